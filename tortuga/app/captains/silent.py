"""Captains who never answer: for pictures of tables, where nothing is to move."""

from __future__ import annotations

from concurrent.futures import Executor, Future
from typing import Any

from typing_extensions import override

from tortuga.app.captains.thinking import Thinking


class Silence(Executor):
    """Captains that think for ever."""

    @override
    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        return Future()


def silent() -> Thinking:
    """Captains at a desk from which nothing comes back."""
    return Thinking(_answer, Silence)


def _answer(_game: str, _view: bytes, _player: str, _seed: str) -> bytes:
    raise NotImplementedError
