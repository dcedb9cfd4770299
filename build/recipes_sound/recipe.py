"""The data of a sound recipe."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from recipes_sound.kit import Chance, Signal


@dataclass(frozen=True)
class Recipe:
    """How a sound is made: by which function, how many variants, how loud (dB, master.py), what quality."""

    make: Callable[[Chance], Signal]
    variants: int
    loudness: float
    quality: float = 0.4
    loop: bool = False
