"""Event cards: front at any size, and the back with its place in the row."""

from __future__ import annotations

from typing import Unpack

import pygame

from tortuga.app.draw.art import Art
from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.nineslice import shrunk
from tortuga.app.draw.palette import mix
from tortuga.app.draw.theme import SMALLEST_READ, rgb
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga1667.layout import CARD_SHAPE
from tortuga.app.games.tortuga1667.palette import EVENT, GROUP_COLOR, GROUP_ICON, NAME, Event
from tortuga.app.games.tortuga1667.pieces.stock import (
    CARD_EDGE,
    CardPose,
    cut,
    inner,
    lines_in,
    one_line,
    paper,
    put_card,
    put_sprite,
    ring_disc,
)

NAMED_FROM = 108
"""The least width of a card that shows its name; smaller ones have only picture and badge."""
WORDS_FROM = 148
"""The least width of a card that shows its line."""


def draw_event(
    canvas: Canvas,
    kind: Event,
    center: Point,
    width: float,
    name: str = "",
    line: str = "",
    **pose: Unpack[CardPose],
) -> None:
    """The front of an event card; `name` and `line` show from NAMED_FROM and WORDS_FROM units on.

    pose: how it lies, see `CardPose`.
    """
    title = name if width >= NAMED_FROM else ""
    words = line if title and width >= WORDS_FROM else ""
    wide = canvas.px(width)
    key = ("event", kind, wide, title, words)
    put_card(canvas, key, lambda: _front(canvas.art, kind, wide, title, words), center, **pose)


def _front(art: Art, kind: Event, wide: int, name: str, line: str) -> pygame.Surface:
    look = EVENT[kind]
    size = (wide, round(wide * CARD_SHAPE))
    card = paper(art, size)
    high = 63.0 if line else 92.4 if name else 120.4
    box = inner(size, Box(7, 7, 86, high))
    card.blit(cut(art, _scene(art, kind, box.size), max(1, round(wide * 0.04))), box)
    pygame.draw.rect(card, rgb(CARD_EDGE), box, max(1, round(wide * 0.012)), border_radius=round(wide * 0.04))
    symbol = min(box.w * 0.66, box.h * 0.74)
    put_sprite(art, card, f"event_{kind}", (box.centerx, box.y + box.h * 0.46), symbol)
    _badge(art, card, kind, (box.x, box.y), wide)
    if name:
        band = inner(size, Box(2, 7 + high + 2, 96, 16.5))
        _band(card, band, GROUP_COLOR[look.group], wide)
        middle = (band.centerx, band.centery - wide * 0.006)
        style = Style("sc", round(wide * 0.118), "#fff3d2", "shade")
        one_line(art, card, name, style, middle, round(wide * 0.92))
    if line:
        room = inner(size, Box(8, 7 + high + 20, 84, 140 - high - 27 - 4))
        lines_in(art, card, line, Style("text", max(art.px(SMALLEST_READ), round(wide * 0.083))), room)
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
    """The group of an event at the top left corner of its picture: colour and symbol."""
    group = EVENT[kind].group
    side = max(wide * 0.20, art.px(17))
    center = (round(corner[0] + side * 0.42), round(corner[1] + side * 0.42))
    ring_disc(card, center, round(side / 2), GROUP_COLOR[group], max(1, round(wide * 0.011)))
    mark = art.icons.tinted(GROUP_ICON[group], max(4, round(side * 0.62)), "#fff0c8")
    card.blit(mark, mark.get_rect(center=center))


def _band(card: pygame.Surface, band: pygame.Rect, tone: str, wide: int) -> None:
    for y in range(band.h):
        shade = mix(mix(tone, "#ffffff", 0.10), mix(tone, "#000000", 0.25), y / max(1, band.h - 1))
        card.fill(rgb(shade), (band.x, band.y + y, band.w, 1))
    pygame.draw.rect(
        card, rgb(CARD_EDGE), band, max(1, round(wide * 0.010)), border_radius=max(1, wide // 80)
    )


def draw_event_back(
    canvas: Canvas, center: Point, width: float, numeral: str = "", **pose: Unpack[CardPose]
) -> None:
    """The back of an event card, with its place in the row as a numeral, else with a skull."""
    wide = canvas.px(width)
    put_card(canvas, ("event-back", wide, numeral), lambda: _back(canvas.art, wide, numeral), center, **pose)


def _back(art: Art, wide: int, numeral: str) -> pygame.Surface:
    card = art.sprite(f"{NAME}/back_event", wide).copy()
    middle = (card.get_width() // 2, card.get_height() // 2)
    if numeral:
        ring_disc(card, middle, round(wide * 0.22), "#2a170c", max(1, round(wide * 0.02)))
        style = Style("sc", max(art.px(SMALLEST_READ), round(wide * 0.26)), "gold_l")
        one_line(art, card, numeral, style, (middle[0], middle[1] - wide * 0.01), wide // 3)
        return card
    for share, tone in ((0.25, "#120a06"), (0.21, "#ffe9b8")):
        skull = art.icons.tinted("pirate-skull", max(4, round(wide * share)), tone)
        card.blit(skull, skull.get_rect(center=middle))
    return card
