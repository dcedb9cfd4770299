"""The roster: a row for each seat, the player's own first; below a short one, the votes so far."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace as changed
from typing import Final

from msgspec.structs import replace
from typing_extensions import override

from tortuga.app.draw.canvas import MIN_TEXT, Canvas, legible
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga1667.layout import CARD_SHAPE, ROSTER
from tortuga.app.games.tortuga1667.palette import COLOUR, event_named, known_nation
from tortuga.app.games.tortuga1667.pieces.cards import draw_event, draw_fan
from tortuga.app.games.tortuga1667.pieces.marks import draw_tick
from tortuga.app.games.tortuga1667.pieces.nations import draw_badge, draw_face
from tortuga.app.games.tortuga1667.seen import spots
from tortuga.app.games.tortuga1667.seen.shown import PLACE_ICON, TableShown
from tortuga.app.games.tortuga1667.table.events import event_tip
from tortuga.app.games.tortuga1667.table.votes import votes_so_far
from tortuga.app.games.tortuga1667.words import notes
from tortuga.app.table.marks import Spot
from tortuga.app.table.part import Hit, Part
from tortuga.games.tortuga1667.pieces import HAND, PLACE_NAMES, SHIPS
from tortuga.games.tortuga1667.state import Table, View

_GAP, _MOST = 5, 130
"""The gap between rows, and the greatest height of one."""
_LARGE: Final = 112
"""Rows higher than this have a third line, for the last act."""
_TALL: Final = 84
"""Rows higher than this have the kept cards below the votes, not beside them."""
_KEPT_SPREAD: Final = (14.0, 26.0, 37.0)
"""From the first to the last kept card in a low, a tall and a large row."""
_LARGE_ROWS = 5
"""With more seats than this, every row is too low for a ship, a rank and kept cards."""
_MIN_REST = 120
"""The votes so far are shown if at least this height is free below the rows."""
_FAN_W, _FAN_H = 60, 30
_TAG_SIZE: Final = 16
_KNOWN, _GUESSED = (0.42, 0.34, 34, 255), (0.40, 0.32, 28, 215)
"""A nation's badge: where it lies from the middle of the face, by the size of the face; size and opacity."""
_ACT: Final = (0.40, 0.34, 28)
"""In a low row, the symbol of the last act: how far left and down of the middle of the face, and its size."""
_ACT_GROUND: Final = "#3b2413"
_LAST_ACT: Final = legible("ital", 20, "label_dim", "shade", most=26)
_NAME: Final = legible("sc", 23, "cream", "shade", most=25)
_NAME_LARGE: Final = legible("sc", 25, "cream", "shade", most=32)
_PLACE: Final = legible("bold", 19, "label", "shade", most=22)
PLACE_X: Final = 28
"""From the left of a place's icon to its words."""
_PLACE_END: Final = 8
"""From the end of the words to the edge of the row, or to the cards, unless they would be too small then."""


class Roster(Part):
    """All rows, and the votes so far if there is room for them."""

    kinds = ("board", "fan", "kept")
    pages = {"board": "ranks", "fan": "votecards", "kept": "events"}
    rings = {"board": 11.0}

    @override
    def box(self, spot: Spot, view: View, me: int) -> Box:
        """The row of a seat, its remaining votes, or a card that it keeps."""
        row = row_of(spot.seat, view.table, me)
        if spot.kind == "board":
            return row
        if spot.kind == "fan":
            return Box.around((row.right - 10 - _FAN_W / 2, fan_middle(row)), _FAN_W, _FAN_H)
        return kept_card(row, len(spots.kept_cards(view.table, spot.seat)), spot.index)

    @override
    def areas(self, shown: TableShown) -> Iterator[Hit]:
        table = shown.table
        for seat in range(table.seats):
            of_seat = [Spot("board", seat), *([Spot("fan", seat)] if table.hands else [])]
            of_seat += [Spot("kept", seat, index) for index in range(len(spots.kept_cards(table, seat)))]
            yield from (Hit(spot, self.box(spot, shown.view, shown.me)) for spot in of_seat)

    @override
    def tip(self, shown: TableShown, spot: Spot) -> str:
        if spot.kind == "fan":
            return shown.say("tip-fan", name=shown.name(spot.seat), count=len(shown.table.hands[spot.seat]))
        if spot.kind == "board" and (act := _last_acts(shown, spot.seat)[0]):
            return shown.say("tip-pawn", name=shown.name(spot.seat), stands=act)
        if spot.kind == "kept":
            return event_tip(shown, spots.kept_cards(shown.table, spot.seat)[spot.index])
        return ""

    @staticmethod
    def rows(shown: TableShown) -> list[Row]:
        """The rows; until a walking pawn arrives, it counts as standing where it started."""
        if (stood := shown.marks.stands) is not None:
            shown = changed(shown, view=replace(shown.view, table=replace(shown.table, board=stood)))
        return [Row(shown, seat) for seat in range(shown.table.seats)]

    @override
    def paint(self, canvas: Canvas, shown: TableShown) -> None:
        for row in self.rows(shown):
            _paint(canvas, row)
        if (rest := roster_rest(shown.table.seats)).h >= _MIN_REST:
            votes_so_far(canvas, shown, rest.cut(bottom=2)[1])


