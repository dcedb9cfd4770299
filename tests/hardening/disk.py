"""Full disks, clocks that go back, libraries without WAL, with two writers, of 10,000 games; large logs."""

from __future__ import annotations

import errno
import os
import random
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest import mock

from tests.hardening.kills import ROOT, check_library
from tests.hardening.line import Found, Line, one_of
from tests.hardening.origins import origin
from tortuga.app.settings import SettingsStore
from tortuga.games import GAMES
from tortuga.kernel.library.database import LibraryError
from tortuga.kernel.library.library import Library
from tortuga.kernel.library.statistics import Statistics, persons
from tortuga.kernel.log.files import write_atomically
from tortuga.kernel.log.format import dump
from tortuga.kernel.players import SeatSpec
from tortuga.kernel.session import Session

FULL = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
GAMES_KEPT = 10_000
MOST_SECONDS = 0.1
"""Seconds of a core for a list or a table of statistics."""
LARGE = 100_000_000
MOST_MEMORY = 300_000_000
"""Bytes of memory that a process may take for a log that it refuses."""


def new_game(library: Library, rng: random.Random, seed: str) -> Session:
    """A game of any kind, begun in a library."""
    source = origin(rng.choice(["tortuga2014", "tortuga1667"]), f"{seed}/{rng.random()}").log
    rules = GAMES[source.header.game].rules
    return Session.new(rules, source.options, source.header.seats, seed, library.new_game())


def act(session: Session, rng: random.Random) -> None:
    """One random command."""
    rules = session.rules
    seat = rng.choice(rules.to_act(session.whole_state))
    session.submit(seat, rng.choice(rules.legal(session.whole_state, seat)))


def full(folder: Path, rng: random.Random, found: Found) -> None:
    """The disk fills up: what was confirmed stays, nothing is half done, and with room it goes on."""
    with Library(folder) as library:
        session = new_game(library, rng, "full")
        for _ in range(rng.randint(0, 30)):
            if not session.finished:
                act(session, rng)
        connection = library.database.connection
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
        connection.execute(f"PRAGMA max_page_count = {pages + rng.randint(0, 2)}")
        try:
            while not session.finished:
                before = session.length
                act(session, rng)
        except LibraryError as error:
            if (error.id, session.length) != ("error-library-full", before):
                raise
            found["refused for want of room"] += 1
        assert library.games()[0].events == session.length
        assert not connection.in_transaction
        connection.execute("PRAGMA max_page_count = 1000000")
        while not session.finished:
            act(session, rng)
    check_library(folder, {})


def written(folder: Path, rng: random.Random, found: Found) -> None:
    """Each call by which a file is written fails once: the old file is as it was, no debris beside it."""
    path = folder / "file"
    write_atomically(path, b"old")
    store = SettingsStore(folder)
    store.change(speed="fast")
    old = sorted((each.name, each.read_bytes()) for each in folder.iterdir())
    for place in ("os.fsync", "os.chmod", "os.replace", "tempfile.mkstemp", "os.fdopen"):
        with mock.patch(place, side_effect=FULL):
            for write in (lambda: write_atomically(path, b"new"), lambda: store.change(speed="slow")):
                try:
                    write()
                    raise AssertionError(f"{place} fails and nobody is told")
                except OSError as error:
                    if error.errno != errno.ENOSPC:
                        raise
        now = sorted((each.name, each.read_bytes()) for each in folder.iterdir())
        assert now == old, f"{place}: {[name for name, _ in now]}"
        found["writes refused"] += 2


@contextmanager
def without_wal() -> Iterator[None]:
    """Make SQLite see files as on a network drive, which has no shared memory."""
    real = sqlite3.connect

    def connect(name: str | Path, **more: Any) -> sqlite3.Connection:
        more["uri"] = True
        uri = str(name).startswith("file:")
        place = str(name) if uri else f"{Path(name).absolute().as_uri()}?vfs=unix-dotfile"
        return real(place, **more)

    with mock.patch("sqlite3.connect", connect):
        yield


def network(folder: Path, rng: random.Random, found: Found) -> None:
    """With the home folder on a network there is no WAL: the game is played all the same."""
    with without_wal():
        with Library(folder) as library:
            (mode,) = library.database.connection.execute("PRAGMA journal_mode").fetchone()
            assert mode != "wal"
            session = new_game(library, rng, "network")
            while not session.finished:
                act(session, rng)
        check_library(folder, {})
    found["games without WAL"] += 1


def clock(folder: Path, rng: random.Random, found: Found) -> None:
    """The clock goes back again and again: nothing is lost, and the list can still be read."""
    told = iter(f"20{rng.randint(0, 99):02}-0{rng.randint(1, 9)}-11T10:00:00Z" for _ in range(10**6))
    with Library(folder, now=lambda: next(told)) as library:
        for game in range(3):
            session = new_game(library, rng, f"clock {game}")
            for _ in range(20):
                if not session.finished:
                    act(session, rng)
        assert len(library.games()) == 3
        library.delete(library.games()[0].id)
        assert len(library.games()) == 2
    check_library(folder, {})
    found["games under a wild clock"] += 3


