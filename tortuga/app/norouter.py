"""A router that leads nowhere: for pictures, tests, and windows that only tell why there is no game."""

# ruff: noqa: ARG002 - the arguments are the protocol's
from __future__ import annotations

from collections.abc import Mapping

from tortuga.app.scene.context import GameSession, Running
from tortuga.app.scene.protocol import Scene, Transition
from tortuga.app.scenes.newgame.choices import NewGame
from tortuga.app.stage.report import facts
from tortuga.kernel.errors import Notice


class NoWayError(RuntimeError):
    """A scene asked a `NoRouter` for the way."""


class NoRouter:
    """Every way is closed."""

    def __init__(self, running: Running | None = None) -> None:
        self._running = running

    def title(self, notice: Notice | None = None) -> Scene:
        """See `Router`."""
        raise NoWayError

    def speak(self, language: str) -> Scene:
        """See `Router`."""
        raise NoWayError

    def new_game(self, people: int | None = None) -> Scene:
        """See `Router`."""
        raise NoWayError

    def credits(self) -> Scene:
        """See `Router`."""
        raise NoWayError

    def settings(self, section: str = "game") -> Scene:
        """See `Router`."""
        raise NoWayError

    def library(self) -> Scene:
        """See `Router`."""
        raise NoWayError

    def facts(self) -> Mapping[str, str]:
        """See `Router`. There is no game."""
        return facts()

    def set_sail(self, game: NewGame) -> Transition:
        """See `Router`."""
        raise NoWayError

    def running(self) -> Running | None:
        """See `Router`."""
        return self._running

    def learn(self) -> Transition:
        """See `Router`."""
        raise NoWayError

    def resume(self, game: int) -> Transition:
        """See `Router`."""
        raise NoWayError

    def over(self, session: GameSession) -> Transition:
        """See `Router`."""
        raise NoWayError
