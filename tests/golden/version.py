"""Logs of this version, which every later one must open: run once, when a version is released.

`python -m tests.golden.version` writes them to `versions/`: of each game one that captains have played on the
command line, and one of people who change their minds, with as many options as may differ from the defaults.
"""

from __future__ import annotations

import random
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.games.tortuga2014.laws import CUSTOM
from tests.golden.regenerate import FOLDER
from tests.hands.play import play
from tortuga import __version__
from tortuga.games import GAMES
from tortuga.games.tortuga1667.options import Options as CardOptions
from tortuga.games.tortuga2014.state import Options
from tortuga.kernel.log.format import dump
from tortuga.kernel.players import SeatSpec
from tortuga.kernel.session import Session

CAPTAINS = {
    "tortuga2014": "admiral,mate-raider,greedy",
    "tortuga1667": "captain,mate-schemer,deckhand,honest,greedy",
}
PEOPLE: dict[str, Any] = {
    "tortuga2014": Options(
        4, 8, "seat", 1, "afterEachAttack", "forbidden", "clockwise", "custom", custom_dice=CUSTOM
    ),
    "tortuga1667": CardOptions(7, "v2", starred_count=8, setup="advanced", stall=2, talk="on"),
}
UNDO = 0.1
"""Probability that a command is taken back."""


def between_captains(game: str) -> bytes:
    """The log of a simulated game."""
    asked = ("--game", game, "--seats", CAPTAINS[game], "--games", "1", "--seed", __version__)
    with tempfile.TemporaryDirectory() as folder:
        command = (sys.executable, "-m", "tortuga", "simulate", *asked, "--save", folder)
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        (log,) = Path(folder).glob("*.jsonl")
        return log.read_bytes()


def between_people(game: str) -> bytes:
    """The log of a game of persons who play at random."""
    options, colours = PEOPLE[game], GAMES[game].colours
    seats = [SeatSpec("human", f"Seat {seat + 1}", colours[seat]) for seat in range(options.seats)]
    session = Session.new(GAMES[game].rules, options, seats, f"{game} {__version__}")
    return dump(play(session, random.Random(__version__), undo=UNDO).log)


def main() -> None:
    """Write the logs of this version; those that are there stay."""
    folder = FOLDER / "versions" / __version__
    folder.mkdir()
    for game in GAMES:
        (folder / f"{game}.jsonl").write_bytes(between_captains(game))
        (folder / f"{game}-people.jsonl").write_bytes(between_people(game))


if __name__ == "__main__":
    main()
