"""A session: one game being played. Only commands of seats change it; chance comes from its dealer."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Protocol, Self

from tortuga.kernel.dealer import Dealer, commitment
from tortuga.kernel.errors import Refusal
from tortuga.kernel.game import Command, Event, Options, Outcome, Rules, State, View
from tortuga.kernel.log.format import (
    NO_SEAL,
    Header,
    Inherited,
    KernelEvent,
    Log,
    LogError,
    SeedRevealed,
    Undone,
    Writer,
    new_header,
)
from tortuga.kernel.log.reader import check_seats
from tortuga.kernel.observer import MemoryNotebook, Notebook, Observer
from tortuga.kernel.players import SeatSpec
from tortuga.kernel.timeline import Step, Timeline, settle


class Store(Notebook, Protocol):
    """Where a session keeps its log. Each call is one transaction: all is kept, or an error is raised."""

    def create(self, header: Header, seed: str, lines: Sequence[str], round: int) -> None:
        """Keep a new game; `lines` begins with the header's line."""

    def append(self, lines: Sequence[str], round: int, outcome: Outcome | None) -> None:
        """Keep what one command led to, and the present round; `outcome` if that ended the game."""


class Ledger:
    """The log of a game in play. Entries are stored first: what the store refuses is not entered.

    Args:
        header: the first line.
        store: where the game is kept; None: nowhere but here.
    """

    def __init__(self, header: Header, store: Store | None) -> None:
        self._header = header
        self._store = store
        self._entries: list[Event | KernelEvent] = []
        self._writer = Writer(NO_SEAL)
        self._pages = MemoryNotebook()

    @property
    def entries(self) -> Sequence[Event | KernelEvent]:
        """All events of the log, undone ones too. Not to be changed."""
        return self._entries

    @property
    def seed_revealed(self) -> bool:
        """Whether the seed is revealed."""
        return bool(self._entries) and isinstance(self._entries[-1], SeedRevealed)

    @property
    def notebook(self) -> Notebook:
        """The notes that players take during the game."""
        return self._pages if self._store is None else self._store

    def begin(self, seed: str, entries: Sequence[Event | KernelEvent], round: int) -> None:
        """Enter what a new game begins with.

        Raises:
            LibraryError: the store refuses.
        """
        if self._store is not None:
            lines = list(self._writer.lines((self._header, *entries)))
            self._store.create(self._header, seed, lines, round)
        self._entries.extend(entries)

    def resume(self, entries: Sequence[Event | KernelEvent]) -> None:
        """Enter what a stored game already holds."""
        if self._store is not None:
            # only the last seal is needed, but it depends on all lines before it
            deque(self._writer.lines((self._header, *entries)), maxlen=0)
        self._entries.extend(entries)

    def enter(self, entries: Sequence[Event | KernelEvent], round: int, outcome: Outcome | None) -> None:
        """Enter what one command led to.

        Args:
            round: the one it led to.
            outcome: its result, if these events end the game.

        Raises:
            LibraryError: it could not be stored; nothing has changed.
        """
        if self._store is not None:
            writer = self._writer.copy()
            self._store.append(list(writer.lines(entries)), round, outcome)
            self._writer = writer
        self._entries.extend(entries)


