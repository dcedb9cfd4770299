"""The command line: exit codes, messages of one line that name the thing, and what it prints."""

from __future__ import annotations

import io
import json
import random
import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from ai.captains import Names, players
from ai.registry import CAPTAINS
from tests.hands.play import GAMES, begin, finished, options, play, seats
from tests.hands.terminal import LOG, one_line
from tortuga import __version__
from tortuga.app.text import Text
from tortuga.cli import values
from tortuga.cli.output import Progress
from tortuga.cli.values import player
from tortuga.cli.values import seats as named_seats
from tortuga.games import GAMES as HOUSE
from tortuga.kernel.errors import Refusal
from tortuga.kernel.library.library import FILE_NAME, Library, playing
from tortuga.kernel.log.format import dump
from tortuga.kernel.players import HUMAN, SeatSpec
from tortuga.kernel.session import Session

ROOT = Path(__file__).parents[2]
TABLE = tuple(enumerate(seats(3)))


@pytest.fixture
def log(tmp_path: Path) -> Path:
    file = tmp_path / "game.jsonl"
    file.write_bytes(LOG)
    return file


def test_version_and_help(tortuga: Any) -> None:
    assert tortuga("--version").out == f"tortuga {__version__}\n"
    told = tortuga("--help")
    assert told.code == 0
    for command in ("play", "simulate", "verify", "replay", "games", "export", "import", "screenshots"):
        assert command in told.out
        assert tortuga(command, "--help").code == 0


@pytest.mark.parametrize(
    ("line", "parts"),
    [
        ("dance", ["dance", "play", "verify"]),
        ("verify", ["FILE"]),
        ("simulate", ["--seats"]),
        ("games --colour", ["--colour"]),
        ("simulate --seats random,bob", ["bob", "random", "additive"]),
        ("simulate --seats random,human", ["human"]),
        ("simulate --seats random,", ["“”"]),
        ("simulate --seats random", ["one player", "2", "4"]),
        ("simulate --seats random,random,random,random,random", ["5 players"]),
        ("simulate --seats random,random --games many", ["--games", "many"]),
        ("simulate --seats random,random --games 0", ["--games", "0"]),
        ("simulate --seats random,random --jobs -1", ["--jobs"]),
        ("simulate --seats random,random --target 7", ["--target", "7", "6, 8"]),
        (f"simulate --seats random,random --seed {'x' * 65}", ["64", "65"]),
        ("simulate --game chess --seats random,random", ["--game", "chess", "tortuga2014"]),
        ("play --game chess", ["--game", "chess", "tortuga2014"]),
        ("arena --game chess", ["--game", "chess", "tortuga2014"]),
        ("arena --tables 2,5", ["--tables", "2,5", "2, 3 and 4"]),
        ("play --seats human", ["one player"]),
        ("play --seats human,blackbeard", ["blackbeard", "human"]),
        ("play --target six", ["--target", "six"]),
        ("play --lang fr", ["--lang", "fr", "en, de, es, cs"]),
        ("play --speed warp", ["--speed", "warp", "off, fast, normal, slow"]),
        ("play --size big", ["--size", "big", "1920x1080"]),
        ("play --size 640x480", ["640x480", "1280x720"]),
        ("play --size 99999x99999", ["99999x99999", "7680x4320"]),
        ("screenshots out --size 1", ["--size"]),
        ("--size big", ["--size", "big", "1920x1080"]),
        ("--speed warp", ["--speed", "warp"]),
        ("--size 1280x720 games", ["--size", "games", "tortuga, tortuga play, tortuga screenshots"]),
        ("--speed off screenshots out", ["--speed", "screenshots", "tortuga, tortuga play"]),
        ("screenshots out --lang xx", ["--lang", "xx"]),
        ("screenshots out --text-size 99", ["--text-size", "99", "125"]),
        ("replay none.jsonl --lang xx", ["--lang", "xx"]),
        ("export seven out.jsonl", ["seven"]),
    ],
)
def test_wrong_usage_is_2_and_names_what_is_allowed(tortuga: Any, line: str, parts: list[str]) -> None:
    one_line(tortuga(*line.split(" ")), 2, *parts)


