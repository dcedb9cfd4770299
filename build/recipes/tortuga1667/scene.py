"""The captain's desk, and the sea chart that lies on it with ships, Galleon and Tortuga. Lengths in units."""

from __future__ import annotations

import numpy as np
import pygame
from recipes.backdrops import SIZE
from recipes.field import (
    U,
    box_distance,
    coverage,
    edge_light,
    fbm_fine,
    grid,
    halo,
    sstep,
    surface,
    vec,
)
from recipes.land import colors, jungle, palm
from recipes.outline import rounded
from recipes.pen import Pen
from recipes.seachart import lines, rose, water
from recipes.textures import wood
from recipes.tortuga1667.hulls import MARGIN, afloat, hull, spar
from recipes.vectors import icon, stamp

from tortuga.app.games.tortuga1667 import layout as at
from tortuga.app.games.tortuga1667.palette import HULL, SHIPS
from tortuga.app.games.tortuga1667.table import places, treasure

PALMS = ((716, 640, 74, False), (1154, 640, 76, True), (744, 674, 56, True), (1126, 676, 58, False))
"""Foot and size of each palm, and whether it is mirrored."""
DRAWINGS = (("sea-serpent", 74, 1128, 204), ("whale-tail", 62, 728, 214))
ROSE = (934, 318, 120)


def desk() -> pygame.Surface:
    """Dark planks under a lamp."""
    w, h = SIZE
    grain = wood(w, h, 211, "#4b2e1b", "#1d110a", "#6f4729", 136, 1.15)
    y, x = grid(h, w)
    far = np.hypot((x - w * 0.46) / (w * 0.62), (y - h * 0.36) / (h * 0.74))
    light = np.clip(1.22 - 0.62 * far, 0.30, 1.3)[..., None]
    warm = 1 + np.array([0.10, 0.03, -0.05]) * np.clip(1 - far, 0, 1)[..., None]
    return surface((grain * light * warm).astype(np.float32))


def _sheet(w: int, h: int) -> pygame.Surface:
    """The paper of the chart with its rough, burnt edge."""
    noise, grain, fibre = (
        fbm_fine(h, w, 2.6, 23),
        fbm_fine(h, w, 0.8, 24),
        fbm_fine(h, w, 1.6, 25, 1, 6),
    )
    t = np.clip(0.3 + 0.2 * noise + 0.05 * grain + 0.05 * fibre, 0, 1)[..., None]
    color = vec("parch") + (vec("parch_d") - vec("parch")) * t
    inner = -box_distance(w, h, 14 * U) + noise * 7 * U
    burn = 0.42 * np.exp(-np.maximum(inner, 0) / (20 * U))[..., None]
    color = color * (1 - burn) + vec("parch_dd") * burn
    d = box_distance(w, h, 8 * U, 2 * U) + fbm_fine(h, w, 1.9, 31) * 1.6 * U
    color = color * (1 + 0.22 * edge_light(d, 3 * U))[..., None]
    return surface(color.astype(np.float32), coverage(d))


def _isle(w: int, h: int) -> pygame.Surface:
    """Tortuga: a wide beach before jungle hills, with shoals and foam."""
    y, x = grid(h, w)
    u, v = (x - w / 2) / (w * 0.43), (y - h / 2) / (h * 0.43)
    angle = np.arctan2(v, u)
    broad, medium = fbm_fine(h, w, 3.2, 71), fbm_fine(h, w, 3.0, 72)
    lobes = 1 + 0.05 * np.sin(3 * angle + 0.6) + 0.04 * np.sin(5 * angle + 2) + 0.02 * np.sin(9 * angle + 1)
    radius = (np.abs(u / 0.98) ** 2.6 + np.abs(v / 0.96) ** 2.6) ** (1 / 2.6) * lobes
    land = (1 - radius**2.4) * 0.62 + 0.05 * broad + 0.015 * medium
    rim = (np.abs(u / 0.84) ** 3 + np.abs((v - 0.17) / 0.60) ** 3) ** (1 / 3) * (1 + 0.02 * broad)
    clearing = sstep(1.10, 0.90, rim)
    peaks = (
        np.exp(-(((u + 0.02) / 0.24) ** 2 + ((v + 0.72) / 0.16) ** 2)) * 0.50
        + np.exp(-(((u - 0.46) / 0.18) ** 2 + ((v + 0.60) / 0.14) ** 2)) * 0.26
        + np.exp(-(((u + 0.50) / 0.18) ** 2 + ((v + 0.58) / 0.15) ** 2)) * 0.28
    )
    height = land + peaks * (1 + 0.16 * medium) * sstep(0.03, 0.2, land)
    height = np.minimum(height, 0.205 + 0.8 * sstep(0.10, -0.25, v))  # no jungle on the near shore
    height = height * (1 - clearing) + np.minimum(height, 0.155 + 0.006 * medium) * clearing
    height = height.astype(np.float32)
    out = surface(*colors(height, clearing, rim.astype(np.float32), v, broad))
    jungle(out, (0, 0), height, clearing)
    return out


