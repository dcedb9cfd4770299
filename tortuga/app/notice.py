"""A message to the player as data: a text id with its arguments."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Notice:
    """Something the player must be told; worded by `Text.say(id, **args)`."""

    id: str
    args: Mapping[str, str | int] = field(default_factory=dict)
