"""What the stage draws over every scene: the focus ring and the tooltip of what is focused or hovered."""

from __future__ import annotations

import pygame

from tortuga.app.draw.brush import WRAP_LEADING
from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box, touch
from tortuga.app.input.focus import Focusable, find
from tortuga.app.scene.protocol import Scene

TOOLTIP_AFTER = 0.55  # seconds of rest
RING_GAP = 5.0
_RING_LINE = 3.0
_WIDEST = 380.0
_HIGHEST = 420.0
_PAD = 14.0
_SIZE = 19.0
_STAGE = (1920.0, 1080.0)
_MARGIN = 8.0


def draw_focus(canvas: Canvas, scene: Scene) -> None:
    """Ring around what carries the keyboard focus; tooltip of what is under the pointer or focused."""
    focus, items = scene.focus, scene.focusables()
    if focus.visible:
        item = find(items, focus.focused)
        if item is not None and item.ring:
            focus_ring(canvas, item.box, item.radius)
    named = focus.focused if focus.visible else focus.hovered
    item = find(items, named)
    if item is not None and focus.hover_time >= TOOLTIP_AFTER and focus.pressed is None:
        text = tooltip_text(item, scene.key_label(item.key) if item.key else "")
        if text:
            tooltip(canvas, item.box, text)


def focus_ring(canvas: Canvas, box: Box, radius: float = 12.0) -> None:
    """The 3-unit cream ring of keyboard focus; round for round things."""
    x, y, w, h = box
    if 2 * radius >= min(w, h) and w == h:
        width = max(2, canvas.px(_RING_LINE))
        reach = canvas.px(w / 2 + RING_GAP)
        pygame.draw.aacircle(
            canvas.surface, canvas.color("focus"), canvas.at(x + w / 2, y + h / 2), reach, width
        )
        return
    canvas.plate("frame_focus", (x - RING_GAP, y - RING_GAP, w + 2 * RING_GAP, h + 2 * RING_GAP))


def tooltip_text(item: Focusable, key: str) -> str:
    """Tooltip with its key; a control without a tooltip shows none, its label says enough."""
    if not item.tooltip:
        return ""
    return f"{item.tooltip}  ({key})" if key else item.tooltip


def tooltip(canvas: Canvas, target: Box, text: str, clear: Box | None = None) -> Box:
    """A small dark plate below the target, or above it where the stage ends; the box it covers.

    Args:
        clear: what it should not cover either.
    """
    widest = _WIDEST * canvas.art.letters.growth
    lines, size = canvas.typeset(text, "text", _SIZE, widest, _HIGHEST)
    w = max(canvas.width(line, "text", size) for line in lines) + 2 * _PAD
    h = size * WRAP_LEADING * len(lines) + 2 * _PAD - 6
    x = min(max(target[0] + target[2] / 2 - w / 2, _MARGIN), _STAGE[0] - w - _MARGIN)
    y = target[1] + target[3] + 12
    if clear is not None and touch((x, y, w, h), clear):
        x = max(_MARGIN, min(x, clear[0] - w - _MARGIN)) if target[0] < clear[0] else x
        y = target[1] - h - 12 if target[0] >= clear[0] else y
    if y + h > _STAGE[1] - _MARGIN:
        y = max(_MARGIN, target[1] - h - 12)
    canvas.plate("tooltip", (x, y, w, h))
    canvas.text(
        text, "text", _SIZE, "cream", (x + _PAD, y + _PAD - 4), "topleft", wrap=widest, max_h=_HIGHEST
    )
    return (x, y, w, h)
