"""Two players at one table: every fair way to share the seats, under one seed.

At 2 seats each takes either seat; at 3 seats they play all six tables of two against one; at 4 seats all
six tables of two against two; and so on, as long as there are not too many. Every division comes with its
mirror image, so two identical players share the wins exactly, at any number of seats.
"""

from __future__ import annotations

import itertools
from typing import Any, Final

import msgspec

from ai.arena.play import play, seated
from ai.registry import CAPTAINS
from tortuga.games import GAMES
from tortuga.kernel.dealer import Dealer, derived_seed

Division = tuple[int, ...]
"""By seat, which of the two players, 0 or 1, has it."""

MOST: Final = 20
"""Games of a bout at most; where there are more divisions, the seed draws this many of them."""


def _all(seats: int) -> list[Division]:
    fair = {seats // 2, seats - seats // 2}
    every = itertools.product((0, 1), repeat=seats)
    return [division for division in every if sum(division) in fair]


def games_of(seats: int) -> int:
    """Games of a bout."""
    return min(MOST, len(_all(seats)))


def divisions(seats: int, seed: str) -> tuple[Division, ...]:
    """The divisions that a bout under this seed plays, each with its mirror image."""
    every = _all(seats)
    if len(every) <= MOST:
        return tuple(every)
    half = [division for division in every if division[0] == 0]
    chance = Dealer(seed)
    drawn = sorted(half, key=lambda division: chance.words("/".join(map(str, division))))[: MOST // 2]
    return tuple(each for division in drawn for each in (division, tuple(1 - one for one in division)))


class Bout(msgspec.Struct, frozen=True):
    """Divisions of a table between two players, under one seed: everything a process needs to know."""

    pairing: int
    """Index of the pairing, so that results find their way back."""
    number: int
    """Of the bout within its pairing; bouts of the same number and seats have the same dice."""
    players: tuple[str, str]
    seats: int
    game: str
    chosen: dict[str, Any]
    """Options by field."""
    seed: str
    """Of the tournament."""


class BoutResult(msgspec.Struct, frozen=True):
    """How a bout went."""

    pairing: int
    number: int
    share: float
    """Of the first player: his part of the victories, over all his seats and games, 0..1."""
    scores: tuple[float, float]
    """Mean points of a seat of either player; 0 where a game counts none."""
    rounds: float
    """Mean of the games."""


def play_bout(bout: Bout) -> BoutResult:
    """Play a bout; runs in whatever process the executor chooses."""
    seed = derived_seed(bout.seed, "bout", bout.seats, bout.number)
    game, captains = GAMES[bout.game], CAPTAINS[bout.game]
    options = game.make(bout.seats, bout.chosen)
    won, rounds = [0.0, 0.0], 0
    points: tuple[list[int], list[int]] = ([], [])
    splits = divisions(bout.seats, seed)
    sided = False
    for division in splits:
        players = seated(captains, [bout.players[player] for player in division], seed)
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
