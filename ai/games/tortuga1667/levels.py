"""The five levels: one engine, weakened in what it believes and how exactly it judges.

Without numpy, so that the app can import it.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import Final

from ai.levelled import AnyLevel
from tortuga.kernel.players import JOINT


class Level(AnyLevel, frozen=True):
    """One level of play."""

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
EVIDENCE: Final = MappingProxyType(
    {"deckhand": 0.1, "mate": 0.22, "quartermaster": 0.45, "captain": 0.75, "admiral": 0.8, "honest": 0.8}
)
"""How much of a level's play counts as evidence for the adviser, which knows who plays.

Fitted so that its percentages come true: `python -m ai beliefs tortuga1667 --actors mate`, and so on.
"""
PERSON: Final = EVIDENCE["quartermaster"]
"""The same of a person, who bluffs and errs, and of any player that is not a level."""


def evidence(players: Sequence[str], seats: int) -> tuple[float, ...]:
    """How much of what each seat does is evidence, by who plays it; an admiral's where that is not known."""
    names = [name.partition(JOINT)[0] for name in players] or [ADMIRAL.name] * seats
    return tuple(EVIDENCE.get(name, PERSON) for name in names)
