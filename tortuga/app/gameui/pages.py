"""The rules of a game as a book: pages of texts, figures and tables.

A text of a page is named by its mark and number: "1" is the message rules-<page>-1. The mark says how it is
set: none = a paragraph, "*" = a list item, "!" = a boxed remark.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias

import pygame

from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.units import Box
from tortuga.app.scene.context import Context
from tortuga.app.table.menu import Keys, printed_keys
from tortuga.app.text import Text

_GAP = 30.0
_HEAD = 30.0
"""Height of a word, units."""
_LETTERS = 24.0
_LEADING = 1.2
_AFTER = 15.0
_COLUMNS = 3
"""Of keys."""


@dataclass(frozen=True)
class Page:
    """One page of the rules. Its title is the message rules-<id>."""

    id: str
    icon: str
    left: tuple[str, ...]
    """Texts of the left column, top to bottom."""
    figures: tuple[str, ...] = ()
    """Drawn examples of the right column; the caption of `name` is the message rules-fig-<name>."""
    right: tuple[str, ...] = ()
    """Texts below the figures."""
    table: str = ""
    """Name in the book of a table below both columns; "" = none."""
    below: tuple[str, ...] = ()
    """Wide figures below both columns."""

    def text_ids(self) -> tuple[str, ...]:
        """Ids of all its texts."""
        return tuple(f"rules-{self.id}-{mark.lstrip('*!')}" for mark in (*self.left, *self.right))


SetTable: TypeAlias = tuple[Callable[[Canvas, float, float], None], float]
"""A function that paints a table at an upper left corner, and the table's height in units."""


class Figures(Protocol):
    """The drawn examples of a book, in one language."""

    def picture(self, canvas: Canvas, name: str, width: float) -> pygame.Surface:
        """An example, at most `width` units wide, in pixels of the canvas."""


class RuleBook(Protocol):
    """The rules of one game."""

    @property
    def pages(self) -> tuple[Page, ...]:
        """All pages in order; the first one is opened unless another is asked for."""

    @property
    def keys(self) -> Keys:
        """Rows of the page of keys."""

    def words(self, page: Page) -> tuple[str, ...]:
        """Ids of the texts in a page's table, which are searched and read out, too."""

    def figures(self, text: Text) -> Figures:
        """The drawn examples."""

    def table(self, canvas: Canvas, context: Context, page: Page, width: float) -> SetTable:
        """The table of a page, laid out at a width in units."""


TableMaker: TypeAlias = Callable[[Canvas, Context, float], SetTable]
"""Lays out a table at a width in units."""


@dataclass(frozen=True)
class Figure:
    """A drawn example: a part of the stage, its backdrop, and what paints at least that part of the table."""

    crop: Box
    ground: str
    paint: Callable[[Canvas, Text], None]


class Album:
    """Caches the pictures of figures for one window size and language."""

    def __init__(self, figures: Mapping[str, Figure], text: Text) -> None:
        self._figures = figures
        self._text = text
        self._made_for: object = None
        self._pictures: dict[str, pygame.Surface] = {}

    def picture(self, canvas: Canvas, name: str, width: float) -> pygame.Surface:
        """The picture of a figure, at most `width` units wide; painted on first use."""
        letters = canvas.art.letters
        made_for = (canvas.surface.get_size(), self._text.language, letters.growth, letters.readable)
        if made_for != self._made_for:
            self._made_for = made_for
            self._pictures.clear()
        if name not in self._pictures:
            self._pictures[name] = self._painted(canvas, self._figures[name], width)
        return self._pictures[name]

    def _painted(self, canvas: Canvas, figure: Figure, widest: float) -> pygame.Surface:
        layer = canvas.copy()
        layer.clip(figure.crop)
        layer.backdrop(figure.ground)
        figure.paint(layer, self._text)
        layer.clip(None)
        part = layer.surface.subsurface(layer.rect(*figure.crop).clip(layer.surface.get_rect())).copy()
        share = min(1.0, widest / figure.crop[2])
        if share == 1.0:
            return part
        return pygame.transform.smoothscale(
            part, (round(part.get_width() * share), round(part.get_height() * share))
        )


@dataclass(frozen=True)
class Book:
    """The rules of a game as pages, drawn figures and tables by name; `words` are ids in a page's table."""

    keys: Keys
    pages: tuple[Page, ...]
    drawn: Mapping[str, Figure]
    tables: Mapping[str, TableMaker]
    words: Callable[[Page], tuple[str, ...]]

    def figures(self, text: Text) -> Album:
        """The drawn examples in a language."""
        return Album(self.drawn, text)

    def table(self, canvas: Canvas, context: Context, page: Page, width: float) -> SetTable:
        """The table of a page."""
        return self.tables[page.table](canvas, context, width)


def columns_of(canvas: Canvas, width: float, columns: Sequence[Sequence[tuple[str, str]]]) -> SetTable:
    """Terms with their meaning, in columns."""
    size = canvas.sized("text", _LETTERS)
    wide = (width - _GAP * (len(columns) - 1)) / len(columns)
    leading, height = _LEADING * size, 0.0
    head, body = Style("sc", 26, "red", grows=False), Style("text", size, "ink", grows=False)
    placed: list[tuple[str, Style, float, float]] = []
    for number, entries in enumerate(columns):
        x, y = number * (wide + _GAP), 0.0
        for word, about in entries:
            placed.append((word, head, x, y + _HEAD / 2))
            y += _HEAD + 4
            for line in canvas.lines(about, "text", size, wide):
                placed.append((line, body, x, y + leading / 2))
                y += leading
            y += _AFTER
        height = max(height, y)

    def paint(canvas: Canvas, left: float, top: float) -> None:
        for text, style, x, y in placed:
            canvas.write(text, style, (left + x, top + y), wide)

    return paint, height


def glossary(columns: Sequence[Sequence[str]], canvas: Canvas, context: Context, width: float) -> SetTable:
    """Terms with their meaning: messages rules-term-<term> and rules-about-<term>."""
    say = context.say
    words = [
        [(say(f"rules-term-{term}"), say(f"rules-about-{term}")) for term in column] for column in columns
    ]
    return columns_of(canvas, width, words)


def keys(rows: Keys, canvas: Canvas, context: Context, width: float) -> SetTable:
    """The keys bound now and what they do, in columns."""
    lines = ((printed_keys(context, *row), context.say(row[1])) for row in rows)
    entries = [(names, f"{what[0].upper()}{what[1:]}") for names, what in lines]
    long = math.ceil(len(entries) / _COLUMNS)
    return columns_of(canvas, width, [entries[i : i + long] for i in range(0, len(entries), long)])
