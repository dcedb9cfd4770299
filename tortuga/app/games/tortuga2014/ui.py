"""The dice game as the app knows it; each part is imported when it is called for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tortuga.kernel.players import SeatSpec

if TYPE_CHECKING:  # a transcript loads nothing that draws
    from tortuga.app.games.tortuga2014.narrative import Narrative
    from tortuga.app.gameui.game import GameUI
    from tortuga.app.gameui.pages import RuleBook
    from tortuga.app.gameui.script import Lesson
    from tortuga.app.text import Text


class Tortuga2014:
    """See `GameUI`."""

    name = "tortuga2014"

    def narrative(self, text: Text, seats: Sequence[SeatSpec]) -> Narrative:
        """See `GameUI`."""
        from tortuga.app.games.tortuga2014.narrative import Narrative

        return Narrative(text, seats)

    def rule_pages(self) -> RuleBook:
        """See `GameUI`."""
        from tortuga.app.games.tortuga2014.rules.book import BOOK

        return BOOK

    def lesson(self) -> Lesson:
        """See `GameUI`."""
        from tortuga.app.games.tortuga2014.lesson import LESSON

        return LESSON


UI: Final[GameUI] = Tortuga2014()
