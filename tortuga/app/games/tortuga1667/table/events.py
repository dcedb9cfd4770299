"""Event cards: the panel with the row, the piles and the Armada watch, and the open card over it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from typing_extensions import override

from tortuga.app.draw.canvas import WRAP_LEADING, Canvas, Style, legible
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga1667.layout import CARD_SHAPE, EVENTS, LOG, LOG_TALL, VOTE_SHAPE
from tortuga.app.games.tortuga1667.palette import EVENT, ICON, NAME, SEEN, SEEN_GROUND, Event, event_named
from tortuga.app.games.tortuga1667.pieces.cards import draw_event, draw_event_back, draw_vote_back
from tortuga.app.games.tortuga1667.pieces.marks import ROMAN, draw_tick
from tortuga.app.games.tortuga1667.pieces.nations import draw_face
from tortuga.app.games.tortuga1667.seen import spots
from tortuga.app.games.tortuga1667.seen.shown import TableShown
from tortuga.app.games.tortuga1667.words.naming import Naming
from tortuga.app.table.marks import Spot
from tortuga.app.table.part import Hit, Part
from tortuga.app.table.side.sentence import draw_meaning
from tortuga.games.tortuga1667.pieces import ROW

CARD: Final = 64
_FIRST: Final[Point] = (1567, 166)
_PITCH: Final = 71.5
_PILE: Final = 56
_PILE_NAME: Final = 106
PILE_NAMES: Final = legible("bold", 18, "label", "shade", grows=False)
_SEEN_SIZE, _PEEK_W, _TICK = CARD * 0.38, CARD * 0.55, max(24, CARD * 0.30)
_SEEN_AT, _PEEK_AT = (-CARD * 0.25, -CARD * 0.41), (CARD * 0.24, CARD * 0.47)
_TICK_AT: Final = (-CARD * 0.36, CARD * 0.62)
"""Marks on a known or chosen card of the row: sizes, and offsets from the middle of the card."""
_PILES: Final[dict[str, Point]] = {"deck": (1582, 272), "discards": (1708, 272), "votes": (1834, 272)}
WATCH: Final = Box(1532, 358, 356, 94)
_BOXES: Final = WATCH.line(38, 12)
"""Where the boxes of the Armada watch begin."""
_WATCH_HEAD: Final = WATCH.line(18, 40, 12)
_WATCH_NOTE: Final = _WATCH_HEAD.moved(dy=1).cut(right=WATCH.w * 0.45)[0]
_WATCH_ICON: Final = (WATCH.x + 22, WATCH.y + 19)
_SENTENCE: Final = WATCH.line(-15, 10)
_SMALL: Final = legible("bold", 18, "label_dim", "shade")
_HEAD: Final = legible("sc", 24, "label", "shade")
_SUBHEAD: Final = _HEAD._replace(size=21)
_SEEN_NOTE: Final = legible("ital", 19, SEEN, "shade")
_TITLE: Final = EVENTS.line(30, 24)
LATE_SPAN: Final = 8
"""The Armada is among this many last cards or the one before them (T13)."""


def card(index: int) -> Box:
    """A card of the row, 0..4."""
    return Box.around((_FIRST[0] + index * _PITCH, _FIRST[1]), CARD, CARD * CARD_SHAPE)


def pile(kind: str) -> Box:
    """The deck, the discards or the vote deck."""
    return Box.around(_PILES[kind], _PILE, _PILE * (VOTE_SHAPE if kind == "votes" else CARD_SHAPE))


class EventPanel(Part):
    """The wood with its title."""

    @override
    def paint(self, canvas: Canvas, shown: TableShown) -> None:
        """The title, and a legend of the mark on known cards if there are any."""
        canvas.plate("wood_brass", EVENTS)
        note = shown.say("pic-seen") if any(known(shown, index) for index in range(ROW)) else ""
        taken = canvas.width(note, _SEEN_NOTE.role, _SEEN_NOTE.size) + 40 if note else 0
        head = canvas.write(shown.say("pic-events"), _HEAD, _TITLE._replace(w=max(120.0, _TITLE.w - taken)))
        if note:
            left, y = head.right + 42, _TITLE.y + 1
            canvas.icon(ICON["seen"], (left - 16, y), 24, SEEN, 90)
            canvas.write(note, _SEEN_NOTE, (left, y), EVENTS.right - 16 - left)


# ------------------------------------------------------------------ row
class Row(Part):
    """The five cards."""

    places = {"card": card}
    pages = {"card": "row"}

    @override
    def areas(self, shown: TableShown) -> Iterator[Hit]:
        for index in range(len(shown.table.row)):
            yield Hit(spots.card(index), card(index))

    @override
    def tip(self, shown: TableShown, spot: Spot) -> str:
        """Who has looked at a card; for those players, also what it is."""
        name, slot = shown.table.row[spot.index], shown.say(f"slot-{spot.index + 1}")
        if name == "":
            return shown.say("tip-card-none")
        if name is not None and shown.open:
            event, line = shown.say(f"event-{name}"), shown.say(f"event-{name}-line")
            return shown.say("tip-card-known", slot=slot, event=event, line=line)
        seen = [seat for seat, mask in enumerate(shown.table.seen) if mask >> spot.index & 1]
        names = Naming(shown.say, shown.seats).join(seen)
        return shown.say("tip-card", slot=slot, seen="some" if seen else "none", names=names)

    @override
    def paint(self, canvas: Canvas, shown: TableShown) -> None:
        row = shown.table.row
        for index in range(len(row)):
            spot = spots.card(index)
            if row[index] != "" and shown.rests(spot):
                lift, lit = shown.marks.lifted.get(index, 0.0), shown.legal(spot)
                draw_row_card(canvas, index, known(shown, index), lit, shown.chosen(spot), lift)


def known(shown: TableShown, index: int) -> Event | None:
    """The card at a place of the row, if it may be shown."""
    row = shown.table.row
    name = row[index] if shown.open and index < len(row) else None
    return event_named(name) if name else None


def draw_row_card(
    canvas: Canvas,
    index: int,
    known: Event | None,
    legal: bool = False,
    chosen: bool = False,
    lift: float = 0,
) -> None:
    """A card of the row, face down, with what the person at the screen has seen there and may see now.

    It is raised by `lift` while a player looks at it, and if it is chosen.
    """
    lying = card(index).moved(dy=-lift - (8 if chosen else 0))
    draw_event_back(canvas, lying.center, CARD, ROMAN[index], glow=legal or chosen, lift=4 + lift)
    if known is not None:
        canvas.disc(SEEN_GROUND, ICON["seen"], lying.moved(*_SEEN_AT).center, _SEEN_SIZE, lift=1)
        draw_event(canvas, known, lying.moved(*_PEEK_AT).center, _PEEK_W, lift=2)
    if chosen:  # below at the left: the row's title is above, what is known at the right
        draw_tick(canvas, lying.moved(*_TICK_AT).center, _TICK)


def draw_viewed(
    canvas: Canvas, shown: TableShown, index: int, event: Event, center: Point, width: float
) -> None:
    """A viewed card of the row, with its text and its place."""
    name, line = shown.say(f"event-{event}"), shown.say(f"event-{event}-line")
    draw_event(canvas, event, center, width, name, line, lift=4)
    corner = (center[0] + width / 2 - 22, center[1] - width * CARD_SHAPE / 2 + 20)
    canvas.tag(corner, ROMAN[index], "tag_ink", None, 19, max_w=44)


def event_tip(shown: TableShown, card: str) -> str:
    """The full text of an event card."""
    return shown.say(
        "tip-event",
        event=shown.say(f"event-{card}"),
        group=shown.say(f"group-{EVENT[event_named(card)].group}"),
        whole=shown.say(f"event-{card}-whole"),
    )


# ------------------------------------------------------------------ piles
class Piles(Part):
    """The event deck, its discards and the vote deck, each with its count and name."""

    places = {kind: pile(kind) for kind in _PILES}
    points = tuple(_PILES)
    pages = {"deck": "events", "discards": "events", "votes": "votes"}
    keys = {"discards": "discards"}

    def counts(self, shown: TableShown) -> dict[str, int]:
        """The number of cards in each."""
        table = shown.table
        return {"deck": len(table.events), "discards": len(table.discards), "votes": len(table.deck)}

    @override
    def tip(self, shown: TableShown, spot: Spot) -> str:
        return shown.say(f"tip-{spot.kind}", count=self.counts(shown)[spot.kind])

    @override
    def paint(self, canvas: Canvas, shown: TableShown) -> None:
        names = {kind: shown.say(f"pic-{kind}") for kind in _PILES}
        style = canvas.alike([(name, _PILE_NAME) for name in names.values()], PILE_NAMES)
        discards = shown.table.discards
        top = event_named(discards[-1]) if discards else None
        for kind, count in self.counts(shown).items():
            lit = shown.legal(Spot(kind)) or shown.chosen(Spot(kind))
            draw_pile(canvas, kind, count, names[kind], top, legal=lit, style=style)


def draw_pile(
    canvas: Canvas,
    kind: str,
    count: int,
    name: str,
    top: Event | None = None,
    *,
    legal: bool = False,
    style: Style = PILE_NAMES,
) -> None:
    """A pile with its count and name; `top` is the uppermost discard, `style` that of the name."""
    x, y = center = _PILES[kind]
    if not count:
        canvas.plate("slot_locked", Box.around(center, _PILE, _PILE * CARD_SHAPE))
    for k in range(min(3, count) - 1, -1, -1):
        spot, glow = (x + k * 2, y - k * 2), legal and not k
        if kind == "deck":
            draw_event_back(canvas, spot, _PILE, glow=glow, lift=2)
        elif kind == "votes":
            draw_vote_back(canvas, spot, _PILE, glow=glow, lift=2)
        elif top is not None:
            draw_event(canvas, top, spot, _PILE, glow=glow, lift=2)
    canvas.tag((x + _PILE * 0.45, y + _PILE * 0.62), f"\u00d7{count}", "tag_parch", None, 18)
    canvas.write(name, style, (x, y + _PILE * 0.7 + 24), _PILE_NAME, "center")


# ------------------------------------------------------------------ watch
class Watch(Part):
    """The Armada watch: when the card that ends the game may come; a box for each event card."""

    places = {"watch": WATCH}
    points = ("watch",)
    pages = {"watch": "end"}

    @override
    def tip(self, shown: TableShown, spot: Spot) -> str:
        """When the Armada can come (T16)."""
        table = shown.table
        if table.overtime:
            return shown.say("tip-watch-overtime")
        total = table.options.events
        return shown.say("tip-watch", past=total - table.left, all=total, first=total - LATE_SPAN, last=total)

    @override
    def paint(self, canvas: Canvas, shown: TableShown) -> None:
        """The boxes; those of the next cards are marked if the person at the screen knows them."""
        table = shown.table
        total = table.options.events
        past = total - table.left if table.row else 0
        title = shown.say("pic-watch")
        if table.overtime:
            draw_watch(canvas, title, "", shown.say("pic-watch-overtime"), past, total)
            return
        note = shown.say("pic-watch-turned", past=past, total=total)
        between = shown.say("pic-watch-between", first=max(total - LATE_SPAN, past + 1), last=total)
        draw_watch(canvas, title, note, between, past, total)
        seen = sum(known(shown, index) is not None for index in range(ROW))
        for number in range(past + 1, past + 1 + seen):
            box = watch_box(number, total)
            canvas.icon(ICON["seen"], (box.center[0], box.y - 3), 15, SEEN, 120)


def draw_watch(canvas: Canvas, title: str, note: str, sentence: str, past: int, total: int) -> None:
    """The boxes of `past` and `total` event cards, with a galleon on the first that may be the Armada.

    `note` stands at the right of the title, `sentence` below the boxes.
    """
    canvas.plate("well", WATCH)
    canvas.icon(ICON["armada"], _WATCH_ICON, 26, "warn", 120)
    side = min(canvas.width(note, _SMALL.role, _SMALL.size), _WATCH_NOTE.w)
    canvas.write(note, _SMALL, _WATCH_NOTE, anchor="midright")
    canvas.write(title, _SUBHEAD, _WATCH_HEAD.cut(right=side + 10)[1])
    first = max(total - LATE_SPAN, past + 1)
    for number in range(1, total + 1):
        safe = "watch_past" if number <= past else "watch_safe"
        share = round(LATE_SPAN * (number - first) / max(1, total - first))
        canvas.plate(f"{NAME}/{safe if number < first else f'watch_{share}'}", watch_box(number, total))
    if first <= total:
        canvas.icon(ICON["armada"], watch_box(first, total).center, 17, "#1a0606")
    now = _BOXES.x + past * _BOXES.w / total - 1.3
    canvas.fill(Box(now - 1.5, WATCH.y + 33, 3, 32), "cream", radius=1)
    canvas.write(sentence, _SMALL.inked("cream"), _SENTENCE, anchor="center")


def watch_box(number: int, total: int) -> Box:
    """The box of an event card, counted from 1."""
    step = _BOXES.w / total
    return Box(_BOXES.x + (number - 1) * step, _BOXES.y, step - 2.6, 22)


# ------------------------------------------------------------------ the open card
OPEN_PANEL: Final = EVENTS.union(LOG)
OPEN_PANEL_TALL: Final = EVENTS.union(LOG_TALL)
"""With larger letters, when it also shows the meaning of the person's choice."""
OPEN_CARD_W: Final = 336
OPEN_CARD: Final = Box.around((OPEN_PANEL.center[0], 360), OPEN_CARD_W, OPEN_CARD_W * CARD_SHAPE)
_SPEAKER: Final = Box(OPEN_PANEL.x + 14, OPEN_PANEL.y + 10, OPEN_PANEL.w - 28, 42)
_WORDS: Final = Box(OPEN_PANEL.x + 16, 602, OPEN_PANEL.w - 32, 142)
_LARGEST, _LEAST = 20.0, 16.5


