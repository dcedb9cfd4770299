"""Try every way of the README to play on a bare Debian: archive, folder with sources, wheel.

    python build/bare.py build/dist/tortuga-1.1.0-linux-x86_64.tar.xz --suite bookworm --suite trixie

debootstrap makes each system from the mirror that this machine's apt uses, and keeps it for the next time.
An unprivileged user plays there from the archive, before Python is installed; then the first command below
`## Play` is run in a copy of this folder, and the wheel is installed by pipx and by uv. Each time it waits
for a window, begins a game by keys, and verifies its log. For Linux, as root, with debootstrap, Xvfb, xdotool
and ImageMagick.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from release.desk import Desk
from release.facts import ROOT
from release.played import ADVICE, NEW_GAME

HOME = "home/anne"
DESKTOP = ("libx11-6", "libxcursor1", "libxext6", "libxi6", "libxrandr2")
"""Libraries that every desktop has; SDL loads them itself."""
INDEX = re.compile(r"(PIP|UV)_(\w+_)?(INDEX\w*|TIMEOUT)|\w+_proxy", re.IGNORECASE)
"""Variables by which this machine reaches its package index; the bare system is to use the same."""
TRUSTED = "etc/trusted.pem"
TRUST = ("PIP_CERT", "REQUESTS_CA_BUNDLE", "SSL_CERT_FILE")
"""Variables that tell pip, pipx and uv where the certificates they trust are."""
SLOW = 900.0
"""Seconds for an installation and the first window."""


class Bare:
    """A bare system in a folder, which sees nothing of this one but the screen and the network.

    With `certificates` it trusts those when it fetches packages.
    """

    def __init__(self, root: Path, certificates: Path | None) -> None:
        self.root = root
        shutil.copyfile("/etc/resolv.conf", root / "etc" / "resolv.conf")
        self._told = {name: value for name, value in os.environ.items() if INDEX.fullmatch(name)}
        if certificates is not None:
            shutil.copyfile(certificates, root / TRUSTED)
            self._told |= dict.fromkeys(TRUST, f"/{TRUSTED}")
        screens = root / "tmp" / ".X11-unix"
        screens.mkdir(exist_ok=True)
        mounts = (
            f'mount -t proc proc "{root}/proc"',
            f'mount -t tmpfs tmpfs "{root}/dev/shm"',
            f'mount --bind /tmp/.X11-unix "{screens}"',
            f'mount -o remount,bind,ro "{screens}"',
        )
        self._inside = " && ".join([*mounts, 'exec chroot "$@"'])

    def start(self, command: str, *, user: str = "anne", **environment: str) -> subprocess.Popen[str]:
        """Start a shell command in the home of its user; it ends with its process."""
        home = "/root" if user == "root" else f"/{HOME}"
        told = {"HOME": home, "LANG": "C.UTF-8", "PATH": "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin"}
        told |= self._told | environment
        apart = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-c", self._inside, "sh"]
        where = [f"--userspec={user}", str(self.root), "/usr/bin/env", "-i"]
        words = [*apart, *where, *(f"{name}={value}" for name, value in told.items())]
        words += ["sh", "-euc", f"cd; {command}"]
        return subprocess.Popen(words, stdout=subprocess.PIPE, encoding="utf-8")

    def run(self, command: str, *, user: str = "anne", **environment: str) -> str:
        """The output of a shell command.

        Raises:
            SystemExit: it failed; its error output has been printed.
        """
        process = self.start(command, user=user, **environment)
        output, _ = process.communicate()
        if process.returncode:
            raise SystemExit(f"{output}\nexit code {process.returncode}: {command}")
        return output

    def kill(self, process: subprocess.Popen[str]) -> None:
        """Kill a started command and all it started, with no chance to clean up.

        The first process inside takes the others with it. Killing `unshare` is not enough: because it changed
        its user, the process inside does not die with it.
        """
        (first,) = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text("ascii").split()
        os.kill(int(first), signal.SIGKILL)
        process.wait()

    def install(self, *packages: str) -> None:
        """Install packages of Debian."""
        quiet = "DEBIAN_FRONTEND=noninteractive apt-get install -qq -o Dpkg::Use-Pty=0"
        self.run(f"{quiet} --no-install-recommends {' '.join(packages)} >/dev/null", user="root")

    def play(self, way: str, command: str, console: str, pictures: Path) -> None:
        """Start the game by a command, begin a game by keys, end it as if power was lost, verify its log."""
        start = time.monotonic()
        # a new one: the first choice of the title is New game
        data = {"TORTUGA_DATA_DIR": f"/{HOME}/data-{way}"}
        with Desk() as desk:
            process = self.start(command, **data, **desk.environment)
            while not desk.window():
                if process.poll() is not None or time.monotonic() - start > SLOW:
                    raise SystemExit(f"{way}: no window (exit code {process.returncode}): {command}")
                time.sleep(0.5)
            took = time.monotonic() - start
            desk.begin()
            time.sleep(4)
            desk.picture(pictures / f"{self.root.name}-{way}.png")
            desk.press(*NEW_GAME, rest=2)
            desk.press(*ADVICE * 3, rest=1)
            desk.picture(pictures / f"{self.root.name}-{way}-table.png")
            self.kill(process)  # as when power is lost: whatever was confirmed is on disk
        (game,) = json.loads(self.run(f"{console} games --json", **data))
        levels = "--seats additive,greedy --games 2 --jobs 2"
        self.run(f"{console} simulate {levels} --save logs-{way} --json", **data)
        self.run(f"{console} export {game['id']} {way}.jsonl", **data)
        told = self.run(f"{console} verify {way}.jsonl logs-{way}/*.jsonl", **data)
        print(f"{self.root.name}, {way}: a window after {took:.0f} s\n{told.strip()}", flush=True)


def system(suite: str, cache: Path, into: Path) -> Path:
    """A fresh copy of a bare system, which is fetched if it is not yet in the cache."""
    kept = cache / suite
    if not kept.exists():
        cache.mkdir(parents=True, exist_ok=True)
        ask = ("apt-get", "indextargets", "--format", "$(REPO_URI)", "Created-By: Packages", "Origin: Debian")
        mirror = subprocess.run(ask, check=True, stdout=subprocess.PIPE, encoding="utf-8").stdout.split()[0]
        part = cache / f"{suite}.part"
        shutil.rmtree(part, ignore_errors=True)
        subprocess.run(
            ["debootstrap", "--variant=minbase", suite, part, mirror], check=True, stdout=subprocess.DEVNULL
        )
        part.rename(kept)
    subprocess.run(["cp", "--archive", kept, into], check=True)
    return into / suite


def first_command() -> str:
    """The first block of code below `## Play` in the README."""
    play = (ROOT / "README.md").read_text("utf-8").partition("\n## Play\n")[2]
    return play.partition("```sh\n")[2].partition("```")[0].strip()


def go(bare: Bare, archive: Path, wheel: Path, pictures: Path) -> None:
    """Try every way on a system, the one that needs least first."""
    bare.run("useradd --create-home --shell /bin/sh anne && apt-get update -qq", user="root")
    home = bare.root / HOME
    bare.install(*DESKTOP)
    place = home / "Ein Höhlen-Ordner"
    place.mkdir()
    subprocess.run(["tar", "--extract", "--file", archive, "--directory", place], check=True)
    game = f"'{place.name}'/tortuga-*"
    bare.play("archive", f"exec {game}/tortuga", f"{game}/tortuga-cli", pictures)

    bare.install("python3-venv")
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    for name in (
        subprocess.run(listed, cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout.decode().split("\0")
    ):
        if name and (ROOT / name).is_file():
            target = home / "source" / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, target)
    bare.run(f"chown -R anne: /{HOME}/source", user="root")
    bare.play("folder", f"cd source; {first_command()}", "source/.venv/bin/tortuga", pictures)

    bare.install("pipx")
    shutil.copy(wheel, home)
    installed = ".local/bin/tortuga"
    bare.play("pipx", f"pipx install ./{wheel.name}; exec {installed}", installed, pictures)
    bare.run("pipx uninstall tortuga-games && pipx install uv")
    bare.play(
        "uv", f".local/bin/uv tool install --quiet ./{wheel.name}; exec {installed}", installed, pictures
    )


def main() -> None:
    """Make the systems and try every way on each."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("archive", type=Path)
    parser.add_argument("--suite", action="append", help="release of Debian (bookworm and trixie)")
    parser.add_argument(
        "--cache", type=Path, default=Path("/var/tmp/bare"), metavar="DIR", help="of bare systems"
    )
    parser.add_argument("--pictures", type=Path, metavar="DIR", help="save screenshots there")
    parser.add_argument("--certificates", type=Path, metavar="FILE", help="trusted beyond Debian's")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        pictures = options.pictures or Path(folder)
        pictures.mkdir(parents=True, exist_ok=True)
        words = [
            sys.executable,
            "-m",
            "pip",
            "wheel",
            "--quiet",
            "--no-deps",
            "--wheel-dir",
            folder,
            str(ROOT),
        ]
        subprocess.run(words, check=True)
        (wheel,) = Path(folder).glob("*.whl")
        for suite in options.suite or ["bookworm", "trixie"]:
            root = system(suite, options.cache, Path(folder))
            go(Bare(root, options.certificates), options.archive, wheel, pictures)


if __name__ == "__main__":
    main()
