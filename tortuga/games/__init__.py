"""The games of the house: stable name -> rules."""

from __future__ import annotations

from typing import Any, Final

from tortuga.games.tortuga2014.rules import RULES as TORTUGA_2014
from tortuga.kernel.game import Rules

GAMES: Final[dict[str, Rules[Any, Any, Any, Any, Any]]] = {TORTUGA_2014.name: TORTUGA_2014}
