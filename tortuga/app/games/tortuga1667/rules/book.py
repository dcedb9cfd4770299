"""The tables of the rules. Each maker measures first and returns a painter and the height it takes."""

from __future__ import annotations

from functools import partial
from typing import Final, get_args

from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga1667.palette import (
    EVENT,
    GROUP_COLOR,
    GROUP_ICON,
    ICON,
    NATIONS,
    Event,
    Top,
)
from tortuga.app.games.tortuga1667.pieces.events import draw_event
from tortuga.app.games.tortuga1667.pieces.nations import draw_badge
from tortuga.app.games.tortuga1667.pieces.votes import vote_front
from tortuga.app.games.tortuga1667.rules.figures import FIGURES
from tortuga.app.games.tortuga1667.words.naming import ACTIONS
from tortuga.app.gameui.pages import Book, Page, SetTable, TableMaker
from tortuga.app.gameui.tables import glossary, keys
from tortuga.app.scene.context import Context
from tortuga.games.tortuga1667.options import LEAST_STARRED, Edition, Options, Seats, starred_pool
from tortuga.games.tortuga1667.pieces import VOTE_KINDS, VOTE_SUPPLY, loyalties

PAGES: Final = (
    Page("goal", "open-treasure-chest", ("1", "*2", "*3", "4", "!5"), ("goal",), below=("brethren",)),
    Page("components", "meeple-group", ("*1", "*2", "*3"), (), ("*4", "*5", "*6"), below=("components",)),
    Page("setup", "swap-bag", ("1", "2", "3"), (), ("4", "5", "7", "!6"), table="players"),
    Page("ranks", ICON["captain"], ("1", "*2", "*3", "*4", "5", "!6"), ("ranks",)),
    Page("treasure", ICON["treasure"], ("1", "2", "3", "!4"), ("treasure",)),
    Page("turn", "clockwise-rotation", ("1", "2"), (), ("3",), table="actions"),
    Page("row", ICON["view"], ("*1", "*2", "*3", "4", "!5"), ("row",)),
    Page("boats", ICON["row"], ("1", "2", "!3"), ("boats",)),
    Page("marooning", ICON["maroon"], ("1", "2", "3", "4", "!5"), ("marooning",)),
    Page("votes", "card-play", ("1", "2", "3", "4", "!5"), ("votes",)),
    Page("attack", ICON["attack"], ("1", "2", "3", "4", "!5"), ("attack-yes", "attack-no")),
    Page("mutiny", ICON["mutiny"], ("1", "2", "3", "!4"), ("mutiny-yes", "mutiny-no")),
    Page("brawl", ICON["brawl"], ("1", "2", "!3"), ("brawl",)),
    Page("votecards", ICON["skull"], ("1",), (), ("!2",), table="votecards"),
    Page("events", "rule-book", ("1", "2"), (), ("3", "4"), below=("events",)),
    Page("helpful", GROUP_ICON["helpful"], ("1",), (), ("!2",), table="helpful"),
    Page("hurtful", GROUP_ICON["hurtful"], ("1",), (), ("!2",), table="hurtful"),
    Page("maps", GROUP_ICON["map"], ("1", "2"), (), ("!3",), table="map"),
    Page("starred", GROUP_ICON["starred"], ("1",), (), ("2", "!3"), table="starred"),
    Page("end", ICON["armada"], ("1", "2", "*3", "*4", "!5"), ("end",), table="end"),
    Page("few", "person", ("1", "*2"), (), ("*3", "!4"), below=("few",)),
    Page("advanced", "compass", ("1", "2"), (), ("!3",), below=("advanced",)),
    Page("house", "settings-knobs", ("1", "*2", "*3", "*4"), (), ("*5", "*6", "!7")),
    Page("secrets", ICON["hidden"], ("*1", "*2", "3"), ("secrets",), ("4", "!5")),
    Page("computers", "brain", ("1", "2"), (), ("3", "!4")),
    Page("glossary", "scroll-quill", (), table="glossary"),
    Page("keys", "help", ("1",), (), ("2",), table="keys"),
)

GROUPS: Final[dict[str, tuple[Event, ...]]] = {
    group: tuple(kind for kind, look in EVENT.items() if look.group == group) for group in GROUP_ICON
}
"""Event cards by group: the table of a page of event cards is called as its group."""

