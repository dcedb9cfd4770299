"""Outlines for the recipes: curves through points, and what is cut out of them; in a design's units."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]
Knot: TypeAlias = tuple[float, float] | tuple[float, float, int]
"""A point of a curve; with a third number it is a corner."""
Matrix: TypeAlias = tuple[float, float, float, float, float, float]
"""a, b, c, d, e, f of x' = ax + cy + e, y' = bx + dy + f."""
IDENTITY: Matrix = (1, 0, 0, 1, 0, 0)
_KAPPA = 0.5522847498


def joined(first: Matrix, then: Matrix) -> Matrix:
    """The matrix that does `then` to what `first` has made."""
    a, b, c, d, e, f = first
    p, q, r, s, t, u = then
    return (p * a + r * b, q * a + s * b, p * c + r * d, q * c + s * d, p * e + r * f + t, q * e + s * f + u)


@dataclass(frozen=True)
class Path:
    """Cubic curves one after the other; an open path can only be drawn as a line."""

    start: Point
    curves: tuple[tuple[Point, Point, Point], ...]
    closed: bool = True

    def turned(self, m: Matrix) -> Path:
        """Transformed."""

        def to(p: Point) -> Point:
            return (m[0] * p[0] + m[2] * p[1] + m[4], m[1] * p[0] + m[3] * p[1] + m[5])

        return Path(to(self.start), tuple((to(a), to(b), to(c)) for a, b, c in self.curves), self.closed)

    def svg(self) -> str:
        """The path as SVG path data."""
        told = ("C" + " ".join(f"{x:.3f} {y:.3f}" for x, y in curve) for curve in self.curves)
        return f"M{self.start[0]:.3f} {self.start[1]:.3f}" + "".join(told) + ("Z" if self.closed else "")

    def bounds(self) -> tuple[float, float, float, float]:
        """Left, top, right, bottom of all its points."""
        points = [self.start, *(p for curve in self.curves for p in curve)]
        xs, ys = [p[0] for p in points], [p[1] for p in points]
        return min(xs), min(ys), max(xs), max(ys)

    def along(self, steps: int) -> list[tuple[Point, Point]]:
        """`steps` + 1 points evenly along it, each with its direction."""
        dense: list[Point] = [self.start]
        here = self.start
        for a, b, c in self.curves:
            for k in range(1, 25):
                t, u = k / 24, 1 - k / 24
                weights = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
                four = (here, a, b, c)
                x = sum(w * p[0] for w, p in zip(weights, four, strict=True))
                y = sum(w * p[1] for w, p in zip(weights, four, strict=True))
                dense.append((x, y))
            here = c
        lengths = [0.0]
        for p, q in pairwise(dense):
            lengths.append(lengths[-1] + math.dist(p, q))
        out: list[tuple[Point, Point]] = []
        i = 0
        for k in range(steps + 1):
            wanted = lengths[-1] * k / steps
            while i < len(dense) - 2 and lengths[i + 1] < wanted:
                i += 1
            p, q, span = dense[i], dense[i + 1], lengths[i + 1] - lengths[i] or 1
            t = (wanted - lengths[i]) / span
            way = ((q[0] - p[0]) / span, (q[1] - p[1]) / span)
            out.append(((p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t), way))
        return out


@dataclass(frozen=True)
class Cut:
    """What two outlines have in common; or, with `out`, the first without the second."""

    first: Shape
    second: Shape
    out: bool

    def turned(self, m: Matrix) -> Cut:
        """Transformed."""
        return Cut(self.first.turned(m), self.second.turned(m), self.out)

    def bounds(self) -> tuple[float, float, float, float]:
        """Left, top, right, bottom of what the cut may cover."""
        return self.first.bounds()


Shape: TypeAlias = Path | Cut


def both(a: Shape, b: Shape) -> Cut:
    """The part that lies in both."""
    return Cut(a, b, False)


def without(a: Shape, b: Shape) -> Cut:
    """`a` where `b` is not."""
    return Cut(a, b, True)


def knots(told: str) -> list[Knot]:
    """Points written as "x,y x,y"; one followed by "!" is a corner."""
    out: list[Knot] = []
    for word in told.split():
        x, y = word.rstrip("!").split(",")
        out.append((float(x), float(y), 1) if word.endswith("!") else (float(x), float(y)))
    return out


def spline(points: str | Sequence[Knot], closed: bool = True, tension: float = 1 / 6) -> Path:
    """A smooth curve (Catmull-Rom) through points."""
    told = knots(points) if isinstance(points, str) else list(points)
    count = len(told)

    def tangent(i: int) -> Point:
        if len(told[i % count]) > 2 or (not closed and i in (0, count - 1)):
            return (0, 0)
        before, after = told[(i - 1) % count], told[(i + 1) % count]
        return ((after[0] - before[0]) * tension, (after[1] - before[1]) * tension)

    curves = []
    for i in range(count if closed else count - 1):
        p, q = told[i], told[(i + 1) % count]
        t, u = tangent(i), tangent(i + 1)
        curves.append(((p[0] + t[0], p[1] + t[1]), (q[0] - u[0], q[1] - u[1]), (q[0], q[1])))
    return Path((told[0][0], told[0][1]), tuple(curves), closed)


def side(sign: int, points: str, cx: float = 128) -> list[Knot]:
    """Points given by their distance from the middle line, on the side of `sign`."""
    return [(cx + sign * p[0], *p[1:]) for p in knots(points)]  # type: ignore[misc]


def mirrored(points: str | Sequence[Knot], cx: float = 128) -> Path:
    """A closed outline from its right half, top to bottom, given by distances from the middle line."""
    half = knots(points) if isinstance(points, str) else list(points)
    right: list[Knot] = [(cx + p[0], *p[1:]) for p in half]  # type: ignore[misc]
    left: list[Knot] = [(cx - p[0], *p[1:]) for p in reversed(half) if p[0] > 0.01]  # type: ignore[misc]
    return spline(right + left)


def oval(cx: float, cy: float, rx: float, ry: float) -> Path:
    """An ellipse."""
    k, j = rx * _KAPPA, ry * _KAPPA
    return Path(
        (cx + rx, cy),
        (
            ((cx + rx, cy + j), (cx + k, cy + ry), (cx, cy + ry)),
            ((cx - k, cy + ry), (cx - rx, cy + j), (cx - rx, cy)),
            ((cx - rx, cy - j), (cx - k, cy - ry), (cx, cy - ry)),
            ((cx + k, cy - ry), (cx + rx, cy - j), (cx + rx, cy)),
        ),
    )


def poly(*points: Point, closed: bool = True) -> Path:
    """Straight lines from point to point."""
    ends = [*points[1:], points[0]] if closed else list(points[1:])
    return Path(points[0], tuple((a, b, b) for a, b in zip(points, ends, strict=False)), closed)


def rounded(x: float, y: float, w: float, h: float, r: float) -> Path:
    """A rectangle with round corners."""
    r = min(r, w / 2, h / 2)
    k = r * (1 - _KAPPA)
    right, low = x + w, y + h

    def straight(a: Point, b: Point) -> tuple[Point, Point, Point]:
        return (a, b, b)

    return Path(
        (x + r, y),
        (
            straight((x + r, y), (right - r, y)),
            ((right - k, y), (right, y + k), (right, y + r)),
            straight((right, y + r), (right, low - r)),
            ((right, low - k), (right - k, low), (right - r, low)),
            straight((right - r, low), (x + r, low)),
            ((x + k, low), (x, low - k), (x, low - r)),
            straight((x, low - r), (x, y + r)),
            ((x, y + k), (x + k, y), (x + r, y)),
        ),
    )


def moved(shape: Shape, dx: float, dy: float) -> Shape:
    """Shifted."""
    return shape.turned((1, 0, 0, 1, dx, dy))


def grown(shape: Path, share: float, cx: float, cy: float) -> Path:
    """Scaled by `share` about a point."""
    return shape.turned((share, 0, 0, share, cx * (1 - share), cy * (1 - share)))
