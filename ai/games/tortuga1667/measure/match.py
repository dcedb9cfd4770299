"""Matches by loyalty: one side plays X and everybody else Y, each deal played twice with the sides swapped.

    python -m ai match tortuga1667 --x admiral --y honest --seats 5 --games 1000 [--kind dutch] [--seed match]

`--kind team` prints X wins / (X wins + Y wins) and the Dutch share of all games; `dutch`, how often the Dutch
seat wins when it alone plays X; `mixed`, how often each level wins when every seat draws its own, separately
for British and French and for Dutch seats. Cabin Fever can swap loyalties during a game: players are assigned
by the loyalties as dealt, wins by the loyalties at the end. `admiral~0` is the admiral without inference,
`admiral~0.4` the admiral with that exponent.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter
from collections.abc import Sequence
from functools import partial

from ai.experiment import experiment
from ai.games.tortuga1667.levels import BY_NAME, LEVELS
from ai.games.tortuga1667.measure.table import interval, played
from tortuga.games.tortuga1667.pieces import BRITISH, DUTCH, FRENCH


def team(x: str, y: str, seats: int, games: int, seed: str) -> tuple[float, float]:
    """Share of X among the wins of the British and French, and the Dutch share of all games."""
    wins: Counter[str] = Counter()
    for deal in range(games // 2):
        for side in (BRITISH, FRENCH):
            game = played(seats, f"{seed}/{deal}", partial(_cast, side=side, x=x, y=y))
            if game.winner is not None:
                wins["x" if game.winner == side else "dutch" if game.winner == DUTCH else "y"] += 1
    return wins["x"] / max(1, wins["x"] + wins["y"]), wins["dutch"] / max(1, wins.total())


def _cast(dealt: Sequence[str], side: str, x: str, y: str) -> list[str]:
    return [x if loyalty == side else y for loyalty in dealt]


def dutch(x: str, y: str, seats: int, games: int, seed: str) -> float:
    """Share of the games that the Dutch seat wins when it alone plays X."""
    won = 0
    for deal in range(games):
        won += played(seats, f"{seed}/{deal}", partial(_cast, side=DUTCH, x=x, y=y)).winner == DUTCH
    return won / games


def mixed(seats: int, games: int, seed: str) -> dict[tuple[str, bool], tuple[float, int]]:
    """Win share and number of games, by level and by whether the seat is Dutch at the end."""
    won: Counter[tuple[str, bool]] = Counter()
    sat: Counter[tuple[str, bool]] = Counter()
    names = [level.name for level in LEVELS]
    for deal in range(games):
        at = random.Random(f"{seed}/levels/{deal}").choices(names, k=seats)
        game = played(seats, f"{seed}/{deal}", at)
        for seat, name in enumerate(at):
            key = (name, game.loyalties[seat] == DUTCH)
            sat[key] += 1
            won[key] += game.loyalties[seat] == game.winner
    return {key: (won[key] / sat[key], sat[key]) for key in sat}


def _order(item: tuple[tuple[str, bool], tuple[float, int]]) -> tuple[bool, int]:
    """Sort key: the British and French first, by level."""
    (name, tie), _ = item
    return tie, list(BY_NAME).index(name)


@experiment(
    "ai match tortuga1667", x="admiral", y="honest", seats=[5], games=400, kind=("team", "dutch", "mixed"),
    seed="match",
)  # fmt: skip
def main(args: argparse.Namespace) -> None:
    """Measure and print."""
    begun = time.monotonic()
    for seats in args.seats:
        match args.kind:
            case "team":
                share, tie = team(args.x, args.y, seats, args.games, args.seed)
                decided = round(args.games * (1 - tie))
                result = f"team {share:.3f} +-{interval(share, decided):.3f}  dutch {tie:.3f}"
            case "dutch":
                share = dutch(args.x, args.y, seats, args.games, args.seed)
                result = f"dutch wins {share:.3f} +-{interval(share, args.games):.3f}"
            case _:
                results = sorted(mixed(seats, args.games, args.seed).items(), key=_order)
                result = "  ".join(
                    f"{name}{' (dutch)' if tie else ''} {share:.3f} +-{interval(share, sat):.3f}"
                    for (name, tie), (share, sat) in results
                )
        players = "all levels" if args.kind == "mixed" else f"{args.x} vs {args.y}"
        table = f"{players}, {seats} seats, {args.games} games"
        print(f"{table}: {result}  ({time.monotonic() - begun:.0f} s)", flush=True)
