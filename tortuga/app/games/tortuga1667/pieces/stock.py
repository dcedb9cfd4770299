"""What all cards share: paper, lettering, and how a card is put on the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, TypedDict, Unpack

import pygame

from tortuga.app.draw.art import Art
from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.nineslice import blank, shrunk
from tortuga.app.draw.pictures import DIM
from tortuga.app.draw.theme import SMALLEST_TEXT, rgb
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga1667.palette import NAME

Key = tuple[object, ...]
ANGLE_STEP: Final = 1.5
"""The degrees between the pictures of a tilted card."""
LEADING: Final = 1.12
CARD_EDGE: Final = "#2a180c"
"""Around pictures on cards."""
_CORNER: Final = 0.06
"""The radius of a card's corners, as a share of its width."""


def rounded(art: Art, size: tuple[int, int], radius: int) -> pygame.Surface:
    """A white shape with round corners, used as a mask for pictures."""

    def make() -> pygame.Surface:
        big = blank((size[0] * 4, size[1] * 4))
        pygame.draw.rect(big, (255, 255, 255, 255), big.get_rect(), border_radius=radius * 4)
        out = pygame.transform.smoothscale(big, size)
        out.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
        return out

    return art.made(("rounded", size, radius), make)


def cut(art: Art, picture: pygame.Surface, radius: int) -> pygame.Surface:
    """An opaque picture with round corners."""
    out = blank(picture.get_size())
    out.blit(picture, (0, 0))
    out.blit(rounded(art, out.get_size(), radius), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return out


def paper(art: Art, size: tuple[int, int]) -> pygame.Surface:
    """A fresh card of bare stock."""
    stock = shrunk(art.master(f"{NAME}/cards/stock.jpg"), size)
    return cut(art, stock, max(1, round(size[0] * _CORNER)))


def inner(size: tuple[int, int], box: Box) -> pygame.Rect:
    """A box of a card 100 wide, in pixels of a card of this size."""
    share = size[0] / 100
    left, top = round(box.x * share), round(box.y * share)
    right, low = round(box.right * share), round(box.bottom * share)
    return pygame.Rect(left, top, right - left, low - top)


def put_sprite(art: Art, card: pygame.Surface, name: str, center: tuple[float, float], width: float) -> None:
    """A sprite of the game on a card; pixels."""
    picture = art.sprite(f"{NAME}/{name}", max(1, round(width)))
    card.blit(picture, picture.get_rect(center=(round(center[0]), round(center[1]))))


def one_line(
    art: Art, card: pygame.Surface, text: str, style: Style, center: tuple[float, float], room: int
) -> None:
    """A line centred on a point of a card, shrunk and then condensed to its room; all in pixels."""
    if not text:
        return
    size = round(style.size)
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
    """Lines in the middle of a box of a card, as large as the player's text size and the box allow."""
    role, grown = style.role, round(style.size * art.letters.growth)
    least = art.px(SMALLEST_TEXT)
    while True:
        lines = art.letters.wrap(text, role, grown, box.w)
        fits = len(lines) * grown * LEADING <= box.h
        if grown <= least or (fits and all(art.letters.width(line, role, grown) <= box.w for line in lines)):
            break
        grown -= 1
    top = box.centery - (len(lines) - 1) * grown * LEADING / 2
    for k, line in enumerate(lines):
        one_line(art, card, line, style.fixed(grown), (box.centerx, top + k * grown * LEADING), box.w)


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
    canvas: Canvas, key: Key, make: Callable[[], pygame.Surface], center: Point, **pose: Unpack[CardPose]
) -> None:
    """Put a card on the table; `make` paints it if none is kept under this key."""
    angle, turn = pose.get("angle", 0.0), pose.get("turn", 1.0)
    alpha, lift = pose.get("alpha", 255), pose.get("lift", 4.0)
    art = canvas.art
    if pose.get("dim"):
        bright = make
        key, make = (*key, "dim"), lambda: _dimmed(art.made(key[:-1], bright))
    card = art.made(key, make)
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


def _tilted(art: Art, key: Key, picture: pygame.Surface, step: int) -> pygame.Surface:
    if not step:
        return picture
    return art.made((*key, "tilt", step), lambda: pygame.transform.rotozoom(picture, step * ANGLE_STEP, 1))


def put_back(canvas: Canvas, kind: str, center: Point, width: float, **pose: Unpack[CardPose]) -> None:
    """Put the bare back of a card on the table; `kind` is that of its sprite."""
    wide = canvas.px(width)
    back = partial(canvas.art.sprite, f"{NAME}/back_{kind}", wide)
    put_card(canvas, (f"{kind}-back", wide), lambda: back().copy(), center, **pose)


def put_framed(
    art: Art, card: pygame.Surface, picture: pygame.Surface, box: pygame.Rect, line: float
) -> None:
    """A picture on a card, with round corners and a dark edge; `line` is the edge's share of the width."""
    wide = card.get_width()
    radius = max(1, round(wide * 0.05))
    card.blit(cut(art, picture, radius), box)
    pygame.draw.rect(card, rgb(CARD_EDGE), box, max(1, round(wide * line)), border_radius=radius)


def ring_disc(card: pygame.Surface, center: tuple[int, int], radius: int, tone: str, line: int) -> None:
    """A small round plate with a gold ring on a card, smooth at any size."""
    big, side = 4, 2 * radius + 4
    disc = blank((side * big, side * big))
    middle = (side * big // 2, side * big // 2)
    for reach, color in ((radius + 1, "#1a0c06"), (radius, "gold"), (radius - line, tone)):
        pygame.draw.circle(disc, rgb(color), middle, max(1, reach) * big)
    small = pygame.transform.smoothscale(disc, (side, side))
    card.blit(small, small.get_rect(center=center))
