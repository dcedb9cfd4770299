"""A long evening: games through the window in a row, and a window left alone; memory and processor."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.hardening.kills import QUIET, ROOT
from tests.hardening.line import Found, Line

EACH = 200
"""Games of an evening, in one window."""
WHOLE = 7 * EACH
"""A thousand games, and the time of two evenings for the windows left alone."""
GROWS = 10
"""MB that the second half of an evening may add: by then caches are full, most pictures seen."""
IDLE = 600.0
"""Seconds of idling that are measured, after `SETTLED` seconds."""
SETTLED = 40.0
MOST_IDLE = 2
"""MB that idling may take."""

EVENING = """
import itertools, json, sys
from pathlib import Path
import pytest
import tests.app.conftest
import pygame
pygame.display.init(); pygame.font.init()
from tests.app.games.tortuga2014.wholegame import Player, rig_program, run_program
from tests.hardening.long import memory

def course(stage):
    player, taken = Player(stage, "mouse", sys.argv[2]), []
    for game in range(int(sys.argv[3])):
        player.begin("en")
        player.play()
        player.leave()
        taken.append(memory("self"))
        print(json.dumps(taken), flush=True)
    player.quit()

with pytest.MonkeyPatch.context() as patch:
    rig_program(patch, course, (f"{sys.argv[2]}/{game}" for game in itertools.count()))
    sys.exit(run_program(Path(sys.argv[1]), (1280, 720), "en"))
"""


def memory(process: int | str) -> float:
    """MB of memory that a process uses."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def processor(process: int) -> float:
    """Seconds of processor time that a process has used."""
    told = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")


def evening(folder: Path, seed: str, found: Found, games: int = EACH) -> None:
    """Games one after the other in one window."""
    done = subprocess.run(
        [sys.executable, "-c", EVENING, str(folder), seed, str(games)],
        cwd=ROOT,
        env={**os.environ, **QUIET},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    taken = json.loads(done.stdout.splitlines()[-1])
    found["games in the window"] += len(taken)
    found["MB at the end_most"] = round(taken[-1])
    grown = taken[-1] - taken[len(taken) // 2]
    found["MB grown in its second half_most"] = round(grown)
    assert grown < GROWS, taken


def idle(folder: Path, words: list[str], name: str, found: Found) -> None:
    """A window that nobody touches."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tortuga", *words, "--data-dir", str(folder)],
        cwd=ROOT,
        env={**os.environ, **QUIET},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        time.sleep(SETTLED)
        before, used = memory(process.pid), processor(process.pid)
        time.sleep(IDLE)
        assert process.poll() is None, "it has ended by itself"
        grown, share = memory(process.pid) - before, (processor(process.pid) - used) / IDLE
    finally:
        process.kill()
        process.wait()
    found[f"idle {name}, permille of a core_most"] = round(1000 * share)
    found[f"idle {name}, MB grown_most"] = round(grown)
    assert grown < MOST_IDLE, grown


def part(number: int, seed: str) -> Found:
    """An evening; the second and third parts are windows left alone."""
    found = Found()
    with tempfile.TemporaryDirectory() as folder:
        match number:
            case 1:
                idle(Path(folder), ["--size", "1920x1080"], "title", found)
            case 2:
                seats = f"human,{random.Random(seed).choice(('mate', 'captain'))}"
                idle(Path(folder), ["play", "--seats", seats, "--size", "1920x1080"], "table", found)
            case _:
                evening(Path(folder), f"{seed}/{number}", found)
    return found


LINE = Line("long", "games through the window in a row, windows left alone", "games", EACH, WHOLE, part)
