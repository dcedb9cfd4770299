"""Cards and rows of the tray: chests to order, tiles, actions, rankings (R41-R43, R78-R83)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from tortuga.app.draw.canvas import LEAST, Canvas, Style, at_most, legible
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga2014.decisions.desk import DiceDesk
from tortuga.app.games.tortuga2014.palette import COLOUR, FACE_ICON, ICON
from tortuga.app.games.tortuga2014.shown import dice_on
from tortuga.app.games.tortuga2014.table import tray as kit
from tortuga.app.games.tortuga2014.table.layout import TRAY
from tortuga.app.games.tortuga2014.table.pieces import (
    CHEST_SHAPE,
    SHADE,
    draw_chest,
    draw_treasure_tile,
    tick,
)
from tortuga.app.games.tortuga2014.table.tray import Place, RankRow
from tortuga.games.tortuga2014.pieces import ACTIONS
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
    fits = (r for r in ("sc", "bold") if all(canvas.width(line, r, LEAST, True) <= room for line in every))
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


def rank_rows(desk: DiceDesk) -> list[RankRow]:
    """All players, best first; who has no die there comes last. Empty between actions."""
    table, say = desk.table, desk.say
    others = tuple(seat for seat in range(table.seats) if seat not in table.ranking)
    rows = []
    for index, seat in enumerate((*table.ranking, *table.clockwise(others))):
        board = table.boards[seat]
        dice = dice_on(board, table.action)
        acts: Place = 0 if index == 0 else 1
        place = acts if seat in table.actors else None
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
