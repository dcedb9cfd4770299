"""What lies in the box: chests, tiles, tracks, actions, and the one table of limits (R1-R18)."""

from __future__ import annotations

from typing import Final, Literal, get_args

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
DIE_LETTERS: Final = "ABCDE"

FIRST_BOX: Final = 1
LAST_BOX: Final = 8
SETUP_BOX: Final = 3
LIMIT: Final = (0, 1, 2, 2, 3, 3, 4, 4, 4)
"""By box of the token: most dice on BOARD or RAID, and most chests in the fleet or crew area (R15)."""

BONUS_TILES_PER_SEAT: Final = 5
MOST_CYCLES: Final = 5
"""Each cycle places at least one die of each rolling seat (R39)."""
