"""Tortuga (2014) as the house knows it: rules, seats, and its options as data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from tortuga.games.tortuga2014.pieces import ACTIONS, CHESTS, DICE
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Options, Table, check
from tortuga.kernel.errors import Refusal
from tortuga.kernel.game import Option, Spaces, Upcasts

OPTIONS: Final = (
    Option("target", (6, 8), 6, flag="--target", place="board"),
    Option("start_player", ("random", "youngest", "seat"), "random", place="board"),
    Option("start_seat", (), 0, place="board"),
    Option("surplus_timing", ("afterAction", "afterEachAttack"), "afterAction"),
    Option("attack_empty", ("allowed", "forbidden"), "allowed"),
    Option("move_choice", ("simultaneous", "clockwise"), "simultaneous"),
    Option("custom_dice", (), ()),
)
"""`start_seat` has a meaning only where `start_player` is not `random`; no `custom_dice` = the game's own."""

_SEATS: Final = 4
_AREA: Final = 8
"""Chests in an area before the surplus goes."""

SPACES: Final = Spaces(
    lengths={
        **dict.fromkeys(
            ("boards", "rolls", "chosen", "commits", "kept", "declaring", "stuck", "ranking", "totals"),
            _SEATS,
        ),
        **dict.fromkeys(("rolls[]", "dice", "kept[]"), DICE),
        **dict.fromkeys(("fleet", "crew", "island", "to_fleet", "to_crew"), _AREA),
        "tortuga": 12,
        "tiles": 12,
        "bonus": len(ACTIONS),
        "bag": len(CHESTS),
        "center": len(CHESTS),
        "drawn": 2,
    },
    longest=20_000,
    numbers=range(_AREA),
    skipped=frozenset({"options"}),
)


class Tortuga2014Game:
    """See `tortuga.kernel.game.Game`."""

    name = RULES.name
    rules = RULES
    seats = range(2, 5)
    options = OPTIONS
    colours = ("blue", "orange", "yellow", "green")
    """As the logs name them (R12)."""
    sides = ""
    upcasts: Upcasts = {}
    spaces = SPACES

    def figures(self, state: Table) -> Mapping[str, float]:
        """How long it took."""
        return {"rounds": state.round}

    def make(self, seats: int, chosen: Mapping[str, Any]) -> Options:
        """The options of a new game.

        Args:
            chosen: by field; what is missing is as usual, and `dice_set` follows from `custom_dice`.

        Raises:
            Refusal: naming the option.
        """
        told: dict[str, Any] = {option.field: option.usual for option in OPTIONS}
        if strange := sorted(chosen.keys() - told.keys()):
            raise Refusal("refusal-option", option=strange[0])
        told |= chosen
        if told["start_player"] == "random":
            told["start_seat"] = 0
        told["custom_dice"] = told["custom_dice"] or None
        told["dice_set"] = "custom" if told["custom_dice"] else "reconstructed"
        for option in OPTIONS:
            if option.values and told[option.field] not in option.values:
                raise Refusal("refusal-option", option=option.field)
        try:
            options = msgspec.convert({"seats": seats, **told}, Options)
        except msgspec.ValidationError as error:
            # "... - at `$.seats`" is how msgspec ends; the field is what is told
            raise Refusal("refusal-option", option=str(error).rpartition("$.")[2].strip("`[.]")) from error
        check(options)
        return options


GAME: Final = Tortuga2014Game()
