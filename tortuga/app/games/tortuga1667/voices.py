"""The sounds of Tortuga 1667 and how each is played. The files are made by build/sounds.py.

A module of its own, because the program reads it when it starts.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tortuga.app.sound.voices import Voice

VOICES: Final[Mapping[str, Voice]] = {
    # cards; what one does in secret sounds the same whatever it is
    "card-turn": Voice(gap=0.12, most=2),
    "card-deal": Voice(level=0.9, gap=0.07, most=3),
    "card-shuffle": Voice(gap=0.5, most=1),
    "card-lift": Voice(level=0.8, gap=0.2, most=1),
    "vote-drop": Voice(gap=0.06, most=3),
    "seal-break": Voice(gap=0.12, most=2),
    # pawns and treasure
    "footsteps": Voice(level=0.8, gap=0.2, most=2),
    "splash": Voice(gap=0.18, most=2),
    "oars": Voice(gap=0.5, most=1),
    "treasure-up": Voice(level=0.8, gap=0.1, most=2),
    "treasure-down": Voice(gap=0.08, most=3),
    # actions and events
    "broadside": Voice(gap=0.4, most=1),
    "mutiny-steel": Voice(gap=0.5, most=1),
    "brawl-blows": Voice(gap=0.5, most=1),
    "powder-blast": Voice(gap=1.0, most=1),
    "storm-wave": Voice(gap=1.0, most=1),
    "watch-bell": Voice(level=0.8, gap=1.0, most=1),
    "armada-drums": Voice(gap=2.0, most=1),
}
