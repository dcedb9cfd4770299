"""What a person drags over the table."""

from __future__ import annotations

from tortuga.app.draw.units import Point
from tortuga.app.scene.protocol import Drag, Drop
from tortuga.app.table.decision.pending import PendingDecision


class Hand:
    """Holds a target from the beginning of a drag to its end; a drag is about one decision."""

    def __init__(self) -> None:
        self.carried: tuple[str, Point] | None = None
        """Target that is dragged, and where the pointer is."""
        self._grip: tuple[Point, PendingDecision | None] | None = None
        """Where the drag began, and the decision it is about; None once that was taken from the hand."""

    def let_go(self) -> None:
        """What is dragged lies where it was; the rest of the drag moves nothing."""
        self.carried = None
        if self._grip is not None:
            self._grip = (self._grip[0], None)

    def drag(self, drag: Drag, decision: PendingDecision) -> None:
        """The pointer has moved with a target, if it began on one."""
        if drag.source is None:
            return
        if self._grip is None or self._grip[0] != drag.start:
            self._grip = (drag.start, decision)
        if self._grip[1] is decision:
            self.carried = (drag.source, drag.pos)

    def drop(self, drop: Drop, decision: PendingDecision | None) -> bool | None:
        """The pointer was released: whether the target may lie there; None where nothing was dragged."""
        taken = self._grip is not None and self._grip[0] == drop.start and self._grip[1] is not decision
        self.carried = self._grip = None
        if decision is None or drop.source is None or taken:
            return None
        return decision.drop(drop.source, drop.target, drop.pos)
