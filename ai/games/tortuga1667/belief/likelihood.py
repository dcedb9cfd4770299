"""How likely a public act is under every deal: each function returns a vector over all assignments."""

from __future__ import annotations

import functools
from collections.abc import Sequence

import numpy as np

from ai.games.tortuga1667.belief.assignments import BRITISH, DUTCH, FRENCH, SIDES, Floats, assignments
from ai.games.tortuga1667.learned import Dutch, Relation
from ai.games.tortuga1667.votes.chances import counts

LEAST_ACT = 1e-4
LEAST_COUNT = 1e-6


def by_side(seats: int, actor: int, chances: Sequence[float]) -> Floats:
    """An act that depends on the actor's own side alone."""
    onehot = assignments(seats).onehot[:, SIDES * actor : SIDES * actor + SIDES]
    return np.asarray(np.maximum(onehot @ np.asarray(chances), LEAST_ACT))


@functools.lru_cache(512)
def relation_weights(relation: Relation, dutch: Dutch, lead: int) -> Floats:
    """(3, 3): weight of a target's side for an actor's side, `lead` the sign of British less French."""
    same, opposite, victim = relation
    leads, trails = dutch
    ahead = (leads, trails) if lead > 0 else (trails, leads)
    of_dutch = (*ahead, 1.0) if lead else (1.0, 1.0, 1.0)
    return np.array(((same, opposite, victim), (opposite, same, victim), of_dutch))


def by_target(seats: int, actor: int, target: int, candidates: Sequence[int], weights: Floats) -> Floats:
    """A choice of a target among candidates, by the weights (3, 3) for the sides of actor and target."""
    sides = assignments(seats).sides
    among = weights[sides[:, actor, None], sides[:, list(candidates)]]
    chosen = weights[sides[:, actor], sides[:, target]]
    return np.asarray(np.maximum(chosen / among.sum(axis=1), LEAST_ACT))


def by_pair(seats: int, a: int, b: int, chances: Relation) -> Floats:
    """An act that depends on how two seats are related: same side, opposite sides, one of them Dutch."""
    sides = assignments(seats).sides
    same, opposite, dutch = chances
    table = np.array(((same, opposite, dutch), (opposite, same, dutch), (dutch, dutch, dutch)))
    return np.asarray(np.maximum(table[sides[:, a], sides[:, b]], LEAST_ACT))


def by_flags(
    seats: int, voters: Sequence[int], british: int, flag: Sequence[float], others: Sequence[float]
) -> Floats:
    """A number of British flags among the cards of some voters and some that are nobody's.

    Args:
        seats: at the table.
        voters: whose cards are judged by their side.
        british: British flags among their cards and the others.
        flag: chance of a British flag from a British, French and Dutch voter.
        others: the same for each card that says nothing about a side, such as the deck card.
    """
    sides = assignments(seats).sides[:, list(voters)]
    ours = (sides == BRITISH).sum(axis=1)
    dutch = (sides == DUTCH).sum(axis=1)
    table = _table(len(voters), british, tuple(flag), tuple(others))
    return np.asarray(table[ours, dutch])


def by_relation(
    seats: int,
    captain: int,
    voters: Sequence[int],
    shown: int,
    chances: Relation,
    others: Sequence[float],
) -> Floats:
    """A number of one symbol among the cards of some voters, by what each is to the captain."""
    sides = assignments(seats).sides
    of_captain, of_voters = sides[:, captain, None], sides[:, list(voters)]
    dutch = ((of_captain == DUTCH) | (of_voters == DUTCH)).sum(axis=1)
    same = ((of_captain == of_voters) & (of_captain != DUTCH)).sum(axis=1)
    return np.asarray(_table(len(voters), shown, tuple(chances), tuple(others))[same, dutch])


@functools.lru_cache(4096)
def _table(voters: int, shown: int, chances: tuple[float, ...], others: tuple[float, ...]) -> Floats:
    """(v + 1, v + 1): chance of this many symbols, by the numbers of voters of the first and third kind."""
    table = np.full((voters + 1, voters + 1), LEAST_COUNT)
    first, second, third = chances
    for a in range(voters + 1):
        for c in range(voters + 1 - a):
            found = counts([first] * a + [second] * (voters - a - c) + [third] * c + list(others))
            if 0 <= shown < len(found):
                table[a, c] = max(LEAST_COUNT, found[shown])
    return table


def own(chance: float, dutch: float, side: int) -> tuple[float, float, float]:
    """Chances of an act that favours one side, done by the British, the French, the Dutch."""
    return (chance, 1 - chance, dutch) if side == BRITISH else (1 - chance, chance, dutch)


def other(side: int) -> int:
    """The opponent of one of the two big sides."""
    return FRENCH if side == BRITISH else BRITISH
