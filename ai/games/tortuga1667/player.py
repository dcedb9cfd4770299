"""The engine: a captain who values the board after every choice, by what it believes of the others."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Final

from ai.games.tortuga1667.belief.evidence import BeliefCache, Tau
from ai.games.tortuga1667.captains import PLAIN, Character
from ai.games.tortuga1667.engine.choices import Choices
from ai.games.tortuga1667.engine.evaluator import Evaluator, Judged
from ai.games.tortuga1667.engine.situation import chance_of, decisions, gumbel
from ai.games.tortuga1667.levels import ADMIRAL, Level
from ai.games.tortuga1667.talking import answer, line
from tortuga.games.tortuga1667.commands import Act, Ballot, Command, PlaceTreasure, Say
from tortuga.games.tortuga1667.state import View
from tortuga.kernel.players import Decision, Ranked

TOGETHER: Final = frozenset(("look", "force"))
"""Acts with many choices share one error, or the luckiest of eighty would be taken."""
MISJUDGED: Final = frozenset(("placetreasure", "shoot", "rescue", "swapvote"))
"""Choices other than acts that weak levels misjudge."""


class Engine:
    """Decides for whatever seat a view is of.

    Args:
        seat_seed: the same seed and view always give the same choice.
        level: how well it plays; the strongest if missing.
        character: what it likes beyond winning.
        tau: how much of what others do is evidence, where that is not the level's.
    """

    def __init__(
        self,
        seat_seed: str,
        level: Level = ADMIRAL,
        character: Character = PLAIN,
        tau: Tau | None = None,
    ) -> None:
        self.seat_seed, self.level, self.character = seat_seed, level, character
        self.beliefs = BeliefCache(level.tau if tau is None else tau)

    def choose(self, view: View) -> Decision[Command]:
        """The best command, and all choices by worth; or a line of talk before it.

        Raises:
            ValueError: the seat has nothing to decide.
        """
        rng = chance_of(view, self.seat_seed)
        choices = self.judge(view, rng)
        ranked = tuple(Ranked(choice.command, choice.value, choice.reason) for choice in choices)
        if view.table.stage == "act" and (said := line(view, self.beliefs, self.character, rng)) is not None:
            return Decision(said, ranked)
        return Decision(ranked[0].command, ranked)

    def remark(self, view: View) -> Say | None:
        """A line out of turn; None for nothing."""
        return answer(view, self.beliefs, self.character, chance_of(view, self.seat_seed))

    def judge(self, view: View, rng: random.Random) -> list[Judged]:
        """Every choice, best first.

        Raises:
            ValueError: the seat has nothing to decide.
        """
        commands = decisions(view)
        if not commands:
            raise ValueError(f"seat {view.seat} has nothing to decide at stage {view.table.stage}")
        evaluator = Evaluator(view, self.beliefs.weights(view))
        choices = Choices(evaluator, view.table, self.character.friendship).judge(commands)
        choices = self._tilted(choices, rng)
        order = {id(choice): rng.random() for choice in choices}  # ties are broken at random
        return sorted(choices, key=lambda choice: (-round(choice.value, 12), order[id(choice)]))

    def _tilted(self, choices: list[Judged], rng: random.Random) -> list[Judged]:
        """The choices with likings, bluffs and the errors of the level."""
        likes = self.character.likes
        choices = [
            replace(choice, value=choice.value + likes[choice.kind]) if choice.kind in likes else choice
            for choice in choices
        ]
        first = choices[0].command
        if isinstance(first, PlaceTreasure) and rng.random() < self.character.bluff:
            choices = [replace(choice, value=-choice.value) for choice in choices]
        noise = self.level.noise
        if not noise:
            return choices
        if isinstance(first, Ballot):
            if rng.random() < self.level.blind_votes:
                return [replace(choice, value=rng.random()) for choice in choices]
            return choices
        shared = {kind: gumbel(rng, noise) for kind in sorted(TOGETHER)}
        tilted = []
        for choice in choices:
            error = 0.0
            if isinstance(choice.command, Act) or choice.kind in MISJUDGED:
                error = shared[choice.kind] if choice.kind in shared else gumbel(rng, noise)
            tilted.append(replace(choice, value=choice.value + error))
        return tilted
