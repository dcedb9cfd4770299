"""Badges, flags and loyalty cards of the nations. Any letters on them are added by the app."""

from __future__ import annotations

import pygame
from recipes.field import mix
from recipes.outline import Path, grown, mirrored, oval, rounded, spline
from recipes.pen import Pen, down
from recipes.vectors import icon, shrink, stamp

from tortuga.app.games.tortuga1667.palette import NATION, Nation

BADGE = 240  # pixels
OVER = 2
FLAG = (288, 108)
FIELD = (344, 456)
"""A loyalty card's picture; small cards show its middle."""
EDGE = "#2a180c"


def outline(shape: str) -> Path:
    """Shield, lozenge or circle in a box of 100 x 100."""
    if shape == "shield":
        return mirrored("0,12 26,10 45,7! 45,50 40,72 20,88 0,95!", 50)
    if shape == "lozenge":
        return spline("50,0! 82,27 100,50! 82,73 50,100! 18,73 0,50! 18,27")
    return oval(50, 50, 45, 45)


def badge(nation: Nation, letter: bool) -> pygame.Surface:
    """A nation's badge: its symbol in the middle, or above with room for its letter below."""
    look = NATION[nation]
    pen = Pen(100, 100, BADGE * OVER / 100)
    shape = outline(look.shape)
    pen.fill(shape, "#1a0c06")
    pen.fill(grown(shape, 0.93, 50, 50), down("#ffe9a8", "#a8701f", 0, 100))
    light, dark = mix(look.color, "#ffffff", 0.16), mix(look.color, look.dark, 0.55)
    pen.fill(grown(shape, 0.83, 50, 50), down(light, dark, 0, 100))
    out = pen.picture()
    side = out.get_width()
    size, middle = (0.46, 0.40) if letter else (0.56, 0.5)
    stamp(out, icon(look.symbol, round(side * size), look.ink), (side / 2, side * middle))
    return shrink(out, BADGE)


def flag(nation: Nation) -> pygame.Surface:
    """St George's cross or three lilies, as in the middle of a vote card."""
    wide, high = FLAG
    pen = Pen(wide, high, OVER)
    edge = rounded(2, 2, wide - 4, high - 4, 13)
    with pen.clip(edge):
        if nation == "british":
            pen.fill(edge, down("#fffaf0", "#e3d6bd", 0, high))
            for bar in (
                rounded(0, high * 0.36, wide, high * 0.28, 0),
                rounded((wide - high * 0.28) / 2, 0, high * 0.28, high, 0),
            ):
                pen.fill(bar, down("#d0303c", "#96141f", 0, high))
        else:
            pen.fill(edge, down("#3f72e6", "#193f9c", 0, high))
    pen.line(edge, EDGE, 5)
    out = pen.picture()
    if nation == "french":
        for k in (-1, 0, 1):
            lily = icon("fleur-de-lys", round(high * OVER * 0.66), "#ffe08a")
            stamp(out, lily, (wide * OVER * (0.5 + 0.29 * k), high * OVER / 2))
    return shrink(out, wide)


def _bands(pen: Pen, nation: Nation) -> None:
    """The field of a nation's flag."""
    wide, high = FIELD
    look = NATION[nation]
    whole = rounded(0, 0, wide, high, 0)
    if nation == "british":
        pen.fill(whole, down("#fff8ea", "#dccfb2", 0, high))
        bar = wide * 0.22
        for cross in (
            rounded(0, (high - bar) / 2, wide, bar, 0),
            rounded((wide - bar) / 2, 0, bar, high, 0),
        ):
            pen.fill(cross, down(mix(look.color, "#ffffff", 0.08), look.color, 0, high))
    elif nation == "french":
        light, dark = mix(look.color, "#ffffff", 0.25), mix(look.color, look.dark, 0.6)
        pen.fill(whole, down(light, dark, 0, high))
    else:
        third = high / 3
        for k, tone in enumerate(("#f2a31f", "#fff6e2", "#3f6ea8")):
            light, dark = mix(tone, "#ffffff", 0.14), mix(tone, "#000000", 0.14)
            top = k * third
            pen.fill(rounded(0, top, wide, third + 1, 0), down(light, dark, top, top + third))


def field(nation: Nation) -> pygame.Surface:
    """The picture of a loyalty card, without its badge."""
    pen = Pen(*FIELD, OVER)
    _bands(pen, nation)
    out = pen.picture()
    if nation == "french":
        wide, high = out.get_size()
        lily = icon("fleur-de-lys", round(wide * 0.115), "#ffe08a", 110)
        for row in range(7):
            for column in range(5):
                stamp(out, lily, (wide * (0.1 + 0.2 * column), high * (0.071 + 0.143 * row)))
    return shrink(out, FIELD[0])
