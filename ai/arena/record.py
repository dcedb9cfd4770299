"""What a tournament has played so far: plain data, kept as JSON, enough to go on from."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from ai.arena.bouts import games_of
from ai.captains import check
from ai.registry import CAPTAINS
from tortuga.games import GAMES
from tortuga.kernel.errors import Told
from tortuga.kernel.log.files import write_atomically

FEWEST_PLAYERS = 2
VERSION: Final = 2


class BadTournament(Told):
    """A tournament that cannot be played as asked."""


class BadRecord(Told):
    """A file that holds no tournament, or one that cannot be gone on with."""


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a tournament is to find out."""

    game: str
    players: tuple[str, ...]
    seats: tuple[int, ...]
    games: int
    """Of each pairing at each number of seats, at most; whole bouts are played."""
    seed: str
    chosen: dict[str, Any] = {}
    """Options by field; all others are as usual."""
    stop: bool = False
    """Whether a pairing ends as soon as it is certain who is stronger."""
    error: float = 0.05
    """Chance that any of all these certain answers is wrong."""

    def pairs(self) -> tuple[tuple[int, str, str], ...]:
        """All pairings: number of seats and two players."""
        return tuple(
            (seats, first, second)
            for seats in self.seats
            for first, second in itertools.combinations(self.players, 2)
        )

    def bouts(self, seats: int) -> int:
        """Bouts that have at least the games asked for."""
        return -(-self.games // games_of(seats))

    @property
    def error_each(self) -> float:
        """The part of the error that each pairing may use (Bonferroni)."""
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
        BadTournament: fewer than two players, one twice, no game, a number of seats twice or one that the
            game does not take, another error.
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
    """The same tournament, to be gone on with; `games` may raise or lower what each pairing shall have.

    Raises:
        BadRecord: the captains' weights are not those of its games.
        UnknownPlayer: a player is gone.
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
        BadRecord: it cannot be read, or is no tournament.
    """
    try:
        record = msgspec.convert(_upcast(msgspec.json.decode(file.read_bytes())), Record)
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
    """Write it; an old file of that name is there until the new one is whole.

    Raises:
        OSError: it cannot be written.
    """
    write_atomically(file, msgspec.json.encode(record) + b"\n")


def _hashes(plan: Plan) -> dict[str, str]:
    return {str(seats): CAPTAINS[plan.game].fingerprint("", seats) for seats in plan.seats}


def _upcast(told: Any) -> Any:
    """The content of a file as of today; version 1 knew one game only, and of its options the target."""
    if not (isinstance(told, dict) and told.get("version", 1) == 1 and isinstance(told.get("plan"), dict)):
        return told
    plan = {name: value for name, value in told["plan"].items() if name != "target"}
    chosen = {"target": told["plan"].get("target", 6)}
    return told | {"version": VERSION, "plan": plan | {"game": next(iter(GAMES)), "chosen": chosen}}
