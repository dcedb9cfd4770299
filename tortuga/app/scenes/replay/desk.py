"""The controls of a replay: steps, speed, observer, and the timeline with its rounds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from msgspec import structs
from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, Style, legible
from tortuga.app.draw.theme import ICON
from tortuga.app.draw.units import Box
from tortuga.app.input.focus import Action, Focus, Focusable
from tortuga.app.scene.base import Control
from tortuga.app.scene.context import Context
from tortuga.app.scenes.replay.draw import ReplayShow
from tortuga.app.widgets.button import INK, SHADE
from tortuga.app.widgets.choice import Picker
from tortuga.kernel.game import EVERYTHING, NOBODY
from tortuga.kernel.players import SeatSpec

RATES = (1, 2, 4)
_TRACK_X, _TRACK_REST = 34.0, 204.0
_SLIM, _SLIM_X, _SLIM_REST = 60.0, 18.0, 128.0
"""Left end of the track in its box, and how much shorter it is than that."""
_LEFT, _TOP = 20.0, 17.0
"""From the edges of the desk's box to the controls."""
_ROW_H = 40.0
_STEP_NAME_Y, _STEP_NAMES = 50.0, 20.0
"""The words below the steps: how far below a button's top they are, and the room they take."""
_EYES_NAME_Y, _EYES_NAME = -13.0, 24.0
"""The name above the eyes: how far from a button's top it is, and the room it takes."""
_MIN_GAP = 4.0
_EDGE, _SHADOW = 3.0, 16.0
"""How far flat buttons and those with a shadow reach beyond their boxes."""
_EYE_ICON = {NOBODY: "padlock", EVERYTHING: "spyglass"}
EVENT, DECISION, ROUND = 1, 2, 3
"""Kinds of steps; negative: back."""
STEPS = (
    ("round-back", "first", -ROUND),
    ("decision-back", "page-up", -DECISION),
    ("event-back", "undo", -EVENT),
    ("event", "redo", EVENT),
    ("decision", "page-down", DECISION),
    ("round", "last", ROUND),
)
"""Id, bound key, and kind of the step."""
STEP_NAME = ("event", "decision", "round")


@dataclass(frozen=True)
class StepButton(Control):
    """A button of the transport: arrows for the direction, bars for how far, and the word for it below."""

    id: str
    box: Box
    kind: int
    tooltip: str
    key: str
    name: str
    enabled: bool
    action: Action = field(compare=False)

    @override
    def focusables(self) -> tuple[Focusable, ...]:
        state = (self.tooltip, self.tooltip, self.enabled)
        return (Focusable(self.id, self.box, *state, self.key, 10, action=self.action),)

    @override
    def draw(self, canvas: Canvas, focus: Focus) -> None:
        x, y, w, _ = self.box
        hot = self.enabled and focus.hot(self.id)
        canvas.plate("menu_hover" if hot else "menu", self.box)
        ink = INK if hot else "glyph" if self.enabled else "disabled_ink"
        self._arrow(canvas, self.box.center, ink)
        # between two rows of buttons nothing can grow
        style = legible("text", 17, "label", SHADE, grows=False)
        canvas.write(self.name, style, (x + w / 2, y + _STEP_NAME_Y), w + 3, "center")

    def _arrow(self, canvas: Canvas, middle: tuple[float, float], ink: str) -> None:
        back = self.kind < 0
        side = -1 if back else 1
        match abs(self.kind):
            case 1:
                canvas.icon(ICON["play"], middle, 19, ink, shadow=120, flip=back)
                return
            case 2:
                canvas.icon(ICON["play"], (middle[0] - side * 4, middle[1]), 22, ink, shadow=120, flip=back)
                reach = 11
            case _:
                canvas.icon(ICON["fast"], (middle[0] - side * 4, middle[1]), 25, ink, shadow=120, flip=back)
                reach = 12
        canvas.fill(Box(middle[0] + side * reach - 1.75, middle[1] - 10, 3.5, 20), ink, radius=1)


@dataclass(frozen=True)
class EyePicker(Picker):
    """Choice of observer: an emblem for each seat, a lock for nobody, a spyglass for everything."""

    context: Context
    box: Box
    game: str
    seats: tuple[SeatSpec, ...]
    allowed: tuple[int, ...]
    chosen: int
    choose: Callable[[int], Any] = field(compare=False)
    id: str = "eyes"

    def _parts(self) -> Iterator[tuple[int, Box]]:
        everybody = (*range(len(self.seats)), NOBODY, EVERYTHING)
        for i, eye in enumerate(everybody):
            yield eye, self.cell(i, len(everybody))

    def _observer_name(self, eye: int) -> str:
        """The observer in words."""
        if eye >= 0:
            return self.context.say("replay-eyes-seat", name=self.seats[eye].name)
        return self.context.say("replay-eyes-nobody" if eye == NOBODY else "replay-eyes-open")

    @override
    def focusables(self) -> tuple[Focusable, ...]:
        items = []
        for eye, box in self._parts():
            label, allowed = self._observer_name(eye), eye in self.allowed
            note = label if allowed else self.context.say("replay-eyes-secret")
            key = {NOBODY: "eyes-nobody", EVERYTHING: "eyes-open"}.get(eye, f"eyes-{eye + 1}")
            items.append(structs.replace(self.item(eye, box, label, note, allowed, 10), key=key))
        return tuple(items)

    @override
    def draw(self, canvas: Canvas, focus: Focus) -> None:
        left, top, wide, _ = self.box
        spot = (left + wide / 2, top + _EYES_NAME_Y)
        style = legible("text", 17, "label", SHADE, grows=False)
        canvas.write(self._observer_name(self.chosen), style, spot, wide, "center")
        for eye, box in self._parts():
            x, y, w, h = box
            on, may = eye == self.chosen, eye in self.allowed
            canvas.plate("gold" if on else "dark_hover" if may and self.hot(eye, focus) else "dark", box)
            middle = (x + w / 2, y + h / 2)
            if eye >= 0:
                seat = canvas.seat(self.game, self.seats[eye].colour)
                canvas.emblem(seat, middle, 33, shadow=False, alpha=255 if may else 70)
            else:
                ink = "#2a1506" if on else "glyph" if may else "disabled"
                canvas.icon(_EYE_ICON[eye], middle, 25, ink)


