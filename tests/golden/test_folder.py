"""A data folder made by the program of version 1, before there was a second game: everything reads as before.

What it told of the folder then is in `folder-told.json`.
"""

from __future__ import annotations

import json
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ai.arena.standings import standings
from ai.arena.tournament import load
from ai.captains import check
from ai.registry import CAPTAINS
from tortuga.app.captains import characters
from tortuga.app.records import Records
from tortuga.app.scenes.newgame.choices import from_settings
from tortuga.app.settings import SettingsStore
from tortuga.games import GAMES
from tortuga.kernel.library.database import VERSION
from tortuga.kernel.library.library import Library
from tortuga.kernel.library.statistics import Statistics, persons
from tortuga.kernel.session import Session
from tortuga.kernel.verify import verify
from tortuga.paths import chosen_data_dir

GAME = "tortuga2014"
FOLDER = Path(__file__).parent / "folder"
TOLD: dict[str, Any] = json.loads((FOLDER.parent / "folder-told.json").read_bytes())


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(FOLDER, tmp_path / "folder"))


@pytest.fixture
def library(folder: Path) -> Iterator[Library]:
    with Library(folder) as library:
        yield library


def as_told(what: object) -> Any:
    return json.loads(msgspec.json.encode(what))


def test_the_library_is_of_the_version_before() -> None:
    raw = sqlite3.connect(f"file:{FOLDER / 'library.sqlite3'}?mode=ro", uri=True)
    assert raw.execute("PRAGMA user_version").fetchone() == (2,)
    raw.close()
    assert VERSION == 9


def test_its_games_are_listed_as_before(library: Library) -> None:
    games = as_told(library.games())
    for entry in games:
        assert (entry.pop("round"), entry.pop("sides"), entry.pop("seen")) == (None, [], False)
        assert entry.pop("imported") == (entry["state"] == "unfinished")
    assert games == TOLD["games"]
    ended = library.database.all(
        "SELECT game_id, count(*) FROM events WHERE tag = 'round-ended' GROUP BY game_id"
    )
    assert {str(id): count for id, count in ended} == TOLD["ended"]


def test_its_games_verify_as_before(library: Library) -> None:
    for id, status in TOLD["verify"].items():
        assert verify(library.lines(int(id)), GAMES).status == status


def test_its_statistics_are_the_same_but_for_what_was_wrong(library: Library) -> None:
    """The mate's three undos were counted as Rosa's, and somebody whom she recruited and sent off again."""
    database = library.database
    assert as_told(persons(database, GAME)) == TOLD["persons"]
    assert TOLD["statistics"].keys() == {"Rosa", "Kate"}
    for name, told in TOLD["statistics"].items():
        found = Statistics(database, GAME, name)
        assert as_told(found.total()) == told["total"]
        assert as_told(found.by_seats()) == told["by_seats"]
        assert as_told(found.by_help()) == told["by_help"]
        assert as_told(found.by_opponent()) == told["by_opponent"]
        assert as_told(found.help()) == told["help"] | ({"undone": 4} if name == "Rosa" else {})
        assert found.mean("round-ended") == told["rounds"]
        done = found.events(["fleet-expanded", "crew-recruited", "hunt-started", "attacked"], "action")
        sent_off = [["crew-recruited", -1, 3]] if name == "Rosa" else []
        left = [["crew-recruited", -1, 2]] if name == "Rosa" else []
        kept = [event for event in told["events"] if event not in sent_off]
        assert sorted([*key, count] for key, count in done.items()) == sorted(kept + left)
        attacked = found.events(["attacked"], "action", rivals=True)
        assert sorted([*key, count] for key, count in attacked.items()) == told["rivals"]


def test_what_was_taken_back_is_marked(library: Library) -> None:
    """As many events count as the rules say; the log itself is untouched."""
    for entry in library.games():
        log = library.load(entry.id, GAMES)
        seed = log.seed or ("nobody knows" if entry.state == "unfinished" else library.seed(entry.id))
        ((counting,),) = library.database.all(
            "SELECT count(*) FROM events WHERE game_id = ? AND NOT void"
            " AND tag NOT IN ('undone', 'seed-revealed')",
            entry.id,
        )
        if entry.state != "unfinished":
            assert counting == Session.resume(GAMES[GAME].rules, log, seed).position
    ((void,),) = library.database.all("SELECT count(*) FROM events WHERE void")
    assert void > 20