def _put(target: pygame.Surface, picture: pygame.Surface, x: float, y: float) -> None:
    stamp(target, picture, (x * U, y * U))


def _ships(target: pygame.Surface) -> None:
    """Both ships with five places, and the Galleon between them."""
    for ship, seed in zip(SHIPS, (301, 307), strict=True):
        x, y, w, h = places.HULL[ship]
        middle = x + w / 2
        bowsprit = Pen(10, 60, U)
        bowsprit.fill(rounded(0, 0, 10, 60, 5), "#2a180c")
        bowsprit.fill(rounded(2, 2, 6, 56, 3), "#8d6a42")
        _put(target, bowsprit.picture(), middle, y + 10)
        _put(target, afloat(hull(ship, w, h, seed)), middle, y + h / 2)
        for down, length in ((places.SIGN_Y - y, 296), (452, 300)):
            yard = spar(length, HULL[ship].sail)
            _put(target, halo(yard, 4 * U, "#040a0e", 140), middle + 2, y + down + 6)
            _put(target, yard, middle, y + down)
    across = pygame.transform.rotate(
        hull("galleon", treasure.GALLEON.h, treasure.GALLEON.w, 311, bow=0.34, stern=0.72), 90
    )
    x, y = treasure.GALLEON.center
    _put(target, afloat(across), x, y)
    for dx in (55, -61):
        yard = pygame.transform.rotate(spar(158, HULL["galleon"].sail), 90)
        _put(target, halo(yard, 4 * U, "#040a0e", 140), x + dx + 2, y + 6)
        _put(target, yard, x + dx, y)
    for k in range(treasure.MAX_CHESTS):
        spot = Pen(46, 36, U)
        spot.fill(rounded(1, 1, 44, 34, 8), "#140802", 110)
        spot.line(rounded(1, 1, 44, 34, 8), "#140802", 2, 170)
        _put(target, spot.picture(), *treasure.chest(k).center)


def chart(target: pygame.Surface) -> None:
    """The chart with everything that never changes on it."""
    x, y, w, h = at.CHART
    sheet = _sheet(round(w * U), round(h * U))
    _put(target, halo(sheet, 16 * U, "#050302", 220, 1, 40 * U), x + w / 2, y + h / 2 + 10)
    _put(target, sheet, x + w / 2, y + h / 2)
    m = at.CHART_BORDER
    _put(target, water(round((w - 2 * m) * U), round((h - 2 * m) * U)), x + w / 2, y + h / 2)
    _put(target, lines(w, h, m), x + w / 2, y + h / 2)
    _put(target, rose(ROSE[2], 70), ROSE[0], ROSE[1])
    for name, size, dx, dy in DRAWINGS:
        _put(target, icon(name, size * U, "#e9f7ee", 46), dx, dy)
    ix, iy, iw, ih = places.ISLE
    _put(target, _isle(round(iw * U), round(ih * U)), ix + iw / 2, iy + ih / 2)
    for px, py, size, flip in PALMS:
        palm(target, (px, py), size, flip)
    _ships(target)


def boat() -> pygame.Surface:
    """A rowboat afloat, its bow to the left."""
    picture = hull("rowboat", places.BOAT["dutchman"].h, places.BOAT["dutchman"].w, 317, bow=0.42, stern=0.62)
    return pygame.transform.rotate(afloat(picture), 90)


BOAT_CORE = places.BOAT["dutchman"].w / (places.BOAT["dutchman"].w + 2 * (MARGIN + 24))
