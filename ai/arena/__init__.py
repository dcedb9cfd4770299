"""Games between computer players: one, or many to measure them."""

from ai.arena.play import EndlessGame, Played, derived_seed, play
from ai.arena.result import PlayerResult, SimulationResult
from ai.arena.simulate import BadSimulation, simulate

__all__ = [
    "BadSimulation",
    "EndlessGame",
    "Played",
    "PlayerResult",
    "SimulationResult",
    "derived_seed",
    "play",
    "simulate",
]
