"""Where things lie on the board of the seat at the bottom, and in its tray."""

from __future__ import annotations

from tortuga.app.tables.tortuga2014 import places as at
from tortuga.app.tables.tortuga2014.dicespots import dice_on, loose_dice, packed
from tortuga.app.tables.tortuga2014.places import Box, around, next_cell
from tortuga.games.tortuga2014.pieces import BOARD, CHEST_INDEX, RAID, UNASSIGNED
from tortuga.games.tortuga2014.state import Board

_OWN_AREAS: dict[str, Box] = {
    "board": at.OWN_BOARD,
    "ribbon": at.OWN_RIBBON,
    "area_tortuga": at.OWN_TORTUGA,
    "area_fleet": at.OWN_FLEET,
    "area_crew": at.OWN_CREW,
    "area_island": at.OWN_ISLAND,
    "screen": at.TRAY_SCREEN,
    "tiles": at.OWN_TILES,
}


def own_box(kind: str, index: int, board: Board) -> Box:
    """Where a thing of the seat at the bottom is.

    Raises:
        KeyError: unknown kind.
    """
    if (area := _OWN_AREAS.get(kind)) is not None:
        return area
    match kind:
        case "schooner":
            x, y, _, h = at.OWN_RIBBON
            return around((x + 70, y + h / 2), 44)
        case "tortuga":
            if index >= len(board.tortuga):
                return at.OWN_TORTUGA
            return own_tortuga(CHEST_INDEX[board.tortuga[index]])
        case "boat":
            return _own_token(at.OWN_FLEET, index or board.boat)
        case "pirate":
            return _own_token(at.OWN_CREW, index or board.pirate)
        case "fleet" | "crew":
            x, y, *_ = at.OWN_FLEET if kind == "fleet" else at.OWN_CREW
            x, y = x + at.OWN_CHESTS[0] + index * at.OWN_CHEST_STEP, y + at.OWN_CHESTS[1]
            return (x, y, at.OWN_CHEST * 1.04, at.OWN_CHEST * at.CHEST_SHAPE)
        case "island":
            return _own_island(index, max(len(board.island), index + 1))
        case "action":
            return next_cell(at.OWN_ACTIONS, index, at.OWN_ACTION_GAP)
        case "bonus":
            x, y, w, _ = next_cell(at.OWN_ACTIONS, index, at.OWN_ACTION_GAP)
            return around((x + w - 32, y + 65), at.OWN_BONUS)
        case "die":
            return _own_die(index, board)
        case "tile":
            return own_tile(index, max(len(board.tiles), index + 1))
    raise KeyError(kind)


def own_tortuga(colour: int) -> Box:
    """Place of a chest colour in the own Tortuga area."""
    x, y, *_ = at.OWN_TORTUGA
    row, column = divmod(colour, 3)
    return around((x + 40 + column * 66 + row * 33, y + 62 + row * 54), at.OWN_TORTUGA_CHEST, 40)


def _own_token(area: Box, number: int) -> Box:
    x = area[0] + at.OWN_TRACK[0] + (number - 1) * (at.OWN_TRACK_BOX + at.OWN_TRACK_GAP)
    y = area[1] + at.OWN_TRACK[1]
    return around((x + at.OWN_TRACK_BOX / 2, y + at.OWN_TRACK_BOX / 2), at.OWN_TOKEN)


def _own_island(index: int, count: int) -> Box:
    """Two rows of two chests, or of three smaller ones: five is the most that can lie there."""
    x, y, *_ = at.OWN_ISLAND
    row, column = divmod(index, 2 if count <= 4 else 3)
    if count <= 4:
        return around((x + 38 + column * 58, y + 66 + row * 52), 50, 43)
    return around((x + 25 + column * 42, y + 66 + row * 48), 40, 35)


OWN_DICE = {1: 78, 2: 60, 3: 45, 4: 45, 5: 40}
"""Side of an own die by the number of dice on the action space; Board and Raid have fixed places of 43."""


def own_place(action: int, place: int) -> Box:
    """One of the four die places of Board or Raid."""
    x, y, *_ = next_cell(at.OWN_ACTIONS, action, at.OWN_ACTION_GAP)
    row, column = divmod(place, 2)
    return (x + 12 + column * 58, y + 44 + row * 46, 54, 43)


def own_die_box(action: int, position: int, count: int) -> Box:
    """Where the position-th of `count` dice lies on an own action space."""
    if action in (BOARD, RAID):
        return around(at.center_of(own_place(action, position)), 43)
    x, y, *_ = next_cell(at.OWN_ACTIONS, action, at.OWN_ACTION_GAP)
    size = OWN_DICE[count]
    dx, dy = packed(position, count, size + 3, size + 2)
    return around((x + 70 + dx, y + 88 + dy), size)


def _own_die(die: int, board: Board) -> Box:
    action = board.dice[die]
    if action == UNASSIGNED:
        loose = loose_dice(board)
        return tray_die(loose.index(die), len(loose))
    mates = dice_on(board, action)
    return own_die_box(action, mates.index(die), len(mates))


def tray_die(position: int, count: int) -> Box:
    """Where the position-th of `count` rolled dice lies in the tray."""
    step, size = (111, 88) if count <= 4 else (90, 74)
    x, _, w, _ = at.TRAY
    return around((x + w / 2 + (position - (count - 1) / 2) * step, at.TRAY_DICE_Y), size)


def own_tile(index: int, count: int) -> Box:
    """Where the index-th of `count` own treasure tiles lies; the more, the smaller."""
    x, y, *_ = at.OWN_TILES
    for size, step, columns, rows, top in ((58, 66, 5, 1, 73), (44, 46, 7, 1, 70), (40, 45, 7, 2, 66)):
        if count <= columns * rows:
            row, column = divmod(index, columns)
            return around((x + 17 + size / 2 + column * step, y + top + row * 44), size)
    row, column = divmod(index, 10)
    return around((x + 30 + column * 31.5, y + 60 + row * 31), 29)
