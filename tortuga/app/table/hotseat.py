"""Who sits before the screen: whose decision is next, when the curtain has to fall, and what is seen."""

from __future__ import annotations

from typing import Any

from tortuga.app.captains import ask as seating
from tortuga.app.games.tortuga2014.decisions.choose import is_secret
from tortuga.app.table.presenter import Presenter
from tortuga.app.text import Text
from tortuga.games.tortuga2014.commands import Command
from tortuga.games.tortuga2014.state import Table, View
from tortuga.kernel.eyes import NOBODY
from tortuga.kernel.session import Session


class Hotseat:
    """The persons of one game and the screen they share.

    With one person the own secrets are always seen. With several they are seen only from the moment the
    curtain is lifted until the choice is made; in between the table shows nobody's.
    """

    def __init__(self, session: Session[Any, Table, Command, Any, View], text: Text) -> None:
        self._session = session
        self.people = seating.people(session.seats)
        self.several = len(self.people) > 1
        me = self.people[0] if self.people else 0
        eyes = me if len(self.people) == 1 else NOBODY
        self.presenter = Presenter(session, text, me, eyes, fresh=not session.decisions())
        self._lifted: int | None = None

    def decider(self) -> int | None:
        """The person whose decision is next: clockwise from the one in front of the screen."""
        waiting = [seat for seat in self._session.to_act() if seat in self.people]
        count, me = len(self._session.seats), self.presenter.me
        return min(waiting, key=lambda seat: (seat - me) % count, default=None)

    def idle_command(self, seat: int) -> Command | None:
        """The one order of chests that a seat has; nobody needs to be called to the screen for it."""
        if not self.several or self._session.state.stage != "move":
            return None
        commands = self._session.rules.legal(self._session.state, seat)
        return commands[0] if len(commands) == 1 else None

    def must_fall(self, seat: int) -> bool:
        """Whether the curtain has to fall before this person's decision."""
        if not self.several or self._lifted == seat:
            return False
        return is_secret(self._session.state) or seat != self.presenter.me

    def fall(self, seat: int) -> None:
        """Turn the closed table to a person; nothing of anybody's secrets is drawn any more."""
        self.presenter.look(seat, NOBODY, self._session.state)

    def lift(self, seat: int) -> None:
        """The person is there: show what is theirs, and their dice rolling."""
        self._lifted = seat
        self.presenter.look(seat, seat, self._session.state)
        if self._session.state.stage == "select" and self.presenter.view.table.rolls[seat]:
            self.presenter.roll_again()

    def chosen(self, before: Table) -> None:
        """The person has chosen: with several persons the secrets are closed again.

        Args:
            before: the state in which they chose.
        """
        self._lifted = None
        if self.several:
            self.presenter.look(self.presenter.me, NOBODY, before)
