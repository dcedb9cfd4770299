"""The rules in the game: pages, search, figures, the way there and back."""

from __future__ import annotations

import pygame
import pytest

from tests.hands.gauge import measure
from tortuga.app.draw.canvas import Canvas
from tortuga.app.games.tortuga2014 import positions
from tortuga.app.games.tortuga2014 import rulebook as topics
from tortuga.app.games.tortuga2014.rulebook import BOOK, EXAMPLES, GLOSSARY, PAGE, PAGES, chooser_of
from tortuga.app.games.tortuga2014.table.parts import PARTS
from tortuga.app.input.bindings import Bindings
from tortuga.app.languages import LANGUAGES
from tortuga.app.registry import game_keys
from tortuga.app.scenes.rules.contents import ROWS, Contents, folded, matches, search, texts
from tortuga.app.scenes.rules.scene import RulesScene
from tortuga.app.scenes.title import TitleScene
from tortuga.app.screenshots import paint
from tortuga.app.stills.house import still_context
from tortuga.app.table.marks import Spot
from tortuga.app.text import Text
from tortuga.games.tortuga2014.pieces import ACTIONS, BOARD, CHEST_SUPPLY, RAID
from tortuga.games.tortuga2014.scoring import score
from tortuga.games.tortuga2014.state import PHASE_OF

pytestmark = pytest.mark.slow

KEYS = {f"key-{action}": action for action in Bindings(games=game_keys()).defaults}


def voice(language):
    """Words the texts of the game; keys are called by their actions."""
    text = Text(language).of("tortuga2014")
    return lambda id: text.say(id, **KEYS)


# ---------------------------------------------------------------- pages
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_worded(language):
    say = voice(language)
    for page in PAGES:
        words = texts(BOOK, page, say)
        assert all(words), page.id
        for text in words:
            assert text.count("**") % 2 == 0, text
    titles = [say(f"rules-{page.id}") for page in PAGES]
    assert len(set(titles)) == len(titles)


def test_every_figure_is_shown_on_some_page_and_every_shown_one_exists():
    shown = [name for page in PAGES for name in (*page.figures, *page.below)]
    assert set(shown) == set(EXAMPLES)
    assert len(shown) == len(set(shown))


def test_the_limits_of_figures_are_those_of_the_rules():
    for name, figure in EXAMPLES.items():
        table = figure.table
        chests = len(table.center) + sum(table.bag) + sum(len(board.chests()) for board in table.boards)
        assert chests == sum(CHEST_SUPPLY), name
        assert min(table.bag) >= 0, name
        for board in table.boards:
            assert board.dice.count(BOARD) <= board.boat_limit, name
            assert board.dice.count(RAID) <= board.pirate_limit, name
        if table.stage == "act":
            numbers = table.options.numbers
            for seat, board in enumerate(table.boards):
                dice = [die for die in range(5) if board.dice[die] == table.action]
                total = (
                    sum(numbers[die][table.action] for die in dice) + bool(dice) * board.bonus[table.action]
                )
                assert table.totals[seat] == total, (name, seat)
            assert list(table.ranking) == sorted(
                (seat for seat, board in enumerate(table.boards) if table.action in board.dice),
                key=lambda seat: (-table.totals[seat], (seat - table.start) % table.seats),
            ), name


def test_choices_shown_in_figures_are_legal():
    text = Text("en").of("tortuga2014")
    for name, figure in EXAMPLES.items():
        chooser = chooser_of(figure, text)
        if chooser is not None and figure.pick is not None:
            assert chooser.command() == figure.pick, name


def test_the_worked_example_has_42_points():
    points = score(positions.SCORED.boards[0])
    assert points.total == 42
    assert (points.tortuga, points.fleet, points.crew, points.set_points) == (18, 4, 2, 6)
    say = Text("en").of("tortuga2014").say
    assert "42" not in say("rules-scoring-1")  # the total is worked out, not written


# ---------------------------------------------------------------- search
def test_search_minds_neither_accents_nor_capitals():
    assert folded("LOĎ, Größe, Tripulación") == folded("lod, grosse, tripulacion")
    assert matches("Přebytečné truhlice", "prebytecne TRUHLICE")
    assert not matches("anything", " ")


@pytest.mark.parametrize(
    ("language", "query", "page"),
    [("en", "forced reroll", "room"), ("de", "uberzahlig", "surplus"), ("cs", "povinny prehoz", "room"),
     ("es", "tirada forzosa", "room")],
)  # fmt: skip
def test_a_title_comes_first(language, query, page):
    say = voice(language)
    hits = search(BOOK, query, say)
    assert hits[0].id == page
    assert len(hits) < len(PAGES)
    assert search(BOOK, "", say) == PAGES
    assert search(BOOK, "xyzzy", say) == ()


@pytest.mark.parametrize(
    ("language", "query", "page"),
    [("en", "tie at treasure hunting", "actions"), ("de", "Gleichstand bei der Schatzsuche", "actions")],
)
def test_a_whole_question_finds_the_page_with_most_of_its_words(language, query, page):
    assert [hit.id for hit in search(BOOK, query, voice(language))] == [page]


# ---------------------------------------------------------------- topics
def test_everything_on_the_table_has_a_page():
    for kind in PARTS.kinds - {"die"}:
        for action in ACTIONS:
            assert PARTS.page(Spot(kind, 0, action)) in PAGE
    assert not PARTS.page(Spot("die")), "the moment tells more"
    assert set(topics.BUTTON_PAGE.values()) <= set(PAGE)
    assert set(topics.STAGE_PAGE) == set(PHASE_OF)
    assert set(topics.STAGE_PAGE.values()) | set(topics.ACTION_PAGE) <= set(PAGE)


