"""Colours as a colour-blind eye sees them (Machado, Oliveira, Fernandes 2009, full severity), in CIELAB."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Vector = NDArray[np.float64]

VISION: dict[str, Vector] = {
    "normal": np.eye(3),
    "protan": np.array(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
    "deutan": np.array(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    ),
    "tritan": np.array(
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    ),
}
_XYZ = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])
_WHITE = np.array([0.9505, 1.0, 1.089])


def linear(color: str) -> Vector:
    """Linear RGB 0..1 of "#rrggbb"."""
    c = np.array([int(color[i : i + 2], 16) for i in (1, 3, 5)]) / 255
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)


def lab(rgb: Vector) -> Vector:
    """CIELAB of linear RGB under D65."""
    x = _XYZ @ np.clip(rgb, 0, 1) / _WHITE
    f = np.where(x > 0.008856, np.cbrt(x), 7.787 * x + 16 / 116)
    return np.array([116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])])


def distance(a: str, b: str, vision: str = "normal") -> float:
    """CIELAB distance of two colours to an eye in `VISION`."""
    matrix = VISION[vision]
    return float(np.linalg.norm(lab(matrix @ linear(a)) - lab(matrix @ linear(b))))


def contrast(a: str, b: str) -> float:
    """WCAG contrast ratio 1..21."""
    light, dark = sorted((float(_XYZ[1] @ linear(color)) for color in (a, b)), reverse=True)
    return (light + 0.05) / (dark + 0.05)
