"""Chests, folding screens, the ship's bell, cannon and sabres."""

from __future__ import annotations

import numpy as np
from recipes_sound.kit import (
    Chance,
    Signal,
    add,
    band,
    grains,
    noise,
    ramp,
    room,
    samples,
    silence,
    struck,
    sweep,
    swell,
    thump,
    tick,
)


def plank(chance: Chance, pitch: float = 1.0) -> Signal:
    """A thin panel of wood is struck by another."""
    base = 520 * pitch
    out = struck(
        chance,
        0.16,
        [(base, 0.018, 1), (base * 1.44, 0.014, 0.8), (base * 2.2, 0.009, 0.5), (base * 3.6, 0.005, 0.35)],
        0.03,
    )
    add(out, tick(chance, 1000, 6000, 0.0025), 0, 0.3)
    return out


def air(chance: Chance, seconds: float, start: float, top: float, end: float, rise: float = 0.5) -> Signal:
    """Air that is moved: hiss whose colour goes from `start` over `top` to `end` Hz."""
    hiss = chance.standard_normal(samples(seconds))
    share = np.linspace(0, 1, len(hiss))
    centre = np.interp(share, (0, rise, 1), (start, top, end))
    out = sweep(hiss, centre, 0.55) * swell(len(hiss), rise, 1.5)
    return out / np.abs(out).max()


def screen_up(chance: Chance) -> Signal:
    """A folding screen is stood up: panels open one after the other and stand."""
    out = silence(0.55)
    add(out, air(chance, 0.34, 500, 1500, 900), 0, 0.3)
    for at, pitch, gain in ((0.07, 1.25, 0.3), (0.16, 1.1, 0.42), (0.27, 0.8, 0.9)):
        add(out, plank(chance, pitch), at + chance.uniform(0, 0.012), gain)
    add(out, thump(0.2, 150, 95, 0.02, 0.05), 0.275, 0.6)
    return room(chance, out, 0.22, 0.1)


def screen_down(chance: Chance) -> Signal:
    """A folding screen is folded away: panels meet, quicker and quicker, and lie still."""
    out = silence(0.6)
    add(out, air(chance, 0.36, 1100, 1500, 450, 0.4), 0, 0.32)
    for at, pitch, gain in ((0.05, 0.95, 0.35), (0.17, 1.1, 0.5), (0.25, 1.22, 0.6), (0.31, 0.85, 0.85)):
        add(out, plank(chance, pitch), at + chance.uniform(0, 0.01), gain)
    add(out, thump(0.2, 130, 80, 0.02, 0.06), 0.315, 0.5)
    return room(chance, out, 0.22, 0.1)


def reveal(chance: Chance) -> Signal:
    """All screens go at once: a broad rush of air with a low swell below it."""
    out = silence(0.95)
    add(out, air(chance, 0.8, 260, 2600, 600, 0.62), 0, 0.8)
    add(out, air(chance, 0.7, 130, 420, 160, 0.6), 0.03, 0.55)
    add(out, plank(chance, 0.7), 0.5, 0.25)
    return room(chance, out, 0.5, 0.2)


# ---------------------------------------------------------------- chests
def chest_up(chance: Chance) -> Signal:
    """A chest is dragged off its place: oak scrapes, an iron ring taps."""
    seconds = 0.3
    scrape = grains(chance, seconds, 45, 240, 2400, 0.016) + 0.15 * noise(chance, seconds, 220, 1800)
    scrape *= swell(len(scrape), 0.45, 1.2)
    out = silence(0.42)
    add(out, band(scrape, 250, 900, 1) + 0.35 * scrape, 0, 0.32)
    add(out, ring(chance, 0.5), 0.05 + chance.uniform(0, 0.05), 0.16)
    return room(chance, out, 0.2, 0.1)


def chest_down(chance: Chance) -> Signal:
    """A full chest is set down: weight, boards, and what is in it settles."""
    out = silence(0.5)
    add(out, thump(0.35, 165, 78, 0.025, 0.07), 0.004, 0.7)
    add(
        out,
        struck(
            chance,
            0.25,
            [(142, 0.05, 0.7), (236, 0.04, 0.8), (410, 0.03, 0.75), (770, 0.016, 0.5), (1240, 0.009, 0.3)],
            0.03,
        ),
        0.004,
        0.9,
    )
    add(out, tick(chance, 600, 4200, 0.004), 0.004, 0.35)
    add(out, ring(chance, 0.8), 0.03, 0.16)
    add(out, ring(chance, 0.9), 0.075, 0.07)
    return room(chance, out, 0.3, 0.12)


