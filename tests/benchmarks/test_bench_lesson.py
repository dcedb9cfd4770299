"""How long the guided first game of Tortuga 1667 takes a player who reads and thinks for five seconds a step.

Run: `pytest tests/benchmarks/test_bench_lesson.py --benchmark-enable -s`. Its clock is that of the table at
normal speed; steps are read with `Enter` and done with `H`, `Enter`. Nothing is skipped.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from tests.app.conftest import Hands, display, set_stage
from tests.app.games.tortuga1667.conftest import art
from tests.app.games.tortuga1667.table import Harbour
from tortuga.app.captains import ask
from tortuga.app.captains.thinking import Thinking
from tortuga.app.games.tortuga1667.lesson import LESSON
from tortuga.app.games.tortuga1667.tableui import TABLE
from tortuga.app.gameui.script import Do, Tell
from tortuga.app.scenes.lesson.guide import lesson_session
from tortuga.app.scenes.lesson.scene import GuidedTable
from tortuga.app.stills.sample import InlineExecutor

__all__ = ["art", "display", "set_stage"]

THINKS = 5.0
"""Seconds for which somebody reads a step, or thinks about a decision."""
FRAME = 0.05
GOAL = 15.0
"""Minutes."""


def lesson(hands: Hands, table: GuidedTable) -> tuple[float, int, int, float]:
    """Seconds in which something moved, steps read and done, and the longest time between two of them."""
    waited, read, done, longest, since = 0.0, 0, 0, 0.0, 0.0
    for _ in range(100_000):
        if not table.guide.active:
            return waited, read, done, longest
        hands.step(1, FRAME)
        waited, since = waited + FRAME, since + FRAME
        entry = table.guide.entry
        if table.said() is None or table.presenter.busy or not isinstance(entry, Tell | Do):
            continue
        hands.step(10, FRAME)  # a glance: pressing at once would hurry the movement
        waited, since = waited + 10 * FRAME, since + 10 * FRAME
        longest, since = max(longest, since), 0.0
        if isinstance(entry, Do):
            hands.press(pygame.K_h)
            done += 1
        else:
            read += 1
        hands.press(pygame.K_RETURN)
        assert table.guide.entry is not entry, entry
    return pytest.fail("the lesson does not end")


def test_bench_the_lesson(
    benchmark, tmp_path: Path, set_stage: Callable[..., Hands], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Thinking, "warm_up", lambda _self: None)
    harbour = Harbour(tmp_path)
    harbour.store.lend(speed="normal")
    session = lesson_session(LESSON, harbour.context.text)
    table = GuidedTable(harbour.context, session, TABLE, LESSON, Thinking(ask.decide, InlineExecutor))
    hands = set_stage(table)
    with hands.unpainted():
        waited, read, done, longest = lesson(hands, table)
    steps = read + done
    minutes = (waited + THINKS * steps) / 60
    print(
        f"\n{read} steps read, {done} decisions; {waited:.0f} s of movement, "
        f"{longest:.1f} s at most between two steps; "
        f"{minutes:.1f} of {GOAL:.0f} minutes at {THINKS:.0f} s a step"
    )
    benchmark.pedantic(lambda: None)
    assert steps == sum(isinstance(entry, Tell | Do) for entry in LESSON.script)
