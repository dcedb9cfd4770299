"""Eyes and brows, eye patch and scar."""

from __future__ import annotations

from recipes.field import mix
from recipes.outline import moved, oval, spline, without
from recipes.pen import INK, Pen
from recipes.persons.cast import Mood, Person


def draw_eye(pen: Pen, p: Person, mood: Mood, s: int) -> None:
    skin, cx, cy = p.skin, 128 + s * 21.5, 127
    rx, ry = (12.2, 8.2) if not p.almond else (12.6, 6.6)
    if p.woman or p.young:
        ry += 1.3
    lift = 2.4 if p.almond else 1.2 if p.woman else 0
    if mood == "pleased":
        ry *= 0.92
    white = spline(
        [
            (cx - s * rx, cy + 1.5),
            (cx - s * rx * 0.4, cy - ry * 0.92),
            (cx + s * rx * 0.45, cy - ry * 0.95),
            (cx + s * rx, cy - lift),
            (cx + s * rx * 0.5, cy + ry * 0.8),
            (cx - s * rx * 0.4, cy + ry * 0.85),
        ]
    )
    pen.fill(white, "#fdf6e6")
    with pen.clip(white):
        pen.fill(without(white, moved(white, 0, 4)), "#c9b8ae")
        iris = 7.0 if not p.young else 7.6
        ix, iy = cx - s * 0.6, cy - (1.0 if mood != "angry" else 0.2)
        pen.fill(oval(ix, iy, iris, iris), mix(p.eye, "#000000", 0.45))
        pen.fill(oval(ix, iy + 0.6, iris - 1.6, iris - 1.6), p.eye)
        pen.fill(oval(ix, iy, 3.5, 3.5), "#120a06")
        pen.fill(oval(ix - 2.4, iy - 2.8, 2.2, 2.2), "#ffffff")
        lid = mix(skin, "#5a1a2a", 0.22)
        if mood == "calm":
            pen.fill(
                spline(
                    [
                        (cx - 16, cy - 14, 1),
                        (cx + 16, cy - 14, 1),
                        (cx + 16, cy - ry * 0.42, 1),
                        (cx, cy - ry * 0.6),
                        (cx - 16, cy - ry * 0.42, 1),
                    ]
                ),
                lid,
            )
        elif mood == "angry":
            inner, outer = cy - ry * 0.02, cy - ry * 0.85
            pen.fill(
                spline(
                    [
                        (cx - s * 17, cy - 15, 1),
                        (cx + s * 17, cy - 15, 1),
                        (cx + s * 17, outer, 1),
                        (cx - s * 17, inner, 1),
                    ]
                ),
                lid,
            )
        else:
            pen.fill(
                spline(
                    [
                        (cx - 16, cy + 15, 1),
                        (cx + 16, cy + 15, 1),
                        (cx + 16, cy + ry * 0.62, 1),
                        (cx, cy + ry * 0.28),
                        (cx - 16, cy + ry * 0.62, 1),
                    ]
                ),
                skin,
            )
    if mood == "angry":
        upper = [
            (cx - s * (rx + 1), cy + 0.6),
            (cx, cy - ry * 0.52),
            (cx + s * (rx + 1), cy - ry * 0.72 - lift),
        ]
    elif mood == "calm":
        upper = [
            (cx - s * (rx + 1), cy + 1),
            (cx - s * rx * 0.35, cy - ry * 0.66),
            (cx + s * rx * 0.45, cy - ry * 0.66),
            (cx + s * (rx + 1.5), cy - lift),
        ]
    else:
        upper = [
            (cx - s * (rx + 1), cy + 1),
            (cx - s * rx * 0.35, cy - ry),
            (cx + s * rx * 0.45, cy - ry),
            (cx + s * (rx + 1.5), cy - lift + 1),
        ]
    pen.line(spline(upper, False), INK, 4.2 if p.woman else 3.4)
    if p.woman:
        for k in (0, 1):
            x0 = cx + s * (rx + 0.5 - k * 4)
            pen.line(
                spline([(x0, cy - lift - k * 3.2), (x0 + s * 5.5, cy - lift - 4.4 - k * 3.4)], False),
                INK,
                2.8,
            )
    low = 0.36 if mood == "pleased" else 0.95
    pen.line(
        spline(
            [
                (cx - s * rx * 0.7, cy + ry * (low + 0.12)),
                (cx, cy + ry * low),
                (cx + s * rx * 0.8, cy + ry * (low + 0.04)),
            ],
            False,
        ),
        mix(skin, INK, 0.66),
        2.0,
    )
    if mood == "pleased" and (not p.woman) and (not p.young):
        pen.line(
            spline([(cx - s * 8, cy + ry + 3), (cx + s * 2, cy + ry + 5), (cx + s * 11, cy + ry + 2)], False),
            mix(skin, "#5a1a20", 0.42),
            2,
        )


def draw_brow(pen: Pen, p: Person, mood: Mood, s: int) -> None:
    tone = mix(p.hair, INK, 0.35) if p.hair not in ("#d9d2c0", "#efeae0") else "#f3eee2"
    w, cx, cy = p.brow * (0.86 if p.woman else 1), 128 + s * 22, 108
    if mood == "calm":
        pts = [(cx - s * 13, cy + 2), (cx - s * 1, cy - 3.5), (cx + s * 15, cy + 3)]
    elif mood == "pleased":
        pts = [(cx - s * 12, cy - 1), (cx + s * 1, cy - 8), (cx + s * 16, cy + 1)]
    else:
        pts = [(cx - s * 16, cy + 10.5), (cx - s * 2, cy + 3), (cx + s * 15, cy - 5)]
    if tone == "#f3eee2":
        pen.brush(pts, w + 4.6, INK)
    pen.brush(pts, w, tone)


def draw_eyes(pen: Pen, p: Person, mood: Mood) -> None:
    for s in (-1, 1):
        if p.patch and s > 0:
            continue
        draw_eye(pen, p, mood, s)
    for s in (-1, 1):
        if p.patch and s > 0 and (mood == "calm"):
            continue
        draw_brow(pen, p, mood, s)
    if mood == "angry":
        tone = mix(p.skin, "#5a1018", 0.6)
        pen.line(spline("124,108 123,116", False), tone, 2.4)
        pen.line(spline("132,108 133,116", False), tone, 2.4)
    if p.patch:
        pen.line(spline("80,92 120,104 150,112 180,118", False), INK, 4.6)
        pen.line(spline("160,140 178,150", False), INK, 4.6)
        pen.shape(
            spline("132,114 150,109 168,116 167,134 152,146 137,136"), "#2f2420", 0.3, -4, -4, 0.28, 3.2
        )
    if p.scar:
        for tone, w in ((mix(p.skin, "#2a0808", 0.5), 4.4), (mix(p.skin, "#ffd2b8", 0.5), 2.2)):
            pen.line(spline("92,98 97,112 95,124 101,152", False), tone, w)
