"""Shoulders, neck and clothes of a person."""

from __future__ import annotations

from recipes.field import mix
from recipes.outline import both, mirrored, oval, side, spline
from recipes.pen import INK, Pen
from recipes.persons.cast import Person


def draw_body(pen: Pen, p: Person) -> None:
    coat, heavy = p.coat, 10 if p.heavy else 0
    shoulders = mirrored(
        [(0, 206), (26 + heavy / 2, 210), (58 + heavy, 222), (86 + heavy, 240), (96 + heavy, 275), (0, 275)]
    )
    pen.shape(shoulders, coat, 0.3, -12, -4)
    skin = p.skin
    neck = spline("104,180 103,214 112,236 128,246 144,236 153,214 152,180")
    shirt = mirrored("0,212 22,208 38,214 30,240 14,275! 0,275")
    if p.stripes:
        with pen.clip(shoulders):
            for k in range(5):
                y = 222 + k * 13
                pen.line(
                    spline([(30, y + 14), (80, y + 2), (128, y + 8), (176, y + 2), (226, y + 14)], False),
                    p.stripes,
                    6,
                )
    elif not p.collar:
        pen.shape(shirt, p.coat2, 0.2, -6, -4)
    pen.shape(neck, mix(skin, "#3a1420", 0.2), 0)
    pen.fill(both(neck, oval(126, 192, 50, 30)), mix(skin, "#3a1420", 0.36))
    if p.cravat:
        pen.shape(mirrored("0,214 20,212 26,222 16,232 22,262 0,270"), "#fbf6e6", 0.16, -6, -3)
        pen.line(spline("116,226 128,232 140,226", False), INK, 2.2)
        pen.line(spline("122,236 120,262", False), INK, 1.8, 120)
        pen.line(spline("135,236 138,262", False), INK, 1.8, 120)
    elif p.collar:
        for s in (-1, 1):
            pen.shape(spline(side(s, "2,246 26,204 34,212 10,262")), p.coat2, 0.2, -4, -3, width=3.4)
    elif not p.stripes:
        for s in (-1, 1):
            lapel = spline(side(s, "24,206! 44,214 46,236 30,246 14,276!"))
            pen.shape(lapel, mix(coat, "#ffffff", 0.1), 0.28, -5, -4, width=3.6)
        for y in (244, 256):
            pen.line(spline([(122, y), (134, y + 5)], False), INK, 2.0, 150)
    if p.beads:
        for k in range(9):
            t = (k - 4) / 4
            x, y = 128 + 34 * t, 240 - 20 * t * t
            pen.shape(oval(x, y, 5, 5), ("#e0a02a", "#b8402f", "#f3e6c8")[k % 3], 0.2, -2, -2, 0, 2.4)
    if p.bandolier:
        pen.shape(spline("58,226! 76,220! 176,276! 146,276!"), "#4a2a18", 0.2, -3, -3, width=3.2)
    if p.cord:
        pen.line(spline("104,232 128,250 152,232", False), "#3a2412", 2.6)
