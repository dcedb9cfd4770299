"""Learns the value of positions from scratch by self-play.

python -m ai.games.tortuga2014.training [--seats 2,4] [--target 6] [--scale 0.1]
    [--jobs 2] [--seed TEXT] [--out DIR]

The whole course takes less than an hour on two cores. It can be stopped at any time: started again with the
same seed, it resumes where it stopped. New weights are written only after they hold their own in a match
against the old ones; the log records every step.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from dataclasses import replace
from pathlib import Path

from ai.experiment import numbers
from ai.games.tortuga2014.training.run import LESSONS, TrainingCourse, TrainingLesson, train
from tortuga.processes import process_pool


def main(arguments: list[str] | None = None) -> None:
    """Train what is asked for."""
    asked = parse(arguments)
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before the processes start: one core each
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    began = time.monotonic()
    asked.out.mkdir(parents=True, exist_ok=True)
    with (
        (asked.out / "training-log.txt").open("a", encoding="utf-8") as log,
        process_pool(asked.jobs) as executor,
    ):

        def tell(line: str) -> None:
            minutes = (time.monotonic() - began) / 60
            text = f"{minutes:6.1f} min  {line}"
            print(text, file=log, flush=True)
            print("\r" + text, flush=True)

        def progress(what: str, done: int, games: int) -> None:
            if sys.stderr.isatty():
                print(f"\r{what}: {done} of {games} games", end="", file=sys.stderr, flush=True)

        tell(
            f"python -m ai.games.tortuga2014.training, seed {asked.seed}, {asked.jobs} jobs,"
            f" scale {asked.scale:g}"
        )
        course = TrainingCourse(asked.out, asked.work, asked.seed, executor, tell, progress)
        for lesson in lessons(asked.seats, asked.target, asked.scale):
            train(lesson, course)
        tell("done")


def parse(arguments: list[str] | None) -> argparse.Namespace:
    """The command-line options."""
    parser = argparse.ArgumentParser(
        prog="python -m ai.games.tortuga2014.training",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--seats", type=numbers, default=[2, 3, 4], help="numbers of seats, as 2,3,4")
    parser.add_argument("--target", type=numbers, default=[6, 8], help="chests that end the game, as 6,8")
    parser.add_argument(
        "--scale", type=float, default=1.0, help="number of games, relative to the whole course"
    )
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--seed", default="tortuga-1")
    parser.add_argument("--out", type=Path, default=Path(__file__).parents[1] / "weights")
    parser.add_argument("--work", type=Path, default=Path("build", "cache", "training"))
    return parser.parse_args(arguments)


def lessons(seats: list[int], targets: list[int], scale: float) -> list[TrainingLesson]:
    """The lessons asked for, longer or shorter."""
    return [
        replace(
            lesson,
            passes=tuple(replace(each, games=max(2, round(each.games * scale))) for each in lesson.passes),
            match=max(2, round(lesson.match * scale)),
        )
        for lesson in LESSONS
        if lesson.seats in seats and lesson.target in targets
    ]


if __name__ == "__main__":
    main()
