"""Cards and rows of the tray: chests to order, tiles, actions, rankings (R41-R43, R78-R83)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tortuga.app.draw.canvas import LEAST, Canvas, Style, at_most, legible
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga2014.decisions.desk import DiceDesk
from tortuga.app.games.tortuga2014.palette import COLOUR, FACE_ICON, ICON
from tortuga.app.games.tortuga2014.shown import dice_on
from tortuga.app.games.tortuga2014.table import tray as kit
from tortuga.app.games.tortuga2014.table.layout import TRAY
from tortuga.app.games.tortuga2014.table.pieces import (
    CHEST_SHAPE,
    GHOST,
    SHADE,
    draw_chest,
    draw_treasure_tile,
    tick,
)
from tortuga.app.games.tortuga2014.table.tray import Place, RankRow
from tortuga.games.tortuga2014.scoring import places, score
from tortuga.games.tortuga2014.state import Table

_GAP = 8.0
_MARGIN = 24.0
_WIDEST = 134.0
"""Width of a card where a row has few."""


@dataclass(frozen=True, slots=True)
class Row:
    """One move: 0 = crew area to fleet area, 1 = island area to crew area."""

    move: int
    count: int
    """Number of cards."""
    y: float
    """Top of the cards."""
    height: float

    @property
    def label_y(self) -> float:
        """Middle of the line above the cards."""
        return self.y - (18.0 if self.height > 100 else 12.0)


def rows_of(counts: tuple[int, int]) -> tuple[Row, ...]:
    """The rows to show: moves without a chest have none; one row alone gets large cards."""
    shown = [(move, count) for move, count in enumerate(counts) if count]
    top = TRAY.y
    if len(shown) == 1:
        return (Row(shown[0][0], shown[0][1], top + 88, 138),)
    return tuple(Row(move, count, top + 78 + place * 86, 62) for place, (move, count) in enumerate(shown))


def card_box(rows: tuple[Row, ...], place: int, index: int) -> Box:
    """The box of a card."""
    row = rows[place]
    room = TRAY.inset(_MARGIN, 0)
    width = min(_WIDEST, room.column(0, row.count, _GAP).w)
    return Box(room.x + index * (width + _GAP), row.y, width, row.height)


# ------------------------------------------------------------------------------------------ chests to order
def order_card(
    canvas: Canvas,
    box: Box,
    chest: str,
    number: str = "",
    note: str = "",
    *,
    surplus: bool = False,
    dragged: bool = False,
    hot: bool = False,
    empty: bool = False,
) -> None:
    """A chest on its card: `number` in the corner, `note` below; red when it finds no space.

    dragged: lifted with a halo and a hand. hot: under the pointer. empty: the gap a dragged card left.
    """
    if dragged or hot:
        canvas.glow(box, 12, 1.0 if dragged else 0.6)
    canvas.plate("well_warn" if surplus else "well_card_hot" if dragged or hot else "well_card", box)
    large = box.h > 100
    most, aside = 78.0 if large else 44.0 if note else 54.0, 0 if large or not number else 8
    size = min(most, box.w - 16, (box.h - (40 if large else 12)) / CHEST_SHAPE)
    middle = box.line(66 if large else (box.h - (20 if note else 0)) / 2)
    draw_chest(canvas, chest, middle.moved(aside).center, size, glow=dragged, alpha=GHOST if empty else 255)
    if number:
        canvas.tag(box.line(18, 20).at("midleft"), number, "tag_gold", None, 18 if large else 17, "on_dark")
    if note:
        ink = "warn" if surplus else "cream"
        # grown, it would lie on the chest
        style = legible("bold", 17 if large else 16.5, ink, SHADE, grows=large)
        canvas.write(note, style, box.line(-19 if large else -13, 2), anchor="center")
    if dragged:
        canvas.icon(ICON["drag"], (box.right - 28, box.center[1] - 6), 40, "cream", shadow=190)


# ------------------------------------------------------------------------------------------ things to choose
def _card(canvas: Canvas, box: Box, chosen: bool, hot: bool, dim: bool) -> None:
    if chosen or hot:
        canvas.glow(box, 12, 1.0 if chosen else 0.6)
    canvas.plate("well_card_hot" if chosen or hot else "well_card", box, 150 if dim else 255)


def tile_choice(
    canvas: Canvas, box: Box, value: int | None, note: str = "", *, chosen: bool = False, hot: bool = False
) -> None:
    """One of two treasure tiles: lifted and ticked when chosen."""
    _card(canvas, box, chosen, hot, False)
    room = box.inset(0, 5).cut(bottom=24)[1] if note else box.inset(0, 5)
    center = room.moved(dy=-5 if chosen else 0).center
    draw_treasure_tile(canvas, center, min(room.w, room.h) - 14, value)
    if note:
        canvas.write(note, legible("bold", 18, "cream", SHADE), box.line(-18, 5), anchor="center")
    if chosen:
        tick(canvas, (box.x + 14, box.y + 14), 34)


def action_choice(
    canvas: Canvas,
    box: Box,
    action: int,
    name: str,
    note: str = "",
    *,
    enabled: bool = True,
    chosen: bool = False,
    hot: bool = False,
    beside: Sequence[str] = (),
) -> None:
    """An action to turn skulls to, or to put a bonus tile on: symbol, name, what it makes or why not.

    beside: the names on all cards of the row; they share the kind of letters.
    """
    x, y, w, h = box
    _card(canvas, box, chosen, hot and enabled, not enabled)
    ink = "glyph" if enabled else "locked"
    names = at_most(canvas.lines(name, "sc", 17, w - 6), 2) if name else []
    foot = 19 * len(names) + (24 if note else 4)
    size, center = min(w - 24, h - foot - 18, 64), (x + w / 2, y + (h - foot) / 2 + 3)
    canvas.icon(FACE_ICON[action], center, size, ink, shadow=110, alpha=255 if enabled else 120)
    spot = y + h - foot + 6
    # one kind of letters for all: when a long word needs the narrow ones, all words have them
    rows = [row for one in (*beside, name) for row in at_most(canvas.lines(one, "sc", 17, w - 6), 2)]
    fits = (r for r in ("sc", "bold") if all(canvas.width(row, r, LEAST, True) <= w - 2 for row in rows))
    role = next(fits, "text")
    style = canvas.alike([(row, w - 2) for row in rows], legible(role, 17, "cream", SHADE))
    for row in names:
        canvas.write(row, style.inked(ink), (x + w / 2, spot), w - 2, "center")
        spot += 19
    if note:
        tone = "gold_l" if enabled else "locked"
        canvas.write(note, legible("bold", 17, tone, SHADE), (x + w / 2, spot + 1), w - 6, "center")
    if chosen:
        tick(canvas, (x + 12, y + 12), 28)


def action_choice_box(index: int, count: int = 5, top: float = 90, height: float = 130) -> Box:
    """Where the index-th of `count` action cards lies in the tray."""
    return TRAY.line(top, 22)._replace(h=height).column(index, count, 4)


def rank_rows(desk: DiceDesk) -> list[RankRow]:
    """All players, best first; who has no die there comes last. Empty between actions."""
    table, say = desk.table, desk.say
    others = tuple(seat for seat in range(table.seats) if seat not in table.ranking)
    rows = []
    for index, seat in enumerate((*table.ranking, *table.clockwise(others))):
        board = table.boards[seat]
        dice = dice_on(board, table.action)
        place: Place = None
        if seat in table.actors:
            place = 0 if index == 0 else 1
        rows.append(
            RankRow(
                desk.colour(seat),
                desk.name(seat),
                place,
                say("status-rank", place=place + 1) if place is not None else "",
                tuple(table.options.numbers[die][table.action] for die in dice),
                board.bonus[table.action],
                str(table.totals[seat]) if dice else "",
                "" if dice else say("tray-not-there"),
                place is not None and place == table.place,
            )
        )
    return rows


def final_rows(desk: DiceDesk) -> list[RankRow]:
    """All players with their points and the places of the results, best first (R83)."""
    points = [score(board).total for board in desk.table.boards]
    reached = places(points)
    return [
        RankRow(
            desk.colour(seat),
            desk.name(seat),
            0 if reached[seat] == 1 else 1,
            desk.say("results-place", place=reached[seat]),
            note=desk.say("pop-score", points=points[seat]),
            lit=reached[seat] == 1,
        )
        for seat in sorted(range(len(points)), key=lambda seat: reached[seat])
    ]


def tied(table: Table) -> bool:
    """Whether the schooner decided who acts, or who acts first (R43)."""
    totals = [table.totals[seat] for seat in table.ranking[: 2 if table.seats == 2 else 3]]
    return len(set(totals)) < len(totals)


def ranking(canvas: Canvas, desk: DiceDesk) -> None:
    """Totals of the present action, best first."""
    table, action = desk.table, desk.action(desk.table.action)
    if tied(table):
        kit.heading(canvas, action, desk.say("tray-totals-tie"))
    else:
        note = "tray-totals-two" if table.seats == 2 else "tray-totals-note"
        kit.heading(canvas, desk.say("tray-totals", action=action), desk.say(note))
    kit.ranking_rows(canvas, rank_rows(desk))


# ------------------------------------------------------------------ what a choice does
def outcome_box(index: int, count: int = 3) -> Box:
    """Where the index-th of `count` outcome cards lies, below the ranking."""
    return TRAY.line(226, 20)._replace(h=58).column(index, count, 6)


def _outcome(canvas: Canvas, box: Box, title: str) -> Point:
    """The empty card; returns the middle of its lower part."""
    canvas.plate("well_tray", box)
    style = legible("bold", 17, "label_dim", grows=False)  # three stand beside each other
    canvas.write(title, style, box.line(13, 5), anchor="center")
    return (box.center[0], box.y + box.h * 0.64)


def outcome_chest(
    canvas: Canvas, box: Box, title: str, chest: str | None, icon: str = ICON["island"]
) -> None:
    """A chest goes somewhere (the island area, the bag); a ghost while none is chosen."""
    x, y = _outcome(canvas, box, title)
    if chest is None:
        canvas.icon("chest", (x - 42, y), 34, "locked", alpha=150)
    else:
        draw_chest(canvas, chest, (x - 42, y), 40)
    canvas.icon(ICON["move"], (x - 2, y), 16, "gold_l")
    canvas.icon(icon, (x + 36, y), 34, "glyph", shadow=110)


def outcome_token(
    canvas: Canvas,
    box: Box,
    title: str,
    colour: str,
    area: str,
    before: int,
    after: int,
    lost: Sequence[str] = (),
) -> None:
    """A token moves from box to box; `area` "fleet" or "crew". Equal boxes: nothing changes.

    lost: chests for which there is no room then.
    """
    x, y = _outcome(canvas, box, title)
    token, now, way, then = (-50, -26, -7, 11) if lost else (-48, -16, 8, 32)
    tone = "warn" if after < before else "good" if after > before else "label_dim"
    canvas.disc(COLOUR[colour].rgb, ICON[area], (x + token, y), 32)
    canvas.write(str(before), Style("black", 25, "cream", SHADE), (x + now, y - 1), anchor="center")
    canvas.icon(ICON["move"], (x + way, y), 16, tone)
    canvas.write(str(after), Style("black", 25, tone, SHADE), (x + then, y - 1), anchor="center")
    for index, chest in enumerate(lost):
        spot = (x + 44 + 5 * index, y - 3 * index)
        draw_chest(canvas, chest, spot, 34)
        canvas.icon("cancel", (spot[0] + 14, spot[1] + 8), 19, "warn", shadow=160)


def outcome_words(canvas: Canvas, box: Box, title: str, text: str, icon: str, tone: str = "good") -> None:
    """A symbol with a few words ("does not defend")."""
    x, y = _outcome(canvas, box, title)
    wide = box.w - 44
    text_w = min(wide, canvas.width(text, "bold", 18))
    left = x - (text_w + 30) / 2
    canvas.icon(icon, (left + 11, y), 23, tone, shadow=90)
    canvas.write(text, legible("bold", 18, tone), (left + 30, y), wide)
