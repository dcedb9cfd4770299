"""Typing: a field of our own, and a thin adapter around pygame_gui's text entry while it is being edited.

pygame_gui neither scales nor knows our focus layer, so an `Entry` lives only while its field is typed in, is
made for the present window size, and gives Tab and the vertical arrows back to the stage.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import pygame
from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.theme import PALETTE
from tortuga.app.draw.units import Box
from tortuga.app.input.bindings import NEEDED
from tortuga.app.input.focus import Focus, Focusable
from tortuga.app.input.keynames import placed
from tortuga.app.scene.base import ControlScene
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Transition
from tortuga.app.widgets.button import SHADE, Pressable
from tortuga.unicode import letters, typeable

_LEFT = 12.0
_ICON = 34.0
_MAX_LETTERS = 0.62
"""Share of a field's height that its letters may take when they grow with the text size."""
_MARKED, _CARET = 0.2, 0.22
"""Share of a field's height above and below a selection, and the caret."""
_CLEAR = "#00000000"
_GIVEN_BACK = frozenset((pygame.K_TAB, pygame.K_UP, pygame.K_DOWN))
ENDS = frozenset((pygame.K_RETURN, pygame.K_KP_ENTER))
"""Keys that end the typing and keep what was typed."""
_TYPED = frozenset((pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT))
_POINTER = frozenset((pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP))


@dataclass(frozen=True)
class TextField(Pressable):
    """A value on a dark field; pressing activates `<id>`, then the scene makes an `Entry` for it.

    On `paper` it is written in ink until it is typed in. With `anew` the whole value is selected when typing
    begins: letters replace it, an arrow keeps it. With `notes` Escape does not restore the old value.
    """

    value: str
    label: str
    icon: str | None = None
    placeholder: str = ""
    size: float = 20.0
    typing: bool = False
    paper: bool = False
    anew: bool = False
    notes: bool = False

    @property
    def inner(self) -> Box:
        """Where the letters are."""
        x, y, w, h = self.box
        left = _LEFT + (_ICON if self.icon else 0)
        return Box(x + left, y, w - left - 8, h)

    @override
    def focusables(self) -> tuple[Focusable, ...]:
        return self.item(f"{self.label}: {self.value}" if self.value else self.label)

    @override
    def draw(self, canvas: Canvas, focus: Focus) -> None:
        x, y, _, h = self.box
        if self.paper and not self.typing:
            self._draw_on_paper(canvas, focus.hot(self.id))
            return
        canvas.plate("field_on" if self.typing or focus.hot(self.id) else "field", self.box)
        if self.icon:
            canvas.icon(self.icon, (x + 26, y + h / 2), 24, "label", shadow=90)
        if self.typing:
            return
        ix, _, iw, _ = self.inner
        role, ink, text = (
            ("bold", "cream", self.value) if self.value else ("ital", "locked", self.placeholder)
        )
        canvas.write(text, Style(role, self.size, ink, SHADE), (ix, y + h / 2 - 1), iw)

    def _draw_on_paper(self, canvas: Canvas, hot: bool) -> None:
        x, y, w, h = self.box
        canvas.fill(self.box, "parch_dd", 110 if hot else 55, radius=8)
        canvas.line((x + 8, y + h - 8), (x + w - 8, y + h - 8), "parch_dd", 1.5)
        left, _, room, _ = self.inner
        text, ink = (self.value, "ink") if self.value else (self.placeholder, "ink2")
        canvas.write(text, Style("ital", self.size, ink), (left, y + h / 2 - 1), room)


