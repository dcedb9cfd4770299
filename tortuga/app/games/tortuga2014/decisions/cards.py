"""Cards and rows of the tray: chests to order, tiles, actions, rankings (R41-R43, R78-R83)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from tortuga.app.draw.canvas import MIN_TEXT, Canvas, Style, at_most, legible
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga2014.decisions.desk import DiceDesk
from tortuga.app.games.tortuga2014.palette import COLOUR, FACE_ICON, ICON
from tortuga.app.games.tortuga2014.spotlight import Outcome
from tortuga.app.games.tortuga2014.table import tray as kit
from tortuga.app.games.tortuga2014.table.layout import TRAY
from tortuga.app.games.tortuga2014.table.pieces import (
    CHEST_SHAPE,
    SHADE,
    draw_chest,
    draw_treasure_tile,
    tick,
)
from tortuga.app.games.tortuga2014.table.tray import RankRow
from tortuga.games.tortuga2014.course import open_action
from tortuga.games.tortuga2014.pieces import ACTIONS, Action
from tortuga.games.tortuga2014.scoring import places, score
from tortuga.games.tortuga2014.state import Table


class _Fit(NamedTuple):
    """How chest, number and note fit on a card."""

    most: float
    """Largest size of the chest."""
    around: float
    """Height that the chest leaves to others."""
    middle: float
    """Middle of the chest, from the top."""
    number: float
    """Size of the number."""
    below: float
    """Line of the note, from the bottom."""
    note: Style


_NOTE = legible("bold", 17, "cream", SHADE)
_LARGE = _Fit(78, 40, 66, 18, -19, _NOTE)
_SMALL = _Fit(44, 12, 21, 17, -13, legible("bold", 16.5, "cream", SHADE, grows=False))
"""Its note would lie on the chest if it grew."""


def _card(canvas: Canvas, box: Box, chosen: bool, hot: bool, plate: str = "", alpha: int = 255) -> None:
    """An empty card, lit when chosen or under the pointer; `plate` of another kind."""
    if chosen or hot:
        canvas.glow(box, strength=1.0 if chosen else 0.6)
    canvas.plate(plate or ("well_card_hot" if chosen or hot else "well_card"), box, alpha)


def order_card(
    canvas: Canvas,
    box: Box,
    chest: str,
    number: str,
    note: str,
    *,
    surplus: bool = False,
    dragged: bool = False,
    hot: bool = False,
) -> None:
    """A chest on its card: `number` in the corner, `note` below; red when it finds no space.

    dragged: lifted with a halo and a hand. hot: under the pointer.
    """
    _card(canvas, box, dragged, hot, "well_warn" if surplus else "")
    fit = _LARGE if box.h > 100 else _SMALL
    size = min(fit.most, box.w - 16, (box.h - fit.around) / CHEST_SHAPE)
    aside = 8 if number and fit is _SMALL else 0
    draw_chest(canvas, chest, box.line(fit.middle).moved(aside).center, size, glow=dragged)
    if number:
        canvas.tag(box.line(18, 20).at("midleft"), number, "tag_gold", None, fit.number, "on_dark")
    style = fit.note.inked("warn" if surplus else "cream")
    canvas.write(note, style, box.line(fit.below, 2), anchor="center")
    if dragged:
        canvas.icon(ICON["drag"], box.moved(-28, -6).at("midright"), 40, "cream", shadow=190)


# ------------------------------------------------------------------------------------------ things to choose
def tile_choice(
    canvas: Canvas, box: Box, value: int | None, note: str, *, chosen: bool = False, hot: bool = False
) -> None:
    """One of two treasure tiles: lifted and ticked when chosen."""
    _card(canvas, box, chosen, hot)
    room = box.inset(0, 5).cut(bottom=24)[1].moved(dy=-5 if chosen else 0)
    draw_treasure_tile(canvas, room.center, min(room.w, room.h) - 14, value)
    canvas.write(note, _NOTE._replace(size=18), box.line(-18, 5), anchor="center")
    if chosen:
        tick(canvas, box.inset(14).at("topleft"), 34)


_NAME = legible("sc", 17, "cream", SHADE)
_NAME_LINE = 19
_FREE, _LOCKED = (255, 255, "glyph", "gold_l"), (150, 120, "locked", "locked")
"""Alpha of card and symbol, colour of name and note."""
_ACTIONS = TRAY.line(62, 22)._replace(h=150)


def action_box(action: int) -> Box:
    """The card of an action."""
    return _ACTIONS.column(action, len(ACTIONS), 4)


def action_cards(
    canvas: Canvas,
    names: Sequence[str],
    notes: Sequence[str],
    enabled: Collection[int],
    chosen: int | None,
    hot: int | None,
) -> None:
    """The actions to turn skulls to, or to put a bonus tile on: symbol, name, what it makes or why not."""
    wide = action_box(0).w
    rows = [at_most(canvas.lines(name, "sc", _NAME.size, wide - 6), 2) for name in names]
    # one kind of letters for all: when a long word needs the narrow ones, all words have them
    every, room = [line for lines in rows for line in lines], wide - 2
    fits = (r for r in ("sc", "bold") if all(canvas.width(line, r, MIN_TEXT, True) <= room for line in every))
    style = canvas.alike([(line, room) for line in every], _NAME._replace(role=next(fits, "text")))
    for action in ACTIONS:
        free, picked, box = action in enabled, action == chosen, action_box(action)
        plate_alpha, alpha, ink, tone = _FREE if free else _LOCKED
        _card(canvas, box, picked, action == hot and free, alpha=plate_alpha)
        foot, head = box.cut(bottom=_NAME_LINE * len(rows[action]) + 24)
        size = min(head.w - 24, head.h - 18, 64)
        canvas.icon(FACE_ICON[action], head.moved(dy=3).center, size, ink, shadow=110, alpha=alpha)
        for index, line in enumerate(rows[action]):
            canvas.write(line, style.inked(ink), foot.line(6 + index * _NAME_LINE).center, room, "center")
        canvas.write(notes[action], _NOTE.inked(tone), foot.line(-17, 3), anchor="center")
        if picked:
            tick(canvas, box.inset(12).at("topleft"), 28)


def final_rows(desk: DiceDesk) -> list[RankRow]:
    """All players with their points and the places of the results, best first (R83)."""
    points = [score(board).total for board in desk.table.boards]
    reached = places(points)
    return [
        RankRow(
            desk.colour(seat),
            desk.name(seat),
            0 if reached[seat] == 1 else 1,
            desk.say("ordinal", place=reached[seat]),
            note=desk.say("pop-score", points=points[seat]),
            lit=reached[seat] == 1,
        )
        for seat in sorted(range(len(points)), key=lambda seat: reached[seat])
    ]


# ------------------------------------------------------------------ all totals of the round
_ROWS = TRAY.line(54, 18)._replace(h=170)
_SEATS = (206.0, 44.0)
"""Middle of the first column of totals from the left of a row, and from column to column."""
_TWO_SEATS = (234.0, 70.0)
_NAMES = 140.0
"""Room for the name of an action."""


def round_matrix(canvas: Canvas, desk: DiceDesk) -> None:
    """The totals of all actions by seat, one's own first: 1st in gold, 2nd in steel."""
    table = desk.table
    kit.heading(canvas, desk.say("spot-round"))
    seats = [(desk.seat + step) % table.seats for step in range(table.seats)]
    first, step = columns = _TWO_SEATS if table.seats == 2 else _SEATS
    for column, seat in enumerate(seats):
        spot = (_ROWS.x + first + column * step, TRAY.y + 32)
        canvas.emblem(COLOUR[desk.colour(seat)], spot, 36)
    names = [(desk.action(action), _NAMES) for action in ACTIONS]
    style = canvas.alike_names(names, legible("sc", 18, "label", SHADE))
    for action in ACTIONS:
        _totals_of(canvas, desk, action, _ROWS.row(action, len(ACTIONS), 2), seats, columns, style)


