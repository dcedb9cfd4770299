"""Surplus: which chests find no room on a board, and where they go (R60-R65, R70, R90)."""

from __future__ import annotations

from collections.abc import Iterable

from tortuga.games.tortuga2014.chance import Bag, with_chest
from tortuga.games.tortuga2014.commands import MoveChests
from tortuga.games.tortuga2014.legal import attacked_area
from tortuga.games.tortuga2014.pieces import BOARD, CHEST_INDEX, LIMIT, Action, Chest
from tortuga.games.tortuga2014.state import Board


def surplus_at(board: Board, action: Action) -> tuple[Chest, ...]:
    """Chests beyond the limit of the area that the action attacks, the rightmost first (R61, R62)."""
    area = attacked_area(board, action)
    limit = LIMIT[board.boat if action == BOARD else board.pirate]
    return area[: limit - len(area) - 1 : -1] if len(area) > limit else ()


def surplus_of(board: Board, move: MoveChests) -> tuple[Chest, ...]:
    """Chests that an order leaves without a place, in the order in which they lay (R70)."""
    crew, island = list(board.crew), list(board.island)
    for chest in move.to_fleet:
        crew.remove(chest)
    for chest in move.to_crew:
        island.remove(chest)
    return tuple(crew + island)


def dropped(
    bag: Bag, center: tuple[Chest, ...], chests: Iterable[Chest], seats: int
) -> tuple[Bag, tuple[Chest, ...]]:
    """Bag and center island after a drop (R63, R90)."""
    chests = tuple(chests)
    for chest, stays in zip(chests, staying(center, chests, seats), strict=True):
        if stays:
            center = tuple(sorted((*center, chest), key=CHEST_INDEX.__getitem__))
        else:
            bag = with_chest(bag, chest, +1)
    return bag, center


def staying(center: tuple[Chest, ...], chests: Iterable[Chest], seats: int) -> tuple[bool, ...]:
    """By chest that is dropped, whether it stays on the center island: one of a colour, at two seats none.

    The others go into the bag (R63, R90).
    """
    there, stays = set(center), []
    for chest in chests:
        stays.append(seats > 2 and chest not in there)
        there.add(chest)
    return tuple(stays)
