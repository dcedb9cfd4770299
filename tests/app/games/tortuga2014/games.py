"""Played games for tests of the table: random play reaches every kind of event and decision."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor, Future
from functools import cache
from typing import Any, get_args

from ai.arena.play import play
from ai.games.tortuga2014.captains import CAPTAINS
from tortuga.games.tortuga2014 import events as ev
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Options, Table, View
from tortuga.kernel.observer import ObservedStep
from tortuga.kernel.players import SeatSpec

NAMES = ("Rosa", "Jack", "Bellamy", "Anne")
COLOURS = ("orange", "green", "blue", "yellow")
EVENT_TYPES = frozenset(get_args(ev.Event))


def specs(*players: str) -> tuple[SeatSpec, ...]:
    return tuple(
        SeatSpec(player, name, colour) for player, name, colour in zip(players, NAMES, COLOURS, strict=False)
    )


@cache
def played(seats: int, seed: str) -> tuple[tuple[Table, ev.Event, Table], ...]:
    """Every step of a game of random captains."""
    options = Options(seats=seats)
    result = play([CAPTAINS.make("random", f"{seed}{seat}") for seat in range(seats)], RULES, options, seed)
    steps, table = [], RULES.start(options)
    for event in result.events:
        after = RULES.evolve(table, event)
        steps.append((table, event, after))
        table = after
    return tuple(steps)


def seen_of(event: ev.Event, before: View, after: View) -> ObservedStep[View, ev.Event]:
    """A step as some eyes saw it."""
    return ObservedStep(event, before, after, "automatic", -1, 1)


def all_steps() -> Iterator[tuple[Table, ev.Event, Table]]:
    """Steps of games of every size, among them every kind of event."""
    for seats, seed in ((4, "a"), (3, "b"), (2, "c"), (4, "d"), (2, "stuck")):
        yield from played(seats, seed)


class Later(Executor):
    """Answers when it is told to."""

    def __init__(self) -> None:
        self.calls: list[tuple[Future[Any], Any, tuple[Any, ...]]] = []

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.calls.append((future, fn, args))
        return future

    def work(self) -> None:
        for future, fn, args in self.calls:
            if future.set_running_or_notify_cancel():
                future.set_result(fn(*args))
        self.calls.clear()
