"""How strong a player is, as a place on the ladder of a game's levels, and how sure that is.

0 is the weakest level, 1 the next one; between them strengths and losses are interpolated. The prior is wide.
The evidence is victories and defeats against levels, given what those were measured to win, and what analysed
choices lost, given what the levels' choices were measured to lose. No numpy, so that the app can ask cheaply.
"""

from __future__ import annotations

import bisect
import functools
import itertools
import math
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, Literal, NamedTuple

import msgspec

import ai
from ai.strength_report import StrengthReport, load
from tortuga.games import GAMES
from tortuga.kernel.library.statistics import Choices, Result
from tortuga.kernel.players import level_of

LOSSES: Final = "losses.json"
MIN_LOSS: Final = 0.0005
"""A level that loses nothing by its own measure counts as losing this much."""
SPREAD: Final = 1.5
"""Standard deviation of the prior, in levels, around the middle one."""
BEYOND: Final = 1.5
"""How far the ladder goes on, in levels, below the weakest level and above the strongest."""
STEP: Final = 0.1
CERTAINTY: Final = 0.8
"""Chance that the interval holds the true strength."""
DISPERSION: Final = 0.7
"""Variance of what a choice loses, per mean loss to the power 1.5: about the same for every level, as weak
play errs more often and more at a time. Measured over whole games, whose choices resemble each other."""
UNKNOWN: Final = -1
_ROUNDS: Final = 200


