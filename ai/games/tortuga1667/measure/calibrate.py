"""Do the chances shown by advice, results and the captain's log come true? With --fit they are made to.

    python -m ai calibrate tortuga1667 [--seats 3,5,7,9] [--games 120] [--seed check] [--fit]

Two games of three are of admirals; in the third every seat draws its level. The chances are those before
each turn, as the results show them, which know every loyalty, and the log, to whoever is to move and to
an onlooker, and at each choice of admirals among themselves, who follow it, as advice shows it. Printed
by tenths, shown / came true, then by event cards left, lead and side after what the engine alone would
show. --fit writes the correction to weights/calibrated.json, by multinomial regression on the logarithms
of the engine's chances; every game counts alike.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterable, Iterator, Sequence
from statistics import fmean
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from ai.experiment import experiment, in_tenths, weights_folder, write_report
from ai.games.tortuga1667.adviser import opened_chances
from ai.games.tortuga1667.belief.evidence import BeliefCache
from ai.games.tortuga1667.calibrated import (
    FILE,
    NUMBERS,
    SURE,
    Calibration,
    CalibrationFile,
    calibrated,
    features,
    kind_of,
    numbers,
)
from ai.games.tortuga1667.engine.evaluator import Chances, Evaluator
from ai.games.tortuga1667.engine.situation import chance_of, decisions
from ai.games.tortuga1667.levels import ADMIRAL, BY_NAME, evidence
from ai.games.tortuga1667.measure.table import Moment, played
from ai.games.tortuga1667.player import Engine
from tortuga.games.tortuga1667.observer import opened
from tortuga.games.tortuga1667.pieces import LOYALTIES
from tortuga.games.tortuga1667.rules import RULES
from tortuga.games.tortuga1667.state import View
from tortuga.kernel.game import NOBODY

Floats = npt.NDArray[np.float64]

LEFT: Final = ((14, 99), (9, 13), (5, 8), (1, 4))
"""Phases by event cards left."""
LEADS: Final = ("tied", "ahead by 1", "ahead by 2", "behind by 1", "behind by 2")
"""By lead; 2 stands for more as well, and for the Dutch either side may be ahead."""
PRIOR: Final = 1.0
"""How many games the engine's own chances count as."""
MANY: Final = 50
"""Games below which nothing is said of a tenth."""


class Stated(NamedTuple):
    """Chances at one moment of a game."""

    game: int
    where: str
    """"results", "log" or "advice"."""
    left: int
    lead: int
    """British treasure less French."""
    chances: Chances
    """The engine's."""
    sides: tuple[int, ...]
    """Whose chances are shown."""
    winner: int

    def pairs(self, seats: int, raw: bool = False) -> Iterator[tuple[int, float, float]]:
        """Side, chance shown, whether it came true."""
        shown = self.chances if raw else calibrated(self.chances, seats, self.left, self.lead)
        for side in self.sides:
            yield side, shown[side], float(self.winner == side)

    def lead_of(self, side: int) -> str:
        """How far a side is ahead; of the Dutch, whoever is."""
        lead = abs(self.lead) if side == 2 else self.lead if side == 0 else -self.lead
        return LEADS[min(2, lead) if lead >= 0 else 2 + min(2, -lead)]


class Watch:
    """Records what is shown in one game; the adviser knows who plays."""

    def __init__(self, seats: int, names: Sequence[str]) -> None:
        self.stated: list[tuple[str, int, int, Chances, tuple[int, ...]]] = []
        self._advisers = [Engine("", tau=evidence(names, seats)) for _ in range(seats)]
        self._followed = set(names) == {ADMIRAL.name}
        self._onlooker = BeliefCache(ADMIRAL.tau)
        self._turn = 0

    def __call__(self, moment: Moment) -> None:
        """Called before every decision; the first of a turn counts for log and results."""
        table, view = moment.table, moment.view
        if view.loyalty is None:
            return
        engine, side = self._advisers[moment.seat], LOYALTIES.index(view.loyalty)
        if self._followed and len(decisions(view)) > 1:
            judged = engine.judge(view, chance_of(view, ""))
            self._note("advice", view, judged[0].chances, (side,))
        if table.turn > self._turn:
            self._turn = table.turn
            looking = RULES.observe(table, NOBODY)
            self._note("results", view, opened_chances(opened(table)))
            self._note("log", view, Evaluator(looking, self._onlooker.weights(looking)).now)
            self._note("log", view, Evaluator(view, engine.beliefs.weights(view)).now, (side,))

    def _note(self, where: str, view: View, chances: Chances, sides: tuple[int, ...] = (0, 1, 2)) -> None:
        self.stated.append((where, view.table.left, view.table.board.lead, chances, sides))


def stated(seats: int, games: int, seed: str) -> Iterator[Stated]:
    """What is shown in these games."""
    for game in range(games):
        rng = random.Random(f"{seed}/{game}")
        names = [ADMIRAL.name if game % 3 else rng.choice(tuple(BY_NAME)) for _ in range(seats)]
        watch = Watch(seats, names)
        end = played(seats, f"{seed}/{seats}/{game}", names, watch=watch)
        if end.winner is not None:
            winner = LOYALTIES.index(end.winner)
            for where, left, lead, chances, sides in watch.stated:
                yield Stated(game, where, left, lead, chances, sides, winner)


