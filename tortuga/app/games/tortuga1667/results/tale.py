"""A finished game as plain data: teams, treasure over time, main events, votes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from tortuga.app.games.tortuga1667.palette import HOLDERS
from tortuga.app.games.tortuga1667.results.record import (
    Record,
    Story,
    Totals,
    claims_of,
    last_word,
    leads_of,
    maroonings,
    votes_of,
    weightiest,
)
from tortuga.app.games.tortuga1667.words import notes
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.board import Board
from tortuga.games.tortuga1667.pieces import BOATS, LOYALTIES, PLACE_NAMES, Loyalty
from tortuga.games.tortuga1667.state import Table, View
from tortuga.kernel.observer import ObservedStep, Observer
from tortuga.kernel.players import SeatSpec


@dataclass(frozen=True)
class MainEvent:
    """What a turn was about."""

    turn: int
    seat: int
    """Who did it."""
    message: str
    """The id of its text, such as "moment-sneaked-french"."""

    @property
    def moves(self) -> bool:
        """Whether treasure moved."""
        return self.message.startswith("moment-")


@dataclass(frozen=True)
class Tale:
    """A finished game.

    Args:
        seats: who sat where.
        loyalties: by seat.
        winner: None = a draw.
        revealer: who ended the game by revealing the Armada, -1 = nobody (overtime).
        treasure: turn and totals whenever these changed, from the set-up on.
        main_events: in order, without the turns in which nothing moved.
    """

    seats: tuple[SeatSpec, ...]
    loyalties: tuple[Loyalty, ...]
    winner: Loyalty | None
    totals: Totals
    turns: int
    overtime: bool
    revealer: int
    treasure: tuple[tuple[int, Totals], ...]
    main_events: tuple[MainEvent, ...]
    votes: tuple[tuple[int, str], ...]
    """Turn and kind of every vote."""
    former: Mapping[int, tuple[Loyalty, int]] = field(default_factory=dict)
    """By seat whose loyalty Cabin Fever changed: the one before it and the turn, of the last such change."""
    record: Record = field(default_factory=Record)

    @property
    def person(self) -> int:
        """The seat of the only human player, -1 if there are several or none."""
        people = [seat for seat, spec in enumerate(self.seats) if spec.is_human]
        return people[0] if len(people) == 1 else -1

    @property
    def teams(self) -> tuple[tuple[Loyalty, tuple[int, ...]], ...]:
        """The teams with their members, the winners first, without loyalties that nobody had."""
        order = sorted(LOYALTIES, key=lambda side: side != self.winner)
        teams = [(side, tuple(s for s, own in enumerate(self.loyalties) if own == side)) for side in order]
        return tuple((side, members) for side, members in teams if members)


def tale_of(eyes: Observer[View, ev.Event]) -> Tale:
    """Sum up a finished game.

    Args:
        eyes: must see everything.
    """
    story = eyes.past()
    table = eyes.view.table
    ended = next(seen.event for seen in reversed(story) if isinstance(seen.event, ev.GameEnded))
    turned = [seen.event for seen in story if isinstance(seen.event, ev.CardTurned)]
    armadas = [card.seat for card in turned if card.event == "armada"]
    treasure = _treasure(story)
    return Tale(
        seats=tuple(eyes.header.seats),
        loyalties=ended.loyalties,
        winner=ended.winner,
        totals=(ended.british, ended.french),
        turns=table.turn,
        overtime=table.overtime > 0,
        revealer=armadas[-1] if armadas and not table.overtime else -1,
        treasure=treasure,
        main_events=_main_events(story),
        votes=tuple(
            (seen.before.table.turn, seen.event.kind)
            for seen in story
            if isinstance(seen.event, ev.VoteShown)
        ),
        former={
            seat: (was, seen.before.table.turn)
            for seen in story
            if isinstance(seen.event, ev.LoyaltiesShuffled)
            for seat in seen.event.seats
            if (was := seen.before.table.loyalties[seat]) not in (None, seen.after.table.loyalties[seat])
        },
        record=_recorded(eyes, story, treasure, ended),
    )


def _recorded(
    eyes: Observer[View, ev.Event],
    story: Story,
    treasure: Sequence[tuple[int, Totals]],
    ended: ev.GameEnded,
) -> Record:
    seats, leads = eyes.header.seats, leads_of(treasure)
    vote, decided = weightiest(votes_of(story), [turn for turn, _ in treasure], leads[-1][0])
    books = {
        seat: notes.parse(eyes.notes_of(seat), len(seats)) for seat, spec in enumerate(seats) if spec.is_human
    }
    return Record(
        vote,
        decided,
        leads,
        maroonings(story),
        Counter(seen.event.seat for seen in story if isinstance(seen.event, ev.Rowed)),
        claims_of(story),
        {seat: book for seat, book in books.items() if any(note.guess for note in book)},
        last_word(seats, ended.loyalties, ended.winner, eyes.header.commitment),
    )


def _treasure(story: Story) -> tuple[tuple[int, Totals], ...]:
    changes: list[tuple[int, Totals]] = []
    for seen in story:
        now = seen.after.table
        if now.turn and (not changes or changes[-1][1] != now.board.totals):
            changes.append((now.turn if changes else 0, now.board.totals))
    return tuple(changes)


_END = "event-armada"
_TREASURE, _TURNING, _PLACES, _STEP = range(4, 0, -1)
"""Weights of events: the weightiest one of a turn is what the turn was about."""


def _main_events(story: Story) -> tuple[MainEvent, ...]:
    """The weightiest event of each turn, the last of several; none where the board stayed as it was."""
    weightiest: dict[int, tuple[int, MainEvent]] = {}
    first: dict[int, Board] = {}
    last: dict[int, Board] = {}
    for seen in story:
        turn, (weight, seat, message) = seen.before.table.turn, _weighed(seen)
        first.setdefault(turn, seen.before.table.board)
        last[turn] = seen.after.table.board
        if turn and weight and weight >= weightiest.get(turn, (0,))[0]:
            weightiest[turn] = weight, MainEvent(turn, seat, message)
    return tuple(
        event
        for turn, (_, event) in weightiest.items()
        if event.message == _END or first[turn] != last[turn]  # else only time has changed the chances
    )


def _weighed(seen: ObservedStep[View, ev.Event]) -> tuple[int, int, str]:
    """The weight of an event (0 = nothing moves), who did it, and the id of its message."""
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
            return _STEP, seat, "last-boards-boat" if place in BOATS else f"last-rowed-{PLACE_NAMES[place]}"
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
            gainer = "tie" if british == french else HOLDERS[0] if british else HOLDERS[1]
            return seat, f"moment-brawl-{gainer}"
        case _:
            return before.actor if before.actor >= 0 else before.current, "moment-storm"
