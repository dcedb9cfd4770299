"""The roster: a row for each seat, whoever sits at the screen first; below few rows the votes so far."""

from __future__ import annotations

from dataclasses import replace as changed

from msgspec.structs import replace

from tortuga.app.draw.brush import Ring
from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.fitted import LEAST, line
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga1667 import layout as at
from tortuga.app.games.tortuga1667.palette import (
    COLOUR,
    event_named,
    known_nation,
)
from tortuga.app.games.tortuga1667.pieces.events import draw_event
from tortuga.app.games.tortuga1667.pieces.faces import draw_face
from tortuga.app.games.tortuga1667.pieces.marks import draw_tick
from tortuga.app.games.tortuga1667.pieces.nations import draw_badge
from tortuga.app.games.tortuga1667.pieces.votes import draw_fan
from tortuga.app.games.tortuga1667.table import spots
from tortuga.app.games.tortuga1667.table.row import Row, fan_middle, kept_card
from tortuga.app.games.tortuga1667.table.sight import PLACE_ICON, TableShown
from tortuga.app.games.tortuga1667.table.tallies import votes_so_far
from tortuga.app.games.tortuga1667.words import notes
from tortuga.app.table.layers import Region
from tortuga.app.table.marks import Spot
from tortuga.games.tortuga1667.pieces import HAND, PLACE_NAMES, SHIPS

_LARGE_ROWS = 5
_LEAST_REST = 120
"""Height below the rows from which the votes so far are told there."""


def roster(sight: TableShown) -> list[Region]:
    """All rows; whoever walks is told where he stood until he has landed."""
    if (stood := sight.marks.stands) is not None:
        table = replace(sight.table, board=stood)
        sight = changed(sight, view=replace(sight.view, table=table))
    return [_region(_look(sight, seat), seat) for seat in range(sight.table.seats)]


def rest(sight: TableShown) -> list[Region]:
    """The votes so far, where there is room for them."""
    box = at.roster_rest(sight.table.seats)
    if box[3] < _LEAST_REST:
        return []
    return [votes_so_far(sight, Box(box[0], box[1], box[2], box[3] - 2), "votes-rest")]


def _look(sight: TableShown, seat: int) -> Row:
    table = sight.table
    kept = tuple((event_named(name), _sideways(sight, seat, name)) for name in spots.kept_cards(table, seat))
    place = table.board.place(seat)
    where = sight.say(f"place-short-{PLACE_NAMES[place]}") if place in SHIPS else ""
    rank = sight.rank_line(seat, short=table.seats > _LARGE_ROWS and bool(kept)) if place >= 0 else ""
    hand = len(table.hands[seat]) if table.hands else 0
    board = Spot("board", seat)
    known = table.loyalties[seat] if table.loyalties else None
    shown = known_nation(known) if sight.view.seat != seat or table.stage == "finished" else None
    note, status = sight.marks.notes.get(seat), sight.marks.status.get(seat)
    jotted = sight.marks.jotted if shown is None and seat != sight.me else ""
    guess = known_nation(notes.read(jotted, table.seats)[seat].guess) if jotted else None
    acting = table.current == seat and table.stage != "finished"
    return Row(
        box=spots.row_of(seat, table, sight.me),
        who=sight.colour(seat),
        name=sight.name(seat),
        you=sight.say("pic-you") if seat == sight.me and sight.view.seat == seat else "",
        mood=sight.mood(seat),
        acts=acting,
        legal=sight.legal(board),
        chosen=sight.chosen(board),
        ticked=sight.ticked(board) and sight.chosen(spots.pawn(seat)),
        icon=PLACE_ICON[place] if place >= 0 else "",
        place=" ".join(word for word in (where, rank) if word),
        rank=rank,
        first=sight.ranks(seat)[0][1] if place >= 0 else "",
        said=status.text if status is not None and status.text != rank else "",
        votes=hand,
        ink="good" if hand > HAND else "warn" if hand < HAND and sight.poll is None else "cream",
        kept=kept,
        loyalty=shown,
        letter=sight.letter(shown) if shown is not None else "",
        note=note.text if note is not None else "",
        plate=note.plate if note is not None else "",
        guess=guess,
        guess_letter=sight.letter(guess) if guess is not None else "",
    )


def _sideways(sight: TableShown, seat: int, name: str) -> bool:
    """The Pirate Code lies sideways after the first vote that it missed."""
    return name == "code" and sight.table.codes[seat] % 2 == 1


