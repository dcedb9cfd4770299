"""Where a bonus tile goes: the place it wins now, and its worth in rounds to come (R37)."""

from __future__ import annotations

from typing import Final

import numpy as np

from ai.games.tortuga2014.advice.explain import PARTS, TILES, Draft, Drafts
from ai.games.tortuga2014.advice.pieces import lead
from ai.games.tortuga2014.advice.shapley import split
from ai.games.tortuga2014.engine.evaluation import Evaluation
from ai.games.tortuga2014.engine.keeps import Laid, lay_bonus, value_laid
from ai.games.tortuga2014.expectimax import Floats
from tortuga.games.tortuga2014.pieces import ACTIONS

_PLACE: Final = np.array([3 << 2 * action for action in ACTIONS])
"""(5,): the bits of an action in an outcome class."""


def draft_bonus(evaluation: Evaluation) -> Drafts:
    """Every bonus space."""
    laid = lay_bonus(evaluation)
    action_values = value_laid(evaluation, laid)
    order = sorted(range(len(action_values)), key=lambda index: -action_values[index].value)
    choices = []
    for index in order:
        score = laid.score[:, index]
        points = float(score[:, evaluation.seat].mean())
        choices.append(
            Draft(
                action_values[index],
                action_values[index].value,
                points,
                float(lead(score, evaluation.seat).mean()),
            )
        )
    return Drafts(
        choices, "places", lambda first, second: _split(evaluation, laid, order[first], order[second])
    )


def _split(evaluation: Evaluation, laid: Laid, first: int, second: int) -> Floats:
    """(7,): places on the two actions, and the tile itself."""
    ours, theirs = laid.classes[:, first], laid.classes[:, second]
    actions = [action for action in ACTIONS if ((ours ^ theirs) & _PLACE[action]).any()]
    coordinates = len(actions) + 1
    samples = len(ours)
    every = np.arange(samples)
    classes, spaces = [], []
    for coalition in range(1 << coordinates):
        from_ours = sum(int(_PLACE[action]) for bit, action in enumerate(actions) if coalition >> bit & 1)
        classes.append((ours & from_ours) | (theirs & ~from_ours))
        spaces.append(laid.commands[first if coalition >> len(actions) & 1 else second].action)
    sample = np.tile(every, 1 << coordinates)
    batch = evaluation.rows(len(sample))
    batch.bonus = laid.finals.bonus[sample]
    batch.bonus[np.arange(len(sample)), evaluation.seat, np.repeat(spaces, samples)] += 1
    places = laid.field.places(sample, np.concatenate(classes))
    equity, _ = evaluation.rollout_equity(batch, places, laid.chances.take(sample))
    own = equity[:, evaluation.seat].reshape(-1, samples).mean(axis=1)
    own[0] = laid.equity[:, second, evaluation.seat].mean()
    own[-1] = laid.equity[:, first, evaluation.seat].mean()
    found = np.zeros(len(PARTS))
    parts = split(own)
    found[actions], found[TILES] = parts[:-1], parts[-1]
    return found
