"""The dice game as the app knows it; every part is imported on demand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from tortuga.kernel.log.format import Log
from tortuga.kernel.observer import Observer
from tortuga.kernel.players import SeatSpec

if TYPE_CHECKING:  # a transcript loads nothing that draws
    from tortuga.app.draw.seatcolour import SeatColour
    from tortuga.app.games.tortuga2014.narrative import DiceNarrative
    from tortuga.app.gameui.boards import Proof, ResultsBoard, Standing, StatisticsPanel
    from tortuga.app.gameui.editor import OptionEditor, SeatCountInfo
    from tortuga.app.gameui.game import GameAssets, GameUI, Shot
    from tortuga.app.gameui.pages import RuleBook
    from tortuga.app.gameui.script import Lesson
    from tortuga.app.table.ui.table import AnyTableUI
    from tortuga.app.text import Text
    from tortuga.games.tortuga2014.events import Event
    from tortuga.games.tortuga2014.state import View


class Tortuga2014:
    """See `GameUI`."""

    name = "tortuga2014"
    keys: Mapping[str, tuple[str, ...]] = MappingProxyType(
        {
            **{f"die-{n}": (str(n), f"keypad-{n}") for n in range(1, 6)},
            **{f"action-{n}": (key,) for n, key in enumerate("qwert", 1)},
        }
    )

    @property
    def colours(self) -> tuple[SeatColour, ...]:
        """See `GameUI`."""
        from tortuga.app.games.tortuga2014.palette import COLOUR

        return tuple(COLOUR[name] for name in ("orange", "green", "blue", "yellow"))

    def narrative(self, text: Text, seats: Sequence[SeatSpec]) -> DiceNarrative:
        """See `GameUI`."""
        from tortuga.app.games.tortuga2014.narrative import DiceNarrative

        return DiceNarrative(text, seats)

    def assets(self) -> GameAssets:
        """See `GameUI`."""
        from tortuga.app.games.tortuga2014.acts.sounds import VOICES
        from tortuga.app.games.tortuga2014.palette import PICTURES
        from tortuga.app.gameui.game import GameAssets

        return GameAssets(PICTURES, VOICES)

    def table(self) -> AnyTableUI:
        """See `GameUI`."""
        from tortuga.app.games.tortuga2014.tableui import TABLE

        return TABLE

    def results(self, eyes: Observer[View, Event]) -> ResultsBoard:
        """See `GameUI`."""
        from tortuga.app.games.tortuga2014.results import result_of

        return result_of(eyes.view.table.boards, eyes.header.seats, eyes.round)

    def panels(self) -> tuple[StatisticsPanel, ...]:
        """See `GameUI`."""
        from tortuga.app.games.tortuga2014.results import PANELS

        return PANELS

    def standings(self, view: View) -> tuple[Standing, ...]:
        """See `GameUI`."""
        from tortuga.app.games.tortuga2014.results import standings_of

        return standings_of(view)

    def proof(self, log: Log) -> Proof:
        """See `GameUI`."""
        from tortuga.app.games.tortuga2014.proof import DiceProof

        return DiceProof(log)

    def rule_pages(self) -> RuleBook:
        """See `GameUI`."""
        from tortuga.app.games.tortuga2014.rulebook import BOOK

        return BOOK

    def lesson(self) -> Lesson:
        """See `GameUI`."""
        from tortuga.app.games.tortuga2014.lesson import LESSON

        return LESSON

    def editor(self, field: str) -> OptionEditor | None:
        """See `GameUI`."""
        from tortuga.app.games.tortuga2014.newgame import EDITORS

        return EDITORS.get(field)

    def seat_count_info(self) -> SeatCountInfo:
        """See `GameUI`."""
        from tortuga.app.games.tortuga2014.newgame import FEWER_RULES

        return FEWER_RULES

    def shots(self) -> Mapping[str, Shot]:
        """See `GameUI`."""
        from tortuga.app.games.tortuga2014.screenshots import SCREEN_SHOTS, TABLE_SHOTS

        return {**TABLE_SHOTS, **SCREEN_SHOTS}


UI: Final[GameUI] = Tortuga2014()
