"""A choice before it is worded, and when a split deserves a sentence: only where one part decides."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from ai.games.tortuga2014.advice.shapley import Floats
from ai.games.tortuga2014.engine.evaluation import ActionValue
from tortuga.games.tortuga2014.pieces import ACTION_NAMES
from tortuga.kernel.players import Reason

TILES: Final = len(ACTION_NAMES)
CHESTS: Final = TILES + 1
PARTS: Final = (*ACTION_NAMES, "tiles", "chests")
"""What a difference is split over, in order."""

Meaning = Literal["places", "pieces"]
"""What the part of an action means. `places`, while dice are placed: the place won there. `pieces`, after
that: what the action works on, that is boats, pirates, coins, chests of the fleets, chests of the crews;
"chests" are then those that come to the islands, and in phase 3 all of them."""

DOMINANT: Final = 0.6
"""Share of the summed sizes of all parts that a part must exceed to decide."""
LEAST: Final = 0.005
"""Least difference of win chances; anything smaller is within the noise of the engine's samples."""

PIECES: Final = ("advice-why-boats", "advice-why-pirates", "advice-why-coins", "advice-why-fleets")


def sentence(difference: float, parts: Sequence[float], meaning: Meaning) -> Reason | None:
    """What decides, or None when no part does alone."""
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


@dataclass(slots=True)
class Draft:
    """One choice as the engine sees it."""

    action_value: ActionValue
    raw: float
    """Own win chance before it is clipped to 0..1."""
    points: float
    lead: float


@dataclass(slots=True)
class Drafts:
    """All choices of a decision, best first, and how the raw difference of two of them splits."""

    choices: list[Draft]
    meaning: Meaning
    split: Callable[[int, int], Floats]
    """For two indices, the parts (7,) of raw[first] - raw[second], which add up to it."""
    rolling: bool = False
    """Whether one's own dice still roll or are declared: see `Temperature.optimism`."""
