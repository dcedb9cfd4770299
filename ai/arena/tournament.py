"""A round robin: everybody against everybody at several numbers of seats, all under the same seeds.

It is played in *bouts*, two players at one table sharing its seats in every fair way under one seed: at 2
seats each takes either seat; at 3 seats they play all six tables of two against one; at 4 seats all six
tables of two against two; and so on, as long as there are not too many. Every division comes with its
mirror image, so two identical players share the wins exactly, at any number of seats.

A tournament proceeds in turns. A turn plays the next bouts of every pairing that is not done; then the
record is complete and can be saved as JSON. When a turn ends depends on what was played and never on the
number of processes, so the same plan gives the same record, whether run in one go, in pieces, here or on a
cluster.
"""

from __future__ import annotations

import itertools
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from ai.arena.executors import each_done
from ai.arena.intervals import evidence, strip, verdict
from ai.arena.play import play, seated
from ai.captains import check
from ai.registry import CAPTAINS
from tortuga.games import GAMES
from tortuga.kernel.dealer import Dealer, derived_seed
from tortuga.kernel.errors import UserError
from tortuga.kernel.log.files import MAX_SMALL, decoded, read_small, write_atomically

Division = tuple[int, ...]
"""By seat, which of the two players, 0 or 1, has it."""

MAX_GAMES: Final = 20
"""Games of a bout at most; where there are more divisions, the seed draws this many of them."""