GLOSSARY: Final = (
    ("loyalty", "team", "hold", "beach", "rank", "line"),
    ("row", "revealer", "deckcard", "majority", "marooned", "rescue"),
    ("map", "discards", "watch", "overtime", "notebook", "estimate"),
)
"""Terms in columns; rules-term-<id> is the word, rules-about-<id> what it means."""

KEYS: Final = (
    ("confirm", "hint", "clear", "back"),
    ("skip", "speed", "log", "next"),
    ("left", "rules", "search", "fullscreen"),
)
"""Bound actions in columns; rules-key-<action> tells what they do."""
TOGETHER: Final = {"left": ("left", "right", "up", "down")}
"""Actions whose keys stand in one entry, by the first of them."""


def words(page: Page) -> tuple[str, ...]:
    """Ids of the texts in a page's table."""
    if page.table in GROUPS:
        return tuple(id for kind in GROUPS[page.table] for id in (f"event-{kind}", f"event-{kind}-whole"))
    if page.table == "glossary":
        columns = (term for column in GLOSSARY for term in column)
        return tuple(f"rules-{part}-{term}" for term in columns for part in ("term", "about"))
    if page.table == "keys":
        return tuple(f"rules-key-{action}" for column in KEYS for action in column)
    if page.table == "actions":
        return tuple(f"rules-act-{name}" for name in ACTIONS)
    return ()


_ROW = 44.0
_SHADE = "#78521e"
_CARD, _GAP = 104.0, 18.0
_SEATS: Final = get_args(Seats)
_LAST = 5
"""The Armada is among this many cards at the bottom of the deck (T13)."""


def _band(canvas: Canvas, left: float, top: float, width: float, row: int, high: float = _ROW) -> None:
    if row % 2:
        canvas.fill(Box(left, top + row * high, width, high), _SHADE, 34)


def _players(_canvas: Canvas, context: Context, width: float) -> SetTable:
    """Loyalties and event cards by number of players (T10, T16)."""
    say = context.say
    first = width * 0.24
    wide = (width - first) / len(_SEATS)
    spans = []
    edition: Edition = context.options.get("edition", "2017web")
    starred = context.options.get("starred_count", LEAST_STARRED)
    for seats in _SEATS:
        count = min(starred, len(starred_pool(seats)))
        cards = Options(seats, edition=edition, starred_count=count).events
        row = min(5, cards)
        spans.append((cards, cards - _LAST + 1 - row + 1, cards))

    def paint(canvas: Canvas, left: float, top: float) -> None:
        heads = (say("rules-table-players"), *(say(f"loyalty-{nation}") for nation in NATIONS))
        heads = (*heads, say("rules-table-cards"), say("rules-table-armada"))
        for row, head in enumerate(heads):
            _band(canvas, left, top, width, row)
            role, ink = ("sc", "red") if row == 0 else ("bold", "ink")
            middle = top + (row + 0.5) * _ROW
            canvas.write(head, Style(role, 22, ink), (left + 14, middle), first - 60)
            if 0 < row <= len(NATIONS):
                nation = NATIONS[row - 1]
                spot = (left + first - 22, middle)
                draw_badge(canvas, nation, spot, 34, say(f"side-letter-{nation}"))
        for column, seats in enumerate(_SEATS):
            dealt = loyalties(seats)
            cards, earliest, latest = spans[column]
            cells = (
                str(seats),
                *(str(dealt.count(nation) or "\u2013") for nation in NATIONS),
                str(cards),
                say("rules-table-span", first=earliest, last=latest),
            )
            for row, cell in enumerate(cells):
                spot = (left + first + (column + 0.5) * wide, top + (row + 0.5) * _ROW)
                role, size = ("black", 24.0) if row < len(cells) - 1 else ("bold", 19.0)
                ink = "red" if row == 0 else "ink"
                canvas.write(cell, Style(role, size, ink), spot, wide - 6, "center")
        canvas.line((left, top + _ROW), (left + width, top + _ROW), "parch_dd", 2)

    return paint, 6 * _ROW + 8


