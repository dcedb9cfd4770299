"""The games to be forged: played at random over all seats and options; finished, running, or branches."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from tortuga.games import GAMES
from tortuga.kernel.errors import Refusal
from tortuga.kernel.game import Game
from tortuga.kernel.log.format import Log, dump
from tortuga.kernel.log.reader import parse
from tortuga.kernel.players import SeatSpec
from tortuga.kernel.replay import Replay, branch
from tortuga.kernel.session import Session


@dataclass(frozen=True)
class Origin:
    """An honest log, and the seed under which it was dealt, whether the log reveals it or not."""

    log: Log
    seed: str


def any_options(game: Game, rng: random.Random) -> Any:
    """Options drawn from all that the game offers; contradictory ones are drawn again."""
    while True:
        seats, chosen = rng.choice(game.seats), {}
        for option in game.options:
            free = [each for each in option.values if not (option.locked and option.locked(each, seats))]
            if not free or rng.random() < 0.5:
                continue
            if option.many is None:
                chosen[option.field] = rng.choice(free)
            else:
                chosen[option.field] = tuple(rng.sample(free, rng.choice(option.many) % (len(free) + 1)))
        try:
            return game.make(seats, chosen)
        except Refusal:
            continue


def origin(name: str, seed: str) -> Origin:
    """An honest log: of every three one is over, one still runs, and one is a branch of another."""
    rng, game = random.Random(seed), GAMES[name]
    options = any_options(game, rng)
    seats = [
        SeatSpec("random", f"Seat {at + 1}", colour)
        for at, colour in zip(range(options.seats), game.colours, strict=False)
    ]
    session: Session = Session.new(game.rules, options, seats, seed)
    kind = rng.choice(("over", "running", "branched"))
    _play(session, rng, None if kind == "over" else rng.randint(1, 150))
    if kind == "branched" and not session.finished:
        if game.rules.secrets_outlive_round:
            _play(session, rng, None)
        replay = Replay(game.rules, session.log)
        replay.seek(rng.randrange(replay.length))
        seed = rng.choice((seed, f"{seed}/branch"))
        session = branch(replay, seats, seed)
        _play(session, rng, rng.choice((None, 10)))
    return Origin(parse(dump(session.log), GAMES), seed)


def _play(session: Session, rng: random.Random, decisions: int | None) -> None:
    """Make a number of random decisions, or all; some are taken back where that is allowed."""
    while not session.finished and decisions != 0:
        seat = rng.choice(session.to_act())
        session.submit(seat, rng.choice(session.rules.legal(session.whole_state, seat)))
        if rng.random() < 0.05 and session.can_undo(seat):
            session.undo(seat)
        decisions = None if decisions is None else decisions - 1
