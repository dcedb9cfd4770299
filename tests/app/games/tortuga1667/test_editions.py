"""What is told follows the edition and the options in force."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.hands.texts import FOLDER, messages
from tortuga.app.input.bindings import Bindings
from tortuga.app.languages import LANGUAGES
from tortuga.app.registry import game_keys
from tortuga.app.routes.play import Routes
from tortuga.app.settings import SettingsStore
from tortuga.app.text import Text
from tortuga.games import GAMES
from tortuga.kernel.library.library import Library
from tortuga.kernel.players import HUMAN, SeatSpec
from tortuga.kernel.session import Session

NAME = "tortuga1667"
GAME = GAMES[NAME]
LATER, MUTINY = {"edition": "v2"}, {"fountain_vs_mutiny": "yes"}


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Routes]:
    settings = SettingsStore(tmp_path)
    settings.lend(speed="off")
    with Library(tmp_path / "data") as library:
        yield Routes(library, Text("en"), settings, Bindings(games=game_keys()))


def begun(house: Routes, chosen: dict[str, Any]) -> Any:
    seats = tuple(SeatSpec(HUMAN, f"P{seat}", GAME.colours[seat]) for seat in range(4))
    return Session.new(GAME.rules, GAME.make(4, chosen), seats, "s", house.records.library.new_game())


def test_every_variant_belongs_to_an_option() -> None:
    known = {f"{option.field}-{value}" for option in GAME.options for value in option.values}
    told = {
        name.partition(".")[2] for path in (FOLDER / "en" / NAME).glob("*.ftl") for name in messages(path)
    }
    assert {"edition-v2", "fountain_vs_mutiny-yes"} <= told - {""} <= known


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_says_something_else(language: str) -> None:
    text = Text(language)
    for path in (FOLDER / language / NAME).glob("*.ftl"):
        for name in messages(path):
            message, _, variant = name.partition(".")
            field, _, value = variant.rpartition("-")
            if variant:
                assert text.of(NAME, {field: value}).say(message) != text.of(NAME).say(message)


@pytest.mark.parametrize(
    ("chosen", "id", "told"),
    [
        ({}, "event-pistol-line", "Maroon any player, even yourself."),
        (LATER, "event-pistol-line", "Maroon another player."),
        (LATER, "do-pistol", "Choose who is marooned: another player."),
        (LATER, "do-letter", "Rescue a player, or keep the letter."),
        (LATER, "rules-helpful-1", "Three Letters of Marque and three Pistols are in every game."),
        (LATER, "rules-treasure-4", "What lies on the Galleon counts for nobody."),
        (MUTINY, "event-fountain-line", "Saves you once from Black Spot, Pistol, your captain or a mutiny."),
        (LATER, "event-fountain-line", "Saves you once from Black Spot, Pistol, your captain or a mutiny."),
        (
            {"setup": "advanced"},
            "rules-setup-7",
            "One more treasure lies in the British hold of the Flying Dutchman, "
            "one in the French hold of the Jolly Roger.",
        ),
        (MUTINY, "event-pistol-line", "Maroon any player, even yourself."),
    ],
)
def test_table_rules_and_replay_tell_the_rules_in_force(
    house: Routes, chosen: dict[str, Any], id: str, told: str
) -> None:
    session = begun(house, chosen)
    table: Any = house.table(session)
    try:
        ways = [table, table.consult().scene]
        (entry,) = house.records.entries()
        ways += [house.recorded.watch(entry.id).scene]
        assert [way.context.say(id) for way in ways] == [told] * len(ways)
    finally:
        table.close()
