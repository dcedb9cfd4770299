"""Drawing parts that own and opponents' boards share: tracks, chest spaces, ticks."""

from __future__ import annotations

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.fitted import LEAST
from tortuga.app.draw.theme import ink_on
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga2014.palette import ICON, NAME, track_color
from tortuga.app.games.tortuga2014.table.pieces import draw_chest
from tortuga.games.tortuga2014.pieces import LAST_BOX, LIMIT

SHADE = "shade"
GHOST = 90
STEPS: tuple[tuple[int, int, int], ...] = tuple(
    (LIMIT.index(limit), max(box for box in range(1, LAST_BOX + 1) if LIMIT[box] == limit), limit)
    for limit in sorted(set(LIMIT[1:]))
)
"""First box, last box, limit of every step of a track (R15)."""


def opens_at(place: int) -> int:
    """The box of the token that opens the place-th space (0..3)."""
    return STEPS[place][0]


def home_count(count: int, target: int) -> tuple[str, str]:
    """The count of the chests at home, and its ink: of how many, until the target is reached."""
    return (f"{count}/{target}", "red") if count < target else (str(count), "good_plate")


def packed(position: int, count: int, wide: float, tall: float) -> Point:
    """Offset from the middle of the position-th of `count` dice, in at most two rows."""
    columns = {1: 1, 2: 2}.get(count, 2 if count <= 4 else 3)
    rows = -(-count // columns)
    row, column = divmod(position, columns)
    in_row = min(columns, count - row * columns)
    return ((column - (in_row - 1) / 2) * wide, (row - (rows - 1) / 2) * tall)


def tick(canvas: Canvas, center: Point, size: float) -> None:
    """The green disc of something chosen."""
    canvas.disc("good_plate", ICON["done"], center, size, ring="gold_l")


def locked_space(canvas: Canvas, box: Box, box_number: int) -> None:
    """A space the token does not allow yet, with the box that opens it."""
    canvas.plate("slot_locked", box)
    x, y = box.center
    h = box[3]
    canvas.icon(ICON["lock"], (x - h * 0.20, y), h * 0.50, "locked", alpha=150)
    number = canvas.numeral(max(LEAST, h * 0.42), h * 0.62)
    canvas.text(str(box_number), "bold", number, "locked", (x + h * 0.24, y), "center")


def track(
    canvas: Canvas, origin: Point, reached: int, player: str, size: float, gap: float, steps: bool
) -> None:
    """Eight boxes, filled up to `reached`; `steps`: a line of limits below, else rules between the steps."""
    x, y = origin
    pitch = size + gap
    color = track_color(player)
    for i in range(LAST_BOX):
        box = Box(x + i * pitch, y, size, size)
        canvas.plate("slot_track", box)
        if i < reached:
            canvas.plate(f"{NAME}/track_{player}", Box(box[0] + 2, y + 2, size - 4, size - 4))
        ink = ink_on(color) if i < reached else "locked"
        number = canvas.numeral(max(size * 0.60, LEAST), size * 0.92)
        canvas.text(str(i + 1), "bold", number, ink, box.center, "center")
    for first, last, limit in STEPS:
        left, right = x + (first - 1) * pitch, x + (last - 1) * pitch + size
        if not steps:
            if first > 1:
                canvas.fill(Box(left - gap / 2 - 0.8, y - 3, 1.8, size + 6), "gold")
            continue
        tone = "gold_l" if first <= reached <= last else "#8d744c"
        canvas.fill(Box(left + 1, y + size + 5, right - left - 2, 3), tone, radius=2)
        spot = ((left + right) / 2, y + size + 17)
        canvas.text(str(limit), "black", canvas.numeral(17, 23), tone, spot, "center")


def chest_on(
    canvas: Canvas,
    kind: str,
    center: Point,
    size: float,
    *,
    legal: bool = False,
    chosen: bool = False,
    leaving: bool = False,
    glow: bool = False,
) -> None:
    """A chest on a space with the sign of its state: halo and arrow, tick, ghost."""
    draw_chest(
        canvas,
        kind,
        center,
        size,
        glow=(legal or chosen or glow) and not leaving,
        alpha=GHOST if leaving else 255,
    )
    if chosen:
        tick(canvas, (center[0] + size * 0.44, center[1] - size * 0.38), max(24, size * 0.46))
    elif legal:
        canvas.marker(center, size * 0.56, 0.62 if size < 45 else 0.85)
