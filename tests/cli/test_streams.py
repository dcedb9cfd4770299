"""Outputs that are closed, full, left or without our letters; interrupts at any moment. Never a traceback."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.hands.play import finished
from tortuga.app.text import Text
from tortuga.cli import main
from tortuga.kernel.log.format import dump
from tortuga.paths import DATA_DIR_VARIABLE

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
POSIX = pytest.mark.skipif(os.name != "posix", reason="by the ways of a POSIX shell")
FULL = pytest.mark.skipif(os.name != "posix" or not Path("/dev/full").exists(), reason="no such device here")


@pytest.fixture
def log(tmp_path: Path) -> Path:
    file = tmp_path / "game.jsonl"
    file.write_bytes(dump(finished("tortuga2014", 3, seed="streams").log))
    return file


def tortuga(
    folder: Path, *argv: str | Path, tail: str = "", **env: str
) -> subprocess.CompletedProcess[bytes]:
    """Run the program by a shell, with redirections at the end of its line."""
    names = {"TORTUGA_DATA_DIR": str(folder / "data"), **env}
    line = 'exec "$0" -m tortuga "$@" ' + tail
    return subprocess.run(
        ["sh", "-c", line, sys.executable, *map(str, argv)],
        cwd=ROOT,
        env={**os.environ, **names},
        capture_output=True,
        check=False,
        timeout=300,
    )


@POSIX
@pytest.mark.parametrize("tail", [">&-", "2>&-", "<&-", ">&- 2>&- <&-", ">/dev/null 2>&-"])
def test_no_output_is_needed(tmp_path: Path, tail: str) -> None:
    """A double-clicked game on Windows has none either; nor do the workers of one that has none at all."""
    jobs = "2" if "<&-" in tail else "1"
    ran = tortuga(tmp_path, "simulate", "--seats", "random,greedy", "--games", "2", "--jobs", jobs, tail=tail)
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert tortuga(tmp_path, "dance", tail=tail).returncode == 2


@POSIX
def test_a_file_never_gets_the_place_of_a_closed_output(tmp_path: Path, log: Path) -> None:
    """Else what is printed would be written into the library."""
    ran = tortuga(tmp_path, "import", log, tail=">&- 2>&-")
    assert ran.returncode == 0
    assert b"Game" in tortuga(tmp_path, "games").stdout


@FULL
def test_a_full_disk_behind_the_output_is_told(tmp_path: Path) -> None:
    ran = tortuga(tmp_path, "games", tail=">/dev/full")
    assert ran.returncode == 1
    assert ran.stderr == b"tortuga: The output cannot be written: the disk is full.\n"
    assert tortuga(tmp_path, "games", "--size", "1x1", tail="2>/dev/full").returncode == 2
    for unbuffered in ("", "1"):
        told = tortuga(tmp_path, "--help", tail=">/dev/full", PYTHONUNBUFFERED=unbuffered)
        assert (told.returncode, told.stderr) == (ran.returncode, ran.stderr)


@POSIX
@pytest.mark.parametrize(
    ("encoding", "language"),
    [("cp1252", "en"), ("ascii", "en"), ("ascii", "cs"), ("latin-1", "cs"), ("cp437", "cs")],
)
def test_an_output_without_our_letters_gets_others(
    tmp_path: Path, log: Path, encoding: str, language: str
) -> None:
    further = (["verify", log], ["games"]) if encoding == "ascii" else ()
    for command in (["replay", "--text", log], ["--help"], *further):
        ran = tortuga(tmp_path, "--lang", language, *command, PYTHONIOENCODING=encoding)
        assert (ran.returncode, ran.stderr) == (0, b"")
        assert len(ran.stdout.decode(encoding)) > 10


@POSIX
@pytest.mark.parametrize(
    "locale", [{"LC_ALL": "C"}, {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}]
)
def test_a_locale_without_letters_will_do(tmp_path: Path, log: Path, locale: dict[str, str]) -> None:
    ran = tortuga(tmp_path, "--lang", "cs", "replay", "--text", log, **locale)
    assert (ran.returncode, ran.stderr) == (0, b"")


@POSIX
@pytest.mark.parametrize(
    "argv",
    [
        ["verify", b"\xff\x1b[31m"],
        ["import", b"\xff"],
        ["replay", "--text", b"\xff"],
        ["simulate", "--seats", "random,random", "--seed", b"\xff", "--json"],
        ["simulate", "--seats", b"\xff,random"],
        ["arena", "--seed", b"a\xff"],
        ["play", "--seed", b"\xff"],
        ["games", b"\xff"],
        ["export", b"\xff", "x"],
        [b"\xff"],
        ["--lang", b"\xff"],
    ],
)
def test_bytes_that_are_no_text_are_told(tmp_path: Path, argv: Sequence[bytes | str]) -> None:
    ran = subprocess.run(
        [os.fsencode(sys.executable), b"-m", b"tortuga", *(os.fsencode(word) for word in argv)],
        cwd=ROOT,
        env={**os.environ, "TORTUGA_DATA_DIR": str(tmp_path / "data")},
        capture_output=True,
        check=False,
    )
    assert ran.returncode in (1, 2)
    assert b"Traceback" not in ran.stderr
    assert b"\x1b" not in ran.stderr
    assert ran.stderr.count(b"\n") == 1


def interrupted(seconds: float, *argv: str) -> tuple[int, bytes]:
    """Exit code and complaints of a program whose whole group is interrupted, as by Ctrl-C."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tortuga", *argv],
        cwd=ROOT,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        start_new_session=True,
        # what a shell runs in the background ignores interrupts, and so does all that it starts
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    assert process.stderr is not None
    try:
        time.sleep(seconds)
        os.killpg(process.pid, signal.SIGINT)
        _, told = process.communicate(timeout=60)
    finally:
        process.kill()
        process.wait()
    # before Python is awake the system ends it by the same signal, which shells call 130 too
    code = 130 if process.returncode == -signal.SIGINT else process.returncode
    # and before Python has read a line of ours it tells of it itself, with 1 where it was not even set up
    if told.startswith(b"Fatal Python error: init"):
        return 130, b""
    return code, b"" if b"<frozen runpy>" in told and b"tortuga" not in told else told


