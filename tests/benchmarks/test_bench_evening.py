"""How long a game of Tortuga 1667 takes a person among eight captains who thinks for five seconds a decision.

Run: `pytest tests/benchmarks/test_bench_evening.py --benchmark-enable -s`. Its clock is that of the table:
what it shows at normal speed, and the person's own thinking. Nothing is skipped.
"""

from __future__ import annotations

import os
import statistics
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from tests.app.conftest import Hands, display, set_stage
from tests.app.games.tortuga1667.conftest import art
from tests.app.games.tortuga1667.table import Harbour, Over, sit
from tests.hands.cards import NAMES
from tests.hands.cards_table import MOST, look
from tortuga.app.captains.thinking import Thinking
from tortuga.app.scenes.results import ResultsScene
from tortuga.app.table.scene import TableScene
from tortuga.app.table.sheets.covers import SecretScene
from tortuga.games.tortuga1667.options import Options
from tortuga.games.tortuga1667.rules import RULES
from tortuga.kernel.players import SeatSpec
from tortuga.kernel.session import Session

__all__ = ["art", "display", "set_stage"]

GAMES = int(os.environ.get("TORTUGA_EVENINGS", "3"))
SEATS = 9
THINKS = 5.0
"""Seconds for which the person thinks about a decision."""
FRAME = 0.05


def evening(hands: Hands) -> tuple[float, int]:
    """Minutes of a game, and how often the person was asked; `H` and `Enter` decide."""
    seconds, asked = 0.0, 0
    for _ in range(MOST * 10):
        hands.step(1, FRAME)
        seconds += FRAME
        match hands.top:
            case SecretScene(required=True) as cover:
                look(hands, cover)
                seconds += THINKS
            case TableScene() as table if table.decision is not None and not table.presenter.busy:
                for key in (pygame.K_h, pygame.K_RETURN):
                    hands.press(key)
                    hands.step(4, FRAME)
                seconds += THINKS
                asked += 1
            case Over() | ResultsScene():
                return seconds / 60, asked
    return pytest.fail("the game does not end")


def test_bench_an_evening_of_nine(
    benchmark, tmp_path: Path, set_stage: Callable[..., Hands], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Thinking, "warm_up", lambda _self: None)
    found = []
    for game in range(GAMES):
        harbour = Harbour(tmp_path / str(game))
        harbour.store.lend(speed="normal")
        seats = [
            SeatSpec("captain" if seat else "human", name.title(), name)
            for seat, name in enumerate(NAMES[:SEATS])
        ]
        session = Session.new(RULES, Options(SEATS), seats, f"evening {game}")
        hands = set_stage(sit(harbour, session))
        with hands.unpainted():
            minutes, asked = evening(hands)
        found.append(minutes)
        print(
            f"\ngame {game}: {minutes:.1f} minutes, {session.whole_state.turn} turns, {asked} decisions",
            end="",
        )
    print(f"\nmean {statistics.mean(found):.1f} minutes, longest {max(found):.1f}")
    benchmark.pedantic(lambda: None)
    assert all(minutes > 0 for minutes in found)
