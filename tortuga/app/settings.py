"""What the player chose: a small JSON file in the data folder, written atomically, never lost silently."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from tortuga.app.notice import Notice

Speed = Literal["off", "fast", "normal"]
SPEEDS: tuple[Speed, ...] = ("off", "fast", "normal")
Volume = Annotated[int, msgspec.Meta(ge=0, le=100)]
"""Percent; 0 is silent."""
FILE_NAME = "settings.json"


class Settings(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """All choices that outlive a session. Unknown fields of a newer version are kept out, not refused."""

    version: int = 1
    language: str | None = None
    """None = the system's."""
    speed: Speed = "normal"
    """Of movements: off = cut at once, fast = half the time."""
    fullscreen: bool = False
    window: tuple[int, int] = (1600, 900)
    """Pixels of the window when it is not fullscreen."""
    music: Volume = 50
    effects: Volume = 80
    """Of the table and the sea."""
    interface: Volume = 60
    """Of clicks and knocks."""
    muted: bool = False
    quiet_unfocused: bool = True
    """Whether everything falls silent while another window has the keyboard."""
    keys: dict[str, list[str]] = {}
    """Changed key bindings: action -> key names (input.py)."""
    new_game: dict[str, Any] | None = None
    """The last choices of the new-game screen (`NewGame` as plain data; judged when it is read)."""


class SettingsStore:
    """The settings in use and their file. `notice` tells what went wrong when they were read.

    Args:
        folder: the data folder; created when something is first written.
    """

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE_NAME
        self._kept, self.notice = _read(self.path)
        self._lent: dict[str, Any] = {}
        self.unwritable = False
        """Set once the player was told that nothing can be written."""

    @property
    def now(self) -> Settings:
        """The settings in use."""
        return msgspec.structs.replace(self._kept, **self._lent)

    def lend(self, **values: Any) -> None:
        """Values for this session only (the command line's); gone as soon as the player changes the field."""
        self._lent.update(values)

    def change(self, **changes: Any) -> Settings:
        """Take over some fields and write the file.

        Raises:
            OSError: the file cannot be written; the change holds for this session all the same.
        """
        self._kept = msgspec.structs.replace(self._kept, **changes)
        for field in changes:
            self._lent.pop(field, None)
        self._write()
        return self.now

    def _write(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        data = msgspec.json.format(msgspec.json.encode(self._kept), indent=2)
        handle, name = tempfile.mkstemp(dir=self.path.parent, prefix=FILE_NAME, suffix=".new")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            os.replace(name, self.path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise


def _read(path: Path) -> tuple[Settings, Notice | None]:
    """The settings of a file; a file that cannot be understood is put aside under a free name."""
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        return Settings(), None
    except OSError as error:
        return Settings(), Notice("error-settings-unreadable", {"file": str(path), "reason": str(error)})
    try:
        return msgspec.json.decode(data, type=Settings), None
    except msgspec.DecodeError as error:
        reason = str(error)
    try:
        kept = _put_aside(path)
    except OSError as error:
        return Settings(), Notice("error-settings-unreadable", {"file": str(path), "reason": str(error)})
    return Settings(), Notice(
        "error-settings-broken", {"file": path.name, "kept": kept.name, "reason": reason}
    )


def _put_aside(path: Path) -> Path:
    """Rename to settings.json.bak, or .bak2, .bak3 ... when older ones are kept already."""
    number = 1
    while True:
        kept = path.with_name(f"{path.name}.bak{number if number > 1 else ''}")
        if not kept.exists():
            return path.rename(kept)
        number += 1
