"""The results of a tournament: cross tables with intervals, ratings, and where the ratings miss.

The rating of a table of pairings is the Bradley-Terry strength on the Elo scale: the chance that i beats j
is 1 / (1 + 10**((r_j - r_i) / 400)). The ratings are those under which the observed shares are likeliest,
and their mean is 0. One drawn game is added for each pair, so that a player who won everything has a finite
rating too.

A rating is one number per player, and strength here is not: a player who beats a raider may lose to one who
waits. So every table also names the pairing that its rating misses most, and by how much (`worst_miss`).
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from typing import Any, Final, Literal

import msgspec
import numpy as np
import numpy.typing as npt

from ai.arena.intervals import Cluster, interval95, verdict
from ai.arena.play import flagged
from ai.arena.tournament import EVEN_SHARE, Pairing, Plan, Record, games_of
from tortuga.kernel.dealer import derived_seed

Floats = npt.NDArray[np.float64]

ELO: Final = 400 / math.log(10)
"""Points of a rating in one unit of the logistic scale."""
DRAWN: Final = 1.0
"""Games that count as drawn between any two who met."""
NEWTON_STEPS: Final = 60
TOLERANCE: Final = 1e-10
MIN_SEEDS: Final = 10
RESAMPLES: Final = 400
"""How often the seeds are resampled for the intervals of the ratings."""


class Rated(msgspec.Struct, frozen=True):
    """A player's rating."""

    rating: float
    low: float | None
    high: float | None
    """95 % interval: bootstrap over the seeds, all pairings of a seed together. None with fewer than
    `MIN_SEEDS`, which cannot tell how much seeds differ."""


class Meeting(msgspec.Struct, frozen=True):
    """How two players fared against each other."""

    first: int
    second: int
    """Indices of the players."""
    shares: tuple[float, ...]
    """The first player's, by seed; the n-th of every meeting is from the same seed."""
    games: int
    """Number of games under each seed."""


def fit(weights: Floats, share: Floats) -> Floats:
    """Ratings, mean 0, of the likeliest Bradley-Terry model; Newton's method.

    Args:
        weights: (..., players, players) games between two, symmetric, 0 if they never met.
        share: (..., players, players) win share of the row, 0..1.

    Returns:
        (..., players).
    """
    players = weights.shape[-1]
    met = weights > 0
    games = weights + DRAWN * met
    wins = weights * share + 0.5 * DRAWN * met
    strength: Floats = np.zeros(weights.shape[:-1])
    own = np.eye(players)
    for _ in range(NEWTON_STEPS):
        chance = 1 / (1 + np.exp(strength[..., None, :] - strength[..., :, None]))
        gradient = (wins - games * chance).sum(axis=-1)
        spread = games * chance * (1 - chance)
        curvature = own * spread.sum(axis=-1)[..., None] - spread
        # only differences count, and groups that never met are unrelated: this keeps the system solvable
        step = np.linalg.solve(curvature + 1e-9 + 1e-9 * own, gradient[..., None])[..., 0]
        strength = strength + np.clip(step, -2, 2)
        if np.abs(step).max() < TOLERANCE:
            break
    rated: Floats = ELO * (strength - strength.mean(axis=-1, keepdims=True))
    return rated


def rate(players: int, meetings: Sequence[Meeting], seed: str) -> tuple[Rated, ...]:
    """Ratings with intervals, by player; the same seed draws the same resamples."""
    most = max((len(meeting.shares) for meeting in meetings), default=0)
    if most == 0:
        return (Rated(0.0, None, None),) * players
    best = fit(*_observed(players, meetings, np.ones(most)))
    if most < MIN_SEEDS:
        return tuple(Rated(float(rating), None, None) for rating in best)
    chance = np.random.Generator(np.random.PCG64(int(derived_seed(seed, "bootstrap"), 16)))
    resamples = (np.bincount(chance.integers(most, size=most), minlength=most) for _ in range(RESAMPLES))
    observed = [_observed(players, meetings, times) for times in resamples]
    drawn = fit(*(np.stack(each) for each in zip(*observed, strict=True)))
    low, high = np.percentile(drawn, (2.5, 97.5), axis=0)
    return tuple(
        Rated(float(rating), float(min(rating, below)), float(max(rating, above)))
        for rating, below, above in zip(best, low, high, strict=True)
    )


