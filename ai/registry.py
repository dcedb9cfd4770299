"""The captains by name of game."""

from __future__ import annotations

from typing import Final

from ai.captains import AnyCaptains
from tortuga.kernel.registry import Registry

CAPTAINS: Final[Registry[AnyCaptains]] = Registry(
    {
        "tortuga2014": "ai.games.tortuga2014.captains:CAPTAINS",
        "tortuga1667": "ai.games.tortuga1667.captains:CAPTAINS",
    },
    address_in_package="captains:CAPTAINS",
)
