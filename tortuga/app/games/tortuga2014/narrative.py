"""The dice game in words: events for log and transcripts, reasons, decisions. Nothing here draws."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final, Protocol, assert_never

from tortuga.app.table.marks import Line
from tortuga.games.tortuga2014 import commands as cmd
from tortuga.games.tortuga2014 import events as ev
from tortuga.games.tortuga2014.commands import Claim, Steal
from tortuga.games.tortuga2014.course import staying, surplus_of
from tortuga.games.tortuga2014.events import Event
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


class Speaker(Protocol):
    """Puts messages into words: `Text` of the app."""

    def say(self, message: str, /, **args: str | int | float) -> str:
        """The message in the player's language."""
        ...


class DiceNarrative:
    """Tells what happened.

    Args:
        text: the language.
        seats: who sits where, by seat.
    """

    def __init__(self, text: Speaker, seats: Sequence[SeatSpec]) -> None:
        self._say = text.say
        self._seats = tuple(seats)
        self._names = tuple(seat.name for seat in seats)

    def lines(self, seen: ObservedStep[View, ev.Event]) -> list[Line]:
        """The sentences of one event; empty for what only prepares another event."""
        return self.told_between(seen.event, seen.before.table, seen.after.table)

    def told_between(self, event: ev.Event, before: Table, after: Table) -> list[Line]:
        """The sentences of one event.

        Args:
            event: may be redacted.
            before: the table before it, as the same seat (or nobody, or the log) sees it.
            after: the table after it.
        """
        match event:
            case ev.StartDrawn():
                return self._start_drawn(event)
            case ev.ChestsDealt():
                return self._chests_dealt(event, after)
            case ev.Rolled():
                return self._rolled(event, before, after)
            case ev.Revealed():
                return self._revealed(event, before, after)
            case ev.SkullsDeclared():
                return self._skulls_declared(event, before)
            case ev.Rerolled():
                return self._rerolled(event)
            case ev.KeptOpenly():
                return self._kept_openly(event, before)
            case ev.ActionOpened():
                return self._action_opened(event, before)
            case ev.Forfeited():
                return self._forfeited(event, before)
            case ev.FleetExpanded():
                return self._fleet_expanded(event, before)
            case ev.CrewRecruited():
                return self._crew_recruited(event, before)
            case ev.HuntDrawn():
                return self._hunt_drawn(event)
            case ev.TileKept():
                return self._tile_kept(event)
            case ev.Attacked():
                return self._attacked(event, before)
            case ev.SurplusDropped():
                return self._surplus_dropped(event, before)
            case ev.ChestsDrawn():
                return self._chests_drawn(event, after)
            case ev.ChestsMoved():
                return self._chests_moved(event, before, after)
            case ev.RoundEnded():
                return self._round_ended(event)
            case ev.GameEnded():
                return self._game_ended(event)
            case ev.Committed() | ev.HuntStarted():
                return []
        assert_never(event)

    def told(self, id: str, args: Mapping[str, str | int]) -> str:
        """A reason of the rules or of a captain in words."""
        return worded(self._say, self._seats, id, args)

    def advised(self, reason: Reason, best: bool = False) -> str:
        """Why a captain advises a choice; `best` of all there is."""
        return worded(self._say, self._seats, reason.id, reason.args, best)

    def deed(self, seen: ObservedStep[View, ev.Event]) -> str:
        """A decision as a sentence; "" if nobody made one."""
        return deed_words(self._say, self._seats, seen)

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

    # ------------------------------------------------------------------ setup
    def _start_drawn(self, event: ev.StartDrawn) -> list[Line]:
        return [self._line(event.seat, "start-drawn")]

    def _chests_dealt(self, event: ev.ChestsDealt, after: Table) -> list[Line]:
        lines = []
        for seat in after.clockwise(tuple(range(after.seats))):
            lines.append(self._line(seat, "dealt-crew", event.crew[seat]))
            lines.append(self._line(seat, "dealt-island", event.island[seat]))
        return lines

    # ------------------------------------------------------------------ phase 1
    def _rolled(self, event: ev.Rolled, before: Table, after: Table) -> list[Line]:
        lines = []
        if event.cycle <= 1:
            lines.append(self._line(None, "round", loud=True, round=max(1, after.round)))
        rolling = [seat for seat, faces in enumerate(event.faces) if faces != ()]
        if len(rolling) == before.seats:
            lines.append(self._line(None, "all-roll", number=max(1, event.cycle)))
        else:
            lines.append(self._line(None, "some-roll", names=self._join(rolling), count=len(rolling)))
        return lines

    def _revealed(self, event: ev.Revealed, before: Table, after: Table) -> list[Line]:
        lines = []
        for seat in after.clockwise(tuple(range(after.seats))):
            kept, faces, bonus = event.kept[seat], event.faces[seat], event.bonus[seat]
            if kept:
                lines.append(self._kept(seat, kept, faces))
            elif any(face != NO_FACE for face in faces):
                lines.append(self._line(seat, "stuck"))
            if bonus >= 0:
                id = "bonus-turned" if before.boards[seat].bonus[bonus] else "bonus-placed"
                lines.append(self._line(seat, id, action=self._action(bonus)))
        return lines

    def _kept(self, seat: int, dice: Sequence[int], faces: Sequence[int]) -> Line:
        natural = Counter(faces[die] for die in dice if faces[die] != SKULL)
        if not natural:
            return self._line(seat, "kept-skulls", count=len(dice))
        return self._line(seat, "kept", count=len(dice), action=self._action(next(iter(natural))))

    def _skulls_declared(self, event: ev.SkullsDeclared, before: Table) -> list[Line]:
        count = len(before.kept[event.seat]) if event.seat < len(before.kept) else 1
        return [
            self._line(event.seat, "skulls-declared", count=max(1, count), action=self._action(event.action))
        ]

    def _rerolled(self, event: ev.Rerolled) -> list[Line]:
        return [self._line(event.seat, "rerolled", attempt=event.attempt)]

    def _kept_openly(self, event: ev.KeptOpenly, before: Table) -> list[Line]:
        roll = before.rolls[event.seat] if event.seat < len(before.rolls) else None
        if not event.dice or not roll:
            return []
        return [self._kept(event.seat, event.dice, roll)]

    # ------------------------------------------------------------------ phase 2
    def _action_opened(self, event: ev.ActionOpened, before: Table) -> list[Line]:
        action = self._action(event.action)
        if not event.ranking:
            return [self._line(None, "action-nobody", action=action)]
        lines = []
        for place, seat in enumerate(event.ranking[: 1 if before.seats == 2 else 2]):
            total, *beaten = (event.totals[ranked] for ranked in event.ranking[place:])
            id = "action-second" if place else "action-first"
            tie = "yes" if total in beaten else "no"  # decided by the schooner (R43)
            lines.append(self._line(seat, id, loud=not place, action=action, total=total, tie=tie))
        return lines

    def _forfeited(self, event: ev.Forfeited, before: Table) -> list[Line]:
        alone = not any(isinstance(command, Steal | Claim) for command in legal(before, event.seat))
        id = "nobody-to-attack" if event.action in (BOARD, RAID) and alone else "forfeited"
        return [self._line(event.seat, id, action=self._action(event.action))]

    def _fleet_expanded(self, event: ev.FleetExpanded, before: Table) -> list[Line]:
        was = before.boards[event.seat].boat
        return [self._line(event.seat, "fleet-expanded", before=was, after=event.box)]

    def _crew_recruited(self, event: ev.CrewRecruited, before: Table) -> list[Line]:
        was = before.boards[event.seat].pirate
        return [self._line(event.seat, "crew-recruited", before=was, after=event.box)]

    def _hunt_drawn(self, event: ev.HuntDrawn) -> list[Line]:
        id = "hunt-chest" if event.chest is not None else "hunt"
        return [self._line(event.seat, id, event.chest, count=len(event.tiles))]

    def _tile_kept(self, event: ev.TileKept) -> list[Line]:
        return [self._line(event.seat, "tile-kept")]

    def _attacked(self, event: ev.Attacked, before: Table) -> list[Line]:
        how = "board" if event.action == BOARD else "raid"
        target = self._names[event.target]
        if event.chest is None:
            id = f"{how}-nothing"
        else:
            id = f"{how}-takes" if event.place == 0 else f"{how}-claims"
        lines = [self._line(event.seat, id, event.chest, target=target)]
        board, other = before.boards[event.seat], before.boards[event.target]
        own, theirs = (board.boat, other.boat) if event.action == BOARD else (board.pirate, other.pirate)
        if theirs != event.target_box:
            lines.append(self._line(event.target, f"{how}-target", before=theirs, after=event.target_box))
        if event.defended:
            moved = own != event.box
            lines.append(
                self._line(
                    event.target,
                    f"{how}-defends" if moved else "defends-in-vain",
                    attacker=self._names[event.seat],
                    before=own,
                    after=event.box,
                )
            )
        return lines

    def _surplus_dropped(self, event: ev.SurplusDropped, before: Table) -> list[Line]:
        return self._left(event.dropped, before)

    def _left(self, left: Sequence[Sequence[Chest]], before: Table) -> list[Line]:
        """Which chests find no room and where each goes, in the order in which they leave (R63)."""
        leaving = [(seat, chest) for seat, chests in enumerate(left) for chest in chests]
        stays = staying(before.center, (chest for _, chest in leaving), before.seats)
        return [
            self._line(seat, "left", chest, to="island" if stay else "bag")
            for (seat, chest), stay in zip(leaving, stays, strict=True)
        ]

    # ------------------------------------------------------------------ phase 3
    def _chests_drawn(self, event: ev.ChestsDrawn, after: Table) -> list[Line]:
        lines = []
        for seat in after.clockwise(tuple(range(after.seats))):
            chest = event.chests[seat]
            lines.append(self._line(seat, "draws" if chest is not None else "draws-nothing", chest))
        return lines

    def _chests_moved(self, event: ev.ChestsMoved, before: Table, after: Table) -> list[Line]:
        lines = []
        for seat in after.clockwise(tuple(range(after.seats))):
            home = len(after.boards[seat].tortuga)
            if arrived := home - len(before.boards[seat].tortuga):
                lines.append(self._line(seat, "moved-home", count=arrived, total=home))
        moves = zip(before.boards, event.moves, strict=True)
        left = [() if move is None else surplus_of(board, move) for board, move in moves]
        return lines + self._left(left, before)

    def _round_ended(self, event: ev.RoundEnded) -> list[Line]:
        return [self._line(event.start, "round-ended")]

    def _game_ended(self, event: ev.GameEnded) -> list[Line]:
        order = sorted(range(len(event.scores)), key=lambda seat: -event.scores[seat])
        lines = [self._line(seat, "score", points=event.scores[seat]) for seat in order]
        best = max(event.scores)
        if len(event.winners) == 1:
            lines.append(self._line(event.winners[0], "wins", loud=True, points=best))
        else:
            lines.append(self._line(None, "shared", names=self._join(event.winners), points=best))
        return lines


