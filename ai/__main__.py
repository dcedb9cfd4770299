"""Experiments with a game's captains: `python -m ai train NAME`, `python -m ai account NAME`, and so on.

Each game defines its own experiments and their options:

    python -m ai                        lists them
    python -m ai train NAME --help
"""

from __future__ import annotations

import sys
from collections.abc import Callable

from ai.captains import SHOWN_CHANCE
from ai.registry import CAPTAINS
from tortuga.kernel.registry import load_object


def main(argv: list[str] | None = None) -> int:
    """Run an experiment and return its exit code; 2 if there is no such experiment."""
    given = sys.argv[1:] if argv is None else argv
    experiment, game = (*given, "", "")[:2]
    if game not in CAPTAINS or experiment not in experiments_of(game):
        print("python -m ai WORK GAME [options]", file=sys.stderr)
        for name in CAPTAINS:
            print(f"  {name}: {', '.join(experiments_of(name))}", file=sys.stderr)
        return 2
    program: Callable[[list[str]], int | None] = load_object(CAPTAINS[game].experiments[experiment])
    return program(given[2:]) or 0


def experiments_of(game: str) -> tuple[str, ...]:
    """Names of the experiments that a game's captains offer."""
    return tuple(name for name in CAPTAINS[game].experiments if name != SHOWN_CHANCE)


if __name__ == "__main__":
    sys.exit(main())
