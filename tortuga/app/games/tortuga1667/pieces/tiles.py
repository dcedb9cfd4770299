"""Action tiles and the banner."""

from __future__ import annotations

from typing import Literal

from tortuga.app.draw.canvas import LEAST, Canvas, Style, legible
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga1667 import layout
from tortuga.app.games.tortuga1667.palette import BARRED, ICON, NAME
from tortuga.app.games.tortuga1667.pieces.marks import draw_tick

_NAME, _NAME_LARGE, _NOTE, _BARRED = 26.0, 30.0, 20.0, 26.0
"""The largest sizes of an action's name, its effect, and the reason why it is impossible."""
TileState = Literal["legal", "chosen", "illegal"]


def draw_tile(canvas: Canvas, box: Box, *, chosen: bool = False, hot: bool = False, off: bool = False) -> str:
    """The ground of a tile; returns the ink for what stands on it."""
    if chosen or (hot and not off):
        canvas.glow(box, 12, 1.0 if chosen else 0.6, 9)
    state = "act_tile_on" if chosen else "act_tile_off" if off else "act_tile"
    canvas.plate(f"{NAME}/{state}", box)
    if chosen:
        draw_tick(canvas, (box.right - 16, box.y + 16))
    return "#a08a68" if off else "button_ink"


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
    """The tile of an action; `note` is what it does, or why it cannot be done. label: its number key."""
    box, off = layout.action(index), state == "illegal"
    ink = draw_tile(canvas, box, chosen=state == "chosen", hot=hover, off=off)
    if off and note and canvas.art.letters.growth > 1.0:
        _draw_barred(canvas, box, name, icon, note, ink)
    else:
        _draw_open(canvas, box, name, icon, note, state, ink)
    if label:
        draw_digit(canvas, box, index + 1, off)


def _draw_open(canvas: Canvas, box: Box, name: str, icon: str, note: str, state: TileState, ink: str) -> None:
    """Icon, name and one line below; with larger text only the name, in its room."""
    x, y, w, h = box
    off, large = state == "illegal", canvas.art.letters.growth > 1.0
    canvas.icon(icon, (x + w / 2, y + h * 0.30), 46, ink, 0 if off else 120)
    spot, shade = (x + w / 2, y + h * (0.70 if large else 0.62)), None if off else "shade"
    style = legible("sc", 23, ink, shade, most=_NAME_LARGE if large else _NAME)
    canvas.write(name, style, spot, w - 16, "center")
    low = (x + w / 2, y + h * 0.845)
    if off and note:
        letters = legible("bold", 18, BARRED, most=_NOTE)
        reason = canvas.write(note, letters, (low[0] + 9, low[1]), w - 32, "center")
        canvas.icon(ICON["lock"], (reason[0] - 10, low[1]), 16, "#c08a6a")
    elif not large and canvas.width(note, "bold", LEAST, True) <= w - 14:
        tone = "#ffe6b8" if state == "chosen" else "label_dim"
        canvas.write(note, legible("bold", 18, tone, most=_NOTE), low, w - 14, "center")


def _draw_barred(canvas: Canvas, box: Box, name: str, icon: str, note: str, ink: str) -> None:
    """With larger text the reason has two lines, and the icon less room."""
    x, y, w, h = box
    middle, room = x + w / 2, w - 16
    canvas.icon(icon, (middle, y + h * 0.19), 32, ink)
    canvas.icon(ICON["lock"], (x + w - 18, y + 18), 20, "#c08a6a")
    canvas.write(name, legible("sc", 23, ink, most=_NAME_LARGE), (middle, y + h * 0.43), room, "center")
    size = min(canvas.sized("bold", 18), _BARRED)
    while size > LEAST and not _in_two(canvas, note, size, room):
        size -= 0.5
    rows = canvas.lines(note, "bold", size, room)
    for index, row in enumerate(rows):
        low = y + h * 0.76 + (index - (len(rows) - 1) / 2) * size * 1.1
        canvas.write(row, legible("bold", size, BARRED, grows=False), (middle, low), room, "center")


def _in_two(canvas: Canvas, note: str, size: float, room: float) -> bool:
    rows = canvas.lines(note, "bold", size, room)
    return len(rows) <= 2 and all(canvas.width(row, "bold", size, True) <= room for row in rows)
