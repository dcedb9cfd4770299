"""A table of 1667 for tests, whose way out leads nowhere."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tortuga.app.captains import ask
from tortuga.app.captains.thinking import Thinking
from tortuga.app.games.tortuga1667.palette import NAME
from tortuga.app.games.tortuga1667.tableui import TABLE
from tortuga.app.input.bindings import Bindings
from tortuga.app.registry import game_keys
from tortuga.app.routes.play import NoRouter
from tortuga.app.scene.base import BaseScene
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Reset, Transition
from tortuga.app.settings import SettingsStore
from tortuga.app.stills.sample import InlineExecutor
from tortuga.app.table.scene import TableScene
from tortuga.app.text import Text
from tortuga.kernel.session import Session


class Over(BaseScene):
    """The end of a game."""

    def draw(self, canvas: Any) -> None:
        pass


class Harbour(NoRouter):
    """A router that knows no way but the end."""

    def __init__(self, folder: Path, language: str = "en") -> None:
        super().__init__()
        self.store = SettingsStore(folder)
        self.store.lend(speed="off")
        self.keys = Bindings(games=game_keys())
        self.keys.play(NAME)
        self.context = Context(Text(language), self.store, self.keys, folder, self).of(NAME)

    def show_results(self, session: Session) -> Transition:
        return Reset(Over(self.context))


def sit(harbour: Harbour, session: Session, opens: bool = False) -> TableScene:
    """The table of a session.

    Args:
        opens: whether the person alone there reads the letter first.
    """
    context = harbour.context.of(NAME, session.header.options)
    scene = TableScene(context, session, TABLE, Thinking(ask.decide, pool=InlineExecutor))
    scene.opens = scene.opens and opens
    return scene
