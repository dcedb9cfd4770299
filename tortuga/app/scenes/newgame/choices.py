"""The new game that a player asks for: seats and options, checks, and what it begins with."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from tortuga.app.captains import characters
from tortuga.app.captains.characters import captain_of
from tortuga.app.records import GameRecord
from tortuga.app.text import Text
from tortuga.games import GAMES
from tortuga.games.tortuga2014.options import Options
from tortuga.games.tortuga2014.pieces import Numbers, fault_of
from tortuga.kernel.dealer import SEED_BYTES, new_seed
from tortuga.kernel.errors import Notice
from tortuga.kernel.players import HUMAN, SeatSpec

COLOURS = ("blue", "orange", "yellow", "green")
LEVELS = ("deckhand", "mate", "quartermaster", "captain", "admiral")
"""Captains at hand, weakest first. Each has the texts level-<name> and level-<name>-note."""
USUAL_LEVEL = "mate"
"""Whom a new player meets first."""
PANEL = ("random", "greedy", "additive")
"""Players for measuring; not offered, but a game that was played with them may be played again."""
NAME_LENGTH = 24
SEED_WORDS = (
    *("ANCHOR", "BARREL", "CANNON", "CUTLASS", "DOUBLOON", "GALLEON", "HARBOUR", "ISLAND", "JOLLY", "KRAKEN"),
    *("LANTERN", "MERMAID", "MONKEY", "MUTINY", "PARROT", "PEARL", "PIRATE", "RUDDER", "SABRE", "SCHOONER"),
    *("SHARK", "SIREN", "SKULL", "SLOOP", "SPYGLASS", "STORM", "TREASURE", "TRIDENT", "TURTLE", "WHALE"),
)


class SeatChoice(msgspec.Struct, frozen=True):
    """What is chosen for one seat."""

    kind: Literal["person", "captain"]
    name: str
    colour: str
    level: str = USUAL_LEVEL
    """Kept while a person sits here, so that switching back and forth loses nothing."""
    character: str = ""
    """Likewise."""
    usual: int = 0
    """Number of the usual name it goes by, worded anew in each language; 0 = a name of its own."""

    @property
    def player(self) -> str:
        """Name in the log's header."""
        if self.kind == "person":
            return HUMAN
        return f"{self.level}-{self.character}" if self.character else self.level


