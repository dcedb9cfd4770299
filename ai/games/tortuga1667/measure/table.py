"""One game without a window, its captains chosen once the loyalties are dealt."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from ai.games.tortuga1667.captains import CAPTAINS
from ai.games.tortuga1667.levels import BY_NAME
from ai.games.tortuga1667.player import Engine
from tortuga.games.tortuga1667.commands import Command
from tortuga.games.tortuga1667.game import GAME
from tortuga.games.tortuga1667.rules import RULES
from tortuga.games.tortuga1667.state import Table, View
from tortuga.kernel.dealer import Dealer
from tortuga.kernel.players import Player
from tortuga.kernel.timeline import playing

Captain = Player[View, Command]
Casting = Sequence[str] | Callable[[Sequence[str]], Sequence[str]]
"""Names of the players by seat, or a function that names them once the loyalties are dealt."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision that is about to be taken."""

    table: Table
    """The whole table, secrets included."""
    seat: int
    view: View
    captain: Captain


def played(
    seats: int,
    seed: str,
    casting: Casting,
    chosen: Mapping[str, Any] | None = None,
    watch: Callable[[Moment], None] | None = None,
) -> Table:
    """The finished table of a game under a seed; `watch` is called before every decision."""
    table = RULES.start(GAME.make(seats, chosen or {}))
    players: list[Captain] = []

    def choose(seat: int, view: View) -> Command:
        if not players:
            names = casting(tuple(map(str, table.loyalties))) if callable(casting) else casting
            players.extend(made(name, f"{seed}/{number}") for number, name in enumerate(names))
        if watch is not None:
            watch(Moment(table, seat, view, players[seat]))
        return players[seat].choose(view).command

    for step in playing(RULES, table, Dealer(seed), choose):
        table = step.after
    return table


def made(name: str, seat_seed: str) -> Captain:
    """A player by name; `admiral~0.4` is the admiral who takes acts as evidence with that exponent."""
    plain, joint, tau = name.partition("~")
    if not joint:
        return CAPTAINS.make(plain, seat_seed)
    return Engine(seat_seed, msgspec.structs.replace(BY_NAME[plain], tau=float(tau)))


def interval(share: float, games: int) -> float:
    """Half the width of a 95 % interval of a share."""
    return 1.96 * math.sqrt(max(share * (1 - share), 1e-9) / max(1, games))
