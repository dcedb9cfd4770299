"""Where every thing on the table is: a name for each (`Spot`) and its box in stage units (1920 x 1080).

`me` is the seat drawn at the bottom; the others follow clockwise. The view only decides what hangs on counts
(dice of one action space, chests of an island area), so a box can be asked for with the view before or after
a move.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias, get_args

from tortuga.app.tables.tortuga2014 import places as at
from tortuga.app.tables.tortuga2014.dicespots import dice_on, loose_dice
from tortuga.app.tables.tortuga2014.ownspots import own_box, tray_die
from tortuga.app.tables.tortuga2014.places import Box, Point, around, shifted
from tortuga.app.tables.tortuga2014.seatspots import seat_box
from tortuga.games.tortuga2014.state import View

__all__ = ["KINDS", "Kind", "Spot", "box", "center", "dice_on", "loose_dice", "tray_die"]

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


@dataclass(frozen=True, slots=True)
class Spot:
    """The name of one thing on the table; equal by value, so it can be kept in sets and sent around."""

    kind: str
    seat: int = -1
    index: int = 0


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
    return at.center_of(box(spot, view, me))


def _shared(spot: Spot) -> Box | None:
    """Things of the centre, which belong to nobody."""
    match spot.kind:
        case "center":
            return around(at.ISLAND_SPOTS[spot.index], 84, 74)
        case "bag":
            return around(at.BAG, at.BAG_SIZE)
        case "supply":
            return at.SUPPLY
        case "pool":
            return around(at.POOL_TAG, 76, 30)
    return None
