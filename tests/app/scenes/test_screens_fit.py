"""Every picture of the game in every language: all words whole, readable and in place."""

from __future__ import annotations

import itertools
import os
import re
from functools import cache, partial

import pygame
import pytest

from tests.app.games.tortuga2014.games import all_steps
from tests.hands.gauge import measure
from tortuga.app.draw.canvas import Canvas, Style, legible
from tortuga.app.games.tortuga2014.screenshots import table_scene
from tortuga.app.languages import LANGUAGES
from tortuga.app.scenes.title import TitleScene
from tortuga.app.screenshots import all_shots, paint
from tortuga.app.stills.house import house_shots, still_context
from tortuga.app.text import Text
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Table

pytestmark = pytest.mark.slow

SIZES = ((1280, 720), (1366, 768), (1600, 900), (1920, 1080), (2560, 1080), (3840, 2160))
GROWTHS = (1.0, 1.5)
"""Text sizes; the larger one is looked at in the usual run too, by `test_text_size`."""
ALL = list(itertools.product(SIZES, LANGUAGES, GROWTHS))
SOME = [(SIZES[0], "en", 1.0), (SIZES[2], "de", 1.0), (SIZES[3], "es", 1.0), (SIZES[0], "cs", 1.0)]
"""In the usual run: every language, in the smallest window, the first and a large one.

The dice game's German, its Czech and its large window are looked at by `test_text_size`, in larger words."""
EVERY = os.environ.get("TORTUGA_EVERY_SIZE") == "all"
CHOSEN = [
    *(("tortuga2014", *look) for look in (ALL if EVERY else [SOME[0], (SIZES[2], "es", 1.0)])),
    *(("tortuga1667", *look) for look in (ALL if EVERY else SOME)),
]
"""Which game is looked at, and how: one look after another, so that little is laid out twice."""


@pytest.fixture
def grown(art):
    """The pictures; their letters are of the usual size again afterwards."""
    yield art
    art.restyle(1.0, False)


def faults_of(scenes, canvas, gauge):
    """What is cut, small or covered in a picture; of what lies below a dialog nothing is asked."""
    gauge.clear()
    if scenes[:-1]:
        paint(scenes[:-1], canvas)
    gauge.words.clear()
    paint(scenes[-1:], canvas)
    assert gauge.words
    return [*gauge.faults, *gauge.overlaps()]


@cache
def words_of(game: str, language: str) -> Text:
    """Texts of a game, read once."""
    return Text(language).of(game)


@pytest.mark.parametrize(
    ("game", "size", "language", "growth"),
    CHOSEN,
    ids=[f"{game[-4:]}-{size[0]}x{size[1]}-{language}-{growth}" for game, size, language, growth in CHOSEN],
)
def test_words_fit(game, size, language, growth, grown, tmp_path, monkeypatch):
    art = grown
    art.restyle(growth, False)
    gauge = measure(monkeypatch)
    monkeypatch.setattr("tortuga.app.stills.house.Text", partial(words_of, game))
    faults = {}
    for name, make in all_shots(game).items():
        folder = tmp_path / name
        folder.mkdir()
        scenes = make(still_context(folder, language).of(game))
        canvas = Canvas(pygame.Surface(size), art)
        if found := faults_of(scenes, canvas, gauge):
            faults[name] = found
    assert faults == {}


@cache
def decisions() -> tuple[Table, ...]:
    """A table of every kind of decision, in games of every size, for seat 0 and for others."""
    found: dict[tuple[object, ...], Table] = {}
    for _before, _event, table in all_steps():
        if acting := RULES.to_act(table):
            dice = len(table.rolls[0] or ()) if table.rolls else 0
            found.setdefault((table.stage, table.action, table.place, 0 in acting, table.seats, dice), table)
    return tuple(found.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_fit_in_every_decision(language, art, tmp_path, monkeypatch):
    gauge = measure(monkeypatch)
    context = still_context(tmp_path, language).of("tortuga2014")
    assert len(decisions()) > 60
    for table in decisions():
        gauge.words.clear()  # else what is covered is looked for among the words of all tables
        paint((table_scene(context, table),), Canvas(pygame.Surface(SIZES[0]), art))
    assert list(gauge.faults) == []


def test_the_gauge_finds_what_is_wrong(art, monkeypatch):
    gauge = measure(monkeypatch)
    canvas = Canvas(pygame.Surface(SIZES[0]), art)
    canvas.write("Whole", Style("text", 20, "ink"), (100, 100), 200)
    assert list(gauge.faults) == []
    canvas.write("Much too long for so little", legible("text", 20, "ink"), (100, 200), 60)
    canvas.write("Much too long for so little", Style("text", 20, "ink"), (100, 300), 60)
    canvas.write("Unreadable", Style("text", 9, "ink"), (100, 400))
    canvas.write("Outside", Style("text", 20, "ink"), (1900, 500))
    canvas.write("Beside", Style("text", 20, "ink"), (100, 600))
    canvas.write("Behind", Style("text", 20, "ink"), (110, 600))
    kinds = "cut: .*, [0-9]+ units of 60: .*, 6 pixels: .*, outside .*"
    assert re.fullmatch(kinds, ", ".join(gauge.faults)), list(gauge.faults)
    assert gauge.overlaps() == ["'Beside' on 'Behind'"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", house_shots("tortuga2014"))
def test_controls_are_on_the_stage_and_apart(name, language, canvas_of, tmp_path):
    scenes = all_shots()[name](still_context(tmp_path, language).of("tortuga2014"))
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
    paint(all_shots()["newgame"](still_context(tmp_path, "en").of("tortuga2014")), canvas)
    for x in (0, size[0] // 2, size[0] - 1):
        for y in (0, size[1] // 2, size[1] - 1):
            assert canvas.surface.get_at((x, y))[:3] != (255, 0, 255)


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_have_names_on_small_cards_too(language, art, tmp_path, monkeypatch):
    gauge = measure(monkeypatch)
    context = still_context(tmp_path, language).of("tortuga1667")
    scenes = all_shots("tortuga1667")["newgame-nine"](context)
    paint(scenes, Canvas(pygame.Surface(SIZES[0]), art))
    told = [word for word, _, _ in gauge.words]
    captains = [seat for seat in scenes[-1].game.seats if seat.kind == "captain"]
    assert captains
    for seat in captains:
        assert told.count(context.say(f"level-{seat.level}")) == sum(c.level == seat.level for c in captains)


@pytest.mark.parametrize(("game", "name"), [("tortuga2014", "Tortuga"), ("tortuga1667", "Tortuga 1667")])
def test_the_title_names_the_game_that_is_chosen(game, name, tmp_path, canvas_of, monkeypatch):
    context = still_context(tmp_path, "en")
    context.settings.change(game=game)
    scene, logos = TitleScene(context), []
    canvas, plain = canvas_of((1280, 720)), Canvas.put_line

    def put_line(brush, told, style, *args):
        box = plain(brush, told, style, *args)
        if style.role == "display" and style.size > 100:
            logos.append((told, box))
        return box

    monkeypatch.setattr(Canvas, "put_line", put_line)
    scene.fit(canvas)
    scene.draw(canvas)
    ((told, (x, _, w, _)),) = logos
    assert told == name
    assert x + w < min(item.box[0] for item in scene.focusables() if item.box[1] < 150)
