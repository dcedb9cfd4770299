"""A line of hardening: something done very often, in parts that are reproducible."""

from __future__ import annotations

import random
import tempfile
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

Found = Counter[str]
"""What was counted; a name that ends in `_most` is a maximum, all others add up."""
MOST = "_most"


@dataclass(frozen=True)
class Line:
    """One line.

    Args:
        name: on the command line.
        told: what it asks, in a few words.
        things: what is counted.
        each: how many of them a part has.
        whole: how many of them `--scale 1` means.
        part: plays a part, given its number and the seed of the run; an exception is a failure.
    """

    name: str
    told: str
    things: str
    each: int
    whole: int
    part: Callable[[int, str], Found]


def one_of(kinds: Sequence[Callable[[Path, random.Random, Found], None]]) -> Callable[[int, str], Found]:
    """A part that runs one of several kinds, chosen by its number, in a folder of its own."""

    def part(number: int, seed: str) -> Found:
        kind, found = kinds[number % len(kinds)], Found()
        with tempfile.TemporaryDirectory() as folder:
            kind(Path(folder), random.Random(f"{seed}/{number}"), found)
        found[kind.__name__] += 1
        return found

    return part


def add(sum: Found, found: Found) -> None:
    """Add what a part found to the sum."""
    for name, count in found.items():
        sum[name] = max(sum[name], count) if name.endswith(MOST) else sum[name] + count