def _region(row: Row, seat: int) -> Region:
    return Region(f"row {seat}", row.box.inset(-32), row, lambda canvas: _paint(canvas, row))


def _paint(canvas: Canvas, row: Row) -> None:
    _ground(canvas, row)
    _name(canvas, row)
    if row.icon and (row.large or not row.note):
        _place(canvas, row)
    _votes(canvas, row)
    x, y, _, h = row.box
    room = row.right - row.left - row.cards
    # where the cards leave no room for all of it the log tells it alone: no word is shortened
    if row.large and not row.note and canvas.width(row.said, "ital", LEAST, True) <= room:
        line(canvas, row.said, "ital", 20, 26, "label_dim", (row.left, y + h - 24), "midleft", "shade", room)
    if row.loyalty is not None:
        spot = (x + 18 + row.side * 0.92, y + h / 2 + row.side * 0.34)
        draw_badge(canvas, row.loyalty, spot, 34, row.letter)
    elif row.guess is not None:
        spot = (x + 18 + row.side * 0.90, y + h / 2 + row.side * 0.32)
        draw_badge(canvas, row.guess, spot, 28, row.guess_letter, alpha=215)
    if row.note:
        _note(canvas, row)
    if row.ticked:
        draw_tick(canvas, (x + 20, y + 16), 28)
    elif row.legal:
        canvas.marker(row.face, row.side * 0.44, 0.85)


def _ground(canvas: Canvas, row: Row) -> None:
    """The wood, in the light of what is going on, and the face."""
    x, y, _, h = row.box
    lit = row.acts or row.chosen
    if lit or row.legal:
        canvas.glow(row.box, 12, 1.0 if lit else 0.75, 8)
    canvas.plate("wood", row.box)
    canvas.fill(Box(x + 5, y + 6, 7, h - 12), COLOUR[row.who].rgb, radius=3)
    if lit:
        canvas.plate("frame_board", row.box)
    ring: Ring = "gold" if lit else "brass"
    draw_face(canvas, row.who, row.face, row.side, row.mood, ring)


def _name(canvas: Canvas, row: Row) -> None:
    """The first line: the name, and whether it is one's own."""
    _, y, _, h = row.box
    first = y + (27 if row.large else h * 0.31)
    tag = canvas.width(row.you, "black", 17) + 26 if row.you else 0.0
    room = row.edge - row.left
    below = row.you != "" and canvas.width(row.name, "bold", LEAST, True) > room - tag
    size, most = (25, 32) if row.large else (23, 25)
    spot = (row.left, first)
    room -= 0.0 if below else tag
    name = line(canvas, row.name, "sc", size, most, "cream", spot, "midleft", "shade", room)
    if row.you:
        # beside a long name there is no room, under one's own face there is
        spot = (row.face[0], y + h - 15) if below else (name[0] + name[2] + tag / 2 + 4, first + 1)
        canvas.tag(spot, row.you, "tag_red", None, 16)


def _place(canvas: Canvas, row: Row) -> None:
    """The second line: where the seat stands."""
    canvas.icon(row.icon, (row.left + 11, row.second), 22, "gold_l", 110)
    room = row.second_edge - row.left - 28
    most = 26 if row.large else 22
    fitting = (told for told in (row.place, row.rank) if canvas.width(told, "bold", LEAST, True) <= room)
    told = next(fitting, row.first)
    spot = (row.left + 28, row.second)
    line(canvas, told, "bold", 19, most, "label", spot, "midleft", "shade", room)


def _note(canvas: Canvas, row: Row) -> None:
    """In the line of what one does or, where there is none, of one's place; the cards stay in sight."""
    room = row.right - row.left - row.cards if row.large else row.second_edge - row.left
    wide = min(canvas.width(row.note, "black", 16) + 16, room)
    low = row.box[1] + row.box[3] - 24 if row.large else row.second
    canvas.tag((row.left + wide / 2, low), row.note, row.plate, None, 16, max_w=room)


def _votes(canvas: Canvas, row: Row) -> None:
    """Votes left, and the cards that lie before the seat."""
    x, _, w, _ = row.box
    draw_fan(canvas, (x + w - 72, fan_middle(row.box)), row.votes, 30, row.ink)
    count = len(row.kept)
    for k, (kind, sideways) in reversed(tuple(enumerate(row.kept))):  # the first lies on top
        left, top, wide, high = kept_card(row.box, count, k)
        spot = (left + wide / 2, top + high / 2)
        draw_event(canvas, kind, spot, wide, angle=90 if sideways else 0, lift=2)
