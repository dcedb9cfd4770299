"""Push buttons: with icon, word, note and key; and the small square icon button."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import Final, Literal

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.units import Box
from tortuga.app.input.focus import Action, Focus, Focusable
from tortuga.app.scene.base import Control
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Pop

INK = "button_ink"
SHADE = "shade"
BACK: Final[Box] = Box(60, 1006, 300, 58)
"""Where most screens are left."""


_LEAST = 17.0  # units; a word that would be smaller takes the icon's place
_KEY, _EDGE = 20.0, 16.0  # units from a word to the right edge, key not counted, and to the left one
_LOW = 6.5  # units from a key's name in the corner to the lower edge
_SUNK = 2.0  # units a pressed button goes down
_KEY_SIZE, _KEY_MOST = 17.0, 24.0  # of a key's name: as usual, and with larger text


@dataclass(frozen=True)
class Button(Control):
    """A button with a word.

    `centred` buttons carry icon and word in the middle and their key in the lower right corner; the others,
    rows of a menu, begin at the left and carry a note at the right, with the key below it.
    """

    id: str
    box: Box
    label: str
    icon: str | None = None
    kind: Literal["primary", "secondary"] = "secondary"
    size: float = 24.0
    enabled: bool = True
    key: str | None = None
    key_label: str = ""
    tooltip: str = ""
    note: str = ""
    centred: bool = True
    glow: bool = False
    checked: bool | None = None
    """Whether it is the chosen one of several; None where nothing is chosen (screen readers)."""
    idle: bool = False
    """Whether its key presses something else just now: its name is not shown, its room stays."""
    row: tuple[Button, ...] = ()
    """The buttons beside it, itself among them: their words are of one size (see `in_a_row`)."""
    action: Action | None = field(default=None, compare=False)

    @override
    def focusables(self) -> tuple[Focusable, ...]:
        label = f"{self.label}: {self.note}" if self.note else self.label
        item = Focusable(self.id, self.box, label, self.tooltip, self.enabled, self.key, action=self.action)
        return (replace(item, checked=self.checked),)

    def keyed(self, label: Callable[[str], str], focused: str | None) -> Button:
        """The same button with the name of its key; Enter is left to the button in focus."""
        named = self.key_label or (label(self.key) if self.key else "")
        idle = self.key == "confirm" and focused not in (None, self.id)
        same = (named, idle) == (self.key_label, self.idle)
        return self if same else replace(self, key_label=named, idle=idle)

    @override
    def draw(self, canvas: Canvas, focus: Focus) -> None:
        x, y, w, h = self.box
        pressed = self.enabled and focus.pressed == self.id
        if self.glow and self.enabled:
            canvas.glow(self.box, 14, 0.9)
        canvas.plate(self._plate(focus, pressed), self.box)
        y += _SUNK if pressed else 0
        ink = INK if self.enabled else "disabled_ink"
        (self._draw_centred if self.centred else self._draw_row)(canvas, Box(x, y, w, h), ink)

    def _plate(self, focus: Focus, pressed: bool) -> str:
        if not self.enabled:
            return "disabled"
        if pressed:
            return f"{self.kind}_down"
        return f"{self.kind}_hover" if focus.hot(self.id) else self.kind

    def _draw_centred(self, canvas: Canvas, box: Box, ink: str) -> None:
        x, y, w, h = box
        key, low = self._key_beside(canvas)
        x, w = (x + 6, w - low - 6) if low else (x, w)
        icon, gap, room = self._room(canvas, w)
        style = Style("sc", self.size, ink, SHADE)
        if self.row:
            style = canvas.alike([(button.label, button._word_room(canvas)) for button in self.row], style)
        text_w = min(room, canvas.width(self.label, "sc", style.size, not style.grows))
        left = x + (w - icon - gap - text_w) / 2
        middle = y + h / 2
        if self.key_label and h >= 60:
            # words of buttons beside each other stand on one line: a long one gives way to its key sideways
            beside = w - _EDGE - _KEY - icon - gap - text_w
            key = self._key_size(canvas, beside)
            free = x + w - _KEY - self._key_width(canvas, key) - icon - gap - text_w
            if left > free:
                left, middle = (free, middle) if free >= x + _EDGE - 1 else (left, middle - h * 0.1)
        if self.icon and icon:
            canvas.icon(self.icon, (left + icon / 2, middle), icon, ink, shadow=120)
        canvas.write(self.label, style, (left + icon + gap, middle - 2), room)
        if self.key_label and not self.idle and (low or h >= 60):
            spot = (x + w + low - 14, y + h / 2) if low else (x + w - 14, y + h - _LOW - key / 2)
            canvas.write(self.key_label, Style("bold", key, "label", SHADE), spot, anchor="midright")

    def _key_beside(self, canvas: Canvas) -> tuple[float, float]:
        """Size of the key's name beside the word of a low button, and its room; 0 if there is none."""
        if not self.key_label or self.box[3] >= 60:
            return _KEY_SIZE, 0.0
        icon = self.size * 1.45 + 12.0 * bool(self.label) if self.icon else 0.0
        free = self.box[2] - 36 - icon - canvas.width(self.label, "sc", min(self.size, 22.0))
        size = self._key_size(canvas, free)
        wide = self._key_width(canvas, size)
        return size, wide + 10 if wide <= free else 0.0

    def _key_size(self, canvas: Canvas, room: float) -> float:
        """Size of the key's name: it grows with the text size as far as the word leaves room."""
        size = canvas.numeral(_KEY_SIZE, _KEY_MOST)
        while size > _KEY_SIZE and self._key_width(canvas, size) > room:
            size = max(_KEY_SIZE, size - 0.5)
        return size

    def _key_width(self, canvas: Canvas, size: float = _KEY_SIZE) -> float:
        """Of the key's name at this very size."""
        return canvas.width(self.key_label, "bold", size, True)

    def _word_room(self, canvas: Canvas) -> float:
        """How wide the word of a centred button may be, beside what else stands there."""
        _, low = self._key_beside(canvas)
        return self._room(canvas, self.box[2] - low - 6 if low else self.box[2])[2]

    def _room(self, canvas: Canvas, wide: float) -> tuple[float, float, float]:
        """Width of the icon, of the gap after it, and of the word, in a button so wide."""
        icon = self.size * 1.45 if self.icon else 0.0
        gap = 12.0 if self.icon and self.label else 0.0
        room = wide - (48 if self.box[3] >= 60 and (self.key or self.key_label) else 28) - icon - gap
        least = canvas.width(self.label, "sc", _LEAST, True) if self.label else 0.0
        if icon and least > room:
            return 0.0, 0.0, wide - 20  # a long word needs the icon's place
        if self.key_label and self.box[3] >= 60:
            beside = wide - _EDGE - icon - gap - self._key_width(canvas) - _KEY
            room = min(room, beside) if least <= beside else room
        return icon, gap, room

    def _draw_row(self, canvas: Canvas, box: Box, ink: str) -> None:
        x, y, w, h = box
        if self.icon:
            canvas.icon(self.icon, (x + 46, y + h / 2), 38, ink, shadow=120)
        canvas.write(self.label, Style("sc", self.size, ink, SHADE), box.line(box.h / 2 - 2, 84, 26))
        right = x + w - 20
        if self.key_label and not self.idle:
            key = self._key_size(canvas, w)
            spot = (right, y + h - 8.5 - key / 2 if self.note else y + h / 2)
            canvas.write(self.key_label, Style("bold", key, "label", SHADE), spot, anchor="midright")
        if self.note:
            middle = y + h / 2 - (10 if self.key_label else 0)
            beside = [each for each in self.row or (self,) if each.note]
            style = canvas.alike(
                [(each.note, each._note_room(canvas)) for each in beside], Style("ital", 19, "label", SHADE)
            )
            canvas.write(self.note, style, (right, middle), self._note_room(canvas), "midright")

    def _note_room(self, canvas: Canvas) -> float:
        """How wide the note of a row of a menu may be."""
        wide = self.box[2]
        return wide - 124 - min(canvas.width(self.label, "sc", self.size), wide - 110)


