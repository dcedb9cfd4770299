"""A choice before it is worded for the answer: raw values of the engine."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ai.advice.answer import Meaning
from ai.advice.shapley import Floats
from ai.engine.weighed import Weighed


@dataclass(slots=True)
class Draft:
    """One choice as the engine sees it."""

    weighed: Weighed
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
