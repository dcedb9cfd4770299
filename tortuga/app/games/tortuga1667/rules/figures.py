"""Drawn examples: things of the table, painted by the same painters as the game, cut out and kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, TypeAlias

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga1667 import layout as at
from tortuga.app.games.tortuga1667.palette import (
    COLOUR,
    EVENT,
    HOLDERS,
    ICON,
    NAME,
    NATIONS,
    SECTIONS,
    SHIPS,
    Nation,
    Section,
    Top,
)
from tortuga.app.games.tortuga1667.pieces.chart import (
    Pirate,
    draw_beach,
    draw_boat,
    draw_galleon,
    draw_holds,
    draw_line,
    draw_scores,
    draw_ship,
)
from tortuga.app.games.tortuga1667.pieces.events import draw_event
from tortuga.app.games.tortuga1667.pieces.faces import draw_brother, draw_face
from tortuga.app.games.tortuga1667.pieces.marks import draw_pile, draw_row_card
from tortuga.app.games.tortuga1667.pieces.nations import draw_loyalty, draw_loyalty_back
from tortuga.app.games.tortuga1667.pieces.rowboats import draw_rowboat
from tortuga.app.games.tortuga1667.pieces.votes import draw_vote, draw_vote_back
from tortuga.app.games.tortuga1667.pieces.watch import draw_watch
from tortuga.app.gameui.book import Figure
from tortuga.app.text import Text
from tortuga.games.tortuga1667.options import Options

Painter: TypeAlias = Callable[[Canvas, Text], None]
_ABOARD = ("bellamy", "rosa", "finn", "kofi")
_OTHERS = ("zola", "mei")
_ASHORE = ("anne", "silas")
_TURNED = 9
"""Cards revealed in the example of the Armada watch."""


def person(text: Text, who: str) -> str:
    """The usual name of somebody."""
    return text.say(f"newgame-name-{list(COLOUR).index(who) + 1}")


def pirates(text: Text, who: Sequence[str], ashore: bool = False) -> list[Pirate]:
    """Persons in a line with the ranks that it gives them (T22)."""
    out: list[Pirate] = []
    for place, name in enumerate(who):
        held = [] if ashore else ["captain"] * (place == 0) + ["mate"] * (place == 1)
        held += ["boy"] if not ashore and place == len(who) - 1 else []
        short = "short-" if len(held) > 1 else ""
        ranks = tuple((ICON[rank], text.say(f"rank-{short}{rank}")) for rank in held)
        idle = ((ICON["dutchman"], text.say("rank-aboard")),)
        out.append(Pirate(name, person(text, name), ranks or idle))
    return out


def _letters(text: Text) -> dict[Nation, str]:
    return {nation: text.say(f"side-letter-{nation}") for nation in NATIONS}


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


_Lines: TypeAlias = tuple[Sequence[str], Sequence[str], Sequence[str]]


def _ships(lines: _Lines, canvas: Canvas, text: Text) -> None:
    """The chart with nothing but its pirates and the treasure at rest."""
    say, letters = text.say, _letters(text)
    for ship, place, who in zip(SHIPS, ("dutchman", "jolly"), lines[:2], strict=True):
        draw_ship(canvas, ship, say(f"place-{place}"), pirates(text, who))
    draw_galleon(canvas, say("pic-galleon", count=4), 4)
    draw_line(canvas, say("place-tortuga"), say("rank-governor"), pirates(text, lines[2], True))
    for ship in SHIPS:
        draw_boat(canvas, ship, "free", say("pic-free"))
    draw_scores(canvas, {"british": 1, "french": 1}, letters)


def _chart(canvas: Canvas, text: Text) -> None:
    say, letters = text.say, _letters(text)
    held_ashore = int(text.plays("edition-v2"))
    for ship, place, who in zip(SHIPS, ("dutchman", "jolly"), (_ABOARD, _OTHERS), strict=True):
        draw_ship(canvas, ship, say(f"place-{place}"), pirates(text, who))
        held: dict[Nation, int] = (
            {"british": 2, "french": 1} if ship == SHIPS[0] else {"british": 0, "french": 1}
        )
        draw_holds(canvas, partial(at.ship_hold, ship), held, letters, {})
    draw_galleon(canvas, say("pic-galleon", count=2), 2)
    total = 2 + held_ashore
    draw_scores(canvas, {"british": total, "french": total}, letters)
    draw_line(canvas, say("place-tortuga"), say("rank-governor"), pirates(text, _ASHORE, True))
    draw_holds(canvas, at.isle_hold, {"british": held_ashore, "french": held_ashore}, letters, {})
    beach = 2 - 2 * held_ashore
    draw_beach(canvas, say("pic-beach", count=beach), beach)
    jack = Pirate("jack", person(text, "jack"))
    draw_boat(canvas, SHIPS[0], "taken", jack.name, jack)
    draw_boat(canvas, SHIPS[1], "free", say("pic-free"))


def _boats(canvas: Canvas, text: Text) -> None:
    y = at.ROWBOAT[SHIPS[0]][1]
    draw_rowboat(canvas, SHIPS[0], (736, y), "free", text.say("pic-free"), way=False)
    middle = (934.0, y)
    draw_rowboat(canvas, SHIPS[0], middle, "taken", person(text, "jack"), way=False)
    draw_face(canvas, "jack", middle, at.ROWBOAT_FACE)
    draw_rowboat(canvas, SHIPS[1], (1132, y), "closed", text.say("pic-closed"), way=False)


def _row(canvas: Canvas, text: Text) -> None:
    canvas.plate("wood", at.EVENTS)
    for index in range(at.ROW_CARDS):
        draw_row_card(canvas, index, known="letter" if index == 3 else None, chosen=index == 1)
    draw_pile(canvas, at.PILE["deck"], "deck", 6, text.say("pic-deck"))
    draw_pile(canvas, at.PILE["discards"], "pistol", 3, text.say("pic-discards"))
    draw_pile(canvas, at.PILE["votes"], "votes", 12, text.say("pic-votes"))


def _watch(canvas: Canvas, text: Text) -> None:
    total = Options(seats=5).events
    draw_watch(
        canvas,
        at.WATCH,
        text.say("pic-watch"),
        text.say("pic-watch-turned", past=_TURNED, total=total),
        text.say("pic-watch-between", first=total - 8, last=total),
        _TURNED,
        total,
    )


_Vote: TypeAlias = tuple[Top, Nation, bool]
_BRITISH, _FRENCH = HOLDERS
_ONE: _Vote = ("torch", _FRENCH, True)


def _votes(cards: Sequence[_Vote], sections: Sequence[Section], canvas: Canvas, _text: Text) -> None:
    for place, ((top, flag, skull), section) in enumerate(zip(cards, sections, strict=True)):
        spot = (780 + (place - (len(cards) - 1) / 2) * 150, 420)
        draw_vote(canvas, top, flag, skull, spot, 124, section)


def _events(canvas: Canvas, text: Text) -> None:
    for place, kind in enumerate(EVENT):
        row, column = divmod(place, 8)
        spot = (130 + column * 166, 270 + row * 232)
        draw_event(canvas, kind, spot, 156, text.say(f"event-{kind}"), text.say(f"event-{kind}-line"))


def _figure(crop: Box, paint: Painter, ground: str = "planks") -> Figure:
    return Figure(crop, f"{NAME}/{ground}", paint)


def _ballot(section: Section, *cards: _Vote) -> Figure:
    """Cards of a vote with the section that counts."""
    room = 150.0 * len(cards) + 40
    return _figure(Box(780 - room / 2, 310, room, 220), partial(_votes, cards, (section,) * len(cards)))


_WATCH_CROP = at.WATCH.inset(-10)
FIGURES: Final[dict[str, Figure]] = {
    "goal": _figure(Box(590, 250, 620, 300), _loyalties),
    "components": _figure(at.CHART, _chart, "table"),
    "ranks": _figure(Box(392, 140, 266, 400), _chart, "table"),
    "treasure": _figure(Box(392, 478, 266, 196), _chart, "table"),
    "row": _figure(Box(at.EVENTS[0], at.EVENTS[1], at.EVENTS[2], 290), _row),
    "boats": _figure(Box(650, 296, 570, 116), _boats, "table"),
    "marooning": _figure(Box(660, 404, 548, 276), _chart, "table"),
    "brethren": _figure(Box(30, 215, 1300, 210), _brethren),
    "secrets": _figure(Box(560, 300, 520, 200), _hidden),
    "few": _figure(Box(362, 80, 1144, 330), partial(_ships, (("rosa",), ("jack",), ())), "table"),
    "advanced": _figure(
        Box(362, 80, 1144, 500), partial(_ships, (("bellamy", "rosa", "finn"), ("zola",), ("anne",))), "table"
    ),
    "votes": _figure(Box(530, 310, 500, 220), partial(_votes, (_ONE,) * 3, SECTIONS)),
    "attack-yes": _ballot(
        "attack", ("cannon", _BRITISH, True), _ONE, ("torch", _BRITISH, False), ("water", _FRENCH, False)
    ),
    "attack-no": _ballot(
        "attack", ("cannon", _BRITISH, True), ("cannon", _FRENCH, True), _ONE, ("water", _FRENCH, False)
    ),
    "mutiny-yes": _ballot(
        "mutiny", _ONE, ("cannon", _BRITISH, True), ("water", _FRENCH, True), ("torch", _FRENCH, False)
    ),
    "mutiny-no": _ballot(
        "mutiny", _ONE, ("cannon", _BRITISH, True), ("water", _FRENCH, False), ("torch", _FRENCH, False)
    ),
    "brawl": _ballot("brawl", ("torch", _BRITISH, True), ("cannon", _BRITISH, False), _ONE),
    "events": _figure(Box(40, 150, 1344, 470), _events),
    "end": _figure(_WATCH_CROP, _watch),
}
"""By name."""
