"""The look of the buttons beside the tray and of the menu in the top bar."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from tortuga.app.draw.canvas import LEAST, Canvas, Style, legible
from tortuga.app.draw.theme import PALETTE, mix
from tortuga.app.draw.units import Box, Point
from tortuga.app.settings import Speed
from tortuga.app.table.layers import Extra

_MENU_RIGHT: Final[Point] = (1884, 28)
_MENU_STEP, _MENU_SIZE = 50, 40
_SUNK = 2.0
_KEY, _KEY_MOST = 16.5, 22.0
"""Size of a key's name: the default, and the largest with larger text, so that it stays below the label."""
_KEY_EDGE = 3.75  # units from it to the lower edge


@dataclass(frozen=True, slots=True)
class TrayButton:
    """A button's state; frozen, so that it can be part of a picture's key."""

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
    row: tuple[str, ...] = ()
    """Labels of all buttons in its row, set at one size."""


_LOW = 70.0
"""Height of a large button below which its key has no line of its own."""


def tray_button(canvas: Canvas, button: TrayButton) -> None:
    """Draw a button: enabled, hover, pressed or disabled; the stage draws the focus ring."""
    x, y, w, h = button.box
    big = button.kind == "primary"
    down = button.enabled and button.pressed
    plate = "disabled"
    if button.enabled:
        plate = button.kind + ("_down" if down else "_hover" if button.hover else "")
    canvas.plate(plate, button.box)
    y += _SUNK if down else 0
    ink = "button_ink" if button.enabled else "disabled_ink"
    size = canvas.sized("sc", 29.0) if big else min(23.0, canvas.sized("sc", 21.0))
    glyph = (29.0 if big else 21.0) * 1.22
    room = w - glyph - (44 if big else 20)
    # a large label moves up where its key would touch it
    low = size > 29.0 and h < _LOW
    middle = y + h / 2 - (0 if not button.key else 7 if big and low else 0 if big else canvas.numeral(4, 7))
    least = 21.0 if big else LEAST
    rows, bare = [button.label], w - 10
    if button.row:
        rooms = [
            (word, room if canvas.width(word, "sc", least, True) <= room else bare) for word in button.row
        ]
        size = min(size, canvas.alike(rooms, Style("sc", 21.0)).size)
    if canvas.width(button.label, "sc", least, True) > room:
        if big:  # a long label is set in two lines
            size = least
            rows = canvas.lines(button.label, "sc", size, room)
            rows = [rows[0], " ".join(rows[1:])] if len(rows) > 1 else rows
        else:  # a small button drops its icon
            glyph, room = -8.0, bare
    lines = [canvas.fitted(row, "sc", size, room) for row in rows]
    total = max(canvas.width(row, role, fit, True) for row, role, fit in lines) + glyph + 8
    left = x + (w - total) / 2
    if big and button.key and not low:  # a long label moves up, too
        wide = canvas.width(button.key, "bold", canvas.numeral(_KEY, _KEY_MOST), True)
        middle -= 7 if left + total > x + w - 16 - wide else 0
    if glyph > 0:
        canvas.icon(button.icon, (left + glyph / 2, middle), glyph, ink, shadow=120)
    for i, (row, role, fit) in enumerate(lines):
        spot = (left + glyph + 8, middle - 1 + (i - (len(lines) - 1) / 2) * 25)
        canvas.write(row, Style(role, fit, ink, "shade"), spot)
    if button.key:
        tone = mix(PALETTE[ink], PALETTE["primary" if big else "secondary"], 0.30)
        # where the letters of the last line end
        ends = middle + (len(lines) - 1) / 2 * 25 + 0.34 * lines[-1][2] + (3 if big else 5)
        size = canvas.numeral(_KEY, min((y + h - _KEY_EDGE - ends) / 0.85, _KEY_MOST))
        spot = (x + w - 10, y + h - _KEY_EDGE - size / 2)
        canvas.write(button.key, legible("bold", size, tone, grows=False), spot, w - 16, "midright")


SPEED_ICON: dict[Speed, str] = {
    "slow": "sea-turtle",
    "normal": "play-button",
    "fast": "seagull",
    "off": "anchor",
}


@dataclass(frozen=True, slots=True)
class MenuItem:
    """One icon of the menu at the right of the top bar; `id` is its action."""

    id: str
    icon: str
    enabled: bool = True


def menu_boxes(items: Sequence[MenuItem]) -> tuple[Box, ...]:
    """Boxes of the icons, the first one rightmost."""
    (x, y), half = _MENU_RIGHT, _MENU_SIZE / 2
    return tuple(Box(x - i * _MENU_STEP - half, y - half, _MENU_SIZE, _MENU_SIZE) for i in range(len(items)))


def menu_region(items: Sequence[MenuItem], hot: str | None) -> Extra:
    """The icons over the top bar; `hot` is the one under the pointer or in focus."""
    boxes = menu_boxes(items)

    def paint(canvas: Canvas) -> None:
        for item, box in zip(items, boxes, strict=True):
            lit = item.enabled and item.id == hot
            canvas.plate("menu_hover" if lit else "menu", box)
            ink = "button_ink" if lit else "#f6e3b4" if item.enabled else "disabled_ink"
            canvas.icon(item.icon, box.center, 25, ink, shadow=140)

    lit = hot if any(item.id == hot for item in items) else None
    return Extra("menu", (tuple(items), lit), paint)


def buttons_region(buttons: tuple[TrayButton, ...]) -> Extra:
    """The buttons beside the tray."""

    def paint(canvas: Canvas) -> None:
        for button in buttons:
            tray_button(canvas, button)

    return Extra("buttons", buttons, paint)
