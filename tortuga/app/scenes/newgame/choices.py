"""The choices of the new-game screen: a game, its options, who sits where; first and last choices."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from tortuga.app.captains import characters
from tortuga.app.captains.ask import captains_of
from tortuga.app.captains.characters import split_player
from tortuga.app.registry import UIS
from tortuga.app.scene.context import Context
from tortuga.app.text import Text
from tortuga.games import GAMES
from tortuga.kernel.dealer import SEED_BYTES
from tortuga.kernel.errors import Notice, Refusal
from tortuga.kernel.game import Setup
from tortuga.kernel.players import HUMAN, SeatSpec
from tortuga.unicode import cleaned, letters

NAME_LENGTH = 24
"""Most letters, counted as they are seen."""
SEED_WORDS = (
    *("ANCHOR", "BARREL", "CANNON", "CUTLASS", "DOUBLOON", "GALLEON", "HARBOUR", "ISLAND", "JOLLY", "KRAKEN"),
    *("LANTERN", "MERMAID", "MONKEY", "MUTINY", "PARROT", "PEARL", "PIRATE", "RUDDER", "SABRE", "SCHOONER"),
    *("SHARK", "SIREN", "SKULL", "SLOOP", "SPYGLASS", "STORM", "TREASURE", "TRIDENT", "TURTLE", "WHALE"),
)


class SeatChoice(msgspec.Struct, frozen=True):
    """The choices for one seat."""

    kind: Literal["person", "captain"]
    name: str
    colour: str
    level: str = "mate"
    """Kept while a person sits here, so that switching back and forth loses nothing."""
    character: str = ""
    """Likewise."""
    usual: int = 0
    """Number of its default name, which follows the language; 0 = a name of its own."""

    @property
    def player(self) -> str:
        """Name in the log's header."""
        if self.kind == "person":
            return HUMAN
        if characters.outside_name(self.character):
            return self.character
        return f"{self.level}-{self.character}" if self.character else self.level

    @property
    def known_as(self) -> str:
        """Its name in the form that must be unique, ignoring capitals and extra spaces."""
        return cleaned(self.name).casefold()

    @property
    def spec(self) -> SeatSpec:
        """The seat of the log's header."""
        return SeatSpec(player=self.player, name=cleaned(self.name), colour=self.colour)


class NewGame(msgspec.Struct, frozen=True):
    """Everything the new-game screen asks."""

    game: str
    """Name in the registry."""
    seats: tuple[SeatChoice, ...]
    options: Mapping[str, Any] = {}
    """By field of `Game.options`; missing ones have their defaults."""
    seed: str = ""
    """"" = a fresh secret seed is drawn when the game begins."""
    practice: bool = False
    """Whether whole rounds may be taken back."""
    unadvised: bool = False
    """Whether captains give no advice to people."""

    @property
    def chosen(self) -> dict[str, Any]:
        """The value of every option."""
        usual = {option.field: option.default for option in GAMES[self.game].options}
        return usual | {field: value for field, value in self.options.items() if field in usual}

    def choose(self, **values: Any) -> NewGame:
        """The same game with other values of some options."""
        return msgspec.structs.replace(self, options={**self.options, **values})

    @property
    def house_rules(self) -> int:
        """How many house rules differ from their defaults."""
        chosen = self.chosen
        return sum(
            chosen[option.field] != option.default
            for option in GAMES[self.game].options
            if option.place == "house"
        )

    @property
    def setup(self) -> Setup:
        """The setup that the game is begun with.

        Raises:
            Refusal: options that contradict each other.
        """
        made = GAMES[self.game].make(len(self.seats), self.chosen)
        specs = tuple(seat.spec for seat in self.seats)
        return Setup(self.game, made, specs, cleaned(self.seed), self.practice, self.unadvised)

    def deals_as(self, other: NewGame) -> bool:
        """Whether chance is the same in both: dice fall alike, cards lie alike."""
        mine, yours = ((one.game, cleaned(one.seed), len(one.seats), one.chosen) for one in (self, other))
        return mine == yours

    def faults(self) -> tuple[Notice, ...]:
        """Why the game cannot begin; empty when it can."""
        game = GAMES[self.game]
        if len(self.seats) not in game.seats:
            counts = {"seats": len(self.seats), "least": game.seats[0], "most": game.seats[-1]}
            return (Notice("newgame-fault-seats", counts),)
        faults = [fault for number in range(len(self.seats)) for fault in self._seat_faults(number)]
        if len(cleaned(self.seed).encode()) > SEED_BYTES:
            faults.append(Notice("newgame-fault-seed", {"most": SEED_BYTES}))
        try:
            game.make(len(self.seats), self.chosen)
        except Refusal as error:
            faults.append(Notice(error.id, error.arguments))
        return tuple(faults)

    def _seat_faults(self, index: int) -> list[Notice]:
        faults: list[Notice] = []
        seat, number = self.seats[index], index + 1
        name = cleaned(seat.name)
        before = self.seats[:index]
        if not name:
            faults.append(Notice("newgame-fault-name-empty", {"seat": number}))
        elif len(letters(name)) > NAME_LENGTH:
            faults.append(Notice("newgame-fault-name-long", {"seat": number, "most": NAME_LENGTH}))
        elif seat.known_as in (other.known_as for other in before):
            faults.append(Notice("newgame-fault-name-twice", {"name": name}))
        taken = (other.colour for other in before)
        if seat.colour not in GAMES[self.game].colours or seat.colour in taken:
            faults.append(Notice("newgame-fault-colour", {"seat": number}))
        if seat.kind == "captain":
            levels = captains_of(self.game).levels
            if seat.level not in (levels if seat.character else (*levels, *captains_of(self.game).panel)):
                faults.append(Notice("newgame-fault-level", {"seat": number, "level": seat.player}))
            elif (fault := characters.fault_of(self.game, seat.character)) is not None:
                faults.append(fault)
        return faults


