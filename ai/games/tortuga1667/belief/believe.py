"""From what a seat has seen to what it believes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from ai.games.tortuga1667.belief.deals import Floats, given_side, prior, shuffled, updated
from ai.games.tortuga1667.belief.evidence import EvidenceReader, Fever, Seen
from ai.games.tortuga1667.belief.tells import Vote, likelihood_of
from tortuga.games.tortuga1667.state import Memory, Past, View


@dataclass(frozen=True, slots=True)
class Step:
    """What one thing seen did to the weights."""

    seen: Seen | Fever
    before: Floats
    after: Floats


Tau: TypeAlias = float | tuple[float, ...]
"""How much of an act is taken as evidence, 0 nothing .. 1 all of it: of everybody's, or by who did it."""


def steps(evidence: EvidenceReader, tau: Tau) -> Iterator[Step]:
    """Everything that was seen, tempered by `tau`; at 0 no act counts as evidence."""
    weights = start(evidence)
    for seen in evidence.found:
        after = _after(weights, seen, evidence, tau)
        if after is not weights:
            yield Step(seen, weights, after)
        weights = after


def start(evidence: EvidenceReader) -> Floats:
    """The weights when only the seat's own card was known."""
    me = evidence.me if evidence.me >= 0 else None
    return prior(evidence.seats, me, evidence.side)


def _after(weights: Floats, seen: Seen | Fever, evidence: EvidenceReader, tau: Tau) -> Floats:
    seats = evidence.seats
    if isinstance(seen, Fever):
        weights = shuffled(weights, seats, seen.a, seen.b)
        return weights if seen.mine is None else given_side(weights, seats, evidence.me, seen.mine)
    part = _of(tau, seen)
    if part <= 0:
        return weights
    return updated(weights, likelihood_of(seen.tell, seats, evidence.me, seen.own, seen.cards), part)


def _of(tau: Tau, seen: Seen) -> float:
    """How much of one act is evidence; of a vote, the mean of its voters."""
    if not isinstance(tau, tuple):
        return tau
    actors = seen.tell.voters if isinstance(seen.tell, Vote) else (seen.tell.actor,)
    return sum(tau[actor] for actor in actors) / max(1, len(actors))


class BeliefCache:
    """Belief by view, tempered by `tau`.

    A captain has no memory of its own: everything follows from the view. What was read from one view is kept
    only to go on from when the next view begins with the same past.
    """

    def __init__(self, tau: Tau) -> None:
        self.tau = tau
        self._of = (0, -1)
        self._history: tuple[Past, ...] = ()
        self._memory: tuple[Memory, ...] = ()
        self._witness: EvidenceReader | None = None
        self._weights: Floats | None = None

    def weights(self, view: View) -> Floats:
        """The weights over all deals."""
        table = view.table
        seats, me = table.seats, max(-1, view.seat)
        memory = table.memory[me] if 0 <= me < len(table.memory) else ()
        evidence, weights = self._witness, self._weights
        if evidence is None or weights is None or not self._goes_on((seats, me), table.history, memory):
            evidence, weights = EvidenceReader(seats, me), None
        so_far = len(evidence.found)
        evidence.read(view)
        weights = start(evidence) if weights is None else weights
        for seen in evidence.found[so_far:]:
            weights = _after(weights, seen, evidence, self.tau)
        self._of, self._history, self._memory = (seats, me), table.history, memory
        self._witness, self._weights = evidence, weights
        return weights if evidence.now is None else given_side(weights, seats, me, evidence.now)

    def _goes_on(self, of: tuple[int, int], history: tuple[Past, ...], memory: tuple[Memory, ...]) -> bool:
        return (
            self._of == of
            and history[: len(self._history)] == self._history
            and memory[: len(self._memory)] == self._memory
        )
