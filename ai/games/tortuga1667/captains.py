"""The captains of Tortuga 1667 by name; their thinking begins in `player.py`."""

from __future__ import annotations

from typing import Final

from ai.games.tortuga1667.characters import CHARACTERS, Character
from ai.games.tortuga1667.learned import learned
from ai.games.tortuga1667.levels import LEVELS
from ai.games.tortuga1667.may_speak import speaker
from ai.levelled import LevelledCaptains
from tortuga.games.tortuga1667.commands import Command
from tortuga.games.tortuga1667.state import View

CAPTAINS: Final = LevelledCaptains[View, Command, Character](
    package="ai.games.tortuga1667",
    default_level="mate",
    strengths=LEVELS,
    yardsticks={
        "random": "simple_players:Flat",
        "randomk": "simple_players:ByKind",
        "greedy": "simple_players:Greedy",
        "honest": "honest:Honest",
    },
    likings=CHARACTERS,
    learned=learned,
    warming=("belief.deals:warm_up",),
    programs={
        "vectors": "measure.vectors:main",
        "match": "measure.match:main",
        "beliefs": "measure.beliefs:main",
        "swings": "measure.swings:main",
        "fairness": "measure.fairness:main",
        "speed": "measure.speed:main",
    },
    speaking=speaker,
    functions={
        "hindsight": "hindsight:hindsight",
        "analyse": "analysis:analyse",
        "analyst": "analysis:fingerprint",
    },
)
