"""Whole games between computer players, watched decision by decision."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from ai.games.tortuga2014.captains import CAPTAINS
from tortuga.games.tortuga2014.commands import Command
from tortuga.games.tortuga2014.legal import legal
from tortuga.games.tortuga2014.pieces import SKULL
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Options, Table, View
from tortuga.kernel.dealer import Dealer
from tortuga.kernel.players import Decision
from tortuga.kernel.timeline import playing


class Moment(NamedTuple):
    """One decision of a game."""

    table: Table
    seat: int
    player: str
    seat_seed: str
    decision: Decision[Command]


def moments(players: tuple[str, ...], options: Options, seed: str) -> Iterator[Moment]:
    """Every decision of a whole game; the rules refuse what is not legal."""
    captains = [CAPTAINS.make(name, f"{seed}/{seat}") for seat, name in enumerate(players)]
    decisions: list[Decision[Command]] = []

    def choose(seat: int, view: View) -> Command:
        decisions.append(captains[seat].choose(view))
        return decisions[-1].command

    for step in playing(RULES, RULES.start(options), Dealer(seed), choose):
        if step.cause == "decision":
            seat = step.seat
            yield Moment(step.before, seat, players[seat], f"{seed}/{seat}", decisions[-1])


def hidden_changed(table, seat, draw):
    """The same table for this seat, everything it may not see changed."""
    rolls, commits = list(table.rolls), list(table.commits)
    boards, drawn = list(table.boards), table.drawn
    for other in range(table.seats):
        if other == seat:
            continue
        if table.stage == "select" and rolls[other]:
            rolls[other] = tuple(face if face < 0 else draw.randrange(SKULL + 1) for face in rolls[other])
        if commits[other] is not None and table.stage == "move":
            commits[other] = draw.choice(legal(replace(table, chosen=(False,) * table.seats), other))
        coins = tuple(draw.choice((1, 2, 3)) for _ in boards[other].tiles)
        boards[other] = replace(boards[other], tiles=coins)
    return replace(table, rolls=tuple(rolls), commits=tuple(commits), boards=tuple(boards), drawn=drawn)
