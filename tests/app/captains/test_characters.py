"""Characters of the player's own: offered beside the game's, refused with the reason, played by a captain."""

from __future__ import annotations

import pytest

from ai import levelled
from ai.games.tortuga2014.captains import NAMES
from tortuga.app.captains import characters
from tortuga.app.input.focus import find
from tortuga.app.languages import LANGUAGES
from tortuga.app.scenes.newgame.choices import NewGame, SeatChoice
from tortuga.app.stills.house import house_shots, still_context
from tortuga.paths import DATA_DIR_VARIABLE, chosen_data_dir, data_dir

GAME = "tortuga2014"
OWN = """{"format": "tortuga-captain", "version": 1, "name": "x", "about": "Hums while the dice roll.",
          "likes": {"raid": 0.02}}"""
ROSA = SeatChoice("person", "Rosa", "blue")


@pytest.fixture
def captains(tmp_path, monkeypatch):
    monkeypatch.setenv(DATA_DIR_VARIABLE, str(tmp_path))
    folder = tmp_path / levelled.FOLDER
    folder.mkdir()
    (folder / "hummer.json").write_text(OWN, "utf-8")
    (folder / "broken.json").write_text(OWN.replace("raid", "sing"), "utf-8")
    (folder / "not a name.json").write_text(OWN, "utf-8")
    (folder / "raider.json").write_text("{}", "utf-8")  # the game's own cannot be replaced
    return folder


def game(character: str) -> NewGame:
    return NewGame("tortuga2014", (ROSA, SeatChoice("captain", "Jack", "green", "mate", character)))


def test_files_are_offered_after_the_games_own(captains):
    assert characters.offered(GAME) == ("", *NAMES, "broken", "hummer")
    assert characters.fault_of(GAME, "hummer") is None
    assert characters.fault_of(GAME, "raider") is None


def test_a_wrong_file_is_refused_with_the_reason(captains):
    (fault,) = game("broken").faults()
    assert fault.id == "error-character-action"
    assert fault.args["action"] == "sing"
    (captains / "broken.json").write_text(OWN, "utf-8")
    assert game("broken").faults() == ()
    (captains / "hummer.json").unlink()
    assert [fault.id for fault in game("hummer").faults()] == ["newgame-fault-character"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_new_game_shows_what_the_file_says(captains, tmp_path, language):
    context = still_context(tmp_path / "window", language).of("tortuga2014")
    assert characters.title(context, GAME, "hummer") == "hummer"
    assert characters.note(context, GAME, "hummer") == "Hums while the dice roll."
    assert "broken.json" in characters.note(context, GAME, "broken")
    (scene,) = house_shots("tortuga2014")["newgame"](context)
    scene._change_seat(1, kind="captain", level="mate", character="sprinter")
    scene.activate("seat1.character:next")
    assert scene._fault() != ""
    scene.activate("seat1.character:next")
    assert (scene._fault(), scene.game.seats[1].player) == ("", "mate-hummer")
    scene.activate("seat1.character:next")
    assert scene.game.seats[1].character == ""


def test_new_game_keeps_its_controls_until_something_changes_in_the_folder_too(captains, tmp_path):
    (scene,) = house_shots("tortuga2014")["newgame"](still_context(tmp_path / "window", "en").of(GAME))
    scene._change_seat(1, kind="captain", level="mate", character="hummer")
    made = scene.controls()
    assert scene.controls() is made
    assert find(scene.focusables(), "set-sail").enabled
    (captains / "hummer.json").write_text("{}", "utf-8")
    assert not find(scene.focusables(), "set-sail").enabled
    scene.activate("seat1.kind:person")
    assert find(scene.focusables(), "seat1.level:mate") is None


def test_the_chosen_folder_is_told_to_whoever_thinks(tmp_path, monkeypatch):
    monkeypatch.delenv(DATA_DIR_VARIABLE, raising=False)
    usual = data_dir()
    with chosen_data_dir(tmp_path):
        assert data_dir() == tmp_path
    with chosen_data_dir(None):
        assert data_dir() == usual
    assert data_dir() == usual
