"""Tortuga (2014) as the program knows it: rules, seats, and its options as data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tortuga.games.tortuga2014.pieces import ACTIONS, CHESTS, DICE
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Table
from tortuga.kernel.errors import Refusal
from tortuga.kernel.game import Game, Option, Spaces

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
        "attacks": 2 * _SEATS,
    },
    longest=20_000,
    numbers=range(_AREA),
    skipped=frozenset({"options", "Attack.boards"}),
)


class Tortuga2014(Game):
    """The dice game of 2014."""

    rules = RULES
    seats = range(2, 5)
    options = OPTIONS
    colours = ("blue", "orange", "yellow", "green")
    """As the logs name them (R12)."""
    spaces = SPACES
    voyages = "tortuga.games.tortuga2014.voyages:CHART"

    def figures(self, state: Table) -> Mapping[str, float]:
        """How long it took."""
        return {"rounds": state.round}

    def completed(self, values: dict[str, Any]) -> dict[str, Any]:
        """The values, without a start seat if chance chooses it, and `dice_set` following `custom_dice`."""
        if values["start_player"] == "random":
            values["start_seat"] = 0
        values["custom_dice"] = values["custom_dice"] or None
        values["dice_set"] = "custom" if values["custom_dice"] else "reconstructed"
        for option in OPTIONS:
            if option.values and values[option.field] not in option.values:
                raise Refusal("refusal-option", option=option.field)
        return values


GAME: Final = Tortuga2014()
