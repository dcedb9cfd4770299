"""The words of Bids: its own bundle, in every language alike."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tortuga.app.languages import LANGUAGES
from tortuga.app.text import MissingTextError, Text

FOLDER = Path(__file__).parent / "text"


@pytest.fixture(autouse=True)
def _plugged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TORTUGA_GAMES", "bids=tests.bids")


def test_a_game_speaks_its_own_words_and_those_of_the_house() -> None:
    house = Text("en")
    bids = house.of("bids")
    assert bids is house.of("bids") is bids.of("bids")
    assert bids.say("log-won", side="red") == "red wins."
    assert bids.say("table-undo") == house.say("table-undo")
    with pytest.raises(MissingTextError):
        house.say("log-won", side="red")


def test_a_word_that_two_games_have_is_each_ones_own() -> None:
    house = Text("en")
    assert house.of("bids").say("log-round", round=3) == "Round 3"
    assert house.of("tortuga2014").has("log-round")
    assert not house.of("tortuga2014").has("log-unmasked")


def test_it_speaks_the_language_of_the_house() -> None:
    house = Text("en")
    bids = house.of("bids")
    assert bids.say("side-grey") == "grey"
    house.change_language("de")
    assert (bids.language, bids.say("side-grey")) == ("de", "Grau")
    bids.change_language("cs")
    assert (house.language, bids.say("side-grey")) == ("cs", "šedá")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_text(language: str) -> None:
    def told(folder: str) -> dict[str, set[str]]:
        words = (FOLDER / folder / "bids.ftl").read_text(encoding="utf-8")
        entries = re.split(r"(?m)^(?=[a-z][\w-]* =)", words)[1:]
        return {entry.partition(" =")[0]: set(re.findall(r"\{ ?\$(\w+)", entry)) for entry in entries}

    assert told(language) == told("en")
