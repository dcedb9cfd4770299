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
"""What stands under an action. `places`, while dice are placed: the place one reaches there. `pieces`, once
they lie: what the action works on, that is boats, pirates, coins, chests of the fleets, chests of the crews;
"chests" are then those that come to the islands, and in phase 3 all of them."""

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


@dataclass(slots=True)
class Draft:
    """One choice as the engine sees it."""

    action_value: ActionValue
    raw: float
    """Own win chance before it is held within 0..1."""
    points: float
    lead: float


@dataclass(slots=True)
class Drafts:
    """All choices of a decision, best first, and how the raw difference of two of them splits."""

    choices: list[Draft]
    meaning: Meaning
    split: Callable[[int, int], Floats]
    """Of two indices, the parts (7,) of raw[first] - raw[second]; they add up to it."""
    rolling: bool = False
    """Whether the own dice still roll or are declared: see `Temperature.optimism`."""
