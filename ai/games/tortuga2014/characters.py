"""Characters: small tilts of what a captain likes, read from files that a player may copy and change.

Imports no numpy, so that the app can load it cheaply.
"""

from __future__ import annotations

from typing import Final, Literal

from ai.character_files import AnyCharacter, Characters, likes_within, within
from tortuga.games.tortuga2014.pieces import ACTION_NAMES
from tortuga.games.tortuga2014.rules import RULES

NAMES: Final = ("raider", "shipwright", "recruiter", "treasure-hunter", "gambler", "sprinter")
"""The characters that come with the game, in the order in which they are offered."""

FLAT: Final = True
"""Characters used to be stored beside the folders of the games; this game's are still found there."""
MOST_LIKING: Final = 0.1
MOST_TILES: Final = 3.0
MOST_DARING: Final = 0.5


class Character(AnyCharacter, frozen=True, forbid_unknown_fields=True):
    """What a captain of this game may like."""

    format: Literal["tortuga-captain"]
    version: Literal[1]
    likes: dict[str, float] = {}
    """By action: extra worth of acting there first, in win share at two seats."""
    tiles: float = 1.0
    """How much bonus tiles count: above 1 it ends its dice early, below 1 it takes its time."""
    daring: float = 0.0
    """Liking for outcomes that vary with the opponents' dice; below 0 is cautious."""


PLAIN: Final = Character("tortuga-captain", 1, "plain")


def _judge(character: Character, file: str) -> None:
    likes_within(file, character.likes, ACTION_NAMES, MOST_LIKING)
    within(file, "tiles", character.tiles, 0.0, MOST_TILES)
    within(file, "daring", character.daring, -MOST_DARING, MOST_DARING)


CHARACTERS: Final = Characters(RULES.name, NAMES, PLAIN, _judge, FLAT)
