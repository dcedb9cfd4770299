"""Builds the Windows game, and plays it as somebody who downloaded it would."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

from release import archive as packing
from release.desk import Desk
from release.facts import DIST as ARCHIVES
from release.facts import ROOT, archive_name, console
from release.played import play, settle

from wine.prefix import DIST, DRIVE, HOME, PYTHON, awake, environment, output, run, stop, windows_path

SYSTEM, PROCESSOR = "windows", "x86_64"
ODD = DRIVE / "Hry é ř & co 🏴"
"""Where the archive is unpacked; its spaces, umlauts and emoji test the handling of paths."""
HEADLESS = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
PACKAGE = "build/package.py"


def build() -> int:
    """Freeze the game under Wine, and pack it on this system."""
    shutil.rmtree(DIST, ignore_errors=True)
    code = run(PYTHON, PACKAGE, "--into", windows_path(DIST)).returncode
    if code:
        return code
    packed = packing.archive(DIST, SYSTEM, PROCESSOR)
    ARCHIVES.mkdir(parents=True, exist_ok=True)
    for file in (packed, packed.with_name(f"{packed.name}.sha256")):
        shutil.move(file, ARCHIVES / file.name)
    print(f"{ARCHIVES / packed.name}: {(ARCHIVES / packed.name).stat().st_size / 1e6:.1f} MB")
    return 0


def smoke() -> int:
    """Draw every screen, play a game of each kind at the table, verify its log."""
    awake()
    return run(PYTHON, PACKAGE, "--as-built", "--smoke", "--into", windows_path(DIST)).returncode


def game() -> int:
    """Unpack the archive, double-click the starter, play a whole game by keys, verify it on both systems."""
    shutil.rmtree(ODD, ignore_errors=True)
    with zipfile.ZipFile(ARCHIVES / archive_name(SYSTEM, PROCESSOR)) as archive:
        archive.extractall(ODD)
    (folder,) = ODD.iterdir()
    data, pictures = DRIVE / "Daten ů", HOME / "pictures"
    shutil.rmtree(data, ignore_errors=True)
    pictures.mkdir(exist_ok=True)
    settle(data)

    def cli(*words: str) -> str:
        placed = [windows_path(data / word) if word.endswith(".jsonl") else word for word in words]
        return output(folder / "tortuga-cli.exe", *placed, TORTUGA_DATA_DIR=windows_path(data))

    stop()  # a Wine server that was started without a screen shows no window
    with Desk() as desk:
        # `start` is what the desktop does with a double click: the program has no standard output
        subprocess.Popen(
            ["wine", "start", "/unix", str(folder / "tortuga.exe")],
            env=_windowed(environment(TORTUGA_DATA_DIR=windows_path(data), **desk.environment)),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            play(desk, cli, pictures)
        finally:
            stop()
    return _verified_here(data / "played.jsonl")


def both() -> int:
    """Simulate with two jobs on both systems: same figures, and each system verifies the other's logs."""
    words = ["simulate", "--seats", "mate,greedy", "--games", "2", "--seed", "both", "--jobs", "2", "--json"]
    starter = console(DIST, SYSTEM)
    with tempfile.TemporaryDirectory(dir=HOME) as folder:
        there, here = Path(folder, "there"), Path(folder, "here")
        results = [
            json.loads(output(starter, *words, "--save", windows_path(there))),
            json.loads(_here(*words, "--save", str(here))),
        ]
        names = {path.name: path.read_bytes() for path in here.iterdir()}
        if names != {path.name: path.read_bytes() for path in there.iterdir()}:
            raise SystemExit("the same games have other logs")
        print(output(starter, "verify", *map(windows_path, sorted(here.iterdir()))).strip())
        print(_here("verify", *map(str, sorted(there.iterdir()))).strip())
    for told in results:
        for part in (told, *told["players"]):
            for clock in [name for name in part if name == "seconds" or name.startswith("ms_")]:
                del part[clock]
    if results[0] != results[1]:
        raise SystemExit(f"other figures there: {results[0]}\nthan here: {results[1]}")
    print("the same figures, the same logs, verified by the other system")
    return 0


def _windowed(variables: dict[str, str]) -> dict[str, str]:
    return {name: value for name, value in variables.items() if name not in HEADLESS}


def _here(*words: str) -> str:
    """What the program prints on this system, run from its source."""
    command = [sys.executable, "-m", "tortuga", *words]
    done = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, **HEADLESS},
        check=True,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )
    return done.stdout


def _verified_here(log: Path) -> int:
    print(_here("verify", str(log)).strip())
    return 0
