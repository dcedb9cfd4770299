"""The dice game in words: events for log and transcripts, reasons, decisions. Nothing here draws."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, Protocol, assert_never

from tortuga.app.table.marks import Line
from tortuga.games.tortuga2014 import commands as cmd
from tortuga.games.tortuga2014 import events as ev
from tortuga.games.tortuga2014.commands import Claim, Steal
from tortuga.games.tortuga2014.course import staying, surplus_of
from tortuga.games.tortuga2014.legal import legal, taken
from tortuga.games.tortuga2014.pieces import (
    ACTION_NAMES,
    BOARD,
    CHESTS,
    DIE_LETTERS,
    NO_FACE,
    RAID,
    SKULL,
    Chest,
)
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Table, View
from tortuga.kernel.observer import ObservedStep
from tortuga.kernel.players import Reason, SeatSpec

_SIGN: Final = "tortuga2014/chest_"
"""Prefix of a chest's sprite; the colour follows."""


class Translator(Protocol):
    """Translates message ids: `Text` of the app."""

    def say(self, message: str, /, **args: str | int | float) -> str:
        """The message in the player's language."""
        ...


class DiceNarrative:
    """Puts events into words.

    Args:
        text: the language.
        seats: who sits where, by seat.
    """

    def __init__(self, text: Translator, seats: Sequence[SeatSpec]) -> None:
        self._say = text.say
        self._seats = tuple(seats)
        self._names = tuple(seat.name for seat in seats)

    def lines(self, seen: ObservedStep[View, ev.Event]) -> list[Line]:
        """The sentences of one event; none for an event that only prepares another."""
        return self.sentences(seen.event, seen.before.table, seen.after.table)

    def sentences(self, event: ev.Event, before: Table, after: Table) -> list[Line]:
        """The sentences of one event.

        Args:
            event: may be redacted.
            before: the table before it, as the same seat (or nobody, or the log) sees it.
            after: the table after it.
        """
        return list(self._sentences(event, before, after))

    def worded(self, id: str, args: Mapping[str, str | int]) -> str:
        """A reason of the rules or of a captain in words."""
        return worded(self._say, self._seats, id, args)

    def advised(self, reason: Reason, best: bool = False) -> str:
        """Why a captain advises a choice; `best`: it is the best one there is."""
        return worded(self._say, self._seats, reason.id, reason.args, best)

    def plain(self, line: Line) -> str:
        """A line with its chest in words, for transcripts."""
        if line.sign is None:
            return line.text
        return self._say(
            "log-with-chest", text=line.text, chest=self._say(f"log-chest-{line.sign.removeprefix(_SIGN)}")
        )

    # ------------------------------------------------------------------ helpers
    def _line(
        self, seat: int | None, id: str, chest: Chest | None = None, loud: bool = False, **args: str | int
    ) -> Line:
        if seat is not None:
            args["name"] = self._names[seat]
        sign = f"{_SIGN}{chest}" if chest is not None else None
        return Line(seat, self._say(f"log-{id}", **args), sign, loud)

    def _action(self, action: int) -> str:
        return self._say(f"log-action-{ACTION_NAMES[action]}")

    def _join(self, seats: Sequence[int]) -> str:
        """Names in a row: "A, B and C"."""
        names = [self._names[seat] for seat in seats]
        if len(names) < 2:
            return "".join(names)
        return self._say("log-and", first=", ".join(names[:-1]), last=names[-1])

    # ------------------------------------------------------------------ events
    def _sentences(self, event: ev.Event, before: Table, after: Table) -> Iterator[Line]:
        match event:
            case ev.StartDrawn(seat):
                yield self._line(seat, "start-drawn")
            case ev.ChestsDealt(crew=crew, island=island):
                for seat in _in_turn(after):
                    yield self._line(seat, "dealt-crew", crew[seat])
                    yield self._line(seat, "dealt-island", island[seat])
            case ev.Rolled():
                yield from self._rolled(event, before, after)
            case ev.Revealed():
                yield from self._revealed(event, before, after)
            case ev.SkullsDeclared(seat, action):
                count = len(before.kept[seat]) if seat < len(before.kept) else 1
                yield self._line(seat, "skulls-declared", count=max(1, count), action=self._action(action))
            case ev.Rerolled(seat=seat, attempt=attempt):
                yield self._line(seat, "rerolled", attempt=attempt)
            case ev.KeptOpenly(seat=seat, dice=dice):
                roll = before.rolls[seat] if seat < len(before.rolls) else None
                if dice and roll:
                    yield self._kept(seat, dice, roll)
            case ev.ActionOpened():
                yield from self._action_opened(event, before)
            case ev.Forfeited(seat=seat, action=action):
                alone = not any(isinstance(command, Steal | Claim) for command in legal(before, seat))
                id = "nobody-to-attack" if action in (BOARD, RAID) and alone else "forfeited"
                yield self._line(seat, id, action=self._action(action))
            case ev.FleetExpanded(seat=seat, box=box):
                yield self._line(seat, "fleet-expanded", before=before.boards[seat].boat, after=box)
            case ev.CrewRecruited(seat=seat, box=box):
                yield self._line(seat, "crew-recruited", before=before.boards[seat].pirate, after=box)
            case ev.HuntDrawn(seat=seat, chest=chest, tiles=tiles):
                yield self._line(seat, "hunt" if chest is None else "hunt-chest", chest, count=len(tiles))
            case ev.TileKept(seat=seat):
                yield self._line(seat, "tile-kept")
            case ev.Attacked():
                yield from self._attacked(event, before)
            case ev.SurplusDropped(dropped=dropped):
                yield from self._surplus(dropped, before)
            case ev.ChestsDrawn(chests=chests):
                for seat in _in_turn(after):
                    yield self._line(seat, "draws-nothing" if chests[seat] is None else "draws", chests[seat])
            case ev.ChestsMoved():
                yield from self._chests_moved(event, before, after)
            case ev.RoundEnded(start=start):
                yield self._line(start, "round-ended")
            case ev.GameEnded():
                yield from self._game_ended(event)
            case ev.Committed() | ev.HuntStarted():
                pass
            case _:
                assert_never(event)

    def _rolled(self, event: ev.Rolled, before: Table, after: Table) -> Iterator[Line]:
        if event.cycle <= 1:
            yield self._line(None, "round", loud=True, round=max(1, after.round))
        rolling = [seat for seat, faces in enumerate(event.faces) if faces != ()]
        if len(rolling) == before.seats:
            yield self._line(None, "all-roll", number=max(1, event.cycle))
        else:
            yield self._line(None, "some-roll", names=self._join(rolling), count=len(rolling))

    def _revealed(self, event: ev.Revealed, before: Table, after: Table) -> Iterator[Line]:
        for seat in _in_turn(after):
            kept, faces, bonus = event.kept[seat], event.faces[seat], event.bonus[seat]
            if kept:
                yield self._kept(seat, kept, faces)
            elif any(face != NO_FACE for face in faces):
                yield self._line(seat, "stuck")
            if bonus >= 0:
                id = "bonus-turned" if before.boards[seat].bonus[bonus] else "bonus-placed"
                yield self._line(seat, id, action=self._action(bonus))

    def _kept(self, seat: int, dice: Sequence[int], faces: Sequence[int]) -> Line:
        natural = Counter(faces[die] for die in dice if faces[die] != SKULL)
        if not natural:
            return self._line(seat, "kept-skulls", count=len(dice))
        return self._line(seat, "kept", count=len(dice), action=self._action(next(iter(natural))))

    def _action_opened(self, event: ev.ActionOpened, before: Table) -> Iterator[Line]:
        action = self._action(event.action)
        if not event.ranking:
            yield self._line(None, "action-nobody", action=action)
        for place, seat in enumerate(event.ranking[: 1 if before.seats == 2 else 2]):
            total, *beaten = (event.totals[ranked] for ranked in event.ranking[place:])
            id = "action-second" if place else "action-first"
            tie = "yes" if total in beaten else "no"  # decided by the schooner (R43)
            yield self._line(seat, id, loud=not place, action=action, total=total, tie=tie)

    def _attacked(self, event: ev.Attacked, before: Table) -> Iterator[Line]:
        seat, target = event.seat, event.target
        how = "board" if event.action == BOARD else "raid"
        what = "nothing" if event.chest is None else "takes" if event.place == 0 else "claims"
        yield self._line(seat, f"{how}-{what}", event.chest, target=self._names[target])
        board, other = before.boards[seat], before.boards[target]
        own, theirs = (board.boat, other.boat) if event.action == BOARD else (board.pirate, other.pirate)
        if theirs != event.target_box:
            yield self._line(target, f"{how}-target", before=theirs, after=event.target_box)
        if event.defended:
            id = f"{how}-defends" if own != event.box else "defends-in-vain"
            yield self._line(target, id, attacker=self._names[seat], before=own, after=event.box)

    def _surplus(self, surplus: Sequence[Sequence[Chest]], before: Table) -> Iterator[Line]:
        """Which chests find no room and where each goes, in the order in which they leave (R63)."""
        leaving = [(seat, chest) for seat, chests in enumerate(surplus) for chest in chests]
        stays = staying(before.center, (chest for _, chest in leaving), before.seats)
        for (seat, chest), stay in zip(leaving, stays, strict=True):
            yield self._line(seat, "left", chest, to="island" if stay else "bag")

    def _chests_moved(self, event: ev.ChestsMoved, before: Table, after: Table) -> Iterator[Line]:
        for seat in _in_turn(after):
            home = len(after.boards[seat].tortuga)
            if arrived := home - len(before.boards[seat].tortuga):
                yield self._line(seat, "moved-home", count=arrived, total=home)
        moves = zip(before.boards, event.moves, strict=True)
        yield from self._surplus(
            [() if move is None else surplus_of(board, move) for board, move in moves], before
        )

    def _game_ended(self, event: ev.GameEnded) -> Iterator[Line]:
        for seat in sorted(range(len(event.scores)), key=lambda seat: -event.scores[seat]):
            yield self._line(seat, "score", points=event.scores[seat])
        best, winners = max(event.scores), event.winners
        if len(winners) == 1:
            yield self._line(winners[0], "wins", loud=True, points=best)
        else:
            yield self._line(None, "shared", names=self._join(winners), points=best)

    # ------------------------------------------------------------------ decisions
    def decision(self, seen: ObservedStep[View, ev.Event]) -> str:
        """A decision as a sentence with the captain's name; "" if nobody decided.

        Args:
            seen: by an observer who may see the decision.
        """
        table = seen.before.table
        decided = RULES.command_of(table, seen.event)
        if decided is None:
            return ""
        seat, command = decided

        def say(id: str, action: int | None = None, **args: str | int) -> str:
            if action is not None:
                args["action"] = self._action(action)
            return self._say(id, name=self._names[seat], **args)

        match command:
            case cmd.Keep(()):
                return say("deed-none")
            case cmd.Keep(dice):
                roll = table.rolls[seat] or ()
                letters = ", ".join(DIE_LETTERS[die] for die in dice)
                action = next((roll[die] for die in dice if roll[die] != SKULL), None)
                id = "deed-skulls" if action is None else "deed-keep"
                return say(id, action, dice=letters, count=len(dice))
            case cmd.TakeBonus(action):
                return say("deed-bonus", action)
            case cmd.DeclareSkulls(action):
                return say("deed-declare", action)
            case cmd.Perform():
                return say("deed-perform", table.action)
            case cmd.Forfeit():
                return say("deed-forfeit", table.action)
            case cmd.KeepTile():
                return say("deed-tile")
            case Steal(target) | Claim(target):
                victim, chest = self._names[target], taken(table, command)
                if chest is None:
                    return say("deed-attack", table.action, target=victim)
                chest_name = self._say(f"log-chest-{chest}")
                return say("deed-attack-chest", table.action, target=victim, chest=chest_name)
            case cmd.MoveChests():
                return say("deed-move")

    def chance(self, seen: ObservedStep[View, ev.Event], seat: int) -> str:
        """What a seat has rolled, die by die; "" if it was no roll of its own, or a hidden one."""
        match seen.event:
            case ev.Rolled(faces=rolls):
                faces = rolls[seat] or ()
            case ev.Rerolled(seat=roller, faces=rerolled) if roller == seat:
                faces = rerolled
            case _:
                return ""
        dice = [
            self._say("heard-die", letter=letter, face=self._face(face, numbers))
            for letter, face, numbers in zip(
                DIE_LETTERS, faces, seen.after.table.options.numbers, strict=False
            )
            if face != NO_FACE
        ]
        return self._say("account-rolled", name=self._names[seat], dice="; ".join(dice)) if dice else ""

    def _face(self, face: int, numbers: Sequence[int]) -> str:
        if face == SKULL:
            return self._say("die-skull")
        return self._say("die-face", action=self._action(face), number=numbers[face])


