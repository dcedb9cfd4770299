"""Two players at one table of 2, 3 or 4 seats: every fair way to share the seats, under one seed.

At 2 seats each has either seat; at 3 seats each of the six tables of two against one; at 4 seats each of the
six tables of two against two. Every division comes with its mirror image, so two equal players share the wins
exactly, at any number of seats.
"""

from __future__ import annotations

import itertools
from typing import Final, Literal

import msgspec

from ai import registry
from ai.arena.play import derived_seed, play
from tortuga.games.tortuga2014.options import Options

Seats = Literal[2, 3, 4]
Target = Literal[6, 8]


def _divisions(seats: int) -> tuple[tuple[int, ...], ...]:
    fair = {2: (1,), 3: (1, 2), 4: (2,)}[seats]
    every = itertools.product((0, 1), repeat=seats)
    return tuple(division for division in every if sum(division) in fair)


DIVISIONS: Final = {seats: _divisions(seats) for seats in (2, 3, 4)}
"""By number of seats: who of two players, 0 or 1, has which seat."""


class Bout(msgspec.Struct, frozen=True):
    """All divisions of a table between two players, under one seed: everything a process needs to know."""

    pairing: int
    """For whoever gathers the results."""
    number: int
    """Of the bout within its pairing; bouts of the same number and seats have the same dice."""
    players: tuple[str, str]
    seats: Seats
    target: Target
    seed: str
    """Of the tournament."""


class BoutResult(msgspec.Struct, frozen=True):
    """How a bout went."""

    pairing: int
    number: int
    share: float
    """Of the first player: mean over the games of the victories of all his seats, 0..1."""
    scores: tuple[float, float]
    """Mean points of a seat of either player."""
    rounds: float
    """Mean of the games."""


def play_bout(bout: Bout) -> BoutResult:
    """Play a bout; runs in whatever process the executor chooses."""
    seed = derived_seed(bout.seed, "bout", bout.seats, bout.number)
    options = Options(seats=bout.seats, target=bout.target)
    share, rounds = 0.0, 0
    points: tuple[list[int], list[int]] = ([], [])
    divisions = DIVISIONS[bout.seats]
    for division in divisions:
        captains = [
            registry.make(bout.players[player], derived_seed(seed, "seat", seat))
            for seat, player in enumerate(division)
        ]
        played = play(captains, options, seed)
        share += sum(division[seat] == 0 for seat in played.winners) / len(played.winners)
        rounds += played.table.round
        for seat, player in enumerate(division):
            points[player].append(played.scores[seat])
    games = len(divisions)
    means = (sum(points[0]) / len(points[0]), sum(points[1]) / len(points[1]))
    return BoutResult(bout.pairing, bout.number, share / games, means, rounds / games)
