"""Notes a person takes by a key at the table, and whether they may be shown there."""

from __future__ import annotations

import logging
from collections.abc import Mapping

from tortuga.app.draw.theme import ICON
from tortuga.app.scene.context import Context
from tortuga.app.table.hotseat import Hotseat
from tortuga.app.table.marks import Banner, Spot
from tortuga.app.table.pending import PendingDecision
from tortuga.app.table.ui.sheets import NoteAction
from tortuga.kernel.errors import UserError

_log = logging.getLogger(__name__)


class NoteKeys:
    """The notes of a person who plays alone at the screen; with several people, nobody's are shown.

    Args:
        note_actions: the game's part, by bound action.
    """

    def __init__(self, context: Context, hotseat: Hotseat, note_actions: Mapping[str, NoteAction]) -> None:
        self._context = context
        self._hotseat = hotseat
        self._actions = note_actions
        self._kept = ""

    def __contains__(self, action: object) -> bool:
        return action in self._actions

    @property
    def words(self) -> str:
        """The person's notes; "" while the table is closed."""
        return "" if self._hotseat.closed else self._kept

    def read(self) -> None:
        """Read the notebook, which may have changed."""
        hidden = self._hotseat.several or self._hotseat.closed
        try:
            self._kept = "" if hidden else self._hotseat.presenter.eyes.notes()
        except UserError as error:
            # keep the last notes; the player learns of it when the next choice cannot be stored
            _log.warning("notes: %s", error)

    def note(self, action: str, pointed: Spot | None, line: int, decision: PendingDecision | None) -> None:
        """Write a note about the thing under the pointer, and announce it.

        Raises:
            LibraryError: it could not be stored.
        """
        presenter, context = self._hotseat.presenter, self._context
        eyes = presenter.eyes
        noted = "" if self._hotseat.closed else self._actions[action](context.text, eyes, pointed, line)
        if not noted:
            context.sound.play("refuse")
            return
        self._kept = eyes.notes()
        context.sound.play("click")
        if decision is None:
            presenter.tell(noted)
        else:
            decision.tell(Banner(ICON["info"], context.say("notes-title"), noted))
