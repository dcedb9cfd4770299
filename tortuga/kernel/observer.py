"""Observers: the only way to look at a game. An observer shows what its seat may see, and no more.

The table, the log panel, hints and screen readers are given an `Observer` or its `ObservedStep`s, never a
session or a replay, which hold the whole state.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, Protocol, TypeVar

import msgspec
from msgspec.structs import replace
from typing_extensions import override

from tortuga.kernel.errors import Refusal
from tortuga.kernel.game import EVERYTHING, NOBODY, Command, Rules
from tortuga.kernel.log.format import Header, KernelEvent, Log, Undone
from tortuga.kernel.timeline import Cause, Step

View_co = TypeVar("View_co", covariant=True)
Event_co = TypeVar("Event_co", covariant=True)


class ObservedStep(msgspec.Struct, Generic[View_co, Event_co], frozen=True):
    """One step as an observer saw it."""

    event: Event_co
    before: View_co
    after: View_co
    cause: Cause
    seat: int
    """Who decided it; `NOBODY` when it came by chance or by rule."""
    position: int
    """How many steps counted once it had happened, from 1."""


class Notebook(Protocol):
    """Keeps the notes that players take during a game."""

    def notes(self, seat: int) -> str:
        """The notes of a seat, "" at first."""

    def note(self, seat: int, words: str) -> None:
        """Replace the notes of a seat."""

    def note_assist(self, kind: str, seat: int) -> None:
        """Count that a seat used help of a kind (`hint`)."""


class ObservedGame(Protocol):
    """What an observer observes: a game in play or a replay."""

    @property
    def rules(self) -> Rules:
        """The rules."""

    @property
    def header(self) -> Header:
        """What was agreed before the game."""

    @property
    def seed_revealed(self) -> bool:
        """Whether the seed is revealed: nothing is secret any more."""

    @property
    def whole_state(self) -> Any:
        """The full state at this moment."""

    @property
    def whole_steps(self) -> Sequence[Step]:
        """All steps that count; in a replay also those still to come."""

    @property
    def position(self) -> int:
        """How many of these steps have happened."""

    @property
    def notebook(self) -> Notebook:
        """The notes that players take during the game."""


class Observer(Generic[View_co, Event_co]):
    """One seat's view of one game; made by `Session.observer(seat)` and `Replay.observer(seat)`.

    Args:
        seat: a seat, `NOBODY` (only what is public), or `EVERYTHING`.

    Raises:
        ValueError: asked to see everything of a game whose seed is still secret.
    """

    def __init__(self, game: ObservedGame, seat: int) -> None:
        if seat == EVERYTHING and not game.seed_revealed:
            raise ValueError("nobody sees everything before the seed is revealed")
        self.seat = seat
        self._game = game
        self._listeners: list[Callable[[Any], None]] = []
        self._story: list[ObservedStep[View_co, Event_co]] = []
        self._observed: list[Step] = []
        self._view: tuple[Any, View_co] | None = None

    @property
    def header(self) -> Header:
        """What was agreed before the game; who sits at the table."""
        return self._game.header

    @property
    def view(self) -> View_co:
        """What this observer sees now."""
        state = self._game.whole_state
        if self._view is None or self._view[0] is not state:
            self._view = state, self._game.rules.observe(state, self.seat)
        return self._view[1]

    @property
    def position(self) -> int:
        """How many steps that count have happened."""
        return self._game.position

    @property
    def round(self) -> int:
        """The round that is played, 0 before the first one."""
        return self._game.rules.round(self._game.whole_state)

    @property
    def finished(self) -> bool:
        """Whether the game is over."""
        return self._game.rules.finished(self._game.whole_state)

    @property
    def seed_revealed(self) -> bool:
        """Whether the seed is revealed: nothing is secret any more, wherever a replay stands."""
        return self._game.seed_revealed

    @property
    def awaited(self) -> tuple[int, ...]:
        """Seats whose decision is awaited, in turn order."""
        return self._game.rules.to_act(self._game.whole_state)

    @property
    def secret(self) -> bool:
        """Whether the decision this seat has to make now is a secret one."""
        return self._game.rules.secret(self._game.whole_state, self.seat)

    def past(self, since: int = 0) -> Sequence[ObservedStep[View_co, Event_co]]:
        """Everything that counts up to now, oldest first.

        Args:
            since: a position; only the steps after it.
        """
        self._keep_up()
        return tuple(self._story[since : self._game.position])

    def story(self) -> Sequence[ObservedStep[View_co, Event_co]]:
        """Everything that counts; in a replay also what is still to come."""
        self._keep_up()
        return tuple(self._story)

    def decision(self, seen: ObservedStep[View_co, Event_co]) -> tuple[int, Command] | None:
        """Seat and command behind a step; None if nobody decided it or the command is hidden."""
        step = self._game.whole_steps[seen.position - 1]
        return self._game.rules.command_of(step.before, seen.event) if seen.cause == "decision" else None

    def legal(self) -> Sequence[Command]:
        """Every command that this seat may give now; none for an observer without a seat."""
        return self._game.rules.legal(self._game.whole_state, self.seat) if self.seat >= 0 else ()

    def refusal(self, command: Command) -> Refusal | None:
        """Why the seat may not give this command now; None when it may."""
        return refusal(self._game.rules, self._game.whole_state, self.seat, command)

    def listen(
        self, listener: Callable[[ObservedStep[View_co, Event_co] | Undone], None]
    ) -> Callable[[], None]:
        """Call a function for every further step, once all steps of a command count, and for every undo.

        A replay that moves back reports an `Undone` of `NOBODY`.

        Returns:
            A function that unsubscribes.
        """
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def notes(self) -> str:
        """This seat's own notes; they are in no log."""
        return self._game.notebook.notes(self.seat)

    def notes_of(self, seat: int) -> str:
        """The notes of any seat, once nothing is secret any more.

        Raises:
            ValueError: this observer does not see everything.
        """
        if self.seat != EVERYTHING:
            raise ValueError("notes are their owner's secret")
        return self._game.notebook.notes(seat)

    def note(self, words: str) -> None:
        """Replace this seat's notes.

        Raises:
            LibraryError: they could not be stored.
        """
        self._game.notebook.note(self.seat, words)

    def assisted(self, kind: str) -> None:
        """Count that this seat used help of a kind (`hint`).

        Raises:
            LibraryError: it could not be stored.
        """
        self._game.notebook.note_assist(kind, self.seat)

    def publish(self, start: int, end: int) -> None:
        """For the game alone: publish the steps between two positions."""
        if self._listeners:
            self._keep_up()
            for seen in self._story[start:end]:
                self._notify(seen)

    def publish_undo(self, undone: Undone) -> None:
        """For the game alone: publish an undo."""
        self._notify(undone)

    def _notify(self, what: ObservedStep[View_co, Event_co] | Undone) -> None:
        for listener in tuple(self._listeners):
            listener(what)

    def _keep_up(self) -> None:
        """Observe the steps since the last call; forget those that were taken back."""
        rules, steps, observed = self._game.rules, self._game.whole_steps, self._observed
        # steps are only taken back from the end, so a step in its old place still follows the same ones
        while observed and (len(observed) > len(steps) or observed[-1] is not steps[len(observed) - 1]):
            observed.pop()
            self._story.pop()
        for step in steps[len(observed) :]:
            observed.append(step)
            before = self._story[-1].after if self._story else rules.observe(step.before, self.seat)
            event, after = rules.redact(step.event, self.seat), rules.observe(step.after, self.seat)
            self._story.append(ObservedStep(event, before, after, step.cause, step.seat, len(observed)))


