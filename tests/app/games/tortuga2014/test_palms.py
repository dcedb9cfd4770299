"""The palms sway where nothing lies on them, touch nothing else, and cost a frame little."""

from __future__ import annotations

import pygame

from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga2014.sample_game import first_roll
from tortuga.app.games.tortuga2014.screenshots import SHOTS, table_scene
from tortuga.app.games.tortuga2014.table import scenery as palms
from tortuga.app.games.tortuga2014.table.center import RING_TILE, ring
from tortuga.app.games.tortuga2014.table.scenery import PALMS, Palms, box
from tortuga.app.stills.house import still_context
from tortuga.app.table import drawing


def pixels(canvas, part=None):
    surface = canvas.surface if part is None else canvas.surface.subsurface(canvas.rect(*part))
    return pygame.image.tobytes(surface, "RGB")


def test_they_move_within_their_boxes_only(canvas):
    canvas.backdrop("tortuga2014/table")
    still = canvas.copy()
    grove = Palms()
    for frame in range(60):
        canvas.backdrop("tortuga2014/table")
        grove.draw(canvas, 1.0 + frame / 30, 0)
    assert all(pixels(canvas, box(index)) != pixels(still, box(index)) for index in range(len(PALMS)))
    for index in range(len(PALMS)):
        canvas.clip(box(index))
        canvas.backdrop("tortuga2014/table")
    canvas.clip(None)
    assert pixels(canvas) == pixels(still)


def test_a_frame_makes_one_picture_at_most(canvas, monkeypatch):
    made = []
    bent = palms._bent
    monkeypatch.setattr(palms, "_bent", lambda *args: made.append(args) or bent(*args))
    grove = Palms()
    for frame in range(200):
        before = len(made)
        grove.draw(canvas, frame / 60, 20)
        assert len(made) - before <= 1
    grove.draw(canvas, 0.5, 20)
    before = len(made)
    for frame in range(200):
        grove.draw(canvas, frame / 60, 20)
    assert len(made) - before < 20, "they are kept"


def test_no_palm_stirs_below_a_tile():
    for tiles in range(40):
        for index in palms._uncovered(tiles):
            assert not any(box(index).touches(Box.around(point, RING_TILE)) for point in ring(tiles))
    assert len(palms._uncovered(0)) == len(PALMS)


def test_with_reduced_motion_they_stand(canvas, tmp_path, monkeypatch):
    context = still_context(tmp_path, "en").of("tortuga2014")
    scene = table_scene(context, first_roll())
    drawn = []
    monkeypatch.setattr(Palms, "draw", lambda *args: drawn.append(args) or [])
    scene.draw(canvas)
    assert len(drawn) == 1
    context.settings.lend(reduced_motion=True)
    scene.draw(canvas)
    assert len(drawn) == 1


def test_they_wait_until_what_covered_them_is_painted_over(canvas, tmp_path, monkeypatch):
    monkeypatch.setattr(drawing, "FRAME_SECONDS", 0.0)
    (scene,) = SHOTS["table-round"](still_context(tmp_path, "en").of("tortuga2014"))
    swayed = []
    monkeypatch.setattr(Palms, "draw", lambda *args: swayed.append(args) or [])
    scene.draw(canvas)
    scene.presenter.update(60.0, "normal")
    frames = []
    for _ in range(40):
        swayed.clear()
        scene.draw(canvas)
        frames.append((bool(swayed), scene.complete))
    assert (False, False) in frames, "the card is painted over later than in the next frame"
    assert (True, False) not in frames
    assert frames[-1] == (True, True)
