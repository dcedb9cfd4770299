"""A bust: all parts of a person in the right order, in one mood."""

from __future__ import annotations

from typing import get_args

import pygame
from recipes.field import mix
from recipes.outline import oval, spline
from recipes.pen import Pen
from recipes.persons.beards import draw_beard, draw_moustache, draw_pipe
from recipes.persons.body import draw_body
from recipes.persons.cast import CAST, Mood
from recipes.persons.eyes import draw_eyes
from recipes.persons.hair import draw_back_hair, draw_front_hair
from recipes.persons.hats import draw_hat
from recipes.persons.head import draw_earrings, draw_ears, draw_head
from recipes.persons.mouth import draw_mouth, draw_nose
from recipes.vectors import shrink

MOODS: tuple[Mood, ...] = get_args(Mood)
SIZE = 320  # pixels of a baked bust
OVER = 2
LOW_NOSES = ("bulb", "hook")  # they hang over the moustache
NECK = "105,176 104,208 112,226 128,234 144,226 152,208 151,176"


def bust(who: str, mood: Mood) -> pygame.Surface:
    """A person in a mood, without a background."""
    p, pen = CAST[who], Pen(256, 256, SIZE * OVER / 256)
    zoom, cx, cy = p.zoom
    lift = {"calm": 0.0, "pleased": -2.0, "angry": 3.0}[mood]
    with pen.turned(by=(128 - zoom * cx, 128 - zoom * cy), scale=zoom):
        draw_body(pen, p)
        with pen.turned(p.tilt + (1.5 if mood == "angry" else 0), (128, 200), (0, lift)):
            draw_back_hair(pen, p)
            if p.back in ("wavy", "long", "wild", "knot"):  # the neck again, before the hair
                pen.shape(spline(NECK), mix(p.skin, "#3a1420", 0.30), 0)
            draw_ears(pen, p)
            draw_head(pen, p, mood)
            if p.nose not in LOW_NOSES:
                draw_nose(pen, p, mood)
            draw_beard(pen, p)
            draw_mouth(pen, p, mood)
            draw_moustache(pen, p, mood)
            if p.nose in LOW_NOSES:
                draw_nose(pen, p, mood)
            if p.mole:
                pen.fill(oval(*p.mole, 2.3, 2.3), "#3a1a10")
            draw_eyes(pen, p, mood)
            draw_front_hair(pen, p)
            draw_hat(pen, p)
            draw_earrings(pen, p)
            draw_pipe(pen, p)
    return shrink(pen.picture(), SIZE)


def sheet(who: str) -> pygame.Surface:
    """A person in all moods, side by side."""
    out = pygame.Surface((SIZE * len(MOODS), SIZE), pygame.SRCALPHA, 32)
    for column, mood in enumerate(MOODS):
        out.blit(bust(who, mood), (column * SIZE, 0))
    return out
