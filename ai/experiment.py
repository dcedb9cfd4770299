"""The frame of every measuring and training tool: command line, processes, progress, report."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor
from pathlib import Path
from statistics import fmean
from types import MappingProxyType
from typing import Any, Final, TypeVar

import msgspec

import ai
from ai.arena.executors import each_done
from tortuga.kernel.errors import UserError

Item = TypeVar("Item")
Result = TypeVar("Result")
Program = Callable[[list[str] | None], int]
"""Runs a tool with these arguments, by default those of the process; returns its exit code."""

INTERRUPTED: Final = 130
HELP: Final = MappingProxyType(
    {
        "actors": "who plays, as admiral,honest; of several, games or seats draw one",
        "captain": "one whose values are win chances",
        "dask": "address of a Dask scheduler, instead of local processes",
        "fit": "fit to these games what is measured, and store it",
        "game": "whose captains",
        "games": "games of each match or number of seats",
        "jobs": "processes",
        "keep": "file of finished games, to resume from",
        "kind": "what is compared",
        "levels": "levels to measure, weakest first (all)",
        "minutes": "stop after the turn in which this time is up",
        "onlooker": "what an onlooker believes, as in the results",
        "opponents": "who sits in the other seats",
        "out": "where to write the result (the game's folder of weights)",
        "panel": "opponents that each level meets alone (all but the weakest)",
        "passes": "how often the games are played, each time with what was learned",
        "player": "who plays",
        "players": "who plays, by name",
        "raw": "the engine's own values, not those of the advice",
        "scale": "number of games, relative to the whole course",
        "seats": "numbers of seats, as 2,3,4",
        "target": "chests that end the game, as 6,8",
        "work": "where to keep games played, to resume from",
    }
)


def numbers(text: str) -> list[int]:
    """Whole numbers from `2,3,4`; argparse reports a ValueError."""
    return [int(part) for part in text.split(",")]


def names(text: str) -> list[str]:
    """Names from `admiral,honest`."""
    return text.split(",")


def experiment(name: str, **options: Any) -> Callable[[Callable[[argparse.Namespace], int | None]], Program]:
    """Make a function of the parsed options a program, described by the docstring of its module.

    The program returns what the function does, or 0; it returns 1 when a `UserError` or an `OSError` stops
    it, which it prints, and `INTERRUPTED` after Ctrl-C.

    Args:
        name: how it is run, as `ai drift tortuga2014` after `python -m`.
        options: the default of each, which also sets its type; or a type, if it has no default; or a tuple of
            choices, the first of which is the default. False makes a switch.
    """

    def framed(work: Callable[[argparse.Namespace], int | None]) -> Program:
        def program(argv: list[str] | None = None) -> int:
            args = _parser(name, sys.modules[work.__module__].__doc__, options).parse_args(argv)
            try:
                return work(args) or 0
            except (UserError, OSError) as error:
                print(f"{name.replace('.', ' ').split()[1]}: {error}", file=sys.stderr)
                return 1
            except KeyboardInterrupt:
                return INTERRUPTED

        return program

    return framed


def _parser(name: str, about: str | None, options: dict[str, Any]) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(f"python -m {name}", description=about)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    for option, default in options.items():
        flag, about = f"--{option}", HELP.get(option)
        match default:
            case False:
                parser.add_argument(flag, action="store_true", help=about)
            case tuple():
                parser.add_argument(flag, choices=default, default=default[0], help=about)
            case list():
                kind = names if isinstance(default[0], str) else numbers
                parser.add_argument(flag, type=kind, default=default, help=about)
            case _ if callable(default):
                parser.add_argument(flag, type=default, help=about)
            case _:
                parser.add_argument(flag, type=type(default), default=default, help=about)
    return parser


def collected(
    executor: Executor | None, function: Callable[[Item], Result], items: Sequence[Item], what: str
) -> list[Result]:
    """The results for all items, in the order in which they are finished, with progress on a terminal."""
    results: list[Result] = []
    for result in each_done(executor, function, items):
        results.append(result)
        show(what, len(results), len(items))
    return results


def show(what: str, done: int, total: int) -> None:
    """Rewrite the line of progress, if anybody watches."""
    if sys.stderr.isatty():
        print(f"\r{what}: {done}/{total} ", end="", file=sys.stderr, flush=True)


def weights_folder(game: str) -> Path:
    """Where a game keeps what its captains have learned and what was measured of them."""
    return Path(ai.__path__[0]) / "games" / game / "weights"


def write_report(report: msgspec.Struct, file: Path) -> None:
    """Write a report as indented JSON; its folder is made if missing."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(msgspec.json.format(msgspec.json.encode(report)) + b"\n")


def in_tenths(pairs: Iterable[tuple[float, float]]) -> list[tuple[float, float, int]]:
    """Mean of the predicted chances, share that came true, and how many, by tenth of the chance."""
    tenths: list[list[tuple[float, float]]] = [[] for _ in range(10)]
    for pair in pairs:
        tenths[min(9, int(10 * pair[0]))].append(pair)
    columns = [tuple(zip(*some, strict=True)) for some in tenths if some]
    return [(fmean(predicted), fmean(came), len(came)) for predicted, came in columns]
