"""The heading of a screen: its title in the display face, with a remark at the right."""

from __future__ import annotations

from tortuga.app.draw.canvas import LOGO, Canvas, Style
from tortuga.app.draw.units import Box
from tortuga.app.widgets import layout

_GAP = 32.0
_TITLE = LOGO._replace(size=64, rim=2.0)
_NOTE = Style("ital", 23, "#f0e0b8", "shade")


def heading(canvas: Canvas, title: str, note: str = "", max_w: float = 1300) -> None:
    """Paint the heading of a screen; both together are at most `max_w` units wide."""
    x, y = layout.HEADING
    left = canvas.write(title, _TITLE, (x, y), max_w * 0.6).w + _GAP
    canvas.write(note, _NOTE, (x + left, y + 8), max_w - left)


def label(canvas: Canvas, text: str, pos: tuple[float, float], size: float = 19, max_w: float = 400) -> Box:
    """A small heading in capitals above a control; returns the box it takes."""
    # between two controls there is room for little growth
    grown = min(canvas.sized("sc", size), size * 1.2)
    return canvas.write(text, Style("sc", grown, "label", "shade", grows=False), pos, max_w)
