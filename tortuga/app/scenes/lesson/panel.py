"""What the guide says and points at: a board over the island, and golden frames with an arrow."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.units import Box, Point
from tortuga.app.gameui.script import Halo, Pointing
from tortuga.app.input.focus import Action
from tortuga.app.table.buttons import MenuItem, menu_boxes
from tortuga.app.widgets.button import SHADE, Button

BOX: Final[Box] = Box(478, 66, 964, 272)
_BROAD: Final = 720.0
_PULSE = 1.4  # seconds
_ARROW = 34.0
"""Things below that size would lie below their number: it stands so far aside of their corner."""


@dataclass(frozen=True)
class Board:
    """Where things are on the guide's board: broad with its wheel at the left, else with it above."""

    box: Box = BOX

    @property
    def upright(self) -> bool:
        """Whether it is higher than broad."""
        return self.box[3] > self.box[2]

    @property
    def small(self) -> bool:
        """Whether it is hardly broader than high: words need its whole width."""
        return not self.upright and self.box[2] < _BROAD

    @property
    def wheel(self) -> Point:
        """The middle of the ship's wheel."""
        x, y, _, _ = self.box
        return (x + 42, y + 40) if self.small else (x + 54, y + 58) if self.upright else (x + 58, y + 66)

    @property
    def title(self) -> Box:
        """The line of the title."""
        x, y, w, _ = self.box
        if self.small:
            return Box(x + 78, y + 20, w - 156, 40)
        return Box(x + 28, y + 104, w - 52, 40) if self.upright else Box(x + 114, y + 18, w - 138, 40)

    @property
    def text(self) -> Box:
        """All the room for words below the title; the reason takes its lower part."""
        x, y, w, h = self.box
        if self.small:
            return Box(x + 26, y + 70, w - 44, h - 138)
        return Box(x + 28, y + 152, w - 52, h - 296) if self.upright else Box(x + 114, y + 60, w - 138, 144)

    @property
    def reason(self) -> Box:
        """Where it says why not."""
        x, y, w, h = self.text
        tall = 140.0 if self.upright else 62.0
        return Box(x - 12, y + h - tall, w + 12, tall)

    @property
    def onward(self) -> Box:
        """The button that goes on."""
        x, y, w, h = self.box
        if self.small:
            return Box(x + w / 2 + 4, y + h - 60, w / 2 - 22, 46)
        return Box(x + 24, y + h - 134, w - 48, 52) if self.upright else Box(x + w - 246, y + h - 62, 228, 50)

    @property
    def ending(self) -> Box:
        """The button that ends the lesson."""
        x, y, w, h = self.box
        if self.small:
            return Box(x + 18, y + h - 60, w / 2 - 22, 46)
        return Box(x + 24, y + h - 72, w - 48, 48) if self.upright else Box(x + 106, y + h - 62, 330, 50)

    def covers(self, pos: Point) -> bool:
        """Whether a point lies on the board."""
        return self.box.has(pos)


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
    leave: str
    leave_tip: str
    board: Board = Board()

    def buttons(self, go_on: Action, end: Action) -> Iterator[Button]:
        """The buttons of the board, and what they do."""
        if self.go_on:
            yield Button(
                "guide-next",
                self.board.onward,
                self.go_on,
                "play-button",
                "primary",
                22,
                key="confirm",
                action=go_on,
            )
        if self.leave:
            tip, box = self.leave_tip, self.board.ending
            yield Button("guide-end", box, self.leave, None, "secondary", 19, tooltip=tip, action=end)


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
        sort = kind(halo)
        above = sort in self.pointing.above
        if not (above or sort in self.pointing.below) or halo in self.marked:
            return None
        x, y, w, h = self.box(halo).inset(-8)
        middle = y - 22 if above else y + h + 22
        return Box(x + w / 2 - _ARROW / 2, middle - _ARROW / 2, _ARROW, _ARROW)

    def draw(self, canvas: Canvas, halo: Halo, age: float, still: bool) -> None:
        """Paint one."""
        swing = 0.0 if still else math.sin(age * 2 * math.pi / _PULSE)
        box, sort = self.box(halo), kind(halo)
        tight = sort in self.pointing.tight
        for margin in (0.0, 1.5, 2.5 + swing) if tight else (3.0, 5.5, 8.0 + 2.5 * swing):
            canvas.plate("frame_gold", box.inset(-margin))
        arrow = self.arrow(halo)
        if arrow is None:
            return
        x, y = arrow.center
        away, turn = (-1, 0) if sort in self.pointing.above else (1, 180)
        canvas.sprite("marker", (x, y + away * 5 * swing), _ARROW, turn, shadow=False)


def kind(halo: Halo) -> str:
    """What sort of thing is pointed at; of a part of the screen its name."""
    return halo if isinstance(halo, str) else halo.kind


def draw_panel(canvas: Canvas, said: Said) -> None:
    """The board with its words, without the buttons."""
    board = said.board
    x, y = board.wheel
    canvas.plate("wood_brass", board.box)
    canvas.disc("red", "ship-wheel", (x, y), 54 if board.small else 78)
    above = board.upright or board.small
    spot = (board.box.right - 26, y) if above else (x, y + 62)
    anchor = "midright" if above else "center"
    canvas.write(said.progress, Style("black", 22, "label_dim"), spot, anchor=anchor)
    left, top, wide, high = board.title
    canvas.write(said.title, Style("sc", 30, "gold_l", SHADE), (left, top + high / 2), wide)
    left, top, wide, high = board.text
    room = board.reason[1] - top - 4 if said.reason else high
    _fit(canvas, said.text, "text", 29, "cream", Box(left, top, wide, room))
    if said.reason:
        left, top, wide, high = board.reason
        canvas.fill(Box(left, top, wide, high - 6), "warn_plate", 120, 8)
        canvas.icon("cancel", (left + 24, top + 28), 28, "warn")
        _fit(
            canvas,
            said.reason,
            "bold",
            22,
            "#ffe9d0",
            Box(left + 56, top + 2, wide - 60, high - 10),
            middle=True,
        )


def _fit(canvas: Canvas, text: str, role: str, size: float, ink: str, box: Box, middle: bool = False) -> None:
    """A paragraph as large as its box allows, from `size` down to 17."""
    left, top, width, room = box
    while size > 17 and len(canvas.lines(text, role, size, width - 8)) * size * 1.22 > room:
        size -= 0.5
    pos, anchor = ((left, top + room / 2), "midleft") if middle else ((left, top), "topleft")
    canvas.paragraph(text, Style(role, size, ink, SHADE), pos, width - 8, anchor)
