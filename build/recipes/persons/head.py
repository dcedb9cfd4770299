"""Head, ears and earrings of a person."""

from __future__ import annotations

from recipes.field import mix
from recipes.outline import Path, mirrored, moved, oval, side, spline, without
from recipes.pen import INK, Pen
from recipes.persons.cast import Mood, Person


def head_path(p: Person) -> Path:
    """The outline of the head."""
    temple, cheek, jaw, chin_w, top, chin = p.head
    return mirrored(
        [
            (0, top),
            (temple * 0.66, top + 7),
            (temple, top + 34),
            (temple + 1.5, 116),
            (cheek, 138),
            (jaw + 2, 168),
            (jaw * 0.72 + chin_w * 0.25, 188),
            (chin_w, chin - 4),
            (0, chin),
        ]
    )


def draw_ears(pen: Pen, p: Person) -> None:
    skin, cheek = p.skin, p.head[1]
    for s in (-1, 1):
        x = 128 + s * (cheek + 3)
        ear = spline(
            [
                (x - s * 5, 122),
                (x + s * 6, 117),
                (x + s * 11, 128),
                (x + s * 6, 146),
                (x - s * 2, 154),
                (x - s * 7, 142),
            ]
        )
        pen.shape(ear, skin, 0.2 if s < 0 else 0.32, -5, -3, 0.08)
        pen.line(
            spline([(x + s * 4, 125), (x + s * 5, 134), (x + s * 0, 142)], False),
            mix(skin, "#3a1020", 0.5),
            2.2,
        )


def draw_earrings(pen: Pen, p: Person) -> None:
    kind = p.ring
    if not kind:
        return
    cheek = p.head[1]
    for s in (-1, 1):
        if kind == "left" and s > 0:
            continue
        x, big = 128 + s * (cheek + 5), kind == "big"
        hoop = oval(x, 166 if big else 161, 10 if big else 6.5, 12 if big else 8)
        pen.line(hoop, INK, 6.4 if big else 5.6)
        pen.line(hoop, "#f0bf4a", 3.4 if big else 2.8)


def draw_head(pen: Pen, p: Person, mood: Mood) -> None:
    skin = p.skin
    head = head_path(p)
    pen.shape(head, skin, 0.2, -11, -5, 0.14, shadow="#4a1030")
    with pen.clip(head):
        flush = {"calm": 46, "pleased": 78, "angry": 96}[mood]
        for s in (-1, 1):
            pen.fill(oval(128 + s * 30, 156, 13, 8.5), mix(skin, "#d8382c", 0.5), flush)
        if not p.woman and not p.young:
            pen.fill(without(head, moved(head, 0, -13)), mix(skin, "#3a2a2a", 0.22), 120)
        if p.freckles:
            for dx, dy in ((18, 150), (24, 155), (31, 150), (27, 146), (36, 156), (14, 155)):
                for s in (-1, 1):
                    pen.fill(oval(128 + s * dx, dy, 1.7, 1.7), mix(skin, "#8c3a14", 0.55))
        if p.wrinkles:
            tone = mix(skin, "#5a1a20", 0.45)
            for y in (96, 104):
                pen.line(spline([(108, y), (128, y - 3), (148, y)], False), tone, 2)
            for s in (-1, 1):
                pen.line(spline(side(s, "14,158 23,166 26,176"), False), tone, 2.4)
                pen.line(spline(side(s, "15,139 24,142 32,139"), False), tone, 2)
