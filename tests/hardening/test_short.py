"""Each line of hardening for a moment; `python -m tests.hardening LINE` plays as much as is asked for."""

from __future__ import annotations

import argparse
import json
import os
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.hardening import disk, fuzz, kills, laws
from tests.hardening.line import Found, Line
from tests.hardening.run import run

pytestmark = pytest.mark.slow


def test_random_games_keep_the_laws(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TORTUGA_GAMES", "bids=tests.bids")
    found = laws.part(0, "suite", 3)
    assert [found[f"{name} games"] for name in ("bids", "tortuga1667", "tortuga2014")] == [1, 1, 1]


POSIX = pytest.mark.skipif(os.name != "posix", reason="in the ways of POSIX")


@pytest.mark.parametrize(
    "trouble",
    [
        kills.power,
        disk.full,
        pytest.param(disk.network, marks=POSIX),
        disk.clock,
        pytest.param(disk.written, marks=POSIX),
    ],
)
def test_what_a_disk_may_do(trouble: Callable[..., None], tmp_path: Path) -> None:
    found = Found()
    trouble(tmp_path, random.Random("suite"), found)
    assert found


def test_a_large_library_is_measured(tmp_path: Path) -> None:
    found = Found()
    disk.many(tmp_path, random.Random("suite"), found, 20)
    assert len(found) == 6


@pytest.mark.parametrize("number", range(len(fuzz.KINDS)), ids=lambda number: fuzz.KINDS[number].__name__)
def test_foreign_bytes_are_taken_or_refused_in_words(number: int) -> None:
    assert sum(fuzz.part(number, "suite", 12).values()) == 12


def odd(number: int, _seed: str) -> Found:
    """A part that fails the first time."""
    if number == 1 and not odd.failed:  # type: ignore[attr-defined]
        odd.failed = True  # type: ignore[attr-defined]
        raise ValueError("the first time")
    return Found({"parts": 1, "number_most": number})


def test_a_run_tells_what_failed_and_goes_on_where_it_was_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    odd.failed = False  # type: ignore[attr-defined]
    line = Line("odd", "parts", "things", 2, 100, odd)
    monkeypatch.setattr("tests.hardening.run.LINES", {"odd": line})
    asked = argparse.Namespace(folder=tmp_path, scale=0.08, seed="s", jobs=1, dask=None, minutes=0.0)
    for parts, good in ((1, True), (2, False), (3, True), (4, True)):
        # time is up after every part, so each run plays one more, including the failed one again
        assert run(line, asked) is good, parts
    told = capsys.readouterr().out
    assert "FAILED, part 1: ValueError: the first time" in told
    assert "number_most: 2" in told
    kept = [json.loads(entry)[0] for entry in (tmp_path / "odd-s.jsonl").read_text().splitlines()]
    assert kept == [0, 1, 1, 2]
