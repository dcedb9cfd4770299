"""Push buttons, with icon, word, note and key."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import KW_ONLY, dataclass, field, replace
from typing import Any, Final, Literal

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
"""The button that leaves most screens."""


_MIN_WORD = 17.0  # units; a word that would be smaller takes the icon's place
_TALL = 60.0  # units; from this height on the key's name is in the corner, not beside the word
_ICON, _GAP = 1.45, 12.0  # the icon's width by the size of the word, and units between both
_KEY, _EDGE = 20.0, 16.0  # units from a word to the right edge, key not counted, and to the left one
_BESIDE = 6.0  # units that the word of a low button gives way to its key, on either side
_CORNER, _LOW = 14.0, 6.5  # units from a key's name to the right edge, and in the corner to the lower one
SUNK = 2.0  # units a pressed button goes down
_KEY_SIZE, _MAX_KEY = 17.0, 24.0  # of a key's name: as usual, and with larger text
_ROW_ICON, _ROW_WORD, _ROW_END = 46.0, 84.0, 26.0  # in a row of a menu: middle of the icon, and the word
_ROW_NOTE = 20.0  # units from a note or a key in such a row to the right edge
_RAISED, _MOST_NOTE, _MOST_BELOW = 13.0, 24.0, 18.0  # larger text: a note over its key, and sizes of both


@dataclass(frozen=True, init=False, repr=False, eq=False)
class Pressable(Control):
    """A control that is pressed as a whole; each subclass has its own dataclass methods generated."""

    id: str
    box: Box
    _: KW_ONLY
    tooltip: str = ""
    enabled: bool = True
    action: Action | None = field(default=None, compare=False)

    def item(self, label: str, radius: float = 9, **more: Any) -> tuple[Focusable, ...]:
        """Its only focusable, called `label`; `more` as in `Focusable`."""
        state = (label, self.tooltip, self.enabled)
        return (Focusable(self.id, self.box, *state, radius=radius, action=self.action, **more),)


@dataclass(frozen=True)
class Button(Pressable):
    """A button with a word.

    `centred` buttons carry icon and word in the middle and their key in the lower right corner; the others,
    rows of a menu, begin at the left and carry a note at the right, with the key below it.
    """

    label: str
    icon: str | None = None
    kind: Literal["primary", "secondary"] = "secondary"
    size: float = 24.0
    key: str | None = None
    key_label: str = ""
    note: str = ""
    centred: bool = True
    glow: bool = False
    checked: bool | None = None
    """Whether it is the chosen one of several; None where nothing is chosen (screen readers)."""
    idle: bool = False
    """Whether its key presses something else just now: its name is not shown, its room stays."""
    main: bool = False
    """Whether it shows the key of `main` while its own presses something else."""
    row: tuple[Button, ...] = ()
    """The buttons of its row, itself included: their words have one size (see `in_a_row`)."""

    @override
    def focusables(self) -> tuple[Focusable, ...]:
        label = f"{self.label}: {self.note}" if self.note else self.label
        return self.item(label, radius=12.0, key=self.key, checked=self.checked)

    def keyed(self, label: Callable[[str], str], focused: str | None) -> Button:
        """The same button with the name of its key; Enter is left to the button in focus."""
        named = self.key_label or (label(self.key) if self.key else "")
        idle = self.key == "confirm" and focused not in (None, self.id)
        if idle and self.main and (always := label("main")):
            named, idle = always, False
        same = (named, idle) == (self.key_label, self.idle)
        return self if same else replace(self, key_label=named, idle=idle)

    @override
    def draw(self, canvas: Canvas, focus: Focus) -> None:
        pressed = self.enabled and focus.pressed == self.id
        if self.glow and self.enabled:
            canvas.glow(self.box, 14, 0.9)
        canvas.plate(self._plate(focus, pressed), self.box)
        box = self.box.moved(dy=SUNK if pressed else 0)
        ink = INK if self.enabled else "disabled_ink"
        (self._draw_centred if self.centred else self._draw_row)(canvas, box, ink)

    def _plate(self, focus: Focus, pressed: bool) -> str:
        if not self.enabled:
            return "disabled"
        if pressed:
            return f"{self.kind}_down"
        return f"{self.kind}_hover" if focus.hot(self.id) else self.kind

    def _draw_centred(self, canvas: Canvas, box: Box, ink: str) -> None:
        x, y, w, h = box
        key, low = self._key_beside(canvas)
        x, w = (x + _BESIDE, w - low - _BESIDE) if low else (x, w)
        icon, gap, room = self._room(canvas, w)
        style = Style("sc", self.size, ink, SHADE)
        if self.row:
            style = canvas.alike([(button.label, button._word_room(canvas)) for button in self.row], style)
        text_w = min(room, canvas.width(self.label, "sc", style.size, not style.grows))
        left = x + (w - icon - gap - text_w) / 2
        middle = y + h / 2
        if self._in_corner:
            # words of buttons beside each other share one line: a long one gives way to its key sideways
            beside = w - _EDGE - _KEY - icon - gap - text_w
            key = self._key_size(canvas, beside)
            free = x + w - _KEY - self._key_width(canvas, key) - icon - gap - text_w
            if left > free:
                left, middle = (free, middle) if free >= x + _EDGE - 1 else (left, middle - h * 0.1)
        if self.icon and icon:
            canvas.icon(self.icon, (left + icon / 2, middle), icon, ink, shadow=120)
        canvas.write(self.label, style, (left + icon + gap, middle - 2), room)
        if not self.idle and (low or self._in_corner):
            down = h / 2 if low else h - _LOW - key / 2
            spot = (x + w + low - _CORNER, y + down)
            canvas.write(self.key_label, Style("bold", key, "label", SHADE), spot, anchor="midright")

    @property
    def _in_corner(self) -> bool:
        """Whether it has the name of its key in the lower right corner."""
        return bool(self.key_label) and self.box.h >= _TALL

    @property
    def _symbol(self) -> tuple[float, float]:
        """Width of the icon, and of the gap after it."""
        return self.size * _ICON if self.icon else 0.0, _GAP if self.icon and self.label else 0.0

    def _key_beside(self, canvas: Canvas) -> tuple[float, float]:
        """Size of the key's name beside the word of a low button, and its room; 0 if there is none."""
        if not self.key_label or self._in_corner:
            return _KEY_SIZE, 0.0
        free = self.box.w - 36 - sum(self._symbol) - canvas.width(self.label, "sc", min(self.size, 22.0))
        size = self._key_size(canvas, free)
        wide = self._key_width(canvas, size)
        return size, wide + 10 if wide <= free else 0.0

    def _key_size(self, canvas: Canvas, room: float) -> float:
        """Size of the key's name: it grows with the text size as far as the word leaves room."""
        size = canvas.numeral(_KEY_SIZE, _MAX_KEY)
        while size > _KEY_SIZE and self._key_width(canvas, size) > room:
            size = max(_KEY_SIZE, size - 0.5)
        return size

    def _key_width(self, canvas: Canvas, size: float = _KEY_SIZE) -> float:
        """The width of the key's name at exactly this size."""
        return canvas.width(self.key_label, "bold", size, True)

    def _word_room(self, canvas: Canvas) -> float:
        """How wide the word of a centred button may be beside its icon and key."""
        _, low = self._key_beside(canvas)
        return self._room(canvas, self.box.w - low - _BESIDE if low else self.box.w)[2]

    def _room(self, canvas: Canvas, wide: float) -> tuple[float, float, float]:
        """Width of the icon, of the gap after it, and of the word, in a button of this width."""
        icon, gap = self._symbol
        room = wide - (48 if self.box.h >= _TALL and (self.key or self.key_label) else 28) - icon - gap
        if icon and not self._fits(canvas, room):
            return 0.0, 0.0, wide - 20  # a long word needs the icon's place
        if self._in_corner and not self.main:  # beside the long name of that key the word would be small
            beside = wide - _EDGE - icon - gap - self._key_width(canvas) - _KEY
            room = min(room, beside) if self._fits(canvas, beside) else room
        return icon, gap, room

    def _fits(self, canvas: Canvas, room: float) -> bool:
        """Whether the word has room, at the smallest size if need be; letters so small are rarely loaded."""
        sizes = (canvas.sized("sc", self.size), _MIN_WORD)
        return not self.label or any(canvas.width(self.label, "sc", size, True) <= room for size in sizes)

    def _draw_row(self, canvas: Canvas, box: Box, ink: str) -> None:
        y, h = box.y, box.h
        if self.icon:
            canvas.icon(self.icon, (box.x + _ROW_ICON, y + h / 2), 38, ink, shadow=120)
        word = box.line(h / 2 - 2, _ROW_WORD, _ROW_END)
        canvas.write(self.label, Style("sc", self.size, ink, SHADE), word)
        right, beside_key = box.right - _ROW_NOTE, self._key_in_row(canvas)
        below = bool(self.note and not beside_key)
        if self.key_label and not self.idle:
            key = min(self._key_size(canvas, box.w), _MOST_BELOW if below else _MAX_KEY)
            spot = (right, y + h - 8.5 - key / 2 if below else y + h / 2)
            canvas.write(self.key_label, Style("bold", key, "label", SHADE), spot, anchor="midright")
        if self.note:
            right, middle = right - beside_key, y + h / 2
            if below and self.key_label:
                middle -= 10 if canvas.art.letters.growth == 1.0 else _RAISED
            beside = [each for each in self.row or (self,) if each.note]
            rooms = [(each.note, each._note_room(canvas)) for each in beside]
            style = canvas.alike(rooms, Style("ital", 19, "label", SHADE, most=_MOST_NOTE))
            canvas.write(self.note, style, (right, middle), self._note_room(canvas), "midright")

    def _note_room(self, canvas: Canvas) -> float:
        """How wide the note of a row of a menu may be."""
        room = self.box.w - _ROW_WORD - _ROW_END
        room -= _CORNER + min(canvas.width(self.label, "sc", self.size), room)
        return room - self._key_in_row(canvas)

    def _key_in_row(self, canvas: Canvas) -> float:
        """The room of a key's name beside a note of larger text; 0 if it is below the note."""
        if not self.key_label or not self.note or canvas.art.letters.growth == 1.0:
            return 0.0
        wide = self._key_width(canvas, self._key_size(canvas, self.box.w)) + _GAP
        words = canvas.width(self.label, "sc", self.size) + canvas.width(self.note, "ital", _MOST_NOTE, True)
        return wide if _ROW_WORD + _ROW_END + _CORNER + words + wide <= self.box.w else 0.0


def back_button(context: Context, box: Box = BACK, size: float = 24, action: Action = Pop) -> Button:
    """The button that leaves a screen."""
    return Button("back", box, context.say("button-back"), "exit-door", size=size, key="back", action=action)


def in_a_row(buttons: Iterable[Button]) -> tuple[Button, ...]:
    """Buttons in a row: the longest word decides the size of all their words."""
    row = tuple(buttons)
    return tuple(replace(button, row=row) for button in row)
