"""The band: a cittern, a bass string, a concertina, a frame drum, and the cabin they play in."""

from __future__ import annotations

from functools import cache

import numpy as np
from recipes_sound.kit import RATE, Chance, Signal, band, noise, ramp, samples, struck, thump


def hertz(note: float) -> float:
    """The pitch of a MIDI note."""
    return float(440.0 * 2 ** ((note - 69) / 12))


@cache
def _string(note: int, take: int, bright: float, seconds: float) -> Signal:
    """One plucked string: slightly stretched harmonics, of which the higher ones die sooner."""
    chance = np.random.default_rng([note, take, round(bright * 100)])
    base = hertz(note)
    time = ramp(seconds)
    out = np.zeros_like(time)
    pluck = 0.17 + 0.03 * chance.uniform(-1, 1)  # where the string is plucked, part of its length
    stiff = 0.00006 * base / 200
    long = 2.3 * (196 / base) ** 0.45
    for number in range(1, 40):
        tone = number * base * np.sqrt(1 + stiff * number**2)
        if tone > 11000:
            break
        strength = np.sin(np.pi * number * pluck) / number ** (1.05 + 0.8 * (1 - bright))
        decay = long / (1 + 0.12 * number**1.15 + (tone / 5200) ** 2)
        # two directions in which a string swings: one hands its force to the bridge sooner
        fade = 0.62 * np.exp(-time / (0.35 * decay)) + 0.38 * np.exp(-time / decay)
        out += strength * np.sin(2 * np.pi * tone * time + 0.2 * number) * fade
    attack = samples(0.0015)
    out[:attack] *= np.linspace(0, 1, attack)
    nail = noise(chance, 0.012, 1200, 6000) * np.exp(-ramp(0.012) / 0.003)
    out[: len(nail)] += 0.035 * bright * nail
    return out


@cache
def _body() -> Signal:
    """What a hollow spruce body adds: a few broad tones of its own."""
    chance = np.random.default_rng(1702)
    modes = [(112.0, 0.03, 0.5), (205, 0.022, 0.9), (402, 0.014, 0.55), (560, 0.01, 0.4), (890, 0.007, 0.3)]
    answer = struck(chance, 0.12, modes, 0.0)
    return np.asarray(answer / np.sqrt((answer**2).sum()))


def plucked(note: int, length: float, strength: float, take: int = 0, double: bool = True) -> Signal:
    """A course of the cittern: two strings in unison, damped after `length` seconds.

    Args:
        strength: 0..1; harder is brighter too.
        take: which of several plucks, so that no two neighbours are alike.
        double: False for a single string (guitar, bass).
    """
    bright = 0.35 + 0.5 * strength
    full = 2.4
    out = _string(note, take % 3, round(bright, 1), full).copy()
    if double:
        second = _string(note, 3 + take % 3, round(bright, 1), full)
        late = samples(0.006)
        # 3.5 cents apart: the second string is read a little faster
        place = np.arange(len(out)) * 2 ** (3.5 / 1200)
        second = np.interp(place, np.arange(len(second)), second, right=0.0)
        out[late:] += 0.8 * second[:-late]
    size = len(out) + len(_body()) - 1
    wood = np.fft.irfft(np.fft.rfft(out, size) * np.fft.rfft(_body(), size), size)[: len(out)]
    out = 0.72 * out + 0.5 * wood
    damp = np.ones_like(out)
    start = samples(min(length, full - 0.35))
    damp[start:] = np.exp(-np.arange(len(out) - start) / (0.09 * RATE))
    return strength * out * damp


_REED = np.array(
    [1.0, 0.72, 0.56, 0.5, 0.34, 0.3, 0.2, 0.17, 0.1, 0.09, 0.055, 0.05, 0.03, 0.025, 0.015, 0.01]
)


def reed(note: int, length: float, strength: float, chance: Chance) -> Signal:
    """A concertina: two reeds a few cents apart, bellows that press and give way, a breath of air."""
    release = 0.12
    time = ramp(length + release)
    base = hertz(note)
    wander = 1 + 0.0009 * np.sin(2 * np.pi * 4.6 * time + chance.uniform(0, 6)) * np.clip(
        time / 0.5 - 0.5, 0, 1
    )
    out = np.zeros_like(time)
    for cents, gain in ((-1.6, 1.0), (1.9, 0.75)):
        phase = 2 * np.pi * np.cumsum(base * 2 ** (cents / 1200) * wander) / RATE
        for number, part in enumerate(_REED, 1):
            if number * base > 9000:
                break
            # a reed speaks from below: its high harmonics come a moment later
            rise = 0.03 + 0.006 * number
            tone = part * np.sin(number * phase + 0.7 * number * number)
            out += gain * tone * (1 - np.exp(-time / rise))
    press = 1 - 0.16 * np.cos(2 * np.pi * np.clip(time / (length + release), 0, 1)) * 0.5
    fade = np.clip((length + release - time) / release, 0, 1)
    breath = noise(chance, length + release, 1500, 6000)[: len(time)] * 0.01
    shaped = band(np.concatenate((out + breath, np.zeros(samples(0.1)))), 180, 3600, 1)[: len(time)]
    return np.asarray(0.16 * strength * shaped * press * np.sin(np.pi / 2 * fade) ** 2)


def bass(note: int, length: float, strength: float, take: int = 0) -> Signal:
    """A low gut string with a round tone."""
    return band(plucked(note, length, strength, take, double=False), 38, 1500, 1)


def drum(chance: Chance, strength: float) -> Signal:
    """A frame drum struck with the ball of the thumb."""
    out = thump(0.5, 128, 84, 0.03, 0.11)
    skin = noise(chance, 0.5, 150, 900) * np.exp(-ramp(0.5) / 0.025)
    return strength * (out + 0.09 * skin)


def hall(chance: Chance, mix: Signal, wet: float = 0.2, length: float = 1.5) -> Signal:
    """The room around a stereo mix; circular, so that the end of a loop sounds on in its beginning."""
    out = mix.copy()
    for side in (0, 1):
        size = samples(length)
        answer = np.zeros(len(mix))
        answer[:size] = band(chance.standard_normal(size), 200, 3600, 2) * np.exp(-np.linspace(0, 6.9, size))
        for delay in (0.011, 0.017, 0.023, 0.031, 0.043):
            answer[samples(delay * (1 + 0.07 * side))] += chance.choice((-1, 1)) * 4 * np.exp(-delay / 0.03)
        answer /= np.sqrt((answer**2).sum())
        source = 0.7 * mix[:, side] + 0.3 * mix[:, 1 - side]
        out[:, side] += wet * np.fft.irfft(np.fft.rfft(source) * np.fft.rfft(answer), len(mix))
    return out