class Entry:
    """The editor of a field, which takes at most `limit` visible letters."""

    def __init__(self, canvas: Canvas, field: TextField, limit: int) -> None:
        # pygame_gui costs a tenth of a second to import; only typing needs it
        import pygame_gui

        self.id, self._box, self._inner, self._size = field.id, field.box, field.inner, field.size
        self.before = None if field.notes else field.value
        self.ended = False
        self._rect = canvas.rect(*field.inner)
        self._composed = ""
        """Text that an input method is still composing."""
        accept_text(self._rect)
        size = canvas.surface.get_size()
        high = min(canvas.sized("bold", field.size), max(field.size, field.box[3] * _MAX_LETTERS))
        self._manager = pygame_gui.UIManager(
            size, _theme(canvas.px(high), canvas.art.letters.file("bold")), enable_live_theme_updates=False
        )
        self._line: Any = pygame_gui.elements.UITextEntryLine(self._rect, self._manager)
        self._limit = limit
        self._line.set_text(typeable(field.value))
        self._manager.set_focus_set(self._line)
        if field.anew:
            self._line.select_range = [0, len(self.text)]
        # keys repeat only while typing: a held Enter must not press one button after another
        pygame.key.set_repeat(380, 40)

    @property
    def text(self) -> str:
        """The text in the field."""
        return str(self._line.get_text())

    def raw(self, event: pygame.event.Event) -> bool:
        """Take an event; True when it is used up. Afterwards look at `text` and `ended`."""
        if event.type == pygame.TEXTEDITING:
            self._composed = event.text
            return True
        if event.type == pygame.KEYDOWN and self._composed:
            return True  # it is the input method's
        if event.type == pygame.KEYDOWN:
            event = _latin(event)
            self.ended = event.key in _GIVEN_BACK or event.key in ENDS or event.key == pygame.K_ESCAPE
            if event.key == pygame.K_ESCAPE and self.before is not None:
                self._line.set_text(self.before)
            if self.ended:
                return event.key not in _GIVEN_BACK
            if _pastes(event):
                self._insert(_clipboard())
                return True
        if event.type == pygame.TEXTINPUT:
            self._composed = ""
            self._insert(event.text)
            return True
        if event.type in _POINTER:
            inside = self._rect.collidepoint(event.pos)
            if not inside:
                self.ended = event.type == pygame.MOUSEBUTTONDOWN
                return False
        elif event.type not in _TYPED:
            return False
        self._manager.process_events(event)
        if self.text != (seen := typeable(self.text)):  # a combining mark has lost its letter
            self._line.set_text(seen)
        return True

    def _insert(self, words: str) -> None:
        """Insert words at the caret, replacing the selection: only visible letters, as many as have room."""
        line = self._line
        first, last = sorted(line.select_range)
        if first == last:
            first = last = line.edit_position
        before, after = self.text[:first], self.text[last:]
        room = self._limit - len(letters(after))
        # none of the present text is lost, even if it is longer than the limit
        head = typeable(before + words)
        head = "".join(letters(head)[: max(room, len(letters(before)))])
        line.set_text(head + after)
        line.select_range = [0, 0]
        line.edit_position = len(head)
        line.cursor_has_moved_recently = True

    def update(self, dt: float) -> None:
        """Let the caret blink."""
        self._manager.update(dt)

    def draw(self, canvas: Canvas) -> None:
        """Paint letters and caret over the field."""
        # the caret blinks, so the picture is never the same as before
        if canvas.art.letters.foreign(self.text):
            self._draw_foreign(canvas)
        else:
            canvas.shape(self._rect, lambda surface: self._manager.draw_ui(surface))
        if self._composed:
            x, y, w, h = self._box
            canvas.plate("field_on", Box(x, y + h + 6, w, h))
            left, line = x + _LEFT, y + 2 * h - 4
            words = typeable(self._composed)
            style = Style("ital", 22, "cream")
            _, _, wide, _ = canvas.write(words, style, (left, line - h / 2), w - 2 * _LEFT)
            canvas.line((left, line), (left + wide, line), "gold_l", 1.5)

    def _draw_foreign(self, canvas: Canvas) -> None:
        """Text of several scripts, its selection and the caret: pygame_gui draws with one font only."""
        x, y, w, h = self._inner
        style = Style("bold", self._size, "cream")

        def at(index: int) -> float:
            return x + canvas.caret(self.text, index, style, w)

        left, right = sorted(map(at, self._line.select_range))
        if left < right:
            marked = self._inner.inset(0, _MARKED * h)
            canvas.fill(marked._replace(x=left, w=right - left), "gold_l", 110, radius=3)
        canvas.write(self.text, style, (x, y + h / 2 - 1), w)
        here = at(self._line.edit_position) + 1
        caret = self._inner.inset(0, _CARET * h)
        canvas.line((here, caret.y), (here, caret.bottom), "gold_l", 2)

    def close(self) -> None:
        """Release what the entry holds."""
        pygame.key.set_repeat()
        accept_text(None)
        self._line.kill()


class Typing:
    """The text field being typed in, if any. `on_text` gets its id and every change of its text."""

    def __init__(self, on_text: Callable[[str, str], None]) -> None:
        self._on_text = on_text
        self._entry: Entry | None = None

    @property
    def field(self) -> str | None:
        """Id of the field typed in."""
        return self._entry.id if self._entry else None

    def begin(self, canvas: Canvas, field: TextField, limit: int) -> None:
        """Begin typing in a field; `limit` = most letters."""
        self.end()
        self._entry = Entry(canvas, field, limit)

    def end(self) -> None:
        """End typing; what was typed stays."""
        if self._entry is not None:
            self._entry.close()
            self._entry = None

    def raw(self, event: pygame.event.Event) -> bool:
        """Take an event; True when it is used up."""
        if self._entry is None:
            return False
        used = self._entry.raw(event)
        self._on_text(self._entry.id, self._entry.text)
        if self._entry.ended:
            self.end()
        return used

    def update(self, dt: float) -> None:
        """Let the caret blink."""
        if self._entry is not None:
            self._entry.update(dt)

    def draw(self, canvas: Canvas) -> None:
        """Paint letters and caret over their field."""
        if self._entry is not None:
            self._entry.draw(canvas)


