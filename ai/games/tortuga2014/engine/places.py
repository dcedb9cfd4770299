"""Who acts where: totals of all seats, ranks (R41-R43), and the outcome classes of one's own assignments.

Against one sample of the opponents' dice, one's own assignment matters only through five small numbers: for
each action, whether one has no die there, a die without a place, the 2nd or the 1st position. That is its
outcome class. How often a total gets which position was measured in self-play (`panel/measure_odds.py`).
"""

from __future__ import annotations

import functools
from dataclasses import dataclass
from importlib import resources
from typing import Final

import msgspec
import numpy as np

from ai.games.tortuga2014.engine.batch import Flags, Floats, Ints
from tortuga.games.tortuga2014.pieces import ACTION_NAMES, ACTIONS, BOARD, DICE, UNASSIGNED, Numbers

MAX_TOTAL: Final = 27
"""All five dice with their 5 and a bonus tile of 2."""
NONE, DIE, SECOND, FIRST = range(4)
"""Outcome on one action."""
CLASSES: Final = 4 ** len(ACTIONS)
_WEIGHTS: Final[Ints] = 4 ** np.arange(len(ACTIONS))
_DIGITS: Final[Ints] = np.arange(CLASSES)[:, None] // _WEIGHTS % 4
_ALIKE: Final[Ints] = np.where((_DIGITS == DIE) & (np.arange(len(ACTIONS)) < BOARD), NONE, _DIGITS) @ _WEIGHTS
"""(CLASSES,): the class that plays out the same: dice without a place only ever defend (R55)."""


@dataclass(slots=True)
class Places:
    """Who acts in each row: positions (rows, 5) as seats or -1, and who has a die (rows, seats, 5)."""

    first: Ints
    second: Ints
    dice: Flags
    attacked: Ints
    """(rows, 2): whom the 1st position attacked by BOARD and by RAID, or -1; filled in during the rollout."""

    def take(self, rows: Ints) -> Places:
        """These rows, in this order."""
        return Places(self.first[rows], self.second[rows], self.dice[rows], self.attacked[rows])


@functools.lru_cache(maxsize=64)
def number_rows(numbers: Numbers) -> Ints:
    """(5, 6): number of each die on each action, 0 for an unassigned die."""
    padded = np.zeros((DICE, len(ACTIONS) + 1), np.intp)
    padded[:, : len(ACTIONS)] = numbers
    return padded


def totals_of(assigned: Ints, numbers: Numbers, bonus: Ints) -> Ints:
    """(..., 5): total on each action of dice (..., 5) with bonus tiles (..., 5); 0 without a die (R41)."""
    printed = number_rows(numbers)
    there = assigned[..., :, None] == np.arange(len(ACTIONS))
    sums = (there * printed[:, :5]).sum(axis=-2)
    totals: Ints = sums + bonus * (sums > 0)
    return totals


@functools.lru_cache(maxsize=256)
def own_sums(numbers: Numbers, free: tuple[int, ...]) -> Ints:
    """(5, 5**k): by action, the sum of the numbers of the free dice for each of their assignments."""
    count = len(free)
    assigned = np.indices((len(ACTIONS),) * count).reshape(count, len(ACTIONS) ** count)
    printed = number_rows(numbers)
    sums = np.zeros((len(ACTIONS), assigned.shape[1]), np.intp)
    for action in ACTIONS:
        for row, die in enumerate(free):
            sums[action] += (assigned[row] == action) * printed[die, action]
    return sums


def own_totals(numbers: Numbers, dice: tuple[int, ...], bonus: tuple[int, ...]) -> Ints:
    """(5, 5**k): by action, one's own total for each assignment of the k unassigned dice."""
    free = tuple(die for die, at in enumerate(dice) if at == UNASSIGNED)
    fixed = np.array([sum(numbers[d][a] for d, at in enumerate(dice) if at == a) for a in ACTIONS])
    sums = own_sums(numbers, free) + fixed[:, None]
    totals: Ints = sums + np.array(bonus)[:, None] * (sums > 0)
    return totals


def terminal_values(
    prizes: Floats, numbers: Numbers, dice: tuple[int, ...], bonus: tuple[int, ...]
) -> Floats:
    """(5,) * k: the sum over the actions of what one's own totals there are worth, for the dice solver.

    Args:
        prizes: (5, MAX_TOTAL + 1): by action and total.
        numbers, dice, bonus: as for `own_totals`.
    """
    totals = own_totals(numbers, dice, bonus)
    terminal: Floats = prizes[0].take(totals[0])
    for action in ACTIONS[1:]:
        terminal += prizes[action].take(totals[action])
    return terminal.reshape((len(ACTIONS),) * dice.count(UNASSIGNED))


