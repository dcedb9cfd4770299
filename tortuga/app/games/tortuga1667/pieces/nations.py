"""Faces of people; badge, loyalty card and bar of a nation, told apart by shape, symbol, letter and colour.

The bars of beliefs can be read without colour: hatched vertically for the British, diagonally for the French,
plain for the Dutch.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, Unpack

import pygame

from tortuga.app.draw.art import Art
from tortuga.app.draw.brush import MOODS, Mood, Ring
from tortuga.app.draw.canvas import Canvas, Style, legible
from tortuga.app.draw.nineslice import blank
from tortuga.app.draw.pictures import DIM
from tortuga.app.draw.theme import mix, rgb
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga1667.palette import COLOUR, NAME, NATION, Nation
from tortuga.app.games.tortuga1667.pieces import stock
from tortuga.app.games.tortuga1667.pieces.stock import (
    PICTURE,
    CardPose,
    inner,
    one_line,
    paper,
    put_back,
    put_card,
    put_framed,
)
from tortuga.app.games.tortuga1667.seen.shown import Pirate

_RING_ABOARD = ((20, 10, 4, 105), (240, 222, 180, 120))
_RING_ASHORE = ((206, 170, 112, 205), (110, 74, 24, 190))
"""A free place: its ground and its line."""
_NUMBER, _NUMBER_ASHORE = Style("sc", color="#e6d6b0", shade="shade"), Style("sc", color="#7a5420")


def draw_face(
    canvas: Canvas,
    who: str,
    center: Point,
    size: float,
    mood: Mood = "calm",
    ring: Ring = "brass",
    *,
    glow: bool = False,
    dim: bool = False,
    lift: float = 3,
) -> None:
    """The face of a person, `who` by the name of the seat's colour, on that colour; see `Canvas.face`."""
    canvas.face(who, COLOUR[who].rgb, center, size, mood, ring, glow, dim, lift=lift)


def draw_pirate(canvas: Canvas, pirate: Pirate, center: Point, size: float) -> None:
    """The face of a pirate ashore or in a boat; one who acts or is chosen has a gold ring and a light."""
    lit = pirate.acts or pirate.chosen
    ring: Ring = "gold" if lit else "brass"
    draw_face(canvas, pirate.who, center, size, pirate.mood, ring, glow=lit or pirate.legal)


def draw_empty(canvas: Canvas, center: Point, size: float, number: str, ashore: bool = False) -> None:
    """A free place: a ring with its number; `ashore` it lies on sand."""
    width = canvas.px(size)
    key = ("empty place", width, ashore)
    canvas.blit_center(canvas.art.made(key, lambda: _ring(width, ashore)), center)
    style = (_NUMBER_ASHORE if ashore else _NUMBER).fixed(size * 0.37)
    canvas.write(number, style, (center[0], center[1] - 1), anchor="center")


def _ring(width: int, ashore: bool) -> pygame.Surface:
    side = width * 4
    out = pygame.Surface((side, side), pygame.SRCALPHA, 32)
    ground, line = _RING_ASHORE if ashore else _RING_ABOARD
    out.fill((*line[:3], 0))
    middle, reach = (side / 2, side / 2), side * 0.45
    pygame.draw.circle(out, ground, middle, reach)
    pygame.draw.circle(out, line, middle, reach, max(1, round(side * 0.032)))
    return pygame.transform.smoothscale(out, (width, width))


def draw_brother(
    canvas: Canvas,
    who: str,
    center: Point,
    width: float,
    name: str,
    mood: Mood = "calm",
) -> None:
    """A card of the Brethren of the Coast, which introduces a person."""
    put_card(canvas, center, _portrait, who, canvas.px(width), name, mood)


