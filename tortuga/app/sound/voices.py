"""How sounds are played, and the table of common sounds. The files are made by build/sounds.py."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

import msgspec

Bus: TypeAlias = Literal["effects", "interface"]
"""The volume setting that applies to a sound."""

FOLDER = "sounds"
TUNE = "tune_1.ogg"
FINALE = "finale_1.ogg"
"""The tune for what may be the last round."""
SEA = "waves_1.ogg"
TUNE_LEVEL, SEA_LEVEL = 0.8, 0.55
"""Level of each at full volume, 0..1."""
TUNE_REST = 150.0
"""Seconds between two plays of the tune at the table, where players stay for long."""


class Voice(msgspec.Struct, frozen=True):
    """How one sound is played."""

    bus: Bus = "effects"
    level: float = 1.0
    """0..1, within its bus."""
    gap: float = 0.06
    """Shortest time between two plays in seconds; earlier ones are dropped."""
    most: int = 3
    """How many may play at the same time."""


VOICES: Mapping[str, Voice] = {
    "fanfare": Voice(gap=2.0, most=1),
    "drum": Voice(),
    # the interface
    "click": Voice("interface", gap=0.04, most=2),
    "hover": Voice("interface", 0.5, gap=0.05, most=1),
    "refuse": Voice("interface", gap=0.15, most=1),
    "page": Voice("interface", 0.8, gap=0.1, most=1),
}
"""The common sounds; the files are <name>_1.ogg, <name>_2.ogg and so on.

Games bring their own (`GameUI.voices`), played as `<game>/<name>`.
"""


def curve(percent: int) -> float:
    """Turn a slider value into a gain: loudness is perceived in proportions."""
    return (percent / 100) ** 2