def _fair_divisions(seats: int) -> list[Division]:
    fair = {seats // 2, seats - seats // 2}
    every = itertools.product((0, 1), repeat=seats)
    return [division for division in every if sum(division) in fair]


def games_of(seats: int) -> int:
    """Games of a bout."""
    return min(MAX_GAMES, len(_fair_divisions(seats)))


def divisions(seats: int, seed: str) -> tuple[Division, ...]:
    """The divisions that a bout under this seed plays, each with its mirror image."""
    every = _fair_divisions(seats)
    if len(every) <= MAX_GAMES:
        return tuple(every)
    half = [division for division in every if division[0] == 0]
    chance = Dealer(seed)
    drawn = sorted(half, key=lambda division: chance.words("/".join(map(str, division))))[: MAX_GAMES // 2]
    return tuple(each for division in drawn for each in (division, tuple(1 - one for one in division)))


class Bout(msgspec.Struct, frozen=True):
    """Divisions of a table between two players, under one seed: everything a process needs to know."""

    pairing: int
    """Index of the pairing, so that results find their way back."""
    number: int
    """Number of the bout within its pairing; bouts of the same number and seats have the same dice."""
    players: tuple[str, str]
    seats: int
    game: str
    chosen: dict[str, Any]
    """Options by field."""
    seed: str
    """The seed of the tournament."""


class BoutResult(msgspec.Struct, frozen=True):
    """How a bout went."""

    pairing: int
    number: int
    share: float
    """The first player's part of the victories, over all its seats and games, 0..1."""
    scores: tuple[float, float]
    """Mean points of a seat of either player; 0 if the game counts none."""
    rounds: float
    """Mean of the games."""


def play_bout(bout: Bout) -> BoutResult:
    """Play a bout; runs in any process the executor chooses."""
    seed = derived_seed(bout.seed, "bout", bout.seats, bout.number)
    game, captains = GAMES[bout.game], CAPTAINS[bout.game]
    options = game.make(bout.seats, bout.chosen)
    won, rounds = [0.0, 0.0], 0
    points: tuple[list[int], list[int]] = ([], [])
    splits = divisions(bout.seats, seed)
    sided = False
    for division in splits:
        players = seated(captains, [bout.players[player] for player in division], seed, bout.number)
        played = play(players, game.rules, options, seed)
        rounds += played.rounds
        sided = sided or bool(played.outcome.sides)
        scores = played.outcome.scores or (0,) * bout.seats
        for seat, player in enumerate(division):
            won[player] += played.credit(seat)
            points[player].append(scores[seat])
    games = len(splits)
    means = (sum(points[0]) / len(points[0]), sum(points[1]) / len(points[1]))
    return BoutResult(bout.pairing, bout.number, _share(won, games, sided), means, rounds / games)


def _share(won: list[float], games: int, sided: bool) -> float:
    """The first player's part of all victories.

    With sides every winner counts a whole victory, alone or in a team, so a game's victories need not add up
    to 1. Both players had the same seats, and so the same sides, under this seed: their sums compare fairly.
    """
    if not sided:
        return won[0] / games
    return won[0] / sum(won) if sum(won) else 0.5


MIN_PLAYERS = 2
MAX_BYTES: Final = 1 << 28
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
    """Games of each pairing at each number of seats, unless it ends early; rounded up to whole bouts."""
    seed: str
    chosen: dict[str, Any] = {}
    """Options by field; all others keep their defaults."""
    stop: bool = False
    """Whether a pairing ends as soon as it is certain who is stronger."""
    error: float = 0.05
    """Chance that any of these certain answers is wrong; in tests, that anyone is wrongly called weaker."""
    bounds: tuple[float, float] | None = None
    """Two win shares of the first: a pairing is a test that ends when one of them is rejected."""
    missed: float = 0.05
    """Chance that a first player who wins no more than the lower bound passes the test."""
    against: str = ""
    """A folder with another checkout: each player meets only its own version from there."""

    def pairs(self) -> tuple[tuple[int, str, str], ...]:
        """All pairings: number of seats and two players."""
        met = (
            [(name, f"{name}@{self.against}") for name in self.players]
            if self.against
            else list(itertools.combinations(self.players, 2))
        )
        return tuple((seats, first, second) for seats in self.seats for first, second in met)

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
    """Win shares of the first, by bout."""
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

    def evidence(self, plan: Plan) -> float:
        """How strongly its games speak for the higher of the plan's bounds; see `intervals.evidence`."""
        assert plan.bounds is not None, "no test"
        return evidence(self.shares, plan.bounds, TOSS / games_of(self.seats))

    def passed(self, plan: Plan) -> bool | None:
        """Whether the first player passed the test of the plan; None while that is open."""
        weaker, holds = strip(plan.error_each, plan.missed)
        evidence = self.evidence(plan)
        return None if weaker < evidence < holds else evidence >= holds


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
    for name in {name: None for pair in plan.pairs() for name in pair[1:]} or plan.players:
        check(CAPTAINS[plan.game], name)
    if len(plan.players) < MIN_PLAYERS and not plan.against:
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
    weights = {str(seats): CAPTAINS[plan.game].fingerprint("", seats) for seats in plan.seats}
    return Record(plan, pairings, weights)


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
        record = _record(decoded(read_small(file, MAX_BYTES), _Kept))
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


class _Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of a file of any version, decoded by type, so that nothing unexpected is ever kept."""

    plan: msgspec.Raw
    pairings: tuple[Pairing, ...]
    weights: dict[str, str]
    format: Literal["tortuga-arena"]
    version: Literal[1, 2] = 1
    seconds: float = 0.0


def _record(kept: _Kept) -> Record:
    """The content in the current format; version 1 knew only one game and, of its options, only the target.

    Raises:
        msgspec.DecodeError: there is no valid plan in it.
    """
    if len(bytes(kept.plan)) > MAX_SMALL:
        raise msgspec.DecodeError(f"plan > {MAX_SMALL} B")
    plan = decoded(bytes(kept.plan), dict[str, Any])
    if kept.version == 1:
        chosen = {"target": plan.pop("target", 6)}
        plan |= {"game": next(iter(GAMES)), "chosen": chosen}
    return Record(msgspec.convert(plan, Plan), kept.pairings, kept.weights, seconds=kept.seconds)


FIRST_TURN: Final = 4
"""Bouts of a pairing in its first turn."""
EVEN_SHARE: Final = 0.5
"""Share that the first of two equal players wins."""
TOSS: Final = 0.25
"""Variance of a game that is won or lost by the toss of a coin."""


def tournament(
    record: Record,
    *,
    executor: Executor | None = None,
    progress: Callable[[int], None] | None = None,
    keep: Callable[[Record], None] | None = None,
) -> Record:
    """Play what is left of a tournament.

    Args:
        record: from `begin` or `continued`.
        executor: where the bouts are played; None plays them right here.
        progress: called with the number of games done or no longer needed, out of `games_in_all`.
        keep: given the record after every turn.
    """
    start, before = time.perf_counter(), record.seconds
    plan = record.plan
    while any(open_ := [not done(plan, pairing) for pairing in record.pairings]):
        bouts = [
            bout
            for index, pairing in enumerate(record.pairings)
            if open_[index]
            for bout in _next_bouts(plan, index, pairing)
        ]
        # the long ones first, so that nobody waits for a large table at the end of a turn
        bouts.sort(key=lambda bout: -bout.seats)
        results: defaultdict[int, list[BoutResult]] = defaultdict(list)
        finished = sum(_settled(plan, pairing) for pairing in record.pairings)
        for result in each_done(executor, play_bout, bouts):
            results[result.pairing].append(result)
            finished += games_of(record.pairings[result.pairing].seats)
            if progress is not None:
                progress(min(finished, games_in_all(plan)))
        pairings = tuple(
            _grown(plan, pairing, results[index]) if open_[index] else pairing
            for index, pairing in enumerate(record.pairings)
        )
        seconds = before + time.perf_counter() - start
        record = msgspec.structs.replace(record, pairings=pairings, seconds=seconds)
        if keep is not None:
            keep(record)
    return record


def done(plan: Plan, pairing: Pairing) -> bool:
    """Whether all games of a pairing are played."""
    return pairing.certain or len(pairing.shares) >= plan.bouts(pairing.seats)


def games_in_all(plan: Plan) -> int:
    """Games of the whole plan, if no pairing ends early."""
    return sum(plan.bouts(seats) * games_of(seats) for seats, _, _ in plan.pairs())


def _settled(plan: Plan, pairing: Pairing) -> int:
    """Games already played, or no longer needed."""
    planned = plan.bouts(pairing.seats) * games_of(pairing.seats)
    return planned if done(plan, pairing) else pairing.games


def _next_bouts(plan: Plan, index: int, pairing: Pairing) -> Iterable[Bout]:
    """The bouts of a turn: a quarter of those played so far, so that even long pairings take few turns."""
    begun = len(pairing.shares)
    end = min(begun + max(FIRST_TURN, begun // 4), plan.bouts(pairing.seats))
    players = (pairing.first, pairing.second)
    return (
        Bout(index, number, players, pairing.seats, plan.game, plan.chosen, plan.seed)
        for number in range(begun, end)
    )


def _grown(plan: Plan, pairing: Pairing, results: Sequence[BoutResult]) -> Pairing:
    """The pairing with the results of a turn, whatever their order, and whether it is certain now."""
    ordered = sorted(results, key=lambda result: result.number)
    shares = pairing.shares + tuple(result.share for result in ordered)
    scores, rounds = pairing.scores, pairing.rounds
    for result in ordered:
        scores = (scores[0] + result.scores[0], scores[1] + result.scores[1])
        rounds += result.rounds
    low, high = verdict(shares, plan.error_each) if plan.stop else (0.0, 1.0)
    certain = not low <= EVEN_SHARE <= high
    grown = msgspec.structs.replace(pairing, shares=shares, scores=scores, rounds=rounds, certain=certain)
    if plan.bounds is None:
        return grown
    return msgspec.structs.replace(grown, certain=grown.passed(plan) is not None)
