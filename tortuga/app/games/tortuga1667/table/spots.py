"""Where every thing on the table is: a name for each (`Spot`) and its box in stage units (1920 x 1080).

A place is a number of `tortuga.games.tortuga1667.pieces` (0 Dutchman .. 4 rowboat of the Jolly Roger), a hold
0 British or 1 French. The functions below make the names, so that nobody writes a kind by hand.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga1667 import layout as at
from tortuga.app.games.tortuga1667.palette import HOLDERS, SHIPS, Ship
from tortuga.app.games.tortuga1667.table.row import fan_middle, kept_card
from tortuga.app.table.marks import Spot
from tortuga.games.tortuga1667.board import Board
from tortuga.games.tortuga1667.pieces import BOATS, DUTCHMAN, JOLLY, MAPS, TORTUGA
from tortuga.games.tortuga1667.pieces import SHIPS as SHIP_PLACES
from tortuga.games.tortuga1667.state import Table, View

Kind: TypeAlias = Literal[
    "board",  # row of `seat` in the roster
    "turn",  # its face in the turn strip
    "pawn",  # its face on the chart
    "ballot",  # its vote card, at its face on the chart
    "fan",  # its votes left, in its row of the roster
    "kept",  # the `index`-th card that it keeps (`kept_cards`), in its row of the roster
    "dutchman",  # the `index`-th place of a line
    "jolly",
    "tortuga",
    "place",  # a whole place, index = which: a way to go
    "hold",  # index = 2 * place + hold
    "galleon",
    "chest",  # the `index`-th place of the Galleon, from the stern
    "beach",
    "score",  # index = hold
    "card",  # card of the row, 0..4
    "deck",
    "discards",
    "votes",  # the vote deck
    "watch",
    "event",  # the large event card
    "poll",  # the `index`-th card of a vote, of `seat` cards altogether
    "corner",
    "loyalty",
    "vote",  # the `index`-th own vote card
    "map",  # the `index`-th own map
    "ribbon",
    "action",  # tile 0..8
]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
LINES: Final[tuple[Kind, ...]] = ("dutchman", "jolly", "tortuga")
"""Kinds of the places of a line, by place."""
BALLOT: Final = 27
"""Width of a vote card at a face."""
EVENT_CARD: Final = 336
PLACE_DIGIT: Final = {DUTCHMAN: 1, JOLLY: 2, TORTUGA: 3, BOATS[0]: 1, BOATS[1]: 2}
"""The digit that picks a place to go: nowhere can one choose between a ship and its boat."""
_NOWHERE: Final[Point] = (934, 384)
"""Where a pawn leaves the pouch: the middle of the chart."""


# ------------------------------------------------------------------ names
def pawn(seat: int) -> Spot:
    """The face of a seat on the chart."""
    return Spot("pawn", seat)


def stand(place: int, position: int) -> Spot:
    """A place of a line, 0 = the first; of a rowboat the boat."""
    return Spot(LINES[place], index=position) if place <= TORTUGA else Spot("place", index=place)


def going(place: int) -> Spot:
    """A whole place, as a way to go."""
    return Spot("place", index=place)


def hold(place: int, side: int) -> Spot:
    """A hold of a ship or of Tortuga."""
    return Spot("hold", index=2 * place + side)


def chest(index: int) -> Spot:
    """A place of the Galleon, from the stern."""
    return Spot("chest", index=index)


def card(index: int) -> Spot:
    """A card of the row."""
    return Spot("card", index=index)


def poll(index: int, count: int) -> Spot:
    """A card of a vote of so many cards."""
    return Spot("poll", count, index)


def kept_cards(table: Table, seat: int) -> tuple[str, ...]:
    """The event cards that lie before a seat, maps last."""
    return (
        *("albatross",) * (table.albatrosses[seat] if table.albatrosses else 0),
        *("code",) * ((table.codes[seat] + 1) // 2 if table.codes else 0),
        *("letter",) * (table.letters[seat] if table.letters else 0),
        *[name for name, owner in zip(MAPS, table.maps, strict=True) if owner == seat],
    )


def own_maps(table: Table, seat: int) -> tuple[str, ...]:
    """The maps of a seat."""
    return tuple(name for name, owner in zip(MAPS, table.maps, strict=True) if owner == seat)


# ------------------------------------------------------------------ places
def box(spot: Spot, view: View, me: int) -> Box:
    """Where a thing is.

    Raises:
        KeyError: unknown kind.
    """
    table = view.table
    match spot.kind:
        case "pawn":
            return _pawn(table.board, spot.seat)
        case "ballot":
            x, y, w, h = _pawn(table.board, spot.seat)
            aboard = table.board.place(spot.seat) in SHIP_PLACES
            middle = (x - 4, y + h - 18) if aboard else (x + w - 2, y + h - 14)
            return Box.around(middle, BALLOT, BALLOT * at.VOTE_SHAPE)
        case "board" | "fan" | "kept":
            return _in_roster(spot, table, me)
        case "turn":
            return Box.around(at.strip_face(spot.seat, table.seats), at.STRIP_FACE_ON)
        case "vote":
            held = len(table.hands[me]) if table.hands else 3
            return Box.around(
                at.vote_card(spot.index, max(held, spot.index + 1)), at.VOTE_W, at.VOTE_W * at.VOTE_SHAPE
            )
        case "tortuga":
            count = max(len(table.board.lines[TORTUGA]), spot.index + 1)
            return Box.around(at.isle_place(spot.index, count), at.isle_face(count))
        case _:
            return _shared(spot)


def center(spot: Spot, view: View, me: int) -> Point:
    """The middle of `box`."""
    return box(spot, view, me).center


def _pawn(board: Board, seat: int) -> Box:
    for place, line in enumerate(board.lines):
        if seat in line:
            position = line.index(seat)
            if place == TORTUGA:
                return Box.around(at.isle_place(position, len(line)), at.isle_face(len(line)))
            return Box.around(at.ship_place(SHIPS[place], position), at.PLACE_FACE)
    if seat in board.boats:
        return Box.around(at.ROWBOAT[SHIPS[board.boats.index(seat)]], at.ROWBOAT_FACE)
    return Box.around(_NOWHERE, at.PLACE_FACE)


def aboard(board: Board, seat: int) -> Box | None:
    """The whole place of a seat on a ship, name and ranks included; None elsewhere."""
    for place, ship in enumerate(SHIPS):
        if seat in board.lines[place]:
            return at.ship_place_box(ship, board.lines[place].index(seat))
    return None


def row_of(seat: int, table: Table, me: int) -> Box:
    """The row of a seat in the roster: whoever sits at the screen first, then clockwise."""
    return at.roster_row((seat - me) % table.seats, table.seats)


def _in_roster(spot: Spot, table: Table, me: int) -> Box:
    x, _, w, _ = row = row_of(spot.seat, table, me)
    if spot.kind == "board":
        return row
    if spot.kind == "fan":
        return Box(x + w - 70, fan_middle(row) - 15, 60, 30)
    return kept_card(row, len(kept_cards(table, spot.seat)), spot.index)


def _shared(spot: Spot) -> Box:
    """Things that belong to nobody, or to whoever sits at the screen."""
    index = spot.index
    match spot.kind:
        case "dutchman" | "jolly":
            return at.ship_place_box(_ship(spot.kind), index)
        case "place":
            return box_of_place(index)
        case "hold":
            place, side = divmod(index, 2)
            nation = HOLDERS[side]
            return at.isle_hold(nation) if place == TORTUGA else at.ship_hold(SHIPS[place], nation)
        case "galleon":
            return Box.around(at.GALLEON, at.GALLEON_W, at.GALLEON_H)
        case "chest":
            return Box.around(at.galleon_chest(index), at.GALLEON_CHEST, at.GALLEON_CHEST * 0.85)
        case "beach":
            return at.BEACH
        case "score":
            return at.SCORE[HOLDERS[index]]
        case "card":
            return Box.around(at.row_card(index), at.ROW_CARD, at.ROW_CARD * at.CARD_SHAPE)
        case "deck" | "discards":
            return Box.around(at.PILE[spot.kind], at.PILE_CARD, at.PILE_CARD * at.CARD_SHAPE)
        case "votes":
            return Box.around(at.PILE["votes"], at.PILE_CARD, at.PILE_CARD * at.VOTE_SHAPE)
        case "watch":
            return at.WATCH
        case "event":
            return Box.around(at.EVENT_CARD_MIDDLE, EVENT_CARD, EVENT_CARD * at.CARD_SHAPE)
        case "poll":
            return at.poll_card(index, spot.seat)
        case "corner":
            return at.CORNER
        case "loyalty":
            return Box.around(at.LOYALTY, at.LOYALTY_W, at.LOYALTY_W * at.CARD_SHAPE)
        case "map":
            x, y = at.MAPS
            return Box.around((x + 8 * index, y - 6 * index), at.MAP_W, at.MAP_W * at.CARD_SHAPE)
        case "ribbon":
            return at.RIBBON
        case "action":
            return at.action(index)
    raise KeyError(spot.kind)


def _ship(kind: str) -> Ship:
    return SHIPS[DUTCHMAN] if kind == "dutchman" else SHIPS[JOLLY]


def box_of_place(place: int) -> Box:
    """The whole of a place, as a way to go."""
    if place in BOATS:
        return Box.around(at.ROWBOAT[SHIPS[place - BOATS[0]]], at.ROWBOAT_W, at.ROWBOAT_H)
    if place == TORTUGA:
        return Box.around(at.LINE_MIDDLE, 470, 92)
    x, y, w, _ = at.HULL[SHIPS[place]]
    return Box(x + 20, y + 52, w - 40, 432)
