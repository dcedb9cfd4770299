"""Command-line options shared by the programs that play games to learn from them."""

from __future__ import annotations

import argparse
from pathlib import Path

import ai
from tortuga.games import GAMES


def numbers(text: str) -> list[int]:
    """Whole numbers from `2,3,4`; argparse reports a ValueError."""
    return [int(part) for part in text.split(",")]


def game_argument(parser: argparse.ArgumentParser) -> None:
    """`--game`: one of the games there are, by default the first."""
    names = list(GAMES)
    parser.add_argument("--game", choices=names, default=names[0], help=f"whose captains ({names[0]})")


def weights_folder(game: str) -> Path:
    """Where a game keeps what its captains have learned and what was measured of them."""
    return Path(ai.__path__[0]) / "games" / game / "weights"


def experiment(module: str, about: str | None, seats: list[int], games: int) -> argparse.ArgumentParser:
    """The command line of an experiment: at which tables, how many games, jobs and seed."""
    parser = argparse.ArgumentParser(
        prog=f"python -m {module}",
        description=about,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--seats", type=numbers, default=seats, help="numbers of seats, as 2,3,4")
    parser.add_argument("--games", type=int, default=games)
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--seed", default="tortuga-1")
    return parser
