"""Compares the win chances a captain states with what happens, and writes a report.

python -m ai.calibration --games 300 --jobs 2
python -m ai.calibration --games 300 --opponents deckhand     one captain among others; only printed
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, Literal

import msgspec
import numpy as np
import numpy.typing as npt

from ai.arena.executors import workers
from ai.arena.intervals import Cluster, interval95
from ai.arena.play import flagged, play
from ai.captains import SHOWN_CHANCE, AnyPlayer, check
from ai.experiment import collected, experiment, weights_folder, write_report
from ai.registry import CAPTAINS
from tortuga.games import GAMES
from tortuga.kernel.dealer import derived_seed, seat_seed
from tortuga.kernel.errors import UserError
from tortuga.kernel.players import Decision
from tortuga.kernel.registry import load_object

Floats = npt.NDArray[np.float64]

TENTHS: Final = 10
TINY: Final = 1e-3
"""Smallest chance in a logarithm, so that no single surprise outweighs all else."""
ABOUT: Final = (
    "Win chances that a captain gave at his own decisions against how often he won, by tenths of the chance. "
    "The captain sat in all seats. Decisions of one game count together in the 95 % intervals."
)


class Forecasts(msgspec.Struct, frozen=True):
    """One game: what was predicted at each decision, and the outcome."""

    predicted: tuple[float, ...]
    """Win chance of the seat that decided, 0..1."""
    observed: tuple[float, ...]
    """Its win share in the end, 0..1."""
    outside: int = 0
    """Predictions that lay outside 0..1 and were moved to its edge."""


class Tenth(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All decisions with a predicted chance in one tenth."""

    least: float
    most: float
    """Bounds of the tenth."""
    decisions: int
    games: int
    """Games in which such decisions came up."""
    predicted: float
    """Mean chance."""
    observed: float
    """Mean win share."""
    interval: tuple[float, float]
    """95 % interval of `observed`."""

    @property
    def agrees(self) -> bool:
        """Whether the prediction lies in the interval."""
        return self.interval[0] <= self.predicted <= self.interval[1]


class SeatsReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One number of seats."""

    seats: int
    games: int
    decisions: int
    outside: int
    """Predictions outside 0..1."""
    brier: float
    """Mean squared difference of prediction and outcome; smaller is better."""
    brier_even: float
    """The same, had every seat always been given an equal chance."""
    log_loss: float
    """Mean surprise at the outcome, -ln of the chance it was given; smaller is better."""
    error: float
    """Calibration error: mean distance of predicted and observed over the tenths, weighted by decisions."""
    weights: str
    """Hash of the weights."""
    tenths: tuple[Tenth, ...]
    """Only those that have decisions."""


class CalibrationReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a file `calibration.json` holds."""

    about: str
    captain: str
    chances: Literal["by the advice", "by the engine"] = msgspec.field(name="told")
    """Which chances these are: those shown to a player, or the engine's own values."""
    command: str
    """The command that repeats it, game for game."""
    seed: str
    game: str
    chosen: dict[str, Any]
    """Options that have a command-line flag."""
    seats: tuple[SeatsReport, ...]
    format: Literal["tortuga-calibration"] = "tortuga-calibration"
    version: Literal[3] = 3


def seats_report(seats: int, games: Sequence[Forecasts], weights: str) -> SeatsReport:
    """The report of some games; there must be at least one decision."""
    predicted = np.array([chance for game in games for chance in game.predicted])
    observed = np.array([share for game in games for share in game.observed])
    of_game = np.array([number for number, game in enumerate(games) for _ in game.predicted])
    bins = np.minimum((predicted * TENTHS).astype(int), TENTHS - 1)
    tenths = tuple(
        _tenth(at, predicted[bins == at], observed[bins == at], of_game[bins == at])
        for at in range(TENTHS)
        if (bins == at).any()
    )
    decisions = len(predicted)
    return SeatsReport(
        seats=seats,
        games=len(games),
        decisions=decisions,
        outside=sum(game.outside for game in games),
        brier=_round(((predicted - observed) ** 2).mean()),
        log_loss=_round(_log_loss(predicted, observed)),
        brier_even=_round(((1 / seats - observed) ** 2).mean()),
        error=_round(sum(t.decisions * abs(t.predicted - t.observed) for t in tenths) / decisions),
        weights=weights,
        tenths=tenths,
    )


def _log_loss(predicted: Floats, observed: Floats) -> float:
    chance = np.clip(predicted, TINY, 1 - TINY)
    return -float((observed * np.log(chance) + (1 - observed) * np.log(1 - chance)).mean())


def _tenth(at: int, predicted: Floats, observed: Floats, of_game: npt.NDArray[np.int_]) -> Tenth:
    clusters = [
        Cluster(float(observed[of_game == game].sum()), int((of_game == game).sum()))
        for game in np.unique(of_game)
    ]
    low, high = interval95(clusters)
    return Tenth(
        least=at / TENTHS,
        most=(at + 1) / TENTHS,
        decisions=len(predicted),
        games=len(clusters),
        predicted=_round(predicted.mean()),
        observed=_round(observed.mean()),
        interval=(_round(low), _round(high)),
    )


def _round(number: float) -> float:
    return round(float(number), 4)