class NewGame(msgspec.Struct, frozen=True):
    """Everything the new-game screen asks."""

    seats: tuple[SeatChoice, ...]
    target: Literal[6, 8] = 6
    start_player: Literal["random", "youngest", "seat"] = "random"
    start_seat: int = 0
    """The youngest player's seat or the chosen one."""
    seed: str = ""
    """"" = a fresh secret seed is drawn when the game begins."""
    surplus_timing: Literal["afterAction", "afterEachAttack"] = "afterAction"
    attack_empty: Literal["allowed", "forbidden"] = "allowed"
    move_choice: Literal["simultaneous", "clockwise"] = "simultaneous"
    custom_dice: Numbers | None = None
    """None = the game's own set."""
    practice: bool = False
    """Whether whole rounds may be taken back."""

    @property
    def game(self) -> str:
        """Stable name of the rules."""
        return next(iter(GAMES))

    @property
    def house_rules(self) -> int:
        """How many rules differ from the usual ones."""
        usual = NewGame(self.seats)
        names = ("surplus_timing", "attack_empty", "move_choice", "custom_dice")
        return sum(getattr(self, name) != getattr(usual, name) for name in names)

    @property
    def options(self) -> Options:
        """The options of the log's header."""
        return Options(
            seats=len(self.seats),  # type: ignore[arg-type]  # 2..4, see faults
            target=self.target,
            start_player=self.start_player,
            start_seat=self.start_seat if self.start_player != "random" else 0,
            surplus_timing=self.surplus_timing,
            attack_empty=self.attack_empty,
            move_choice=self.move_choice,
            dice_set="reconstructed" if self.custom_dice is None else "custom",
            custom_dice=self.custom_dice,
        )

    @property
    def specs(self) -> tuple[SeatSpec, ...]:
        """The seats of the log's header."""
        return tuple(SeatSpec(player=s.player, name=s.name.strip(), colour=s.colour) for s in self.seats)

    def seed_or_new(self) -> str:
        """The seed asked for, or a fresh one of 128 random bits."""
        return self.seed.strip() or new_seed()

    def faults(self) -> tuple[Notice, ...]:
        """Why the game cannot begin; empty when it can."""
        found: list[Notice] = []
        if not 2 <= len(self.seats) <= 4:
            found.append(Notice("newgame-fault-seats", {"seats": len(self.seats)}))
        names: set[str] = set()
        colours: set[str] = set()
        for number, seat in enumerate(self.seats, 1):
            name = seat.name.strip()
            if not name:
                found.append(Notice("newgame-fault-name-empty", {"seat": number}))
            elif len(name) > NAME_LENGTH:
                found.append(Notice("newgame-fault-name-long", {"seat": number, "most": NAME_LENGTH}))
            elif name.casefold() in names:
                found.append(Notice("newgame-fault-name-twice", {"name": name}))
            names.add(name.casefold())
            if seat.colour not in COLOURS or seat.colour in colours:
                found.append(Notice("newgame-fault-colour", {"seat": number}))
            colours.add(seat.colour)
            if seat.kind == "captain":
                if seat.level not in (LEVELS if seat.character else (*LEVELS, *PANEL)):
                    found.append(Notice("newgame-fault-level", {"seat": number, "level": seat.player}))
                elif (fault := characters.fault_of(seat.character)) is not None:
                    found.append(fault)
        if not 0 <= self.start_seat < max(1, len(self.seats)):
            found.append(Notice("newgame-fault-start", {"seat": self.start_seat + 1}))
        if len(self.seed.strip().encode()) > SEED_BYTES:
            found.append(Notice("newgame-fault-seed", {"most": SEED_BYTES}))
        if self.custom_dice is not None and fault_of(self.custom_dice):
            found.append(Notice("newgame-fault-dice"))
        return tuple(found)


def readable_seed() -> str:
    """A seed to tell a friend, like KRAKEN-4711-PARROT: some 23 bits, meant for repeating a game."""
    words = [secrets.choice(SEED_WORDS) for _ in range(2)]
    return f"{words[0]}-{secrets.randbelow(9000) + 1000}-{words[1]}"


def from_settings(data: dict[str, Any] | None) -> NewGame | None:
    """The last choices, None when there are none or they no longer hold."""
    if data is None:
        return None
    try:
        game = msgspec.convert(data, NewGame)
    except msgspec.ValidationError:
        return None
    return None if game.faults() else game


def to_settings(game: NewGame) -> dict[str, Any]:
    """Plain data for the settings; the seed is not kept, the next game shall be another."""
    data: dict[str, Any] = msgspec.to_builtins(msgspec.structs.replace(game, seed=""))
    return data


def same_seats(options: Options, seats: Sequence[SeatSpec]) -> NewGame:
    """The game a log was begun with, to be played again under a fresh seed."""
    return NewGame(
        seats=tuple(
            SeatChoice(
                kind="person" if seat.is_human else "captain",
                name=seat.name,
                colour=seat.colour,
                level=USUAL_LEVEL if seat.is_human else captain_of(seat.player)[0],
                character="" if seat.is_human else captain_of(seat.player)[1],
            )
            for seat in seats
        ),
        target=options.target,
        start_player=options.start_player,
        start_seat=options.start_seat,
        surplus_timing=options.surplus_timing,
        attack_empty=options.attack_empty,
        move_choice=options.move_choice,
        custom_dice=options.custom_dice,
    )


MOST_SEATS = 4
_COLOURS = ("orange", "green", "blue", "yellow")  # of the usual crew, seat by seat


