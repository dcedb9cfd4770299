"""The numbers fitted to games for the account (`fit.py`), and the fingerprint of what analyses a game.

Without numpy, so that the app can ask cheaply whether an analysis is still valid.
"""

from __future__ import annotations

import functools
import hashlib
from importlib import resources
from typing import Final, Literal

import msgspec

from ai.games.tortuga2014.captains import weights_hash
from tortuga.games.tortuga2014.pieces import BOARD, RAID
from tortuga.games.tortuga2014.state import Options, Table

FILE: Final = "account.json"
FORMULAS: Final = 8
"""Version of the formulas; raised when older analyses have to be made again."""


LAST_TEMPERATURE: Final = 1.0
"""The temperature of a game that is over; it leaves chances as they are."""


class Fitted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers fitted for one number of seats and one target; the defaults leave everything as it is."""

    seats: int
    target: int
    gains: tuple[float, ...] = (0.0, 0.0, 0.0, 0.0)
    """By attack, what is added to the attacker's log odds beforehand, on top of the rollout, while no chest
    is in Tortuga."""
    last_gains: tuple[float, ...] = (0.0, 0.0, 0.0, 0.0)
    """What `gains` become, in a straight line, by the end of the game."""
    theta: float = 0.01
    """Win share by which a choice must be better to be e times as likely, when rivals choose a target."""
    scales: tuple[float, ...] = (1.0,)
    """By cycle of a round, factor on differences within a solved dice turn (the solver overestimates them)
    while no chest is in Tortuga; the last one stands for all later cycles."""
    last_scale: float = 1.0
    """What all `scales` become, in a straight line, by the end of the game."""
    rolling: tuple[float, ...] = (1.0,)
    """How much closer together chances lie than the rollout has them, as a temperature, while no chest is in
    Tortuga: before the first roll of a round, the second and so on; the last one for all later rolls."""
    attacking: tuple[float, ...] = (1.0,) * 5
    """The same once all dice lie open, with no attack of the round still to come, one, two and so on."""
    weights: str = ""
    """Hash of the engine's weights that these numbers were fitted with."""
    games: int = 0

    def gains_at(self, table: Table) -> tuple[float, ...]:
        """By attack, the `gains` at this point of the game."""
        left = game_left(table)
        return tuple(on_the_way(*ends, left) for ends in zip(self.gains, self.last_gains, strict=True))

    def scale(self, table: Table) -> float:
        """Factor on differences between choices at a moment of a round."""
        if table.phase > 1:
            return 1 / self.temperature(table)
        first = self.scales[min(table.cycle, len(self.scales)) - 1]
        return on_the_way(first, self.last_scale, game_left(table))

    def temperature(self, table: Table, done: bool = False) -> float:
        """The temperature before a roll, or once all dice lie open.

        Args:
            done: whether the place whose turn it is has acted.
        """
        if table.phase > 1:
            first = self.attacking[attacks_to_come(table, done)]
        else:
            first = self.rolling[min(table.cycle, len(self.rolling) - 1)]
        return on_the_way(first, LAST_TEMPERATURE, game_left(table))


def on_the_way(first: float, last: float, left: float) -> float:
    """The number on a straight line from `first` to `last` when this part of the game is left."""
    return last + (first - last) * left


def game_left(table: Table) -> float:
    """The part of the game that is left, 0..1, by the chests that the leader still needs."""
    return max(0.0, 1 - max(len(board.tortuga) for board in table.boards) / table.options.target)


ATTACKS: Final = ((BOARD, 0), (BOARD, 1), (RAID, 0), (RAID, 1))
"""Action and place of the attacks of a round, in order."""


def attacks_to_come(table: Table, done: bool = False) -> int:
    """How many attacks of the round are still to come, once all dice lie open.

    Args:
        done: whether the place whose turn it is has acted.
    """
    if table.phase > 2:
        return 0
    now = table.action, table.place + (done or table.stage in ("hunt", "tile", "surplus"))
    taking_part = {action: sum(action in board.dice for board in table.boards) for action in (BOARD, RAID)}
    places = 1 if table.seats == 2 else 2
    return sum(
        (action, place) >= now and place < min(places, taking_part[action]) for action, place in ATTACKS
    )


class FittedFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What `weights/account.json` holds."""

    command: str
    tables: tuple[Fitted, ...]
    format: Literal["tortuga-account"] = "tortuga-account"
    version: Literal[1] = 1


@functools.cache
def fitted(seats: int, target: int) -> Fitted:
    """The numbers for a table; those of the shorter game if the longer one has none."""
    file = resources.files("ai.games.tortuga2014").joinpath("weights", FILE)
    stored = msgspec.json.decode(file.read_bytes(), type=FittedFile)
    tables = {(table.seats, table.target): table for table in stored.tables}
    return tables.get((seats, target)) or tables[seats, 6]


def fingerprint(options: Options) -> str:
    """Hash (16 hexadecimal digits) of everything that an analysis of a game with these options depends on."""
    content = (FORMULAS, weights_hash(options.seats), fitted(options.seats, options.target))
    return hashlib.blake2b(msgspec.json.encode(content), digest_size=8).hexdigest()
