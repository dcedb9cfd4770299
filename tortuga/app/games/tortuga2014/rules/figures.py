"""Drawn examples: pieces of a table, painted by the same painters as the game, cut out and kept.

A figure is drawn at the size of the table itself, so everything on it looks as it does in the game.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import pygame

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga2014 import positions as at_hand
from tortuga.app.games.tortuga2014.decisions import waiting
from tortuga.app.games.tortuga2014.decisions.choose import chooser_for
from tortuga.app.games.tortuga2014.decisions.desk import DiceChooser, DiceDesk
from tortuga.app.games.tortuga2014.palette import NAME
from tortuga.app.games.tortuga2014.table import layout as at
from tortuga.app.games.tortuga2014.table import tray as traykit
from tortuga.app.games.tortuga2014.table.boards import opponent_board, own_board
from tortuga.app.games.tortuga2014.table.center import center_piece
from tortuga.app.games.tortuga2014.table.shown import DiceMarks, DiceShown, dice_marks
from tortuga.app.games.tortuga2014.table.topbar import top_bar
from tortuga.app.table.layers import TOPBAR, grown
from tortuga.app.text import Text
from tortuga.games.tortuga2014.commands import Claim, Command, KeepTile, MoveChests, Perform, Steal, TakeBonus
from tortuga.games.tortuga2014.observer import observe
from tortuga.games.tortuga2014.state import Table
from tortuga.kernel.players import HUMAN, SeatSpec

_ME = 0


@dataclass(frozen=True)
class Figure:
    """A part of a table.

    Args:
        table: what stands there.
        crop: which part of the stage is shown, units.
        pick: the reader's choice that is shown, when there is one to make; None shows none.
        decides: whether the reader is making a choice.
    """

    table: Table
    crop: Box
    pick: Command | None = None
    decides: bool = False


def _action(index: int, count: int = 1) -> Box:
    x, y, w, h = at.OWN_ACTIONS
    step = w + at.OWN_ACTION_GAP
    return (x + index * step - 12, y - 8, count * step + 16, h + 16)


def _across(left: Box, right: Box) -> Box:
    # 3 above: the ribbon with the name ends there, and a sliver of it would stay in the picture
    return (left[0] - 12, left[1] - 3, right[0] + right[2] - left[0] + 24, left[3] + 11)


def _seat(place: Point) -> Box:
    return (place[0] - 12, place[1] - 14, at.SEAT_SIZE[0] + 24, at.SEAT_SIZE[1] + 26)


_TRAY: Box = grown(at.TRAY, 8)
_LEFT, _RIGHT = _seat(at.LEFT_UPPER), _seat(at.RIGHT_UPPER)
_ISLAND: Box = (704, 300, 512, 176)
_FLEET, _CREW = _across(at.OWN_FLEET, at.OWN_FLEET), _across(at.OWN_CREW, at.OWN_CREW)

FIGURES: Final[dict[str, Figure]] = {
    "goal": Figure(at_hand.GOAL, _across(at.OWN_TORTUGA, at.OWN_ISLAND)),
    "table": Figure(at_hand.BOARDING, at.STAGE),
    "center": Figure(at_hand.CENTER, (452, 300, 1016, 334)),
    "board": Figure(at_hand.GOAL, _across(at.OWN_FLEET, at.OWN_CREW)),
    "setup": Figure(at_hand.SETUP, _across(at.OWN_TORTUGA, at.OWN_ISLAND)),
    "round": Figure(at_hand.BOARDING, (524, 0, 944, 60)),
    "totals": Figure(at_hand.BOARDING, _action(1, 3)),
    "roll": Figure(at_hand.ROLL, _TRAY, at_hand.ROLL_PICK, True),
    "preview": Figure(at_hand.ROLL, _action(2, 3), at_hand.ROLL_PICK, True),
    "skull-joins": Figure(at_hand.SKULL_JOINS, _TRAY, at_hand.SKULL_JOINS_PICK, True),
    "skulls": Figure(at_hand.SKULLS, _TRAY, None, True),
    "stuck": Figure(at_hand.STUCK, _TRAY, None, True),
    "reveal": Figure(at_hand.REVEAL, _LEFT),
    "bonus": Figure(at_hand.BONUS, _TRAY, TakeBonus(4), True),
    "tie": Figure(at_hand.TIE, _TRAY),
    "fleet-before": Figure(at_hand.FLEET_BEFORE, _FLEET),
    "fleet-after": Figure(at_hand.FLEET_AFTER, _FLEET),
    "crew-before": Figure(at_hand.CREW_BEFORE, _CREW),
    "crew-after": Figure(at_hand.CREW_AFTER, _CREW),
    "hunt": Figure(at_hand.HUNT, _TRAY, KeepTile(1), True),
    "board-first": Figure(at_hand.BOARDING, _LEFT, Steal(1, 0), True),
    "raid-second": Figure(at_hand.RAIDING, _TRAY, Claim(2, "yellow"), True),
    "raid-island": Figure(at_hand.RAIDING, _ISLAND, Claim(2, "yellow"), True),
    "defends": Figure(at_hand.BOARDING, (_RIGHT[0], _RIGHT[1] + 92, _RIGHT[2], 236), None, True),
    "open": Figure(at_hand.BOARDING, (_LEFT[0], _LEFT[1] + 92, _LEFT[2], 236), None, True),
    "surplus": Figure(at_hand.SURPLUS, _FLEET),
    "island": Figure(at_hand.SURPLUS, _ISLAND),
    "move-cards": Figure(at_hand.MOVE, _TRAY, MoveChests(("white", "red"), ("purple", "yellow")), True),
    "move-plan": Figure(
        at_hand.MOVE,
        _across(at.OWN_FLEET, at.OWN_CREW),
        MoveChests(("white", "red"), ("purple", "yellow")),
        True,
    ),
    "end": Figure(at_hand.END, _across(at.OWN_TORTUGA, at.OWN_ISLAND)),
    "scoring": Figure(at_hand.SCORED, _across(at.OWN_TORTUGA, at.OWN_CREW)),
    "two": Figure(at_hand.TWO, (660, 250, 600, 300)),
}


def seats(text: Text, count: int) -> tuple[SeatSpec, ...]:
    """The captains of all examples."""
    return tuple(SeatSpec(HUMAN, text.say(f"newgame-name-{i + 1}"), at_hand.COLOURS[i]) for i in range(count))


def chooser_of(figure: Figure, text: Text) -> DiceChooser | None:
    """The decision that a figure shows, with its choice made."""
    if not figure.decides:
        return None
    view = observe(figure.table, _ME)
    chooser = chooser_for(DiceDesk(view, seats(text, figure.table.seats), text.say))
    if figure.pick is not None and not isinstance(figure.pick, Perform):
        chooser.propose(figure.pick)
    return chooser


class Album:
    """Finished pictures of figures for one window size and language."""

    def __init__(self, text: Text) -> None:
        self._text = text
        self._made_for: object = None
        self._pictures: dict[str, pygame.Surface] = {}

    def picture(self, canvas: Canvas, name: str, widest: float) -> pygame.Surface:
        """The picture of a figure, no wider than `widest` units; painted when it is first asked for."""
        letters = canvas.art.letters
        made_for = (canvas.surface.get_size(), self._text.language, letters.growth, letters.readable)
        if made_for != self._made_for:
            self._made_for = made_for
            self._pictures.clear()
        if name not in self._pictures:
            self._pictures[name] = self._paint(canvas, FIGURES[name], widest)
        return self._pictures[name]

    def _paint(self, canvas: Canvas, figure: Figure, widest: float) -> pygame.Surface:
        layer = canvas.copy()
        layer.clip(figure.crop)
        layer.backdrop(f"{NAME}/table")
        paint(layer, figure, self._text)
        layer.clip(None)
        part = layer.surface.subsurface(layer.rect(*figure.crop).clip(layer.surface.get_rect())).copy()
        if figure.crop[2] > widest:
            share = widest / figure.crop[2]
            part = pygame.transform.smoothscale(
                part, (round(part.get_width() * share), round(part.get_height() * share))
            )
        return part


def paint(canvas: Canvas, figure: Figure, text: Text) -> None:
    """The whole table of a figure; what lies outside the canvas' clip costs little."""
    table = figure.table
    view = observe(table, _ME)
    chooser = chooser_of(figure, text)
    marks = dice_marks(chooser.marks()) if chooser is not None else DiceMarks()
    sight = DiceShown(view, _ME, marks, seats(text, table.seats), text)
    painters: list[tuple[Box, Callable[[], None]]] = [
        (at.CENTER_REGION, lambda: center_piece(canvas, sight)),
        *(
            (sight.box("board", seat), lambda seat=seat: opponent_board(canvas, sight, seat))
            for seat in range(1, table.seats)
        ),
        (at.OWN_BOARD, lambda: own_board(canvas, sight)),
        (at.TRAY, lambda: _tray(canvas, chooser, sight)),
        (TOPBAR, lambda: _bar(canvas, sight)),
    ]
    for box, painter in painters:
        if canvas.rect(*box).colliderect(canvas.surface.get_clip()):
            painter()


def _tray(canvas: Canvas, chooser: DiceChooser | None, sight: DiceShown) -> None:
    traykit.leather(canvas)
    if chooser is not None:
        chooser.tray(canvas, None)
    else:
        desk = DiceDesk(sight.view, tuple(sight.seats), sight.text.say)
        waiting.tray(canvas, desk, frozenset(), 0.0)


def _bar(canvas: Canvas, sight: DiceShown) -> None:
    top_bar(canvas, sight)
