"""The timeline: the steps of a log that count, and which choice can still be undone."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Literal

import msgspec

from tortuga.kernel.errors import Refusal
from tortuga.kernel.game import NOBODY, Chance, Command, Event, Options, Rules, State, View
from tortuga.kernel.log.format import KernelEvent, Log, SeedRevealed, Undone

Cause = Literal["decision", "chance", "automatic"]


class Step(msgspec.Struct, frozen=True, gc=False):
    """One event that counts, with the states around it."""

    event: Event
    cause: Cause
    seat: int
    """Who decided it; `NOBODY` when it came by chance or by rule."""
    before: State
    after: State


def step_of(rules: Rules, before: State, event: Event) -> Step:
    """The step that an event of a log makes from a state."""
    decided = rules.command_of(before, event)
    after = rules.evolve(before, event)
    if decided is not None:
        return Step(event, "decision", decided[0], before, after)
    if rules.is_secret_commit(event):  # hidden in a log of one observer's view
        return Step(event, "decision", getattr(event, "seat", NOBODY), before, after)
    return Step(event, "chance" if rules.awaits_chance(before) else "automatic", NOBODY, before, after)


def settle(rules: Rules, state: State, chance: Chance) -> Iterator[Step]:
    """The steps that follow without any seat, dealt or automatic, until seats act or the game is over.

    Raises:
        RuntimeError: the rules are stuck: nobody acts, nothing follows, and the game is not over.
    """
    while (step := _following(rules, state, chance)) is not None:
        yield step
        state = step.after
    if not rules.to_act(state):
        _check_over(rules, state)


def _following(rules: Rules, state: State, chance: Chance) -> Step | None:
    """The step that follows without any seat; None where seats act or the game is over."""
    cause: Cause = "chance"
    event: Event | None
    if rules.awaits_chance(state):
        event = rules.deal(state, chance)
    else:
        event, cause = rules.automatic(state), "automatic"
    return None if event is None else Step(event, cause, NOBODY, state, rules.evolve(state, event))


def _check_over(rules: Rules, state: State) -> None:
    """Accept that nothing follows and nobody acts only at the end of a game.

    Raises:
        RuntimeError: the rules are stuck.
    """
    if not rules.finished(state):
        # says nothing else about the state: errors are shown, and copied into reports
        raise RuntimeError(f"{rules.name} stands still in round {rules.round(state)}")


def playing(
    rules: Rules,
    state: State,
    chance: Chance,
    choose: Callable[[int, View], Command],
) -> Iterator[Step]:
    """The steps of a game up to its end; of several awaited seats the first one is asked.

    Args:
        choose: decides for a seat, given the seat and its view.

    Raises:
        Refusal: a choice that the rules do not allow.
        RuntimeError: the rules are stuck.
    """
    while True:
        if seats := rules.to_act(state):
            seat = seats[0]
            event = rules.decide(state, seat, choose(seat, rules.observe(state, seat)))
            step = Step(event, "decision", seat, state, rules.evolve(state, event))
        elif (following := _following(rules, state, chance)) is not None:
            step = following
        else:
            _check_over(rules, state)
            return
        yield step
        state = step.after


class Timeline:
    """The steps that count, in order; grows by events and shrinks by `Undone`.

    Args:
        practice: whether an `Undone` may go back to any moment at which seats were to act.
        believing: whether every `Undone` is believed, as in a log that holds what somebody saw.
    """

    def __init__(
        self,
        rules: Rules,
        options: Options,
        *,
        practice: bool = False,
        believing: bool = False,
    ) -> None:
        self._practice = practice
        self._believing = believing
        self._rules: Rules = rules
        self._start: State = rules.start(options)
        self._steps: list[Step] = []

    @property
    def steps(self) -> Sequence[Step]:
        """All steps that count, oldest first. Not to be changed."""
        return self._steps

    @property
    def start(self) -> State:
        """The state before anything happened."""
        return self._start

    @property
    def state(self) -> State:
        """The state now."""
        return self._steps[-1].after if self._steps else self._start

    def extend(self, steps: Sequence[Step]) -> None:
        """Take steps that begin at the present state."""
        self._steps.extend(steps)

    def take(self, event: Event | KernelEvent) -> None:
        """Take the next event of a log.

        Raises:
            Refusal: an `Undone` that goes further back than undo may.
        """
        if isinstance(event, Undone):
            self.take_back(event)
        elif not isinstance(event, SeedRevealed):
            self._steps.append(step_of(self._rules, self.state, event))

    def take_back(self, undone: Undone) -> None:
        """Shorten by an undo.

        Raises:
            Refusal: it is not what may be taken back now.
        """
        if not self.allows(undone):
            raise Refusal("refusal-undo", seat=undone.seat + 1)
        del self._steps[-undone.events :]

    def allows(self, undone: Undone) -> bool:
        """Whether this undo is allowed now."""
        if self._believing:
            return 0 < undone.events <= len(self._steps)
        own = self.undoable(undone.seat)
        return (own > 0 and own == undone.events) or self.rewindable(undone.events)

    def rewindable(self, events: int) -> bool:
        """Whether practice allows going back by this many events: to a moment at which seats act."""
        if not self._practice or not 0 < events <= len(self._steps) or self._rules.finished(self.state):
            return False
        return bool(self._rules.to_act(self._steps[-events].before))

    def undoable(self, seat: int) -> int:
        """How many events the seat may take back now; 0 = none.

        These are the seat's own last choice and what followed from it by rule, unless chance, another seat's
        act or anything that shows something new came after it.
        """
        for count, step in enumerate(reversed(self._steps), start=1):
            if step.cause == "chance" or self._rules.reveals(step.before, step.event):
                return 0
            if step.cause == "decision":
                return count if step.seat == seat else 0
        return 0

    def decisions(self) -> list[int]:
        """Indices of the steps that a seat decided."""
        return [index for index, step in enumerate(self._steps) if step.cause == "decision"]


def folded(rules: Rules, log: Log) -> Timeline:
    """The timeline of a log as it stands; only its undos are checked.

    Raises:
        Refusal: an undo that goes further back than it may.
    """
    header = log.header
    timeline: Timeline = Timeline(
        rules, log.options, practice=header.practice, believing=header.eyes is not None
    )
    for event in log.events:
        timeline.take(event)
    return timeline