def chest_purple(chance: Chance) -> Signal:
    """The chest that counts as any colour is set down: its lid shivers, and what is in it rings after."""
    out = silence(1.3)
    add(out, chest_down(chance), 0, 0.9)
    for at, note, gain in ((0.09, 0, 0.5), (0.17, 7, 0.42), (0.25, 12, 0.36), (0.33, 16, 0.26)):
        glass = 1174.66 * 2 ** (note / 12)
        modes = [(glass, 0.34, 1.0), (glass * 2.76, 0.12, 0.25), (glass * 0.5, 0.2, 0.2)]
        add(out, struck(chance, 0.9, modes, 0.002), at + chance.uniform(0, 0.008), gain)
    return room(chance, out, 0.5, 0.16)


def ring(chance: Chance, pitch: float = 1.0) -> Signal:
    """An iron ring falls against its plate."""
    base = 2650 * pitch
    return struck(chance, 0.2, [(base, 0.03, 1), (base * 1.38, 0.024, 0.7), (base * 2.15, 0.016, 0.5)], 0.05)


def bell(chance: Chance) -> Signal:
    """The ship's bell, one double stroke: a new watch begins."""
    out = silence(2.6)
    base = 1046.5
    modes = [
        (base * 0.5, 0.9, 0.35),
        (base, 0.75, 1.0),
        (base * 1.19, 0.5, 0.45),
        (base * 1.506, 0.4, 0.4),
        (base * 2.0, 0.45, 0.6),
        (base * 2.74, 0.22, 0.3),
        (base * 4.1, 0.1, 0.2),
    ]
    for at, gain in ((0.0, 1.0), (0.34, 0.8)):
        add(out, struck(chance, 2.2, modes, 0.0006), at, gain)
        add(out, tick(chance, 2500, 8000, 0.002), at, 0.2 * gain)
    return room(chance, out, 0.7, 0.15)


# ---------------------------------------------------------------- arms
def cannon(chance: Chance) -> Signal:
    """A gun of the ship, not too near: crack, blow, and the roll over the water."""
    seconds = 1.9
    time = ramp(seconds)
    blow = noise(chance, seconds, None, 380) * np.exp(-time / 0.2)
    crack = noise(chance, seconds, 700, 6000) * np.exp(-time / 0.03)
    smoke = noise(chance, seconds, 300, 2200) * np.exp(-time / 0.16)
    far = noise(chance, seconds, 50, 750) * np.exp(-time / 0.55) * (1 - np.exp(-time / 0.09))
    rolling = 0.6 + 0.4 * np.sin(2 * np.pi * 3.1 * time + 1) ** 2
    out = (
        thump(seconds, 135, 52, 0.05, 0.2) * 1.1
        + blow * 0.3
        + crack * 0.13
        + smoke * 0.09
        + far * rolling * 0.09
    )
    return room(chance, np.tanh(out * 1.7), 1.3, 0.22, 1800)


def sabres(chance: Chance) -> Signal:
    """Blades: one slides along the other, two strokes meet."""
    out = silence(1.1)
    slide = air(chance, 0.2, 2600, 6200, 5200, 0.7)
    add(out, slide, 0, 0.2)
    for at, gain, base in ((0.15, 1.0, 1480), (0.36, 0.7, 1690)):
        blade = base * chance.uniform(0.97, 1.03)
        modes = [
            (blade, 0.16, 0.6),
            (blade * 1.53, 0.15, 0.8),
            (blade * 2.32, 0.12, 1.0),
            (blade * 2.93, 0.09, 0.7),
            (blade * 3.88, 0.06, 0.5),
            (blade * 0.37, 0.02, 0.8),
        ]
        add(out, struck(chance, 0.7, modes, 0.008), at, gain)
        add(out, tick(chance, 2200, 9000, 0.004), at, 0.55 * gain)
    return room(chance, out, 0.5, 0.14)
