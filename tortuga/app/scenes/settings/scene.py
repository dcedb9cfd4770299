"""The settings: sections at the left, their rows at the right. Changes apply at once and are saved."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

import pygame
from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.units import Box
from tortuga.app.input.focus import Focusable
from tortuga.app.languages import LANGUAGE_NAMES
from tortuga.app.scene.base import Control, ControlScene
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Click, Input, Key, Pop, Sentence, Transition, ended
from tortuga.app.scenes.settings.pages import KeysPage, PadPage, Page
from tortuga.app.scenes.settings.sections import (
    ROWS,
    SECTION_ICON,
    SECTIONS,
    SettingRow,
    fits_desktop,
    has_screen_reader,
    parsed,
    value_of,
)
from tortuga.app.scenes.settings.trouble import TroublePage
from tortuga.app.widgets import layout
from tortuga.app.widgets.button import SHADE, Button, back_button
from tortuga.app.widgets.choice import Option, Segmented
from tortuga.app.widgets.dialog import remember
from tortuga.app.widgets.heading import heading
from tortuga.app.widgets.setting import Gauge, Switch
from tortuga.app.widgets.toast import Toasts

_PAD = 56.0
_TOP = 34.0
_PITCH = 160.0
_CONTROL = (640.0, 54.0)
_SWITCH_W = 210.0


class RowsPage(Page):
    """One section of `ROWS`."""

    def __init__(self, context: Context, section: str) -> None:
        self.context = context
        self.rows = ROWS[section]

    # ---------------------------------------------------------------- geometry
    def _row_box(self, index: int) -> Box:
        x, y, w, h = layout.SETTINGS_PANEL
        pitch = min(_PITCH, (h - 2 * _TOP) / len(self.rows))
        return Box(x + _PAD, y + _TOP + index * pitch, w - 2 * _PAD, pitch)

    def _control_box(self, index: int) -> Box:
        x, y, w, h = self._row_box(index)
        wide, high = _CONTROL
        return Box(x + w - wide, y + (h - high) / 2, wide, high)

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
        caps = (
            [context.key_name(name) for name in bound.keys(row.field)] if row.field in bound.defaults else []
        )
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
        may = row.field != "screen_reader" or has_screen_reader()
        on = may and bool(getattr(self.context.settings.now, row.field))
        x, y, w, h = box
        return Switch(
            row.field,
            Box(x + w - _SWITCH_W, y, _SWITCH_W, h),
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
                (wide, high), may = map(str, parsed(row, value)), fits_desktop(value)  # no thousands
                note = "" if may else say("setting-window-large")
                options.append(Option(value, say("setting-pixels", wide=wide, high=high), None, note, may))
            elif row.field == "language":
                options.append(Option(value, LANGUAGE_NAMES[value], None))
            else:
                note = say(f"{row.texts}-{value}-note") if row.texts == "speed" else ""
                options.append(Option(value, say(f"{row.texts}-{value}"), None, note))
        now = value_of(row, self.context.settings.now, self.context.text.language)
        choose = partial(self._set_choice, row)
        return Segmented(row.field, box, tuple(options), now, 20, name=self._name(row), choose=choose)

    # ---------------------------------------------------------------- changes
    def _set_choice(self, row: SettingRow, value: str) -> Transition | None:
        if row.field == "language":
            self.context.text.speak(value)
        return remember(self.context, **{row.field: parsed(row, value)})

    def _set_gauge(self, field: str, value: int) -> Transition | None:
        """Set a volume; turning one up also ends the muting."""
        changes: dict[str, object] = {field: value}
        if value:
            changes["muted"] = False
        return remember(self.context, **changes)

    @override
    def click(self, pos: tuple[float, float]) -> Transition | None:
        """A click on the bar of a gauge sets it."""
        for index, row in enumerate(self.rows):
            if row.kind == "gauge":
                gauge = self._gauge(row, self._control_box(index))
                x, y, w, h = gauge.bar
                if x - 4 <= pos[0] <= x + w + 4 and y - 12 <= pos[1] <= y + h + 12:
                    return self._set_gauge(row.field, gauge.at(pos[0]))
        return None

    # ---------------------------------------------------------------- drawing
    @override
    def draw(self, canvas: Canvas) -> None:
        for index, row in enumerate(self.rows):
            x, y, w, h = self._row_box(index)
            room = w - (_SWITCH_W if row.kind == "switch" else _CONTROL[0]) - 40
            middle = y + h / 2
            if index:
                canvas.line((x, y), (x + w, y), "#2a180c", 2)
                canvas.line((x, y + 2), (x + w, y + 2), "#8a5f36", 1)
            canvas.write(self._name(row), Style("sc", 25, "cream", SHADE), (x, middle - 22), room)
            note = self._note(row)
            canvas.paragraph(note, Style("ital", 20, "note", SHADE), (x, middle - 2), room, "topleft")


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
        if section == "keys":
            return KeysPage(self.context, self.toasts)
        if section == "gamepad":
            return PadPage(self.context, self.toasts)
        if section == "trouble":
            return TroublePage(self.context, self.toasts)
        return RowsPage(self.context, section)

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
        """The rows of a page are a list: a switch stands further right than a choice of four.

        Out of them Left leads to the section they belong to: beside low rows there are other sections and the
        way back, which Enter would press by mistake.
        """
        page = layout.SETTINGS_PANEL
        return tuple(
            replace(item, listed=True, leaves_to=_id(self.section)) if page.has(item.box[:2]) else item
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
        """While a page waits for a key, no one else gets it."""
        return self._page.raw(event)

    @override
    def update(self, dt: float) -> Transition | None:
        self.toasts.update(dt)
        return self._page.problem()

    @override
    def spoken(self) -> tuple[Sentence, ...]:
        """The section, and what stands below the name of the row that the keyboard is in."""
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
