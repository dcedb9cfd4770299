"""Every screen around the table in every language at the smallest window: all words readable, in place."""

from __future__ import annotations

import pytest

from tortuga.app.canvas import Canvas
from tortuga.app.screenshots import paint
from tortuga.app.shots import SCENE_SHOTS, still_context
from tortuga.app.text import LANGUAGES

SMALLEST_PIXELS = 11


class Strict(Canvas):
    """Writes down every text that shrinks too far, is wider than its room, or leaves the window."""

    faults: list[str]

    def text(self, string, role, size, color, pos, anchor="midleft", shade=None, max_w=None, *rest, **more):
        box = super().text(string, role, size, color, pos, anchor, shade, max_w, *rest, **more)
        if string:
            pixels = self.size_for(string, role, size, max_w)
            room = max_w or more.get("wrap")
            if pixels < SMALLEST_PIXELS:
                self.faults.append(f"{pixels} px: {string!r}")
            if room is not None and box[2] > room + 1.5:
                self.faults.append(f"{box[2]:.0f} > {room:.0f}: {string!r}")
            if self.surface.get_clip() == self.surface.get_rect() and not (
                box[0] >= -1 and box[0] + box[2] <= 1921 and box[1] >= -1 and box[1] + box[3] <= 1086
            ):
                self.faults.append(f"outside {tuple(map(round, box))}: {string!r}")
        return box


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SCENE_SHOTS)
def test_words_fit(name, language, canvas_of, tmp_path):
    canvas = canvas_of((1280, 720))
    strict = Strict(canvas.surface, canvas.art)
    strict.faults = []
    paint(SCENE_SHOTS[name](still_context(tmp_path, language)), strict)
    assert strict.faults == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SCENE_SHOTS)
def test_controls_are_on_the_stage_and_apart(name, language, canvas_of, tmp_path):
    scenes = SCENE_SHOTS[name](still_context(tmp_path, language))
    paint(scenes, canvas_of((1280, 720)))
    items = scenes[-1].focusables()
    names = [item.id for item in items]
    assert len(names) == len(set(names))
    assert items
    for item in items:
        x, y, w, h = item.box
        assert x >= 0
        assert y >= 0
        assert x + w <= 1920
        assert y + h <= 1080
        assert min(w, h) >= 38, f"{item.id} is too small a target"
        assert item.label
    for i, one in enumerate(items):
        for other in items[i + 1 :]:
            apart = (
                one.box[0] + one.box[2] <= other.box[0] + 0.5
                or other.box[0] + other.box[2] <= one.box[0] + 0.5
                or one.box[1] + one.box[3] <= other.box[1] + 0.5
                or other.box[1] + other.box[3] <= one.box[1] + 0.5
            )
            assert apart, f"{one.id} lies over {other.id}"


@pytest.mark.parametrize("size", [(2560, 1080), (3840, 2160), (1280, 1024)])
def test_other_windows_are_filled_to_their_edges(size, canvas_of, tmp_path):
    canvas = canvas_of(size)
    canvas.surface.fill((255, 0, 255))
    paint(SCENE_SHOTS["newgame"](still_context(tmp_path, "en")), canvas)
    for x in (0, size[0] // 2, size[0] - 1):
        for y in (0, size[1] // 2, size[1] - 1):
            assert canvas.surface.get_at((x, y))[:3] != (255, 0, 255)
