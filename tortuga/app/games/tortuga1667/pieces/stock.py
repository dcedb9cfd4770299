"""What all cards share: paper, lettering, and how a card is put on the table."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from typing import Final, TypedDict, Unpack

import pygame

from tortuga.app.draw.art import Art
from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.nineslice import blank, shrunk
from tortuga.app.draw.pictures import DIM
from tortuga.app.draw.theme import SMALLEST_READ, SMALLEST_TEXT, rgb
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga1667.layout import CARD_SHAPE
from tortuga.app.games.tortuga1667.palette import NAME

ANGLE_STEP: Final = 1.5
"""The degrees between the pictures of a tilted card."""
LEADING: Final = 1.12
_BIG: Final = 4
"""Smooth shapes are painted this many times as large, and shrunk."""
_CLEAR: Final = (255, 255, 255, 0)
CARD_EDGE: Final = "#2a180c"
"""Colour of the edge around pictures on cards."""
_CORNER: Final = 0.06
"""The radius of a card's corners, as a share of its width."""
PICTURE: Final = Box(7, 7, 86, 126)
"""The place of a picture on a card 100 wide that has no words."""


def rounded(art: Art, size: tuple[int, int], radius: int) -> pygame.Surface:
    """A white shape with round corners, used as a mask for pictures."""

    def make() -> pygame.Surface:
        big = blank((size[0] * _BIG, size[1] * _BIG))
        pygame.draw.rect(big, "white", big.get_rect(), border_radius=radius * _BIG)
        out = pygame.transform.smoothscale(big, size)
        out.fill(_CLEAR, special_flags=pygame.BLEND_RGBA_MAX)
        return out

    return art.made(("rounded", size, radius), make)


