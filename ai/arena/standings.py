"""What a tournament found: cross tables with intervals, ratings, and where the ratings miss."""

from __future__ import annotations

import itertools
from typing import Any, Literal

import msgspec

from ai.arena.bouts import games_of
from ai.arena.intervals import Cluster, interval95
from ai.arena.rating import Meeting, Rated, expected, rate
from ai.arena.record import Pairing, Plan, Record
from ai.arena.result import flagged
from ai.arena.sequential import verdict
from ai.arena.tournament import EVEN

CELL_ERROR = 0.05
"""Of the interval of one cell."""


class Cell(msgspec.Struct, frozen=True):
    """One pairing as its row's player sees it."""

    row: str
    column: str
    share: float
    """0..1; the cell of the mirrored pairing has the rest."""
    low: float
    high: float
    """95 % interval of the share."""
    games: int
    certain: bool
    """Ended early, because it was certain who is stronger."""
    score_mean: tuple[float, float]
    """Points of a seat of the row's and of the column's player."""
    rounds_mean: float


class RatedPlayer(msgspec.Struct, frozen=True):
    """A line of the rating."""

    name: str
    rating: float
    low: float | None
    high: float | None
    """95 % interval; None when too few seeds were played."""
    share: float
    """Mean of the player's cells, each pairing with the same weight."""


class Miss(msgspec.Struct, frozen=True):
    """The pairing that the rating predicts worst."""

    row: str
    column: str
    share: float
    """As observed."""
    expected: float
    """By the rating."""
    proven: bool
    """Whether the predicted share lies outside the interval of the observed one."""


class CrossTable(msgspec.Struct, frozen=True):
    """All pairings at one number of seats."""

    seats: int
    rating: tuple[RatedPlayer, ...]
    """Strongest first."""
    cells: tuple[Cell, ...]
    """Both cells of every pairing, rows and columns in the order of the rating."""
    worst_miss: Miss | None
    """None with two players, where a rating cannot miss."""
    circles: tuple[tuple[str, str, str], ...]
    """Three players, each stronger than the next and the last stronger than the first, by their intervals."""


class Standings(msgspec.Struct, frozen=True):
    """The whole result, as `tortuga arena --json` prints it."""

    players: tuple[str, ...]
    seed: str
    chosen: dict[str, Any]
    """Options that are asked for with a flag."""
    games: int
    """Games actually played."""
    seconds: float
    stop: bool
    error: float
    intervals: Literal["at any time", "by seed"]
    """`at any time`: confidence sequences, which stay true when pairings end early; `by seed`: Wilson with
    the effective number of games."""
    weights: dict[str, str]
    tables: tuple[CrossTable, ...]


def standings(record: Record) -> Standings:
    """The result of a record; every pairing must have been played."""
    plan = record.plan
    return Standings(
        players=plan.players,
        seed=plan.seed,
        chosen=flagged(plan.game, plan.chosen),
        games=sum(pairing.games for pairing in record.pairings),
        seconds=record.seconds,
        stop=plan.stop,
        error=plan.error,
        intervals="at any time" if plan.stop else "by seed",
        weights=record.weights,
        tables=tuple(_table(record, seats) for seats in plan.seats),
    )


def interval(plan: Plan, pairing: Pairing) -> tuple[float, float]:
    """95 % interval of the first player's share, valid for the way in which the pairing ended."""
    if plan.stop:
        sure = verdict(pairing.shares, CELL_ERROR)
        return sure.low, sure.high
    games = games_of(pairing.seats)
    return interval95([Cluster(share * games, games) for share in pairing.shares])


def _table(record: Record, seats: int) -> CrossTable:
    plan, names = record.plan, record.plan.players
    pairings = [pairing for pairing in record.pairings if pairing.seats == seats]
    meetings = [
        Meeting(names.index(p.first), names.index(p.second), p.shares, games_of(p.seats)) for p in pairings
    ]
    rated = dict(zip(names, rate(len(names), meetings, f"{plan.seed}/{seats}"), strict=True))
    order = sorted(names, key=lambda name: (-rated[name].rating, names.index(name)))
    both = {(cell.row, cell.column): cell for pairing in pairings for cell in _cells(plan, pairing)}
    cells = tuple(both[pair] for pair in itertools.product(order, order) if pair in both)
    return CrossTable(
        seats,
        tuple(_line(name, rated[name], cells) for name in order),
        cells,
        _worst(cells, rated) if len(names) > 2 else None,
        _circles(order, both),
    )


def _line(name: str, rated: Rated, cells: tuple[Cell, ...]) -> RatedPlayer:
    own = [cell.share for cell in cells if cell.row == name]
    return RatedPlayer(name, rated.rating, rated.low, rated.high, sum(own) / len(own))


def _cells(plan: Plan, pairing: Pairing) -> tuple[Cell, Cell]:
    bouts = len(pairing.shares)
    share = sum(pairing.shares) / bouts
    low, high = interval(plan, pairing)
    one, other = (score / bouts for score in pairing.scores)
    games, certain, rounds = pairing.games, pairing.certain, pairing.rounds / bouts
    return (
        Cell(pairing.first, pairing.second, share, low, high, games, certain, (one, other), rounds),
        Cell(
            pairing.second, pairing.first, 1 - share, 1 - high, 1 - low, games, certain, (other, one), rounds
        ),
    )


def _worst(cells: tuple[Cell, ...], rated: dict[str, Rated]) -> Miss:
    def told(cell: Cell) -> float:
        return expected(rated[cell.row].rating, rated[cell.column].rating)

    worst = max(cells, key=lambda cell: cell.share - told(cell))
    promise = told(worst)
    return Miss(worst.row, worst.column, worst.share, promise, not worst.low <= promise <= worst.high)


def _circles(order: list[str], cells: dict[tuple[str, str], Cell]) -> tuple[tuple[str, str, str], ...]:
    beats = {pair for pair, cell in cells.items() if cell.low > EVEN}
    return tuple(
        (a, b, c)
        for a, b, c in itertools.permutations(order, 3)
        if order.index(a) == min(map(order.index, (a, b, c))) and {(a, b), (b, c), (c, a)} <= beats
    )
