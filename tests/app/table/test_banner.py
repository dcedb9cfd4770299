"""The announcement below the chart: a sentence that is all of it has all the room."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tortuga.app.draw.canvas import Box, Canvas, Point, Style
from tortuga.app.draw.theme import TYPE
from tortuga.app.table.layers import announcement
from tortuga.app.table.marks import BETWEEN, Banner

PLACE = (424.0, 706.0, 1020.0, 50.0)
LONG = "Turtle Jack schmuggelt 1 Schatz in die franz\u00f6sische Kammer"


def reach(canvas: Canvas, banner: Banner) -> float:
    """How far to the right its words go, as a share of the banner's width."""
    canvas.surface.fill("black")
    announcement(canvas, Banner(banner.icon, ""), PLACE)
    empty = canvas.surface.copy()
    canvas.surface.fill("black")
    announcement(canvas, banner, PLACE)
    x, y, w, h = canvas.rect(*PLACE)
    inked = [
        px
        for px in range(x, x + w)
        if any(canvas.surface.get_at((px, py)) != empty.get_at((px, py)) for py in range(y + 8, y + h - 8))
    ]
    return (max(inked) - x) / w


@pytest.mark.parametrize("growth", [1.0, 1.5])
def test_a_sentence_alone_is_as_large_as_it_can_be(
    growth: float, canvas_of: Callable[[tuple[int, int]], Canvas]
) -> None:
    canvas = canvas_of((1280, 720))
    canvas.art.restyle(growth, False)
    try:
        assert 0.6 < reach(canvas, Banner("footprint", LONG)) < 0.99
        beside = reach(canvas, Banner("footprint", LONG, "."))
        assert growth > 1.0 or beside < 0.56, "beside more words a title is smaller"
    finally:
        canvas.art.restyle(1.0, False)


def test_with_larger_text_a_long_sentence_takes_two_lines_and_does_not_shrink(
    canvas_of: Callable[[tuple[int, int]], Canvas], monkeypatch: pytest.MonkeyPatch
) -> None:
    """ "Nothing to decide: it is done for you." came out smaller than without larger text."""
    canvas, sizes = canvas_of((1280, 720)), []
    real = Canvas.put_line

    def put_line(self: Canvas, text: str, style: Style, at: Point, room: float | None, anchor: str) -> Box:
        sizes.append(style.size)
        return real(self, text, style, at, room, anchor)

    canvas.art.restyle(1.5, False)
    monkeypatch.setattr(Canvas, "put_line", put_line)
    try:
        message, room = LONG, PLACE[2] - 108
        while canvas.width(message, "text", TYPE["message"], True) <= room * 1.05:
            message += " a"
        announcement(canvas, Banner("footprint", "", message), (*PLACE[:3], 60.0))
    finally:
        canvas.art.restyle(1.0, False)
    assert len(sizes) == 2
    assert min(sizes) >= 0.95 * TYPE["message"]


def test_larger_text_says_the_last_sentence_rather_than_all_of_them_small(
    canvas_of: Callable[[tuple[int, int]], Canvas], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What had just been lost was the smallest sentence on the table."""
    canvas, written = canvas_of((1280, 720)), []
    real = Canvas.put_line

    def put_line(self: Canvas, text: str, style: Style, at: Point, room: float | None, anchor: str) -> Box:
        written.append((text, style.size))
        return real(self, text, style, at, room, anchor)

    monkeypatch.setattr(Canvas, "put_line", put_line)
    first, last = "Turtle Jack leaves from the Flying Dutchman by rowboat", "Old Silas takes command"
    both = BETWEEN.join((first, last, last))
    for growth, title, said in (
        (1.0, "", both),
        (1.5, "", BETWEEN.join((last, last))),
        (1.5, both, BETWEEN.join((last, last))),
    ):
        canvas.art.restyle(growth, False)
        written.clear()
        try:
            announcement(canvas, Banner("footprint", title, "" if title else both), PLACE)
        finally:
            canvas.art.restyle(1.0, False)
        assert " ".join(text for text, _ in written) == said
        assert growth == 1.0 or min(size for _, size in written) >= TYPE["message"]