def start_choices(
    text: Text, last: NewGame | None, people: int | None
) -> tuple[NewGame, tuple[SeatChoice, ...]]:
    """What the screen begins with, and four seats from which further ones are taken.

    Args:
        last: the choices of the last time.
        people: so many persons at least (hot-seat); None = as it was.
    """
    usual = _usual(text, people or 1)
    if last is None:
        return NewGame(usual), usual
    last = msgspec.structs.replace(last, seats=_worded(text, last.seats))
    bench = _fill(last.seats, usual)
    if people is not None:
        bench = _with_people(bench, people)
        last = msgspec.structs.replace(last, seats=bench[: max(people, len(last.seats))])
    return last, bench


def recolour(seats: tuple[SeatChoice, ...]) -> tuple[SeatChoice, ...]:
    """The same seats; whoever has a colour of an earlier one gets a free one."""
    out: list[SeatChoice] = []
    for seat in seats:
        out.append(msgspec.structs.replace(seat, colour=_free(seat.colour, out)))
    return tuple(out)


def _usual(text: Text, people: int) -> tuple[SeatChoice, ...]:
    return tuple(
        SeatChoice(
            kind="person" if i < people else "captain",
            name=text.say(f"newgame-name-{i + 1}"),
            colour=colour,
            usual=i + 1,
        )
        for i, colour in enumerate(_COLOURS)
    )


def _worded(text: Text, seats: tuple[SeatChoice, ...]) -> tuple[SeatChoice, ...]:
    """The seats with their usual names in the language of now; no name is given that somebody has."""
    out: list[SeatChoice] = []
    for seat in seats:
        if 1 <= seat.usual <= MOST_SEATS:
            name = text.say(f"newgame-name-{seat.usual}")
            if name.casefold() not in {other.name.strip().casefold() for other in seats}:
                seat = msgspec.structs.replace(seat, name=name)
        out.append(seat)
    return tuple(out)


def _free(wish: str, others: list[SeatChoice]) -> str:
    taken = {other.colour for other in others}
    return next(colour for colour in (wish, *COLOURS) if colour not in taken)


def _with_people(bench: tuple[SeatChoice, ...], people: int) -> tuple[SeatChoice, ...]:
    """Captains of the first seats stand up for persons until there are enough."""
    missing = people - sum(seat.kind == "person" for seat in bench[: max(people, 2)])
    out: list[SeatChoice] = []
    for seat in bench:
        if missing > 0 and seat.kind == "captain":
            seat = msgspec.structs.replace(seat, kind="person")
            missing -= 1
        out.append(seat)
    return tuple(out)


def _fill(seats: tuple[SeatChoice, ...], usual: tuple[SeatChoice, ...]) -> tuple[SeatChoice, ...]:
    """Four seats: the given ones, then usual ones whose names are free, as captains."""
    bench = list(seats)
    for seat in usual:
        names = {other.name.strip().casefold() for other in bench}
        if len(bench) < MOST_SEATS and seat.name.casefold() not in names:
            bench.append(msgspec.structs.replace(seat, kind="captain", colour=_free(seat.colour, bench)))
    return tuple(bench)


def crew(seats: Sequence[SeatSpec], me: int | None) -> tuple[SeatSpec, ...]:
    """Who plays a branch: as they sat, or one person and captains; persons' places go to the best one."""
    people = [seat for seat, spec in enumerate(seats) if spec.is_human] if me is None else [me]
    return tuple(
        msgspec.structs.replace(spec, player=HUMAN if seat in people else _captain(spec.player))
        for seat, spec in enumerate(seats)
    )


def _captain(player: str) -> str:
    """The captain, if there is one of this name or level here, else the best one."""
    return player if captain_of(player)[0] in (*LEVELS, *PANEL) else LEVELS[-1]


def deal_of(record: GameRecord) -> NewGame:
    """The new game that repeats the deal of one that is over; captains unknown here become the best one."""
    game = same_seats(record.log.options, record.seats)
    seats = tuple(
        msgspec.structs.replace(seat, level=captain_of(_captain(seat.level))[0]) for seat in game.seats
    )
    if all(seat.kind == "captain" for seat in seats):
        seats = (msgspec.structs.replace(seats[0], kind="person"), *seats[1:])
    return msgspec.structs.replace(game, seats=seats, seed=record.seed or "")