# ------------------------------------------------------------------ reasons
KEEP_SKULLS: Final = "advice-keep-skulls"
_BY_TOTAL: Final = {"advice-keep": 0, KEEP_SKULLS: 1, "advice-declare-chance": 0}
"""Reasons that name a total; 1 if only skulls are kept, which go to no action yet."""
_LIKELY: Final = 65
"""Percent from which a total "usually" comes 1st; another sample would agree."""
_SELDOM: Final = 15
"""Percent below which the chance of coming 1st is a warning, not a reason."""
_SMALL: Final = 3
"""A total up to this is surprisingly small to suffice."""

Args = Mapping[str, str | int]


def _by_total(id: str, args: Args, best: bool) -> Sequence[tuple[str, Args]]:
    """The sentences about dice that go to an action, as ids and arguments.

    Args:
        id: of the reason.
        args: of the reason; the captains' advice explains each.
        best: whether the choice is advised; a bare "seldom" would speak against it.
    """
    values = {**args, "skulls": _BY_TOTAL[id], "small": int(int(args["total"]) <= _SMALL)}
    chance = int(values.pop("chance", _LIKELY))
    likely = "sure" if "sure" in args else "usual" if chance >= _LIKELY else "fair"
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
    return f"{said} {say('advice-set')}" if "set" in args else said


