"""The system's own dialog for a file, where there is one: zenity, KDialog, Windows Forms, macOS."""

from __future__ import annotations

import logging
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pygame

from tortuga.app.records import SUFFIX

_SCREENLESS: Final = ("dummy", "offscreen")
_WINDOWS: Final = """
Add-Type -AssemblyName System.Windows.Forms
[Console]::OutputEncoding = [System.Text.Encoding]::UTF8
$kind = if ($env:TORTUGA_SAVE) { "Save" } else { "Open" }
$d = New-Object "System.Windows.Forms.${kind}FileDialog"
if ($env:TORTUGA_SAVE) { $d.FileName = $env:TORTUGA_FILE }
$d.Title = $env:TORTUGA_TITLE
$d.InitialDirectory = $env:TORTUGA_FOLDER
$d.Filter = "Tortuga (*.jsonl)|*.jsonl|*.*|*.*"
if ($d.ShowDialog() -eq "OK") { Write-Output $d.FileName } else { exit 1 }
"""
_MAC_OPEN: Final = """
on run argv
POSIX path of (choose file with prompt (item 1 of argv) default location POSIX file (item 2 of argv))
end run
"""
_MAC_SAVE: Final = """
on run argv
POSIX path of (choose file name with prompt (item 1 of argv) default location POSIX file (item 2 of argv) ¬
default name (item 3 of argv))
end run
"""
_log = logging.getLogger(__name__)


class FileChooser:
    """A dialog of the system that stands open.

    Args:
        process: shows it, writes the path that was chosen, and fails with 1 when it is dismissed.
    """

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    @property
    def done(self) -> bool:
        """Whether somebody answered."""
        return self._process.poll() is not None

    @property
    def chosen(self) -> Path | None:
        """What was chosen; None: it was dismissed, or could not be shown (`failed`)."""
        told = self._process.communicate()[0].strip("\r\n") if self.done else ""
        return Path(told) if told and self._process.returncode == 0 else None

    @property
    def failed(self) -> bool:
        """Whether the system could not show it."""
        return self._process.returncode not in (0, 1, None)

    def close(self) -> None:
        """Take it away."""
        if not self.done:
            self._process.terminate()
        self._process.communicate()


def choose(title: str, path: Path, save: bool) -> FileChooser | None:
    """Open the dialog of the system; None where there is none.

    Args:
        path: what is proposed: a folder, or a file to write.
        save: whether a file is to be written; the dialog asks before one is replaced.
    """
    if pygame.display.get_driver() in _SCREENLESS:
        return None
    command = _command(title, path, save)
    if command is None:
        return None
    folder = path if path.is_dir() else path.parent
    told = {"TITLE": title, "FOLDER": str(folder), "FILE": path.name, "SAVE": "1" if save else ""}
    try:
        process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            encoding="utf-8",
            errors="surrogateescape",
            env=os.environ | {f"TORTUGA_{name}": value for name, value in told.items()},
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
    except OSError as error:
        _log.warning("no dialog for files: %s", error)
        return None
    return FileChooser(process)


def _command(title: str, path: Path, save: bool) -> Sequence[str] | None:
    """The program that shows the dialog."""
    if sys.platform == "win32":
        shell = shutil.which("powershell")
        return (shell, "-NoProfile", "-STA", "-Command", _WINDOWS) if shell else None
    if sys.platform == "darwin":
        folder, name = (path.parent, path.name) if save else (path if path.is_dir() else path.parent, "")
        return ("osascript", "-e", _MAC_SAVE if save else _MAC_OPEN, title, str(folder), name)
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return None
    start = f"{path}{os.sep}" if path.is_dir() else str(path)
    kdialog, zenity = shutil.which("kdialog"), shutil.which("zenity")
    if kdialog and ("KDE" in os.environ.get("XDG_CURRENT_DESKTOP", "") or not zenity):
        way = "--getsavefilename" if save else "--getopenfilename"
        return (kdialog, "--title", title, way, start, f"*{SUFFIX}")
    if zenity:
        saving = ("--save", "--confirm-overwrite") if save else ()
        kinds = (f"--file-filter=*{SUFFIX}", "--file-filter=*")
        return (zenity, "--file-selection", f"--title={title}", f"--filename={start}", *saving, *kinds)
    return None
