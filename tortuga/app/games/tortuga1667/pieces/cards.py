"""Vote cards and the fan of a hand; event cards and their backs."""

from __future__ import annotations

from typing import Unpack

import pygame

from tortuga.app.draw.art import Art
from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.nineslice import blank, shrunk
from tortuga.app.draw.theme import SMALLEST_READ, mix, rgb
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga1667.layout import VOTE_SHAPE
from tortuga.app.games.tortuga1667.palette import (
    EVENT,
    GROUP_COLOR,
    GROUP_ICON,
    HOLDERS,
    NAME,
    SECTIONS,
    Event,
    Nation,
    Section,
    Top,
)
from tortuga.app.games.tortuga1667.pieces import stock
from tortuga.app.games.tortuga1667.pieces.stock import (
    PICTURE,
    CardPose,
    inner,
    paper,
    put_back,
    put_card,
    put_sprite,
)
from tortuga.games.tortuga1667.pieces import CANNON, SKULL, TORCH, WATER

BOXES: tuple[Box, Box, Box] = (Box(7.5, 7.5, 85, 60.3), Box(7.5, 71.2, 85, 36.0), Box(7.5, 110.6, 85, 28.0))
"""The sections on a card 100 wide, in the order of SECTIONS."""
TOP_OF: dict[str, Top] = {TORCH: "torch", CANNON: "cannon", WATER: "water"}
_FLAG_OF: dict[str, Nation] = {"B": "british", "F": "french"}
"""Nations by the letter of their flag."""
_VEIL = (217, 199, 156, 184)
_PALE, _SECTION_GAP = 90, 0.2
"""For sections side by side: opacity of those that do not count, and the gap, as a share of the height."""


def vote_front(
    canvas: Canvas,
    card: str,
    center: Point,
    width: float,
    focus: Section | None = None,
    **pose: Unpack[CardPose],
) -> None:
    """The front of a vote card, by its letters (`VOTE_KINDS`); a `focus` veils the other sections."""
    put_card(canvas, center, _front, card, canvas.px(width), focus, **pose)


def _front(art: Art, letters: str, wide: int, focus: Section | None) -> pygame.Surface:
    card = paper(art, wide, VOTE_SHAPE)
    top, flag, skull = _sections(letters)
    names = (f"vote_{top}", f"flag_{flag}", "vote_skull" if skull else "vote_blank")
    for section, name, place in zip(SECTIONS, names, BOXES, strict=True):
        box = inner(wide, place)
        picture = art.sprite(f"{NAME}/{name}", box.w)
        card.blit(pygame.transform.smoothscale(picture, box.size), box)
        if section == "brawl":
            side = box.h * 0.62
            put_sprite(art, card, f"badge_{flag}", (box.right - side * 0.42, box.bottom - side * 0.36), side)
        if focus and section != focus:
            veil = blank(box.size)
            pygame.draw.rect(veil, _VEIL, veil.get_rect(), border_radius=max(1, round(wide * 0.05)))
            card.blit(veil, box)
    return card


def _sections(card: str) -> tuple[Top, Nation, bool]:
    """The sections of a vote card from top to bottom: attack symbol, flag, and whether it has a skull."""
    return TOP_OF[card[0]], _FLAG_OF[card[1]], card[2] == SKULL


def draw_vote_back(canvas: Canvas, center: Point, width: float, **pose: Unpack[CardPose]) -> None:
    """The back of a vote card."""
    put_back(canvas, "vote", center, width, **pose)


def draw_section(
    canvas: Canvas, name: Top | Nation | bool, center: Point, size: float, alpha: int = 255
) -> None:
    """A single section of a vote card: cannon, torch or water; a flag; a skull (True) or a blank (False)."""
    named = ("skull" if name else "blank") if isinstance(name, bool) else name
    sprite = canvas.art.sprite(f"{NAME}/{'flag' if name in HOLDERS else 'vote'}_{named}", canvas.px(size))
    canvas.blit_center(sprite, center, alpha)


def draw_sections(
    canvas: Canvas, card: str, left: Point, height: float, focus: Section | None = None
) -> float:
    """A vote card's sections side by side, for a line of text; `left` is the middle of their left edge.

    The section that counts in a vote, `focus`, stands out. Returns their width.
    """
    x, y = left
    for section, name, (_, _, wide, high) in zip(SECTIONS, _sections(card), BOXES, strict=True):
        size = height * wide / high
        draw_section(canvas, name, (x + size / 2, y), size, 255 if focus in (None, section) else _PALE)
        x += size + _SECTION_GAP * height
    return x - _SECTION_GAP * height - left[0]


def sections_width(height: float) -> float:
    """The width that `draw_sections` needs."""
    return height * (sum(wide / high for _, _, wide, high in BOXES) + _SECTION_GAP * (len(BOXES) - 1))


def draw_fan(canvas: Canvas, left: Point, count: int, height: float, ink: str = "cream") -> Box:
    """A small fan of vote backs and their number; `left` is the middle of its left edge. Returns its box."""
    x, y = left
    wide = height / VOTE_SHAPE
    reach = wide * (1.35 + 0.27 * max(1, count - 1))
    key = ("fan", count, canvas.px(height))
    canvas.blit_center(canvas.art.made(key, lambda: _fan(count, canvas.px(height))), (x + reach / 2, y))
    number = canvas.write(str(count), Style("black", 25, ink, "shade"), (x + reach + 1, y - 1))
    return Box(x, y - height / 2, number.right - x, height)


def _fan(count: int, high: int) -> pygame.Surface:
    big = 4
    wide = round(high / VOTE_SHAPE)
    w, h = wide * big, high * big
    out = blank((round(w * (1.5 + 0.27 * max(1, count - 1))), round(h * 1.4)))
    back = blank((w, h))
    for inset, tone, radius in ((0, "#170b05", 0.12), (0.06, "#e0b45a", 0.10), (0.13, "#6e412b", 0.07)):
        edge = round(w * inset)
        pygame.draw.rect(
            back, rgb(tone), back.get_rect().inflate(-2 * edge, -2 * edge), border_radius=round(w * radius)
        )
    for k in range(count):
        side = k - (count - 1) / 2
        card = pygame.transform.rotozoom(back, -side * 9, 1)
        spot = (out.get_width() / 2 + side * w * 0.26, out.get_height() / 2 + abs(side) * h * 0.03)
        out.blit(card, card.get_rect(center=(round(spot[0]), round(spot[1]))))
    size = (max(1, out.get_width() // big), max(1, out.get_height() // big))
    return pygame.transform.smoothscale(out, size)


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
    put_card(canvas, center, _event_front, kind, canvas.px(width), title, words, **pose)


def _event_front(art: Art, kind: Event, wide: int, name: str, line: str) -> pygame.Surface:
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
