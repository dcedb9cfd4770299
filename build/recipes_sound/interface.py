"""Small sounds of the interface: felt more than heard."""

from __future__ import annotations

import numpy as np
from recipes_sound.kit import Chance, Signal, add, grains, noise, room, silence, struck, swell, thump, tick


def click(chance: Chance) -> Signal:
    """A wooden button gives way and returns."""
    out = silence(0.12)
    base = 1150 * chance.uniform(0.97, 1.03)
    add(out, struck(chance, 0.08, [(base, 0.009, 1), (base * 1.9, 0.005, 0.5), (310, 0.016, 0.8)], 0.01), 0.0)
    add(out, struck(chance, 0.06, [(base * 1.25, 0.006, 1), (420, 0.01, 0.5)], 0.01), 0.042, 0.35)
    add(out, tick(chance, 1800, 7000, 0.001), 0, 0.15)
    return room(chance, out, 0.1, 0.06)


def hover(chance: Chance) -> Signal:
    """The pointer passes over something: a fingertip on wood."""
    out = silence(0.06)
    base = 1900 * chance.uniform(0.96, 1.04)
    add(out, struck(chance, 0.04, [(base, 0.004, 1), (620, 0.007, 0.7)], 0.01), 0.0)
    return room(chance, out, 0.08, 0.05)


def refuse(chance: Chance) -> Signal:
    """That is not allowed: two soft, low knocks of a knuckle."""
    out = silence(0.4)
    for at, gain, pitch in ((0.0, 1.0, 1.0), (0.13, 0.8, 0.89)):
        modes = [(176 * pitch, 0.04, 1), (298 * pitch, 0.024, 0.5), (520 * pitch, 0.01, 0.2)]
        add(out, struck(chance, 0.2, modes, 0.01), at, gain)
        add(out, thump(0.2, 120, 92, 0.02, 0.04) * 0.5, at, gain)
        add(out, tick(chance, 300, 1400, 0.004), at, 0.12 * gain)
    return room(chance, out, 0.2, 0.1, 2000)


def page(chance: Chance) -> Signal:
    """A leaf is turned: it lifts, bends, and falls."""
    body = grains(chance, 0.42, 70, 1100, 8000, 0.014) + 0.1 * noise(chance, 0.42, 900, 6000)
    body *= swell(len(body), 0.3, 1.1) + 0.5 * np.roll(swell(len(body), 0.5, 4), len(body) // 4)
    out = silence(0.5)
    add(out, body, 0, 0.5)
    add(out, tick(chance, 500, 3500, 0.007), 0.33, 0.35)
    return room(chance, out, 0.15, 0.06)
