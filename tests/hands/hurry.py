"""Captains that think less than they would, where it is not looked at how well they choose."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ai.games.tortuga2014.player import Engine

SAMPLES = 2


def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on the dice game's captains of this process sample as little as they can."""
    init = Engine.__init__

    def hurried(self: Engine, *args: Any, **named: Any) -> None:
        init(self, *args, **named)
        self.settings = msgspec.structs.replace(self.settings, samples=SAMPLES, draws=SAMPLES)

    monkeypatch.setattr(Engine, "__init__", hurried)
