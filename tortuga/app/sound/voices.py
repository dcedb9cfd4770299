"""How sounds are played, and the table of the house's own. The files are made by build/sounds.py."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal, TypeAlias

Bus: TypeAlias = Literal["effects", "interface"]
"""Which of the player's volumes a sound obeys."""

FOLDER = "sounds"
TUNE = "tune_1.ogg"
SEA = "waves_1.ogg"
TUNE_LEVEL, SEA_LEVEL = 0.8, 0.55
"""How loud both are at full volume, 0..1."""
TUNE_REST = 150.0
"""Seconds of sea alone between two times of the tune at the table, where one stays for long."""


@dataclass(frozen=True, slots=True)
class Voice:
    """How one sound is played."""

    bus: Bus = "effects"
    level: float = 1.0
    """0..1, within its bus."""
    gap: float = 0.06
    """Seconds that must pass before it is heard again; what comes sooner is left out."""
    most: int = 3
    """How many of it may sound together."""


VOICES: Mapping[str, Voice] = MappingProxyType(
    {
        "fanfare": Voice(gap=2.0, most=1),
        # the interface
        "click": Voice("interface", gap=0.04, most=2),
        "hover": Voice("interface", 0.5, gap=0.05, most=1),
        "refuse": Voice("interface", gap=0.15, most=1),
        "page": Voice("interface", 0.8, gap=0.1, most=1),
    }
)
"""The house's sounds; the files are <name>_1.ogg, <name>_2.ogg and so on.

A game brings its own (`GameAssets.voices`), called `<game>/<name>` in the house.
"""


def curve(percent: int) -> float:
    """From a slider to a factor: the ear hears in steps of proportion."""
    return (percent / 100) ** 2
