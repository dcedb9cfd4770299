"""The credits: who made what, read from assets/data/credits.json, on a long page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pygame
from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.units import Box
from tortuga.app.scene.base import Control, ControlScene
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Input, Key, Pop, Scroll, Sentence, Transition, ended
from tortuga.app.text import Text
from tortuga.app.widgets import layout
from tortuga.app.widgets.button import back_button
from tortuga.app.widgets.heading import heading
from tortuga.app.widgets.scrolling import Scrolling

CREDITS_FILE = "data/credits.json"
_PAD = 56.0
_STEP = 90.0
_PAGE = 640.0
_PAGE_BOX = layout.CREDITS_PAGE
_INNER = _PAGE_BOX.inset(0, _PAD)
_DOWN: Box = Box(_PAGE_BOX.right + 20, _PAGE_BOX.center[1] + 12, 64, 64)
_UP: Box = _DOWN.moved(dy=-88)
_BACK: Box = Box(810, 966, 300, 74)
_WIDE = _PAGE_BOX.w - 2 * _PAD - 24
_HEAD: Box = Box(0, 26, _WIDE, 0)
_NAME: Box = Box(0, 14, 0.62 * _WIDE, 0)
_LICENCE: Box = Box(0.64 * _WIDE, 14, 0.36 * _WIDE, 0)
_REST: Box = Box(20, 12, _WIDE - 20, 0)
"""The lines of a section and of a work, relative to where it begins."""
_SMALL = Style("text", 20, "ink2")
_ENDLESS = 1e6  # the page is as high as it needs to be
_SHEET, _HEM = 640.0, 60.0
"""Height of the sheets that the page is written on, and how far words reach above and below them."""


class Credit(msgspec.Struct, frozen=True):
    """One work used by the game."""

    name: str = ""
    authors: str = ""
    licence: str = ""
    link: str = ""
    note: str = ""
    """The text credits-note-<note>, which may mention `what` and `folder`."""
    what: str = ""
    folder: str = ""
    works: str = ""
    """In place of a name: the text credits-works-<works>, for several works."""

    def title(self, text: Text) -> str:
        """Its name."""
        return self.name or text.say(f"credits-works-{self.works}")

    def remark(self, text: Text) -> str:
        """A note on it, "" for none."""
        return text.say(f"credits-note-{self.note}", what=self.what, folder=self.folder) if self.note else ""


class Section(msgspec.Struct, frozen=True):
    """Works of one kind; its heading is the text credits-<id>."""

    id: str
    entries: tuple[Credit, ...]


def read_credits(assets: Path) -> tuple[Section, ...]:
    """All credits.

    Raises:
        msgspec.DecodeError: the file is not valid.
        FileNotFoundError: the installation is incomplete.
    """
    file = (assets / CREDITS_FILE).read_bytes()
    return msgspec.json.decode(file, type=dict[str, tuple[Section, ...]])["sections"]


class CreditsScene(ControlScene):
    """A page that is turned by wheel, keys or its two arrows."""

    def __init__(self, context: Context, sections: tuple[Section, ...]) -> None:
        super().__init__(context)
        self._sections = sections
        self._rows: list[_Row] = []
        self._sheets: dict[int, pygame.Surface] = {}
        self._paper: Canvas | None = None
        self.scrolling = Scrolling(_INNER.h)

    @override
    def fit(self, canvas: Canvas) -> None:
        """Break lines again for each window size."""
        self._rows, height = _set_page(canvas, self.context, self._sections)
        self._sheets.clear()
        self._paper = None
        self.scrolling.take(height)

    @override
    def controls(self) -> Iterator[Control]:
        yield from self.scrolling.arrows(self.context, "credits", _UP, _DOWN, 30, _PAGE)
        yield back_button(self.context, _BACK, 26)

    @override
    def handle(self, action: Input) -> Transition | None:
        match action:
            case Scroll(_, steps):
                self.scrolling.scroll(-steps * _STEP)
            case Key("down" | "up" as way):
                self.scrolling.scroll(_STEP if way == "down" else -_STEP)
            case Key("first" | "last" as way):
                height = self.scrolling.height
                self.scrolling.scroll(height if way == "last" else -height)
            case Key("confirm"):
                return Pop()
        return None

    @override
    def spoken(self) -> tuple[Sentence, ...]:
        """The whole page."""
        say, text = self.context.say, self.context.text
        lines = [say("credits-title"), say("credits-note")]
        for section in self._sections:
            lines.append(say(f"credits-{section.id}"))
            works = ((each.title(text), each.authors, each.licence) for each in section.entries)
            lines += [", ".join(part for part in work if part) for work in works]
        return tuple(Sentence(ended(words)) for words in lines)

    @override
    def update(self, dt: float) -> Transition | None:
        self.scrolling.update(dt, self.context.settings.now.still)
        return None

    @override
    def animating(self) -> bool:
        return self.scrolling.moving

    @override
    def draw(self, canvas: Canvas) -> None:
        if self._paper is None:
            canvas.backdrop("sea")
            heading(canvas, self.context.say("credits-title"), self.context.say("credits-note"))
            canvas.plate("parchment_torn", layout.CREDITS_PAGE)
            self._paper = canvas.copy()
        canvas.stamp(self._paper)
        canvas.clip(_INNER.inset(0, -14))
        top = self.scrolling.offset - _HEM
        last = (self.scrolling.offset + self.scrolling.room + _HEM) // _SHEET
        for number in range(max(0, int(top // _SHEET)), int(last) + 1):
            self._draw_sheet(canvas, number)
        canvas.clip(None)
        self.scrolling.draw_bar(canvas, _INNER.right - 30, _INNER.y, _INNER.h)
        self.draw_controls(canvas)

    def _draw_sheet(self, canvas: Canvas, number: int) -> None:
        """Draw a part of the page as one picture, as all of its lines move together."""
        x, y, w, _ = _INNER
        left, down = canvas.px(x), canvas.px(y + number * _SHEET - _HEM)  # whole pixels
        if number not in self._sheets:
            layer, lift = canvas.layer(), y - down / canvas.scale
            for row in self._rows:
                if row.line.y // _SHEET == number:
                    layer.write(row.text, row.style, row.line.moved(x + _PAD, lift))
            box = pygame.Rect(left, 0, canvas.px(w), canvas.px(_SHEET + 2 * _HEM))
            box.move_ip(round(canvas.origin[0]), round(canvas.origin[1]))
            sheet = layer.surface.subsurface(box.clip(layer.surface.get_rect())).copy()
            sheet.set_alpha(255, pygame.RLEACCEL)  # most of it is empty
            self._sheets[number] = sheet
        x, y = (round(start) for start in canvas.origin)
        canvas.blit(self._sheets[number], (left + x, down + y - canvas.px(self.scrolling.offset)))


class _Row(msgspec.Struct, frozen=True):
    """One line of the page; places from its top left corner."""

    text: str
    style: Style
    line: Box


def _set_page(canvas: Canvas, context: Context, sections: tuple[Section, ...]) -> tuple[list[_Row], float]:
    """All lines of the page and its height."""
    rows: list[_Row] = []
    y = 0.0
    for section in sections:
        heading = context.say(f"credits-{section.id}")
        rows.append(_Row(heading, Style("display", 40, "red_d"), _HEAD.moved(dy=y)))
        y += 66
        for entry in section.entries:
            rows.append(_Row(entry.title(context.text), Style("sc", 24), _NAME.moved(dy=y)))
            rows.append(_Row(entry.licence, Style("bold", 19, "ink2"), _LICENCE.moved(dy=y)))
            y += 1.34 * canvas.sized("sc", 24)
            remark = entry.remark(context.text)
            for text, role in ((entry.authors, "text"), (remark, "ital"), (entry.link, "ital")):
                style = _SMALL._replace(role=role)
                lines, size = canvas.typeset(text, style, _REST.w, _ENDLESS) if text else ([], style.size)
                for line in lines:
                    rows.append(_Row(line, style.fixed(size), _REST.moved(dy=y)))
                    y += size * 1.3
            y += 14
        y += 22
    return rows, y
