"""The heading of a screen: its title in the display face, with a remark at the right."""

from __future__ import annotations

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.theme import LOGO_GRADIENT, LOGO_OUTLINE
from tortuga.app.draw.units import Box
from tortuga.app.widgets import layout

_GAP = 32.0


def heading(canvas: Canvas, title: str, note: str = "", max_w: float = 1300) -> None:
    """Paint the heading of a screen; both together are at most `max_w` units wide."""
    x, y = layout.HEADING
    _, _, w, _ = canvas.text(
        title, "display", 64, "cream", (x, y), outline=LOGO_OUTLINE, grad=LOGO_GRADIENT, max_w=max_w * 0.6
    )
    room = max_w - w - _GAP
    canvas.text(note, "ital", 23, "#f0e0b8", (x + w + _GAP, y + 8), shade="shade", max_w=room)


def label(canvas: Canvas, text: str, pos: tuple[float, float], size: float = 19, max_w: float = 400) -> Box:
    """A small heading in capitals above a control; the box it takes."""
    # between two controls there is room for little growth
    grown = min(canvas.sized("sc", size), size * 1.2)
    return canvas.text(text, "sc", grown, "label", pos, shade="shade", max_w=max_w, fixed=True)