@pytest.mark.parametrize("command", ["play", "simulate", "arena"])
def test_a_game_brings_its_own_flags(tortuga: Any, monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    assert "--target 6|8" in tortuga(command, "--help").out
    monkeypatch.setenv("TORTUGA_GAMES", "bids=tests.bids")
    assert "--target 6|8" in tortuga(command, "--help").out
    for ask in (["--game", "bids"], ["--game=bids"]):
        told = tortuga(command, *ask, "--help").out
        assert "--rounds 1|2|3|5" in told
        assert "--target" not in told
        assert ".," not in told, "the note of an option is a sentence; here more may follow"
    seats = "2 to 9" if command != "arena" else "2,3,4,5,6,7,8,9"
    assert seats in " ".join(told.split())


def test_another_game_is_simulated(tortuga: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TORTUGA_GAMES", "bids=tests.bids")
    line = "simulate --game bids --games 10 --seed s --rounds 3 --json --seats"
    told = json.loads(tortuga(*line.split(), "mild,bold,random,mild,mild").out)
    assert (told["rounds"], told["games"], len(told["players"])) == (3, 10, 5)
    assert "target" not in told
    one_line(tortuga(*line.split(), ",".join(["mild"] * 10)), 2, "10 players", "2", "9")
    one_line(tortuga(*line.split(), "mild,mate"), 2, "mate", "bold")
    assert "10 games, seed s" in tortuga(*line.replace(" --json", "").split(), "mild,bold").out


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("--lang de simulate --seats greedy", "Mit einem Spieler geht es nicht"),
        ("simulate --seats greedy --lang=es", "con un jugador no se puede"),
        ("games --jobs 3 --lang cs", "unrecognized"),  # the parser's own words stay as they are
        ("export 12 out.jsonl --lang cs", "Hra 12 v knihovně není"),
    ],
)
def test_every_command_speaks_the_language_it_is_asked_for(tortuga: Any, line: str, said: str) -> None:
    assert said in tortuga(*line.split(" ")).err


def test_help_in_czech(tortuga: Any) -> None:
    assert "vypsat hry z knihovny" in tortuga("--help", "--lang", "cs").out


def test_an_empty_seed_is_wrong_usage(tortuga: Any) -> None:
    one_line(tortuga("play", "--seed", ""), 2, "seed")


def test_verify_of_good_logs(tortuga: Any, log: Path, tmp_path: Path) -> None:
    short = tmp_path / "short.jsonl"
    short.write_bytes(b"\n".join(LOG.splitlines()[:40]) + b"\n")
    ran = tortuga("verify", log, short)
    assert (ran.code, ran.err) == (0, "")
    first, second = ran.out.splitlines()
    assert first.startswith(f"{log}: OK, finished")
    assert second.startswith(f"{short}: OK, unfinished")


def test_verify_names_file_line_and_reason(tortuga: Any, log: Path, tmp_path: Path) -> None:
    lines = LOG.splitlines(keepends=True)
    lines[6] = re.sub(rb"\d", b"7", lines[6], count=1)
    bad = tmp_path / "bad.jsonl"
    bad.write_bytes(b"".join(lines))
    ran = tortuga("verify", bad, log, tmp_path / "missing.jsonl")
    assert ran.code == 1
    assert ran.out.startswith(f"{log}: OK")
    altered, missing = ran.err.splitlines()
    assert altered.startswith(f"{bad}:7: The seal is ")
    assert missing.startswith(f"{tmp_path / 'missing.jsonl'}: ")
    assert bad.read_bytes() == b"".join(lines)


def test_verify_loads_neither_window_nor_captains(log: Path) -> None:
    program = (
        "import sys; from tortuga.cli import main; code = main(['verify', sys.argv[1]]);"
        "print(*{'pygame', 'numpy', 'ai', 'sqlite3'} & set(sys.modules)); sys.exit(code)"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program, str(log)], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert ran.stdout.splitlines()[1] == ""


def test_the_transcript(tortuga: Any, log: Path) -> None:
    ran = tortuga("replay", log, "--text")
    assert (ran.code, ran.err) == (0, "")
    for part in ("Seat 3", "Round 1", "The seed was command line"):
        assert part in ran.out


def test_the_transcript_of_an_unfinished_game(tortuga: Any, tmp_path: Path) -> None:
    file = tmp_path / "running.jsonl"
    file.write_bytes(dump(play(begin("tortuga2014", seed="hush"), random.Random(1), 12).log))
    ran = tortuga("replay", file, "--text")
    assert ran.code == 0
    assert "hush" not in ran.out
    assert ran.out.splitlines()[-1] == "The game is not over yet."


