"""When a split deserves a sentence: only where one part decides, else the numbers speak."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ai.advice.answer import CHESTS, PARTS, TILES, Meaning
from tortuga.kernel.seats import Reason

DOMINANT: Final = 0.6
"""Least share of a part in the sum of all parts' sizes."""
LEAST: Final = 0.005
"""Least difference of win chances: below it the samples of the engine differ as much from each other."""

PIECES: Final = ("advice-why-boats", "advice-why-pirates", "advice-why-coins", "advice-why-fleets")


def sentence(difference: float, parts: Sequence[float], meaning: Meaning) -> Reason | None:
    """What decides, or None when nothing does alone."""
    if difference < LEAST:
        return None
    part = max(range(len(parts)), key=lambda index: parts[index])
    if parts[part] <= DOMINANT * sum(map(abs, parts)):
        return None
    if part == TILES:
        return Reason("advice-why-tiles")
    if part == CHESTS:
        return Reason("advice-why-chests")
    if meaning == "places":
        return Reason("advice-why-place", {"action": PARTS[part]})
    return Reason(PIECES[part] if part < len(PIECES) else "advice-why-crews")
