"""Larger words and the readable letters: every picture keeps its words in place, apart, and truly larger."""

from __future__ import annotations

import pygame
import pytest

from tests.hands.gauge import measure
from tortuga.app.draw.art import Art
from tortuga.app.draw.canvas import Box, Canvas, Style
from tortuga.app.draw.letters import Letters, lacks
from tortuga.app.draw.theme import FONTS, LARGEST_GROWN, READABLE, READABLE_SIZE
from tortuga.app.games.tortuga2014.palette import PICTURES
from tortuga.app.games.tortuga2014.table.pieces import draw_die
from tortuga.app.input.focus import Focus
from tortuga.app.screenshots import all_shots, paint
from tortuga.app.stills.house import still_context
from tortuga.app.text import Text
from tortuga.app.widgets.button import Button, in_a_row
from tortuga.paths import assets_dir

pytestmark = pytest.mark.slow

LOOKS = [((1280, 720), 1.5, False, "de"), ((1920, 1080), 1.25, True, "cs")]


@pytest.fixture(scope="module")
def other_art(display):
    hidden = pygame.Window("art", (64, 64), hidden=True)
    made = Art(games=[PICTURES])
    made._keeper = hidden
    return made


@pytest.mark.parametrize("look", LOOKS, ids=["large", "readable"])
def test_larger_words_keep_their_places(look, other_art, tmp_path, monkeypatch):
    size, growth, readable, language = look
    other_art.restyle(growth, readable)
    gauge = measure(monkeypatch)
    text = Text(language).of("tortuga2014")
    monkeypatch.setattr("tortuga.app.stills.house.Text", lambda _language: text)
    faults = {}
    for name, make in all_shots().items():
        folder = tmp_path / name
        folder.mkdir()
        gauge.clear()
        # what lies below a dialog is looked at in its own picture
        paint(
            make(still_context(folder, language).of("tortuga2014"))[-1:],
            Canvas(pygame.Surface(size), other_art),
        )
        if found := [*gauge.faults, *gauge.overlaps()]:
            faults[name] = found
    assert faults == {}


def test_words_grow_as_far_as_their_room(other_art):
    other_art.restyle(1.0, False)
    canvas = Canvas(pygame.Surface((1920, 1080)), other_art)
    usual = canvas.width("Treasure", "text", 20)
    other_art.restyle(1.5, False)
    assert canvas.width("Treasure", "text", 20) == pytest.approx(1.5 * usual, rel=0.05)
    assert canvas.width("Treasure", "text", 20, fixed=True) == usual
    assert canvas.size_for("Treasure", Style("text", 20), 900) == 30
    assert canvas.size_for("Treasure", Style("text", 20), usual * 1.2) in (23, 24)
    assert canvas.size_for("Treasure", Style("text", 20), None) == 20, "nobody knows the room"
    assert canvas.size_for("Treasure", Style("text", 20, grows=False), 900) == 20
    assert canvas.sized("text", 30) == LARGEST_GROWN
    assert canvas.sized("black", 20) == 20


def test_numbers_grow_too(other_art, tmp_path, monkeypatch):
    """Those of tracks, of the dice table and of totals; the badge of a die covers more of it."""
    badges, digits, totals = [], [], []
    for growth in (1.0, 1.5):
        other_art.restyle(growth, False)
        canvas = Canvas(pygame.Surface((400, 225)), other_art)
        draw_die(canvas, "orange", "A", 0, (960, 540), 900)
        mask = pygame.mask.from_threshold(canvas.surface, (247, 239, 219), (24, 24, 24, 255))
        badges.append(mask.count())
    for growth in (1.0, 1.5):
        other_art.restyle(growth, False)
        with monkeypatch.context() as patch:
            gauge = measure(patch)
            for shot in ("table-keep", "table-board"):
                scenes = all_shots()[shot](still_context(tmp_path, "en").of("tortuga2014"))
                paint(scenes, Canvas(pygame.Surface((1280, 720)), other_art))
        digits.append(sum(box[3] for word, box, _ in gauge.words if word.isdigit()))
        totals.append(sum(box[3] for word, box, _ in gauge.words if word.startswith("= ")))
    assert badges[1] > 1.2 * badges[0]
    assert digits[1] > 1.2 * digits[0]
    assert totals[1] > 1.2 * totals[0]


