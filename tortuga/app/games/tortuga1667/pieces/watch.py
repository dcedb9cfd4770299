"""The Armada watch: when the card that ends the game may come."""

from __future__ import annotations

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.fitted import words
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga1667.palette import ICON, NAME, SEEN

LATE = 8
"""The Armada is among so many last cards and the one before them."""


def draw_watch(canvas: Canvas, box: Box, title: str, note: str, told: str, past: int, total: int) -> None:
    """The Armada watch: one box per event card, the earliest that it can be marked by a galleon.

    past: cards turned over; total: event cards of this game. note: at the right of the title; told: the
    sentence below. What somebody has seen is marked by `draw_watch_eye`.
    """
    x, y, w, h = box
    canvas.plate("well", box)
    canvas.icon(ICON["armada"], (x + 22, y + 19), 26, "warn", 120)
    side = canvas.width(note, "bold", 18)
    words(canvas, note, "bold", 18, "label_dim", (x + w - 12, y + 19), "midright", "shade", w * 0.45)
    room = w - 40 - min(side, w * 0.45) - 22
    words(canvas, title, "sc", 21, "label", (x + 40, y + 18), "midleft", "shade", room)
    first = max(total - LATE, past + 1)
    for k in range(1, total + 1):
        canvas.plate(f"{NAME}/{_watch_plate(k, past, first, total)}", watch_box(box, k, total))
    if first <= total:
        bx, by, bw, bh = watch_box(box, first, total)
        canvas.icon(ICON["armada"], (bx + bw / 2, by + bh / 2), 17, "#1a0606")
    now = x + 12 + past * (w - 24) / total - 1.3
    canvas.fill(Box(now - 1.5, y + 33, 3, 32), "cream", radius=1)
    words(canvas, told, "bold", 18, "cream", (x + w / 2, y + h - 15), "center", "shade", w - 20)


def watch_box(box: Box, number: int, total: int) -> Box:
    """The box of the number-th event card in the watch."""
    step = (box[2] - 24) / total
    return Box(box[0] + 12 + (number - 1) * step, box[1] + 38, step - 2.6, 22)


def _watch_plate(number: int, past: int, first: int, total: int) -> str:
    if number <= past:
        return "watch_past"
    if number < first:
        return "watch_safe"
    return f"watch_{round(LATE * (number - first) / max(1, total - first))}"


def draw_watch_eye(canvas: Canvas, box: Box, number: int, total: int) -> None:
    """That this person knows of the number-th card whether it is the Armada."""
    x, y, w, _ = watch_box(box, number, total)
    canvas.icon(ICON["seen"], (x + w / 2, y - 3), 15, SEEN, 120)
