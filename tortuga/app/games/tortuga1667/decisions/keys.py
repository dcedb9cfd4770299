"""Keys of this table beside the house's: digits for what is asked, letters for what lies beside the game."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

KEYS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        **{f"digit-{n}": (str(n), f"keypad-{n}") for n in range(10)},
        "use-map": ("u",),
        "keep-map": ("k",),
        "talk": ("t",),
        "votes": ("v",),
        "discards": ("e",),
        "notes": ("n",),
        "guess": ("g",),
        "pin": ("p",),
        "peek": ("space",),
    }
)
"""Bound actions of this game with their usual keys; none of them is one of the house."""
HELP: Final = (
    (("digit-1", "digit-9"), "help-digits"),
    (("use-map", "keep-map"), "help-maps"),
    (("talk",), "help-talk"),
    (("votes",), "help-votes"),
    (("discards",), "help-discards"),
    (("guess",), "help-guess"),
    (("pin",), "help-pin"),
    (("again",), "help-recap"),
)
"""Their rows in the list of keys."""


def digit(number: int) -> str:
    """The bound action of a digit 0..9."""
    return f"digit-{number}"
