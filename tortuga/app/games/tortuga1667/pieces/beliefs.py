"""Beliefs as bars: hatched upright for British, aslant for French, plain for Dutch, to do without colour."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from tortuga.app.draw.art import Art
from tortuga.app.draw.canvas import Canvas, legible
from tortuga.app.draw.nineslice import blank
from tortuga.app.draw.palette import mix
from tortuga.app.draw.theme import rgb
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga1667.palette import NATION, Nation
from tortuga.app.games.tortuga1667.pieces.stock import rounded

ORDER: tuple[Nation, ...] = ("british", "dutch", "french")
"""From left to right, with the Dutch, who side with neither of the others, in the middle."""
_HATCH = 9
"""Units between the lines of a hatch."""


def draw_belief(
    canvas: Canvas, box: Box, shares: Mapping[Nation, float], labels: Mapping[Nation, str]
) -> None:
    """How likely it is that a person is of each nation.

    Args:
        shares: 0..1, adding up to 1, without nations that are not in the game.
        labels: words on the parts; those that do not fit are left out.
    """
    size = canvas.rect(*box).size
    percents = tuple((nation, round(1000 * shares.get(nation, 0.0))) for nation in ORDER)
    key = ("belief", size, percents)
    canvas.blit(canvas.art.made(key, lambda: _bar(canvas.art, size, percents)), canvas.rect(*box).topleft)
    left = 0.0
    for nation in ORDER:
        wide = box.w * shares.get(nation, 0.0)
        label = labels.get(nation, "")
        if label and canvas.width(label, "black", 18, True) <= wide - 8:
            style = legible("black", 18, NATION[nation].ink, None if nation == "dutch" else "shade")
            middle = (box.x + left + wide / 2, box.center[1] - 1)
            canvas.write(label, style, middle, wide - 6, "center")
        left += wide


def _bar(art: Art, size: tuple[int, int], percents: tuple[tuple[Nation, int], ...]) -> pygame.Surface:
    big = 2
    wide, high = size[0] * big, size[1] * big
    step, line = max(4, art.px(_HATCH) * big), max(1, art.px(1.6) * big)
    out = blank((wide, high))
    left = 0.0
    for nation, share in percents:
        right = left + wide * share / 1000
        part = pygame.Surface((max(0, round(right) - round(left)), high), 0, 32)
        look = NATION[nation]
        for row in range(high):
            tone = mix(mix(look.color, "#ffffff", 0.10), look.dark, 0.35 * row / high)
            part.fill(rgb(tone), (0, row, part.get_width(), 1))
        pale = rgb(mix(look.color, "#ffffff", 0.28))
        if nation != "dutch":
            lean = high if nation == "french" else 0
            for k in range(-lean, part.get_width() + lean, step):
                pygame.draw.line(part, pale, (k + lean / 2, 0), (k - lean / 2, high), line)
        out.blit(part, (round(left), 0))
        if left:
            out.fill((26, 12, 6), (round(left) - big // 2, 0, big * 2, high))
        left = right
    small = pygame.transform.smoothscale(out, size)
    radius = art.px(5)
    small.blit(rounded(art, size, radius), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    pygame.draw.rect(small, (26, 12, 6), small.get_rect(), max(1, art.px(2)), border_radius=radius)
    return small
