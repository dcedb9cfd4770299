"""The tables of the screenshots: every word fits in every language, and each shows something of its own."""

from __future__ import annotations

import pytest

from tests.app.test_screens_fit import Strict
from tortuga.app.screenshots import paint
from tortuga.app.shots import still_context
from tortuga.app.tableshots import TABLE_SHOTS
from tortuga.app.text import LANGUAGES

WORDY = ("table-refusal", "table-skulls", "table-hunt", "table-board", "table-move", "table-closed")
"""Between them they show every text that stands in a box of its own."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_fit(language, canvas_of, tmp_path):
    faults = {}
    for name in WORDY:
        canvas = canvas_of((1280, 720))
        strict = Strict(canvas.surface, canvas.art)
        strict.faults = []
        paint(TABLE_SHOTS[name](still_context(tmp_path, language)), strict)
        if strict.faults:
            faults[name] = strict.faults
    assert not faults


def test_pictures_differ_and_motion_is_in_the_middle(canvas_of, tmp_path):
    seen = set()
    for name, shot in TABLE_SHOTS.items():
        (scene,) = shot(still_context(tmp_path, "en"))
        canvas = canvas_of((640, 360))
        scene.draw(canvas)
        seen.add(canvas.surface.get_buffer().raw)
        moving = name in ("table-tumbling", "table-reveal", "table-attack")
        assert scene.presenter.busy == moving
        assert bool(scene.drawing.marks(scene).hidden) == moving
    assert len(seen) == len(TABLE_SHOTS)