def test_rounds_are_found_out_once(library: Library) -> None:
    library.fill_in_rounds(GAMES)
    for entry in library.games():
        log = library.load(entry.id, GAMES)
        if entry.state == "running":
            session = Session.resume(GAMES[GAME].rules, log, library.seed(entry.id))
            assert entry.round == session.rules.round(session.whole_state)
        assert entry.round is not None
        if not entry.practice:
            assert entry.round == TOLD["ended"].get(str(entry.id), 0) + 1
    before = library.games()
    library.fill_in_rounds(GAMES)
    assert library.games() == before


def test_the_list_of_games_shows_the_rounds_of_before(library: Library) -> None:
    rounds = Records(library).rounds()
    played = {entry.id: TOLD["ended"].get(str(entry.id), 0) + 1 for entry in library.games()}
    assert max(rounds.values()) > 1
    for entry in library.games():
        assert entry.practice or rounds[entry.id] == played[entry.id]


def test_what_was_noted_beside_a_game_is_there_in_its_replay(library: Library) -> None:
    entry = library.games()[0]
    library.stored(entry.id).note(0, "a word")
    eyes = Records(library).load(entry.id).replay.observer(0)
    assert (eyes.notes(), eyes.position) == ("a word", 0)


def test_a_library_of_the_very_first_version_is_brought_up_to_date(folder: Path) -> None:
    raw = sqlite3.connect(folder / "library.sqlite3")
    raw.execute("DROP TABLE assists")
    raw.execute("PRAGMA user_version = 1")
    raw.close()
    with Library(folder) as library:
        assert [entry.name for entry in library.games()] == [game["name"] for game in TOLD["games"]]
        library.stored(1).note_assist("hint", 0)
        assert library.database.all("SELECT kind, count FROM assists") == [("hint", 1)]


def test_a_running_game_goes_on(library: Library) -> None:
    for entry in library.running():
        log, shelf = library.load(entry.id, GAMES), library.stored(entry.id)
        session = Session.resume(GAMES[GAME].rules, log, library.seed(entry.id), shelf)
        (seat, *_) = session.to_act()
        session.submit(seat, session.observer(seat).legal()[0])
        session.observer(seat).note("a word")
        assert library.entry(entry.id).events > entry.events
        assert library.entry(entry.id).round == session.rules.round(session.whole_state)
        assert shelf.notes(seat) == "a word"
        assert verify(library.lines(entry.id), GAMES).status == "unfinished"


def test_help_of_before_belongs_to_no_seat(library: Library) -> None:
    assert library.database.all("SELECT game_id, kind, seat, count FROM assists") == [(1, "hint", -1, 2)]
    library.stored(1).note_assist("hint", 0)
    assert library.database.all("SELECT kind, seat, count FROM assists") == [("hint", -1, 2), ("hint", 0, 1)]


def test_settings_read_as_before(folder: Path) -> None:
    store = SettingsStore(folder)
    assert store.notice is None
    now = store.now
    assert (now.language, now.speed, now.window, now.text_size, now.music) == (
        "de",
        "fast",
        (1280, 720),
        125,
        20,
    )
    assert now.keys == {"undo": ["x"], "action-1": ["q"]}
    assert now.buttons == {"hint": ""}
    last = from_settings(GAME, now.choices_of(GAME))
    assert last is not None
    assert [(seat.player, seat.name, seat.colour) for seat in last.seats] == [
        ("human", "Rosa", "green"),
        ("captain-raider", "Žofka", "yellow"),
        ("mate", "Ben", "orange"),
    ]
    options = last.setup.options
    assert (options.target, options.start_player, options.start_seat) == (8, "seat", 1)
    assert (options.attack_empty, options.dice_set, last.practice) == ("forbidden", "custom", True)


def test_a_players_own_character_reads_as_before(folder: Path) -> None:
    with chosen_data_dir(folder):
        assert characters.fault_of(GAME, "hothead") is None
        check(CAPTAINS[GAME], "mate-hothead")


def test_a_tournament_reads_as_before(folder: Path) -> None:
    record = load(folder / "arena.json")
    assert (record.plan.players, record.plan.seed, record.plan.games) == (("random", "greedy"), "old", 8)
    (table,) = standings(record).tables
    assert [player.name for player in table.rating] == ["greedy", "random"]
