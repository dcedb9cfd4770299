"""What all bets together show: whether they come true, and what they score on average."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from tortuga.app.bets import COINS, Bin, averages, calibration, even_points, verdict
from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.units import Box, Point
from tortuga.app.scenes.log.view import PAGE_TITLE, PANEL_NOTE, PAPER_LABEL, PAPER_NOTE, PAPER_TEXT
from tortuga.app.table.ui.anygame import Say
from tortuga.app.widgets.button import SHADE
from tortuga.kernel.library.entries import Bet

_PLOT: Final = Box(100, 136, 390, 336)
"""Within the paper."""
_TICKS: Final = 5


def draw_calibration(canvas: Canvas, say: Say, bets: Sequence[Bet], paper: Box) -> None:
    """Paint how often options happened, by the coins laid on them, and what that says."""
    plot = _PLOT.moved(paper.x, paper.y)
    canvas.plate("parchment_torn", paper)
    area = paper.inset(34, 26)
    canvas.write(say("reads-calibration"), PAGE_TITLE, area.line(22))
    games = len({bet.log for bet in bets})
    canvas.write(say("reads-count", bets=len(bets), games=games), PAPER_NOTE, area.line(62))

    def at(laid: float, share: float) -> Point:
        return plot.x + plot.w * laid, plot.bottom - plot.h * share

    for step in range(_TICKS + 1):
        part = step / _TICKS
        canvas.line(at(0, part), at(1, part), "parch_dd", 1.4)
        canvas.line(at(part, 0), at(part, 1), "parch_dd", 1.4)
        percent = say("statistics-percent", percent=round(100 * part))
        canvas.write(percent, PAPER_LABEL, (plot.x - 10, at(0, part)[1]), 76, "midright")
        coins = str(round(COINS * part))
        canvas.write(coins, PAPER_LABEL, (at(part, 0)[0], plot.bottom + 18), anchor="center")
    canvas.line(at(0, 0), at(1, 1), "ink2", 1.6)
    canvas.write(say("reads-happened"), PAPER_NOTE, (plot.x + 10, plot.y + 20), plot.w / 2)
    canvas.write(say("reads-laid"), PAPER_NOTE, (plot.center[0], plot.bottom + 46), plot.w, "center")
    bins = calibration(bets)
    for one in bins:
        canvas.line(at(one.laid, one.low), at(one.laid, one.high), "red", 3)
    spots = [at(one.laid, one.share) for one in bins]
    for first, second in pairwise(spots):
        canvas.line(first, second, "gold_d", 3)
    for one, spot in zip(bins, spots, strict=True):
        canvas.circle(spot, _radius(one, bins) + 2, "#2a1a0c")
        canvas.circle(spot, _radius(one, bins), "gold")
    canvas.fit_paragraph(say(verdict(bets)), PAPER_TEXT, area.cut(bottom=70)[0], "topleft")


def _radius(one: Bin, bins: list[Bin]) -> float:
    """Of a bin's mark: its area is the number of options in it."""
    return max(5.0, 15.0 * math.sqrt(one.cases / max(other.cases for other in bins)))


def draw_averages(canvas: Canvas, say: Say, bets: Sequence[Bet], options: int, plate: Box) -> None:
    """Paint the points of the player, of the captains, and of an even bet on all options."""
    canvas.plate("wood", plate)
    own, captains = averages(bets) or (None, None)
    shown = (
        (own, "reads-own-average", "gold_l"),
        (captains, "reads-captains-average", "cream"),
        (even_points(options), "reads-even-average", "cream"),
    )
    style = canvas.alike([(say(id), plate.w / 3 - 26) for _, id, _ in shown], PANEL_NOTE)
    for at, (points, id, ink) in enumerate(shown):
        box = plate.inset(14, 12).column(at, 3, 6)
        figure = "\u2013" if points is None else say("statistics-decimal", value=round(points, 1))
        canvas.write(figure, Style("black", 32, ink, SHADE), (box.center[0], box.y + 30), box.w, "center")
        canvas.write(say(id), style, (box.center[0], box.bottom - 20), box.w, "center")
