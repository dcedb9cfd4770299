"""What the player chose: a small JSON file in the data folder, and the rows by which it is changed."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias, get_args

import msgspec
import pygame

from tortuga.app.text import FALLBACK, LANGUAGES
from tortuga.games import GAMES
from tortuga.kernel.errors import Notice
from tortuga.kernel.log.files import write_atomically

Speed = Literal["off", "fast", "normal", "slow"]
SPEEDS: tuple[Speed, ...] = get_args(Speed)
TextSize = Literal[100, 125, 150]
TEXT_SIZES: tuple[TextSize, ...] = get_args(TextSize)
"""Percent."""
Volume = Annotated[int, msgspec.Meta(ge=0, le=100)]
"""Percent; 0 is silent."""
FILE_NAME = "settings.json"
MIN_SIZE = (1280, 720)
"""Pixels of the smallest window."""


class Settings(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """All choices that outlive a session. Unknown fields of a newer version are kept out, not refused."""

    version: int = 1
    language: str | None = None
    """None = the system's."""
    speed: Speed = "normal"
    """Of movements: off = cut at once, fast = half the time, slow = twice the time."""
    reduced_motion: bool = False
    """Nothing flies, tumbles or pulses: cuts with still marks, which stay as long as the movement would."""
    automatic: bool = True
    """Whether a choice that is none is shown and made by itself."""
    confirm_leaving: bool = True
    """Whether the game asks before it is left."""
    hints: bool = True
    """Whether captains may be asked for advice."""
    fullscreen: bool = False
    window: tuple[int, int] = (1600, 900)
    """Pixels of the window when it is not fullscreen."""
    place: tuple[int, int] | None = None
    """Where its upper left corner was on the desktop; None = in the middle."""
    text_size: TextSize = 100
    readable_font: bool = False
    """Atkinson Hyperlegible in place of the game's own letters."""
    screen_reader: bool = True
    """Whether a running screen reader is served, where its library is installed."""
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
    buttons: dict[str, str] = {}
    """Changed buttons of a gamepad: action -> button, "" = none (padkeys.py)."""
    new_game: dict[str, Any] | None = None
    """Last choices of a program that knew one game; read as those of the first."""
    game: str = ""
    """The game that was chosen last."""
    games: dict[str, dict[str, Any]] = {}
    """By game, the last choices of the new-game screen (plain data; judged when it is read)."""

    @property
    def last_game(self) -> str:
        """The game that New game begins with: the one chosen last, if it is still known."""
        return self.game if self.game in GAMES else next(iter(GAMES))

    def choices_of(self, game: str) -> dict[str, Any] | None:
        """The last choices for a game; None when it was never asked for."""
        return self.games.get(game) or (self.new_game if game == next(iter(GAMES)) else None)

    @property
    def still(self) -> bool:
        """Whether nothing may move for its own sake: sea, palms, glows, turning dice."""
        return self.reduced_motion or self.speed == "off"


Watcher: TypeAlias = Callable[[Settings, Settings], None]


