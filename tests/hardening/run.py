"""`python -m tests.hardening LINE... --scale S --jobs N`: play lines of hardening, or resume them.

Results are kept in the folder `--folder`, a file for each line and seed: parts found there are not
played again unless they failed. The command fails if any part did.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from ai.arena.executors import each_done, workers
from tests.hardening import damage, disk, fuzz, kills, laws, long
from tests.hardening.line import Found, Line, add

LINES = {line.name: line for line in (laws.LINE, kills.LINE, damage.LINE, disk.LINE, long.LINE, fuzz.LINE)}
Asked = tuple[str, int, str]
Done = tuple[int, dict[str, int], str]
"""Number of a part, what it found, and what failed ("" if nothing did)."""


def play(asked: Asked) -> Done:
    """Play a part, in any process."""
    name, number, seed = asked
    try:
        return number, dict(LINES[name].part(number, seed)), ""
    except Exception as error:
        return number, {}, f"{type(error).__name__}: {error}"


def kept(path: Path) -> dict[int, Done]:
    """The parts that a file records; a truncated line is skipped, so its part is played again."""
    found: dict[int, Done] = {}
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
        try:
            number, counts, fault = json.loads(line)
        except ValueError:
            continue
        found[number] = (number, counts, fault)
    return found


def run(line: Line, asked: argparse.Namespace) -> bool:
    """Play the missing parts of a line and print the findings; returns whether nothing failed."""
    asked.folder.mkdir(parents=True, exist_ok=True)
    path = asked.folder / f"{line.name}-{asked.seed}.jsonl"
    parts = max(1, math.ceil(line.whole * asked.scale / line.each))
    done = {number: told for number, told in kept(path).items() if not told[2]}
    todo = [(line.name, number, asked.seed) for number in range(parts) if number not in done]
    print(
        f"{line.name}: {line.told}; {parts * line.each} {line.things}, {len(todo)} of {parts} parts to play"
    )
    begun = time.monotonic()
    with path.open("a", encoding="utf-8") as file, workers(asked.jobs, asked.dask) as pool:
        for told in within(each_done(pool, play, todo), asked.minutes):
            done[told[0]] = told
            file.write(json.dumps(told) + "\n")
            file.flush()
            if told[2]:
                print(f"\nFAILED, part {told[0]}: {told[2]}")
            if sys.stderr.isatty():
                print(f"\r{len(done)} of {parts}", end="", file=sys.stderr)
    seconds = time.monotonic() - begun
    return tell(line, done, parts, seconds)


def within(results: Iterator[Done], minutes: float) -> Iterator[Done]:
    """Results until the time is up; what is still waiting is left for the next run."""
    limit = time.monotonic() + 60 * minutes
    for result in results:
        yield result
        if time.monotonic() >= limit:  # a clock may be as coarse as a part
            return


def tell(line: Line, done: dict[int, Done], parts: int, seconds: float) -> bool:
    """Print what was found; returns whether nothing failed."""
    sum = Found()
    failed = [told for told in done.values() if told[2]]
    for _, counts, _ in done.values():
        add(sum, Found(counts))
    reached = (len(done) - len(failed)) * line.each
    print(
        f"{line.name}: {reached} {line.things} of {parts * line.each}, {len(failed)} failed, {seconds:.0f} s"
    )
    for name, count in sorted(sum.items()):
        print(f"  {name}: {count}")
    return not failed


def main() -> int:
    """Play the lines that are asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.hardening", description="what the edges withstand")
    parser.add_argument("lines", nargs="+", choices=[*LINES, "all"])
    parser.add_argument("--scale", type=float, default=0.001, help="1 = as much as a large machine can do")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--dask", metavar="ADDRESS", help="of a scheduler, instead of processes here")
    parser.add_argument(
        "--minutes", type=float, default=math.inf, help="for each line; the rest another time"
    )
    parser.add_argument("--seed", default="hard")
    parser.add_argument("--folder", type=Path, default=Path("build/cache/hardening"))
    asked = parser.parse_args()
    wanted = list(LINES) if "all" in asked.lines else asked.lines
    return 0 if all([run(LINES[name], asked) for name in wanted]) else 1