def test_the_page_at_hand():
    assert topics.page_of_stage(positions.ROLL, 0) == "roll"
    assert topics.page_of_stage(positions.BONUS, 0) == "bonus"
    assert topics.page_of_stage(positions.BOARDING, 0) == "board-action"
    assert topics.page_of_stage(positions.MOVE, 0) == "move"


# ---------------------------------------------------------------- the scene
def test_there_and_back_by_key(course, set_stage):
    hands = set_stage(course.title())
    title = hands.top
    hands.press(pygame.K_F1)
    rules = hands.top
    assert isinstance(rules, RulesScene)
    hands.press(pygame.K_F1)
    assert hands.top is title
    hands.click("menu:rules")
    assert isinstance(hands.top, RulesScene)
    hands.press(pygame.K_ESCAPE)
    assert isinstance(hands.top, TitleScene)


def test_pages_by_mouse_and_keyboard(course, set_stage):
    hands = set_stage(RulesScene(course.context.of("tortuga2014"), BOOK))
    hands.click("page:bonus")
    assert hands.top.page == "bonus"
    assert "Speed pays. Once all your dice lie on the board" in hands.top.spoken()[0].words
    assert "*" not in hands.top.spoken()[0].words
    hands.tab_to("page:actions")
    assert hands.top.page == "actions"
    seen = set()
    for _ in range(len(PAGES)):
        hands.press(pygame.K_DOWN)
        seen.add(hands.top.page)
    assert PAGES[-1].id in seen  # the list follows the focus to its end
    for _ in range(len(PAGES) + 2):
        hands.press(pygame.K_UP)
    assert hands.top.page == PAGES[0].id


def test_searching_by_typing(course, set_stage):
    hands = set_stage(RulesScene(course.context.of("tortuga2014"), BOOK))
    hands.press(pygame.K_f, pygame.KMOD_CTRL)
    hands.type("surplus")
    scene = hands.top
    assert scene.query == "surplus"
    assert scene.page == "surplus"
    rows = [item.id for item in scene.focusables() if item.id.startswith("page:")]
    assert 2 <= len(rows) < len(PAGES)
    hands.press(pygame.K_RETURN)
    hands.click("clear-search")
    assert scene.query == ""
    hands.type("x")  # no longer typed in
    assert scene.query == ""


def test_a_search_by_keys_opens_what_it_finds(course, set_stage):
    """The focus in the contents does not hold the page that was open."""
    hands = set_stage(RulesScene(course.context.of("tortuga2014"), BOOK))
    hands.press(pygame.K_DOWN)
    assert hands.top.focus.shows(f"page:{PAGES[0].id}")
    hands.press(pygame.K_f, pygame.KMOD_CTRL)
    hands.type("surplus")
    hands.press(pygame.K_RETURN)
    hands.step()
    assert hands.top.page == "surplus"
    assert hands.top.focus.shows("page:surplus")
    rows = [item.id for item in hands.top.focusables() if item.id.startswith("page:")]
    hands.press(pygame.K_DOWN)
    assert hands.top.focus.shows(rows[1])


def test_a_long_page_is_turned(course, set_stage):
    hands = set_stage(RulesScene(course.context.of("tortuga2014"), BOOK, "scoring"))
    view = hands.top._view
    view.take(3000.0)
    hands.press(pygame.K_PAGEDOWN)
    hands.step(40)
    assert view.target > 0
    assert not view.moving
    hands.press(pygame.K_END)
    assert view.target == view.last
    hands.press(pygame.K_HOME)
    assert view.target == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_fits(language, art, tmp_path, monkeypatch):
    monkeypatch.setattr(  # figures are looked at elsewhere
        "tortuga.app.gameui.pages.Album.picture", lambda *_: pygame.Surface((300, 90))
    )
    gauge = measure(monkeypatch)
    context = still_context(tmp_path, language).of("tortuga2014")
    for page in PAGES:
        gauge.clear()
        scene = RulesScene(context, BOOK, page.id)
        paint((scene,), Canvas(pygame.Surface((1280, 720)), art))
        assert list(gauge.faults) == [], page.id
        gauge.clear()
        scene.draw(Canvas(pygame.Surface((1280, 720)), art))
        assert gauge.overlaps() == [], page.id


def test_the_glossary_has_the_words_of_the_booklets():
    terms = {term for column in GLOSSARY for term in column}
    say = {language: Text(language).of("tortuga2014").say for language in LANGUAGES}
    words = {language: {say[language](f"rules-term-{term}") for term in terms} for language in LANGUAGES}
    assert {"Centre island", "Bonus tile", "Treasure tile"} <= words["en"]
    assert {"Insel in der Mitte", "Vorteilsplättchen", "Ablagefläche"} <= words["de"]
    assert {"Isla central", "Ficha de bonificación", "Casilla de acción"} <= words["es"]
    assert {"Centrální ostrov", "Bonusový žeton", "Políčko akce"} <= words["cs"]


def test_a_list_that_goes_on_below_says_so():
    class Paper:
        def __init__(self):
            self.fills = []

        def fill(self, box, *rest):
            self.fills.append(box)

    contents, short, long = Contents(), Paper(), Paper()
    contents.bar(short, ROWS)
    assert not short.fills
    contents.bar(long, ROWS + 5)
    contents.scroll(5, ROWS + 5)
    contents.bar(long, ROWS + 5)
    track, top, _, bottom = long.fills
    assert top[1] == track[1]
    assert top[3] < track[3]
    assert bottom[1] + bottom[3] == pytest.approx(track[1] + track[3])
