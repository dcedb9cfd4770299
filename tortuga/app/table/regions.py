"""Parts of a picture that are painted again only when what they are drawn from has changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box, touch

_WASTE = 1.15
"""Two boxes are painted as one if that is at most so much more area than both."""


@dataclass(frozen=True, slots=True)
class Region:
    """A part of the standing picture."""

    name: str
    box: Box
    """Everything it may paint over, shadows and lights included; units."""
    key: object
    """Everything it is drawn from; compared with ==."""
    paint: Callable[[Canvas], None]


def union(a: Box, b: Box) -> Box:
    """The smallest box around two boxes."""
    left, top = min(a[0], b[0]), min(a[1], b[1])
    return (left, top, max(a[0] + a[2], b[0] + b[2]) - left, max(a[1] + a[3], b[1] + b[3]) - top)


def changed(before: Sequence[Region], now: Sequence[Region]) -> list[Box]:
    """What has to be painted again: where regions came, went, moved, or are drawn from other things now.

    What is drawn last comes first.
    """
    old = {region.name: region for region in before}
    boxes: list[Box] = []
    for region in reversed(now):
        was = old.pop(region.name, None)
        if was is None or was.box != region.box or was.key != region.key:
            boxes.append(region.box)
            if was is not None and was.box != region.box:
                boxes.append(was.box)
    boxes += [region.box for region in old.values()]
    return boxes


def merged(boxes: Iterable[Box]) -> list[Box]:
    """The same area in few boxes: joined where one box around two wastes little."""
    out: list[Box] = []
    for box in boxes:
        joined, grew = box, True
        while grew:
            grew = False
            for other in out:
                both = union(joined, other)
                if touch(joined, other) and area(both) <= _WASTE * (area(joined) + area(other)):
                    out.remove(other)
                    joined, grew = both, True
                    break
        out.append(joined)
    return out


def area(box: Box) -> float:
    """Square units of a box, as far as the stage goes."""
    left, top, right, bottom = box[0], box[1], box[0] + box[2], box[1] + box[3]
    return max(0.0, min(right, 1920) - max(left, 0)) * max(0.0, min(bottom, 1080) - max(top, 0))
