"""Nose and mouth of a person."""

from __future__ import annotations

from recipes.field import mix
from recipes.outline import oval, side, spline
from recipes.pen import INK, Pen
from recipes.persons.cast import Mood, Person


def draw_nose(pen: Pen, p: Person, mood: Mood) -> None:
    skin, kind = p.skin, p.nose
    dark, flare = mix(skin, "#4a1018", 0.58), 1.5 if mood == "angry" else 0
    if kind == "small":
        pen.line(spline([(122 - flare, 153), (128, 157), (134 + flare, 153)], False), dark, 3)
        pen.line(spline("133,134 135,145", False), dark, 2, 150)
    elif kind == "straight":
        pen.line(spline([(132, 126), (137, 146), (138, 153), (130, 158), (121 - flare, 154)], False), dark, 3)
    elif kind == "wide":
        pen.shape(
            spline(
                [
                    (122, 140),
                    (134, 140),
                    (144 + flare, 154),
                    (136, 161),
                    (128, 158),
                    (120, 161),
                    (112 - flare, 154),
                ]
            ),
            mix(skin, "#ffdcb0", 0.05),
            0.22,
            -5,
            -4,
            0.1,
            0,
            None,
        )
        pen.line(
            spline(
                [
                    (112 - flare, 150),
                    (113, 158),
                    (120, 160),
                    (128, 158),
                    (136, 160),
                    (143, 158),
                    (144 + flare, 150),
                ],
                False,
            ),
            dark,
            3,
        )
    elif kind == "bulb":
        pen.shape(
            spline(
                [
                    (124, 130),
                    (132, 130),
                    (141, 146),
                    (146 + flare, 156),
                    (136, 165),
                    (120, 165),
                    (110 - flare, 156),
                    (116, 146),
                ]
            ),
            mix(skin, "#e0493a", 0.2),
            0.2,
            -6,
            -5,
            0.3,
            3,
            dark,
        )
    elif kind == "hook":
        pen.shape(
            spline(
                [
                    (124, 122),
                    (132, 122),
                    (138, 138),
                    (143 + flare, 156),
                    (132, 168),
                    (122, 162),
                    (116 - flare, 154),
                    (121, 138),
                ]
            ),
            mix(skin, "#e0493a", 0.12),
            0.22,
            -6,
            -3,
            0.25,
            3,
            dark,
        )
    elif kind == "round":
        pen.shape(oval(128, 151, 9 + flare, 7.6), mix(skin, "#e8604a", 0.2), 0.16, -3, -3, 0.3, 0, None)
        pen.line(spline([(119 - flare, 152), (122, 158), (134, 158), (137 + flare, 152)], False), dark, 2.8)


def draw_mouth(pen: Pen, p: Person, mood: Mood) -> None:
    skin, cy = p.skin, 177
    lips = p.lips
    if mood == "pleased":
        wide = 17 if p.woman else 21
        deep = 10 if p.woman else 13
        mouth = spline(
            [
                (128 - wide, cy - 5, 1),
                (128 - wide * 0.55, cy - 1),
                (128, cy),
                (128 + wide * 0.55, cy - 1),
                (128 + wide, cy - 5, 1),
                (128 + wide * 0.66, cy + deep * 0.7),
                (128, cy + deep),
                (128 - wide * 0.66, cy + deep * 0.7),
            ]
        )
        pen.line(mouth, lips or INK, 5.4 if lips else 4)
        if lips:
            pen.line(mouth, INK, 2)
        pen.fill(mouth, "#5a1518")
        with pen.clip(mouth):
            pen.fill(
                spline([(104, cy - 8, 1), (152, cy - 8, 1), (148, cy + 4), (128, cy + 6), (108, cy + 4)]),
                "#fff8e8",
            )
            pen.fill(oval(129, cy + 14, 11, 6), "#d0625a")
            if p.goldtooth:
                pen.fill(
                    spline([(116, cy - 6, 1), (123, cy - 6, 1), (123, cy + 5, 1), (116, cy + 4, 1)]),
                    "#f2b93a",
                )
                pen.line(spline([(116, cy - 6), (116, cy + 5)], False), INK, 1.4)
                pen.line(spline([(123, cy - 6), (123, cy + 5)], False), INK, 1.4)
        for s in (-1, 1):
            pen.line(
                spline(
                    [
                        (128 + s * (wide + 2), cy - 10),
                        (128 + s * (wide + 5), cy - 5),
                        (128 + s * (wide + 2), cy),
                    ],
                    False,
                ),
                mix(skin, "#4a1018", 0.34 if p.woman else 0.6),
                2.4,
            )
    elif mood == "calm":
        if lips:
            pen.fill(
                spline(
                    [
                        (112, cy, 1),
                        (122, cy - 4.6),
                        (128, cy - 3),
                        (134, cy - 4.6),
                        (145, cy - 1, 1),
                        (136, cy + 6.2),
                        (128, cy + 7.4),
                        (119, cy + 5.6),
                    ]
                ),
                lips,
            )
        pen.line(
            spline([(110, cy - 0.5), (120, cy + 1.2), (128, cy), (137, cy + 0.6), (147, cy - 3)], False),
            INK,
            3.2,
        )
        if not lips:
            pen.line(
                spline([(122, cy + 9), (128, cy + 10), (134, cy + 9)], False), mix(skin, "#4a1018", 0.45), 2.4
            )
    elif lips and p.woman and (not p.goldtooth):
        pen.fill(
            spline(
                [
                    (111, cy + 6, 1),
                    (121, cy - 2.6),
                    (128, cy - 1.4),
                    (135, cy - 2.6),
                    (145, cy + 6, 1),
                    (136, cy + 7),
                    (128, cy + 9.5),
                    (120, cy + 7),
                ]
            ),
            lips,
        )
        pen.line(
            spline([(109, cy + 7), (118, cy + 2.2), (128, cy + 2.6), (138, cy + 2.2), (147, cy + 7)], False),
            INK,
            3.4,
        )
        pen.line(
            spline([(121, cy + 15), (128, cy + 13.4), (135, cy + 15)], False), mix(skin, "#4a1018", 0.4), 2.2
        )
    else:
        mouth = spline(
            [
                (108, cy + 5),
                (116, cy - 3.5),
                (128, cy - 5),
                (140, cy - 3.5),
                (148, cy + 5),
                (140, cy + 8),
                (128, cy + 6.4),
                (116, cy + 8),
            ]
        )
        pen.line(mouth, lips or INK, 6 if lips else 4.2)
        pen.line(mouth, INK, 3)
        pen.fill(mouth, "#fff4dc")
        with pen.clip(mouth):
            for x in (114, 121, 128, 135, 142):
                pen.line(spline([(x, cy - 8), (x, cy + 12)], False), "#8a6a58", 1.5)
            pen.line(spline([(104, cy + 2), (128, cy + 0.8), (152, cy + 2)], False), "#8a6a58", 1.5)
            if p.goldtooth:
                pen.fill(
                    spline([(121.6, cy - 6, 1), (127.4, cy - 6, 1), (127.4, cy + 1, 1), (121.6, cy + 1, 1)]),
                    "#f2b93a",
                )
        for s in (-1, 1) if not p.woman else ():
            pen.line(spline(side(s, "17,160 25,168 27,178"), False), mix(skin, "#4a1018", 0.5), 2.4)
