"""Tortuga 1667 as the app knows it; each part is imported on demand."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from tortuga.app.gameui.game import GameUI, on_demand


class Tortuga1667UI(GameUI):
    """What the card game brings to the app."""

    name = "tortuga1667"
    keys: Mapping[str, tuple[str, ...]] = MappingProxyType(
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

    side_colours = MappingProxyType({"british": "#b5202f", "french": "#2f5fb5", "dutch": "#d77a1e"})

    colours = on_demand("palette:COLOURS")
    pictures = on_demand("palette:PICTURES")
    voices = on_demand("voices:VOICES")
    narrative = on_demand("narrative:Narrative1667")
    table = on_demand("tableui:TABLE")
    results = on_demand("results.board:result_of")
    panels = on_demand("statistics:PANELS")
    standings = on_demand("statistics:standings_of")
    posts = on_demand("statistics:posts_of")
    proof = on_demand("proof:CardProof")
    rule_pages = on_demand("rulebook:BOOK")
    lesson = on_demand("lesson:LESSON")
    editors = on_demand("newgame:EDITORS")
    seat_count_info = on_demand("newgame:LOYALTIES_OF")
    shots = on_demand("screenshots:SHOTS")


UI: Final[GameUI] = Tortuga1667UI()
