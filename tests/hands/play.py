"""Games for tests, played at random by a reproducible hand."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

from tests.kernel import toy
from tortuga.games import GAMES as HOUSE
from tortuga.kernel.game import Game, Rules
from tortuga.kernel.players import SeatSpec
from tortuga.kernel.session import Session, Store

GAMES: dict[str, Game] = {**HOUSE, **toy.GAMES}
COLOURS = ("blue", "orange", "yellow", "green", "red")


def seats(count: int) -> tuple[SeatSpec, ...]:
    return tuple(SeatSpec("human", f"Seat {at + 1}", COLOURS[at]) for at in range(count))


def options(game: str, count: int) -> Any:
    return toy.Options(count) if game == "toy" else HOUSE[game].make(count, {})


def begin(game: str = "toy", count: int = 2, seed: str = "a seed", store: Store | None = None) -> Session:
    return Session.new(GAMES[game].rules, options(game, count), seats(count), seed, store)


def step(session: Session, hand: random.Random, undo: float = 0.0) -> None:
    """Submit one random command; now and then undo it, and now and then redo it."""
    seat = hand.choice(session.to_act())
    session.submit(seat, hand.choice(session.rules.legal(session.whole_state, seat)))
    if hand.random() < undo and session.can_undo(seat):
        session.undo(seat)
        if hand.random() < 0.5:
            session.redo(seat)


def play(session: Session, hand: random.Random, steps: int | None = None, undo: float = 0.0) -> Session:
    """Play random commands to the end, or a number of them."""
    while not session.finished and steps != 0:
        step(session, hand, undo)
        steps = None if steps is None else steps - 1
    return session


def finished(game: str = "toy", count: int = 2, seed: str = "a seed", undo: float = 0.2) -> Session:
    return play(begin(game, count, seed), random.Random(seed), undo=undo)


def fold(rules: Rules, state: Any, events: Iterable[Any]) -> Any:
    """The state after a sequence of events."""
    for event in events:
        state = rules.evolve(state, event)
    return state
