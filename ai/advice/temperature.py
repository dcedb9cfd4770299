"""From the engine's win share to a win chance that comes true: one number for each number of seats.

The engine is as sure of itself as its value was in self-play, and it takes the best of many choices. A
temperature t above 1 draws its win shares towards equal ones: odds against an even share of the rest are
taken to the power 1 / t (C. Guo et al., "On calibration of modern neural networks", 2017, for two classes).
It changes no order of choices. `ai.advice.fit` finds it; it counts for the weights it was found with only.
"""

from __future__ import annotations

import functools
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final, Literal

import msgspec

from ai.weights_hash import weights_hash

FILE: Final = "temperatures.json"
NEUTRAL: Final = 1.0


class Temperature(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was found for one number of seats."""

    seats: int
    target: int
    temperature: float
    weights: str
    """Hash of the weights it was found with."""
    games: int
    fitted: float
    """The best temperature on one half of the games; taken only when it helps on the other half."""
    loss: float
    """Mean logarithmic loss on that other half as the engine says it."""
    loss_told: float
    """The same with `fitted`."""


class Temperatures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What `ai/weights/temperatures.json` holds."""

    command: str
    seats: tuple[Temperature, ...]
    format: Literal["tortuga-temperatures"] = "tortuga-temperatures"
    version: Literal[1] = 1


def told(raw: float, seats: int, temperature: float) -> float:
    """A win chance as it is told, 0..1; rises with `raw`, which may lie outside where bonus tiles led out."""
    share = min(1.0, max(0.0, raw))
    if temperature == NEUTRAL or share in (0.0, 1.0):
        return share
    power = 1 / temperature
    own = share**power
    rest = (seats - 1) * ((1 - share) / (seats - 1)) ** power
    return float(own / (own + rest))


def stored(folder: Traversable) -> Temperatures | None:
    """The file of a folder of weights, if it is there.

    Raises:
        msgspec.DecodeError: it is broken.
    """
    file = folder.joinpath(FILE)
    return msgspec.json.decode(file.read_bytes(), type=Temperatures) if file.is_file() else None


@functools.cache
def load(seats: int, target: int) -> float:
    """The stored temperature; 1 where none was found for the weights that are in use."""
    found = stored(resources.files("ai").joinpath("weights"))
    for each in found.seats if found is not None else ():
        if (each.seats, each.target, each.weights) == (seats, target, weights_hash(seats)):
            return each.temperature
    return NEUTRAL
