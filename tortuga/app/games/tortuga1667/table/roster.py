"""The roster: a row for each seat, whoever sits at the screen first; below few rows the votes so far."""

from __future__ import annotations

from dataclasses import dataclass

from tortuga.app.draw.brush import Mood, Ring
from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.fitted import LEAST, line
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga1667 import layout as at
from tortuga.app.games.tortuga1667.palette import COLOUR, EVENT, NATIONS, Event, Nation
from tortuga.app.games.tortuga1667.pieces.events import draw_event
from tortuga.app.games.tortuga1667.pieces.faces import draw_face
from tortuga.app.games.tortuga1667.pieces.marks import draw_tick
from tortuga.app.games.tortuga1667.pieces.nations import draw_badge
from tortuga.app.games.tortuga1667.pieces.votes import draw_fan
from tortuga.app.games.tortuga1667.table import spots
from tortuga.app.games.tortuga1667.table.sight import PLACE_ICON, TableShown
from tortuga.app.games.tortuga1667.table.tallies import votes_so_far
from tortuga.app.games.tortuga1667.words import notes
from tortuga.app.table.layers import Region, grown
from tortuga.app.table.marks import Spot
from tortuga.games.tortuga1667.pieces import HAND, PLACE_NAMES, SHIPS

_LARGE_ROWS = 5
_LEAST_REST = 120
"""Height below the rows from which the votes so far are told there."""


@dataclass(frozen=True, slots=True)
class _Row:
    """Everything a row is drawn from."""

    box: Box
    who: str
    name: str
    you: str
    mood: Mood
    acts: bool
    legal: bool
    chosen: bool
    ticked: bool
    icon: str
    place: str
    rank: str
    """The same without the place, where that is too long: its symbol stands before it."""
    said: str
    votes: int
    ink: str
    kept: tuple[tuple[Event, bool], ...]
    """Event cards, and whether each lies sideways."""
    loyalty: Nation | None
    letter: str
    note: str
    plate: str
    guess: Nation | None
    """What the person takes him for, by his notebook."""
    guess_letter: str


def roster(sight: TableShown) -> list[Region]:
    """All rows."""
    return [_region(_look(sight, seat), seat) for seat in range(sight.table.seats)]


def rest(sight: TableShown) -> list[Region]:
    """The votes so far, where there is room for them."""
    box = at.roster_rest(sight.table.seats)
    if box[3] < _LEAST_REST:
        return []
    return [votes_so_far(sight, (box[0], box[1], box[2], box[3] - 2), "votes-rest")]


def _look(sight: TableShown, seat: int) -> _Row:
    table = sight.table
    kept = tuple((_kind(name), _sideways(sight, seat, name)) for name in spots.kept_cards(table, seat))
    place = table.board.place(seat)
    where = sight.say(f"place-short-{PLACE_NAMES[place]}") if place in SHIPS else ""
    rank = sight.rank_line(seat, short=table.seats > _LARGE_ROWS and bool(kept)) if place >= 0 else ""
    hand = len(table.hands[seat]) if table.hands else 0
    board = Spot("board", seat)
    known = table.loyalties[seat] if table.loyalties else None
    shown = _nation(known) if sight.view.seat != seat or table.stage == "finished" else None
    note, status = sight.marks.notes.get(seat), sight.marks.status.get(seat)
    jotted = sight.marks.jotted if shown is None and seat != sight.me else ""
    guess = _nation(notes.read(jotted, table.seats)[seat].guess) if jotted else None
    acting = table.current == seat and table.stage != "finished"
    return _Row(
        spots.row_of(seat, table, sight.me),
        sight.colour(seat),
        sight.name(seat),
        sight.say("pic-you") if seat == sight.me and sight.view.seat == seat else "",
        sight.mood(seat),
        acting,
        sight.legal(board),
        sight.chosen(board),
        sight.ticked(board) and sight.chosen(spots.pawn(seat)),
        PLACE_ICON[place] if place >= 0 else "",
        " ".join(word for word in (where, rank) if word),
        rank,
        status.text if status is not None and status.text != rank else "",
        hand,
        "good" if hand > HAND else "warn" if hand < HAND and sight.poll is None else "cream",
        kept,
        shown,
        sight.letter(shown) if shown is not None else "",
        note.text if note is not None else "",
        note.plate if note is not None else "",
        guess,
        sight.letter(guess) if guess is not None else "",
    )


def _kind(name: str) -> Event:
    return next(event for event in EVENT if event == name)


def _nation(name: str | None) -> Nation | None:
    return next((nation for nation in NATIONS if nation == name), None)


