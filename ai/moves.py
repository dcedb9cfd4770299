"""Phase 3: which chests move on, and in which order (R68-R72)."""

from __future__ import annotations

import msgspec

from ai.worth import board_worth, selections
from tortuga.games.tortuga2014.commands import MoveChests
from tortuga.games.tortuga2014.pieces import CHEST_INDEX, Chest
from tortuga.games.tortuga2014.state import Board


def ranked_moves(board: Board) -> list[tuple[float, MoveChests]]:
    """Every choice of chests that move on, best first, each in its best order, with the worth after it.

    As many chests as possible move (R69); the rightmost is the first to be lost (R71), so the one that
    would be missed least stands there.
    """
    ranked = []
    for fleet in selections(board.crew, board.boat_limit):
        for crew in selections(board.island, board.pirate_limit):
            after = msgspec.structs.replace(
                board, tortuga=board.tortuga + board.fleet, fleet=fleet, crew=crew, island=()
            )
            ordered = MoveChests(_by_loss(after, fleet, "fleet"), _by_loss(after, crew, "crew"))
            ranked.append((board_worth(after), ordered))
    return sorted(ranked, key=lambda pair: -pair[0])


def _by_loss(board: Board, area: tuple[Chest, ...], field: str) -> tuple[Chest, ...]:
    """The chests of an area, those whose loss would cost most to the left."""

    def left_without(chest: Chest) -> float:
        rest = list(area)
        rest.remove(chest)
        return board_worth(msgspec.structs.replace(board, **{field: tuple(rest)}))

    return tuple(sorted(area, key=lambda chest: (left_without(chest), CHEST_INDEX[chest])))
