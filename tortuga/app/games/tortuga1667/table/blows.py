"""Large moments of persons, shown where votes lie: somebody is marooned."""

from __future__ import annotations

import math
from typing import Final

import pygame

from tortuga.app.draw.brush import Mood
from tortuga.app.draw.canvas import MIN_TEXT, Canvas, Style, legible
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga1667.layout import LOG_TALL, OWN
from tortuga.app.games.tortuga1667.palette import EVENT, ICON, NAME, event_named
from tortuga.app.games.tortuga1667.pieces.cards import draw_event, draw_fan
from tortuga.app.games.tortuga1667.pieces.nations import draw_face
from tortuga.app.games.tortuga1667.pieces.stock import cut
from tortuga.app.games.tortuga1667.seen.shown import Blow, TableShown, shown_last
from tortuga.app.games.tortuga1667.table.moments import FOOT, SCENE, Headline, draw_headline, draw_panel
from tortuga.app.games.tortuga1667.table.votes import draw_symbol
from tortuga.app.games.tortuga1667.words.naming import Naming, rank_ids
from tortuga.app.table.acts.motion import between, ease_in_out, ease_out
from tortuga.games.tortuga1667.pieces import PLACE_NAMES, SHIPS, SKULL, TORTUGA

LEFT: Final[Point] = (862, 856)
RIGHT: Final[Point] = (1382, 856)
"""Who did it, and who is hit."""
_PERSON, OWN_FACE, _RIBBON = 134, 146, (170, 32)
_APPEARS: Final = 26
"""How far persons come on from the side."""
ISLE: Final = Box(674, 386, 520, 120)
"""The part of the backdrop on which the line of Tortuga stands."""
_LINE: Final[Point] = (1116, 911)
_LINE_W, _LINE_FACE, _LINE_PITCH = 330, 50, 66
_LANDS_FROM: Final[Point] = (952, 860)
_ARC: Final = 58
_EVENT: Final = 104
HIT: Final = "#d8392a"
"""The edge around one's own board when its person is hit."""
_CLEAR: Final = 10
"""Between that edge and the log that hangs down beside it."""
_NAMED: Final = legible("sc", 22, "button_ink", "shade")
_SMALL: Final = legible("sc", 20, "cream", "shade")
_WORDS: Final = legible("bold", 20, "label", "shade")
_SKULLS: Final = Style("black", 40, "cream", "shade")


# ------------------------------------------------------------------ what every scene is made of
def draw_scenery(canvas: Canvas, crop: Box) -> None:
    """The ground of a scene: a part of the chart as the backdrop shows it."""

    def make() -> pygame.Surface:
        whole = canvas.art.backdrop(f"{NAME}/table")
        area = canvas.rect(*crop).clip(whole.get_rect())
        size = canvas.rect(*SCENE).size
        picture = pygame.transform.smoothscale(whole.subsurface(area), size)
        return cut(canvas.art, picture, canvas.px(14))

    canvas.blit_center(canvas.art.made(("scenery", crop, canvas.rect(*SCENE).size), make), SCENE.center)


def draw_person(
    canvas: Canvas,
    shown: TableShown,
    seat: int,
    center: Point,
    part: float,
    mood: Mood,
    size: float = _PERSON,
) -> None:
    """A large face with the name on a ribbon; it comes on from its side of the scene."""
    if part <= 0:
        return
    side = -1 if center[0] < SCENE.center[0] else 1
    x, y = center[0] + side * _APPEARS * (1 - ease_out(part)), center[1]
    draw_face(
        canvas, shown.colour(seat), (x, y), size, mood, "gold" if mood == "pleased" else "brass", lift=6
    )
    ribbon = Box.around((x, y + size / 2 + 2), *_RIBBON)
    canvas.plate(f"{NAME}/ribbon_{shown.colour(seat)}", ribbon)
    canvas.write(
        shown.name(seat), _NAMED, Box(ribbon.x + 8, ribbon.center[1] - 1, ribbon.w - 16, 0), anchor="center"
    )


def foot_card(canvas: Canvas, index: int, plate: str) -> Box:
    """The ground of one of the three cards of what changes."""
    box = FOOT.column(index, 3, 12)
    canvas.plate(plate, box)
    return box


