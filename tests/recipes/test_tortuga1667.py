"""The pictures of the card game and of the persons are what the recipes of today paint."""

import sys
from itertools import cycle
from pathlib import Path

import numpy as np
import pygame
import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "build"))

from recipes import plates  # noqa: E402
from recipes.outline import oval, rounded, spline  # noqa: E402
from recipes.pen import Pen, down  # noqa: E402
from recipes.persons import bust, medal  # noqa: E402
from recipes.persons.cast import CAST  # noqa: E402
from recipes.sprites import Sprite  # noqa: E402
from recipes.tortuga1667 import bake, cards, hulls, scene  # noqa: E402

from tortuga.app.draw.brush import MOODS, Mood  # noqa: E402
from tortuga.app.games.tortuga1667.palette import COLOURS, EVENT, PICTURES  # noqa: E402

IMAGES = ROOT / "assets" / "images"
OWN = IMAGES / "tortuga1667"


@pytest.fixture(scope="module", autouse=True)
def _fonts() -> None:
    pygame.font.init()


@pytest.fixture(scope="module")
def sprites() -> dict[str, Sprite]:
    return bake.sprites()


NEAR = 3
"""Of 255: with another processor the last bit of a float may differ, and a JPEG makes more of it."""


def far(picture: pygame.Surface, file: Path, folder: Path) -> int:
    """How much a picture, written as `Out.save` does, differs from a file at most, 0..255."""
    path = folder / file.name
    pygame.image.save(picture.convert(24) if file.suffix == ".jpg" else picture, path)
    made, baked = (pygame.image.load(each) for each in (path, file))
    assert made.get_size() == baked.get_size()
    pixels = [np.frombuffer(pygame.image.tobytes(each, "RGBA"), np.uint8) for each in (made, baked)]
    return int(np.abs(np.subtract(*pixels, dtype=int)).max())


@pytest.mark.parametrize(("who", "mood"), list(zip(CAST, cycle(MOODS), strict=False)))
def test_a_person_is_painted_the_same_again(who: str, mood: Mood, tmp_path: Path) -> None:
    sheet = pygame.image.load(IMAGES / "persons" / f"{who}.png")
    file = tmp_path / "baked" / f"{who}.png"
    file.parent.mkdir()
    place = pygame.Rect(MOODS.index(mood) * bust.SIZE, 0, bust.SIZE, bust.SIZE)
    pygame.image.save(sheet.subsurface(place), file)
    assert far(bust.bust(who, mood), file, tmp_path) <= NEAR


def test_the_rings_are_painted_the_same_again(tmp_path: Path) -> None:
    for name, (picture, _core) in medal.sprites().items():
        file = IMAGES / "sprites" / f"{name}.png"
        assert far(picture, file, tmp_path) <= NEAR, name


def test_pieces_are_painted_the_same_again(sprites: dict[str, Sprite], tmp_path: Path) -> None:
    assert {file.stem for file in (OWN / "sprites").iterdir()} == set(sprites)
    for name, (picture, _core) in sprites.items():
        file = OWN / "sprites" / f"{name}.png"
        assert far(picture, file, tmp_path) <= NEAR, name


def test_cards_are_painted_the_same_again(tmp_path: Path) -> None:
    assert {file.stem for file in (OWN / "cards").iterdir()} == {"stock", *(f"sky_{kind}" for kind in EVENT)}
    for kind in EVENT:
        file = OWN / "cards" / f"sky_{kind}.jpg"
        assert far(cards.sky(kind), file, tmp_path) <= NEAR, kind


def test_plates_are_painted_the_same_again(tmp_path: Path) -> None:
    assert {file.stem for file in (OWN / "plates").iterdir()} == set(PICTURES.plates)
    for name, master in plates.masters(PICTURES.plates).items():
        file = OWN / "plates" / f"{name}.png"
        assert far(master.picture, file, tmp_path) <= NEAR, name


def test_every_person_has_every_mood() -> None:
    assert {seat.person for seat in COLOURS} == set(CAST)
    assert bust.MOODS == MOODS
    sheet = pygame.image.load(IMAGES / "persons" / "kofi.png")
    assert sheet.get_size() == (bust.SIZE * len(MOODS), bust.SIZE)
    moods = [
        pygame.surfarray.array3d(sheet.subsurface((k * bust.SIZE, 0, bust.SIZE, bust.SIZE))) for k in range(3)
    ]
    assert all(np.abs(a.astype(int) - b).mean() > 1 for a, b in ((moods[0], moods[1]), (moods[1], moods[2])))


def test_a_hull_tapers_to_its_bow() -> None:
    picture = hulls.hull("rowboat", 66, 122, 317, bow=0.42, stern=0.62)
    alpha = pygame.surfarray.array_alpha(picture)
    rows = [(alpha[:, round(y * 2)] > 128).sum() / 2 for y in (22, 70, 134)]
    assert rows[0] < rows[2] < rows[1]
    assert scene.boat().get_width() > scene.boat().get_height()


def test_the_pen_keeps_to_shapes_and_clips() -> None:
    pen = Pen(100, 50, 2)
    pen.fill(rounded(10, 10, 30, 30, 0), "#ff0000")
    with pen.clip(oval(75, 25, 10, 10)):
        pen.fill(rounded(50, 0, 50, 50, 0), down("#000000", "#ffffff", 0, 50))
    alpha = pen.alpha
    assert alpha.sum() / 4 == pytest.approx(900 + np.pi * 100, rel=0.01)
    assert alpha[50, 150] == 1
    assert alpha[50, 190] == 0
    assert tuple(pen.color[40, 40]) == (255, 0, 0)
    assert pen.color[36, 150, 0] < pen.color[64, 150, 0]


def test_turned_drawings_lie_where_they_are_turned_to() -> None:
    pen = Pen(100, 100, 1)
    with pen.turned(90, about=(50, 50)):
        pen.fill(rounded(50, 45, 40, 10, 0), "#ffffff")  # to the right becomes downwards
    assert pen.alpha[75, 50] == 1
    assert pen.alpha[50, 75] == 0


def test_points_on_a_curve_are_even() -> None:
    spots = [spot for spot, _way in spline("0,0 10,0 40,0 100,0", False).along(4)]
    assert [round(x) for x, _y in spots] == [0, 25, 50, 75, 100]
