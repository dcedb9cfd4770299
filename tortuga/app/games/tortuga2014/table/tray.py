"""The tray and its content: headings, dice to choose from, sums, the ranking of an action."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from typing_extensions import override

from tortuga.app.draw.canvas import MIN_TEXT, WRAP_LEADING, Canvas, Style, at_most, legible
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga2014.palette import COLOUR, ICON
from tortuga.app.games.tortuga2014.shown import DiceShown
from tortuga.app.games.tortuga2014.table.layout import TRAY, ArrangedPart
from tortuga.app.games.tortuga2014.table.pieces import (
    SHADE,
    DieState,
    draw_bonus_tile,
    draw_die,
    draw_pip,
    draw_screen,
)
from tortuga.app.table.marks import Spot
from tortuga.app.table.part import Hit
from tortuga.games.tortuga2014.state import View

TRAY_SCREEN: Final[Box] = Box(1064, 770, 444, 40)
"""The folding screen, behind the title."""
SUM_ROW: Box = TRAY.line(204, 22)._replace(h=72)
NOTE_STRIP: Box = TRAY.line(232, 22)._replace(h=50)
_TITLE, _TITLE_ON_SCREEN = TRAY.line(32, 26), TRAY.line(32, 34)
_NOTE: Final = legible("ital", 20, "note", SHADE)
_BELOW: Final = legible("bold", 18, "label_dim", grows=False)
_DICE: Final[Box] = Box.around((TRAY.center[0], 882), 88)
"""The middle one of a few dice; more are smaller and closer together."""


class Tray(ArrangedPart):
    """The tray and the banner as things to ask about; each chooser draws what lies in the tray."""

    kinds = ("tray", "banner")
    pages = {"tray": "round", "banner": "round"}

    @override
    def box(self, spot: Spot, view: View, me: int) -> Box | None:
        at = self.arranged(view.table.seats)
        return {"banner": at.banner, "tray": TRAY.moved(at.lower)}.get(spot.kind)

    @override
    def areas(self, shown: DiceShown) -> Iterator[Hit]:
        """One's own folding screen stands in it."""
        at = self.arranged(shown.table.seats)
        yield Hit(Spot("banner"), at.banner)
        yield Hit(Spot("tray"), TRAY.moved(at.lower))
        if shown.behind_screen(shown.me):
            yield Hit(Spot("screen", shown.me), TRAY_SCREEN.moved(at.lower))


def tray_die(position: int, count: int) -> Box:
    """Where the position-th of `count` rolled dice lies in the tray."""
    middle, step = (_DICE, 111) if count <= 4 else (_DICE.inset(7), 90)
    return middle.moved((position - (count - 1) / 2) * step)


def heading(canvas: Canvas, title: str, note: str = "", screen: str | None = None) -> None:
    """Title and note of the tray; `screen` = player colour whose folding screen stands behind them."""
    line, room, style = _TITLE, _TITLE.w - 12, _NOTE
    if screen is not None:
        line, room, style = _TITLE_ON_SCREEN, _TITLE_ON_SCREEN.w - 16, _NOTE.inked("on_dark")
        draw_screen(canvas, TRAY_SCREEN, screen, emblems=False)
        # one dark board from post to post: its words are readable on every player's colour
        canvas.fill(TRAY_SCREEN.inset(6, 5), "slot", 150, radius=5)
    note_w = 0.0
    if note:  # it gives way before the title loses its small capitals
        beside = room - canvas.width(title, "sc", MIN_TEXT + 1, True)
        least = max(beside, canvas.width(note, style.role, MIN_TEXT, True) + 1)
        note_w = min(canvas.width(note, style.role, style.size, True), room * 0.58, least)
    title, role, size = canvas.fitted(title, "sc", min(28.0, canvas.sized("sc", 24)), room - note_w)
    canvas.write(title, Style(role, size, "label", SHADE), line.at("midleft"))
    canvas.write(note, style, line.moved(dy=1).at("midright"), note_w + 1, "midright")


def line_below(canvas: Canvas, text: str, y: float = 64) -> None:
    """A sentence across the tray, `y` units below its top; wraps into two lines when it must."""
    line = TRAY.line(y, 28)
    for i, row in enumerate(at_most(canvas.lines(text, _BELOW.role, _BELOW.size, line.w), 2)):
        canvas.write(row, _BELOW, line.moved(dy=i * 22))


def note_strip(canvas: Canvas, text: str, icon: str, *, warn: bool = False, box: Box = NOTE_STRIP) -> None:
    """A strip with a symbol and one or two lines; `warn` for losses."""
    canvas.plate("well_warn" if warn else "well_tray", box)
    symbol, words = box.inset(0, 3).cut(left=50)
    size = min(30, box.h - 14)
    canvas.icon(icon, symbol.moved(dx=1).center, size, "warn" if warn else "glyph", shadow=110)
    sentence_in(canvas, text, words.cut(right=12)[1], 19, "cream")


