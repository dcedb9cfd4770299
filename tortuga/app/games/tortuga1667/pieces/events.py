"""Event cards: the front at any size, and the back with the number of its place in the row."""

from __future__ import annotations

from typing import Unpack

import pygame

from tortuga.app.draw.art import Art
from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.nineslice import shrunk
from tortuga.app.draw.theme import SMALLEST_READ, mix, rgb
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga1667.palette import EVENT, GROUP_COLOR, GROUP_ICON, NAME, Event
from tortuga.app.games.tortuga1667.pieces import stock
from tortuga.app.games.tortuga1667.pieces.stock import PICTURE, CardPose, inner, put_card

NAMED_FROM = 108
"""Minimum width of a card that shows its name; smaller ones have only picture and badge."""
WORDS_FROM = 148
"""Minimum width of a card that shows its line of text."""
_NAME = Style("sc", 0.118, "#fff3d2", "shade")
_LINE = Style("text", 0.083)
_NUMERAL = Style("sc", 0.26, "gold_l")
"""Text styles; their sizes are shares of the card's width."""
_BARE, _NAMED, _WORDED = 120.4, 92.4, 63.0
"""Heights of the picture on a card 100 wide: alone, above a name, and above a name and a line."""


def draw_event(
    canvas: Canvas,
    kind: Event,
    center: Point,
    width: float,
    name: str = "",
    line: str = "",
    **pose: Unpack[CardPose],
) -> None:
    """The front of an event card; `name` and `line` show from NAMED_FROM and WORDS_FROM units on."""
    title = name if width >= NAMED_FROM else ""
    words = line if title and width >= WORDS_FROM else ""
    put_card(canvas, center, _front, kind, canvas.px(width), title, words, **pose)


def _front(art: Art, kind: Event, wide: int, name: str, line: str) -> pygame.Surface:
    card = stock.paper(art, wide)
    place = PICTURE._replace(h=_WORDED if line else _NAMED if name else _BARE)
    box = inner(wide, place)
    stock.put_framed(art, card, _scene(art, kind, box.size), box, 0.012, 0.04)
    symbol = min(box.w * 0.66, box.h * 0.74)
    stock.put_sprite(art, card, f"event_{kind}", (box.centerx, box.y + box.h * 0.46), symbol)
    _badge(art, card, kind, (box.x, box.y), wide)
    if name:
        band = inner(wide, Box(2, place.bottom + 2, 96, 16.5))
        _band(card, band, GROUP_COLOR[EVENT[kind].group])
        middle = (band.centerx, band.centery - wide * 0.006)
        stock.one_line(art, card, name, _NAME, middle, round(wide * 0.92))
    if line:
        below = Box(8, place.bottom + 20, 84, 140 - place.h - 31)
        stock.lines_in(art, card, line, _LINE, inner(wide, below))
    return card


def _scene(art: Art, kind: Event, size: tuple[int, int]) -> pygame.Surface:
    """Sky and sea of an event's picture."""
    sky = art.master(f"{NAME}/cards/sky_{kind}.jpg")
    w, h = sky.get_size()
    high = min(h, round(w * size[1] / size[0]))
    top = round((h - high) * 0.44)
    out = shrunk(sky.subsurface((0, top, w, high)), size)
    waves = art.sprite(f"{NAME}/sea_{kind}", size[0])
    tall = max(1, round(size[1] * 0.27))
    low = pygame.transform.smoothscale(waves, (size[0], tall))
    out.blit(low, (0, size[1] - tall))
    return out


def _badge(art: Art, card: pygame.Surface, kind: Event, corner: tuple[int, int], wide: int) -> None:
    """Badge at the top left of the picture: colour and symbol of the event's group."""
    group = EVENT[kind].group
    side = max(wide * 0.20, art.px(17))
    center = (round(corner[0] + side * 0.42), round(corner[1] + side * 0.42))
    stock.ring_disc(card, center, round(side / 2), GROUP_COLOR[group], 0.011)
    mark = art.icons.tinted(GROUP_ICON[group], max(4, round(side * 0.62)), "#fff0c8")
    card.blit(mark, mark.get_rect(center=center))


def _band(card: pygame.Surface, band: pygame.Rect, tone: str) -> None:
    for y in range(band.h):
        shade = mix(mix(tone, "#ffffff", 0.10), mix(tone, "#000000", 0.25), y / max(1, band.h - 1))
        card.fill(rgb(shade), (band.x, band.y + y, band.w, 1))
    stock.edge(card, band, 0.010, max(1, card.get_width() // 80))


def draw_event_back(
    canvas: Canvas, center: Point, width: float, numeral: str = "", **pose: Unpack[CardPose]
) -> None:
    """The back of an event card, with its place in the row as a numeral, else with a skull."""
    put_card(canvas, center, _back, canvas.px(width), numeral, **pose)


def _back(art: Art, wide: int, numeral: str) -> pygame.Surface:
    card = art.sprite(f"{NAME}/back_event", wide).copy()
    middle = (card.get_width() // 2, card.get_height() // 2)
    if numeral:
        stock.ring_disc(card, middle, round(wide * 0.22), "#2a170c", 0.02)
        center, least = (middle[0], middle[1] - wide * 0.01), art.px(SMALLEST_READ)
        stock.one_line(art, card, numeral, _NUMERAL, center, wide // 3, least)
        return card
    for share, tone in ((0.25, "#120a06"), (0.21, "#ffe9b8")):
        skull = art.icons.tinted("pirate-skull", max(4, round(wide * share)), tone)
        card.blit(skull, skull.get_rect(center=middle))
    return card
