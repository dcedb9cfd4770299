"""Pawns on the chart: where each stands, and the digits, ticks and cards over the faces.

The faces themselves are drawn by the part of the chart on which they stand.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga1667.layout import VOTE_SHAPE
from tortuga.app.games.tortuga1667.palette import SHIPS
from tortuga.app.games.tortuga1667.pieces.events import draw_event_back
from tortuga.app.games.tortuga1667.pieces.marks import ROMAN, draw_tick
from tortuga.app.games.tortuga1667.pieces.votes import draw_vote_back
from tortuga.app.games.tortuga1667.seen import spots
from tortuga.app.games.tortuga1667.seen.shown import TableShown
from tortuga.app.games.tortuga1667.table import places
from tortuga.app.games.tortuga1667.words.naming import stands
from tortuga.app.table.marks import Spot
from tortuga.app.table.part import Hit, Part
from tortuga.games.tortuga1667.board import Board
from tortuga.games.tortuga1667.pieces import BOATS, CREW, TORTUGA
from tortuga.games.tortuga1667.pieces import SHIPS as SHIP_PLACES
from tortuga.games.tortuga1667.state import Table, View

FORCED, FORCED_STEP = 25, 26
"""The width of the cards of which a player is forced to pick one, and the step to the next."""
_BALLOT: Final = 27
"""The width of a vote card at a face."""
_NOWHERE: Final[Point] = (934, 384)
"""The middle of the chart, where a pawn leaves the pouch."""
_DIGIT, _DIGIT_MOST = 17, 25


def face(board: Board, seat: int) -> Box:
    """The face of a seat, wherever it stands."""
    for place, line in enumerate(board.lines):
        if seat in line:
            position = line.index(seat)
            if place == TORTUGA:
                return places.spot_ashore(position, len(line))
            return Box.around(places.seat_aboard(SHIPS[place], position), places.FACE_ABOARD)
    if seat in board.boats:
        return Box.around(places.BOAT[SHIPS[board.boats.index(seat)]].center, places.FACE_IN_BOAT)
    return Box.around(_NOWHERE, places.FACE_ABOARD)


def aboard(board: Board, seat: int) -> Box | None:
    """The whole place of a seat on a ship, name and ranks included; None elsewhere."""
    for place, ship in enumerate(SHIPS):
        if seat in board.lines[place]:
            return places.berth(ship, board.lines[place].index(seat))
    return None


def forced_at(face: Point, place: int, governs: bool = False) -> Point:
    """Where the first of the two cards to pick from lies: clear of face, name and ranks.

    Args:
        governs: whether the Governor's plate is above the face.
    """
    x, y = face
    if governs:
        return (x - places.FACE_ASHORE / 2 - FORCED_STEP - FORCED / 2 - 6, y)
    return (x + 183, y) if place < TORTUGA else (x - FORCED_STEP / 2, y - 58)


def way_at(table: Table, place: int) -> Point:
    """The free place that a newcomer would take, for the digit of the way there."""
    lines = table.board.lines
    if place in BOATS:
        x, y = places.BOAT[SHIPS[place - BOATS[0]]].center
        return (x - 18, y + 2)
    if place == TORTUGA:
        count = len(lines[TORTUGA])
        return places.spot_ashore(count, count + 1).center
    # newcomers go to the end of the line; at the set-up it may have gaps
    end = CREW - 1 if table.stage == "place" else min(len(lines[place]), CREW - 1)
    return places.seat_aboard(SHIPS[place], end)


class Pawns(Part):
    """All pawns on the chart."""

    kinds = ("pawn", "ballot")
    pages = {"pawn": "ranks", "ballot": "votes"}
    rings = {"pawn": 32.0}

    @override
    def box(self, spot: Spot, view: View, me: int) -> Box:
        """The face of a seat, or its vote card there."""
        board = view.table.board
        box = face(board, spot.seat)
        if spot.kind == "pawn":
            return box
        aboard = board.place(spot.seat) in SHIP_PLACES
        middle = (box.x - 4, box.bottom - 18) if aboard else (box.right - 2, box.bottom - 14)
        return Box.around(middle, _BALLOT, _BALLOT * VOTE_SHAPE)

    @override
    def areas(self, shown: TableShown) -> Iterator[Hit]:
        board = shown.table.board
        for seat in range(shown.table.seats):
            if board.place(seat) >= 0:
                yield Hit(spots.pawn(seat), face(board, seat))

    @override
    def tip(self, shown: TableShown, spot: Spot) -> str:
        """Rank and place."""
        return pawn_tip(shown, spot.seat) if spot.kind == "pawn" else ""

    @override
    def paint(self, canvas: Canvas, shown: TableShown) -> None:
        board = shown.table.board
        picked = shown.marks.numbered - shown.marks.chosen
        seats = range(shown.table.seats)
        for seat in seats:
            if spots.pawn(seat) in picked:
                self._digit(canvas, face(board, seat).moved(6, 8).at("topleft"), seat + 1)
        for place, digit in spots.PLACE_DIGIT.items():
            if spots.going(place) in picked:
                self._way(canvas, shown, place, digit)
        for seat in seats:
            if shown.ticked(spots.pawn(seat)):
                draw_tick(canvas, face(board, seat).moved(-6, 8).at("topright"), 28)
        self._forced(canvas, shown)
        poll = shown.poll
        for seat in sorted(poll.cast) if poll is not None and not poll.cards else ():
            spot = Spot("ballot", seat)
            if shown.rests(spot):  # the card is in
                ballot = self.box(spot, shown.view, shown.me)
                draw_vote_back(canvas, ballot.center, _BALLOT, angle=-6, lift=2)
                draw_tick(canvas, ballot.moved(10, 14).center, 22)

    def _digit(self, canvas: Canvas, center: Point, digit: int) -> None:
        """The key that picks a face or a place."""
        canvas.tag(center, str(digit), "tag_dark", None, canvas.numeral(_DIGIT, _DIGIT_MOST))

    def _way(self, canvas: Canvas, shown: TableShown, place: int, digit: int) -> None:
        """The key of a place to go; a boat also has an arrow, as its light is small."""
        x, y = way_at(shown.table, place)
        if place in BOATS:
            canvas.marker((x + 18, y), 52)
        self._digit(canvas, (x - 24, y - 24), digit)

    def _forced(self, canvas: Canvas, shown: TableShown) -> None:
        """Two card backs at the face of the player who has to pick one of them."""
        turned, board = shown.table.turned, shown.table.board
        if shown.table.stage != "pick" or turned is None:
            return
        center = face(board, turned.seat).center
        x, y = forced_at(center, board.place(turned.seat), board.governor == turned.seat)
        for k, card in enumerate(turned.cards):
            draw_event_back(canvas, (x + k * FORCED_STEP, y), FORCED, ROMAN[card])


def pawn_tip(shown: TableShown, seat: int) -> str:
    """Name, rank and place of a player; "" before the set-up is done."""
    board = shown.table.board
    if board.place(seat) < 0:
        return ""
    return shown.say("tip-pawn", name=shown.name(seat), stands=stands(shown.say, board, seat))
