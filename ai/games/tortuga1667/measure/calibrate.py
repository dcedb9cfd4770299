"""Do the chances shown by advice, results and the captain's log come true? With --fit they are made to.

    python -m ai calibrate tortuga1667 [--seats 3,5,7,9] [--games 360] [--seed check] [--fit]

Two games in three are played by admirals; in the third every seat draws its level. The chances are those
before each turn, as shown by the results, which know every loyalty, and by the log, to whoever is to move and
to an onlooker; and those that advice shows at each choice in the admirals' games, as they follow it. Printed
are the log-loss of the winner and the chances by tenths, shown / came true; then, by event cards left, lead
and side, what the engine alone would show as well. --fit writes the correction to weights/calibrated.json, by
multinomial regression on the logarithms of the engine's chances; every game counts alike.
"""

from __future__ import annotations

import argparse
import math
import random
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from statistics import fmean
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from ai.experiment import experiment, in_tenths, weights_folder, write_report
from ai.games.tortuga1667.adviser import opened_chances
from ai.games.tortuga1667.belief.deals import SIDES, Floats
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
)
from ai.games.tortuga1667.engine.evaluator import Chances, Evaluator
from ai.games.tortuga1667.engine.situation import chance_of, decisions
from ai.games.tortuga1667.learned import BY_SEATS
from ai.games.tortuga1667.levels import ADMIRAL, BY_NAME, evidence
from ai.games.tortuga1667.measure.beliefs import MIN_CHANCE
from ai.games.tortuga1667.measure.table import Moment, played
from ai.games.tortuga1667.player import Engine
from tortuga.games.tortuga1667.observer import opened
from tortuga.games.tortuga1667.pieces import LOYALTIES
from tortuga.games.tortuga1667.rules import RULES
from tortuga.games.tortuga1667.state import View
from tortuga.kernel.game import NOBODY

LEFT: Final = ((14, 99), (9, 13), (5, 8), (1, 4))
"""Phases by event cards left."""
LEADS: Final = ("tied", "ahead by 1", "ahead by 2", "behind by 1", "behind by 2")
"""By lead; 2 stands for more as well, and for the Dutch either side may be ahead."""
PRIOR: Final = 1.0
"""How many games the engine's own chances count as, in a fit."""
COMMON: Final = 40.0
"""The same for what tables with weights by seats have in common."""
MAX_STEPS: Final = 30
MIN_STEP: Final = 1e-6
MANY: Final = 30
"""Games below which nothing is said of a phase, or of a tenth of one."""
NEAR: Final = 0.05

Row = tuple[int, float, float, float]
"""A game, the engine's chance, the chance shown, whether it came true."""
Phase = Sequence[Row]
OWN, SHOWN, WON = 1, 2, 3


class Stated(NamedTuple):
    """Chances at one moment of a game."""

    game: int
    where: str
    """"results", "log" or "advice"."""
    left: int
    lead: int
    """British treasure minus French."""
    chances: Chances
    """The engine's."""
    sides: tuple[int, ...]
    """Whose chances are shown."""
    winner: int

    def said(self, seats: int, raw: bool = False) -> Chances:
        """What is shown; the engine's own chances if `raw`."""
        return self.chances if raw else calibrated(self.chances, seats, self.left, self.lead)

    def pairs(self, seats: int, raw: bool = False) -> Iterator[tuple[int, float, float]]:
        """Side, chance shown, whether it came true."""
        said = self.said(seats, raw)
        for side in self.sides:
            yield side, said[side], float(self.winner == side)

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


class Rows(NamedTuple):
    """What a regression is made of."""

    x: Floats
    """By row and side, what its chance depends on."""
    winners: npt.NDArray[np.int_]
    weights: Floats

    @classmethod
    def of(cls, every: Sequence[Stated], lead: int) -> Rows:
        """Those with a lead of 0, 1, 2 or more; every game counts alike in each of the three places."""
        count = Counter((each.game, each.where) for each in every)
        some = [each for each in every if kind_of(each.lead) == lead and max(each.chances) < SURE]
        x = np.array([features(each.chances, each.left, each.lead) for each in some])
        return cls(
            x.reshape(-1, SIDES, NUMBERS),
            np.array([each.winner for each in some], dtype=int),
            np.array([1 / count[each.game, each.where] for each in some]),
        )

    def regressed(self, towards: Floats, prior: float) -> Floats:
        """Multinomial logistic regression by Newton's method, drawn towards other numbers."""
        x, rows, theta = self.x, np.arange(len(self.x)), towards.copy()
        for _ in range(MAX_STEPS):
            odds = np.exp(x @ theta)
            odds /= odds.sum(axis=1, keepdims=True)
            mean = np.einsum("nk,nkj->nj", odds, x)
            gradient = self.weights @ (x[rows, self.winners] - mean) - prior * (theta - towards)
            curvature = np.einsum("n,nk,nki,nkj->ij", self.weights, odds, x, x)
            curvature -= np.einsum("n,ni,nj->ij", self.weights, mean, mean)
            step = np.linalg.solve(curvature + prior * np.eye(NUMBERS), gradient)
            theta = theta + step
            if np.abs(step).max() < MIN_STEP:
                break
        return theta


