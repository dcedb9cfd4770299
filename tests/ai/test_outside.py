"""Captains of somebody else's: the examples of `OUTSIDE.md` play, faults name captain, file and reason."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ai import outside
from ai.arena.play import seated, simulate
from ai.captains import check
from ai.outside import OutsideError
from ai.registry import CAPTAINS
from tests.ai.games.tortuga2014.moments import moments
from tortuga.app.captains import characters
from tortuga.app.scenes.newgame.choices import crew, same_seats
from tortuga.app.stills.house import house_shots, still_context
from tortuga.games import GAMES
from tortuga.games.tortuga2014.state import Options
from tortuga.kernel.log.reader import parse
from tortuga.kernel.replay import Replay
from tortuga.paths import DATA_DIR_VARIABLE, PACKAGE

ROOT = PACKAGE.parent
GAME = "tortuga2014"
NAME = "parrot:Captain"
PAGE = (ROOT / "ai" / "OUTSIDE.md").read_text("utf-8")
EXAMPLES = dict(
    zip(("tortuga2014", "tortuga1667"), re.findall(r'```python\n(""".*?)```', PAGE, re.S), strict=True)
)
FAULTY = '''"""Faults of all kinds."""
import os, time
from tortuga.games.tortuga2014.commands import KeepTile
from tortuga.kernel.players import Decision

class Captain:
    def __init__(self, seed):
        self.seed = seed
    def choose(self, view):
        print("said aloud")
        match view.seat:
            case 0: return 1 / 0
            case 1: return "north"
            case 2: return Decision(KeepTile(0))
            case 3: time.sleep(60)
'''


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(DATA_DIR_VARIABLE, str(tmp_path))
    monkeypatch.setattr(outside, "_host", lambda game, name: outside._Host(game, name))
    for game, code in EXAMPLES.items():
        (tmp_path / "captains" / game).mkdir(parents=True)
        (tmp_path / "captains" / game / "parrot.py").write_text(code, "utf-8")
    return tmp_path / "captains" / GAME


@pytest.mark.slow
@pytest.mark.parametrize("game", EXAMPLES)
def test_the_examples_play_and_their_logs_need_them_no_more(folder, tmp_path, game):
    assert EXAMPLES[game].count("\n") <= 25
    names = (NAME, *(CAPTAINS[game].panel[:1] * (GAMES[game].seats[0] - 1)))
    simulate(game, names, 1, seed="s", save=tmp_path / "logs")
    (tmp_path / "captains" / game / "parrot.py").unlink()
    (log,) = (tmp_path / "logs").iterdir()
    replay = Replay(GAMES[game].rules, parse(log.read_bytes(), GAMES))
    assert replay.header.seats[0].player == NAME
    replay.seek(replay.length)
    assert replay.finished


@pytest.mark.slow
def test_faults_name_captain_file_and_reason(folder, monkeypatch):
    (folder / "faulty.py").write_text(FAULTY, "utf-8")
    moment = next(moments(("random",) * 4, Options(4), "x"))
    player = outside.Outside(GAME, "faulty:Captain", "seed")
    told = []
    for seat in range(4):
        if seat == 3:
            monkeypatch.setattr(outside, "SECONDS", 2)
        with pytest.raises(OutsideError) as caught:
            player.choose(GAMES[GAME].rules.observe(moment.table, seat))
        assert caught.value.arguments["name"] == "faulty:Captain"
        assert caught.value.arguments["file"] == str(folder / "faulty.py")
        told.append((caught.value.id.rpartition("-")[2], str(caught.value)))
    assert [kind for kind, _ in told] == ["failed", "answer", "refused", "late"]
    assert "ZeroDivisionError: division by zero (faulty.py, 12)" in told[0][1]
    assert player._host._pool is None, "what took too long still runs"
    monkeypatch.setattr(outside, "SECONDS", 10)
    (folder / "faulty.py").write_text(EXAMPLES[GAME], "utf-8")
    assert player.choose(GAMES[GAME].rules.observe(moment.table, 0)).command.dice


@pytest.mark.slow
def test_what_is_not_there_is_refused_before_the_first_game(folder, tmp_path):
    for name, fault in (("parrot:Nobody", "missing"), (f"mate@{folder}", "folder")):
        with pytest.raises(OutsideError) as caught:
            check(CAPTAINS[GAME], name)
        assert caught.value.id == f"error-outside-{fault}"


@pytest.mark.slow
def test_a_player_of_another_checkout_chooses_as_it_does_there(folder):
    moment = next(moments(("greedy",) * 2, Options(2), "y"))
    view = GAMES[GAME].rules.observe(moment.table, moment.seat)
    there = CAPTAINS[GAME].make(f"greedy@{ROOT}", moment.seat_seed)
    assert there.choose(view).command == moment.decision.command


@pytest.mark.slow
def test_another_checkout_need_not_know_how_processes_are_run_here(tmp_path):
    """Those of version 1.0 had no `tortuga.workers`, and their captains could not be asked."""
    (tmp_path / "ai").mkdir()
    (tmp_path / "tortuga").mkdir()
    for package in ("ai", "tortuga"):
        (tmp_path / package / "__init__.py").touch()
    (tmp_path / "ai" / "worker.py").write_text(
        "def decide(*asked):\n    return repr(asked).encode()\n", "utf-8"
    )
    host = outside._Host(GAME, f"greedy@{tmp_path}")
    try:
        assert host.ask("seed", b"view") == repr((GAME, b"view", "greedy", "seed")).encode()
    finally:
        host.end()


def test_its_seed_says_nothing_of_the_dice():
    def seeds(game_seed: str, number: int) -> list[str]:
        made = seated(CAPTAINS[GAME], (NAME, "admiral@there", NAME), game_seed, number)
        return [player._seed for player in made]

    one, other, later = seeds("a", 1), seeds("b", 1), seeds("a", 2)
    assert one[0] == other[0] != later[0] != one[2]
    assert one[1] != other[1]


def test_new_game_offers_the_file_and_says_what_it_is(folder, tmp_path):
    (folder / "broken.py").write_text("def", "utf-8")
    (folder / "not a name.py").write_text("", "utf-8")
    offered = characters.offered(GAME)
    assert offered[-2:] == ("broken:Captain", NAME)
    context = still_context(tmp_path / "window", "en").of(GAME)
    assert characters.title(context, GAME, NAME) == "parrot"
    assert characters.note(context, GAME, NAME).startswith("Grabs as many dice")
    (scene,) = house_shots(GAME)["newgame"](context)
    scene._change_seat(1, kind="captain", level="mate", character=offered[-3])
    scene.activate("seat1.character:next")
    assert "broken.py" in scene._fault()
    scene.activate("seat1.character:next")
    assert (scene._fault(), scene.game.seats[1].player) == ("", NAME)
    assert not {"seat1.level", "seat1.strength"} & {control.id for control in scene._card(1).controls()}
    specs = scene.game.setup.seats
    assert specs[1].player == NAME
    assert same_seats(GAME, scene.game.setup.options, specs).seats[1].player == NAME
    assert characters.level_name(context, NAME) == "parrot"
    assert crew(GAME, specs, 0)[1].player == NAME
    (folder / "parrot.py").unlink()
    assert crew(GAME, specs, 0)[1].player == "admiral", "a log must not name what is run"
