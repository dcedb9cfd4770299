"""What every table has beside the game's own parts: boxes of the common controls, and the announcement."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from tortuga.app.draw.canvas import Canvas, Style, at_most, legible
from tortuga.app.draw.theme import STAGE, TYPE
from tortuga.app.draw.units import Box, Point
from tortuga.app.table.marks import BETWEEN, Banner

TOPBAR: Final[Box] = Box(0, 0, STAGE[0], 58)
_SMALL: Final = legible("text", 19, "ink")
"""A message that has no room in one line, or is beside rungs."""
_TITLE: Final = legible("sc", 19, "red")
"""A title that is the whole message and has no room in one line."""
_LEADING, _MARGIN = 1.16, 6
"""Distance from line to line, in letter sizes, and height left free above and below."""
_RUNG: Final = 98.0
"""Distance from one rung to the next."""
_RUNG_NAME: Final = legible("bold", 17, "ink", grows=False)


@dataclass(frozen=True, slots=True)
class Furniture:
    """Boxes of the controls that every table has; units."""

    banner: Box = Box(478, 640, 964, 60)
    """The announcement; its medallion sticks out by 12 at the left."""
    primary: Box = Box(1540, 760, 346, 74)
    secondary: tuple[Box, Box, Box] = (
        Box(1540, 846, 109, 56),
        Box(1658.5, 846, 109, 56),
        Box(1777, 846, 109, 56),
    )
    small: tuple[str, str, str] = ("undo", "clear", "hint")
    """Actions of these three; also `notes` in games with a notebook."""
    bar: float = 0.0
    """How far beyond the stage the top bar is used, at both ends."""
    tray: float = 0.0
    """How far right of its usual place the tray is, with everything chosen there."""
    timeline: Box = Box(478, 628, 964, 72)
    """The timeline of a replay."""
    desk: Box = Box(1527, 634, 377, 274)
    """The controls of a replay, in place of buttons and advice; a panel above makes room for them."""
    desk_plate: str = "wood"
    """Plate below them; "" for none."""


STANDARD: Final = Furniture()
"""The default, used by most tables."""


@dataclass(frozen=True, slots=True)
class Extra:
    """A piece of the screen beside the table itself: tray, panel, buttons, menu."""

    name: str
    key: object
    """Everything that the layer is drawn from, compared with ==; a change repaints it."""
    paint: Callable[[Canvas], None]


def announcement(canvas: Canvas, banner: Banner, place: Box = STANDARD.banner) -> None:
    """The strip of parchment below the island with its medallion."""
    x, y, w, h = place
    middle = y + h / 2
    canvas.plate("parchment_torn", place)
    canvas.disc("red", banner.icon, (x + 30, middle), 72, lift=4)
    left = x + 82
    if banner.rungs:
        _ladder(canvas, banner, Box(*place), left)
        return
    title, message = banner.title, banner.own or banner.message
    room, size = x + w - 26 - left, float(TYPE["message"])
    if canvas.art.letters.growth > 1.0:  # only the last sentence of a message so long that it would be small
        title = _newest(canvas, title, "sc", TYPE["banner"], room)
        message = _newest(canvas, message, "text", size, room)
    # larger text drops the title: the medallion shows the same
    if title and (canvas.art.letters.growth == 1.0 or not message):
        style = legible("sc", TYPE["banner"], "red")
        lines, small = canvas.typeset(title, _TITLE, room, h - _MARGIN)
        if not message and canvas.width(title, "sc", small, True) > room:
            _stack(canvas, at_most(lines, 2), _TITLE.fixed(small), (left, middle), room)
            return
        head = canvas.write(title, style, (left, middle - 1), w * 0.42 if message else room)
        left = head.right + 16
    if not message:
        return
    room = x + w - 26 - left
    lines, small = canvas.typeset(message, _SMALL, room, h - _MARGIN)
    over = canvas.width(message, "text", size, True) / room
    # a sentence a little too long shrinks, unless it is larger in two lines
    if over <= 1.0 or (over <= 1.12 and size / over >= small):
        canvas.write(message, legible("text", size, "ink"), (left, middle), room)
        return
    _stack(canvas, at_most(lines, 2), _SMALL.fixed(small), (left, middle), room)


def _newest(canvas: Canvas, words: str, role: str, size: float, room: float) -> str:
    """As many of the last sentences of an announcement as fit on a line of this size, at least one."""
    while canvas.width(words, role, size, True) > room and BETWEEN in words:
        words = words.split(BETWEEN, 1)[1]
    return words


def _stack(canvas: Canvas, lines: Sequence[str], style: Style, spot: Point, room: float) -> None:
    """Write lines of a message one below the other around a middle."""
    for at, line in enumerate(lines):
        down = (at - (len(lines) - 1) / 2) * style.size * _LEADING
        canvas.write(line, style, (spot[0], spot[1] + down), room)


def rung_boxes(place: Box, count: int) -> tuple[Box, ...]:
    """Boxes of the tutor's rungs in the announcement."""
    left = place.right - 18 - count * _RUNG
    return tuple(Box(left + at * _RUNG, place.y + 4, _RUNG - 5, place.h - 8) for at in range(count))


def _ladder(canvas: Canvas, banner: Banner, place: Box, left: float) -> None:
    """What the tutor says, in two lines, and its rungs: open ones green, the newest gold."""
    boxes = rung_boxes(place, len(banner.rungs))
    room, middle = boxes[0].x - 10 - left, place.center[1]
    if canvas.art.letters.growth == 1.0:
        canvas.write(banner.title, legible("sc", 26, "red"), (left, middle - 12), room)
        canvas.write(banner.message, _SMALL, (left, middle + 14), room)
    else:  # larger text has room for one of the two
        lines, size = canvas.typeset(banner.message, _SMALL, room, place.h - _MARGIN)
        _stack(canvas, lines, _SMALL.fixed(size), (left, middle), room)
    names = canvas.alike(
        [(name, box.w - 8) for name, box in zip(banner.rungs, boxes, strict=True)], _RUNG_NAME
    )
    for number, (name, box) in enumerate(zip(banner.rungs, boxes, strict=True), start=1):
        plate = "tab_off" if number > banner.rung else "tag_gold" if number == banner.rung else "tag_green"
        ink = "ink2" if number > banner.rung else "button_ink"
        canvas.plate(plate, box)
        canvas.write(
            str(number), legible("black", 19, ink, grows=False), box.line(box.h * 0.3), anchor="center"
        )
        canvas.write(name, names.inked(ink), box.line(box.h * 0.72, 3), anchor="center")