def _lines(canvas: Canvas, box: Box, first: str, second: str, tone: str) -> None:
    """Two lines beside the picture of a card."""
    room = box.line(23, 78, 10)
    low = canvas.width(first, _SMALL.role, MIN_TEXT, True) > room.w  # two ranks: in two lines
    if low:
        canvas.paragraph(first, _SMALL._replace(size=MIN_TEXT, legible=False), room, room.w)
    else:
        canvas.write(first, _SMALL, room)
    canvas.write(second, _WORDS.inked(tone), box.line(62 if low else 55, 78, 10))


def draw_hit(canvas: Canvas) -> None:
    """The red edge around one's own board; with larger letters the log hangs down into it and stays clear."""
    beside = LOG_TALL.x - _CLEAR - OWN.x if canvas.art.letters.growth > 1.0 else OWN.w
    canvas.outline(OWN.cut(left=beside)[0], HIT, 5, 20)


# ------------------------------------------------------------------ somebody is marooned
def draw_blow(canvas: Canvas, shown: TableShown, blow: Blow) -> None:
    """Who did it, who is hit, and the line on Tortuga as it will be."""
    own = shown.hits(blow.seats)
    if own and not blow.map:
        draw_hit(canvas)
    draw_panel(canvas)
    draw_scenery(canvas, ISLE)
    _line(canvas, shown, blow)
    _cause(canvas, shown, blow)
    if len(blow.seats) == 1:
        (seat,) = blow.seats
        mood: Mood = "pleased" if blow.map else "angry"
        draw_person(canvas, shown, seat, RIGHT, blow.came, mood, OWN_FACE if own else _PERSON)
    draw_headline(canvas, blow_words(shown, blow), blow.came)
    if blow.landed:
        _changes(canvas, shown, blow)
    else:
        for index in range(3):
            foot_card(canvas, index, "well")


def blow_words(shown: TableShown, blow: Blow) -> Headline:
    """Who is marooned, and by what; names instead of "you" if several share the screen."""
    if blow.map:
        return _answer(shown, blow)
    you = shown.me in blow.seats and shown.you(shown.me)
    if len(blow.seats) > 1:
        title = shown.say(f"large-{'you-too' if you else 'many'}-marooned", count=len(blow.seats))
    elif you:
        title = shown.say("large-you-marooned")
    else:
        title = shown.say("large-marooned", name=shown.name(blow.seats[0]))
    if blow.cause == "captain":
        rest = shown.say("large-by-captain", ship=PLACE_NAMES[blow.before.place(blow.seats[0])])
    else:
        rest = shown.say("event-albatross" if blow.cause == "albatross" else f"plate-by-{blow.cause}")
    return Headline(title, rest, ICON["island"], "red")


def _answer(shown: TableShown, blow: Blow) -> Headline:
    """A map spares its owner."""
    (seat,) = blow.seats
    card, there = event_named(blow.map), shown.table.board.place(seat)
    if card == "atlantis":
        title = shown.say("large-jumps", whither=shown.say(f"place-to-{PLACE_NAMES[there]}"))
    else:
        title = shown.say("large-cancelled", card=shown.say(f"event-{card}"))
    return Headline(title, shown.name(seat), EVENT[card].icon, "green")


def _cause(canvas: Canvas, shown: TableShown, blow: Blow) -> None:
    """At the left: who did it, the card that did, or the skulls of a mutiny."""
    if blow.came <= 0:
        return
    alpha = round(255 * min(1.0, blow.came))
    if blow.by >= 0 and blow.by not in blow.seats:
        draw_person(canvas, shown, blow.by, LEFT, blow.came, "calm" if blow.map else "pleased")
    elif blow.cause == "mutiny":
        vote = shown_last(shown.table)
        skulls = [card[2] == SKULL for card in vote.cards] if vote is not None else []
        draw_symbol(canvas, True, (LEFT[0] - 34, LEFT[1] + 4), 84)
        number = f"{sum(skulls)}/{len(skulls)}"
        canvas.write(number, _SKULLS, (LEFT[0] + 24, LEFT[1] + 4))
    elif blow.cause != "captain":
        draw_event(canvas, event_named(blow.cause), (LEFT[0], LEFT[1] + 12), _EVENT, angle=4.5, alpha=alpha)


