"""Words that a line must not part."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.letters import kept, tied


@pytest.mark.parametrize(
    ("before", "after"), [("2", "+"), ("=", "3."), ("2", "→"), ("60", "%"), ("k", "obraně"), ("V", "posádce")]
)
def test_a_sum_a_share_and_a_word_of_one_letter_hold_on(before: str, after: str) -> None:
    assert tied(before, after)


@pytest.mark.parametrize(("before", "after"), [("%", "všech"), ("C", "hat"), ("3", "chests"), ("na", "Hon")])
def test_other_words_may_part(before: str, after: str) -> None:
    assert not tied(before, after)


def test_a_line_keeps_at_least_its_words_when_all_of_them_hold_on() -> None:
    assert kept(["pokladem:", "2", "+", "1", "="], "3.") == 1
    assert kept(["a", "k"], "obraně") == 2


def test_wrapped_lines_end_before_what_belongs_together(
    canvas_of: Callable[[tuple[int, int]], Canvas],
) -> None:
    canvas = canvas_of((1280, 720))
    words = "Stačí jedna kostka – a k obraně"
    room = canvas.width("Stačí jedna kostka – a k", "text", 22, fixed=True) + 2
    assert canvas.lines(words, "text", 22, room) == ["Stačí jedna kostka –", "a k obraně"]