def _totals_of(
    canvas: Canvas,
    desk: DiceDesk,
    action: Action,
    row: Box,
    seats: Sequence[int],
    columns: Point,
    style: Style,
) -> None:
    table, middle = desk.table, row.center[1]
    now = action == table.action
    opened = open_action(replace(table, action=action))
    acting = opened.ranking[: 1 if table.seats == 2 else 2]
    canvas.plate("well_gold" if now else "well_tray", row, 255 if now else 170)
    canvas.icon(FACE_ICON[action], (row.x + 22, middle), 24, "glyph", shadow=100)
    canvas.write(desk.action(action), style, (row.x + 42, middle - 1), _NAMES)
    for column, seat in enumerate(seats):
        spot, total = (row.x + columns[0] + column * columns[1], middle), opened.totals[seat]
        if seat in acting:
            plate = "tag_gold" if seat == acting[0] else "tag_steel"
            canvas.plate(plate, Box.around(spot, 40, 27))
        ink = "on_dark" if seat in acting else "label" if total else "locked"
        label = str(total) if total else "\u2013"
        canvas.write(label, Style("black", 22, ink), spot, anchor="center")
    end = (row.right - 22, middle)
    if action < table.action and (table.seats == 2 or not acting):
        canvas.icon(ICON["done"], end, 22, "good", shadow=90)
    elif now:
        canvas.icon(ICON["wait"], end, 22, "gold_l", shadow=90)


