"""The buttons beside the tray: one primary, three secondary, with their keys."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tortuga.app.brush import SetLine
from tortuga.app.canvas import Canvas
from tortuga.app.focus import Focus
from tortuga.app.tables.tortuga2014.parts import LEAST, SHADE, fitted, words
from tortuga.app.tables.tortuga2014.places import Box
from tortuga.app.theme import PALETTE, mix

_SUNK = 2.0


@dataclass(frozen=True, slots=True)
class TrayButton:
    """A button as it stands; frozen, so it can be part of a picture's key."""

    id: str
    box: Box
    label: str
    icon: str
    kind: Literal["primary", "secondary"] = "secondary"
    key: str = ""
    """Its key, worded."""
    enabled: bool = True
    hover: bool = False
    pressed: bool = False
    focused: bool = False
    row: tuple[str, ...] = ()
    """The words of the buttons beside it, its own among them: they are of one size."""


def with_focus(button: TrayButton, focus: Focus) -> TrayButton:
    """The button as the pointer and the keyboard see it."""
    return TrayButton(
        button.id,
        button.box,
        button.label,
        button.icon,
        button.kind,
        button.key,
        button.enabled,
        hover=focus.hovered == button.id,
        pressed=focus.pressed == button.id,
        focused=focus.shows(button.id),
        row=button.row,
    )


def tray_button(canvas: Canvas, button: TrayButton) -> None:
    """Draw it: enabled, hover, pressed, focused or disabled."""
    x, y, w, h = button.box
    big = button.kind == "primary"
    down = button.enabled and button.pressed
    plate = "disabled"
    if button.enabled:
        plate = button.kind + ("_down" if down else "_hover" if button.hover or button.focused else "")
    canvas.plate(plate, button.box)
    if button.focused:
        canvas.plate("frame_focus", (x - 4, y - 4, w + 8, h + 8))
    y += _SUNK if down else 0
    ink = "button_ink" if button.enabled else "disabled_ink"
    size = canvas.sized("sc", 29.0) if big else min(23.0, canvas.sized("sc", 21.0))
    glyph = (29.0 if big else 21.0) * 1.22
    room = w - glyph - (44 if big else 20)
    middle = y + h / 2 - (0 if big or not button.key else 4)
    least = 21.0 if big else LEAST
    rows, bare = [button.label], w - 10
    if button.row:
        rooms = [
            (word, room if canvas.width(word, "sc", least, True) <= room else bare) for word in button.row
        ]
        size = min(size, canvas.alike(rooms, "sc", 21.0))
    if canvas.width(button.label, "sc", least, True) > room:
        if big:  # a long word of another language: two lines
            size = least
            rows = canvas.lines(button.label, "sc", size, room)
            rows = [rows[0], " ".join(rows[1:])] if len(rows) > 1 else rows
        else:  # a small button does without its icon
            glyph, room = -8.0, bare
    told = [fitted(canvas, row, "sc", size, room) for row in rows]
    total = max(canvas.width(row, role, fit, True) for row, role, fit in told) + glyph + 8
    left = x + (w - total) / 2
    if glyph > 0:
        canvas.icon(button.icon, (left + glyph / 2, middle), glyph, ink, shadow=120)
    for i, (row, role, fit) in enumerate(told):
        spot = (left + glyph + 8, middle - 1 + (i - (len(told) - 1) / 2) * 25)
        canvas.text(row, role, fit, ink, spot, shade=SHADE)
    if button.key:
        tone = mix(PALETTE[ink], PALETTE["primary" if big else "secondary"], 0.30)
        words(
            canvas,
            SetLine(button.key),
            "bold",
            16.5,
            tone,
            (x + w - 10, y + h - 12),
            "midright",
            max_w=w - 16,
        )