class Losses(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the levels lose at one number of seats."""

    seats: int
    levels: dict[str, float]
    """Weakest first: mean loss of a choice that matters, in win chance."""
    errors: dict[str, float]
    """Their standard errors, over games."""
    games: int


class LossesFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What `weights/losses.json` holds; `python -m ai.losses` writes it."""

    command: str
    tables: tuple[Losses, ...]
    format: Literal["tortuga-losses"] = "tortuga-losses"
    version: Literal[1] = 1


@functools.cache
def measured(game: str) -> tuple[Losses, ...]:
    """What the levels of a game lose; () if that was not measured."""
    file = Path(ai.__path__[0]) / "games" / game / "weights" / LOSSES
    return msgspec.json.decode(file.read_bytes(), type=LossesFile).tables if file.is_file() else ()


# ---------------------------------------------------------------- the ladder
class Ladder(msgspec.Struct, frozen=True):
    """What is known of the levels of a game."""

    levels: tuple[str, ...]
    """Weakest first."""
    strengths: Mapping[int, tuple[float, ...]]
    """By number of seats and level: log odds of a victory, up to a constant."""
    losses: Mapping[int, tuple[float, ...]]
    """The same: mean loss of a choice."""

    def strengths_at(self, seats: int) -> tuple[float, ...]:
        """Log odds of every level at the nearest number of seats."""
        return _nearest(self.strengths, seats)

    def losses_at(self, seats: int) -> tuple[float, ...]:
        """Logarithms of the losses of every level at the nearest number of seats."""
        return tuple(math.log(max(loss, MIN_LOSS)) for loss in _nearest(self.losses, seats))


def loss_between(logs: Sequence[float], place: float) -> float:
    """The loss at a place on the ladder; nobody loses less than the strongest level."""
    return math.exp(between(logs, min(place, len(logs) - 1)))


def _nearest(tables: Mapping[int, tuple[float, ...]], seats: int) -> tuple[float, ...]:
    return tables[min(tables, key=lambda count: abs(count - seats))]


def between(values: Sequence[float], place: float) -> float:
    """The value at a place on the ladder; beyond its ends values continue its last steps."""
    lower = min(max(0, math.floor(place)), len(values) - 2)
    return values[lower] + (place - lower) * (values[lower + 1] - values[lower])


@functools.cache
def ladder(game: str) -> Ladder | None:
    """The ladder of a game; None where strengths or losses were not measured.

    Raises:
        BadReport: the strength report is damaged.
    """
    report, tables = load(game), measured(game)
    if report is None or not tables or len(report.levels) < 2:
        return None
    known = strengths(report, bool(GAMES[game].sides))
    losses = {table.seats: tuple(table.levels[level] for level in report.levels) for table in tables}
    return Ladder(report.levels, known, losses) if known else None


def strengths(report: StrengthReport, sides: bool) -> dict[int, tuple[float, ...]]:
    """Log odds of a victory by number of seats and level, from measured win shares; the strongest has 0.

    From tables of mixed levels, which tell most; failing that, from each level against the one below; failing
    that, from all against the same player.

    Args:
        sides: whether sides win. One seat among many then decides less than the error of its measurement, so
            all numbers of seats are taken together.
    """
    counts = sorted({page.seats for page in report.pages})
    found = {seats: _strengths(report, seats, sides) for seats in counts}
    known = {seats: values for seats, values in found.items() if values}
    if sides and known:
        means = tuple(sum(column) / len(known) for column in zip(*known.values(), strict=True))
        return dict.fromkeys(known, means)
    return known


def _strengths(report: StrengthReport, seats: int, sides: bool) -> tuple[float, ...]:
    mixed = _odds(report, seats, "mixed")
    if len(mixed) == len(report.levels):
        shares = [1 / (1 + math.exp(-odds)) for odds in mixed]
        values = tuple(mixed) if sides else _fitted(shares, seats)
    else:
        below, panel = _odds(report, seats, "below"), _odds(report, seats, "panel")
        if len(below) == len(report.levels) - 1:
            values = tuple(itertools.accumulate(below, initial=0.0))
        elif len(panel) == len(report.levels):
            values = tuple(panel)
        else:
            return ()
    return tuple(value - values[-1] for value in values)


def _odds(report: StrengthReport, seats: int, kind: str) -> list[float]:
    """Log odds of each level's win share in its last measurement of a kind, against the strongest player."""
    pages = (report.page(level, seats) for level in report.levels)
    last = [[result for result in page.results if result.kind == kind][-1:] for page in pages if page]
    found = [(result.share * result.games + 0.5, result.games + 1) for results in last for result in results]
    return [math.log(won / (games - won)) for won, games in found]


def _fitted(shares: Sequence[float], seats: int) -> tuple[float, ...]:
    """The strengths with which levels win these shares at tables of mixed levels, by Luce's axiom."""
    tables = list(itertools.combinations(range(len(shares)), seats))
    values = [0.0] * len(shares)
    for _ in range(_ROUNDS):
        won, met = [0.0] * len(shares), [0] * len(shares)
        for table in tables:
            total = sum(math.exp(values[level]) for level in table)
            for level in table:
                won[level] += math.exp(values[level]) / total
                met[level] += 1
        values = [
            value + math.log(share * count / expected)
            for value, share, count, expected in zip(values, shares, met, won, strict=True)
        ]
    return tuple(values)


# ---------------------------------------------------------------- evidence
class _Group(NamedTuple):
    """A side of a finished game, or a seat that played alone."""

    levels: tuple[int, ...]
    """Of all but the player, by place on the ladder; `UNKNOWN` for a person or another captain."""
    won: float
    """Its share of the victory."""


class _Comparison(NamedTuple):
    """What a result says: the player's own group, without the player, and those of known levels alone."""

    seats: int
    own: _Group
    others: tuple[_Group, ...]

    def log_chance(self, strength: Sequence[float], own: float) -> float:
        """Log chance of the result: sides win in proportion to their size and to the strengths in them.

        Args:
            strength: of every level.
            own: strength of the player.
        """
        groups = [[own, *(strength[level] for level in self.own.levels)]]
        groups += [[strength[level] for level in group.levels] for group in self.others]
        mean = sum(map(sum, groups)) / sum(map(len, groups))
        odds = [math.log(len(group)) + sum(group) - len(group) * mean for group in groups]
        total = math.log(sum(map(math.exp, odds)))
        won = self.own.won * odds[0] + sum(
            group.won * each for group, each in zip(self.others, odds[1:], strict=True)
        )
        return won - total * (self.own.won + sum(group.won for group in self.others))


def _comparison(ladder: Ladder, result: Result) -> _Comparison | None:
    """What a result says; None if it says nothing.

    That is so for a draw, or if another person is in every group, in the player's own, or in the winner's.
    """
    at = {level: place for place, level in enumerate(ladder.levels)}
    levels = [at.get(level_of(player), UNKNOWN) for player in result.players]
    sides = result.sides if len(result.sides) == len(levels) else tuple(map(str, range(len(levels))))
    groups: dict[str, list[int]] = {}
    for seat, side in enumerate(sides):
        groups.setdefault(side, []).append(seat)
    own = groups.pop(sides[result.seat])

    def group(seats: Sequence[int]) -> _Group:
        won = len({*seats} & {*result.winners}) / max(1, len(result.winners))
        return _Group(tuple(sorted(levels[seat] for seat in seats if seat != result.seat)), won)

    found = _Comparison(len(levels), group(own), tuple(sorted(map(group, groups.values()))))
    others = tuple(one for one in found.others if UNKNOWN not in one.levels)
    won = found.own.won + sum(one.won for one in others)
    if not others or not won or UNKNOWN in found.own.levels:
        return None
    return found._replace(others=others)


class Rating(msgspec.Struct, frozen=True):
    """Where on the ladder somebody stands."""

    levels: tuple[str, ...]
    mean: float
    low: float
    high: float
    """The interval in which it lies with `CERTAINTY`."""
    density: tuple[tuple[float, float], ...]
    """Places on the ladder, each with its likelihood relative to the likeliest."""
    results: int
    """Games whose results counted."""
    analysed: int
    """Games whose choices counted."""
    decisions: int

    @property
    def known(self) -> bool:
        """Whether there is any evidence."""
        return bool(self.results or self.decisions)

    @property
    def nearest(self) -> str:
        """The level nearest to the mean."""
        return self.level_at(self.mean)

    def level_at(self, place: float) -> str:
        """The level nearest to a place."""
        return self.levels[min(max(0, round(place)), len(self.levels) - 1)]

    def equals(self, count: int) -> tuple[str, ...]:
        """Levels for this many opponents who together are as strong as the mean, the strongest first."""
        place = min(max(0.0, self.mean), len(self.levels) - 1.0)
        lower = min(math.floor(place), len(self.levels) - 2)
        upper = round((place - lower) * count)
        return (self.levels[lower + 1],) * upper + (self.levels[lower],) * (count - upper)


def rate(ladder: Ladder, results: Sequence[Result], choices: Sequence[Choices]) -> Rating:
    """The rating after some results and the choices of some games."""
    compared = Counter(filter(None, (_comparison(ladder, result) for result in results)))
    decisions: defaultdict[int, int] = defaultdict(int)
    lost: defaultdict[int, float] = defaultdict(float)
    for one in choices:
        decisions[one.seats] += one.decisions
        lost[one.seats] += one.decisions * one.loss_mean
    top = len(ladder.levels) - 1
    places = [round(STEP * at - BEYOND, 3) for at in range(round((top + 2 * BEYOND) / STEP) + 1)]
    logs = [-(((place - top / 2) / SPREAD) ** 2) / 2 for place in places]
    for game, times in compared.items():
        strength = ladder.strengths_at(game.seats)
        for at, place in enumerate(places):
            logs[at] += times * game.log_chance(strength, between(strength, place))
    for seats, count in decisions.items():
        losses = ladder.losses_at(seats)
        for at, place in enumerate(places):  # Tweedie's quasi-likelihood of power 1.5: sums of some mistakes
            root = math.sqrt(loss_between(losses, place))
            logs[at] -= 2 / DISPERSION * (lost[seats] / root + count * root)
    most = max(logs)
    density = tuple(math.exp(log - most) for log in logs)
    sums = tuple(itertools.accumulate(density))
    tail = (1 - CERTAINTY) / 2 * sums[-1]
    low, high = (places[bisect.bisect_left(sums, part)] for part in (tail, sums[-1] - tail))
    mean = sum(place * weight for place, weight in zip(places, density, strict=True)) / sums[-1]
    shown = tuple(zip(places, density, strict=True))
    return Rating(
        ladder.levels, mean, low, high, shown, compared.total(), len(choices), sum(decisions.values())
    )
