"""The five levels: one engine, weakened in what it believes and how exactly it judges.

Without numpy, so that the app can import it.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

import msgspec


class Level(msgspec.Struct, frozen=True):
    """One level of play."""

    name: str
    noise: float
    """Scale of the Gumbel error in the worth of every act, in win share."""
    tau: float
    """How much of what others do is taken as evidence: 0 nothing, 1 all of it."""

    @property
    def blind_votes(self) -> float:
        """How often a vote card is played without a thought."""
        return min(0.8, 4 * self.noise)


LEVELS: Final = (
    Level("deckhand", noise=0.30, tau=0.0),
    Level("mate", noise=0.12, tau=0.4),
    Level("quartermaster", noise=0.05, tau=0.6),
    Level("captain", noise=0.02, tau=0.8),
    Level("admiral", noise=0.0, tau=0.8),
)
"""Weakest first."""
BY_NAME: Final = MappingProxyType({level.name: level for level in LEVELS})
ADMIRAL: Final = BY_NAME["admiral"]