@pytest.mark.parametrize("lone", [True, False])
def test_a_running_game_is_told_as_it_may_be_seen(tortuga: Any, tmp_path: Path, lone: bool) -> None:
    """Exported, verified and told: what is hidden from the eyes is in none of it."""
    people = [spec if at == 0 or not lone else SeatSpec("mate", spec.name, spec.colour) for at, spec in TABLE]
    with Library(tmp_path / "data") as library:
        rules = GAMES["tortuga2014"].rules
        session = Session.new(rules, options("tortuga2014", 3), people, "hush", library.new_game())
        play(session, random.Random(1), 40)
    file, whole = tmp_path / "running.jsonl", tmp_path / "whole.jsonl"
    assert tortuga("export", "1", file).code == 0
    whole.write_bytes(dump(session.log))
    told = tortuga("verify", file)
    assert (told.code, "seat 1 saw" in told.out, "everybody saw" in told.out) == (0, lone, not lone)
    text = tortuga("replay", file, "--text")
    assert text.code == 0
    assert ("as Seat 1 saw it" if lone else "as everybody could see it") in text.out
    assert tortuga("replay", whole, "--text").out == text.out
    imported = tortuga("import", file, "--data-dir", tmp_path / "other")
    assert imported.code == 0


def test_replay_prints_unless_a_window_is_asked_for(tortuga: Any, log: Path) -> None:
    assert tortuga("replay", log) == tortuga("replay", log, "--text")
    assert tortuga("replay", log, "--text", "--window").code == 2


def test_the_replay_screen_opens(tortuga: Any, log: Path, monkeypatch: Any) -> None:
    opened: list[Any] = []
    monkeypatch.setattr("tortuga.app.main.run", lambda args: opened.append(args) or 0)
    ran = tortuga("replay", log, "--window", "--lang", "de")
    assert (ran.code, ran.out, ran.err) == (0, "", "")
    (args,) = opened
    assert (args.command, args.log, args.lang) == ("replay", str(log), "de")


def test_replay_of_a_bad_file(tortuga: Any, log: Path) -> None:
    log.write_bytes(LOG[:-30])
    one_line(tortuga("replay", log), 1, f"{log}:{len(LOG.splitlines())}: ")


def test_a_reader_that_leaves_early_is_no_error(log: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "tortuga", "replay", "--text", str(log)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == ""
    process.stderr.close()
    assert process.wait() == 0


def test_games_export_import(tortuga: Any, tmp_path: Path) -> None:
    assert tortuga("games").out == "The library is empty.\n"
    assert json.loads(tortuga("games", "--json").out) == []
    with Library(tmp_path / "data") as library, playing(library.folder):
        play(begin("tortuga2014", 3, seed="hush", store=library.new_game()), random.Random(1), 12)
        play(begin("tortuga2014", 2, store=library.new_game()), random.Random(2))
        running, over = tmp_path / "running.jsonl", tmp_path / "over.jsonl"
        assert tortuga("export", "1", running).code == 0
        assert tortuga("export", "2", over).code == 0
        assert b"hush" not in running.read_bytes()
        assert tortuga("verify", running, over).code == 0
        listed = json.loads(tortuga("games", "--json").out)
        assert {(game["id"], game["state"]) for game in listed} == {(1, "running"), (2, "finished")}
        assert all({"game", "seats", "scores", "winners"} <= game.keys() for game in listed)
        table = tortuga("games").out
        assert "running" in table
        assert "finished" in table
        one_line(tortuga("export", "3", tmp_path / "none.jsonl"), 1, "3")
        one_line(tortuga("export", "1", tmp_path / "no" / "where.jsonl"), 1, "where.jsonl")
    other = tmp_path / "other"
    ran = tortuga("import", over, "--data-dir", other)
    assert (ran.code, ran.err) == (0, "")
    assert "game 1" in ran.out
    (game,) = json.loads(tortuga("--data-dir", other, "games", "--json").out)
    assert game["state"] == "finished"


def test_several_files_are_imported_and_a_bad_one_keeps_no_other_out(tortuga: Any, tmp_path: Path) -> None:
    files = []
    for number in range(3):
        files.append(tmp_path / f"{number}.jsonl")
        files[-1].write_bytes(dump(finished("tortuga2014", 2, seed=str(number)).log))
    files[1].write_bytes(b"{}")
    ran = tortuga("import", *files)
    assert (ran.code, ran.out.count("\n"), ran.err.count("\n")) == (1, 2, 1)
    assert str(files[1]) in ran.err
    assert len(json.loads(tortuga("games", "--json").out)) == 2


def test_importing_a_bad_file_keeps_nothing(tortuga: Any, log: Path) -> None:
    log.write_bytes(LOG.replace(b"rolled", b"rollen", 1))
    one_line(tortuga("import", log), 1, f"{log}:", "seal")
    assert json.loads(tortuga("games", "--json").out) == []


def test_trouble_with_the_library(tortuga: Any, tmp_path: Path) -> None:
    file = tmp_path / "a-file"
    file.write_text("mine")
    one_line(tortuga("games", "--data-dir", file), 1, str(file))
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / FILE_NAME).write_text("Pieces of eight! " * 100)
    one_line(tortuga("games"), 1, FILE_NAME, "damaged")


