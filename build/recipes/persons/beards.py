"""Beards, moustaches, and what sticks in them."""

from __future__ import annotations

from recipes.field import mix
from recipes.outline import oval, spline
from recipes.pen import INK, Pen
from recipes.persons.cast import Mood, Person


def draw_beard(pen: Pen, p: Person) -> None:
    hair, kind = p.hair, p.beard
    cheek = p.head[1]
    if kind == "long":
        beard = spline(
            [
                (128 - cheek - 2, 132),
                (128 - cheek + 8, 156),
                (110, 164),
                (128, 161),
                (146, 164),
                (128 + cheek - 8, 156),
                (128 + cheek + 2, 132),
                (128 + cheek + 4, 168),
                (168, 206),
                (160, 236),
                (144, 250),
                (134, 246),
                (126, 262),
                (114, 246),
                (100, 244),
                (94, 224),
                (84, 206),
                (128 - cheek - 4, 168),
            ]
        )
        pen.shape(beard, hair, 0.2, -9, -6)
        for pts in (
            "96,190 102,212 108,230",
            "118,200 122,226 124,246",
            "142,200 140,226 142,240",
            "160,188 154,212 150,228",
        ):
            pen.line(spline(pts, False), mix(hair, "#6a6a78", 0.42), 2.6)
    elif kind == "braids":
        beard = spline(
            [
                (128 - cheek - 2, 136),
                (128 - cheek + 10, 160),
                (110, 168),
                (128, 165),
                (146, 168),
                (128 + cheek - 10, 160),
                (128 + cheek + 2, 136),
                (128 + cheek + 3, 172),
                (172, 200),
                (154, 218),
                (128, 224),
                (102, 218),
                (84, 200),
                (128 - cheek - 3, 172),
            ]
        )
        pen.shape(beard, hair, 0.2, -9, -6)
        for s in (-1, 1):
            for k in range(3):
                pen.shape(
                    oval(128 + s * (18 + k * 1.5), 222 + k * 13, 10 - k * 1.4, 8),
                    hair,
                    0.24,
                    -4,
                    -3,
                    0.1,
                    3.2,
                )
            pen.shape(oval(128 + s * 22, 250, 7, 4), "#e0a83a", 0.2, -2, -1, 0.2, 2.6)
        for pts in ("98,186 104,204", "128,196 128,214", "158,186 152,204"):
            pen.line(spline(pts, False), mix(hair, "#6a5a48", 0.42), 2.6)
    elif kind == "goatee":
        pen.shape(
            spline("114,188 128,185 142,188 141,202 132,218 124,218 115,202"), hair, 0.3, -4, -3, 0.14, 3.2
        )
    elif kind == "boxed":
        beard = spline(
            [
                (128 - cheek - 1, 140),
                (128 - cheek + 7, 162),
                (106, 170),
                (116, 164),
                (128, 166),
                (140, 164),
                (150, 170),
                (128 + cheek - 7, 162),
                (128 + cheek + 1, 140),
                (128 + cheek, 172),
                (164, 200),
                (144, 215),
                (128, 218),
                (112, 215),
                (92, 200),
                (128 - cheek, 172),
            ]
        )
        pen.shape(beard, hair, 0.3, -8, -5, 0.2)


def draw_moustache(pen: Pen, p: Person, mood: Mood) -> None:
    hair, kind = p.hair, p.moustache
    lift = -2 if mood == "pleased" else 2 if mood == "angry" else 0
    for s in (-1, 1):
        if kind == "handlebar":
            pen.brush(
                [
                    (128 - s * 1, 165),
                    (128 + s * 12, 165),
                    (128 + s * 22, 168 + lift),
                    (128 + s * 31, 160 + lift),
                ],
                6.4,
                mix(hair, INK, 0.2),
            )
        elif kind in ("bushy", "droop"):
            end = 178 if kind == "bushy" else 192
            path = spline(
                [
                    (128 - s * 1, 163),
                    (128 + s * 16, 162),
                    (128 + s * 32, 172 + lift),
                    (128 + s * 37, end + lift),
                    (128 + s * 26, 178 + lift),
                    (128 + s * 14, 174),
                    (128, 173),
                ]
            )
            pen.shape(path, hair, 0.16, -3, -4, 0.2, 3.2)
        elif kind == "full":
            pen.brush([(128 - s * 2, 166), (128 + s * 14, 166), (128 + s * 26, 174 + lift)], 7, hair)


def draw_pipe(pen: Pen, p: Person) -> None:
    if not p.pipe:
        return
    stem = spline("140,182 158,192 172,198", False)
    pen.line(stem, INK, 8)
    pen.line(stem, "#8a5a30", 4.4)
    pen.shape(spline("166,176 186,174 188,196 180,208 168,204 164,190"), "#7a3f1e", 0.3, -5, -4, 0.2, 3.4)
    pen.fill(oval(176.5, 176, 9.5, 3.6), "#1c0d06")
    pen.fill(oval(176.5, 176.4, 6, 2), "#ff9a3a")
