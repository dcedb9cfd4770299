"""The tables of the screenshots: each shows something of its own (that words fit: see test_screens_fit)."""

from __future__ import annotations

import pytest

from tortuga.app.games.tortuga2014.screenshots import TABLE_SHOTS
from tortuga.app.stills.house import still_context

pytestmark = pytest.mark.slow
MOVING = {
    *("table-tumbling", "table-reveal", "table-attack", "table-raided", "table-attack-three-seats"),
    *(f"table-{name}-two-seats" for name in ("attack", "raided", "fleet", "round")),
    "table-round",
}


def test_pictures_differ_and_motion_is_in_the_middle(canvas_of, tmp_path):
    seen = set()
    for name, shot in TABLE_SHOTS.items():
        scene, *dialogs = shot(still_context(tmp_path, "en").of("tortuga2014"))
        canvas = canvas_of((640, 360))
        for one in (scene, *dialogs):
            one.fit(canvas)
            one.draw(canvas)
        seen.add(canvas.surface.get_buffer().raw)
        moving = name in MOVING
        assert scene.presenter.busy == moving
        assert bool(scene.drawing.marks().hidden) == moving
    assert len(seen) == len(TABLE_SHOTS)
