"""A graph: the values of all seats from mark to mark, as lines on paper."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass

from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.units import Box, Point

_AXIS = Style("bold", 18, "ink2")


@dataclass(frozen=True)
class Graph:
    """The area of a graph.

    Args:
        area: between the first and the last mark, from 0 up to `most`.
        marks: number of marks from left to right, the first one included.
        most: the value at the upper edge.
    """

    area: Box
    marks: int
    most: float

    def at(self, mark: float, value: float) -> Point:
        """Where a value lies."""
        area = self.area
        return (area.x + area.w * mark / max(1, self.marks - 1), area.bottom - area.h * value / self.most)

    def grid(self, canvas: Canvas, values: Sequence[tuple[float, str]]) -> None:
        """Level lines with their words."""
        for value, words in values:
            start = self.at(0, value)
            canvas.line(start, (self.area.right, start[1]), "parch_dd", 1.4)
            canvas.write(words, _AXIS, (start[0] - 12, start[1]), anchor="midright")

    def line(
        self, canvas: Canvas, colour: str, values: Sequence[float], until: float, width: float = 5
    ) -> Point:
        """One line up to a mark; returns where it ends."""
        spots = [self.at(mark, value) for mark, value in enumerate(values)]
        whole = int(until)
        shown = spots[: whole + 1]
        if whole + 1 < len(spots):
            part, last, then = until - whole, spots[whole], spots[whole + 1]
            shown.append((last[0] + (then[0] - last[0]) * part, last[1] + (then[1] - last[1]) * part))
        for tone, wide in (("#2a1a0c", width + 3), (colour, width)):
            for one, other in itertools.pairwise(shown):
                canvas.line(one, other, tone, wide)
        return shown[-1]


def apart(heights: Sequence[float], step: float, floor: float) -> list[float]:
    """Heights on the screen, moved so that none lies nearer than `step` to another or below `floor`."""
    order = sorted(range(len(heights)), key=lambda index: heights[index])
    moved = list(heights)
    for upper, lower in itertools.pairwise(order):
        moved[lower] = max(moved[lower], moved[upper] + step)
    for index in reversed(order):
        moved[index] = min(moved[index], floor)
        floor = moved[index] - step
    return moved
