"""The rules: contents and search at the left, a page with drawn examples at the right."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import pygame
from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.units import Box
from tortuga.app.gameui.pages import Figures, Page, RuleBook
from tortuga.app.scene.base import Control, ControlScene
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Input, Key, Pop, Scroll, Sentence, Transition, ended
from tortuga.app.scenes.rules.contents import Contents, ContentsRow, search, texts
from tortuga.app.scenes.rules.typeset import Leaf, Mark, set_page
from tortuga.app.widgets.button import SHADE, IconButton, back_button
from tortuga.app.widgets.entry import TextField, Typing
from tortuga.app.widgets.heading import heading
from tortuga.app.widgets.scrolling import Scrolling

PAGE_BOX: Final[Box] = Box(516, 104, 1392, 960)
_PAD, _HEAD, _FOOT = 42.0, 92.0, 34.0
_STEP, _PAGE = 96.0, 620.0
_BELOW = 24.0  # units left free below the last line
_LINE_ROOM = 1.02


class LeafView(Scrolling):
    """A page, seen through a window."""

    def __init__(self) -> None:
        super().__init__(PAGE_BOX.h - _HEAD - _FOOT)
        self.leaf = Leaf()

    def show(self, leaf: Leaf) -> None:
        """Show another page, or the same one set anew."""
        self.leaf = leaf
        self.take(leaf.height + _BELOW)

    # ------------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas, figures: Figures, icon: str, title: str) -> None:
        """Paint parchment, heading and what is seen of the page."""
        x, y, w, _ = PAGE_BOX
        canvas.plate("parchment_torn", PAGE_BOX)
        canvas.disc("red", icon, (x + _PAD + 26, y + 52), 58, lift=3)
        canvas.write(title, Style("display", 46, "red_d"), (x + _PAD + 70, y + 50), w - 2 * _PAD - 200)
        canvas.line((x + _PAD, y + _HEAD - 6), (x + w - _PAD, y + _HEAD - 6), "parch_dd", 2)
        window: Box = Box(x, y + _HEAD, w, self.room)
        canvas.clip(window)
        left, top = x + _PAD, y + _HEAD + 14 - self.offset
        self._marks(canvas, left, top)
        for picture in self.leaf.pictures:
            box = (left + picture.x, top + picture.y, picture.w, picture.h)
            if _seen(box[1], box[3], window):
                canvas.fill(Box(box[0] - 4, box[1] - 4, box[2] + 8, box[3] + 8), "wood", radius=6)
                surface = figures.picture(canvas, picture.name, picture.w)
                spot = canvas.rect(*box)
                canvas.blit(surface, spot.topleft)
        for words in self.leaf.words:
            if _seen(top + words.y - 20, 40, window):
                spot_at = (left + words.x, top + words.y)
                canvas.write(words.text, words.style, spot_at, words.room * _LINE_ROOM + 4)
        if self.leaf.table is not None:
            self.leaf.table(canvas, left, top + self.leaf.table_y)
        canvas.clip(None)
        self.draw_bar(canvas, x + w - 24, y + _HEAD + 10, self.room - 60)

    def _marks(self, canvas: Canvas, left: float, top: float) -> None:
        for mark in self.leaf.marks:
            self._mark(canvas, mark, left + mark.x, top + mark.y)

    @staticmethod
    def _mark(canvas: Canvas, mark: Mark, x: float, y: float) -> None:
        match mark.kind:
            case "dot":
                canvas.icon("diamonds", (x, y), 15, "red_d")
            case "note":
                canvas.fill(Box(x, y, mark.w, mark.h), "gold", 70, 9)
                canvas.fill(Box(x, y, 5, mark.h), "gold_d", 255, 2)
                canvas.icon("light-bulb", (x + 30, y + min(32, mark.h / 2)), 30, "gold_d")
            case "hit":
                canvas.fill(Box(x, y, mark.w, mark.h), "primary", 255, 2)


def _seen(y: float, h: float, window: Box) -> bool:
    return y < window.bottom and y + h > window[1]


SEARCH_BOX: Box = Box(60, 112, 376, 48)
_CLEAR_BOX: Box = Box(440, 112, 48, 48)
_BACK_BOX: Box = Box(1600, 30, 260, 60)
_LONGEST = 40
_KEY = "rules-key-"
"""How texts begin that tell what a key does; the action follows."""


class RulesScene(ControlScene):
    """Opened over any scene, and gone without a trace.

    Args:
        book: the rules of which game.
        page: which page to begin with; one that is not in the book is the first one.
    """

    def __init__(self, context: Context, book: RuleBook, page: str = "") -> None:
        super().__init__(context)
        self._book = book
        self._pages = {each.id: each for each in book.pages}
        self.page = page if page in self._pages else book.pages[0].id
        self.query = ""
        self._figures = book.figures(context.text)
        self._view = LeafView()
        self._contents = Contents()
        self._typing = Typing(self._typed)
        self._canvas: Canvas | None = None
        self._hits: tuple[tuple[str, str], tuple[Page, ...]] = (("", ""), ())
        self._contents.show(self.page, self._matches())
        # the first arrow shows the page that lies open in the list, the next one goes on from there
        self.focus.focused = f"page:{self.page}"

    # ------------------------------------------------------------------ the page
    def open(self, page: str) -> None:
        """Turn to a page."""
        if page != self.page:
            self.page = page
            self._view.top()
        self._contents.show(page, self._matches())
        self._set()

    def _set(self) -> None:
        if self._canvas is not None:
            page = self._pages[self.page]
            leaf = set_page(self._canvas, self.context, self._book, page, self._figures, self.query)
            self._view.show(leaf)

    def _matches(self) -> tuple[Page, ...]:
        """The pages that the search leaves; looked up once for each query and language."""
        key = (self.query, self.context.text.language)
        if self._hits[0] != key:
            self._hits = (key, search(self._book, self.query, self._worded))
        return self._hits[1]

    def _worded(self, id: str) -> str:
        """A text of the book; any may name keys."""
        return self.context.say(id, **self.context.keys_told())

    def _read(self, id: str) -> str:
        """The same to be read out: what a key does with the key."""
        action = id.removeprefix(_KEY)
        key = self.context.key_label(action) if action != id else ""
        return f"{key}: {self._worded(id)}" if key else self._worded(id)

    def search(self, text: str) -> None:
        """Show only the pages on which these words occur."""
        self._typed("search", text)

    def _typed(self, _field: str, text: str) -> None:
        if text != self.query:
            self.query = text
            hits = self._matches()
            shown = self.page if self.page in {page.id for page in hits} or not hits else hits[0].id
            self.open(shown)
            # elsewhere in the contents it would lead the page back to one that is not found
            self.focus.focused = f"page:{shown}"

    # ------------------------------------------------------------------ controls
    @override
    def controls(self) -> Iterator[Control]:
        say = self.context.say
        yield self._field()
        if self.query:
            label = say("rules-search-clear")
            yield IconButton("clear-search", _CLEAR_BOX, "cancel", label, action=self._clear_search)
        yield from self._rows()
        x, y, w, _ = PAGE_BOX
        up, down = (Box(x + w - off, y + 28, 46, 46) for off in (142, 88))
        yield from self._view.arrows(self.context, "rules", up, down, 24, _PAGE)
        yield replace(back_button(self.context, _BACK_BOX), tooltip=say("rules-return"))

    def _field(self) -> TextField:
        say, key = self.context.say, self.key_label("search")
        return TextField(
            "search",
            SEARCH_BOX,
            self.query,
            say("rules-search"),
            "magnifying-glass",
            say("rules-search"),
            f"{say('rules-search-tip')}  ({key})" if key else say("rules-search-tip"),
            21,
            typing=self._typing.field == "search",
            action=self._type,
        )

    def _rows(self) -> Iterator[ContentsRow]:
        return self._contents.rows(self._matches(), self.page, self.context.say, self.open)

    def _type(self) -> None:
        if self._canvas is not None:
            self._typing.begin(self._canvas, self._field(), _LONGEST)

    def _clear_search(self) -> None:
        self._typing.end()
        self.search("")

    @override
    def handle(self, action: Input) -> Transition | None:
        match action:
            case Scroll((x, _), steps) if x < PAGE_BOX[0]:
                self._contents.scroll(-round(steps), len(self._matches()))
            case Scroll(_, steps):
                self._view.scroll(-steps * _STEP)
            case Key("down" | "up" as way):
                self._view.scroll(_STEP if way == "down" else -_STEP)
            case Key("page-down" | "page-up" as way):
                self._view.scroll(_PAGE if way == "page-down" else -_PAGE)
            case Key("search"):
                return self.activate("search")
            case Key("first"):
                self._view.top()
            case Key("last"):
                self._view.scroll(self._view.height)
            case _:
                pass
        return None

    @override
    def consult(self) -> Transition | None:
        """The key that opened the rules closes them."""
        return Pop()

    @override
    def raw(self, event: pygame.event.Event) -> bool:
        """While the search is typed in, the keys go there."""
        return self._typing.raw(event)

    # ------------------------------------------------------------------ time and drawing
    @override
    def fit(self, canvas: Canvas) -> None:
        """Lines are broken anew for each window size."""
        self._typing.end()
        self._canvas = canvas
        self._set()

    @override
    def enter(self) -> None:
        """The language may have changed since."""
        self._set()

    @override
    def leave(self) -> None:
        self._typing.end()

    @override
    def update(self, dt: float) -> Transition | None:
        self._typing.update(dt)
        self._view.update(dt, still=self.context.settings.now.still)
        row = next((row for row in self._rows() if self.focus.shows(row.id)), None)
        if row is not None and row.page != self.page:  # the page follows the keyboard through the contents
            self.open(row.page)
        return None

    @override
    def spoken(self) -> tuple[Sentence, ...]:
        """The whole page."""
        page = " ".join(map(ended, texts(self._book, self._pages[self.page], self._read)))
        return (Sentence(page.replace("**", "")),)

    @override
    def animating(self) -> bool:
        return self._view.moving or self._typing.field is not None

    @override
    def draw(self, canvas: Canvas) -> None:
        say = self.context.say
        canvas.ground(self.context.game)
        heading(canvas, say("rules-title"), say("rules-note", key=self.key_label("rules")), 1480)
        page = self._pages[self.page]
        self._view.draw(canvas, self._figures, page.icon, say(f"rules-{page.id}"))
        self._contents.bar(canvas, len(self._matches()))
        if self.query:
            x, y, _, h = SEARCH_BOX
            hits = len(self._matches())
            if not hits:
                message = say("rules-found", count=hits)
                canvas.write(message, Style("ital", 21, "cream", SHADE), (x, y + h + 34), 380)
        self.draw_controls(canvas)
        self._typing.draw(canvas)