def fitted(every: Sequence[Stated]) -> tuple[tuple[float, ...], ...]:
    """The numbers that make these chances come true, by lead."""
    count: dict[tuple[int, str], int] = {}
    for each in every:
        count[each.game, each.where] = count.get((each.game, each.where), 0) + 1
    rows = []
    for lead in range(3):
        some = [each for each in every if kind_of(each.lead) == lead and max(each.chances) < SURE]
        weights = np.array([1 / count[each.game, each.where] for each in some])
        x = np.array([features(each.chances, each.left, each.lead) for each in some]).reshape(-1, 3, NUMBERS)
        rows.append(
            tuple(round(float(number), 4) for number in _regressed(x, [e.winner for e in some], weights))
        )
    return tuple(rows)


def _regressed(x: Floats, winners: Sequence[int], weights: Floats) -> Floats:
    """Multinomial logistic regression by Newton's method, drawn towards the engine's own chances.

    Args:
        x: by row and side, what its chance depends on.
    """
    own = np.eye(NUMBERS)[0]
    theta: Floats = own.copy()
    rows = np.arange(len(x))
    for _ in range(30):
        odds = np.exp(x @ theta)
        odds /= odds.sum(axis=1, keepdims=True)
        mean = np.einsum("nk,nkj->nj", odds, x)
        gradient = weights @ (x[rows, winners] - mean) - PRIOR * (theta - own)
        curvature = np.einsum("n,nk,nki,nkj->ij", weights, odds, x, x)
        curvature -= np.einsum("n,ni,nj->ij", weights, mean, mean)
        step = np.linalg.solve(curvature + PRIOR * np.eye(len(theta)), gradient)
        theta += step
        if np.abs(step).max() < 1e-8:
            break
    return theta


def printed(every: Sequence[Stated], seats: int) -> None:
    """Print what is shown, and what came true."""
    for where in ("results", "log", "advice"):
        some = [each for each in every if each.where == where]
        for raw in (True, False):
            name = "the engine's" if raw else "shown"
            pairs = [(chance, won) for each in some for _, chance, won in each.pairs(seats, raw)]
            print(
                f"  {where}, {name}: "
                + " ".join(f"{said:.2f}/{won:.2f}" for said, won, _ in in_tenths(pairs))
            )
    off: list[tuple[float, int]] = []
    for side in ("British or French", "Dutch"):
        for lead in LEADS[: 3 if side == "Dutch" else 5]:
            cells = []
            for low, high in LEFT:
                some = [each for each in every if low <= each.left <= high]
                rows = list(_rows(some, seats, side == "Dutch", lead))
                cells.append(_cell(rows))
                off += _deviations(rows)
            print(f"  {side}, {lead}: " + " | ".join(cells))
    near = sum(count for gap, count in off if gap <= 0.05)
    print(f"  of {sum(count for _, count in off)} chances in tenths of {MANY} games, within .05: {near}")


def _rows(
    some: Iterable[Stated], seats: int, dutch: bool, lead: str
) -> Iterator[tuple[int, float, float, float]]:
    """Game, the engine's chance, the chance shown, whether it came true."""
    for each in some:
        for (side, own, won), (_, shown, _) in zip(each.pairs(seats, True), each.pairs(seats), strict=True):
            if (side == 2) == dutch and each.lead_of(side) == lead:
                yield each.game, own, shown, won


def _cell(rows: Sequence[tuple[int, float, float, float]]) -> str:
    if not rows:
        return "-"
    games = len({game for game, *_ in rows})
    own, shown, won = (fmean(row[at] for row in rows) for at in (1, 2, 3))
    return f"{own:.2f} {shown:.2f}/{won:.2f} ({games})"


def _deviations(rows: Sequence[tuple[int, float, float, float]]) -> Iterator[tuple[float, int]]:
    """By tenth with enough games, how far shown and true are apart, and how often it was shown."""
    for tenth in range(10):
        some = [row for row in rows if min(9, int(10 * row[2])) == tenth]
        if len({game for game, *_ in some}) >= MANY:
            yield abs(fmean(row[2] for row in some) - fmean(row[3] for row in some)), len(some)


@experiment("ai calibrate tortuga1667", seats=[3, 5, 7, 9], games=120, fit=False, seed="check")
def main(args: argparse.Namespace) -> None:
    """Play, print, and write if asked to."""
    tables = []
    for seats in args.seats:
        every = list(stated(seats, args.games, args.seed))
        if args.fit:
            tables.append(Calibration(seats, args.games, fitted(every)))
            print(f"{seats} seats: {tables[-1].numbers}", flush=True)
        elif numbers(seats) or seats % 2 == 0:
            print(f"{seats} seats, {args.games} games, shown/came true:")
            printed(every, seats)
    if args.fit:
        command = f"python -m ai calibrate tortuga1667 --fit --games {args.games} --seed {args.seed}"
        write_report(CalibrationFile(command, tuple(tables)), weights_folder("tortuga1667") / FILE)
