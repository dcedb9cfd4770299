"""What the stage draws over every scene: the focus ring, and the tooltip of a focused or hovered control."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

from msgspec import structs

from tortuga.app.draw.canvas import WRAP_LEADING, Canvas, Style
from tortuga.app.draw.theme import STAGE
from tortuga.app.draw.units import Box, Point
from tortuga.app.input.focus import Focusable, find
from tortuga.app.scene.protocol import Scene

Items: TypeAlias = Callable[[], Sequence[Focusable]]
Marked: TypeAlias = tuple[bool, Focusable | None, str, tuple[Box, ...]]
"""Whether there is a ring, the control it is around, the words shown there, and what they must not cover."""
TOOLTIP_AFTER = 0.55  # seconds of rest
RING_GAP = 5.0
_RING_LINE, _EDGE, _ROUND = 3.0, 2.5, 14.0
"""The focus ring: width of its line and of the dark edge around it, radius of its corners."""
_WIDEST = 380.0
_HIGHEST = 420.0
_PAD = 14.0
_SIZE = 19.0
_GAP = 12.0
_MARGIN = 8.0


def draw_focus(canvas: Canvas, scene: Scene, items: Items | None = None) -> None:
    """The ring around the focused control, and the tooltip of the control under the pointer or focused.

    `items` returns the focusables of the scene, if the caller knows them more quickly than the scene itself.
    """
    marked = partial(_marked, scene, items or scene.focusables)
    canvas.cached(marked, partial(_draw_marks, marked))


def _marked(scene: Scene, items: Items) -> Marked:
    """The control that is focused or under the pointer, if it gets a mark."""
    focus = scene.focus
    name = focus.focused if focus.visible else focus.hovered
    every = items() if name is not None else ()  # there are many things, and mostly none of them is marked
    item = find(every, name)
    item = item and structs.replace(item, action=None)  # made anew in every frame, and not to be seen
    if item is None or focus.hover_time < TOOLTIP_AFTER or focus.pressed is not None:
        return focus.visible, item if focus.visible else None, "", ()
    tip, key = item.tooltip, scene.key_label(item.key) if item.key else ""
    tip = f"{tip}  [{key}]" if tip and key else tip  # without a tooltip the label says enough
    if not (tip and focus.visible):
        return focus.visible, item, tip, ()
    others = (other.box for other in every if other.ring and not _holds(other.box, item.box))
    return focus.visible, item, tip, (*others, *((item.readable,) if item.readable else ()))


def _draw_marks(marked: Callable[[], Marked], canvas: Canvas) -> None:
    ringed, item, tip, neighbours = marked()
    if item is None:
        return
    if ringed and item.ring:
        focus_ring(canvas, item.box, item.radius)
    if tip:
        tooltip(canvas, item.box, tip, neighbours=neighbours)


def focus_ring(canvas: Canvas, box: Box, radius: float = 12.0) -> None:
    """The 3-unit cream ring of keyboard focus, round for round things, with a dark edge for parchment."""
    _, _, w, h = box
    if 2 * radius >= min(w, h) and w == h:
        middle, reach = box.center, w / 2 + RING_GAP
        canvas.circle(middle, reach + _EDGE, "ink", _EDGE)
        canvas.circle(middle, reach, "focus", _RING_LINE)
        return
    gap = RING_GAP + _EDGE
    canvas.outline(box.inset(-gap), "ink", _EDGE + 1, _ROUND + _EDGE)
    canvas.plate("frame_focus", box.inset(-RING_GAP))


def _holds(outer: Box, inner: Box) -> bool:
    """Whether a box lies within another one, or is the same."""
    begins = outer.x <= inner.x and outer.y <= inner.y
    return begins and inner.right <= outer.right and inner.bottom <= outer.bottom


def _aside(size: Point, target: Box, neighbours: Sequence[Box]) -> Point | None:
    """The nearest place for a plate beside the target that covers none of these; None if there is none."""
    (w, h), (x, y, tw, th) = size, target
    across = min(max(x + tw / 2 - w / 2, _MARGIN), STAGE[0] - w - _MARGIN)
    down = min(max(y + th / 2 - h / 2, _MARGIN), STAGE[1] - h - _MARGIN)
    # below and above, a wide plate may also end or begin where the target does: close by, in a crowded place
    edges = (across, x + tw - w, x)
    starts = [((0, 1), (left, y + th + _GAP)) for left in edges]
    starts += [((0, -1), (left, y - h - _GAP)) for left in edges]
    starts += [((-1, 0), (x - w - _GAP, down)), ((1, 0), (x + tw + _GAP, down))]
    spots: list[tuple[float, Point]] = []
    for (right, below), start in starts:
        left, top = start
        while _MARGIN <= left <= STAGE[0] - w - _MARGIN and _MARGIN <= top <= STAGE[1] - h - _MARGIN:
            hit = next((box for box in neighbours if Box(left, top, w, h).touches(box)), None)
            if hit is None:
                aside = abs(start[0] - across) if below else 0.0
                spots.append((aside + abs(left - start[0]) + abs(top - start[1]), (left, top)))
                break
            left = hit[0] - w - _GAP if right < 0 else hit.right + _GAP if right else left
            top = hit[1] - h - _GAP if below < 0 else hit.bottom + _GAP if below else top
    return min(spots, key=lambda pair: pair[0])[1] if spots else None


def tooltip(
    canvas: Canvas, target: Box, text: str, clear: Box | None = None, neighbours: Sequence[Box] = ()
) -> Box:
    """A small dark plate below the target, or above it where the stage ends; the box it covers.

    It should not cover `clear` either, and its `neighbours` only if there is no place beside them.
    """
    widest = _WIDEST * canvas.art.letters.growth
    lines, size = canvas.typeset(text, Style("text", _SIZE), widest, _HIGHEST)
    w = max(canvas.width(line, "text", size, True) for line in lines) + 2 * _PAD
    h = size * WRAP_LEADING * len(lines) + 2 * _PAD - 6
    x = min(max(target[0] + target[2] / 2 - w / 2, _MARGIN), STAGE[0] - w - _MARGIN)
    y = target.bottom + 12
    if clear is not None and Box(x, y, w, h).touches(clear):
        x = max(_MARGIN, min(x, clear[0] - w - _MARGIN)) if target[0] < clear[0] else x
        y = target[1] - h - 12 if target[0] >= clear[0] else y
    if y + h > STAGE[1] - _MARGIN:
        y = target[1] - h - 12
    if y < _MARGIN:  # neither below nor above a high thing: beside it
        left = target[0] - w - _GAP
        x = left if left >= _MARGIN else min(target.right + _GAP, STAGE[0] - w - _MARGIN)
        y = min(max(target[1], _MARGIN), STAGE[1] - h - _MARGIN)
    if neighbours and (spot := _aside((w, h), target, neighbours)) is not None:
        x, y = spot
    canvas.plate("tooltip", Box(x, y, w, h))
    style = Style("text", _SIZE, "cream")
    canvas.paragraph(text, style, (x + _PAD, y + _PAD - 4), widest, "topleft", high=_HIGHEST)
    return Box(x, y, w, h)
