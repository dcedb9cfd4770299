"""Cards: their stock and their backs, the skies and symbols of events, the sections of votes."""

from __future__ import annotations

import math

import numpy as np
import pygame
from recipes.field import (
    box_distance,
    coverage,
    fbm,
    grid,
    halo,
    mix,
    sstep,
    surface,
    vec,
)
from recipes.outline import Path, oval, poly, rounded, spline
from recipes.pen import Pen, around, down
from recipes.sprites import Sprite
from recipes.vectors import icon, painted, shrink, stamp

from tortuga.app.games.tortuga1667.palette import EVENT, GROUP_COLOR, TOP, Event, Top

OVER = 2
STOCK = (448, 627)
SKY = (384, 538)
"""The picture of an event card at its tallest; lower cards show its middle, with the sea over its foot."""
SEA = (384, 128)
SYMBOL = 300
BACK_WIDTH = 336
SECTION_TOP = (288, 194)
SECTION_LOW = (288, 90)
EDGE = "#2a180c"


def stock() -> pygame.Surface:
    """Card stock: parchment with a thin dark rim and a soft burn inside it."""
    w, h = STOCK
    noise, grain = fbm(h, w, 2.6, 3), fbm(h, w, 0.8, 4)
    t = np.clip(0.3 + 0.2 * noise + 0.05 * grain, 0, 1)[..., None]
    paper, shade = vec("#efdfb8"), vec(mix("#efdfb8", "#7a4a1c", 0.30))
    color = paper + (shade - paper) * t
    d = box_distance(w, h, w * 0.06)
    color *= (1 - 0.22 * np.exp(-np.maximum(-d, 0) / (w * 0.045)))[..., None]
    rim = sstep(-w * 0.017, -w * 0.010, d)[..., None]
    return surface((color * (1 - rim) + vec(EDGE) * rim).astype(np.float32), coverage(d))


def sky(kind: Event) -> pygame.Surface:
    """Light and rays behind the symbol of an event."""
    look = EVENT[kind]
    w, h = SKY
    y, x = grid(h, w)
    middle = (w / 2, h * 0.44)
    paint = around(*middle, w * 0.9, (mix(look.sky, "#ffffff", 0.45), look.sky, look.deep), (0, 0.38, 1))
    assert callable(paint)
    color = paint(x, y)
    angle = np.arctan2(y - middle[1], x - middle[0])
    turn = np.mod(angle - 0.13, math.pi / 12)
    ray = sstep(0, 0.012, turn) * sstep(0.142, 0.130, turn)
    return surface(color + (vec("#fffbe8") - color) * (ray * 0.10)[..., None])


def sea(kind: Event) -> pygame.Surface:
    """Three rows of waves at the foot of an event's picture."""
    deep = EVENT[kind].deep
    w, h = SEA
    pen = Pen(w, h, OVER)
    step = w / 5
    for k in range(3):
        top = 16 + h * 0.29 * k
        shift = 0.0 if k % 2 else -0.4 * step
        curves = []
        x = shift - step * 0.2
        start = (x, top)
        for _ in range(7):
            a, b = (x + step * 0.33, top - 16), (x + step * 0.67, top - 16)
            curves.append((a, b, (x + step, top)))
            x += step
        corners = ((x, h + 9.0), (start[0], h + 9.0))
        curves += [(corner, corner, corner) for corner in corners]
        pen.fill(Path(start, tuple(curves)), mix(deep, "#06131c", 0.18 + 0.2 * k), 238)
    return shrink(pen.picture(), w)


def _spot() -> pygame.Surface:
    """The black spot: a blot with a skull."""
    pen = Pen(100, 100, SYMBOL * OVER / 100)
    blot = []
    for k in range(24):
        a = k * math.pi / 12
        r = 45 + 3.4 * math.sin(5 * a)
        blot.append((50 + r * math.cos(a), 50 + r * math.sin(a)))
    pen.fill(spline(blot), "#120c10")
    out = pen.picture()
    side = out.get_width()
    stamp(out, icon("pirate-skull", round(side * 0.60), "#efe6d2"), (side / 2, side / 2))
    return out


def symbol(kind: Event) -> Sprite:
    """The symbol of an event as a painted thing with its shadow."""
    look = EVENT[kind]
    side = SYMBOL * OVER
    if kind == "spot":
        thing = _spot()
    else:
        light = mix(GROUP_COLOR[look.group], "#fff0c8", 0.72)
        thing = painted(look.icon, side, "#fff9e6", light, "#20120a", side * 0.020)
    margin = round(side * 0.06)
    shade = halo(thing, round(side * 0.03), "#0a0604", 130, 1, margin)
    out = pygame.Surface(shade.get_size(), pygame.SRCALPHA, 32)
    out.blit(shade, (round(side * 0.015), round(side * 0.03)))
    out.blit(thing, (margin, margin))
    share = side / out.get_width()
    return shrink(out, round(SYMBOL / share)), share


