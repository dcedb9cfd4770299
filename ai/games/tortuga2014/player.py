"""The engine: a captain who answers every decision by one rollout and one value."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

import msgspec
import numpy as np

from ai.games.tortuga2014.captains import PLAIN, Character
from ai.games.tortuga2014.engine.batch import Floats
from ai.games.tortuga2014.engine.decisions import (
    value_acts,
    value_bonus,
    value_declarations,
    value_keeps,
    value_moves,
)
from ai.games.tortuga2014.engine.evaluation import ActionValue, Evaluation, chance_of, ranking
from ai.games.tortuga2014.engine.value import Value, load
from ai.games.tortuga2014.levels import ADMIRAL, Level
from tortuga.games.tortuga2014.commands import Command, Forfeit, KeepTile, Perform
from tortuga.games.tortuga2014.legal import is_due
from tortuga.games.tortuga2014.pieces import ACTION_NAMES, ACTIONS, DICE, UNASSIGNED
from tortuga.games.tortuga2014.state import Table, View
from tortuga.kernel.players import Decision, Ranked

BY_QUESTION: Final[Mapping[str, Callable[[Evaluation], list[ActionValue]]]] = MappingProxyType(
    {
        "bonus": value_bonus,
        "select": value_keeps,
        "reroll-keep": value_keeps,
        "skulls": value_declarations,
        "act": value_acts,
        "tile": value_acts,
        "move": value_moves,
    }
)
SECOND_PLACE: Final = 0.5
"""How much of a liking a second place satisfies."""


def question(view: View) -> str:
    """What a view asks its seat: the stage, but "bonus" where `select` asks for a bonus tile.

    Raises:
        ValueError: the seat has nothing to decide.
    """
    stage = view.table.stage
    if not is_due(view.table, view.seat):
        raise ValueError(f"seat {view.seat} has nothing to decide at stage {stage}")
    return "bonus" if stage == "select" and view.board.finished else stage


class Engine:
    """Decides for the seat of any view. Keeps nothing between decisions.

    Args:
        seat_seed: the same seed and view always give the same choice.
        level: how well it plays; by default the strongest.
        character: what it likes beyond winning.
        value: for tests and training; otherwise the stored weights for the table of the view.
    """

    def __init__(
        self, seat_seed: str, level: Level = ADMIRAL, character: Character = PLAIN, value: Value | None = None
    ) -> None:
        self.seat_seed = seat_seed
        self.level, self.character, self.value = level, character, value
        factor = level.settings.tile_factor * character.tiles
        self.settings = msgspec.structs.replace(level.settings, tile_factor=factor)

    def choose(self, view: View) -> Decision[Command]:
        """The best command, and all choices by win chance.

        Raises:
            ValueError: the seat has nothing to decide.
            BadWeights: the stored weights do not fit.
        """
        ranked = tuple(Ranked(act.command, act.value, act.reason) for act in self.action_values(view))
        return Decision(ranked[0].command, ranked)

    def action_values(self, view: View) -> list[ActionValue]:
        """Every choice with everybody's win chances, best first.

        Raises:
            ValueError: the seat has nothing to decide.
            BadWeights: the stored weights do not fit.
        """
        value_choices = BY_QUESTION[question(view)]
        evaluation = self.evaluation(view)
        action_values = value_choices(evaluation)
        if self.level.noise:
            action_values = misjudged(action_values, self.level.noise * 2 / view.table.seats, evaluation.rng)
        return [action_values[place] for place in ranking(action_values)]

    def evaluation(self, view: View) -> Evaluation:
        """The evaluation of a view, as this captain sees it."""
        table = view.table
        value = self.value or load(table.seats, table.options.target)
        bias = bias_of(self.character, table.seats)
        if self.level.whim:
            bias = bias + self._whim(table.round) * to_come(table) * 2 / table.seats
        rng = chance_of(view, self.seat_seed)
        return Evaluation(view, value, self.settings, rng, bias, self.character.daring)

    def _whim(self, round: int) -> Floats:
        """(5, 2): how this captain misjudges the actions in a round, the same for all its decisions."""
        key = hashlib.blake2b(f"whim/{round}".encode(), key=self.seat_seed.encode()[:64], digest_size=8)
        rng = np.random.Generator(np.random.PCG64(int.from_bytes(key.digest(), "little")))
        first = rng.normal(0.0, self.level.whim, len(ACTIONS))
        return np.stack((first, first / 2), axis=1)


def to_come(table: Table) -> float:
    """The share of all dice that are still to be rolled; skulls kept to be declared are not."""
    free = sum(board.dice.count(UNASSIGNED) for board in table.boards)
    return (free - sum(map(len, table.kept))) / (table.seats * DICE)


def bias_of(character: Character, seats: int) -> Floats:
    """(5, 2): what the 1st and 2nd position of each action are worth to a character at such a table."""
    first = np.array([character.likes.get(action, 0.0) for action in ACTION_NAMES]) * 2 / seats
    return np.stack((first, SECOND_PLACE * first), axis=1)


def misjudged(action_values: list[ActionValue], scale: float, rng: np.random.Generator) -> list[ActionValue]:
    """The choices with an error on each value, but none forfeits an action against its better judgement.

    Nobody errs about the obvious: whether to perform, and which tile is worth more.
    """
    plain = any(isinstance(action.command, Perform | KeepTile) for action in action_values)
    if plain or len(action_values) == 1:
        return action_values
    errors = rng.gumbel(0.0, scale, len(action_values))
    best = max(action_values, key=lambda action: action.value)
    for index, action in enumerate(action_values):
        if isinstance(action.command, Forfeit) and action is not best:
            errors[index] = errors.min()
    return [
        msgspec.structs.replace(action, value=min(1.0, max(0.0, action.value + float(error))))
        for action, error in zip(action_values, errors, strict=True)
    ]
