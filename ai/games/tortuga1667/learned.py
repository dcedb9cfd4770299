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

from ai.games.tortuga1667.calibrated import numbers
from tortuga.games.tortuga1667.options import Options

Relation = tuple[float, float, float]
"""Same side, opposite side, the target is Dutch."""
Dutch = tuple[float, float]
"""The actor is Dutch: the target's side leads, trails."""
Tops = tuple[float, float, float]
"""Torch, cannon, water."""

FORMULAS: Final = 4
"""Rises when analyses of an older version have to be made again."""
TOKEN: Final = 0.97
"""A treasure goes to one's own side."""
TOKEN_DUTCH: Final = 0.90
"""A Dutch player's treasure goes towards the tie."""
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
    tie: float = 0.5
    """The Dutch win with a lead of less than this."""


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
CARDS_LEFT: Final = (1, 3, 5, 8, 12, 19)
"""Event cards left, Armada included, for which there are weights by seats; others are interpolated."""
BY_SEATS: Final[Mapping[int, tuple[Phase, ...]]] = MappingProxyType(
    {
        5: (
            Phase(1.0, 0.921, 0.768, 0.247, -0.009, -0.143, 0.752, 0.209, -0.214, 0.448, 0.044, tie=0.526),
            Phase(1.0, 0.733, 0.571, 0.181, 0.013, -0.102, 0.623, 0.257, -0.248, 0.374, 0.033, tie=0.446),
            Phase(1.0, 0.598, 0.415, 0.184, 0.009, -0.057, 0.543, 0.296, -0.232, 0.291, 0.024, tie=0.366),
            Phase(1.0, 0.46, 0.292, 0.125, 0.003, -0.03, 0.444, 0.261, -0.166, 0.201, 0.027, tie=0.307),
            Phase(1.0, 0.295, 0.151, 0.083, 0.008, 0.049, 0.262, 0.216, -0.086, 0.083, 0.036, tie=0.266),
            Phase(1.0, 0.145, 0.06, 0.048, 0.022, 0.089, 0.081, 0.039, -0.003, 0.024, 0.055, tie=0.244),
        ),
        7: (
            Phase(1.0, 0.93, 0.756, 0.204, 0.029, -0.17, 0.726, 0.249, -0.292, 0.432, 0.016, tie=0.529),
            Phase(1.0, 0.805, 0.618, 0.219, 0.008, -0.112, 0.706, 0.28, -0.296, 0.42, 0.017, tie=0.418),
            Phase(1.0, 0.638, 0.46, 0.155, -0.005, -0.089, 0.638, 0.257, -0.241, 0.32, 0.009, tie=0.348),
            Phase(1.0, 0.481, 0.322, 0.137, -0.001, -0.019, 0.481, 0.269, -0.193, 0.221, 0.016, tie=0.281),
            Phase(1.0, 0.307, 0.171, 0.087, 0.013, 0.091, 0.276, 0.234, -0.103, 0.103, 0.009, tie=0.235),
            Phase(1.0, 0.144, 0.079, 0.066, 0.016, 0.126, 0.048, 0.156, -0.011, 0.003, 0.025, tie=0.215),
        ),
        9: (
            Phase(1.0, 0.933, 0.792, 0.237, -0.025, -0.097, 0.718, 0.241, -0.267, 0.436, 0.03, tie=0.536),
            Phase(1.0, 0.836, 0.683, 0.227, 0.004, -0.166, 0.812, 0.272, -0.265, 0.351, 0.025, tie=0.425),
            Phase(1.0, 0.685, 0.523, 0.174, 0.005, -0.097, 0.709, 0.308, -0.279, 0.342, 0.055, tie=0.346),
            Phase(1.0, 0.495, 0.349, 0.173, -0.011, -0.091, 0.583, 0.308, -0.241, 0.239, 0.036, tie=0.264),
            Phase(1.0, 0.31, 0.207, 0.092, 0.006, 0.095, 0.267, 0.225, -0.121, 0.126, 0.035, tie=0.218),
            Phase(1.0, 0.18, 0.078, 0.037, 0.027, 0.102, 0.106, 0.149, -0.025, 0.022, 0.066, tie=0.193),
        ),
    }
)
"""By number of seats, instead of `PHASES` except in overtime.

The mean of those and of ordered probits, fitted to the results of 6,000 games a table that a prototype of
these captains played with a little noise.
"""

ACTS: Final = (
    *(TOKEN, TOKEN_DUTCH, SNEAK, SNEAK_AWAY, SNEAK_TO_TIE, SNEAK_DUTCH),
    *(BRAWL, BRAWL_IDLE, BRAWL_DUTCH),
)
VOTES: Final = (FLAG, FLAG_DUTCH, CALL_MUTINY, SKULL, SKULL_CALLER, WATER, WATER_CAPTAIN, DECK_WATER, TOPS)


@functools.cache
def numbers_hash(seats: int = 0) -> str:
    """The hash of all the numbers used at a table with this many seats, 16 hexadecimal digits."""
    numbers = (ACTS, VOTES, TOPS_CAPTAIN, sorted(AIMS.items()), sorted(PHASES.items()), BY_SEATS.get(seats))
    return hashlib.blake2b(msgspec.json.encode(numbers), digest_size=8).hexdigest()


def fingerprint(options: Options) -> str:
    """16 hexadecimal digits: everything that the analysis of a game depends on."""
    content = f"{FORMULAS}/{numbers_hash(options.seats)}/{numbers(options.seats)}"
    return hashlib.blake2b(content.encode(), digest_size=8).hexdigest()
