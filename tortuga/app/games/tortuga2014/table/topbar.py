"""The top bar: logo, round, target, the three phases with the five actions."""

from __future__ import annotations

from typing import Final

from typing_extensions import override

from tortuga.app.draw.canvas import LOGO, Canvas, Style, legible
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga2014.palette import FACE_ICON, ICON
from tortuga.app.games.tortuga2014.shown import DiceShown
from tortuga.app.games.tortuga2014.table.pieces import SHADE
from tortuga.app.table.layers import TOPBAR
from tortuga.app.table.marks import Spot
from tortuga.app.table.part import Part
from tortuga.games.tortuga2014.pieces import ACTIONS

_LOGO: Final[Point] = (46, 28)
ROUND_TEXT: Final[Point] = (252, 29)
TARGET_PILL: Final[Box] = Box(352, 11, 140, 36)
PHASE_1: Final[Box] = Box(540, 8, 206, 42)
PHASE_2: Final[Box] = Box(770, 8, 452, 42)
PHASE_3: Final[Box] = Box(1246, 8, 206, 42)
PHASE_2_ICON: Final[Point] = (952, 29)
PHASE_2_ICON_STEP: Final = 57
_INK_ON, _INK_PAST, _INK_NEXT = "#2a1506", "#d8bf8e", "#a38a63"


class TopBar(Part):
    """The bar; the menu of the table lies over it."""

    places = {"phase-1": PHASE_1, "phase-2": PHASE_2, "phase-3": PHASE_3, "target": TARGET_PILL}
    points = ("phase-1", "phase-2", "phase-3", "target")
    pages = {"phase-1": "roll", "phase-2": "actions", "phase-3": "move", "target": "end"}

    @override
    def tip(self, shown: DiceShown, spot: Spot) -> str:
        table = shown.table
        return shown.say(f"tip-{spot.kind}", two=int(table.seats == 2), count=table.options.target)

    @override
    def paint(self, canvas: Canvas, shown: DiceShown) -> None:
        table = shown.table
        canvas.topbar(TOPBAR[3])
        x, y = _LOGO
        canvas.icon(ICON["logo"], _LOGO, 42, "gold_l", shadow=160)
        canvas.write("Tortuga", LOGO, (x + 32, y - 2))
        if table.round:
            label = shown.say("pic-round", round=table.round)
            canvas.write(label, legible("sc", 23, "#efd9a8", SHADE), ROUND_TEXT, 94)
        x, y, w, h = TARGET_PILL
        canvas.plate("cream", TARGET_PILL)
        canvas.icon(ICON["tortuga"], (x + 22, y + h / 2), 26, "wood")
        label = shown.say("pic-target", count=table.options.target)
        canvas.write(label, legible("bold", 20, "ink"), (x + 42, y + h / 2 - 1), w - 52)
        _phases(canvas, shown)


def _phases(canvas: Canvas, shown: DiceShown) -> None:
    phase = shown.table.phase
    boxes = {1: PHASE_1, 2: PHASE_2, 3: PHASE_3}
    names = {number: shown.say(f"pic-phase-{number}") for number in boxes}
    rooms = {number: _room(box, number == 2) for number, box in boxes.items()}
    style = canvas.alike([(names[number], rooms[number]) for number in boxes], legible("sc", 20, _INK_ON))
    for number, box in boxes.items():
        state = "past" if phase > number else "on" if phase == number else "next"
        ink = _step(canvas, box, names[number], ICON[f"phase{number}"], state, style, rooms[number])
        if number == 2:
            _actions(canvas, shown, ink)
    for x in (758, 1234):
        canvas.icon(ICON["move"], (x, 29), 13, "#b58d4a")


def _room(box: Box, wide: bool) -> float:
    """Room for the name of a phase; `wide`: actions follow it."""
    return PHASE_2_ICON[0] - PHASE_2_ICON_STEP / 2 - box[0] - 46 if wide else box[2] - 58


def _step(canvas: Canvas, box: Box, name: str, icon: str, state: str, style: Style, room: float) -> str:
    """One phase; returns its ink."""
    x, y, _, h = box
    canvas.plate("step_on" if state == "on" else "step_off", box)
    ink = {"on": _INK_ON, "past": _INK_PAST}.get(state, _INK_NEXT)
    canvas.icon(icon, (x + 26, y + h / 2), 25, ink)
    canvas.write(name, style.inked(ink), (x + 46, y + h / 2 - 1), room)
    return ink


def _actions(canvas: Canvas, shown: DiceShown, ink: str) -> None:
    """The five actions of phase 2: done with a tick, the current one on a red disc."""
    table = shown.table
    done = table.action if table.phase == 2 else len(ACTIONS) if table.phase > 2 else 0
    x, y = PHASE_2_ICON
    for action in ACTIONS:
        center = (x + action * PHASE_2_ICON_STEP, y)
        if table.phase == 2 and action == table.action:
            canvas.disc("primary", FACE_ICON[action], center, 44, ring="gold_l")
            continue
        past = action < done
        canvas.icon(FACE_ICON[action], center, 27, ink, alpha=150 if past else 255)
        if past:
            tone = "good_plate" if table.phase == 2 else "#a9c487"
            canvas.icon(ICON["done"], (center[0] + 14, center[1] + 9), 15, tone)
