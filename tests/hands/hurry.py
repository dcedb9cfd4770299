"""Captains that think less than usual, for tests that do not care how well they choose."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ai.games.tortuga2014.player import Engine

SAMPLES = 2


def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the dice game's captains in this process sample as little as they can, from now on."""
    init = Engine.__init__

    def hurried(self: Engine, *args: Any, **named: Any) -> None:
        init(self, *args, **named)
        self.settings = msgspec.structs.replace(self.settings, samples=SAMPLES, draws=SAMPLES)

    monkeypatch.setattr(Engine, "__init__", hurried)
