"""Measures the levels and writes their passport.

    python -m ai.passport --games 400 --jobs 2 --work passport-work.json [--minutes 60]

All matches advance together, a few games per turn, so it can be stopped at any time, by `--minutes` or by
Ctrl-C; complete turns count. With `--work` it resumes later where it stopped.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

import msgspec

from ai.arena.executors import workers
from ai.experiment import game_argument, numbers, weights_folder
from ai.passport.book import FILE, BadPassport, Passport
from ai.passport.measure import begin, games_left, load_work, measure, passport, save_work, tables
from tortuga.kernel.errors import UserError

SEED = "strength-passport"
MINUTE = 60.0


def main(argv: list[str] | None = None) -> int:
    """Measure and write; 0, or 1 with the reason."""
    asked = _arguments().parse_args(argv)
    start = time.monotonic()
    try:
        if asked.work is not None and asked.work.exists():
            work = msgspec.structs.replace(load_work(asked.work), games=asked.games)
        else:
            work = begin(asked.game, asked.seed, asked.games, _names(asked.levels), _names(asked.panel))
        seats = asked.seats or tables(work.game)
        if not set(seats) <= set(tables(work.game)):
            raise BadPassport("error-arena-seats", seats=", ".join(map(str, seats)))
        out = asked.out or weights_folder(work.game) / FILE
        total = games_left(work, seats)
        with workers(asked.jobs, asked.dask) as executor:
            for found in measure(
                work,
                seats,
                executor=executor,
                progress=lambda done: _show(done, total),
                enough=lambda: (
                    asked.minutes is not None and time.monotonic() - start > asked.minutes * MINUTE
                ),
            ):
                work = found
                if asked.work is not None:
                    save_work(work, asked.work)
                _write(passport(work), out)
    except (UserError, OSError) as error:
        print(f"passport: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130  # what complete turns found is already saved
    _print(passport(work))
    return 0


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("python -m ai.passport", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    game_argument(parser)
    parser.add_argument("--games", type=int, default=400, help="games per match (400)")
    parser.add_argument("--levels", help="levels to measure, weakest first (all)")
    parser.add_argument("--panel", help="opponents that each level meets alone (all but the weakest)")
    parser.add_argument("--seats", type=numbers, help="numbers of seats to measure, as 2,3 (all)")
    parser.add_argument("--seed", default=SEED)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--dask", metavar="ADDRESS", help="a Dask scheduler instead of local processes")
    parser.add_argument("--minutes", type=float, help="stop after the turn in which this time is up")
    parser.add_argument("--work", type=Path, help="file of games played; an existing one is continued")
    parser.add_argument("--out", type=Path, help=f"where to write the passport (weights/{FILE} of the game)")
    return parser


def _names(told: str | None) -> tuple[str, ...] | None:
    return None if told is None else tuple(told.split(","))


def _write(found: Passport, file: Path) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")


def _show(done: int, total: int) -> None:
    if sys.stderr.isatty():
        print(f"\r{done}/{total} ", end="", file=sys.stderr, flush=True)


def _print(found: Passport) -> None:
    """The passport as a table."""
    for page in found.pages:
        for result in page.results:
            low, high = result.interval
            rivals = "the other levels" if result.kind == "mixed" else ",".join(result.rivals)
            print(
                f"{page.seats} seats  {page.level:<14} {result.share:6.1%}  ({low:.1%} .. {high:.1%})"
                f"  {result.games:>5} games  against {rivals}"
            )


if __name__ == "__main__":
    sys.exit(main())
