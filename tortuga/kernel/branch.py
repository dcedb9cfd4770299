"""Branches: a new game beside an old one that begins with its first events, dealt on as before or anew.

A branch says so in its header, with the promise of every game it left. With the same seed its log verifies
like any other. With a fresh one both parts are verified, each under its own seed; while the old game still
runs its seed stays secret, and what was dealt under it can only be found possible.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tortuga.kernel.dealer import commitment
from tortuga.kernel.errors import Refusal
from tortuga.kernel.library.store import Store
from tortuga.kernel.log.format import Inherited, LogError
from tortuga.kernel.log.reader import AnyLog
from tortuga.kernel.players import SeatSpec
from tortuga.kernel.replay import Replay
from tortuga.kernel.session import Session

AnySession = Session[Any, Any, Any, Any, Any]


def seed_at(log: AnyLog, events: int, seed: str | None) -> str | None:
    """The seed under which chance goes on after so many events of a log; None while it is secret.

    Args:
        seed: of the log, where the caller knows it (the library does of a running game).
    """
    for part in log.header.branched:
        if events < part.events:
            return part.seed or (seed if part.commitment == log.header.commitment else None)
    return seed


def inherited(log: AnyLog, events: int, seed: str) -> tuple[Inherited, ...]:
    """What the header of a branch tells.

    Args:
        log: of the game that is left.
        events: how many of its events are taken over.
        seed: of the branch.
    """
    header = log.header
    parts: list[Inherited] = []
    for part in (*header.branched, Inherited(len(log.events), header.commitment, log.seed)):
        known = part.seed or (log.seed if part.commitment == header.commitment else None)
        if part.commitment == commitment(seed):
            known = None  # told when the branch ends, like its other dice
        parts.append(Inherited(min(part.events, events), part.commitment, known))
        if part.events >= events:
            break
    return tuple(parts)


def branch(replay: Replay, seats: Sequence[SeatSpec], seed: str, store: Store | None = None) -> AnySession:
    """A new game that goes on from where a replay stands.

    Args:
        replay: not at the end of its game.
        seats: who plays on.
        seed: the one of the old game for the same dice, another one for fresh dice.
        store: where the new game is kept.

    Raises:
        Refusal: the old game still runs, and its secrets outlive a round: playing on would tell them.
        LogError: another number of seats, or a log that holds no more than somebody saw.
        BadSeed: a seed that cannot be a key.
        LibraryError: the store refuses.
    """
    if replay.header.eyes is not None:
        raise LogError("error-log-seen", line=1)
    if replay.rules.secrets_outlive_round and replay.log.seed is None:
        raise Refusal("refusal-branch")
    events = [step.event for step in replay.whole_steps[: replay.position]]
    log = replay.log
    told = inherited(log, len(events), seed)
    return Session.new(replay.rules, log.options, seats, seed, store, events, told)
