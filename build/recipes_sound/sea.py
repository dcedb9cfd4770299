"""The sea: a stereo loop without a seam, made of hiss that comes and goes like surf on a flat beach."""

from __future__ import annotations

import numpy as np
from recipes_sound.kit import RATE, Chance, Signal, band, samples

SECONDS = 20.0
WAVES = (0.02, 0.27, 0.53, 0.78)
"""When the waves break, as parts of the loop."""


def waves(chance: Chance) -> Signal:
    """Four waves of different size: a low roll all the time, the break, and the hiss that runs back."""
    count = samples(SECONDS)
    sides = [_side(chance, count, lean) for lean in (-1, 1)]
    return np.stack(sides, axis=1)


def _side(chance: Chance, count: int, lean: int) -> Signal:
    """One ear; both hear the same waves a little differently."""
    out = 0.13 * _layer(chance, count, 60, 420) + 0.02 * _layer(chance, count, 500, 2600)
    for place, (part, size) in enumerate(zip(WAVES, (0.8, 1.0, 0.7, 0.9), strict=True)):
        heard = size * (1 + lean * (0.22, -0.15, -0.25, 0.12)[place])
        start = part + 0.004 * lean
        out += heard * 0.42 * _breath(count, start + 0.075, 0.055, 0.10) * _layer(chance, count, 90, 900)
        out += heard * 0.15 * _breath(count, start + 0.095, 0.045, 0.12) * _layer(chance, count, 500, 3800)
        out += heard * 0.055 * _breath(count, start + 0.15, 0.06, 0.17) * _layer(chance, count, 2200, 9000)
    return out


def _layer(chance: Chance, count: int, low: float, high: float) -> Signal:
    """Hiss that closes on itself: filtered in the circle of its own spectrum."""
    made = band(chance.standard_normal(count), low, high, 2)
    return made / made.std()


def _breath(count: int, top: float, rise: float, fall: float) -> Signal:
    """A swell around the loop, highest at `top`; `rise` and `fall` are parts of the loop."""
    away = (np.arange(count) / count - top + 0.5) % 1.0 - 0.5
    return np.where(away < 0, np.exp(-((away / rise) ** 2)), np.exp(-((away / fall) ** 2)))


assert samples(SECONDS) == SECONDS * RATE
