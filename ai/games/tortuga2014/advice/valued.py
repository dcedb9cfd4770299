"""What the choices of every decision are worth, as advice and the captain's log show it.

Dice and pieces have modules of their own; here are the bonus tiles (R37).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

import numpy as np

from ai.games.tortuga2014.advice.dice import valued_declarations, valued_keeps
from ai.games.tortuga2014.advice.explain import PARTS, TILES_PART, ValuedChoices
from ai.games.tortuga2014.advice.pieces import valued_acts, valued_choice, valued_moves
from ai.games.tortuga2014.dice_solver import Floats
from ai.games.tortuga2014.engine.decisions import Laid, lay_bonus, value_bonus
from ai.games.tortuga2014.engine.evaluation import Evaluation
from ai.games.tortuga2014.shapley import shapley_split
from tortuga.games.tortuga2014.pieces import ACTIONS

_PLACE: Final = np.array([3 << 2 * action for action in ACTIONS])
"""(5,): the bits of an action in an outcome class."""


def valued_bonus(evaluation: Evaluation) -> ValuedChoices:
    """Every bonus space."""
    laid = lay_bonus(evaluation)
    action_values = value_bonus(evaluation, laid)
    order = sorted(range(len(action_values)), key=lambda index: -action_values[index].value)
    own = laid.equity[:, :, evaluation.seat]
    choices = [
        valued_choice(
            action_values[index], laid.score[:, index], own[:, order[0]] - own[:, index], evaluation.seat
        )
        for index in order
    ]
    return ValuedChoices(
        choices,
        "places",
        lambda first, second: _split(evaluation, laid, order[first], order[second]),
        about=TILES_PART,
    )


def _split(evaluation: Evaluation, laid: Laid, first: int, second: int) -> Floats:
    """(7,): the parts of a difference due to the places on the two actions and to the tile itself."""
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
    equity, _ = evaluation.rollout_equity(batch, places, laid.draws.take(sample))
    own = equity[:, evaluation.seat].reshape(-1, samples).mean(axis=1)
    own[0] = laid.equity[:, second, evaluation.seat].mean()
    own[-1] = laid.equity[:, first, evaluation.seat].mean()
    whole = np.zeros(len(PARTS))
    parts = shapley_split(own)
    whole[actions], whole[TILES_PART] = parts[:-1], parts[-1]
    return whole


VALUED_BY_QUESTION: Final[Mapping[str, Callable[[Evaluation], ValuedChoices]]] = MappingProxyType(
    {
        "bonus": valued_bonus,
        "select": valued_keeps,
        "reroll-keep": valued_keeps,
        "skulls": valued_declarations,
        "act": valued_acts,
        "tile": valued_acts,
        "move": valued_moves,
    }
)