def readable_seed() -> str:
    """A seed to tell a friend, like KRAKEN-4711-PARROT: some 23 bits, meant for repeating a game."""
    chance = random.SystemRandom()
    words = [chance.choice(SEED_WORDS) for _ in range(2)]
    return f"{words[0]}-{chance.randrange(1000, 10_000)}-{words[1]}"


# ---------------------------------------------------------------- last choices
def from_settings(game: str, data: Mapping[str, Any] | None) -> NewGame | None:
    """The last choices of a game, None when there are none or they no longer hold."""
    if data is None:
        return None
    if "options" not in data:  # saved by a version that knew only one game: options stood beside the seats
        fields = {option.field for option in GAMES[game].options}
        options = {field: _thawed(value) for field, value in data.items() if field in fields}
        data = {**data, "options": {field: value for field, value in options.items() if value is not None}}
    try:
        kept = msgspec.convert({**data, "game": game, "seed": ""}, NewGame)
    except msgspec.ValidationError:
        return None
    options = {field: _thawed(value) for field, value in kept.options.items()}
    seats = tuple(msgspec.structs.replace(seat, name=cleaned(seat.name)) for seat in kept.seats)
    new_game = msgspec.structs.replace(kept, seats=seats, options=options)
    return None if new_game.faults() else new_game


def _thawed(value: Any) -> Any:
    """A value of JSON as options have it: tuples in place of lists."""
    return tuple(map(_thawed, value)) if isinstance(value, list | tuple) else value


def to_settings(game: NewGame) -> dict[str, Any]:
    """Plain data for the settings; without the seed, so that the next game is another one."""
    data: dict[str, Any] = msgspec.to_builtins(game)
    return {name: value for name, value in data.items() if name not in ("game", "seed")}


# ---------------------------------------------------------------- games that were played
def same_seats(game: str, options: Any, seats: Sequence[SeatSpec]) -> NewGame:
    """The game a log was begun with, to be played again with a fresh seed."""
    chosen = {option.field: getattr(options, option.field) for option in GAMES[game].options}
    usual = captains_of(game).default_level
    return NewGame(
        game,
        tuple(
            SeatChoice("person", cleaned(seat.name), seat.colour, usual)
            if seat.is_human
            else SeatChoice("captain", cleaned(seat.name), seat.colour, level or usual, character)
            for seat in seats
            for level, character in (split_player(seat.player),)
        ),
        {field: value for field, value in chosen.items() if value is not None},
    )


def deal_of(game: str, options: Any, seats: Sequence[SeatSpec], seed: str) -> NewGame:
    """The new game that repeats the deal of a finished one; captains unknown here become the best one."""
    found = same_seats(game, options, seats)
    chosen = tuple(
        msgspec.structs.replace(seat, level=split_player(known_captain(game, seat.level))[0])
        for seat in found.seats
    )
    if all(seat.kind == "captain" for seat in chosen):
        chosen = (msgspec.structs.replace(chosen[0], kind="person"), *chosen[1:])
    return msgspec.structs.replace(found, seats=chosen, seed=seed)


def crew(game: str, seats: Sequence[SeatSpec], me: int | None) -> tuple[SeatSpec, ...]:
    """The players of a branch: the same ones, or one person and captains; the best captain fills in."""
    people = [seat for seat, spec in enumerate(seats) if spec.is_human] if me is None else [me]
    return tuple(
        msgspec.structs.replace(spec, player=HUMAN if seat in people else known_captain(game, spec.player))
        for seat, spec in enumerate(seats)
    )


