"""The boards and dice of all seats in words, for screen readers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tortuga.app.games.tortuga2014.decisions.desk import DiceDesk
from tortuga.games.tortuga2014.acting import total
from tortuga.games.tortuga2014.pieces import ACTIONS, Chest


def standings(desk: DiceDesk) -> Iterator[str]:
    """Markers and chests, one sentence a seat, the others first: one's own is fresh when one chooses."""
    table = desk.table
    for step in range(1, table.seats + 1):
        seat = (desk.seat + step) % table.seats
        board = table.boards[seat]
        yield desk.say(
            "heard-board",
            name=desk.name(seat),
            boat=board.boat,
            pirate=board.pirate,
            tortuga=len(board.tortuga),
            fleet=_chests(desk, board.fleet),
            crew=_chests(desk, board.crew),
            island=_chests(desk, board.island),
        )


def results(desk: DiceDesk) -> Iterator[str]:
    """What lies on the actions so far, one sentence for each seat that has dice there."""
    table = desk.table
    for step in range(1, table.seats + 1):
        seat = (desk.seat + step) % table.seats
        made = ((action, total(table.boards[seat], action, table.options.numbers)) for action in ACTIONS)
        told = [f"{desk.action(action)} {points}" for action, points in made if points]
        if told:
            yield desk.say("heard-results", name=desk.name(seat), results=", ".join(told))


def _chests(desk: DiceDesk, chests: Sequence[Chest]) -> str:
    named = (desk.say(f"chest-{chest}") for chest in chests)
    return ", ".join(named) or desk.say("heard-empty")
