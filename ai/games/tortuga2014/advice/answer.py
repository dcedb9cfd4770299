"""What an adviser answers: plain data that travels as bytes."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from tortuga.games.tortuga2014.commands import Command
from tortuga.games.tortuga2014.pieces import ACTION_NAMES
from tortuga.kernel.players import Reason

TILES: Final = len(ACTION_NAMES)
CHESTS: Final = TILES + 1
PARTS: Final = (*ACTION_NAMES, "tiles", "chests")
"""What a difference is split over, in order."""

Meaning = Literal["places", "pieces"]
"""What stands under an action. `places`, while dice are placed: the place one reaches there. `pieces`, once
they lie: what the action works on, that is boats, pirates, coins, chests of the fleets, chests of the crews;
"chests" are then those that come to the islands, and in phase 3 all of them."""


class Why(msgspec.Struct, frozen=True):
    """What makes a choice better than the next one."""

    difference: float
    """Own win chance of the choice less that of the next one."""
    parts: tuple[float, ...]
    """(7,) by `PARTS`; they add up to `difference`."""
    meaning: Meaning
    sentence: Reason | None = None
    """Only where one part decides (see `ai.games.tortuga2014.advice.explain`)."""


class Choice(msgspec.Struct, frozen=True):
    """One choice with what it is expected to lead to."""

    command: Command
    chance: float
    """Own win chance, 0..1."""
    chances: tuple[float, ...]
    """Everybody's win chance by seat; they add up to 1."""
    points: float
    """Expected own points, were the game scored after this round."""
    lead: float
    """Expected points ahead of the best opponent then; below 0 behind."""
    reason: Reason | None = None
    """What the choice does."""
    why: Why | None = None
    """Against the next choice; None for the last one."""


class Advice(msgspec.Struct, frozen=True):
    """All choices of a decision, best first."""

    seat: int
    choices: tuple[Choice, ...]
