"""A choice with what the engine thinks of it."""

from __future__ import annotations

from dataclasses import dataclass

from ai.games.tortuga1667.engine.mind import Prospect
from ai.games.tortuga1667.engine.value import Chances
from tortuga.games.tortuga1667.commands import Command, LookAt
from tortuga.kernel.players import Reason


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
    """A chance as texts show it, in percent."""
    return round(100 * chance)
