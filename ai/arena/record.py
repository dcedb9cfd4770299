"""What a tournament has played so far: plain data, kept as JSON, enough to continue from."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from ai.arena.bouts import games_of
from ai.captains import check
from ai.registry import CAPTAINS
from tortuga.games import GAMES
from tortuga.kernel.errors import UserError
from tortuga.kernel.log.files import MOST_SMALL, decoded, read_small, write_atomically

FEWEST_PLAYERS = 2
VERSION: Final = 2
MOST: Final = 1 << 28
"""Bytes of a file at most; the results of a million games take some ten million."""


class BadTournament(UserError):
    """A tournament that cannot be played as asked."""


class BadRecord(UserError):
    """A file that holds no tournament, or one that cannot be continued."""


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a tournament is to find out."""

    game: str
    players: tuple[str, ...]
    seats: tuple[int, ...]
    games: int
    """Of each pairing at each number of seats, unless it ends early; rounded up to whole bouts."""
    seed: str
    chosen: dict[str, Any] = {}
    """Options by field; all others keep their defaults."""
    stop: bool = False
    """Whether a pairing ends as soon as it is certain who is stronger."""
    error: float = 0.05
    """Chance that any of these certain answers is wrong."""

    def pairs(self) -> tuple[tuple[int, str, str], ...]:
        """All pairings: number of seats and two players."""
        return tuple(
            (seats, first, second)
            for seats in self.seats
            for first, second in itertools.combinations(self.players, 2)
        )

    def bouts(self, seats: int) -> int:
        """Bouts that make up at least the games asked for."""
        return -(-self.games // games_of(seats))

    @property
    def error_each(self) -> float:
        """The share of the error that each pairing may use (Bonferroni)."""
        return self.error / max(1, len(self.pairs()))


class Pairing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Two players at one number of seats."""

    seats: int
    first: str
    second: str
    shares: tuple[float, ...] = ()
    """Of the first, by bout."""
    scores: tuple[float, float] = (0.0, 0.0)
    """Sums over the bouts of the mean points."""
    rounds: float = 0.0
    """Sum over the bouts."""
    certain: bool = False
    """Ended early, because it was certain who is stronger."""

    @property
    def games(self) -> int:
        """Games played."""
        return len(self.shares) * games_of(self.seats)


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tournament so far."""

    plan: Plan
    pairings: tuple[Pairing, ...]
    """In the order of `Plan.pairs`."""
    weights: dict[str, str]
    """Hash of the captains' weights by number of seats."""
    format: Literal["tortuga-arena"] = "tortuga-arena"
    version: Literal[2] = 2
    seconds: float = 0.0


def begin(plan: Plan) -> Record:
    """A tournament in which nothing is played yet.

    Raises:
        UnknownPlayer: a name that no player has.
        BadTournament: fewer than two players, one of them twice, no games, a number of seats twice or one
            that the game does not take, or an error that is not between 0 and 1.
        Refusal: an option that the game does not know, or that does not fit.
    """
    for name in plan.players:
        check(CAPTAINS[plan.game], name)
    if len(plan.players) < FEWEST_PLAYERS:
        raise BadTournament("error-arena-players", players=len(plan.players))
    for name in plan.players:
        if plan.players.count(name) > 1:
            raise BadTournament("error-arena-twice", name=name)
    right = set(plan.seats) <= set(GAMES[plan.game].seats)
    if not plan.seats or not right or len(set(plan.seats)) != len(plan.seats):
        raise BadTournament("error-arena-seats", seats=", ".join(map(str, plan.seats)))
    for seats in plan.seats:
        GAMES[plan.game].make(seats, plan.chosen)
    if plan.games < 1:
        raise BadTournament("error-arena-games", games=plan.games)
    if not 0 < plan.error < 1:
        raise BadTournament("error-arena-error", error=str(plan.error))
    pairings = tuple(Pairing(seats, first, second) for seats, first, second in plan.pairs())
    return Record(plan, pairings, _hashes(plan))


def continued(record: Record, games: int | None = None) -> Record:
    """The same tournament, ready to continue; `games` may raise or lower the games of each pairing.

    Raises:
        BadRecord: the captains' weights have changed since its games, or its pairings do not fit its plan.
        UnknownPlayer: a player no longer exists.
    """
    plan = record.plan if games is None else msgspec.structs.replace(record.plan, games=games)
    fresh = begin(plan)
    if [(p.seats, p.first, p.second) for p in record.pairings] != list(plan.pairs()):
        raise BadRecord("error-arena-pairings")
    if record.weights != fresh.weights:
        raise BadRecord("error-arena-weights")
    return msgspec.structs.replace(record, plan=plan)


def load(file: Path) -> Record:
    """A tournament from its file.

    Raises:
        BadRecord: it cannot be read, or does not hold a tournament.
    """
    try:
        record = _record(decoded(read_small(file, MOST), _Kept))
    except OSError as error:
        raise BadRecord(
            "error-arena-unreadable", file=str(file), reason=error.strerror or str(error)
        ) from error
    except msgspec.DecodeError as error:
        raise BadRecord("error-arena-unreadable", file=str(file), reason=str(error)) from error
    for pairing in record.pairings:
        if not all(0 <= share <= 1 for share in pairing.shares):
            raise BadRecord("error-arena-unreadable", file=str(file), reason="share < 0 | > 1")
    return record


def save(record: Record, file: Path) -> None:
    """Write it; an old file of that name stays until the new one is complete.

    Raises:
        OSError: it cannot be written.
    """
    write_atomically(file, msgspec.json.encode(record) + b"\n")


def _hashes(plan: Plan) -> dict[str, str]:
    return {str(seats): CAPTAINS[plan.game].fingerprint("", seats) for seats in plan.seats}


class _Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of a file of any version, decoded by type, so that nothing unexpected is ever kept."""

    plan: msgspec.Raw
    pairings: tuple[Pairing, ...]
    weights: dict[str, str]
    format: Literal["tortuga-arena"]
    version: Literal[1, 2] = 1
    seconds: float = 0.0


def _record(kept: _Kept) -> Record:
    """The content in today's form; version 1 knew only one game and, of its options, only the target.

    Raises:
        msgspec.DecodeError: there is no valid plan in it.
    """
    if len(bytes(kept.plan)) > MOST_SMALL:
        raise msgspec.DecodeError(f"plan > {MOST_SMALL} B")
    plan = decoded(bytes(kept.plan), dict[str, Any])
    if kept.version == 1:
        chosen = {"target": plan.pop("target", 6)}
        plan |= {"game": next(iter(GAMES)), "chosen": chosen}
    return Record(msgspec.convert(plan, Plan), kept.pairings, kept.weights, seconds=kept.seconds)
