"""The computer captains of one table, and the one who advises: given their seat's view, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tortuga.app.captains import ask
from tortuga.app.captains.thinking import Question, Thinking
from tortuga.app.table.ui import AnySession, AnyView
from tortuga.kernel.dealer import seat_seed
from tortuga.kernel.players import Advice

MOVE, HINT = "move", "hint"


class CaptainQueries:
    """Questions and answers of a game.

    A moment lasts as long as no captain can learn anything new: secret choices of others do not end it, so
    several captains may think about the same roll at once.
    """

    def __init__(self, session: AnySession, thinking: Thinking) -> None:
        self._session = session
        self._thinking = thinking
        self._game = session.header.game
        self._moment = 0
        self._captains = frozenset(ask.captains(session.seats))
        self.moves: list[tuple[int, Any]] = []
        """Seats and commands that came in and are to be submitted."""
        self.advice: list[tuple[int, Advice[Any]]] = []
        """Seats and what came in for persons."""

    def happened(self, events: Sequence[Any]) -> None:
        """Tell what the session did: answers to questions of before may be late now."""
        if not all(self._session.rules.commits(event) for event in events):
            self._moment += 1
            self.moves.clear()
            self.advice.clear()

    @property
    def waiting(self) -> bool:
        """Whether a captain is to decide, or advice is awaited."""
        return self._thinking.busy or self.awaited

    @property
    def awaited(self) -> bool:
        """Whether a captain is to decide."""
        return any(seat in self._captains for seat in self._session.to_act())

    def ask(self) -> None:
        """Ask every captain that is to act and was not asked yet."""
        for seat in self._session.to_act():
            if seat in self._captains and not self._thinking.asked(MOVE, seat, self._moment):
                self._put(MOVE, seat, self._session.seats[seat].player, self._session.eyes(seat).view)

    def advising(self, seat: int) -> bool:
        """Whether advice for this moment is on its way to a seat."""
        return self._thinking.asked(HINT, seat, self._moment)

    def advise(self, seat: int, view: AnyView) -> None:
        """Ask for advice; the view is the person's own."""
        if not self.advising(seat):
            self._put(HINT, seat, ask.ADVISER, view)

    def collect(self) -> None:
        """Take the answers that came in.

        Raises:
            ThinkingError: see `Thinking.poll`.
        """
        for answer in self._thinking.poll(self._moment):
            seat = answer.question.seat
            if answer.question.purpose == MOVE:
                self.moves.append((seat, ask.decode(self._game, answer.decision).command))
            else:
                self.advice.append((seat, ask.decode_advice(self._game, answer.decision)))

    def forget(self) -> None:
        """Drop all open questions; captains that are still to act are asked anew by `ask`."""
        self._thinking.forget()

    def _put(self, purpose: str, seat: int, player: str, view: AnyView) -> None:
        seed = seat_seed(self._session.seed, seat)
        self._thinking.ask(Question(purpose, seat, self._game, player, ask.encode(view), seed, self._moment))