def _in_turn(table: Table) -> tuple[int, ...]:
    """All seats, the start player first."""
    return table.clockwise(tuple(range(table.seats)))


# ------------------------------------------------------------------ reasons
KEEP_SKULLS: Final = "advice-keep-skulls"
_BY_TOTAL: Final = {"advice-keep": 0, KEEP_SKULLS: 1, "advice-declare-chance": 0}
"""Reasons that name a total; 1 if only skulls are kept, which go to no action yet."""
_LIKELY_PERCENT: Final = 65
"""Percent from which a total "usually" comes 1st; another sample would agree."""
_SELDOM: Final = 15
"""Percent below which the chance of coming 1st is a warning, not a reason."""
_SMALL_TOTAL: Final = 3
"""A total up to this is surprisingly small for a win."""

Args = Mapping[str, str | int]


def _by_total(id: str, args: Args, best: bool) -> Sequence[tuple[str, Args]]:
    """The sentences about dice that go to an action, as ids and arguments.

    Args:
        id: of the reason.
        args: of the reason; the captains' advice explains each.
        best: whether the choice is advised; a bare "seldom" would speak against it.
    """
    values = {**args, "skulls": _BY_TOTAL[id], "small": int(int(args["total"]) <= _SMALL_TOTAL)}
    chance = int(values.pop("chance", _LIKELY_PERCENT))
    likely = "sure" if "sure" in args else "usual" if chance >= _LIKELY_PERCENT else "fair"
    if "safe" in args:
        return [("advice-safe", values), *([("advice-safe-best", {})] if best else [])]
    if id == KEEP_SKULLS and likely == "fair" and "seat" not in args:
        return [("advice-skulls-wait", values)]  # their total there is not why they are kept
    if "seat" in args:
        said: list[tuple[str, Args]] = [("advice-skulls-beat", values)]
    elif chance < _SELDOM and likely == "fair":
        hope = "more" if "more" in args else "defends" if "defends" in args else "none"
        said = [("advice-seldom-best", {**values, "hope": hope}) if best else ("advice-seldom", values)]
        if best and hope == "defends":
            return said
    else:
        said = [("advice-total", {**values, "likely": likely})]
        if "tie" in args:
            said.append(("advice-tie", {}))
        if likely != "fair":
            return said
    return [*said, ("advice-defends", values)] if "defends" in args else said


