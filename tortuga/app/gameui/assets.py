"""What a game brings beside its code: pictures and their colours."""

from __future__ import annotations

from dataclasses import dataclass

from tortuga.app.draw.seatcolour import GamePictures


@dataclass(frozen=True)
class GameAssets:
    """Each lies in a folder of the game's name; see assets/README.md."""

    pictures: GamePictures
