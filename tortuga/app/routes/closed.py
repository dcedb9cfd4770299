"""The router of windows without a game."""

from __future__ import annotations

from collections.abc import Mapping

from typing_extensions import override

from tortuga.app.scene.context import Router, Running
from tortuga.app.stage.report import facts


class NoRouter(Router):
    """Every route is closed: for pictures, tests, and windows that only show why the game cannot start."""

    def __init__(self, running: Running | None = None) -> None:
        self._running = running

    @override
    def facts(self) -> Mapping[str, str]:
        """There is no game."""
        return facts()

    @override
    def running(self) -> Running | None:
        return self._running
