"""Questions to one table's computer captains and adviser, who get their seat's view and nothing else."""

from __future__ import annotations

import secrets
from typing import Any

from tortuga.app.captains import ask
from tortuga.app.captains.thinking import Question, Thinking
from tortuga.app.table.ui.anygame import AnyObservedStep, AnyView
from tortuga.kernel.game import NOBODY
from tortuga.kernel.log.format import Undone
from tortuga.kernel.players import GUIDE, Advice
from tortuga.kernel.session import Session

MOVE, HINT, REMARK = "move", "hint", "remark"


class CaptainQueries:
    """Questions and answers of a game.

    A moment lasts until captains can learn something new. Secret choices of others do not end it, so several
    captains may think about the same roll at once.

    Args:
        stand_in: the player that takes over the guide's seats once a lesson is over.
    """

    def __init__(self, session: Session, thinking: Thinking, stand_in: str = GUIDE) -> None:
        self._session = session
        self._players = [stand_in if seat.player == GUIDE else seat.player for seat in session.seats]
        self._thinking = thinking
        self._game = session.header.game
        self._moment = 0
        self._private = secrets.token_hex(16)
        self._people = frozenset(ask.people(session.seats))
        self._heard = -1
        """The last moment for which the speaker was determined."""
        self._speaker: int | None = None
        self._early: dict[int, Any] = {}
        """Decisions by seat that wait for the other captains, and for a remark that may come first."""
        self._answered: set[int] = set()
        """Captains that have decided but not acted yet, so that none is asked twice."""
        self.moves: list[tuple[int, Any]] = []
        """Commands that arrived and are to be submitted, with their seats."""
        self.advice: list[tuple[int, Advice[Any]]] = []
        """Advice that arrived for people, with their seats."""
        session.observer(NOBODY).listen(self._happened)

    def _happened(self, what: AnyObservedStep | Undone) -> None:
        """Steps were made or undone: open questions may be outdated."""
        if isinstance(what, Undone) or not self._session.rules.is_secret_commit(what.event):
            self._moment += 1
            self.moves.clear()
            self._early.clear()
            self._answered.clear()
            self.advice.clear()

    @property
    def waiting(self) -> bool:
        """Whether a captain has to decide or advice is on its way."""
        return self._thinking.busy or self.awaited

    @property
    def awaited(self) -> bool:
        """Whether a captain has to decide."""
        return bool(self._deciding())

    def _deciding(self) -> list[int]:
        """Captains that have to decide, in turn order."""
        return [seat for seat in self._session.to_act() if seat not in self._people]

    def ask(self) -> None:
        """Ask every captain that has to act and was not asked yet."""
        self._hear()
        awaited = self._deciding()
        self._answered.intersection_update(awaited)
        for seat in awaited:
            if seat not in self._answered and not self._thinking.asked(MOVE, seat, self._moment):
                self._put(MOVE, seat, self._players[seat], self._session.observer(seat).view)

    def _hear(self) -> None:
        """Once a moment, determine which captain may make a remark, and ask it.

        None does while a person has to choose, unless that person has just spoken.
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
            self._put(REMARK, seat, ask.UNASKED + self._players[seat], self._session.observer(seat).view)

    def advising(self, seat: int) -> bool:
        """Whether advice for a seat is on its way."""
        return self._thinking.asked(HINT, seat, self._moment)

    def hint(self, seat: int, view: AnyView) -> None:
        """A person asks for a hint; it counts once in the statistics, however often the key is pressed.

        Raises:
            UserError: it could not be stored.
        """
        if not self.advising(seat):
            self._session.note_assist("hint", seat)
            self.advise(seat, view)

    def note_rung(self, seat: int, rung: int) -> None:
        """The tutor opened a rung to a person: the first counts as a hint, each is stored with its moment.

        Raises:
            UserError: it could not be stored.
        """
        if rung == 1:
            self._session.note_assist("hint", seat)
        self._session.note_assist(f"tutor-{rung}@{self._session.observer(seat).position}", seat)

    def advise(self, seat: int, view: AnyView) -> None:
        """Ask for advice; the view is the person's own."""
        if not self.advising(seat):
            self._put(HINT, seat, ask.ADVISER, view)

    def collect(self) -> None:
        """Collect the answers that have arrived.

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
        """Release the decisions of a moment together, in turn order.

        Thinking time depends on a captain's secrets, so it must not show.
        """
        awaited = self._deciding()
        if self._speaker is None and self._answered.issuperset(awaited):
            self.moves += [(seat, self._early.pop(seat)) for seat in awaited if seat in self._early]

    def forget(self) -> None:
        """Drop all open questions; `ask` asks captains that still have to act again."""
        self._thinking.forget()
        self._speaker = None

    def _put(self, purpose: str, seat: int, player: str, view: AnyView) -> None:
        seed = ask.seed_of(player, seat, self._session.seed, self._private)
        players = ask.players(self._session.seats) if player == ask.ADVISER else ()
        view_told = ask.encode(view)
        self._thinking.ask(
            Question(purpose, seat, self._game, player, view_told, seed, self._moment, players)
        )
