"""Changes of the log format, one step a version: old logs are brought up to date while they are read."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

Raw = dict[str, Any]


class Upcast(msgspec.Struct, frozen=True):
    """How a log of one version becomes one of the next. Seals are checked before, on what was written."""

    header: Callable[[Raw], Raw] = lambda raw: raw
    event: Callable[[str, Raw], Raw] = lambda _game, raw: raw
    """Given the name of the game and the event with its `type`."""


Upcasts = Mapping[int, Upcast]
"""By the version a step starts from."""

UPCASTS: Upcasts = {}
"""The steps to the present version; version 1 is the first."""