# ------------------------------------------------------------------ decisions
def deed_words(say: Callable[..., str], seats: Sequence[SeatSpec], seen: ObservedStep[View, Event]) -> str:
    """A decision as a sentence with the captain's name; "" if nobody decided.

    Args:
        seen: by an observer who may see the decision.
    """
    table = seen.before.table
    decided = RULES.command_of(table, seen.event)
    if decided is None:
        return ""
    by, command = decided
    name = seats[by].name

    def named(action: int) -> str:
        return say(f"log-action-{ACTION_NAMES[action]}")

    match command:
        case cmd.Keep(dice):
            roll = table.rolls[by] or ()
            letters = ", ".join(DIE_LETTERS[die] for die in dice)
            on = next((roll[die] for die in dice if roll[die] != SKULL), None)
            if not dice:
                return say("deed-none", name=name)
            if on is None:
                return say("deed-skulls", name=name, dice=letters, count=len(dice))
            return say("deed-keep", name=name, dice=letters, count=len(dice), action=named(on))
        case cmd.TakeBonus(action):
            return say("deed-bonus", name=name, action=named(action))
        case cmd.DeclareSkulls(action):
            return say("deed-declare", name=name, action=named(action))
        case cmd.Perform():
            return say("deed-perform", name=name, action=named(table.action))
        case cmd.Forfeit():
            return say("deed-forfeit", name=name, action=named(table.action))
        case cmd.KeepTile():
            return say("deed-tile", name=name)
        case cmd.Steal(target) | cmd.Claim(target):
            args = {"name": name, "target": seats[target].name, "action": named(table.action)}
            chest = taken(table, command)
            if chest is None:
                return say("deed-attack", **args)
            return say("deed-attack-chest", **args, chest=say(f"log-chest-{chest}"))
        case _:
            return say("deed-move", name=name)
