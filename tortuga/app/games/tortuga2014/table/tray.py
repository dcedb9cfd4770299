"""The tray and its content: headings, dice to choose from, sums, the ranking of an action."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from typing_extensions import override

from tortuga.app.draw.canvas import LEAST, WRAP_LEADING, Canvas, Style, at_most, legible
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga2014.palette import COLOUR, ICON
from tortuga.app.games.tortuga2014.shown import DiceShown
from tortuga.app.games.tortuga2014.table.layout import TRAY
from tortuga.app.games.tortuga2014.table.pieces import (
    SHADE,
    DieState,
    draw_bonus_tile,
    draw_die,
    draw_pip,
    draw_screen,
)
from tortuga.app.table.layers import STANDARD
from tortuga.app.table.marks import Spot
from tortuga.app.table.part import Hit, Part

TRAY_SCREEN: Final[Box] = Box(1064, 770, 444, 40)
TRAY_DICE_Y: Final = 882
SUM_ROW: Box = TRAY.line(204, 22)._replace(h=72)
NOTE_STRIP: Box = TRAY.line(232, 22)._replace(h=50)


class Tray(Part):
    """The tray and the banner as things to ask about; each chooser draws what lies in the tray."""

    places = {"tray": TRAY, "banner": STANDARD.banner}
    points = ("banner", "tray")
    pages = {"tray": "round", "banner": "round"}

    @override
    def areas(self, shown: DiceShown) -> Iterator[Hit]:
        """One's own folding screen stands in it."""
        yield from super().areas(shown)
        if shown.behind_screen(shown.me):
            yield Hit(Spot("screen", shown.me), TRAY_SCREEN)


def tray_die(position: int, count: int) -> Box:
    """Where the position-th of `count` rolled dice lies in the tray."""
    step, size = (111, 88) if count <= 4 else (90, 74)
    return Box.around((TRAY.center[0] + (position - (count - 1) / 2) * step, TRAY_DICE_Y), size)


def leather(canvas: Canvas) -> None:
    """The stitched pad under everything in the tray."""
    canvas.plate("leather", TRAY)


def heading(
    canvas: Canvas, title: str, note: str = "", note_ink: str = "note", screen: str | None = None
) -> None:
    """Title and note of the tray; `screen` = player colour whose folding screen stands behind them."""
    if screen is not None:
        stand = TRAY.line(12, 16)._replace(h=40)
        draw_screen(canvas, stand, screen, emblems=False)
        # one dark board from post to post: its words are readable on every player's colour
        canvas.fill(stand.inset(6, 5), "slot", 150, radius=5)
    line = TRAY.line(32, 26 if screen is None else 34)
    room = line.w - (12 if screen is None else 16)
    note_w = min(canvas.width(note, "ital", 20, True), room * 0.58) if note else 0.0
    # the note gives way before the title loses its small capitals
    beside = room - canvas.width(title, "sc", LEAST + 1, True)
    note_w = min(note_w, max(beside, canvas.width(note, "ital", LEAST, True) + 1)) if note else 0.0
    title, role, size = canvas.fitted(title, "sc", min(28.0, canvas.sized("sc", 24)), room - note_w)
    canvas.write(title, Style(role, size, "label", SHADE), line.at("midleft"))
    if note:
        ink = "on_dark" if screen is not None else note_ink
        end = line.moved(dy=1).at("midright")
        canvas.write(note, legible("ital", 20, ink, SHADE), end, note_w + 1, "midright")


def line_below(canvas: Canvas, text: str, y: float = 64, ink: str = "label_dim") -> None:
    """A sentence across the tray, `y` units below its top; wraps into two lines when it must."""
    line = TRAY.line(y, 28)
    for i, row in enumerate(at_most(canvas.lines(text, "bold", 18, line.w), 2)):
        canvas.write(row, legible("bold", 18, ink, grows=False), line.moved(dy=i * 22))


def note_strip(canvas: Canvas, text: str, icon: str, *, warn: bool = False, box: Box = NOTE_STRIP) -> None:
    """A strip with a symbol and one or two lines; `warn` for losses."""
    canvas.plate("well_warn" if warn else "well_tray", box)
    symbol, words = box.inset(0, 3).cut(left=50)
    size = min(30, box.h - 14)
    canvas.icon(icon, symbol.moved(dx=1).center, size, "warn" if warn else "glyph", shadow=110)
    sentence_in(canvas, text, words.cut(right=12)[1], 19, "cream")


