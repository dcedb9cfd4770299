"""The top bar: logo, round, target, the three phases with the five actions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from typing_extensions import override

from tortuga.app.draw.canvas import LOGO, Canvas, legible
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga2014.palette import FACE_ICON, ICON
from tortuga.app.games.tortuga2014.shown import DiceShown
from tortuga.app.games.tortuga2014.table.layout import ArrangedPart
from tortuga.app.games.tortuga2014.table.pieces import SHADE
from tortuga.app.table.layers import TOPBAR
from tortuga.app.table.marks import Spot
from tortuga.app.table.part import Hit
from tortuga.games.tortuga2014.pieces import ACTIONS
from tortuga.games.tortuga2014.state import View

_LOGO: Final = Box.around((46, 28), 42)
_NAME: Final[Point] = (78, 26)
_ROUND: Final = Box(252, 29, 94, 0)
_TARGET: Final = Box(352, 11, 140, 36)
_TARGET_ICON, _TARGET_TEXT = Box.around((374, 29), 26), Box(394, 28, 88, 0)
PHASE_BOXES: Final = {1: Box(540, 8, 206, 42), 2: Box(770, 8, 452, 42), 3: Box(1246, 8, 206, 42)}
_NAME_ROOM: Final = {1: 148, 2: 107.5, 3: 148}
"""In the second phase actions follow its name."""
_ARROWS: Final = ((758, 29), (1234, 29))
_ACTION: Final[Point] = (952, 29)
_ACTION_STEP: Final = 57
_INK_ON, _INK_PAST, _INK_NEXT = "#2a1506", "#d8bf8e", "#a38a63"


class TopBar(ArrangedPart):
    """The bar; the menu of the table lies over it."""

    places = {f"phase-{number}": box for number, box in PHASE_BOXES.items()}
    kinds = ("target",)
    points = tuple(places)
    pages = {"phase-1": "roll", "phase-2": "actions", "phase-3": "move", "target": "end"}

    @override
    def box(self, spot: Spot, view: View, me: int) -> Box | None:
        if spot.kind == "target":
            return _TARGET.moved(-self.arranged(view.table.seats).bar)
        return super().box(spot, view, me)

    @override
    def areas(self, shown: DiceShown) -> Iterator[Hit]:
        yield from super().areas(shown)
        yield Hit(Spot("target"), _TARGET.moved(-self.arranged(shown.table.seats).bar))

    @override
    def tip(self, shown: DiceShown, spot: Spot) -> str:
        table = shown.table
        return shown.say(f"tip-{spot.kind}", two=int(table.seats == 2), count=table.options.target)

    @override
    def paint(self, canvas: Canvas, shown: DiceShown) -> None:
        table = shown.table
        canvas.topbar(TOPBAR[3])
        with canvas.placed((-self.arranged(table.seats).bar, 0)):
            _head(canvas, shown)
        _phases(canvas, shown)


def _head(canvas: Canvas, shown: DiceShown) -> None:
    """Logo, round, and the chests with which the game ends."""
    table = shown.table
    canvas.icon(ICON["logo"], _LOGO.center, _LOGO.w, "gold_l", shadow=160)
    canvas.write("Tortuga", LOGO, _NAME)
    if table.round:
        label = shown.say("pic-round", round=table.round)
        canvas.write(label, legible("sc", 23, "#efd9a8", SHADE), _ROUND)
    canvas.plate("cream", _TARGET)
    canvas.icon(ICON["tortuga"], _TARGET_ICON.center, _TARGET_ICON.w, "wood")
    label = shown.say("pic-target", count=table.options.target)
    canvas.write(label, legible("bold", 20, "ink"), _TARGET_TEXT)


def _phases(canvas: Canvas, shown: DiceShown) -> None:
    names = {number: shown.say(f"pic-phase-{number}") for number in PHASE_BOXES}
    rooms = [(names[number], _NAME_ROOM[number]) for number in PHASE_BOXES]
    style = canvas.alike(rooms, legible("sc", 20, _INK_ON))
    for number, box in PHASE_BOXES.items():
        on, (x, middle) = shown.table.phase == number, box.at("midleft")
        ink = _INK_ON if on else _INK_PAST if shown.table.phase > number else _INK_NEXT
        canvas.plate("step_on" if on else "step_off", box)
        canvas.icon(ICON[f"phase{number}"], (x + 26, middle), 25, ink)
        canvas.write(names[number], style.inked(ink), (x + 46, middle - 1), _NAME_ROOM[number])
        if number == 2:
            _actions(canvas, shown, ink)
    for spot in _ARROWS:
        canvas.icon(ICON["move"], spot, 13, "#b58d4a")


def _actions(canvas: Canvas, shown: DiceShown, ink: str) -> None:
    """The five actions of phase 2: done with a tick, the current one on a red disc."""
    table = shown.table
    done = table.action if table.phase == 2 else len(ACTIONS) if table.phase > 2 else 0
    x, y = _ACTION
    for action in ACTIONS:
        center = (x + action * _ACTION_STEP, y)
        if table.phase == 2 and action == table.action:
            canvas.disc("primary", FACE_ICON[action], center, 44, ring="gold_l")
            continue
        past = action < done
        canvas.icon(FACE_ICON[action], center, 27, ink, alpha=150 if past else 255)
        if past:
            tone = "good_plate" if table.phase == 2 else "#a9c487"
            canvas.icon(ICON["done"], (center[0] + 14, center[1] + 9), 15, tone)
