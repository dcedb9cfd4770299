"""All games by stable name."""

from __future__ import annotations

from typing import Final

from tortuga.kernel.game import Game
from tortuga.kernel.registry import Registry

GAMES: Final[Registry[Game]] = Registry(
    {
        "tortuga2014": "tortuga.games.tortuga2014.game:GAME",
        "tortuga1667": "tortuga.games.tortuga1667.game:GAME",
    },
    address_in_package="game:GAME",
)