def expected(first: float, second: float) -> float:
    """Win share of the first that two ratings predict."""
    return 1 / (1 + 10 ** ((second - first) / 400))


def _observed(
    players: int, meetings: Sequence[Meeting], times: npt.NDArray[np.generic]
) -> tuple[Floats, Floats]:
    """Games and shares between all players, each seed counted as often as `times` says."""
    weights: Floats = np.zeros((players, players))
    share: Floats = np.full((players, players), 0.5)
    for meeting in meetings:
        count = times[: len(meeting.shares)].astype(np.float64)
        total = float(count.sum())
        if total == 0:
            continue
        one, other = meeting.first, meeting.second
        weights[one, other] = weights[other, one] = total * meeting.games
        share[one, other] = float(count @ np.array(meeting.shares)) / total
        share[other, one] = 1 - share[one, other]
    return weights, share


CELL_ERROR = 0.05
"""Error probability of the interval of one cell."""


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
    """Points per seat of the row's player and of the column's."""
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
    """None with two players, since a rating cannot miss then."""
    circles: tuple[tuple[str, str, str], ...]
    """Three players, each stronger than the next and the last stronger than the first, by their intervals."""


class Verdict(msgspec.Struct, frozen=True):
    """How a test of two players ended."""

    seats: int
    first: str
    second: str
    games: int
    share: float
    """The first player's, 0..1."""
    low: float
    high: float
    """95 % interval of the share."""
    evidence: float
    """For the higher of the two bounds; see `ai.arena.intervals`."""
    passed: bool | None
    """Whether the first player passed the test; None while that is open."""


class Standings(msgspec.Struct, frozen=True):
    """The whole result, as `tortuga arena --json` prints it."""

    players: tuple[str, ...]
    seed: str
    chosen: dict[str, Any]
    """Options that have a command-line flag."""
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
    """() if players meet only their own versions from another checkout."""
    tests: tuple[Verdict, ...] = ()
    """One per pairing, in a tournament with two bounds."""


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
        intervals="at any time" if plan.stop or plan.bounds else "by seed",
        weights=record.weights,
        tables=() if plan.against else tuple(_table(record, seats) for seats in plan.seats),
        tests=tuple(_tested(plan, pairing) for pairing in record.pairings) if plan.bounds else (),
    )


def _tested(plan: Plan, pairing: Pairing) -> Verdict:
    share, bounds = sum(pairing.shares) / len(pairing.shares), interval(plan, pairing)
    names = (pairing.seats, pairing.first, pairing.second)
    return Verdict(*names, pairing.games, share, *bounds, pairing.evidence(plan), pairing.passed(plan))


def interval(plan: Plan, pairing: Pairing) -> tuple[float, float]:
    """95 % interval of the first player's share, valid for the way in which the pairing ended."""
    if plan.stop or plan.bounds:
        return verdict(pairing.shares, CELL_ERROR)
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
    beats = {pair for pair, cell in both.items() if cell.low > EVEN_SHARE}
    return CrossTable(
        seats,
        tuple(_line(name, rated[name], cells) for name in order),
        cells,
        _worst(cells, rated) if len(names) > 2 else None,
        tuple(
            (a, b, c)
            for a, b, c in itertools.permutations(order, 3)
            if order.index(a) == min(map(order.index, (a, b, c))) and {(a, b), (b, c), (c, a)} <= beats
        ),
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
    def predicted(cell: Cell) -> float:
        return expected(rated[cell.row].rating, rated[cell.column].rating)

    worst = max(cells, key=lambda cell: cell.share - predicted(cell))
    promise = predicted(worst)
    return Miss(worst.row, worst.column, worst.share, promise, not worst.low <= promise <= worst.high)
