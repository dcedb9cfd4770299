"""Processes killed in the middle, and power that fails below the database: nothing confirmed is lost."""

from __future__ import annotations

import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path

from tests.hardening.line import Found, Line, one_of
from tests.hardening.origins import origin
from tortuga.games import GAMES
from tortuga.kernel.library.library import FILE_NAME, Library, playing
from tortuga.kernel.log.format import dump
from tortuga.kernel.session import Session
from tortuga.kernel.verify import verify

ROOT = Path(__file__).parents[2]
QUIET: Mapping[str, str] = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}

PLAYER = """
import random, sys
from pathlib import Path
from tests.hardening.kills import endless
endless(Path(sys.argv[1]), sys.argv[2])
"""


def endless(folder: Path, seed: str) -> None:
    """Play games of all kinds at random, and print what is confirmed: the game and its number of events."""
    rng = random.Random(seed)
    with Library(folder) as library, playing(library.folder):
        while True:
            source = origin(rng.choice(sorted(GAMES)), f"{seed}/{rng.random()}").log
            shelf, rules = library.new_game(), GAMES[source.header.game].rules
            session = Session.new(rules, source.options, source.header.seats, source.header.app + seed, shelf)
            while not session.finished:
                seat = rng.choice(rules.to_act(session.whole_state))
                session.submit(seat, rng.choice(rules.legal(session.whole_state, seat)))
                print(shelf.id, session.length, flush=True)


def killed(command: list[str], folder: Path, seconds: float) -> list[str]:
    """Start a command and kill it some seconds after its first line or its start; returns its output."""
    waits = command[1] == "-c"
    process = subprocess.Popen(
        command,
        cwd=ROOT,
        env={**os.environ, **QUIET, "TORTUGA_DATA_DIR": str(folder)},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    first = process.stdout.readline() if waits else ""
    time.sleep(seconds)
    os.killpg(process.pid, signal.SIGKILL)
    rest = process.stdout.read()
    process.stdout.close()
    process.wait()
    return [line for line in (first + rest).splitlines(keepends=True) if line.endswith("\n")]


def check_library(folder: Path, confirmed: Mapping[int, int]) -> int:
    """Check that a library opens and holds all that was confirmed, in good logs; play on what still runs.

    Returns:
        How many games it has.
    """
    with Library(folder) as library, playing(library.folder):
        kept = {entry.id: entry for entry in library.games()}
        for id, length in confirmed.items():
            assert kept[id].events >= length, f"game {id} lost events: {kept[id].events} of {length}"
        for id, entry in kept.items():
            report = verify(library.lines(id), GAMES)
            assert report.fault is None, f"game {id}: {report.fault}"
            rules = GAMES[entry.game].rules
            if entry.state == "running":
                log, seed = library.load(id, GAMES), library.seed(id)
                session = Session.resume(rules, log, seed, library.stored(id))
                rng = random.Random(id)
                while not session.finished:
                    seat = rng.choice(rules.to_act(session.whole_state))
                    session.submit(seat, rng.choice(rules.legal(session.whole_state, seat)))
                assert verify(library.lines(id), GAMES).status in ("finished", "inherited")
        return len(kept)


def session(folder: Path, rng: random.Random, found: Found) -> None:
    """Somebody plays command by command when the process is killed."""
    told = killed([sys.executable, "-c", PLAYER, str(folder), str(rng.random())], folder, rng.uniform(0, 0.6))
    confirmed: dict[int, int] = {}
    for line in told:
        id, length = map(int, line.split())
        confirmed[id] = max(confirmed.get(id, 0), length)
    assert confirmed, "the player has to come to something"
    found["events confirmed"] += sum(confirmed.values())
    check_library(folder, confirmed)


def window(folder: Path, rng: random.Random, found: Found) -> None:
    """Captains play in the window when the process is killed."""
    name = rng.choice(["tortuga2014", "tortuga1667"])
    play = ["play", "--game", name, "--seats", "random,random", "--seed", "kill", "--speed", "off"]
    killed([sys.executable, "-m", "tortuga", *play], folder, rng.uniform(0.5, 5))
    found["games in the window"] += check_library(folder, {})


def simulate(folder: Path, rng: random.Random, found: Found) -> None:
    """Logs are being written: each is there whole, or not at all."""
    logs = folder / "logs"
    line = ["simulate", "--seats", "random,random", "--games", "400", "--jobs", "2", "--save", str(logs)]
    killed([sys.executable, "-m", "tortuga", *line], folder, rng.uniform(0.5, 4))
    for path in logs.glob("*.jsonl") if logs.exists() else ():
        assert verify(path, GAMES).status == "finished", path
        found["logs written"] += 1


def taking_in(folder: Path, rng: random.Random, found: Found) -> None:
    """Logs are being imported: each is in the library whole, or not at all."""
    files = []
    for at in range(12):
        files.append(folder / f"{at}.jsonl")
        name = rng.choice(["tortuga2014", "tortuga1667"])
        files[-1].write_bytes(dump(origin(name, f"{rng.random()}").log))
    line = [sys.executable, "-m", "tortuga", "import", *map(str, files)]
    told = killed(line, folder / "data", rng.uniform(0.2, 2.5))
    if (folder / "data" / FILE_NAME).exists():
        with Library(folder / "data") as library:
            kept = library.games()
            for entry in kept:
                assert verify(library.lines(entry.id), GAMES).fault is None
            assert len(kept) >= len(told), "less is kept than was told"
            found["games imported"] += len(kept)


def power(folder: Path, rng: random.Random, found: Found) -> None:
    """What a disk holds when the power fails: files as they were a moment ago, their ends missing or torn."""
    source = origin(rng.choice(["tortuga2014", "tortuga1667"]), f"{rng.random()}").log
    rules, crash = GAMES[source.header.game].rules, folder / "crash"
    with Library(folder / "data") as library:
        shelf = library.new_game()
        session = Session.new(rules, source.options, source.header.seats, "power", shelf)
        rest = rng.randint(3, 60)
        while rest and not session.finished:
            seat = rng.choice(rules.to_act(session.whole_state))
            session.submit(seat, rng.choice(rules.legal(session.whole_state, seat)))
            rest -= 1
        shutil.copytree(folder / "data", crash, ignore=shutil.ignore_patterns("*-shm", "*.lock"))
        events, id = library.entry(shelf.id or 0).events, shelf.id or 0
    journal = crash / f"{FILE_NAME}-wal"
    size = journal.stat().st_size
    lost = rng.choice(("nothing", "end", "torn"))
    cut = size if lost == "nothing" else rng.randrange(size)
    data = journal.read_bytes()
    hole = b"\0" * min(4096, size - cut) + data[cut + 4096 :]  # a piece that was never written
    data = data[:cut] + (hole if lost == "torn" else b"")
    journal.write_bytes(data)
    with Library(crash) as library:
        kept = {entry.id: entry.events for entry in library.games()}
        assert lost != "nothing" or kept.get(id) == events, "a synced journal holds all that was confirmed"
        for one in kept:
            assert verify(library.lines(one), GAMES).fault is None, "a prefix, never a mixture"
    found[f"power failed: {lost}"] += 1


KINDS = (session, power, window, power, taking_in, power, simulate, power)


LINE = Line("kills", "kill -9 and failing power: nothing confirmed is lost", "kills", 1, 1_000, one_of(KINDS))
