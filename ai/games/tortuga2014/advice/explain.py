"""Choices with their values, and when the split of a difference between them deserves a sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from ai.games.tortuga2014.dice_solver import Floats
from ai.games.tortuga2014.engine.decisions import Solved
from ai.games.tortuga2014.engine.evaluation import ActionValue
from tortuga.games.tortuga2014.pieces import ACTION_NAMES
from tortuga.kernel.players import Reason

TILES_PART: Final = len(ACTION_NAMES)
CHESTS_PART: Final = TILES_PART + 1
PARTS: Final = (*ACTION_NAMES, "tiles", "chests")
"""What a difference is split over, in order."""

Meaning = Literal["places", "pieces"]
"""What the part of an action means. `places`, while dice are placed: the place won there. `pieces`, after
that: what the action works on, that is boats, pirates, coins, chests of the fleets, chests of the crews;
"chests" are then those that come to the islands, and in phase 3 all of them."""

DOMINANT_SHARE: Final = 0.6
"""Share of the summed sizes of all parts that a part must exceed to decide."""
MIN_DIFFERENCE: Final = 0.005
"""Smallest difference of win chances that is explained; less is within the noise of the engine's samples."""

PIECE_REASONS: Final = ("advice-why-boats", "advice-why-pirates", "advice-why-coins", "advice-why-fleets")


def decisive_reason(
    difference: float, parts: Sequence[float], meaning: Meaning, about: int = -1
) -> Reason | None:
    """The reason that the decisive part gives, or None if no part decides alone.

    Args:
        about: the part that the choice itself is about, which explains nothing: for a bonus tile, the tiles.
    """
    if difference < MIN_DIFFERENCE:
        return None
    part = max(range(len(parts)), key=lambda index: parts[index])
    if parts[part] <= DOMINANT_SHARE * sum(map(abs, parts)):
        return None
    if part == about:
        return None
    if part == TILES_PART:
        return Reason("advice-why-tiles")
    if part == CHESTS_PART:
        return Reason("advice-why-chests")
    if meaning == "places":
        return Reason("advice-why-place", {"action": PARTS[part]})
    return Reason(PIECE_REASONS[part] if part < len(PIECE_REASONS) else "advice-why-crews")


@dataclass(slots=True)
class ValuedChoice:
    """One choice as the engine values it."""

    action_value: ActionValue
    raw: float
    """Own win chance before it is clipped to 0..1."""
    points: float
    lead: float
    error: float = 0.0
    """Standard error of how far it is behind the best choice; 0 where nothing is sampled."""


@dataclass(slots=True)
class ValuedChoices:
    """All choices of a decision, best first, and how the raw difference of two of them splits."""

    choices: list[ValuedChoice]
    meaning: Meaning
    split: Callable[[int, int], Floats]
    """For two indices, the parts (7,) of raw[first] - raw[second], which add up to it."""
    turn: Solved | None = None
    """The solved turn of one's own dice while they are rolling or being declared."""
    about: int = -1
    """The part that the choice itself is about; -1 = none."""
