"""The dice game as the app knows it; every part is imported on demand."""

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
    from tortuga.app.games.tortuga2014.narrative import DiceNarrative
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
    from tortuga.games.tortuga2014.events import Event
    from tortuga.games.tortuga2014.state import View


class Tortuga2014(GameUI):
    """What the dice game brings to the app."""

    name = "tortuga2014"
    keys: Mapping[str, tuple[str, ...]] = MappingProxyType(
        {
            **{f"die-{n}": (str(n), f"keypad-{n}") for n in range(1, 6)},
            **{f"action-{n}": (key,) for n, key in enumerate("qwert", 1)},
        }
    )

    @property
    @override
    def colours(self) -> tuple[SeatColour, ...]:
        from tortuga.app.games.tortuga2014.palette import COLOUR

        return tuple(COLOUR[name] for name in ("orange", "green", "blue", "yellow"))

    @override
    def narrative(self, text: Text, seats: Sequence[SeatSpec]) -> DiceNarrative:
        from tortuga.app.games.tortuga2014.narrative import DiceNarrative

        return DiceNarrative(text, seats)

    @override
    def assets(self) -> GameAssets:
        from tortuga.app.games.tortuga2014.acts.sounds import VOICES
        from tortuga.app.games.tortuga2014.palette import PICTURES

        return GameAssets(PICTURES, VOICES)

    @override
    def table(self) -> AnyTableUI:
        from tortuga.app.games.tortuga2014.tableui import TABLE

        return TABLE

    @override
    def results(self, eyes: Observer[View, Event]) -> ResultsBoard:
        from tortuga.app.games.tortuga2014.ending import story_of
        from tortuga.app.games.tortuga2014.results import result_of

        return result_of(eyes.view.table.boards, eyes.header.seats, eyes.round, story_of(eyes))

    @override
    def panels(self) -> tuple[StatisticsPanel, ...]:
        from tortuga.app.games.tortuga2014.results import PANELS

        return PANELS

    @override
    def standings(self, view: View) -> tuple[Standing, ...]:
        from tortuga.app.games.tortuga2014.results import standings_of

        return standings_of(view)

    @override
    def proof(self, log: Log) -> Proof:
        from tortuga.app.games.tortuga2014.proof import DiceProof

        return DiceProof(log)

    @override
    def rule_pages(self) -> RuleBook:
        from tortuga.app.games.tortuga2014.rulebook import BOOK

        return BOOK

    @override
    def lesson(self) -> Lesson:
        from tortuga.app.games.tortuga2014.lesson import LESSON

        return LESSON

    @override
    def editor(self, field: str) -> OptionEditor | None:
        from tortuga.app.games.tortuga2014.newgame import EDITORS

        return EDITORS.get(field)

    @override
    def seat_count_info(self) -> SeatCountInfo:
        from tortuga.app.games.tortuga2014.newgame import FEWER_RULES

        return FEWER_RULES

    @override
    def shots(self) -> Mapping[str, Shot]:
        from tortuga.app.games.tortuga2014.screenshots import SCREEN_SHOTS, TABLE_SHOTS

        return {**TABLE_SHOTS, **SCREEN_SHOTS}


UI: Final[GameUI] = Tortuga2014()
