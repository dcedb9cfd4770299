"""Whole games of 1667 through the program's own window, as `tortuga play --game tortuga1667` opens it.

The suite plays one of each edition; with `TORTUGA_WHOLE_GAMES=all` it plays every language, device and window
size, at two, five and nine seats and in both editions in turn, and an evening of nine persons in each window.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from itertools import count, product
from pathlib import Path
from typing import get_args

import pytest

from tests.app.conftest import Hands
from tests.app.games.tortuga2014.wholegame import ended, rig_program
from tests.hands.cards_table import by_device, by_proposal, play, with_advice
from tests.hands.devices import Keyboard, Mouse, Thumbs
from tortuga.app.languages import LANGUAGES
from tortuga.app.scene.base import INPUT_DELAY
from tortuga.app.scenes.results import ResultsScene
from tortuga.app.settings import SettingsStore
from tortuga.app.stage.stage import Stage
from tortuga.app.stills.sample import InlineExecutor
from tortuga.games import GAMES
from tortuga.games.tortuga1667.options import Edition
from tortuga.kernel.library.library import Library
from tortuga.kernel.verify import verify

pytestmark = pytest.mark.slow

Size = tuple[int, int]
SIZES: tuple[Size, ...] = ((1280, 720), (1920, 1080), (3840, 2160), (2560, 1080))
DEVICES = {"keys": Keyboard, "mouse": Mouse, "pad": Thumbs}
SEATS = (2, 5, 9)
EDITIONS = get_args(Edition)
ALL = os.environ.get("TORTUGA_WHOLE_GAMES") == "all"
CASES = enumerate(product(LANGUAGES, SIZES, DEVICES))
MATRIX = (
    [(*case, SEATS[(at + at // 3) % len(SEATS)], EDITIONS[(at + at // 12) % 2]) for at, case in CASES]
    if ALL
    else []
)
"""Each device meets each number of seats."""
EVENINGS = list(zip(LANGUAGES, SIZES, strict=True)) if ALL else []


def voyage(
    folder: Path, monkeypatch: pytest.MonkeyPatch, course: Callable[[Stage], None], language: str, size: Size,
    seats: tuple[str, ...], edition: Edition = "2017web",
) -> None:  # fmt: skip
    """The program from its first line to its end; the game in its library is finished and proven."""
    rig_program(monkeypatch, course, (f"window-{number}" for number in count()))
    pool = "tortuga.app.captains.thinking.ProcessOrThreadExecutor"
    monkeypatch.setattr(pool, lambda _jobs: InlineExecutor())
    SettingsStore(folder).change(automatic=False, asking="always")
    asked = {
        "command": "play",
        "game": "tortuga1667",
        "seats": seats,
        "seed": "7",
        "lang": language,
        "edition": edition,
    }
    ended(data_dir=folder, speed="off", size=size, **asked)
    with Library(folder) as library:
        (entry,) = library.games()
        assert entry.state == "finished"
        report = verify(library.lines(entry.id), GAMES)
        assert (report.status, report.fault) == ("finished", None)


def over(hands: Hands, size: Size) -> None:
    """The results stand there, with what an onlooker believed."""
    assert hands.stage.canvas.surface.get_size() == size
    assert isinstance(hands.top, ResultsScene)
    hands.step(7, INPUT_DELAY / 6)
    assert len(hands.top.spoken()) > 2


@pytest.mark.parametrize("edition", EDITIONS)
def test_advice_and_confirm_are_enough_for_a_whole_game(
    edition: Edition, display: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`H`, `Enter`: a person among captains; his maps too."""

    def course(stage: Stage) -> None:
        hands = Hands(stage)
        with hands.unpainted():
            assert play(hands, with_advice) > 4
        over(hands, (1280, 720))

    voyage(tmp_path, monkeypatch, course, "cs", (1280, 720), ("human", *("greedy",) * 4), edition)


@pytest.mark.parametrize(("language", "size", "device", "seats", "edition"), MATRIX)
def test_a_whole_game_by_one_device(
    language: str, size: Size, device: str, seats: int, edition: Edition, display: None, tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    """By keys it takes `H` and `Enter`, by mouse and gamepad any choice target by target."""

    def course(stage: Stage) -> None:
        hands = Hands(stage)
        hand = DEVICES[device](hands)
        rng = random.Random(f"{language}/{size}")
        assert play(hands, with_advice if device == "keys" else by_device(hand, rng)) > 1  # of nine
        over(hands, size)
        hand.press("title")
        hand.press("menu:quit")
        hand.press("quit")
        assert not stage.running

    voyage(tmp_path, monkeypatch, course, language, size, ("human", *("captain",) * (seats - 1)), edition)


@pytest.mark.parametrize(("language", "size"), EVENINGS)
def test_nine_persons_at_one_screen(
    language: str, size: Size, display: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def course(stage: Stage) -> None:
        hands, covers = Hands(stage), list[str]()
        assert play(hands, by_proposal(random.Random(language)), covers) > 20
        assert covers[:9] == ["look"] * 9
        over(hands, size)

    voyage(tmp_path, monkeypatch, course, language, size, ("human",) * 9)
