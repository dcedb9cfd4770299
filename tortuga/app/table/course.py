"""The course of a game at the table: time passes, captains and people choose, the session goes on."""

from __future__ import annotations

import functools
import logging
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec
from typing_extensions import override

from tortuga.app.captains import ask
from tortuga.app.captains.thinking import Thinking, ThinkingError
from tortuga.app.draw.theme import ICON
from tortuga.app.draw.units import Box
from tortuga.app.records import Retry
from tortuga.app.scene.base import INPUT_DELAY, BaseScene
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Callback, Push, Reset, Transition
from tortuga.app.sound.voices import FINALE, TUNE_REST
from tortuga.app.table.acts.motion import PACE
from tortuga.app.table.advising import Advising
from tortuga.app.table.hotseat import Hotseat, NoteKeys
from tortuga.app.table.marks import Banner, Marks, Shown
from tortuga.app.table.menu import MenuDialog, round_begun, trouble_dialog
from tortuga.app.table.pending import DragState, EyesDesk, PendingDecision
from tortuga.app.table.queries import CaptainQueries
from tortuga.app.table.sheets.covers import Covers
from tortuga.app.table.side.panels import SidePanels
from tortuga.app.table.side.recap import RecapPanel
from tortuga.app.table.side.tabs import OpenTabs
from tortuga.app.table.speech import seconds
from tortuga.app.table.ui.table import AnyTableUI
from tortuga.app.text import as_onlooker
from tortuga.app.widgets.dialog import Dialog, error_dialog, error_notice, notice_dialog
from tortuga.kernel.errors import Notice, Refusal, UserError
from tortuga.kernel.session import Session

_log = logging.getLogger(__name__)
_ONLY_S: Final = 2.4
"""Seconds for which a decision without alternatives is shown once its message has been read before."""
RUSH: Final = 6.0
"""Factor by which fast forward exceeds the chosen speed."""


class FastForward:
    """Fast forward: the first press is fast, the second skips everything, the third is normal again."""

    def __init__(self) -> None:
        self.rushing = False
        """Whether everything plays fast."""
        self.cutting = False
        """Whether everything is skipped."""
        self.retell = False
        """Whether the recap still has to tell what was skipped."""

    @property
    def rate(self) -> float:
        """How much faster time passes."""
        return RUSH if self.rushing else 1.0

    def more(self) -> None:
        """The key was pressed: go to the next of the three states."""
        self.rushing, self.cutting = not self.cutting, self.rushing and not self.cutting

    def end(self) -> None:
        """A person has to choose: back to normal."""
        self.retell = self.retell or self.cutting
        self.rushing = self.cutting = False