def back_button(context: Context, box: Box = BACK, size: float = 24, action: Action = Pop) -> Button:
    """The button that leaves a screen."""
    return Button("back", box, context.say("button-back"), "exit-door", size=size, key="back", action=action)


def in_a_row(buttons: Iterable[Button]) -> tuple[Button, ...]:
    """Buttons that stand together: the longest word decides how large all of them are written."""
    row = tuple(buttons)
    return tuple(replace(button, row=row) for button in row)


@dataclass(frozen=True)
class IconButton(Control):
    """A square button with only a symbol; its tooltip names it."""

    id: str
    box: Box
    icon: str
    label: str
    tooltip: str = ""
    enabled: bool = True
    key: str | None = None
    flip: bool = False
    plate: str = "menu"
    icon_size: float | None = None
    action: Action | None = field(default=None, compare=False)

    @override
    def focusables(self) -> tuple[Focusable, ...]:
        tooltip, key = self.tooltip or self.label, self.key
        return (Focusable(self.id, self.box, self.label, tooltip, self.enabled, key, 10, action=self.action),)

    @override
    def draw(self, canvas: Canvas, focus: Focus) -> None:
        x, y, w, h = self.box
        hot = self.enabled and focus.hot(self.id)
        if self.plate:
            canvas.plate("menu_hover" if hot else self.plate, self.box)
        size = self.icon_size or min(w, h) * 0.65
        ink = (INK if hot else "glyph") if self.enabled else "disabled_ink"
        down = _SUNK if focus.pressed == self.id else 0
        if self.icon:
            canvas.icon(self.icon, (x + w / 2, y + h / 2 + down), size, ink, shadow=120, flip=self.flip)
