"""The choice of a target in the spotlight: a card for each captain who might be attacked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tortuga.app.draw.canvas import Canvas, Style, legible
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga2014.palette import ICON
from tortuga.app.games.tortuga2014.shown import DiceShown
from tortuga.app.games.tortuga2014.spotlight import area_of, box_of
from tortuga.app.games.tortuga2014.table.pieces import SHADE, chest_on, locked_space
from tortuga.app.games.tortuga2014.table.spotlight.cards import backing
from tortuga.app.games.tortuga2014.table.spotlightlayout import SpotlightLayout
from tortuga.app.table.marks import Note, Spot
from tortuga.games.tortuga2014.legal import attacked_area
from tortuga.games.tortuga2014.pieces import FIRST_BOX

_LARGE: Final = 400.0
"""Width above which the card of a captain who might be attacked has larger chests."""


def draw_choice(canvas: Canvas, shown: DiceShown, seat: int, box: Box, *, duel: bool) -> None:
    """A captain who might be attacked, with what stands and lies there and how it is defended."""
    table = shown.table
    area = area_of(table.action)
    note = shown.marks.notes.get(seat)
    barred = note is not None and note.plate == "tag_grey"
    backing(canvas, box, hot=shown.chosen("board", seat), dim=barred)
    canvas.emblem(shown.seat_colour(seat), (box.x + 58, box.y + 54), 86, alpha=120 if barred else 255)
    ink, board = "locked" if barred else "cream", shown.board(seat)
    left, room = box.x + 112, (box.w / 2 if duel else box.w) - 122
    canvas.write(shown.seats[seat].name, legible("sc", 24, ink, SHADE), (left, box.y + 36), room)
    standing = box_of(board, area)
    if not barred:
        canvas.disc(shown.seat_colour(seat).rgb, ICON[area], (left + 16, box.y + 76), 30)
        driven = f"{standing} \u2192 {max(FIRST_BOX, standing - 1)}"
        canvas.write(driven, Style("black", 24, "cream", SHADE), (left + 42, box.y + 75), room - 42)
    draw_digit(canvas, shown, Spot(f"area_{area}", seat), (box.x + 58, box.y + 54), 86)
    if note is not None:
        half = box.cut(left=box.w / 2)[1]
        _draw_note(canvas, note, half.line(54, 0, 14) if duel else box.line(126, 14))
    if table.place == 1:  # whoever is 2nd claims a chest of the island
        return
    for index in range(4):
        place = choice_chest(box, index)
        if index < board.limit(table.action):
            canvas.plate("slot", place)
        else:
            locked_space(canvas, place, index)
    for index, chest in enumerate(attacked_area(board, table.action)):
        if shown.shows(area, seat, index):
            place = choice_chest(box, index)
            size = min(60.0, place.w) if place.h < 80 else 96.0
            chest_on(canvas, shown, Spot(area, seat, index), chest, place.center, size)
            draw_digit(canvas, shown, Spot(area, seat, index), place.center, size)


def draw_digit(canvas: Canvas, shown: DiceShown, spot: Spot, center: Point, size: float) -> None:
    """The key that picks what lies there, at its lower left."""
    digit = shown.marks.digits.get(spot)
    if digit is None:
        return
    key = Box.around((center[0] - size * 0.42, center[1] + size * 0.36), 30)
    canvas.fill(key, "shade", 215, radius=7)
    canvas.outline(key, "gold", 2, 7)
    style = Style("black", canvas.numeral(22, 26), "cream")
    canvas.write(str(digit), style, key.center, anchor="center")


def _draw_note(canvas: Canvas, note: Note, line: Box) -> None:
    """Whether a captain defends; long words stand in two lines, without the symbol."""
    if canvas.tag_width(note.text, 18, note.icon) <= line.w:
        canvas.tag(line.center, note.text, note.plate, note.icon, 18)
        return
    canvas.plate(note.plate, Box.around(line.center, line.w, 46))
    canvas.paragraph(note.text, Style("bold", 18, "on_dark"), line.inset(8, 0), anchor="center")


def choice_cards(shown: DiceShown, layout: SpotlightLayout) -> Iterator[tuple[int, Box]]:
    """The seats that might be attacked, with the box of each one's card."""
    table = shown.table
    seats = [seat for seat in table.clockwise(tuple(range(table.seats))) if seat != shown.me]
    return zip(seats, layout.targets(len(seats), table.place), strict=True)


def choice_chest(box: Box, index: int) -> Box:
    """The index-th chest space on the card of a captain who might be attacked."""
    down, high = (120, 98) if box.w > _LARGE else (166, 64)
    return box.cut(top=down)[1].cut(top=high)[0].inset(18, 0).column(index, 4, 10)
