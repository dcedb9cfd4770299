"""What a replay is steered with: steps, speed, eyes, and the line of time with its rounds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pygame

from tortuga.app.draw.brush import SetLine
from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.fitted import words
from tortuga.app.draw.theme import ICON
from tortuga.app.draw.units import Box
from tortuga.app.input.focus import Focus, Focusable
from tortuga.app.scene.base import Control
from tortuga.app.scene.context import Context
from tortuga.app.widgets.button import Button
from tortuga.app.widgets.choice import Option, Segmented
from tortuga.app.widgets.inks import INK, SHADE
from tortuga.kernel.eyes import EVERYTHING, NOBODY
from tortuga.kernel.players import SeatSpec

RATES = (1, 2, 4)
EYE_KEYS = (*(f"die-{n}" for n in range(1, 6)), "panel", *(f"action-{n}" for n in range(1, 6)))
"""Actions that look with the eyes of a place, as far as the game knows them: nine seats, and nobody's two."""
TIMELINE: Box = (478.0, 628.0, 964.0, 72.0)
_TRACK_X, _TRACK_W = 512.0, 760.0
_LEFT, _WIDE = 1540.0, 346.0
_PLAY: Box = (_LEFT, 720.0, 200.0, 38.0)
_RATE: Box = (_LEFT + 203.0, 720.0, 126.0, 38.0)  # clear of the brass corner
_STEP_Y, _STEP_NAME_Y = 761.0, 807.0
_EYES_NAME_Y, _EYES_Y = 824.0, 833.0
_BRANCH_Y = 874.0
_HIGH = 38.0
_EYE_ICON = {NOBODY: "padlock", EVERYTHING: "spyglass"}
STEPS = (
    ("round-back", "first", -3),
    ("decision-back", "page-up", -2),
    ("event-back", "undo", -1),
    ("event", "redo", 1),
    ("decision", "page-down", 2),
    ("round", "last", 3),
)
"""Id, bound key, and kind with direction: 1 event, 2 decision, 3 round."""
_STEP_NAME = ("event", "decision", "round")


@dataclass(frozen=True)
class StepButton:
    """A button of the transport: arrows for the direction, bars for how far, and the word for it below."""

    id: str
    box: Box
    kind: int
    tooltip: str
    key: str
    name: str
    enabled: bool = True

    def focusables(self) -> tuple[Focusable, ...]:
        """See `Control`."""
        return (Focusable(self.id, self.box, self.tooltip, self.tooltip, self.enabled, self.key, 10),)

    def draw(self, canvas: Canvas, focus: Focus) -> None:
        """See `Control`."""
        x, y, w, h = self.box
        hot = self.enabled and focus.hot(self.id)
        canvas.plate("menu_hover" if hot else "menu", self.box)
        ink = INK if hot else "glyph" if self.enabled else "disabled_ink"
        self._arrow(canvas, (x + w / 2, y + h / 2), ink)
        told = SetLine(self.name)  # between two rows of buttons nothing can grow
        words(canvas, told, "text", 17, "label", (x + w / 2, _STEP_NAME_Y), "center", SHADE, max_w=w + 3)

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
        canvas.fill((middle[0] + side * reach - 1.75, middle[1] - 10, 3.5, 20), ink, radius=1)


@dataclass(frozen=True)
class EyePicker:
    """Whose eyes look: an emblem for each seat, a lock for nobody, a spyglass for everything."""

    context: Context
    box: Box
    game: str
    seats: tuple[SeatSpec, ...]
    allowed: tuple[int, ...]
    eyes: int

    def _parts(self) -> Iterator[tuple[int, Box]]:
        x, y, w, h = self.box
        everybody = (*range(len(self.seats)), NOBODY, EVERYTHING)
        step = w / len(everybody)
        for i, eye in enumerate(everybody):
            yield eye, (x + i * step + 2, y, step - 4, h)

    def _told(self, eye: int) -> str:
        """Whose eyes these are, in words."""
        if eye >= 0:
            return self.context.say("replay-eyes-seat", name=self.seats[eye].name)
        return self.context.say("replay-eyes-nobody" if eye == NOBODY else "replay-eyes-open")

    def focusables(self) -> tuple[Focusable, ...]:
        """See `Control`."""
        found = []
        bound = self.context.keys.actions_at(self.game)
        keys = [action for action in EYE_KEYS if action in bound]
        for place, (eye, box) in enumerate(self._parts()):
            label = self._told(eye)
            allowed = eye in self.allowed
            note = label if allowed else self.context.say("replay-eyes-secret")
            key = keys[place] if place < len(keys) else None
            found.append(Focusable(f"eyes:{eye}", box, label, note, allowed, key, 10))
        return tuple(found)

    def draw(self, canvas: Canvas, focus: Focus) -> None:
        """See `Control`."""
        left, _, wide, _ = self.box
        spot = (left + wide / 2, _EYES_NAME_Y)
        words(canvas, SetLine(self._told(self.eyes)), "text", 17, "label", spot, "center", SHADE, max_w=wide)
        for eye, box in self._parts():
            x, y, w, h = box
            on, may = eye == self.eyes, eye in self.allowed
            canvas.plate("gold" if on else "dark_hover" if may and focus.hot(f"eyes:{eye}") else "dark", box)
            middle = (x + w / 2, y + h / 2)
            if eye >= 0:
                seat = canvas.seat(self.game, self.seats[eye].colour)
                canvas.emblem(seat, middle, 33, shadow=False, alpha=255 if may else 70)
            else:
                ink = "#2a1506" if on else "glyph" if may else "disabled"
                canvas.icon(_EYE_ICON[eye], middle, 25, ink)


