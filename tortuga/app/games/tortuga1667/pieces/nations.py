"""What shows a nation: badge, loyalty card, hold, score. Shape, symbol, letter and colour go together."""

from __future__ import annotations

from typing import Unpack

import pygame

from tortuga.app.draw.art import Art
from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.palette import mix
from tortuga.app.draw.pictures import DIM
from tortuga.app.draw.theme import SMALLEST_READ, rgb
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga1667.layout import CARD_SHAPE
from tortuga.app.games.tortuga1667.palette import NAME, NATION, Nation
from tortuga.app.games.tortuga1667.pieces.stock import Lie, cut, inner, one_line, paper, paragraph, put_card
from tortuga.app.games.tortuga1667.pieces.treasure import draw_treasure

LETTER_FROM = 22
"""Width in units from which a badge shows its letter."""
NAMED_FROM, WORDS_FROM = 100, 130
_EDGE = "#2a180c"


def badge(art: Art, nation: Nation, wide: int, letter: str, dim: bool = False) -> pygame.Surface:
    """A nation's badge, `wide` pixels."""

    def make() -> pygame.Surface:
        name = f"{NAME}/letter_{nation}" if letter else f"{NAME}/badge_{nation}"
        out = art.sprite(name, wide).copy()
        middle = (wide / 2, wide * 0.745)
        one_line(art, out, letter, "black", round(wide * 0.30), NATION[nation].ink, middle, wide // 2)
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
    told = (letter or NATION[nation].letter) if size >= LETTER_FROM else ""
    canvas.blit_center(badge(canvas.art, nation, canvas.px(size), told, dim), center, alpha)


def draw_loyalty(
    canvas: Canvas,
    nation: Nation,
    center: Point,
    width: float,
    name: str = "",
    line: str = "",
    letter: str = "",
    **lie: Unpack[Lie],
) -> None:
    """The front of a loyalty card: flag, badge, from 100 units its name, from 130 what it wins with.

    lie: how it lies, see `Lie`.
    """
    told = name if width >= NAMED_FROM else ""
    words = line if told and width >= WORDS_FROM else ""
    mark = letter or NATION[nation].letter
    wide = canvas.px(width)
    put_card(
        canvas,
        ("loyalty", nation, wide, told, words, mark),
        lambda: _front(canvas.art, nation, wide, told, words, mark),
        center,
        **lie,
    )


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
    radius = max(1, round(wide * 0.05))
    card.blit(cut(art, picture, radius), box)
    pygame.draw.rect(card, rgb(_EDGE), box, max(1, round(wide * 0.018)), border_radius=radius)
    mark = badge(art, nation, round(wide * (0.46 if large else 0.56 if line else 0.60)), letter)
    shade = mark.copy()
    shade.fill((0, 0, 0, 110), special_flags=pygame.BLEND_RGBA_MULT)
    spot = mark.get_rect(center=box.center)
    card.blit(pygame.transform.gaussian_blur(shade, max(1, wide // 40)), spot.move(0, max(1, wide // 50)))
    card.blit(mark, spot)
    ink = mix(NATION[nation].dark, "#1a0c06", 0.3)
    middle = 80.5 if large else 98.5 if line else 112
    one_line(
        art, card, name, "sc", round(wide * 0.17), ink, (wide / 2, wide * middle / 100), round(wide * 0.9)
    )
    if line:
        least = art.px(SMALLEST_READ)
        room = inner(size, Box(5, 89, 90, 46) if large else Box(6, 107, 88, 27))
        paragraph(art, card, line, "ital", max(least, round(wide * 0.085)), "ink2", room)
    return card


def draw_loyalty_back(
    canvas: Canvas,
    center: Point,
    width: float,
    **lie: Unpack[Lie],
) -> None:
    """A sealed letter: a loyalty nobody may see."""
    wide = canvas.px(width)
    put_card(
        canvas,
        ("loyalty-back", wide),
        lambda: canvas.art.sprite(f"{NAME}/back_loyalty", wide).copy(),
        center,
        **lie,
    )


def draw_hold(
    canvas: Canvas,
    box: Box,
    nation: Nation,
    count: int,
    *,
    letter: str = "",
    was: int | None = None,
    hot: bool = False,
    shown: int | None = None,
) -> None:
    """A hold with its treasures and their number.

    was: the count before, drawn with an arrow to the new one. hot: a legal target or source. shown: how many
    treasures lie there to be seen (others are in flight); `count` if not told.
    """
    x, y, w, h = box
    if hot:
        canvas.glow(box, 10, 1.0, 8)
    canvas.plate(f"{NAME}/hold_{nation}", box)
    lying = count if shown is None else shown
    size = min(50.0, h * 0.52)
    step = min(size * 0.62, (w - 20 - size) / max(1, lying - 1))
    for k in range(lying):
        draw_treasure(canvas, (x + w * 0.5 + (k - (lying - 1) / 2) * step, y + h * 0.40), size)
    mark = canvas.numeral(38, 44)
    draw_badge(canvas, nation, (x + mark / 2 + 1, y + h - mark / 2 + 3), mark, letter)
    ink = "cream" if count else "locked"
    told = f"\u00d7{count}" if was is None or was == count else f"{was}\u2192{count}"
    canvas.text(
        told,
        "black",
        canvas.numeral(24, 30),
        ink,
        (x + w - 10, y + h - 17),
        "midright",
        "shade",
        max_w=w - 52,
    )


def draw_score(canvas: Canvas, box: Box, nation: Nation, count: int, letter: str = "") -> None:
    """The treasure of a nation as it stands: badge, number, chest."""
    x, y, w, h = box
    middle = y + h / 2
    canvas.plate(f"{NAME}/score_{nation}", box)
    draw_badge(canvas, nation, (x + 18, middle), h * 1.21, letter)
    canvas.text(str(count), "black", 28, "cream", (x + w * 0.52, middle - 1), "center", "shade")
    draw_treasure(canvas, (x + w - 26, middle - 1), 30)
