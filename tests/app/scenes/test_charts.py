"""Lines of results: what stands in them ends at the right edge, with points or without."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box
from tortuga.app.scenes.library import charts
from tortuga.app.stills.house import still_context
from tortuga.kernel.library.statistics import Row

BOX = Box(60.0, 118.0, 1120.0, 396.0)


@pytest.mark.parametrize("score", [None, 31.5])
def test_lines_reach_to_the_right_edge(
    tmp_path: Path,
    canvas_of: Callable[[tuple[int, int]], Canvas],
    monkeypatch: pytest.MonkeyPatch,
    score: float | None,
) -> None:
    told: list[Box] = []
    plain = Canvas.put_line

    def put_line(self: Canvas, *args: object) -> Box:
        told.append(plain(self, *args))  # type: ignore[arg-type]
        return told[-1]

    monkeypatch.setattr(Canvas, "put_line", put_line)
    row = Row("all", 7, 2.0, 3.0, score, score)
    heads = ("statistics-results", "statistics-games", "statistics-won")
    line = charts.ResultLine("All", "anchor", row)
    charts.table(canvas_of((1280, 720)), still_context(tmp_path, "en"), BOX, heads, [line], 60)
    right = max(x + w for x, _, w, _ in told)
    assert BOX[0] + BOX[2] - 70 < right <= BOX[0] + BOX[2]
