"""What falls over a table that several persons share: the curtain, the looks, and when all look again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tortuga.app.draw.theme import ICON
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Push, Transition
from tortuga.app.table.hotseat import Hotseat
from tortuga.app.table.sheets.handover import HandoverScene, Way
from tortuga.app.table.sheets.look import Looks
from tortuga.app.table.sheets.seen import SeenScene
from tortuga.app.table.ui.anygame import AnyObservedStep
from tortuga.app.table.ui.sheets import Peeks
from tortuga.app.widgets.dialog import notice_dialog
from tortuga.kernel.errors import Notice
from tortuga.kernel.game import NOBODY
from tortuga.kernel.log.format import Undone
from tortuga.kernel.session import Session

_UNSEEN: Final = "digit-0"
"""The key that chooses without a look."""


class Covers:
    """The covers of one game.

    Args:
        peeks: the game's part; None: all secrets lie open behind the curtain.
        menu: what Escape leads to from a curtain.
        submit: carries out a command of a seat.
    """

    def __init__(
        self,
        context: Context,
        session: Session,
        hotseat: Hotseat,
        peeks: Peeks[Any] | None,
        menu: Callable[[], Transition | None],
        submit: Callable[[int, Any], Transition | None],
    ) -> None:
        self._context = context
        self._session = session
        self._hotseat = hotseat
        self._peeks = peeks
        self._menu = menu
        self._submit = submit
        self._looks = Looks(context, session, hotseat, peeks)
        self._away = False
        """Whether somebody was alone with the screen since all looked at it."""
        self._gathers = False
        self._news = False
        """Whether something came to light since the last curtain that not all may have seen."""
        session.observer(NOBODY).listen(self._happened)

    def _happened(self, what: AnyObservedStep | Undone) -> None:
        if isinstance(what, Undone):
            return
        if self._peeks is not None:
            self._gathers = self._gathers or (self._away and self._peeks.gathers(what))
        elif self._hotseat.several:
            self._news = self._news or not self._session.rules.is_secret_commit(what.event)

    def gathered(self) -> Transition | None:
        """Call all back to the screen, if what was chosen in secret is to be shown now."""
        if not self._gathers:
            return None
        self._gathers = self._away = False
        return Push(notice_dialog(self._context, Notice("handover-gathered")))

    def look(self) -> Transition | None:
        """The cover of the next one who has to look at what he has learned; None for nobody."""
        look = self._looks.next()
        return None if look is None else Push(look)

    def seen(self) -> Transition | None:
        """Wait before the curtain falls until all have seen what came to light; None if nothing did."""
        if not self._news:
            return None
        self._news = False
        return Push(SeenScene(self._context, self._hotseat.presenter.picture.furniture, self._menu))

    def curtain(self, seat: int) -> Transition:
        """Ask the next person to the screen. Nothing of anybody's secrets is drawn until they lift it."""
        self._hotseat.fall(seat)
        spec = self._session.seats[seat]
        name, told, hint = self._session.rules.name, "", ""
        if self._peeks is not None:
            told = self._peeks.told_before(self._hotseat.presenter.view, self._context.say)
        if self._hotseat.holds(seat):
            hint = f"{self._context.say('look-hold', key=self._context.key_label('peek'))}."
        return Push(
            HandoverScene(
                self._context,
                spec.name,
                name,
                spec.colour,
                on_lift=lambda: self._lift(seat),
                on_menu=self._menu,
                ways=self._ways(seat),
                told=told,
                hint=hint,
            )
        )

    def _lift(self, seat: int) -> None:
        self._away = True
        self._hotseat.lift(seat)

    def _ways(self, seat: int) -> list[Way]:
        found = []
        if (other := self._hotseat.instead(seat)) is not None:
            found.append(Way("handover-else", ICON["redo"], lambda: self.curtain(other)))
        if self._peeks is not None:
            command = self._peeks.unseen(self._session.observer(seat).view)
            if command is not None:
                way = Way("handover-unseen", "sight-disabled", lambda: self._submit(seat, command), _UNSEEN)
                found.append(way)
        return found
