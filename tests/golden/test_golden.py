"""Golden logs play again exactly, and verify."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.golden.regenerate import CARDS, FOLDER, GOLDEN, cards_played, played
from tests.golden.seen import told
from tests.hands.play import GAMES as PLAYED
from tortuga.games import GAMES
from tortuga.games.tortuga2014.rules import RULES
from tortuga.kernel.log.reader import read
from tortuga.kernel.verify import verify


@pytest.mark.parametrize("name", sorted(GOLDEN))
def test_a_golden_log_verifies_and_plays_again_event_by_event(name: str) -> None:
    path = FOLDER / f"{name}.jsonl"
    report = verify(path, GAMES)
    assert report.good, report.fault
    assert report.status == "finished"
    log = read(path, GAMES)
    options, seed = GOLDEN[name]
    assert (log.options, log.seed) == (options, seed)
    again = played(options, seed)
    assert again.log.events == log.events
    assert report.scores == RULES.outcome(again.whole_state).scores
    assert min(report.scores) > 10


@pytest.mark.parametrize("name", sorted(CARDS))
def test_a_golden_log_of_the_card_game_verifies_and_plays_again(name: str) -> None:
    path = FOLDER / f"{name}.jsonl"
    report = verify(path, GAMES)
    assert report.good, report.fault
    assert report.status == "finished"
    assert cards_played(*CARDS[name]).log.events == read(path, GAMES).events


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.jsonl")), ids=lambda path: path.stem)
def test_everybody_sees_and_may_do_what_they_saw_and_might_do_then(path: Path) -> None:
    assert told(path, PLAYED).splitlines() == path.with_suffix(".seen.txt").read_text().splitlines()


@pytest.mark.parametrize(
    "path",
    sorted((FOLDER / "versions").glob("*/*.jsonl")),
    ids=lambda path: f"{path.parent.name}-{path.stem}",
)
def test_a_log_of_every_version_opens_for_ever(path: Path) -> None:
    """Nobody writes these anew: they are as that version wrote them."""
    report = verify(path, GAMES)
    assert report.good, report.fault
    header = json.loads(path.read_text("utf-8").splitlines()[0])
    assert (header["app"], header["game"]) == (path.parent.name, path.stem.partition("-")[0])
    assert read(path, GAMES).seed is not None


def test_every_version_that_was_released_left_a_log_of_each_game() -> None:
    changelog = (FOLDER.parents[1] / "CHANGELOG.md").read_text("utf-8")
    released = re.findall(r"^## \[([\d.]+)\]", changelog, re.MULTILINE)
    missing = [
        f"{version}/{game}"
        for version in released
        for game in ("tortuga2014", "tortuga1667")
        if not (FOLDER / "versions" / version / f"{game}.jsonl").exists()
    ]
    assert released
    assert missing == []
