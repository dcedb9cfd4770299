"""Dice of resin in a leather cup and on a leather board over oak; and the wooden things of the table."""

from __future__ import annotations

import numpy as np
from recipes_sound.kit import (
    Chance,
    Signal,
    add,
    band,
    noise,
    ramp,
    room,
    samples,
    silence,
    struck,
    swell,
    thump,
    tick,
)


def clack(chance: Chance, bright: float = 1.0) -> Signal:
    """Two dice touch: short, bright, dry."""
    base = chance.uniform(2300, 3100) * bright
    out = struck(
        chance,
        0.05,
        [
            (base, 0.006, 1.0),
            (base * 1.62, 0.004, 0.7),
            (base * 2.31, 0.003, 0.45),
            (base * 0.52, 0.005, 0.4),
        ],
        0.03,
    )
    add(out, tick(chance, 2500, 9000, 0.0012), 0, 0.25)
    return out


def knock(chance: Chance, force: float = 1.0) -> Signal:
    """A die meets the board: the leather takes the edge, the oak answers; heavier is deeper and longer."""
    wood = chance.uniform(330, 420)
    out = struck(
        chance,
        0.16,
        [
            (wood * 0.42, 0.034, 1.25 * force),
            (wood, 0.022, 1.0 * force),
            (wood * 1.71, 0.014, 0.6),
            (wood * 2.9, 0.008, 0.34),
            (wood * 5.3, 0.004, 0.2),
        ],
        0.03,
    )
    add(out, tick(chance, 900, 5200, 0.0022), 0, 0.3)
    add(out, clack(chance, 0.8), 0.0004, 0.16)
    return out


def shake(chance: Chance) -> Signal:
    """Five dice in the cup, swung a few times."""
    out = silence(0.75)
    for swing in range(4):
        middle = 0.09 + 0.155 * swing + chance.uniform(-0.012, 0.012)
        for _ in range(7):
            at = max(0.0, middle + chance.normal(0, 0.022))
            add(out, clack(chance, chance.uniform(0.7, 1.05)), at, chance.uniform(0.2, 0.55))
            add(out, knock(chance, 0.7), at, chance.uniform(0.1, 0.3))
    # the cup is a hollow of leather: it swallows the edges and has a tone of its own
    hollow = band(out, 380, 900, 1) * 0.9 + band(out, None, 3400, 1)
    return room(chance, hollow, 0.2, 0.08)


def roll(chance: Chance) -> Signal:
    """Five dice thrown: each strikes, bounces lower and quicker, rolls over its edges and lies still."""
    out = silence(1.15)
    for die in range(5):
        at = 0.02 + 0.045 * die + chance.uniform(0, 0.04)
        gap, force = chance.uniform(0.13, 0.19), chance.uniform(0.8, 1.0)
        while gap > 0.022 and at < 1.0:
            add(out, knock(chance, force), at, 0.9 * force)
            if chance.random() < 0.3:
                add(out, clack(chance), at + chance.uniform(0, 0.012), 0.4 * force)
            at += gap
            gap *= chance.uniform(0.62, 0.78)
            force *= 0.8
        for _ in range(2):  # it rocks on an edge before it lies
            at += chance.uniform(0.018, 0.03)
            add(out, knock(chance, 0.4), at, 0.22)
    return room(chance, out, 0.28, 0.1)


def land(chance: Chance) -> Signal:
    """A single die settles."""
    out = silence(0.32)
    add(out, knock(chance, 1.0), 0.0)
    add(out, knock(chance, 0.6), 0.055, 0.42)
    add(out, knock(chance, 0.4), 0.09, 0.2)
    return room(chance, out, 0.2, 0.1)


def lift(chance: Chance) -> Signal:
    """A die is picked up: the nail touches it, it leaves the leather."""
    out = silence(0.14)
    add(out, clack(chance, 0.75), 0.012, 0.7)
    brush = noise(chance, 0.07, 900, 4200)
    add(out, brush * swell(len(brush), 0.3), 0, 0.07)
    return room(chance, out, 0.14, 0.08)


def put(chance: Chance) -> Signal:
    """A die is set down in its place."""
    out = silence(0.2)
    add(out, knock(chance, 0.95), 0.004)
    add(out, clack(chance, 0.7), 0.03, 0.14)
    return room(chance, out, 0.16, 0.1)


