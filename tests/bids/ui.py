"""Bids as the app knows it; each part is imported when it is called for."""

from __future__ import annotations

from collections.abc import Mapping

from tortuga.app.gameui.game import GameUI, on_demand


class BidsUI(GameUI):
    """What the game of the tests brings to the app."""

    name = "bids"
    keys: Mapping[str, tuple[str, ...]] = {"notes": ("n",), "peek": ("space",)}

    colours = on_demand("palette:COLOURS")
    pictures = on_demand("palette:PICTURES")
    narrative = on_demand("narrative:BidsNarrative")
    table = on_demand("table:TABLE")
    results = on_demand("pages:results")
    panels = on_demand("pages:PANELS")
    standings = on_demand("pages:standings")
    proof = on_demand("pages:BidsProof")
    rule_pages = on_demand("pages:BOOK")


UI: GameUI = BidsUI()