def sentence_in(canvas: Canvas, text: str, box: Box, size: float, ink: str, role: str = "bold") -> None:
    """A sentence in a box, from the left: one line, or as many smaller ones as fit."""
    x, y, w, h = box
    if canvas.art.letters.growth > 1.0:
        rows, size = canvas.typeset(text, Style(role, size), w, h)
        if len(rows) * size * WRAP_LEADING <= h + 2:
            for i, row in enumerate(rows):
                spot = (x, y + h / 2 + (i - (len(rows) - 1) / 2) * size * WRAP_LEADING)
                canvas.write(row, legible(role, size, ink, grows=False), spot, w)
            return
    if canvas.width(text, role, size, True) > w and h >= 34:
        size = min(size, 17 if h >= 40 else LEAST)
    leading = 20 if h >= 40 else 17
    most = max(1, int(h // leading))
    rows = canvas.lines(text, role, size, w) if most > 1 else [text]
    count = min(most, len(rows))
    for i, row in enumerate(rows[:count]):
        line = " ".join(rows[i:]) if i == count - 1 else row
        spot = (x, y + h / 2 + (i - (count - 1) / 2) * leading)
        canvas.write(line, legible(role, size, ink, grows=False), spot, w)


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
) -> None:
    """A rolled die to choose: kept, legal, blocked or plain, with its reason below.

    letter: of the baked picture (`DiceShown.die_letter`). box: from `tray_die`.
    """
    center = box.center
    size = box.w
    angle = 0 if state == "kept" else _TILT[ord(letter) % len(_TILT)]
    if hot:
        canvas.glow(box.inset(-3), 18, 0.7, blur=7)
    draw_die(canvas, player, letter, face, center, size, angle, state, lift=7)
    wide = size + (20 if size > 80 else 8)
    _note_below(canvas, note, _NOTE_INK[state], (center[0], TRAY.y + 189), wide)


def _note_below(canvas: Canvas, note: str, ink: str, center: Point, wide: float) -> None:
    """One or two short lines under a die; they do not grow, or five notes would have five sizes."""
    if canvas.width(note, "bold", 17, True) <= wide or " " not in note:
        canvas.write(note, legible("bold", 17, ink, SHADE, grows=False), center, wide, "center")
        return
    rows = at_most(canvas.lines(note, "bold", 16.5, wide), 2)
    for i, row in enumerate(rows):
        spot = (center[0], center[1] + (i - (len(rows) - 1) / 2) * 16)
        canvas.write(row, legible("bold", 16.5, ink, SHADE, grows=False), spot, wide + 3, "center")


# ------------------------------------------------------------------------------------------ sums
@dataclass(frozen=True, slots=True)
class SumPart:
    """One thing of a sum: a die, a bonus tile, or a sign between them."""

    kind: Literal["die", "bonus", "plus", "turns"]
    letter: str = "A"
    face: int = 0
    value: int = 0


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
    x, y, w, h = box
    cy = y + h / 2
    side_w = 0.0
    if right:
        side_w = min(110.0, max(canvas.width(right, "black", 22), canvas.width(right_small, "text", 17)))
        style = legible("black", 22, "cream", SHADE)
        canvas.write(right, style, (x + w - 16, cy - 12), side_w + 1, "midright")
        small = legible("text", 17, "label_dim", grows=False)  # it does not outgrow the number above it
        canvas.write(right_small, small, (x + w - 16, cy + 12), side_w + 1, "midright")
    left = x + 12
    if icon:
        canvas.icon(icon, (left + 17, cy), 34, "glyph", shadow=110)
        left += 44
    widths = {"die": 52.0, "bonus": 42.0, "plus": 18.0, "turns": 26.0}
    large = canvas.numeral(33, 46)
    total_w = canvas.width(total, "black", large) + 12
    room = w - (left - x) - side_w - total_w - 28
    need = sum(widths[part.kind] for part in parts)
    share = min(1.0, room / need) if need else 1.0
    for part in parts:
        step = widths[part.kind] * share
        center = (left + step / 2, cy)
        match part.kind:
            case "die":
                draw_die(canvas, player, part.letter, part.face, center, 44 * share, lift=3)
            case "bonus":
                draw_bonus_tile(canvas, center, part.value, 34 * share)
            case "plus":
                canvas.write("+", Style("black", 26 * share, "cream"), center, anchor="center")
            case "turns":
                canvas.icon(ICON["move"], center, 17, "gold_l")
        left += step
    canvas.write(total, Style("black", large, "gold_l", SHADE), (left + 6, cy - 1))


# ------------------------------------------------------------------------------------------ ranking
NAMES = legible("sc", 21, "cream", SHADE)
"""Size of a captain's name in the ranking."""
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
    x, y, w, h = box
    cy = y + h / 2
    acts = row.place is not None
    canvas.plate("well_gold" if row.lit else "well_tray", box, 255 if acts else 190)
    if acts:
        plate = "tag_gold" if row.place == 0 else "tag_steel"
        canvas.tag((x + 36, cy), row.plate, plate, None, 19, "on_dark", max_w=62)
    else:
        canvas.write("\u2013", Style("black", 24, "locked"), (x + 36, cy), anchor="center")
    canvas.emblem(COLOUR[row.colour], (x + 88, cy), 36)
    tone = "cream" if acts else "label_dim"
    room = _name_room(row)
    named = canvas.write(row.name, style._replace(color=tone, grows=False), (x + 112, cy - 1), room)
    if not row.numbers:
        room = box.right - 14 - (named[0] + named[2]) - 10
        canvas.write(row.note, legible("ital", 18, "locked"), (x + w - 14, cy), room, "midright")
        return
    total, large = f"= {row.total}", canvas.numeral(28, h - 4)
    ink = "gold_l" if acts else "label_dim"
    canvas.write(total, Style("black", large, ink, SHADE), (x + w - 14, cy - 1), anchor="midright")
    right = x + w - 14 - canvas.width(total, "black", large) - 8
    things = len(row.numbers) + bool(row.bonus)
    left = x + 240 if things < 5 else named[0] + named[2] + 8
    step = min(41.0, (right - left) / things)
    side = min(32.0, step - 2)
    for k, number in enumerate(row.numbers):
        draw_pip(canvas, row.colour, number, (left + step * (k + 0.5), cy), side, lift=3)
    if row.bonus:
        draw_bonus_tile(canvas, (left + step * (things - 0.5), cy), row.bonus, min(30.0, step - 2))
