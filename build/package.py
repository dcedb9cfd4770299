"""Make the one-folder executable: `python build/package.py` -> build/dist/tortuga/tortuga.

Needs the `dev` extra. `--smoke` then plays with the frozen game: it draws every screen headless, lets
captains finish a game at the table, and checks the game's log with the frozen `verify`.
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

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "build" / "dist"
WORK = ROOT / "build" / "work"
PATIENCE = 120.0
"""Seconds the smoke run waits for the captains to finish their game."""


def starter() -> Path:
    """The executable that keeps a console."""
    return DIST / "tortuga" / ("tortuga-cli.exe" if os.name == "nt" else "tortuga-cli")


def package() -> None:
    """Run PyInstaller on the recipe and print the size of what it made."""
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += ["--distpath", str(DIST), "--workpath", str(WORK), str(ROOT / "tortuga.spec")]
    subprocess.run(command, check=True, cwd=ROOT)
    size = sum(
        path.stat().st_size
        for path in (DIST / "tortuga").rglob("*")
        if path.is_file() and not path.is_symlink()
    )
    print(f"{DIST / 'tortuga'}: {size / 1e6:.1f} MB")


def run(*arguments: str, data_dir: str) -> str:
    """Output of the frozen game's command line; fails when it does."""
    command = [str(starter()), *arguments, "--data-dir", data_dir]
    done = subprocess.run(command, check=True, cwd=data_dir, stdout=subprocess.PIPE, text=True)
    return done.stdout


def finished_game(data_dir: str) -> str:
    """Id of the game that captains played to its end at the frozen table."""
    game = ["play", "--seats", "additive,greedy,random", "--seed", "smoke", "--speed", "off"]
    table = subprocess.Popen([str(starter()), *game, "--data-dir", data_dir], cwd=data_dir)
    try:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if table.poll() is not None:
                raise SystemExit(f"the table closed with exit code {table.returncode}")
            time.sleep(1)
            games = json.loads(run("games", "--json", data_dir=data_dir))
            if games and games[0]["state"] == "finished":
                return str(games[0]["id"])
        raise SystemExit(f"no finished game after {PATIENCE:.0f} s")
    finally:
        table.terminate()
        table.wait(timeout=20)


def smoke() -> None:
    """Play with the frozen game, headless, in a folder of its own."""
    os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    with tempfile.TemporaryDirectory() as folder:
        run("screenshots", str(Path(folder) / "pictures"), "--size", "1280x720", data_dir=folder)
        pictures = len(list((Path(folder) / "pictures").glob("*.png")))
        game = finished_game(folder)
        run("export", game, "game.jsonl", data_dir=folder)
        print(run("verify", "game.jsonl", data_dir=folder).strip())
        print(f"smoke run passed: {pictures} screens drawn, game {game} played at the table and verified")


def main() -> None:
    """Package, and play with the result when asked to."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--smoke", action="store_true", help="play with the frozen game afterwards")
    options = parser.parse_args()
    package()
    if options.smoke:
        smoke()


if __name__ == "__main__":
    main()