def worded(
    say: Callable[..., str], seats: Sequence[SeatSpec], id: str, args: Args, best: bool = False
) -> str:
    """The text of an id with its arguments in words.

    `action` (number or stable name) becomes its name, while `deed` is the stable one; `chest` becomes the
    name of its colour, and `seat` and `target` of an advice (from 0) the names of the captains there;
    refusals of the kernel number seats from 1 and keep them. `best`: whether an advice proposes the choice.
    """
    if "deciding" in args:
        first = say(str(args["deciding"]), action=say(f"log-action-{args.get('decides', ACTION_NAMES[0])}"))
        if args["deciding"] == "advice-decides-tiles":
            return first  # what the dice reach is not why they are kept
        rest = {key: value for key, value in args.items() if key not in ("deciding", "decides")}
        return f"{first} {worded(say, seats, id, rest, best)}"
    if id in _BY_TOTAL:
        return " ".join(worded(say, seats, each, its) for each, its in _by_total(id, args, best))
    values: dict[str, str | int] = dict(args)
    action = values.get("action")
    if action in ACTION_NAMES:
        values["deed"] = action
    if isinstance(action, int):
        values["action"] = say(f"log-action-{ACTION_NAMES[action]}")
    elif action in ACTION_NAMES:
        values["action"] = say(f"log-action-{action}")
    if values.get("chest") in CHESTS:
        values["chest"] = say(f"colour-word-{values['chest']}")
    for key in ("seat", "target"):
        seat = values.get(key)
        if id.startswith("advice") and isinstance(seat, int):
            values[key] = seats[seat].name
    if "skulls" in values:
        values["lead"] = say("advice-lead", **{key: values[key] for key in ("skulls", "action")})
    values.setdefault("bag", 0)
    said = say(id, **values)
    if id == "advice-move" and best:
        return f"{said} {say('advice-move-best', **values)}"
    facts = [name for name in ("set", "double", "leads") if name in args]
    return " ".join((said, *(say(f"advice-{name}", seat=values.get("seat", "")) for name in facts)))
