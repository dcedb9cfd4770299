"""The matches of the passport: who sits with whom, and how one of them is played under one seed."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any

import msgspec

from ai.arena.play import play, seated
from ai.arena.seating import seating
from ai.passport.book import Kind
from ai.registry import CAPTAINS
from tortuga.games import GAMES
from tortuga.kernel.dealer import derived_seed


class Match(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Tables that are all played under each seed, everybody in every seat."""

    kind: Kind
    seats: int
    tables: tuple[tuple[str, ...], ...]
    tracked: tuple[str, ...]
    """Players whose wins are counted; where one has several seats, only the first entry counts."""

    @property
    def games(self) -> int:
        """Under each seed."""
        return self.seats * len(self.tables)

    def games_of(self, name: str) -> int:
        """Games of a player under each seed."""
        return self.seats * sum(name in table for table in self.tables)


class MatchRound(msgspec.Struct, frozen=True):
    """A match under one seed: everything a process needs to play it."""

    index: int
    match: Match
    number: int
    seed: str
    game: str
    chosen: dict[str, Any]


class RoundResult(msgspec.Struct, frozen=True):
    """How a round went."""

    index: int
    number: int
    wins: tuple[float, ...]
    """By tracked player, summed over the games."""


def matches(levels: Sequence[str], panel: Sequence[str], tables: Sequence[int]) -> tuple[Match, ...]:
    """All matches of some levels, given weakest first, at tables of these sizes."""
    found = [Match("below", 2, ((level, below),), (level,)) for below, level in itertools.pairwise(levels)]
    found = found if 2 in tables else []
    for seats in tables:
        found += [
            Match("panel", seats, ((level, *(rival,) * (seats - 1)),), (level,))
            for level in levels
            for rival in panel
            if rival != level
        ]
        if 2 < seats <= len(levels):
            mixed = tuple(itertools.combinations(levels, seats))
            found.append(Match("mixed", seats, mixed, tuple(levels)))
    return tuple(found)


def play_round(round_: MatchRound) -> RoundResult:
    """Play a match under one seed; runs in whatever process the executor chooses."""
    match = round_.match
    seed = derived_seed(round_.seed, "passport", match.seats, round_.number)
    game, captains = GAMES[round_.game], CAPTAINS[round_.game]
    options = game.make(match.seats, round_.chosen)
    wins = dict.fromkeys(match.tracked, 0.0)
    for table in match.tables:
        for turn in range(match.seats):
            seat_of = seating(match.seats, round_.number * match.seats + turn)
            names = [""] * match.seats
            for entry, seat in enumerate(seat_of):
                names[seat] = table[entry]
            played = play(seated(captains, names, seed), game.rules, options, seed)
            for name in set(table) & set(wins):
                wins[name] += played.credit(seat_of[table.index(name)])
    return RoundResult(round_.index, round_.number, tuple(wins.values()))
