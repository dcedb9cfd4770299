"""Draws a frame of the replay: the table as these eyes see it, log, dice, desk and the line of time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, cast

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box
from tortuga.app.input.focus import Focus
from tortuga.app.records import GameRecord
from tortuga.app.scene.base import Control
from tortuga.app.scene.context import Context
from tortuga.app.scenes.replay import desk
from tortuga.app.scenes.replay import log as replaylog
from tortuga.app.scenes.replay.show import ReplayShow
from tortuga.app.table.controls import MenuItem, menu_region
from tortuga.app.table.layers import Region, TablePicture, grown, most_at_once
from tortuga.app.table.log import LOG, panels
from tortuga.app.table.marks import Marks, Shown
from tortuga.app.table.ui import AnyTableUI, Picture, SidePanel
from tortuga.app.text import Text

LOG_LINES = 5
"""Sentences that stay in sight when the log is turned back."""
_DESK: Box = (1524.0, 696.0, 378.0, 220.0)


_RETOLD = {
    "tray-screen": "replay-screen",
    "tray-screen-note": "replay-screen-note",
    "tray-dice": "replay-dice",
    "tray-open": "replay-dice",
    "pic-your-tiles": "replay-tiles",
    "pic-tiles-secret": "replay-tiles-note",
    "wait-chosen": "replay-chosen",
    "wait-finished": "replay-finished",
    "wait-rest": "replay-rest",
    "wait-moved": "replay-moved",
}
"""What the table says to who sits there, as it is said to who only looks on."""


class Onlooker:
    """A voice that speaks to nobody at the table."""

    def __init__(self, text: Text) -> None:
        self._text = text
        self.language = text.language

    def say(self, message: str, /, **args: str | int | float) -> str:
        """See `Text`."""
        return self._text.say(_RETOLD.get(message, message), **args)


@dataclass(frozen=True)
class ReplayFrame:
    """What one frame of a replay is drawn from."""

    context: Context
    record: GameRecord
    show: ReplayShow
    focus: Focus
    menu: Sequence[MenuItem]
    controls: Sequence[Control]
    placed: tuple[replaylog.Placed, ...]
    """The sentences that stand in the log now."""
    playing: bool


class ReplayDrawing:
    """Keeps the standing picture of one replay."""

    def __init__(self, ui: AnyTableUI, picture: Picture[Any]) -> None:
        self._game = picture
        self._side = {panel.name: panel for panel in ui.side()}
        self._picture = TablePicture(picture)

    def log_box(self, seats: int) -> Box:
        """Where the sentences of the log stand."""
        x, y, w, h = self._panels(seats)[LOG]
        return (x + 20, y + 58, w - 40, h - 72)

    def _panels(self, seats: int) -> dict[str, Box]:
        """The log, and the side panels for which there is a place of their own."""
        places = self._game.places(seats)
        return panels(places, tuple(self._side)[: len(places) - 1])

    def draw(self, canvas: Canvas, frame: ReplayFrame) -> None:
        """One frame."""
        show, seats = frame.show, frame.record.seats
        text = cast("Text", Onlooker(frame.context.text))
        focus = frame.focus
        hot = focus.hovered or (focus.focused if focus.visible else None)
        shown = Shown(show.view, show.me, self._marks(frame), seats, text)
        extras = [
            self._log(frame),
            self._game.tray(shown, None, None, None),
            self._desk(frame),
            self._timeline(frame),
            menu_region(frame.menu, hot),
        ]
        extras += [
            self._beside(frame, shown, self._side[name], box)
            for name, box in self._panels(len(seats)).items()
            if name != LOG
        ]
        if show.player.act is None:
            extras += self._game.opened(shown)
        self._picture.most = most_at_once(canvas)
        self._picture.draw(canvas, shown, extras)
        show.player.draw(canvas, frame.context.settings.now.reduced_motion)

    def _marks(self, frame: ReplayFrame) -> Marks:
        show, say, player = frame.show, frame.context.say, frame.show.player
        still = frame.context.settings.now.reduced_motion
        status, plates = self._game.statuses(show.view, say), self._game.notes(show.view, say)
        if player.act is None:
            return Marks(notes=plates, status=status)
        marks = self._game.playing(player.act, player.time, still)
        return replace(marks, hidden=player.hidden(still), notes=plates, status=status)

    # ---------------------------------------------------------------- parts over the table
    def _log(self, frame: ReplayFrame) -> Region:
        seats = frame.record.seats
        panel = self._panels(len(seats))[LOG]
        placed, here = frame.placed, frame.show.here()
        hot = tuple(frame.focus.hot(f"line:{one.index}") for one in placed)
        title = frame.context.say("pic-tab-log")

        def paint(canvas: Canvas) -> None:
            x, y, w, _ = panel
            canvas.plate("parchment_torn", panel)
            canvas.plate("tab_on", (x + 14, y + 10, w - 28, 38))
            canvas.text(title, "sc", 21, "button_ink", (x + w / 2, y + 28), "center", max_w=w - 50)
            colours = tuple(canvas.seat(frame.record.game, spec.colour) for spec in seats)
            replaylog.draw(canvas, colours, placed, here, frame.focus)

        return Region("log", grown(panel, 24), (placed, here, hot, title), paint)

    @staticmethod
    def _beside(frame: ReplayFrame, shown: Shown[Any], panel: SidePanel[Any], box: Box) -> Region:
        drawn_from = panel.region_key(shown.view, shown.me, frame.show.player.act)
        title = frame.context.say(f"pic-tab-{panel.name}")

        def paint(canvas: Canvas) -> None:
            x, y, w, h = box
            canvas.plate("parchment_torn", box)
            canvas.plate("tab_on", (x + 14, y + 10, w - 28, 38))
            canvas.text(title, "sc", 21, "button_ink", (x + w / 2, y + 28), "center", max_w=w - 50)
            panel.draw(canvas, shown, drawn_from, (x + 16, y + 56, w - 32, h - 70))

        return Region(panel.name, grown(box, 24), (drawn_from, shown.me, title), paint)

    @staticmethod
    def _desk(frame: ReplayFrame) -> Region:
        controls = frame.controls
        hot = tuple(frame.focus.hot(item.id) for control in controls for item in control.focusables())

        def paint(canvas: Canvas) -> None:
            for control in controls:
                control.draw(canvas, frame.focus)

        return Region("desk", _DESK, (controls, hot, frame.focus.pressed), paint)

    @staticmethod
    def _timeline(frame: ReplayFrame) -> Region:
        replay = frame.show.replay
        parts = replay.log.header.branched
        shared = parts[-1].events if parts else None
        playing = frame.playing
        key = (replay.position, replay.length, shared, playing, frame.context.text.language)

        def paint(canvas: Canvas) -> None:
            desk.timeline(
                canvas, frame.context, replay.position, replay.length, frame.show.rounds, shared, playing
            )

        return Region("timeline", grown(desk.TIMELINE, 24), key, paint)