def test_simulate_prints_one_object(tortuga: Any, tmp_path: Path) -> None:
    ran = tortuga(
        *("simulate", "--seats", "random,greedy,random", "--games", "6", "--seed", "s", "--json"),
        *("--target", "8", "--save", tmp_path / "logs"),
    )
    assert (ran.code, ran.err) == (0, "")
    result = json.loads(ran.out)
    assert {"games", "seed", "target", "rounds_mean", "decisions", "seconds", "players"} <= result.keys()
    assert (result["games"], result["seed"], result["target"]) == (6, "s", 8)
    assert [player["name"] for player in result["players"]] == ["random", "greedy", "random"]
    assert sum(player["win_share"] for player in result["players"]) == pytest.approx(1)
    logs = sorted((tmp_path / "logs").iterdir())
    assert len(logs) == 6
    assert tortuga("verify", *logs).code == 0
    told = tortuga("replay", logs[0], "--text").out
    assert all(name in told for name in ("random (1)", "greedy", "random (3)"))
    assert "greedy (" not in told


@pytest.mark.slow
def test_a_captain_of_the_players_own_is_found_in_the_chosen_folder(tortuga: Any, tmp_path: Path) -> None:
    captains = tmp_path / "elsewhere" / "captains"
    captains.mkdir(parents=True)
    (captains / "mine.json").write_text(
        '{"format": "tortuga-captain", "version": 1, "name": "mine"}', "utf-8"
    )
    asked = ("simulate", "--seats", "deckhand-mine,random", "--games", "2", "--jobs", "2", "--json")
    ran = tortuga(*asked, "--data-dir", tmp_path / "elsewhere")
    assert (ran.code, ran.err) == (0, "")
    assert json.loads(ran.out)["players"][0]["name"] == "deckhand-mine"
    one_line(tortuga(*asked), 2, "deckhand-mine")


def test_simulate_prints_a_table(tortuga: Any) -> None:
    ran = tortuga("simulate", "--seats", "random,random", "--games", "2")
    assert (ran.code, ran.err) == (0, "")
    assert len(ran.out.splitlines()) == 4


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_the_progress_bar_is_for_terminals() -> None:
    for stream, shown in ((Terminal(), True), (io.StringIO(), False)):
        progress = Progress(8, stream)
        progress(4)
        assert ("4/8" in stream.getvalue()) == shown
        progress.close()
        assert not shown or stream.getvalue().endswith("\r")


def test_interrupting_leaves_quietly(tortuga: Any, monkeypatch: pytest.MonkeyPatch, log: Path) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("tortuga.cli.logs.verify_log", interrupt)
    left = tortuga("verify", log)
    assert (left.code, left.out, left.err) == (130, "", "")


def test_simulate_cannot_save_into_a_file(tortuga: Any, log: Path) -> None:
    one_line(tortuga("simulate", "--seats", "random,random", "--games", "1", "--save", log), 1, str(log))


