"""The chart in regions: ships with their lines and holds, Galleon, scores, rowboats, Tortuga."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga1667 import layout as at
from tortuga.app.games.tortuga1667.palette import HOLDERS, SHIPS, Nation, Ship
from tortuga.app.games.tortuga1667.pieces.chart import (
    HoldMark,
    Pirate,
    draw_beach,
    draw_boat,
    draw_galleon,
    draw_holds,
    draw_line,
    draw_scores,
    draw_ship,
)
from tortuga.app.games.tortuga1667.pieces.events import draw_event_back
from tortuga.app.games.tortuga1667.pieces.marks import ROMAN, draw_tick
from tortuga.app.games.tortuga1667.pieces.rowboats import BoatState
from tortuga.app.games.tortuga1667.pieces.votes import draw_vote_back
from tortuga.app.games.tortuga1667.table import spots
from tortuga.app.games.tortuga1667.table.sight import TableShown
from tortuga.app.table.layers import Region
from tortuga.app.table.marks import Spot
from tortuga.games.tortuga1667.pieces import BOATS, CREW, TORTUGA

_BEACH = Spot("beach")
_LINE_BOX: Box = Box(650, 388, 570, 206)
_GALLEON_BOX: Box = Box(758, 78, 352, 176)
_NUMBER, _NUMBER_MOST = 17, 25
FORCED, FORCED_STEP = 25, 26
"""Width of a card that one is forced to pick from, and from one to the other."""


def chart(sight: TableShown) -> list[Region]:
    """Everything on the chart, in drawing order."""
    table = sight.table
    parts = [_galleon(sight), _scores(sight)]
    for place, ship in enumerate(SHIPS):
        parts += [_ship(sight, place, ship), _holds(sight, place), _boat(sight, place, ship)]
    parts += [_isle(sight), _holds(sight, TORTUGA), _beach(sight)]
    picked = sight.marks.numbered - sight.marks.chosen
    parts += [_number(sight, seat) for seat in range(table.seats) if spots.pawn(seat) in picked]
    parts += [_way(sight, place) for place in spots.PLACE_DIGIT if spots.going(place) in picked]
    parts += [_tick(sight, seat) for seat in range(table.seats) if sight.ticked(spots.pawn(seat))]
    parts += _forced(sight)
    poll = sight.poll
    if poll is not None and not poll.cards:
        parts += [_cast(sight, seat) for seat in sorted(poll.cast) if sight.rests(Spot("ballot", seat))]
    return parts


def _region(name: str, box: Box, key: Hashable, paint: Callable[[Canvas], None]) -> Region:
    return Region(name, box, key, paint)


def pirate(sight: TableShown, seat: int) -> Pirate | None:
    """Somebody as the chart shows him; None while he is on his way."""
    spot = spots.pawn(seat)
    if seat < 0 or not sight.rests(spot):
        return None
    table = sight.table
    return Pirate(
        sight.colour(seat),
        sight.name(seat),
        sight.ranks(seat),
        sight.mood(seat),
        table.current == seat and table.stage != "finished",
        sight.legal(spot),
        sight.chosen(spot),
    )


# ------------------------------------------------------------------ ships
def _ship(sight: TableShown, place: int, ship: Ship) -> Region:
    line = sight.table.board.lines[place]
    places = tuple(pirate(sight, seat) for seat in line)
    way = sight.legal(spots.going(place)) or sight.chosen(spots.going(place))
    full = sight.say("pic-full") if len(line) >= CREW and -1 not in line else ""
    name = sight.place_name(place)
    free = [index for index in range(CREW) if sight.legal(spots.stand(place, index))]
    taken = [index for index in range(CREW) if sight.chosen(spots.stand(place, index))]
    x, y, w, h = at.HULL[ship]

    def paint(canvas: Canvas) -> None:
        for index in (*free, *taken):
            bx, by, bw, bh = at.ship_place_box(ship, index)
            canvas.glow(Box(bx, by + 6, bw, bh - 12), 12, 1.0 if index in taken else 0.8, 8)
        draw_ship(canvas, ship, name, places, legal_free=way, full=full)
        for index in taken:
            sx, sy = at.ship_place(ship, index)
            draw_tick(canvas, (sx + 24, sy - 22), 28)

    box = Box(x - 20, y + 40, w + 40, h - 130)
    return _region(f"ship {place}", box, (places, way, full, name, tuple(free), tuple(taken)), paint)


def _holds(sight: TableShown, place: int) -> Region:
    counts: dict[Nation, int] = {}
    marks: dict[Nation, HoldMark] = {}
    picked = []
    for side, nation in enumerate(HOLDERS):
        spot = spots.hold(place, side)
        counts[nation] = sight.lying(spot, sight.table.board.holds[place][side])
        chosen = sight.chosen(spot)
        marks[nation] = HoldMark(sight.marks.was.get(spot), sight.legal(spot) or chosen)
        if chosen:
            picked.append(sight.box(spot))
    boxes = [sight.box(spots.hold(place, side)) for side in (0, 1)]
    letters = sight.letters

    def where(nation: Nation) -> Box:
        return boxes[HOLDERS.index(nation)]

    def paint(canvas: Canvas) -> None:
        draw_holds(canvas, where, counts, letters, marks)
        for x, y, w, _ in picked:
            draw_tick(canvas, (x + w - 8, y + 6), 28)

    whole = Box(boxes[0][0], boxes[0][1], boxes[1][0] + boxes[1][2] - boxes[0][0], boxes[0][3])
    key = (tuple(counts.items()), tuple(marks.items()), tuple(letters.items()), tuple(picked))
    return _region(f"holds {place}", whole.inset(-18), key, paint)


def _boat(sight: TableShown, place: int, ship: Ship) -> Region:
    board, boat = sight.table.board, BOATS[place]
    seat = board.boats[place]
    rower = pirate(sight, seat) if seat >= 0 else None
    state: BoatState = "closed" if board.closed == boat else "taken" if rower is not None else "free"
    if state == "taken" and rower is not None:
        told = rower.name
    else:
        told = sight.say("pic-closed" if state == "closed" else "pic-free")
    legal = sight.legal(spots.going(boat)) or sight.chosen(spots.going(boat))
    dim = board.full(place) and state == "free" and not legal
    picked = sight.chosen(spots.going(boat))

    def paint(canvas: Canvas) -> None:
        draw_boat(canvas, ship, state, told, rower, legal=legal, dim=dim)
        if picked:
            x, y = at.ROWBOAT[ship]
            draw_tick(canvas, (x + 34, y - 24), 28)

    x, y = at.ROWBOAT[ship]
    key = (state, told, rower, legal, dim, picked)
    return _region(f"boat {place}", Box(x - 110, y - 72, 220, 198), key, paint)


# ------------------------------------------------------------------ Galleon and scores
def _galleon(sight: TableShown) -> Region:
    spot = Spot("galleon")
    count = sight.lying(spot, sight.table.board.galleon)
    hot = sight.legal(spot) or sight.chosen(spot)
    picked = sight.chosen(spot)
    told = sight.say("pic-galleon", count=count)

    def paint(canvas: Canvas) -> None:
        draw_galleon(canvas, told, count, hot=hot)
        if picked:
            x, y = at.galleon_chest(max(0, count - 1))
            draw_tick(canvas, (x + 22, y - 20), 28)

    return _region("galleon", _GALLEON_BOX, (count, hot, told, picked), paint)


def _scores(sight: TableShown) -> Region:
    counts: dict[Nation, int] = {nation: sight.total(side) for side, nation in enumerate(HOLDERS)}
    letters = sight.letters
    first, last = at.SCORE[HOLDERS[0]], at.SCORE[HOLDERS[1]]
    box = Box(first[0], first[1], last[0] + last[2] - first[0], first[3]).inset(-26)
    key = (tuple(counts.items()), tuple(letters.items()))
    return _region("scores", box, key, lambda canvas: draw_scores(canvas, counts, letters))


# ------------------------------------------------------------------ Tortuga
def _isle(sight: TableShown) -> Region:
    line = tuple(pirate(sight, seat) for seat in sight.table.board.lines[TORTUGA])
    name = sight.place_name(TORTUGA)
    governor = sight.say("rank-governor") if line and line[0] is not None else ""
    way = sight.legal(spots.going(TORTUGA)) or sight.chosen(spots.going(TORTUGA))
    places = range(max(at.LINE_CIRCLES, len(line)))
    free = [index for index in places if sight.legal(spots.stand(TORTUGA, index))]
    taken = [index for index in places if sight.chosen(spots.stand(TORTUGA, index))]

    def paint(canvas: Canvas) -> None:
        if way:
            x, y = at.isle_place(len(line), len(line) + 1)
            canvas.glow(Box.around((x, y), 58), 29, 1.0, 12)
        for index in (*free, *taken):
            canvas.glow(Box.around(at.isle_place(index, len(line)), 58), 29, 0.9, 12)
        draw_line(canvas, name, governor, line)
        for index in taken:
            x, y = at.isle_place(index, len(line))
            draw_tick(canvas, (x + 24, y - 22), 28)

    return _region("isle", _LINE_BOX, (line, name, governor, way, tuple(free), tuple(taken)), paint)


def _beach(sight: TableShown) -> Region:
    count = sight.lying(_BEACH, sight.table.board.beach)
    told = sight.say("pic-beach", count=count)
    hot = sight.legal(_BEACH)

    def paint(canvas: Canvas) -> None:
        draw_beach(canvas, told, count, hot=hot)

    return _region("beach", at.BEACH.inset(-14), (count, told, hot), paint)


# ------------------------------------------------------------------ over faces
def _number(sight: TableShown, seat: int) -> Region:
    """The key of a person that may be chosen: the number of the seat."""
    x, y, _, _ = sight.box(spots.pawn(seat))
    spot = (x + 6, y + 8)

    def paint(canvas: Canvas) -> None:
        canvas.tag(spot, str(seat + 1), "tag_dark", None, canvas.numeral(_NUMBER, _NUMBER_MOST))

    return _region(f"number {seat}", Box.around(spot, 48, 46), spot, paint)


def _way(sight: TableShown, place: int) -> Region:
    """The key of a place where one may go: its digit; a boat has an arrow, too, its light is small."""
    lines = sight.table.board.lines
    if place in BOATS:
        x, y = at.ROWBOAT[SHIPS[place - BOATS[0]]]
        x, y = x - 18, y + 2
    elif place == TORTUGA:
        x, y = at.isle_place(len(lines[TORTUGA]), len(lines[TORTUGA]) + 1)
    else:
        # whoever comes aboard goes to the end of the line; at the set-up it may have gaps
        end = CREW - 1 if sight.table.stage == "place" else min(len(lines[place]), CREW - 1)
        x, y = at.ship_place(SHIPS[place], end)

    def paint(canvas: Canvas) -> None:
        if place in BOATS:
            canvas.marker((x + 18, y), 52)
        told, size = str(spots.PLACE_DIGIT[place]), canvas.numeral(_NUMBER, _NUMBER_MOST)
        canvas.tag((x - 24, y - 24), told, "tag_dark", None, size)

    return _region(f"way {place}", Box.around((x, y - 24), 100, 100), (x, y), paint)


def forced_at(face: Point, place: int, governs: bool = False) -> Point:
    """Where the first of the two cards stands that somebody picks from: clear of face, name and ranks.

    Args:
        governs: whether the Governor's plate is above the face.
    """
    x, y = face
    if governs:
        return (x - at.LINE_FACE / 2 - FORCED_STEP - FORCED / 2 - 6, y)
    return (x + 183, y) if place < TORTUGA else (x - FORCED_STEP / 2, y - 58)


def _forced(sight: TableShown) -> list[Region]:
    """Two backs at the face of whoever has to pick one of them."""
    turned = sight.table.turned
    if sight.table.stage != "pick" or turned is None:
        return []
    face = sight.center(spots.pawn(turned.seat))
    board = sight.table.board
    x, y = forced_at(face, board.place(turned.seat), board.governor == turned.seat)
    cards = turned.cards

    def paint(canvas: Canvas) -> None:
        for k, card in enumerate(cards):
            draw_event_back(canvas, (x + k * FORCED_STEP, y), FORCED, ROMAN[card])

    return [Region("forced", Box(x - 30, y - 36, 96, 72), (x, y, cards), paint)]


def _tick(sight: TableShown, seat: int) -> Region:
    """A person who is chosen."""
    x, y, w, _ = sight.box(spots.pawn(seat))
    spot = (x + w - 6, y + 8)
    return Region(f"tick {seat}", Box.around(spot, 44), spot, lambda canvas: draw_tick(canvas, spot, 28))


def _cast(sight: TableShown, seat: int) -> Region:
    """A vote card is in: its back with a tick, at the face."""
    spot = sight.center(Spot("ballot", seat))

    def paint(canvas: Canvas) -> None:
        draw_vote_back(canvas, spot, spots.BALLOT, angle=-6, lift=2)
        draw_tick(canvas, (spot[0] + 10, spot[1] + 14), 22)

    return _region(f"ballot {seat}", Box.around(spot, 64, 76), spot, paint)
