"""Larger words and the readable letters: every picture keeps its words in place, apart, and truly larger."""

from __future__ import annotations

import pygame
import pytest

from tortuga.app.art import Art
from tortuga.app.brush import SetLine
from tortuga.app.canvas import Canvas
from tortuga.app.screenshots import all_shots, paint
from tortuga.app.shots import still_context
from tortuga.app.theme import FONTS, LARGEST_GROWN, READABLE, READABLE_SIZE
from tortuga.paths import assets_dir

SMALLEST_PIXELS = 11
LOOKS = [((1280, 720), 1.5, False, "de"), ((1920, 1080), 1.25, True, "cs")]


class Proof(Canvas):
    """Writes down every line of text with its box."""

    lines_drawn: list[tuple[str, tuple[float, float, float, float], int]] = []
    faults: list[str] = []

    def copy(self):
        return Proof(self.surface.copy(), self.art)

    def layer(self):
        return Proof(pygame.Surface(self.surface.get_size(), pygame.SRCALPHA, 32), self.art)

    def text(self, string, role, size, color, pos, anchor="midleft", shade=None, max_w=None, *rest, **more):
        box = super().text(string, role, size, color, pos, anchor, shade, max_w, *rest, **more)
        if string.strip() and more.get("wrap") is None:
            pixels = self.size_for(string, role, size, max_w, more.get("fixed", False))
            Proof.lines_drawn.append((string, box, pixels))
            if max_w is not None and box[2] > max_w + 1.5:
                Proof.faults.append(f"{box[2]:.0f} > {max_w:.0f}: {string!r}")
        return box


def ink(box):
    """Where the letters are within a line's box."""
    x, y, w, h = box
    return x + 2, y + h * 0.28, w - 4, h * 0.47


@pytest.fixture(scope="module")
def other_art(display):
    hidden = pygame.Window("art", (64, 64), hidden=True)
    made = Art()
    made._keeper = hidden
    return made


@pytest.mark.parametrize("name", all_shots())
@pytest.mark.parametrize("look", LOOKS, ids=["large", "readable"])  # the slower change
def test_larger_words_keep_their_places(name, look, other_art, tmp_path):
    size, growth, readable, language = look
    other_art.restyle(growth, readable)
    Proof.lines_drawn, Proof.faults = [], []
    scenes = all_shots()[name](still_context(tmp_path, language))
    # what lies below a dialog is looked at in its own picture
    paint(scenes[-1:], Proof(pygame.Surface(size, 0, 32), other_art))
    faults = Proof.faults
    drawn = [(string, ink(box)) for string, box, _ in Proof.lines_drawn]
    for string, box, pixels in Proof.lines_drawn:
        if pixels < SMALLEST_PIXELS:
            faults.append(f"{pixels} px: {string!r}")
        if not (box[0] >= -1 and box[0] + box[2] <= 1921 and box[1] >= -8 and box[1] + box[3] <= 1090):
            faults.append(f"outside {tuple(map(round, box))}: {string!r}")
    for i, (one, (ax, ay, aw, ah)) in enumerate(drawn):
        for other, (bx, by, bw, bh) in drawn[i + 1 :]:
            wide = min(ax + aw, bx + bw) - max(ax, bx)
            high = min(ay + ah, by + bh) - max(ay, by)
            if wide > 2 and high > 1.5 and one != other:
                faults.append(f"{one!r} over {other!r}")
    assert faults == []


def test_words_grow_as_far_as_their_room(other_art):
    other_art.restyle(1.0, False)
    canvas = Canvas(pygame.Surface((1920, 1080)), other_art)
    usual = canvas.width("Treasure", "text", 20)
    other_art.restyle(1.5, False)
    assert canvas.width("Treasure", "text", 20) == pytest.approx(1.5 * usual, rel=0.05)
    assert canvas.width("Treasure", "text", 20, fixed=True) == usual
    assert canvas.size_for("Treasure", "text", 20, 900) == 30
    assert canvas.size_for("Treasure", "text", 20, usual * 1.2) in (23, 24)
    assert canvas.size_for("Treasure", "text", 20, None) == 20, "nobody knows the room"
    assert canvas.size_for(SetLine("Treasure"), "text", 20, 900) == 20
    assert canvas.sized("text", 30) == LARGEST_GROWN
    assert canvas.sized("black", 20) == 20


def test_paragraphs_grow_within_their_height(other_art):
    other_art.restyle(1.5, False)
    canvas = Canvas(pygame.Surface((1920, 1080)), other_art)
    said = "Nobody sees these dice. " * 6
    usual = len(canvas.lines(said, "text", 20, 500))
    lines, size = canvas.typeset(said, "text", 20, 500)
    assert len(lines) * size <= (usual + 0.5) * 20
    lines, size = canvas.typeset(said, "text", 20, 500, 1000)
    assert size == 30
    assert len(lines) > usual


def test_letters_of_every_language_are_there(display):
    for file in {*FONTS.values(), *READABLE.values()}:
        face = pygame.font.Font(assets_dir() / "fonts" / file, 20)
        for letter in "aěščřžýáíéúůňťďĚŠČŘŽÄÖÜäöüßñÑ¿¡áéíóú×·–„“«»0123456789":
            assert face.metrics(letter)[0] is not None, f"{letter} in {file}"
    assert set(READABLE) == set(FONTS) == set(READABLE_SIZE)


def test_a_change_of_letters_is_seen_at_once(other_art):
    other_art.restyle(1.0, False)
    canvas = Canvas(pygame.Surface((1280, 720)), other_art)
    canvas.text("Tortuga", "text", 30, "cream", (100, 100))
    before = canvas.surface.copy()
    assert other_art.restyle(1.0, True)
    assert not other_art.restyle(1.0, True)
    canvas.surface.fill("black")
    canvas.text("Tortuga", "text", 30, "cream", (100, 100))
    assert pygame.image.tobytes(before, "RGB") != pygame.image.tobytes(canvas.surface, "RGB")
