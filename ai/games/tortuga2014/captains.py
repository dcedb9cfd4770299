"""The captains of Tortuga (2014) by name."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from ai.games.tortuga2014.characters import CHARACTERS, Character
from ai.games.tortuga2014.levels import LEVELS
from ai.games.tortuga2014.weights import weights_hash
from ai.levelled import LevelledCaptains
from tortuga.games.tortuga2014.commands import Command
from tortuga.games.tortuga2014.state import View
from tortuga.kernel.players import Player

Captain = Player[View, Command]

CAPTAINS: Final = LevelledCaptains[View, Command, Character](
    "ai.games.tortuga2014",
    usual="mate",
    levels=LEVELS,
    panel=MappingProxyType(
        {
            "random": "panel.uniform:Uniform",
            "greedy": "panel.greedy:Greedy",
            "additive": "panel.additive:Additive",
        }
    ),
    characters=CHARACTERS,
    learned=weights_hash,
    warming=("expectimax:warm_up", "panel.place_odds:warm_up"),
    workbench=MappingProxyType(
        {
            "train": "training.__main__:main",
            "calibrate": "advice.fit:main",
            "drift": "training.drift:main",
            "group-weights": "training.group_weights:main",
            "opponents": "training.opponent_fit:main",
            "odds": "panel.measure_odds:main",
            "told": "advice.temperature:told_of",
        }
    ),
)
