"""The rules of a game as a book: pages of texts, figures and tables, which the house sets and turns.

A text of a page is named by its mark and number: "1" is the message rules-<page>-1. The mark tells how it is
set: none = a paragraph, "*" = a point of a list, "!" = a boxed remark.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, TypeAlias

import pygame

from tortuga.app.draw.canvas import Canvas
from tortuga.app.scene.context import Context
from tortuga.app.text import Text


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
    """A table below both columns, by its name in the book; "" = none."""
    below: tuple[str, ...] = ()
    """Wide figures below both columns."""

    def text_ids(self) -> tuple[str, ...]:
        """Ids of all running texts."""
        return tuple(f"rules-{self.id}-{mark.lstrip('*!')}" for mark in (*self.left, *self.right))


SetTable: TypeAlias = tuple[Callable[[Canvas, float, float], None], float]
"""What paints a table at a left upper corner, and its height, units."""


class Figures(Protocol):
    """The drawn examples of a book, in one language."""

    def picture(self, canvas: Canvas, name: str, width: float) -> pygame.Surface:
        """An example, at most `width` units wide, in pixels of the canvas."""
        ...


class RuleBook(Protocol):
    """The rules of one game."""

    @property
    def pages(self) -> tuple[Page, ...]:
        """All pages in order; the first one is opened unless another is asked for."""
        ...

    def words(self, page: Page) -> tuple[str, ...]:
        """Ids of the texts in a page's table: they are searched and read out with the others."""
        ...

    def figures(self, text: Text) -> Figures:
        """The drawn examples."""
        ...

    def table(self, canvas: Canvas, context: Context, page: Page, width: float) -> SetTable:
        """The table of a page, set at a width in units."""
        ...
