"""Games in which a captain writes down the chances he gives himself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from ai import registry
from ai.arena.bouts import Seats, Target
from ai.arena.play import derived_seed, play
from ai.calibration.report import Forecasts
from ai.registry import Captain
from tortuga.games.tortuga2014.commands import Command
from tortuga.games.tortuga2014.options import Options
from tortuga.games.tortuga2014.state import View
from tortuga.kernel.errors import Told
from tortuga.kernel.seats import Decision

SLACK: Final = 0.2
"""A value so far outside of 0..1 may be a win chance with something added; one farther out is none."""


class NoChances(Told):
    """A captain whose values are not win chances."""


class Game(msgspec.Struct, frozen=True):
    """Everything a process needs to play one."""

    captain: str
    seats: Seats
    target: Target
    seed: str
    number: int


class Recorder:
    """A captain who writes down the value of every choice he takes."""

    def __init__(self, captain: Captain) -> None:
        self._captain = captain
        self.values: list[float] = []

    def choose(self, view: View) -> Decision[Command]:
        """See `Player`; decisions with a single choice say nothing new and are left out."""
        decision = self._captain.choose(view)
        if len(decision.ranked) > 1:
            taken = next(each for each in decision.ranked if each.command == decision.command)
            self.values.append(taken.value)
        return decision


def play_game(game: Game, make: Callable[[str, str], Captain] = registry.make) -> Forecasts:
    """Play one game, the captain in all seats; runs in whatever process the executor chooses.

    Raises:
        NoChances: a value that cannot be a win chance.
    """
    seed = derived_seed(game.seed, "calibration", game.seats, game.number)
    recorders = [Recorder(make(game.captain, derived_seed(seed, "seat", seat))) for seat in range(game.seats)]
    played = play(recorders, Options(seats=game.seats, target=game.target), seed)
    predicted: list[float] = []
    observed: list[float] = []
    outside = 0
    for seat, recorder in enumerate(recorders):
        share = 1 / len(played.winners) if seat in played.winners else 0.0
        for value in recorder.values:
            if not -SLACK <= value <= 1 + SLACK:
                raise NoChances("error-calibration-captain", name=game.captain, value=f"{value:.3g}")
            outside += not 0 <= value <= 1
            predicted.append(min(1.0, max(0.0, value)))
            observed.append(share)
    return Forecasts(tuple(predicted), tuple(observed), outside)
