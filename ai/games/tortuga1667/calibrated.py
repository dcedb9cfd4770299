"""The chances that are shown: the engine's, corrected by how often such boards were won.

The engine's are made for choosing; as forecasts they are off at tables with an odd number of seats. What
advice, results and the captain's log show is corrected by the lead and the event cards left; the order of the
choices is never changed by it.

Without numpy, so that the app can ask cheaply whether an analysis is still valid.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence
from importlib import resources
from operator import mul
from typing import Final, Literal

import msgspec

FILE: Final = "calibrated.json"
NUMBERS: Final = 6
"""How many `features` a side has."""
PHASE: Final = 19
"""Event cards left at which a game is as far from its end as it can be."""
MIN_CHANCE: Final = 1e-4
"""Lower chances are corrected as if they were this one."""
SURE: Final = 1 - 1e-9
"""Chances from here on need no correction: somebody has won."""


class Calibration(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was fitted to games at one number of seats."""

    seats: int
    games: int
    numbers: tuple[tuple[float, ...], ...]
    """By the lead, of 0, 1, 2 or more: the weights of `features`."""


class CalibrationFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What `weights/calibrated.json` holds."""

    command: str
    tables: tuple[Calibration, ...]
    format: Literal["tortuga1667-calibrated"] = "tortuga1667-calibrated"
    version: Literal[1] = 1


@functools.cache
def numbers(seats: int) -> tuple[tuple[float, ...], ...]:
    """The numbers for a table; () where nothing needed to be fitted."""
    file = resources.files("ai.games.tortuga1667").joinpath("weights", FILE)
    stored = msgspec.json.decode(file.read_bytes(), type=CalibrationFile)
    return next((table.numbers for table in stored.tables if table.seats == seats), ())


def kind_of(lead: int) -> int:
    """Which of the numbers are used for a lead of one side over the other."""
    return min(2, abs(lead))


def features(chances: Sequence[float], left: int, lead: int) -> list[tuple[float, ...]]:
    """By side, what its chance depends on: the logarithm of the engine's, being Dutch, and being ahead.

    Each appears twice, the second time in proportion to how near the end is.

    Args:
        left: event cards, the Armada included.
        lead: British treasure minus French treasure.
    """
    near = 1 - min(left, PHASE) / PHASE
    ahead = (lead > 0, lead < 0, False)
    rows = []
    for side, chance in enumerate(chances):
        plain = (math.log(max(MIN_CHANCE, chance)), float(side == 2), float(ahead[side]))
        rows.append((*plain, *(near * part for part in plain)))
    return rows


def calibrated(
    chances: tuple[float, float, float], seats: int, left: int, lead: int
) -> tuple[float, float, float]:
    """The chances of the British, the French and the Dutch that are shown, given the engine's."""
    fitted = numbers(seats)
    if not fitted or max(chances) >= SURE:
        return chances
    weights = fitted[kind_of(lead)]
    british, french, dutch = (math.exp(sum(map(mul, row, weights))) for row in features(chances, left, lead))
    whole = british + french + dutch
    return british / whole, french / whole, dutch / whole
