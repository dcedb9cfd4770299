"""Tortuga 1667 as the app knows it; each part is imported on demand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from typing_extensions import override

from tortuga.app.gameui.game import GameAssets, GameUI, Shot
from tortuga.kernel.log.format import Log
from tortuga.kernel.observer import Observer
from tortuga.kernel.players import SeatSpec

if TYPE_CHECKING:  # a transcript loads nothing that draws
    from tortuga.app.draw.seatcolour import SeatColour
    from tortuga.app.games.tortuga1667.narrative import Narrative1667
    from tortuga.app.gameui.boards import (
        OptionEditor,
        Proof,
        ResultsBoard,
        SeatCountInfo,
        Standing,
        StatisticsPanel,
    )
    from tortuga.app.gameui.pages import RuleBook
    from tortuga.app.gameui.script import Lesson
    from tortuga.app.table.ui.table import AnyTableUI
    from tortuga.app.text import Text
    from tortuga.games.tortuga1667.events import Event
    from tortuga.games.tortuga1667.state import View


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

    @property
    @override
    def colours(self) -> tuple[SeatColour, ...]:
        from tortuga.app.games.tortuga1667.palette import COLOURS

        return COLOURS

    @override
    def narrative(self, text: Text, seats: Sequence[SeatSpec]) -> Narrative1667:
        from tortuga.app.games.tortuga1667.narrative import Narrative1667

        return Narrative1667(text, seats)

    @override
    def assets(self) -> GameAssets:
        from tortuga.app.games.tortuga1667.palette import PICTURES
        from tortuga.app.games.tortuga1667.voices import VOICES

        return GameAssets(PICTURES, VOICES)

    @override
    def table(self) -> AnyTableUI:
        from tortuga.app.games.tortuga1667.tableui import TABLE

        return TABLE

    @override
    def results(self, eyes: Observer[View, Event]) -> ResultsBoard:
        from tortuga.app.games.tortuga1667.results.board import result_of

        return result_of(eyes)

    @override
    def panels(self) -> tuple[StatisticsPanel, ...]:
        from tortuga.app.games.tortuga1667.statistics import PANELS

        return PANELS

    @override
    def standings(self, view: View) -> tuple[Standing, ...]:
        from tortuga.app.games.tortuga1667.statistics import standings_of

        return standings_of(view)

    @override
    def proof(self, log: Log) -> Proof:
        from tortuga.app.games.tortuga1667.proof import CardProof

        return CardProof(log)

    @override
    def rule_pages(self) -> RuleBook:
        from tortuga.app.games.tortuga1667.rules.book import BOOK

        return BOOK

    @override
    def lesson(self) -> Lesson:
        from tortuga.app.games.tortuga1667.lesson import LESSON

        return LESSON

    @override
    def editor(self, field: str) -> OptionEditor | None:
        from tortuga.app.games.tortuga1667.newgame import EDITORS

        return EDITORS.get(field)

    @override
    def seat_count_info(self) -> SeatCountInfo:
        from tortuga.app.games.tortuga1667.newgame import LOYALTIES_OF

        return LOYALTIES_OF

    @override
    def shots(self) -> Mapping[str, Shot]:
        from tortuga.app.games.tortuga1667.screenshots import SHOTS

        return SHOTS


UI: Final[GameUI] = Tortuga1667UI()
