"""Whom opponents attack, foretold from the public record of who attacked whom.

Nobody knows what an opponent thinks, but attackers are of a few kinds: most look at what an attack brings, by
the boards as they are, some of them sharply and some hazily; some attack anybody; some pursue one seat
whatever it costs. A kind is no more than a softmax over the targets, so that what it does can be sampled as
well as judged. Each opponent is of each kind with a chance that begins at `PRIOR` and moves, by Bayes' rule,
with every attack of the game. `python -m ai attackers tortuga2014` measures how well that foretells, and fits
the prior.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable
from typing import Final

import numpy as np

from ai.games.tortuga2014.engine.batch import Floats, Ints, batch_of, softmax
from ai.games.tortuga2014.engine.places import Places
from ai.games.tortuga2014.engine.rollout import attack_points
from tortuga.games.tortuga2014.pieces import ACTIONS, BOARD
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Attack, Options, Table

HAZE: Final = (0.3, 1.5, 20.0)
"""Points that make a target e times as likely: for the sharp, the hazy, and those who attack anybody."""
PRIOR: Final = (0.18, 0.40, 0.18, 0.24)
"""Shares of these three kinds, and of pursuers of any one seat.

Fitted to players of whom a third are engines, the others `additive`, `greedy`, `random` and pursuers alike.
"""
GRUDGE: Final = 8.0
"""Points that the pursued seat is worth to its pursuer, beyond those of the boards."""
_GUMBEL_MEAN: Final = float(np.euler_gamma)


def hazes(seats: int) -> Floats:
    """(kinds,): points that tell targets apart; after the kinds of `HAZE`, pursuers of each seat in turn."""
    return np.array([*HAZE, *[1.0] * seats])


def grudges(seats: int) -> Floats:
    """(kinds, seats): points of attacking a seat beyond those of the boards."""
    return np.concatenate((np.zeros((len(HAZE), seats)), GRUDGE * np.eye(seats)))


def prior(seats: int) -> Floats:
    """(seats, kinds): how likely each seat is of each kind before it has attacked; nobody pursues itself."""
    pursuers = PRIOR[-1] / (seats - 1) * (1 - np.eye(seats))
    return np.hstack((np.tile(PRIOR[:-1], (seats, 1)), pursuers))


def posterior(table: Table) -> Floats:
    """(seats, kinds): how likely each seat is of each kind, given all attacks so far; not to be changed."""
    return _of_record(table.attacks, table.options)


@functools.lru_cache(maxsize=1 << 8)
def _of_record(attacks: tuple[Attack, ...], options: Options) -> Floats:
    return judged(prior(options.seats), attacks, options)


def judged(chances: Floats, attacks: Iterable[Attack], options: Options) -> Floats:
    """(seats, kinds): what these chances become by these attacks."""
    weights = chances.copy()
    for attack in attacks:
        weights[attack.seat] *= by_kind(attack, options)[:, attack.target]
        weights[attack.seat] /= weights[attack.seat].sum()
    return weights


@functools.lru_cache(maxsize=1 << 10)
def by_kind(attack: Attack, options: Options) -> Floats:
    """(kinds, seats): how likely each kind was to choose each target; not to be changed."""
    seats = len(attack.boards)
    table = Table(options, attack.boards, "act")
    dice = np.array([[action in board.dice for action in ACTIONS] for board in attack.boards])
    attacked = np.full((1, 2), -1)
    attacked[0, attack.action - BOARD] = attack.barred
    nobody = np.full((1, len(ACTIONS)), -1)
    places = Places(nobody, nobody, dice[None], attacked)
    batch, row, actor = batch_of(RULES.observe(table, attack.seat)), np.array([0]), np.array([attack.seat])
    forbid_empty = options.attack_empty == "forbidden"
    points = attack_points(batch, places, attack.action, attack.place, row, actor, forbid_empty)
    return softmax((points[0].max(axis=1) + grudges(seats)) / hazes(seats)[:, None])


def moods(rng: np.random.Generator, count: int, chances: Floats) -> Floats:
    """(count, seats, seats): points that an attacker adds to each target, for `rollout.choose_attack`.

    In each row every seat is of one kind; over the rows the kinds are as frequent as their chances, given as
    (seats, kinds). Two players have no choice of targets.
    """
    seats = len(chances)
    if seats == 2:
        return np.zeros((count, 2, 2))
    kind = kinds(rng, count, chances)
    noise = rng.gumbel(-_GUMBEL_MEAN, 1.0, (count, seats, seats))
    mood: Floats = hazes(seats)[kind][..., None] * noise + grudges(seats)[kind]
    return mood


def kinds(rng: np.random.Generator, count: int, chances: Floats) -> Ints:
    """(count, seats): a kind for every seat, as often as by its chances (seats, kinds)."""
    strata = np.argsort(rng.random((count, len(chances))), axis=0)
    uniform = (strata + rng.random(strata.shape)) / count
    below = chances.cumsum(axis=1)
    found: Ints = (uniform[..., None] > below / below[:, -1:]).sum(axis=-1)
    return found
