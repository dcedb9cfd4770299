"""Persons: face in a ring, place on a ship, card of the Brethren."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from tortuga.app.draw.art import Art
from tortuga.app.draw.brush import MOODS, Mood, Ring
from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.fitted import line
from tortuga.app.draw.theme import SMALLEST_READ, rgb
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga1667.layout import CARD_SHAPE, PLACE_BAR, PLACE_FACE
from tortuga.app.games.tortuga1667.palette import COLOUR, NAME
from tortuga.app.games.tortuga1667.pieces.stock import cut, inner, one_line, paper, put_card

_EDGE = "#2a180c"
_NAME, _RANK = 24.0, 21.0
"""Largest letters of name and rank: the bar does not grow."""
_TIGHT = 1.12
"""How much too wide two ranks may be to be told in smaller letters."""


def draw_face(
    canvas: Canvas,
    who: str,
    center: Point,
    size: float,
    mood: Mood = "calm",
    ring: Ring = "brass",
    *,
    glow: bool = False,
    dim: bool = False,
    shadow: bool = True,
    alpha: int = 255,
    lift: float = 3,
) -> None:
    """The face of a person (colour name of the seat) on his or her tint.

    ring: brass = quiet, gold = has to act, dark = in the turn strip, bone = beaten. A computer's mood follows
    open events only.
    """
    canvas.face(who, COLOUR[who].rgb, center, size, mood, ring, glow, dim, shadow, alpha, lift)


def draw_place(
    canvas: Canvas,
    center: Point,
    who: str,
    name: str,
    ranks: Sequence[tuple[str, str]],
    mood: Mood = "calm",
    *,
    acts: bool = False,
    legal: bool = False,
    chosen: bool = False,
) -> None:
    """A taken place of a ship: face, name and ranks on a dark bar with the stripe of the tint.

    ranks: symbol and word of each; with two of them the words are the short ones.
    """
    x, y = center
    dx, dy, w, h = PLACE_BAR
    box = Box(x + dx - PLACE_FACE / 2 - 2, y + dy, w, h)
    if legal or chosen:
        canvas.glow(box, 12, 1.0 if chosen else 0.9, 8)
    canvas.plate(f"{NAME}/{'berth_hot' if legal or chosen else 'berth'}", box)
    canvas.fill(Box(box[0] + w - 7, y + dy + 6, 4, h - 12), COLOUR[who].rgb, radius=2)
    draw_face(canvas, who, center, PLACE_FACE, mood, "gold" if acts else "brass", glow=acts)
    left, room = x + PLACE_FACE / 2 + 6, box[0] + w - 12 - (x + PLACE_FACE / 2 + 6)
    line(canvas, name, "sc", 22, _NAME, "cream", (left, y - 12), "midleft", "shade", room)
    at, rest = left, room - 22.0 * len(ranks)
    size = min(canvas.sized("bold", 18), _RANK)
    wide = [canvas.width(word, "bold", size, True) for _, word in ranks]
    for k, (icon, word) in enumerate(ranks):
        canvas.icon(icon, (at + 9, y + 13), 19, "gold_l", 140)
        at += 22
        if sum(wide[k:]) > rest * _TIGHT and k < len(ranks) - 1:
            continue  # the crown alone tells the Captain
        space = rest if k == len(ranks) - 1 else min(wide[k], rest - min(wide[-1], rest / 2))
        box = line(canvas, word, "bold", 18, _RANK, "gold_l", (at, y + 13), "midleft", "shade", space)
        at, rest = at + box[2] + 4, rest - box[2] - 4


def draw_empty(canvas: Canvas, center: Point, size: float, number: str, ashore: bool = False) -> None:
    """A free place: a ring with its number; `ashore` on sand."""
    width = canvas.px(size)
    key = ("empty place", width, ashore)
    canvas.blit_center(canvas.art.made(key, lambda: _ring(width, ashore)), center)
    ink, shade = ("#7a5420", None) if ashore else ("#e6d6b0", "shade")
    canvas.text(number, "sc", size * 0.37, ink, (center[0], center[1] - 1), "center", shade, fixed=True)


def _ring(width: int, ashore: bool) -> pygame.Surface:
    big = 4
    side = width * big
    out = pygame.Surface((side, side), pygame.SRCALPHA, 32)
    ground, line = (
        ((206, 170, 112, 205), (110, 74, 24, 190)) if ashore else ((20, 10, 4, 105), (240, 222, 180, 120))
    )
    out.fill((*line[:3], 0))
    middle, reach = (side / 2, side / 2), side * 0.45
    pygame.draw.circle(out, ground, middle, reach)
    pygame.draw.circle(out, line, middle, reach, max(1, round(side * 0.032)))
    return pygame.transform.smoothscale(out, (width, width))


def draw_brother(
    canvas: Canvas,
    who: str,
    center: Point,
    width: float,
    name: str,
    caption: str = "",
    mood: Mood = "calm",
    *,
    angle: float = 0,
    turn: float = 1.0,
    glow: bool = False,
    alpha: int = 255,
) -> None:
    """A card of the Brethren of the Coast: where a person is introduced."""
    wide = canvas.px(width)
    told = caption if width >= 110 else ""
    put_card(
        canvas,
        ("brother", who, wide, name, told, mood),
        lambda: _portrait(canvas.art, who, wide, name, told, mood),
        center,
        angle=angle,
        turn=turn,
        glow=glow,
        alpha=alpha,
    )


def _portrait(art: Art, who: str, wide: int, name: str, caption: str, mood: Mood) -> pygame.Surface:
    size = (wide, round(wide * CARD_SHAPE))
    card = paper(art, size)
    box = inner(size, Box(7, 7, 86, 90))
    ground = pygame.Surface(box.size, 0, 32)
    ground.fill(rgb(COLOUR[who].rgb))
    light = art.sprite("face_light", round(box.h * 1.5))
    ground.blit(light, light.get_rect(center=(box.w // 2, box.h // 2)))
    bust = art.cell(f"persons/{who}", MOODS.index(mood), 0, box.w)
    ground.blit(bust, (0, box.h - bust.get_height()))
    radius = max(1, round(wide * 0.05))
    card.blit(cut(art, ground, radius), box)
    pygame.draw.rect(card, rgb(_EDGE), box, max(1, round(wide * 0.018)), border_radius=radius)
    room = round(wide * 0.88)
    one_line(art, card, name, "sc", round(wide * 0.136), "ink", (wide / 2, wide * 1.09), room)
    if caption:
        pixels = max(art.px(SMALLEST_READ), round(wide * 0.085))
        one_line(art, card, caption, "ital", pixels, "ink2", (wide / 2, wide * 1.24), room)
    return card
