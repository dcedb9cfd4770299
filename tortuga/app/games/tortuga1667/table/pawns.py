"""All players: their pawns on the chart with the marks over them, and the top bar with its turn strip.

The faces on the chart are drawn by the part they stand on.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from typing_extensions import override

from tortuga.app.draw.canvas import LOGO, Canvas, legible
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga1667.layout import MAX_SEATS, TOPBAR_H, VOTE_SHAPE
from tortuga.app.games.tortuga1667.palette import ICON, NAME, SHIPS, YEAR_GRADIENT
from tortuga.app.games.tortuga1667.pieces.cards import draw_event_back, draw_vote_back
from tortuga.app.games.tortuga1667.pieces.marks import ROMAN, draw_tick
from tortuga.app.games.tortuga1667.pieces.nations import draw_face
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
_DIGIT, _MAX_DIGIT = 17, 25
_VOTED: Final = 20
"""The tick at the face of who voted."""


def face(board: Board, seat: int) -> Box:
    """The face of a seat, wherever it stands."""
    place = board.place(seat)
    if place < 0:
        return Box.around(_NOWHERE, places.FACE_ABOARD)
    if place in BOATS:
        return Box.around(places.BOAT[SHIPS[BOATS.index(place)]].center, places.FACE_IN_BOAT)
    line = board.lines[place]
    if place == TORTUGA:
        return places.spot_ashore(line.index(seat), len(line))
    return Box.around(places.seat_aboard(SHIPS[place], line.index(seat)), places.FACE_ABOARD)


def aboard(board: Board, seat: int) -> Box | None:
    """The whole place of a seat on a ship, name and ranks included; None elsewhere."""
    place = board.place(seat)
    return places.berth(SHIPS[place], board.lines[place].index(seat)) if place in SHIP_PLACES else None


def forced_at(face: Point, place: int, governs: bool = False) -> Point:
    """Where the first of two cards to pick from lies: clear of face, name, ranks and the Governor's plate."""
    x, y = face
    if governs:
        return (x - places.FACE_ASHORE / 2 - FORCED_STEP - FORCED / 2 - 6, y)
    return (x + 183, y) if place < TORTUGA else (x - FORCED_STEP / 2, y - 58)


def destination_at(table: Table, place: int) -> Point:
    """The free place that a newcomer would take, where the digit that picks it is drawn."""
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
                self._destination(canvas, shown, place, digit)
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
        for seat in poll.voters if poll is not None and not poll.closed else ():  # all have been turned
            if shown.rests(spots.pawn(seat)):
                draw_tick(canvas, face(board, seat).moved(-10, -10).at("bottomright"), _VOTED)

    def _digit(self, canvas: Canvas, center: Point, digit: int) -> None:
        """The key that picks a face or a place."""
        canvas.tag(center, str(digit), "tag_dark", None, canvas.numeral(_DIGIT, _MAX_DIGIT))

    def _destination(self, canvas: Canvas, shown: TableShown, place: int, digit: int) -> None:
        """The key of a place to go; a boat also has an arrow, as its highlight is small."""
        x, y = destination_at(shown.table, place)
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


# ------------------------------------------------------------------ the top bar
_LOGO: Final[Point] = (46, 28)
_YEAR: Final = LOGO._replace(size=34, gradient=YEAR_GRADIENT, rim=1.4)
_TURN: Final = legible("sc", 23, "#efd9a8", "shade")
_STRIP: Final[Point] = (1000, 29)
_PITCH, _STRIP_H = 60, 44
_FACE, _FACE_ON = 38, 58


def turn_face(seat: int, seats: int) -> Box:
    """A face in the turn strip; the faces keep their places, and the highlight moves."""
    return Box.around((_STRIP[0] + (seat - (seats - 1) / 2) * _PITCH, _STRIP[1]), _FACE_ON)


def turn_strip(seats: int) -> Box:
    """The dark plate below the turn strip."""
    return Box.around(_STRIP, (seats - 1) * _PITCH + 96, _STRIP_H)


class TopBar(Part):
    """The bar; the app draws its menu over it."""

    kinds = ("turn",)
    pages = {"turn": "turn"}

    @override
    def box(self, spot: Spot, view: View, me: int) -> Box:
        return turn_face(spot.seat, view.table.seats)

    @override
    def areas(self, shown: TableShown) -> Iterator[Hit]:
        for seat in range(shown.table.seats):
            yield Hit(Spot("turn", seat), turn_face(seat, shown.table.seats))

    @override
    def tip(self, shown: TableShown, spot: Spot) -> str:
        return pawn_tip(shown, spot.seat)

    @override
    def paint(self, canvas: Canvas, shown: TableShown) -> None:
        canvas.topbar(TOPBAR_H)
        x, y = _LOGO
        canvas.icon(ICON["logo"], _LOGO, 42, "gold_l", shadow=160)
        logo = canvas.write("Tortuga", LOGO, (x + 32, y - 2))
        year = canvas.write("1667", _YEAR, (logo.right + 12, y + 2))
        if shown.table.turn:
            left = year.right + 24
            room = turn_strip(MAX_SEATS).x - left - 12
            label = shown.say("pic-turn", turn=shown.table.turn)
            canvas.write(label, _TURN, (left, y + 1), room)
        self._strip(canvas, shown)

    def _strip(self, canvas: Canvas, shown: TableShown) -> None:
        """The faces, with a sign on those who miss their next turn."""
        table, seats = shown.table, len(shown.seats)
        canvas.plate(f"{NAME}/turn_strip", turn_strip(seats))
        for seat in range(seats):
            x, y = turn_face(seat, seats).center
            on = seat == table.current and table.stage != "finished"
            if seat:
                canvas.icon(ICON["move"], (x - _PITCH / 2, y), 10, "#8d6f42")
            who, size = shown.colour(seat), _FACE_ON if on else _FACE
            if on:
                draw_face(canvas, who, (x, y + 3), size, shown.mood(seat), "gold", glow=True)
            else:
                draw_face(canvas, who, (x, y), size, "calm", "dark")
            if seat < len(table.scurvy) and table.scurvy[seat]:
                canvas.disc("#5a2338", ICON["wait"], (x + 15, y + 12), 20)
