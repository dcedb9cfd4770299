"""Hats, scarves, caps, and the shine of a bald head."""

from __future__ import annotations

from recipes.field import mix
from recipes.outline import oval, spline
from recipes.pen import INK, Pen
from recipes.persons.cast import Person


def draw_hat(pen: Pen, p: Person) -> None:
    kind, tone, trim = p.hat, p.hat_tone, p.trim
    if kind == "tricorn":
        pen.shape(spline("84,86 90,48 110,34 128,31 146,34 166,48 172,86"), tone, 0.3, -8, -5, 0.2)
        brim = spline("34,66! 66,62 100,58 128,42 156,58 190,62 222,66! 206,88 172,96 128,84 84,96 50,88")
        pen.shape(brim, mix(tone, "#ffffff", 0.06), 0.28, -4, -8, 0.2)
        edge = spline("40,68 70,66 102,61 128,47 154,61 186,66 216,68", False)
        pen.line(edge, INK, 6.6)
        pen.line(edge, trim, 4)
        pen.shape(oval(128, 68, 10, 10), trim, 0.2, -3, -3, 0.3, 3)
        pen.shape(oval(128, 68, 4.4, 4.4), "#b0352c", 0.2, -1, -1, 0.3, 2)
    elif kind == "bicorn":
        feather = spline("150,60 168,34 196,16 222,12 228,22 214,40 192,56 164,70")
        pen.shape(feather, "#f3e6c8", 0.16, -4, -5, 0.2, 3.4)
        pen.line(spline("158,62 188,38 218,20", False), "#9c8a62", 2)
        crown = spline("44,92! 62,66 90,40 128,27 166,40 194,66 212,92! 176,92 128,78 80,92")
        pen.shape(crown, tone, 0.3, -8, -6, 0.2)
        edge = spline("50,90 80,86 128,73 176,86 206,90", False)
        pen.line(edge, INK, 6.8)
        pen.line(edge, trim, 4.2)
        pen.shape(spline("128,40 137,52 128,64 119,52"), trim, 0.2, -3, -3, 0.3, 2.8)
    elif kind in ("bandana", "headwrap"):
        if kind == "headwrap":
            for path in (
                spline("128,20 146,10 170,22 172,44 150,54 128,50"),
                spline("128,22 108,8 84,22 86,46 108,54 128,50"),
            ):
                pen.shape(path, mix(tone, "#ffffff", 0.06), 0.26, -7, -5, 0.2)
            pen.shape(oval(128, 46, 17, 15), trim, 0.24, -5, -4, 0.2)
        cap = spline("80,108 78,78 94,52 128,42 162,52 178,78 176,108 154,95 128,91 102,95")
        if kind == "bandana":
            for pts in (
                "178,96 196,104 214,96 210,116 190,118 176,108",
                "176,104 188,122 198,146 182,140 172,116",
            ):
                pen.shape(spline(pts), tone, 0.28, -5, -4, 0.1)
        pen.shape(cap, tone, 0.26, -9, -6, 0.2)
        with pen.clip(cap):
            if kind == "bandana":
                for x, y in (
                    (98, 70),
                    (120, 58),
                    (146, 62),
                    (164, 80),
                    (108, 84),
                    (134, 78),
                    (154, 92),
                    (90, 94),
                ):
                    pen.fill(oval(x, y, 3.6, 3.6), trim)
            else:
                for k, y in enumerate((60, 74, 88)):
                    pen.line(
                        spline(
                            [(76, y + 18), (104, y + 6), (128, y + 2), (152, y + 6), (180, y + 18)], False
                        ),
                        trim if k == 1 else mix(tone, "#7a3a10", 0.5),
                        6 if k == 1 else 2.4,
                    )
        band = spline("80,107 102,94 128,90 154,94 176,107", False)
        pen.line(band, INK, 3.4)
    elif kind == "knit":
        pen.shape(spline("86,98 84,66 98,40 120,24 142,28 162,46 172,70 170,98"), tone, 0.28, -9, -6, 0.18)
        for x in (104, 118, 132, 146, 158):
            pen.line(
                spline([(x, 44 + abs(x - 130) * 0.4), (x + (x - 128) * 0.12, 84)], False),
                mix(tone, "#200808", 0.4),
                2.2,
            )
        pen.shape(
            spline("80,86 104,78 128,76 152,78 176,86 178,104 152,97 128,95 104,97 78,104"),
            trim,
            0.2,
            -6,
            -4,
            0.2,
        )
        for x in range(88, 174, 11):
            y = 78 + abs(x - 128) * 0.14
            pen.line(spline([(x, y + 3), (x, y + 16)], False), mix(trim, "#6a4a20", 0.45), 2)
        pen.shape(oval(124, 24, 12, 11), trim, 0.22, -4, -4, 0.2)
    elif kind == "headband":
        for pts in ("176,92 194,96 206,112 192,112 176,104", "174,98 182,114 186,132 174,122"):
            pen.shape(spline(pts), tone, 0.28, -4, -4, 0.1, 3.4)
        band = spline("80,84 104,76 128,74 152,76 176,84 178,100 152,92 128,90 104,92 78,100")
        pen.shape(band, tone, 0.26, -6, -4, 0.18)
        for x in (96, 112, 128, 144, 160):
            pen.fill(oval(x, 83 + abs(x - 128) * 0.13, 2.8, 2.8), trim)
    elif kind == "bald":
        skin = p.skin
        pen.line(spline("100,80 108,70 122,66", False), mix(skin, "#ffe2c0", 0.55), 6)
        pen.line(spline("93,92 95,88", False), mix(skin, "#ffe2c0", 0.55), 5)
