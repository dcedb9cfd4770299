"""Fits the weights by seats and cards left anew, from how games of the captains ended.

    python -m ai weigh tortuga1667 [--seats 5,7,9] [--games 600] [--actors captain,admiral,honest]

In every game the actors draw their seats. Before each turn the board is taken apart into what the ten
weights count, in the eyes of whoever is to move; an ordered probit on the winner finds weights that
change linearly between the numbers of cards left in `learned.CARDS_LEFT`, drawn towards the present ones.
Printed are the rows of `learned.BY_SEATS`, each the mean of fit and present weights, and the log-loss of
the winner in every fourth game, which is not fitted: with the present weights and with the new ones. What
predicts better does not always play better: measure before use, with `python -m ai match tortuga1667`.
"""

from __future__ import annotations

import argparse
import math
import random
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import numpy as np

from ai.experiment import experiment
from ai.games.tortuga1667.belief.deals import Floats
from ai.games.tortuga1667.engine.evaluator import Evaluator, normal, predicted_lead
from ai.games.tortuga1667.learned import BY_SEATS, CARDS_LEFT, PHASES, Phase
from ai.games.tortuga1667.measure.table import Moment, played
from ai.games.tortuga1667.player import Engine
from tortuga.games.tortuga1667.pieces import LOYALTIES

WEIGHTS: Final = len(PHASES["a"]) - 2
"""How many a phase has, without the spread and the width of a tie."""
UNITS: Final = tuple(Phase(*[1.0, *unit, 0.0]) for unit in np.eye(WEIGHTS).tolist())
"""Phases with one weight each: the lead is linear in them."""
PRIOR: Final = 3.0
"""How strongly a fit is drawn towards the present weights, as a number of turns for each unit."""
MAX_STEPS: Final = 60
MIN_CHANCE: Final = 1e-9
HELD_OUT: Final = 4
"""One game in this many is not fitted."""


class Turns(NamedTuple):
    """Turns of games, one row for each."""

    x: Floats
    """What the weights count, by their place and the number of cards left that it counts for."""
    hats: Floats
    """How much each number of cards left counts."""
    winners: Floats
    """1 British, -1 French, 0 Dutch."""
    weights: Floats
    """Of each row, so that every game counts alike."""


def hats(left: int) -> list[float]:
    """The part of each of `CARDS_LEFT` in the weights with this many cards left."""
    inside = min(CARDS_LEFT[-1], max(CARDS_LEFT[0], left))
    return [float(np.interp(inside, CARDS_LEFT, unit)) for unit in np.eye(len(CARDS_LEFT))]


class Watch:
    """Takes apart the board before each turn of one game."""

    def __init__(self) -> None:
        self.rows: list[tuple[list[float], list[float]]] = []
        self._turn = 0
        self._mind = Engine("")

    def __call__(self, moment: Moment) -> None:
        """Called before every decision; the first of a turn counts."""
        table, view = moment.table, moment.view
        if table.turn == self._turn:
            return
        self._turn = table.turn
        evaluator = Evaluator(view, self._mind.beliefs.weights(view))
        board, parts = evaluator.situation.board, hats(table.left)
        counted = [predicted_lead(board, evaluator.beliefs, unit, evaluator.following) for unit in UNITS]
        self.rows.append(([part * count for count in counted for part in parts], parts))


def watched(seats: int, actors: Sequence[str], games: int, seed: str) -> Iterator[tuple[Watch, int]]:
    """Games with their winner: 1 British, -1 French, 0 Dutch."""
    for game in range(games):
        rng, watch = random.Random(f"{seed}/{game}"), Watch()
        names = [rng.choice(actors) for _ in range(seats)]
        end = played(seats, f"{seed}/{seats}/{game}", names, watch=watch)
        if end.winner is not None:
            yield watch, (1, -1, 0)[LOYALTIES.index(end.winner)]


