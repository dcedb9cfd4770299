"""The learned numbers of the captains: the tells of the design, and the ten weights of each phase.

Without numpy, so that the app can ask for their hash: measurements name the numbers they were made with.
"""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

import msgspec

Relation = tuple[float, float, float]
"""Same side, opposite side, the target is Dutch."""
Dutch = tuple[float, float]
"""The actor is Dutch: the target's side leads, trails."""
Tops = tuple[float, float, float]
"""Torch, cannon, water."""

FORMULAS: Final = 2
"""Rises when analyses of an older version have to be made again."""
TOKEN: Final = 0.97
"""A treasure goes to one's own side."""
TOKEN_DUTCH: Final = 0.90
"""And with the Dutch towards the tie."""
SNEAK: Final = 0.85
"""A cabin boy moves the other side's treasure to their own."""
SNEAK_AWAY: Final = 0.015
SNEAK_TO_TIE: Final = 0.748
SNEAK_DUTCH: Final = 0.023
BRAWL: Final = 0.615
"""A governor whose side lacks a treasure of Tortuga calls a brawl."""
BRAWL_IDLE: Final = 0.015
BRAWL_DUTCH: Final = 0.060
FLAG: Final = 0.857
"""A brawler shows the flag of their own side."""
FLAG_DUTCH: Final = 0.817
CALL_MUTINY: Final[Relation] = (0.038, 0.338, 0.121)
SKULL: Final[Relation] = (0.272, 0.613, 0.444)
SKULL_CALLER: Final = 0.96
WATER: Final[Relation] = (0.083, 0.458, 0.263)
WATER_CAPTAIN: Final = 0.004
DECK_WATER: Final = 0.3
TOPS: Final[tuple[Tops, Tops, Tops]] = ((0.608, 0.309, 0.083), (0.343, 0.199, 0.458), (0.473, 0.264, 0.263))
"""What an ally of the captain, an opponent and a Dutch voter play in an attack."""
TOPS_CAPTAIN: Final[Tops] = (0.473, 0.523, 0.004)
AIMS: Final[Mapping[str, tuple[Relation, Dutch]]] = MappingProxyType(
    {
        "maroon": ((0.244, 1.756, 0.407), (1.88, 0.12)),
        "pistol": ((0.165, 1.835, 0.707), (1.86, 0.14)),
        "rescue": ((1.723, 0.277, 0.523), (0.25, 1.75)),
        "map": ((1.88, 0.12, 0.469), (0.24, 1.76)),
        "hurt": ((0.798, 1.202, 0.393), (1.88, 0.12)),
        "force": ((1.428, 0.572, 0.456), (1.34, 0.66)),
    }
)
"""Weights of a target by what it is to the actor, and for a Dutch actor by whose side leads."""


class Phase(NamedTuple):
    """The weights for one phase of the game."""

    spread: float
    """Standard deviation of the final lead around its prediction."""
    ships: float
    island: float
    captain: float
    aboard: float
    cabin: float
    cabin_soon: float
    governor: float
    need: float
    need_soon: float
    cards: float


PHASES: Final = MappingProxyType(
    {
        "a": Phase(2.18, 0.49, 0.19, 0.16, 0.12, 0.18, 0.24, 0.21, -0.08, 0.09, 0.06),
        "b": Phase(1.89, 0.70, 0.35, 0.32, 0.06, 0.10, 0.48, 0.39, -0.22, 0.22, 0.04),
        "c": Phase(1.50, 0.85, 0.54, 0.38, 0.04, 0.00, 0.60, 0.41, -0.30, 0.32, 0.02),
        "d": Phase(1.16, 0.91, 0.71, 0.32, 0.02, -0.05, 0.56, 0.28, -0.23, 0.31, 0.02),
        "o": Phase(0.90, 0.05, -0.05, 0.27, 0.01, 0.00, 0.32, 0.06, -0.06, 0.15, 0.02),
        "k": Phase(1.15, 0.94, 0.75, 0.19, 0.02, 0.03, 0.38, 0.20, -0.12, 0.23, 0.02),
    }
)
"""a to d by event cards left, o in overtime, k when the Armada is known to lie in the row."""

ACTS: Final = (
    *(TOKEN, TOKEN_DUTCH, SNEAK, SNEAK_AWAY, SNEAK_TO_TIE, SNEAK_DUTCH),
    *(BRAWL, BRAWL_IDLE, BRAWL_DUTCH),
)
VOTES: Final = (FLAG, FLAG_DUTCH, CALL_MUTINY, SKULL, SKULL_CALLER, WATER, WATER_CAPTAIN, DECK_WATER, TOPS)


@functools.cache
def learned(_seats: int = 0) -> str:
    """The hash of all these numbers, 16 hexadecimal digits; one table serves all numbers of seats."""
    numbers = (ACTS, VOTES, TOPS_CAPTAIN, sorted(AIMS.items()), sorted(PHASES.items()))
    return hashlib.blake2b(msgspec.json.encode(numbers), digest_size=8).hexdigest()


def fingerprint(_options: object) -> str:
    """16 hexadecimal digits: everything that the analysis of a game depends on."""
    return hashlib.blake2b(f"{FORMULAS}/{learned()}".encode(), digest_size=8).hexdigest()
