"""The table scene: what is drawn, what can be pressed, and what each input does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame
from typing_extensions import override

from tortuga.app.captains.thinking import Thinking
from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.theme import ICON
from tortuga.app.draw.units import Point
from tortuga.app.input.focus import Focusable, rest_of
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import (
    Click,
    Drag,
    Drop,
    Held,
    Hover,
    Input,
    Key,
    Push,
    Scroll,
    Sentence,
    Transition,
)
from tortuga.app.settings import SPEEDS
from tortuga.app.table.buttons import SPEED_ICON, TableControls
from tortuga.app.table.course import TableCourse
from tortuga.app.table.drawing import TableDrawing
from tortuga.app.table.inspect import InspectedTable, Inspector
from tortuga.app.table.marks import Banner, Marks, Spot
from tortuga.app.table.pending import PendingDecision
from tortuga.app.table.side.panels import own_control
from tortuga.app.table.side.tabs import NEXT_TAB
from tortuga.app.table.ui.table import AnyTableUI
from tortuga.app.widgets.dialog import error_dialog, remember
from tortuga.kernel.errors import UserError
from tortuga.kernel.session import Session

_BESIDE: Final = frozenset(("tabs", "recap"))
"""Zones of the controls on the side panels."""


class TableScene(TableCourse):
    """A game in play, on the screen. Arguments: see `TableCourse`."""

    drags = True

    def __init__(
        self, context: Context, session: Session, ui: AnyTableUI, thinking: Thinking | None = None
    ) -> None:
        super().__init__(context, session, ui, thinking)
        self.controls = TableControls(self)
        self.drawing = TableDrawing(self, self.controls)
        self.inspector = Inspector()
        self._canvas: Canvas | None = None
        self._drawn: tuple[object, ...] = ()
        """The part of the last frame that time can change."""

    @override
    def update(self, dt: float) -> Transition | None:
        transition = super().update(dt)
        self.panel.follow(*self.ui.tab(self.presenter.view))
        self.panel.offer(self.decision, self.presenter)
        if self.fast_forward.retell and self.decision is not None and not self.presenter.busy:
            self.fast_forward.retell = False
            if not self.panel.recap.open:
                self.panel.ask_recap(self.presenter)
        self.inspector.update(dt)
        self.drawing.update(dt)
        if self.session.finished:
            self.drawing.ahead.ends(self.context.game)
        return transition

    @override
    def fit(self, canvas: Canvas) -> None:
        self._canvas = canvas
        self.presenter.picture.fit(canvas)
        self.panel.choice_tab = self.presenter.picture.choice_tab
        self.drawing.ahead.fit(canvas.art)
        self.panel.recap.fit(canvas)

    @override
    def focusables(self) -> list[Focusable]:
        box = self.panels.over(len(self.session.seats))
        lines = () if self.panel.advised(self.decision) else self.panel.recap.focusables(box)
        own = self.drawing.side_controls()
        items = [*self.controls.focusables(), *lines, *own, *self.covers.chips()]
        return [item for item in items if item.zone not in _BESIDE or not self.covered(item.box)]

    # ------------------------------------------------------------------ picture
    def asked(self, marks: Marks | None = None) -> InspectedTable:
        """What can be inspected now; `marks` as drawn."""
        return InspectedTable(self, self.shown(marks))

    @override
    def spoken(self) -> list[Sentence]:
        """Recent events, and the open decision."""
        said = list(self.presenter.said)
        if self.decision is not None and not self.presenter.busy:
            said += self.decision.spoken(self.context.text, self.panel.advice)
        return said

    @override
    def draw(self, canvas: Canvas) -> None:
        self.drawing.draw(canvas)
        self.draw_over(canvas)
        self.inspector.draw(canvas, self.asked(self.drawing.marks()))
        self._drawn = self._changing

    def draw_over(self, canvas: Canvas) -> None:
        """Paint over the table but below tooltips."""

    # ------------------------------------------------------------------ without input
    @property
    @override
    def complete(self) -> bool:
        return self.drawing.whole

    @override
    def breathes(self) -> bool:
        """Not while a speech bubble is shown: it fades by itself."""
        return not self.presenter.player.asides

    @override
    def breathe(self, canvas: Canvas) -> Sequence[pygame.Rect] | None:
        """Left out while a tooltip, the focus ring or a dragged piece is over the table."""
        focus = self.focus
        covered = focus.visible or focus.hovered is not None or self.inspector.shows
        if covered or self.drag_state.carried is not None or self._drawn != self._changing:
            return None
        if self.context.settings.now.reduced_motion:
            return ()
        return self.drawing.breathe(canvas)

    @property
    def _changing(self) -> tuple[object, ...]:
        presenter = self.presenter
        return (presenter.view, presenter.me, self.decision, len(presenter.lines), self.stopping)

    # ------------------------------------------------------------------ inputs
    @override
    def activate(self, name: str) -> Transition | None:
        """Press a control of the table; the others belong to the open decision."""
        match name:
            case "skip":
                if not self.input_delay:
                    self.presenter.skip()
            case "undo" | "menu-undo":
                return self._undo()
            case "notes":
                return self._open_sheet("notes")
            case "menu":
                if self.inspector.enlarged:
                    self.inspector.hide()
                elif self.decision is not None and self.decision.tutor.rung:
                    self.decision.quiet()
                else:
                    return Push(self.menu())
            case "help":
                if self.focus.shows(name):  # the button itself has only the general page
                    return self._rules(self.inspector.page_now(self.asked()))
                return self.consult()
            case "speed":
                return self._next_speed()
            case "rush":
                self.fast_forward.more()
            case "again":
                if not self.panel.ask_recap(self.presenter):
                    self.presenter.again()
            case "panel":
                if self.controls.tabs or self.covering:
                    self.panel.open(NEXT_TAB, self.decision, self.covering)
                else:
                    self._explain_refusal("", self.context.say("table-panels-open"))
            case _ if (tab := rest_of(name, "tab-")) is not None:
                self.panel.open(tab, self.decision, self.covering)
            case _ if (line := rest_of(name, "recap-")) is not None:
                self.panel.recap.play(int(line), self.presenter)
            case _ if own_control(name):
                self.panels.press(name)
            case _ if self.covers.is_chip(name):  # its key was only tapped
                self._explain_refusal(self.context.say("look-hold", key=self.context.key_label("peek")))
            case _ if self.decision is not None:
                return self._activate_decision(name, self.decision)
        return None

    def _activate_decision(self, name: str, decision: PendingDecision) -> Transition | None:
        """Press a control of the open decision: a button, a rung of the tutor, or else a target."""
        match name:
            case "primary":
                return None if self.input_delay else self._confirm()
            case "hint":
                return self.advising.ask(decision)
            case "clear":
                decision.clear()
            case "forfeit":
                decision.forfeit()
            case _ if (rung := rest_of(name, "rung-")) is not None:
                return self.advising.climb_to(decision, int(rung))
            case _:
                return self._pick_target(name, decision)
        return None

    def _pick_target(self, name: str, decision: PendingDecision) -> Transition | None:
        """Pick a target; by keyboard the next Enter then confirms, unless more can be picked at the focus."""
        chooser = decision.chooser
        if self.input_delay and chooser.instant:
            return None
        if not decision.pick(name):
            self.context.sound.play("refuse")
            return None
        self.panel.picked()
        if chooser.instant:
            return self._confirm()
        if self.focus.focused != name or (chooser.single and chooser.command() is not None):
            self.focus.focused = "primary"
        return None

    def _explain_refusal(self, title: str, message: str = "") -> None:
        self.context.sound.play("refuse")
        if self.decision is not None:
            self.decision.tell(Banner(ICON["info"], title, message))

    def _next_speed(self) -> Transition | None:
        now = self.context.settings.now.speed
        speed = SPEEDS[(SPEEDS.index(now) - 1) % len(SPEEDS)]
        if self.decision is not None:
            say = self.context.say
            self.decision.tell(Banner(SPEED_ICON[speed], say(f"speed-{speed}"), say(f"speed-{speed}-note")))
        return remember(self.context, speed=speed)

    @override
    def handle(self, action: Input) -> Transition | None:
        match action:
            case Key("skip"):
                self._skip()
            case Hover(pos):
                self.inspector.point(pos)
            case Click(pos, button) if button > 1:
                return self._rules(self.inspector.page_at(self.asked(), pos))
            case Click(pos):
                return self._clicked(pos)
            case Key("confirm" | "hint") if self.presenter.busy:
                return self._finish_motion(action)
            case Key(name) if name == self.ui.stop:
                self.stopping = not self.stopping
            case Key(name) if name in self.ui.sheets:
                return self._open_sheet(name)
            case Key(name) if name in self.note_keys:
                return self._note(name)
            case Held("peek", _, down) if self.hotseat.holder is not None:
                self.hold(down)
            case Held("peek", over, True):
                return self.covers.peek(over)
            case Key("undo"):
                self._explain_refusal("", self.context.say("table-undo-never"))
            case Key("redo"):
                return self._redo()
            case Key("log"):
                self.panel.open_log(self.decision, self.covering)
            case Key("settings"):
                return Push(self.context.router.settings())
            case Key("menu"):
                return Push(self.menu())
            case Key("boards"):
                self.inspector.next_board(self.asked())
            case Key("page-up") | Key("page-down"):
                self.panel.scroll(1 if action.action == "page-up" else -1, len(self.presenter.lines))
            case Scroll(_, steps):
                self.panel.scroll(round(steps), len(self.presenter.lines))
            case Drag() if self.decision is not None:
                self.drag_state.drag(action, self.decision)
            case Drop():
                furniture = self.presenter.picture.furnished(len(self.session.seats))
                landed = self.drag_state.drop(action, self.decision, furniture.tray)
                if landed is not None:
                    self.panel.recap.open = self.panel.recap.open and not landed
                    self.context.sound.play(self.presenter.picture.laid() if landed else "refuse")
            case _:
                pass
        return None

    def _clicked(self, pos: Point) -> Transition | None:
        """Handle a click beside all controls: skip a movement, pick the board's player, or open a pile."""
        asked = self.asked()
        hit = asked.thing_at(pos)
        if hit is not None and hit.spot.kind in self.ui.sheets and not self.presenter.busy:
            return self._open_sheet(hit.spot.kind)
        if self.decision is None or self.presenter.busy or (hit is None and asked.panel_at(pos) is None):
            self._skip()
            return None
        spot = Spot("") if hit is None else hit.spot
        meant = self.decision.chooser.meant(spot.seat, spot.kind, spot.index)
        return self.activate(meant) if meant else None

    @override
    def consult(self) -> Transition | None:
        """Open the rules at the focused or current topic."""
        return self._rules(self.inspector.page(self.asked()))

    def _rules(self, page: str) -> Transition:
        return Push(self.context.router.rules(page, self.session.rules.name, self.session.header.options))

    def _open_sheet(self, action: str) -> Transition | None:
        """Open one of the game's sheets over the table, for the observer in front of the screen."""
        sheet = self.ui.sheets[action](self.context, self.hotseat.holder or self.presenter.eyes)
        if sheet is None:
            self.context.sound.play("refuse")
        self.reading = sheet is not None
        return Push(sheet) if sheet is not None else None

    def _note(self, action: str) -> Transition | None:
        """Write a note about the thing under the pointer, for the observer in front of the screen."""
        try:
            self.note_keys.note(action, self.inspector.pointed(self.asked()), self._line(), self.decision)
        except UserError as error:
            return error_dialog(self.context, error)
        return None

    def _line(self) -> int:
        """Index among the events' sentences of the log line under the pointer, else of the last one."""
        pos, line = self.inspector.pos, None
        if self._canvas is not None and pos is not None:
            line = self.drawing.line_at(self._canvas, pos)
        return (len(self.presenter.lines) - 1 if line is None else line) - self.presenter.opened

    def _skip(self) -> None:
        """Finish the playing act or make the only choice, unless the press is half of a double click."""
        if not self.input_delay:
            self.presenter.skip()
            if self.decision is not None:
                self.decision.shown_s = 0.0

    def _finish_motion(self, action: Key) -> Transition | None:
        """Finish the movement during which confirm or hint was pressed, then answer a hint.

        Confirm does no more: nobody has seen the choice yet.
        """
        if self.input_delay:
            return None
        self.presenter.skip()
        self.presenter.update(0.0, self.context.settings.now.speed)
        transition = self._next(0.0)
        if transition is None and action.action == "hint" and self.decision is not None:
            return self.activate("hint")
        return transition

    @override
    def enter(self) -> None:
        """Read notebook and recap again: a scene over the table may have changed notes or language."""
        super().enter()
        self.note_keys.read()
        if self.panel.recap.open:
            self.panel.recap.tell(self.presenter)
