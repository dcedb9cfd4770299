"""Bids as the app knows it; each part is imported when it is called for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from tortuga.kernel.players import SeatSpec

if TYPE_CHECKING:
    from tests.bids.narrative import BidsNarrative
    from tests.bids.pages import BidsBook, BidsProof, BidsResults
    from tests.bids.pieces import Event, View
    from tests.bids.table import BidsTable
    from tortuga.app.draw.seatcolour import SeatColour
    from tortuga.app.gameui.boards import Standing, StatisticsPanel
    from tortuga.app.gameui.game import GameAssets, GameUI, Shot
    from tortuga.app.text import Text
    from tortuga.kernel.log.format import Log
    from tortuga.kernel.observer import Observer


class BidsUI:
    """See `tortuga.app.gameui.game.GameUI`."""

    name = "bids"
    keys: Mapping[str, tuple[str, ...]] = {"notes": ("n",), "peek": ("space",)}

    def assets(self) -> GameAssets:
        from tests.bids.palette import PICTURES
        from tortuga.app.gameui.game import GameAssets

        return GameAssets(PICTURES)

    @property
    def colours(self) -> tuple[SeatColour, ...]:
        from tests.bids.palette import COLOURS

        return COLOURS

    def narrative(self, text: Text, seats: Sequence[SeatSpec]) -> BidsNarrative:
        from tests.bids.narrative import BidsNarrative

        return BidsNarrative(text, seats)

    def table(self) -> BidsTable:
        from tests.bids.table import BidsTable

        return BidsTable()

    def results(self, eyes: Observer[View, Event]) -> BidsResults:
        from tests.bids.pages import BidsResults

        return BidsResults(eyes.view.table, eyes.header.seats)

    def panels(self) -> tuple[StatisticsPanel, ...]:
        from tests.bids.pages import PANELS

        return PANELS

    def standings(self, view: View) -> tuple[Standing, ...]:
        from tests.bids.pages import standings

        return standings(view)

    def proof(self, log: Log) -> BidsProof:
        from tests.bids.pages import BidsProof

        return BidsProof(log)

    def rule_pages(self) -> BidsBook:
        from tests.bids.pages import BidsBook

        return BidsBook()

    def lesson(self) -> None:
        return None

    def editor(self, field: str) -> None:
        return None

    def seat_count_info(self) -> None:
        return None

    def shots(self) -> Mapping[str, Shot]:
        return {}


UI: GameUI = BidsUI()
