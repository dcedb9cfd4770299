"""The computer captains of one table, and the one who advises: given their seat's view, and nothing else."""

from __future__ import annotations

from typing import Any

from tortuga.app.captains import ask as seating
from tortuga.app.captains.thinking import Question, Thinking
from tortuga.games.tortuga2014.commands import Command
from tortuga.games.tortuga2014.events import Committed
from tortuga.games.tortuga2014.state import Table, View
from tortuga.kernel.dealer import seat_seed
from tortuga.kernel.players import Advice
from tortuga.kernel.session import Session

MOVE, HINT = "move", "hint"


class CaptainQueries:
    """Questions and answers of a game.

    A moment lasts as long as no captain can learn anything new: secret choices of others do not end it, so
    several captains may think about the same roll at once.
    """

    def __init__(self, session: Session[Any, Table, Command, Any, View], thinking: Thinking) -> None:
        self._session = session
        self._thinking = thinking
        self._game = session.header.game
        self._moment = 0
        self._captains = frozenset(seating.captains(session.seats))
        self.moves: list[tuple[int, Command]] = []
        """Seats and commands that came in and are to be submitted."""
        self.advice: list[tuple[int, Advice[Command]]] = []
        """Seats and what came in for persons."""

    def happened(self, events: list[Any]) -> None:
        """Tell what the session did: answers to questions of before may be late now."""
        if not all(isinstance(event, Committed) for event in events):
            self._moment += 1
            self.moves.clear()
            self.advice.clear()

    @property
    def waiting(self) -> bool:
        """Whether a captain is to decide, or advice is awaited."""
        return self._thinking.busy or any(seat in self._captains for seat in self._session.to_act())

    def ask(self) -> None:
        """Ask every captain that is to act and was not asked yet."""
        for seat in self._session.to_act():
            if seat in self._captains and not self._thinking.asked(MOVE, seat, self._moment):
                self._put(MOVE, seat, self._session.seats[seat].player, self._session.view(seat))

    def advise(self, seat: int, view: View) -> None:
        """Ask for advice; the view is the person's own."""
        if not self._thinking.asked(HINT, seat, self._moment):
            self._put(HINT, seat, seating.ADVISER, view)

    def collect(self) -> None:
        """Take the answers that came in.

        Raises:
            ThinkingError: see `Thinking.poll`.
        """
        for answer in self._thinking.poll(self._moment):
            seat = answer.question.seat
            if answer.question.purpose == MOVE:
                self.moves.append((seat, seating.decode(self._game, answer.decision).command))
            else:
                self.advice.append((seat, seating.decode_advice(self._game, answer.decision)))

    def forget(self) -> None:
        """Drop all open questions: the table is left."""
        self._thinking.forget()

    def _put(self, purpose: str, seat: int, player: str, view: View) -> None:
        seed = seat_seed(self._session.seed, seat)
        self._thinking.ask(
            Question(purpose, seat, self._game, player, seating.encode(view), seed, self._moment)
        )
