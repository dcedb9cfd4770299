"""The levels: one engine, weakened in what it believes and how exactly it judges.

Without numpy, so that the app can import it.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import Final

from ai.levelled import AnyLevel
from tortuga.kernel.players import level_of


class Level(AnyLevel, frozen=True):
    """One level of play; its weakness lies in judging persons and numbers."""

    noise: float = 0.0
    """Scale of the Gumbel error in the worth of every kind of act except looking, in win share."""
    tau: float = 0.8
    """How much of what others do is taken as evidence: 0 nothing, 1 all of it."""
    prejudice: float = 0.0
    """Standard deviation of what it imagines of every seat, for the whole game, in log odds of its side."""
    hope: float = 0.0
    """The share of a vote's chance to fail that it overlooks when it thinks of calling one."""
    blind_votes: float = 0.0
    """How often a vote card is played without a thought."""


LEVELS: Final = (
    Level("deckhand", noise=0.12, tau=0.0, prejudice=2.0, hope=0.9, blind_votes=0.7),
    Level("mate", noise=0.08, tau=0.2, prejudice=1.6, hope=0.65, blind_votes=0.55),
    Level("quartermaster", noise=0.05, tau=0.35, prejudice=1.1, hope=0.45, blind_votes=0.3),
    Level("captain", noise=0.02, tau=0.7, prejudice=0.5, hope=0.25, blind_votes=0.08),
    Level("admiral"),
)
"""Weakest first."""
BY_NAME: Final = MappingProxyType({level.name: level for level in LEVELS})
ADMIRAL: Final = BY_NAME["admiral"]
EVIDENCE: Final = MappingProxyType(
    {"deckhand": 0.3, "mate": 0.32, "quartermaster": 0.48, "captain": 0.75, "admiral": 0.8, "honest": 0.8}
)
"""How much of a level's play counts as evidence for the adviser, which knows who plays.

Fitted so that its percentages come true: `python -m ai beliefs tortuga1667 --actors mate`, and so on.
"""
PERSON: Final = EVIDENCE["quartermaster"]
"""The same for a person, who bluffs and errs, and for any player that is not a level."""


def evidence(players: Sequence[str], seats: int) -> tuple[float, ...]:
    """How much of what each seat does is evidence, by who plays it; an admiral's where that is not known."""
    names = [level_of(name) for name in players] or [ADMIRAL.name] * seats
    return tuple(EVIDENCE.get(name, PERSON) for name in names)
