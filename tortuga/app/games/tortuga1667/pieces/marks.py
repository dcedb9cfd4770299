"""Small things on the table: the tick, a name on parchment, treasures, tiles."""

from __future__ import annotations

from typing import Literal

from tortuga.app.draw.canvas import MIN_TEXT, Canvas, Style, legible
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga1667 import layout
from tortuga.app.games.tortuga1667.palette import BARRED, ICON, NAME

ROMAN = ("I", "II", "III", "IV", "V")
"""The places of the row."""


def draw_tick(canvas: Canvas, center: Point, size: float = 30) -> None:
    """The green disc of something chosen."""
    canvas.disc("good_plate", ICON["done"], center, size, ring="gold_l")


def draw_sign(
    canvas: Canvas, center: Point, label: str, icon: str | None = None, size: float = 21, room: float = 250
) -> Box:
    """A parchment plate with a name; returns its box."""
    extra = size * 1.5 if icon else 0.0
    wide = min(canvas.width(label, "sc", size), room - extra - 30)
    box = Box.around(center, wide + extra + 30, size * 1.66)
    canvas.plate(f"{NAME}/signboard", box)
    left = box.x + 15
    if icon:
        canvas.icon(icon, (left + size * 0.55, center[1]), size * 1.16, "#4a2a12")
        left += extra
    canvas.write(label, legible("sc", size, "ink"), (left, center[1] - 1), wide + 1)
    return box


_GHOST = 46
"""The opacity of a place without a treasure."""


def draw_treasure(canvas: Canvas, center: Point, size: float, glow: bool = False, alpha: int = 255) -> None:
    """A treasure; `glow` marks one that would go, a low `alpha` makes a ghost without a shadow."""
    width = canvas.px(size)
    if glow:
        halo = canvas.px(size + max(0.0, 60 - size) * 0.15)
        canvas.blit_center(canvas.art.sprite(f"{NAME}/glow_treasure", halo), center, alpha)
    if alpha >= 200:
        canvas.blit_center(canvas.art.sprite(f"{NAME}/shadow_treasure", width), center, alpha)
    canvas.blit_center(canvas.art.sprite(f"{NAME}/treasure", width), center, alpha)


def draw_treasures(
    canvas: Canvas, middle: Point, room: float, count: int, size: float, step: float, least: int = 0
) -> None:
    """Treasures side by side, with ghosts up to the number `least`.

    The middles of the first and the last are at most `room` apart, others `step` if that allows it.
    """
    places = max(least, count)
    step = min(step, room / max(1, places - 1))
    for k in range(places):
        center = (middle[0] + (k - (places - 1) / 2) * step, middle[1])
        draw_treasure(canvas, center, size, alpha=255 if k < count else _GHOST)


# ------------------------------------------------------------------ tiles
_NAME, _NAME_LARGE = (legible("sc", 23, "button_ink", "shade", most=most) for most in (26.0, 30.0))
_NOTE, _BARRED = legible("bold", 18, "label_dim", most=20.0), legible("bold", 18, BARRED, most=20.0)
"""An action's name, its effect, and the reason why it cannot be taken."""
_MAX_BARRED = 26.0
"""The largest letters of a reason in two lines."""
_LOCK, _OFF, _CHOSEN = "#c08a6a", "#a08a68", "#ffe6b8"
TileState = Literal["legal", "chosen", "illegal"]


def draw_tile(canvas: Canvas, box: Box, *, chosen: bool = False, hot: bool = False, off: bool = False) -> str:
    """The ground of a tile; returns the ink to write on it."""
    if chosen or (hot and not off):
        canvas.glow(box, 12, 1.0 if chosen else 0.6, 9)
    state = "act_tile_on" if chosen else "act_tile_off" if off else "act_tile"
    canvas.plate(f"{NAME}/{state}", box)
    if chosen:
        draw_tick(canvas, (box.right - 16, box.y + 16))
    return _OFF if off else "button_ink"


def draw_digit(canvas: Canvas, box: Box, digit: int, off: bool = False) -> None:
    """The digit that picks a tile."""
    style = Style("bold", canvas.numeral(17, 23), "locked" if off else "label_dim")
    canvas.write(str(digit), style, (box.x + 12, box.y + 16))


def draw_action(
    canvas: Canvas,
    index: int,
    name: str,
    icon: str,
    note: str,
    state: TileState = "legal",
    *,
    hover: bool = False,
    label: bool = True,
) -> None:
    """The tile of an action; `note` is its effect, or the reason why it cannot be taken.

    With a `label` its number key is shown.
    """
    box, off = layout.action(index), state == "illegal"
    ink = draw_tile(canvas, box, chosen=state == "chosen", hot=hover, off=off)
    if off and note and canvas.art.letters.growth > 1.0:
        _draw_barred(canvas, box, name, icon, note, ink)
    else:
        _draw_open(canvas, box, name, icon, note, state, ink)
    if label:
        draw_digit(canvas, box, index + 1, off)


def _draw_open(canvas: Canvas, box: Box, name: str, icon: str, note: str, state: TileState, ink: str) -> None:
    """Icon, name and one line below; with larger letters the name takes the room of the line."""
    off, large = state == "illegal", canvas.art.letters.growth > 1.0
    canvas.icon(icon, (box.center[0], box.y + box.h * 0.30), 46, ink, 0 if off else 120)
    style = (_NAME_LARGE if large else _NAME)._replace(color=ink, shade=None if off else "shade")
    canvas.write(name, style, box.line(box.h * (0.70 if large else 0.62), 8), anchor="center")
    low = box.line(box.h * 0.845, 7)
    if off and note:
        reason = canvas.write(note, _BARRED, low.inset(9, 0).moved(9), anchor="center")
        canvas.icon(ICON["lock"], (reason.x - 10, low.y), 16, _LOCK)
    elif not large and canvas.width(note, "bold", MIN_TEXT, True) <= low.w:
        tone = _CHOSEN if state == "chosen" else _NOTE.color
        canvas.write(note, _NOTE.inked(tone), low, anchor="center")


def _draw_barred(canvas: Canvas, box: Box, name: str, icon: str, note: str, ink: str) -> None:
    """With larger letters, the reason has two lines and the icon less room."""
    canvas.icon(icon, (box.center[0], box.y + box.h * 0.19), 32, ink)
    canvas.icon(ICON["lock"], (box.right - 18, box.y + 18), 20, _LOCK)
    style = _NAME_LARGE._replace(color=ink, shade=None)
    canvas.write(name, style, box.line(box.h * 0.43, 8), anchor="center")
    low, size = box.line(box.h * 0.76, 8), min(canvas.sized(_BARRED.role, _BARRED.size), _MAX_BARRED)
    while size > MIN_TEXT and not _in_two(canvas, note, size, low.w):
        size -= 0.5
    rows = canvas.lines(note, "bold", size, low.w)
    for index, row in enumerate(rows):
        place = low.moved(dy=(index - (len(rows) - 1) / 2) * size * 1.1)
        canvas.write(row, _BARRED.fixed(size), place, anchor="center")


def _in_two(canvas: Canvas, note: str, size: float, room: float) -> bool:
    rows = canvas.lines(note, "bold", size, room)
    return len(rows) <= 2 and all(canvas.width(row, "bold", size, True) <= room for row in rows)