# ------------------------------------------------------------------------------------------ backs
def _back(shape: float, tones: tuple[str, str, str], middle: tuple[float, float], radius: float) -> Pen:
    """Gold rim and a dark field; 100 units wide."""
    high = 100 * shape
    pen = Pen(100, high, BACK_WIDTH * OVER / 100)
    pen.fill(rounded(0, 0, 100, high, 8), "#120a06")
    pen.fill(rounded(2, 2, 96, high - 4, 7), down("#e9c878", "#7a4e18", 0, high))
    inner = rounded(5.5, 5.5, 89, high - 11, 5)
    pen.fill(inner, around(middle[0], high * middle[1], high * radius, tones, (0, 0.55, 1)))
    return pen


def event_back() -> pygame.Surface:
    """Night sea, a line of rope, a wind rose; its middle is left free for a numeral."""
    pen = _back(1.4, ("#1f6f7e", "#0e3f52", "#06222f"), (50, 0.46), 0.62)
    pen.line(rounded(10, 10, 80, 120, 3.5), "#e0b45a", 1.2, 190)
    cx, cy = 50.0, 70.0
    for k in range(16):
        a, reach = k * math.pi / 8, (34, 20, 27, 20)[k % 4]
        tip = (cx + reach * math.sin(a), cy - reach * math.cos(a))
        for s, tone in ((1, "#d9b05a"), (-1, "#8a5f22")):
            side = (
                cx + 5.5 * (s * math.cos(a) + math.sin(a)),
                cy + 5.5 * (s * math.sin(a) - math.cos(a)),
            )
            pen.fill(poly((cx, cy), tip, side), tone, 235 if k % 2 == 0 else 120)
    pen.line(oval(cx, cy, 30, 30), "#e0b45a", 1.0, 150)
    return shrink(pen.picture(), BACK_WIDTH)


def vote_back() -> pygame.Surface:
    """Brown leather with stitches and sabres."""
    pen = _back(1.46, ("#6b4a34", "#4a2e1e", "#24130c"), (45, 0.4), 0.7)
    pen.line(rounded(11, 11, 78, 124, 3.5), "#d8a85a", 1.5, 200, (3.6, 4.2))
    pen.line(oval(50, 73, 29, 29), "#d8a85a", 1.4, 160)
    out = pen.picture()
    w, h = out.get_size()
    stamp(out, icon("crossed-sabres", round(w * 0.40), "#120a06", 150), (w / 2, h / 2 + w * 0.012))
    stamp(out, icon("crossed-sabres", round(w * 0.40), "#f0cf86"), (w / 2, h / 2))
    return shrink(out, BACK_WIDTH)


def loyalty_back() -> pygame.Surface:
    """A sealed letter."""
    pen = _back(1.4, ("#e2cd9a", "#d2b87e", "#b8955a"), (50, 0.3), 0.8)
    pen.line(poly((6, 8.4), (50, 64.4), (94, 8.4), closed=False), "#7a5424", 2, 200)
    pen.line(poly((6, 131.6), (50, 72.8), (94, 131.6), closed=False), "#7a5424", 1.4, 130)
    out = pen.picture()
    w, h = out.get_size()
    seal = painted("wax-seal", round(w * 0.52), "#d65a44", "#7c1a14", "#2a0a06", w * 0.008)
    stamp(out, halo(seal, round(w * 0.02), "#2a1206", 120, 1, round(w * 0.06)), (w / 2, h / 2 + w * 0.015))
    stamp(out, seal, (w / 2, h / 2))
    return shrink(out, BACK_WIDTH)


# ------------------------------------------------------------------------------------------ votes
def section_top(top: Top) -> pygame.Surface:
    """The attack section of a vote card: cannon, torch or water."""
    look, (w, h) = TOP[top], SECTION_TOP
    pen = Pen(w, h, OVER)
    edge = rounded(2, 2, w - 4, h - 4, 16)
    tones = (mix(look.sky, "#ffffff", 0.4), look.sky, look.deep)
    pen.fill(edge, around(w / 2, h * 0.4, w * 0.8, tones, (0, 0.4, 1)))
    pen.line(edge, EDGE, 5)
    out = pen.picture()
    thing = painted(look.icon, round(h * OVER * 0.80), look.light, look.shade, "#20120a", 6)
    stamp(out, thing, (w * OVER / 2, h * OVER / 2))
    return shrink(out, w)


def section_low(skull: bool) -> pygame.Surface:
    """The mutiny section: a skull on black, or bare wood."""
    w, h = SECTION_LOW
    pen = Pen(w, h, OVER)
    edge = rounded(2, 2, w - 4, h - 4, 15)
    if skull:
        pen.fill(edge, down("#3a3036", "#141014", 0, h))
    else:
        pen.fill(edge, down("#c79a62", "#8f6234", 0, h))
        for k in (1, 2):
            pen.line(poly((4, h * k / 3), (w - 4, h * k / 3), closed=False), "#5a3818", 2.6, 150)
    pen.line(edge, EDGE, 5)
    out = pen.picture()
    if skull:
        mark = icon("pirate-skull", round(h * OVER * 0.84), "#f6eedc")
        stamp(out, mark, (w * OVER / 2, h * OVER / 2))
    return shrink(out, w)