class TypingScene(ControlScene):
    """A scene with text fields, of which at most one is typed in; it draws `typing` above its controls."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.typing = Typing(self.typed)
        self._canvas: Canvas | None = None
        self._reported: str | None = None
        """Id of what was visibly focused when the system was last told where text may be entered."""

    def typed(self, field: str, text: str) -> None:
        """Called with the text of a field after every key."""
        raise NotImplementedError

    def type_in(self, field: TextField, limit: int) -> bool:
        """Begin typing in a field; `limit` = most letters. False before the scene has a window."""
        if self._canvas is None:
            return False
        self._reported = None  # so that the system gets it again when the typing ends
        self.typing.begin(self._canvas, field, limit)
        return True

    @override
    def raw(self, event: pygame.event.Event) -> bool:
        """Keys go to the field that is typed in; without one, a letter begins typing in the focused field."""
        if self.typing.field is None and self._begins(event):
            self.activate(cast(str, self.in_focus))
            return self.typing.field is not None
        return self.typing.raw(event)

    def _begins(self, event: pygame.event.Event) -> bool:
        """Whether a key is a letter, bound to nothing that moves the focus, while a field has the focus."""
        letter = getattr(event, "unicode", "")
        if event.type != pygame.KEYDOWN or not letter.strip() or not letter.isprintable():
            return False
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_GUI):
            return False
        focused = self.in_focus
        fields = (control.id for control in self.controls() if isinstance(control, TextField))
        bound = self.context.keys.action(event.key, event.mod, getattr(event, "scancode", 0))
        return focused is not None and focused in fields and bound not in NEEDED

    @override
    def update(self, dt: float) -> Transition | None:
        """Typing in a focused field begins with its first letter."""
        self.typing.update(dt)
        focused = self.focus.focused if self.focus.visible else None
        if self.typing.field is None and self._canvas is not None and focused != self._reported:
            self._reported = focused
            fields = (control for control in self.controls() if isinstance(control, TextField))
            field = next((field for field in fields if field.id == focused), None)
            accept_text(None if field is None else self._canvas.rect(*field.inner))
        return None

    def animating(self) -> bool:
        """The caret blinks."""
        return self.typing.field is not None

    @override
    def leave(self) -> None:
        self.typing.end()
        self._reported = None
        accept_text(None)

    @override
    def fit(self, canvas: Canvas) -> None:
        """Typing in a field ends: its caret belongs to the old size."""
        self.typing.end()
        self._canvas = canvas


def accept_text(rect: pygame.Rect | None) -> None:
    """Have the system accept text at this place of the window, where its input method appears; None: stop."""
    if not pygame.display.get_init():
        return
    if rect is None:
        pygame.key.stop_text_input()
    else:
        pygame.key.set_text_input_rect(rect)
        pygame.key.start_text_input()


def _latin(event: pygame.event.Event) -> pygame.event.Event:
    """The same press as a Latin letter, if the key has another script: Ctrl+V stays at its usual place."""
    key = placed(event.key, getattr(event, "scancode", 0))
    return event if key == event.key else pygame.event.Event(pygame.KEYDOWN, {**event.dict, "key": key})


def _pastes(event: pygame.event.Event) -> bool:
    """Whether a key asks for what the clipboard holds."""
    if event.key == pygame.K_INSERT:
        return bool(event.mod & pygame.KMOD_SHIFT)
    commanded = event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META) and not event.mod & pygame.KMOD_ALT
    return event.key == pygame.K_v and bool(commanded)


def _clipboard() -> str:
    """The text that was copied; "" when there is none, or when it is no text."""
    try:
        return pygame.scrap.get_text()
    except (pygame.error, UnicodeDecodeError):
        return ""


def _theme(pixels: int, font: Path) -> dict[str, Any]:
    """Look of the entry: our font, no ground and no border; sizes must be strings, paths absolute."""
    paths = {f"{face}_path": str(font) for face in ("regular", "bold", "italic", "bold_italic")}
    return {
        "text_entry_line": {
            "font": {"name": "alegreya", "size": str(pixels), **paths},
            "colours": {
                "dark_bg": _CLEAR,
                "normal_border": _CLEAR,
                "normal_text": PALETTE["cream"],
                "selected_text": PALETTE["ink"],
                "selected_bg": PALETTE["gold_l"],
                "text_cursor": PALETTE["gold_l"],
            },
            "misc": {"border_width": "0", "shadow_width": "0", "padding": "0,0"},
        }
    }
