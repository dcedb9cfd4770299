"""The rule book: its pages, the tables on them, and drawn examples, painted by the painters of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, TypeAlias, get_args

from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga1667 import layout
from tortuga.app.games.tortuga1667.palette import (
    COLOUR,
    EVENT,
    GROUP_COLOR,
    GROUP_ICON,
    ICON,
    NAME,
    NATIONS,
    SECTIONS,
    SHIPS,
    Event,
    Section,
    Top,
)
from tortuga.app.games.tortuga1667.pieces.cards import draw_event, draw_vote_back, vote_front
from tortuga.app.games.tortuga1667.pieces.nations import (
    draw_badge,
    draw_brother,
    draw_face,
    draw_loyalty,
    draw_loyalty_back,
)
from tortuga.app.games.tortuga1667.seen.shown import TableMarks, TableShown
from tortuga.app.games.tortuga1667.table.events import WATCH, draw_pile, draw_row_card, draw_watch
from tortuga.app.games.tortuga1667.table.parts import CHART
from tortuga.app.games.tortuga1667.table.places import BOAT, FACE_IN_BOAT, draw_rowboat
from tortuga.app.games.tortuga1667.table.treasure import Beach, Holds
from tortuga.app.games.tortuga1667.words.naming import ACTIONS
from tortuga.app.gameui.pages import Book, Figure, Page, SetTable, TableMaker, glossary, keys
from tortuga.app.scene.context import Context
from tortuga.app.table.menu import Keys, all_keys
from tortuga.app.table.sheets.covers import HELP as PEEK
from tortuga.app.text import Text
from tortuga.games.tortuga1667.board import Board
from tortuga.games.tortuga1667.options import MIN_STARRED, Edition, Options, Seats, starred_pool
from tortuga.games.tortuga1667.pieces import ROW, VOTE_KINDS, VOTE_SUPPLY, loyalties
from tortuga.games.tortuga1667.rules import RULES
from tortuga.games.tortuga1667.state import Table
from tortuga.kernel.game import NOBODY
from tortuga.kernel.players import SeatSpec

Painter: TypeAlias = Callable[[Canvas, Text], None]
_ABOARD = ("bellamy", "rosa", "finn", "kofi")
_OTHERS = ("zola", "mei")
_ASHORE = ("anne", "silas")
_TURNED = 9
"""Cards revealed in the example of the Armada watch."""


def person(text: Text, who: str) -> str:
    """The usual name of a person."""
    return text.say(f"newgame-name-{list(COLOUR).index(who) + 1}")


def _loyalties(canvas: Canvas, text: Text) -> None:
    for place, nation in enumerate(NATIONS):
        name, line = text.say(f"loyalty-{nation}"), text.say(f"pic-wins-{nation}")
        letter = text.say(f"side-letter-{nation}")
        draw_loyalty(canvas, nation, (700 + place * 200, 400), 170, name, line, letter, angle=4 - 4 * place)


def _brethren(canvas: Canvas, text: Text) -> None:
    for place, who in enumerate(COLOUR):
        spot = (112 + place * 142, 320)
        draw_brother(canvas, who, spot, 124, person(text, who), mood=("calm", "pleased")[place % 2])


def _hidden(canvas: Canvas, _text: Text) -> None:
    draw_loyalty_back(canvas, (640, 400), 120)
    for place in range(3):
        draw_vote_back(canvas, (780 + place * 116, 400), 104)


def _shown(text: Text, board: Board) -> TableShown:
    """A table with all nine characters, some of them on the board."""
    seats = tuple(SeatSpec("human", person(text, who), who) for who in COLOUR)
    table = Table(Options(seats=9), "act", board=board)
    return TableShown(RULES.observe(table, NOBODY), 0, TableMarks(), seats, text)


def _lines(*lines: Sequence[str]) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """Who stands on the Dutchman, the Jolly Roger and Tortuga, by seat."""
    order = list(COLOUR)
    dutchman, jolly, ashore = (tuple(map(order.index, line)) for line in lines)
    return dutchman, jolly, ashore


def _ships(lines: tuple[Sequence[str], ...], canvas: Canvas, text: Text) -> None:
    shown = _shown(text, Board(_lines(*lines), holds=((1, 1), (0, 0), (0, 0))))
    for part in CHART:
        if not isinstance(part, Holds | Beach):
            part.paint(canvas, shown)


def _chart(canvas: Canvas, text: Text) -> None:
    held = int(text.has_option("edition-v2"))
    boats = (list(COLOUR).index("jack"), -1)
    holds = ((2, 1), (0, 1), (held, held))
    board = Board(_lines(_ABOARD, _OTHERS, _ASHORE), boats, holds, galleon=2, beach=2 - 2 * held)
    for part in CHART:
        part.paint(canvas, _shown(text, board))


def _boats(canvas: Canvas, text: Text) -> None:
    first, last = (BOAT[ship].center for ship in SHIPS)
    middle = ((first[0] + last[0]) / 2, first[1])
    draw_rowboat(canvas, SHIPS[0], first, "free", text.say("pic-free"))
    draw_rowboat(canvas, SHIPS[0], middle, "taken", person(text, "jack"))
    draw_face(canvas, "jack", middle, FACE_IN_BOAT)
    draw_rowboat(canvas, SHIPS[1], last, "closed", text.say("pic-closed"))


def _row_figure(canvas: Canvas, text: Text) -> None:
    canvas.plate("wood", layout.EVENTS)
    for index in range(ROW):
        draw_row_card(canvas, index, "letter" if index == 3 else None, chosen=index == 1)
    draw_pile(canvas, "deck", 6, text.say("pic-deck"))
    draw_pile(canvas, "discards", 3, text.say("pic-discards"), "pistol")
    draw_pile(canvas, "votes", 12, text.say("pic-votes"))


def _watch(canvas: Canvas, text: Text) -> None:
    total, say = Options(seats=5).events, text.say
    note = say("pic-watch-turned", past=_TURNED, total=total)
    between = say("pic-watch-between", first=total - 8, last=total)
    draw_watch(canvas, say("pic-watch"), note, between, _TURNED, total)


def _votes(cards: Sequence[str], sections: Sequence[Section], canvas: Canvas, _text: Text) -> None:
    for place, (card, section) in enumerate(zip(cards, sections, strict=True)):
        spot = (780 + (place - (len(cards) - 1) / 2) * 150, 420)
        vote_front(canvas, card, spot, 124, section)


def _events_figure(canvas: Canvas, text: Text) -> None:
    for place, kind in enumerate(EVENT):
        row, column = divmod(place, 8)
        spot = (130 + column * 166, 270 + row * 232)
        draw_event(canvas, kind, spot, 156, text.say(f"event-{kind}"), text.say(f"event-{kind}-line"))


def _figure(crop: Box, paint: Painter, ground: str = "planks") -> Figure:
    return Figure(crop, f"{NAME}/{ground}", paint)


def _ballot(section: Section, *cards: str) -> Figure:
    """Cards of a vote with the section that counts."""
    room = 150.0 * len(cards) + 40
    return _figure(Box(780 - room / 2, 310, room, 220), partial(_votes, cards, (section,) * len(cards)))


FIGURES: Final[dict[str, Figure]] = {
    "goal": _figure(Box(590, 250, 620, 300), _loyalties),
    "components": _figure(layout.CHART, _chart, "table"),
    "ranks": _figure(Box(392, 140, 266, 400), _chart, "table"),
    "treasure": _figure(Box(392, 478, 266, 196), _chart, "table"),
    "row": _figure(layout.EVENTS._replace(h=290), _row_figure),
    "boats": _figure(Box(650, 296, 570, 116), _boats, "table"),
    "marooning": _figure(Box(660, 404, 548, 276), _chart, "table"),
    "brethren": _figure(Box(30, 215, 1300, 210), _brethren),
    "secrets": _figure(Box(560, 300, 520, 200), _hidden),
    "few": _figure(Box(362, 80, 1144, 330), partial(_ships, (("rosa",), ("jack",), ())), "table"),
    "advanced": _figure(
        Box(362, 80, 1144, 500), partial(_ships, (("bellamy", "rosa", "finn"), ("zola",), ("anne",))), "table"
    ),
    "votes": _figure(Box(530, 310, 500, 220), partial(_votes, ("TFs",) * 3, SECTIONS)),
    "attack-yes": _ballot("attack", "CBs", "TFs", "TBb", "WFb"),
    "attack-no": _ballot("attack", "CBs", "CFs", "TFs", "WFb"),
    "mutiny-yes": _ballot("mutiny", "TFs", "CBs", "WFs", "TFb"),
    "mutiny-no": _ballot("mutiny", "TFs", "CBs", "WFb", "TFb"),
    "brawl": _ballot("brawl", "TBs", "CBb", "TFs"),
    "events": _figure(Box(40, 150, 1344, 470), _events_figure),
    "end": _figure(WATCH.inset(-10), _watch),
}
"""By name."""


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

KEYS: Final[Keys] = (
    (("digit-1", "digit-9"), "help-digits"),
    (("use-map", "keep-map"), "help-maps"),
    (("talk",), "help-talk"),
    (("votes",), "help-votes"),
    (("discards",), "help-discards"),
    (("guess",), "help-guess"),
    (("pin",), "help-pin"),
    (("again",), "help-recap"),
    (("notes",), "help-notes"),
    PEEK,
)
"""The keys of its table only, in rows."""


def words(page: Page) -> tuple[str, ...]:
    """The ids of the messages in a page's table."""
    if page.table in GROUPS:
        return tuple(id for kind in GROUPS[page.table] for id in (f"event-{kind}", f"event-{kind}-whole"))
    if page.table == "glossary":
        columns = (term for column in GLOSSARY for term in column)
        return tuple(f"rules-{part}-{term}" for term in columns for part in ("term", "about"))
    if page.table == "keys":
        return tuple(message for _, message in all_keys(KEYS))
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
_ARMADA_CARDS = 5
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
    starred = context.options.get("starred_count", MIN_STARRED)
    nations = (say(f"loyalty-{nation}") for nation in NATIONS)
    heads = (say("rules-table-players"), *nations, say("rules-table-cards"), say("rules-table-armada"))
    columns = []
    for seats in _SEATS:
        dealt, stars = loyalties(seats), min(starred, len(starred_pool(seats)))
        cards = Options(seats, edition=edition, starred_count=stars).events
        earliest = cards - _ARMADA_CARDS - min(ROW, cards) + 2
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
    "keys": partial(keys, all_keys(KEYS)),
    **{group: partial(_events, group) for group in GROUPS},
}


BOOK: Final = Book(all_keys(KEYS), PAGES, FIGURES, TABLES, words)