def test_words_beside_each_other_are_of_one_size(other_art):
    other_art.restyle(1.5, False)
    canvas = Canvas(pygame.Surface((1920, 1080)), other_art)
    wide, style = canvas.width("Treasure Hunt", "sc", 20, True), Style("sc", 20)
    assert canvas.alike([("Raid", 900), ("Treasure Hunt", 900)], style).size == 30
    both = canvas.alike([("Raid", 900), ("Treasure Hunt", wide * 1.2)], style).size
    assert 22 <= both <= 25, "the longer one decides"
    assert canvas.alike([("Raid", 900), ("Treasure Hunt", wide * 0.9)], style).size < 20
    assert canvas.alike([("Raid", 900), ("Treasure Hunt", wide * 0.3)], style).size == 20, "it shrinks alone"
    assert canvas.alike([], style).size == 30


def test_buttons_in_a_row_are_of_one_size(other_art, monkeypatch):
    other_art.restyle(1.0, False)
    sizes = []
    real = Canvas.put_line

    def put_line(self, text, style, at, room, anchor):
        sizes.append(self.size_for(text, style, room))
        return real(self, text, style, at, room, anchor)

    monkeypatch.setattr(Canvas, "put_line", put_line)
    canvas = Canvas(pygame.Surface((1920, 1080)), other_art)
    words = ("Back", "A word far from short")
    buttons = [Button(word, Box(300.0 * i, 0, 290, 70), word, "cycle") for i, word in enumerate(words)]
    for button in buttons:
        button.draw(canvas, Focus())
    apart, sizes[:] = set(sizes), []
    for button in in_a_row(buttons):
        button.draw(canvas, Focus())
    assert len(apart) == 2
    assert len(set(sizes)) == 1


def test_paragraphs_grow_within_their_height(other_art):
    other_art.restyle(1.5, False)
    canvas = Canvas(pygame.Surface((1920, 1080)), other_art)
    said = "Nobody sees these dice. " * 6
    usual = len(canvas.lines(said, "text", 20, 500))
    lines, size = canvas.typeset(said, Style("text", 20, "ink"), 500)
    assert len(lines) * size <= (usual + 0.5) * 20
    lines, size = canvas.typeset(said, Style("text", 20, "ink"), 500, 1000)
    assert size == 30
    assert len(lines) > usual


def test_letters_of_every_language_are_there(display):
    for file in {*FONTS.values(), *READABLE.values()}:
        face = pygame.font.Font(assets_dir() / "fonts" / file, 20)
        for letter in "aěščřžýáíéúůňťďĚŠČŘŽÄÖÜäöüßñÑ¿¡áéíóú×·–„“«»0123456789":
            assert not lacks(face, letter), f"{letter} in {file}"
    assert lacks(pygame.font.Font(assets_dir() / "fonts" / READABLE["text"], 20), "\u2192")
    assert set(READABLE) == set(FONTS) == set(READABLE_SIZE)


def test_a_change_of_letters_is_seen_at_once(other_art):
    other_art.restyle(1.0, False)
    canvas = Canvas(pygame.Surface((1280, 720)), other_art)
    canvas.write("Tortuga", Style("text", 30, "cream"), (100, 100))
    before = canvas.surface.copy()
    assert other_art.restyle(1.0, True)
    assert not other_art.restyle(1.0, True)
    canvas.surface.fill("black")
    canvas.write("Tortuga", Style("text", 30, "cream"), (100, 100))
    assert pygame.image.tobytes(before, "RGB") != pygame.image.tobytes(canvas.surface, "RGB")


def test_what_the_readable_letters_lack_comes_from_the_game_s_own(display):
    letters = Letters(assets_dir() / "fonts")
    letters.style(1.0, True)
    arrow = letters.line("2 → 4", 30, Style("bold", color="#ffffff"))
    twin = letters.line("2 ← 4", 30, Style("bold", color="#ffffff"))
    assert pygame.image.tobytes(arrow, "RGBA") != pygame.image.tobytes(twin, "RGBA"), "no empty boxes"
    single = letters.line("→", 30, Style("bold", color="#ffffff"))
    assert single.get_width() == letters.width("→", "bold", 30)
    readable = letters.font("bold", 30)
    for text in ("ctrl", "Žluť", "1234"):
        assert letters._face(text, "bold", 30) is readable
