"""Bids as the app knows it; each part is imported when it is called for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from typing_extensions import override

from tortuga.app.gameui.game import GameAssets, GameUI
from tortuga.kernel.players import SeatSpec

if TYPE_CHECKING:
    from tests.bids.narrative import BidsNarrative
    from tests.bids.pages import BidsBook, BidsProof, BidsResults
    from tests.bids.pieces import Event, View
    from tests.bids.table import BidsTable
    from tortuga.app.draw.seatcolour import SeatColour
    from tortuga.app.gameui.boards import Standing, StatisticsPanel
    from tortuga.app.text import Text
    from tortuga.kernel.log.format import Log
    from tortuga.kernel.observer import Observer


class BidsUI(GameUI):
    """What the game of the tests brings to the app."""

    name = "bids"
    keys: Mapping[str, tuple[str, ...]] = {"notes": ("n",), "peek": ("space",)}

    @override
    def assets(self) -> GameAssets:
        from tests.bids.palette import PICTURES

        return GameAssets(PICTURES)

    @property
    @override
    def colours(self) -> tuple[SeatColour, ...]:
        from tests.bids.palette import COLOURS

        return COLOURS

    @override
    def narrative(self, text: Text, seats: Sequence[SeatSpec]) -> BidsNarrative:
        from tests.bids.narrative import BidsNarrative

        return BidsNarrative(text, seats)

    @override
    def table(self) -> BidsTable:
        from tests.bids.table import BidsTable

        return BidsTable()

    @override
    def results(self, eyes: Observer[View, Event]) -> BidsResults:
        from tests.bids.pages import BidsResults

        return BidsResults(eyes.view.table, eyes.header.seats)

    @override
    def panels(self) -> tuple[StatisticsPanel, ...]:
        from tests.bids.pages import PANELS

        return PANELS

    @override
    def standings(self, view: View) -> tuple[Standing, ...]:
        from tests.bids.pages import standings

        return standings(view)

    @override
    def proof(self, log: Log) -> BidsProof:
        from tests.bids.pages import BidsProof

        return BidsProof(log)

    @override
    def rule_pages(self) -> BidsBook:
        from tests.bids.pages import BidsBook

        return BidsBook()


UI: GameUI = BidsUI()
