"""The game's tune, "Before the Wind": an original melody in 6/8, D dorian, 32 bars, a loop without a seam.

Form: A cittern alone with a guitar; A with the concertina above it; B the concertina leads in F; A both.
The finale, for what may be the last round: both halves of A, quicker, with the drum throughout.
And the fanfare of the winner: its first bar turned to D major.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

import numpy as np
from recipes_sound.band import bass, drum, hall, plucked, reed
from recipes_sound.kit import Chance, Signal, room, samples

EIGHTH = 0.29
"""Seconds of an eighth; a bar has six."""
BAR = 6 * EIGHTH
HASTE = 0.225
"""Seconds of an eighth in the finale."""

Line: TypeAlias = Sequence[tuple[int, int]]
"""Notes as (MIDI number or 0 for a rest, eighths)."""

A_OPEN: Line = (
    *((69, 2), (74, 1), (74, 2), (76, 1)),
    *((77, 2), (76, 1), (74, 2), (72, 1)),
    *((72, 1), (74, 1), (76, 1), (79, 2), (76, 1)),
    *((76, 3), (69, 3)),
    *((69, 2), (74, 1), (74, 2), (76, 1)),
    *((77, 2), (79, 1), (81, 2), (77, 1)),
    *((79, 1), (77, 1), (76, 1), (74, 2), (72, 1)),
    *((76, 5), (0, 1)),
)
A_CLOSED: Line = (
    *A_OPEN[:19],
    *((79, 2), (77, 1), (74, 2), (71, 1)),
    *((72, 1), (71, 1), (69, 1), (72, 2), (76, 1)),
    *((74, 5), (0, 1)),
)
B: Line = (
    *((77, 2), (76, 1), (77, 2), (81, 1)),
    *((79, 3), (76, 2), (72, 1)),
    *((77, 2), (76, 1), (74, 2), (69, 1)),
    *((72, 3), (76, 3)),
    *((77, 2), (74, 1), (70, 2), (74, 1)),
    *((72, 2), (77, 1), (81, 3)),
    *((79, 1), (77, 1), (76, 1), (74, 1), (76, 1), (73, 1)),
    *((74, 5), (0, 1)),
)
ABOVE: Line = (  # long notes of the concertina over the second A
    *((77, 6), (77, 3), (81, 3), (79, 6), (76, 6)),
    *((77, 6), (74, 6), (72, 3), (76, 3), (77, 5), (0, 1)),
)
BELOW: Line = (  # under the last A
    *((65, 6), (69, 6), (67, 6), (64, 3), (67, 3)),
    *((65, 6), (67, 3), (71, 3), (69, 6), (65, 5), (0, 1)),
)

CHORDS: dict[str, tuple[int, tuple[int, int, int]]] = {
    "Dm": (38, (57, 62, 65)),
    "F": (41, (57, 60, 65)),
    "C": (36, (55, 60, 64)),
    "Am": (45, (57, 60, 64)),
    "G": (43, (55, 59, 62)),
    "Bb": (46, (58, 62, 65)),
    "A": (45, (57, 61, 64)),
}
"""Bass note, and the three strings of the guitar."""
HARMONY = (
    *("Dm", "F", "C", "Am", "Dm", "F", "C", "Am"),
    *("Dm", "F", "C", "Am", "Dm", "G", "Am", "Dm"),
    *("F", "C", "Dm", "Am", "Bb", "F", "A", "Dm"),
    *("Dm", "F", "C", "Am", "Dm", "G", "Am", "Dm"),
)


class Sheet:
    """A circle of time on which notes are written; what sounds beyond the end goes on at the beginning."""

    def __init__(self, chance: Chance, seconds: float, eighth: float = EIGHTH) -> None:
        self.chance, self.eighth = chance, eighth
        self.mix = np.zeros((samples(seconds), 2))
        self._take = 0

    def write(self, sound: Signal, at: float, gain: float, side: float) -> None:
        """Add a sound at a time, a few milliseconds off as a player is; `side` -1 left .. 1 right."""
        start = samples(max(0.0, at + self.chance.normal(0, 0.004)))
        places = (start + np.arange(len(sound))) % len(self.mix)
        angle = (side + 1) * np.pi / 4
        for ear, part in enumerate((np.cos(angle), np.sin(angle))):
            np.add.at(self.mix[:, ear], places, gain * part * sound)

    def pluck(self, line: Line, start: float, gain: float, strength: float = 0.7, octave: int = 0) -> None:
        """The cittern plays a line."""
        for at, note, length, beat in _timed(line, start, self.eighth):
            self._take += 1
            force = strength * (1.0 if beat in (0, 3) else 0.82) * self.chance.uniform(0.92, 1.05)
            self.write(plucked(note + octave, length * 1.25, force, self._take), at, gain, -0.18)

    def squeeze(self, line: Line, start: float, gain: float, side: float = 0.28) -> None:
        """The concertina plays a line, its notes joined."""
        for at, note, length, _ in _timed(line, start, self.eighth):
            self.write(reed(note, length * 0.96, self.chance.uniform(0.9, 1.0), self.chance), at, gain, side)

    def accompany(self, chord: str, start: float, full: bool) -> None:
        """A bar of guitar and bass, from the second half on with a drum."""
        (root, strings), eighth = CHORDS[chord], self.eighth
        self.write(bass(root, 2.6 * eighth, 0.75, self._take), start, 0.27, 0.0)
        self.write(bass(root + 7, 2.2 * eighth, 0.55, self._take), start + 3 * eighth, 0.19, 0.0)
        for place, (string, force) in enumerate(
            ((0, 0.3), (1, 0.42), (2, 0.46), (1, 0.36), (2, 0.44), (1, 0.38))
        ):
            self._take += 1
            tone = plucked(strings[string], 2.4 * eighth, force, self._take, double=False)
            self.write(tone, start + place * eighth, 0.34, 0.42)
        if full:
            for place, force in ((0, 0.5), (2, 0.16), (3, 0.34), (5, 0.2)):
                self.write(drum(self.chance, force), start + place * eighth, 0.19, -0.05)


def _timed(line: Line, start: float, eighth: float) -> Iterator[tuple[float, int, float, int]]:
    """Time, note, length in seconds, place in the bar; rests are left out."""
    at = 0
    for note, eighths in line:
        if note:
            yield start + at * eighth, note, eighths * eighth, at % 6
        at += eighths


def tune(chance: Chance) -> Signal:
    """The whole tune, stereo."""
    for line in (A_OPEN, A_CLOSED, B, ABOVE, BELOW):
        assert sum(eighths for _, eighths in line) == 48, "eight bars"
    sheet = Sheet(chance, len(HARMONY) * BAR)
    for place, chord in enumerate(HARMONY):
        sheet.accompany(chord, place * BAR, place >= 8)
    sheet.pluck(A_OPEN, 0.0, 0.7)
    sheet.pluck(A_CLOSED, 8 * BAR, 0.68)
    sheet.squeeze(ABOVE, 8 * BAR, 0.26)
    sheet.squeeze(B, 16 * BAR, 0.56)
    sheet.pluck([(note - 12 if note else 0, length) for note, length in B], 16 * BAR, 0.3, 0.5)
    sheet.pluck(A_CLOSED, 24 * BAR, 0.68)
    sheet.squeeze(BELOW, 24 * BAR, 0.28)
    return hall(chance, sheet.mix)


def finale(chance: Chance) -> Signal:
    """The tune of what may be the last round, stereo: sixteen bars, a loop without a seam."""
    bar = 6 * HASTE
    sheet = Sheet(chance, 16 * bar, HASTE)
    for place, chord in enumerate(HARMONY[:16]):
        sheet.accompany(chord, place * bar, True)
    sheet.pluck(A_OPEN, 0.0, 0.68, 0.85)
    sheet.squeeze([(note - 12 if note else 0, length) for note, length in A_OPEN], 0.0, 0.3)
    sheet.pluck(A_CLOSED, 8 * bar, 0.7, 0.9)
    sheet.squeeze(ABOVE, 8 * bar, 0.34)
    return hall(chance, sheet.mix)


def fanfare(chance: Chance) -> Signal:
    """Somebody has won: the first bar in D major, a run, and a chord that is let ring."""
    sheet = Sheet(chance, 4.4)
    line: Line = ((69, 2), (74, 1), (74, 1), (76, 1), (78, 1), (81, 7))
    quick = 0.62
    at = 0.03
    for note, eighths in line:
        length = eighths * EIGHTH * quick
        sheet.write(plucked(note, 1.4 * length, 0.85, note), at, 0.6, -0.2)
        sheet.write(reed(note, 0.95 * length, 1.0, chance), at, 0.36, 0.2)
        at += length
    chord = 0.03 + 6 * EIGHTH * quick
    for place, note in enumerate((50, 57, 62, 66, 69, 74)):
        sheet.write(plucked(note, 2.0, 0.7, place), chord + 0.022 * place, 0.42, 0.3)
    for note in (62, 66, 69):
        sheet.write(reed(note, 7 * EIGHTH * quick, 0.8, chance), chord, 0.2, 0.3)
    sheet.write(bass(38, 2.0, 0.9), chord, 0.5, 0.0)
    sheet.write(drum(chance, 0.8), chord, 0.4, 0.0)
    sheet.write(drum(chance, 0.4), 0.03, 0.4, 0.0)
    return hall(chance, sheet.mix, 0.16, 1.0)


def beat(chance: Chance) -> Signal:
    """One stroke on the drum, in the cabin."""
    out = room(chance, drum(chance, 0.9), 0.25, 0.14)
    soft = samples(0.003)
    out[:soft] *= np.linspace(0, 1, soft)
    return out