TWO = """
import random, sys
from pathlib import Path
from tests.hardening.disk import act, new_game
from tortuga.kernel.library.library import Library
rng = random.Random(sys.argv[2])
with Library(Path(sys.argv[1])) as library:
    for game in range(2):
        session = new_game(library, rng, f"{sys.argv[2]}/{game}")
        while not session.finished:
            act(session, rng)
"""


def together(folder: Path, rng: random.Random, found: Found) -> None:
    """Two processes write into one library at once."""
    both = [
        subprocess.Popen([sys.executable, "-c", TWO, str(folder), str(rng.random())], cwd=ROOT)
        for _ in range(2)
    ]
    assert [process.wait() for process in both] == [0, 0]
    found["games of two processes"] += check_library(folder, {})
    with Library(folder) as library:
        assert len(library.games()) == 4


def many(folder: Path, rng: random.Random, found: Found, games: int = GAMES_KEPT) -> None:
    """A library of 10,000 games: how much of a core its list and its statistics take."""
    seats = [SeatSpec("human", "Rosa", "blue"), SeatSpec("random", "Jack", "orange")]
    with Library(folder) as library:
        game = GAMES["tortuga2014"]
        session: Session = Session.new(
            game.rules, game.make(2, {}), seats, f"many {rng.random()}", library.new_game()
        )
        while not session.finished:
            act(session, rng)
        connection = library.database.connection
        columns = [row[1] for row in connection.execute("PRAGMA table_info(games)") if row[1] != "id"]
        names = ", ".join(columns)
        with library.database.transaction():
            for _ in range(games - 1):
                (id,) = connection.execute(
                    f"INSERT INTO games ({names}) SELECT {names} FROM games WHERE id = 1 RETURNING id"
                ).fetchone()
                connection.execute("UPDATE games SET seed = ? WHERE id = ?", (f"{id}", id))
                connection.execute(
                    "INSERT INTO events (game_id, n, line, tag, void)"
                    " SELECT ?, n, line, tag, void FROM events WHERE game_id = 1 AND n < 12",
                    (id,),
                )
        statistics = Statistics(library.database, "tortuga2014", "Rosa")
        asked: dict[str, Callable[[], object]] = {
            "list": library.games,
            "persons": lambda: persons(library.database, "tortuga2014"),
            "by seats": statistics.by_seats,
            "by help": statistics.by_help,
            "by opponent": statistics.by_opponent,
            "entry": lambda: library.entry(games // 2),
        }
        for name, ask in asked.items():
            took = []
            for _ in range(3):
                begun = time.process_time()
                ask()
                took.append(time.process_time() - begun)
            found[f"{name} of {games} games, ms_most"] = round(1000 * min(took))
            assert min(took) < MOST_SECONDS, f"{name}: {min(took)}"


MEASURED = """
import resource, subprocess, sys
code = subprocess.call(sys.argv[1:])
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
sys.exit(code)
"""
"""A process of its own, since a forked child would begin with the memory of its parent."""


def large(folder: Path, rng: random.Random, found: Found) -> None:
    """A log of 100 MB, in lines of several kinds: refused, and never held in memory as a whole."""
    good = dump(origin("tortuga2014", f"{rng.random()}").log)
    line = rng.choice((b"{}\n", good.splitlines(keepends=True)[1], b"[" * 1000 + b"\n", b"x" * 999_999))
    path = folder / "large.jsonl"
    with path.open("wb") as file:
        file.write(rng.choice((b"", good.splitlines(keepends=True)[0])))
        for _ in range(LARGE // (len(line) * 1000) + 1):
            file.write(line * 1000)
    begun = time.monotonic()
    done = subprocess.run(
        [sys.executable, "-c", MEASURED, sys.executable, "-m", "tortuga", "verify", str(path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    found["large log, s_most"] = round(time.monotonic() - begun)
    assert done.returncode == 1, done
    assert "Traceback" not in done.stderr, done.stderr
    taken = int(done.stdout.splitlines()[-1]) * 1024
    found["large log, MB of memory_most"] = round(taken / 1e6)
    assert taken < MOST_MEMORY, taken


def locale(folder: Path, _rng: random.Random, found: Found) -> None:
    """A locale that knows only ASCII: all output in Czech, and a log in a folder with accented letters."""
    place = folder / "žluťoučký 🏴"
    env = {**os.environ, "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    for words in (
        ["simulate", "--seats", "random,random", "--games", "2", "--save", str(place)],
        ["--lang", "cs", "verify", str(place / "game-000001.jsonl")],
        ["--lang", "cs", "--help"],
        ["games", "--data-dir", str(place)],
    ):
        done = subprocess.run(
            [sys.executable, "-m", "tortuga", *words], cwd=ROOT, capture_output=True, env=env
        )
        assert done.returncode == 0, (words, done.stderr)
        found["commands without letters"] += 1


KINDS = (full, written, network, full, clock, together, full, many, locale, large)


LINE = Line("disk", "full disks, wild clocks, large libraries and logs", "troubles", 1, 10_000, one_of(KINDS))
