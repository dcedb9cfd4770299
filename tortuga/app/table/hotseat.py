"""Several persons at one screen: whose decision is next, when the curtain falls, and what is seen."""

from __future__ import annotations

from tortuga.app.captains import ask
from tortuga.app.table.presenter import Presenter
from tortuga.app.table.ui.anygame import AnyObserver
from tortuga.app.table.ui.table import AnyTableUI
from tortuga.app.text import Text
from tortuga.kernel.game import NOBODY
from tortuga.kernel.session import Session


class Hotseat:
    """The persons of one game and the screen they share.

    With one person, that person's secrets are always seen. With several they are seen only from the moment
    the curtain is lifted until the choice is made, of some games only while they are held; in between the
    table shows nobody's.
    """

    def __init__(self, session: Session, ui: AnyTableUI, text: Text) -> None:
        self._session = session
        self.people = ask.people(session.seats)
        self.several = len(self.people) > 1
        me = self.people[0] if self.people else 0
        eyes = session.observer(me if len(self.people) == 1 else NOBODY)
        self.presenter = Presenter(eyes, ui, text, me, fresh=not session.decisions())
        self._lifted: int | None = None
        self._peeks = ui.peeks
        self._held = False
        """Whether what is theirs has to be held by the person behind the curtain."""

    def decider(self) -> int | None:
        """The person whose decision is next: clockwise from the one in front of the screen.

        While nobody's decision is awaited but a captain's, a lone person may still interrupt. With several
        whoever interrupts does so in a decision of his own: else all would be called for each of them.
        """
        waiting = [seat for seat in self._session.to_act() if seat in self.people]
        count, me = len(self._session.seats), self.presenter.me
        if not waiting and len(self.people) == 1 and self._session.observer(me).legal():
            return me
        return min(waiting, key=lambda seat: (seat - me) % count, default=None)

    def must_fall(self, seat: int) -> bool:
        """Whether the curtain has to fall before this person's decision: only where he decides unseen."""
        return self.several and self._lifted != seat and self._session.observer(seat).secret

    def turn(self, seat: int) -> None:
        """A person decides in the open: the closed table turns to whoever it is."""
        if self.several and self._lifted != seat and seat != self.presenter.me:
            self.presenter.look(seat, self._session.observer(NOBODY))

    def unseen(self) -> bool:
        """Whether one of several persons has still to decide unseen."""
        return self.several and any(
            seat in self.people and self._session.observer(seat).secret for seat in self._session.to_act()
        )

    def instead(self, seat: int) -> int | None:
        """Who else has to decide unseen and may come first: the next one clockwise; None for nobody."""
        count = len(self._session.seats)
        others = [other for other in self._session.to_act() if other in self.people and other != seat]
        unseen = [other for other in others if self._session.observer(other).secret]
        return min(unseen, key=lambda other: (other - seat) % count, default=None)

    def private(self, seat: int) -> bool:
        """Whether what this person alone knows may be shown, told and advised on now.

        Not in the open, where others look and listen, in games whose secrets last.
        """
        open_ = self.presenter.eyes.seat == seat
        return not self.several or open_ or not self._session.rules.secrets_outlive_round

    def fall(self, seat: int) -> None:
        """Turn the closed table to a person; nothing of anybody's secrets is drawn any more."""
        self.presenter.look(seat, self._session.observer(NOBODY))

    def lift(self, seat: int) -> None:
        """The person is there: show what is theirs, if it need not be held, and what they missed."""
        self._lifted, self._held = seat, self.holds(seat)
        self.presenter.look(seat, self._session.observer(NOBODY if self._held else seat))
        self.presenter.lifted()

    def holds(self, seat: int) -> bool:
        """Whether a person has to hold what he chooses from."""
        return self._peeks is not None and self._peeks.held(self._session.observer(seat).view)

    @property
    def visitor(self) -> AnyObserver | None:
        """The eyes of the person behind the curtain who has to hold what is theirs; None for nobody."""
        return self._session.observer(self._lifted) if self._held and self._lifted is not None else None

    @property
    def veiled(self) -> bool:
        """Whether what the visitor chooses from lies face down."""
        return self.visitor is not None and self.presenter.eyes.seat == NOBODY

    def hold(self, down: bool) -> None:
        """The visitor opens what is theirs, or closes it; nothing happens without a visitor."""
        if self.visitor is not None and self._lifted is not None and down == self.veiled:
            self.presenter.look(self._lifted, self._session.observer(self._lifted if down else NOBODY))

    @property
    def covered(self) -> tuple[int, ...]:
        """Persons who may look at their secrets for a moment: of several, while nobody's lie open."""
        if self._lifted is not None:
            return (self._lifted,) if self._held else ()
        if not self.several or self.presenter.eyes.seat != NOBODY or self._session.finished:
            return ()
        me = self.presenter.me
        return tuple(sorted(self.people, key=lambda seat: (seat - me) % len(self._session.seats)))

    def peek(self, seat: int) -> AnyObserver | None:
        """The eyes of a person who looks under a cover; the table stays closed. None where he may not."""
        return self._session.observer(seat) if seat in self.covered else None

    def chosen(self, position: int | None = None) -> None:
        """The person has chosen: with several persons the secrets are closed again.

        Args:
            position: how many steps counted when they chose; None: nothing has come of it yet.
        """
        self._lifted = None
        if not self.several:
            return
        eyes = self._session.observer(NOBODY)
        since = () if position is None else eyes.past(position)
        self.presenter.look(self.presenter.me, eyes, since[0].before if since else None)
