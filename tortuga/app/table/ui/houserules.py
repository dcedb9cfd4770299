"""Which house rules a game is played by: told at its table, since the rules speak of the usual ones."""

from __future__ import annotations

from typing import Any

from tortuga.app.text import Text
from tortuga.games import GAMES
from tortuga.kernel.game import Option
from tortuga.kernel.log.format import Header


def active_house_rules(text: Text, header: Header) -> str:
    """The house rules of a game that differ from the usual ones, in a sentence; "" if none does.

    Args:
        text: the voice of that game.
    """
    told = []
    for option in GAMES[header.game].options:
        value = header.options.get(option.field, option.default)
        value = () if value is None else tuple(value) if isinstance(value, list) else value
        if option.place == "house" and value != option.default:
            told.append(f"{text.say(f'option-{option.field}')}: {_worded(text, option, value)}")
    return text.say("log-house-rules", rules="; ".join(told)) if told else ""


def _worded(text: Text, option: Option, value: Any) -> str:
    """A value as New game words it; what only an editor of the game knows is a set of one's own."""
    if not option.values:
        return text.say(f"option-{option.field}-custom")
    values = value if isinstance(value, tuple) else (value,)
    return ", ".join(text.say(f"option-{option.field}-{each}") for each in values)