def _spot(index: int, count: int) -> tuple[Point, float]:
    """A place of the line in the scene, and the width of a face there."""
    pitch = min(_LINE_PITCH, _LINE_W / max(1, count))
    x, y = _LINE
    return (x + (index - (count - 1) / 2) * pitch, y), min(_LINE_FACE, pitch - 2)


def _line(canvas: Canvas, shown: TableShown, blow: Blow) -> None:
    """The line on Tortuga: newcomers walk to its back, the others close up."""
    was, now = blow.before.lines[TORTUGA], shown.table.board.lines[TORTUGA]
    for index, seat in enumerate(now):
        part = blow.walked.get(seat, 1.0)
        (x, y), size = _spot(index, len(now))
        hit = seat in blow.seats and not blow.map
        mood: Mood = "angry" if hit else "calm"
        if seat in was:
            start, first = _spot(was.index(seat), len(was))
        elif part > 0:
            start, first = _LANDS_FROM, size
        else:
            continue
        moved = ease_in_out(part)
        rise = _ARC * math.sin(math.pi * part) if hit else 0.0
        spot = (between(start[0], x, moved), between(start[1], y, moved) - rise)
        wide = 2 * round(between(first, size, moved) / 2)
        draw_face(canvas, shown.colour(seat), spot, wide, mood, glow=hit and part >= 1)


def _changes(canvas: Canvas, shown: TableShown, blow: Blow) -> None:
    """The rank that is lost and the new place; who moves up; votes kept or lost."""
    board = shown.table.board
    seat = blow.seats[-1]
    origin = blow.before.place(seat)
    box = foot_card(canvas, 0, "well_good" if blow.map else "well_warn")
    mood: Mood = "pleased" if blow.map else "angry"
    draw_face(canvas, shown.colour(seat), (box.x + 40, box.center[1]), 58, mood)
    if blow.map:
        _lines(canvas, box, shown.name(seat), shown.rank_line(seat), "good")
    elif len(blow.seats) == 1:
        held = Naming(shown.say, shown.seats).rank(blow.before, seat)
        place = shown.say("large-place", number=board.lines[TORTUGA].index(seat) + 1)
        _lines(canvas, box, shown.say("large-was", rank=held), place, "warn")
    else:
        _lines(canvas, box, shown.place_name(origin), shown.say("large-empty"), "warn")
    risen = _risen(shown, blow)
    box = foot_card(canvas, 1, "well" if risen < 0 else "well_good")
    if risen >= 0:
        draw_face(canvas, shown.colour(risen), (box.x + 40, box.center[1]), 58, "calm", "gold")
        _lines(canvas, box, shown.name(risen), shown.rank_line(risen), "good")
    else:
        canvas.write(shown.say("large-nobody-rises"), _WORDS, box.line(box.h / 2, 14), anchor="center")
    again = origin == TORTUGA and not blow.map
    box = foot_card(canvas, 2, "well_warn" if again else "well")
    if len(blow.seats) == 1:
        held_cards = len(shown.table.hands[seat]) if shown.table.hands else 0
        draw_fan(canvas, (box.x + 12, box.center[1]), held_cards, 44)
        loses = again and held_cards > 0
        first = shown.say("large-card-lost" if loses else "large-keeps-votes")
        canvas.write(first, _WORDS.inked("warn" if loses else "cream"), box.line(box.h / 2, 104, 10))
    else:
        canvas.write(
            shown.say("large-keep-votes"), _WORDS.inked("cream"), box.line(box.h / 2, 14), anchor="center"
        )


def _risen(shown: TableShown, blow: Blow) -> int:
    """The first on the ship who has a better rank now, -1 for nobody."""
    origin, board = blow.before.place(blow.seats[0]), shown.table.board
    if origin not in SHIPS:
        return -1
    crew = (seat for seat in board.lines[origin] if seat >= 0)
    return next((seat for seat in crew if rank_ids(board, seat) != rank_ids(blow.before, seat)), -1)
