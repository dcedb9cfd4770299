"""The settings: sections at the left, their rows at the right. Changes apply at once and are saved."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

import msgspec
import pygame
from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.units import Box
from tortuga.app.input.bindings import MUTES
from tortuga.app.input.focus import Focusable
from tortuga.app.languages import LANGUAGE_NAMES
from tortuga.app.scene.base import Control, ControlScene
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Click, Input, Key, Pop, Sentence, Transition, ended
from tortuga.app.scenes.settings.pages import PAGE, KeysPage, PadPage, Page
from tortuga.app.scenes.settings.trouble import TroublePage
from tortuga.app.settings import MIN_SIZE, Settings, Shown
from tortuga.app.widgets import layout
from tortuga.app.widgets.button import SHADE, Button, back_button
from tortuga.app.widgets.choice import Option, Segmented
from tortuga.app.widgets.dialog import remember
from tortuga.app.widgets.heading import heading
from tortuga.app.widgets.setting import Gauge, Switch
from tortuga.app.widgets.toast import Toasts

SECTION_ICON: Final = {
    "game": "rolling-dices",
    "sound": "speaker",
    "display": "spyglass",
    "keys": "keyboard",
    "gamepad": "gamepad",
    "trouble": "anchor",
}
SECTIONS: Final = tuple(SECTION_ICON)
"""In the order of the list at the left; texts settings-<section>."""


@dataclass(frozen=True)
class SettingRow:
    """One setting: texts setting-<field>, setting-<field>-note, and for choices <texts>-<value>."""

    field: str
    kind: Literal["switch", "choice", "gauge"]
    values: tuple[str, ...] = ()
    texts: str = ""


def rows_of(settings: type[msgspec.Struct]) -> dict[str, tuple[SettingRow, ...]]:
    """By section the rows of all fields that are `Shown`, in their order."""
    rows: dict[str, list[SettingRow]] = {}
    plain = get_type_hints(settings)
    for field, annotated in get_type_hints(settings, include_extras=True).items():
        marks = getattr(annotated, "__metadata__", ())
        for mark in marks:
            if isinstance(mark, Shown):
                rows.setdefault(mark.section, []).append(_row(field, plain[field], mark, marks))
    return {section: tuple(own) for section, own in rows.items()}


def _row(field: str, kind: Any, mark: Shown, marks: tuple[Any, ...]) -> SettingRow:
    if kind is bool:
        return SettingRow(field, "switch")
    if any(isinstance(mark, msgspec.Meta) for mark in marks):
        return SettingRow(field, "gauge")
    values = mark.values or tuple(map(str, get_args(kind)))
    assert mark.values or get_origin(kind) is Literal, f"{field}: what is it to be chosen from?"
    return SettingRow(field, "choice", values, mark.texts or f"setting-{field}")


ROWS: Final = rows_of(Settings)
"""By section, from the top."""


def parsed(row: SettingRow, value: str) -> Any:
    """A value of a choice as the settings store it."""
    return _size(value) if row.field == "window" else int(value) if value.isdecimal() else value


def _size(value: str) -> tuple[int, int]:
    """Width and height of a window by its value, as in "1280x720"."""
    wide, high = map(int, value.split("x"))
    return wide, high


def fits_desktop(value: str) -> bool:
    """Whether a window of this size has room on some screen; the smallest always has."""
    wide, high = _size(value)
    if (wide, high) == MIN_SIZE:
        return True
    return any(wide <= screen[0] and high <= screen[1] for screen in pygame.display.get_desktop_sizes())


_TOP = 34.0
_PITCH = 160.0
_CONTROL = (640.0, 54.0)
_SWITCH_W = 210.0
_RULE = ((0, "#2a180c", 2), (2, "#8a5f36", 1))
_NAME, _NOTE = Style("sc", 25, "cream", SHADE), Style("ital", 20, "note", SHADE)


class RowsPage(Page):
    """One section of `ROWS`."""

    def __init__(self, context: Context, section: str) -> None:
        self.context = context
        self.rows = ROWS[section]

    # ---------------------------------------------------------------- geometry
    def _row_box(self, index: int) -> Box:
        whole = PAGE.inset(0, _TOP)
        pitch = min(_PITCH, whole.h / len(self.rows))
        return whole.moved(dy=index * pitch)._replace(h=pitch)

    def _control_box(self, index: int) -> Box:
        row = self._row_box(index)
        return Box.around(row.center, row.w, _CONTROL[1]).cut(right=_CONTROL[0])[0]

    # ---------------------------------------------------------------- controls
    @override
    def controls(self) -> Iterator[Control]:
        for index, row in enumerate(self.rows):
            if row.kind == "switch":
                yield self._switch(row, self._control_box(index))
            elif row.kind == "gauge":
                yield self._gauge(row, self._control_box(index))
            else:
                yield self._choice(row, self._control_box(index))

    def _name(self, row: SettingRow) -> str:
        return self.context.say(f"setting-{row.field}")

    def _note(self, row: SettingRow) -> str:
        """The note below the name; it may mention the keys of an action of the same name."""
        context, bound = self.context, self.context.keys
        names = bound.keys(row.field) if row.field in bound.defaults else ()
        caps = [context.key_name(name) for name in names]
        return context.say(f"setting-{row.field}-note", keys=context.listed(caps), count=len(caps))

    @override
    def note(self, focused: str | None) -> str:
        for row, control in zip(self.rows, self.controls(), strict=True):
            if any(item.id == focused for item in control.focusables()):
                return self._note(row)
        return ""

    def _turn(self, field: str) -> Transition | None:
        return remember(self.context, **{field: not getattr(self.context.settings.now, field)})

    def _switch(self, row: SettingRow, box: Box) -> Switch:
        say = self.context.say
        may = row.field != "screen_reader" or importlib.util.find_spec("accesskit") is not None
        on = may and bool(getattr(self.context.settings.now, row.field))
        return Switch(
            row.field,
            box.cut(right=_SWITCH_W)[0],
            self._name(row),
            say("setting-on" if on else "setting-off"),
            on,
            tooltip="" if may else say("setting-screen_reader-missing"),
            enabled=may,
            action=partial(self._turn, row.field),
        )

    def _gauge(self, row: SettingRow, box: Box) -> Gauge:
        say = self.context.say
        value = int(getattr(self.context.settings.now, row.field))
        percent = say("setting-percent", percent=value)
        words = percent, say("setting-less"), say("setting-more")
        return Gauge(row.field, box, self._name(row), value, *words, partial(self._set_gauge, row.field))

    def _choice(self, row: SettingRow, box: Box) -> Segmented:
        say = self.context.say
        options = []
        for value in row.values:
            if row.field == "window":
                (wide, high), may = map(str, parsed(row, value)), fits_desktop(value)  # no separators
                note = "" if may else say("setting-window-large")
                options.append(Option(value, say("setting-pixels", wide=wide, high=high), None, note, may))
            elif row.field == "language":
                options.append(Option(value, LANGUAGE_NAMES[value], None))
            else:
                note = say(f"{row.texts}-{value}-note") if row.texts == "speed" else ""
                options.append(Option(value, say(f"{row.texts}-{value}"), None, note))
        kept = getattr(self.context.settings.now, row.field)
        now = "x".join(map(str, kept)) if row.field == "window" else str(kept)
        now = self.context.text.language if row.field == "language" else now
        choose = partial(self._set_choice, row)
        return Segmented(row.field, box, tuple(options), now, 20, name=self._name(row), choose=choose)

    # ---------------------------------------------------------------- changes
    def _set_choice(self, row: SettingRow, value: str) -> Transition | None:
        if row.field == "language":
            self.context.text.change_language(value)
        return remember(self.context, **{row.field: parsed(row, value)})

    def _set_gauge(self, field: str, value: int) -> Transition | None:
        """Set a volume; turning one up also ends what a key has silenced."""
        heard = dict.fromkeys(MUTES.values(), False) if value else {}
        return remember(self.context, **{field: value, **heard})

    @override
    def click(self, pos: tuple[float, float]) -> Transition | None:
        """A click on the bar of a gauge sets it."""
        for index, row in enumerate(self.rows):
            if row.kind == "gauge":
                gauge = self._gauge(row, self._control_box(index))
                if gauge.bar.inset(-4, -12).has(pos):
                    return self._set_gauge(row.field, gauge.at(pos[0]))
        return None

    # ---------------------------------------------------------------- drawing
    @override
    def draw(self, canvas: Canvas) -> None:
        for index, row in enumerate(self.rows):
            box = self._row_box(index)
            for down, color, width in _RULE if index else ():
                line = box.moved(dy=down)
                canvas.line(line.at("topleft"), line.at("topright"), color, width)
            words = box.line(box.h / 2, 0, (_SWITCH_W if row.kind == "switch" else _CONTROL[0]) + 40)
            canvas.write(self._name(row), _NAME, words.moved(dy=-22))
            canvas.paragraph(self._note(row), _NOTE, words.moved(dy=-2), anchor="topleft")


_PAGES: Final[dict[str, Callable[[Context, Toasts], Page]]] = {
    "keys": KeysPage,
    "gamepad": PadPage,
    "trouble": TroublePage,
}
"""The pages of sections without rows."""


def _id(section: str) -> str:
    """Id of the button of a section."""
    return f"section:{section}"


class SettingsScene(ControlScene):
    """All settings; the scene below waits.

    Args:
        section: the one of `SECTIONS` that is open at first.
    """

    def __init__(self, context: Context, section: str = "game") -> None:
        super().__init__(context)
        self.toasts = Toasts((1145.0, 1052.0), 1300.0)
        self.section = section
        self._page = self._open(section)

    def _open(self, section: str) -> Page:
        page = _PAGES.get(section)
        return page(self.context, self.toasts) if page is not None else RowsPage(self.context, section)

    # ---------------------------------------------------------------- controls
    @override
    def controls(self) -> Iterator[Control]:
        say = self.context.say
        for i, section in enumerate(SECTIONS):
            yield Button(
                _id(section),
                layout.row_cell(layout.SETTINGS_SECTIONS, i),
                say(f"settings-{section}"),
                SECTION_ICON[section],
                "primary" if section == self.section else "secondary",
                25,
                centred=False,
                checked=section == self.section,
                action=partial(self._show, section),
            )
        yield from self._page.controls()
        yield back_button(self.context, layout.SETTINGS_BACK, 26)

    def _show(self, section: str) -> None:
        self.section, self._page = section, self._open(section)

    @override
    def focusables(self) -> tuple[Focusable, ...]:
        """The rows of a page are a list: a switch is further right than a choice of four.

        Out of them Left leads to the section they belong to: beside low rows there are other sections and the
        way back, which Enter would press by mistake.
        """
        page = layout.SETTINGS_PANEL
        return tuple(
            msgspec.structs.replace(item, listed=True, leaves_to=_id(self.section))
            if page.has(item.box[:2])
            else item
            for item in super().focusables()
        )

    @override
    def handle(self, action: Input) -> Transition | None:
        match action:
            case Key("settings" | "menu"):
                return Pop()
            case Key("page-up" | "page-down"):
                step = 1 if action.action == "page-down" else -1
                index = (SECTIONS.index(self.section) + step) % len(SECTIONS)
                self.focus.focused = _id(SECTIONS[index])
                self._show(SECTIONS[index])
            case Click(pos, 1):
                return self._page.click(pos)
        return None

    @override
    def raw(self, event: pygame.event.Event) -> bool:
        """While a page waits for a key, nothing else gets it."""
        return self._page.raw(event)

    @override
    def update(self, dt: float) -> Transition | None:
        self.toasts.update(dt)
        return self._page.problem()

    @override
    def spoken(self) -> tuple[Sentence, ...]:
        """The section, and the note of the row that has the keyboard focus."""
        section = Sentence(ended(self.context.say(f"settings-{self.section}")))
        note = self._page.note(self.focus.focused) if self.focus.visible else ""
        return (section, Sentence(note), *self.toasts.spoken)

    @override
    def animating(self) -> bool:
        return bool(self.toasts.text)

    # ---------------------------------------------------------------- drawing
    @override
    def draw(self, canvas: Canvas) -> None:
        say = self.context.say
        canvas.backdrop("sea")
        heading(canvas, say("settings-title"), say("settings-note"), max_w=1780)
        canvas.plate("wood_brass", layout.SETTINGS_PANEL)
        self._page.draw(canvas)
        self.draw_controls(canvas)
        self.toasts.draw(canvas)
