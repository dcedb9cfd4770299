"""Draws a frame of the table: standing picture, side panels, tray, buttons, and what is in flight."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Point
from tortuga.app.input.focus import Focus
from tortuga.app.table.acts.motion import ActPlayer
from tortuga.app.table.controls import TableControls, buttons_region, menu_region
from tortuga.app.table.decision import PendingDecision
from tortuga.app.table.layers import TablePicture, most_at_once
from tortuga.app.table.log import OpenTabs, Side, SidePanels
from tortuga.app.table.marks import Banner, Line, Marks, Shown, Spot
from tortuga.app.table.ui import AnyTableUI, AnyView, Counsel, Picture
from tortuga.app.text import Text
from tortuga.kernel.players import SeatSpec


@dataclass(frozen=True)
class Frame:
    """What one frame of the table is drawn from."""

    view: AnyView
    me: int
    """The seat at the bottom."""
    seats: tuple[SeatSpec, ...]
    text: Text
    player: ActPlayer
    """What is in flight."""
    controls: TableControls
    focus: Focus
    panel: OpenTabs
    lines: Sequence[Line]
    decision: PendingDecision | None = None
    traces: frozenset[Spot] = frozenset()
    """Where others did something since the own last choice."""
    paused: Banner | None = None
    """What is said instead of whom the game waits for."""
    carried: tuple[str, Point] | None = None
    """Target that is dragged, and where the pointer is."""
    hint_key: str = ""
    """The key that turns the page of advice, worded."""
    several: bool = False
    """Several persons share the screen: nothing of the last one's secrets may linger for a frame."""
    still: bool = False
    """Nothing moves."""

    @property
    def hot(self) -> str | None:
        """What is under the pointer or in focus."""
        return self.focus.hovered or (self.focus.focused if self.focus.visible else None)

    @property
    def counsel(self) -> Counsel | None:
        """The advice on the decision that is made; gone with it, and with it behind a curtain."""
        decision = self.decision
        if decision is None or decision.advice is None:
            return None
        return Counsel(decision.advice, decision.desk.view, decision.page, self.hint_key)


class TableDrawing:
    """Keeps the standing picture of one table.

    Args:
        game: its name.
        ui: its own part.
        picture: the picture of this table.
    """

    def __init__(self, game: str, ui: AnyTableUI, picture: Picture[Any]) -> None:
        self._picture = picture
        self._side = ui.side()
        self.panels = SidePanels(game, picture, self._side, ui.advice())
        self._layers = TablePicture(picture)
        self.time = 0.0
        """Seconds since the table was laid."""

    def draw(self, canvas: Canvas, frame: Frame) -> None:
        """One frame."""
        hot, act = frame.hot, frame.player.act
        shown = Shown(frame.view, frame.me, self.marks(frame), frame.seats, frame.text)
        chooser = frame.decision.chooser if frame.decision is not None and act is None else None
        carried = frame.carried[0] if frame.carried is not None else None
        extras = (
            self.panels.region(shown, self._beside(frame, hot)),
            self._picture.tray(shown, chooser, hot, carried),
            buttons_region(frame.controls.buttons(frame.focus)),
            menu_region(frame.controls.menu(), hot),
        )
        self._layers.most = None if frame.several else most_at_once(canvas)
        self._layers.draw(canvas, shown, extras)
        if not frame.still:
            self._picture.ambience(canvas, frame.view, self.time)
        frame.player.draw(canvas, frame.still)
        if frame.carried is not None and frame.decision is not None:
            frame.decision.chooser.carry(canvas, *frame.carried)

    # ------------------------------------------------------------------ marks
    def marks(self, frame: Frame) -> Marks:
        """Everything the picture needs beside the view."""
        view, say, player = frame.view, frame.text.say, frame.player
        status, plates = dict(self._picture.statuses(view, say)), self._picture.notes(view, say)
        if player.act is not None:
            return replace(
                self._picture.playing(player.act, player.time, frame.still),
                hidden=player.hidden(frame.still),
                notes=plates,
                status=status,
                banner=player.act.banner or self._waiting(frame),
            )
        if frame.decision is None:
            light = self._awaited(frame)
            return Marks(chosen=light, notes=plates, status=status, banner=self._waiting(frame))
        marks = frame.decision.chooser.marks()
        status[frame.me] = frame.decision.chooser.status()
        return replace(
            marks,
            notes={**plates, **marks.notes},
            status=status,
            banner=frame.decision.banner(),
            traces=frame.traces - marks.legal - marks.chosen,
        )

    def _awaited(self, frame: Frame) -> frozenset[Spot]:
        """The board of the one captain who is waited for; where all choose at once, none is singled out."""
        seats = self._picture.awaited(frame.view)
        alone = len(seats) == 1 and frame.paused is None
        return frozenset(Spot("board", seat) for seat in seats if alone and seat != frame.me)

    def _waiting(self, frame: Frame) -> Banner:
        if frame.paused is not None:
            return frame.paused
        names = ", ".join(frame.seats[seat].name for seat in self._picture.awaited(frame.view))
        return self._picture.waiting(frame.view, frame.text.say, names)

    # ------------------------------------------------------------------ parts over the picture
    def _beside(self, frame: Frame, hot: str | None) -> Side:
        counsel, act = frame.counsel, frame.player.act
        tabs = self.panels.tabs(len(frame.seats), counsel is not None)
        return Side(
            tuple(frame.lines),
            frame.panel.tab,
            frame.panel.offset,
            {panel.name: panel.region_key(frame.view, frame.me, act) for panel in self._side},
            next((tab for tab in tabs if hot == f"tab-{tab}"), None),
            counsel if frame.panel.advice else None,
            counsel is not None,
        )
