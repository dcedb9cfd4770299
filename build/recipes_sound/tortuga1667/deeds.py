"""What pirates do: they walk, row, fall into the sea, fight; powder, a storm, and the Armada at last."""

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
from recipes_sound.ship import air, cannon, sabres


def boot(chance: Chance, pitch: float = 1.0) -> Signal:
    """A boot on the planks of a deck: heel, then sole."""
    out = silence(0.22)
    base = 132 * pitch * chance.uniform(0.95, 1.05)
    wood = struck(
        chance,
        0.18,
        [(base, 0.036, 0.7), (base * 2.1, 0.024, 0.8), (base * 4.3, 0.014, 0.6), (base * 7.7, 0.008, 0.3)],
        0.03,
    )
    add(out, wood, 0.0, 1.0)
    add(out, tick(chance, 400, 3200, 0.006), 0, 0.5)
    add(out, wood, 0.045, 0.4)
    return out


def footsteps(chance: Chance) -> Signal:
    """Three steps over the deck."""
    out = silence(0.85)
    for k in range(3):
        at = 0.24 * k + chance.uniform(0, 0.02)
        add(out, boot(chance, 1.0 if k % 2 else 1.12), at, (0.8, 1.0, 0.9)[k])
        creak = sweep(chance.standard_normal(samples(0.07)), np.linspace(420, 560, samples(0.07)), 0.3)
        add(out, creak * swell(len(creak), 0.4), at + 0.05, 0.012)
    return room(chance, out, 0.3, 0.14, 2600)


def splash(chance: Chance) -> Signal:
    """Somebody goes overboard: the body meets the water, the column falls back."""
    out = silence(1.35)
    add(out, thump(0.35, 150, 46, 0.05, 0.10), 0.0, 0.85)
    hit = noise(chance, 0.5, 350, 5200) * np.exp(-ramp(0.5) / 0.10)
    add(out, hit * swell(len(hit), 0.06), 0.0, 0.30)
    spray = noise(chance, 1.0, 900, 7000) * swell(samples(1.0), 0.22, 1.6)
    add(out, spray * (0.6 + 0.4 * np.abs(np.sin(2 * np.pi * 5.3 * ramp(1.0)))), 0.16, 0.13)
    add(out, grains(chance, 0.9, 40, 600, 2600, 0.03), 0.3, 0.5)
    for k in range(7):  # bubbles rise
        start = 360 + 90 * k * chance.uniform(0.8, 1.2)
        bubble = thump(0.09, start, start * 1.5, 0.05, 0.022)
        add(out, bubble, 0.35 + 0.09 * k + chance.uniform(0, 0.04), 0.08)
    return room(chance, out, 0.4, 0.12, 3200)


def oars(chance: Chance) -> Signal:
    """Two strokes of the oars: they creak in the rowlocks, dip, pull, and drip."""
    out = silence(1.9)
    for start in (0.0, 0.86):
        at = start + chance.uniform(0, 0.03)
        count = samples(0.26)
        creak = sweep(chance.standard_normal(count), np.linspace(520, 380, count), 0.22)
        add(out, creak / np.abs(creak).max() * swell(count, 0.6), at, 0.10)
        add(out, struck(chance, 0.14, [(240, 0.022, 1), (520, 0.012, 0.6)], 0.03), at + 0.02, 0.5)
        pull = noise(chance, 0.5, 300, 2600) * swell(samples(0.5), 0.35, 1.4)
        add(out, pull, at + 0.16, 0.22)
        add(out, thump(0.2, 130, 70, 0.03, 0.06), at + 0.17, 0.4)
        add(out, grains(chance, 0.4, 12, 1200, 3600, 0.016), at + 0.56, 0.5)
    return room(chance, out, 0.25, 0.08, 3600)


def mutiny(chance: Chance) -> Signal:
    """Steel is drawn by more than one, and meets."""
    out = silence(1.5)
    for at, gain in ((0.0, 0.55), (0.13, 0.5)):
        add(out, air(chance, 0.26, 2200, 6400, 5600, 0.75), at, 0.32 * gain)
    add(out, sabres(chance), 0.28, 1.0)
    for k in range(3):
        add(out, boot(chance, 0.9 + 0.1 * k), 0.05 + 0.21 * k, 0.5)
    return room(chance, out, 0.4, 0.12, 3000)


