"""Players at a table, and questions to captains: questions and answers as bytes, by name of game.

It is imported by the window's process and by the workers; only the latter load the engines.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ai import outside, worker
from ai.captains import AnyCaptains
from ai.registry import CAPTAINS
from tortuga.kernel.dealer import derived_seed, seat_seed
from tortuga.kernel.players import SeatSpec

ADVISER = "adviser"
"""The player that gives hints: the strongest captain, explaining its reasons."""

UNASKED: Final = "unasked "
"""Prefix of a captain's name when it is asked for a remark out of turn."""

encode = worker.encode
decode = worker.decode_decision
decode_advice = worker.decode_advice
decode_remark = worker.decode_remark
hindsight = worker.hindsight
analyse = worker.analyse
forecast = worker.forecast
play_deal = worker.play_deal
decode_hindsight = worker.decode_hindsight
is_outside = outside.is_outside
warm_up = worker.warm_up


def captains_of(game: str) -> AnyCaptains:
    """The captains of a game: levels, characters, advice."""
    return CAPTAINS[game]


def decide(game: str, view: bytes, player: str, seed: str, players: Sequence[str] = ()) -> bytes:
    """The decision of a captain, a remark, or advice; runs in a worker process (see `captains.thinking`).

    The adviser may know who plays each seat. UnknownPlayer if no captain has this name.
    """
    if player == ADVISER:
        return worker.advise(game, view, seed, players)
    if player.startswith(UNASKED):
        return worker.remark(game, view, player.removeprefix(UNASKED), seed)
    return worker.decide(game, view, player, seed)


def players(seats: Sequence[SeatSpec]) -> tuple[str, ...]:
    """The player of each seat, as the New game screen shows it to everybody."""
    return tuple(spec.player for spec in seats)


def seed_of(player: str, seat: int, game_seed: str, private: str) -> str:
    """The seed of a seat: derived from the game's, but for an outside captain from a `private` one."""
    return derived_seed(private, seat) if outside.is_class(player) else seat_seed(game_seed, seat)


def people(seats: Sequence[SeatSpec]) -> tuple[int, ...]:
    """Seats of people."""
    return tuple(seat for seat, spec in enumerate(seats) if spec.is_human)
