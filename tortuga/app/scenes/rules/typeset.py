"""From a page to things with places: lines of words, points, boxed remarks, pictures, tables.

Positions are units from the page's top left corner. Lines are broken anew for each window size, because
letters are measured in pixels.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.letters import kept
from tortuga.app.gameui.pages import Figures, Page, RuleBook
from tortuga.app.scene.context import Context
from tortuga.app.scenes.rules.contents import matches

LEFT, RIGHT = (0.0, 676.0), (716.0, 584.0)
"""Offset and width of the two columns."""
WIDTH = RIGHT[0] + RIGHT[1]
_SIZE, _LEADING = 26.5, 34.0
_CAPTION, _CAPTION_LEADING = 21.5, 26.0
_AFTER, _INDENT, _PAD = 17.0, 30.0, 16.0
_FRAME = 5.0


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
    x: float
    y: float
    w: float = 0.0
    h: float = 0.0


@dataclass(frozen=True)
class Picture:
    """A figure."""

    name: str
    x: float
    y: float
    w: float
    h: float


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
    leaf, say = Leaf(), context.say
    left = _column(canvas, context, page, page.left, LEFT, 0.0, leaf, query)
    right = 0.0
    for name in page.figures:
        picture = figures.picture(canvas, name, RIGHT[1] - 2 * _FRAME)
        w, h = picture.get_width() / canvas.scale, picture.get_height() / canvas.scale
        x = RIGHT[0] + (RIGHT[1] - w) / 2
        leaf.pictures.append(Picture(name, x, right + _FRAME, w, h))
        right += h + 2 * _FRAME + 8
        style = _Style(_CAPTION, _CAPTION_LEADING, "ital", "ink2")
        right = _paragraph(canvas, say(f"rules-fig-{name}"), RIGHT, right, style, leaf, query) + 18
    right = _column(canvas, context, page, page.right, RIGHT, right, leaf, query)
    leaf.height = max(left, right)
    for name in page.below:
        y = leaf.height + (16.0 if leaf.height else 0.0) + _FRAME
        picture = figures.picture(canvas, name, WIDTH - 2 * _FRAME)
        w, h = picture.get_width() / canvas.scale, picture.get_height() / canvas.scale
        leaf.pictures.append(Picture(name, (WIDTH - w) / 2, y, w, h))
        style = _Style(_CAPTION, _CAPTION_LEADING, "ital", "ink2")
        caption = ((WIDTH - w) / 2, w)
        end = _paragraph(canvas, say(f"rules-fig-{name}"), caption, y + h + _FRAME + 8, style, leaf, query)
        leaf.height = end + 8
    if page.table:
        painter, height = book.table(canvas, context, page, WIDTH)
        leaf.table, leaf.table_y = painter, leaf.height + (14.0 if leaf.height else 0.0)
        leaf.height = leaf.table_y + height
    return leaf


@dataclass(frozen=True)
class _Style:
    size: float = _SIZE
    leading: float = _LEADING
    role: str = "text"
    ink: str = "ink"

    def grown(self, canvas: Canvas) -> _Style:
        """The style at the player's text size."""
        size = canvas.sized(self.role, self.size)
        return replace(self, size=size, leading=self.leading * size / self.size)


def _column(
    canvas: Canvas, context: Context, page: Page, marks: tuple[str, ...], column: tuple[float, float],
    y: float, leaf: Leaf, query: str,
) -> float:  # fmt: skip
    """Texts below each other; where the next thing of the column begins."""
    x, w = column
    keys = context.keys_told()
    for marked in marks:
        text = context.say(f"rules-{page.id}-{marked.lstrip('*!')}", **keys)
        if marked.startswith("*"):
            leaf.marks.append(Mark("dot", x + 11, y + _Style().grown(canvas).leading / 2))
            y = _paragraph(canvas, text, (x + _INDENT, w - _INDENT), y, _Style(), leaf, query) + 9
        elif marked.startswith("!"):
            top, number = y + 4, len(leaf.marks)
            inner = (x + 54, w - 54 - _PAD)
            y = _paragraph(canvas, text, inner, top + _PAD - 4, _Style(24, 30, ink="ink2"), leaf, query)
            leaf.marks.insert(number, Mark("note", x, top, w, y - top + _PAD - 4))
            y += _PAD + 12
        else:
            y = _paragraph(canvas, text, column, y, _Style(), leaf, query) + _AFTER
    return y


def _paragraph(
    canvas: Canvas, text: str, column: tuple[float, float], y: float, style: _Style, leaf: Leaf, query: str
) -> float:
    """Break a text with **strong** words into lines; its lower end."""
    style = style.grown(canvas)
    x, w = column
    top = y
    for line in _lines(canvas, text, w, style):
        for run, role, offset, wide in line:
            letters = Style(role, style.size, style.ink, grows=False)
            leaf.words.append(Words(run, letters, x + offset, y + style.leading / 2, wide))
        y += style.leading
    if query and matches(text, query):
        leaf.marks.append(Mark("hit", x - 14, top, 5, y - top))
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
    x, i = 0.0, 0
    while i < len(line):
        text, role, apart = line[i]
        x += space if apart and out else 0.0
        i += 1
        while i < len(line) and line[i][1] == role:
            text += f" {line[i][0]}" if line[i][2] else line[i][0]
            i += 1
        wide = _wide(canvas, text, role, size)
        out.append((text, role, x, wide))
        x += wide
    return out
