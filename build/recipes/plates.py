"""The plates of tortuga/app/draw/theme.py as nine-slice masters, with the soft shadow and glow under them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
import pygame
from recipes import textures
from recipes.field import Field, U, box_distance, coverage, edge_light, fbm, halo, over, sstep, surface, vec

from tortuga.app.draw.theme import Plate

PERIOD = 128  # units after which the edges of boards and papers repeat


@dataclass(frozen=True)
class Master:
    """A nine-slice picture: corner length in pixels, whether edges repeat, the texture that fills it."""

    picture: pygame.Surface
    inset: int
    repeat: bool = False
    fill: str | None = None
    mask: pygame.Surface | None = None
    pad: int = 0


def _ring(d: Field, plate: Plate, color: Field, alpha: Field) -> tuple[Field, Field]:
    """Lay the border line of a plate over its picture."""
    assert plate.border is not None
    band = sstep(-plate.line * U - 0.7, -plate.line * U + 0.7, d) * coverage(d)
    tone = vec(plate.border) * (1 + 0.35 * edge_light(d, (plate.line + 1) * U))[..., None]
    return over(color, alpha, np.clip(tone, 0, 255), band)


def pill(plate: Plate) -> Master:
    """A glossy plate about as high as it is typically drawn, so that the gradient keeps its slope."""
    inset = round((plate.radius + 3) * U)
    h = max(2 * inset + 4, {4: 14, 5: 20, 7: 30, 8: 34, 9: 30, 16: 38, 20: 44}.get(int(plate.radius), 54) * U)
    w = 2 * inset + 24 * U
    d = box_distance(w, h, plate.radius * U)
    y = np.linspace(0, 1, h, dtype=np.float32)[:, None]
    color = vec(plate.color) * (1 + plate.gradient * (0.5 - y))[..., None] * np.ones((h, w, 1), np.float32)
    shine = plate.gloss * np.clip(1 - y * 2.1, 0, 1) * sstep(0, 4 * U, -d)
    color = color + (255 - color) * shine[..., None]
    alpha = coverage(d)
    if plate.border:
        color, _ = _ring(d, plate, color, np.ones_like(alpha))
    return Master(surface(color, alpha), inset)


def inset_area(plate: Plate) -> Master:
    """A recessed area: inner shadow above, light lip below."""
    inset = round((plate.radius + 2 * plate.depth) * U)
    side = 2 * inset + 16 * U
    d = box_distance(side, side, plate.radius * U)
    y = np.linspace(0, 1, side, dtype=np.float32)[:, None]
    shade = np.exp(-np.maximum(-d, 0) / (plate.depth * U))
    alpha = (plate.alpha + (1 - plate.alpha) * 0.75 * shade * (1 - 0.7 * y)) * coverage(d)
    lip = np.clip(edge_light(d, 2.0 * U, 1.2), 0, 1)
    color = vec(plate.color) * np.ones((side, side, 1), np.float32)
    color = color + (vec("gold_l") - color) * (lip * 0.175)[..., None]
    if plate.border:
        color, alpha = _ring(d, plate, color, alpha)
    return Master(surface(color, alpha), inset)


def frame(plate: Plate) -> Master:
    """Only a border line."""
    inset = round((plate.radius + plate.line + 2) * U)
    side = 2 * inset + 8 * U
    d = box_distance(side, side, plate.radius * U)
    nothing = np.zeros((side, side), np.float32)
    color, alpha = _ring(d, plate, np.zeros((side, side, 3), np.float32), nothing)
    return Master(surface(color, alpha), inset)


def _mask(d: Field) -> pygame.Surface:
    return surface(np.full((*d.shape, 3), 255, np.float32), coverage(d))


def _wrapped(field: Field, side: int, inset: int) -> Field:
    """A seamless field laid so that the middle of a master repeats without a seam."""
    index = np.mod(np.arange(side) - inset, field.shape[0])
    return field[np.ix_(index, index)]


def wood(plate: Plate) -> Master:
    """Rim, gold line and shade of a wooden board; the planks come from the texture below."""
    inset, period = round((plate.radius + 40) * U), PERIOD * U
    side = 2 * inset + period
    d = box_distance(side, side, plate.radius * U)
    grain = textures.rim(period, period, 31, plate.color, plate.light)
    index = np.mod(np.arange(side) - inset, period)
    rim = grain[np.ix_(index, index)] * (1 + 0.55 * edge_light(d, 4 * U))[..., None]
    inner = d + plate.rim * U
    shade = 0.42 * np.exp(-np.maximum(-inner, 0) / (16 * U)) * (inner < 0)
    # the shade must be gone where the middle begins, or it would be repeated
    shade *= 1 - sstep(30 * U, 40 * U, -inner)
    color, alpha = np.zeros((side, side, 3), np.float32), shade.astype(np.float32)
    color, alpha = over(color, alpha, rim, sstep(-1, 1, inner))
    line = 0.75 * np.exp(-((inner / (1.3 * U)) ** 2))
    color, alpha = over(color, alpha, np.broadcast_to(vec("gold_d") * 1.15, color.shape), line)
    fill = "wood_own" if plate.color == "wood_own" else "wood"
    return Master(surface(color, alpha * coverage(d)), inset, True, fill, _mask(d))


def parchment(plate: Plate) -> Master:
    """Burnt edge and, for torn paper, a rough outline."""
    inset, period = round((plate.radius + 34) * U), PERIOD * U
    side = 2 * inset + period
    mottle, tear = (
        _wrapped(fbm(period, period, beta, seed), side, inset) for beta, seed in ((2.6, 3), (1.9, 10))
    )
    d = box_distance(side, side, plate.radius * U, 3 * U if plate.torn else 0)
    if plate.torn:
        d = d + tear * 1.5 * U
    burn = 0.42 * np.exp(-np.maximum(-box_distance(side, side, 14 * U) + mottle * 7 * U, 0) / (20 * U))
    burn *= sstep(34 * U + 10, 10 * U, -box_distance(side, side, plate.radius * U))
    color = np.broadcast_to(vec("parch_dd"), (side, side, 3)).astype(np.float32)
    light = 0.8 * edge_light(d, 3 * U)
    color, alpha = over(color, burn.astype(np.float32), np.full_like(color, 255), np.clip(light, 0, 1) * 0.5)
    color, alpha = over(color, alpha, vec("#5a3c14") * np.ones_like(color), np.clip(-light, 0, 1) * 0.5)
    return Master(surface(color, alpha * coverage(d)), inset, True, "parchment", _mask(d))


def leather(plate: Plate) -> Master:
    """Darkened edge and a row of stitches."""
    inset, period = 60 * U, PERIOD * U
    side = 2 * inset + period
    d = box_distance(side, side, plate.radius * U)
    alpha = 0.55 * np.exp(-np.maximum(-d, 0) / (24 * U)) * (1 - sstep(44 * U, 58 * U, -d))
    color = np.zeros((side, side, 3), np.float32)
    light = 0.30 * edge_light(d, 3 * U, 2.2)
    color, alpha = over(color, alpha.astype(np.float32), np.full_like(color, 255), np.clip(light, 0, 1))
    picture = surface(color, alpha * coverage(d))
    stitch, run, far = 16 * U, 9 * U, side - 9 * U
    near = 9 * U
    for start in range(inset % stitch, side - near, stitch):
        if start < near + 4:
            continue
        for line in (near, far - 2 * U):
            for across in (True, False):
                spot = (start, line, run, 2 * U) if across else (line, start, 2 * U, run)
                shade = pygame.Rect(spot).move(0, U)
                pygame.draw.rect(picture, (20, 8, 4, 150), shade, border_radius=U)
                pygame.draw.rect(picture, tuple(int(c) for c in vec("#b98d54")), spot, border_radius=U)
    return Master(picture, inset, True, "leather", _mask(d))


def soft(color: str, alpha: int, times: int) -> Master:
    """A blurred rounded rectangle: `pad` is how far it reaches beyond the rectangle."""
    blur, radius = 24, 28
    core = pygame.Surface((160, 160), pygame.SRCALPHA, 32)
    pygame.draw.rect(core, (255, 255, 255, 255), core.get_rect(), border_radius=radius)
    pad = 2 * blur
    return Master(halo(core, blur, color, alpha, times, pad), pad + 64, pad=pad)


MAKERS = {
    "pill": pill,
    "inset": inset_area,
    "frame": frame,
    "wood": wood,
    "parchment": parchment,
    "leather": leather,
}


def masters(chosen: Mapping[str, Plate]) -> dict[str, Master]:
    """Nine-slice masters of plates by name."""
    return {name: MAKERS[plate.kind](plate) for name, plate in chosen.items()}


def softs() -> dict[str, Master]:
    """Shadow and light around a rectangle."""
    return {"shadow": soft("#050302", 255, 1), "glow": soft("gold_l", 255, 1)}
