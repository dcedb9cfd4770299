"""Drawn examples: things of the table, painted by the same painters as the game, cut out and kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, TypeAlias

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga1667 import layout
from tortuga.app.games.tortuga1667.palette import (
    COLOUR,
    EVENT,
    NAME,
    NATIONS,
    SECTIONS,
    SHIPS,
    Section,
)
from tortuga.app.games.tortuga1667.pieces.events import draw_event
from tortuga.app.games.tortuga1667.pieces.faces import draw_brother, draw_face
from tortuga.app.games.tortuga1667.pieces.nations import draw_loyalty, draw_loyalty_back
from tortuga.app.games.tortuga1667.pieces.votes import draw_vote_back, vote_front
from tortuga.app.games.tortuga1667.seen.shown import TableMarks, TableShown
from tortuga.app.games.tortuga1667.table.events import WATCH, draw_pile, draw_row_card, draw_watch
from tortuga.app.games.tortuga1667.table.parts import CHART
from tortuga.app.games.tortuga1667.table.places import BOAT, FACE_IN_BOAT, draw_rowboat
from tortuga.app.games.tortuga1667.table.treasure import Beach, Holds
from tortuga.app.gameui.pages import Figure
from tortuga.app.text import Text
from tortuga.games.tortuga1667.board import Board
from tortuga.games.tortuga1667.options import Options
from tortuga.games.tortuga1667.pieces import ROW
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
    """A table with all nine persons, of whom some stand on the board."""
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


def _row(canvas: Canvas, text: Text) -> None:
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


def _events(canvas: Canvas, text: Text) -> None:
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
    "row": _figure(layout.EVENTS._replace(h=290), _row),
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
    "events": _figure(Box(40, 150, 1344, 470), _events),
    "end": _figure(WATCH.inset(-10), _watch),
}
"""By name."""
