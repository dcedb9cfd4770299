"""The computer captains of one table, and the one who advises: given their seat's view, and nothing else."""

from __future__ import annotations

from typing import Any

from tortuga.app.captains import ask
from tortuga.app.captains.thinking import Question, Thinking
from tortuga.app.table.ui.anygame import AnyObservedStep, AnyView
from tortuga.kernel.dealer import seat_seed
from tortuga.kernel.game import NOBODY
from tortuga.kernel.log.format import Undone
from tortuga.kernel.players import GUIDE, Advice
from tortuga.kernel.session import Session

MOVE, HINT, REMARK = "move", "hint", "remark"


class CaptainQueries:
    """Questions and answers of a game.

    A moment lasts as long as no captain can learn anything new: secret choices of others do not end it, so
    several captains may think about the same roll at once.

    Args:
        stand_in: who plays for seats that a lesson's guide leads, once it leads no more.
    """

    def __init__(self, session: Session, thinking: Thinking, stand_in: str = GUIDE) -> None:
        self._session = session
        self._players = [stand_in if seat.player == GUIDE else seat.player for seat in session.seats]
        self._thinking = thinking
        self._game = session.header.game
        self._moment = 0
        self._captains = frozenset(ask.captains(session.seats))
        self._people = frozenset(ask.people(session.seats))
        self._heard = -1
        """The last moment at which it was settled who may say something unasked."""
        self._speaker: int | None = None
        self._early: dict[int, Any] = {}
        """By seat, what was decided and waits for the others, and for what somebody may say before."""
        self._answered: set[int] = set()
        """Captains that have decided and are still to act: nobody is asked twice."""
        self.moves: list[tuple[int, Any]] = []
        """Seats and commands that came in and are to be submitted."""
        self.advice: list[tuple[int, Advice[Any]]] = []
        """Seats and what came in for persons."""
        session.observer(NOBODY).listen(self._happened)

    def _happened(self, what: AnyObservedStep | Undone) -> None:
        """The game went on or back: what was asked before may be out of date."""
        if isinstance(what, Undone) or not self._session.rules.is_secret_commit(what.event):
            self._moment += 1
            self.moves.clear()
            self._early.clear()
            self._answered.clear()
            self.advice.clear()

    @property
    def waiting(self) -> bool:
        """Whether a captain is to decide, or advice is awaited."""
        return self._thinking.busy or self.awaited

    @property
    def awaited(self) -> bool:
        """Whether a captain is to decide."""
        return bool(self._deciding())

    def _deciding(self) -> list[int]:
        """Captains that are to decide, in turn order."""
        return [seat for seat in self._session.to_act() if seat in self._captains]

    def ask(self) -> None:
        """Ask every captain that is to act and was not asked yet."""
        self._hear()
        awaited = self._deciding()
        self._answered.intersection_update(awaited)
        for seat in awaited:
            if seat not in self._answered and not self._thinking.asked(MOVE, seat, self._moment):
                self._put(MOVE, seat, self._players[seat], self._session.observer(seat).view)

    def _hear(self) -> None:
        """Settle once a moment who may say something unasked, and ask him.

        Nothing is said as a person is called upon to choose, unless he has spoken himself.
        """
        if self._heard == self._moment:
            return
        self._heard, self._speaker = self._moment, None
        if self._people.intersection(self._session.to_act()):
            past = self._session.observer(NOBODY).past()
            if not past or past[-1].seat not in self._people:
                return
        view = self._session.observer(NOBODY).view
        self._speaker = seat = ask.captains_of(self._game).speaker(view, self._people)
        if seat is not None:
            self._put(REMARK, seat, ask.unasked(self._players[seat]), self._session.observer(seat).view)

    def advising(self, seat: int) -> bool:
        """Whether advice for this moment is on its way to a seat."""
        return self._thinking.asked(HINT, seat, self._moment)

    def hint(self, seat: int, view: AnyView) -> None:
        """A person asks: one question is one hint in the statistics, however often the key is pressed.

        Raises:
            UserError: it could not be stored.
        """
        if not self.advising(seat):
            self._session.note_assist("hint", seat)
            self.advise(seat, view)

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
                self._early[seat] = ask.decode(self._game, answer.decision).command
                self._answered.add(seat)
            elif answer.question.purpose == REMARK:
                self._speaker, said = None, ask.decode_remark(self._game, answer.decision)
                self.moves += [(seat, said)] if said is not None else []
            else:
                self.advice.append((seat, ask.decode_advice(self._game, answer.decision)))
        self._hand_over()

    def _hand_over(self) -> None:
        """What captains decided at one moment comes together and in turn order.

        How long each of them thought is nobody's to see: it depends on what he holds.
        """
        awaited = self._deciding()
        if self._speaker is None and self._answered.issuperset(awaited):
            self.moves += [(seat, self._early.pop(seat)) for seat in awaited if seat in self._early]

    def forget(self) -> None:
        """Drop all open questions; captains that are still to act are asked anew by `ask`."""
        self._thinking.forget()
        self._speaker = None

    def _put(self, purpose: str, seat: int, player: str, view: AnyView) -> None:
        seed = seat_seed(self._session.seed, seat)
        told = ask.players(self._session.seats) if player == ask.ADVISER else ()
        view_told = ask.encode(view)
        self._thinking.ask(Question(purpose, seat, self._game, player, view_told, seed, self._moment, told))
