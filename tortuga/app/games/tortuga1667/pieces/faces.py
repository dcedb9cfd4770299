"""Persons: a face in a ring, a free place, a card of the Brethren."""

from __future__ import annotations

import pygame

from tortuga.app.draw.art import Art
from tortuga.app.draw.brush import MOODS, Mood, Ring
from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.theme import rgb
from tortuga.app.draw.units import Point
from tortuga.app.games.tortuga1667.palette import COLOUR
from tortuga.app.games.tortuga1667.pieces.stock import PICTURE, inner, one_line, paper, put_card, put_framed
from tortuga.app.games.tortuga1667.seen.shown import Pirate

_RING_ABOARD = ((20, 10, 4, 105), (240, 222, 180, 120))
_RING_ASHORE = ((206, 170, 112, 205), (110, 74, 24, 190))
"""A free place: its ground and its line."""
_NUMBER, _NUMBER_ASHORE = Style("sc", color="#e6d6b0", shade="shade"), Style("sc", color="#7a5420")


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
    lift: float = 3,
) -> None:
    """The face of a person, `who` by the name of the seat's colour, on that colour; see `Canvas.face`."""
    canvas.face(who, COLOUR[who].rgb, center, size, mood, ring, glow, dim, lift=lift)


def draw_pirate(canvas: Canvas, pirate: Pirate, center: Point, size: float) -> None:
    """The face of a pirate ashore or in a boat; one who acts or is chosen has a gold ring and a light."""
    lit = pirate.acts or pirate.chosen
    ring: Ring = "gold" if lit else "brass"
    draw_face(canvas, pirate.who, center, size, pirate.mood, ring, glow=lit or pirate.legal)


def draw_empty(canvas: Canvas, center: Point, size: float, number: str, ashore: bool = False) -> None:
    """A free place: a ring with its number; `ashore` it lies on sand."""
    width = canvas.px(size)
    key = ("empty place", width, ashore)
    canvas.blit_center(canvas.art.made(key, lambda: _ring(width, ashore)), center)
    style = (_NUMBER_ASHORE if ashore else _NUMBER).fixed(size * 0.37)
    canvas.write(number, style, (center[0], center[1] - 1), anchor="center")


def _ring(width: int, ashore: bool) -> pygame.Surface:
    side = width * 4
    out = pygame.Surface((side, side), pygame.SRCALPHA, 32)
    ground, line = _RING_ASHORE if ashore else _RING_ABOARD
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
    mood: Mood = "calm",
) -> None:
    """A card of the Brethren of the Coast, which introduces a person."""
    put_card(canvas, center, _portrait, who, canvas.px(width), name, mood)


def _portrait(art: Art, who: str, wide: int, name: str, mood: Mood) -> pygame.Surface:
    card = paper(art, wide)
    box = inner(wide, PICTURE._replace(h=90))
    ground = pygame.Surface(box.size, 0, 32)
    ground.fill(rgb(COLOUR[who].rgb))
    light = art.sprite("face_light", round(box.h * 1.5))
    ground.blit(light, light.get_rect(center=(box.w // 2, box.h // 2)))
    bust = art.cell(f"persons/{who}", MOODS.index(mood), 0, box.w)
    ground.blit(bust, (0, box.h - bust.get_height()))
    put_framed(art, card, ground, box)
    one_line(art, card, name, Style("sc", 0.136), (wide / 2, wide * 1.09), round(wide * 0.88))
    return card
