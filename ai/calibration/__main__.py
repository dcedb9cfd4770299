"""Compares the win chances a captain states with what happens, and writes a report.

python -m ai.calibration --games 300 --jobs 2
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec

from ai.arena.executors import each_done, workers
from ai.arena.result import flagged
from ai.calibration.observe import Observed, play_game
from ai.calibration.report import ABOUT, CalibrationReport, Forecasts, seats_report, table
from ai.captains import check
from ai.experiment import game_argument, weights_folder
from ai.registry import CAPTAINS
from tortuga.games import GAMES
from tortuga.kernel.errors import UserError

SEED = "calibration"
FILE = "calibration.json"


def main(argv: list[str] | None = None) -> int:
    """Play and write; 0, or 1 with the reason."""
    asked = _arguments().parse_args(argv)
    try:
        captains = CAPTAINS[asked.game]
        captain = asked.captain or captains.levels[-1]
        check(captains, captain)
        if asked.games < 1:
            raise UserError("error-calibration-games", games=asked.games)
        command = f"python -m ai.calibration --game {asked.game} --captain {captain} --games {asked.games}"
        command += f" --seed {asked.seed}" + (" --raw" if asked.raw else "")
        pages = []
        with workers(asked.jobs, asked.dask) as executor:
            for seats in GAMES[asked.game].seats:
                games = [
                    Observed(asked.game, captain, seats, {}, asked.seed, number, asked.raw)
                    for number in range(asked.games)
                ]
                found: list[Forecasts] = []
                for forecasts in each_done(executor, play_game, games):
                    found.append(forecasts)
                    _show(seats, len(found), asked.games)
                pages.append(seats_report(seats, found, captains.fingerprint("", seats)))
        report = CalibrationReport(
            ABOUT,
            captain,
            "by the engine" if asked.raw else "by the advice",
            command,
            asked.seed,
            asked.game,
            flagged(asked.game, {}),
            tuple(pages),
        )
        out = asked.out or weights_folder(asked.game) / FILE
        out.parent.mkdir(parents=True, exist_ok=True)
        out.write_bytes(msgspec.json.format(msgspec.json.encode(report)) + b"\n")
    except (UserError, OSError) as error:
        print(f"calibration: {error}", file=sys.stderr)
        return 1
    print("\n".join(table(report)))
    return 0


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("python -m ai.calibration", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    game_argument(parser)
    parser.add_argument("--captain", help="one whose values are win chances (the strongest level)")
    parser.add_argument("--games", type=int, default=300, help="games for each number of seats (300)")
    parser.add_argument("--raw", action="store_true", help="the engine's own values, not those of the advice")
    parser.add_argument("--seed", default=SEED)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--dask", metavar="ADDRESS", help="a Dask scheduler instead of local processes")
    parser.add_argument("--out", type=Path, help=f"where to write the report (weights/{FILE} of the game)")
    return parser


def _show(seats: int, done: int, total: int) -> None:
    if sys.stderr.isatty():
        print(f"\r{seats} seats: {done}/{total} ", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
