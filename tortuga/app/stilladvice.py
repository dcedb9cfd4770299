"""Advice for fixed pictures: the choices of a real position with made-up numbers."""

from __future__ import annotations

from tortuga.app.seating import Advice, Choice, Why
from tortuga.games.tortuga2014.commands import Command, MoveChests
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import View
from tortuga.kernel.seats import Reason

_BEST = 0.437
_PARTS = (
    (0.003, -0.002, 0.0001, 0.031, -0.004, 0.005, 0.002),
    (0.0004, 0.0, 0.0, 0.0, 0.0001, 0.0, 0.0),
    (0.0, 0.0, 0.0, 0.012, -0.02, 0.0, 0.0855),
    (-0.05, 0.0, 0.0, 0.0, 0.155, 0.0, 0.0),
    (0.013, 0.01, 0.02, 0.02, 0.02, 0.03, 0.01),
)
_SENTENCES = (
    Reason("advice-why-place", {"action": "board"}),
    None,
    Reason("advice-why-chests"),
    Reason("advice-why-crews"),
    None,
)
"""What the adviser would say of these parts."""


def still_advice(view: View) -> Advice:
    """Up to six choices spread over everything that is legal."""
    legal = RULES.legal(view.table, view.seat)
    most = len(_PARTS) + 1
    commands = _whole_first(list(legal[:: max(1, len(legal) // most)]))[:most]
    seats = view.table.seats
    found, own = [], _BEST
    for index, command in enumerate(commands):
        chances = tuple(own if seat == view.seat else (1 - own) / (seats - 1) for seat in range(seats))
        reason = Reason("advice-attack", {"seat": (view.seat + 1) % seats})
        why = None
        if index < len(commands) - 1:
            why = Why(sum(_PARTS[index]), _PARTS[index], "pieces" if index else "places", _SENTENCES[index])
        found.append(Choice(command, own, chances, 31.4 - index, -2.6 - index, reason, why))
        own -= sum(_PARTS[index]) if why is not None else 0.0
    return Advice(view.seat, tuple(found))


def _whole_first(commands: list[Command]) -> list[Command]:
    """Moves with the most chests first: the widest rows."""
    return sorted(
        commands,
        key=lambda each: -len(each.to_fleet + each.to_crew) if isinstance(each, MoveChests) else 0,
    )
