"""What lies in the box: chests, tiles, tracks, actions, dice, and the one table of limits (R1-R18)."""

from __future__ import annotations

from typing import Final, Literal, get_args

import msgspec

Chest = Literal["red", "blue", "yellow", "white", "purple"]
"""Colour of a treasure chest; chests of one colour are alike."""

CHESTS: Final[tuple[Chest, ...]] = get_args(Chest)
CHEST_INDEX: Final[dict[Chest, int]] = {chest: index for index, chest in enumerate(CHESTS)}
CHEST_SUPPLY: Final = (10, 10, 10, 5, 5)
"""Chests of each colour, in the order of `CHESTS` (R1)."""

SET_CHESTS: Final[tuple[Chest, ...]] = ("red", "blue", "yellow")
"""The colours of a set (R79)."""

TILE_SUPPLY: Final = {1: 17, 2: 9, 3: 4}
"""Treasure tiles by coins (R4)."""
TILES: Final = 30
BONUS_SUPPLY: Final = 20
"""Bonus tiles of all boards (R11)."""

Action = int
"""Index of an action in the order of resolution (R40)."""

EXPAND_FLEET: Final = 0
RECRUIT_CREW: Final = 1
TREASURE_HUNT: Final = 2
BOARD: Final = 3
RAID: Final = 4
ACTIONS: Final = (EXPAND_FLEET, RECRUIT_CREW, TREASURE_HUNT, BOARD, RAID)
ACTION_NAMES: Final = ("expand-fleet", "recruit-crew", "treasure-hunt", "board", "raid")
"""Stable names, used in text ids."""

Face = int
"""0..4 = the action shown, 5 = skull, -1 = not rolled or not shown."""

SKULL: Final = 5
NO_FACE: Final = -1
UNASSIGNED: Final = 5
"""In `Board.dice`: the die lies on no action space; the same index the dice solver uses."""

DICE: Final = 5
NO_DICE: Final = (UNASSIGNED,) * DICE
"""`Board.dice` when no die lies on an action space."""
DIE_LETTERS: Final = "ABCDE"

FIRST_BOX: Final = 1
LAST_BOX: Final = 8
SETUP_BOX: Final = 3
LIMIT: Final = (0, 1, 2, 2, 3, 3, 4, 4, 4)
"""By box of the token: most dice on BOARD or RAID, and most chests in the fleet or crew area (R15)."""

MAX_CYCLES: Final = 5
"""Each cycle places at least one die of each rolling seat (R39)."""


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
    """The fault of a custom set, as the suffix of a text id, or None: five dice, each with 1 to 5 once."""
    if len(numbers) != len(RECONSTRUCTED):
        return "count"
    if any(sorted(row) != [1, 2, 3, 4, 5] for row in numbers):
        return "faces"
    return None
