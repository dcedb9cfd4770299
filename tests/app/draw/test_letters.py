"""Words that a line must not part."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.lettering import Style
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
    assert kept(["podle", "vás:", "59"], "%.") == 2


def test_wrapped_lines_end_before_what_belongs_together(
    canvas_of: Callable[[tuple[int, int]], Canvas],
) -> None:
    canvas = canvas_of((1280, 720))
    words = "Stačí jedna kostka – a k obraně"
    room = canvas.width("Stačí jedna kostka – a k", "text", 22, fixed=True) + 2
    assert canvas.lines(words, "text", 22, room) == ["Stačí jedna kostka –", "a k obraně"]


def test_each_line_takes_as_many_words_as_its_room_holds(
    canvas_of: Callable[[tuple[int, int]], Canvas],
) -> None:
    letters = canvas_of((1280, 720)).art.letters
    words = "Whoever steers past the reef, keeps the chests\nand finds home"
    for room in range(20, 500):
        rest = " ".join(words.split("\n")).split(" ")
        for line in letters.wrap(words, "text", 20, room):
            taken, rest = rest[: len(line.split(" "))], rest[len(line.split(" ")) :]
            assert " ".join(taken) == line
            assert letters.width(line, "text", 20) <= room or len(taken) == 1
            if rest and taken[-1] != "chests":
                assert letters.width(" ".join([*taken, rest[0]]), "text", 20) > room


@pytest.mark.parametrize("readable", [False, True])
@pytest.mark.parametrize(
    "string", ["\u200b", "\u2060 \u200d a", "\u200f\u061c", "\ufeff", "\u0301", "a\udcff.jsonl"]
)
def test_whatever_a_name_holds_it_is_drawn(
    string: str, readable: bool, canvas_of: Callable[[tuple[int, int]], Canvas]
) -> None:
    """Letters without width, and halves of letters, which pygame itself refuses."""
    canvas = canvas_of((1280, 720))
    before = canvas.art.letters.readable
    canvas.art.restyle(1, readable)
    try:
        for role in ("sc", "bold"):
            canvas.write(string, Style(role, 20, "cream"), (10, 10), 60)
            canvas.paragraph(string, Style(role, 20, "cream"), (10, 10), 60)
    finally:
        canvas.art.restyle(1, before)


@pytest.mark.parametrize(
    "name",
    [
        "\u05e9\u05e8\u05d4 \u05db\u05d4\u05df",
        "\u0645\u062d\u0645\u062f",
        "\u10d2\u10d8\u10dd",
        "\u041c\u0438\u0440",
    ],
)
@pytest.mark.parametrize("readable", [False, True])
def test_names_in_other_scripts_are_letters_and_no_boxes(art, name, readable):
    letters = art.letters
    letters.style(1.0, readable)
    try:
        assert letters.unshown(name) == ""
        assert letters.width(name, "text", 24) > 10
        made, boxes = (
            letters.line(words, 24, Style("text", color="cream")) for words in (name, "?" * len(name))
        )
        assert pygame.image.tobytes(made, "RGBA") != pygame.image.tobytes(boxes, "RGBA")
    finally:
        letters.style(1.0, False)


def test_a_letter_that_no_font_has_is_a_question_mark(art):
    assert art.letters.unshown("Ann \U0001f600") == "\U0001f600"
    assert art.letters.width("\U0001f600", "text", 24) == art.letters.width("?", "text", 24)


def test_a_word_of_two_scripts_is_drawn_by_two_fonts_and_in_its_order(art):
    """Names as chats have them; each was one font's, and what that lacked stayed blank."""
    letters = art.letters
    hebrew, georgian = "\u05e9\u05e8\u05d4", "\u10d2\u10d8\u10dd"
    alone = {word: letters.width(word, "text", 24) for word in ("Ann", hebrew, georgian)}
    assert letters.width(hebrew + georgian, "text", 24) == alone[hebrew] + alone[georgian]
    mixed, latin = (letters.line(word, 24, Style("text", color="cream")) for word in ("Ann" + hebrew, "Ann"))
    seen = pygame.mask.from_surface(mixed).overlap_area(pygame.mask.from_surface(latin), (0, 0))
    assert seen > 0.95 * pygame.mask.from_surface(latin).count()


def test_the_caret_stands_where_the_last_letter_ended(art):
    letters = art.letters
    hebrew = "\u05e9\u05e8\u05d4"

    def at(words, index):
        return letters.caret(words, index, "text", 24)

    ann, whole = letters.width("Ann", "text", 24), letters.width(hebrew, "text", 24)
    assert [at("Ann", index) for index in (0, 3)] == [0, ann]
    assert [at(hebrew, index) for index in (0, 3)] == [whole, 0]
    assert at(hebrew, 3) < at(hebrew, 2) < at(hebrew, 1) < at(hebrew, 0)
    assert at("Ann Lee", 4) == letters.width("Ann Lee", "text", 24) - letters.width("Lee", "text", 24)
    assert [at("Ann" + hebrew, index) for index in (3, 6)] == [ann, ann]
    assert at("Ann ", 4) > ann
