"""What pictures are made of: seeded noise, signed distances, light on edges; and how these become surfaces.

Everything is float32 numpy and depends on nothing but its arguments, so that baking twice gives the same
files.
"""

from __future__ import annotations

import functools
import math

import numpy as np
import pygame
from numpy.typing import NDArray

from tortuga.app.draw.theme import mix, rgb

Field = NDArray[np.float32]
U = 2  # pixels per unit of all plates and textures


def vec(color: str) -> Field:
    """A colour as a float vector."""
    return np.array(rgb(color), np.float32)


@functools.lru_cache(16)
def fbm(h: int, w: int, beta: float = 2.2, seed: int = 0, ax: float = 1.0, ay: float = 1.0) -> Field:
    """Seamless 1/f noise of h x w, zero mean, unit deviation; ax, ay stretch it."""
    spectrum = np.fft.rfft2(np.random.default_rng(seed).standard_normal((h, w)))
    ky = np.fft.fftfreq(h)[:, None] * ay * max(h, w)
    kx = np.fft.rfftfreq(w)[None] * ax * max(h, w)
    k = np.sqrt(kx * kx + ky * ky)
    k[0, 0] = 1e9
    noise = np.fft.irfft2(spectrum * k ** (-beta / 2), (h, w))
    noise -= noise.mean()
    noise /= noise.std() + 1e-9
    return noise.astype(np.float32)


def fbm_fine(
    h: int, w: int, beta: float, seed: int, ax: float = 1.0, ay: float = 1.0, coarse: int = 2
) -> Field:
    """The noise of a picture `coarse` times smaller with finer detail added: the same shapes at any size."""
    small_h, small_w = h // coarse, w // coarse
    base = np.fft.rfft2(fbm(small_h, small_w, beta, seed, ax, ay).astype(np.float64))
    detail = np.fft.rfft2(np.random.default_rng(seed + 5000).standard_normal((h, w)))
    ky = np.fft.fftfreq(h)[:, None] * ay * max(h, w)
    kx = np.fft.rfftfreq(w)[None] * ax * max(h, w)
    k = np.sqrt(kx * kx + ky * ky)
    k[0, 0] = 1e9
    detail *= k ** (-beta / 2)
    rows, columns = small_h // 2, small_w // 2
    known = np.zeros(detail.shape, bool)
    known[:rows, :columns] = known[-rows:, :columns] = True
    level = np.abs(base[rows // 2 : rows, columns // 2 : columns]).mean() * coarse * coarse
    ring = np.abs(detail[rows // 2 : rows, columns // 2 : columns]).mean()
    detail *= level / ring  # the amplitude continues where the coarse noise ends
    detail[known] = 0
    detail[:rows, :columns] = base[:rows, :columns] * coarse * coarse
    detail[-rows:, :columns] = base[-rows:, :columns] * coarse * coarse
    return np.fft.irfft2(detail, (h, w)).astype(np.float32)


def sstep(a: float, b: float, x: Field) -> Field:
    """Smooth step from a to b."""
    t = np.clip((x - a) / (b - a + 1e-12), 0, 1)
    return (t * t * (3 - 2 * t)).astype(np.float32)


def grid(h: int, w: int) -> tuple[Field, Field]:
    """Row and column numbers as floats."""
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    return y, x


def box_distance(w: int, h: int, r: float, pad: float = 0) -> Field:
    """Signed distance in pixels to a rounded rectangle (negative inside)."""
    y, x = grid(h, w)
    qx = np.abs(x - (w - 1) / 2) - (w / 2 - pad - r)
    qy = np.abs(y - (h - 1) / 2) - (h / 2 - pad - r)
    return np.hypot(np.maximum(qx, 0), np.maximum(qy, 0)) + np.minimum(np.maximum(qx, qy), 0) - r


def edge_light(d: Field, width: float, angle: float = -2.2) -> Field:
    """Light -1..1 on the bevel of a shape: `width` pixels wide, lit from `angle`."""
    gy, gx = np.gradient(d)
    n = np.hypot(gx, gy) + 1e-6
    light = (gx * math.cos(angle) + gy * math.sin(angle)) / n
    return light * (1 - sstep(0, width, -d))


def coverage(d: Field) -> Field:
    """The antialiased inside, 0..1, of a distance field."""
    return np.clip(0.5 - d, 0, 1)


def surface(color: Field, alpha: Field | None = None) -> pygame.Surface:
    """RGB (h, w, 3) 0..255 and alpha 0..1 as a surface."""
    h, w = color.shape[:2]
    out = pygame.Surface((w, h), pygame.SRCALPHA, 32)
    pixels = pygame.surfarray.pixels3d(out)
    pixels[...] = np.clip(color + 0.5, 0, 255).astype(np.uint8).swapaxes(0, 1)
    del pixels
    alphas = pygame.surfarray.pixels_alpha(out)
    alphas[...] = 255 if alpha is None else np.clip(alpha * 255 + 0.5, 0, 255).astype(np.uint8).T
    del alphas
    return out


def array(picture: pygame.Surface) -> tuple[Field, Field]:
    """RGB 0..255 and alpha 0..1 of a surface."""
    color = pygame.surfarray.array3d(picture).swapaxes(0, 1).astype(np.float32)
    return color, pygame.surfarray.array_alpha(picture).T.astype(np.float32) / 255


def over(color: Field, alpha: Field, top: Field, cover: Field) -> tuple[Field, Field]:
    """Lay `top` with `cover` over a picture (straight alpha)."""
    below = alpha * (1 - cover)
    out = cover + below
    whole = np.maximum(out, 1e-6)
    # colour by colour: numpy is slow where the innermost axis has three values
    blend = [(top[..., k] * cover + color[..., k] * below) / whole for k in range(3)]
    return np.stack(blend, -1), out


def blur(picture: pygame.Surface, radius: int) -> pygame.Surface:
    """Gaussian blur."""
    return pygame.transform.gaussian_blur(picture, max(1, radius))


def halo(
    shape: pygame.Surface, radius: int, color: str, alpha: int, times: int = 1, margin: int = 0
) -> pygame.Surface:
    """The blurred silhouette of a shape in one colour, on a canvas larger by `margin` pixels on all sides."""
    w, h = shape.get_size()
    out = pygame.Surface((w + 2 * margin, h + 2 * margin), pygame.SRCALPHA, 32)
    out.fill((*rgb(color), 0))
    mask = pygame.mask.from_surface(shape, 90)
    out.blit(mask.to_surface(setcolor=(*rgb(color), alpha), unsetcolor=(*rgb(color), 0)), (margin, margin))
    soft = blur(out, radius)
    result = pygame.Surface(out.get_size(), pygame.SRCALPHA, 32)
    for _ in range(times):
        result.blit(soft, (0, 0))
    return result


__all__ = [
    "Field",
    "U",
    "array",
    "blur",
    "box_distance",
    "coverage",
    "edge_light",
    "fbm",
    "fbm_fine",
    "grid",
    "halo",
    "mix",
    "over",
    "rgb",
    "sstep",
    "surface",
    "vec",
]