class Field:
    """The opponents' sampled totals against which one's own are ranked."""

    def __init__(self, totals: Ints, seat: int, start: int) -> None:
        """`totals`: (samples, seats, 5) of all seats; the row of `seat` is ignored."""
        count = totals.shape[1]
        nearness = count - 1 - (np.arange(count) - start) % count
        keys = totals * 8 + nearness[None, :, None]
        keys[totals == 0] = -1
        keys[:, seat, :] = -1
        order = np.argsort(keys, axis=1)
        best, next_best = order[:, -1, :], order[:, -2, :]
        best_key = np.take_along_axis(keys, best[:, None, :], 1)[:, 0]
        next_key = np.take_along_axis(keys, next_best[:, None, :], 1)[:, 0]
        self.seat, self.seats = seat, count
        self.best = np.where(best_key >= 0, best, -1)
        """(samples, 5): best opponent, or -1."""
        self.next_best = np.where(next_key >= 0, next_best, -1)
        self.dice: Flags = totals > 0
        own = np.arange(MAX_TOTAL + 1) * 8 + nearness[seat]
        code = DIE + (own > best_key[..., None]).astype(np.intp) + (own > next_key[..., None])
        if count == 2:  # the 2nd position gets nothing (R86)
            code[code == SECOND] = DIE
        code[..., 0] = NONE
        self.code: Ints = code
        """(samples, 5, MAX_TOTAL + 1): outcome by action and own total."""

    def classes(self, totals: Ints) -> Ints:
        """(samples, assignments): class of each own assignment; `totals` as from `own_totals`."""
        classes: Ints = self.code[:, 0].take(totals[0], axis=1)
        for action in ACTIONS[1:]:
            classes += (self.code[:, action] * _WEIGHTS[action]).take(totals[action], axis=1)
        return classes

    def places(self, samples: Ints, classes: Ints) -> Places:
        """Who acts when a class meets a sample, row by row."""
        code = _DIGITS[classes]
        best, next_best = self.best[samples], self.next_best[samples]
        leads = code == FIRST
        first = np.where(leads, self.seat, best)
        if self.seats == 2:
            second = np.full_like(first, -1)
        else:
            second = np.where(leads, best, np.where(code == SECOND, self.seat, next_best))
        dice = self.dice[samples]
        dice[:, self.seat] = code > NONE
        return Places(first, second, dice, np.full((len(samples), 2), -1))


def distinct(classes: Ints) -> tuple[Ints, Ints, Ints]:
    """Each (sample, class) pair once: (samples, classes, place of each assignment's pair among them)."""
    return _distinct(np.arange(len(classes))[:, None], classes)


def alike_before(action: int, sample: Ints, classes: Ints) -> tuple[Ints, Ints, Ints]:
    """Pairs (sample, class) merged where they play out the same before this action, as from `distinct`."""
    return _distinct(sample, _ALIKE.take(classes) % 4**action)


def _distinct(sample: Ints, classes: Ints) -> tuple[Ints, Ints, Ints]:
    pairs = sample * CLASSES + classes
    place = np.zeros((int(sample.max()) + 1) * CLASSES, np.intp)
    place[pairs] = 1
    once = np.flatnonzero(place)
    place[once] = np.arange(len(once))
    return once // CLASSES, once % CLASSES, place.take(pairs)


def liking(classes: Ints, bias: Floats) -> Floats:
    """(rows,): what the places in each class are worth by `bias` (5, 2), 1st and 2nd position."""
    code = _DIGITS[classes]
    liking: Floats = (code == FIRST) @ bias[:, 0] + (code == SECOND) @ bias[:, 1]
    return liking


def chance_first(field: Field, action: int, total: int) -> float:
    """Share of samples in which this own total is best."""
    codes = field.code[:, action, min(total, MAX_TOTAL)]
    return int(np.count_nonzero(codes == FIRST)) / len(codes)


FILE: Final = "place_odds.json"


class PlaceOddsRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One action at one number of seats: chances by total, from 0 to `MAX_TOTAL`."""

    first: tuple[float, ...]
    second: tuple[float, ...]


class PlaceOddsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What `place_odds.json` holds."""

    about: str
    recipe: str
    games: int
    seats: dict[str, dict[str, PlaceOddsRow]]
    """Number of seats -> name of the action -> chances."""


class PlaceOdds(msgspec.Struct, frozen=True):
    """Chances of a total at one number of seats."""

    first: Floats
    """(5, MAX_TOTAL + 1): by action and total, chance of the 1st position."""
    second: Floats
    """(5, MAX_TOTAL + 1): the same for the 2nd position; 0 at two seats, where it gets nothing (R86)."""

    def prizes(self, stakes: Floats) -> Floats:
        """(..., 5, MAX_TOTAL + 1): expected points of each total under `stakes` (..., 5, 2)."""
        prizes: Floats = stakes[..., :1] * self.first + stakes[..., 1:] * self.second
        prizes[..., 0] = 0.0  # no die, no position (R41)
        return prizes


@functools.cache
def load(seats: int) -> PlaceOdds:
    """The stored chances for 2, 3 or 4 seats."""
    text = resources.files("ai.games.tortuga2014.engine").joinpath(FILE).read_bytes()
    rows = msgspec.json.decode(text, type=PlaceOddsFile).seats[str(seats)]
    first = np.array([rows[action].first for action in ACTION_NAMES])
    second = np.array([rows[action].second for action in ACTION_NAMES])
    return PlaceOdds(first, second)


def warm_up() -> None:
    """Load the chances for every number of seats."""
    for seats in (2, 3, 4):
        load(seats)
