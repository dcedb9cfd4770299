"""The exact solution of a dice turn: which dice to keep, for any value put on the result."""

from ai.dice.keeps import Keep, declarations, ranked_keeps
from ai.dice.layout import ACTIONS, BOARD, RAID, UNASSIGNED, Floats
from ai.dice.program import SKULL
from ai.dice.solver import solve

__all__ = [
    "ACTIONS",
    "BOARD",
    "RAID",
    "SKULL",
    "UNASSIGNED",
    "Floats",
    "Keep",
    "declarations",
    "ranked_keeps",
    "solve",
]
