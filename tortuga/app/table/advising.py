"""Advice on the open decision: requested by a person, or given by the tutor rung by rung, even unasked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tortuga.app.draw.theme import ICON
from tortuga.app.input.focus import Focus
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Transition
from tortuga.app.table.hotseat import Hotseat
from tortuga.app.table.marks import Banner
from tortuga.app.table.pending import PendingDecision
from tortuga.app.table.queries import CaptainQueries
from tortuga.app.table.side.tabs import OpenTabs
from tortuga.app.table.tutor import BLUNDER
from tortuga.app.table.ui.panels import GivenAdvice, OpenAdvice
from tortuga.app.table.ui.table import AnyTableUI
from tortuga.app.widgets.dialog import error_dialog
from tortuga.kernel.errors import UserError
from tortuga.kernel.players import Advice
from tortuga.kernel.session import Session

MOVED: Final = 0.05
"""Change of a win chance above which advice says what caused it."""


class Advising:
    """Asks for advice at one table, and shows what comes.

    Args:
        tabs: those of the side panels, one of which shows the advice.
        focus: that of the table.
    """

    def __init__(
        self,
        context: Context,
        session: Session,
        ui: AnyTableUI,
        queries: CaptainQueries,
        hotseat: Hotseat,
        tabs: OpenTabs,
        focus: Focus,
    ) -> None:
        self._context, self._session, self._ui = context, session, ui
        self._hotseat, self._tabs, self._focus = hotseat, tabs, focus
        self.queries = queries
        self.guided: Callable[[], bool] = lambda: False
        """Whether somebody else says what to do, so that the tutor is silent."""
        self._last_advice: dict[int, tuple[int, GivenAdvice]] = {}
        """By seat, the last advice it was given, and the number of steps at that time."""

    @property
    def allowed(self) -> bool:
        """Whether captains may be asked for advice."""
        return self._context.settings.now.hints and not self._session.header.unadvised

    @property
    def tutoring(self) -> bool:
        """Whether advice is opened rung by rung."""
        return self.allowed and self._context.settings.now.tutor != "off" and not self.guided()

    def speaks_unasked(self, decision: PendingDecision) -> bool:
        """Whether the tutor may speak unasked about the open decision."""
        return (
            self.tutoring
            and self._context.settings.now.tutor != "asked"
            and decision.chooser.advisable
            and not decision.only
            and not decision.tutor.unable
            and self._hotseat.private(decision.desk.seat)
        )

    def opened(self, decision: PendingDecision | None) -> OpenAdvice | None:
        """Advice on the open decision; hidden with it behind a curtain."""
        if decision is None or (advice := decision.advice) is None:
            return None
        view, picked, key = decision.desk.view, decision.picked_choice, self._context.key_label("hint")
        rung = decision.tutor.rung
        candidates = decision.candidates if rung else ()
        chosen, since = decision.open_choice, decision.since
        return OpenAdvice(advice, view, decision.page, chosen, key, picked, since, rung, candidates)

    # ------------------------------------------------------------------ advice on request
    def ask(self, decision: PendingDecision) -> Transition | None:
        """The key of advice: open the next rung or page, or ask a captain."""
        advisable = decision.chooser.advisable
        if advisable and self.tutoring:
            return self._ask_tutor(decision)
        if decision.advice is not None:
            self._tabs.turn_page(decision)
            # back on the first page Enter confirms the proposal again
            if decision.page == 0 and self._focus.focused != "hint":
                self._focus.focused = "primary"
        elif advisable and self.allowed:
            return self._ask_captain(decision)
        return None

    def _ask_tutor(self, decision: PendingDecision) -> Transition | None:
        """Open the tutor's next rung; until it knows enough, an hourglass says so."""
        if self._covered(decision):
            return None
        if decision.tutor.advice is None:
            self.queries.advise(decision.desk.seat, decision.desk.view)
            decision.wait(ICON["wait"])
            return None
        return self._climb(decision) if decision.tutor.advice.choices else self._ask_captain(decision)

    def _ask_captain(self, decision: PendingDecision) -> Transition | None:
        if self._covered(decision):
            return None
        try:
            self.queries.hint(decision.desk.seat, decision.desk.view)
        except UserError as error:
            return error_dialog(self._context, error)
        decision.wait()
        return None

    def _covered(self, decision: PendingDecision) -> bool:
        """Whether advice would reveal secrets to others; that is then explained."""
        if self._hotseat.private(decision.desk.seat):
            return False
        say, behind = self._context.say, self._hotseat.holder is not None
        note = say("advice-held" if behind else "advice-covered", key=self._context.key_label("peek"))
        decision.tell(Banner(ICON["hint"], say("advice-title"), note))
        return True

    def climb_to(self, decision: PendingDecision, rung: int) -> Transition | None:
        """Open a rung of the ladder, and those before it; or go back to it."""
        tutor = decision.tutor
        tutor.rung = min(tutor.rung, rung - 1)
        while tutor.rung < rung:
            if (problem := self._climb(decision)) is not None:
                return problem
        return None

    def _climb(self, decision: PendingDecision) -> Transition | None:
        """Open the tutor's next rung, and note it as help."""
        rung = decision.climb()
        if rung > decision.tutor.noted:
            try:
                self.queries.note_rung(decision.desk.seat, rung)
            except UserError as error:
                return error_dialog(self._context, error)
            decision.tutor.noted = rung
        if decision.advice is not None:
            self._tabs.advice_came()  # the focus stays where it is
        return None

    # ------------------------------------------------------------------ advice that has come
    def update(self, decision: PendingDecision | None, dt: float) -> Transition | None:
        """Show the advice that has come, ask for what is missing, and warn unasked of a costly pick."""
        problem = self._take(decision)
        if decision is None:
            return problem
        unasked = self.speaks_unasked(decision)
        if (decision.awaiting and decision.advice is None) or (unasked and decision.tutor.advice is None):
            # an event may have outdated the question: ask again, so that the person does not wait forever
            self.queries.advise(decision.desk.seat, decision.desk.view)
        if problem is not None or not unasked or decision.chooser.closed or self._hotseat.presenter.busy:
            return problem
        least = BLUNDER if self._context.settings.now.tutor == "blunders" else 0.0
        pending, command = decision.chooser.pending(), decision.chooser.command()
        if decision.tutor.speaks(dt, decision.panel, pending, command, least):
            return self._climb(decision)
        return None

    def _take(self, decision: PendingDecision | None) -> Transition | None:
        """Give the open decision the advice that has come."""
        problem = None
        for seat, advice in self.queries.advice:
            if decision is None or decision.desk.seat != seat:
                continue
            if self.tutoring:
                decision.tutor.advice = advice
            if not decision.awaiting:
                continue
            decision.since = self._since(seat, advice)
            if self.tutoring and advice.choices:
                decision.awaiting = False
                problem = self._climb(decision)
            else:
                decision.show_advice(advice)
                self.came()
        self.queries.advice.clear()
        return problem

    def came(self) -> None:
        """Advice that was asked for is shown: open its tab; Enter confirms what it proposes."""
        self._tabs.advice_came()
        self._focus.focused = "primary"

    def _since(self, seat: int, advice: Advice[Any]) -> str:
        """What changed a seat's chance since its last advice; "" if it changed little."""
        eyes = self._session.observer(seat)
        last, given = self._last_advice.get(seat), GivenAdvice(eyes.view, advice)
        self._last_advice[seat] = (eyes.position, given)
        if last is None or last[0] >= eyes.position or abs(given.chance - last[1].chance) <= MOVED:
            return ""
        return self._ui.advice.since(self._context.text, self._session.seats, last[1], given)
