"""What the guide says and points at: a board over the island, and golden frames with an arrow."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.units import Box, Point
from tortuga.app.gameui.script import Halo, Pointing
from tortuga.app.input.focus import Action
from tortuga.app.table.buttons import MenuItem, menu_boxes
from tortuga.app.widgets.button import SHADE, Button

BOX: Final[Box] = Box(478, 66, 964, 272)
_BROAD: Final = 720.0
"""A board that is not upright and narrower than this is a small one: words need its whole width."""
_PULSE = 1.4  # seconds
_ARROW = 34.0
"""Size of an arrow."""
_PROGRESS: Final = 92.0
"""Room for the number of the step: the width of the wheel above it, and some margin."""
_TITLE = Style("sc", 30, "gold_l", SHADE)
_TEXT = Style("text", 29, "cream", SHADE, most=31)
"""It hardly grows, or its size would change from page to page."""
_REASON = Style("bold", 22, "#ffe9d0", SHADE)
_AIR = 8.0
"""Margin at the right of the words."""

_Edges = tuple[float, float, float, float]
"""Left, upper, right and lower edge of a part; as in a slice, negative ones count from the far side."""


class _Form(NamedTuple):
    """Layout of a board of one shape."""

    wheel: Point
    title: _Edges
    text: _Edges
    reason: float
    """Height of the lower part of the text, which says why not."""
    onward: _Edges
    ending: _Edges
    wheel_size: float = 78
    above: bool = True
    """Whether the wheel is above the words, not beside them."""


_WIDE = _Form(
    (58, 66), (114, 18, -24, 58), (114, 60, -24, 204), 62, (-246, -62, -18, -12), (106, -62, 436, -12),
    above=False,
)  # fmt: skip
_UPRIGHT = _Form(
    (54, 58), (28, 104, -24, 144), (28, 152, -24, -144), 140, (24, -134, -24, -82), (24, -72, -24, -24)
)
_GAP = 8.0
_FOOT = (18, -60, -18, -14)
_SMALL = _Form((42, 40), (78, 20, -78, 60), (26, 70, -18, -68), 62, _FOOT, _FOOT, wheel_size=54)


@dataclass(frozen=True)
class Board:
    """Where things are on the guide's board."""

    box: Box = BOX

    @property
    def form(self) -> _Form:
        """The layout for its shape."""
        return _UPRIGHT if self.box.h > self.box.w else _SMALL if self.box.w < _BROAD else _WIDE

    def part(self, edges: _Edges) -> Box:
        """A part of the board."""
        left, top, right, bottom = edges
        x, x_end = (self.box.right + at if at < 0 else self.box.x + at for at in (left, right))
        y, y_end = (self.box.bottom + at if at < 0 else self.box.y + at for at in (top, bottom))
        return Box(x, y, x_end - x, y_end - y)

    @property
    def buttons(self) -> tuple[Box, Box]:
        """The button that goes on, and the one that ends the lesson; a small board has both in a row."""
        onward, ending = self.part(self.form.onward), self.part(self.form.ending)
        if onward == ending:
            return onward.column(1, 2, _GAP), ending.column(0, 2, _GAP)
        return onward, ending


@dataclass(frozen=True)
class Said:
    """The texts of the board.

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
        onward, ending = self.board.buttons
        if self.go_on:
            yield Button(
                "guide-next", onward, self.go_on, "play-button", "primary", 22, key="confirm", action=go_on
            )
        if self.leave:
            tip = self.leave_tip
            yield Button("guide-end", ending, self.leave, size=19, tooltip=tip, action=end)


@dataclass(frozen=True)
class Halos:
    """Golden frames that breathe, with an arrow where there is room for one.

    Args:
        pointing: where things are in this game.
        view: the table as it is now.
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
        """The box of what is pointed at."""
        if not isinstance(halo, str):
            return self.pointing.box(halo, self.view, self.me)
        if halo in self.pointing.parts:
            return self.pointing.parts[halo]
        return next(
            box for item, box in zip(self.menu, menu_boxes(self.menu), strict=True) if item.id == halo
        )

    def arrow(self, halo: Halo) -> Box | None:
        """The box of its arrow; None where the table has its own arrow, or titles are near."""
        sort = kind(halo)
        above = sort in self.pointing.above
        if not (above or sort in self.pointing.below) or halo in self.marked:
            return None
        box = self.box(halo).inset(0, -30)
        return Box.around(box.at("midtop" if above else "midbottom"), _ARROW)

    def draw(self, canvas: Canvas, halo: Halo, age: float, still: bool) -> None:
        """Paint one frame with its arrow."""
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
    """The kind of thing pointed at; for a part of the screen its name."""
    return halo if isinstance(halo, str) else halo.kind


def draw_panel(canvas: Canvas, said: Said) -> None:
    """The board with its words, without the buttons."""
    board, form = said.board, said.board.form
    wheel = board.box.moved(*form.wheel).at("topleft")
    canvas.plate("wood_brass", board.box)
    canvas.disc("red", "ship-wheel", wheel, form.wheel_size)
    spot = (board.box.right - 26, wheel[1]) if form.above else (wheel[0], wheel[1] + 66)
    anchor = "midright" if form.above else "center"
    canvas.write(said.progress, Style("black", 20, "label_dim"), spot, _PROGRESS, anchor)
    canvas.write(said.title, _TITLE, board.part(form.title))
    text = board.part(form.text)
    if said.reason:
        reason, text = text.cut(bottom=form.reason)
        text = text.cut(bottom=4)[1]
        ground = reason.moved(dx=-12)._replace(w=reason.w + 12, h=reason.h - 6)
        canvas.fill(ground, "warn_plate", 120, 8)
        canvas.icon("cancel", ground.moved(24, 28).at("topleft"), 28, "warn")
        canvas.fit_paragraph(said.reason, _REASON, ground.inset(30, 2).moved(dx=26).cut(right=_AIR)[1])
    canvas.fit_paragraph(said.text, _TEXT, text.cut(right=_AIR)[1], "topleft")
