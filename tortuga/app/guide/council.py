"""The captains of a guided game: silent while the script speaks for them, then captains like others."""

from __future__ import annotations

from typing import Any

from tortuga.app.guide.guide import Guide
from tortuga.app.guide.lesson import GUIDE, THEN, Move
from tortuga.app.tables.tortuga2014.council import Council
from tortuga.app.thinking import Thinking
from tortuga.games.tortuga2014.commands import Command
from tortuga.games.tortuga2014.state import Table, View
from tortuga.kernel.session import Session


class GuidedCouncil(Council):
    """See `Council`.

    Args:
        guide: while it leads, nobody is asked.
    """

    def __init__(
        self, session: Session[Any, Table, Command, Any, View], thinking: Thinking, guide: Guide
    ) -> None:
        super().__init__(session, thinking)
        self._guide = guide

    @property
    def waiting(self) -> bool:
        """See `Council`."""
        if self._guide.active:
            return isinstance(self._guide.entry, Move)
        return super().waiting

    def ask(self) -> None:
        """See `Council`."""
        if not self._guide.active:
            super().ask()

    def _put(self, purpose: str, seat: int, player: str, view: View) -> None:
        super()._put(purpose, seat, THEN if player == GUIDE else player, view)