class SettingsStore:
    """The settings in use and their file. `notice` tells what went wrong when they were read.

    Args:
        folder: the data folder; created when something is first written.
    """

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE_NAME
        self._kept, self.notice = _read(self.path)
        self._lent: dict[str, Any] = {}
        self._watchers: list[Watcher] = []
        self.unwritable = False
        """Set once the player was told that nothing can be written."""

    @property
    def now(self) -> Settings:
        """The settings in use."""
        return msgspec.structs.replace(self._kept, **self._lent)

    def watch(self, watcher: Watcher) -> None:
        """Call `watcher(before, after)` after every change, so that it holds at once."""
        self._watchers.append(watcher)

    def lend(self, **values: Any) -> None:
        """Values for this session only (the command line's); gone as soon as the player changes the field."""
        self._lent.update(values)

    def change(self, **changes: Any) -> Settings:
        """Take over some fields and write the file.

        Raises:
            OSError: the file cannot be written; the change holds for this session all the same.
        """
        before = self.now
        self._kept = msgspec.structs.replace(self._kept, **changes)
        for field in changes:
            self._lent.pop(field, None)
        after = self.now
        if after != before:
            for watcher in self._watchers:
                watcher(before, after)
        self._write()
        return self.now

    def _write(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        data = msgspec.json.format(msgspec.json.encode(self._kept), indent=2)
        write_atomically(self.path, data)


def _read(path: Path) -> tuple[Settings, Notice | None]:
    """The settings of a file; a file that cannot be understood is put aside under a free name."""
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        return Settings(), None
    except OSError as error:
        return Settings(), Notice(
            "error-settings-unreadable", {"file": str(path), "reason": error.strerror or str(error)}
        )
    try:
        return msgspec.json.decode(data, type=Settings), None
    except msgspec.DecodeError as error:
        reason = str(error)
    try:
        kept = _put_aside(path)
    except OSError as error:
        return Settings(), Notice(
            "error-settings-unreadable", {"file": str(path), "reason": error.strerror or str(error)}
        )
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


WINDOW_SIZES = ("1280x720", "1600x900", "1920x1080", "2560x1440")
SECTIONS = ("game", "sound", "display", "keys", "gamepad", "trouble")
"""In the order of the list at the left; texts settings-<section>."""
SECTION_ICON = {
    "game": "rolling-dices",
    "sound": "speaker",
    "display": "spyglass",
    "keys": "keyboard",
    "gamepad": "gamepad",
    "trouble": "anchor",
}


@dataclass(frozen=True)
class Row:
    """One setting: texts setting-<field>, setting-<field>-note, and for choices <texts>-<value>."""

    field: str
    kind: Literal["switch", "choice", "gauge"]
    values: tuple[str, ...] = ()
    texts: str = ""


ROWS: dict[str, tuple[Row, ...]] = {
    "game": (
        Row("speed", "choice", tuple(reversed(SPEEDS)), "speed"),
        Row("reduced_motion", "switch"),
        Row("automatic", "switch"),
        Row("hints", "switch"),
        Row("confirm_leaving", "switch"),
    ),
    "sound": (
        Row("muted", "switch"),
        Row("music", "gauge"),
        Row("effects", "gauge"),
        Row("interface", "gauge"),
        Row("quiet_unfocused", "switch"),
    ),
    "display": (
        Row("language", "choice", LANGUAGES, "language"),
        Row("text_size", "choice", tuple(map(str, TEXT_SIZES)), "setting-text_size"),
        Row("readable_font", "switch"),
        Row("fullscreen", "switch"),
        Row("window", "choice", WINDOW_SIZES),
        Row("screen_reader", "switch"),
    ),
}


def value_of(row: Row, settings: Settings, language: str) -> str:
    """The present value of a choice, as one of its `values` (or none of them)."""
    if row.field == "language":
        return language
    value = getattr(settings, row.field)
    return "x".join(map(str, value)) if row.field == "window" else str(value)


def parsed(row: Row, value: str) -> Any:
    """A value of a choice as the settings keep it."""
    if row.field == "text_size":
        return int(value)
    if row.field == "window":
        wide, high = value.split("x")
        return int(wide), int(high)
    return value


def fits_desktop(value: str) -> bool:
    """Whether a window of this size has room on some screen; the smallest always has."""
    wide, high = (int(part) for part in value.split("x"))
    if (wide, high) == MIN_SIZE:
        return True
    return any(wide <= screen[0] and high <= screen[1] for screen in pygame.display.get_desktop_sizes())


def has_screen_reader() -> bool:
    """Whether the library for screen readers is installed."""
    return importlib.util.find_spec("accesskit") is not None


def start_language(*wishes: str | None) -> str:
    """The first offered language among the wishes, then the system's own, then English.

    Args:
        wishes: language codes in falling weight (the command line's, the setting's); None is skipped.
    """
    for wish in (*wishes, *_system_languages()):
        code = (wish or "").lower().replace("_", "-").split("-")[0]
        if code in LANGUAGES:
            return code
    return FALLBACK


def _system_languages() -> tuple[str, ...]:
    return tuple(locale["language"] or "" for locale in pygame.system.get_pref_locales())
