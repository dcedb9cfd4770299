"""A finished game as plain data: teams, treasure over time, main events, votes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from tortuga.app.games.tortuga1667.palette import HOLDERS
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.board import Board
from tortuga.games.tortuga1667.pieces import BOATS, LOYALTIES, PLACE_NAMES, Loyalty
from tortuga.games.tortuga1667.state import Table, View
from tortuga.kernel.observer import ObservedStep, Observer
from tortuga.kernel.players import SeatSpec

Totals = tuple[int, int]
"""Treasure in British and in French holds."""


@dataclass(frozen=True)
class Deed:
    """What a turn was about."""

    turn: int
    seat: int
    """Who did it."""
    message: str
    """Id of its text, as in "moment-sneaked-french"."""


@dataclass(frozen=True)
class Tale:
    """A finished game.

    Args:
        seats: who sat where.
        loyalties: by seat.
        winner: None = a draw.
        revealer: who turned the Armada over at last, -1 = nobody (overtime).
        treasure: turn and totals, whenever they changed; the first entry is the set-up's.
        deeds: in order; turns in which nothing changed its place are missing.
    """

    seats: tuple[SeatSpec, ...]
    loyalties: tuple[Loyalty, ...]
    winner: Loyalty | None
    totals: Totals
    turns: int
    overtime: bool
    revealer: int
    treasure: tuple[tuple[int, Totals], ...]
    deeds: tuple[Deed, ...]
    votes: tuple[tuple[int, str], ...]
    """Turn and kind of every vote."""
    former: Mapping[int, tuple[Loyalty, int]] = field(default_factory=dict)
    """By seat that Cabin Fever made change sides: the loyalty before it, and the turn, the last time."""

    @property
    def person(self) -> int:
        """The seat of a lone person, -1 where several played, or none."""
        people = [seat for seat, spec in enumerate(self.seats) if spec.is_human]
        return people[0] if len(people) == 1 else -1

    @property
    def teams(self) -> tuple[tuple[Loyalty, tuple[int, ...]], ...]:
        """The teams with their members, the winners first; loyalties that nobody had are left out."""
        order = sorted(LOYALTIES, key=lambda side: side != self.winner)
        teams = [(side, tuple(s for s, own in enumerate(self.loyalties) if own == side)) for side in order]
        return tuple((side, members) for side, members in teams if members)


def tale_of(eyes: Observer[View, ev.Event]) -> Tale:
    """Tell a finished game.

    Args:
        eyes: for everything.
    """
    story = eyes.past()
    table = eyes.view.table
    ended = next(seen.event for seen in reversed(story) if isinstance(seen.event, ev.GameEnded))
    armadas = [
        seen.event.seat
        for seen in story
        if isinstance(seen.event, ev.CardTurned) and seen.event.event == "armada"
    ]
    return Tale(
        seats=tuple(eyes.header.seats),
        loyalties=ended.loyalties,
        winner=ended.winner,
        totals=(ended.british, ended.french),
        turns=table.turn,
        overtime=table.overtime > 0,
        revealer=armadas[-1] if armadas and not table.overtime else -1,
        treasure=_treasure(story),
        deeds=_deeds(story),
        votes=tuple(
            (seen.before.table.turn, seen.event.kind)
            for seen in story
            if isinstance(seen.event, ev.VoteShown)
        ),
        former=_former(story),
    )


def _former(story: Sequence[ObservedStep[View, ev.Event]]) -> dict[int, tuple[Loyalty, int]]:
    former = {}
    for seen in story:
        if isinstance(seen.event, ev.LoyaltiesShuffled):
            before, after = seen.before.table, seen.after.table
            for seat in seen.event.seats:
                was = before.loyalties[seat]
                if was is not None and was != after.loyalties[seat]:
                    former[seat] = (was, before.turn)
    return former


def _treasure(story: Sequence[ObservedStep[View, ev.Event]]) -> tuple[tuple[int, Totals], ...]:
    changes: list[tuple[int, Totals]] = []
    for seen in story:
        now = seen.after.table
        if now.turn and (not changes or changes[-1][1] != now.board.totals):
            changes.append((now.turn if changes else 0, now.board.totals))
    return tuple(changes)


_END = "event-armada"
_TREASURE, _TURNING, _PLACES, _STEP = range(4, 0, -1)
"""Weights of events: the highest one of a turn says what it was about."""


def _deeds(story: Sequence[ObservedStep[View, ev.Event]]) -> tuple[Deed, ...]:
    """The weightiest event of each turn, the last of several; none where the board stayed as it was."""
    weightiest: dict[int, tuple[int, Deed]] = {}
    first: dict[int, Board] = {}
    last: dict[int, Board] = {}
    for seen in story:
        turn, (weight, seat, message) = seen.before.table.turn, _deed(seen)
        first.setdefault(turn, seen.before.table.board)
        last[turn] = seen.after.table.board
        if turn and weight and weight >= weightiest.get(turn, (0,))[0]:
            weightiest[turn] = weight, Deed(turn, seat, message)
    return tuple(
        deed
        for turn, (_, deed) in weightiest.items()
        if deed.message == _END or first[turn] != last[turn]  # else time alone has moved the chances
    )


def _deed(seen: ObservedStep[View, ev.Event]) -> tuple[int, int, str]:
    """Its weight (0 = nothing changes its place), who did it, and the id of its message."""
    before, after = seen.before.table, seen.after.table
    if before.board.totals != after.board.totals:
        return (_TREASURE, *_taken(seen.event, before))
    match seen.event:
        case ev.CardTurned(seat=seat, event="armada"):
            return _TURNING, seat, _END
        case ev.VoteShown(seat=seat, kind="mutiny", result="success"):
            return _TURNING, seat, "last-mutiny-success"
        case ev.MaroonOrdered(seat=seat):
            return _PLACES, seat, "last-maroons"
        case ev.CardTurned(seat=seat, event=card) | ev.MapUsed(seat=seat, event=card):
            return _PLACES, seat, f"event-{card}"
        case ev.Rowed(seat=seat, place=place):
            boat = "last-boards-boat" if place in BOATS else f"last-rowed-{PLACE_NAMES[place]}"
            return _STEP, seat, boat
        case _:
            return 0, -1, ""


def _taken(event: ev.Event, before: Table) -> tuple[int, str]:
    """Who moved treasure, and the id of the message that says how."""
    match event:
        case ev.Sneaked(seat=seat, hold=hold):
            return seat, f"moment-sneaked-{HOLDERS[1 - hold]}"
        case ev.TreasureTaken(seat=seat, source=source, hold=hold):
            return seat, f"moment-{'galleon' if source < 0 else 'ship'}-{HOLDERS[hold]}"
        case ev.BrawlSettled(holds=(british, french)):
            seat = before.call.seat if before.call is not None else before.current
            return (
                seat,
                f"moment-brawl-{'tie' if british == french else HOLDERS[0] if british else HOLDERS[1]}",
            )
        case _:
            return before.actor if before.actor >= 0 else before.current, "moment-storm"