def table(report: CalibrationReport) -> list[str]:
    """The report as lines of text."""
    lines = []
    for page in report.seats:
        lines.append(
            f"{page.seats} seats: {page.games} games, {page.decisions} decisions of {report.captain}, "
            f"chances {report.chances}; "
            f"Brier {page.brier:.3f} (always even {page.brier_even:.3f}), log loss {page.log_loss:.3f}, "
            f"mean error {page.error:.3f}"
        )
        lines.append("  chance      predicted  observed  95 %            decisions  games")
        lines += [
            f"  {t.least:.1f} - {t.most:.1f}   {t.predicted:9.3f} {t.observed:9.3f}"
            f"  {t.interval[0]:.3f} - {t.interval[1]:.3f} {t.decisions:10} {t.games:6}"
            + ("" if t.agrees else "  off")
            for t in page.tenths
        ]
    return lines


Maker = Callable[[str, str], AnyPlayer]
"""Makes a captain from name and seat seed; tests bring their own."""
SLACK: Final = 0.2
"""Up to this far outside 0..1 a value may be a win chance with something added; farther out it is not one."""


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
    """Whether values are the captain's own; otherwise they are as advice shows them (`SHOWN_CHANCE`)."""
    opponents: str = ""
    """Who plays all seats but one: the first in one game, the second in the next; "" = the captain."""

    @property
    def players(self) -> list[str]:
        """Names by seat."""
        if not self.opponents:
            return [self.captain] * self.seats
        return [
            self.captain if seat == self.number % self.seats else self.opponents for seat in range(self.seats)
        ]


class Prediction(msgspec.Struct, frozen=True):
    """The win chance a captain stated at one decision, and the outcome."""

    view: Any
    value: float
    """The value of the choice taken."""
    won: float
    """The captain's win share in the end."""


class Taken(msgspec.Struct, frozen=True):
    """A choice that a captain made among several."""

    view: Any
    command: Any
    value: float


class Recorder:
    """A captain that records every choice it takes; decisions with a single choice are left out."""

    def __init__(self, captain: AnyPlayer) -> None:
        self._captain = captain
        self.taken: list[Taken] = []

    def choose(self, view: Any) -> Decision[Any]:
        """Decide as the captain does."""
        decision = self._captain.choose(view)
        if len(decision.ranked) > 1:
            value = next(ranked.value for ranked in decision.ranked if ranked.command == decision.command)
            self.taken.append(Taken(view, decision.command, value))
        return decision


def recorded(game: Observed, purpose: str, make: Maker | None = None) -> list[Prediction]:
    """Play one game; `purpose` sets its dice apart from other measurements."""
    seed = derived_seed(game.seed, purpose, game.seats, game.number)
    maker = make or CAPTAINS[game.game].make
    recorders = [Recorder(maker(name, seat_seed(seed, seat))) for seat, name in enumerate(game.players)]
    definition = GAMES[game.game]
    played = play(recorders, definition.rules, definition.make(game.seats, game.chosen), seed)
    return [
        Prediction(stated.view, stated.value, played.credit(seat))
        for seat, recorder in enumerate(recorders)
        if game.players[seat] == game.captain
        for stated in recorder.taken
    ]


def play_game(game: Observed, make: Maker | None = None) -> Forecasts:
    """Play one game; runs in any process the executor chooses.

    Raises:
        NoChances: a value that cannot be a win chance.
    """
    predicted: list[float] = []
    said = recorded(game, "calibration", make)
    address = "" if game.raw else CAPTAINS[game.game].experiments.get(SHOWN_CHANCE, "")
    shown: Callable[[Any, float, Sequence[str]], float] | None = load_object(address) if address else None
    for stated in said:
        if not -SLACK <= stated.value <= 1 + SLACK:
            raise NoChances("error-calibration-captain", name=game.captain, value=f"{stated.value:.3g}")
        clipped = min(1.0, max(0.0, stated.value))
        predicted.append(clipped if shown is None else shown(stated.view, clipped, game.players))
    outside = sum(not 0 <= stated.value <= 1 for stated in said)
    return Forecasts(tuple(predicted), tuple(stated.won for stated in said), outside)


FILE = "calibration.json"


@experiment(
    "ai.calibration", game=tuple(GAMES), captain=str, opponents=str, games=300, raw=False, seed="calibration",
    jobs=1, dask=str, out=Path,
)  # fmt: skip
def main(args: argparse.Namespace) -> None:
    """Play and write."""
    captains = CAPTAINS[args.game]
    captain = args.captain or captains.levels[-1]
    check(captains, captain)
    if args.opponents:
        check(captains, args.opponents)
    if args.games < 1:
        raise UserError("error-calibration-games", games=args.games)
    command = f"python -m ai.calibration --game {args.game} --captain {captain} --games {args.games}"
    command += f" --seed {args.seed}" + (" --raw" if args.raw else "")
    command += f" --opponents {args.opponents}" if args.opponents else ""
    pages = []
    with workers(args.jobs, args.dask) as executor:
        for seats in GAMES[args.game].seats:
            games = [
                Observed(args.game, captain, seats, {}, args.seed, number, args.raw, args.opponents or "")
                for number in range(args.games)
            ]
            results = collected(executor, play_game, games, f"{seats} seats")
            pages.append(seats_report(seats, results, captains.fingerprint("", seats)))
    report = CalibrationReport(
        ABOUT,
        captain,
        "by the engine" if args.raw else "by the advice",
        command,
        args.seed,
        args.game,
        flagged(args.game, {}),
        tuple(pages),
    )
    if args.out or not args.opponents:
        write_report(report, args.out or weights_folder(args.game) / FILE)
    print("\n".join(table(report)))


if __name__ == "__main__":
    # by its name, so that other processes find what is sent to them
    sys.exit(load_object("ai.calibration:main")())
