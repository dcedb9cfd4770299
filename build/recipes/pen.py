"""A pen for the recipes: soft-edged fills and lines, gradients, clips; the shading that all recipes share."""

from __future__ import annotations

import io
import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeAlias

import numpy as np
import pygame
from recipes.field import Field, mix, over, surface, vec
from recipes.outline import IDENTITY, Cut, Matrix, Path, Point, Shape, both, joined, moved, spline, without

INK = "#2a170c"
Tone: TypeAlias = str | Callable[[Field, Field], Field]
"""A colour, or a colour for every point (x, y in units of the outermost design)."""


def down(top: str, bottom: str, y0: float, y1: float) -> Tone:
    """A gradient from top to bottom."""

    def paint(_x: Field, y: Field) -> Field:
        t = np.clip((y - y0) / (y1 - y0), 0, 1)[..., None]
        return vec(top) + (vec(bottom) - vec(top)) * t

    return paint


def around(cx: float, cy: float, radius: float, tones: Sequence[str], stops: Sequence[float]) -> Tone:
    """A gradient from a point outwards."""

    def paint(x: Field, y: Field) -> Field:
        t = np.hypot(x - cx, y - cy) / radius
        table = np.array([vec(tone) for tone in tones])
        return np.stack([np.interp(t, stops, table[:, k]) for k in range(3)], -1).astype(np.float32)

    return paint


class Pen:
    """Draws shapes into a picture of w x h units, `scale` pixels per unit."""

    def __init__(self, w: float, h: float, scale: float) -> None:
        self.scale = scale
        self.size = (max(1, round(w * scale)), max(1, round(h * scale)))
        self.color = np.zeros((self.size[1], self.size[0], 3), np.float32)
        self.alpha = np.zeros((self.size[1], self.size[0]), np.float32)
        self._matrix: Matrix = IDENTITY
        self._clips: list[Field] = []

    def picture(self) -> pygame.Surface:
        """The drawing so far."""
        return surface(self.color, self.alpha)

    # ------------------------------------------------------------ where
    @contextmanager
    def turned(
        self, angle: float = 0, about: Point = (0, 0), by: Point = (0, 0), scale: float = 1
    ) -> Iterator[None]:
        """Draw scaled and turned by `angle` degrees clockwise about a point, then moved."""
        c, s = math.cos(math.radians(angle)) * scale, math.sin(math.radians(angle)) * scale
        x, y = about
        before = self._matrix
        inner = (c, s, -s, c, x - c * x + s * y + by[0], y - s * x - c * y + by[1])
        self._matrix = joined(inner, before)
        yield
        self._matrix = before

    @contextmanager
    def clip(self, shape: Shape) -> Iterator[None]:
        """Draw only inside a shape."""
        whole = self._cover(shape, (0, 0, *self.size))
        self._clips.append(whole if not self._clips else whole * self._clips[-1])
        yield
        self._clips.pop()

    # ------------------------------------------------------------ coverage
    def _raster(self, path: Path, box: tuple[int, int, int, int], style: str) -> Field:
        x, y, w, h = box
        to = joined(self._matrix, (self.scale, 0, 0, self.scale, -x, -y))
        told = path.turned(to).svg()
        head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}">'
        drawn = pygame.image.load_sized_svg(
            io.BytesIO(f'{head}<path d="{told}" {style}/></svg>'.encode()), (w, h)
        )
        return pygame.surfarray.array_alpha(drawn).T.astype(np.float32) / 255

    def _cover(self, shape: Shape, box: tuple[int, int, int, int]) -> Field:
        if isinstance(shape, Cut):
            inner = self._cover(shape.second, box)
            return self._cover(shape.first, box) * (1 - inner if shape.out else inner)
        return self._raster(shape, box, 'fill="#fff"')

    def _box(self, shape: Shape, margin: float) -> tuple[int, int, int, int] | None:
        to = joined(self._matrix, (self.scale, 0, 0, self.scale, 0, 0))
        left, top, right, bottom = shape.turned(to).bounds()
        reach = margin * self.scale * math.hypot(self._matrix[0], self._matrix[1]) + 2
        x, y = max(0, math.floor(left - reach)), max(0, math.floor(top - reach))
        w = min(self.size[0], math.ceil(right + reach)) - x
        h = min(self.size[1], math.ceil(bottom + reach)) - y
        return (x, y, w, h) if w > 0 and h > 0 else None

    def _lay(self, tone: Tone, cover: Field, box: tuple[int, int, int, int], alpha: int) -> None:
        x, y, w, h = box
        area = (slice(y, y + h), slice(x, x + w))
        if self._clips:
            cover = cover * self._clips[-1][area]
        if isinstance(tone, str):
            top = np.broadcast_to(vec(tone), (h, w, 3))
        else:
            rows, columns = np.mgrid[y : y + h, x : x + w].astype(np.float32)
            top = tone((columns + 0.5) / self.scale, (rows + 0.5) / self.scale)
        color, kept = over(self.color[area], self.alpha[area], top, cover * (alpha / 255))
        self.color[area], self.alpha[area] = color, kept

    # ------------------------------------------------------------ drawing
    def fill(self, shape: Shape, tone: Tone, alpha: int = 255) -> None:
        """Fill a shape."""
        box = self._box(shape, 0)
        if box:
            self._lay(tone, self._cover(shape, box), box, alpha)

    def line(
        self,
        path: Path,
        tone: Tone = INK,
        width: float = 3.2,
        alpha: int = 255,
        dash: tuple[float, float] | None = None,
    ) -> None:
        """Draw along a path, with round ends and corners."""
        box = self._box(path, width)
        if not box:
            return
        real = self.scale * math.hypot(self._matrix[0], self._matrix[1])
        style = f'fill="none" stroke="#fff" stroke-width="{width * real:.3f}"'
        style += ' stroke-linecap="round" stroke-linejoin="round"'
        if dash:
            style += f' stroke-dasharray="{dash[0] * real:.3f} {dash[1] * real:.3f}"'
        self._lay(tone, self._raster(path, box, style), box, alpha)

    def shape(
        self,
        path: Path,
        tone: str,
        shade: float = 0.26,
        dx: float = -9,
        dy: float = -7,
        light: float = 0.16,
        width: float = 4.0,
        outline: str | None = INK,
        shadow: str = "#2b1038",
    ) -> None:
        """Ink outline, flat tone, a shade on the side away from the light, a thin light towards it."""
        if outline and width:
            self.line(path, outline, width)
        self.fill(path, tone)
        if shade:
            self.fill(without(path, moved(path, dx, dy)), mix(tone, shadow, shade))
        if light:
            edge = without(path, moved(path, 3.2, 3.0))
            self.fill(both(edge, moved(path, -2, -2)), mix(tone, "#fff4d8", light))

    def brush(self, points: str | Sequence[tuple[float, float]], width: float, tone: str = INK) -> None:
        """A stroke that is thick in the middle and pointed at its ends."""
        left: list[Point] = []
        right: list[Point] = []
        for k, ((x, y), (dx, dy)) in enumerate(spline(points, False).along(16)):
            half = width / 2 * math.sin(math.pi * (0.12 + 0.76 * k / 16)) ** 0.8
            left.append((x - dy * half, y + dx * half))
            right.append((x + dy * half, y - dx * half))
        self.fill(spline([*left, *reversed(right)]), tone)
