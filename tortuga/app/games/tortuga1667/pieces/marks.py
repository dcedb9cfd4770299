"""Turn strip, row cards with what one knows of them, piles, and the tick of what is chosen."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Literal

from tortuga.app.draw.brush import Mood, SetLine
from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.fitted import words
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga1667 import layout as at
from tortuga.app.games.tortuga1667.palette import ICON, NAME, SEEN, SEEN_GROUND, Event
from tortuga.app.games.tortuga1667.pieces.events import draw_event, draw_event_back
from tortuga.app.games.tortuga1667.pieces.faces import draw_face
from tortuga.app.games.tortuga1667.pieces.votes import draw_vote_back

ROMAN = ("I", "II", "III", "IV", "V")
"""The places of the row."""


def draw_tick(canvas: Canvas, center: Point, size: float = 30) -> None:
    """The green disc of something chosen."""
    canvas.disc("good_plate", ICON["done"], center, size, ring="gold_l")


def draw_strip(
    canvas: Canvas,
    seats: Sequence[str],
    current: int | None,
    missing: Collection[int] = (),
    mood: Mood = "calm",
) -> None:
    """The faces in seat order; the light moves. missing: seats that miss their next turn."""
    canvas.plate(f"{NAME}/turn_strip", at.strip_box(len(seats)))
    for index, who in enumerate(seats):
        x, y = at.strip_face(index, len(seats))
        on = index == current
        if index:
            canvas.icon(ICON["move"], (x - at.STRIP_PITCH / 2, y), 10, "#8d6f42")
        size = at.STRIP_FACE_ON if on else at.STRIP_FACE
        face = mood if on else "calm"
        draw_face(canvas, who, (x, y + (3 if on else 0)), size, face, "gold" if on else "dark", glow=on)
        if index in missing:
            canvas.disc("#5a2338", ICON["wait"], (x + 15, y + 12), 20)


def draw_row_card(
    canvas: Canvas,
    index: int,
    *,
    known: Event | None = None,
    legal: bool = False,
    chosen: bool = False,
    center: Point | None = None,
    width: float = at.ROW_CARD,
    lift: float = 0,
) -> None:
    """A card of the row from behind.

    known: what the person in front of the screen has seen there, if that may be shown now. chosen: raised,
    with a tick. lift: how far it is raised besides (while somebody looks at it).
    """
    x, y = center or at.row_card(index)
    y -= lift + (8 if chosen else 0)
    draw_event_back(canvas, (x, y), width, ROMAN[index], glow=legal or chosen, lift=4 + lift)
    if known is not None:
        canvas.disc(SEEN_GROUND, ICON["seen"], (x - width * 0.25, y - width * 0.41), width * 0.38, lift=1)
        draw_event(canvas, known, (x + width * 0.24, y + width * 0.47), width * 0.55, lift=2)
    if chosen:  # below: above is the title of the row, and at the right what is known
        draw_tick(canvas, (x - width * 0.36, y + width * 0.62), max(24, width * 0.30))


def draw_seen_note(canvas: Canvas, left: Point, told: str, room: float) -> None:
    """That marked cards are seen by this person alone."""
    canvas.icon(ICON["seen"], (left[0] + 12, left[1]), 24, SEEN, 90)
    words(canvas, told, "ital", 19, SEEN, (left[0] + 28, left[1]), "midleft", "shade", room - 28)


def draw_pile(
    canvas: Canvas,
    center: Point,
    kind: Literal["deck", "votes"] | Event | None,
    count: int,
    told: str,
    *,
    width: float = at.PILE_CARD,
    legal: bool = False,
    size: float = 18.0,
) -> None:
    """A pile with its number and name: event deck, vote deck, or the open one by its top card, if any.

    size: of the name, the same for piles that lie side by side.
    """
    x, y = center
    if kind is None or not count:
        canvas.plate("slot_locked", Box.around(center, width, width * at.CARD_SHAPE))
    for k in range(min(3, count) - 1, -1, -1):
        spot = (x + k * 2, y - k * 2)
        if kind == "deck":
            draw_event_back(canvas, spot, width, glow=legal and not k, lift=2)
        elif kind == "votes":
            draw_vote_back(canvas, spot, width, glow=legal and not k, lift=2)
        elif kind is not None:
            draw_event(canvas, kind, spot, width, glow=legal and not k, lift=2)
    canvas.tag((x + width * 0.45, y + width * 0.62), f"\u00d7{count}", "tag_parch", None, 18)
    low = (x, y + width * 0.7 + 24)
    words(canvas, SetLine(told), "bold", size, "label", low, "center", "shade", at.PILE_NAME)
