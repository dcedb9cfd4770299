"""The exact solution of a dice turn: which dice to keep, for any value put on the result."""

from ai.dice.cycles import solve_cycles
from ai.dice.keeps import Keep, declarations, ranked_keeps
from ai.dice.layout import Floats
from ai.dice.solver import solve

__all__ = ["Floats", "Keep", "declarations", "ranked_keeps", "solve", "solve_cycles"]
