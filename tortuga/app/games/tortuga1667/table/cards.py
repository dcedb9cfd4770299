"""The panel of event cards: row, piles, Armada watch; and the large card that lies open."""

from __future__ import annotations

from typing import Final

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.fitted import words
from tortuga.app.draw.lettering import WRAP_LEADING
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga1667 import layout as at
from tortuga.app.games.tortuga1667.palette import Event, event_named
from tortuga.app.games.tortuga1667.pieces.events import draw_event
from tortuga.app.games.tortuga1667.pieces.faces import draw_face
from tortuga.app.games.tortuga1667.pieces.marks import ROMAN, draw_pile, draw_row_card, draw_seen_note
from tortuga.app.games.tortuga1667.pieces.watch import draw_watch, draw_watch_eye
from tortuga.app.games.tortuga1667.table import spots
from tortuga.app.games.tortuga1667.table.sight import OpenEvent, TableShown
from tortuga.app.table.layers import Region
from tortuga.app.table.marks import Spot
from tortuga.app.table.side.meaning import draw_meaning
from tortuga.games.tortuga1667.pieces import ROW

_TITLE: Final = (at.EVENTS[0] + 24, at.EVENTS[1] + 30)
_LAST: Final = 9
"""The Armada is among so many last cards (T13)."""
_HEAD: Final[Box] = Box(at.EVENT_PANEL[0] + 14, at.EVENT_PANEL[1] + 10, at.EVENT_PANEL[2] - 28, 42)
_WORDS: Final[Box] = Box(at.EVENT_PANEL[0] + 16, 602, at.EVENT_PANEL[2] - 32, 142)
_LARGEST, _LEAST = 20.0, 16.5


def panel(sight: TableShown) -> list[Region]:
    """The wood with its title, then the parts on it."""
    title = sight.say("pic-events")
    note = sight.say("pic-seen") if any(known(sight, index) for index in range(ROW)) else ""

    def paint(canvas: Canvas) -> None:
        canvas.plate("wood_brass", at.EVENTS)
        room = at.EVENTS[2] - 48 - (canvas.width(note, "ital", 19) + 40 if note else 0)
        head = words(canvas, title, "sc", 24, "label", _TITLE, "midleft", "shade", max(120.0, room))
        if note:
            left = (head[0] + head[2] + 14, _TITLE[1] + 1)
            draw_seen_note(canvas, left, note, at.EVENTS[0] + at.EVENTS[2] - 16 - left[0])

    parts = [Region("events", at.EVENTS.inset(-40), (title, note), paint)]
    parts += [_card(sight, index) for index in range(ROW) if _lies(sight, index)]
    return [*parts, *_piles(sight), _watch(sight)]


# ------------------------------------------------------------------ row
def _lies(sight: TableShown, index: int) -> bool:
    row = sight.table.row
    return index < len(row) and row[index] != "" and sight.rests(spots.card(index))


def known(sight: TableShown, index: int) -> Event | None:
    """What lies at a place of the row, as far as it may be shown."""
    row = sight.table.row
    name = row[index] if sight.open and index < len(row) else None
    return event_named(name) if name else None


def draw_viewed(
    canvas: Canvas, sight: TableShown, index: int, event: Event, center: Point, width: float
) -> None:
    """A card that somebody has viewed, with its words and its place in the row."""
    name, line = sight.say(f"event-{event}"), sight.say(f"event-{event}-line")
    draw_event(canvas, event, center, width, name, line, lift=4)
    corner = (center[0] + width / 2 - 22, center[1] - width * at.CARD_SHAPE / 2 + 20)
    canvas.tag(corner, ROMAN[index], "tag_ink", None, 19, max_w=44)


def _card(sight: TableShown, index: int) -> Region:
    spot = spots.card(index)
    seen, legal, chosen = known(sight, index), sight.legal(spot), sight.chosen(spot)
    lift = sight.marks.lifted.get(index, 0.0)

    def paint(canvas: Canvas) -> None:
        draw_row_card(canvas, index, known=seen, legal=legal, chosen=chosen, lift=lift)

    x, y, w, h = sight.box(spot)
    return Region(f"card {index}", Box(x - 18, y - 40, w + 36, h + 66), (seen, legal, chosen, lift), paint)


