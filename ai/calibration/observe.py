"""Games in which a captain writes down the chances he gives himself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from ai.arena.play import play
from ai.calibration.report import Forecasts
from ai.captains import AnyPlayer
from ai.registry import CAPTAINS
from tortuga.games import GAMES
from tortuga.kernel.dealer import derived_seed, seat_seed
from tortuga.kernel.errors import UserError
from tortuga.kernel.players import Decision
from tortuga.kernel.registry import load_object

Maker = Callable[[str, str], AnyPlayer]
"""Makes a captain from name and seat seed; tests bring their own."""
SLACK: Final = 0.2
"""Up to this far outside 0..1 a value may be a win chance with something added; farther out it is none."""


class NoChances(UserError):
    """A captain whose values are not win chances."""


class Observed(msgspec.Struct, frozen=True):
    """One observed game: everything a process needs to play it."""

    game: str
    captain: str
    seats: int
    chosen: dict[str, Any]
    """Options by field."""
    seed: str
    number: int
    raw: bool = True
    """Whether values are the captain's own; else as advice shows them (`told` on the captains' workbench)."""


class Prediction(msgspec.Struct, frozen=True):
    """The chance a captain gave himself at one decision, and what became of it."""

    view: Any
    value: float
    """Of the choice he took."""
    won: float
    """His win share in the end."""


class Taken(msgspec.Struct, frozen=True):
    """A choice a captain took where he had several."""

    view: Any
    command: Any
    value: float


class Recorder:
    """A captain who writes down every choice he takes."""

    def __init__(self, captain: AnyPlayer) -> None:
        self._captain = captain
        self.taken: list[Taken] = []

    def choose(self, view: Any) -> Decision[Any]:
        """See `Player`; decisions with a single choice say nothing and are left out."""
        decision = self._captain.choose(view)
        if len(decision.ranked) > 1:
            value = next(each.value for each in decision.ranked if each.command == decision.command)
            self.taken.append(Taken(view, decision.command, value))
        return decision


def recorded(game: Observed, purpose: str, make: Maker | None = None) -> list[Prediction]:
    """Play one game, the captain in all seats; `purpose` sets its dice apart from other measurements."""
    seed = derived_seed(game.seed, purpose, game.seats, game.number)
    maker = make or CAPTAINS[game.game].make
    recorders = [Recorder(maker(game.captain, seat_seed(seed, seat))) for seat in range(game.seats)]
    known = GAMES[game.game]
    played = play(recorders, known.rules, known.make(game.seats, game.chosen), seed)
    return [
        Prediction(each.view, each.value, played.credit(seat))
        for seat, recorder in enumerate(recorders)
        for each in recorder.taken
    ]


def play_game(game: Observed, make: Maker | None = None) -> Forecasts:
    """Play one game, the captain in all seats; runs in whatever process the executor chooses.

    Raises:
        NoChances: a value that cannot be a win chance.
    """
    predicted: list[float] = []
    said = recorded(game, "calibration", make)
    address = "" if game.raw else CAPTAINS[game.game].workbench.get("told", "")
    told: Callable[[Any, float], float] | None = load_object(address) if address else None
    for each in said:
        if not -SLACK <= each.value <= 1 + SLACK:
            raise NoChances("error-calibration-captain", name=game.captain, value=f"{each.value:.3g}")
        clipped = min(1.0, max(0.0, each.value))
        predicted.append(clipped if told is None else told(each.view, clipped))
    outside = sum(not 0 <= each.value <= 1 for each in said)
    return Forecasts(tuple(predicted), tuple(each.won for each in said), outside)
