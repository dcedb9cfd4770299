"""The dice game as the app knows it; every part is imported on demand."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from tortuga.app.gameui.game import GameUI, on_demand


class Tortuga2014(GameUI):
    """What the dice game brings to the app."""

    name = "tortuga2014"
    keys: Mapping[str, tuple[str, ...]] = MappingProxyType(
        {
            **{f"die-{n}": (str(n), f"keypad-{n}") for n in range(1, 10)},
            **{f"action-{n}": (key,) for n, key in enumerate("qwert", 1)},
            "forfeit": ("x",),
        }
    )

    colours = on_demand("palette:SEAT_COLOURS")
    pictures = on_demand("palette:PICTURES")
    voices = on_demand("voices:VOICES")
    narrative = on_demand("narrative:DiceNarrative")
    table = on_demand("tableui:TABLE")
    results = on_demand("results:result_seen")
    panels = on_demand("results:PANELS")
    standings = on_demand("results:standings_of")
    proof = on_demand("proof:DiceProof")
    reads = on_demand("reads:READS")
    rule_pages = on_demand("rulebook:BOOK")
    lesson = on_demand("lesson:LESSON")
    editors = on_demand("newgame:EDITORS")
    seat_count_info = on_demand("newgame:FEWER_RULES")
    shots = on_demand("screenshots:SHOTS")


UI: Final[GameUI] = Tortuga2014()
