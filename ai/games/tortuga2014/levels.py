"""The levels: one engine, weakened in how far it thinks and how accurately it judges.

Every level sees all dice that lie open. Weak play never looks random: a weak captain misjudges what the
actions are worth (for a whole round, but less the fewer dice are still to be rolled), confuses choices that
lie close together, samples fewer ends of the opponents' dice, and counts bonus tiles half or not at all.

Without numpy, so that the app can ask cheaply.
"""

from __future__ import annotations

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
    """Factor on the lasting value of a bonus tile, as it already helps in this round; 0 counts none."""


class Level(AnyLevel, frozen=True):
    """One level of play."""

    settings: EngineSettings
    noise: float = 0.0
    """Scale of the error on each choice, in win share at two seats."""
    whim: float = 0.0
    """Spread of the error on each action's worth, held for a round, in win share at two seats.

    It shrinks with the dice still to be rolled, so that nobody misjudges what lies open.
    """


LEVELS: Final = (
    Level("deckhand", EngineSettings(samples=8, draws=4, tile_factor=0.0), noise=0.08, whim=0.50),
    Level("mate", EngineSettings(samples=8, draws=6, tile_factor=0.0), noise=0.03, whim=0.20),
    Level("quartermaster", EngineSettings(samples=8, draws=8, tile_factor=0.6), noise=0.026, whim=0.10),
    Level("captain", EngineSettings(samples=12, draws=12), noise=0.013, whim=0.042),
    Level("admiral", EngineSettings()),
)
"""Weakest first."""
ADMIRAL: Final = LEVELS[-1]
