"""Sea and island, where a table has them: by day, and in the evening of what may be the last round."""

from __future__ import annotations

from typing import Final

import pygame
from typing_extensions import override

from tortuga.app.draw.art import Art
from tortuga.app.draw.canvas import Canvas
from tortuga.app.games.tortuga2014.palette import NAME
from tortuga.app.games.tortuga2014.shown import DiceShown
from tortuga.app.games.tortuga2014.spotlight import may_be_last
from tortuga.app.games.tortuga2014.table.layout import ArrangedPart

_EVENING: Final = (242, 178, 146)
"""Factors on red, green and blue, out of 255."""
_GLOW: Final = (16, 2, 0)
"""Red, green and blue added afterwards."""


def ground(art: Art, evening: bool, aside: float = 0.0) -> pygame.Surface:
    """The sea and the island, as large as the window; the island is `aside` units right of the middle."""
    middle, far = art.backdrop(f"{NAME}/table"), art.px(aside)

    def moved() -> pygame.Surface:
        wide, high = middle.get_size()
        out = pygame.Surface((wide, high), 0, 32)
        free = pygame.Rect(0 if far > 0 else wide + far, 0, abs(far), high)
        out.blit(pygame.transform.flip(middle.subsurface(free), True, False), free)
        out.blit(middle, (far, 0))
        return out

    day = art.made((NAME, "ground", far), moved) if far else middle

    def toned() -> pygame.Surface:
        late = day.copy()
        late.fill(_EVENING, special_flags=pygame.BLEND_RGB_MULT)
        late.fill(_GLOW, special_flags=pygame.BLEND_RGB_ADD)
        return late

    return art.made((NAME, "evening", far), toned) if evening else day


class Ground(ArrangedPart):
    """The ground, if it is not the common one: evening falls when this may be the last round."""

    @override
    def paint(self, canvas: Canvas, shown: DiceShown) -> None:
        evening, aside = may_be_last(shown.table), self.arranged(shown.table.seats).aside
        if evening or aside:
            canvas.blit(ground(canvas.art, evening, aside), (0, 0))

    @override
    def drawn_from(self, shown: DiceShown) -> object:
        return may_be_last(shown.table)