SIMULATE = ("simulate", "--seats", "admiral,admiral,admiral", "--games", "5000")


@POSIX
@pytest.mark.parametrize(
    ("seconds", "jobs"),
    [(0.1, 1), (0.3, 1), (0.5, 2), (0.9, 1), (2.0, 2)],
)
def test_an_interrupt_ends_a_simulation_at_once_and_without_a_word(seconds: float, jobs: int) -> None:
    """While modules are read, while workers start, while games are played."""
    assert interrupted(seconds, *SIMULATE, "--jobs", str(jobs)) == (130, b"")


@POSIX
def test_an_interrupt_ends_a_tournament_too() -> None:
    argv = ("arena", "--players", "admiral,captain", "--games", "3000", "--jobs", "2")
    assert interrupted(2.0, *argv) == (130, b"")


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a screen")
def test_without_a_screen_the_reason_is_told_and_nothing_is_held(tmp_path: Path) -> None:
    """SDL would draw nowhere, and the game go on unseen."""
    lacking = ("SDL_VIDEODRIVER", "WAYLAND_DISPLAY")
    env = {name: value for name, value in os.environ.items() if name not in lacking}
    env |= {"DISPLAY": ":999", "SDL_AUDIODRIVER": "dummy"}
    argv = [sys.executable, "-m", "tortuga", "--data-dir", str(tmp_path)]
    ran = subprocess.run(argv, cwd=ROOT, env=env, capture_output=True, text=True, check=False, timeout=120)
    told = ran.stderr.splitlines()[-1]
    assert (ran.returncode, ran.stdout) == (1, "")
    assert told == "tortuga: " + Text("en").say("error-no-screen", display=":999")


@pytest.mark.skipif(os.name != "posix", reason="homes of POSIX")
def test_without_a_home_the_reason_is_told(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    def none(*_: object, **__: object) -> str:
        raise RuntimeError("could not determine the home directory")

    monkeypatch.setattr("platformdirs.user_data_dir", none)
    monkeypatch.delenv(DATA_DIR_VARIABLE, raising=False)
    assert main(["games"]) == 1
    (told,) = capsys.readouterr().err.splitlines()
    assert "--data-dir" in told
    assert DATA_DIR_VARIABLE in told
