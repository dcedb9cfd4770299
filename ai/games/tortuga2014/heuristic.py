"""What a board is worth in projected points, and which chests move on in which order (R68-R72).

The unit is a point of the final scoring. A chest counts as the points it is likely to bring (R78, R79):
more the nearer it is to Tortuga, nothing when the limits leave no room for it on the way (R69, R70).
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Sequence
from typing import Final

import msgspec

from tortuga.games.tortuga2014.commands import MoveChests
from tortuga.games.tortuga2014.pieces import CHEST_INDEX, SET_CHESTS, Chest
from tortuga.games.tortuga2014.state import Board

TORTUGA: Final = 3.0
FLEET: Final = 2.7
CREW: Final = 2.1
ISLAND: Final = 1.5
"""Points of a plain chest by area: its final 3, 2 or 1 points, and the chance to get further."""
PURPLE: Final = 2.0
"""A purple chest counts double everywhere (R78)."""
WHITE: Final = 1.15
"""A white chest may complete a set once it is in Tortuga (R79)."""
SET: Final = 2.7
"""A complete set on one's own board: 3 points, but not always kept to the end."""
STARTED: Final = 0.7
"""Each further colour of a set begun."""
LIMIT_STEP: Final = 1.2
"""Room for one more die and one more chest (R15)."""
MEAN_TILE: Final = 47 / 30
"""Coins of a treasure tile on average (R4, R81)."""
MEAN_BETTER_TILE: Final = 1.94
"""Coins of the better of two tiles on average (R49)."""

KIND: Final = {"purple": PURPLE, "white": WHITE}


def chest_value(chest: Chest) -> float:
    """How a chest compares with a plain one, leaving sets aside."""
    return KIND.get(chest, 1.0)


def sets_value(chests: Sequence[Chest]) -> float:
    """Points of the sets that these chests make or begin; whites stand in where they help most (R79)."""
    counts = [0] * len(CHEST_INDEX)
    for chest in chests:
        counts[CHEST_INDEX[chest]] += 1
    colours = [counts[CHEST_INDEX[chest]] for chest in SET_CHESTS]
    whites = counts[CHEST_INDEX["white"]]
    full = 0
    while sum(max(0, full + 1 - colour) for colour in colours) <= whites:
        full += 1
    begun = sum(1 for colour in colours if colour > full)
    return SET * full + STARTED * begun


@functools.lru_cache(maxsize=1 << 16)
def _chests(
    tortuga: tuple[Chest, ...],
    fleet: tuple[Chest, ...],
    crew: tuple[Chest, ...],
    island: tuple[Chest, ...],
    boat_limit: int,
    pirate_limit: int,
) -> float:
    """Worth of all chests of a board: those for which the limits leave no room are lost on the way."""
    fleet = fleet[:boat_limit]
    safe = tortuga + fleet
    fixed = TORTUGA * plain(tortuga) + FLEET * plain(fleet)
    return fixed + max(
        CREW * plain(moving) + ISLAND * plain(following) + sets_value(safe + moving + following)
        for moving in selections(crew[:pirate_limit], boat_limit)
        for following in selections(island, pirate_limit)
    )


def plain(chests: Sequence[Chest]) -> float:
    """How many plain chests these are worth, leaving sets aside."""
    return sum(map(chest_value, chests))


@functools.lru_cache(maxsize=1 << 12)
def selections(chests: tuple[Chest, ...], places: int) -> tuple[tuple[Chest, ...], ...]:
    """Each different selection of as many chests as there are places (R69), the most valuable first."""
    ordered = sorted(chests, key=lambda chest: (-chest_value(chest), CHEST_INDEX[chest]))
    return tuple(dict.fromkeys(itertools.combinations(ordered, min(places, len(ordered)))))


def board_value(board: Board) -> float:
    """Projected points of a board. Treasure tiles count as their public mean, even one's own."""
    return (
        _chests(board.tortuga, board.fleet, board.crew, board.island, board.boat_limit, board.pirate_limit)
        + board.boat
        + board.pirate
        + LIMIT_STEP * (board.boat_limit + board.pirate_limit)
        + MEAN_TILE * len(board.tiles)
    )


def ranked_moves(board: Board) -> list[tuple[float, MoveChests]]:
    """Every choice of chests that move on, best first, each in its best order, with the worth after the move.

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
            ranked.append((board_value(after), ordered))
    return sorted(ranked, key=lambda pair: -pair[0])


def _by_loss(board: Board, area: tuple[Chest, ...], field: str) -> tuple[Chest, ...]:
    """The chests of an area, those whose loss would cost most on the left."""

    def left_without(chest: Chest) -> float:
        rest = list(area)
        rest.remove(chest)
        return board_value(msgspec.structs.replace(board, **{field: tuple(rest)}))

    return tuple(sorted(area, key=lambda chest: (left_without(chest), CHEST_INDEX[chest])))