def skull(chance: Chance) -> Signal:
    """Skulls turn: three hollow knocks of bone, falling, in a deeper room."""
    out = silence(0.7)
    for place, (at, pitch) in enumerate(((0.0, 1.0), (0.115, 0.9), (0.26, 0.76))):
        bone = 640 * pitch * chance.uniform(0.98, 1.02)
        add(
            out,
            struck(
                chance,
                0.25,
                [
                    (bone, 0.03, 1),
                    (bone * 1.51, 0.022, 0.7),
                    (bone * 2.83, 0.012, 0.4),
                    (bone * 0.36, 0.05, 0.8),
                ],
            ),
            at,
            (0.75, 0.6, 1.0)[place],
        )
        add(out, tick(chance, 1200, 5000, 0.002), at, 0.2)
    return room(chance, out, 0.8, 0.3, 2600)


# ---------------------------------------------------------------- other small things of wood
def step(chance: Chance) -> Signal:
    """A wooden token set on the next box."""
    wood = chance.uniform(760, 900)
    out = struck(
        chance,
        0.18,
        [(wood, 0.018, 1), (wood * 1.6, 0.012, 0.6), (wood * 2.75, 0.007, 0.35), (185, 0.03, 0.9)],
        0.02,
    )
    add(out, tick(chance, 1500, 6000, 0.0015), 0, 0.2)
    return room(chance, out, 0.2, 0.1)


def count(chance: Chance) -> Signal:
    """Totals count up: small bars of wood, struck one after the other, each higher than the last."""
    out = silence(0.95)
    for place, note in enumerate((0, 2, 4, 7, 9, 12)):
        bar, at = 523.25 * 2 ** (note / 12), 0.095 * place + chance.uniform(0, 0.006)
        struck_bar = struck(chance, 0.3, [(bar, 0.07, 1), (bar * 3.93, 0.02, 0.3)], 0.004)
        add(out, struck_bar, at, 0.6 + 0.08 * place)
        add(out, tick(chance, 1500, 6000, 0.0015), at, 0.12)
    return room(chance, out, 0.25, 0.12)


def back(chance: Chance) -> Signal:
    """A token is knocked back: a dull blow on its side, and it rattles."""
    out = silence(0.4)
    wood = chance.uniform(300, 350)
    blow = [(wood, 0.035, 1), (wood * 1.62, 0.02, 0.7), (wood * 2.9, 0.009, 0.35)]
    add(out, struck(chance, 0.25, blow, 0.03), 0, 1.0)
    add(out, thump(0.2, 190, 90, 0.02, 0.05), 0, 0.7)
    for at, gain in ((0.06, 0.3), (0.1, 0.18), (0.13, 0.1)):
        add(out, knock(chance, 0.8), at, gain)
    return room(chance, out, 0.2, 0.1)


def bonus(chance: Chance) -> Signal:
    """A bonus tile of bone: it clinks on its space and once more."""
    out = silence(0.45)
    for at, gain in ((0.0, 1.0), (0.085, 0.5), (0.13, 0.22)):
        tile = chance.uniform(1750, 1900)
        add(
            out,
            struck(
                chance, 0.3, [(tile, 0.05, 1), (tile * 1.53, 0.035, 0.6), (tile * 2.68, 0.02, 0.35)], 0.01
            ),
            at,
            gain,
        )
        add(out, knock(chance, 0.6), at, 0.35 * gain)
    return room(chance, out, 0.25, 0.12)


def tile(chance: Chance) -> Signal:
    """A treasure tile of pasteboard drawn over the table and laid down."""
    slide = noise(chance, 0.22, 700, 5200) * (0.7 + 0.3 * np.sin(2 * np.pi * 31 * ramp(0.22)))
    out = silence(0.45)
    add(out, slide * swell(len(slide), 0.6, 1.3), 0, 0.16)
    add(out, struck(chance, 0.1, [(240, 0.022, 1), (610, 0.012, 0.6), (1300, 0.006, 0.4)], 0.03), 0.2, 0.9)
    add(out, tick(chance, 1200, 6500, 0.003), 0.2, 0.25)
    return room(chance, out, 0.18, 0.08)


def coins(chance: Chance) -> Signal:
    """A handful of gold falls on the pile."""
    out = silence(0.85)
    at = 0.0
    for place in range(7):
        ring = chance.uniform(3300, 4700)
        modes = [
            (ring, 0.13, 1.0),
            (ring * 1.47, 0.09, 0.7),
            (ring * 2.09, 0.06, 0.45),
            (ring * 0.56, 0.05, 0.5),
        ]
        add(out, struck(chance, 0.5, modes, 0.01), at, (1, 0.7, 0.8, 0.5, 0.55, 0.35, 0.25)[place])
        add(out, tick(chance, 3000, 10000, 0.0015), at, 0.2)
        add(out, knock(chance, 0.5), at, 0.18)
        at += chance.uniform(0.03, 0.075)
    out *= np.minimum(1, np.linspace(1.6, 0, samples(0.85)))
    return room(chance, out, 0.3, 0.12)
