"""A choice with what the engine thinks of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ai.games.tortuga1667.engine.mind import Prospect
from ai.games.tortuga1667.engine.value import Chances
from tortuga.games.tortuga1667.commands import Command, LookAt
from tortuga.kernel.players import Reason

_CERTAIN: Final = 1e-3
"""What a belief leaves open of what is known."""


@dataclass(frozen=True, slots=True)
class Judged:
    """One choice; only differences of `value` within a decision mean something."""

    command: Command
    value: float
    """My chance to win, with all fees, likings and errors."""
    chances: Chances
    """Of the British, the French, the Dutch."""
    reason: Reason

    @property
    def kind(self) -> str:
        """For likings, and for the errors of weak levels, which choices of one kind may share."""
        return "look" if isinstance(self.command, LookAt) else type(self.command).__name__.lower()


def judged(command: Command, found: Prospect, side: int, reason: Reason) -> Judged:
    """A choice by its prospect."""
    return Judged(command, found.worth(side), found.chances, reason)


def percent(chance: float) -> int:
    """A chance as texts show it, in percent: 0 and 100 only for what is certain."""
    told = round(100 * chance)
    return told if min(chance, 1 - chance) < _CERTAIN else min(99, max(1, told))
