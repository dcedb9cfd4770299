"""What a replay is steered with: steps, speed, eyes, and the line of time with its rounds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from tortuga.app.focus import Box, Focus, Focusable
from tortuga.app.tables.tortuga2014.replayshow import OPEN
from tortuga.app.theme import ICON
from tortuga.app.widgets.button import Button
from tortuga.app.widgets.choice import Option, Segmented
from tortuga.app.widgets.control import INK, Control
from tortuga.games.tortuga2014.sight import NOBODY
from tortuga.kernel.seats import SeatSpec

if TYPE_CHECKING:
    from tortuga.app.canvas import Canvas
    from tortuga.app.context import Context

RATES = (1, 2, 4)
TIMELINE: Box = (478.0, 628.0, 964.0, 72.0)
_TRACK_X, _TRACK_W = 512.0, 760.0
_LEFT, _WIDE = 1540.0, 346.0
_ROWS = (758.0, 810.0, 862.0)
_HIGH = 46.0
_EYE_ICON = {NOBODY: "padlock", OPEN: "spyglass"}
STEPS = (
    ("round-back", "first", -3),
    ("decision-back", "page-up", -2),
    ("event-back", "undo", -1),
    ("play", "skip", 0),
    ("event", "redo", 1),
    ("decision", "page-down", 2),
    ("round", "last", 3),
)
"""Id, bound key, and kind with direction: 1 event, 2 decision, 3 round."""


@dataclass(frozen=True)
class StepButton:
    """A button of the transport: arrows for the direction, bars for how far."""

    id: str
    box: Box
    kind: int
    tooltip: str
    key: str
    enabled: bool = True
    playing: bool = False

    def focusables(self) -> tuple[Focusable, ...]:
        """See `Control`."""
        return (Focusable(self.id, self.box, self.tooltip, self.tooltip, self.enabled, self.key, 10),)

    def draw(self, canvas: Canvas, focus: Focus) -> None:
        """See `Control`."""
        x, y, w, h = self.box
        hot = self.enabled and focus.hot(self.id)
        canvas.plate("menu_hover" if hot else "primary" if not self.kind else "menu", self.box)
        ink = INK if hot or not self.kind else "glyph" if self.enabled else "disabled_ink"
        middle = (x + w / 2, y + h / 2)
        if not self.kind:
            canvas.icon(ICON["pause" if self.playing else "play"], middle, 26, ink, shadow=120)
            return
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
    seats: tuple[SeatSpec, ...]
    allowed: tuple[int, ...]
    eyes: int

    def _parts(self) -> Iterator[tuple[int, Box]]:
        x, y, w, h = self.box
        everybody = (*range(len(self.seats)), NOBODY, OPEN)
        step = w / len(everybody)
        for i, eye in enumerate(everybody):
            yield eye, (x + i * step + 2, y, step - 4, h)

    def focusables(self) -> tuple[Focusable, ...]:
        """See `Control`."""
        found = []
        for place, (eye, box) in enumerate(self._parts()):
            if eye >= 0:
                label = self.context.say("replay-eyes-seat", name=self.seats[eye].name)
            else:
                label = self.context.say("replay-eyes-nobody" if eye == NOBODY else "replay-eyes-open")
            allowed = eye in self.allowed
            note = label if allowed else self.context.say("replay-eyes-secret")
            key = f"die-{place + 1}" if place < 5 else "panel"
            found.append(Focusable(f"eyes:{eye}", box, label, note, allowed, key, 10))
        return tuple(found)

    def draw(self, canvas: Canvas, focus: Focus) -> None:
        """See `Control`."""
        for eye, box in self._parts():
            x, y, w, h = box
            on, may = eye == self.eyes, eye in self.allowed
            canvas.plate("gold" if on else "dark_hover" if may and focus.hot(f"eyes:{eye}") else "dark", box)
            middle = (x + w / 2, y + h / 2)
            if eye >= 0:
                canvas.disc(self.seats[eye].colour, None, middle, 38, shadow=False, alpha=255 if may else 70)
            else:
                ink = "#2a1506" if on else "glyph" if may else "disabled"
                canvas.icon(_EYE_ICON[eye], middle, 28, ink)


def desk(
    context: Context,
    seats: tuple[SeatSpec, ...],
    allowed: tuple[int, ...],
    eyes: int,
    rate: int,
    playing: bool,
    ends: tuple[bool, bool],
    branches: bool,
) -> Iterator[Control]:
    """All controls beside the tray.

    Args:
        rate: of `RATES`.
        ends: whether the replay stands at its beginning, at its end.
        branches: whether one may play on from here.
    """
    side = (_WIDE - 6 * 4) / 7
    for i, (name, key, kind) in enumerate(STEPS):
        box = (_LEFT + i * (side + 4), _ROWS[0], side, _HIGH)
        told = context.say("replay-pause" if name == "play" and playing else f"replay-{name}")
        enabled = not (ends[0] if kind < 0 else ends[1])
        yield StepButton(name, box, kind, told, key, enabled, playing)
    rates = tuple(Option(str(n), f"×{n}", tooltip=context.say("replay-rate", rate=n)) for n in RATES)
    yield Segmented("rate", (_LEFT - 2, _ROWS[1], 142, _HIGH), rates, str(rate), 20)
    told = context.say("replay-branch-note" if branches else "replay-branch-over")
    yield Button(
        "branch", (_LEFT + 146, _ROWS[1], _WIDE - 146, _HIGH), context.say("replay-branch"), "play-button",
        "primary", 19, branches, tooltip=told, key="confirm",
    )  # fmt: skip
    yield EyePicker(context, (_LEFT - 2, _ROWS[2], _WIDE + 4, _HIGH), seats, allowed, eyes)


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
    canvas: Canvas, context: Context, position: int, length: int, rounds: Sequence[int], undivided: int | None
) -> None:
    """Paint the line of time.

    Args:
        rounds: positions at which a round begins.
        undivided: position up to which the game was taken over from another one, None for none.
    """
    x, y, w, h = TIMELINE
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
    canvas.text(told, "black", 21, "cream", (x + w - 22, y + h / 2), "midright", "shade", max_w=128)
