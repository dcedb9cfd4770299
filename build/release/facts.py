"""The name of a release, and where its parts are."""

from __future__ import annotations

import platform
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DIST = ROOT / "build" / "dist"
ID = "game.tortuga.tortuga"
"""What desktops and stores know the program by; it is no web address, as the project has none."""
SYSTEM = {"win32": "windows", "darwin": "macos"}.get(sys.platform, sys.platform)
PROCESSOR = {"amd64": "x86_64", "aarch64": "arm64"}.get(
    platform.machine().lower(), platform.machine().lower()
)


def version() -> str:
    """The program's version, read and not imported: a recipe runs without the program's dependencies."""
    told = (ROOT / "tortuga" / "__init__.py").read_text("utf-8")
    found = re.search(r'__version__ = "(.+)"', told)
    if found is None:
        raise SystemExit("tortuga/__init__.py names no version")
    return found[1]


def title() -> str:
    """Name of the single folder that an archive unpacks into."""
    return f"tortuga-{version()}"


def made(dist: Path, system: str = SYSTEM) -> Path:
    """The folder that PyInstaller wrote; on macOS, the application."""
    return dist / ("Tortuga.app" if system == "macos" else "tortuga")


def console(dist: Path, system: str = SYSTEM) -> Path:
    """The executable that keeps its console."""
    if system == "macos":
        return made(dist, system) / "Contents" / "MacOS" / "tortuga"
    return made(dist, system) / ("tortuga-cli.exe" if system == "windows" else "tortuga-cli")


def archive_name(system: str = SYSTEM, processor: str = PROCESSOR) -> str:
    """File name of an archive."""
    return f"{title()}-{system}-{processor}.{'tar.xz' if system == 'linux' else 'zip'}"
