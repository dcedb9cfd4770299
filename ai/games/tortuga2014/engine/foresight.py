"""Whom opponents attack, foretold from the public record of who attacked whom.

Nobody knows what an opponent thinks, but attackers are of a few kinds: most look at what an attack brings, by
the boards as they are, some of them sharply and some hazily; some attack anybody; some pursue one seat
whatever it costs. A kind is no more than a softmax over the targets, so that what it does can be sampled as
well as judged. For each opponent, every kind has a chance that begins at `PRIOR` and moves, by Bayes' rule,
with every attack it makes. `python -m ai attackers tortuga2014` measures how well that foretells, and fits
the prior.
"""

from __future__ import annotations

import functools
from collections.abc import Collection, Iterable
from typing import Final

import numpy as np

from ai.games.tortuga2014.engine.batch import Floats, Ints, batch_of, softmax
from ai.games.tortuga2014.engine.places import Places
from ai.games.tortuga2014.engine.rollout import attack_points
from tortuga.games.tortuga2014.pieces import ACTIONS, BOARD
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Attack, Options, Table

TEMPERATURES: Final = (0.3, 1.5, 20.0, 1.0)
"""Points that make a target e times as likely: for the sharp, the hazy, those who attack anybody, pursuers.

Set by hand: a single temperature foretells `additive` best at 0.5, and engines at 2.
"""
PRIOR: Final = (0.18, 0.40, 0.18, 0.24)
"""Shares of these kinds; pursuers are those of any one seat.

Fitted to players of whom a third are engines, the others `additive`, `greedy`, `random` and pursuers alike.
"""
GRUDGE: Final = 8.0
"""Points that the pursued seat is worth to its pursuer beyond those of the boards; set by hand."""
PURSUERS: Final = len(TEMPERATURES) - 1
"""Index among the kinds of whoever pursues seat 0; those who pursue the next seats follow."""
_GUMBEL_MEAN: Final = float(np.euler_gamma)


def temperatures(seats: int) -> Floats:
    """(kinds,): how sharply each kind tells targets apart, in points."""
    return np.array([*TEMPERATURES[:-1], *[TEMPERATURES[-1]] * seats])


def grudges(seats: int) -> Floats:
    """(kinds, seats): points that a kind adds for attacking a seat."""
    return np.concatenate((np.zeros((PURSUERS, seats)), GRUDGE * np.eye(seats)))


def prior(seats: int) -> Floats:
    """(seats, kinds): how likely each seat is to be of each kind before it attacks; nobody pursues itself."""
    pursuers = PRIOR[-1] / (seats - 1) * (1 - np.eye(seats))
    return np.hstack((np.tile(PRIOR[:-1], (seats, 1)), pursuers))


def posterior(table: Table) -> Floats:
    """(seats, kinds): how likely each seat is to be of each kind after all attacks so far; read-only."""
    return _after(table.attacks, table.options)


@functools.lru_cache(maxsize=1 << 8)
def _after(attacks: tuple[Attack, ...], options: Options) -> Floats:
    return updated(prior(options.seats), attacks, options)


def updated(chances: Floats, attacks: Iterable[Attack], options: Options) -> Floats:
    """(seats, kinds): these chances after these attacks, by Bayes' rule."""
    after = chances.copy()
    for attack in attacks:
        after[attack.seat] *= target_chances(attack, options)[:, attack.target]
        after[attack.seat] /= after[attack.seat].sum()
    return after


@functools.lru_cache(maxsize=1 << 10)
def target_chances(attack: Attack, options: Options) -> Floats:
    """(kinds, seats): how likely each kind was to choose each target; read-only."""
    seats = len(attack.boards)
    table = Table(options, attack.boards, "act")
    dice = np.array([[action in board.dice for action in ACTIONS] for board in attack.boards])
    attacked = np.full((1, 2), -1)
    attacked[0, attack.action - BOARD] = attack.barred
    nobody = np.full((1, len(ACTIONS)), -1)
    places = Places(nobody, nobody, dice[None], attacked)
    batch, row, actor = batch_of(RULES.observe(table, attack.seat)), np.array([0]), np.array([attack.seat])
    points = attack_points(batch, places, attack.action, attack.place, row, actor, options.spares_empty)
    return softmax((points[0].max(axis=1) + grudges(seats)) / temperatures(seats)[:, None])


def target_surprises(table: Table, seats: Collection[int]) -> tuple[list[float], list[float]]:
    """The surprise of every target that these seats chose among several, and the surprise of a guess.

    Surprise is -ln of the chance that the record gave to the target just before.
    """
    surprise, guess, chances = [], [], prior(table.seats)
    for attack in table.attacks:
        by_target = chances[attack.seat] @ target_chances(attack, table.options)
        targets = int(np.count_nonzero(by_target))
        if attack.seat in seats and targets > 1:
            surprise.append(-float(np.log(by_target[attack.target])))
            guess.append(float(np.log(targets)))
        chances = updated(chances, [attack], table.options)
    return surprise, guess


def moods(rng: np.random.Generator, count: int, chances: Floats) -> Floats:
    """(count, seats, seats): points that an attacker adds to each target, for `rollout.choose_attack`.

    In each row every seat is of one kind; over the rows each kind is as frequent as its chance says, given as
    (seats, kinds). Two players have no choice of targets.
    """
    seats = len(chances)
    if seats == 2:
        return np.zeros((count, 2, 2))
    kind = sampled_kinds(rng, count, chances)
    # the highest of points with Gumbel noise is a sample of their softmax
    noise = rng.gumbel(-_GUMBEL_MEAN, 1.0, (count, seats, seats))
    mood: Floats = temperatures(seats)[kind][..., None] * noise + grudges(seats)[kind]
    return mood


def sampled_kinds(rng: np.random.Generator, count: int, chances: Floats) -> Ints:
    """(count, seats): a kind for every seat, each as often as its chance (seats, kinds) says."""
    strata = np.argsort(rng.random((count, len(chances))), axis=0)
    uniform = (strata + rng.random(strata.shape)) / count
    below = chances.cumsum(axis=1)
    drawn: Ints = (uniform[..., None] > below / below[:, -1:]).sum(axis=-1)
    return drawn
