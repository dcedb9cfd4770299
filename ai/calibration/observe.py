"""Games in which a captain writes down the chances he gives himself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from ai import registry
from ai.arena.bouts import Seats, Target
from ai.arena.play import derived_seed, play
from ai.calibration.report import Forecasts
from ai.games.tortuga2014.advice.temperature import PLAIN, load, told
from ai.registry import Captain
from tortuga.games.tortuga2014.commands import Command
from tortuga.games.tortuga2014.options import Options
from tortuga.games.tortuga2014.state import View
from tortuga.kernel.errors import Told
from tortuga.kernel.players import Decision

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
    raw: bool = True
    """As the captain values it; else as the advice tells it (see `advice/temperature.py`)."""


class Said(msgspec.Struct, frozen=True):
    """What a captain gave himself at one decision, and what became of it."""

    value: float
    """Of the choice he took."""
    rolling: bool
    """Whether his dice still rolled."""
    won: float
    """His win share in the end."""


class Taken(msgspec.Struct, frozen=True):
    """A choice a captain took where he had several."""

    view: View
    command: Command
    value: float


class Recorder:
    """A captain who writes down every choice he takes."""

    def __init__(self, captain: Captain) -> None:
        self._captain = captain
        self.taken: list[Taken] = []

    def choose(self, view: View) -> Decision[Command]:
        """See `Player`; decisions with a single choice say nothing new and are left out."""
        decision = self._captain.choose(view)
        if len(decision.ranked) > 1:
            value = next(each.value for each in decision.ranked if each.command == decision.command)
            self.taken.append(Taken(view, decision.command, value))
        return decision


def recorded(game: Game, purpose: str, make: Callable[[str, str], Captain] = registry.make) -> list[Said]:
    """Play one game, the captain in all seats; `purpose` keeps its dice apart from those of others."""
    seed = derived_seed(game.seed, purpose, game.seats, game.number)
    recorders = [Recorder(make(game.captain, derived_seed(seed, "seat", seat))) for seat in range(game.seats)]
    winners = play(recorders, Options(seats=game.seats, target=game.target), seed).winners
    return [
        Said(each.value, rolling(each.view), 1 / len(winners) if seat in winners else 0.0)
        for seat, recorder in enumerate(recorders)
        for each in recorder.taken
    ]


def rolling(view: View) -> bool:
    """Whether the dice of the view's seat still roll."""
    return view.table.phase == 1 and not view.board.finished


def play_game(game: Game, make: Callable[[str, str], Captain] = registry.make) -> Forecasts:
    """Play one game, the captain in all seats; runs in whatever process the executor chooses.

    Raises:
        NoChances: a value that cannot be a win chance.
    """
    predicted: list[float] = []
    said = recorded(game, "calibration", make)
    temperature, optimism = PLAIN if game.raw else load(game.seats, game.target)
    for each in said:
        if not -SLACK <= each.value <= 1 + SLACK:
            raise NoChances("error-calibration-captain", name=game.captain, value=f"{each.value:.3g}")
        clipped = min(1.0, max(0.0, each.value))
        off = optimism if each.rolling else 0.0
        predicted.append(clipped if game.raw else told(clipped, game.seats, temperature, off))
    outside = sum(not 0 <= each.value <= 1 for each in said)
    return Forecasts(tuple(predicted), tuple(each.won for each in said), outside)
