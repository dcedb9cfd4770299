"""Drawn examples: pieces of a table, painted by the same painters as the game, cut out and kept.

A figure is drawn at the size of the table itself, so everything on it looks as it does in the game.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga2014 import positions as at_hand
from tortuga.app.games.tortuga2014.decisions import waiting
from tortuga.app.games.tortuga2014.decisions.choose import chooser_for
from tortuga.app.games.tortuga2014.decisions.desk import DiceChooser, DiceDesk
from tortuga.app.games.tortuga2014.palette import NAME
from tortuga.app.games.tortuga2014.seen.shown import DiceMarks, DiceShown, dice_marks
from tortuga.app.games.tortuga2014.table import tray as traykit
from tortuga.app.games.tortuga2014.table.layout import LEFT_UPPER, RIGHT_UPPER, SEAT_SIZE, STAGE, TRAY
from tortuga.app.games.tortuga2014.table.own import (
    OWN_ACTION_GAP,
    OWN_ACTIONS,
    OWN_CREW,
    OWN_FLEET,
    OWN_ISLAND,
    OWN_TORTUGA,
)
from tortuga.app.games.tortuga2014.table.parts import PARTS
from tortuga.app.gameui.book import Figure
from tortuga.app.text import Text
from tortuga.games.tortuga2014.commands import Claim, Command, KeepTile, MoveChests, Perform, Steal, TakeBonus
from tortuga.games.tortuga2014.observer import observe
from tortuga.games.tortuga2014.state import Table
from tortuga.kernel.players import HUMAN, SeatSpec

_ME = 0


@dataclass(frozen=True)
class Example:
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
    x, y, w, h = OWN_ACTIONS
    step = w + OWN_ACTION_GAP
    return Box(x + index * step - 12, y - 8, count * step + 16, h + 16)


def _across(left: Box, right: Box) -> Box:
    # 3 above: the ribbon with the name ends there, and a sliver of it would stay in the picture
    return Box(left[0] - 12, left[1] - 3, right[0] + right[2] - left[0] + 24, left[3] + 11)


def _seat(place: Point) -> Box:
    return Box(place[0] - 12, place[1] - 14, SEAT_SIZE[0] + 24, SEAT_SIZE[1] + 26)


_TRAY: Box = TRAY.inset(-8)
_LEFT, _RIGHT = _seat(LEFT_UPPER), _seat(RIGHT_UPPER)
_ISLAND: Box = Box(704, 300, 512, 176)
_FLEET, _CREW = _across(OWN_FLEET, OWN_FLEET), _across(OWN_CREW, OWN_CREW)

EXAMPLES: Final[dict[str, Example]] = {
    "goal": Example(at_hand.GOAL, _across(OWN_TORTUGA, OWN_ISLAND)),
    "table": Example(at_hand.BOARDING, STAGE),
    "center": Example(at_hand.CENTER, Box(452, 300, 1016, 334)),
    "board": Example(at_hand.GOAL, _across(OWN_FLEET, OWN_CREW)),
    "setup": Example(at_hand.SETUP, _across(OWN_TORTUGA, OWN_ISLAND)),
    "round": Example(at_hand.BOARDING, Box(524, 0, 944, 60)),
    "totals": Example(at_hand.BOARDING, _action(1, 3)),
    "roll": Example(at_hand.ROLL, _TRAY, at_hand.ROLL_PICK, True),
    "preview": Example(at_hand.ROLL, _action(2, 3), at_hand.ROLL_PICK, True),
    "skull-joins": Example(at_hand.SKULL_JOINS, _TRAY, at_hand.SKULL_JOINS_PICK, True),
    "skulls": Example(at_hand.SKULLS, _TRAY, None, True),
    "stuck": Example(at_hand.STUCK, _TRAY, None, True),
    "reveal": Example(at_hand.REVEAL, _LEFT),
    "bonus": Example(at_hand.BONUS, _TRAY, TakeBonus(4), True),
    "tie": Example(at_hand.TIE, _TRAY),
    "fleet-before": Example(at_hand.FLEET_BEFORE, _FLEET),
    "fleet-after": Example(at_hand.FLEET_AFTER, _FLEET),
    "crew-before": Example(at_hand.CREW_BEFORE, _CREW),
    "crew-after": Example(at_hand.CREW_AFTER, _CREW),
    "hunt": Example(at_hand.HUNT, _TRAY, KeepTile(1), True),
    "board-first": Example(at_hand.BOARDING, _LEFT, Steal(1, 0), True),
    "raid-second": Example(at_hand.RAIDING, _TRAY, Claim(2, "yellow"), True),
    "raid-island": Example(at_hand.RAIDING, _ISLAND, Claim(2, "yellow"), True),
    "defends": Example(at_hand.BOARDING, Box(_RIGHT[0], _RIGHT[1] + 92, _RIGHT[2], 236), None, True),
    "open": Example(at_hand.BOARDING, Box(_LEFT[0], _LEFT[1] + 92, _LEFT[2], 236), None, True),
    "surplus": Example(at_hand.SURPLUS, _FLEET),
    "island": Example(at_hand.SURPLUS, _ISLAND),
    "move-cards": Example(at_hand.MOVE, _TRAY, MoveChests(("white", "red"), ("purple", "yellow")), True),
    "move-plan": Example(
        at_hand.MOVE,
        _across(OWN_FLEET, OWN_CREW),
        MoveChests(("white", "red"), ("purple", "yellow")),
        True,
    ),
    "end": Example(at_hand.END, _across(OWN_TORTUGA, OWN_ISLAND)),
    "scoring": Example(at_hand.SCORED, _across(OWN_TORTUGA, OWN_CREW)),
    "two": Example(at_hand.TWO, Box(660, 250, 600, 300)),
}


def seats(text: Text, count: int) -> tuple[SeatSpec, ...]:
    """The captains of all examples."""
    return tuple(SeatSpec(HUMAN, text.say(f"newgame-name-{i + 1}"), at_hand.COLOURS[i]) for i in range(count))


def chooser_of(example: Example, text: Text) -> DiceChooser | None:
    """The decision that an example shows, with its choice made."""
    if not example.decides:
        return None
    view = observe(example.table, _ME)
    chooser = chooser_for(DiceDesk(view, seats(text, example.table.seats), text.say))
    if example.pick is not None and not isinstance(example.pick, Perform):
        chooser.propose(example.pick)
    return chooser


def paint(example: Example, canvas: Canvas, text: Text) -> None:
    """The whole table of an example; what lies outside the canvas' clip costs little."""
    table = example.table
    view = observe(table, _ME)
    chooser = chooser_of(example, text)
    marks = dice_marks(chooser.marks()) if chooser is not None else DiceMarks()
    sight = DiceShown(view, _ME, marks, seats(text, table.seats), text)
    for part in PARTS.every:
        part.paint(canvas, sight)
    if canvas.rect(*TRAY).colliderect(canvas.clipped):
        _tray(canvas, chooser, sight)


def _tray(canvas: Canvas, chooser: DiceChooser | None, sight: DiceShown) -> None:
    traykit.leather(canvas)
    if chooser is not None:
        chooser.tray(canvas, None)
    else:
        desk = DiceDesk(sight.view, tuple(sight.seats), sight.text.say)
        waiting.tray(canvas, desk, frozenset(), 0.0)


FIGURES: Final = {
    name: Figure(example.crop, f"{NAME}/table", partial(paint, example)) for name, example in EXAMPLES.items()
}
"""By name."""
