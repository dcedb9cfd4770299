"""What a game brings beside its code: pictures and their colours, sounds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tortuga.app.draw.seatcolour import GamePictures
from tortuga.app.sound.voices import Voice


@dataclass(frozen=True)
class GameAssets:
    """Each lies in a folder of the game's name: assets/images/<game>, assets/sounds/<game>."""

    pictures: GamePictures
    voices: Mapping[str, Voice] = field(default_factory=dict)
    """Its sounds and how each is played; called `<game>/<name>` in the house."""