def _actions(canvas: Canvas, context: Context, width: float) -> SetTable:
    """The nine actions, and a saved letter if there is one: who has them, what they do (T27-T35)."""
    say = context.say
    size = canvas.sized("text", 23.0)
    who, what = width * 0.30, width * 0.52
    rows = [*ACTIONS.items()]
    if context.options.get("edition") == "v2":
        rows.append(("rescue", "saved"))

    def paint(canvas: Canvas, left: float, top: float) -> None:
        for x, head in ((64, "rules-act-head"), (who, "rules-act-head-who"), (what, "rules-act-head-what")):
            canvas.write(say(head), Style("sc", 22, "red"), (left + x, top + _ROW / 2), width * 0.22)
        canvas.line((left, top + _ROW), (left + width, top + _ROW), "parch_dd", 2)
        for row, (name, rank) in enumerate(rows, 1):
            _band(canvas, left, top, width, row)
            middle = top + (row + 0.5) * _ROW
            canvas.icon(ICON.get(name, EVENT["letter"].icon), (left + 32, middle), 30, "#4a2a14")
            canvas.write(say(f"pic-act-{name}"), Style("sc", 24, "ink"), (left + 64, middle), who - 76)
            if rank in ICON:
                canvas.icon(ICON[rank], (left + who + 14, middle), 26, "red_d")
            label = say(f"rank-{rank}" if rank in ICON else f"rules-act-{rank or 'everybody'}")
            indent = 36 if rank in ICON else 0
            canvas.write(label, Style("bold", 22, "ink2"), (left + who + indent, middle), what - who - 46)
            spot = (left + what, middle)
            canvas.write(say(f"rules-act-{name}"), Style("text", size, "ink"), spot, width - what - 8)

    return paint, (len(rows) + 1) * _ROW + 8


def _votecards(_canvas: Canvas, context: Context, width: float) -> SetTable:
    """How many vote cards there are of each of the twelve kinds (T9, U1)."""
    say = context.say
    tops: tuple[Top, ...] = ("torch", "cannon", "water")
    pitch, card, high = width / 5, 84.0, 150.0
    supply = context.options.get("custom_votes") or VOTE_SUPPLY

    def paint(canvas: Canvas, left: float, top: float) -> None:
        for at, (kind, count) in enumerate(zip(VOTE_KINDS, supply, strict=True)):
            row, column = divmod(at, 4)
            x, y = left + (column + 0.36) * pitch, top + (row + 0.5) * high
            vote_front(canvas, kind, (x, y), card)
            canvas.write(f"\u00d7{count}", Style("black", 32, "ink"), (x + 58, y))
        for row, kind in enumerate(tops):
            count = sum(supply[4 * row : 4 * row + 4])
            label = say(f"count-{kind}", count=count)
            spot = (left + 4.5 * pitch, top + (row + 0.5) * high)
            canvas.write(label, Style("sc", 25, "red_d"), spot, pitch - 8, "center")

    return paint, 3 * high + 8


def _events(group: str, canvas: Canvas, context: Context, width: float) -> SetTable:
    """The event cards of a group, each with its picture, its name and its whole rule, in two columns."""
    say, kinds = context.say, GROUPS[group]
    columns = 1 if len(kinds) < 2 else 2
    wide = (width - 30 * (columns - 1)) / columns
    size = canvas.sized("text", 23.0)
    leading, room = 1.2 * size, wide - _CARD - 24
    placed: list[tuple[Event, float, float, list[str]]] = []
    top_of = 0.0
    for first in range(0, len(kinds), columns):
        tall = 0.0
        for column, kind in enumerate(kinds[first : first + columns]):
            lines = canvas.lines(say(f"event-{kind}-whole"), "text", size, room)
            placed.append((kind, column * (wide + 30), top_of, lines))
            tall = max(tall, _CARD * 1.4, 40 + leading * len(lines))
        top_of += tall + _GAP

    def paint(canvas: Canvas, left: float, top: float) -> None:
        for kind, x, y, lines in placed:
            draw_event(canvas, kind, (left + x + _CARD / 2, top + y + _CARD * 0.7), _CARD)
            text = left + x + _CARD + 22
            color = GROUP_COLOR[EVENT[kind].group]
            canvas.write(say(f"event-{kind}"), Style("sc", 27, color), (text, top + y + 17), room)
            for row, line in enumerate(lines):
                spot = (text, top + y + 40 + (row + 0.5) * leading)
                canvas.write(line, Style("text", size, "ink"), spot)

    return paint, top_of


TABLES: Final[dict[str, TableMaker]] = {
    "players": _players,
    "actions": _actions,
    "votecards": _votecards,
    "glossary": partial(glossary, GLOSSARY),
    "keys": partial(keys, KEYS, TOGETHER),
    **{group: partial(_events, group) for group in GROUPS},
}


BOOK: Final = Book(PAGES, FIGURES, TABLES, words)
