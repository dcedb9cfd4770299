"""What the README promises holds: its sample runs, its pictures and modules exist."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

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


def test_every_picture_and_path_it_names_is_there() -> None:
    pictures = re.findall(r"!\[[^]]*\]\(([^)]+)\)", README)
    paths = re.findall(r"`((?:tortuga|ai|assets|build|tests)/[\w./]*[\w/])`", README)
    assert len(pictures) >= 4
    made = {"build/dist/tortuga"}
    missing = [path for path in {*pictures, *paths} - made if not (ROOT / path).exists()]
    assert not missing


@pytest.mark.parametrize("heading", ["Play", "Test"])
def test_one_command_below_play_and_test_sets_everything_up(heading: str) -> None:
    block = re.search(rf"^## {heading}$.*?```sh\n(.*?)\n```", README, re.DOTALL | re.MULTILINE)
    assert block is not None
    assert "\n" not in block.group(1), "one line, one command"
    assert block.group(1).startswith("python3 -m venv .venv && .venv/bin/pip install")