def brawl(chance: Chance) -> Signal:
    """Fists, a bench that falls, sand."""
    out = silence(1.0)
    for k, at in enumerate((0.0, 0.19, 0.31, 0.55)):
        blow = thump(0.22, 170 * chance.uniform(0.9, 1.1), 70, 0.02, 0.05)
        add(out, blow, at, (0.8, 0.6, 1.0, 0.9)[k])
        add(out, tick(chance, 350, 2600, 0.008), at, 0.55)
    bench = struck(chance, 0.3, [(190, 0.05, 1), (338, 0.03, 0.8), (690, 0.016, 0.5)], 0.03)
    add(out, bench, 0.62, 0.7)
    add(out, grains(chance, 0.35, 30, 1500, 6000, 0.012), 0.6, 0.5)
    return room(chance, out, 0.3, 0.12, 2600)


def powder(chance: Chance) -> Signal:
    """A keg goes up: blast, splinters on the water."""
    out = silence(2.3)
    add(out, cannon(chance), 0.0, 1.0)
    add(out, thump(0.9, 90, 34, 0.12, 0.35), 0.0, 0.8)
    for _ in range(16):
        at = 0.28 + chance.beta(1.4, 3.0) * 1.3
        base = chance.uniform(380, 1500)
        chip = struck(chance, 0.08, [(base, 0.012, 1), (base * 1.7, 0.007, 0.6)], 0.03)
        add(out, chip, at, chance.uniform(0.03, 0.12))
    add(out, noise(chance, 0.9, 900, 5000) * swell(samples(0.9), 0.3, 1.6), 0.55, 0.05)
    return room(chance, np.tanh(out), 0.9, 0.16, 2200)


def storm(chance: Chance) -> Signal:
    """A heavy sea breaks over the deck."""
    seconds = 2.6
    count = samples(seconds)
    low = noise(chance, seconds, 60, 420) * swell(count, 0.42, 1.4)
    wash = noise(chance, seconds, 500, 5200) * swell(count, 0.48, 2.2)
    wind = sweep(chance.standard_normal(count), 620 + 260 * np.sin(np.linspace(0, np.pi * 1.4, count)), 0.25)
    out = low * 0.5 + wash * 0.22 + wind / np.abs(wind).max() * swell(count, 0.3, 1.1) * 0.12
    add(out, thump(0.6, 80, 36, 0.1, 0.2), 1.1, 0.9)
    return room(chance, out, 0.5, 0.1, 3000)


def armada(chance: Chance) -> Signal:
    """Spain is there: drums over the water, a low horn, far guns."""
    out = silence(3.3)
    for at in (0.0, 0.28, 0.56, 0.70, 0.84, 1.40, 1.68, 1.96, 2.10, 2.24):
        skin = thump(0.4, 128, 74, 0.03, 0.11)
        add(out, skin, at, 0.4 + 0.2 * (at in (0.0, 0.84, 1.40, 2.24)))
        add(out, tick(chance, 300, 2400, 0.012), at, 0.26)
    time = ramp(2.5)
    horn = np.zeros_like(time)
    for part, gain in ((1, 1.0), (2, 0.62), (3, 0.42), (4, 0.22), (5, 0.13), (6, 0.07)):
        bend = 98.0 * part * (time + 0.0018 * np.sin(2 * np.pi * 4.6 * time))
        fifth = 146.8 * part * time
        horn += gain * (np.sin(2 * np.pi * bend) + 0.7 * np.sin(2 * np.pi * fifth + 0.4))
    add(out, band(horn, 80, 1500, 2) * swell(len(horn), 0.35, 1.2), 0.75, 0.17)
    for at, gain in ((1.05, 0.3), (1.7, 0.4)):
        add(out, band(cannon(chance), None, 900, 2), at, gain)
    return room(chance, np.tanh(out), 0.9, 0.22, 2200)
