"""How often a total is best or second best, measured once in self-play (`panel/measure_odds.py`)."""

from __future__ import annotations

import functools
from importlib import resources
from typing import Final

import msgspec
import numpy as np

from ai.games.tortuga2014.dice_solver import Floats
from tortuga.games.tortuga2014.pieces import ACTION_NAMES

FILE: Final = "place_odds.json"


class PlaceOddsRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One action at one number of seats: chances by total, from 0 to `MOST_TOTAL`."""

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
    """(5, MOST_TOTAL + 1): by action and total, chance of the 1st position."""
    second: Floats
    """(5, MOST_TOTAL + 1): the same for the 2nd position; 0 at two seats, where it gets nothing (R86)."""

    def prizes(self, stakes: Floats) -> Floats:
        """(..., 5, MOST_TOTAL + 1): expected points of each total under `stakes` (..., 5, 2)."""
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