class TableCourse(BaseScene):
    """The course of a game at the table, without picture and input.

    Args:
        session: the game; new, or resumed from the library.
        ui: what the game brings.
        thinking: where captains think; its own worker processes when None.
    """

    def __init__(
        self, context: Context, session: Session, ui: AnyTableUI, thinking: Thinking | None = None
    ) -> None:
        super().__init__(context)
        self.session = session
        self.ui = ui
        self.thinking = thinking or Thinking(
            ask.decide, warm=functools.partial(ask.warm_up, session.header.game)
        )
        self.queries = CaptainQueries(session, self.thinking)
        self.hotseat = Hotseat(session, ui, context.text)
        self.presenter = self.hotseat.presenter
        session_memory = context.settings.session_memory.setdefault(session.rules.name, {})
        picture = self.presenter.picture
        picture.sit(session.seats, session_memory)
        side = [panel for panel in picture.side() if panel.offered(self.presenter.view)]
        self.panels = SidePanels(session.rules.name, picture, side, ui.advice)
        self.panel = OpenTabs(self.panels.names, RecapPanel(ui, context.text))
        self.advising = Advising(context, session, ui, self.queries, self.hotseat, self.panel, self.focus)
        self.note_keys = NoteKeys(context, self.hotseat, ui.note_actions)
        self.decision: PendingDecision | None = None
        self.fast_forward = FastForward()
        self.input_delay = 0.0
        """Seconds in which a press still counts as the second half of a double click on the last choice."""
        self.stopping = False
        """Whether the person wants to be asked at the next opportunity, whatever the settings."""
        self.covers = Covers(context, self.hotseat, lambda: Push(self.menu()), self._submit)
        self.reading = False
        """Whether one of the game's sheets covers the table."""
        self.news: Banner | None = None
        """Shown with the next decision."""
        self._known: set[str] = set()
        """Messages of decisions without alternatives that have been shown, without their numbers."""
        self.opens = not session.decisions() and len(self.hotseat.people) == 1
        """Whether a new game's opening sheet still has to be shown."""
        self.retry: Retry | None = None
        """The moment of a captain's log that is tried again in this game."""
        self._finale = False
        """Whether the music for what may be the last round is playing."""
        self._language = context.text.language
        self.drag_state = DragState()

    # ------------------------------------------------------------------ what is shown
    def shown(self, marks: Marks | None = None) -> Shown[Any]:
        """The view at the bottom seat with these marks."""
        presenter, seats, text = self.presenter, self.session.seats, self.context.text
        if not self.hotseat.people:
            text = as_onlooker(text)
        return Shown(presenter.view, presenter.me, marks or Marks(), seats, text, presenter.past)

    @property
    def covering(self) -> bool:
        """Whether something of the game covers the side panels during a decision."""
        presenter = self.presenter
        return self.decision is not None and presenter.picture.covers(presenter.view) is not None

    def covered(self, box: Box) -> bool:
        """Whether something of the game covers this box at the side."""
        over = self.presenter.picture.covers(self.presenter.view)
        return over is not None and box.touches(over) and not self.panel.aside

    def paused_banner(self) -> Banner | None:
        """The banner in place of "waiting for ..."; None for the default one."""
        if not self.stopping:
            return None
        say, key = self.context.say, self.key_label(self.ui.stop)
        return Banner(ICON["info"], say("stop-title"), say("stop-note", key=key))

    # ------------------------------------------------------------------ time
    @override
    def enter(self) -> None:
        self.reading = False
        self.thinking.warm_up()
        if self._language != self.context.text.language:  # the log is written again in the new language
            self._language = self.context.text.language
            self.presenter.catch_up()
        self.presenter.player.play_by(self.context.sound)
        self._play_tune()
        self.context.sound.ambience(True)

    def _play_tune(self) -> None:
        """Play the quiet tune now and then, or the music for what may be the last round without pause."""
        self._finale = self.ui.finale(self.presenter.view)
        if self._finale:
            self.context.sound.music(True, tune=FINALE)
        else:
            self.context.sound.music(True, rest=TUNE_REST)

    @override
    def passed(self, dt: float) -> None:
        """The clock of a decision keeps running under the game's own sheets."""
        if self.reading and self.decision is not None:
            self.decision.age += dt

    @override
    def leave(self) -> None:
        """Another scene covers the table and will get the end of a drag."""
        self.drag_state.let_go()
        self.hold(False)

    @override
    def update(self, dt: float) -> Transition | None:
        try:
            self.queries.ask()
            self.queries.collect()
        except ThinkingError as error:  # the game is stored; the captain is asked again later
            _log.exception("a captain failed")
            return self._unanswered(error)
        # captains choose after the last person
        while self.queries.moves and not self.hotseat.awaits_secret():
            problem = self._submit(*self.queries.moves.pop(0), by_hand=False)
            if problem is not None:
                return problem
        if (gathered := self.covers.gather()) is not None:
            return gathered
        if self.fast_forward.cutting:
            self.presenter.drain(to_hit=True)
        if self.presenter.player.hits:
            self.fast_forward.end()
        self.input_delay = max(0.0, self.input_delay - dt)
        now = self.context.settings.now
        self.presenter.talk = now.talk if self.talks and now.speed in ("slow", "normal") else "never"
        self.presenter.update(dt * self.fast_forward.rate, now.speed, now.rivals)
        if self.ui.finale(self.presenter.view) != self._finale:
            self._play_tune()
        if self.hotseat.held_too_long(dt):
            self.hold(False)
        return self.advising.update(self.decision, dt) or self._next(dt)

    def hold(self, down: bool) -> None:
        """The key that shows secrets went down or up; a scene over the table releases it."""
        self.hotseat.hold(down)
        self._close_decision()

    def _close_decision(self) -> None:
        """Let the decision show and say only what may be seen now."""
        if self.decision is not None:
            self.decision.chooser.closed = not self.hotseat.private(self.decision.desk.seat)

    def _unanswered(self, error: ThinkingError) -> Transition | None:
        """Report that no answer came, if a person asked; a captain's turn waits until they ask again."""
        cause = error.__cause__  # a captain's own error in words, otherwise where it happened
        reason = self.context.say(cause.id, **cause.arguments) if isinstance(cause, UserError) else str(error)
        awaited, decision = self.queries.awaited, self.decision
        unasked = decision is not None and not decision.awaiting and self.advising.speaks_unasked(decision)
        self.queries.forget()  # other failures meanwhile are covered by this report
        if decision is not None:
            decision.stop_waiting()
        if not awaited and unasked:
            return None
        if not awaited:
            return Push(notice_dialog(self.context, Notice("error-hint", {"reason": reason})))
        return self._halt(Notice("error-captain", {"reason": reason}))

    def _halt(self, notice: Notice, again: Callback | None = None) -> Transition:
        """Stop the game until the player answers; `again` repeats what failed, if that is needed."""
        return Push(trouble_dialog(self.context, notice, again, self.to_title))

    @override
    def notices(self) -> Iterable[Notice]:
        return self.thinking.take_notices()

    @override
    def animating(self) -> bool:
        return self.presenter.busy or self.queries.waiting

    @property
    def held_up(self) -> bool:
        """Whether decisions are held back although nothing moves."""
        return False

    def _next(self, dt: float) -> Transition | None:
        """The next step once everything is shown: a decision, the curtain before it, or the results."""
        if self.opens and self.ui.opening is not None:
            self.opens = False
            return Push(self.ui.opening(self.context, self.presenter.eyes))
        if self.presenter.busy or self.held_up:
            return None
        if self.session.finished:
            return self.ended()
        if (look := self.covers.must_look()) is not None:
            self.fast_forward.end()
            return look
        if self.decision is not None:
            return self._wait_for(self.decision, dt)
        seat = self.hotseat.decider()
        return self._ask_person(seat) if seat is not None else None

    def _wait_for(self, decision: PendingDecision, dt: float) -> Transition | None:
        """Let time pass for the open decision; its clock may run out, or it confirms itself once read."""
        decision.age += dt
        limit = self.ui.clock(decision.desk)
        if limit is not None and limit[1] and decision.age > limit[0]:
            return self._submit_all(decision.desk.seat, limit[1], by_hand=False)
        pace = min(PACE[self.context.settings.now.speed], PACE["fast"])
        if not self.by_itself(decision) or decision.age * pace <= decision.shown_s:
            return None
        decision.take_only()  # it may have been put back meanwhile
        return self._confirm(by_hand=False)

    def _ask_person(self, seat: int) -> Transition | None:
        """Ask a person to choose, after a curtain where one is due, unless the choice is made for them."""
        desk = EyesDesk(self.session.observer(seat), self.context.say)
        command = None if self.stopping else self.ui.waived(desk, self.context.settings.now.asking)
        if command is None and self.automatic and self.hotseat.several:
            command = self.ui.idle(desk)
        if command is not None:
            return self._submit(seat, command, by_hand=False)
        awaited = seat in desk.eyes.awaited
        if self.hotseat.needs_curtain(seat):
            self.fast_forward.end()
            return self.covers.all_look() or self.covers.curtain(seat)
        if awaited:  # an optional remark does not stop fast forward
            self.fast_forward.end()
            self.hotseat.turn_to(seat)
        if self.ui.waived(desk, "key") is not None:
            self.stopping = False
        self.decision = self._offer(desk)
        if awaited:
            self.presenter.player.end_remarks()
        self._close_decision()
        if self.news is not None:
            self.decision.tell(self.news)
            self.news = None
        return None

    def _offer(self, desk: EyesDesk) -> PendingDecision:
        """Open a person's decision; a single choice is picked already and says so, if the settings allow."""
        chooser, narrative = self.ui.chooser(desk), self.presenter.narrative
        decision = PendingDecision(desk, chooser, narrative, self.ui.advice, self._keys)
        if self.automatic:
            decision.take_only()
        if self.by_itself(decision):
            banner = chooser.banner()
            message = f"{banner.message} {self.context.say('table-only')}"
            decision.tell(msgspec.structs.replace(banner, message=message))
            kind = "".join(letter for letter in message if not letter.isdecimal())
            decision.shown_s = _ONLY_S if kind in self._known else max(_ONLY_S, seconds(message))
            self._known.add(kind)
        return decision

    def _keys(self) -> Mapping[str, str]:
        """Keys that texts may name, and the offer of advice, "" where there is none."""
        keys = self.context.key_variables()
        offer = f" {self.context.say('table-hint-offer', **keys)}" if self.advising.allowed else ""
        return {**keys, "offer": offer}

    def by_itself(self, decision: PendingDecision) -> bool:
        """Whether a decision without alternatives confirms itself; never after a call behind the curtain."""
        called = self.hotseat.several and self.session.observer(decision.desk.seat).secret
        return self.automatic and decision.only and not called

    @property
    def automatic(self) -> bool:
        """Whether a decision without alternatives confirms itself."""
        return self.context.settings.now.automatic

    # ------------------------------------------------------------------ the session
    def _submit(self, seat: int, command: Any, by_hand: bool = True) -> Transition | None:
        """Carry out a command; unless `by_hand`, a failure stops the game, or it would be retried forever."""
        before = self.presenter.eyes.position
        try:
            self.session.submit(seat, command)
        except Refusal as refusal:
            if self.decision is None or self.decision.desk.seat != seat:
                raise
            self.decision.refuse(error_notice(refusal))
            self.context.sound.play("refuse")
            return None
        except UserError as error:  # not stored: nothing has changed, and the person may try again
            if by_hand:
                return error_dialog(self.context, error)
            return self._halt(error_notice(error), lambda: self._submit(seat, command, by_hand=False))
        self._carried_out(seat, before)
        if by_hand and self.context.settings.now.speed != "off":
            self.input_delay = INPUT_DELAY
        return None

    def _carried_out(self, seat: int, before: int) -> None:
        """A command of a seat was carried out; show the steps after position `before`."""
        if self.decision is not None and seat == self.decision.desk.seat:
            self.decision = self.drag_state.carried = None
            self.hotseat.chosen(before)
            self.presenter.recent.forget()
        elif self.decision is not None and self.decision.outdated:
            self.decision = self.drag_state.carried = None  # the options have changed: offer it again
        self.presenter.follow(before)
        if self.retry is not None and seat == self.retry.moment.seat:
            self.news = self._worth(self.retry, before) or self.news
        self.carried_out()

    def _worth(self, retry: Retry, before: int) -> Banner | None:
        """Words for what a choice was worth against the one in the log; None if it is another decision.

        Args:
            before: how many steps counted when it was made.
        """
        moment, say = retry.moment, self.context.say
        past = self.session.observer(moment.seat).past(retry.start)
        own = next((step for step in past if step.cause == "decision" and step.seat == moment.seat), None)
        person = self.session.seats[moment.seat].is_human
        if not person or not moment.candidates or own is None or own.position <= before:
            return None
        worth, chance = retry.worth_of(own.event)
        points = say("statistics-decimal", value=round(100 * chance, 1))
        return Banner(ICON["skill"], say(f"retry-{worth}"), say(f"retry-{worth}-note", points=points))

    def _confirm(self, by_hand: bool = True) -> Transition | None:
        if self.decision is None:
            return None
        command = self.decision.command()
        if command is None:
            self.context.sound.play("refuse")
            return None
        seat, then = self.decision.desk.seat, self.decision.chooser.then()
        return self._submit_all(seat, (command,) if then is None else (command, then), by_hand)

    def _submit_all(self, seat: int, commands: Sequence[Any], by_hand: bool) -> Transition | None:
        """Carry out commands one after the other; stop at the first later one that is no longer legal."""
        for at, command in enumerate(commands):
            if at and self.session.observer(seat).refusal(command) is not None:
                return None
            if (problem := self._submit(seat, command, by_hand)) is not None:
                return problem
        return None

    def _undo(self) -> Transition | None:
        self.drag_state.let_go()
        if self.decision is not None and self.decision.can_undo:
            self.decision.undo()
            return None
        seat = self.presenter.me
        if not self.session.can_undo(seat):
            return None
        try:
            self.session.undo(seat)
        except UserError as error:
            return error_dialog(self.context, error)
        self.decision = None
        self.presenter.catch_up()
        return None

    def _redo(self) -> Transition | None:
        """Redo the last undone pick, otherwise the last undone choice."""
        self.drag_state.let_go()
        if self.decision is not None and self.decision.can_redo:
            self.decision.redo()
            return None
        seat, before = self.presenter.me, self.presenter.eyes.position
        if not self.session.can_redo(seat):
            self.context.sound.play("refuse")
            return None
        try:
            self.session.redo(seat)
        except UserError as error:
            return error_dialog(self.context, error)
        self._carried_out(seat, before)
        return None

    @property
    def talks(self) -> bool:
        """Whether captains may remark on what happens."""
        return True

    def carried_out(self) -> None:
        """A command was carried out."""

    # ------------------------------------------------------------------ the menu
    def menu(self) -> Dialog:
        """The menu of the table."""
        back = self.take_back_round if round_begun(self.session) is not None else None
        to_log = self.retry.to_log if self.retry is not None else None
        return MenuDialog(self.context, self.session, self.ui.keys, self.to_title, back, to_log=to_log)

    def take_back_round(self) -> Transition | None:
        """Go back to the first choice of the round; captains choose again, too."""
        position = round_begun(self.session)
        if position is None:
            return None
        try:
            self.session.undo(self.presenter.me, position)
        except UserError as error:
            return error_dialog(self.context, error)
        self.decision = self.drag_state.carried = None
        self.presenter.catch_up()
        self.hotseat.chosen()
        say = self.context.say
        self.news = Banner(ICON["undo"], say("newgame-practice"), say("pause-round-done"))
        return None

    # ------------------------------------------------------------------ leaving
    @override
    def close(self) -> None:
        self.thinking.close()

    def ended(self) -> Transition:
        """Leave the table of a finished game for its results."""
        return self.context.router.show_results(self.session)

    def to_title(self) -> Transition:
        """Leave the table; the game is stored in the library."""
        return Reset(self.context.router.title())
