"""Lines of table talk in words (T37)."""

from __future__ import annotations

from collections.abc import Callable

from tortuga.app.games.tortuga1667.words.naming import Naming
from tortuga.games.tortuga1667.events import Said


def spoken(say: Callable[..., str], names: Naming, said: Said) -> str:
    """What was said, with what it speaks of."""
    about: dict[str, str] = {}
    if said.card >= 0:
        about["card"] = names.slot(said.card)
    if said.target >= 0:
        about["name"] = names.names[said.target]
    if said.event:
        about["event"] = names.event(said.event)
    return say(f"talk-{said.line}", **about)
