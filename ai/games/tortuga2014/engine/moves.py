"""Phase 3: which chests move on, and in which order they lie (R68-R72)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from ai.games.tortuga2014.engine import rollout as resolve
from ai.games.tortuga2014.engine.batch import COUNTS, Batch, Floats
from ai.games.tortuga2014.engine.evaluation import Study, Weighed
from ai.games.tortuga2014.engine.rollout import Outcome
from ai.games.tortuga2014.heuristic import selections
from ai.games.tortuga2014.panel.stages import reason
from tortuga.games.tortuga2014.commands import MoveChests
from tortuga.games.tortuga2014.pieces import CHEST_INDEX, CHESTS, Chest

Area = tuple[Chest, ...]


@dataclass(slots=True)
class Moved:
    """Every selection of chests tried; the first rows are the selections, the others only order them."""

    choices: list[tuple[Area, Area]]
    """Chests that move to the fleet area and to the crew area."""
    losses: list[dict[tuple[str, Chest], int]]
    """By selection, the row in which a chest of it is lost."""
    outcome: Outcome
    shares: Floats
    """(rows, seats): win shares."""
    score: Floats
    """(rows, seats): points after the round."""


def weigh_moves(study: Study) -> list[Weighed]:
    """Every selection of chests that move on, each in its best order.

    The rightmost chest is the first to be lost (R71), so the one whose loss costs the fewest win chances
    stands there. The rivals move by the priority of the resolve.
    """
    return weigh_moved(study, move_out(study))


def move_out(study: Study) -> Moved:
    """End the round with every selection of chests."""
    board = study.view.board
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
    outcome = _outcome(study, rows)
    return Moved(choices, losses, outcome, *study.shares(outcome))


def weigh_moved(study: Study, tried: Moved) -> list[Weighed]:
    """Every selection of chests, the round being ended with each."""
    board, seat = study.view.board, study.seat
    shares, weighed = tried.shares, []
    for index, (fleet, crew) in enumerate(tried.choices):
        mean, found = shares[index], tried.losses[index]
        order = MoveChests(
            _ordered(fleet, "fleet", shares, found, seat), _ordered(crew, "crew", shares, found, seat)
        )
        lost = len(board.crew + board.island) - len(fleet + crew)
        why = reason("advice-move", lost=lost)
        weighed.append(Weighed(order, float(mean[seat]), tuple(map(float, mean)), why))
    return weighed


def _less(area: Area, chest: Chest) -> Area:
    index = area.index(chest)
    return area[:index] + area[index + 1 :]


def _ordered(area: Area, name: str, shares: Floats, found: dict[tuple[str, Chest], int], seat: int) -> Area:
    """The chests whose loss would cost most to the left."""
    return tuple(sorted(area, key=lambda chest: (shares[found[name, chest], seat], CHEST_INDEX[chest])))


def _outcome(study: Study, rows: Sequence[tuple[Area, Area]]) -> Outcome:
    """The end of the round when the own seat ends it with these areas, row by row."""
    outcome = moved(study, study.rows(1))
    every = np.zeros(len(rows), np.intp)
    batch = outcome.batch.take(every)
    fleet, crew = outcome.fleet[every], outcome.crew[every]
    fleet[:, study.seat] = np.array([_counts(area) for area, _ in rows])
    crew[:, study.seat] = np.array([_counts(area) for _, area in rows])
    batch.held[:, study.seat] = batch.tortuga[:, study.seat] + fleet[:, study.seat] + crew[:, study.seat]
    return Outcome(batch, fleet, crew)


def moved(study: Study, batch: Batch) -> Outcome:
    """Phase 3 on all boards that have not moved yet."""
    table = study.table
    done = [seat for seat in range(table.seats) if table.chosen[seat]]
    if table.options.move_choice == "simultaneous" or not done:
        return resolve.move(batch)
    before = batch.take(np.arange(batch.rows))
    outcome = resolve.move(batch)
    outcome.batch.tortuga[:, done] = before.tortuga[:, done]
    outcome.batch.held[:, done] = before.held[:, done]
    outcome.fleet[:, done] = COUNTS[before.fleet][:, done]
    outcome.crew[:, done] = COUNTS[before.crew][:, done]
    return outcome


def _counts(area: Area) -> list[int]:
    counted = Counter(area)
    return [counted[chest] for chest in CHESTS]
