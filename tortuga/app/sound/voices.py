"""The one table of sounds: how each is played. The files are made by build/sounds.py."""

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
        # dice
        "dice-shake": Voice(gap=0.5, most=1),
        "dice-roll": Voice(gap=0.25, most=2),
        "die-land": Voice(level=0.7, gap=0.07, most=3),
        "die-up": Voice(level=0.8, gap=0.05, most=2),
        "die-down": Voice(gap=0.05, most=3),
        "skull": Voice(gap=0.4, most=1),
        # the table
        "step": Voice(gap=0.09, most=2),
        "bonus": Voice(gap=0.12, most=2),
        "tile": Voice(gap=0.1, most=2),
        "coins": Voice(gap=0.2, most=1),
        "screen-up": Voice(level=0.8, gap=0.15, most=2),
        "screen-down": Voice(level=0.8, gap=0.15, most=2),
        "reveal": Voice(gap=0.5, most=1),
        "chest-up": Voice(level=0.7, gap=0.09, most=2),
        "chest-down": Voice(gap=0.07, most=3),
        "bell": Voice(level=0.8, gap=1.0, most=1),
        "cannon": Voice(gap=0.3, most=1),
        "sabres": Voice(gap=0.3, most=1),
        "fanfare": Voice(gap=2.0, most=1),
        # the interface
        "click": Voice("interface", gap=0.04, most=2),
        "hover": Voice("interface", 0.5, gap=0.05, most=1),
        "refuse": Voice("interface", gap=0.15, most=1),
        "page": Voice("interface", 0.8, gap=0.1, most=1),
    }
)
"""Every sound that can be played by name; its files are <name>_1.ogg, <name>_2.ogg and so on."""


def curve(percent: int) -> float:
    """From a slider to a factor: the ear hears in steps of proportion."""
    return (percent / 100) ** 2
