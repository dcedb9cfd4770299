"""Pulling the plug: a process that plays is killed, and everything it had confirmed is there."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.hands.play import GAMES, play
from tortuga.kernel.library.library import Library, playing
from tortuga.kernel.session import Session
from tortuga.kernel.verify import verify

ROOT = Path(__file__).parents[2]
PLAYER = """
import random, sys
from pathlib import Path
from tests.hands.play import begin, step
from tortuga.kernel.library.library import Library, playing
library, hand = Library(Path(sys.argv[1])), random.Random(sys.argv[2])
with playing(library.folder):
    number = 0
    while True:
        number += 1
        shelf = library.new_game()
        session = begin("tortuga2014", 4, seed=f"{sys.argv[2]}/{number}", store=shelf)
        while not session.finished:
            step(session, hand, undo=0.2)
            print(shelf.id, session.length, flush=True)
"""


@pytest.mark.slow
@pytest.mark.parametrize("seconds", [0.05, 0.4])
def test_a_killed_player_loses_nothing_confirmed(tmp_path: Path, seconds: float) -> None:
    player = subprocess.Popen(
        [sys.executable, "-c", PLAYER, str(tmp_path), str(seconds)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert player.stdout is not None
    first = player.stdout.readline()
    time.sleep(seconds)
    player.kill()
    confirmed = [tuple(map(int, line.split())) for line in [first, *player.stdout] if line.endswith("\n")]
    player.wait()
    player.stdout.close()
    assert confirmed, "the player has to come to something"
    with Library(tmp_path) as library, playing(library.folder):
        kept = {entry.id: entry.events for entry in library.games()}
        for id, length in confirmed:
            assert kept[id] >= length
        for id in kept:
            report = verify(library.lines(id), GAMES)
            assert report.fault is None
        for entry in library.running():
            log = library.load(entry.id, GAMES)
            session = Session.resume(
                GAMES["tortuga2014"].rules, log, library.seed(entry.id), library.stored(entry.id)
            )
            assert session.to_act(), "the last command is there with everything that followed from it"
            play(session, random.Random(1))
            assert verify(library.lines(entry.id), GAMES).status == "finished"
