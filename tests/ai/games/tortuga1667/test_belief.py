"""Belief against the exact posteriors of the design (parts 2.2 and 2.6)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import numpy as np
import pytest

from ai.experiment import in_tenths
from ai.games.tortuga1667.belief import tells as like
from ai.games.tortuga1667.belief.deals import (
    BRITISH,
    DUTCH,
    FRENCH,
    Floats,
    assignments,
    given_side,
    joint_marginals,
    marginals,
    prior,
    shuffled,
    updated,
)
from ai.games.tortuga1667.engine.evaluator import percent
from ai.games.tortuga1667.levels import ADMIRAL, EVIDENCE, PERSON, evidence
from ai.games.tortuga1667.measure.beliefs import measured

F = Fraction
B, R, D = BRITISH, FRENCH, DUTCH
RELATION = like.relation_weights((0.5, 2.0, 1.0), (1.0, 1.0), 0)


def believed(weights: Floats, seats: int, expected: dict[Sequence[int], str]) -> None:
    """Every seat named holds these chances."""
    found = marginals(weights, seats)
    assert found.sum(axis=1) == pytest.approx(np.ones(seats))
    for group, text in expected.items():
        chances = [float(F(each)) for each in text.split()]
        for seat in group:
            assert found[seat][: len(chances)] == pytest.approx(chances, abs=1e-9)


@pytest.mark.parametrize(
    ("seats", "all_deals", "british", "dutch"),
    [
        *((2, 2, 1, 0), (3, 6, 2, 2), (4, 6, 3, 0), (5, 30, 12, 6), (6, 20, 10, 0)),
        *((7, 140, 60, 20), (8, 70, 35, 0), (9, 630, 280, 70)),
    ],
)
def test_t10_numbers_of_deals(seats: int, all_deals: int, british: int, dutch: int) -> None:
    deals = assignments(seats)
    assert len(deals.sides) == all_deals
    assert (prior(seats, 0, B) > 0).sum() == british
    assert (deals.sides[:, 0] == D).sum() == dutch


def sneaks(seats: int, actor: int, side: int) -> Floats:
    return like.by_side(seats, actor, like.favouring(0.9, 0.5, side))


def test_b1_and_b7_and_b8_a_sneak_and_cabin_fever() -> None:
    weights = updated(prior(5, 0, B), sneaks(5, 1, B))
    believed(weights, 5, {(1,): "9/16 1/8 5/16", (2, 3, 4): "7/48 5/8 11/48"})
    believed(shuffled(weights, 5, 1, 2), 5, {(1, 2): "17/48 3/8 13/48", (3, 4): "7/48 5/8 11/48"})
    mine = given_side(shuffled(weights, 5, 0, 1), 5, 0, R)
    believed(mine, 5, {(1,): "1 0 0", (2, 3, 4): "1/3 1/3 1/3"})


def test_b2_and_b10_four_seats_and_tempering() -> None:
    sneak = sneaks(4, 1, R)
    believed(updated(prior(4, 0, B), sneak), 4, {(1,): "1/19 18/19", (2, 3): "9/19 10/19"})
    believed(updated(prior(4, 0, B), sneak, 0.5), 4, {(1,): "1/7 6/7", (2, 3): "3/7 4/7"})


def test_b3_a_token_and_a_marooning() -> None:
    weights = updated(prior(6, 0, R), like.by_side(6, 1, like.favouring(0.9, 0.5, R)))
    weights = updated(weights, like.by_target(6, 1, 2, (2, 3), RELATION))
    believed(weights, 6, {(1,): "1/7 6/7", (2,): "57/70 13/70", (3,): "43/70 27/70", (4, 5): "5/7 2/7"})


def test_b4_a_relation_alone_tells_nothing() -> None:
    weights = updated(prior(5, 0, D), like.by_target(5, 1, 2, (2, 3), RELATION))
    believed(weights, 5, {(1, 2, 3, 4): "1/2 1/2"})


def test_b5_and_b6_flags_of_a_brawl() -> None:
    flag = (0.8, 0.2, 0.5)
    weights = updated(prior(5, 0, B), like.by_flags(5, (1, 2), 3, flag, [0.5]))
    believed(weights, 5, {(1, 2): "3/8 5/16 5/16", (3, 4): "1/8 11/16 3/16"})
    weights = updated(prior(7, 0, R), like.by_flags(7, (1, 2, 3), 1, flag, [0.5]))
    expected = {(1, 2, 3): "424/1049 1325/3147 550/3147", (4, 5, 6): "625/1049 773/3147 499/3147"}
    believed(weights, 7, expected)


def test_b9_two_sneaks_seen_by_the_dutch() -> None:
    weights = updated(updated(prior(9, 0, D), sneaks(9, 1, B)), sneaks(9, 2, R))
    expected = {(1,): "351/382 31/382 0", (2,): "31/382 351/382 0", (3, 4, 5, 6, 7, 8): "1/2 1/2"}
    believed(weights, 9, expected)


def test_pairs_agree_with_the_marginals() -> None:
    weights = updated(prior(7, 0, R), sneaks(7, 3, B))
    pairs = joint_marginals(weights, 7)
    assert pairs.sum(axis=(2, 3)) / 7 == pytest.approx(marginals(weights, 7))
    assert pairs[3, B, 3, R] == 0


def test_swaps_are_their_own_inverse() -> None:
    swaps = assignments(5).swaps
    assert np.array_equal(swaps[1, 3][swaps[1, 3]], np.arange(30))
    assert np.array_equal(swaps[2, 2], np.arange(30))


@pytest.mark.slow
def test_the_adviser_is_told_who_plays_and_believes_weak_levels_less() -> None:
    """What a Bosun does says little of its side: taken for an Admiral's, 97% came true seven times in ten."""
    players = ["mate"] * 5
    told, usual = (measured(5, players, 8, tau, "levels") for tau in (None, ADMIRAL.tau))
    assert told.loss < usual.loss - 0.1
    sure = [(chance, true) for chance, true, count in in_tenths(told.chances) if chance > 0.8 and count > 20]
    assert sure
    assert all(true > chance - 0.12 for chance, true in sure)
    names = ("human", "mate", "mate-loyal", "admiral", "deckhand", "random")
    mate, deckhand = EVIDENCE["mate"], EVIDENCE["deckhand"]
    assert evidence(names, 6) == (PERSON, mate, mate, ADMIRAL.tau, deckhand, PERSON)
    assert evidence((), 3) == (ADMIRAL.tau,) * 3


def test_what_is_only_believed_is_never_told_as_certain() -> None:
    assert [percent(chance) for chance in (0.0, 0.002, 0.4, 0.998, 1.0)] == [0, 1, 40, 99, 100]
