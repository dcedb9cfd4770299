"""The settings: sections at the left, their rows at the right. Everything holds at once and is kept."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Protocol

import pygame

from tortuga.app.draw.canvas import Canvas
from tortuga.app.input.focus import Focusable
from tortuga.app.scene.base import Control, ControlScene
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Click, Input, Key, Pop, Sentence, Transition, ended
from tortuga.app.scenes.settings.keys import KeysPage
from tortuga.app.scenes.settings.pad import PadPage
from tortuga.app.scenes.settings.rows import RowsPage
from tortuga.app.scenes.settings.sections import SECTION_ICON, SECTIONS
from tortuga.app.scenes.settings.trouble import TroublePage
from tortuga.app.widgets import layout
from tortuga.app.widgets.button import Button
from tortuga.app.widgets.heading import heading
from tortuga.app.widgets.toast import Toasts


class Page(Protocol):
    """The right half of the settings."""

    def controls(self) -> Iterator[Control]:
        """Its controls in Tab order."""

    def activate(self, name: str) -> Transition | None:
        """One of them was pressed."""

    def click(self, pos: tuple[float, float]) -> Transition | None:
        """A click beside all controls."""

    def raw(self, event: pygame.event.Event) -> bool:
        """An event before anybody else sees it; True when it is used up."""

    def problem(self) -> Transition | None:
        """What the player must be told of the last change, once."""

    def draw(self, canvas: Canvas) -> None:
        """Paint what stands around the controls."""


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
    def controls(self) -> Iterator[Control]:
        """See `ControlScene`."""
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
            )
        yield from self._page.controls()
        yield Button("back", layout.SETTINGS_BACK, say("button-back"), "exit-door", size=26, key="back",
                     key_label=self.key_label("back"))  # fmt: skip

    def focusables(self) -> tuple[Focusable, ...]:
        """See `Scene`. The rows of a page are a list: a switch stands further right than a choice of four.

        Out of them Left leads to the section they belong to: beside low rows there are other sections and the
        way back, which Enter would press by mistake.
        """
        return tuple(self._placed(item) for item in super().focusables())

    def _placed(self, item: Focusable) -> Focusable:
        """A focusable as the section of its column, or as a part of the page."""
        x, y, w, h = layout.SETTINGS_PANEL
        if x <= item.box[0] < x + w and y <= item.box[1] < y + h:
            return replace(item, listed=True, leaves_to=_id(self.section))
        return replace(item, checked=item.id == _id(self.section)) if item.id.startswith(_id("")) else item

    def activate(self, name: str) -> Transition | None:
        """See `Scene`."""
        control, _, value = name.partition(":")
        if control == "back":
            return Pop()
        if control == "section":
            self.section, self._page = value, self._open(value)
            return None
        return self._page.activate(name)

    def handle(self, action: Input) -> Transition | None:
        """See `Scene`."""
        match action:
            case Key("back" | "settings" | "menu"):
                return Pop()
            case Key("page-up" | "page-down"):
                step = 1 if action.action == "page-down" else -1
                at = (SECTIONS.index(self.section) + step) % len(SECTIONS)
                self.focus.focused = _id(SECTIONS[at])
                return self.activate(_id(SECTIONS[at]))
            case Click(pos, 1):
                return self._page.click(pos)
        return None

    def raw(self, event: pygame.event.Event) -> bool:
        """See `Scene`. A key that is awaited is nobody else's."""
        return self._page.raw(event)

    def update(self, dt: float) -> Transition | None:
        """See `Scene`."""
        self.toasts.update(dt)
        return self._page.problem()

    def spoken(self) -> tuple[Sentence, ...]:
        """See `Scene`. The section, and what stands below the name of the row that the keyboard is in."""
        section = Sentence(ended(self.context.say(f"settings-{self.section}")))
        field = (self.focus.focused or "").partition(":")[0] if self.focus.visible else ""
        note = self._page.note(field) if isinstance(self._page, RowsPage) else ""
        return (section, Sentence(note), *self.toasts.spoken)

    def animating(self) -> bool:
        """See `Scene`."""
        return bool(self.toasts.text)

    # ---------------------------------------------------------------- drawing
    def draw(self, canvas: Canvas) -> None:
        """See `Scene`."""
        say = self.context.say
        canvas.backdrop("sea")
        heading(canvas, say("settings-title"), say("settings-note"), max_w=1780)
        canvas.plate("wood_brass", layout.SETTINGS_PANEL)
        self._page.draw(canvas)
        self.draw_controls(canvas)
        self.toasts.draw(canvas)
