"""The rules of the dice game as a book."""

from __future__ import annotations

from typing import Final

from tortuga.app.draw.canvas import Canvas
from tortuga.app.games.tortuga2014.rules.figures import Album
from tortuga.app.games.tortuga2014.rules.pages import PAGES, words
from tortuga.app.games.tortuga2014.rules.tables import TABLES
from tortuga.app.gameui.pages import Page, SetTable
from tortuga.app.scene.context import Context
from tortuga.app.text import Text


class Book:
    """See `RuleBook`."""

    pages = PAGES

    def words(self, page: Page) -> tuple[str, ...]:
        """See `RuleBook`."""
        return words(page)

    def figures(self, text: Text) -> Album:
        """See `RuleBook`."""
        return Album(text)

    def table(self, canvas: Canvas, context: Context, page: Page, width: float) -> SetTable:
        """See `RuleBook`."""
        return TABLES[page.table](canvas, context, width)


BOOK: Final = Book()
