"""What a seat can ask for: every decision of the game."""

from __future__ import annotations

import msgspec

from tortuga.games.tortuga2014.pieces import Action, Chest


class Keep(msgspec.Struct, frozen=True, gc=False, tag="keep", forbid_unknown_fields=True):
    """Keep dice of the roll behind the screen; empty only when no die can be kept (R28-R31)."""

    dice: tuple[int, ...]
    """Dice 0..4 = A..E, rising."""


class TakeBonus(msgspec.Struct, frozen=True, gc=False, tag="take-bonus", forbid_unknown_fields=True):
    """Put a new bonus tile on an empty bonus space, or turn the tile there from 1 to 2 (R37)."""

    action: Action


class DeclareSkulls(msgspec.Struct, frozen=True, gc=False, tag="declare-skulls", forbid_unknown_fields=True):
    """Name the action to which all kept skulls are turned (R34)."""

    action: Action


class Perform(msgspec.Struct, frozen=True, gc=False, tag="perform", forbid_unknown_fields=True):
    """Carry out EXPAND FLEET, RECRUIT CREW or TREASURE HUNT (R47-R49)."""


class Forfeit(msgspec.Struct, frozen=True, gc=False, tag="forfeit", forbid_unknown_fields=True):
    """Forfeit the whole action (R45)."""


class KeepTile(msgspec.Struct, frozen=True, gc=False, tag="keep-tile", forbid_unknown_fields=True):
    """Keep one of the two treasure tiles drawn (R49)."""

    index: int


class Steal(msgspec.Struct, frozen=True, gc=False, tag="steal", forbid_unknown_fields=True):
    """Attack in 1st position: choose a target and one of the chests in its attacked area (R52)."""

    target: int
    position: int | None
    """Space in the attacked area, 0 = leftmost; None only when the area is empty."""


class Claim(msgspec.Struct, frozen=True, gc=False, tag="claim", forbid_unknown_fields=True):
    """Attack in 2nd position: choose a target and a chest of the center island (R53)."""

    target: int
    chest: Chest | None
    """None only when the center island is empty."""


class MoveChests(msgspec.Struct, frozen=True, gc=False, tag="move-chests", forbid_unknown_fields=True):
    """The order of both moves of phase 3; what is not named is surplus (R69-R71)."""

    to_fleet: tuple[Chest, ...]
    """Chests of the crew area in the order of the fleet area, left to right."""
    to_crew: tuple[Chest, ...]
    """Chests of the island area in the order of the crew area, left to right."""


Command = Keep | TakeBonus | DeclareSkulls | Perform | Forfeit | KeepTile | Steal | Claim | MoveChests
SecretCommand = Keep | TakeBonus | MoveChests
"""Commands that stay hidden until all seats have given theirs."""
