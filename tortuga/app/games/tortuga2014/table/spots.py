"""Where every thing on the table is: a name for each (`Spot`) and its box in stage units (1920 x 1080)."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga2014.table import layout as at
from tortuga.app.games.tortuga2014.table.layout import next_cell, shifted
from tortuga.app.table.marks import Spot
from tortuga.games.tortuga2014.pieces import BOARD, CHEST_INDEX, DICE, RAID, UNASSIGNED
from tortuga.games.tortuga2014.state import Board, View


def dice_on(board: Board, action: int) -> tuple[int, ...]:
    """The dice on an action space, A first."""
    return tuple(die for die in range(DICE) if board.dice[die] == action)


def loose_dice(board: Board) -> tuple[int, ...]:
    """The dice that lie on no action space."""
    return dice_on(board, UNASSIGNED)


def packed(position: int, count: int, wide: float, tall: float) -> Point:
    """Offset from the middle of the position-th of `count` dice, in at most two rows."""
    columns = {1: 1, 2: 2}.get(count, 2 if count <= 4 else 3)
    rows = -(-count // columns)
    row, column = divmod(position, columns)
    in_row = min(columns, count - row * columns)
    return ((column - (in_row - 1) / 2) * wide, (row - (rows - 1) / 2) * tall)


_SEAT_AREAS: dict[str, Box] = {
    "board": Box(0, 0, *at.SEAT_SIZE),
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
            return Box.around((x + 54, y + h / 2), 36)
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
            return Box(x, y, at.SEAT_CHEST * 1.04, at.SEAT_CHEST * 0.93)
        case "island":
            x, y, _, h = at.SEAT_ISLAND
            step = 42 if max(len(board.island), index + 1) <= 3 else 30
            return Box.around((x + 60 + index * step, y + h / 2), min(step, 35), 31)
        case "action":
            return next_cell(at.SEAT_ACTIONS, index, at.SEAT_ACTION_GAP)
        case "bonus":
            x, y, w, _ = next_cell(at.SEAT_ACTIONS, index, at.SEAT_ACTION_GAP)
            return Box.around((x + w - 14, y + 15), at.SEAT_BONUS)
        case "die":
            return _seat_die(index, board)
        case "tiles" | "tile":
            x, y, _, h = at.SEAT_TORTUGA
            return Box.around((x + 352, y + h / 2), 28)
    raise KeyError(kind)


def opponent_tortuga(colour: int) -> Box:
    """Place of a chest colour in an opponent's Tortuga row, relative to the board."""
    x, y, _, h = at.SEAT_TORTUGA
    return Box.around((x + 62 + colour * at.SEAT_TORTUGA_STEP, y + h / 2), at.SEAT_TORTUGA_CHEST, 31)


def _seat_token(row: Box, number: int) -> Box:
    x = row[0] + at.SEAT_TRACK[0] + (number - 1) * (at.SEAT_TRACK_BOX + at.SEAT_TRACK_GAP)
    y = row[1] + at.SEAT_TRACK[1]
    return Box.around((x + at.SEAT_TRACK_BOX / 2, y + at.SEAT_TRACK_BOX / 2), at.SEAT_TOKEN)


SEAT_DICE = {1: 44, 2: 34, 3: 26, 4: 26, 5: 23}
"""Side of an opponent's die by the number of dice in the cell."""


def _seat_die(die: int, board: Board) -> Box:
    action = board.dice[die]
    if action == UNASSIGNED:
        x, y, _, h = at.SEAT_ISLAND
        left = x + max(42.0, at.island_end(len(board.island))) + 20
        return Box.around((left + loose_dice(board).index(die) * 40, y + h / 2), 32)
    mates = dice_on(board, action)
    x, y, w, _ = next_cell(at.SEAT_ACTIONS, action, at.SEAT_ACTION_GAP)
    size = SEAT_DICE[len(mates)]
    dx, dy = packed(mates.index(die), len(mates), size + 1, size + 2)
    return Box.around((x + w / 2 + dx, y + 54 + dy), size)


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
            return at.OWN_SCHOONER
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
            return Box(x, y, at.OWN_CHEST * 1.04, at.OWN_CHEST * at.CHEST_SHAPE)
        case "island":
            return _own_island(index, max(len(board.island), index + 1))
        case "action":
            return next_cell(at.OWN_ACTIONS, index, at.OWN_ACTION_GAP)
        case "bonus":
            x, y, w, _ = next_cell(at.OWN_ACTIONS, index, at.OWN_ACTION_GAP)
            return Box.around((x + w - 32, y + 63), at.OWN_BONUS)
        case "die":
            return _own_die(index, board)
        case "tile":
            return own_tile(index, max(len(board.tiles), index + 1))
    raise KeyError(kind)


