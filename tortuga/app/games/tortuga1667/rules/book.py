"""The rule book: its pages, and the tables on them."""

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
from tortuga.app.gameui.pages import Book, Page, SetTable, TableMaker, glossary, keys
from tortuga.app.scene.context import Context
from tortuga.games.tortuga1667.options import LEAST_STARRED, Edition, Options, Seats, starred_pool
from tortuga.games.tortuga1667.pieces import ROW, VOTE_KINDS, VOTE_SUPPLY, loyalties

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
"""Event cards by group; the page of a group shows the table of the same name."""

GLOSSARY: Final = (
    ("loyalty", "team", "hold", "beach", "rank", "line"),
    ("row", "revealer", "deckcard", "majority", "marooned", "rescue"),
    ("map", "discards", "watch", "overtime", "notebook", "estimate"),
)
"""Terms in columns; the message rules-term-<id> is the word, rules-about-<id> its meaning."""

KEYS: Final = (
    ("confirm", "hint", "clear", "back"),
    ("skip", "speed", "log", "next"),
    ("left", "rules", "search", "fullscreen"),
)
"""Actions that have keys, in columns; the message rules-key-<action> says what they do."""
TOGETHER: Final = {"left": ("left", "right", "up", "down")}
"""Actions whose keys share an entry, by the first of them."""


def words(page: Page) -> tuple[str, ...]:
    """The ids of the messages in a page's table."""
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


_ROW_H = 44.0
"""Height of a row."""
_BELOW = 8.0
"""Room below a table of rows."""
_SHADE = "#78521e"
_CARD, _GAP = 104.0, 18.0
"""Width of an event card, and the gap below one."""
_COLUMNS_GAP = 30.0
"""Between columns of event cards."""
_SEATS: Final = get_args(Seats)
_LAST = 5
"""The Armada is among this many cards at the bottom of the deck (T13)."""


def _row(canvas: Canvas, left: float, top: float, width: float, row: int) -> float:
    """Shade every other row; returns the middle of this one."""
    if row % 2:
        canvas.fill(Box(left, top + row * _ROW_H, width, _ROW_H), _SHADE, 34)
    return top + (row + 0.5) * _ROW_H


def _players(_canvas: Canvas, context: Context, width: float) -> SetTable:
    """Loyalties and event cards by number of players (T10, T16)."""
    say = context.say
    first = width * 0.24
    wide = (width - first) / len(_SEATS)
    edition: Edition = context.options.get("edition", "2017web")
    starred = context.options.get("starred_count", LEAST_STARRED)
    nations = (say(f"loyalty-{nation}") for nation in NATIONS)
    heads = (say("rules-table-players"), *nations, say("rules-table-cards"), say("rules-table-armada"))
    columns = []
    for seats in _SEATS:
        dealt, stars = loyalties(seats), min(starred, len(starred_pool(seats)))
        cards = Options(seats, edition=edition, starred_count=stars).events
        earliest = cards - _LAST - min(ROW, cards) + 2
        counts = (str(dealt.count(nation) or "\u2013") for nation in NATIONS)
        span = say("rules-table-span", first=earliest, last=cards)
        columns.append((str(seats), *counts, str(cards), span))

    def paint(canvas: Canvas, left: float, top: float) -> None:
        for row, head in enumerate(heads):
            middle = _row(canvas, left, top, width, row)
            style = Style("bold", 22, "ink") if row else Style("sc", 22, "red")
            canvas.write(head, style, (left + 14, middle), first - 60)
            if 0 < row <= len(NATIONS):
                nation = NATIONS[row - 1]
                draw_badge(canvas, nation, (left + first - 22, middle), 34, say(f"side-letter-{nation}"))
            style = Style("black", 24, "ink" if row else "red")
            if row == len(heads) - 1:
                style = Style("bold", 19, "ink")
            for column, cells in enumerate(columns):
                spot = (left + first + (column + 0.5) * wide, middle)
                canvas.write(cells[row], style, spot, wide - 6, "center")
        canvas.line((left, top + _ROW_H), (left + width, top + _ROW_H), "parch_dd", 2)

    return paint, len(heads) * _ROW_H + _BELOW


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
            canvas.write(say(head), Style("sc", 22, "red"), (left + x, top + _ROW_H / 2), width * 0.22)
        canvas.line((left, top + _ROW_H), (left + width, top + _ROW_H), "parch_dd", 2)
        for row, (name, rank) in enumerate(rows, 1):
            middle = _row(canvas, left, top, width, row)
            canvas.icon(ICON.get(name, EVENT["letter"].icon), (left + 32, middle), 30, "#4a2a14")
            canvas.write(say(f"pic-act-{name}"), Style("sc", 24, "ink"), (left + 64, middle), who - 76)
            label, indent = f"rules-act-{rank or 'everybody'}", 0
            if rank in ICON:
                canvas.icon(ICON[rank], (left + who + 14, middle), 26, "red_d")
                label, indent = f"rank-{rank}", 36
            spot = (left + who + indent, middle)
            canvas.write(say(label), Style("bold", 22, "ink2"), spot, what - who - 46)
            spot = (left + what, middle)
            canvas.write(say(f"rules-act-{name}"), Style("text", size, "ink"), spot, width - what - 8)

    return paint, (len(rows) + 1) * _ROW_H + _BELOW


