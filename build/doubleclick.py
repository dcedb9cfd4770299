"""Play an archive of this system as a player who downloaded it: unpack, double-click, play by keys, verify.

    python build/doubleclick.py build/dist/tortuga-1.1.0-linux-x86_64.tar.xz

For Linux: the archive is unpacked below a folder with spaces, umlauts and an emoji, made read-only, and
started from the desktop menu, where its menu.sh puts it. Needs Xvfb, xdotool, gio (libglib2.0-bin) and
ImageMagick. The archive for Windows is played by `python build/windows.py game`.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import tarfile
import tempfile
from pathlib import Path

from release.desk import Desk
from release.played import play, settle

ODD = "Ein Höhlen-Ordner für ř & $HOME 🏴 100%"


def main() -> None:
    """Unpack and play."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("archive", type=Path)
    parser.add_argument("--pictures", type=Path, metavar="DIR", help="save screenshots there")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder, ODD)
        with tarfile.open(options.archive) as tar:
            tar.extractall(place, filter="data")
        (game,) = place.iterdir()
        for path in (game, *game.rglob("*")):
            if not path.is_symlink():
                path.chmod(path.stat().st_mode & ~0o222)
        data, pictures = Path(folder, "Daten ů"), options.pictures or Path(folder)
        pictures.mkdir(parents=True, exist_ok=True)
        settle(data)
        try:
            _played(game, data, pictures)
        finally:
            for path in (game, *game.rglob("*")):
                if path.is_dir():
                    path.chmod(0o755)


def _played(game: Path, data: Path, pictures: Path) -> None:
    def console(*words: str) -> str:
        return subprocess.run(
            [game / "tortuga-cli", *words],
            env={**os.environ, "TORTUGA_DATA_DIR": str(data)},
            cwd=data,
            check=True,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        ).stdout

    with Desk() as desk:
        environment = {**os.environ, **desk.environment, "TORTUGA_DATA_DIR": str(data)}
        for name in ("SDL_VIDEODRIVER", "SDL_AUDIODRIVER"):
            environment.pop(name, None)
        environment["XDG_DATA_HOME"] = str(data / "share")
        done = subprocess.run(
            [game / "menu.sh"], env=environment, check=True, stdout=subprocess.PIPE, encoding="utf-8"
        )
        subprocess.run(["gio", "launch", done.stdout.strip()], env=environment, check=True)
        play(desk, console, pictures)


if __name__ == "__main__":
    main()
