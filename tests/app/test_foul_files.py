"""Small files that the program keeps and anybody may spoil: settings, characters, tournaments."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ai.arena.tournament import BadRecord, load
from ai.captains import BadCharacter
from ai.games.tortuga1667.captains import CHARACTERS as CARDS
from ai.games.tortuga2014.captains import CHARACTERS as DICE
from ai.levelled import Characters
from tortuga.app.settings import FILE_NAME, Settings, SettingsStore, last_game
from tortuga.app.text import Text
from tortuga.kernel.log.files import MAX_SMALL

TEXT = Text()
SPOILT: dict[str, bytes] = {
    "nothing": b"",
    "list": b"[]",
    "bytes": b'{"language":"\xff"}',
    "half": b'{"speed":',
    "nul": b"\0" * 100,
    "deep": b'{"new_game":' + b'{"a":' * 5000,
    "endless number": b'{"music":1e999}',
    "long number": b'{"music":' + b"9" * 5000 + b"}",
    "nan": b'{"music":NaN}',
    "utf-16": '{"speed":"off"}'.encode("utf-16"),
    "mark": b'\xef\xbb\xbf{"speed":"off"}',
}


@pytest.mark.parametrize("kind", SPOILT)
def test_settings_that_are_spoilt_are_put_aside(tmp_path: Path, kind: str) -> None:
    file = tmp_path / FILE_NAME
    file.write_bytes(SPOILT[kind])
    assert last_game(tmp_path)
    store = SettingsStore(tmp_path)
    assert store.now == Settings()
    assert store.notice is not None
    assert TEXT.say(store.notice.id, **store.notice.args)
    assert (tmp_path / f"{FILE_NAME}.bak").read_bytes() == SPOILT[kind]
    assert store.change(speed="off").speed == "off"
    assert SettingsStore(tmp_path).now.speed == "off"


def pipe(path: Path) -> None:
    os.mkfifo(path)


def large(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(100 * MAX_SMALL)


ODD: dict[str, Callable[[Path], None]] = {"folder": Path.mkdir, "pipe": pipe, "large": large}


@pytest.mark.skipif(os.name != "posix", reason="no pipes with a name here")
@pytest.mark.parametrize("kind", ODD)
def test_settings_that_are_no_small_file_are_passed_over(tmp_path: Path, kind: str) -> None:
    ODD[kind](tmp_path / FILE_NAME)
    assert last_game(tmp_path)
    store = SettingsStore(tmp_path)
    assert store.now == Settings()
    assert store.notice is not None
    with pytest.raises(BadRecord):
        load(tmp_path / FILE_NAME)


@pytest.mark.parametrize("characters", [DICE, CARDS], ids=["dice", "cards"])
@pytest.mark.parametrize("kind", SPOILT)
def test_a_spoilt_character_or_tournament_is_told(
    characters: Characters[Any], kind: str, tmp_path: Path
) -> None:
    with pytest.raises(BadCharacter) as told:
        characters.decode(SPOILT[kind], "one.json")
    assert TEXT.has(told.value.id)
    file = tmp_path / "arena.json"
    file.write_bytes(SPOILT[kind])
    with pytest.raises(BadRecord):
        load(file)


def test_what_the_settings_say_of_a_window_is_no_more_than_a_wish(tmp_path: Path) -> None:
    for size in ((0, 0), (-5, 10**9), (10**12, 3)):
        wished = {"window": size, "place": (10**12, -(10**12))}
        (tmp_path / FILE_NAME).write_bytes(msgspec.json.encode(wished))
        store = SettingsStore(tmp_path)
        wide, high = store.now.window
        assert (wide, high) == Settings().window
        assert store.now.place is None
