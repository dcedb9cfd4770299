"""What can be pressed on the screens of the library lies on the stage, apart, and is large enough."""

from __future__ import annotations

import pygame
import pytest

from tortuga.app.draw.canvas import Canvas
from tortuga.app.screenshots import paint
from tortuga.app.stills.house import still_context
from tortuga.app.stills.library import LIBRARY_SHOTS as _SHOTS


@pytest.mark.parametrize("name", _SHOTS)
def test_targets_are_apart_and_named(name, canvas_of, tmp_path):
    scenes = _SHOTS[name](still_context(tmp_path, "en").of("tortuga2014"))
    paint(scenes, canvas_of((1280, 720)))
    items = scenes[-1].focusables()
    assert items
    assert len({item.id for item in items}) == len(items)
    for item in items:
        x, y, w, h = item.box
        assert 0 <= x <= x + w <= 1920
        assert 0 <= y <= y + h <= 1080
        assert min(w, h) >= (30 if item.id.startswith("line:") else 38), f"{item.id} is too small a target"
        assert item.label
    for i, one in enumerate(items):
        for other in items[i + 1 :]:
            assert (
                one.box[0] + one.box[2] <= other.box[0] + 0.5
                or other.box[0] + other.box[2] <= one.box[0] + 0.5
                or one.box[1] + one.box[3] <= other.box[1] + 0.5
                or other.box[1] + other.box[3] <= one.box[1] + 0.5
            ), f"{one.id} lies over {other.id}"


def test_a_lesson_is_marked_and_every_control_says_what_it_asks(tmp_path):
    (scene,) = _SHOTS["library-lesson"](still_context(tmp_path, "en").of("tortuga2014"))
    scene.enter()
    labels = {item.id: item.label for item in scene.focusables()}
    rows = {name: label for name, label in labels.items() if name.startswith("game:")}
    assert [label.endswith(", lesson") for label in rows.values()] == [True] + [False] * (len(rows) - 1)
    for part, asked in (("which", "Show"), ("seats", "Players"), ("order", "Sort by")):
        assert all(label.startswith(asked) for name, label in labels.items() if name.startswith(f"{part}:"))


def test_names_of_players_keep_clear_of_the_next_disc(art, tmp_path, monkeypatch):
    (scene,) = _SHOTS["library"](still_context(tmp_path, "en").of("tortuga2014"))
    scene.enter()
    canvas = Canvas(pygame.Surface((1280, 720)), art)
    told = []
    put_line = canvas.put_line

    def heard(string, *args):
        box = put_line(string, *args)
        told.append((string, box))
        return box

    monkeypatch.setattr(canvas, "put_line", heard)
    scene.draw(canvas)
    ends = {string: box[0] + box[2] for string, box in told}
    start = max(box[0] for string, box in told if string == "Turtle Jack" and box[1] < 300)
    assert 0 < ends["Captain"] < start - 66
    assert 0 < ends["Rosa"] < start - 66
