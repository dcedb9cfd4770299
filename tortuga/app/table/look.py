"""The look of the table: what a frame of it is drawn from, what can be asked about, what is said of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame
from typing_extensions import override

from tortuga.app.captains.thinking import Thinking
from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.theme import ICON
from tortuga.app.draw.units import Box
from tortuga.app.input.focus import Focusable
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Sentence
from tortuga.app.table.controls import TableControls
from tortuga.app.table.course import TableCourse
from tortuga.app.table.drawing import Frame, TableDrawing
from tortuga.app.table.inspect import InspectedTable, Inspector
from tortuga.app.table.marks import Banner, Marks, Shown
from tortuga.app.table.sheets.jotting import NoteKeys
from tortuga.app.table.side.panels import overlaid, own_control
from tortuga.app.table.side.recap import RecapPanel
from tortuga.app.table.side.tabs import LOG, OpenTabs
from tortuga.app.table.ui.table import AnyTableUI
from tortuga.kernel.session import Session

_BESIDE: Final = frozenset(("tabs", "recap"))
"""Zones of what can be pressed on the side panels."""


class TableLook(TableCourse):
    """A game in play as it is seen; no hand touches it yet. Arguments: see `TableCourse`."""

    def __init__(
        self, context: Context, session: Session, ui: AnyTableUI, thinking: Thinking | None = None
    ) -> None:
        super().__init__(context, session, ui, thinking)
        self.drawing = TableDrawing(session.rules.name, ui, self.presenter.picture, self.presenter.view)
        self.panel = OpenTabs(self.drawing.panels.names, RecapPanel(ui, context.text))
        self.inspector = Inspector()
        self._stop = ui.stop
        self.note_keys = NoteKeys(context, self.hotseat, ui.note_actions)
        self._topics = ui.topics
        self._canvas: Canvas | None = None
        self._drawn: tuple[object, ...] = ()
        """What the last frame was drawn from, as far as time may change it."""

    @override
    def fit(self, canvas: Canvas) -> None:
        self._canvas = canvas
        self.presenter.picture.fit(canvas)
        self.panel.choice_tab = self.presenter.picture.choice_tab
        self.drawing.fit(canvas.art)
        self.panel.recap.fit(canvas)

    def controls(self) -> TableControls:
        """The buttons as they are now; while something moves nothing is decided."""
        presenter = self.presenter
        decision = self.decision if not presenter.busy else None
        undo = (decision is not None and decision.can_undo) or self.session.can_undo(presenter.me)
        advised = self.decision is not None and self.decision.advice is not None
        told = self.panel.meaning(self.decision) is not None
        over = overlaid(advised, self.panel.recap.open, told)
        return TableControls(
            self.context,
            presenter.picture,
            self.drawing.panels.tabs(len(self.session.seats), over, self.context.text.say),
            presenter.view,
            presenter.me,
            decision.chooser if decision is not None else None,
            undo,
            presenter.busy,
            self.context.settings.now.speed,
            self.fast_forward.rushing,
            (bool(presenter.recent) or self.panel.recap.told) and not presenter.busy,
            self.session.finished,
            self.advised,
            advised,
            (self.hotseat.holder or presenter.eyes).seat >= 0,
            decision is not None and self._offers.by_itself(decision),
            self._beside,
        )

    @property
    def _beside(self) -> bool:
        """Whether the focus is on something beside buttons, targets, tabs and menu."""
        name = self.focus.focused
        if name is None or not self.focus.visible:
            return False
        if name.startswith("recap-"):
            return self.panel.recap.open and not self.panel.advised(self.decision)
        return bool(own_control(name)) or any(chip.id == name for chip in self.covers.chips())

    @property
    def advised(self) -> bool:
        """Whether captains may be asked for advice."""
        return self.context.settings.now.hints and not self.session.header.unadvised

    @override
    def focusables(self) -> list[Focusable]:
        box = self.drawing.panels.over(len(self.session.seats))
        lines = () if self.panel.advised(self.decision) else self.panel.recap.focusables(box)
        own = self.drawing.side_controls(self.frame())
        found = [*self.controls().focusables(), *lines, *own, *self.covers.chips()]
        return [item for item in found if item.zone not in _BESIDE or not self._covered(item.box)]

    @property
    def covering(self) -> bool:
        """Whether something of the game lies over the side while a choice is made."""
        presenter = self.presenter
        return self.decision is not None and presenter.picture.covers(presenter.view) is not None

    def _covered(self, box: Box) -> bool:
        """Whether something of the game lies over this place at the side."""
        over = self.presenter.picture.covers(self.presenter.view)
        return over is not None and box.touches(over) and not self.panel.aside

    # ------------------------------------------------------------------ picture
    def frame(self) -> Frame:
        """What is drawn now."""
        presenter = self.presenter
        return Frame(
            presenter.view,
            presenter.me,
            self.session.seats,
            self.context.text,
            presenter.player,
            self.controls(),
            self.focus,
            self.panel,
            presenter.lines,
            self.decision,
            presenter.recent.traces,
            self.paused_banner(),
            self.drag_state.carried,
            self.context.key_label("hint"),
            self.hotseat.several,
            self.context.settings.now.reduced_motion,
            self.note_keys.words,
        )

    def asked(self, marks: Marks | None = None) -> InspectedTable:
        """What can be asked about now; `marks` as they are drawn."""
        presenter, decision = self.presenter, self.decision
        seats = self.session.seats
        panels = self.drawing.panels
        advised = self.panel.advised(decision)
        found = (*panels.boxes(len(seats), self.panel.tab).items(), *panels.tabs(len(seats)).items())
        return InspectedTable(
            Shown(presenter.view, presenter.me, marks or Marks(), seats, self.context.text),
            presenter.picture,
            self._topics,
            self.focus,
            tuple(decision.chooser.targets()) if decision is not None else (),
            tuple((name, box) for name, box in found if not self._covered(box)),
            panels.boxes(len(seats))[LOG] if advised else None,
            presenter.busy or self.drag_state.carried is not None,
            self.context.key_label,
        )

    def paused_banner(self) -> Banner | None:
        """What the banner says instead of whom the game waits for; None = the ordinary words."""
        if not self.stopping:
            return None
        say, key = self.context.say, self.key_label(self._stop)
        return Banner(ICON["info"], say("stop-title"), say("stop-note", key=key))

    @override
    def spoken(self) -> list[Sentence]:
        """What happened since the table stands, and what is to be decided."""
        said = list(self.presenter.said)
        if self.decision is not None and not self.presenter.busy:
            said += self.decision.spoken(self.context.text, self.panel.advice)
        return said

    @override
    def draw(self, canvas: Canvas) -> None:
        frame = self.frame()
        self.drawing.draw(canvas, frame)
        self.draw_over(canvas)
        self.inspector.draw(canvas, self.asked(self.drawing.marks(frame)))
        self._drawn = self._standing

    def draw_over(self, canvas: Canvas) -> None:
        """Paint what lies over the table and below the words at the pointer."""

    # ------------------------------------------------------------------ while nobody does anything
    @property
    @override
    def complete(self) -> bool:
        return self.drawing.whole

    @override
    def breathes(self) -> bool:
        """What somebody said fades by itself."""
        return not self.presenter.player.asides

    @override
    def breathe(self, canvas: Canvas) -> Sequence[pygame.Rect] | None:
        """Words that lie over the table are not painted over."""
        focus = self.focus
        covered = focus.visible or focus.hovered is not None or self.inspector.shows
        if covered or self.drag_state.carried is not None or self._drawn != self._standing:
            return None
        if self.context.settings.now.reduced_motion:
            return ()
        return self.drawing.breathe(canvas, self.presenter.view)

    @property
    def _standing(self) -> tuple[object, ...]:
        presenter = self.presenter
        return (presenter.view, presenter.me, self.decision, len(presenter.lines), self.stopping)
