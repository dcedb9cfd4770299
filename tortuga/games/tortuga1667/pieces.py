"""What lies in the box: loyalties, places, vote cards and event cards (T1-T9)."""

from __future__ import annotations

from typing import Final, Literal, get_args

Loyalty = Literal["british", "french", "dutch"]
BRITISH: Final[Loyalty] = "british"
FRENCH: Final[Loyalty] = "french"
DUTCH: Final[Loyalty] = "dutch"
LOYALTIES: Final[tuple[Loyalty, ...]] = get_args(Loyalty)

Hold = Literal[0, 1]
"""A hold of a ship or of Tortuga: 0 British, 1 French."""
HOLDS: Final[tuple[Hold, ...]] = get_args(Hold)

Place = int
"""Where a pawn stands, as the constants below say."""
DUTCHMAN: Final = 0
JOLLY: Final = 1
TORTUGA: Final = 2
DUTCHMAN_BOAT: Final = 3
JOLLY_BOAT: Final = 4
SHIPS: Final = (DUTCHMAN, JOLLY)
BOATS: Final = (DUTCHMAN_BOAT, JOLLY_BOAT)
PLACE_NAMES: Final = ("dutchman", "jolly", "tortuga", "dutchman-boat", "jolly-boat")
"""Stable names, used in text ids."""
CREW: Final = 5
"""Pawns that a ship can hold (T20)."""
TREASURE: Final = 8

ROW: Final = 5
"""Event cards that lie face down in the row (T14)."""
HAND: Final = 3
"""Vote cards dealt to each seat (T11)."""

VOTE_KINDS: Final = (
    *("TBs", "TBb", "TFs", "TFb"),
    *("CBs", "CBb", "CFs", "CFb"),
    *("WBs", "WBb", "WFs", "WFb"),
)
"""A vote card by its three sections: torch, cannon, water; British, French flag; skull, blank (T9)."""
VOTE_SUPPLY: Final = (3, 3, 3, 3, 2, 2, 2, 3, 3, 2, 2, 2)
"""Cards of each kind, in the order of `VOTE_KINDS`; only the tops are documented, the rest is
reconstructed (T9, U1)."""
VOTES: Final = 30
TORCH: Final = "T"
CANNON: Final = "C"
WATER: Final = "W"
SKULL: Final = "s"

HELPFUL: Final = ("pistol", "letter")
HURTFUL: Final = ("spot", "albatross")
MAPS: Final = ("fountain", "atlantis", "eldorado")
STARRED: Final = ("powder", "fever", "nest", "facade", "bells", "code", "scurvy", "storm")
EVENT_CARDS: Final = (*HELPFUL, *HURTFUL, *MAPS, *STARRED, "armada")
"""All kinds of event cards (T8)."""
FOUNTAIN: Final = 0
ATLANTIS: Final = 1
ELDORADO: Final = 2
"""Indices into `MAPS`."""
FOUR_UP: Final = ("fever", "facade")
"""Starred cards that are not used with two or three players (T15)."""

EVENT_SUPPLY: Final = {
    "2017web": {
        "pistol": 2,
        "letter": 4,
        "spot": 3,
        "albatross": 3,
        "fountain": 1,
        "atlantis": 1,
        "eldorado": 1,
    },
    "v2": {"pistol": 3, "letter": 3, "spot": 3, "albatross": 3, "fountain": 1, "atlantis": 1, "eldorado": 1},
}
"""Event cards beside the starred ones and the Armada, by edition (T8)."""

VoteKind = Literal["attack", "mutiny", "brawl"]
Cause = Literal["captain", "mutiny", "pistol", "spot", "powder"]
"""Why a single pawn is marooned; an Albatross strikes a whole ship."""


def loyalties(seats: int) -> tuple[Loyalty, ...]:
    """The loyalty cards for this many seats, in order (T10)."""
    half = seats // 2
    return (BRITISH,) * half + (FRENCH,) * half + (DUTCH,) * (seats % 2)
