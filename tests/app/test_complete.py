"""What has a name - a panel, a bound action, an option, a level - brings all that belongs to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast

from ai.games.tortuga1667.levels import EVIDENCE
from ai.registry import CAPTAINS
from tests.hands.texts import FOLDER, entries, folders, selects
from tortuga.app import screenshots
from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box
from tortuga.app.gameui.game import GameUI
from tortuga.app.input.bindings import EVERYWHERE, MUTES, TABLE, Bindings
from tortuga.app.languages import LANGUAGES
from tortuga.app.registry import UIS, game_keys
from tortuga.app.settings import Settings
from tortuga.app.stills.house import still_context
from tortuga.app.table import menu
from tortuga.app.table.marks import Marks, Shown
from tortuga.app.table.ui.panels import Look
from tortuga.app.text import Text
from tortuga.games import GAMES
from tortuga.kernel.players import CHARACTER_SEPARATOR
from tortuga.kernel.replay import Replay

PLAYED = Path(__file__).parents[1] / "golden" / "versions" / "1.0.0"
"""A whole game of each kind."""
ALIKE = {
    *("log-some-roll", "pic-chests-of", "results-shared", "results-winner", "statistics-rival-note"),
    *("act-treasure-hunt", "outcome-tiles", "tip-boat", "tip-pirate", "tray-places-label"),
}
"""Czech texts in a case in which two and five of something are worded alike."""
NEVER_ONE = {"error-simulate-seats", "status-dice", "tray-places"}
"""Czech texts of numbers from two on."""


@pytest.fixture(params=UIS)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_what_a_game_brings_to_the_app_is_there(game: str) -> None:
    ui = UIS[game]
    own = {"reads", "posts"}  # bets are on dice only, votes being secret for ever; ranks are the card game's
    assert all(getattr(ui, name) is not None for name in {*GameUI.__annotations__} - own)


def test_every_panel_is_drawn_from_all_that_happened_in_a_game(
    game: str, canvas_of: Callable[[tuple[int, int]], Canvas]
) -> None:
    replay = Replay.open(PLAYED / f"{game}.jsonl", GAMES)
    replay.seek(replay.length)
    eyes, canvas = replay.observer(0), canvas_of((1280, 720))
    shown = Shown(eyes.view, 0, Marks(), replay.log.header.seats, Text("cs").of(game), eyes.past())
    for panel in UIS[game].table.picture().side():
        canvas.surface.fill(0)
        panel.draw(canvas, shown, panel.region_key(eyes.view, 0, None), Box(0, 0, 400, 300), Look())
        assert any(canvas.surface.get_buffer().raw)


def test_every_panel_has_tooltip_page_and_key(game: str, tmp_path: Path) -> None:
    context = still_context(tmp_path, "en").of(game)
    name = next(name for name in screenshots.names(game) if name.startswith("table"))
    (*_, scene) = screenshots.all_shots(game)[name](context)
    asked, pages = scene.asked(), {page.id for page in UIS[game].rule_pages.pages}
    table = UIS[game].table
    assert asked.pages["tab-log"] in pages
    for panel in table.picture().side():
        assert panel.page in pages
        assert not panel.tip or asked.shown.text.has(panel.tip)
    assert all(map(asked.shown.text.has, asked.tips.values()))
    for part in asked.picture.parts.every:
        assert {*part.keys.values()} <= {*Bindings(games=game_keys()).defaults}
        assert {*part.pages.values()} <= pages
        assert {*part.points} <= {*part.places}


def test_every_key_of_the_table_is_told_in_its_menu(game: str) -> None:
    rows = [*menu._FIRST, *UIS[game].table.keys, *menu._THEN]
    told = {action for actions, _ in rows for action in actions}
    assert {*TABLE} - {"log"} <= told
    assert {"confirm", "skip", "back", "next", "fullscreen", "settings", "rules"} <= told
    assert told <= {*Bindings(games=game_keys()).actions_at(game)}, "keys of another game"
    say = still_context(Path(), "en").of(game).say
    for _, text in rows:
        assert say(text)


def test_every_key_stands_on_the_page_of_keys(game: str) -> None:
    rows = UIS[game].rule_pages.keys
    assert rows == menu.all_keys(UIS[game].table.keys)
    told = {action for actions, _ in rows for action in actions}
    assert {*EVERYWHERE, *TABLE} - told == {"previous", "left", "right", "up", "down"}, "told as `help-focus`"


def test_every_key_that_silences_has_a_setting_and_messages() -> None:
    text = still_context(Path(), "en").text
    for action, setting in MUTES.items():
        assert action in EVERYWHERE
        assert setting in Settings.__struct_fields__
        assert text.has(f"action-{action}-on")
        assert text.has(f"action-{action}-off")


@pytest.mark.parametrize("name", GAMES)
def test_an_option_has_one_default(name: str) -> None:
    known = GAMES[name]
    made = known.make(known.seats[-1], {})
    for option in known.options:
        assert hasattr(made, option.field)
        assert getattr(made, option.field) in (option.default, None), option.field


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name_and_a_note(name: str, language: str) -> None:
    texts = entries(FOLDER / language) | entries(FOLDER / language / name)
    for level in CAPTAINS[name].levels:
        assert CHARACTER_SEPARATOR not in level
        assert {f"level-{level}", f"level-{level}-note"} <= texts.keys()


@pytest.mark.parametrize("name", CAPTAINS)
def test_no_level_is_called_what_another_is_shown_as(name: str) -> None:
    """On the command line both are understood: one would hide the other."""
    say = still_context(Path(), "en").of(name).say
    shown = {say(f"level-{level}").casefold(): level for level in CAPTAINS[name].levels}
    for level in CAPTAINS[name].levels:
        assert shown.get(level, level) == level


def test_the_adviser_knows_how_much_each_level_says() -> None:
    assert set(CAPTAINS["tortuga1667"].levels) <= set(EVIDENCE)


def plurals(language: str) -> Iterator[tuple[str, set[str]]]:
    """Choices by plural form: the text, and the forms that it has."""
    for folder in folders(language):
        for id, entry in entries(folder).items():
            for choice in selects(entry):
                keys = {
                    each.key.name if isinstance(each.key, ast.Identifier) else each.key.value
                    for each in choice.variants
                }
                if keys & {"one", "few", "many"}:
                    yield id, keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_plural_form_is_missing(language: str) -> None:
    found = list(plurals(language))
    assert len(found) > 20
    for id, keys in found:
        assert "one" in keys or "1" in keys or (language == "cs" and id in NEVER_ONE), id
        assert language != "cs" or "few" in keys or id in ALIKE, id
