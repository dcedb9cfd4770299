"""Bids as the program knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from tests.bids.pieces import SIDES, Options, State
from tests.bids.rules import RULES
from tortuga.kernel.errors import Refusal
from tortuga.kernel.game import Game, Option, Spaces


class Bids(Game):
    """Two to nine seats, two sides and a grey."""

    rules = RULES
    seats = range(2, 10)
    options = (
        Option("rounds", (1, 2, 3, 5), 2, flag="--rounds", place="board"),
        Option("penalties", (0, 1, 2), (0, 1, 2), many=range(1, 4)),
    )
    colours = ("red", "blue", "green", "yellow", "orange", "purple", "white", "teal", "pink")
    sides = "loyalties"
    spaces = Spaces(
        lengths={
            **dict.fromkeys(("coins", "sides", "dice", "bids", "chosen", "peeks"), 9),
            "claims": 27,
            "penalties": 3,
        },
        longest=400,
        numbers=range(9),
        said=SIDES,
        words={
            "stage": (
                *("loyalties", "roll", "bid", "reveal", "take", "penalty"),
                *("end", "unmask", "finished"),
            ),
            **dict.fromkeys(("sides[]", "claims[][]"), SIDES),
        },
        skipped=frozenset({"options"}),
    )

    def figures(self, state: State) -> Mapping[str, float]:
        return {"coins": sum(state.coins), "peeks": len(state.peeks)}

    def make(self, seats: int, chosen: Mapping[str, Any]) -> Options:
        for field in chosen:
            if field not in {option.field for option in self.options}:
                raise Refusal("refusal-option-unknown", option=field)
        options = msgspec.convert({"seats": seats} | dict(chosen), Options)
        RULES.start(options)
        return options


GAME: Game = Bids()
