"""From a page to things with places: lines of words, points, boxed remarks, pictures, tables.

Positions are units from the page's top left corner. Lines are broken again for each window size, because
letters are measured in pixels.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from itertools import groupby
from operator import itemgetter

from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.letters import kept
from tortuga.app.draw.units import Box
from tortuga.app.gameui.pages import Figures, Page, RuleBook
from tortuga.app.scene.context import Context
from tortuga.app.scenes.rules.contents import matches

LEFT, RIGHT = (0.0, 676.0), (716.0, 584.0)
"""Offset and width of the two columns."""
WIDTH = RIGHT[0] + RIGHT[1]
_AFTER, _INDENT, _PAD = 17.0, 30.0, 16.0
_FRAME = 5.0


@dataclass(frozen=True)
class _Style:
    size: float = 26.5
    leading: float = 34.0
    role: str = "text"
    ink: str = "ink"

    def grown(self, canvas: Canvas) -> _Style:
        """The style at the player's text size."""
        size = canvas.sized(self.role, self.size)
        return replace(self, size=size, leading=self.leading * size / self.size)


_PLAIN, _NOTE = _Style(), _Style(24, 30, ink="ink2")
_CAPTION = _Style(21.5, 26.0, "ital", "ink2")
_Column = tuple[float, float]
"""Offset and width."""


@dataclass(frozen=True)
class Words:
    """A run of words in one style."""

    text: str
    style: Style
    x: float
    y: float
    """Middle of the line."""
    room: float


@dataclass(frozen=True)
class Mark:
    """Something drawn below words: the point of a list, the ground of a remark, the bar beside a hit."""

    kind: str
    box: Box


@dataclass(frozen=True)
class Picture:
    """A figure."""

    name: str
    box: Box


@dataclass
class Leaf:
    """A page that is set."""

    words: list[Words] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)
    pictures: list[Picture] = field(default_factory=list)
    table: Callable[[Canvas, float, float], None] | None = None
    table_y: float = 0.0
    height: float = 0.0


def set_page(
    canvas: Canvas, context: Context, book: RuleBook, page: Page, figures: Figures, query: str = ""
) -> Leaf:
    """Lay out a page of a book.

    Args:
        figures: the book's, in the language of the context.
        query: texts in which it occurs are marked.
    """
    setter = _Setter(canvas, context, page, figures, query)
    leaf = setter.leaf
    left = setter.texts(page.left, LEFT, 0.0)
    right = 0.0
    for name in page.figures:
        right = setter.figure(name, RIGHT, right) + 18
    leaf.height = max(left, setter.texts(page.right, RIGHT, right))
    for name in page.below:
        top = leaf.height + (16.0 if leaf.height else 0.0)
        leaf.height = setter.figure(name, (0.0, WIDTH), top, narrow=True) + 8
    if page.table:
        leaf.table, height = book.table(canvas, context, page, WIDTH)
        leaf.table_y = leaf.height + (14.0 if leaf.height else 0.0)
        leaf.height = leaf.table_y + height
    return leaf


