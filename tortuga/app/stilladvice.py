"""Advice for fixed pictures: the choices of a real position with made-up numbers."""

from __future__ import annotations

from tortuga.app.seating import Advice, Choice, Why
from tortuga.games.tortuga2014.commands import Command, MoveChests
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import View
from tortuga.kernel.seats import Reason

_CHANCES = (0.437, 0.412, 0.4115, 0.334, 0.28, 0.097)
_PARTS = (
    (0.003, -0.002, 0.0001, 0.021, -0.004, 0.005, 0.002),
    (0.0004, 0.0, 0.0, 0.0, 0.0001, 0.0, 0.0),
    (0.0, 0.0, 0.0, 0.05, -0.02, 0.0, 0.0475),
    (-0.101, 0.0, 0.0, 0.0, 0.155, 0.0, 0.0),
    (0.013, 0.01, 0.02, 0.08, 0.02, 0.03, 0.01),
)


def still_advice(view: View) -> Advice:
    """Up to six choices spread over everything that is legal."""
    legal = RULES.legal(view.table, view.seat)
    step = max(1, len(legal) // len(_CHANCES))
    commands = _whole_first(list(legal[::step]))[: len(_CHANCES)]
    seats = view.table.seats
    found = []
    for index, command in enumerate(commands):
        own = _CHANCES[index]
        chances = tuple(own if seat == view.seat else (1 - own) / (seats - 1) for seat in range(seats))
        reason = Reason("advice-attack", {"seat": (view.seat + 1) % seats})
        why = None
        if index < len(commands) - 1:
            sentence = Reason("advice-why-crews") if index in (0, 2) else None
            why = Why(sum(_PARTS[index]), _PARTS[index], "pieces" if index else "places", sentence)
        found.append(Choice(command, own, chances, 31.4 - index, -2.6 - index, reason, why))
    return Advice(view.seat, tuple(found))


def _whole_first(commands: list[Command]) -> list[Command]:
    """Moves with the most chests first: the widest rows."""
    return sorted(
        commands,
        key=lambda each: -len(each.to_fleet + each.to_crew) if isinstance(each, MoveChests) else 0,
    )
