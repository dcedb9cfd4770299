"""The rules: contents and search at the left, a page with drawn examples at the right."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
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
from tortuga.app.scenes.rules.typeset import Leaf, set_page
from tortuga.app.table.menu import printed_keys
from tortuga.app.widgets.button import SHADE, back_button
from tortuga.app.widgets.entry import TextField, Typing
from tortuga.app.widgets.heading import heading
from tortuga.app.widgets.iconbutton import IconButton
from tortuga.app.widgets.scrolling import Scrolling

PAGE_BOX: Final[Box] = Box(516, 104, 1392, 960)
_PAD, _HEAD, _FOOT = 42.0, 92.0, 34.0
_STEP, _PAGE = 96.0, 620.0
_SCROLLS: Final = {"down": _STEP, "up": -_STEP, "page-down": _PAGE, "page-up": -_PAGE}
_BELOW = 24.0  # units left free below the last line
_LINE_ROOM = 1.02


_TOP, _TEXT = PAGE_BOX.cut(top=_HEAD)
_WINDOW = _TEXT.cut(bottom=_FOOT)[1]
"""Where the page is seen."""
_BAR = _WINDOW.inset(24, 30).moved(dy=-20)


class LeafView(Scrolling):
    """A page, seen through a window."""

    def __init__(self) -> None:
        super().__init__(_WINDOW.h)
        self.leaf = Leaf()

    def show(self, leaf: Leaf) -> None:
        """Show another page, or the same one set again."""
        self.leaf = leaf
        self.take(leaf.height + _BELOW)

    # ------------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas, figures: Figures, icon: str, title: str) -> None:
        """Paint parchment, heading and what is seen of the page."""
        canvas.plate("parchment_torn", PAGE_BOX)
        middle = _TOP.line(50, _PAD)
        canvas.disc("red", icon, (middle.x + 26, middle.y + 2), 58, lift=3)
        canvas.write(title, Style("display", 46, "red_d"), middle.moved(70)._replace(w=middle.w - 200))
        rule = _TOP.line(-6, _PAD)
        canvas.line(rule.at("topleft"), rule.at("topright"), "parch_dd", 2)
        canvas.clip(_WINDOW)
        left, top = _WINDOW.x + _PAD, _WINDOW.y + 14 - self.offset
        for mark in self.leaf.marks:
            _draw_mark(canvas, mark.kind, mark.box.moved(left, top))
        for picture in self.leaf.pictures:
            box = picture.box.moved(left, top)
            if box.touches(_WINDOW):
                canvas.fill(box.inset(-4), "wood", radius=6)
                canvas.blit(figures.picture(canvas, picture.name, box.w), canvas.rect(*box).topleft)
        for words in self.leaf.words:
            spot = (left + words.x, top + words.y)
            if _WINDOW.touches(Box.around(spot, 40)):
                canvas.write(words.text, words.style, spot, words.room * _LINE_ROOM + 4)
        if self.leaf.table is not None:
            self.leaf.table(canvas, left, top + self.leaf.table_y)
        canvas.clip(None)
        self.draw_bar(canvas, _BAR.right, _BAR.y, _BAR.h)


def _draw_mark(canvas: Canvas, kind: str, box: Box) -> None:
    match kind:
        case "dot":
            canvas.icon("diamonds", box.center, 15, "red_d")
        case "note":
            canvas.fill(box, "gold", 70, 9)
            canvas.fill(box.cut(left=5)[0], "gold_d", 255, 2)
            canvas.icon("light-bulb", (box.x + 30, box.y + min(32, box.h / 2)), 30, "gold_d")
        case "hit":
            canvas.fill(box, "primary", 255, 2)


SEARCH_BOX: Box = Box(60, 112, 376, 48)
_CLEAR_BOX: Box = Box(440, 112, 48, 48)
_DOWN_BOX: Box = Box(PAGE_BOX.right - 88, PAGE_BOX.y + 28, 46, 46)
_UP_BOX: Box = _DOWN_BOX.moved(dx=-54)
_BACK_BOX: Box = Box(1600, 30, 260, 60)
_MAX_QUERY = 40


class RulesScene(ControlScene):
    """The rules, opened over any scene; they leave no trace when closed.

    Args:
        book: the rules of a game.
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
            self._hits = (key, search(self._book, self.query, self._wording()))
        return self._hits[1]

    def _wording(self) -> Callable[[str], str]:
        """What words the texts of the book by id; any may name keys."""
        return partial(self.context.say, **self.context.key_variables())

    def _reading(self) -> Callable[[str], str]:
        """The same to be read out: each key along with what it does."""
        by_text = {message: actions for actions, message in self._book.keys}
        worded = self._wording()

        def read(id: str) -> str:
            actions = by_text.get(id)
            keys = f"{printed_keys(self.context, actions, id)}: " if actions else ""
            return f"{keys}{worded(id)}"

        return read

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
        yield from self._view.arrows(self.context, "rules", _UP_BOX, _DOWN_BOX, 24, _PAGE)
        yield replace(back_button(self.context, _BACK_BOX), tooltip=say("rules-return"))

    def _field(self) -> TextField:
        say, key = self.context.say, self.key_label("search")
        label, tip = say("rules-search"), say("rules-search-tip") + (f"  ({key})" if key else "")
        typing = self._typing.field == "search"
        field = partial(TextField, size=21, tooltip=tip, typing=typing, action=self._type)
        return field("search", SEARCH_BOX, self.query, label, "magnifying-glass", label)

    def _rows(self) -> Iterator[ContentsRow]:
        return self._contents.rows(self._matches(), self.page, self.context.say, self.open)

    def _type(self) -> None:
        if self._canvas is not None:
            self._typing.begin(self._canvas, self._field(), _MAX_QUERY)

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
            case Key(way) if way in _SCROLLS:
                self._view.scroll(_SCROLLS[way])
            case Key("search"):
                return self.activate("search")
            case Key("first"):
                self._view.top()
            case Key("last"):
                self._view.scroll(self._view.height)
        return None

    @override
    def consult(self) -> Transition | None:
        """The key that opened the rules closes them."""
        return Pop()

    @override
    def raw(self, event: pygame.event.Event) -> bool:
        """While the search is being typed, the keys go there."""
        return self._typing.raw(event)

    # ------------------------------------------------------------------ time and drawing
    @override
    def fit(self, canvas: Canvas) -> None:
        """Break lines again for each window size."""
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
        rows = self._rows() if self.focus.visible else ()
        row = next((row for row in rows if self.focus.shows(row.id)), None)
        if row is not None and row.page != self.page:  # the page follows the keyboard through the contents
            self.open(row.page)
        return None

    @override
    def spoken(self) -> tuple[Sentence, ...]:
        """The whole page."""
        page = " ".join(map(ended, texts(self._book, self._pages[self.page], self._reading())))
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
        if self.query and not self._matches():
            style = Style("ital", 21, "cream", SHADE)
            canvas.write(say("rules-found", count=0), style, (SEARCH_BOX.x, SEARCH_BOX.bottom + 34), 380)
        self.draw_controls(canvas)
        self._typing.draw(canvas)