def gathered(games: Sequence[tuple[Watch, int]]) -> Turns:
    """The turns of games."""
    rows = [(x, part, winner, 1 / len(watch.rows)) for watch, winner in games for x, part in watch.rows]
    return Turns(*(np.array(column, dtype=float) for column in zip(*rows, strict=True)))


def present(seats: int) -> Floats:
    """The weights in use, and the logarithms of the tie's half-widths, in one row."""
    rows = BY_SEATS[seats]
    weights = [row[1 + at] / row.spread for at in range(WEIGHTS) for row in rows]
    return np.array([*weights, *(math.log(row.tie / row.spread) for row in rows)])


_normal = np.vectorize(normal, otypes=[float])


def _likelihood(turns: Turns, theta: Floats) -> tuple[Floats, Floats]:
    """The chance of each row's winner, and the gradient of its logarithm."""
    split = WEIGHTS * len(CARDS_LEFT)
    mean, tie = turns.x @ theta[:split], np.exp(turns.hats @ theta[split:])
    low, high = _normal(-tie - mean), _normal(tie - mean)
    at_low, at_high = (np.exp(-(edge**2) / 2) / math.sqrt(2 * math.pi) for edge in (-tie - mean, tie - mean))
    british, french = turns.winners > 0, turns.winners < 0
    chance = np.maximum(np.where(british, 1 - high, np.where(french, low, high - low)), MIN_CHANCE)
    by_mean = np.where(british, at_high, np.where(french, -at_low, at_low - at_high)) / chance
    by_tie = np.where(british, -at_high, np.where(french, -at_low, at_low + at_high)) * tie / chance
    return chance, np.hstack([turns.x * by_mean[:, None], turns.hats * by_tie[:, None]])


def loss(turns: Turns, theta: Floats) -> float:
    """The log-loss of the winner."""
    chance, _ = _likelihood(turns, theta)
    return float(-(turns.weights @ np.log(chance)) / turns.weights.sum())


def probit(turns: Turns, start: Floats, prior: float = PRIOR) -> Floats:
    """The most likely weights, drawn towards those of the start, by BHHH steps."""
    theta, ridge = start.copy(), prior * np.eye(len(start))

    def worth(at: Floats) -> float:
        return -loss(turns, at) * float(turns.weights.sum()) - prior * float((at - start) @ (at - start)) / 2

    now = worth(theta)
    for _ in range(MAX_STEPS):
        _, slopes = _likelihood(turns, theta)
        uphill = turns.weights @ slopes - prior * (theta - start)
        step = np.linalg.solve(slopes.T @ (slopes * turns.weights[:, None]) + ridge, uphill)
        length = 1.0
        while (then := worth(theta + length * step)) < now and length > 1e-3:
            length /= 2
        if then - now < 1e-6:
            break
        theta, now = theta + length * step, then
    return theta


def phases(theta: Floats) -> list[Phase]:
    """The rows of `BY_SEATS`."""
    columns = theta.reshape(-1, len(CARDS_LEFT)).T.tolist()
    return [
        Phase(*[1.0, *(round(number, 3) for number in weights), round(math.exp(tie), 3)])
        for *weights, tie in columns
    ]


@experiment(
    "ai weigh tortuga1667", seats=[5, 7, 9], actors=["captain", "admiral", "honest"], games=600, seed="weigh"
)
def main(args: argparse.Namespace) -> None:
    """Play, fit and print."""
    for seats in args.seats:
        games = list(watched(seats, args.actors, args.games, args.seed))
        fitting = gathered([game for at, game in enumerate(games) if at % HELD_OUT])
        testing = gathered(games[::HELD_OUT])
        before = present(seats)
        after = (probit(fitting, before) + before) / 2
        was, new = loss(testing, before), loss(testing, after)
        print(f"{seats} seats, {args.games} games: {was:.3f} with the present weights, {new:.3f} with these")
        for phase in phases(after):
            print(f"    {phase},", flush=True)
