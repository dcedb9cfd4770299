"""The sounds of Tortuga and how each is played. The files are made by build/sounds.py.

A module of its own, because the program reads it when it starts.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tortuga.app.sound.voices import Voice

VOICES: Final[Mapping[str, Voice]] = {
    # dice
    "dice-shake": Voice(gap=0.5, most=1),
    "dice-roll": Voice(gap=0.25, most=2),
    "die-land": Voice(level=0.7, gap=0.07, most=3),
    "die-up": Voice(level=0.8, gap=0.05, most=2),
    "die-down": Voice(gap=0.05, most=3),
    "skull": Voice(gap=0.4, most=1),
    # the table
    "step": Voice(gap=0.09, most=2),
    "token-back": Voice(gap=0.15, most=2),
    "count": Voice(level=0.8, gap=0.5, most=1),
    "bonus": Voice(gap=0.12, most=2),
    "tile": Voice(gap=0.1, most=2),
    "coins": Voice(gap=0.2, most=1),
    "screen-up": Voice(level=0.8, gap=0.15, most=2),
    "screen-down": Voice(level=0.8, gap=0.15, most=2),
    "reveal": Voice(gap=0.5, most=1),
    "chest-up": Voice(level=0.7, gap=0.09, most=2),
    "chest-down": Voice(gap=0.07, most=3),
    "chest-purple": Voice(gap=0.3, most=1),
    "bell": Voice(level=0.8, gap=1.0, most=1),
    "cannon": Voice(gap=0.3, most=1),
    "sabres": Voice(gap=0.3, most=1),
}
