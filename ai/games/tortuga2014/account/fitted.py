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
from tortuga.games.tortuga2014.state import Options

FILE: Final = "account.json"
FORMULAS: Final = 5
"""Rises when analyses of an older version have to be made again."""


class Fitted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was fitted to games at one number of seats and one target."""

    seats: int
    target: int
    gains: tuple[float, float, float, float]
    """By attack, the part of everybody's chance that its attacker has before it, beyond the rollout."""
    theta: float
    """Win share by which a choice must be better to be e times as likely, where rivals choose a target."""
    scale: float
    """Factor on differences within a solved dice turn, which the solver overestimates."""
    weights: str = ""
    """Hash of the engine's weights they were fitted with."""
    games: int = 0


class FittedFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What `weights/account.json` holds."""

    command: str
    tables: tuple[Fitted, ...]
    format: Literal["tortuga-account"] = "tortuga-account"
    version: Literal[1] = 1


@functools.cache
def fitted(seats: int, target: int) -> Fitted:
    """The numbers for a table; those of the shorter game where the longer one has none."""
    file = resources.files("ai.games.tortuga2014").joinpath("weights", FILE)
    stored = msgspec.json.decode(file.read_bytes(), type=FittedFile)
    tables = {(table.seats, table.target): table for table in stored.tables}
    return tables.get((seats, target)) or tables[seats, 6]


def fingerprint(options: Options) -> str:
    """16 hexadecimal digits: everything an analysis of a game with these options depends on."""
    content = (FORMULAS, weights_hash(options.seats), fitted(options.seats, options.target))
    return hashlib.blake2b(msgspec.json.encode(content), digest_size=8).hexdigest()
