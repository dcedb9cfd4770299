"""The levels: one engine, weakened in what it looks at and how accurately it judges.

Weak play never looks random: a weak captain misjudges what the actions are worth (for a whole round),
confuses choices that lie close together, and does not look at the opponents' dice or think of bonus tiles.

Without numpy, so that the app can ask cheaply.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

import msgspec

from ai.levelled import AnyLevel


class EngineSettings(msgspec.Struct, frozen=True):
    """How thoroughly an engine thinks."""

    samples: int = 20
    """Sampled ends of the opponents' dice."""
    draws: int = 20
    """Sampled draws once all dice are placed."""
    tile_factor: float = 1.2
    """Factor on the lasting value of a bonus tile, as it already helps in this round."""
    opponents_dice: bool = msgspec.field(default=True, name="rivals_dice")
    """Whether the opponents' open dice are looked at; hashes of settings keep the older name."""
    timing: bool = True
    """Whether the bonus tiles for finishing early are counted."""


class Level(AnyLevel, frozen=True):
    """One level of play."""

    settings: EngineSettings
    noise: float = 0.0
    """Scale of the error on each choice, in win share at two seats."""
    whim: float = 0.0
    """Spread of the error on each action's worth, held for a round, in win share at two seats."""


_BLIND: Final = EngineSettings(samples=4, draws=4, opponents_dice=False, timing=False)

LEVELS: Final = (
    Level("deckhand", _BLIND, noise=0.10, whim=0.16),
    Level("mate", msgspec.structs.replace(_BLIND, samples=6, draws=6), noise=0.03, whim=0.06),
    Level("quartermaster", EngineSettings(samples=8, draws=8, timing=False), noise=0.025, whim=0.055),
    Level("captain", EngineSettings(samples=12, draws=12), noise=0.014, whim=0.033),
    Level("admiral", EngineSettings()),
)
"""Weakest first."""
ADMIRAL: Final = LEVELS[-1]
STRENGTHS: Final[Mapping[int, Mapping[str, float]]] = MappingProxyType(
    {
        2: {"deckhand": -4.23, "mate": -3.06, "quartermaster": -2.0, "captain": -0.6},
        3: {"deckhand": -1.95, "mate": -1.09, "quartermaster": -0.55, "captain": -0.33},
        4: {"deckhand": -1.31, "mate": -0.94, "quartermaster": -0.44, "captain": -0.24},
    }
)
"""By number of seats and level, log odds of a whole game against the strongest level, for advice.

They follow from the win shares that `python -m ai.passport` measures.
"""
