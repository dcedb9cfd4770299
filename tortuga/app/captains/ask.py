"""Who sits at the table, and what captains are asked: questions and answers as bytes, by name of game.

It is imported by the window's process and by the workers; only the latter load what thinks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ai import worker
from ai.captains import AnyCaptains
from ai.registry import CAPTAINS
from tortuga.kernel.players import SeatSpec

ADVISER = "adviser"
"""Who answers a person's question for a hint: the strongest captain, telling his thoughts."""

_UNASKED: Final = "unasked "
"""Before the name of a captain who is asked what he says though nobody waits for him."""

encode = worker.encode
decode = worker.decode_decision
decode_advice = worker.decode_advice
decode_remark = worker.decode_remark
hindsight = worker.hindsight
decode_hindsight = worker.decode_hindsight
warm_up = worker.warm_up


def captains_of(game: str) -> AnyCaptains:
    """The captains of a game: levels, characters, advice."""
    return CAPTAINS[game]


def decide(game: str, view: bytes, player: str, seed: str, players: Sequence[str] = ()) -> bytes:
    """The decision of a captain, a remark, or advice; runs in a worker process (see `captains.thinking`).

    Args:
        players: who plays each seat, which the adviser is told.

    Raises:
        UnknownPlayer: no captain has this name.
    """
    if player == ADVISER:
        return worker.advise(game, view, seed, players)
    if player.startswith(_UNASKED):
        return worker.remark(game, view, player.removeprefix(_UNASKED), seed)
    return worker.decide(game, view, player, seed)


def players(seats: Sequence[SeatSpec]) -> tuple[str, ...]:
    """Who plays each seat, as New game shows it to everybody."""
    return tuple(spec.player for spec in seats)


def unasked(player: str) -> str:
    """Whom to ask for what a captain says though nobody waits for him."""
    return _UNASKED + player


def people(seats: Sequence[SeatSpec]) -> tuple[int, ...]:
    """Seats of persons."""
    return tuple(seat for seat, spec in enumerate(seats) if spec.is_human)


def captains(seats: Sequence[SeatSpec]) -> tuple[int, ...]:
    """Seats of computer captains."""
    return tuple(seat for seat, spec in enumerate(seats) if not spec.is_human)
