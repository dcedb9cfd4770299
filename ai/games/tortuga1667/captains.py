"""The captains of Tortuga 1667 by name; their thinking begins in `player.py`."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from ai.games.tortuga1667.characters import CHARACTERS, Character
from ai.games.tortuga1667.learned import learned
from ai.games.tortuga1667.levels import LEVELS
from ai.games.tortuga1667.may_speak import speaker
from ai.levelled import LevelledCaptains
from tortuga.games.tortuga1667.commands import Command
from tortuga.games.tortuga1667.state import View


def _learned(_seats: int) -> str:
    return learned()  # one table serves all numbers of seats


CAPTAINS: Final = LevelledCaptains[View, Command, Character](
    "ai.games.tortuga1667",
    default_level="mate",
    levels=LEVELS,
    panel=MappingProxyType(
        {
            "random": "simple_players:Flat",
            "randomk": "simple_players:ByKind",
            "greedy": "simple_players:Greedy",
            "honest": "honest:Honest",
        }
    ),
    characters=CHARACTERS,
    learned=_learned,
    warming=("belief.deals:warm_up",),
    experiments=MappingProxyType(
        {
            "vectors": "measure.vectors:main",
            "match": "measure.match:main",
            "beliefs": "measure.beliefs:main",
            "swings": "measure.swings:main",
            "fairness": "measure.fairness:main",
            "speed": "measure.speed:main",
        }
    ),
    speaker=speaker,
    hindsight="hindsight:hindsight",
    analyse="analysis:analyse",
    analyst="analysis:fingerprint",
)
