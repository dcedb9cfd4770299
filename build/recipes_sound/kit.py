"""What every sound is made of: noise, filters, struck bodies, rooms; float arrays at `RATE`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

RATE = 44100
"""Samples per second."""

Signal: TypeAlias = npt.NDArray[np.float64]
"""Samples; shape (n,) mono or (n, 2) stereo, about -1..1."""
Chance: TypeAlias = np.random.Generator


def samples(seconds: float) -> int:
    """The number of samples in this many seconds."""
    return round(seconds * RATE)


def ramp(seconds: float) -> Signal:
    """The time of every sample, seconds."""
    return np.arange(samples(seconds)) / RATE


def silence(seconds: float) -> Signal:
    """Nothing, to add to."""
    return np.zeros(samples(seconds))


def add(onto: Signal, sound: Signal, at: float, gain: float = 1.0) -> None:
    """Mix a sound in at a time in seconds; whatever runs past the end is cut."""
    start = samples(at)
    length = min(len(sound), len(onto) - start)
    if length > 0:
        onto[start : start + length] += gain * sound[:length]


# ---------------------------------------------------------------- filters
def band(signal: Signal, low: float | None = None, high: float | None = None, order: int = 4) -> Signal:
    """Keep what lies between two frequencies in Hz. Circular: a loop stays a loop."""
    spectrum = np.fft.rfft(signal)
    hertz = np.fft.rfftfreq(len(signal), 1 / RATE)
    gain = np.ones_like(hertz)
    if low:
        gain /= np.sqrt(1 + (low / np.maximum(hertz, 1e-6)) ** (2 * order))
    if high:
        gain /= np.sqrt(1 + (hertz / high) ** (2 * order))
    return np.fft.irfft(spectrum * gain, len(signal))


def sweep(signal: Signal, centre: Signal, width: float) -> Signal:
    """A resonance that wanders: band-pass whose centre (Hz, one for each sample) moves; `width` about 0.2..1.

    A state-variable filter (Chamberlin), twice for steeper sides.
    """
    for _ in range(2):
        low = mid = 0.0
        out = np.empty_like(signal)
        tune = 2 * np.sin(np.pi * np.minimum(centre, RATE / 7) / RATE)
        for i, (value, f) in enumerate(zip(signal.tolist(), tune.tolist(), strict=True)):
            low += f * mid
            mid += f * (value - low - width * mid)
            out[i] = mid
        signal = out * width
    return signal


def noise(chance: Chance, seconds: float, low: float | None = None, high: float | None = None) -> Signal:
    """Hiss between two frequencies, standard deviation 1."""
    raw = chance.standard_normal(samples(seconds))
    shaped = band(raw, low, high)
    return shaped / shaped.std()


# ---------------------------------------------------------------- struck bodies
def struck(
    chance: Chance, seconds: float, modes: Sequence[tuple[float, float, float]], spread: float = 0.01
) -> Signal:
    """A struck body.

    Args:
        modes: for each way to vibrate: Hz, seconds until it has fallen to 37 %, strength.
        spread: how far the frequencies of two strokes differ.
    """
    time = ramp(seconds)
    out = np.zeros_like(time)
    for hertz, decay, strength in modes:
        tuned = hertz * (1 + spread * chance.standard_normal())
        phase = chance.uniform(0, 0.6)
        out += strength * np.sin(2 * np.pi * tuned * time + phase) * np.exp(-time / decay)
    rise = samples(0.0006)
    out[:rise] *= np.linspace(0, 1, rise)
    fall = len(out) // 4
    out[-fall:] *= 0.5 + 0.5 * np.cos(np.linspace(0, np.pi, fall))
    return out


def grains(chance: Chance, seconds: float, count: int, low: float, high: float, length: float) -> Signal:
    """A rustle: this many breaths of noise, each about `length` seconds, at random times and loudness."""
    out = silence(seconds)
    for _ in range(count):
        body = noise(chance, length * chance.uniform(0.5, 1.6), low, high)
        body *= swell(len(body), 0.15, 1.4)
        add(out, body, chance.uniform(0, seconds - 2 * length), chance.beta(1.2, 4))
    return out


def tick(chance: Chance, low: float, high: float, decay: float = 0.002) -> Signal:
    """The moment of contact: a breath of noise."""
    body = noise(chance, 8 * decay, low, high)
    return body * np.exp(-np.arange(len(body)) / (RATE * decay))


def thump(seconds: float, start: float, end: float, fall: float, decay: float) -> Signal:
    """A low stroke whose pitch falls from `start` to `end` Hz within about `fall` seconds."""
    time = ramp(seconds)
    phase = 2 * np.pi * (end * time + (start - end) * fall * (1 - np.exp(-time / fall)))
    return np.sin(phase) * np.exp(-time / decay)


# ---------------------------------------------------------------- rooms
def room(
    chance: Chance, signal: Signal, length: float = 0.35, wet: float = 0.12, high: float = 4500
) -> Signal:
    """The sound in a wooden cabin: a few early reflections and a soft tail, mono."""
    size = samples(length)
    answer = band(chance.standard_normal(size), 180, high, 2) * np.exp(-np.linspace(0, 6.9, size))
    for delay in (0.0043, 0.0071, 0.0117, 0.0173):
        answer[samples(delay)] += chance.choice((-1, 1)) * 6 * np.exp(-delay / 0.02)
    answer /= np.sqrt((answer**2).sum())
    total = len(signal) + size
    tail = np.fft.irfft(np.fft.rfft(signal, total) * np.fft.rfft(answer, total), total)
    out = np.zeros(total)
    out[: len(signal)] = signal
    return out + wet * tail


def swell(count: int, rise: float, power: float = 1.0) -> Signal:
    """An envelope over `count` samples that rises until the part `rise` (0..1) and falls after it."""
    share = np.linspace(0, 1, count)
    up = np.clip(share / max(rise, 1e-6), 0, 1)
    down = np.clip((1 - share) / max(1 - rise, 1e-6), 0, 1)
    return (np.sin(np.pi / 2 * np.minimum(up, down))) ** power