def refusal(rules: Rules, state: Any, seat: int, command: Any) -> Refusal | None:
    """Why a seat may not give a command in a state; None when it may."""
    if seat not in rules.may_act(state):
        return Refusal("refusal-not-to-act", seat=seat + 1)
    try:
        rules.decide(state, seat, command)
    except Refusal as error:
        return error
    return None


def allowed_observers(log: Log) -> tuple[int, ...]:
    """Who may observe a log: everybody once the seed is revealed, else its only person and `NOBODY`."""
    seats, eyes = log.header.seats, log.header.eyes
    if log.seed is not None:
        return (*range(len(seats)), NOBODY, EVERYTHING)
    if eyes is not None:
        return (NOBODY,) if eyes == NOBODY else (eyes, NOBODY)
    people = tuple(seat for seat, spec in enumerate(seats) if spec.is_human)
    return (*people, NOBODY) if len(people) == 1 else (NOBODY,)


def shareable(rules: Rules, log: Log) -> Log:
    """The part of a log that may leave the library: all once the seed is revealed, else what one seat saw.

    That seat is the only person's, or `NOBODY`. Seeds of the games it branched off are removed:
    what they dealt may still be hidden.
    """
    header = log.header
    if log.seed is not None or header.eyes is not None:
        return log
    seat = allowed_observers(log)[0]
    branched = tuple(replace(part, seed=None) for part in header.branched)
    seen = tuple(
        event if isinstance(event, KernelEvent) else rules.redact(event, seat) for event in log.events
    )
    return Log(replace(header, eyes=seat, branched=branched), log.options, seen)


class MemoryNotebook(Notebook):
    """A notebook in memory, for a game that no library keeps."""

    def __init__(self) -> None:
        self._words: dict[int, str] = {}

    @override
    def notes(self, seat: int) -> str:
        return self._words.get(seat, "")

    @override
    def note(self, seat: int, words: str) -> None:
        self._words[seat] = words

    @override
    def note_assist(self, kind: str, seat: int) -> None:
        """A game that is not stored does not count it."""
