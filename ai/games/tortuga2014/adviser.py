"""What the strongest captain thinks of every choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
import numpy as np

from ai.games.tortuga2014.account.advice_chances import (
    ROLLED,
    chances_before,
    rivals_of,
    shrinkage,
)
from ai.games.tortuga2014.advice.dice import before_roll
from ai.games.tortuga2014.advice.explain import PARTS, ValuedChoices, decisive_reason
from ai.games.tortuga2014.advice.valued import VALUED_BY_QUESTION
from ai.games.tortuga2014.engine.evaluation import spread_over
from ai.games.tortuga2014.levels import ADMIRAL, EngineSettings
from ai.games.tortuga2014.player import Engine, question
from ai.games.tortuga2014.reasons import with_deciding
from tortuga.games.tortuga2014.commands import Command, Keep
from tortuga.games.tortuga2014.state import View
from tortuga.kernel.players import Advice, Choice, Decision, Ranked, Reason, Why

_MIN_CHANCE: Final = 1e-6
"""Chances of others are divided by no less than this."""
THOROUGH_LEVEL: Final = msgspec.structs.replace(ADMIRAL, settings=EngineSettings(samples=80, draws=80))
"""The strongest level with four times its samples, so that advice hardly depends on chance."""


class Adviser:
    """The strongest level without whims, thinking aloud. As a `Player` it takes the best choice.

    Args:
        seat_seed: the same seed and view always give the same advice.
        players: who plays each seat, if that is known.
    """

    def __init__(self, seat_seed: str, players: Sequence[str] = ()) -> None:
        self._engine = Engine(seat_seed, THOROUGH_LEVEL)
        self._players = players

    def choose(self, view: View) -> Decision[Command]:
        """Decide for the seat of the view."""
        choices = self.advise(view).choices
        return Decision(
            choices[0].command, tuple(Ranked(pick.command, pick.chance, pick.reason) for pick in choices)
        )

    def advise(self, view: View) -> Advice[Command]:
        """All choices worth a look, best first.

        Raises:
            ValueError: the seat has nothing to decide.
            BadWeights: the stored weights do not fit.
        """
        valued, seat = self.valued(view), view.seat
        shown, _ = chances_before(view, self._engine.seat_seed, valued.turn)
        rivals, turn, best = rivals_of(view, self._players), valued.turn, valued.choices[0]
        if turn is None or question(view) not in ROLLED or best.action_value.command == Keep(()):
            turn = None
        # what choices are compared with: one's own chance before the roll, otherwise the best choice
        base = best.raw if turn is None else before_roll(turn.values[0])
        everybody = []
        for choice in valued.choices:
            own = min(1.0, max(0.0, float(shown[seat]) + shrinkage(view) * (choice.raw - base)))
            others = np.array(choice.action_value.chances)
            others = shown * others / np.maximum(best.action_value.chances, _MIN_CHANCE)
            everybody.append(spread_over(rivals.adjusted(own, shown), others * rivals.odds, seat))
        chances = [each[seat] for each in everybody]
        choices: list[Choice[Command]] = []
        for index, choice in enumerate(valued.choices):
            acted, why = choice.action_value, None
            if index + 1 < len(chances):
                why = _why(valued, index, index + 1, chances[index] - chances[index + 1])
            figures = ("points", choice.points), ("lead", choice.lead)
            # scaled like the difference it belongs to
            raw = best.raw - choice.raw
            error = choice.error * ((chances[0] - chances[index]) / raw if raw else 1.0)
            choices.append(
                Choice(acted.command, chances[index], everybody[index], figures, acted.reason, why, error)
            )
        if len(choices) > 1 and choices[0].reason is not None:
            choices[0] = msgspec.structs.replace(choices[0], reason=_deciding(view, valued, choices))
        before = None if turn is None else rivals.adjusted(float(shown[seat]), shown)
        return Advice(seat, tuple(choices), before=before)

    def valued(self, view: View) -> ValuedChoices:
        """All choices as the engine sees them; any two can be compared.

        Raises:
            ValueError: the seat has nothing to decide.
        """
        return VALUED_BY_QUESTION[question(view)](self._engine.evaluation(view))


def _why(valued: ValuedChoices, first: int, second: int, difference: float) -> Why:
    """Why the first choice is better: the parts of the raw difference, scaled to the chances shown."""
    split = valued.split(first, second)
    raw = float(sum(split))
    # a keep is listed before one that it beats in every respect, even if its raw chance is lower
    slope = max(0.0, difference / raw) if raw else 1.0
    parts = tuple(float(part) * slope for part in split)
    by_part = tuple(zip(PARTS, parts, strict=True))
    return Why(
        difference, by_part, valued.meaning, decisive_reason(difference, parts, valued.meaning, valued.about)
    )


def _deciding(view: View, valued: ValuedChoices, choices: Sequence[Choice[Command]]) -> Reason:
    """The reason for the best choice, with what sets it apart from the first clearly worse one."""
    best = choices[0]
    assert best.reason is not None
    worse = next((index for index, choice in enumerate(choices) if not choice.equals(best)), None)
    if worse is None:
        return best.reason
    why = _why(valued, 0, worse, best.chance - choices[worse].chance)
    return with_deciding(view, best.reason, why.sentence, best.command, choices[worse].command)


def advise(view: View, seat_seed: str = "", players: Sequence[str] = ()) -> Advice[Command]:
    """What the strongest captain thinks of every choice, given the view and who plays each seat.

    Raises:
        ValueError: the seat has nothing to decide.
    """
    return Adviser(seat_seed, players).advise(view)