def roster_row(index: int, seats: int) -> Box:
    """A row of the roster; index 0 is the player's own, the others follow clockwise."""
    high = min(ROSTER.row(0, seats, _GAP).h, _MOST)
    return Box(ROSTER.x, ROSTER.y + index * (high + _GAP), ROSTER.w, high)


def roster_rest(seats: int) -> Box:
    """The free space below the rows; its height is 0 or less if there is none."""
    return ROSTER.cut(top=roster_row(seats, seats).y - ROSTER.y)[1]


def row_of(seat: int, table: Table, me: int) -> Box:
    """The row of a seat: the player's own first, then clockwise."""
    return roster_row((seat - me) % table.seats, table.seats)


def kept_pitch(count: int, high: float) -> float:
    """The step from one kept card to the next in a row of this height; they overlap to spare room."""
    return _KEPT_SPREAD[(high > _TALL) + (high > _LARGE)] / max(1, count - 1)


def kept_card(row: Box, count: int, index: int) -> Box:
    """Where a kept card lies in the row of its seat: below the votes if the row is tall, else beside them."""
    large, tall = row.h > _LARGE, row.h > _TALL
    high = 46.0 if large else 40.0
    wide = high / CARD_SHAPE
    right = row.right - 12 - (0 if tall else 66) - index * kept_pitch(count, row.h)
    middle = row.bottom - (31 if large else 28) if tall else row.center[1]
    return Box.around((right - wide / 2, middle), wide, high)


def fan_middle(row: Box) -> float:
    """The height at which the votes of a seat stand in its row."""
    return row.y + 26 if row.h > _TALL else row.center[1]


def _last_acts(shown: TableShown, seat: int) -> tuple[str, str]:
    """What a seat did last: with the name of whom it was done to, and shorter without; "" for nothing."""
    status = shown.marks.status.get(seat)
    if status is None:
        return "", ""
    if status.whom < 0:
        return status.text, status.text
    return shown.say("last-maroons-whom", name=shown.name(status.whom)), status.text


class Row:
    """What the row of a seat shows, and where."""

    def __init__(self, shown: TableShown, seat: int) -> None:
        table, board = shown.table, Spot("board", seat)
        place = table.board.place(seat)
        self.colour = shown.colour(seat)
        self.name = shown.name(seat)
        self.you = shown.say("pic-you") if seat == shown.me and shown.view.seat == seat else ""
        self.mood = shown.mood(seat)
        self.acts = table.current == seat and table.stage != "finished"
        self.legal = shown.legal(board)
        self.chosen = shown.chosen(board)
        self.ticked = shown.ticked(board) and shown.chosen(spots.pawn(seat))
        names = spots.kept_cards(table, seat)
        # the Pirate Code lies sideways after the first vote that it missed
        turned = table.codes[seat] % 2 == 1 if "code" in names else False
        self.kept = [(event_named(name), turned and name == "code") for name in names]

        self.icon = PLACE_ICON[place] if place >= 0 else ""
        ship = shown.say(f"place-short-{PLACE_NAMES[place]}") if place in SHIPS else ""
        short = table.seats > _LARGE_ROWS and bool(names)
        # written without the ship if both are too long: the ship's symbol stands before the rank
        self.rank = shown.rank_line(seat, short=short) if place >= 0 else ""
        self.place = " ".join(word for word in (ship, self.rank) if word)
        # written alone if two ranks are too long: the chart shows the other one
        self.first = shown.ranks(seat)[0][1] if place >= 0 else ""
        status, note = shown.marks.status.get(seat), shown.marks.notes.get(seat)
        self.act_icon = status.icon if status is not None else None
        self.last_acts = tuple(act for act in _last_acts(shown, seat) if act != self.rank)
        self.note, self.plate = (note.text, note.plate) if note is not None else ("", "")

        self.votes = shown.lying(Spot("fan", seat), len(table.hands[seat])) if table.hands else 0
        lost = self.votes < HAND and shown.poll is None
        self.ink = "good" if self.votes > HAND else "warn" if lost else "cream"
        loyalty = table.loyalties[seat] if table.loyalties else None
        self.loyalty = known_nation(loyalty) if shown.view.seat != seat or table.stage == "finished" else None
        notebook = shown.marks.own_notes if self.loyalty is None and seat != shown.me else ""
        self.guess = known_nation(notes.parse(notebook, table.seats)[seat].guess) if notebook else None
        nation = self.loyalty or self.guess
        self.letter = shown.letter(nation) if nation is not None else ""

        self.box = box = row_of(seat, table, shown.me)
        self.large, tall = box.h > _LARGE, box.h > _TALL
        self.side = min(box.h - 12, 96)
        self.face = (box.x + 18 + self.side / 2, box.center[1])
        self.left, self.right = box.x + self.side + 28, box.right - 10
        self.cards = kept_pitch(len(names), box.h) * (len(names) - 1) + 40 if names else 0.0
        # the first line ends at the votes, in a low row at the cards; the second one ends at the cards
        self.edge = self.right - 64 - (0.0 if tall else self.cards)
        self.second_edge = self.right if self.large else self.right - self.cards if tall else self.edge
        self.second = box.y + (60 if self.large else box.h * 0.70)
        self.third = box.bottom - 24


