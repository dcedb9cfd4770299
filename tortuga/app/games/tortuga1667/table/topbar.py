"""The top bar: logo, turn number, the faces in seat order."""

from __future__ import annotations

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.fitted import words
from tortuga.app.draw.theme import LOGO_GRADIENT, LOGO_OUTLINE, TYPE
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga1667 import layout as at
from tortuga.app.games.tortuga1667.palette import ICON, YEAR_GRADIENT
from tortuga.app.games.tortuga1667.pieces.marks import draw_strip
from tortuga.app.games.tortuga1667.table.sight import TableShown
from tortuga.app.table.layers import Region

_YEAR = "1667"
BAR: Box = Box(-4000, -4000, 12000, 4000 + at.TOPBAR_H + 20)
"""The whole width of the window, whatever it is."""


def top_bar(sight: TableShown) -> Region:
    """The bar; the house lays its menu over it."""
    table = sight.table
    seats = tuple(spec.colour for spec in sight.seats)
    acting = table.current if table.current >= 0 and table.stage != "finished" else None
    missing = tuple(seat for seat, due in enumerate(table.scurvy) if due)
    mood = sight.mood(acting) if acting is not None else "calm"
    turn = sight.say("pic-turn", turn=table.turn) if table.turn else ""

    def paint(canvas: Canvas) -> None:
        canvas.topbar(at.TOPBAR_H)
        x, y = at.LOGO
        canvas.icon(ICON["logo"], at.LOGO, 42, "gold_l", shadow=160)
        size = TYPE["logo"]
        logo = canvas.text(
            "Tortuga",
            "display",
            size,
            "cream",
            (x + 32, y - 2),
            outline=LOGO_OUTLINE,
            grad=LOGO_GRADIENT,
            rim=1.6,
        )
        left = logo[0] + logo[2] + 12
        year = canvas.text(
            _YEAR,
            "display",
            34,
            "cream",
            (left, y + 2),
            outline=LOGO_OUTLINE,
            grad=YEAR_GRADIENT,
            rim=1.4,
        )
        left = year[0] + year[2] + 24
        room = at.strip_box(at.MOST_SEATS)[0] - left - 12
        words(canvas, turn, "sc", 23, "#efd9a8", (left, y + 1), "midleft", "shade", room)
        draw_strip(canvas, seats, acting, missing, mood)

    return Region("topbar", BAR, (seats, acting, missing, mood, turn), paint)
