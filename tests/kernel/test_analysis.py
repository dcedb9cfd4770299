"""What could have been chosen: the best, what was chosen, and what is easily taken for it."""

import random

import msgspec

from tortuga.kernel.analysis import AS_GOOD, MAX_CANDIDATES, candidates


class Pick(msgspec.Struct, frozen=True, tag="pick"):
    card: int


class Pass(msgspec.Struct, frozen=True, tag="pass"):
    pass


class Picked(msgspec.Struct, frozen=True, tag="picked"):
    card: int


LOSSES = [
    (Pick(0), 0.3),
    (Pick(1), 0.0),
    (Pick(2), 0.002),
    (Pick(3), 0.05),
    (Pick(4), 0.05),
    (Pass(), 0.05),
    (Pick(5), 0.2),
    (Pick(6), 0.1),
]


def made(command):
    return Picked(getattr(command, "card", -1))


def found(losses=LOSSES, chosen=LOSSES[0][0], best=LOSSES[1][0]):
    return candidates(losses, chosen, best, made)


def test_chosen_and_best_are_among_the_few():
    told = found()
    assert len(told) == MAX_CANDIDATES
    losses = {one.event["card"]: one.loss for one in told}
    assert losses[0] == 0.3
    assert losses[1] == 0.0


def test_of_like_ones_there_is_one_and_what_is_about_as_good_is_no_trap():
    told = [one.event["card"] for one in found()]
    assert len({3, 4} & set(told)) == 1
    assert -1 in told
    assert 2 not in told
    assert all(one.loss == 0 or one.loss > AS_GOOD for one in found())
    assert 2 in [one.event["card"] for one in found(chosen=Pick(2))]


def test_their_order_tells_nothing():
    told = found()
    for seed in range(5):
        mixed = random.Random(seed).sample(LOSSES, len(LOSSES))
        assert [one.loss for one in found(mixed)] == [one.loss for one in told]
    commands = [msgspec.json.encode(one.command) for one in told]
    assert commands == sorted(commands)
    worth = [one.loss for one in told]
    assert worth not in (sorted(worth), sorted(worth, reverse=True))