def rows(box: Box) -> tuple[Box, Box, Box, Box]:
    """The rows of a desk, as far apart as its box allows: play, steps, eyes, and the way on."""
    gap = max(_MIN_GAP, (box.h - 2 * _TOP - 4 * _ROW_H - _STEP_NAMES - _EYES_NAME) / 3)
    play = box.inset(_LEFT, 0).moved(dy=_TOP)._replace(h=_ROW_H)
    steps = play.moved(dy=_ROW_H + gap)
    eyes = steps.moved(dy=_ROW_H + _STEP_NAMES + gap + _EYES_NAME)
    return play, steps, eyes, eyes.moved(dy=_ROW_H + gap)


# ---------------------------------------------------------------- the line of time
def position_at(box: Box, x: float, length: int) -> int:
    """The position of a replay below a point of the line of time in this box."""
    left, wide = _track(box)
    return round(min(1.0, max(0.0, (x - left) / wide)) * length)


def on_timeline(box: Box, pos: tuple[float, float]) -> bool:
    """Whether a point lies on the line of time in this box."""
    x, y = pos
    left, wide = _track(box)
    return left - 16 <= x <= left + wide + 16 and box[1] <= y <= box.bottom


def _slim(box: Box) -> bool:
    """Whether the line lies in the top bar: without a plate, and without saying whether it plays."""
    return box.h < _SLIM


def _track(box: Box) -> tuple[float, float]:
    """Left end and length of the track."""
    if _slim(box):
        return box.x + _SLIM_X, box.w - _SLIM_REST
    return box.x + _TRACK_X, box.w - _TRACK_REST


def timeline(canvas: Canvas, box: Box, context: Context, show: ReplayShow, playing: bool) -> None:
    """Paint the line of time; `playing`: whether the replay goes on by itself."""
    replay, rounds = show.replay, show.rounds
    position, length, parts = replay.position, replay.length, replay.log.header.branched
    x, y, w, _ = box
    slim = _slim(box)
    if not slim:
        canvas.plate("wood", box)
    numbers_y, track_y = (y + 11, y + 34) if slim else (y + 19, y + 46)
    first, wide = _track(box)

    def at(place: int) -> float:
        return first + wide * place / max(1, length)

    canvas.fill(Box(first - 6, track_y - 6, wide + 12, 12), "slot", 210, 6)
    if position:
        canvas.fill(Box(first - 4, track_y - 4, at(position) - first + 4, 8), "gold", 255, 4)
    said = 0.0
    for number, start in enumerate(rounds, start=1):
        reached = start <= position
        left = at(start)
        canvas.fill(
            Box(left - 1.2, track_y - 11, 2.4, 22),
            "gold_l" if reached else "label_dim",
            255 if reached else 160,
        )
        nearest = at(rounds[number]) if number < len(rounds) else first + wide
        middle = left if slim else (left + nearest) / 2
        room = middle - said > 26 if slim else nearest - left > 24
        if room:
            said, tone = middle, "gold_l" if reached else "label_dim"
            style = Style("black", 18, tone, "shade")
            canvas.write(str(number), style, (middle, numbers_y), anchor="center")
    if parts:  # up to there the game was taken over from another one
        canvas.icon("clockwise-rotation", (at(parts[-1].events), numbers_y + 1), 22, "preview", shadow=120)
    for radius, tone in ((15, "#2a180c"), (13, "gold_l"), (9, "primary")):
        canvas.circle((at(position), track_y), radius, tone)
    label = context.say("replay-position", position=position, length=length)
    if slim:
        canvas.write(label, Style("black", 21, "cream", "shade"), (x + w - 6, track_y), 92, "midright")
        return
    canvas.write(label, Style("black", 21, "cream", "shade"), (x + w - 22, y + 21), 128, "midright")
    state, icon = ("playing", "play") if playing else ("paused", "pause")
    plate = "tag_green" if playing else "tag_gold"
    spot = (x + w - 86, y + 50)
    canvas.tag(spot, context.say(f"replay-state-{state}"), plate, ICON[icon], 18, max_w=134)
