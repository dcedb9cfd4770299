"""The light on sea and island: by day, and the evening of what may be the last round."""

from __future__ import annotations

from typing import Final

import pygame
from typing_extensions import override

from tortuga.app.draw.art import Art
from tortuga.app.draw.canvas import Canvas
from tortuga.app.games.tortuga2014.palette import NAME
from tortuga.app.games.tortuga2014.shown import DiceShown
from tortuga.app.games.tortuga2014.spotlight import may_be_last
from tortuga.app.table.part import Part

_EVENING: Final = (242, 178, 146)
"""Factors on red, green and blue, out of 255."""
_GLOW: Final = (16, 2, 0)
"""Red, green and blue added afterwards."""


def ground(art: Art, evening: bool) -> pygame.Surface:
    """The sea and the island, as large as the window."""
    day = art.backdrop(f"{NAME}/table")

    def toned() -> pygame.Surface:
        late = day.copy()
        late.fill(_EVENING, special_flags=pygame.BLEND_RGB_MULT)
        late.fill(_GLOW, special_flags=pygame.BLEND_RGB_ADD)
        return late

    return art.made((NAME, "evening"), toned) if evening else day


class Evening(Part):
    """Evening falls over the table when this may be the last round."""

    @override
    def paint(self, canvas: Canvas, shown: DiceShown) -> None:
        if may_be_last(shown.table):
            canvas.blit(ground(canvas.art, evening=True), (0, 0))

    @override
    def drawn_from(self, shown: DiceShown) -> object:
        return may_be_last(shown.table)
