"""Calibrates the engine's win shares: two numbers for each number of seats make them true win chances.

The engine is as confident as its value was in self-play. A temperature above 1 draws its win shares towards
an even share: their log odds, relative to even, are divided by it (C. Guo et al., "On calibration of modern
neural networks", 2017). While its dice are still rolling the engine is also too optimistic: it plans its own
keeps to the end, but assumes that opponents follow a simple plan, which good opponents beat. So its log odds
are lowered by a constant then. Neither changes the order of choices. `fit.py` finds both numbers; they are
valid only for the weights they were found with.
"""

from __future__ import annotations

import functools
import math
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final, Literal

import msgspec

from ai.games.tortuga2014.captains import weights_hash
from tortuga.games.tortuga2014.state import View

FILE: Final = "temperatures.json"


class Temperature(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The two numbers fitted for one number of seats."""

    seats: int
    target: int
    temperature: float
    optimism: float
    """Log odds taken off while the engine's own dice are still rolling."""
    weights: str
    """Hash of the weights it was found with."""
    games: int
    """Games used; the two numbers are accepted only if those found on one half help on the other."""
    loss: float
    """Mean logarithmic loss on that other half of the engine's own numbers."""
    loss_told: float
    """The same loss, of the chances as they would be shown."""


class Temperatures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What `weights/temperatures.json` holds."""

    command: str
    tables: tuple[Temperature, ...]
    format: Literal["tortuga-temperatures"] = "tortuga-temperatures"
    version: Literal[1] = 1


PLAIN: Final = (1.0, 0.0)
"""Temperature and optimism that change nothing."""


def corrected(raw: float, seats: int, temperature: float, optimism: float = 0.0) -> float:
    """A win chance as shown, 0..1; it rises with `raw`, which bonus tiles may push outside that range."""
    share = min(1.0, max(0.0, raw))
    if (temperature, optimism) == PLAIN or share in (0.0, 1.0):
        return share
    even = -math.log(seats - 1)
    odds = (math.log(share / (1 - share)) - even) / temperature + even - optimism
    small = math.exp(-abs(odds))  # never overflows
    return (1 if odds >= 0 else small) / (1 + small)


def rolling(view: View) -> bool:
    """Whether the dice of the view's seat are still rolling."""
    return view.table.phase == 1 and not view.board.finished


def shown_chance(view: View, value: float) -> float:
    """The win chance that advice shows for a value the engine gave at this view."""
    seats = view.table.seats
    temperature, optimism = load(seats, view.table.options.target)
    return corrected(value, seats, temperature, optimism if rolling(view) else 0.0)


def stored(folder: Traversable) -> Temperatures | None:
    """The temperatures in a folder of weights, if there are any.

    Raises:
        msgspec.DecodeError: the file is broken.
    """
    file = folder.joinpath(FILE)
    return msgspec.json.decode(file.read_bytes(), type=Temperatures) if file.is_file() else None


@functools.cache
def load(seats: int, target: int) -> tuple[float, float]:
    """The stored temperature and optimism, or `PLAIN` if none were fitted to the weights in use."""
    temperatures = stored(resources.files("ai.games.tortuga2014").joinpath("weights"))
    for table in temperatures.tables if temperatures is not None else ():
        if (table.seats, table.target, table.weights) == (seats, target, weights_hash(seats)):
            return table.temperature, table.optimism
    return PLAIN
