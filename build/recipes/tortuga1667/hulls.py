"""Ships seen from above: rail with gun ports, planked deck; spars with furled sails. Lengths in units."""

from __future__ import annotations

import math

import numpy as np
import pygame
from recipes.field import Field, U, halo, mix
from recipes.outline import Path, Point, oval, poly, rounded, spline
from recipes.pen import Pen, Tone, down
from recipes.textures import wood

from tortuga.app.games.tortuga1667.palette import HULL, HullLook

MARGIN = 16
"""Space around a hull for its guns."""
STRAKE = 17
GUNS_FROM = 150
"""Width from which ships run their guns out; the Galleon keeps hers in."""
BENCHES_BELOW = 100
"""Boats narrower than this have benches and oars."""


def outline(w: float, h: float, inset: float, stern: float, bow: float) -> list[Point]:
    """A ship from above, bow up: pointed bow, full waist, flat stern `stern` times as wide."""
    half = w / 2
    points: list[Point] = []
    for k in range(41):
        s = k / 40
        if s < bow:
            f = math.sin(s / bow * math.pi / 2) ** 0.82
        else:
            f = 1 - (1 - stern) * ((s - bow) / (1 - bow)) ** 2.2
        points.append((half * f, s * h))
    line = [(half + x, y) for x, y in points] + [(half - x, y) for x, y in reversed(points)]
    if not inset:
        return line
    out: list[Point] = []
    for i, (x, y) in enumerate(line):
        (ax, ay), (bx, by) = line[i - 1], line[(i + 1) % len(line)]
        length = math.hypot(bx - ax, by - ay) or 1
        out.append((x - (by - ay) / length * inset, y + (bx - ax) / length * inset))
    return out


