"""Games between computer players: one, or many to measure them."""

from ai.arena.play import EndlessGame, Played, play
from ai.arena.result import PlayerResult, SimulationResult
from ai.arena.simulate import BadSimulation, simulate

__all__ = [
    "BadSimulation",
    "EndlessGame",
    "Played",
    "PlayerResult",
    "SimulationResult",
    "play",
    "simulate",
]