def own_tortuga(colour: int) -> Box:
    """Place of a chest colour in one's own Tortuga area."""
    x, y, *_ = at.OWN_TORTUGA
    row, column = divmod(colour, 3)
    return Box.around((x + 40 + column * 66 + row * 33, y + 62 + row * 54), at.OWN_TORTUGA_CHEST, 40)


def _own_token(area: Box, number: int) -> Box:
    x = area[0] + at.OWN_TRACK[0] + (number - 1) * (at.OWN_TRACK_BOX + at.OWN_TRACK_GAP)
    y = area[1] + at.OWN_TRACK[1]
    return Box.around((x + at.OWN_TRACK_BOX / 2, y + at.OWN_TRACK_BOX / 2), at.OWN_TOKEN)


def _own_island(index: int, count: int) -> Box:
    """Two rows of two chests, or of three smaller ones: five is the most that can lie there."""
    x, y, *_ = at.OWN_ISLAND
    row, column = divmod(index, 2 if count <= 4 else 3)
    if count <= 4:
        return Box.around((x + 38 + column * 58, y + 66 + row * 52), 50, 43)
    return Box.around((x + 25 + column * 42, y + 66 + row * 48), 40, 35)


OWN_DICE = {1: 78, 2: 60, 3: 45, 4: 45, 5: 40}
"""Side of one's own die by the number of dice on the action space; Board and Raid have fixed places of 43."""


def own_place(action: int, place: int) -> Box:
    """One of the four die places of Board or Raid."""
    x, y, *_ = next_cell(at.OWN_ACTIONS, action, at.OWN_ACTION_GAP)
    row, column = divmod(place, 2)
    return Box(x + 12 + column * 58, y + 44 + row * 46, 54, 43)


def own_die_box(action: int, position: int, count: int) -> Box:
    """Where the position-th of `count` dice lies on one's own action space."""
    if action in (BOARD, RAID):
        return Box.around(own_place(action, position).center, 43)
    x, y, *_ = next_cell(at.OWN_ACTIONS, action, at.OWN_ACTION_GAP)
    size = OWN_DICE[count]
    dx, dy = packed(position, count, size + 3, size + 2)
    return Box.around((x + 70 + dx, y + 88 + dy), size)


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
    return Box.around((x + w / 2 + (position - (count - 1) / 2) * step, at.TRAY_DICE_Y), size)


def own_tile(index: int, count: int) -> Box:
    """Where the index-th of `count` own treasure tiles lies; the more, the smaller."""
    x, y, *_ = at.OWN_TILES
    for size, step, columns, rows, top in ((58, 66, 5, 1, 73), (44, 46, 7, 1, 70), (40, 45, 7, 2, 66)):
        if count <= columns * rows:
            row, column = divmod(index, columns)
            return Box.around((x + 17 + size / 2 + column * step, y + top + row * 44), size)
    row, column = divmod(index, 10)
    return Box.around((x + 30 + column * 31.5, y + 60 + row * 31), 29)


__all__ = ["KINDS", "Kind", "box", "center", "dice_on", "loose_dice", "tray_die"]

Kind: TypeAlias = Literal[
    "tortuga",  # chests at `index` of an area of `seat`
    "fleet",
    "crew",
    "island",
    "center",  # chest spot of the center island, index = colour order
    "action",  # action space
    "bonus",  # its bonus space
    "die",  # die A..E where it lies: on its action space, in the tray, behind the screen
    "boat",  # the token on box `index`; 0 = where it stands
    "pirate",
    "bag",
    "supply",
    "pool",
    "tiles",  # all treasure tiles of `seat`
    "tile",
    "screen",
    "schooner",
    "ribbon",
    "board",
    "area_fleet",
    "area_crew",
    "area_tortuga",
    "area_island",
]
KINDS: tuple[Kind, ...] = get_args(Kind)


def box(spot: Spot, view: View, me: int) -> Box:
    """Where a thing is.

    Raises:
        KeyError: unknown kind.
    """
    shared = _shared(spot)
    if shared is not None:
        return shared
    board = view.table.boards[spot.seat]
    if spot.seat == me:
        return own_box(spot.kind, spot.index, board)
    origin = at.origin_of(spot.seat, me, view.table.seats)
    return shifted(seat_box(spot.kind, spot.index, board), origin)


def center(spot: Spot, view: View, me: int) -> Point:
    """The middle of `box`."""
    return box(spot, view, me).center


def _shared(spot: Spot) -> Box | None:
    """Things of the centre, which belong to nobody."""
    match spot.kind:
        case "center":
            return Box.around(at.ISLAND_SPOTS[spot.index], 84, 74)
        case "bag":
            return Box.around(at.BAG, at.BAG_SIZE)
        case "supply":
            return at.SUPPLY
        case "pool":
            return Box.around(at.POOL_TAG, 76, 30)
    return None
