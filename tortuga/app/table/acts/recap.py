"""What has happened since somebody's last turn, told again in a few lines, each with what was seen of it."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from tortuga.app.table.acts.motions import Act
from tortuga.app.table.marks import Line


@dataclass(frozen=True, slots=True)
class Retold:
    """One line of it."""

    line: Line
    weight: int
    """What weighs less is left out later; 0 = what befell the seat itself."""
    acts: tuple[Act, ...] = ()
    """What is played again."""


@dataclass(frozen=True, slots=True)
class Recap:
    """All that is worth telling, in the order in which it happened."""

    lines: tuple[Retold, ...]
    heading: str = ""
    """The state of the game, before and now."""
    turn: Hashable = None
    """One's own turn that has just begun, for which it opens by itself once; None: it is asked for."""
