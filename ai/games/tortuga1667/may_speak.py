"""Who may have something to say in another's turn, by what everybody knows; without numpy.

In each turn the acting captain may say one line and one other may answer, and over several turns only a few
do. Captains speak only at the beginning of a turn: never between the call of a vote and its result.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final, NamedTuple

from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.legal import may_say
from tortuga.games.tortuga1667.state import Past, Table, View

TURNS: Final = 8
MAX_LINES: Final = 6
"""At most this many lines of captains in this many turns are enough for a table."""


def lines(table: Table, turns: int = 1) -> tuple[ev.Said, ...]:
    """What was said in the last `turns` turns, the present one included, oldest first."""
    events = [past.event for past in _since(table, table.turn - turns + 1)]
    return tuple([event for event in reversed(events) if isinstance(event, ev.Said)])


def _since(table: Table, turn: int) -> Iterator[Past]:
    """What has happened since a turn began, the latest first."""
    for past in reversed(table.history):
        if past.turn < turn:
            return
        yield past


def enough(table: Table, people: Collection[int] = ()) -> bool:
    """Whether the table has heard enough for now; what people say is not counted against captains."""
    return sum(said.seat not in people for said in lines(table, TURNS)) >= MAX_LINES


def speaker(view: View, people: Collection[int]) -> int | None:
    """The one seat that may answer now; None for nobody.

    Args:
        view: an onlooker's.
        people: seats of people, for whom nobody answers.
    """
    table = view.table
    if table.options.talk == "off" or table.stage != "act" or table.action != 1 or enough(table, people):
        return None
    said = lines(table)
    if any(line.seat not in people and line.seat != table.current for line in said):
        return None
    done = deed(table)
    seat = _called_on(table, said[-1], people) if said else None if done is None else done.seat
    fit = seat is not None and seat not in people and seat != table.current and may_say(table, seat)
    return seat if fit else None


def _called_on(table: Table, said: ev.Said, people: Collection[int]) -> int | None:
    """The seat a line is about or asks to answer; else one of the other captains, in turn."""
    if said.target >= 0:
        return said.target
    board = table.board
    place = board.place(said.seat)
    if said.line in ("ask-attack", "ask-mutiny") and 0 <= place < 2:
        line, rank = board.lines[place], 0 if said.line == "ask-attack" else 1
        if len(line) > rank and line[rank] != said.seat:
            return line[rank]
    others = [seat for seat in range(table.seats) if seat not in people]
    others = [seat for seat in others if seat not in (said.seat, table.current)]
    return others[len(table.history) % len(others)] if others else None


class Deed(NamedTuple):
    """Something done openly to a seat, on which the seat may comment."""

    seat: int
    doer: int
    """-1 = those who voted."""
    line: str
    """The line that names it, as in `LINES`."""
    voters: tuple[int, ...] = ()

    @property
    def kind(self) -> bool:
        """Whether it was meant well."""
        return self.line.startswith("help")


def deed(table: Table) -> Deed | None:
    """The last turn's latest deed that harmed or helped somebody; None if there was none."""
    for past in _since(table, table.turn - 1):
        match past.event:
            case ev.MaroonOrdered(seat, target) | ev.Shot(seat, target) if seat != target:
                return Deed(target, seat, "hit-maroon")
            case ev.Forced(seat, target):
                return Deed(target, seat, "hit-force")
            case ev.Rescued(seat, target) if seat != target:
                return Deed(target, seat, "help-rescue")
            case ev.MapGiven(seat, target) if seat != target:
                return Deed(target, seat, "help-map")
            case ev.TreasureTaken(seat, place, source) if source >= 0 and past.board.lines[1 - place]:
                return Deed(past.board.lines[1 - place][0], seat, "hit-robbed")
            case ev.VoteShown(seat, kind="mutiny", captain=captain, result="success"):
                return Deed(captain, seat, "hit-mutiny")
            case ev.VoteShown(kind="attack", captain=seat, result="failure", voters=voters):
                return Deed(seat, -1, "accuse-sabotage", voters)
    return None


def since_fever(table: Table, seat: int) -> Iterator[ev.Event]:
    """What has happened since a seat got its present loyalty (T62), the latest first."""
    for past in reversed(table.history):
        if isinstance(past.event, ev.Infected) and seat in (past.event.seat, past.event.target):
            return
        yield past.event


def helped(event: ev.Event, seat: int) -> int | None:
    """The side that a seat helped by openly putting a treasure somewhere; None if it put none."""
    match event:
        case ev.TreasurePlaced(doer, hold=hold) | ev.TreasureTaken(doer, hold=hold) if doer == seat:
            return hold
        case ev.Sneaked(doer, hold=hold) if doer == seat:
            return 1 - hold
    return None


def treasure_moved(table: Table, seat: int, side: int) -> bool:
    """Whether everybody saw a seat, with its present loyalty, put a treasure where it helps a side."""
    return any(helped(event, seat) == side for event in since_fever(table, seat))