def cut(art: Art, picture: pygame.Surface, radius: int) -> pygame.Surface:
    """An opaque picture with round corners."""
    out = blank(picture.get_size())
    out.blit(picture, (0, 0))
    out.blit(rounded(art, out.get_size(), radius), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return out


def paper(art: Art, wide: int, shape: float = CARD_SHAPE) -> pygame.Surface:
    """A fresh card of bare stock, `wide` pixels; `shape` is its height by its width."""
    stock = shrunk(art.master(f"{NAME}/cards/stock.jpg"), (wide, round(wide * shape)))
    return cut(art, stock, max(1, round(wide * _CORNER)))


def inner(wide: int, box: Box) -> pygame.Rect:
    """A box of a card 100 wide, in pixels of a card of this width."""
    share = wide / 100
    left, top = round(box.x * share), round(box.y * share)
    right, low = round(box.right * share), round(box.bottom * share)
    return pygame.Rect(left, top, right - left, low - top)


def put_sprite(art: Art, card: pygame.Surface, name: str, center: tuple[float, float], width: float) -> None:
    """A sprite of the game on a card; pixels."""
    picture = art.sprite(f"{NAME}/{name}", max(1, round(width)))
    card.blit(picture, picture.get_rect(center=(round(center[0]), round(center[1]))))


def one_line(
    art: Art, card: pygame.Surface, text: str, style: Style, center: Point, room: int, least: int = 0
) -> None:
    """A line centred on a point of a card, shrunk and then condensed to its room, pixels.

    Args:
        style: its size is a share of the card's width.
        least: the size of the letters at first, at least; pixels.
    """
    if not text:
        return
    size = max(least, round(card.get_width() * style.size))
    while size > art.px(SMALLEST_TEXT) and art.letters.width(text, style.role, size) > room:
        size -= 1
    for ink, down in ((style.shade, max(1, round(size * 0.06))), (style.color, 0)):
        if ink is None:
            continue
        line = art.letters.line(text, size, style.inked(ink))
        if line.get_width() > room:
            line = art.narrowed(line, room, (text, style.role, size, ink))
        card.blit(line, line.get_rect(center=(round(center[0]), round(center[1]) + down)))


def lines_in(art: Art, card: pygame.Surface, text: str, style: Style, box: pygame.Rect) -> None:
    """Lines in the middle of a box of a card, as large as the player's text size and the box allow.

    style: its size is a share of the card's width.
    """
    size = max(art.px(SMALLEST_READ), round(card.get_width() * style.size))
    role, grown, least = style.role, round(size * art.letters.growth), art.px(SMALLEST_TEXT)
    while True:
        lines = art.letters.wrap(text, role, grown, box.w)
        fits = len(lines) * grown * LEADING <= box.h
        if grown <= least or (fits and all(art.letters.width(line, role, grown) <= box.w for line in lines)):
            break
        grown -= 1
    top = box.centery - (len(lines) - 1) * grown * LEADING / 2
    for k, line in enumerate(lines):
        one_line(art, card, line, style.fixed(0), (box.centerx, top + k * grown * LEADING), box.w, grown)


class CardPose(TypedDict, total=False):
    """How a card lies on the table; by default upright, flat, bright and opaque."""

    angle: float
    """Degrees counter-clockwise."""
    turn: float
    """Its width while it turns over, 0..1."""
    glow: bool
    """Legal or chosen."""
    dim: bool
    """Darkened."""
    alpha: int
    lift: float
    """How far below the card its shadow falls."""


def put_card(
    canvas: Canvas,
    center: Point,
    paint: Callable[..., pygame.Surface],
    *facts: Hashable,
    **pose: Unpack[CardPose],
) -> None:
    """Put a card on the table; `paint(art, *facts)` paints it if none of the kind is kept."""
    angle, turn = pose.get("angle", 0.0), pose.get("turn", 1.0)
    alpha, lift = pose.get("alpha", 255), pose.get("lift", 4.0)
    art, key = canvas.art, (paint, *facts)
    card = art.made(key, lambda: paint(art, *facts))
    if pose.get("dim"):
        card, key = art.made((*key, "dim"), partial(_dimmed, card)), (*key, "dim")
    step = round(angle / ANGLE_STEP)
    if turn < 1:  # a few frames of a motion: not worth a cache
        wide = max(1, round(card.get_width() * abs(turn)))
        canvas.blit_center(pygame.transform.smoothscale(card, (wide, card.get_height())), center, alpha)
        return
    size = card.get_size()
    if pose.get("glow"):
        for blur in (14, 7):
            light, _ = art.glow(size, blur)
            canvas.blit_center(_tilted(art, ("card-light", size, blur), light, step), center, alpha)
    shadow = art.made(("card-shadow", size), lambda: art.soft("shadow", size, 5, 165)[0])
    tilted = _tilted(art, ("card-shadow", size), shadow, step)
    canvas.blit_center(tilted, center, alpha, lift * 0.25, lift)
    canvas.blit_center(_tilted(art, key, card, step), center, alpha)


def _dimmed(card: pygame.Surface) -> pygame.Surface:
    out = card.copy()
    out.fill(DIM, special_flags=pygame.BLEND_RGBA_MULT)
    return out


def _tilted(art: Art, key: tuple[object, ...], picture: pygame.Surface, step: int) -> pygame.Surface:
    if not step:
        return picture
    return art.made((*key, "tilt", step), lambda: pygame.transform.rotozoom(picture, step * ANGLE_STEP, 1))


def put_back(canvas: Canvas, kind: str, center: Point, width: float, **pose: Unpack[CardPose]) -> None:
    """Put the bare back of a card on the table; `kind` is that of its sprite."""
    put_card(canvas, center, _back, kind, canvas.px(width), **pose)


def _back(art: Art, kind: str, wide: int) -> pygame.Surface:
    return art.sprite(f"{NAME}/back_{kind}", wide).copy()


def put_framed(
    art: Art,
    card: pygame.Surface,
    picture: pygame.Surface,
    box: pygame.Rect,
    line: float = 0.018,
    corner: float = 0.05,
) -> None:
    """A picture on a card, with a dark edge and round corners; both are shares of the card's width."""
    wide = card.get_width()
    radius = max(1, round(wide * corner))
    card.blit(cut(art, picture, radius), box)
    edge(card, box, line, radius)


def edge(card: pygame.Surface, box: pygame.Rect, line: float, radius: int) -> None:
    """The dark edge of a picture or band on a card; `line` is a share of the card's width."""
    thick = max(1, round(card.get_width() * line))
    pygame.draw.rect(card, rgb(CARD_EDGE), box, thick, border_radius=radius)


def ring_disc(card: pygame.Surface, center: tuple[int, int], radius: int, tone: str, line: float) -> None:
    """A small round plate with a gold ring on a card, smooth at any size; `line` is a share of its width."""
    side, thick = 2 * radius + 4, max(1, round(card.get_width() * line))
    disc = blank((side * _BIG, side * _BIG))
    middle = disc.get_rect().center
    for reach, color in ((radius + 1, "#1a0c06"), (radius, "gold"), (radius - thick, tone)):
        pygame.draw.circle(disc, rgb(color), middle, max(1, reach) * _BIG)
    small = pygame.transform.smoothscale(disc, (side, side))
    card.blit(small, small.get_rect(center=center))
