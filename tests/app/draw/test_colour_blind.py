"""What is drawn, to colour-blind eyes: pixels under a simulation, and everything told without colour."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pygame
import pytest

from tests.hands.cvd import VISION, contrast, lab
from tortuga.app.draw import theme
from tortuga.app.draw.canvas import Box, Canvas
from tortuga.app.games.tortuga2014 import palette
from tortuga.app.games.tortuga2014.table.pieces import draw_chest, draw_die

SIZE = (640, 360)
BOX = (300.0, 300.0, 200.0, 200.0)


def pixels(canvas: Canvas, box=BOX) -> np.ndarray:
    """Linear RGB 0..1 of a box."""
    rect = canvas.rect(*box)
    values = pygame.surfarray.array3d(canvas.surface.subsurface(rect)) / 255
    return np.where(values <= 0.04045, values / 12.92, ((values + 0.055) / 1.055) ** 2.4)


def grey(canvas: Canvas, box=BOX) -> np.ndarray:
    """Lightness 0..100 of a box: what an eye without any colour sees."""
    luminance = pixels(canvas, box) @ np.array([0.2126, 0.7152, 0.0722])
    return 116 * np.where(luminance > 0.008856, np.cbrt(luminance), 7.787 * luminance + 16 / 116) - 16


def seen(canvas: Canvas, vision: str, box) -> np.ndarray:
    """The mean colour of a box to an eye, CIELAB."""
    return lab(np.clip(pixels(canvas, box) @ VISION[vision].T, 0, 1).mean(axis=(0, 1)))


def drawn(art, paint) -> Canvas:
    canvas = Canvas(pygame.Surface(SIZE, 0, 32), art)
    canvas.surface.fill((90, 56, 32))
    paint(canvas)
    return canvas


def smallest(pictures, vision, box):
    colours = [seen(canvas, vision, box) for canvas in pictures]
    return min(float(np.linalg.norm(a - b)) for a, b in combinations(colours, 2))


@pytest.mark.parametrize("vision", VISION)
def test_painted_chests_and_players_stay_apart(art, vision):
    chests = [drawn(art, lambda c, k=kind: draw_chest(c, k, (400, 400), 200)) for kind in palette.CHEST_KINDS]
    assert smallest(chests, vision, (320, 330, 160, 140)) > 9
    discs = [drawn(art, lambda c, k=colour: c.emblem(k, (400, 400), 200)) for colour in palette.COLOURS]
    assert smallest(discs, vision, (340, 340, 120, 120)) > 9


EMBLEMS = {seat.name: seat.emblem for seat in palette.COLOURS}


def shape(art, name):
    mask = pygame.mask.from_surface(art.icons.mask(name, 64), 127)
    return np.array([[mask.get_at((x, y)) for x in range(64)] for y in range(64)], bool)


@pytest.mark.parametrize("table", [palette.CHEST_SYMBOL, EMBLEMS])
def test_symbols_are_told_by_their_shape(art, table):
    assert len(set(table.values())) == len(table)
    shapes = [shape(art, name) for name in table.values()]
    for one, other in combinations(shapes, 2):
        common = (one & other).sum() / (one | other).sum()
        assert common < 0.7


def test_faces_are_told_by_their_shape(art):
    shapes = [shape(art, name) for name in palette.FACE_ICON]
    for one, other in combinations(shapes, 2):
        assert (one & other).sum() / (one | other).sum() < 0.7


def test_states_of_a_die_differ_without_colour(art):
    states = ("plain", "kept", "blocked")
    looks = [
        drawn(art, lambda c, s=state: draw_die(c, "orange", "A", 1, (400, 400), 130, 0, s))
        for state in states
    ]
    for one, other in combinations(looks, 2):
        assert np.abs(grey(one) - grey(other)).mean() > 1.5


def test_what_is_legal_and_focused_shines(art):
    plain = drawn(art, lambda c: c.plate("well", BOX))
    glowing = drawn(art, lambda c: (c.glow((340, 340, 120, 120)), c.plate("well", (340, 340, 120, 120))))
    assert grey(glowing).max() - grey(plain).max() > 15
    ringed = drawn(art, lambda c: (c.plate("well", BOX), c.plate("frame_focus", (330, 330, 140, 140))))
    assert grey(ringed).max() - grey(plain).max() > 40


@pytest.mark.parametrize(
    ("one", "other", "least"),
    [
        ("chosen", "unchosen", 3.0),
        ("focus", "wood", 3.0),
        ("focus", "sea_deep", 3.0),
        ("gold_l", "wood", 3.0),
        ("good", "slot_good", 4.5),
        ("warn", "slot_warn", 4.5),
        ("ink", "parch", 4.5),
        ("red", "parch", 4.5),
        ("note", "wood", 4.5),
        ("label", "wood", 4.5),
    ],
)
def test_states_and_words_differ_in_lightness(one, other, least):
    assert contrast(theme.PALETTE[one], theme.PALETTE[other]) >= least


def test_switches_show_a_tick(art):
    """On and off differ by a mark and a word, not by colour alone."""
    from tortuga.app.input.focus import Focus
    from tortuga.app.widgets.setting import Switch

    looks = [
        drawn(art, lambda c, on=on: Switch("x", Box(300, 380, 200, 54), "Mute", "On", on).draw(c, Focus()))
        for on in (True, False)
    ]
    box = (309, 389, 36, 36)
    assert np.abs(grey(looks[0], box) - grey(looks[1], box)).max() > 40
