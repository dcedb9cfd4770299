"""Beliefs over time: a strip for everybody, up for French and down for British, and what was true."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from tortuga.app.draw.art import Art
from tortuga.app.draw.brush import SetLine
from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.fitted import one_style, words
from tortuga.app.draw.nineslice import blank
from tortuga.app.draw.theme import rgb
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga1667.palette import NATION
from tortuga.app.games.tortuga1667.pieces.faces import draw_face
from tortuga.app.games.tortuga1667.pieces.nations import draw_badge
from tortuga.app.games.tortuga1667.results.hindsight import Course, leanings
from tortuga.app.games.tortuga1667.results.tale import Tale
from tortuga.app.scene.context import Context

_TALLEST = 96.0
_STEPS = 100
"""Heights that a strip tells apart, each way."""


def draw_opinions(
    canvas: Canvas, context: Context, box: Box, tale: Tale, course: Course | None, part: float = 1.0
) -> None:
    """Paint them on their sheet.

    Args:
        course: None while it is worked out, () when it could not be.
        part: how much of it is drawn, from the left: players with the first bit, what was true with the last.
    """
    say = context.say
    x, y, w, h = box
    title = canvas.text(say("results-beliefs"), "display", 34, "red_d", (x + 34, y + 42), max_w=w * 0.4)
    left = title[0] + title[2] + 18
    canvas.text(say("results-beliefs-note"), "ital", 21, "ink2", (left, y + 44), max_w=x + w - 30 - left)
    if course is None:
        canvas.text(
            say("notebook-asking"), "ital", 24, "ink2", (x + w / 2, y + h / 2), "center", max_w=w - 80
        )
        return
    if part <= 0:
        return  # the order of the players tells who was with whom
    step = min(_TALLEST, (h - 132) / len(tale.seats))
    names = [spec.name for spec in tale.seats]
    role, size = one_style(canvas, names, 132, 21)
    strip_x, strip_w = x + 216, w - 216 - 92
    top = y + 76 + ((h - 132) - step * len(tale.seats)) / 2
    for row, seat in enumerate(seat for _, members in tale.teams for seat in members):
        middle = top + (row + 0.5) * step
        draw_face(canvas, tale.seats[seat].colour, (x + 52, middle), min(46.0, step - 3))
        words(canvas, SetLine(names[seat]), role, size, "ink", (x + 78, middle - 1), max_w=136)
        values = leanings(course, seat) if course else ()
        _draw_strip(canvas, Box(strip_x, middle - step * 0.41, strip_w, step * 0.82), values, part)
        if part < 1:
            continue
        truth = tale.loyalties[seat]
        draw_badge(canvas, truth, (x + w - 52, middle), min(36.0, step - 6), say(f"side-letter-{truth}"))
    foot, half = y + h - 36, strip_w / 2 - 14
    up, down = say("results-beliefs-up"), say("results-beliefs-down")
    size = canvas.alike([(up, half), (down, half)], "bold", 18)
    right = (strip_x + strip_w - 12, foot)
    canvas.text(SetLine(up), "bold", size, NATION["french"].color, (strip_x, foot), max_w=half)
    canvas.text(SetLine(down), "bold", size, NATION["british"].color, right, "midright", max_w=half)
    canvas.text(say("results-beliefs-truth"), "ital", 18, "ink2", (x + w - 52, foot), "center", max_w=68)


def _draw_strip(canvas: Canvas, box: Box, values: Sequence[float], part: float) -> None:
    size = canvas.rect(*box).size
    heights = tuple([round(_STEPS * value) for value in values])
    art = canvas.art
    picture = art.made(("opinion", size, heights), lambda: _strip(art, size, heights))
    x, y, w, h = box
    with canvas.within(Box(x, y, w * part, h)):
        canvas.blit(picture, canvas.rect(*box).topleft)


def _strip(art: Art, size: tuple[int, int], heights: Sequence[int]) -> pygame.Surface:
    """A frame with a line in its middle, and the area between that line and the heights."""
    big = 2
    wide, high = size[0] * big, size[1] * big
    middle, edge = high / 2, max(1, art.px(1.6) * big)
    out = blank((wide, high))
    out.fill((185, 141, 78, 70))
    xs = [wide * at / max(1, len(heights) - 1) for at in range(len(heights))]
    ys = [middle - (middle - edge) * each / _STEPS for each in heights]
    if len(xs) > 1:
        for look, keep in ((NATION["french"], min), (NATION["british"], max)):
            spots = [(x, keep(y, middle)) for x, y in zip(xs, ys, strict=True)]
            pygame.draw.polygon(out, rgb(look.color), [(0.0, middle), *spots, (wide, middle)])
            pygame.draw.lines(out, rgb(look.dark), False, spots, max(1, round(edge)))
    pygame.draw.line(out, rgb("#2a1a0c"), (0, middle), (wide, middle), max(1, round(edge * 0.8)))
    small = pygame.transform.smoothscale(out, size)
    pygame.draw.rect(small, rgb("#7a5a2a"), small.get_rect(), max(1, art.px(1.6)), border_radius=art.px(4))
    return small
