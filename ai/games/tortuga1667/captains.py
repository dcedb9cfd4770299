"""The captains of Tortuga 1667 by name, and their characters; their thinking begins in `player.py`.

Characters are small tilts of what a captain likes and says, from files that a player may copy and change.
Without numpy, so that the app can import it.
"""

from __future__ import annotations

from typing import Final, Literal

from ai.captains import SHOWN_CHANCE
from ai.games.tortuga1667.learned import numbers_hash
from ai.games.tortuga1667.levels import LEVELS
from ai.games.tortuga1667.may_speak import speaker
from ai.levelled import AnyCharacter, Characters, LevelledCaptains, likes_within, within
from tortuga.games.tortuga1667.commands import Command
from tortuga.games.tortuga1667.state import View

NAMES: Final = ("loyal", "schemer", "silent", "hothead")
"""The characters that come with the game, in the order in which they are offered."""
ACTS: Final = ("look", "reveal", "force", "row", "attack", "maroon", "mutiny", "sneak", "brawl")
"""The acts that may be liked."""
MAX_LIKING: Final = 0.1
MAX_FRIENDSHIP: Final = 0.2


class Character(AnyCharacter, frozen=True, forbid_unknown_fields=True):
    """What a captain of this game may like."""

    format: Literal["tortuga1667-captain"]
    version: Literal[1]
    likes: dict[str, float] = {}
    """By act: its worth, in win share, on top of what it brings."""
    friendship: float = 0.03
    """What it costs, in win share, to maroon, shoot or overthrow somebody of one's own side."""
    bluff: float = 0.0
    """How often the first treasure goes into the wrong hold, so that nobody knows whose it is."""
    talk: float = 0.5
    """How often it says a line when it could."""
    lies: float = 0.0
    """How often such a line is a lie."""


PLAIN: Final = Character("tortuga1667-captain", 1, "plain")


def _judge(character: Character, file: str) -> None:
    likes_within(file, character.likes, ACTS, MAX_LIKING)
    within(file, "friendship", character.friendship, 0.0, MAX_FRIENDSHIP)
    for field in ("bluff", "talk", "lies"):
        within(file, field, getattr(character, field), 0.0, 1.0)


CHARACTERS: Final = Characters("tortuga1667", NAMES, PLAIN, _judge)

CAPTAINS: Final = LevelledCaptains[View, Command, Character](
    package="ai.games.tortuga1667",
    default_level="mate",
    level_settings=LEVELS,
    panel_players={
        "random": "simple_players:SimplePlayer",
        "randomk": "simple_players:ByKind",
        "greedy": "simple_players:Greedy",
        "honest": "honest:Honest",
    },
    character_set=CHARACTERS,
    learned_hash=numbers_hash,
    warming=("belief.deals:warm_up",),
    programs={
        "vectors": "measure.vectors:main",
        "match": "measure.match:main",
        "beliefs": "measure.beliefs:main",
        "swings": "measure.swings:main",
        "calibrate": "measure.calibrate:main",
        "weigh": "measure.weigh:main",
        SHOWN_CHANCE: "adviser:shown_chance",
        "fairness": "measure.fairness:main",
        "speed": "measure.speed:main",
        "deeds": "measure.deeds:main",
    },
    speaking=speaker,
    functions={
        "hindsight": "adviser:hindsight",
        "analyse": "analysis:analyse",
        "analyst": "learned:fingerprint",
        "dealt_anew": "measure.fairness:dealt_anew",
        "surprises": "measure.beliefs:surprises",
    },
)
