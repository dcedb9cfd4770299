"""The Windows of this checkout: its folders, its environment, and how a program is run in it."""

from __future__ import annotations

import os
import shlex
import subprocess
import time
from pathlib import Path

from release.facts import ROOT

HOME = ROOT / "build" / "cache" / "wine"
"""Where everything is made: 1.3 GB, ignored by git."""
PREFIX = HOME / "prefix"
DRIVE = PREFIX / "drive_c"
DIST = HOME / "dist"
PYTHON = r"C:\py311\python.exe"


def environment(**more: str) -> dict[str, str]:
    """Environment of a program under Wine, with the patched `ucrtbase`; no browser, no .NET."""
    return {
        **os.environ,
        "WINEPREFIX": str(PREFIX),
        "WINEARCH": "win64",
        "WINEDEBUG": "-all",
        "WINEDLLOVERRIDES": "mscoree,mshtml=;ucrtbase=n,b",
        **more,
    }


def windows_path(path: Path) -> str:
    """The Windows path of a file on this system."""
    return "Z:" + str(path.resolve()).replace("/", "\\")


def run(
    *command: str | Path, told: Path | None = None, limit: float | None = None, **more: str
) -> subprocess.CompletedProcess[str]:
    """Run a Windows program; its output goes to our own, or into the file `told`.

    It always goes through a pipe: Windows Python under Wine cannot start with a file as output. A program
    that takes longer than `limit` seconds is killed, and its exit code is 124.
    """
    kill = f"timeout -k 5 {limit:.0f} " if limit else ""
    words = " ".join(shlex.quote(str(word)) for word in command)
    goal = shlex.quote(str(told)) if told else "/dev/stdout"
    line = f"set -o pipefail; {kill}wine {words} </dev/null 2>&1 | cat >{goal}"
    return subprocess.run(["bash", "-c", line], env=environment(**more), check=False, text=True)


def output(*command: str | Path, **more: str) -> str:
    """What a Windows program prints, as text.

    Raises:
        SystemExit: the program failed; the message ends with its output.
    """
    done = subprocess.run(
        ["wine", *map(str, command)],
        env=environment(**more),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    told = done.stdout.decode("utf-8", "replace").replace("\r\n", "\n")
    if done.returncode:
        raise SystemExit(f"{' '.join(map(str, command))}: exit code {done.returncode}\n{told}")
    return told


def python(*arguments: str | Path, **more: str) -> int:
    """Run the Windows Python; returns its exit code."""
    return run(PYTHON, *arguments, **more).returncode


def awake() -> None:
    """Start the desktop; otherwise the first windowed program would, and the desktop keep its pipes open."""
    subprocess.Popen(
        ["wine", "explorer.exe", "/desktop"],
        env=environment(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    time.sleep(10)


def stop() -> None:
    """End the programs of this prefix, and no others."""
    subprocess.run(["wineserver", "-k"], env=environment(), check=False)


def wait() -> None:
    """Wait until the programs of this prefix have ended by themselves."""
    subprocess.run(["wineserver", "-w"], env=environment(), check=False)