def known_captain(game: str, player: str) -> str:
    """The captain, if there is one of this name or level here, else the best one."""
    captains = captains_of(game)
    level, character = split_player(player)
    known = level in (*captains.levels, *captains.panel) if level else character in captains.characters()
    return player if known else captains.levels[-1]


# ---------------------------------------------------------------- what the screen begins with
USUAL_SEATS = 4
"""Maximum number of seats of a first game; further ones are spare."""


def start_choices(
    text: Text, game: str, last: NewGame | None, people: int | None
) -> tuple[NewGame, tuple[SeatChoice, ...]]:
    """The initial choices of the screen, and the seats that can still be added.

    Args:
        last: the choices made last time.
        people: minimum number of people (hot-seat); None = as before.
    """
    text = text.of(game)
    usual = _usual(text, game, people or 1)
    if last is None:
        return NewGame(game, usual[: max(USUAL_SEATS, people or 1)]), usual
    last = msgspec.structs.replace(last, seats=worded(text, last.seats, len(usual)))
    spare_seats = _fill(game, last.seats, usual)
    if people is not None:
        spare_seats = _with_people(spare_seats, people)
        last = msgspec.structs.replace(last, seats=spare_seats[: max(people, len(last.seats))])
    return last, spare_seats


def recolour(game: str, seats: tuple[SeatChoice, ...]) -> tuple[SeatChoice, ...]:
    """The same seats; one that has the colour of an earlier seat gets a free one."""
    out: list[SeatChoice] = []
    for seat in seats:
        out.append(msgspec.structs.replace(seat, colour=_free(game, seat.colour, out)))
    return tuple(out)


def me_among_captains(context: Context, game: str) -> tuple[SeatChoice, ...]:
    """The player under the name chosen last, then captains under their usual names."""
    usual = _usual(context.text.of(game), game, 1)
    last = from_settings(game, context.settings.now.choices_of(game, False))
    people = (seat for seat in (last.seats if last else ()) if seat.kind == "person" and not seat.usual)
    me = next(people, usual[0])
    if me.known_as in {seat.known_as for seat in usual[1:]}:
        return usual
    return msgspec.structs.replace(usual[0], name=me.name, usual=me.usual), *usual[1:]


def _usual(text: Text, game: str, people: int) -> tuple[SeatChoice, ...]:
    colours = [colour.name for colour in UIS[game].colours]
    return tuple(
        SeatChoice(
            kind="person" if i < people else "captain",
            name=text.say(f"newgame-name-{i + 1}"),
            colour=colours[i],
            level=captains_of(game).default_level,
            usual=i + 1,
        )
        for i in range(GAMES[game].seats[-1])
    )


def worded(text: Text, seats: tuple[SeatChoice, ...], most: int) -> tuple[SeatChoice, ...]:
    """The seats with their default names in the current language, avoiding names already taken."""
    taken = {other.known_as for other in seats}
    names = [text.say(f"newgame-name-{seat.usual}") if 1 <= seat.usual <= most else "" for seat in seats]
    return tuple(
        msgspec.structs.replace(seat, name=name) if name and name.casefold() not in taken else seat
        for seat, name in zip(seats, names, strict=True)
    )


def _free(game: str, wish: str, others: list[SeatChoice]) -> str:
    taken = {other.colour for other in others}
    return next(colour for colour in (wish, *GAMES[game].colours) if colour not in taken)


def _with_people(spare_seats: tuple[SeatChoice, ...], people: int) -> tuple[SeatChoice, ...]:
    """Captains of the first seats make room for people until there are enough."""
    missing = people - sum(seat.kind == "person" for seat in spare_seats[: max(people, 2)])
    captains = [number for number, seat in enumerate(spare_seats) if seat.kind == "captain"]
    stand_up = captains[: max(0, missing)]
    return tuple(
        msgspec.structs.replace(seat, kind="person") if number in stand_up else seat
        for number, seat in enumerate(spare_seats)
    )


def _fill(game: str, seats: tuple[SeatChoice, ...], usual: tuple[SeatChoice, ...]) -> tuple[SeatChoice, ...]:
    """As many seats as the game takes: these, then captains with default names that are still free."""
    spare_seats = list(seats)
    for seat in usual:
        names = {other.known_as for other in spare_seats}
        if len(spare_seats) < len(usual) and seat.known_as not in names:
            free = _free(game, seat.colour, spare_seats)
            spare_seats.append(msgspec.structs.replace(seat, kind="captain", colour=free))
    return tuple(spare_seats)
