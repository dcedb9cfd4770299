"""Lines of text: broken to a width, drawn below each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from tortuga.app.canvas import Canvas


def lines_of(canvas: Canvas, text: str, role: str, size: float, width: float) -> list[str]:
    """`text` broken at spaces and line breaks into lines no wider than `width` units."""
    lines: list[str] = []
    for part in text.split("\n"):
        line = ""
        for word in part.split(" "):
            longer = f"{line} {word}" if line else word
            if line and canvas.width(longer, role, size) > width:
                lines.append(line)
                line = word
            else:
                line = longer
        lines.append(line)
    return lines


def paragraph(
    canvas: Canvas,
    lines: Sequence[str],
    role: str,
    size: float,
    color: str,
    pos: tuple[float, float],
    leading: float,
    align: Literal["left", "center"] = "left",
    shade: str | None = None,
    max_w: float | None = None,
) -> float:
    """Draw lines from `pos` (top left, or top centre) downwards; the y below the last one, units."""
    x, y = pos
    anchor = "midleft" if align == "left" else "center"
    for line in lines:
        canvas.text(line, role, size, color, (x, y + leading / 2), anchor, shade=shade, max_w=max_w)
        y += leading
    return y
