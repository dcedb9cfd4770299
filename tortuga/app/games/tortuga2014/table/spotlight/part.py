"""The spotlight as a thing on the table, and the card shown in its place at the start of a round.

The card shows the standings, places won and lost, chests taken, and whether the round may be the last.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Final

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, Style, legible
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga2014.palette import ICON
from tortuga.app.games.tortuga2014.shown import DiceShown
from tortuga.app.games.tortuga2014.spotlight import RoundCard, RoundRow, Spotlight, Theft, area_of, contested
from tortuga.app.games.tortuga2014.table.layout import ArrangedPart, Arrangement, Shape
from tortuga.app.games.tortuga2014.table.pieces import draw_chest, draw_start_token
from tortuga.app.games.tortuga2014.table.spotlight.choice import choice_cards, choice_chest
from tortuga.app.games.tortuga2014.table.spotlight.duel import DuelPainter
from tortuga.app.games.tortuga2014.table.spotlight.paint import SpotlightPainter
from tortuga.app.table.marks import Spot
from tortuga.app.table.part import Hit, Silent
from tortuga.games.tortuga2014.legal import attacked_area
from tortuga.games.tortuga2014.state import View

CARD: Final = Box(486, 74, 948, 552)
_ROWS: Final = Box(512, 212, 896, 302)
_FOOT: Final = Box(512, 518, 896, 52)
_NOTE: Final = Box(512, 586, 890, 0)
_CLIMBED, _FACE, _CAPTAIN, _SCHOONER, _CHESTS = 56, 104, 144, 304, 352
"""Where these stand in a row, from its left: arrow, face, name, start player token, first chest."""
_LABEL, _AFTER_LABEL, _THEFT = 96.0, 24.0, 4.6
"""Room for the word before thefts, behind it, and from one theft to the next by the size of a face."""
_NAME_W, _CHESTS_W, _CHEST = 140.0, 400.0, 50.0
"""Room for a name, for all chests and, at most, for one."""
_ARROW: Final = Style("bold", 44)
_GAINED: Final = Style("bold", 26)
_THEFTS: Final = legible("ital", 20, "ink2")
_PLACE: Final = Style("display", 40, "red_d")
_NAME: Final = legible("sc", 22, "ink")
_POINTS: Final = Style("black", 34, "ink")
_UNKNOWN: Final = Style("text", 19, "ink2")


def draw_round_card(canvas: Canvas, shown: DiceShown, card: RoundCard) -> None:
    """Paint the card of a new round over the island."""
    say, target = shown.say, shown.table.options.target
    canvas.plate("parchment_torn", CARD)
    title = canvas.write(say("pic-round", round=card.round), Style("display", 72, "red_d"), (540, 140), 330)
    if card.last:
        box = Box(title.right + 50, 112, CARD.right - 54 - title.right - 50, 58)
        canvas.plate("primary", box)
        canvas.icon(ICON["tortuga"], (box.x + 36, box.center[1]), 40, "cream", shadow=110)
        style = legible("sc", 26, "cream", "shade")
        canvas.write(say("spot-last"), style, (box.x + 68, box.center[1]), box.w - 84)
    note = say("spot-ends", target=target)
    canvas.write(note, Style("ital", 21, "ink2"), CARD.line(118, 30), anchor="center")
    style = canvas.alike_names([(spec.name, _NAME_W) for spec in shown.seats], _NAME)
    rows = _ROWS.moved(dy=(4 - len(card.rows)) * _ROWS.h / 10)  # a little above the middle
    for index, row in enumerate(card.rows):
        _draw_row(canvas, shown, row, rows.row(index, 4, 8), style)
    kinds = groupby(card.thefts, lambda theft: "claimed" if theft.victim is None else "stolen")
    groups = [(say(f"spot-{how}"), tuple(thefts)) for how, thefts in kinds]
    label = canvas.alike([(words, _LABEL) for words, _ in groups], _THEFTS)
    room, left = _FOOT.w - len(groups) * (_LABEL + _AFTER_LABEL), _FOOT.x
    for words, thefts in groups:
        left = canvas.write(words, label, (left, _FOOT.center[1]), _LABEL).right + _AFTER_LABEL
        left = _draw_thefts(canvas, shown, thefts, left, min(_FOOT.h, room / (len(card.thefts) * _THEFT)))
    if any(None in board.tiles for board in shown.table.boards):
        canvas.write(say("spot-tiles-hidden"), Style("ital", 18, "ink2"), _NOTE, anchor="midright")


def _draw_thefts(
    canvas: Canvas, shown: DiceShown, thefts: Sequence[Theft], left: float, size: float
) -> float:
    """Who took which chest from whom, or from the island, in the round before; returns where this ends.

    Args:
        size: of a face.
    """
    middle = _FOOT.center[1]
    for theft in thefts:
        victim, *arrows, chest, thief = (left + size * part for part in (0.5, 1.25, 2.85, 2.05, 3.6))
        if theft.victim is None:
            canvas.icon(ICON["island"], (victim, middle), size * 0.9, "ink2")
        else:
            canvas.emblem(shown.seat_colour(theft.victim), (victim, middle), size, mood="angry")
        for arrow in arrows:
            canvas.icon(ICON["move"], (arrow, middle), size * 0.44, "ink2")
        draw_chest(canvas, theft.chest, (chest, middle), size * 0.94)
        canvas.emblem(shown.seat_colour(theft.seat), (thief, middle), size, mood="pleased")
        left += _THEFT * size
    return left


def _draw_row(canvas: Canvas, shown: DiceShown, row: RoundRow, box: Box, style: Style) -> None:
    """Paint place, arrow, captain, the chests at home and those sailing home, points."""
    seat, middle, board = row.seat, box.center[1], shown.board(row.seat)
    canvas.fill(box, "parch_dd", 120 if seat == shown.me else 60, radius=10)
    canvas.outline(box, "gold" if seat == shown.me else "parch_dd", 2, 10)
    canvas.write(str(row.place), _PLACE, (box.x + 28, middle), anchor="center")
    if row.climbed:
        tone, sign = ("good_plate", "\u25b2") if row.climbed > 0 else ("red", "\u25bc")
        canvas.write(sign, _ARROW.inked(tone), (box.x + _CLIMBED, middle), anchor="center")
    canvas.emblem(shown.seat_colour(seat), (box.x + _FACE, middle), 62)
    canvas.write(shown.seats[seat].name, style, (box.x + _CAPTAIN, middle), _NAME_W)
    if shown.has_schooner(seat) and shown.shows("schooner", seat):
        draw_start_token(canvas, (box.x + _SCHOONER, middle), 34)
    target, home, fleet = shown.table.options.target, board.tortuga, board.fleet
    places = max(target, len(home) + len(fleet))
    step = min(_CHEST, _CHESTS_W / places)
    for index in range(places):
        spot = (box.x + _CHESTS + index * step, middle)
        if index == target - 1:
            canvas.outline(Box.around(spot, step - 3, 52), "red", 2, 8)
            if index >= len(home) + len(fleet):
                canvas.write(str(target), Style("black", 24, "red"), spot, anchor="center")
        if index < len(home):
            draw_chest(canvas, home[index], spot, step - 8)
        elif index < len(home) + len(fleet):
            draw_chest(canvas, fleet[index - len(home)], spot, step - 8, alpha=120)
            canvas.icon(ICON["fleet"], (spot[0] + step * 0.22, middle + 14), 20, "ink2")
    points = canvas.write(str(row.points), _POINTS, (box.right - 128, middle), anchor="midright")
    if None in board.tiles:
        canvas.write("+?", _UNKNOWN, (points.right + 4, middle + 3))
    if row.gained is not None:
        tone = "good_plate" if row.gained > 0 else "red" if row.gained < 0 else "ink2"
        label = f"{row.gained:+d}" if row.gained else "\u00b10"
        canvas.write(label, _GAINED.inked(tone), (box.right - 22, middle), anchor="midright")


def painter_of(canvas: Canvas, shown: DiceShown, spotlight: Spotlight, at: Arrangement) -> SpotlightPainter:
    """The painter for the number of seats that play."""
    painter = DuelPainter if at.spotlight.duel else SpotlightPainter
    return painter(canvas, shown, spotlight, at)


class SpotlightLayer(ArrangedPart):
    """One of the pictures over the veil, separate so that a frame repaints little.

    Args:
        draw: paints it.
    """

    def __init__(self, draw: Callable[[SpotlightPainter], None], shape: Shape = "usual") -> None:
        super().__init__(shape)
        self._draw = draw

    @override
    def paint(self, canvas: Canvas, shown: DiceShown) -> None:
        if shown.spotlight is not None:
            at = self.arranged(shown.table.seats)
            self._draw(painter_of(canvas, shown, shown.spotlight, at))


class SpotlightPart(ArrangedPart):
    """The veil over the island, and what can be pointed at there."""

    kinds = ("spotlight_left", "spotlight_right", "drawn")
    pages = {"spotlight_left": "actions", "spotlight_right": "actions", "drawn": "hunt"}

    @override
    def box(self, spot: Spot, view: View, me: int) -> Box | None:
        layout = self.arranged(view.table.seats).spotlight
        match spot.kind:
            case "spotlight_left":
                return Box.around(layout.actor, layout.face)
            case "spotlight_right":
                return Box.around(layout.target, layout.face)
            case "drawn":
                return layout.tile(spot.index)
        return super().box(spot, view, me)

    @override
    def paint(self, canvas: Canvas, shown: DiceShown) -> None:
        at = self.arranged(shown.table.seats)
        if shown.spotlight is not None:
            painter_of(canvas, shown, shown.spotlight, at).veil()
        elif shown.marks.round_card is not None:
            with canvas.placed((at.aside, 0)):
                draw_round_card(canvas, shown, shown.marks.round_card)

    @override
    def areas(self, shown: DiceShown) -> Iterator[Hit]:
        """What is shown here stands for the same things on the boards."""
        spotlight, table = shown.spotlight, shown.table
        if spotlight is None or contested(table):
            return
        layout = self.arranged(table.seats).spotlight
        if not spotlight.choosing:
            for seat, place in ((spotlight.actor, layout.actor), (spotlight.target, layout.target)):
                if seat is not None:
                    yield Hit(Spot("ribbon", seat), Box.around(place, layout.face))
            return
        for seat, box in choice_cards(shown, layout):
            yield Silent(Spot(f"area_{area_of(table.action)}", seat), box)

    @override
    def hit(self, shown: DiceShown, pos: Point) -> Hit | None:
        """A chest on the card of a captain who might be attacked, else the card."""
        table, spotlight = shown.table, shown.spotlight
        if spotlight is not None and spotlight.choosing and table.place == 0:
            for seat, box in choice_cards(shown, self.arranged(table.seats).spotlight):
                for index in range(len(attacked_area(shown.board(seat), table.action))):
                    if (place := choice_chest(box, index)).has(pos):
                        return Silent(Spot(area_of(table.action), seat, index), place)
        return super().hit(shown, pos)
