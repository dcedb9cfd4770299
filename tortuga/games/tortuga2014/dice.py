"""The numbers on the dice. One die is documented, the other four are reconstructed (digest, part 14)."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

Source = Literal["documented", "reconstructed", "custom"]
Numbers = tuple[tuple[int, int, int, int, int], ...]
"""Five rows, dice A to E; each row the numbers on its five action faces, in the order of the actions."""


class Die(msgspec.Struct, frozen=True):
    """One die of a set: five numbered action faces and a skull with its letter (R8)."""

    letter: str
    numbers: tuple[int, int, int, int, int]
    source: Source


RECONSTRUCTED: Final = (
    Die("A", (4, 1, 3, 5, 2), "documented"),
    Die("B", (5, 2, 4, 1, 3), "reconstructed"),
    Die("C", (1, 3, 5, 2, 4), "reconstructed"),
    Die("D", (2, 4, 1, 3, 5), "reconstructed"),
    Die("E", (3, 5, 2, 4, 1), "reconstructed"),
)
"""The cyclic Latin square that holds the documented die."""

NUMBERS: Final[Numbers] = tuple(die.numbers for die in RECONSTRUCTED)


def fault_of(numbers: Numbers) -> str | None:
    """What is wrong with a custom set, as the end of a text id, or None: five dice, each with 1 to 5 once."""
    if len(numbers) != len(RECONSTRUCTED):
        return "count"
    if any(sorted(row) != [1, 2, 3, 4, 5] for row in numbers):
        return "faces"
    return None
