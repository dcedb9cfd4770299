"""The finishing touch: no DC offset, soft ends, the wanted loudness, and a file that is the same every time.

`pip install soundfile` (libsndfile) writes the OGG Vorbis files; the game itself needs neither it nor numpy.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import soundfile
from recipes_sound.kit import RATE, Signal, band, samples

PEAK_MOST, PEAK_LEAST = -4.6, -13.5
"""dBFS; the encoder adds a little, so that the files stay within -3 .. -14."""
FADE_IN, FADE_OUT = 0.001, 0.03
_FLOOR = 10 ** (-66 / 20)
_SERIAL = 1667
_CHUNK = 8192


@dataclass(frozen=True)
class Report:
    """The measurements of a finished signal."""

    seconds: float
    peak: float
    """dBFS."""
    loudness: float
    """dB, see `loudness`."""
    pressed: float
    """How far the highest peak was pressed down, dB."""


def decibel(value: float) -> float:
    """A ratio in dB."""
    return float(20 * np.log10(max(value, 1e-9)))


def loudness(signal: Signal) -> float:
    """How loud a person hears it, dB: the strongest 200 ms after the ear's own filter (A-weighting)."""
    mono = signal if signal.ndim == 1 else signal.mean(axis=1)
    mono = np.concatenate((mono, np.zeros(samples(0.2))))
    hertz = np.fft.rfftfreq(len(mono), 1 / RATE) ** 2
    weight = (12194.0**2 * hertz**2) / (
        (hertz + 20.6**2) * np.sqrt((hertz + 107.7**2) * (hertz + 737.9**2)) * (hertz + 12194.0**2)
    )
    heard = np.fft.irfft(np.fft.rfft(mono) * weight * 1.2589, len(mono)) ** 2
    window = samples(0.2)
    sums = np.cumsum(np.concatenate(([0.0], heard)))
    return decibel(float(np.sqrt((sums[window:] - sums[:-window]).max() / window)))


def finish(signal: Signal, wish: float, loop: bool = False) -> tuple[Signal, Report]:
    """Make a sound ready for the game.

    Args:
        wish: loudness in dB; peaks stay between `PEAK_LEAST` and `PEAK_MOST` dBFS in any case.
        loop: leave the ends as they are.
    """
    out = _each(signal, lambda side: band(side, 24, 16500, 3))
    if not loop:
        out = _ends(out)
    out = out - out.mean(axis=0) * (0 if not loop else 1)
    gain = 10 ** ((wish - loudness(out)) / 20)
    top = 10 ** (PEAK_MOST / 20)
    for _ in range(4):  # peaks are softly compressed, and the gain is found again
        pressed = _limit(out * gain, top)
        gain *= 10 ** (min(3.0, wish - loudness(pressed)) / 20)
        if np.abs(out * gain).max() > 3.0 * top:  # never more than about 9 dB
            gain = 3.0 * top / np.abs(out).max()
            break
    pressed_by = max(0.0, decibel(float(np.abs(out * gain).max()) / top))
    out = _limit(out * gain, top)
    peak = float(np.abs(out).max())
    out *= max(1.0, 10 ** (PEAK_LEAST / 20) / peak)
    if not loop:
        out = _fades(out)
    return out, Report(len(out) / RATE, decibel(float(np.abs(out).max())), loudness(out), pressed_by)


def _each(signal: Signal, work: object) -> Signal:
    """Apply a function to one stereo channel after the other."""
    assert callable(work)
    if signal.ndim == 1:
        return np.asarray(work(signal))
    return np.stack([work(signal[:, side]) for side in range(signal.shape[1])], axis=1)


def _limit(signal: Signal, top: float) -> Signal:
    """Round off what is above three quarters of `top`; nothing comes out above it."""
    knee = 0.75 * top
    size = np.abs(signal)
    over = np.maximum(size - knee, 0) / (top - knee)
    return np.sign(signal) * np.where(size > knee, knee + (top - knee) * np.tanh(over), size)


def _ends(signal: Signal) -> Signal:
    """Cut the silence at the end."""
    level = np.abs(signal) if signal.ndim == 1 else np.abs(signal).max(axis=1)
    heard = np.nonzero(level > _FLOOR * level.max() * 4)[0]
    return signal[: min(len(signal), heard[-1] + samples(0.02))]


def _fades(signal: Signal) -> Signal:
    """Soft ends, so that nothing clicks."""
    out = signal.copy()
    start, end = samples(FADE_IN), min(samples(FADE_OUT), len(out) // 4)
    shape = (-1,) + (1,) * (out.ndim - 1)
    out[:start] *= np.linspace(0, 1, start).reshape(shape)
    out[-end:] *= (0.5 + 0.5 * np.cos(np.linspace(0, np.pi, end))).reshape(shape)
    return out


# ---------------------------------------------------------------- files
def write(path: Path, signal: Signal, quality: float) -> None:
    """Write OGG Vorbis; `quality` 0..1. The same signal gives the same bytes.

    Raises:
        OSError: the file cannot be written.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    channels = 1 if signal.ndim == 1 else signal.shape[1]
    with soundfile.SoundFile(
        path, "w", RATE, channels, "VORBIS", format="OGG", compression_level=1 - quality
    ) as file:
        for start in range(0, len(signal), _CHUNK):  # long blocks overflow libvorbis' stack
            file.write(signal[start : start + _CHUNK])
    path.write_bytes(_numbered(path.read_bytes(), _SERIAL))


def _numbered(data: bytes, serial: int) -> bytes:
    """The pages of an OGG stream with a fixed serial number (libsndfile draws lots) and new checksums."""
    out = bytearray(data)
    place = 0
    while place < len(out):
        assert out[place : place + 4] == b"OggS"
        lacing = out[place + 26]
        size = 27 + lacing + sum(out[place + 27 : place + 27 + lacing])
        out[place + 14 : place + 18] = struct.pack("<I", serial)
        out[place + 22 : place + 26] = bytes(4)
        out[place + 22 : place + 26] = struct.pack("<I", _checksum(bytes(out[place : place + size])))
        place += size
    return bytes(out)


def _table() -> list[int]:
    table = []
    for byte in range(256):
        value = byte << 24
        for _ in range(8):
            value = ((value << 1) ^ 0x04C11DB7) if value & 0x80000000 else value << 1
        table.append(value & 0xFFFFFFFF)
    return table


_CRC = _table()


def _checksum(page: bytes) -> int:
    """CRC-32 of an OGG page (polynomial 0x04c11db7, not reflected)."""
    value = 0
    for byte in page:
        value = ((value << 8) & 0xFFFFFFFF) ^ _CRC[(value >> 24) ^ byte]
    return value
