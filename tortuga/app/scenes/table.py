"""The table: shows a game to whoever sits before it, and hands the choices of all seats to the session."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from tortuga.app import seating
from tortuga.app.focus import Focusable
from tortuga.app.notice import Notice
from tortuga.app.scene import BaseScene, Click, Drag, Drop, Hover, Input, Key, Point, Push, Scroll, Transition
from tortuga.app.scenes.rules import RulesScene
from tortuga.app.scenes.tablemenu import curtain, menu_dialog
from tortuga.app.settings import SPEEDS
from tortuga.app.soundbook import TUNE_REST
from tortuga.app.tables.tortuga2014.council import Council
from tortuga.app.tables.tortuga2014.decisions.chooser import Desk
from tortuga.app.tables.tortuga2014.ears import Ears
from tortuga.app.tables.tortuga2014.helm import Helm
from tortuga.app.tables.tortuga2014.lens import Lens
from tortuga.app.tables.tortuga2014.panel import Panel
from tortuga.app.tables.tortuga2014.rig import Rig, rig_of
from tortuga.app.tables.tortuga2014.tabledraw import TableDrawing
from tortuga.app.tables.tortuga2014.watch import Watch
from tortuga.app.thinking import Thinking, ThinkingError
from tortuga.app.widgets.dialog import notice_dialog, remember, told_notice
from tortuga.games.tortuga2014.commands import Command
from tortuga.kernel.errors import Refusal, Told
from tortuga.kernel.log import KernelEvent

if TYPE_CHECKING:
    from tortuga.app.canvas import Canvas
    from tortuga.app.context import Context, GameSession

_log = logging.getLogger(__name__)
_RUSH = 6.0
"""How much faster than the chosen speed things go until the next choice, when the player is in a hurry."""
_SPOKEN = 8
"""Log lines that a screen reader may still have to read."""
_SHOWN = 1.6
"""Seconds for which a decision without a choice is shown before it is confirmed by itself."""


class TableScene(BaseScene):
    """A game in play.

    Args:
        session: the game; new, or resumed from the library.
        thinking: where captains think; worker processes of its own when None.
    """

    drags = True

    def __init__(self, context: Context, session: GameSession, thinking: Thinking | None = None) -> None:
        super().__init__(context)
        self.session = session
        self.thinking = thinking or Thinking(seating.decide, warm=seating.warm_up)
        self.council = Council(session, self.thinking)
        self.watch = Watch(session, context.text)
        self.presenter = self.watch.presenter
        self.panel = Panel()
        self.lens = Lens()
        self.helm: Helm | None = None
        self.drawing = TableDrawing()
        self.rushing = False
        """Whether everything goes fast until the next choice of a person."""
        self._language = context.text.language
        self.carried: tuple[str, Point] | None = None
        """Target that is dragged, and where the pointer is."""

    # ------------------------------------------------------------------ time
    def enter(self) -> None:
        """See `Scene`."""
        self.thinking.warm_up()
        if self._language != self.context.text.language:  # changed in the settings: the log is told anew
            self._language = self.context.text.language
            self.presenter.catch_up()
        self.presenter.player.ears = Ears(self.context.sound)
        self.context.sound.music(True, rest=TUNE_REST)
        self.context.sound.ambience(True)

    def update(self, dt: float) -> Transition | None:
        """See `Scene`."""
        try:
            self.council.ask()
            self.council.collect()
        except ThinkingError as error:  # the game is in the library; the captain is asked again afterwards
            _log.exception("a captain failed")
            return Push(notice_dialog(self.context, Notice("error-captain", {"reason": str(error)})))
        while self.council.moves:
            problem = self._submit(*self.council.moves.pop(0))
            if problem is not None:
                return problem
        self.presenter.update(dt * (_RUSH if self.rushing else 1.0), self.context.settings.now.speed)
        self._advice()
        self.panel.follow(self.presenter.view.table.phase)
        self.lens.update(dt)
        return self._next(dt)

    def animating(self) -> bool:
        """See `Scene`."""
        return self.presenter.busy or self.council.waiting

    def _next(self, dt: float) -> Transition | None:
        """What is to be done once everything is shown: a decision, the curtain before it, the end."""
        if self.presenter.busy:
            return None
        if self.session.finished:
            return self._leave(self.context.router.over(self.session))
        if self.helm is not None:
            self.helm.age += dt
            return self._confirm() if self._automatic and self.helm.only and self.helm.age > _SHOWN else None
        seat = self.watch.decider()
        if seat is None:
            return None
        command = self.watch.idle_command(seat) if self._automatic else None
        if command is not None:
            return self._submit(seat, command)
        if self.watch.must_fall(seat):
            self.rushing = False
            return curtain(self, seat)
        self.helm, self.rushing = Helm(self._desk(seat)), False
        if self._automatic:
            self.helm.take_only()
        return None

    @property
    def _automatic(self) -> bool:
        return self.context.settings.now.automatic

    def _desk(self, seat: int) -> Desk:
        view = self.session.view(seat)
        return Desk(view, self.session.rules, self.session.seats, self.context.say)

    # ------------------------------------------------------------------ the session
    def _submit(self, seat: int, command: Command) -> Transition | None:
        before = self.session.state
        try:
            events = self.session.submit(seat, command)
        except Refusal as refusal:
            if self.helm is None or self.helm.desk.seat != seat:
                raise
            self.helm.refuse(told_notice(refusal))
            self.context.sound.play("refuse")
            return None
        except Told as error:  # it could not be stored: nothing has changed, and the person may try again
            return Push(notice_dialog(self.context, told_notice(error)))
        self.council.happened(events)
        if self.helm is not None and seat == self.helm.desk.seat:
            self.helm = self.carried = None
            self.watch.chosen(before)
        self.presenter.take(event for event in events if not isinstance(event, KernelEvent))
        return None

    def _confirm(self) -> Transition | None:
        if self.helm is None:
            return None
        command = self.helm.command()
        if command is None:
            self.context.sound.play("refuse")
            return None
        return self._submit(self.helm.desk.seat, command)

    def _undo(self) -> Transition | None:
        if self.helm is not None and self.helm.can_undo:
            self.helm.undo()
            return None
        seat = self.presenter.me
        if not self.session.can_undo(seat):
            return None
        try:
            undone = self.session.undo(seat)
        except Told as error:
            return Push(notice_dialog(self.context, told_notice(error)))
        self.council.happened([undone])
        self.helm = None
        self.presenter.catch_up()
        return None

    def _advice(self) -> None:
        for seat, advice in self.council.advice:
            if self.helm is not None and self.helm.desk.seat == seat and self.helm.awaiting:
                self.helm.counsel(advice)
                self.panel.advice = True
                self.focus.focused = "primary"
        self.council.advice.clear()

    def _turn_page(self) -> None:
        """The key of the advice again: its next page, or back to it when the log lay over it."""
        assert self.helm is not None
        if self.panel.advice:
            self.helm.turn_page()
        self.panel.advice = True

    # ------------------------------------------------------------------ inputs
    def rig(self) -> Rig:
        """The buttons as they are now."""
        return rig_of(self)

    def focusables(self) -> list[Focusable]:
        """See `Scene`."""
        return self.rig().focusables()

    def activate(self, name: str) -> Transition | None:
        """See `Scene`."""
        match name:
            case "primary":
                return self._confirm()
            case "skip":
                self.presenter.drain()
            case "undo" | "menu-undo":
                return self._undo()
            case "clear" | "forfeit" if self.helm is not None:
                self.helm.clear() if name == "clear" else self.helm.forfeit()
            case "hint" if self.helm is not None and self.helm.advice is not None:
                self._turn_page()
            case "hint" if self.helm is not None and self.context.settings.now.hints:
                self.helm.wait()
                try:
                    self.session.note_assist("hint")
                except Told as error:
                    return Push(notice_dialog(self.context, told_notice(error)))
                self.council.advise(self.helm.desk.seat, self.helm.desk.view)
            case "menu":
                return Push(menu_dialog(self))
            case "help":
                return self.consult()
            case "speed":
                return self._faster()
            case "rush":
                self.rushing = not self.rushing
            case "panel" | "tab-log" | "tab-dice" | "tab-advice":
                self.panel.open(name)
            case "hint" | "clear" | "forfeit" | "primary":
                return None
            case _ if self.helm is not None and self.helm.pick(name):
                self._picked(name)
            case _ if self.helm is not None:
                self.context.sound.play("refuse")
        return None

    def _picked(self, name: str) -> None:
        """After a pick by keyboard the next Enter confirms, unless more may be picked where the focus is."""
        assert self.helm is not None
        chooser = self.helm.chooser
        if self.focus.focused != name or (chooser.single and chooser.command() is not None):
            self.focus.focused = "primary"

    def _faster(self) -> Transition | None:
        now = self.context.settings.now.speed
        return remember(self.context, speed=SPEEDS[(SPEEDS.index(now) - 1) % len(SPEEDS)])

    def handle(self, action: Input) -> Transition | None:
        """See `Scene`."""
        match action:
            case Key("skip"):
                self.presenter.drain()
            case Hover(pos):
                self.lens.point(pos)
            case Click(pos, button) if button > 1:
                return Push(RulesScene(self.context, self.lens.page_at(self, pos)))
            case Click():
                self.presenter.skip()
            case Key("confirm" | "hint") if self.presenter.busy:
                return self._hurry(action)
            case Key("log"):
                self.panel.open("tab-log")
            case Key("settings"):
                return Push(self.context.router.settings())
            case Key("menu"):
                return Push(menu_dialog(self))
            case Key("page-up") | Key("page-down"):
                self.panel.scroll(1 if action.action == "page-up" else -1, len(self.presenter.lines))
            case Scroll(_, steps):
                self.panel.scroll(round(steps), len(self.presenter.lines))
            case Drag(_, pos, source) if self.helm is not None and source is not None:
                self.carried = (source, pos)
            case Drop(_, pos, source, target):
                self.carried = None
                if self.helm is not None and source is not None:
                    landed = self.helm.drop(source, target, pos[0])
                    self.context.sound.play("die-down" if landed else "refuse")
            case _:
                pass
        return None

    def consult(self) -> Transition | None:
        """See `Scene`. The rules, at what is in focus or at hand."""
        return Push(RulesScene(self.context, self.lens.page(self)))

    def _hurry(self, action: Key) -> Transition | None:
        """A key for a decision while something still moves: finish it, then decide."""
        self.presenter.drain()
        transition = self._next(0.0)
        if transition is None and action.action == "hint" and self.helm is not None:
            return self.activate("hint")
        return transition

    # ------------------------------------------------------------------ leaving and drawing
    def _leave(self, transition: Transition) -> Transition:
        self.thinking.close()
        return transition

    def spoken(self) -> list[str]:
        """See `Scene`. The newest lines of the log, and what is to be decided."""
        said = [self.presenter.plain(line) for line in self.presenter.lines[-_SPOKEN:]]
        if self.helm is not None and not self.presenter.busy:
            banner = self.helm.banner()
            said.append(f"{banner.title}. {banner.message}")
        return said

    def scrap(self) -> None:
        """See `Scene`."""
        self.thinking.close()

    def to_title(self) -> Transition:
        """Leave the table; the game is in the library."""
        from tortuga.app.scene import Reset

        return self._leave(Reset(self.context.router.title()))

    def draw(self, canvas: Canvas) -> None:
        """See `Scene`."""
        self.drawing.draw(canvas, self)
        self.lens.draw(canvas, self)
