"""The report: of all decisions at which a captain saw 30 to 40 % for himself, how many did he win?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal

import msgspec
import numpy as np
import numpy.typing as npt

from ai.arena.intervals import Cluster, interval95

Floats = npt.NDArray[np.float64]

TENTHS: Final = 10
ABOUT: Final = (
    "Win chances that a captain gave at his own decisions against how often he won, by tenths of the chance. "
    "The captain sat in all seats. Decisions of one game count together in the 95 % intervals."
)


class Forecasts(msgspec.Struct, frozen=True):
    """One game: what was predicted at each decision, and what became of it."""

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
    told: Literal["by the advice", "by the engine"]
    """Which chances these are: those shown to a player, or the engine's own values."""
    command: str
    """The command that repeats it, game for game."""
    seed: str
    game: str
    chosen: dict[str, Any]
    """Options that are asked for with a flag."""
    seats: tuple[SeatsReport, ...]
    format: Literal["tortuga-calibration"] = "tortuga-calibration"
    version: Literal[2] = 2


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
        brier_even=_round(((1 / seats - observed) ** 2).mean()),
        error=_round(sum(t.decisions * abs(t.predicted - t.observed) for t in tenths) / decisions),
        weights=weights,
        tenths=tenths,
    )


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
    for one in report.seats:
        lines.append(
            f"{one.seats} seats: {one.games} games, {one.decisions} decisions of {report.captain}, "
            f"chances {report.told}; "
            f"Brier {one.brier:.3f} (always even {one.brier_even:.3f}), mean error {one.error:.3f}"
        )
        lines.append("  chance      predicted  observed  95 %            decisions  games")
        lines += [
            f"  {t.least:.1f} - {t.most:.1f}   {t.predicted:9.3f} {t.observed:9.3f}"
            f"  {t.interval[0]:.3f} - {t.interval[1]:.3f} {t.decisions:10} {t.games:6}"
            + ("" if t.agrees else "  off")
            for t in one.tenths
        ]
    return lines
