"""The rules of Tortuga 1667 as a book."""

from __future__ import annotations

from typing import Final

from tortuga.app.games.tortuga1667.rules.figures import FIGURES
from tortuga.app.games.tortuga1667.rules.pages import PAGES, words
from tortuga.app.games.tortuga1667.rules.tables import TABLES
from tortuga.app.gameui.pages import Book

BOOK: Final = Book(PAGES, FIGURES, TABLES, words)
