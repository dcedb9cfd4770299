"""Vote cards: attack above, brawl in the middle, mutiny below; and the fan of a hand."""

from __future__ import annotations

from typing import Unpack

import pygame

from tortuga.app.draw.art import Art
from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.nineslice import blank
from tortuga.app.draw.theme import rgb
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga1667.layout import VOTE_SHAPE
from tortuga.app.games.tortuga1667.palette import HOLDERS, NAME, SECTIONS, Nation, Section, Top
from tortuga.app.games.tortuga1667.pieces.stock import CardPose, inner, paper, put_back, put_card, put_sprite
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
