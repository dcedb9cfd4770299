"""Cards of stiff paper on a desk: turned, dealt, shuffled, voted with; and a seal that breaks."""

from __future__ import annotations

import numpy as np
from recipes_sound.kit import Chance, Signal, add, band, grains, noise, room, silence, struck, swell, tick


def snap(chance: Chance, bright: float = 1.0) -> Signal:
    """The edge of a card springs off a finger."""
    base = 1250 * bright * chance.uniform(0.94, 1.06)
    out = struck(chance, 0.07, [(base, 0.007, 1), (base * 1.83, 0.005, 0.7), (base * 0.41, 0.012, 0.6)], 0.04)
    add(out, tick(chance, 1600, 9000, 0.0022), 0, 0.55)
    return out


def slide(chance: Chance, seconds: float) -> Signal:
    """Paper over wood."""
    body = grains(chance, seconds, round(150 * seconds), 1300, 7500, 0.011)
    body += 0.18 * noise(chance, seconds, 900, 6200)
    return body * swell(len(body), 0.45, 1.2)


def lands(chance: Chance) -> Signal:
    """A card lands flat on the desk: air, edge, wood."""
    out = struck(chance, 0.12, [(205, 0.024, 1), (470, 0.015, 0.6), (1180, 0.006, 0.35)], 0.03)
    add(out, tick(chance, 900, 6000, 0.0045), 0, 0.4)
    return out


def turn(chance: Chance) -> Signal:
    """A card is turned over and lies still."""
    out = silence(0.42)
    add(out, slide(chance, 0.16), 0, 0.34)
    add(out, snap(chance), 0.12, 0.6)
    add(out, lands(chance), 0.235 + chance.uniform(0, 0.02), 0.9)
    return room(chance, out, 0.15, 0.08)


def deal(chance: Chance) -> Signal:
    """A card comes from the deck."""
    out = silence(0.34)
    add(out, slide(chance, 0.22), 0, 0.42)
    add(out, lands(chance), 0.2, 0.5)
    return room(chance, out, 0.14, 0.08)


def shuffle(chance: Chance) -> Signal:
    """Two halves of a small pack run into each other, twice, and are squared."""
    out = silence(1.05)
    for start, speed in ((0.02, 0.017), (0.42, 0.015)):
        at = start
        for k in range(15):
            add(out, snap(chance, 0.8 + 0.03 * k), at, chance.uniform(0.35, 0.7))
            at += speed * chance.uniform(0.7, 1.3)
        add(out, slide(chance, 0.16), at - 0.02, 0.3)
    for at in (0.83, 0.9):
        add(out, lands(chance), at, 0.7)
    return room(chance, out, 0.18, 0.08)


def lift(chance: Chance) -> Signal:
    """The corner of a card is lifted and let go: somebody looks at it."""
    out = silence(0.4)
    add(out, slide(chance, 0.12), 0, 0.26)
    add(out, snap(chance, 1.15), 0.07, 0.3)
    add(out, snap(chance, 0.8), 0.27, 0.42)
    return room(chance, out, 0.14, 0.08)


def vote(chance: Chance) -> Signal:
    """A vote is thrown on the table: leather gives way under it."""
    out = silence(0.36)
    add(out, slide(chance, 0.1), 0, 0.3)
    heavy = struck(
        chance, 0.2, [(128, 0.036, 0.6), (262, 0.026, 0.8), (610, 0.016, 0.7), (1150, 0.008, 0.4)], 0.03
    )
    add(out, band(heavy, None, 3000, 1), 0.085, 1.0)
    add(out, tick(chance, 700, 5200, 0.007), 0.085, 0.5)
    return room(chance, out, 0.16, 0.1)


def seal(chance: Chance) -> Signal:
    """A seal of wax breaks, and the letter is unfolded."""
    out = silence(0.75)
    for at, pitch, gain in ((0.0, 1.0, 1.0), (0.018, 1.35, 0.6), (0.041, 0.8, 0.5)):
        base = 980 * pitch * chance.uniform(0.95, 1.05)
        crack = struck(chance, 0.08, [(base, 0.006, 1), (base * 2.2, 0.004, 0.7), (330, 0.014, 0.6)], 0.04)
        add(out, crack, at, gain)
        add(out, tick(chance, 2200, 9500, 0.0016), at, 0.5 * gain)
    leaf = slide(chance, 0.4) * (0.7 + 0.3 * np.sin(np.linspace(0, 19, len(slide(chance, 0.4)))))
    add(out, leaf, 0.16, 0.36)
    add(out, snap(chance, 0.7), 0.42, 0.34)
    return room(chance, out, 0.2, 0.1)
