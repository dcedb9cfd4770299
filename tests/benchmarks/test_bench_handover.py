"""Nine persons at one screen: how often it changes hands, and how many presses an evening costs.

Run: `pytest tests/benchmarks/test_bench_handover.py --benchmark-enable -s`; `TORTUGA_EVENINGS=20` for more.
Each person does by keys what a captain would do. A cover is a look or a curtain that is lifted; a touch is
a key that is pressed, held or not.
"""

from __future__ import annotations

import os
import statistics
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from tests.app.conftest import Hands, display, set_stage
from tests.app.games.tortuga1667.conftest import art
from tests.app.games.tortuga1667.table import Harbour, Over, sit
from tests.hands.cards import begin, path
from tests.hands.cards_table import MOST, hold, look
from tests.hands.devices import Keyboard
from tortuga.app.captains import ask
from tortuga.app.captains.thinking import Thinking
from tortuga.app.games.tortuga1667.decisions.act import BeforeTurnChooser
from tortuga.app.scenes.results import ResultsScene
from tortuga.app.table.scene import TableScene
from tortuga.app.table.sheets.covers import HandoverScene, SecretScene
from tortuga.app.widgets.dialog import Dialog
from tortuga.games.tortuga1667 import commands as cmd

__all__ = ["art", "display", "set_stage"]

GAMES = int(os.environ.get("TORTUGA_EVENINGS", "6"))
SEATS = 9
PLAYS = "captain"
COVERS, TOUCHES = 45, 300
"""What is accepted for nine persons in 38 turns."""


class Evening:
    """One game: what is counted on the way."""

    def __init__(self, hands: Hands, seed: str, session: Any) -> None:
        self.hands, self.keys = hands, Keyboard(hands)
        self.covers: Counter[str] = Counter()
        self.touches = 0
        self._seed, self._session = seed, session
        self._thinks = 0
        press = hands.press

        def counted(key: int, mod: int = 0, times: int = 1) -> None:
            self.touches += times
            press(key, mod, times)

        hands.press = counted  # type: ignore[method-assign]

    def play(self) -> None:
        """To the end of the game."""
        for _ in range(MOST):
            self.hands.step()
            match self.hands.top:
                case HandoverScene() as cover:
                    self.hands.step(8, 0.1)  # deaf to a key that was meant for what came before
                    self.hands.press(pygame.K_RETURN)
                    self.covers["pass"] += self.hands.top is not cover
                case Dialog():  # all votes are cast
                    self.hands.press(pygame.K_RETURN)
                case SecretScene(required=True) as cover:
                    before = self.touches
                    look(self.hands, cover)
                    self.touches = before + 2  # held, done
                    self.covers["look"] += 1
                case TableScene() as table if table.decision is not None and not table.presenter.busy:
                    self._decide(table)
                case Over() | ResultsScene():
                    return
        pytest.fail("the game does not end")

    def _decide(self, table: TableScene) -> None:
        assert table.decision is not None
        chooser: Any = table.decision.chooser
        command = self._wish(self._session.observer(table.decision.desk.seat).view)
        before = isinstance(chooser.inner, BeforeTurnChooser) and isinstance(command, cmd.KeepMap)
        if before:  # one acts, and so keeps the map
            command = self._wish(chooser.desk.view)
        held = table.hotseat.holder is not None
        if held:
            hold(True)
            self.touches += 1
            self.hands.step(2)
        ids = [part.id for part in chooser.inner._parts[command]] if before else list(path(chooser, command))
        for id in ids:
            if chooser.command() == command or (before and chooser.then() == command):
                break
            known = {target.id: target for target in chooser.targets()}
            self.keys.press(id if id in known and (known[id].key or f"at-{id}" not in known) else f"at-{id}")
        if held:
            hold(False)
            self.hands.step()
        self.hands.press(pygame.K_RETURN)

    def _wish(self, view: Any) -> Any:
        """What a captain in this seat would do."""
        name = self._session.rules.name
        self._thinks += 1
        answer = ask.decide(name, ask.encode(view), PLAYS, f"{self._seed}/{self._thinks}")
        return ask.decode(name, answer).command


def test_bench_nine_persons_share_a_screen(
    benchmark, tmp_path: Path, set_stage: Callable[..., Hands], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Thinking, "warm_up", lambda _self: None)
    found = []
    for game in range(GAMES):
        session = begin(SEATS, f"handover {game}")
        hands = set_stage(sit(Harbour(tmp_path / str(game)), session))
        with hands.unpainted():
            evening = Evening(hands, f"handover {game}", session)
            evening.play()
        turns, covers = session.whole_state.turn, evening.covers.total()
        found.append((turns, covers, evening.touches))
        print(
            f"\ngame {game}: {turns} turns, {covers} covers ({dict(evening.covers)}), "
            f"{covers / turns:.2f} a turn, {evening.touches} touches",
            end="",
        )
    turns, covers, touches = (statistics.mean(column) for column in zip(*found, strict=True))
    a_turn, more = covers / turns, 38 / turns
    print(f"\nmean {turns:.1f} turns, {covers:.1f} covers, {a_turn:.2f} a turn, {touches:.0f} touches")
    print(f"in 38 turns {more * covers:.0f} of {COVERS} covers, {more * touches:.0f} of {TOUCHES} touches")
    benchmark.pedantic(lambda: None)
    assert all(covers >= SEATS for _, covers, _ in found), "everybody looks at his letter"
