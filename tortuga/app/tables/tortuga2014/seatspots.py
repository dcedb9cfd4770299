"""Where things lie on an opponent's board, relative to its top left corner."""

from __future__ import annotations

from tortuga.app.tables.tortuga2014 import places as at
from tortuga.app.tables.tortuga2014.dicespots import dice_on, loose_dice, packed
from tortuga.app.tables.tortuga2014.places import Box, around, next_cell
from tortuga.games.tortuga2014.pieces import CHEST_INDEX, UNASSIGNED
from tortuga.games.tortuga2014.state import Board

_SEAT_AREAS: dict[str, Box] = {
    "board": (0, 0, *at.SEAT_SIZE),
    "ribbon": at.SEAT_RIBBON,
    "area_tortuga": at.SEAT_TORTUGA,
    "area_fleet": at.SEAT_FLEET,
    "area_crew": at.SEAT_CREW,
    "area_island": at.SEAT_ISLAND,
    "screen": at.SEAT_ISLAND,
}


def seat_box(kind: str, index: int, board: Board) -> Box:
    """Where a thing of an opponent is, relative to the corner of the board.

    Raises:
        KeyError: unknown kind.
    """
    if (area := _SEAT_AREAS.get(kind)) is not None:
        return area
    match kind:
        case "schooner":
            x, y, _, h = at.SEAT_RIBBON
            return around((x + 54, y + h / 2), 36)
        case "tortuga":
            if index >= len(board.tortuga):
                return at.SEAT_TORTUGA
            return opponent_tortuga(CHEST_INDEX[board.tortuga[index]])
        case "boat":
            return _seat_token(at.SEAT_FLEET, index or board.boat)
        case "pirate":
            return _seat_token(at.SEAT_CREW, index or board.pirate)
        case "fleet" | "crew":
            x, y, *_ = at.SEAT_FLEET if kind == "fleet" else at.SEAT_CREW
            x, y = x + at.SEAT_CHESTS[0] + index * at.SEAT_CHEST_STEP, y + at.SEAT_CHESTS[1]
            return (x, y, at.SEAT_CHEST * 1.04, at.SEAT_CHEST * 0.93)
        case "island":
            x, y, _, h = at.SEAT_ISLAND
            step = 42 if max(len(board.island), index + 1) <= 3 else 30
            return around((x + 60 + index * step, y + h / 2), min(step, 35), 31)
        case "action":
            return next_cell(at.SEAT_ACTIONS, index, at.SEAT_ACTION_GAP)
        case "bonus":
            x, y, w, _ = next_cell(at.SEAT_ACTIONS, index, at.SEAT_ACTION_GAP)
            return around((x + w - 14, y + 15), at.SEAT_BONUS)
        case "die":
            return _seat_die(index, board)
        case "tiles" | "tile":
            x, y, _, h = at.SEAT_TORTUGA
            return around((x + 352, y + h / 2), 28)
    raise KeyError(kind)


def opponent_tortuga(colour: int) -> Box:
    """Place of a chest colour in an opponent's Tortuga row, relative to the board."""
    x, y, _, h = at.SEAT_TORTUGA
    return around((x + 62 + colour * at.SEAT_TORTUGA_STEP, y + h / 2), at.SEAT_TORTUGA_CHEST, 31)


def _seat_token(row: Box, number: int) -> Box:
    x = row[0] + at.SEAT_TRACK[0] + (number - 1) * (at.SEAT_TRACK_BOX + at.SEAT_TRACK_GAP)
    y = row[1] + at.SEAT_TRACK[1]
    return around((x + at.SEAT_TRACK_BOX / 2, y + at.SEAT_TRACK_BOX / 2), at.SEAT_TOKEN)


SEAT_DICE = {1: 44, 2: 34, 3: 26, 4: 26, 5: 23}
"""Side of an opponent's die by the number of dice in the cell."""


def _seat_die(die: int, board: Board) -> Box:
    action = board.dice[die]
    if action == UNASSIGNED:
        x, y, _, h = at.SEAT_ISLAND
        return around((x + 62 + loose_dice(board).index(die) * 40, y + h / 2), 32)
    mates = dice_on(board, action)
    x, y, w, _ = next_cell(at.SEAT_ACTIONS, action, at.SEAT_ACTION_GAP)
    size = SEAT_DICE[len(mates)]
    dx, dy = packed(mates.index(die), len(mates), size + 1, size + 2)
    return around((x + w / 2 + dx, y + 54 + dy), size)
