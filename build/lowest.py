"""Start the game with the lowest versions that pyproject.toml allows of its libraries.

    python build/lowest.py

In a fresh environment screens are drawn, a table is opened, captains play, a library is written and read.
That takes a minute and needs the package index; run it with Python 3.11, the lowest version allowed.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import tomllib
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PLAY = """
import sys, threading
import pygame
from tortuga.cli import main
def leave():
    pygame.event.post(pygame.event.Event(pygame.QUIT))
threading.Timer(5.0, leave).start()
sys.exit(main(["play", "--seats", "human,mate", "--speed", "off"]))
"""
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def lowest() -> list[str]:
    """The requirements of the game, each at its lowest version."""
    return [requirement.replace(">=", "==") for requirement in PROJECT["dependencies"]]


def main() -> None:
    """Make the environment, and start the game in it."""
    python_version = PROJECT["requires-python"].removeprefix(">=")
    if f"{sys.version_info.major}.{sys.version_info.minor}" != python_version:
        raise SystemExit(f"run it with Python {python_version}: the oldest libraries may know no newer one")
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        venv.create(place / "venv", with_pip=True)
        python = place / "venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
        env = os.environ | {
            "SDL_VIDEODRIVER": "dummy",
            "SDL_AUDIODRIVER": "dummy",
            "TORTUGA_DATA_DIR": str(place / "data"),
        }

        def run(*arguments: str | Path) -> None:
            subprocess.run([python, *arguments], cwd=ROOT, env=env, check=True)

        print(" ".join(lowest()))
        run("-m", "pip", "install", "--quiet", *lowest())
        run("-m", "tortuga", "screenshots", place / "pictures", "--only", "title", "table-roll", "newgame")
        run("-m", "tortuga", "simulate", "--seats", "mate,greedy", "--games", "2", "--save", place / "logs")
        run("-m", "tortuga", "verify", *sorted((place / "logs").glob("*.jsonl")))
        run("-m", "tortuga", "import", *sorted((place / "logs").glob("*.jsonl")))
        run("-c", PLAY)
        run("-m", "tortuga", "games")
    print("the game starts with the lowest versions")


if __name__ == "__main__":
    sys.exit(main())