# ------------------------------------------------------------------ piles and watch
def _piles(sight: TableShown) -> list[Region]:
    table = sight.table
    top = event_named(table.discards[-1]) if table.discards else None
    picked = {kind: sight.legal(Spot(kind)) or sight.chosen(Spot(kind)) for kind in at.PILE}
    counts = {"deck": len(table.events), "discards": len(table.discards), "votes": len(table.deck)}
    told = {kind: sight.say(f"pic-{kind}") for kind in at.PILE}

    def paint(canvas: Canvas, kind: str) -> None:
        what = "deck" if kind == "deck" else "votes" if kind == "votes" else top
        size = canvas.alike([(name, at.PILE_NAME) for name in told.values()], "bold", 18)
        draw_pile(canvas, at.PILE[kind], what, counts[kind], told[kind], legal=picked[kind], size=size)

    def part(kind: str) -> Region:
        x, y = at.PILE[kind]
        key = (counts[kind], top if kind == "discards" else "", picked[kind], told[kind])
        return Region(f"pile {kind}", Box(x - 66, y - 62, 132, 148), key, lambda canvas: paint(canvas, kind))

    return [part(kind) for kind in at.PILE]


def _watch(sight: TableShown) -> Region:
    table = sight.table
    total = table.options.events
    past = total - table.left if table.row else 0
    title = sight.say("pic-watch")
    if table.overtime:
        note, told = "", sight.say("pic-watch-overtime")
    else:
        note = sight.say("pic-watch-turned", past=past, total=total)
        first, last = max(total - _LAST + 1, past + 1), total
        told = sight.say("pic-watch-between", first=first, last=last)
    eyes = _seen_ahead(sight, past) if not table.overtime else ()

    def paint(canvas: Canvas) -> None:
        draw_watch(canvas, at.WATCH, title, note, told, past, total)
        for number in eyes:
            draw_watch_eye(canvas, at.WATCH, number, total)

    return Region("watch", at.WATCH.inset(-4), (past, total, title, note, told, eyes), paint)


def _seen_ahead(sight: TableShown, past: int) -> tuple[int, ...]:
    """The next cards of the watch, as many as this person knows in the row."""
    seen = sum(known(sight, index) is not None for index in range(ROW))
    return tuple(range(past + 1, past + 1 + seen))


# ------------------------------------------------------------------ the large card
def large(sight: TableShown, tall: bool = False) -> list[Region]:
    """The card that lies open, over its panel and the log: who turned it over, and what it does.

    Args:
        tall: letters are larger; what the person's choice means is told here, too.
    """
    event = sight.event
    if event is None:
        return []
    kind = event_named(event.event)
    name, line = sight.say(f"event-{kind}"), sight.say(f"event-{kind}-line")
    whole = sight.say(f"event-{kind}-whole")
    if sight.marks.turning:
        name = line = whole = ""
    who, mood = sight.colour(event.seat), sight.mood(event.seat)
    told = _head(sight, event)
    lies = sight.rests(Spot("event"))
    panel, meaning = (at.EVENT_PANEL_TALL if tall else at.EVENT_PANEL), sight.marks.meaning
    x, y, w, h = _WORDS
    below = Box(x, y, w, h + panel[3] - at.EVENT_PANEL[3])

    def paint(canvas: Canvas) -> None:
        canvas.plate("wood", panel)
        x, y, w, h = _HEAD
        draw_face(canvas, who, (x + 24, y + h / 2 + 2), 52, mood, "gold")
        words(canvas, told, "sc", 22, "label", (x + 58, y + h / 2), "midleft", "shade", w - 60)
        if lies:
            draw_event(canvas, kind, at.EVENT_CARD_MIDDLE, spots.EVENT_CARD, name, line, lift=8)
        canvas.plate("parchment_flat", below)
        x, y, w, h = below
        if tall and meaning is not None:
            end = draw_meaning(canvas, meaning, Box(x + 10, y + 10, w - 20, h - 20))
            _paragraph(canvas, whole, "", Box(x, end, w, y + h - end))
        else:
            _paragraph(canvas, whole, line, below)

    key = (event, who, mood, told, name, lies, tall, meaning)
    return [Region("event", panel.inset(-40), key, paint)]


def _head(sight: TableShown, event: OpenEvent) -> str:
    slot = ROMAN[event.card] if 0 <= event.card < ROW else ""
    return sight.say("pic-reveals", name=sight.name(event.seat), card=slot)


def _paragraph(canvas: Canvas, whole: str, line: str, box: Box) -> None:
    """The rule, as large as it fits; where it finds no room the one line of the card, or nothing."""
    x, y, w, h = box
    for told in filter(None, (whole, line)):
        size = canvas.sized("text", _LARGEST)
        while size >= _LEAST:
            rows = canvas.lines(told, "text", size, w - 30)
            step = size * (WRAP_LEADING - 0.06)
            if len(rows) * step <= h - 14:
                top = y + h / 2 - (len(rows) - 1) * step / 2
                for k, row in enumerate(rows):
                    canvas.text(row, "text", size, "ink", (x + 15, top + k * step), fixed=True)
                return
            size -= 0.5