def test_the_window_is_given_what_was_asked(
    tortuga: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    given: list[Any] = []

    def run(args: Any) -> int:
        given.append(args)
        return 0

    monkeypatch.setitem(sys.modules, "tortuga.app.main", SimpleNamespace(run=run))
    level = CAPTAINS["tortuga2014"].levels[-1]
    asked = ["--seats", f"human,{level}", "--target", "8", "--seed", "s", "--lang", "cs", "--speed", "off"]
    assert tortuga("play", *asked, "--size", "1920x1080", "--data-dir", tmp_path).code == 0
    assert tortuga().code == 0
    play_args, title_args = given
    assert play_args.seats == ("human", level)
    assert (play_args.command, play_args.target, play_args.seed) == ("play", 8, "s")
    assert (play_args.lang, play_args.speed, play_args.size) == ("cs", "off", (1920, 1080))
    assert play_args.data_dir == tmp_path
    assert (title_args.command, title_args.data_dir) == (None, tmp_path / "data")


@pytest.mark.parametrize("command", [(), ("play",)])
def test_the_window_is_as_asked_before_any_command(
    tortuga: Any, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    given: list[Any] = []
    run = SimpleNamespace(run=lambda args: given.append(args) or 0)
    monkeypatch.setitem(sys.modules, "tortuga.app.main", run)
    assert tortuga("--size", "1280x720", "--speed", "off", "--lang", "de", *command).code == 0
    assert (given[0].size, given[0].speed, given[0].lang) == ((1280, 720), "off", "de")
    assert given[0].command == (command[0] if command else None)


def test_screenshots_tell_how_many(tortuga: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def take(folder: Path, size: tuple[int, int], language: str, text_size: int, **which: Any) -> list[Path]:
        assert (folder, size, language, text_size) == (tmp_path, (1280, 720), "de", 125)
        assert which == {"game": "", "only": ()}
        return [folder / "title.png"]

    monkeypatch.setitem(sys.modules, "tortuga.app.screenshots", SimpleNamespace(take=take))
    ran = tortuga("screenshots", tmp_path, "--size", "1280x720", "--lang", "de", "--text-size", "125")
    assert ran.code == 0
    assert str(tmp_path) in ran.out


@pytest.mark.slow
def test_some_screenshots_are_drawn_when_only_they_are_asked_for(tortuga: Any, tmp_path: Path) -> None:
    assert tortuga("screenshots", tmp_path, "--size", "1280x720", "--only", "credits", "title").code == 0
    assert {file.name for file in tmp_path.glob("*.png")} == {"credits.png", "title.png"}
    one_line(tortuga("screenshots", tmp_path, "--only", "galley"), 2, "--only", "galley", "table-roll")


def test_every_text_that_kernel_and_command_line_name_exists() -> None:
    text = Text()
    named: set[str] = set()
    for folder in ("kernel", "cli"):
        for file in (ROOT / "tortuga" / folder).rglob("*.py"):
            named |= set(re.findall(r'"((?:error|refusal|cli)-[a-z0-9-]*[a-z0-9])"', file.read_text("utf-8")))
    assert len(named) > 60
    assert {id for id in named if not text.has(id)} == set()


@pytest.mark.parametrize(
    ("told", "meant"),
    [
        ("captain,mate", ("captain", "mate")),
        ("commodore,Bosun", ("captain", "mate")),
        ("The Parrot, magpie", ("random", "greedy")),
        ("human,bosun-raider,commodore-treasure-hunter", ("human", "mate-raider", "captain-treasure-hunter")),
    ],
)
def test_players_go_by_their_ids_and_by_the_english_names_that_are_shown(
    told: str, meant: tuple[str, ...]
) -> None:
    game = values.game("tortuga2014")
    assert named_seats(told, Names(CAPTAINS[game.name], HUMAN), game) == meant


def test_every_shown_name_of_a_level_is_its_own() -> None:
    for game in HOUSE.values():
        known = players(CAPTAINS[game.name])
        text = Text("en").of(game.name)
        shown = {id: text.say(f"level-{id}") for id in known}
        assert {id: player(name, known, game) for id, name in shown.items()} == {id: id for id in known}


def test_a_name_that_nobody_has_is_told(tortuga: Any) -> None:
    one_line(tortuga("simulate", "--seats", "bosun,blackbeard"), 2, "blackbeard", "mate")


@pytest.mark.parametrize("game", list(HOUSE))
def test_a_choice_that_the_rules_refuse_is_told_in_a_sentence(
    tortuga: Any, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: Any) -> None:
        raise Refusal("refusal-not-now")

    monkeypatch.setattr(type(HOUSE[game].rules), "decide", refuse)
    count = HOUSE[game].seats[0]
    ran = tortuga("simulate", "--game", game, "--seats", ",".join(["random"] * count), "--games", "1")
    one_line(ran, 1, Text("en").of(game).say("refusal-not-now"))
