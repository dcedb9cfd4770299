"""What the READMEs promise holds: the sample runs, pictures, paths and modules exist."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from tortuga.games import GAMES
from tortuga.research.arrays import Alphabet

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_sample_that_checks_the_dice_runs_and_agrees(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    sample = re.search(r"```python\n(.*?)```", README, re.DOTALL)
    assert sample is not None
    shutil.copy(ROOT / "tests" / "golden" / "three-seats.jsonl", tmp_path / "game.jsonl")
    monkeypatch.chdir(tmp_path)
    exec(compile(sample.group(1), "README.md", "exec"), {})
    promise, derived, logged = capsys.readouterr().out.splitlines()
    assert promise.endswith("True")
    assert derived.partition(":")[2].split() == logged.partition(":")[2].split() != []


def test_the_sample_that_trains_a_captain_runs(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pettingzoo")
    sample = re.search(r"## Research.*?```python\n(.*?)```", README, re.DOTALL)
    assert sample is not None
    exec(compile(sample.group(1).replace("400", "2"), "README.md", "exec"), {})
    assert re.fullmatch(r"won of the first fifty: \d+%, of the last fifty: \d+%\n", capsys.readouterr().out)


def test_the_number_of_actions_is_that_of_the_environments() -> None:
    counts = [len(Alphabet(GAMES[name])) for name in ("tortuga2014", "tortuga1667")]
    assert "({} and {})".format(*counts) in README


OURS = ("ai", "assets", "build/recipes", "build/recipes_sound", "build/wine", "tests", "tortuga")
"""Not all of build: what it makes brings READMEs of others."""
DOORS = [ROOT / "README.md", ROOT / "build" / "README.md", ROOT / "build" / "PACKAGING.md"] + [
    path for room in OURS for path in (ROOT / room).rglob("README.md")
]


def test_every_picture_and_page_that_a_door_shows_is_there() -> None:
    shown = {
        door.parent / place
        for door in DOORS
        for place in re.findall(r"\[[^]]*\]\(([^):]+)\)", door.read_text(encoding="utf-8"))
    }
    assert len(shown) >= 4
    assert not sorted(path for path in shown if not path.exists())
    assert not sorted(path for path in shown if path.stat().st_size > 2_000_000)


@pytest.mark.parametrize("door", DOORS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_path_and_module_a_door_names_is_there(door: Path) -> None:
    words = door.read_text(encoding="utf-8")
    paths = set(re.findall(r"\b((?:tortuga|ai|assets|build|tests)/[\w./-]*[\w/])", words))
    modules = set(re.findall(r"python -m ((?:tortuga|ai|tests)[\w.]*)", words))
    made = {"build/dist/tortuga", "build/dist", "build/cache/wine"}
    asked = {path.split("::")[0] for path in paths - made} | {name.replace(".", "/") for name in modules}
    assert not sorted(path for path in asked if not _there(path))


def test_every_path_a_docstring_or_comment_names_is_there() -> None:
    named = {
        (path.name, name)
        for room in OURS
        for path in (ROOT / room).rglob("*.py")
        for name in re.findall(
            r"`((?:tortuga|ai|assets|build|tests)/[\w./-]*[\w/])`", path.read_text("utf-8")
        )
    }
    assert named
    assert not sorted(at for at in named if not _there(at[1]))


def _there(path: str) -> bool:
    """NAME stands for any game; the first one is asked."""
    found = ROOT / path.replace("NAME", "tortuga2014")
    return found.exists() or found.with_suffix(".py").exists()


@pytest.mark.parametrize("heading", ["Play", "Test"])
def test_one_command_below_play_and_test_sets_everything_up(heading: str) -> None:
    block = re.search(rf"^## {heading}$.*?```sh\n(.*?)\n```", README, re.DOTALL | re.MULTILINE)
    assert block is not None
    assert "\n" not in block.group(1), "one line, one command"
    assert block.group(1).startswith("python3 -m venv .venv && .venv/bin/pip install")