def desk(
    context: Context,
    game: str,
    seats: tuple[SeatSpec, ...],
    allowed: tuple[int, ...],
    eyes: int,
    rate: int,
    playing: bool,
    ends: tuple[bool, bool],
    refused: str,
) -> Iterator[Control]:
    """All controls beside the tray.

    Args:
        rate: of `RATES`.
        ends: whether the replay stands at its beginning, at its end.
        refused: text that tells why one may not play on from here; "" = one may.
    """
    told = context.say("replay-pause" if playing else "replay-play")
    yield Button(
        "play", _PLAY, told, ICON["pause" if playing else "play"], "primary", 24, not ends[1] or not ends[0],
        key="skip", key_label=context.key_label("skip"), tooltip=told,
    )  # fmt: skip
    rates = tuple(Option(str(n), f"\u00d7{n}", tooltip=context.say("replay-rate", rate=n)) for n in RATES)
    yield Segmented("rate", _RATE, rates, str(rate), 19)
    side = (_WIDE - 5 * 4) / 6
    for i, (name, key, kind) in enumerate(STEPS):
        box = (_LEFT + i * (side + 4), _STEP_Y, side, _HIGH)
        word = context.say(f"replay-step-{_STEP_NAME[abs(kind) - 1]}")
        enabled = not (ends[0] if kind < 0 else ends[1])
        yield StepButton(name, box, kind, context.say(f"replay-{name}"), key, word, enabled)
    yield EyePicker(context, (_LEFT - 2, _EYES_Y, _WIDE + 4, _HIGH), game, seats, allowed, eyes)
    told = context.say(refused or "replay-branch-note")
    yield Button(
        "branch", (_LEFT, _BRANCH_Y, _WIDE, _HIGH), context.say("replay-branch"), "ship-wheel", "secondary",
        20, not refused, tooltip=told, key="confirm", key_label=context.key_label("confirm"),
    )  # fmt: skip


# ---------------------------------------------------------------- the line of time
def position_at(x: float, length: int) -> int:
    """The position of a replay below a point of the line of time."""
    share = min(1.0, max(0.0, (x - _TRACK_X) / _TRACK_W))
    return round(share * length)


def on_timeline(pos: tuple[float, float]) -> bool:
    """Whether a point lies on the line of time."""
    x, y = pos
    return _TRACK_X - 16 <= x <= _TRACK_X + _TRACK_W + 16 and TIMELINE[1] <= y <= TIMELINE[1] + TIMELINE[3]


def timeline(
    canvas: Canvas,
    context: Context,
    position: int,
    length: int,
    rounds: Sequence[int],
    undivided: int | None,
    playing: bool,
) -> None:
    """Paint the line of time.

    Args:
        rounds: positions at which a round begins.
        playing: whether the replay goes on by itself.
        undivided: position up to which the game was taken over from another one, None for none.
    """
    x, y, w, _ = TIMELINE
    canvas.plate("wood", TIMELINE)
    track_y = y + 46

    def at(place: int) -> float:
        return _TRACK_X + _TRACK_W * place / max(1, length)

    canvas.fill((_TRACK_X - 6, track_y - 6, _TRACK_W + 12, 12), "slot", 210, 6)
    if position:
        canvas.fill((_TRACK_X - 4, track_y - 4, at(position) - _TRACK_X + 4, 8), "gold", 255, 4)
    for number, start in enumerate(rounds, start=1):
        reached = start <= position
        left = at(start)
        canvas.fill(
            (left - 1.2, track_y - 11, 2.4, 22), "gold_l" if reached else "label_dim", 255 if reached else 160
        )
        nearest = at(rounds[number]) if number < len(rounds) else _TRACK_X + _TRACK_W
        if nearest - left > 24:
            tone = "gold_l" if reached else "label_dim"
            canvas.text(str(number), "black", 18, tone, ((left + nearest) / 2, y + 19), "center", "shade")
    if undivided is not None:
        canvas.icon("clockwise-rotation", (at(undivided), y + 20), 22, "preview", shadow=120)
    knob = canvas.at(at(position), track_y)
    pygame.draw.aacircle(canvas.surface, canvas.color("#2a180c"), knob, canvas.px(15))
    pygame.draw.aacircle(canvas.surface, canvas.color("gold_l"), knob, canvas.px(13))
    pygame.draw.aacircle(canvas.surface, canvas.color("primary"), knob, canvas.px(9))
    told = context.say("replay-position", position=position, length=length)
    canvas.text(told, "black", 21, "cream", (x + w - 22, y + 21), "midright", "shade", max_w=128)
    state, icon = ("playing", "play") if playing else ("paused", "pause")
    plate = "tag_green" if playing else "tag_gold"
    spot = (x + w - 86, y + 50)
    canvas.tag(spot, context.say(f"replay-state-{state}"), plate, ICON[icon], 18, max_w=134)
