"""Replay: a read-only cursor over the steps of a log that count; position 0 is before the first event."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tortuga.kernel.dealer import commitment
from tortuga.kernel.errors import Refusal
from tortuga.kernel.game import NOBODY, Games, Rules
from tortuga.kernel.log.format import Header, Inherited, Log, LogError, Undone
from tortuga.kernel.log.reader import read
from tortuga.kernel.observer import MemoryNotebook, Notebook, Observer
from tortuga.kernel.players import SeatSpec
from tortuga.kernel.session import Session, Store
from tortuga.kernel.timeline import Step
from tortuga.kernel.verify import check


class Replay:
    """One log, looked at from any point of it.

    Args:
        log: checked against the rules at once, so that every state of it can be believed.
        notebook: of the library; None keeps notes only as long as the replay lives.

    Raises:
        LogError: the first line that contradicts the rules or the seed.
    """

    def __init__(self, rules: Rules, log: Log, notebook: Notebook | None = None) -> None:
        self.rules = rules
        self.log = log
        self.notebook: Notebook = MemoryNotebook() if notebook is None else notebook
        """The notes that players took during the game."""
        self._timeline = check(log, rules)
        self._position = 0
        self._observers: dict[int, Observer[Any, Any]] = {}

    @classmethod
    def open(cls, path: Path, games: Games) -> Replay:
        """The replay of a log file.

        Raises:
            LogError: not a good log of a known game.
        """
        log = read(path, games)
        return cls(games[log.header.game].rules, log)

    @property
    def header(self) -> Header:
        """What was agreed before the game."""
        return self.log.header

    @property
    def seed_revealed(self) -> bool:
        """Whether the log has the seed, so that nothing is secret at any point of it."""
        return self.log.seed is not None

    @property
    def position(self) -> int:
        """How many steps have happened, 0 .. `length`."""
        return self._position

    @property
    def whole_steps(self) -> Sequence[Step]:
        """All steps, with the whole states around them; undone ones are left out."""
        return self._timeline.steps

    @property
    def length(self) -> int:
        """Number of steps."""
        return len(self._timeline.steps)

    @property
    def whole_state(self) -> Any:
        """The whole state here."""
        return self.whole_steps[self._position - 1].after if self._position else self._timeline.start

    @property
    def finished(self) -> bool:
        """Whether the game is over here."""
        return self.rules.finished(self.whole_state)

    def observer(self, seat: int) -> Observer[Any, Any]:
        """The observer for a seat, for `NOBODY` or for `EVERYTHING`, here and wherever the cursor goes.

        Raises:
            ValueError: asked for everything while the seed is still secret.
        """
        if seat not in self._observers:
            self._observers[seat] = Observer(self, seat)
        return self._observers[seat]

    def seek(self, position: int) -> None:
        """Go to a position; one beyond the beginning or the end is moved there."""
        old, self._position = self._position, min(max(position, 0), self.length)
        for observer in tuple(self._observers.values()):
            if self._position >= old:
                observer.publish(old, self._position)
            else:
                observer.publish_undo(Undone(NOBODY, old - self._position))

    def forward(self) -> Step | None:
        """Go one step on; returns that whole step, or None at the end."""
        if self._position == self.length:
            return None
        self.seek(self._position + 1)
        return self.whole_steps[self._position - 1]

    def decisions(self) -> list[int]:
        """Positions at which a seat was about to decide what it then did."""
        return self._timeline.decisions()

    def rounds(self) -> list[int]:
        """Positions at which a round has just begun, the first one of the game included."""
        number = self.rules.round
        steps = enumerate(self.whole_steps, start=1)
        return [position for position, step in steps if number(step.before) != number(step.after)]

    def commands(self) -> list[tuple[int, int, Any]]:
        """All decisions, each as the position just before it, the seat and the command.

        Choices of one moment that others do not see are in order of seats, whatever order they came in. Those
        that nobody has seen yet are left out: they are secret, and others of the same moment may be missing.
        """
        commands: list[tuple[int, int, Any]] = []
        secret: list[tuple[int, int, Any]] = []
        for position, step in enumerate(self.whole_steps):
            committed = self.rules.is_secret_commit(step.event)
            if not committed:
                commands += sorted(secret, key=lambda entry: entry[1])
                secret = []
            decided = self.rules.command_of(step.before, step.event) if step.cause == "decision" else None
            if decided is not None:
                (secret if committed else commands).append((position, *decided))
        return commands

    def next_of(self, positions: Sequence[int]) -> int:
        """The first of ascending positions after this one; the end when there is none."""
        at = bisect_right(positions, self.position)
        return positions[at] if at < len(positions) else self.length

    def previous_of(self, positions: Sequence[int]) -> int:
        """The last of ascending positions before this one; the beginning when there is none."""
        at = bisect_left(positions, self.position)
        return positions[at - 1] if at else 0


def parting(one: Replay, other: Replay) -> tuple[int, int] | None:
    """Positions just before the first decisions in which two games differ.

    None when one of them merely goes on further than the other.
    """
    for left, right in zip(one.commands(), other.commands(), strict=False):
        if left[1:] != right[1:]:
            return left[0], right[0]
    return None


def seed_at(log: Log, events: int, seed: str | None) -> str | None:
    """The seed under which chance goes on after a number of events of a log; None while it is secret.

    Args:
        seed: the log's, if the caller knows it (the library knows that of a running game).
    """
    for part in log.header.branched:
        if events < part.events:
            return part.seed or (seed if part.commitment == log.header.commitment else None)
    return seed


def inherited(log: Log, events: int, seed: str) -> tuple[Inherited, ...]:
    """The header's note on where a branch comes from.

    Args:
        log: of the game that is left.
        events: how many of its events are taken over.
        seed: of the branch.
    """
    header = log.header
    parts: list[Inherited] = []
    for part in (*header.branched, Inherited(len(log.events), header.commitment, log.seed)):
        part_seed = part.seed or (log.seed if part.commitment == header.commitment else None)
        if part.commitment == commitment(seed):
            part_seed = None  # revealed when the branch ends, like its other dice
        parts.append(Inherited(min(part.events, events), part.commitment, part_seed))
        if part.events >= events:
            break
    return tuple(parts)


def branch(replay: Replay, seats: Sequence[SeatSpec], seed: str, store: Store | None = None) -> Session:
    """A new game that goes on from where a replay stands, dealt on as before or anew.

    Its header says so, with the commitment of every game it left. With the same seed its log verifies
    like any other. With a fresh one both parts are verified, each under its own seed; while the old game
    still runs its seed stays secret, and what was dealt under it can only be found possible.

    Args:
        replay: not at the end of its game.
        seats: who plays on.
        seed: the old game's for the same dice, another one for fresh dice.
        store: where the new game is kept.

    Raises:
        Refusal: the old game still runs, and its secrets outlive a round: playing on would reveal them.
        LogError: the wrong number of seats, or a log that holds no more than somebody saw.
        BadSeed: a seed that cannot be a key.
        LibraryError: the store refuses.
    """
    if replay.header.eyes is not None:
        raise LogError("error-log-seen", line=1)
    if replay.rules.secrets_outlive_round and replay.log.seed is None:
        raise Refusal("refusal-branch")
    events = [step.event for step in replay.whole_steps[: replay.position]]
    log = replay.log
    chance = inherited(log, len(events), seed)
    return Session.new(replay.rules, log.options, seats, seed, store, events, chance)
