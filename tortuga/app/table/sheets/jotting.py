"""What a person notes down by a key at the table, and what of it may lie open there."""

from __future__ import annotations

import logging
from collections.abc import Mapping

from tortuga.app.draw.theme import ICON
from tortuga.app.scene.context import Context
from tortuga.app.table.hotseat import Hotseat
from tortuga.app.table.marks import Banner, Spot
from tortuga.app.table.pending import PendingDecision
from tortuga.app.table.ui.sheets import Jot
from tortuga.kernel.errors import UserError

_log = logging.getLogger(__name__)


class Jotting:
    """The notes of whoever looks alone at the table; nobody's where several look at once.

    Args:
        jots: the game's part, by bound action.
    """

    def __init__(self, context: Context, hotseat: Hotseat, jots: Mapping[str, Jot]) -> None:
        self._context = context
        self._hotseat = hotseat
        self._jots = jots
        self._kept = ""

    def __contains__(self, action: object) -> bool:
        return action in self._jots

    @property
    def words(self) -> str:
        """What he has noted down; "" while the table is closed."""
        return self._kept if self._hotseat.presenter.eyes.seat >= 0 else ""

    def read(self) -> None:
        """The notebook may have changed; of several persons nobody's is read but by his own key."""
        eyes = self._hotseat.presenter.eyes
        try:
            self._kept = eyes.notes() if eyes.seat >= 0 and not self._hotseat.several else ""
        except UserError as error:
            # the next choice that cannot be stored tells the player; what was read before still holds
            _log.warning("notes: %s", error)

    def note(self, action: str, pointed: Spot | None, line: int, decision: PendingDecision | None) -> None:
        """Note something of what is pointed at, and tell it.

        Raises:
            LibraryError: it could not be stored.
        """
        presenter, context = self._hotseat.presenter, self._context
        eyes = presenter.eyes
        told = self._jots[action](context.text, eyes, pointed, line) if eyes.seat >= 0 else ""
        if not told:
            context.sound.play("refuse")
            return
        self._kept = eyes.notes()
        context.sound.play("click")
        if decision is None:
            presenter.tell(told)
        else:
            decision.tell(Banner(ICON["info"], context.say("notes-title"), told))