def _paint(canvas: Canvas, row: Row) -> None:
    lit = row.acts or row.chosen
    if lit or row.legal:
        canvas.glow(row.box, 12, 1.0 if lit else 0.75, 8)
    canvas.plate("wood", row.box)
    canvas.fill(row.box.inset(5, 6).cut(left=7)[0], COLOUR[row.colour].rgb, radius=3)
    if lit:
        canvas.plate("frame_board", row.box)
    draw_face(canvas, row.colour, row.face, row.side, row.mood, "gold" if lit else "brass")
    _name(canvas, row)
    if row.icon and (row.large or not row.note):
        _place(canvas, row)
    draw_fan(canvas, (row.box.right - 72, fan_middle(row.box)), row.votes, 30, row.ink)
    count = len(row.kept)
    for k, (kind, sideways) in reversed(tuple(enumerate(row.kept))):
        card = kept_card(row.box, count, k)
        draw_event(canvas, kind, card.center, card.w, angle=90 if sideways else 0, lift=2)
    room = row.right - row.left - row.cards
    # left out if it does not fit beside the cards: the log has it, and no word is shortened
    acts = (act for act in row.last_acts if canvas.width(act, "ital", MIN_TEXT, True) <= room)
    if row.large and not row.note:
        canvas.write(next(acts, ""), _LAST_ACT, (row.left, row.third), room)
    nation, (x, y, size, alpha) = row.loyalty or row.guess, _KNOWN if row.loyalty else _GUESSED
    if nation is not None:
        spot = (row.face[0] + row.side * x, row.face[1] + row.side * y)
        draw_badge(canvas, nation, spot, size, row.letter, alpha=alpha)
    if row.act_icon and not row.large:
        spot = (row.face[0] - row.side * _ACT[0], row.face[1] + row.side * _ACT[1])
        canvas.disc(_ACT_GROUND, row.act_icon, spot, _ACT[2], ring="gold_l", lift=1)
    if row.note:
        _note(canvas, row)
    if row.ticked:
        draw_tick(canvas, (row.box.x + 20, row.box.y + 16), 28)
    elif row.legal:
        canvas.marker(row.face, row.side * 0.44, 0.85)


def _name(canvas: Canvas, row: Row) -> None:
    """The first line: the name, with a tag at the player's own."""
    first = row.box.y + (27 if row.large else row.box.h * 0.31)
    tag = canvas.width(row.you, "black", 17) + 26 if row.you else 0.0
    room = row.edge - row.left
    below = row.you != "" and canvas.width(row.name, "bold", MIN_TEXT, True) > room - tag
    room -= 0.0 if below else tag
    name = canvas.write(row.name, _NAME_LARGE if row.large else _NAME, (row.left, first), room)
    if row.you:
        # a long name leaves no room beside it: then the tag lies below the face
        spot = (row.face[0], row.box.bottom - 15) if below else (name.right + tag / 2 + 4, first + 1)
        canvas.tag(spot, row.you, "tag_red", None, _TAG_SIZE)


def _place(canvas: Canvas, row: Row) -> None:
    """The second line: where the seat stands."""
    canvas.icon(row.icon, (row.left + 11, row.second), 22, "gold_l", 110)
    room = row.second_edge - row.left - PLACE_X
    fitting = (
        label for label in (row.place, row.rank) if canvas.width(label, "bold", MIN_TEXT, True) <= room
    )
    style = _PLACE._replace(most=26) if row.large else _PLACE
    label = next(fitting, row.first)
    room = max(room - _PLACE_END, min(room, canvas.width(label, "bold", MIN_TEXT, True)))
    canvas.write(label, style, (row.left + PLACE_X, row.second), room)


def _note(canvas: Canvas, row: Row) -> None:
    """A note in place of the last act or, in a lower row, of the rank; the cards stay visible."""
    room = row.right - row.left - row.cards if row.large else row.second_edge - row.left
    wide = min(canvas.tag_width(row.note, _TAG_SIZE, None), room)
    spot = (row.left + wide / 2, row.third if row.large else row.second)
    canvas.tag(spot, row.note, row.plate, None, _TAG_SIZE, max_w=room)