def _sideways(sight: TableShown, seat: int, name: str) -> bool:
    """The Pirate Code lies sideways after the first vote that it missed."""
    return name == "code" and sight.table.codes[seat] % 2 == 1


def _region(row: _Row, seat: int) -> Region:
    return Region(f"row {seat}", grown(row.box, 32), row, lambda canvas: _paint(canvas, row))


def _paint(canvas: Canvas, row: _Row) -> None:
    x, y, w, h = row.box
    lit = row.chosen or row.legal
    if row.acts or lit:
        canvas.glow(row.box, 12, 1.0 if row.acts or row.chosen else 0.75, 8)
    canvas.plate("wood", row.box)
    canvas.fill((x + 5, y + 6, 7, h - 12), COLOUR[row.who].rgb, radius=3)
    if row.acts or row.chosen:
        canvas.plate("frame_board", row.box)
    large = h > at.ROSTER_LARGE
    side = min(h - 12, 96)
    ring: Ring = "gold" if row.acts or row.chosen else "brass"
    draw_face(canvas, row.who, (x + 18 + side / 2, y + h / 2), side, row.mood, ring)
    left, right = x + side + 28, x + w - 10
    first, second = (y + 27, y + 60) if large else (y + h * 0.31, y + h * 0.70)
    cards = 0.0 if large else _kept_width(len(row.kept))
    edge = right - 64 - cards
    tag = canvas.width(row.you, "black", 17) + 26 if row.you else 0.0
    below = row.you != "" and canvas.width(row.name, "bold", LEAST, True) > edge - left - tag
    name = line(
        canvas,
        row.name,
        "sc",
        25 if large else 23,
        32 if large else 25,
        "cream",
        (left, first),
        "midleft",
        "shade",
        edge - left - (0.0 if below else tag),
    )
    if row.you:
        # beside a long name there is no room, under one's own face there is
        spot = (x + 18 + side / 2, y + h - 15) if below else (name[0] + name[2] + tag / 2 + 4, first + 1)
        canvas.tag(spot, row.you, "tag_red", None, 16)
    if row.icon and (large or not row.note):
        canvas.icon(row.icon, (left + 11, second), 22, "gold_l", 110)
        room = (right if large else edge) - left - 28
        most = 26 if large else 22
        told = row.place if canvas.width(row.place, "bold", LEAST, True) <= room else row.rank
        line(canvas, told, "bold", 19, most, "label", (left + 28, second), "midleft", "shade", room)
    _votes(canvas, row, large)
    if large and not row.note:
        room = right - left - _kept_width(len(row.kept))
        line(canvas, row.said, "ital", 20, 26, "label_dim", (left, y + h - 24), "midleft", "shade", room)
    if row.loyalty is not None:
        draw_badge(canvas, row.loyalty, (x + 18 + side * 0.92, y + h / 2 + side * 0.34), 34, row.letter)
    elif row.guess is not None:
        spot = (x + 18 + side * 0.90, y + h / 2 + side * 0.32)
        draw_badge(canvas, row.guess, spot, 28, row.guess_letter, alpha=215)
    if row.note:
        # in the line of what one does or, where there is none, of one's place; the cards stay in sight
        room = (right if large else edge) - left - (_kept_width(len(row.kept)) if large else 0.0)
        wide = min(canvas.width(row.note, "black", 16) + 16, room)
        low = y + h - 24 if large else second
        canvas.tag((left + wide / 2, low), row.note, row.plate, None, 16, max_w=room)
    if row.ticked:
        draw_tick(canvas, (x + 20, y + 16), 28)
    elif row.legal:
        canvas.marker((x + 18 + side / 2, y + h / 2), side * 0.44, 0.85)


def _kept_width(count: int) -> float:
    """What so many cards take beside words."""
    return spots.kept_pitch(count) * (count - 1) + 40 if count else 0.0


def _votes(canvas: Canvas, row: _Row, large: bool) -> None:
    """Votes left, and the cards that lie before the seat."""
    x, y, w, h = row.box
    middle = y + (26 if large else h / 2)
    draw_fan(canvas, (x + w - 72, middle), row.votes, 30, row.ink)
    high = 46.0 if large else 42.0
    wide = high / at.CARD_SHAPE
    right = x + w - 12 - (0 if large else 66)
    middle = y + h - 31 if large else y + h / 2
    pitch = spots.kept_pitch(len(row.kept))
    for k, (kind, sideways) in reversed(tuple(enumerate(row.kept))):  # the first lies on top
        spot = (right - wide / 2 - k * pitch, middle)
        draw_event(canvas, kind, spot, wide, angle=90 if sideways else 0, lift=2)