class OpenCard(Part):
    """The card, unless the person has put it aside."""

    covering = True
    places = {"event": OPEN_CARD}
    pages = {"event": "events"}

    @override
    def areas(self, shown: TableShown) -> Iterator[Hit]:
        if shown.event is not None:
            yield Hit(Spot("event"), OPEN_CARD)

    @override
    def tip(self, shown: TableShown, spot: Spot) -> str:
        return "" if shown.event is None else event_tip(shown, shown.event.event)

    @staticmethod
    def lies(shown: TableShown) -> bool:
        """Whether it lies there, and has not been put aside to read what is below."""
        return shown.event is not None and not shown.marks.aside

    @staticmethod
    def words(shown: TableShown, event: str) -> tuple[str, str, str]:
        """Name, line and rule of the card; nothing while it shows its back."""
        if shown.marks.turning:
            return "", "", ""
        named = f"event-{event}"
        return shown.say(named), shown.say(f"{named}-line"), shown.say(f"{named}-whole")

    @override
    def paint(self, canvas: Canvas, shown: TableShown) -> None:
        event = shown.event
        if event is None or not self.lies(shown):
            return
        name, line, whole = self.words(shown, event.event)
        panel = OPEN_PANEL_TALL if shown.marks.choice_tab else OPEN_PANEL
        canvas.plate("wood", panel)
        who, mood = shown.colour(event.seat), shown.mood(event.seat)
        draw_face(canvas, who, (_SPEAKER.x + 24, _SPEAKER.center[1] + 2), 52, mood, "gold")
        slot = ROMAN[event.card] if 0 <= event.card < ROW else ""
        sentence = shown.say("pic-reveals", name=shown.name(event.seat), card=slot)
        canvas.write(sentence, _HEAD._replace(size=22), _SPEAKER.line(_SPEAKER.h / 2, 58, 2))
        if shown.rests(Spot("event")):
            draw_event(canvas, event_named(event.event), OPEN_CARD.center, OPEN_CARD_W, name, line, lift=8)
        below = _WORDS._replace(h=_WORDS.h + panel.h - OPEN_PANEL.h)
        canvas.plate("parchment_flat", below)
        if shown.marks.choice_tab and shown.marks.meaning is not None:
            end = draw_meaning(canvas, shown.marks.meaning, below.inset(10))
            _paragraph(canvas, whole, "", below.cut(top=end - below.y)[1])
        else:
            _paragraph(canvas, whole, line, below)


def _paragraph(canvas: Canvas, whole: str, line: str, box: Box) -> None:
    """The rule, as large as it fits; else the card's line, or nothing."""
    box = box.inset(15, 7)
    for text in filter(None, (whole, line)):
        size = canvas.sized("text", _LARGEST)
        while size >= _LEAST:
            rows = canvas.lines(text, "text", size, box.w)
            step = size * (WRAP_LEADING - 0.06)
            if len(rows) * step <= box.h:
                top = box.center[1] - (len(rows) - 1) * step / 2
                for k, row in enumerate(rows):
                    canvas.write(row, Style("text", size, "ink"), (box.x, top + k * step))
                return
            size -= 0.5