_GAIN: Final = legible("black", 20, "gold_l", SHADE)
_GAINED: Final = (60.0, 34.0)
"""Middle of the gain of the 1st, from the right end of a row, and from there to that of the 2nd."""
_TWO_GAINED: Final = 78.0
"""The same at a table of two, where nobody is 2nd and a tick follows."""


def round_outcomes(canvas: Canvas, ended: Mapping[int, Sequence[Outcome]], table: Table) -> None:
    """What each action has brought to the 1st and the 2nd, beside the columns of totals."""
    for action, gained in ended.items():
        row = _ROWS.row(action, len(ACTIONS), 2)
        first, step = (_TWO_GAINED, 0.0) if table.seats == 2 else _GAINED
        now = action == table.action  # the place of the 2nd has the sign that it goes on
        for place, outcome in enumerate(gained[: 1 if now else None]):
            _gain(canvas, outcome, (row.right - first + place * step, row.center[1]))


def _gain(canvas: Canvas, outcome: Outcome, spot: Point) -> None:
    match outcome.gain:
        case "boxes":
            canvas.write(f"+{outcome.boxes}", _GAIN, spot, 32, "center")
        case "chest" if outcome.chest is not None:
            draw_chest(canvas, outcome.chest, spot, 28)
        case "tile":
            draw_treasure_tile(canvas, spot, 24)
        case "forfeit":
            canvas.icon("cancel", spot, 20, "locked")
        case _:
            canvas.icon("chest", spot, 26, "locked", alpha=150)


# ------------------------------------------------------------------ what a choice does
_OUTCOMES = TRAY.line(226, 20)._replace(h=58)
"""Room for the outcome cards, below the ranking."""
_TITLE = legible("bold", 17, "label_dim", grows=False)
"""Three stand beside each other."""
_BOX = Style("black", 25, "cream", SHADE)
"""The number of a token's box."""
_EFFECT = legible("bold", 18, "good")
_WIDE, _NARROW = (-48, -16, 8, 32), (-50, -26, -7, 11)
"""Where token, box, arrow and next box lie, from the middle; narrow if lost chests lie beside them."""


def outcome_box(index: int, count: int = 3) -> Box:
    """Where the index-th of `count` outcome cards lies."""
    return _OUTCOMES.column(index, count, 6)


def _outcome(canvas: Canvas, box: Box, title: str) -> Point:
    """The empty card; returns the middle of its lower part."""
    canvas.plate("well_tray", box)
    canvas.write(title, _TITLE, box.line(13, 5), anchor="center")
    return box.line(box.h * 0.64).center


def outcome_chest(canvas: Canvas, box: Box, title: str, chest: str | None) -> None:
    """A chest goes to the island area; a ghost while none is chosen."""
    x, y = _outcome(canvas, box, title)
    if chest is None:
        canvas.icon("chest", (x - 42, y), 34, "locked", alpha=150)
    else:
        draw_chest(canvas, chest, (x - 42, y), 40)
    canvas.icon(ICON["move"], (x - 2, y), 16, "gold_l")
    canvas.icon(ICON["island"], (x + 36, y), 34, "glyph", shadow=110)


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
    token, now, way, then = (x + aside for aside in (_NARROW if lost else _WIDE))
    tone = "warn" if after < before else "good" if after > before else "label_dim"
    canvas.disc(COLOUR[colour].rgb, ICON[area], (token, y), 32)
    canvas.write(str(before), _BOX, (now, y - 1), anchor="center")
    canvas.icon(ICON["move"], (way, y), 16, tone)
    canvas.write(str(after), _BOX.inked(tone), (then, y - 1), anchor="center")
    for index, chest in enumerate(lost):
        spot = Box(x + 44 + 5 * index, y - 3 * index, 0, 0)
        draw_chest(canvas, chest, spot.center, 34)
        canvas.icon("cancel", spot.moved(14, 8).center, 19, "warn", shadow=160)


def outcome_words(canvas: Canvas, box: Box, title: str, text: str, icon: str, tone: str = "good") -> None:
    """A symbol with a few words ("does not defend")."""
    x, y = _outcome(canvas, box, title)
    wide = box.w - 44
    left = x - (min(wide, canvas.width(text, "bold", _EFFECT.size)) + 30) / 2
    canvas.icon(icon, (left + 11, y), 23, tone, shadow=90)
    canvas.write(text, _EFFECT.inked(tone), (left + 30, y), wide)
