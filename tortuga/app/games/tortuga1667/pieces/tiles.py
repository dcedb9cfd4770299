"""Action tiles and the banner."""

from __future__ import annotations

from typing import Literal

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.fitted import LEAST, line
from tortuga.app.games.tortuga1667 import layout as at
from tortuga.app.games.tortuga1667.palette import BARRED, ICON, NAME
from tortuga.app.games.tortuga1667.pieces.marks import draw_tick

_NAME, _NAME_LARGE, _NOTE = 26.0, 30.0, 20.0
"""Most of the sizes of an action's name and of what it does."""
TileState = Literal["legal", "chosen", "illegal"]


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
    box = at.action(index)
    x, y, w, h = box
    off = state == "illegal"
    if state == "chosen" or (hover and not off):
        canvas.glow(box, 12, 1.0 if state == "chosen" else 0.6, 9)
    plate = {"legal": "act_tile", "chosen": "act_tile_on", "illegal": "act_tile_off"}[state]
    canvas.plate(f"{NAME}/{plate}", box)
    ink = "#a08a68" if off else "button_ink"
    canvas.icon(icon, (x + w / 2, y + h * 0.30), 46, ink, 0 if off else 120)
    # in larger letters the name has the room of the note, which the tooltip tells (LAYOUT 3)
    large = canvas.art.letters.growth > 1.0
    spot, shade = (x + w / 2, y + h * (0.70 if large and not off else 0.62)), None if off else "shade"
    line(canvas, name, "sc", 23, _NAME_LARGE if large else _NAME, ink, spot, "center", shade, w - 16)
    low = (x + w / 2, y + h * 0.845)
    if off and note:
        room = w - 32
        told = line(canvas, note, "bold", 18, _NOTE, BARRED, (low[0] + 9, low[1]), "center", None, room)
        canvas.icon(ICON["lock"], (told[0] - 10, low[1]), 16, "#c08a6a")
    elif not large and canvas.width(note, "bold", LEAST, True) <= w - 14:
        tone = "#ffe6b8" if state == "chosen" else "label_dim"
        line(canvas, note, "bold", 18, _NOTE, tone, low, "center", None, w - 14)
    if label:
        canvas.text(
            str(index + 1),
            "bold",
            canvas.numeral(17, 23),
            "label_dim" if not off else "locked",
            (x + 12, y + 16),
            fixed=True,
        )
    if state == "chosen":
        draw_tick(canvas, (x + w - 16, y + 16))
