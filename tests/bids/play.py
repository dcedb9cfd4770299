"""Games of Bids for tests: begun, and played by choices drawn from a seed."""

from __future__ import annotations

import random
from typing import Any

from tests.bids.game import GAME
from tests.bids.pieces import Options
from tests.bids.rules import RULES
from tortuga.kernel.players import SeatSpec
from tortuga.kernel.session import Session


def specs(seats: int, player: str = "human") -> tuple[SeatSpec, ...]:
    """So many seats of one kind of player."""
    return tuple(SeatSpec(player, f"Seat {seat + 1}", GAME.colours[seat]) for seat in range(seats))


def begun(seats: int = 2, rounds: int = 2, seed: str = "bids", **more: Any) -> Session:
    """A game in which nobody has decided anything."""
    return Session.new(RULES, Options(seats, rounds), specs(seats), seed, **more)


def step(session: Session, rng: random.Random) -> None:
    """One command of any seat that may act, out of turn too."""
    seat = rng.choice(RULES.may_act(session.whole_state))
    session.submit(seat, rng.choice(RULES.legal(session.whole_state, seat)))


def played(seats: int = 2, rounds: int = 2, seed: str = "bids", hand: str = "", **more: Any) -> Session:
    """A whole game; another hand chooses otherwise on the same deal."""
    session, rng = begun(seats, rounds, seed, **more), random.Random(seed + hand)
    while not session.finished:
        step(session, rng)
    return session
