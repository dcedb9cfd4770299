"""What the persons of a game are asked, from what they decide, and what is done without asking them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from tortuga.app.scene.context import Context
from tortuga.app.table.decision.pending import PendingDecision
from tortuga.app.table.ui.anygame import AnyObserver, AnyView, Say
from tortuga.app.table.ui.table import AnyTableUI
from tortuga.app.table.ui.telling import Narrative
from tortuga.app.widgets.dialog import error_notice
from tortuga.kernel.errors import Notice
from tortuga.kernel.players import SeatSpec
from tortuga.kernel.session import Session

_SHOWN = 2.4
"""Seconds for which a decision without a choice is shown before it is confirmed by itself."""


@dataclass(frozen=True)
class EyesDesk:
    """See `Desk`: a decision in a game that is played."""

    eyes: AnyObserver
    say: Say

    @property
    def seat(self) -> int:
        """See `Desk`."""
        return self.eyes.seat

    @property
    def view(self) -> AnyView:
        """See `Desk`."""
        return self.eyes.view

    @property
    def seats(self) -> tuple[SeatSpec, ...]:
        """See `Desk`."""
        return self.eyes.header.seats

    def legal(self) -> Sequence[Any]:
        """See `Desk`."""
        return self.eyes.legal()

    def refusal(self, command: Any) -> Notice | None:
        """See `Desk`."""
        refused = self.eyes.refusal(command)
        return None if refused is None else error_notice(refused)


class Offers:
    """What the persons of a game are asked, and what is done for them without asking.

    Args:
        several: whether they share the screen.
        automatic: whether a choice that is none is made without a hand, now.
    """

    def __init__(
        self,
        context: Context,
        session: Session,
        ui: AnyTableUI,
        several: bool,
        automatic: Callable[[], bool],
    ) -> None:
        self._context = context
        self._session = session
        self._ui = ui
        self._several = several
        self._automatic = automatic

    def desk(self, seat: int) -> EyesDesk:
        """What a person decides from."""
        return EyesDesk(self._session.observer(seat), self._context.say)

    def needless(self, desk: EyesDesk, stopping: bool) -> Any | None:
        """The command of a person who need not, or does not want to, be asked for it; None: ask.

        Args:
            stopping: he wants to be asked at the next occasion, whatever is set.
        """
        kept = None if stopping else self._ui.waived(desk, self._context.settings.now.asking)
        if kept is None and self._automatic() and self._several:
            return self._ui.idle(desk)
        return kept

    def offer(self, desk: EyesDesk, narrative: Narrative[Any, Any]) -> PendingDecision:
        """The decision of a person; an only choice lies picked and says so, if the setting has it so."""
        chooser, advice = self._ui.chooser(desk), self._ui.advice
        decision = PendingDecision(desk, chooser, narrative, advice, self._context.keys_told)
        if self._automatic():
            decision.take_only()
        if self.by_itself(decision):
            asked = chooser.banner()
            decision.tell(replace(asked, message=f"{asked.message} {self._context.say('table-only')}"))
        return decision

    def late(self, decision: PendingDecision) -> tuple[Any, ...]:
        """The commands that are given when the time of a decision is over; none before."""
        limit = self._ui.clock(decision.desk)
        return limit[1] if limit is not None and decision.age > limit[0] else ()

    def settled(self, decision: PendingDecision) -> bool:
        """Whether a decision without a choice was seen long enough and confirms itself."""
        return self.by_itself(decision) and decision.age > _SHOWN

    def by_itself(self, decision: PendingDecision) -> bool:
        """Whether a decision without a choice needs no hand; who came behind the curtain for it looks."""
        called = self._several and self._session.observer(decision.desk.seat).secret
        return self._automatic() and decision.only and not called