def _planks(w: int, h: int, seed: int, name: str) -> Field:
    """Strakes from bow to stern with joints, darker at the sides."""
    look = HULL[name]
    grain = wood(h, w, seed, look.wood, look.dark, look.light).swapaxes(0, 1).copy()
    x = np.arange(w) / U
    seam = np.exp(-(((x % STRAKE) - STRAKE / 2) ** 2) / 0.9)
    grain *= (1 - 0.42 * seam)[None, :, None]
    rng = np.random.default_rng(seed)
    for column in range(w // (STRAKE * U) + 1):
        for _ in range(3):
            y = int(rng.uniform(0.05, 0.95) * h)
            left, right = (round((column + side) * STRAKE * U) for side in (-0.5, 0.5))
            grain[y : y + round(1.4 * U), max(0, left) : max(0, right)] *= 0.66
    across = (np.arange(w) / w - 0.5) * 2
    grain *= (1.06 - 0.16 * across**2)[None, :, None]
    return grain.astype(np.float32)


def _textured(grain: Field, factor: float = 1, more: float = 0) -> Tone:
    def paint(x: Field, y: Field) -> Field:
        row = np.clip(((y - MARGIN) * U).astype(int), 0, grain.shape[0] - 1)
        column = np.clip(((x - MARGIN) * U).astype(int), 0, grain.shape[1] - 1)
        return np.clip(grain[row, column] * factor + more, 0, 255)

    return paint


def hull(name: str, w: float, h: float, seed: int, stern: float = 0.80, bow: float = 0.30) -> pygame.Surface:
    """A deck from above, bow up, MARGIN units around it."""
    look = HULL[name]
    grain = _planks(round(w * U), round(h * U), seed, name)
    pen = Pen(w + 2 * MARGIN, h + 2 * MARGIN, U)
    ports = [i for j in range(14, 38, 4) for i in (j, 81 - j)]

    def at(inset: float) -> list[Point]:
        return outline(w, h, inset, stern, bow)

    with pen.turned(by=(MARGIN, MARGIN)):
        if w > GUNS_FROM:
            inside, outside = at(10), at(-10)
            for i in ports:
                for tone, width in (("#0d0704", 10.0), ("#3a3634", 6.5), ("#8a847c", 1.6)):
                    pen.line(poly(inside[i], outside[i], closed=False), tone, width)
        edge = poly(*at(0))
        pen.line(edge, "#0d0704", 7)
        pen.fill(edge, mix(look.dark, "#000000", 0.25))
        pen.fill(poly(*at(3)), look.rail)
        pen.fill(poly(*at(7)), mix(look.dark, "#000000", 0.1))
        rail = poly(*at(9))
        pen.fill(rail, _textured(grain, 1.28, 16))
        pen.fill(poly(*at(19)), mix(look.dark, "#000000", 0.45))
        deck = poly(*at(21.5))
        pen.fill(deck, _textured(grain))
        with pen.clip(deck):
            for k in range(6):  # a soft shade inside the rail
                pen.line(deck, "#000000", 4 + 4 * k, 34)
        pen.line(rail, mix(look.light, "#ffffff", 0.3), 1.2, 120)
        if w < BENCHES_BELOW:
            _benches(pen, look, w, h, bow)
        else:
            middle = at(13.5)
            for i in ports:
                x, y = middle[i]
                pen.fill(rounded(x - 3.2, y - 6, 6.4, 12, 2), "#120a06")
    return pen.picture()


def _benches(pen: Pen, look: HullLook, w: float, h: float, bow: float) -> None:
    """Thwarts of a rowboat, and its oars shipped over them."""
    for share in (bow - 0.08, 0.60, 0.82):
        wide = w * (0.62 if share > bow else 0.52)
        plank = rounded((w - wide) / 2, h * share - 5, wide, 10, 2)
        pen.line(plank, "#1a0d06", 2.4)
        pen.fill(
            plank,
            down(mix(look.light, "#ffffff", 0.15), look.wood, MARGIN + h * share - 5, MARGIN + h * share + 5),
        )
    for side in (-1, 1):
        inner, outer = (w / 2 + side * 5, h * 0.93), (w / 2 + side * 12, h * 0.30)
        for tone, width in (("#1a0d06", 5.0), (mix(look.light, "#ffffff", 0.2), 2.8)):
            pen.line(poly(inner, outer, closed=False), tone, width)
        blade = oval(outer[0], outer[1] - 5, 3.8, 11)
        pen.line(blade, "#1a0d06", 2.4)
        pen.fill(blade, look.light)


def afloat(picture: pygame.Surface) -> pygame.Surface:
    """A hull with foam around it and its shadow on the water, on a canvas larger by 24 units on all sides."""
    pad = 24 * U
    out = halo(picture, 12 * U, "#e2f6f0", 160, 1, pad)
    shade = halo(picture, 9 * U, "#02121a", 190, 1, pad)
    out.blit(shade, (6 * U, 10 * U))
    out.blit(picture, (pad, pad))
    return out


def spar(length: float, sail: str) -> pygame.Surface:
    """A spar with its sail furled along it, and its shadow; 22 units high, 10 units around it."""
    high, pad = 22.0, 10.0
    pen = Pen(length + 2 * pad, high + 2 * pad, U)
    with pen.turned(by=(pad, pad)):
        pen.fill(rounded(0, high / 2 - 4, length, 8, 4), "#1a0d06")
        wood_tone = down("#b98a52", "#6a4422", pad + high / 2 - 3, pad + high / 2 + 3)
        pen.fill(rounded(1.5, high / 2 - 2.6, length - 3, 5.2, 2.6), wood_tone)
        roll = _roll(length, high)
        pen.line(roll, "#1a0d06", 3)
        light, dark = mix(sail, "#ffffff", 0.25), mix(sail, "#1a0d06", 0.45)
        pen.fill(roll, down(light, dark, pad, pad + high))
        lashings = max(4, int(length / 36))
        for i in range(1, lashings):
            x = 16 + (length - 32) * i / lashings
            pen.line(poly((x, 2.5), (x + 1.6, high - 2.5), closed=False), "#2a180c", 2.2, 200)
    return pen.picture()


def _roll(length: float, high: float) -> Path:
    quarter, three = length * 0.28, length * 0.72
    return spline(
        [
            (16, high / 2),
            (30, 3),
            (quarter, 1.6),
            (length / 2, 3.4),
            (three, 1.6),
            (length - 30, 3),
            (length - 16, high / 2),
            (length - 30, high - 3),
            (three, high - 1.6),
            (length / 2, high - 3.6),
            (quarter, high - 1.6),
            (30, high - 3),
        ]
    )
