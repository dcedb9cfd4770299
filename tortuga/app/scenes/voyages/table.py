"""The table of a voyage: a game like any other, until the voyage is over."""

from __future__ import annotations

from collections.abc import Callable

from typing_extensions import override

from tortuga.app.captains.thinking import Thinking
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Transition
from tortuga.app.table.marks import Banner
from tortuga.app.table.menu import MenuDialog
from tortuga.app.table.scene import TableScene
from tortuga.app.table.ui.table import AnyTableUI
from tortuga.app.voyages import Ended, Passage
from tortuga.app.widgets.dialog import Dialog
from tortuga.kernel.game import NOBODY
from tortuga.kernel.session import Session
from tortuga.kernel.voyage import STARS, Course


class VoyageTable(TableScene):
    """A table that leads back to the chart once the voyage is over, or when it is left.

    Args:
        session: the try, just set out.
        home: leads to the chart, with what was won (None for a try that was left).
        again: sets out anew.
    """

    def __init__(
        self,
        context: Context,
        session: Session,
        ui: AnyTableUI,
        passage: Passage,
        home: Callable[[Ended | None], Transition],
        again: Callable[[], Transition],
        thinking: Thinking | None = None,
    ) -> None:
        super().__init__(context, session, ui, thinking)
        self.opens = False  # the game is under way
        self.passage, self._way, self._again = passage, home, again
        island = passage.island
        name, goals = context.say(f"voyage-{island.name}"), " · ".join(self._goals)
        self.news = Banner(island.voyage.symbol, name, goals)
        self._course = self._followed()

    def _followed(self) -> Course:
        """The voyage up to now, followed anew each time, as a choice may have been taken back."""
        course = Course(self.passage.chart, self.passage.island.voyage, self.passage.me)
        for step in self.session.observer(NOBODY).past(self.session.header.inherited):
            course.follow(step)
        return course

    @property
    def _end(self) -> int | None:
        """How many steps counted when the voyage was over; None while it lasts."""
        return self._course.story.steps[-1].position if self._course.over else None

    @property
    def _goals(self) -> list[str]:
        """What each star asks for."""
        say, facts, name = self.context.say, self.passage.facts, self.passage.island.name
        return [
            say("voyage-goal", stars=stars, goal=say(f"voyage-{name}-{stars}", **facts))
            for stars in range(1, STARS + 1)
        ]

    @override
    def carried_out(self) -> None:
        super().carried_out()
        self._course = self._followed()

    @override
    def update(self, dt: float) -> Transition | None:
        # what follows the end is not shown, nor is anybody asked about it
        if self._end is None:
            return super().update(dt)
        if self.presenter.busy:
            super().update(dt)
        if self.presenter.busy and len(self.presenter.past) <= self._end:
            return None
        return self.ended()

    @override
    def ended(self) -> Transition:
        story = self._course.story
        stars = self.passage.island.voyage.stars(story)
        end = story.steps[-1].position
        return self._way(Ended(self.passage, stars, story.start, story.end, self.session.log, end))

    @override
    def menu(self) -> Dialog:
        return MenuDialog(
            self.context, self.session, self.ui.keys, self.to_title, None, self._again, "\n".join(self._goals)
        )

    @override
    def to_title(self) -> Transition:
        return self._way(None)