@dataclass(frozen=True)
class _Setter:
    """Sets the parts of a page; each method returns the lower end of what it has set from `y` on."""

    canvas: Canvas
    context: Context
    page: Page
    figures: Figures
    query: str
    leaf: Leaf = field(default_factory=Leaf)

    def figure(self, name: str, column: _Column, y: float, narrow: bool = False) -> float:
        """A picture in the middle of a column with its words below; `narrow`: no broader than the picture."""
        x, wide = column
        picture = self.figures.picture(self.canvas, name, wide - 2 * _FRAME)
        w, h = (side / self.canvas.scale for side in picture.get_size())
        box = Box(x + (wide - w) / 2, y + _FRAME, w, h)
        self.leaf.pictures.append(Picture(name, box))
        words = self.context.say(f"rules-fig-{name}")
        return self.paragraph(words, (box.x, w) if narrow else column, box.bottom + _FRAME + 8, _CAPTION)

    def texts(self, marks: tuple[str, ...], column: _Column, y: float) -> float:
        """Texts below each other; where the next thing of the column begins."""
        x, w = column
        keys = self.context.key_variables()
        for marked in marks:
            text = self.context.say(f"rules-{self.page.id}-{marked.lstrip('*!')}", **keys)
            if marked.startswith("*"):
                middle = y + _PLAIN.grown(self.canvas).leading / 2
                self.leaf.marks.append(Mark("dot", Box(x + 11, middle, 0, 0)))
                y = self.paragraph(text, (x + _INDENT, w - _INDENT), y) + 9
            elif marked.startswith("!"):
                top, number = y + 4, len(self.leaf.marks)
                y = self.paragraph(text, (x + 54, w - 54 - _PAD), y + _PAD, _NOTE)
                self.leaf.marks.insert(number, Mark("note", Box(x, top, w, y + _PAD - 4 - top)))
                y += _PAD + 12
            else:
                y = self.paragraph(text, column, y) + _AFTER
        return y

    def paragraph(self, text: str, column: _Column, y: float, style: _Style = _PLAIN) -> float:
        """Break a text with **strong** words into lines."""
        style = style.grown(self.canvas)
        x, w = column
        top = y
        for line in _lines(self.canvas, text, w, style):
            for run, role, offset, wide in line:
                letters = Style(role, style.size, style.ink, grows=False)
                self.leaf.words.append(Words(run, letters, x + offset, y + style.leading / 2, wide))
            y += style.leading
        if self.query and matches(text, self.query):
            self.leaf.marks.append(Mark("hit", Box(x - 14, top, 5, y - top)))
        return y


_Run = tuple[str, str, float, float]
_Word = tuple[str, str, bool]


def _lines(canvas: Canvas, text: str, width: float, style: _Style) -> list[list[_Run]]:
    """Lines of runs: words, role, offset, width."""
    space = _wide(canvas, "x x", style.role, style.size) - 2 * _wide(canvas, "x", style.role, style.size)
    lines: list[list[_Word]] = [[]]
    used = 0.0
    for word in _words(text, style.role):
        wide = _wide(canvas, word[0], word[1], style.size)
        if lines[-1] and word[2] and used + space + wide > width:
            line = lines[-1]
            stay = kept([said for said, _, _ in line], word[0])
            if not all(apart for _, _, apart in line[stay:]):
                stay = len(line)
            lines[-1:] = [line[:stay], line[stay:]]
            used = sum(_wide(canvas, said, role, style.size) for said, role, _ in line[stay:])
            used += space * max(0, len(line) - stay - 1)
        used += wide + (space if lines[-1] and word[2] else 0.0)
        lines[-1].append(word)
    return [_runs(canvas, line, style.size, space) for line in lines if line]


def _wide(canvas: Canvas, text: str, role: str, size: float) -> float:
    return canvas.width(text, role, size, fixed=True)


def _words(text: str, plain: str) -> list[_Word]:
    """Words, their role, and whether a space stands before them; between double stars they are strong."""
    out: list[_Word] = []
    space = False
    for i, part in enumerate(text.split("**")):
        for j, word in enumerate(part.split(" ")):
            space = space or j > 0
            if word:
                out.append((word, "black" if i % 2 else plain, space))
                space = False
    return out


def _runs(canvas: Canvas, line: list[_Word], size: float, space: float) -> list[_Run]:
    """Neighbouring words of one role joined; where each run begins."""
    out: list[_Run] = []
    x = 0.0
    for role, group in groupby(line, key=itemgetter(1)):
        words = list(group)
        text = "".join(f" {said}" if apart else said for said, _, apart in words).removeprefix(" ")
        x += space if words[0][2] and out else 0.0
        wide = _wide(canvas, text, role, size)
        out.append((text, role, x, wide))
        x += wide
    return out
