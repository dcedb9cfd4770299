"""The list of pages at the left, and finding words in the rules, whatever their accents and capitals."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.units import Box
from tortuga.app.gameui.pages import Page, RuleBook
from tortuga.app.input.focus import Action, Focus, Focusable
from tortuga.app.scene.base import Control
from tortuga.app.widgets.button import INK, SHADE

_STEM, _ENDING = 4, 3
"""Least letters of a word that must match, and most letters of its ending that may differ."""


def folded(text: str) -> str:
    """The text in small letters without accents: "Fiala's LOĎ" and "fiala's lod" are one."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


def matches(text: str, query: str) -> bool:
    """Whether every word of the query occurs in the text; an empty query occurs nowhere."""
    words = folded(query).split()
    plain = folded(text)
    return bool(words) and all(word in plain for word in words)


def texts(book: RuleBook, page: Page, say: Callable[[str], str]) -> tuple[str, ...]:
    """The words of a page in the player's language: title, texts, captions, and its table."""
    captions = (f"rules-fig-{name}" for name in (*page.figures, *page.below))
    return tuple(map(say, (f"rules-{page.id}", *page.text_ids(), *captions, *book.words(page))))


def search(book: RuleBook, query: str, say: Callable[[str], str]) -> tuple[Page, ...]:
    """The pages on which all words of the query occur, titles first; all pages for an empty query.

    Where a whole question finds nothing: the pages on which most of its words occur, whatever their endings.
    """
    if not query.strip():
        return book.pages
    written = {page: " ".join(texts(book, page, say)) for page in book.pages}
    hits = [page for page in book.pages if matches(written[page], query)]
    if not hits:
        counts = {page: _likeness(written[page], query) for page in book.pages}
        most = max(counts.values())
        hits = [page for page in book.pages if counts[page] == most > 1]
    return tuple(sorted(hits, key=lambda page: not matches(say(f"rules-{page.id}"), query)))


def _likeness(text: str, query: str) -> int:
    """How many words of the query occur in the text with any ending; short ones say nothing."""
    plain = folded(text)
    stems = {
        word[: max(_STEM, len(word) - _ENDING)] for word in folded(query).split() if len(word) >= _STEM - 1
    }
    return sum(stem in plain for stem in stems)


ROWS = 21
_LIST: Box = Box(60, 172, 428, 888)
_GAP = 2.4
_BAR = _LIST.moved(dx=_LIST.w + 8)._replace(w=8)
_LABEL = Style("bold", 21, INK)


@dataclass(frozen=True)
class ContentsRow(Control):
    """One page in the list."""

    page: str
    box: Box
    icon: str
    label: str
    chosen: bool
    beside: tuple[str, ...] = ()
    """The words of all pages, which have one size."""
    action: Action | None = field(default=None, compare=False)

    @property
    def id(self) -> str:
        """Id of its control."""
        return f"page:{self.page}"

    @override
    def focusables(self) -> tuple[Focusable, ...]:
        return (Focusable(self.id, self.box, self.label, radius=9, checked=self.chosen, action=self.action),)

    @override
    def draw(self, canvas: Canvas, focus: Focus) -> None:
        hot = focus.hot(self.id)
        canvas.plate("gold" if self.chosen else "dark_hover" if hot else "dark", self.box)
        ink = "on_light" if self.chosen else INK if hot else "label"
        canvas.icon(self.icon, self.box.moved(26).at("midleft"), 27, ink)
        words = self.box.line(self.box.h / 2 - 1, 52, 14)
        look = _LABEL._replace(color=ink, shade=None if self.chosen else SHADE)
        style = canvas.alike([(label, words.w) for label in (self.label, *self.beside)], look)
        canvas.write(self.label, style, words)


class Contents:
    """Which part of the list is shown."""

    def __init__(self) -> None:
        self._first = 0

    def show(self, page: str, pages: Sequence[Page]) -> None:
        """Shift the list until a page and its neighbours are in it."""
        index = next((i for i, each in enumerate(pages) if each.id == page), 0)
        low, high = max(0, index - 1), min(len(pages) - 1, index + 1)
        if high >= self._first + ROWS:
            self._first = high - ROWS + 1
        self._first = min(self._first, low, max(0, len(pages) - ROWS))

    def scroll(self, steps: int, count: int) -> None:
        """Shift the list by rows."""
        self._first = max(0, min(self._first + steps, count - ROWS))

    def rows(
        self, pages: Sequence[Page], chosen: str, say: Callable[[str], str], turn_to: Callable[[str], None]
    ) -> Iterator[ContentsRow]:
        """The rows shown now.

        Args:
            turn_to: called with the id of the page whose row is pressed.
        """
        beside = tuple(say(f"rules-{page.id}") for page in pages)
        for place, page in enumerate(pages[self._first : self._first + ROWS]):
            box = _LIST.row(place, ROWS, _GAP)
            word, turn = say(f"rules-{page.id}"), partial(turn_to, page.id)
            yield ContentsRow(page.id, box, page.icon, word, page.id == chosen, beside, turn)

    def bar(self, canvas: Canvas, count: int) -> None:
        """Beside the list: which part of it is shown; nothing when all of it is."""
        if count <= ROWS:
            return
        canvas.fill(_BAR, "wood_d", 160, 4)
        shown = _BAR.moved(dy=_BAR.h * self._first / count)._replace(h=_BAR.h * ROWS / count)
        canvas.fill(shown, "gold", 255, 4)
