"""Phase 3: which chests move on, and in which order they lie (R68-R72)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from ai.games.tortuga2014.engine.batch import COUNTS, Batch, Floats
from ai.games.tortuga2014.engine.evaluation import ActionValue, Evaluation
from ai.games.tortuga2014.engine.rollout import EndOfRound, move
from ai.games.tortuga2014.heuristic import selections
from ai.games.tortuga2014.panel.stages import reason
from tortuga.games.tortuga2014.commands import MoveChests
from tortuga.games.tortuga2014.pieces import CHEST_INDEX, CHESTS, Chest
from tortuga.games.tortuga2014.scoring import once_home

Area = tuple[Chest, ...]


@dataclass(slots=True)
class Moved:
    """Every selection of chests tried; the first rows are the selections, the others only order them."""

    areas: list[tuple[Area, Area]]
    """By row, the chests that move to the fleet area and to the crew area."""
    losses: list[dict[tuple[str, Chest], int]]
    """By selection, the row in which it lacks one of its chests."""
    outcome: EndOfRound
    equity: Floats
    """(rows, seats): win shares."""
    score: Floats
    """(rows, seats): points after the round."""


def value_moves(evaluation: Evaluation) -> list[ActionValue]:
    """Every selection of chests that move on, each in its best order.

    The rightmost chest is the first to be lost (R71), so the one whose loss costs the fewest win chances
    goes there. The opponents move by the priority of the rollout.
    """
    return value_moved(evaluation, move_out(evaluation))


def move_out(evaluation: Evaluation) -> Moved:
    """End the round with every selection of chests."""
    board = evaluation.view.board
    choices = [
        (fleet, crew)
        for fleet in selections(board.crew, board.boat_limit)
        for crew in selections(board.island, board.pirate_limit)
    ]
    rows = list(choices)
    losses: list[dict[tuple[str, Chest], int]] = []
    for fleet, crew in choices:
        found = {}
        for chest in dict.fromkeys(fleet):
            found["fleet", chest] = len(rows)
            rows.append((_less(fleet, chest), crew))
        for chest in dict.fromkeys(crew):
            found["crew", chest] = len(rows)
            rows.append((fleet, _less(crew, chest)))
        losses.append(found)
    outcome = _outcome(evaluation, rows)
    return Moved(rows, losses, outcome, *evaluation.equity(outcome))


def value_moved(evaluation: Evaluation, tried: Moved, by_points: bool = False) -> list[ActionValue]:
    """Every selection of chests, valued from the ends of the round.

    Args:
        evaluation: of the view.
        tried: the ends of the round.
        by_points: whether a loss is measured by points, those once all is home first, as people do, and only
            then by win chances.
    """
    board, seat = evaluation.view.board, evaluation.seat
    action_values = []
    for index, found in enumerate(tried.losses):
        (fleet, crew), mean = tried.areas[index], tried.equity[index]

        def ordered(area: Area, name: str, found: dict[tuple[str, Chest], int] = found) -> Area:
            def left(chest: Chest) -> tuple[float, float, float, int]:
                row = found[name, chest]
                later = float(once_home(board, *tried.areas[row])) if by_points else 0.0
                now = float(tried.score[row, seat]) if by_points else 0.0
                return later, now, float(tried.equity[row, seat]), CHEST_INDEX[chest]

            return tuple(sorted(area, key=left))

        order = MoveChests(ordered(fleet, "fleet"), ordered(crew, "crew"))
        lost = len(board.crew + board.island) - len(fleet + crew)
        why = reason("advice-move", lost=lost)
        action_values.append(ActionValue(order, float(mean[seat]), tuple(map(float, mean)), why))
    return action_values


def _less(area: Area, chest: Chest) -> Area:
    index = area.index(chest)
    return area[:index] + area[index + 1 :]


def _outcome(evaluation: Evaluation, rows: Sequence[tuple[Area, Area]]) -> EndOfRound:
    """The end of the round when one's own seat ends it with these areas, row by row."""
    outcome = moved(evaluation, evaluation.rows(1))
    every = np.zeros(len(rows), np.intp)
    batch = outcome.batch.take(every)
    fleet, crew = outcome.fleet[every], outcome.crew[every]
    fleet[:, evaluation.seat] = np.array([_counts(area) for area, _ in rows])
    crew[:, evaluation.seat] = np.array([_counts(area) for _, area in rows])
    batch.held[:, evaluation.seat] = (
        batch.tortuga[:, evaluation.seat] + fleet[:, evaluation.seat] + crew[:, evaluation.seat]
    )
    return EndOfRound(batch, fleet, crew)


def moved(evaluation: Evaluation, batch: Batch) -> EndOfRound:
    """Phase 3 on all boards that have not moved yet."""
    table = evaluation.table
    done = [seat for seat in range(table.seats) if table.chosen[seat]]
    if table.options.move_choice == "simultaneous" or not done:
        return move(batch)
    before = batch.take(np.arange(batch.rows))
    outcome = move(batch)
    outcome.batch.tortuga[:, done] = before.tortuga[:, done]
    outcome.batch.held[:, done] = before.held[:, done]
    outcome.fleet[:, done] = COUNTS[before.fleet][:, done]
    outcome.crew[:, done] = COUNTS[before.crew][:, done]
    return outcome


def _counts(area: Area) -> list[int]:
    counted = Counter(area)
    return [counted[chest] for chest in CHESTS]