def _portrait(art: Art, who: str, wide: int, name: str, mood: Mood) -> pygame.Surface:
    card = paper(art, wide)
    box = inner(wide, PICTURE._replace(h=90))
    ground = pygame.Surface(box.size, 0, 32)
    ground.fill(rgb(COLOUR[who].rgb))
    light = art.sprite("face_light", round(box.h * 1.5))
    ground.blit(light, light.get_rect(center=(box.w // 2, box.h // 2)))
    bust = art.cell(f"persons/{who}", MOODS.index(mood), 0, box.w)
    ground.blit(bust, (0, box.h - bust.get_height()))
    put_framed(art, card, ground, box)
    one_line(art, card, name, Style("sc", 0.136), (wide / 2, wide * 1.09), round(wide * 0.88))
    return card


LETTER_FROM = 22
"""Minimum width of a badge that shows its letter."""
NAMED_FROM, WORDS_FROM = 100, 130
"""Minimum widths of a loyalty card that shows its name, and of one that shows its line of text, too."""

ORDER: tuple[Nation, ...] = ("british", "dutch", "french")
"""The parts of a bar from left to right; the Dutch, who side with neither nation, are in the middle."""
_DARK = (26, 12, 6)
_HATCH = 9
"""Units between the lines of a hatch."""


class _CardLayout(NamedTuple):
    """Layout of a loyalty card."""

    flag: float
    """Height of the flag on a card 100 wide."""
    badge: float
    """Width of the badge, as a share of the card's."""
    name: float
    """Vertical center of the name, as a share of the card's width."""
    line: Box | None = None
    """Box of the line of text on a card 100 wide."""


_BARE, _NAMED = _CardLayout(126.0, 0.60, 1.12), _CardLayout(89.6, 0.60, 1.12)
_LINED = _CardLayout(79.8, 0.56, 0.985, Box(6, 107, 88, 27))
_LARGE = _CardLayout(62.0, 0.46, 0.805, Box(5, 89, 90, 46))
_LINE = Style("ital", 0.085, "ink2")


def badge(art: Art, nation: Nation, wide: int, letter: str, dim: bool = False) -> pygame.Surface:
    """A nation's badge, `wide` pixels."""

    def make() -> pygame.Surface:
        name = f"{NAME}/letter_{nation}" if letter else f"{NAME}/badge_{nation}"
        out = art.sprite(name, wide).copy()
        style = Style("black", 0.30, NATION[nation].ink)
        stock.one_line(art, out, letter, style, (wide / 2, wide * 0.745), wide // 2)
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
    """The front of a loyalty card: flag and badge; if it is wide enough, its name and how the nation wins."""
    title = name if width >= NAMED_FROM else ""
    words = line if title and width >= WORDS_FROM else ""
    mark = letter or NATION[nation].letter
    put_card(canvas, center, _front, nation, canvas.px(width), title, words, mark, **pose)


def _front(art: Art, nation: Nation, wide: int, name: str, line: str, letter: str) -> pygame.Surface:
    card = stock.paper(art, wide)
    # with larger text the flag is smaller
    layout = _LARGE if line and art.letters.growth > 1.0 else _LINED if line else _NAMED if name else _BARE
    box = inner(wide, PICTURE._replace(h=layout.flag))
    flag = art.sprite(f"{NAME}/loyalty_{nation}", box.w)
    if flag.get_height() > box.h and nation == "french":
        top = (flag.get_height() - box.h) // 2
        flag = flag.subsurface((0, top, box.w, box.h))
    stock.put_framed(art, card, pygame.transform.smoothscale(flag, box.size), box)
    mark = badge(art, nation, round(wide * layout.badge), letter)
    shade = mark.copy()
    shade.fill((0, 0, 0, 110), special_flags=pygame.BLEND_RGBA_MULT)
    spot = mark.get_rect(center=box.center)
    card.blit(pygame.transform.gaussian_blur(shade, max(1, wide // 40)), spot.move(0, max(1, wide // 50)))
    card.blit(mark, spot)
    style = Style("sc", 0.17, mix(NATION[nation].dark, "#1a0c06", 0.3))
    stock.one_line(art, card, name, style, (wide / 2, wide * layout.name), round(wide * 0.9))
    if layout.line is not None:
        stock.lines_in(art, card, line, _LINE, inner(wide, layout.line))
    return card


def draw_loyalty_back(canvas: Canvas, center: Point, width: float, **pose: Unpack[CardPose]) -> None:
    """A sealed letter: a loyalty that nobody may see."""
    put_back(canvas, "loyalty", center, width, **pose)


def draw_belief(
    canvas: Canvas, box: Box, shares: Mapping[Nation, float], labels: Mapping[Nation, str]
) -> None:
    """How likely it is that a person is of each nation.

    Args:
        shares: 0..1, adding up to 1, without nations that are not in the game.
        labels: words on the parts; those that do not fit are left out.
    """
    size = canvas.rect(*box).size
    permille = tuple((nation, round(1000 * shares.get(nation, 0.0))) for nation in ORDER)
    key = ("belief", size, permille)
    canvas.blit(canvas.art.made(key, lambda: _bar(canvas.art, size, permille)), canvas.rect(*box).topleft)
    left = 0.0
    for nation in ORDER:
        wide = box.w * shares.get(nation, 0.0)
        label = labels.get(nation, "")
        if label and canvas.width(label, "black", 18, True) <= wide - 8:
            style = legible("black", 18, NATION[nation].ink, None if nation == "dutch" else "shade")
            middle = (box.x + left + wide / 2, box.center[1] - 1)
            canvas.write(label, style, middle, wide - 6, "center")
        left += wide


def _bar(art: Art, size: tuple[int, int], permille: tuple[tuple[Nation, int], ...]) -> pygame.Surface:
    big = 2
    wide, high = size[0] * big, size[1] * big
    step, line = max(4, art.px(_HATCH) * big), max(1, art.px(1.6) * big)
    out = blank((wide, high))
    left = 0.0
    for nation, share in permille:
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
            out.fill(_DARK, (round(left) - big // 2, 0, big * 2, high))
        left = right
    small = pygame.transform.smoothscale(out, size)
    radius = art.px(5)
    small.blit(stock.rounded(art, size, radius), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    pygame.draw.rect(small, _DARK, small.get_rect(), max(1, art.px(2)), border_radius=radius)
    return small
