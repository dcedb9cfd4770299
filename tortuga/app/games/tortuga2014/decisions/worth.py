"""What chests are worth once they are home, and the order that keeps most of it (R69-R72, R78, R79)."""

from __future__ import annotations

import itertools

from tortuga.games.tortuga2014.pieces import Chest
from tortuga.games.tortuga2014.scoring import once_home
from tortuga.games.tortuga2014.state import Board

Area = tuple[Chest, ...]


def best_orders(board: Board) -> tuple[Area, Area]:
    """All chests of crew and island area, those that should stay longest first.

    What the limits take is the selection worth most; where several are worth the same, the one nearest to
    how the chests lie.
    """
    most = max(
        (
            (fleet, crew)
            for fleet in _selections(board.crew, board.boat_limit)
            for crew in _selections(board.island, board.pirate_limit)
        ),
        key=lambda areas: once_home(board, *areas),
    )
    fleet, crew = most
    kept = _by_loss(board, fleet, crew), _by_loss(board, crew, fleet)
    return kept[0] + left_of(board.crew, fleet), kept[1] + left_of(board.island, crew)


def missed(board: Board, fleet: Area, crew: Area) -> int:
    """Points that the best order would keep and this selection loses."""
    orders = best_orders(board)
    best = once_home(board, orders[0][: board.boat_limit], orders[1][: board.pirate_limit])
    return best - once_home(board, fleet, crew)


def left_of(chests: Area, used: Area) -> Area:
    """What is left of the chests when some are taken."""
    left = list(chests)
    for chest in used:
        left.remove(chest)
    return tuple(left)


def _selections(chests: Area, places: int) -> tuple[Area, ...]:
    """Each different selection of as many chests as there are places, the one lying first first."""
    return tuple(dict.fromkeys(itertools.combinations(chests, min(places, len(chests)))))


def _by_loss(board: Board, area: Area, other: Area) -> Area:
    """The chests of an area, those whose loss would cost most to the left."""
    return tuple(sorted(area, key=lambda chest: once_home(board, left_of(area, (chest,)), other)))
