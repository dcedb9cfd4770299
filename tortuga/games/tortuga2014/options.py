"""The options of a game: seats, length, and the house rules where the booklets differ (digest, part 15)."""

from __future__ import annotations

from typing import Literal

import msgspec

from tortuga.games.tortuga2014.pieces import NUMBERS, Numbers, fault_of
from tortuga.kernel.errors import Refusal


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed before the game. The defaults are the adopted rulings."""

    seats: Literal[2, 3, 4]
    target: Literal[6, 8] = 6
    """Chests in Tortuga that end the game (R77, R85)."""
    start_player: Literal["random", "youngest", "seat"] = "random"
    """Who gets the start player token first (R24)."""
    start_seat: int = 0
    """The youngest player's or the chosen seat; without meaning for `random`."""
    surplus_timing: Literal["afterAction", "afterEachAttack"] = "afterAction"
    """When surplus chests are dropped in BOARD and RAID (R60)."""
    attack_empty: Literal["allowed", "forbidden"] = "allowed"
    """Whether a seat without chests in the attacked area may be a target (R54)."""
    move_choice: Literal["simultaneous", "clockwise"] = "simultaneous"
    """Whether the orders of phase 3 are secret until all are in (R72)."""
    dice_set: Literal["reconstructed", "custom"] = "reconstructed"
    custom_dice: Numbers | None = None
    """The numbers of a custom set; only with `dice_set` = custom."""

    @property
    def numbers(self) -> Numbers:
        """The dice in use: row = die A..E, column = action."""
        return self.custom_dice if self.custom_dice is not None else NUMBERS


def check(options: Options) -> None:
    """Accept options that fit together.

    Raises:
        Refusal: naming the option.
    """
    if not 0 <= options.start_seat < options.seats:
        raise Refusal("refusal-option-start-seat", seat=options.start_seat + 1, seats=options.seats)
    if (options.dice_set == "custom") != (options.custom_dice is not None):
        raise Refusal("refusal-option-dice-set")
    if options.custom_dice is not None and (fault := fault_of(options.custom_dice)):
        raise Refusal(f"refusal-option-dice-{fault}")
