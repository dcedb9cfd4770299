"""Hands at a table of Bids."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any

import pygame
import pytest

from tests.app.conftest import Hands
from tortuga.app.table.scene import TableScene
from tortuga.app.table.sheets.covers import HandoverScene

MOST = 4000
SetStage = Callable[..., Hands]


def press(hands: Hands, name: str) -> None:
    """Presses a control, by Tab and Enter."""
    hands.tab_to(name, most=120)
    hands.press(pygame.K_RETURN)


def ready(hands: Hands) -> TableScene:
    """Waits for a decision, lifting curtains; returns the table."""
    for _ in range(MOST):
        hands.step()
        if isinstance(hands.top, HandoverScene):
            hands.press(pygame.K_RETURN)
        elif (
            isinstance(hands.top, TableScene)
            and hands.top.decision is not None
            and not hands.top.presenter.busy
        ):
            return hands.top
    return pytest.fail("nobody is asked")


class Never(Executor):
    """An executor with which captains think for ever."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        return Future()


def at_bids(hands: Hands) -> Hands:
    """Hands whose keys have their meaning at the table of Bids, as `Routes` would set them."""
    hands.stage._keys.play("bids")
    return hands