class Session:
    """A game in play: its state, its log, and what a seat may do.

    Made by `Session.new` or `Session.resume`. A command either happens as a whole - decided,
    followed by all its consequences, stored - or changes nothing.
    """

    def __init__(
        self,
        rules: Rules,
        header: Header,
        options: Options,
        seed: str,
        store: Store | None,
    ) -> None:
        self.rules = rules
        self.header = header
        self.options = options
        self._dealer = Dealer(seed)
        self._timeline: Timeline = Timeline(rules, options, practice=header.practice)
        self._ledger: Ledger = Ledger(header, store)
        self._undone: list[tuple[int, Command]] = []
        self._observers: dict[int, Observer[View, Event]] = {}

    @classmethod
    def new(
        cls,
        rules: Rules,
        options: Options,
        seats: Sequence[SeatSpec],
        seed: str,
        store: Store | None = None,
        events: Sequence[Event] = (),
        branched: tuple[Inherited, ...] = (),
        practice: bool = False,
        unadvised: bool = False,
    ) -> Self:
        """Begin a game: what chance and the rules do before the first decision has already happened.

        Args:
            seed: everything dealt from here on comes from it.
            events: taken over from another game, only those that count there, without its end.
            branched: the header's note on those events, see `tortuga.kernel.replay`.
            practice: whether `undo` may go back further than the last choice.
            unadvised: whether captains give no advice to people.

        Raises:
            Refusal: options that contradict each other.
            LogError: a number of seats other than the options say.
            BadSeed: a seed that cannot be a key.
            LibraryError: the store refuses.
        """
        header = new_header(rules, options, seats, seed, branched, practice, unadvised)
        check_seats(options, len(header.seats), line=0)
        session = cls(rules, header, options, seed, store)
        for event in events:
            session._timeline.take(event)
        steps, entries = session._follow([])
        session._ledger.begin(seed, [*events, *entries], rules.round(session._after(steps)))
        session._adopt(steps)
        return session

    @classmethod
    def resume(
        cls,
        rules: Rules,
        log: Log,
        seed: str,
        store: Store | None = None,
    ) -> Self:
        """Go on with a game where its log ends.

        Raises:
            LogError: the seed is not the one the header promised, an undo in the log is not allowed, or the
                log holds no more than somebody saw.
            LibraryError: the store refuses.
        """
        if log.header.eyes is not None:
            raise LogError("error-log-seen", line=1)
        if commitment(seed) != log.header.commitment:
            raise LogError("error-log-commitment", line=1)
        session = cls(rules, log.header, log.options, seed, store)
        for line, event in enumerate(log.events, start=2):
            try:
                session._timeline.take(event)
            except Refusal as error:
                raise LogError("error-log-undo", line=line) from error
        session._ledger.resume(log.events)
        if log.seed is None:
            session._keep(*session._follow([]))
        return session

    @property
    def whole_state(self) -> State:
        """The whole state: for the rules, tests and analysis, never for a seat."""
        return self._timeline.state

    @property
    def whole_steps(self) -> Sequence[Step]:
        """Everything that counts, oldest first: event, cause, deciding seat, the whole states around it."""
        return self._timeline.steps

    @property
    def position(self) -> int:
        """How many steps count."""
        return len(self._timeline.steps)

    @property
    def seed_revealed(self) -> bool:
        """Whether the seed is revealed."""
        return self._ledger.seed_revealed

    @property
    def notebook(self) -> Notebook:
        """The notes that players take during the game."""
        return self._ledger.notebook

    @property
    def length(self) -> int:
        """Number of events in the log, undone ones included: shows which answers are to an older moment."""
        return len(self._ledger.entries)

    @property
    def seats(self) -> tuple[SeatSpec, ...]:
        """Who sits at the table."""
        return self.header.seats

    @property
    def seed(self) -> str:
        """The seed; to be shown to nobody before the game is over."""
        return self._dealer.seed

    @property
    def log(self) -> Log:
        """The log up to now."""
        return Log(self.header, self.options, tuple(self._ledger.entries))

    @property
    def finished(self) -> bool:
        """Whether the game is over."""
        return self.rules.finished(self.whole_state)

    def to_act(self) -> tuple[int, ...]:
        """Seats whose decision is awaited: several while choices are secret, none when the game is over."""
        return self.rules.to_act(self.whole_state)

    def decisions(self) -> list[int]:
        """Indices into the steps of all decisions that count."""
        return self._timeline.decisions()

    def rounds(self) -> list[int]:
        """By step that counts, the round in which it happened."""
        return [self.rules.round(step.before) for step in self.whole_steps]

    def observer(self, seat: int) -> Observer[View, Event]:
        """The observer for a seat, for `NOBODY` or for `EVERYTHING`; the same one each time.

        Raises:
            ValueError: asked for everything while the seed is still secret.
        """
        if seat not in self._observers:
            self._observers[seat] = Observer(self, seat)
        return self._observers[seat]

    def submit(self, seat: int, command: Command) -> list[Event | KernelEvent]:
        """Carry out a seat's command.

        Returns:
            The event decided and all that followed from it; `SeedRevealed` is the last of a game.

        Raises:
            Refusal: the seat is not to act, or the command is not legal; nothing has changed.
            LibraryError: it could not be stored; nothing has changed.
        """
        entries = self._submit(seat, command)
        self._undone.clear()
        return entries

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take its last choice back: no chance, reveal or other seat's act since."""
        return self._undoable(seat) > 0

    def undo(self, seat: int, position: int | None = None) -> Undone:
        """Take the seat's last choice back; the log says so.

        Args:
            position: in a practice game, how many steps still count afterwards; seats were to act there.

        Raises:
            Refusal: it may not.
            LibraryError: it could not be stored; nothing has changed.
        """
        count = self._undoable(seat, position)
        if not count:
            raise Refusal("refusal-undo", seat=seat + 1)
        decided = self.whole_steps[-count]
        undone = Undone(seat, count)
        self._ledger.enter([undone], self.rules.round(decided.before), None)
        self._timeline.take_back(undone)
        taken = self.rules.command_of(decided.before, decided.event)
        if position is not None:
            self._undone.clear()
        elif taken is not None:
            self._undone.append(taken)
        for observer in tuple(self._observers.values()):
            observer.publish_undo(undone)
        return undone

    def can_redo(self, seat: int) -> bool:
        """Whether the seat's last undo can itself be taken back: nothing else has been done since."""
        return bool(self._undone) and self._undone[-1][0] == seat

    def redo(self, seat: int) -> list[Event | KernelEvent]:
        """Repeat the choice that was undone last; like `submit`.

        Raises:
            Refusal: there is none.
            LibraryError: it could not be stored; nothing has changed.
        """
        if not self.can_redo(seat):
            raise Refusal("refusal-redo", seat=seat + 1)
        entries = self._submit(*self._undone[-1])
        self._undone.pop()
        return entries

    def note_assist(self, kind: str, seat: int) -> None:
        """Count that a seat used help of a kind (`hint`).

        Raises:
            LibraryError: it could not be stored.
        """
        self.notebook.note_assist(kind, seat)

    def _undoable(self, seat: int, position: int | None = None) -> int:
        count = self._timeline.undoable(seat) if position is None else len(self.whole_steps) - position
        if self.finished or (position is not None and not self._timeline.rewindable(count)):
            return 0
        return count if len(self.whole_steps) - count >= self.header.inherited else 0

    def _submit(self, seat: int, command: Command) -> list[Event | KernelEvent]:
        state = self.whole_state
        if seat not in self.rules.may_act(state):
            raise Refusal("refusal-not-to-act", seat=seat + 1)
        event = self.rules.decide(state, seat, command)
        first = Step(event, "decision", seat, state, self.rules.evolve(state, event))
        return self._keep(*self._follow([first]))

    def _follow(self, steps: list[Step]) -> tuple[list[Step], list[Event | KernelEvent]]:
        """Append what follows by chance and rule; the steps, and the log entries of all of them."""
        steps.extend(settle(self.rules, self._after(steps), self._dealer))
        entries: list[Event | KernelEvent] = [step.event for step in steps]
        if self.rules.finished(self._after(steps)):
            entries.append(SeedRevealed(self._dealer.seed))
        return steps, entries

    def _keep(self, steps: list[Step], entries: list[Event | KernelEvent]) -> list[Event | KernelEvent]:
        """Store, then adopt."""
        if entries:
            state = self._after(steps)
            outcome = self.rules.outcome(state) if self.rules.finished(state) else None
            self._ledger.enter(entries, self.rules.round(state), outcome)
            self._adopt(steps)
        return entries

    def _after(self, steps: Sequence[Step]) -> State:
        """The state after steps that follow."""
        return steps[-1].after if steps else self.whole_state

    def _adopt(self, steps: list[Step]) -> None:
        """Steps count from now on; all observers are notified."""
        self._timeline.extend(steps)
        for observer in tuple(self._observers.values()):
            observer.publish(self.position - len(steps), self.position)