def fitted(tables: Mapping[int, Sequence[Stated]]) -> dict[int, tuple[tuple[float, ...], ...]]:
    """By number of seats and lead, the numbers that make these chances come true."""
    numbers_of: dict[int, list[tuple[float, ...]]] = {seats: [] for seats in tables}
    own = np.eye(NUMBERS)[0]
    for lead in range(3):
        of = {seats: Rows.of(every, lead) for seats, every in tables.items()}
        alike = [rows for seats, rows in of.items() if seats in BY_SEATS]
        common = own
        if alike:
            common = Rows(*map(np.concatenate, zip(*alike, strict=True))).regressed(own, PRIOR)
        for seats, rows in of.items():
            found = rows.regressed(common, COMMON) if seats in BY_SEATS else rows.regressed(own, PRIOR)
            numbers_of[seats].append(tuple(round(float(number), 4) for number in found))
    return {seats: tuple(by_lead) for seats, by_lead in numbers_of.items()}


def printed(every: Sequence[Stated], seats: int) -> None:
    """Print what is shown, and what came true."""
    for where in ("results", "log", "advice"):
        some = [each for each in every if each.where == where]
        for raw in (True, False):
            name = "the engine's" if raw else "shown"
            pairs = [(chance, won) for each in some for _, chance, won in each.pairs(seats, raw)]
            loss = fmean(-math.log(max(MIN_CHANCE, each.said(seats, raw)[each.winner])) for each in some)
            tenths = " ".join(f"{said:.2f}/{won:.2f}" for said, won, _ in in_tenths(pairs))
            print(f"  {where}, {name}: log-loss {loss:.3f}, {tenths}")
    phases: list[Phase] = []
    for side in ("British or French", "Dutch"):
        for lead in LEADS[: 3 if side == "Dutch" else 5]:
            row = [
                list(
                    _rows([each for each in every if low <= each.left <= high], seats, side == "Dutch", lead)
                )
                for low, high in LEFT
            ]
            print(f"  {side}, {lead}: " + " | ".join(map(_cell, row)))
            phases += row
    for at, name in ((OWN, "the engine's"), (SHOWN, "shown")):
        parts = [
            [row for row in phase if min(9, int(10 * row[at])) == tenth]
            for phase in phases
            for tenth in range(10)
        ]
        print(f"  {name}: {_off(phases, at)} phases, {_off(parts, at)} tenths of phases")


def _rows(some: Iterable[Stated], seats: int, dutch: bool, lead: str) -> Iterator[Row]:
    for each in some:
        for (side, own, won), (_, shown, _) in zip(each.pairs(seats, True), each.pairs(seats), strict=True):
            if (side == 2) == dutch and each.lead_of(side) == lead:
                yield each.game, own, shown, won


def _cell(rows: Phase) -> str:
    if not rows:
        return "-"
    games = len({game for game, *_ in rows})
    own, shown, won = (fmean(row[at] for row in rows) for at in (OWN, SHOWN, WON))
    return f"{own:.2f} {shown:.2f}/{won:.2f} ({games})"


def _off(some: Sequence[Phase], at: int) -> str:
    """How many phases with enough games came true to within .05, how many missed by two standard errors."""
    near = missed = whole = 0
    for rows in some:
        games = len({game for game, *_ in rows})
        if games >= MANY:
            said, won = fmean(row[at] for row in rows), fmean(row[WON] for row in rows)
            gap, error = abs(said - won), (max(said * (1 - said), won * (1 - won)) / games) ** 0.5
            near, missed, whole = near + (gap <= NEAR), missed + (gap > 2 * error), whole + 1
    return f"within {NEAR}, {near}, and off by two standard errors, {missed}, of {whole}"


@experiment("ai calibrate tortuga1667", seats=[3, 5, 7, 9], games=360, fit=False, seed="check")
def main(args: argparse.Namespace) -> None:
    """Play, print, and write if asked to."""
    tables = {seats: list(stated(seats, args.games, args.seed)) for seats in args.seats}
    if not args.fit:
        for seats, every in tables.items():
            print(f"{seats} seats, {args.games} games, shown/came true:")
            printed(every, seats)
        return
    found = tuple(Calibration(seats, args.games, by_lead) for seats, by_lead in fitted(tables).items())
    command = f"python -m ai calibrate tortuga1667 --fit --games {args.games} --seed {args.seed}"
    command += f" --seats {','.join(map(str, args.seats))}"
    write_report(CalibrationFile(command, found), weights_folder("tortuga1667") / FILE)
