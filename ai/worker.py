"""What runs in the process that thinks for the app: plain functions on bytes, for any executor.

with process_pool(1) as pool:
    pool.submit(warm_up)
    answer = pool.submit(decide, encode_view(view), "additive", seat_seed)
    decision = decode_decision(answer.result())
"""

from __future__ import annotations

import functools
from typing import Final

import msgspec
import numpy as np

from ai import registry
from ai.games.tortuga2014.advice import Advice
from ai.games.tortuga2014.advice import adviser as ask
from ai.games.tortuga2014.expectimax import solve
from ai.games.tortuga2014.panel import place_odds as chances
from ai.registry import Captain
from tortuga.games.tortuga2014.commands import Command
from tortuga.games.tortuga2014.state import View
from tortuga.kernel.players import Decision

SEATS_KEPT: Final = 16
"""Players that stay ready; a table has at most four."""

_encoder = msgspec.msgpack.Encoder()
_views = msgspec.msgpack.Decoder(View)
_advices = msgspec.msgpack.Decoder(Advice)
_decisions = msgspec.msgpack.Decoder(Decision[Command])


def encode_view(view: View) -> bytes:
    """A view as bytes for `decide`."""
    return _encoder.encode(view)


def decode_decision(answer: bytes) -> Decision[Command]:
    """The decision in an answer of `decide`."""
    return _decisions.decode(answer)


def decide(view_bytes: bytes, player_name: str, seat_seed: str) -> bytes:
    """The decision of a player for a view; the same arguments always give the same answer.

    Raises:
        UnknownPlayer: no player has this name.
        msgspec.DecodeError: not a view.
    """
    view = _views.decode(view_bytes)
    return _encoder.encode(_player(player_name, seat_seed).choose(view))


def advise(view_bytes: bytes, seat_seed: str) -> bytes:
    """What the strongest captain thinks of every choice of a view: an `Advice` as bytes.

    Raises:
        msgspec.DecodeError: not a view.
    """
    return _encoder.encode(ask.advise(_views.decode(view_bytes), seat_seed))


def decode_advice(answer: bytes) -> Advice:
    """The advice in an answer of `advise`."""
    return _advices.decode(answer)


@functools.lru_cache(maxsize=SEATS_KEPT)
def _player(name: str, seat_seed: str) -> Captain:
    """The player of a seat; players keep no memory of the game, so one may serve all its decisions."""
    return registry.make(name, seat_seed)


def warm_up() -> None:
    """Build what is built once: the tables of the dice solver and the chances of the panel."""
    for dice in range(1, 6):
        solve(np.zeros((5,) * dice), 2, 2)
    for seats in (2, 3, 4):
        chances.load(seats)
