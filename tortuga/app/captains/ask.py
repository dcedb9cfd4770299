"""Who sits at the table: persons and captains. The one module of the app that knows the captains' code.

It is imported by the window's process and by the workers; only the latter load the captains themselves.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

import msgspec

from ai.games.tortuga2014.advice import Advice, Choice, Why
from tortuga.games.tortuga2014.commands import Command
from tortuga.games.tortuga2014.state import View
from tortuga.kernel.players import Decision, SeatSpec

ADVISER = "adviser"
"""Who answers a person's question for a hint: the strongest captain, telling his thoughts."""

__all__ = ["ADVISER", "Advice", "Choice", "Why", "captains", "decide", "decode", "decode_advice", "encode"]
__all__ += ["people", "seat_seed", "warm_up"]

_encoder = msgspec.msgpack.Encoder()
_advices = msgspec.msgpack.Decoder(Advice)
_decisions = msgspec.msgpack.Decoder(Decision[Command])


def decide(view: bytes, player: str, seed: str) -> bytes:
    """The decision of a captain, or advice; runs in a worker process (see `tortuga.app.captains.thinking`).

    Raises:
        UnknownPlayer: no captain has this name.
    """
    from ai import worker  # numpy and the solver are none of the window's business

    return worker.advise(view, seed) if player == ADVISER else worker.decide(view, player, seed)


def warm_up() -> None:
    """Load the captains in a worker before the first question."""
    from ai import worker

    worker.warm_up()


def encode(view: View) -> bytes:
    """A view as it is sent to a captain."""
    return _encoder.encode(view)


def decode(answer: bytes) -> Decision[Command]:
    """A captain's answer."""
    return _decisions.decode(answer)


def decode_advice(answer: bytes) -> Advice:
    """The adviser's answer."""
    return _advices.decode(answer)


def people(seats: Sequence[SeatSpec]) -> tuple[int, ...]:
    """Seats of persons."""
    return tuple(seat for seat, spec in enumerate(seats) if spec.is_human)


def captains(seats: Sequence[SeatSpec]) -> tuple[int, ...]:
    """Seats of computer captains."""
    return tuple(seat for seat, spec in enumerate(seats) if not spec.is_human)


def seat_seed(seed: str, seat: int) -> str:
    """The own seed of a captain, from the game's seed as in the arena: a game can be repeated."""
    return hashlib.blake2b(f"{seed}/seat/{seat}".encode(), digest_size=16).hexdigest()
