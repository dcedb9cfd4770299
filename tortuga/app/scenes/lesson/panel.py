"""What the guide says and points at: a board over the island, and golden frames with an arrow."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box, Point
from tortuga.app.gameui.script import Halo, Pointing
from tortuga.app.table.controls import MenuItem, menu_boxes
from tortuga.app.table.layers import grown
from tortuga.app.widgets.button import Button
from tortuga.app.widgets.inks import SHADE

BOX: Final[Box] = (478, 66, 964, 272)
NEXT_BOX: Final[Box] = (1196, 276, 228, 50)
END_BOX: Final[Box] = (584, 276, 330, 50)
_TEXT_X, _TEXT_W = 592.0, 826.0
_PULSE = 1.4  # seconds
_ARROW = 34.0


@dataclass(frozen=True)
class Said:
    """What stands on the board, worded.

    Args:
        reason: why something else was not done, "" for nothing.
        go_on: label of the button that goes on, "" when something is to be done instead.
        leave: label of the button that ends the lesson, "" where going on ends it anyway.
    """

    title: str
    text: str
    progress: str
    reason: str
    go_on: str
    go_on_key: str
    leave: str
    leave_tip: str

    def buttons(self) -> Iterator[Button]:
        """The buttons of the board."""
        if self.go_on:
            yield Button(
                "guide-next",
                NEXT_BOX,
                self.go_on,
                "play-button",
                "primary",
                22,
                key="confirm",
                key_label=self.go_on_key,
                tooltip="",
            )
        if self.leave:
            yield Button("guide-end", END_BOX, self.leave, None, "secondary", 19, tooltip=self.leave_tip)


def covers(pos: Point) -> bool:
    """Whether a point lies on the board."""
    x, y, w, h = BOX
    return x <= pos[0] < x + w and y <= pos[1] < y + h


@dataclass(frozen=True)
class Halos:
    """Golden frames that breathe, with an arrow where there is room for one.

    Args:
        pointing: where things are in this game.
        view: the table as it stands.
        me: the seat at the bottom.
        menu: the icons of the top bar.
        marked: things at which the table itself points.
    """

    pointing: Pointing
    view: Any
    me: int
    menu: Sequence[MenuItem]
    marked: Collection[object]

    def box(self, halo: Halo) -> Box:
        """Where something is that is pointed at."""
        if not isinstance(halo, str):
            return self.pointing.box(halo, self.view, self.me)
        if halo in self.pointing.parts:
            return self.pointing.parts[halo]
        return next(
            box for item, box in zip(self.menu, menu_boxes(self.menu), strict=True) if item.id == halo
        )

    def arrow(self, halo: Halo) -> Box | None:
        """Where its arrow stands; None where the table has its own arrow, and where titles are near."""
        kind = _kind(halo)
        above = kind in self.pointing.above
        if not (above or kind in self.pointing.below) or halo in self.marked:
            return None
        x, y, w, h = grown(self.box(halo), 8)
        middle = y - 22 if above else y + h + 22
        return (x + w / 2 - _ARROW / 2, middle - _ARROW / 2, _ARROW, _ARROW)

    def draw(self, canvas: Canvas, halo: Halo, age: float, still: bool) -> None:
        """Paint one."""
        swing = 0.0 if still else math.sin(age * 2 * math.pi / _PULSE)
        box, kind = self.box(halo), _kind(halo)
        tight = kind in self.pointing.tight
        for margin in (0.0, 1.5, 2.5 + swing) if tight else (3.0, 5.5, 8.0 + 2.5 * swing):
            canvas.plate("frame_gold", grown(box, margin))
        arrow = self.arrow(halo)
        if arrow is None:
            return
        x, y = arrow[0] + arrow[2] / 2, arrow[1] + arrow[3] / 2
        away, turn = (-1, 0) if kind in self.pointing.above else (1, 180)
        canvas.sprite("marker", (x, y + away * 5 * swing), _ARROW, turn, shadow=False)


def _kind(halo: Halo) -> str:
    return halo if isinstance(halo, str) else halo.kind


def draw_panel(canvas: Canvas, said: Said) -> None:
    """The board with its words, without the buttons."""
    x, y, _, _ = BOX
    canvas.plate("wood_brass", BOX)
    canvas.disc("red", "ship-wheel", (x + 58, y + 66), 78)
    canvas.text(said.progress, "black", 22, "label_dim", (x + 58, y + 128), "center")
    canvas.text(said.title, "sc", 30, "gold_l", (_TEXT_X, y + 38), shade=SHADE, max_w=_TEXT_W)
    _fit(canvas, said.text, "text", 29, "cream", y + 60, 144.0 if not said.reason else 80.0)
    if said.reason:
        canvas.fill((_TEXT_X - 12, y + 142, _TEXT_W + 12, 56), "warn_plate", 120, 8)
        canvas.icon("cancel", (_TEXT_X + 12, y + 170), 28, "warn")
        _fit(canvas, said.reason, "bold", 22, "#ffe9d0", y + 144, 52.0, 44.0)


def _fit(
    canvas: Canvas, text: str, role: str, size: float, ink: str, top: float, room: float, indent: float = 0
) -> None:
    """A paragraph as large as its height allows, from `size` down to 17."""
    width = _TEXT_W - indent - 8
    while size > 17 and len(canvas.lines(text, role, size, width)) * size * 1.22 > room:
        size -= 0.5
    left, middle = _TEXT_X + indent, top + room / 2
    pos, anchor = ((left, middle), "midleft") if indent else ((left, top), "topleft")
    canvas.text(text, role, size, ink, pos, anchor, wrap=width, shade=SHADE)
