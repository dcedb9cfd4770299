"""Random games of every game, at all seats and options, against the laws that hold at every step."""

from __future__ import annotations

import importlib
import random
from typing import Any

from tests.hardening.line import Found, Line
from tests.hardening.origins import any_options
from tortuga.games import GAMES
from tortuga.kernel.dealer import Dealer
from tortuga.kernel.game import EVERYTHING, NOBODY
from tortuga.kernel.log.format import Log, SeedRevealed, dump, new_header
from tortuga.kernel.players import SeatSpec
from tortuga.kernel.timeline import playing
from tortuga.kernel.verify import verify

EACH = 10


def whole_game(name: str, options: Any, seed: str) -> int:
    """Play a game at random, and check what is true of every game of the house.

    Returns:
        How many events it had.
    """
    game, rng = GAMES[name], random.Random(seed)
    rules, start = game.rules, game.rules.start(options)
    state, steps = start, []

    def choose(seat: int, view: Any) -> Any:
        legal = rules.legal(state, seat)
        assert rules.legal(view.table, seat) == legal
        return rng.choice(legal)

    for step in playing(rules, start, Dealer(seed), choose):
        steps.append(step)
        state = step.after
    for seat in (*range(options.seats), NOBODY, EVERYTHING):
        seen = rules.observe(start, seat).table
        for step in steps:
            seen = rules.evolve(seen, rules.redact(step.event, seat))
            assert seen == rules.observe(step.after, seat).table, (seat, step.event)
    shares = [rules.outcome(state).share(seat, options.seats) for seat in range(options.seats)]
    assert abs(sum(shares) - 1) < 1e-9
    seats = [SeatSpec("random", f"S{at}", game.colours[at]) for at in range(options.seats)]
    log = Log(
        new_header(rules, options, seats, seed), options, (*[s.event for s in steps], SeedRevealed(seed))
    )
    report = verify(dump(log), GAMES)
    assert report.fault is None, report.fault
    assert report.status == "finished"
    return len(steps)


def part(number: int, seed: str, each: int = EACH) -> Found:
    """Some games; every other one is also checked against the game's own list of laws."""
    found = Found()
    for at in range(number * each, (number + 1) * each):
        named = sorted(GAMES)[at % len(GAMES)]
        once = f"{seed}/{at}"
        options = any_options(GAMES[named], random.Random(once))
        try:
            found[f"{named} events"] += whole_game(named, options, once)
            if at % 4 < 2 and named.startswith("tortuga"):
                laws = importlib.import_module(f"tests.games.{named}.laws")
                found[f"{named} events"] += laws.check_game(options, once, *((3,) if "1667" in named else ()))
        except Exception as error:
            raise AssertionError(f"{named}, seed {once!r}, {options}: {error!r}") from error
        found[f"{named} games"] += 1
        found["seats_most"] = max(found["seats_most"], options.seats)
    return found


LINE = Line("laws", "random games against the laws", "games", EACH, 1_000_000, part)
