"""The top bar: logo, round, target, the three phases with the five actions."""

from __future__ import annotations

from tortuga.app.draw.brush import SetLine
from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.fitted import words
from tortuga.app.draw.theme import LOGO_GRADIENT, LOGO_OUTLINE, TYPE
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga2014.palette import FACE_ICON, ICON
from tortuga.app.games.tortuga2014.table import layout as at
from tortuga.app.games.tortuga2014.table.parts import SHADE
from tortuga.app.games.tortuga2014.table.shown import DiceShown
from tortuga.app.table.layers import TOPBAR
from tortuga.games.tortuga2014.pieces import ACTIONS

_INK_ON, _INK_PAST, _INK_NEXT = "#2a1506", "#d8bf8e", "#a38a63"


def top_bar(canvas: Canvas, sight: DiceShown) -> None:
    """The bar; the house lays its menu over it."""
    table = sight.table
    canvas.topbar(TOPBAR[3])
    x, y = at.LOGO
    canvas.icon(ICON["logo"], at.LOGO, 42, "gold_l", shadow=160)
    canvas.text(
        "Tortuga",
        "display",
        TYPE["logo"],
        "cream",
        (x + 32, y - 2),
        outline=LOGO_OUTLINE,
        grad=LOGO_GRADIENT,
        rim=1.6,
    )
    if table.round:
        told = sight.say("pic-round", round=table.round)
        words(canvas, told, "sc", 23, "#efd9a8", at.ROUND_TEXT, "midleft", SHADE, max_w=94)
    x, y, w, h = at.TARGET_PILL
    canvas.plate("cream", at.TARGET_PILL)
    canvas.icon(ICON["tortuga"], (x + 22, y + h / 2), 26, "wood")
    told = sight.say("pic-target", count=table.options.target)
    words(canvas, told, "bold", 20, "ink", (x + 42, y + h / 2 - 1), max_w=w - 52)
    _phases(canvas, sight)


def _phases(canvas: Canvas, sight: DiceShown) -> None:
    phase = sight.table.phase
    boxes = {1: at.PHASE_1, 2: at.PHASE_2, 3: at.PHASE_3}
    names = {number: sight.say(f"pic-phase-{number}") for number in boxes}
    rooms = {number: _room(box, number == 2) for number, box in boxes.items()}
    size = canvas.alike([(names[number], rooms[number]) for number in boxes], "sc", 20)
    for number, box in boxes.items():
        state = "past" if phase > number else "on" if phase == number else "next"
        ink = _step(canvas, box, names[number], ICON[f"phase{number}"], state, size, rooms[number])
        if number == 2:
            _actions(canvas, sight, ink)
    for x in (758, 1234):
        canvas.icon(ICON["move"], (x, 29), 13, "#b58d4a")


def _room(box: Box, wide: bool) -> float:
    """Where the name of a phase has to end; `wide`: actions follow it."""
    return at.PHASE_2_ICON[0] - at.PHASE_2_ICON_STEP / 2 - box[0] - 46 if wide else box[2] - 58


def _step(canvas: Canvas, box: Box, told: str, icon: str, state: str, size: float, room: float) -> str:
    """One phase; returns its ink."""
    x, y, _, h = box
    canvas.plate("step_on" if state == "on" else "step_off", box)
    ink = {"on": _INK_ON, "past": _INK_PAST}.get(state, _INK_NEXT)
    canvas.icon(icon, (x + 26, y + h / 2), 25, ink)
    words(canvas, SetLine(told), "sc", size, ink, (x + 46, y + h / 2 - 1), max_w=room)
    return ink


def _actions(canvas: Canvas, sight: DiceShown, ink: str) -> None:
    """The five actions of phase 2: done with a tick, the current one on a red disc."""
    table = sight.table
    done = table.action if table.phase == 2 else len(ACTIONS) if table.phase > 2 else 0
    x, y = at.PHASE_2_ICON
    for action in ACTIONS:
        center = (x + action * at.PHASE_2_ICON_STEP, y)
        if table.phase == 2 and action == table.action:
            canvas.disc("primary", FACE_ICON[action], center, 44, ring="gold_l")
            continue
        past = action < done
        canvas.icon(FACE_ICON[action], center, 27, ink, alpha=150 if past else 255)
        if past:
            tone = "good_plate" if table.phase == 2 else "#a9c487"
            canvas.icon(ICON["done"], (center[0] + 14, center[1] + 9), 15, tone)