def _votecards(_canvas: Canvas, context: Context, width: float) -> SetTable:
    """The number of vote cards of each of the twelve kinds (T9, U1)."""
    say = context.say
    tops: tuple[Top, ...] = ("torch", "cannon", "water")
    pitch, card, high = width / 5, 84.0, 150.0
    supply = context.options.get("custom_votes") or VOTE_SUPPLY

    def paint(canvas: Canvas, left: float, top: float) -> None:
        for number, (kind, count) in enumerate(zip(VOTE_KINDS, supply, strict=True)):
            row, column = divmod(number, 4)
            x, y = left + (column + 0.36) * pitch, top + (row + 0.5) * high
            vote_front(canvas, kind, (x, y), card)
            canvas.write(f"\u00d7{count}", Style("black", 32, "ink"), (x + 58, y))
        for row, kind in enumerate(tops):
            count = sum(supply[4 * row : 4 * row + 4])
            label = say(f"count-{kind}", count=count)
            spot = (left + 4.5 * pitch, top + (row + 0.5) * high)
            canvas.write(label, Style("sc", 25, "red_d"), spot, pitch - 8, "center")

    return paint, len(tops) * high + _BELOW


def _events(group: str, canvas: Canvas, context: Context, width: float) -> SetTable:
    """The event cards of a group, each with its picture, its name and its whole rule, in two columns."""
    say, kinds = context.say, GROUPS[group]
    columns = 1 if len(kinds) < 2 else 2
    wide = (width - _COLUMNS_GAP * (columns - 1)) / columns
    size = canvas.sized("text", 23.0)
    leading, room = 1.2 * size, wide - _CARD - 24
    placed: list[tuple[Event, float, float, list[str]]] = []
    height = 0.0
    for first in range(0, len(kinds), columns):
        tall = 0.0
        for column, kind in enumerate(kinds[first : first + columns]):
            lines = canvas.lines(say(f"event-{kind}-whole"), "text", size, room)
            placed.append((kind, column * (wide + _COLUMNS_GAP), height, lines))
            tall = max(tall, _CARD * 1.4, 40 + leading * len(lines))
        height += tall + _GAP

    def paint(canvas: Canvas, left: float, top: float) -> None:
        for kind, x, y, lines in placed:
            draw_event(canvas, kind, (left + x + _CARD / 2, top + y + _CARD * 0.7), _CARD)
            text = left + x + _CARD + 22
            color = GROUP_COLOR[EVENT[kind].group]
            canvas.write(say(f"event-{kind}"), Style("sc", 27, color), (text, top + y + 17), room)
            for row, line in enumerate(lines):
                spot = (text, top + y + 40 + (row + 0.5) * leading)
                canvas.write(line, Style("text", size, "ink"), spot)

    return paint, height


TABLES: Final[dict[str, TableMaker]] = {
    "players": _players,
    "actions": _actions,
    "votecards": _votecards,
    "glossary": partial(glossary, GLOSSARY),
    "keys": partial(keys, KEYS, TOGETHER),
    **{group: partial(_events, group) for group in GROUPS},
}


BOOK: Final = Book(PAGES, FIGURES, TABLES, words)
