"""Badge and loyalty card of a nation, told apart by shape, symbol, letter and colour at once."""

from __future__ import annotations

from typing import Unpack

import pygame

from tortuga.app.draw.art import Art
from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.palette import mix
from tortuga.app.draw.pictures import DIM
from tortuga.app.draw.theme import SMALLEST_READ
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga1667.layout import CARD_SHAPE
from tortuga.app.games.tortuga1667.palette import NAME, NATION, Nation
from tortuga.app.games.tortuga1667.pieces.stock import (
    CardPose,
    inner,
    lines_in,
    one_line,
    paper,
    put_back,
    put_card,
    put_framed,
)

LETTER_FROM = 22
"""The least width of a badge that shows its letter."""
NAMED_FROM, WORDS_FROM = 100, 130
"""The least widths of a loyalty card that shows its name, and of one that shows its line."""


def badge(art: Art, nation: Nation, wide: int, letter: str, dim: bool = False) -> pygame.Surface:
    """A nation's badge, `wide` pixels."""

    def make() -> pygame.Surface:
        name = f"{NAME}/letter_{nation}" if letter else f"{NAME}/badge_{nation}"
        out = art.sprite(name, wide).copy()
        middle = (wide / 2, wide * 0.745)
        style = Style("black", round(wide * 0.30), NATION[nation].ink)
        one_line(art, out, letter, style, middle, wide // 2)
        if dim:
            out.fill(DIM, special_flags=pygame.BLEND_RGBA_MULT)
        return out

    return art.made(("badge", nation, wide, letter, dim), make)


def draw_badge(
    canvas: Canvas,
    nation: Nation,
    center: Point,
    size: float,
    letter: str = "",
    dim: bool = False,
    alpha: int = 255,
) -> None:
    """The badge of a nation with its letter in the player's language ("" = the English one)."""
    mark = (letter or NATION[nation].letter) if size >= LETTER_FROM else ""
    canvas.blit_center(badge(canvas.art, nation, canvas.px(size), mark, dim), center, alpha)


def draw_loyalty(
    canvas: Canvas,
    nation: Nation,
    center: Point,
    width: float,
    name: str = "",
    line: str = "",
    letter: str = "",
    **pose: Unpack[CardPose],
) -> None:
    """The front of a loyalty card: flag and badge; if it is wide enough, its name and what it wins with.

    pose: how it lies, see `CardPose`.
    """
    title = name if width >= NAMED_FROM else ""
    words = line if title and width >= WORDS_FROM else ""
    mark = letter or NATION[nation].letter
    wide = canvas.px(width)
    key = ("loyalty", nation, wide, title, words, mark)
    put_card(canvas, key, lambda: _front(canvas.art, nation, wide, title, words, mark), center, **pose)


def _front(art: Art, nation: Nation, wide: int, name: str, line: str, letter: str) -> pygame.Surface:
    size = (wide, round(wide * CARD_SHAPE))
    card = paper(art, size)
    # larger words take room from the flag
    large = bool(line) and art.letters.growth > 1.0
    high = 62.0 if large else 79.8 if line else 89.6 if name else 126.0
    box = inner(size, Box(7, 7, 86, high))
    flag = art.sprite(f"{NAME}/loyalty_{nation}", box.w)
    if flag.get_height() > box.h and nation == "french":
        top = (flag.get_height() - box.h) // 2
        flag = flag.subsurface((0, top, box.w, box.h))
    picture = pygame.transform.smoothscale(flag, box.size)
    put_framed(art, card, picture, box, 0.018)
    mark = badge(art, nation, round(wide * (0.46 if large else 0.56 if line else 0.60)), letter)
    shade = mark.copy()
    shade.fill((0, 0, 0, 110), special_flags=pygame.BLEND_RGBA_MULT)
    spot = mark.get_rect(center=box.center)
    card.blit(pygame.transform.gaussian_blur(shade, max(1, wide // 40)), spot.move(0, max(1, wide // 50)))
    card.blit(mark, spot)
    style = Style("sc", round(wide * 0.17), mix(NATION[nation].dark, "#1a0c06", 0.3))
    middle = 80.5 if large else 98.5 if line else 112
    one_line(art, card, name, style, (wide / 2, wide * middle / 100), round(wide * 0.9))
    if line:
        style = Style("ital", max(art.px(SMALLEST_READ), round(wide * 0.085)), "ink2")
        room = inner(size, Box(5, 89, 90, 46) if large else Box(6, 107, 88, 27))
        lines_in(art, card, line, style, room)
    return card


def draw_loyalty_back(canvas: Canvas, center: Point, width: float, **pose: Unpack[CardPose]) -> None:
    """A sealed letter: a loyalty that nobody may see."""
    put_back(canvas, "loyalty", center, width, **pose)
