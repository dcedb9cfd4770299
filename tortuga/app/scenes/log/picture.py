"""The table as a seat saw it at a moment: what lay on it, the log so far, the open decision; no more."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

import pygame
from typing_extensions import override

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.theme import STAGE
from tortuga.app.draw.units import Box
from tortuga.app.input.focus import Focus, Focusable
from tortuga.app.records import GameRecord
from tortuga.app.registry import UIS
from tortuga.app.scene.context import Context
from tortuga.app.scenes.replay.draw import ToldLine, beside, draw_ground, draw_sentence, place
from tortuga.app.table.chooser import Chooser
from tortuga.app.table.drawing import RetainedTable
from tortuga.app.table.layers import Extra
from tortuga.app.table.marks import Marks, Shown
from tortuga.app.table.pending import EyesDesk
from tortuga.app.table.side.panels import panels
from tortuga.app.table.side.tabs import LOG
from tortuga.app.table.ui.anygame import AnyObserver
from tortuga.app.widgets.button import Pressable

WHOLE: Final = Box(0, 0, *STAGE)


@dataclass(frozen=True)
class Pane(Pressable):
    """The picture of the table; pressing it makes it large, or small again."""

    label: str

    @override
    def focusables(self) -> tuple[Focusable, ...]:
        return self.item(self.label, radius=4, key="back" if self.box == WHOLE else None)

    @override
    def draw(self, canvas: Canvas, focus: Focus) -> None:
        if focus.hot(self.id) and self.box != WHOLE:
            canvas.plate("frame_board", self.box.inset(-4))


class MomentPicture:
    """Paints the table; keeps what it painted last.

    Args:
        context: of the game, with its options.
    """

    def __init__(self, context: Context) -> None:
        self._context = context
        self._drawn: tuple[object, pygame.Surface] | None = None
        self._question: tuple[object, str] | None = None

    def draw(
        self, canvas: Canvas, record: GameRecord, seat: int, position: int, box: Box, eyes: int | None = None
    ) -> None:
        """Paint it into a box of the stage's shape.

        Args:
            seat: who sits at the lower edge.
            position: how many events have happened.
            eyes: through whose eyes, or `NOBODY`'s; None = those of the seat.
        """
        eyes = seat if eyes is None else eyes
        area = canvas.rect(*box)
        letters = canvas.art.letters
        look = (canvas.surface.get_size(), self._context.text.language, letters.growth, letters.readable)
        made_for = (record.replay, position, seat, eyes, area.size, look)
        if self._drawn is None or self._drawn[0] != made_for:
            layer = canvas.copy()
            self._paint(layer, record, seat, position, eyes)
            stage = layer.surface.subsurface(layer.rect(*WHOLE).clip(layer.surface.get_rect()))
            self._drawn = made_for, pygame.transform.smoothscale(stage, area.size)
        canvas.blit(self._drawn[1], area.topleft)

    def asked(self, record: GameRecord, seat: int, position: int) -> str:
        """What the seat is asked at the table; "" if it has nothing to decide."""
        key = (record.replay, position, seat, self._context.text.language)
        if self._question is None or self._question[0] != key:
            record.replay.seek(position)
            chooser = self._chooser(record, record.replay.observer(seat))
            self._question = key, "" if chooser is None else chooser.banner().title
        return self._question[1]

    def _chooser(self, record: GameRecord, eyes: AnyObserver) -> Chooser[Any] | None:
        if eyes.seat not in eyes.awaited:
            return None
        return UIS[record.game].table.chooser(EyesDesk(eyes, self._context.say))

    def _paint(self, canvas: Canvas, record: GameRecord, seat: int, position: int, seer: int) -> None:
        record.replay.seek(position)
        eyes, say = record.replay.observer(seer), self._context.say
        ui = UIS[record.game].table
        picture = ui.picture()
        chooser = self._chooser(record, eyes)
        marks = Marks() if chooser is None else chooser.marks()
        marks = replace(marks, notes=picture.notes(eyes.view, say), status=picture.statuses(eyes.view, say))
        shown = Shown(eyes.view, seat, marks, record.seats, self._context.text, eyes.past())
        side = {panel.name: panel for panel in picture.side() if panel.offered(eyes.view)}
        places = picture.places(len(record.seats), 1 + len(side))
        boxes = panels(places, tuple(side)[: len(places) - 1])
        extras = [
            Extra(LOG, None, lambda layer: self._log(layer, record, eyes, boxes[LOG])),
            picture.tray(shown, chooser, None, None),
            *(beside(panel, shown, None, boxes[name]) for name, panel in side.items() if name in boxes),
        ]
        RetainedTable(picture).draw(canvas, shown, extras)

    def _log(self, canvas: Canvas, record: GameRecord, eyes: AnyObserver, panel: Box) -> None:
        """Draw the log up to then."""
        narrative = UIS[record.game].narrative(self._context.text, record.seats)
        lines = [ToldLine(seen.position, line) for seen in eyes.past() for line in narrative.lines(seen)]
        colours = tuple(canvas.seat(record.game, spec.colour) for spec in record.seats)
        draw_ground(canvas, panel, self._context.say("pic-tab-log"))
        x, y, w, h = panel
        here = len(lines) - 1
        for one in place(canvas, lines, here, 0, Box(x + 20, y + 58, w - 40, h - 72)):
            draw_sentence(canvas, colours, one, here, False)
