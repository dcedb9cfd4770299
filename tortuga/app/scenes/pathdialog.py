"""Asks for a file: through the system's dialog where there is one, else by a path to type in.

The system's dialog comes through zenity, KDialog, Windows Forms or macOS. If a path cannot be used, the
dialog says why and asks again.
"""

from __future__ import annotations

import logging
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final

import pygame
from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.units import Box
from tortuga.app.records import SUFFIX, with_suffix
from tortuga.app.scene.base import Control
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Pop, Sentence, Transition
from tortuga.app.widgets.button import SHADE, Button
from tortuga.app.widgets.dialog import draw_panel
from tortuga.app.widgets.entry import ENDS, TextField, TypingScene
from tortuga.kernel.errors import UserError

_SCREENLESS: Final = ("dummy", "offscreen")
_WINDOWS: Final = """
Add-Type -AssemblyName System.Windows.Forms
[Console]::OutputEncoding = [System.Text.Encoding]::UTF8
$kind = if ($env:TORTUGA_SAVE) { "Save" } else { "Open" }
$d = New-Object "System.Windows.Forms.${kind}FileDialog"
if ($env:TORTUGA_SAVE) { $d.FileName = $env:TORTUGA_FILE }
$d.Title = $env:TORTUGA_TITLE
$d.InitialDirectory = $env:TORTUGA_FOLDER
$d.Filter = "Tortuga (*$env:TORTUGA_SUFFIX)|*$env:TORTUGA_SUFFIX|*.*|*.*"
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
    """An open dialog of the system.

    Args:
        process: shows it, writes the chosen path, and fails with 1 when it is dismissed.
    """

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    @property
    def done(self) -> bool:
        """Whether somebody answered."""
        return self._process.poll() is not None

    @property
    def chosen(self) -> Path | None:
        """The chosen path; None: the dialog was dismissed or could not be shown (`failed`)."""
        path = self._process.communicate()[0].strip("\r\n") if self.done else ""
        return Path(path) if path and self._process.returncode == 0 else None

    @property
    def failed(self) -> bool:
        """Whether the system could not show it."""
        return self._process.returncode not in (0, 1, None)

    def close(self) -> None:
        """Close the dialog."""
        if not self.done:
            self._process.terminate()
        self._process.communicate()


def choose(title: str, path: Path, save: bool) -> FileChooser | None:
    """Open the dialog of the system; None where there is none.

    Args:
        path: the proposed folder, or file to write.
        save: whether a file is to be written; the dialog asks before one is replaced.
    """
    if pygame.display.get_driver() in _SCREENLESS:
        return None
    command = _command(title, path, save)
    if command is None:
        return None
    folder = path if path.is_dir() else path.parent
    environment = {"TITLE": title, "FOLDER": str(folder), "FILE": path.name, "SAVE": "1" if save else ""}
    environment["SUFFIX"] = _suffix(path)
    try:
        process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            encoding="utf-8",
            errors="surrogateescape",
            env=os.environ | {f"TORTUGA_{name}": value for name, value in environment.items()},
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
    except OSError as error:
        _log.warning("no dialog for files: %s", error)
        return None
    return FileChooser(process)


def _suffix(path: Path) -> str:
    """The suffix of the files asked for: that of the proposed file, if any, else that of games."""
    return SUFFIX if path.is_dir() else path.suffix.lower() or SUFFIX


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
        return (kdialog, "--title", title, way, start, f"*{_suffix(path)}")
    if zenity:
        saving = ("--save", "--confirm-overwrite") if save else ()
        kinds = (f"--file-filter=*{_suffix(path)}", "--file-filter=*")
        return (zenity, "--file-selection", f"--title={title}", f"--filename={start}", *saving, *kinds)
    return None


_BOX: Box = Box(410, 330, 1100, 400)
_FIELD: Box = Box(458, 502, 1004, 56)
_CANCEL: Box = Box(641, 624, 310, 68)
_DO: Box = Box(969, 624, 310, 68)
_MAX_LENGTH = 400


class PathDialog(TypingScene):
    """A dialog with one path. Where the system has one of its own, this one waits for it.

    Args:
        kind: `import`, `export` and so on: texts `file-<kind>`, `file-<kind>-note`, `file-<kind>-do`.
        path: the one shown at first; a file that is written has its suffix.
        use: does something with the path; what it returns happens after the dialog is gone.
        replaces: whether an existing file is replaced, after a second press.
    """

    overlay = True

    def __init__(
        self,
        context: Context,
        kind: str,
        path: Path,
        use: Callable[[Path], Transition | None],
        *,
        replaces: bool = False,
    ) -> None:
        super().__init__(context)
        self.path = str(path)
        self.fault = ""
        self._kind = kind
        self._use = use
        self._replaces, self._suffix = replaces, _suffix(path)
        self._agreed_to_replace: str | None = None
        self._attempts = 0
        self._begun = False
        self._pressed = 0
        """Enter or Escape, when it was pressed in the field."""
        self._chooser: FileChooser | None = None
        self._asked_system = False

    # ---------------------------------------------------------------- controls
    def _field(self) -> TextField:
        label, typing = self.context.say("file-path"), self.typing.field is not None
        return TextField("path", _FIELD, self.path, label, "save", typing=typing, size=22, action=self._type)

    @override
    def controls(self) -> Iterator[Control]:
        say = self.context.say
        yield self._field()
        yield Button("cancel", _CANCEL, say("button-cancel"), "cancel", key="back", action=Pop)
        label, given = (
            say("file-replace" if self._agreed_to_replace else f"file-{self._kind}-do"),
            self.path.strip(),
        )
        yield Button("do", _DO, label, "save", "primary", enabled=bool(given), key="confirm", action=self._do)

    def _type(self) -> None:
        self._begun = self.type_in(self._field(), _MAX_LENGTH)

    def _do(self) -> Transition | None:
        """Use the path; if that is not possible, say why."""
        self.typing.end()
        # the functions of os.path never raise, whatever is typed
        path = Path(os.path.expanduser(self.path.strip()))
        path = with_suffix(path, self._suffix) if self._replaces else path
        say = self.context.say
        self._attempts += 1
        taken = os.path.lexists(path) and not os.path.isdir(path)
        if self._replaces and taken and self._agreed_to_replace != self.path:
            self._agreed_to_replace = self.path
            self.fault = say("file-exists", file=path.name)
            return None
        try:
            return Pop(self._use(path))
        except UserError as error:
            self.fault = self.context.text.describe_error(error.id, error.arguments, place=True)
        return None

    # ---------------------------------------------------------------- typing
    @override
    def typed(self, field: str, text: str) -> None:
        if text != self.path:
            self.path, self.fault, self._agreed_to_replace = text, "", None

    @override
    def raw(self, event: pygame.event.Event) -> bool:
        """While the path is being typed, the keys go there."""
        typing = self.typing.field is not None
        used = super().raw(event)
        if typing and used and self.typing.field is None:
            self._pressed = event.key
        return used

    @override
    def update(self, dt: float) -> Transition | None:
        """Enter and Escape do in the field what they do beside it."""
        if dt > 0 and not self._asked_system:
            self._asked_system = True
            self._chooser = choose(self.context.say(f"file-{self._kind}"), Path(self.path), self._replaces)
        if self._chooser is not None:
            return self._chosen(self._chooser)
        if dt > 0 and not self._begun:
            # nothing else happens here: letters are not bound keys; a still picture needs no caret
            self._type()
        super().update(dt)
        pressed, self._pressed = self._pressed, 0
        if pressed == pygame.K_ESCAPE:
            return Pop()
        if pressed not in ENDS:
            return None
        done = self._do() if self.path.strip() else None
        self._begun = done is not None  # else the path has to be corrected
        return done

    def _chosen(self, chooser: FileChooser) -> Transition | None:
        """The answer of the system's dialog, once there is one."""
        if not chooser.done:
            return None
        path, self._chooser = chooser.chosen, None
        if path is None:
            return None if chooser.failed else Pop()
        self.path = str(path)
        self._agreed_to_replace = self.path  # it asked already
        return self._do()

    @override
    def animating(self) -> bool:
        """An answer may come from another window, too."""
        return super().animating() or self._chooser is not None

    @override
    def close(self) -> None:
        if self._chooser is not None:
            self._chooser.close()

    @override
    def spoken(self) -> tuple[Sentence, ...]:
        """The question, and what is wrong with the answer, read again each time."""
        say, kind = self.context.say, self._kind
        question = f"{say(f'file-{kind}')}. {say(f'file-{kind}-note')}"
        return (Sentence(question), Sentence(self.fault, self._attempts))

    # ---------------------------------------------------------------- drawing
    @override
    def draw(self, canvas: Canvas) -> None:
        say = self.context.say
        draw_panel(canvas, _BOX, "save", say(f"file-{self._kind}"), 82)
        note = say("file-elsewhere" if self._chooser else f"file-{self._kind}-note")
        canvas.write(note, Style("text", 22, "cream", SHADE), _BOX.line(134, 48), anchor="center")
        if self.fault:
            letters = Style("bold", 21, "warn", SHADE)
            canvas.paragraph(self.fault, letters, _BOX.line(238, 50), anchor="midtop")
        self.draw_controls(canvas)
        self.typing.draw(canvas)
