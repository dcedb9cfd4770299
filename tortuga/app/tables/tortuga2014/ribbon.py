"""The name ribbon of a captain: emblem, schooner, name, status, points."""

from __future__ import annotations

from tortuga.app.canvas import Canvas
from tortuga.app.tables.tortuga2014.parts import SHADE, seen, words
from tortuga.app.tables.tortuga2014.sight import Sight
from tortuga.app.theme import ICON, TYPE, ink_on, is_light, ribbon_color


def name_ribbon(canvas: Canvas, sight: Sight, seat: int, emblem: float) -> None:
    """The ribbon of a seat, in its place; `emblem` is the width of its disc."""
    x, y, w, h = box = sight.box("ribbon", seat)
    if not seen(canvas, box, 48):  # the emblem reaches out at the left
        return
    middle = y + h / 2
    colour = sight.colour(seat)
    light = is_light(ribbon_color(colour))
    ink, shade = ink_on(ribbon_color(colour)), None if light else SHADE
    canvas.plate(f"ribbon_{colour}", box)
    canvas.disc(colour, None, (x + 4, middle + 2), emblem)
    left = x + emblem * 0.62
    if sight.table.start == seat and sight.table.stage != "start":
        schooner = sight.box("schooner", seat)
        if sight.shows("schooner", seat):
            canvas.start_token(sight.center("schooner", seat), schooner[2])
        left = schooner[0] + schooner[2] + 8

    points = sight.points(seat)
    size = h * 0.54
    canvas.text(
        points, "black", size, ink if light else "gold_l", (x + w - 16, middle - 1), "midright", shade
    )
    right = x + w - 16 - canvas.width(points, "black", size) - 18
    canvas.icon(
        ICON["points"], (right, middle), h * 0.56, ink if light else "gold_l", shadow=0 if light else 110
    )
    right -= h * 0.28 + 8

    name, name_size = sight.seats[seat].name, TYPE["name"] if h < 48 else 29
    name_w = canvas.width(name, "sc", name_size)
    status = sight.marks.status.get(seat)
    if status is not None and status.text:
        tone = ("#2f3a10" if status.tone == "good" else ink) if light else status.tone
        icon_w = 24 if status.icon else 0
        told_w = canvas.width(status.text, "bold", TYPE["small"]) + icon_w
        room = right - left - 10
        told_w = min(told_w, max(room - name_w, room * 0.5))
        told = words(
            canvas,
            status.text,
            "bold",
            TYPE["small"],
            tone,
            (right, middle),
            "midright",
            shade,
            told_w - icon_w,
        )
        right = told[0] - 4
        if status.icon:
            canvas.icon(status.icon, (right - 10, middle), 19, tone)
            right -= icon_w
        right -= 6
    words(canvas, name, "sc", name_size, ink, (left, middle - 1), "midleft", shade, right - left)
