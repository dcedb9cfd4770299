"""`simulate`: computer players against each other without a window."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from ai.arena.executors import workers
from ai.arena.simulate import SimulationResult, flat, worded
from ai.arena.simulate import simulate as play_games
from ai.captains import Names
from ai.registry import CAPTAINS
from tortuga.cli import values
from tortuga.cli.output import Progress, table, tell
from tortuga.cli.players import seats
from tortuga.cli.words import UsageError, Words
from tortuga.kernel.dealer import new_seed

MOST_GAMES = 10_000_000
MOST_JOBS = 256


def simulate(args: argparse.Namespace, words: Words) -> int:
    """Play the games and print who won how often."""
    game = values.game(args.game)
    players = seats(args.seats, Names(CAPTAINS[game.name]), game)
    games = values.number("--games", args.games, 1, MOST_GAMES)
    jobs = values.number("--jobs", args.jobs, 1, MOST_JOBS)
    dask = values.address(args.dask)
    chosen = values.chosen(game, args)
    if args.save is not None and next(Path(args.save).glob("*.jsonl"), None) is not None:
        raise UsageError("cli-save-used", dir=args.save)
    seed = new_seed() if args.seed is None else values.seed(args.seed)
    progress = Progress(games)
    try:
        with workers(jobs, dask) as executor:
            result = play_games(
                game.name,
                players,
                games,
                seed=seed,
                jobs=jobs,
                chosen=chosen,
                save=None if args.save is None else Path(args.save),
                progress=progress,
                executor=executor,
            )
    finally:
        progress.close()
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(flat(result))).decode())
    else:
        _print(result, words.of(game.name))
    return 0


def _print(result: SimulationResult, words: Words) -> None:
    means = {
        name.removesuffix("_mean"): f"{value:.3f}" if name.endswith("_share") else f"{value:.1f}"
        for name, value in result.figures.items()
    }
    tell(
        words.say(
            "cli-simulated",
            games=result.games,
            seed=result.seed,
            decisions=result.decisions,
            seconds=f"{result.seconds:.1f}",
            **(worded(result.chosen) | means),
        )
    )
    names = ("player", "wins", "interval", "score", "p50", "p99")
    rows = [
        [
            player.name,
            f"{100 * player.win_share:.1f} %",
            f"{100 * player.ci95[0]:.1f} .. {100 * player.ci95[1]:.1f} %",
            "-" if player.score_mean is None else f"{player.score_mean:.1f}",
            f"{player.ms_per_decision_p50:.2f}",
            f"{player.ms_per_decision_p99:.2f}",
        ]
        for player in result.players
    ]
    for line in table([words.say(f"cli-simulated-{name}") for name in names], rows, numbers={1, 2, 3, 4, 5}):
        tell(line)
