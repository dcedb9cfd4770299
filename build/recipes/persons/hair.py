"""Hair behind and in front of the head."""

from __future__ import annotations

from recipes.field import mix
from recipes.outline import oval, side, spline
from recipes.pen import INK, Pen
from recipes.persons.cast import Person


def draw_back_hair(pen: Pen, p: Person) -> None:
    hair, style = p.hair, p.back
    if style == "wavy":
        pen.shape(
            spline(
                "128,52 176,66 190,110 186,140 198,168 192,200 202,228 178,244 164,226 128,220 92,226 "
                "76,246 54,230 64,202 56,170 70,140 66,110 80,66"
            ),
            hair,
            0.3,
            -8,
            -4,
        )
        for s, x in ((-1, 72), (1, 184)):
            pen.line(
                spline([(x, 150), (x - s * 6, 172), (x + s * 3, 196), (x - s * 5, 220)], False),
                mix(hair, "#ffb98a", 0.22),
                3,
            )
    elif style == "long":
        pen.shape(
            spline(
                "128,60 172,70 184,120 180,170 188,222 166,232 150,214 106,214 90,232 68,222 76,170 "
                "72,120 84,70"
            ),
            hair,
            0.3,
            -8,
            -4,
        )
        for x in (78, 84, 172, 178):
            pen.line(
                spline([(x, 150), (x + (2 if x > 128 else -2), 218)], False), mix(hair, "#b9a58a", 0.25), 2
            )
    elif style == "wild":
        pen.shape(
            spline(
                "124,26 152,22 172,36 196,42 200,66 218,84 208,106 222,128 206,146 218,172 200,186 "
                "206,210 180,222 164,214 128,214 92,214 74,224 50,208 56,186 36,170 50,146 34,126 "
                "48,106 38,82 58,66 62,42 86,38 100,24",
                tension=0.2,
            ),
            hair,
            0.3,
            -9,
            -6,
        )
        for pts in (
            "58,90 50,118 60,140",
            "200,92 206,118 196,142",
            "56,160 62,184 58,204",
            "200,158 192,182 198,204",
        ):
            pen.line(spline(pts, False), mix(hair, "#ffd27a", 0.35), 3)
    elif style == "knot":
        pen.shape(oval(128, 42, 27, 23), hair, 0.2, -6, -5)
        pen.line(spline("108,40 128,30 148,42", False), mix(hair, "#9fb0d8", 0.3), 2.6)
        pen.line(spline("88,26 168,56", False), INK, 7)
        pen.line(spline("88,26 168,56", False), p.pin, 4)
        pen.shape(oval(87, 25, 6, 6), "#c8343a", 0.2, -2, -2, 0.3, 2.6)
        pen.shape(
            spline("128,54 172,68 182,116 178,170 182,206 166,214 128,190 90,214 74,206 78,170 74,116 84,68"),
            hair,
            0.2,
            -8,
            -4,
        )
    elif style == "sides":
        for s in (-1, 1):
            pen.shape(spline(side(s, "34,96 50,102 56,130 52,158 58,176 40,176 32,140")), hair, 0.18, -5, -4)


def draw_front_hair(pen: Pen, p: Person) -> None:
    hair, style = p.hair, p.front
    if style == "part":
        for s in (-1, 1):
            pen.shape(spline(side(s, "0,72 28,84 44,118 48,156 58,132 52,86 28,64")), hair, 0.24, -5, -4)
    elif style == "wild":
        pen.shape(
            spline(
                "70,128 74,98 92,76 112,62 140,56 166,66 184,92 188,130 176,112 168,92 150,82 146,96! "
                "134,82 116,86 108,100! 100,90 86,104 80,126!"
            ),
            hair,
            0.22,
            -5,
            -6,
        )
        for pts in ("92,84 108,72 128,66", "140,66 162,76 174,92"):
            pen.line(spline(pts, False), mix(hair, "#ffd27a", 0.4), 3)
    elif style == "mop":
        pen.shape(
            spline(
                "78,126! 73,100 76,78 70,70! 86,62 84,50! 102,50 106,36! 122,44 134,32! 142,44 "
                "160,40! 162,54 178,56! 176,70 186,78! 182,100 178,126! 170,104 160,96 156,108! "
                "146,94 136,98 130,108! 120,94 108,98 102,110! 94,98 84,108"
            ),
            hair,
            0.22,
            -6,
            -6,
        )
        for pts in ("92,76 96,66 106,58", "112,70 118,58 130,50", "138,70 144,60 154,56", "160,76 166,70"):
            pen.line(spline(pts, False), mix(hair, "#fff2b8", 0.45), 3)
    elif style == "smooth":
        for s in (-1, 1):
            pen.shape(
                spline(side(s, "0,66 16,84 36,104 44,150 53,130 50,84 26,58 0,54")), hair, 0.1, -4, -4, 0.12
            )
        pen.line(spline("100,72 92,88 88,104", False), mix(hair, "#9fb0d8", 0.34), 3)
        pen.line(spline("158,70 166,84", False), mix(hair, "#9fb0d8", 0.34), 3)
