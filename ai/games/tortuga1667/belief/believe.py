"""From what a seat has seen to what it believes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from ai.games.tortuga1667.belief.deals import Floats, known, moved, prior, shuffled
from ai.games.tortuga1667.belief.evidence import Fever, Seen, Witness
from ai.games.tortuga1667.belief.tells import Vote, likelihood_of


@dataclass(frozen=True, slots=True)
class Step:
    """What one thing seen did to the weights."""

    seen: Seen | Fever
    before: Floats
    after: Floats


Tau: TypeAlias = float | tuple[float, ...]
"""How much of an act is taken as evidence, 0 nothing .. 1 all of it: of everybody's, or by who did it."""


def steps(witness: Witness, tau: Tau) -> Iterator[Step]:
    """Everything that was seen, tempered by `tau`; at 0 no act counts as evidence."""
    weights = start(witness)
    for seen in witness.found:
        after = _after(weights, seen, witness, tau)
        if after is not weights:
            yield Step(seen, weights, after)
        weights = after


def believe(witness: Witness, tau: Tau) -> Floats:
    """The weights over all deals after everything that was seen."""
    weights = continued(start(witness), witness.found, witness, tau)
    return weights if witness.now is None else known(weights, witness.seats, witness.me, witness.now)


def start(witness: Witness) -> Floats:
    """The weights when only the seat's own card was known."""
    me = witness.me if witness.me >= 0 else None
    return prior(witness.seats, me, witness.side)


def continued(weights: Floats, found: Iterable[Seen | Fever], witness: Witness, tau: Tau) -> Floats:
    """The weights after more has been seen."""
    for seen in found:
        weights = _after(weights, seen, witness, tau)
    return weights


def _after(weights: Floats, seen: Seen | Fever, witness: Witness, tau: Tau) -> Floats:
    seats = witness.seats
    if isinstance(seen, Fever):
        weights = shuffled(weights, seats, seen.a, seen.b)
        return weights if seen.mine is None else known(weights, seats, witness.me, seen.mine)
    part = _of(tau, seen)
    if part <= 0:
        return weights
    return moved(weights, likelihood_of(seen.tell, seats, witness.me, seen.own, seen.cards), part)


def _of(tau: Tau, seen: Seen) -> float:
    """How much of one act is evidence; of a vote, the mean of its voters."""
    if not isinstance(tau, tuple):
        return tau
    actors = seen.tell.voters if isinstance(seen.tell, Vote) else (seen.tell.actor,)
    return sum(tau[actor] for actor in actors) / max(1, len(actors))
