"""Icons and letters for the recipes: silhouettes from the vector set, glyphs from the game's fonts."""

from __future__ import annotations

import functools
import math
from pathlib import Path

import pygame
from recipes.field import mix, rgb

from tortuga.app.draw.pictures import Icons
from tortuga.app.draw.theme import FONTS

ASSETS = Path(__file__).resolve().parents[2] / "assets"


@functools.cache
def icons() -> Icons:
    """The icon set of the game."""
    return Icons(ASSETS / "data" / "icons.json")


def icon(
    name: str, size: int, color: str = "#ffffff", alpha: int = 255, flip: bool = False
) -> pygame.Surface:
    """A fresh tinted icon of `size` pixels."""
    out = icons().mask(name, size).copy()
    out.fill((*rgb(color), alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return pygame.transform.flip(out, True, False) if flip else out


def stamp(target: pygame.Surface, picture: pygame.Surface, center: tuple[float, float]) -> None:
    """Blit centred."""
    target.blit(picture, picture.get_rect(center=(round(center[0]), round(center[1]))))


def glyph(string: str, role: str, size: int, color: str) -> pygame.Surface:
    """Letters cropped to their ink."""
    face = pygame.font.Font(ASSETS / "fonts" / FONTS[role], size)
    drawn = face.render(string, True, rgb(color))
    return drawn.subsurface(drawn.get_bounding_rect()).copy()


def painted(
    name: str, size: int, top: str, bottom: str, outline: str = "#1a0d06", rim: float = 4
) -> pygame.Surface:
    """An icon as a painted object: vertical gradient, rim light and dark outline."""
    shape = icon(name, size)
    pad = round(rim) + 4
    out = pygame.Surface((size + 2 * pad, size + 2 * pad), pygame.SRCALPHA, 32)
    edge = icon(name, size, outline)
    for k in range(24):
        angle = k * math.pi / 12
        out.blit(edge, (pad + round(rim * math.cos(angle)), pad + round(rim * math.sin(angle))))
    layer = pygame.Surface((size, size), pygame.SRCALPHA, 32)
    for y in range(size):
        layer.fill((*rgb(mix(top, bottom, y / size)), 255), (0, y, size, 1))
    layer.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    out.blit(icon(name, size, mix(top, "#ffffff", 0.55)), (pad - round(rim / 2), pad - round(rim / 2)))
    out.blit(layer, (pad, pad))
    return out


def shrink(picture: pygame.Surface, width: int) -> pygame.Surface:
    """Scaled down to `width` pixels, proportions kept."""
    return pygame.transform.smoothscale(
        picture, (width, round(picture.get_height() * width / picture.get_width()))
    )
