"""What moves on the sea: light on any water; on the title also ships under sail and shadows of clouds."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final, NamedTuple, TypeAlias

import pygame

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Point

# ---------------------------------------------------------------- light
Glint: TypeAlias = tuple[float, float, float]
"""Middle in units, and at which point of its course it begins."""
_PERIOD = 7.0
"""Seconds from one appearance of a glint to the next."""
_DRIFT = 14.0
_LONG, _HIGH = 46.0, 7.0
_BRIGHT = 95


def glints(canvas: Canvas, time: float, places: Iterable[Glint]) -> list[pygame.Rect]:
    """Paint light on the water, soft streaks that come and go, `time` seconds after the table was laid.

    Returns:
        Where, in pixels.
    """
    painted = []
    picture = canvas.art.made(("glint",), lambda: _glint(canvas.px(_LONG), max(2, canvas.px(_HIGH))))
    whole = canvas.surface.get_rect()
    for x, y, begin in places:
        turn = 2 * math.pi * time / _PERIOD + begin
        light = max(0.0, math.sin(turn)) ** 3
        if light < 0.05:
            continue
        left, top = canvas.at(x - _LONG / 2 - _DRIFT * math.cos(turn), y - _HIGH / 2)
        area = picture.get_rect(topleft=(round(left), round(top)))
        canvas.blit(picture, area.topleft, round(_BRIGHT * light))
        painted.append(area.clip(whole))
    return painted


def _glint(wide: int, high: int) -> pygame.Surface:
    """A streak that is bright in the middle and fades to all sides."""
    out = pygame.Surface((wide, high), pygame.SRCALPHA, 32)
    for x in range(wide):
        for y in range(high):
            across, along = (y + 0.5) / high * 2 - 1, (x + 0.5) / wide * 2 - 1
            far = max(0.0, 1 - along * along) * max(0.0, 1 - across * across)
            out.set_at((x, y), (214, 244, 250, round(255 * far * far)))
    return out


# ---------------------------------------------------------------- the title
class Ship(NamedTuple):
    """A ship that sails to and fro; at the beginning it is in the middle of its course."""

    x: float
    y: float
    size: float
    mirrored: bool
    """Whether it sails to the left at first."""
    reach: float
    """Units from the middle to either end of its course."""
    period: float
    """Seconds for the way there and back."""
    swell: float
    """Seconds from wave to wave."""


FILES: Final = ("sprites/caravel.png", "sprites/wake.png")
"""The pictures of ships, which the first frame needs."""
SHIPS: Final = (
    Ship(850, 330, 130, False, 46, 58, 4.7),
    Ship(1700, 240, 100, True, 70, 76, 4.1),
    Ship(800, 830, 150, False, 50, 62, 5.3),
    Ship(1560, 870, 170, True, 76, 70, 5.9),
)
_GLINTS: Final[tuple[Glint, ...]] = (
    (760, 560, 3.2),
    (840, 690, 5.3),
    (1480, 250, 5.9),
    (1846, 420, 3.7),
    (1840, 640, 4.8),
    (1130, 900, 4.2),
)
"""On the open sea; none of them shines at the beginning."""
MOVES: Final = 4
"""How many times a second the light moves; a ship moves half as often, every other one in between."""
_ABOUT = 7.0
"""A ship comes about in the part of its course where its speed is less than 1 / this of its highest."""
_TURNED = 6
"""Number of widths at which it is seen meanwhile."""
_HEEL, _LISTS = 0.8, 3
"""Degrees from one angle of a ship to the next, and how many there are to either side."""
_BOB = 2.2
_WAKE = 0.35
"""How far below the middle of a ship its wake lies, as a share of its size."""


def sailing(canvas: Canvas, time: float) -> None:
    """Paint ships and light on the water, `time` seconds after the title was first seen."""
    if time:
        glints(canvas, time, _GLINTS)
    tick = round(time * MOVES)
    for odd, ship in enumerate(SHIPS):
        then = max(0, tick - (tick + odd) % 2) / MOVES
        turn = 2 * math.pi * then / ship.period
        speed, way = math.cos(turn), -1 if ship.mirrored else 1
        x = ship.x + way * ship.reach * math.sin(turn)
        foam = (x, ship.y + ship.size * _WAKE)
        _blit(canvas, _trimmed(canvas, "wake", ship.size), foam, round(255 * min(1.0, 1.5 * abs(speed))))
        seen = max(1, round(_TURNED * min(1.0, _ABOUT * abs(speed))))
        wave = 2 * math.pi * then / ship.swell
        heel = round(_LISTS * math.sin(wave * 0.61))
        hull = _hull(canvas, canvas.px(ship.size), seen, ship.mirrored != (speed < 0), heel)
        _blit(canvas, hull, (x, ship.y + _BOB * math.sin(wave)))


def _hull(canvas: Canvas, width: int, seen: int, mirrored: bool, heel: int) -> pygame.Surface:
    """A ship, `seen` of `_TURNED` parts of its width, at one of its angles."""

    def make() -> pygame.Surface:
        hull = canvas.art.sprite("caravel", width)
        hull = pygame.transform.flip(hull, mirrored, False)
        if seen < _TURNED:
            hull = pygame.transform.smoothscale(
                hull, (round(hull.get_width() * seen / _TURNED), hull.get_height())
            )
        hull = pygame.transform.rotozoom(hull, heel * _HEEL, 1) if heel else hull
        return hull.subsurface(hull.get_bounding_rect())

    return canvas.art.made(("caravel", width, seen, mirrored, heel), make)


_CLOUDS: Final = ((2.0, 400.0, 540.0), (70.0, 760.0, 440.0))
"""Of each cloud: when it first comes, how high on the stage it passes, and how wide its shadow is."""
_PASSES = 190.0
"""Seconds that a cloud takes, after which it comes again."""
_COMES, _GOES = 2040.0, 760.0
"""Where it comes from and where it goes, without passing over the menu."""
_FADES = 0.2
"""Share of its way in which its shadow appears, or fades."""


def clouds(canvas: Canvas, time: float) -> None:
    """Paint the shadows of clouds over sea, ships and island."""
    for begins, y, wide in _CLOUDS:
        part = (time - begins) % _PASSES / _PASSES
        dark = round(255 * min(1.0, part / _FADES, (1 - part) / _FADES))
        if time <= begins or not dark:
            continue
        _blit(canvas, _trimmed(canvas, "cloud_shadow", wide), (_COMES + (_GOES - _COMES) * part, y), dark)


def _trimmed(canvas: Canvas, name: str, wide: float) -> pygame.Surface:
    """A sprite without its empty margins, which would otherwise be painted, too, wherever it moves."""

    def make() -> pygame.Surface:
        sprite = canvas.art.sprite(name, canvas.px(wide))
        return sprite.subsurface(sprite.get_bounding_rect())

    return canvas.art.made(("trimmed", name, canvas.px(wide)), make)


def _blit(canvas: Canvas, trimmed: pygame.Surface, center: Point, alpha: int = 255) -> None:
    """Blit a picture without its margins as if it had them: with their middle at a point, in units."""
    whole, (left, top) = trimmed.get_abs_parent().get_size(), trimmed.get_abs_offset()
    x, y = canvas.at(*center)
    canvas.blit(trimmed, (round(x - whole[0] / 2) + left, round(y - whole[1] / 2) + top), alpha)
