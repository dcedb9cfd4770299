"""A treasure chest: arched lid, planks, gold straps, rivets, and a badge; its shadow and its light."""

from __future__ import annotations

import math

import pygame
from recipes.field import blur, halo, mix, rgb
from recipes.sprites import Sprite
from recipes.vectors import icon, shrink, stamp

WIDTH = 224  # pixels of the baked chest
OVER = 4
Painter = pygame.Surface


def _unit(percent: float) -> int:
    return int(percent * WIDTH * OVER / 100)


def _rgb(color: str) -> tuple[int, int, int]:
    return rgb(color)


def _band(target: Painter, band: pygame.Rect, vertical: bool) -> None:
    """Gold strap with a dark outline, shaded across its width."""
    pygame.draw.rect(target, _rgb("#1c0f08"), band.inflate(_unit(2.6), _unit(2.6)), border_radius=_unit(2))
    steps = band.w if vertical else band.h
    for i in range(steps):
        t = i / max(1, steps - 1)
        tone = mix("gold_l", "gold", min(1, t * 1.6)) if t < 0.6 else mix("gold", "gold_d", (t - 0.6) / 0.4)
        line = (band.x + i, band.y, 1, band.h) if vertical else (band.x, band.y + i, band.w, 1)
        target.fill(_rgb(tone), line)


def _body(target: Painter, base: str, middle: str, dark: str) -> None:
    body = pygame.Rect(_unit(6), _unit(40), _unit(88), _unit(42))
    pygame.draw.rect(target, _rgb("#1c0f08"), body.inflate(_unit(5), _unit(5)), border_radius=_unit(7))
    top = mix(base, middle, 0.35)
    for i in range(body.h):
        target.fill(_rgb(mix(top, dark, (i / body.h) ** 1.3 * 0.8)), (body.x, body.y + i, body.w, 1))
    for k in (1, 2):
        y = body.y + body.h * k // 3
        pygame.draw.line(target, _rgb(dark), (body.x, y), (body.right, y), _unit(1.6))


def _arch(top: float, bottom: float) -> dict[str, int]:
    return {
        "border_top_left_radius": _unit(top),
        "border_top_right_radius": _unit(top),
        "border_bottom_left_radius": _unit(bottom),
        "border_bottom_right_radius": _unit(bottom),
    }


def _lid(target: Painter, base: str, middle: str, light: str, dark: str) -> None:
    lid = pygame.Rect(_unit(4), _unit(6), _unit(92), _unit(40))
    pygame.draw.rect(target, _rgb("#1c0f08"), lid.inflate(_unit(5), _unit(5)), **_arch(26, 4))
    layer = pygame.Surface(lid.size, pygame.SRCALPHA, 32)
    for i in range(lid.h):
        t = i / lid.h
        shine = max(0.0, math.sin(math.pi * min(1, t * 1.15 + 0.12))) * (0.75 if t < 0.55 else 0.35)
        layer.fill((*_rgb(mix(mix(middle, base, 0.5), light, shine)), 255), (0, i, lid.w, 1))
    seam = pygame.Surface((lid.w, max(1, _unit(1.2))), pygame.SRCALPHA, 32)
    seam.fill((*_rgb(dark), 150))
    for k in (1, 2, 3):
        layer.blit(seam, (0, lid.h * k // 4))
    shape = pygame.Surface(lid.size, pygame.SRCALPHA, 32)
    pygame.draw.rect(shape, (255, 255, 255, 255), shape.get_rect(), **_arch(24, 3))
    layer.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    target.blit(layer, lid)


def _badge(target: Painter, symbol: str, ink: str) -> None:
    """Cream plate with a symbol where a lock would be."""
    x, y, radius = _unit(50), _unit(49), _unit(20)
    pygame.draw.circle(target, _rgb("#1c0f08"), (x, y), radius + _unit(2))
    pygame.draw.circle(target, _rgb("gold"), (x, y), radius)
    pygame.draw.circle(target, _rgb("gold_l"), (x - _unit(0.6), y - _unit(0.8)), radius - _unit(2))
    pygame.draw.circle(target, _rgb("cream"), (x, y), radius - _unit(3.6))
    stamp(target, icon(symbol, int(radius * 1.42), ink), (x, y))


def chest(base: str, shade: str, symbol: str, ink: str) -> pygame.Surface:
    """A chest of a colour with its dark shade, WIDTH pixels wide; the symbol of its badge in `ink`."""
    side = WIDTH * OVER
    out = pygame.Surface((side, int(side * 0.86)), pygame.SRCALPHA, 32)
    dark, middle = mix(base, shade, 0.75), mix(base, shade, 0.28)
    _body(out, base, middle, dark)
    _lid(out, base, middle, mix(base, "#ffffff", 0.42), dark)
    for x in (_unit(13), _unit(78)):
        _band(out, pygame.Rect(x, _unit(11), _unit(9), _unit(71)), True)
    _band(out, pygame.Rect(_unit(4), _unit(42), _unit(92), _unit(7)), False)
    for x in (_unit(17.5), _unit(82.5)):
        for y in (_unit(20), _unit(60), _unit(75)):
            pygame.draw.circle(out, _rgb("gold_d"), (x, y), _unit(2.1))
            pygame.draw.circle(out, _rgb("gold_l"), (x - _unit(0.5), y - _unit(0.5)), _unit(1.2))
    _badge(out, symbol, ink)
    gloss = pygame.Surface(out.get_size(), pygame.SRCALPHA, 32)
    gloss.fill((255, 255, 255, 0))
    pygame.draw.ellipse(gloss, (255, 255, 255, 70), (_unit(26), _unit(9), _unit(48), _unit(9)))
    out.blit(blur(gloss, _unit(2)), (0, 0))
    return shrink(out, WIDTH)


def shadow() -> Sprite:
    """The shadow of a chest on the ground, on a canvas centred on the chest."""
    w = WIDTH
    out = pygame.Surface((round(w * 1.5), round(w * 1.36)), pygame.SRCALPHA, 32)
    out.fill((8, 5, 2, 0))
    high = round(w * 0.17)
    bottom = out.get_height() / 2 + w * 0.43
    spot = pygame.Rect(0, 0, round(w * 1.05), high)
    spot.center = (out.get_width() // 2, round(bottom - w * 0.045))
    pygame.draw.ellipse(out, (8, 5, 2, 165), spot)
    return blur(out, round(w * 0.05)), 1 / 1.5


def glow(picture: pygame.Surface) -> Sprite:
    """The light around a chest."""
    w = picture.get_width()
    out = halo(picture, round(w * 0.12), "#ffe278", 255, 3, round(w * 0.42))
    out.blit(halo(picture, round(w * 0.04), "#fffae1", 255, 3, round(w * 0.42)), (0, 0))
    return shrink(out, 280), w / out.get_width()