def sentence_in(canvas: Canvas, text: str, box: Box, size: float, ink: str) -> None:
    """A sentence in a box, from the left: one line, or as many smaller ones as fit."""
    rows, size, leading = _sentence_rows(canvas, text, box, size)
    style = legible("bold", size, ink, grows=False)
    _stacked(canvas, rows, style, box.at("midleft"), box.w, leading, "midleft")


def _sentence_rows(canvas: Canvas, text: str, box: Box, size: float) -> tuple[list[str], float, float]:
    """The lines of a sentence in a box, their size and distance."""
    if canvas.art.letters.growth > 1.0:
        rows, grown = canvas.typeset(text, Style("bold", size), box.w, box.h)
        if len(rows) * grown * WRAP_LEADING <= box.h + 2:
            return rows, grown, grown * WRAP_LEADING
        size = grown
    small, leading = (17, 20) if box.h >= 40 else (MIN_TEXT, 17)
    if canvas.width(text, "bold", size, True) > box.w and box.h >= 34:
        size = min(size, small)
    most = max(1, int(box.h // leading))
    rows = canvas.lines(text, "bold", size, box.w) if most > 1 else [text]
    return at_most(rows, most), size, leading


def _stacked(
    canvas: Canvas, rows: Sequence[str], style: Style, at: Point, room: float, leading: float, anchor: str
) -> None:
    """Lines below each other, their middle at a point."""
    top = at[1] - (len(rows) - 1) / 2 * leading
    for i, row in enumerate(rows):
        canvas.write(row, style, (at[0], top + i * leading), room, anchor)


# ------------------------------------------------------------------------------------------ dice
_NOTE_INK: dict[str, str] = {"kept": "good", "legal": "cream", "blocked": "locked", "plain": "label_dim"}
_TILT = (-6, 5, -7, 6, -5)


def die_choice(
    canvas: Canvas,
    player: str,
    letter: str,
    face: int,
    box: Box,
    state: DieState,
    note: str,
    hot: bool = False,
    numerals: str = "",
) -> None:
    """A rolled die to choose: kept, legal, blocked or plain, with its reason below, or the tutor's numbers.

    letter: of the baked picture (`DiceShown.die_letter`). box: from `tray_die`.
    """
    size, angle = box.w, 0 if state == "kept" else _TILT[ord(letter) % len(_TILT)]
    if hot:
        canvas.glow(box.inset(-3), 18, 0.7)
    draw_die(canvas, player, letter, face, box.center, size, angle, state, lift=7)
    # the note has one or two short lines, which do not grow, or five notes would have five sizes
    wide = size + (20 if size > 80 else 8)
    if numerals:
        canvas.tag((box.center[0], TRAY.y + 189), numerals, "tab_off", None, 16.5, "red", wide)
        return
    style, rows = legible("bold", 17, _NOTE_INK[state], SHADE, grows=False), [note]
    if canvas.width(note, style.role, style.size, True) > wide and " " in note:
        style, wide = style.fixed(16.5), wide + 3
        rows = at_most(canvas.lines(note, style.role, style.size, wide - 3), 2)
    _stacked(canvas, rows, style, (box.center[0], TRAY.y + 189), wide, 16, "center")


# ------------------------------------------------------------------------------------------ sums
@dataclass(frozen=True, slots=True)
class SumPart:
    """One thing of a sum: a die, a bonus tile, or a sign between them."""

    kind: Literal["die", "bonus", "plus", "turns"]
    letter: str = "A"
    face: int = 0
    value: int = 0


_WIDTHS = {"die": 52.0, "bonus": 42.0, "plus": 18.0, "turns": 26.0}
_PLACES: Final = legible("black", 22, "cream", SHADE)
_PLACES_OF: Final = legible("text", 17, "label_dim", grows=False)
"""It does not outgrow the number above it."""


def joined(parts: Sequence[SumPart]) -> list[SumPart]:
    """The parts with a plus between them."""
    return [one for part in parts for one in (SumPart("plus"), part)][1:]


def sum_row(
    canvas: Canvas,
    player: str,
    icon: str | None,
    parts: Sequence[SumPart],
    total: str,
    right: str = "",
    right_small: str = "",
    box: Box = SUM_ROW,
) -> None:
    """Dice and bonus tile that make a total ("= 8"); at the right, how many places they take."""
    canvas.plate("well_tray", box)
    line, side_w = box.line(box.h / 2, 12, 16), 0.0
    if right:
        number_w = canvas.width(right, _PLACES.role, _PLACES.size)
        side_w = min(110.0, max(number_w, canvas.width(right_small, _PLACES_OF.role, _PLACES_OF.size)))
        canvas.write(right, _PLACES, line.moved(dy=-12).at("midright"), side_w + 1, "midright")
        canvas.write(right_small, _PLACES_OF, line.moved(dy=12).at("midright"), side_w + 1, "midright")
    if icon:
        symbol, line = line.cut(left=44)
        canvas.icon(icon, symbol.moved(-5).center, 34, "glyph", shadow=110)
    large = canvas.numeral(33, 46)
    room = line.w - side_w - canvas.width(total, "black", large) - 24
    need = sum(_WIDTHS[part.kind] for part in parts)
    share = min(1.0, room / need) if need else 1.0
    for part in parts:
        place, line = line.cut(left=_WIDTHS[part.kind] * share)
        match part.kind:
            case "die":
                draw_die(canvas, player, part.letter, part.face, place.center, 44 * share, lift=3)
            case "bonus":
                draw_bonus_tile(canvas, place.center, part.value, 34 * share)
            case "plus":
                canvas.write("+", Style("black", 26 * share, "cream"), place.center, anchor="center")
            case "turns":
                canvas.icon(ICON["move"], place.center, 17, "gold_l")
    canvas.write(total, Style("black", large, "gold_l", SHADE), line.moved(6, -1).at("midleft"))


# ------------------------------------------------------------------------------------------ ranking
NAMES = legible("sc", 21, "cream", SHADE)
"""Size of a captain's name in the ranking."""
_PLATE_X, _EMBLEM_X, _NAME_X, _DICE_X = 36, 88, 112, 240
Place: TypeAlias = Literal[0, 1, None]


@dataclass(frozen=True, slots=True)
class RankRow:
    """One player in the ranking of an action."""

    colour: str
    name: str
    place: Place = None
    """0 = gold plate, 1 = steel plate, None = does not act."""
    plate: str = ""
    """Words of the plate ("1st")."""
    numbers: tuple[int, ...] = ()
    """Numbers of the dice there; none = not taking part."""
    bonus: int = 0
    total: str = ""
    note: str = ""
    """Why there are no dice, or the points at the end."""
    lit: bool = False
    """Framed in gold: this captain acts now, or has won."""


def ranking_box(index: int, count: int = 4) -> Box:
    """Where the index-th of `count` rows lies."""
    step = 43 if count >= 4 else 50
    return TRAY.line(52 + index * step, 20)._replace(h=step - 3)


def ranking_rows(canvas: Canvas, rows: Sequence[RankRow], count: int = 4) -> None:
    """The whole ranking, its names of one size; room for `count` rows."""
    style = canvas.alike([(row.name, _name_room(row)) for row in rows], NAMES)
    for index, row in enumerate(rows):
        ranking_row(canvas, row, ranking_box(index, count), style)


def _name_room(row: RankRow) -> float:
    return 122 if row.numbers else 150


def ranking_row(canvas: Canvas, row: RankRow, box: Box, style: Style = NAMES) -> None:
    """Plate, emblem, name, dice, bonus tile and total of one captain; `style` of the name."""
    (x, cy), end = box.at("midleft"), box.moved(-14).at("midright")
    acts = row.place is not None
    canvas.plate("well_gold" if row.lit else "well_tray", box, 255 if acts else 190)
    if acts:
        plate = "tag_gold" if row.place == 0 else "tag_steel"
        canvas.tag((x + _PLATE_X, cy), row.plate, plate, None, 19, "on_dark", max_w=62)
    else:
        canvas.write("\u2013", Style("black", 24, "locked"), (x + _PLATE_X, cy), anchor="center")
    canvas.emblem(COLOUR[row.colour], (x + _EMBLEM_X, cy), 36)
    tone = "cream" if acts else "label_dim"
    style = style._replace(color=tone, grows=False)
    named = canvas.write(row.name, style, (x + _NAME_X, cy - 1), _name_room(row))
    if not row.numbers:
        canvas.write(row.note, legible("ital", 18, "locked"), end, end[0] - named.right - 10, "midright")
        return
    ink = "gold_l" if acts else "label_dim"
    large = Style("black", canvas.numeral(28, box.h - 4), ink, SHADE)
    total = f"= {row.total}"
    canvas.write(total, large, (end[0], cy - 1), anchor="midright")
    things = len(row.numbers) + bool(row.bonus)
    left = x + _DICE_X if things < 5 else named.right + 8
    dice = Box(left, box.y, end[0] - canvas.width(total, "black", large.size) - 8 - left, box.h)
    step = min(41.0, dice.w / things)
    places = [dice.moved(step * k)._replace(w=step).center for k in range(things)]
    for number, place in zip(row.numbers, places, strict=False):
        draw_pip(canvas, row.colour, number, place, min(32.0, step - 2), lift=3)
    if row.bonus:
        draw_bonus_tile(canvas, places[-1], row.bonus, min(30.0, step - 2))
