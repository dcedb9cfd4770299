"""Freeze the game: `python build/package.py` -> build/dist/tortuga/tortuga, on macOS build/dist/Tortuga.app.

    python build/package.py --smoke --archive

Needs the `dev` extra; PyInstaller builds for the system it runs on. `--smoke` plays with the frozen game:
it draws every screen headless, has captains finish a game of each kind at the table, and checks its log with
the frozen `verify`. `--archive` packs the game with README, licences and credits into one archive, with its
SHA-256 checksum next to it. `--as-built` uses the game as it was frozen before.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from release.archive import archive
from release.facts import DIST, ROOT, console, made

PATIENCE = 120.0
"""Seconds the smoke run waits for the captains to finish a game."""
TABLES = {
    "tortuga2014": "additive,greedy,random",
    "tortuga1667": "admiral,mate,honest,greedy,random",
}
"""The captains that play each game in the smoke run of the package."""


def package(dist: Path) -> None:
    """Run PyInstaller on the recipe and print the size of what it made."""
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += ["--distpath", str(dist), "--workpath", str(dist.parent / "cache"), str(ROOT / "tortuga.spec")]
    subprocess.run(command, check=True, cwd=ROOT)
    files = [path for path in made(dist).rglob("*") if path.is_file() and not path.is_symlink()]
    size = sum(path.stat().st_size for path in files)
    print(f"{made(dist)}: {size / 1e6:.1f} MB in {len(files)} files")


class Smoke:
    """A headless run of a frozen game in a folder of its own."""

    def __init__(self, dist: Path, folder: Path) -> None:
        self.starter = str(console(dist))
        self.folder = folder

    def run(self, *arguments: str) -> str:
        """Output of the frozen game's command line; fails if that fails or complains of anything."""
        command = [self.starter, *arguments, "--data-dir", str(self.folder)]
        done = subprocess.run(command, cwd=self.folder, capture_output=True, encoding="utf-8")
        # a missing image library shows only as a line there, and as a table without wood
        if done.returncode or done.stderr.strip():
            raise SystemExit(f"{' '.join(arguments)}: exit code {done.returncode}\n{done.stderr}")
        return done.stdout

    def finished_game(self, kind: str) -> str:
        """Id of the game that captains played to its end at the frozen table."""
        game = ["play", "--game", kind, "--seats", TABLES[kind], "--seed", "smoke", "--speed", "off"]
        table = subprocess.Popen([self.starter, *game, "--data-dir", str(self.folder)], cwd=self.folder)
        try:
            deadline = time.monotonic() + PATIENCE
            while time.monotonic() < deadline:
                if table.poll() is not None:
                    raise SystemExit(f"the table closed with exit code {table.returncode}")
                time.sleep(1)
                for found in json.loads(self.run("games", "--json")):
                    if (found["game"], found["state"]) == (kind, "finished"):
                        return str(found["id"])
            raise SystemExit(f"no finished game of {kind} after {PATIENCE:.0f} s")
        finally:
            table.terminate()
            table.wait(timeout=20)

    def play(self) -> None:
        """Draw every screen, finish a game of each kind and verify it."""
        self.run("screenshots", str(self.folder / "pictures"), "--size", "1280x720")
        pictures = len(list((self.folder / "pictures").glob("*.png")))
        for kind in TABLES:
            file = f"{kind}.jsonl"
            self.run("export", self.finished_game(kind), file)
            print(self.run("verify", file).strip())
        # needs other parts of numpy than the table does, in processes of their own
        self.run(
            "simulate", "--seats", "greedy,random", "--games", "2", "--seed", "smoke", "--jobs", "2", "--json"
        )
        played = " and ".join(TABLES)
        print(f"smoke run passed: {pictures} screens drawn, {played} played at the table and verified")


def main() -> None:
    """Freeze, and play with the result or pack it when asked to."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--smoke", action="store_true", help="try out the frozen game")
    parser.add_argument("--archive", action="store_true", help="pack it for release")
    parser.add_argument("--as-built", action="store_true", help="do not freeze it again")
    parser.add_argument("--into", type=Path, default=DIST, metavar="DIR", help="output folder (build/dist)")
    options = parser.parse_args()
    dist = options.into.resolve()
    if not options.as_built:
        package(dist)
    if options.smoke:
        os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
        with tempfile.TemporaryDirectory() as folder:
            Smoke(dist, Path(folder)).play()
    if options.archive:
        packed = archive(dist)
        print(f"{packed}: {packed.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
