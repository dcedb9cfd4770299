"""The exact solution of a dice turn: which dice to keep, whatever values are put on its results."""

from ai.games.tortuga2014.expectimax.cycles import solve_cycles
from ai.games.tortuga2014.expectimax.keeps import RankedKeep, declarations, ranked_keeps
from ai.games.tortuga2014.expectimax.layout import Floats
from ai.games.tortuga2014.expectimax.solver import solve, warm_up

__all__ = ["Floats", "RankedKeep", "declarations", "ranked_keeps", "solve", "solve_cycles", "warm_up"]
