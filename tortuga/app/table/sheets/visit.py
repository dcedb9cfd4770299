"""A person behind the curtain: what he chooses from lies open only while he holds it."""

from __future__ import annotations

from collections.abc import Callable

from tortuga.app.table.hotseat import Hotseat
from tortuga.app.table.pending import PendingDecision
from tortuga.app.table.sheets.peek import LONGEST


class Visit:
    """Opens and closes the secrets of the visitor; there may be none.

    Args:
        decision: what the table asks now.
    """

    def __init__(self, hotseat: Hotseat, decision: Callable[[], PendingDecision | None]) -> None:
        self._hotseat = hotseat
        self._decision = decision
        self._time = 0.0
        """Seconds for which they are open."""

    @property
    def begun(self) -> bool:
        """Whether there is a visitor."""
        return self._hotseat.visitor is not None

    def hold(self, down: bool) -> None:
        """The key goes down, or is let go; whatever comes over the table lets it go."""
        self._time = 0.0
        self._hotseat.hold(down)
        self.follow()

    def update(self, dt: float) -> None:
        """Time passes; something may lie on the key."""
        self._time = self._time + dt if self.begun and not self._hotseat.veiled else 0.0
        if self._time > LONGEST:
            self.hold(False)

    def follow(self) -> None:
        """Let the decision draw and word only what lies open."""
        decision = self._decision()
        if decision is not None:
            decision.chooser.closed = not self._hotseat.private(decision.desk.seat)
