"""What the player chose: a small JSON file in the data folder."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias, get_args, get_type_hints

import msgspec

from tortuga.app.languages import LANGUAGES
from tortuga.games import GAMES
from tortuga.kernel.errors import Notice
from tortuga.kernel.log.files import decoded, read_small, write_atomically

Speed = Literal["off", "fast", "normal", "slow"]
SPEEDS: tuple[Speed, ...] = get_args(Speed)
Asking = Literal["always", "matter", "key"]
"""When a person is asked in others' turns: always, when it could matter, or only on request."""
Rivals = Literal["whole", "short", "result"]
"""How actions among rivals alone are shown: at full length, in three fifths of it, or only their end."""
Talk = Literal["all", "mine", "never"]
"""Which remarks of computer captains are shown: all, those about things the player has a part in, or none."""
Tutor = Literal["off", "asked", "blunders", "all"]
"""Whether advice comes rung by rung, and after which mistakes the first rung comes unasked."""
TextSize = Literal[100, 125, 150]
TEXT_SIZES: tuple[TextSize, ...] = get_args(TextSize)
"""Percent."""
Volume = Annotated[int, msgspec.Meta(ge=0, le=100)]
"""Percent; 0 is silent."""
FILE_NAME = "settings.json"
MIN_SIZE = (1280, 720)
"""The smallest window, in pixels."""
SMALL_SCREEN_MIN = (640, 360)
"""The smallest window, in pixels, on a screen that is itself smaller than that."""
MAX_SIZE = (16384, 16384)
"""The largest window that any screen could show, in pixels."""
HOT_SEAT = "hot-seat "
"""Prefix of a game's name for its last choices in Hot-seat, which are kept apart from those in New game."""
MAX_OFFSET = 100_000
"""The farthest a window may be from the corner of the desktop, in pixels."""
WINDOW_SIZES = ("1280x720", "1600x900", "1920x1080", "2560x1440")


class Shown(msgspec.Struct, frozen=True):
    """Marks a field that is a row of the settings: texts setting-<field> and setting-<field>-note.

    What the row holds follows from the type: `bool` is a switch, `Volume` a gauge, all else a choice.
    """

    section: Literal["game", "sound", "display"]
    values: tuple[str, ...] = ()
    """The values of a choice in their order; by default those of the field's `Literal`."""
    texts: str = ""
    """Prefix of the text ids <texts>-<value> of a choice; by default setting-<field>."""


class Settings(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """All choices that outlive a session.

    Fields that are `Shown` are the rows of the settings, in this order.
    """

    version: int = 1
    speed: Annotated[Speed, Shown("game", tuple(reversed(SPEEDS)), "speed")] = "normal"
    """Speed of movements: off = none, fast = half the time, slow = twice the time."""
    reduced_motion: Annotated[bool, Shown("game")] = False
    """Nothing flies, tumbles or pulses: cuts with still marks, which stay as long as the movement would."""
    automatic: Annotated[bool, Shown("game")] = True
    """Whether a decision without alternatives is shown, and confirms itself."""
    rivals: Annotated[Rivals, Shown("game")] = "short"
    talk: Annotated[Talk, Shown("game")] = "all"
    asking: Annotated[Asking, Shown("game")] = "matter"
    """When the player is asked in others' turns, in games where that happens."""
    hints: Annotated[bool, Shown("game")] = True
    """Whether captains may be asked for advice."""
    tutor: Annotated[Tutor, Shown("game")] = "off"
    confirm_leaving: Annotated[bool, Shown("game")] = True
    """Whether the game asks before it is left."""
    muted: Annotated[bool, Shown("sound")] = False
    music: Annotated[Volume, Shown("sound")] = 50
    effects: Annotated[Volume, Shown("sound")] = 80
    """Volume of the sounds of table and sea."""
    interface: Annotated[Volume, Shown("sound")] = 60
    """Volume of clicks and knocks."""
    quiet_unfocused: Annotated[bool, Shown("sound")] = True
    """Whether everything falls silent while another window has the keyboard."""
    language: Annotated[str | None, Shown("display", LANGUAGES)] = None
    """None = the system's."""
    text_size: Annotated[TextSize, Shown("display")] = 100
    readable_font: Annotated[bool, Shown("display")] = False
    """Whether texts use Atkinson Hyperlegible instead of the game's own fonts."""
    fullscreen: Annotated[bool, Shown("display")] = False
    window: Annotated[tuple[int, int], Shown("display", WINDOW_SIZES)] = (1600, 900)
    """Size of the window when it is not fullscreen, in pixels."""
    maximized: bool = False
    """Whether the window fills the desktop; `window` and `place` are those it returns to."""
    screen_reader: Annotated[bool, Shown("display")] = True
    """Whether a running screen reader is served, where its library is installed."""
    place: tuple[int, int] | None = None
    """Where the window's upper left corner was on the desktop; None = in the middle."""
    keys: dict[str, list[str]] = {}
    """Changed key bindings: action -> key names (`input.bindings`)."""
    buttons: dict[str, str] = {}
    """Changed buttons of a gamepad: action -> button, "" = none (`input.pad`)."""
    new_game: dict[str, Any] | None = None
    """Last choices saved by a version that knew only one game; read as those of the first game."""
    game: str = ""
    """The game that was chosen last."""
    games: dict[str, dict[str, Any]] = {}
    """By game, the last choices of the new-game screen (plain data; checked when it is read)."""

    @property
    def last_game(self) -> str:
        """The game that New game begins with: the one chosen last, if it is still known."""
        return self.game if self.game in GAMES else next(iter(GAMES))

    def choices_of(self, game: str, hot_seat: bool = False) -> dict[str, Any] | None:
        """The last choices for a game, or for Hot-seat in it; None if there are none."""
        if hot_seat and (kept := self.games.get(HOT_SEAT + game)):
            return kept
        return self.games.get(game) or (self.new_game if game == next(iter(GAMES)) else None)

    def loudness(self, of: Literal["music", "effects", "interface"]) -> int:
        """A volume as it is heard: 0 while it is muted."""
        return 0 if self.muted else int(getattr(self, of))

    @property
    def still(self) -> bool:
        """Whether nothing may move just for show: sea, palms, glows, turning dice."""
        return self.reduced_motion or self.speed == "off"


Watcher: TypeAlias = Callable[[Settings, Settings], None]


class SettingsStore:
    """The settings in use and their file. `notice` says what went wrong when they were read.

    Args:
        folder: the data folder; created when something is first written.
    """

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE_NAME
        content, self.notice = _read(self.path)
        self._stored, self._foreign = _understood(content)
        """The settings, and fields that only another version understands; they stay in the file."""
        if names := sorted(self._foreign.keys() & set(Settings.__struct_fields__)):
            named = {"file": self.path.name, "fields": ", ".join(names)}
            self.notice = Notice("error-settings-partly", named)
        self._lent: dict[str, Any] = {}
        self._watchers: list[Watcher] = []
        self.session_memory: dict[str, dict[Any, Any]] = {}
        """By game, values that its tables share until the program ends; never written to a file."""
        self.unwritable = False
        """True once the player knows that nothing can be written."""

    @property
    def now(self) -> Settings:
        """The settings in use."""
        return msgspec.structs.replace(self._stored, **self._lent)

    def watch(self, watcher: Watcher) -> None:
        """Call `watcher(before, after)` after every change, so that it holds at once."""
        self._watchers.append(watcher)

    def lend(self, **values: Any) -> None:
        """Values for this session only (the command line's); gone as soon as the player changes the field."""
        self._lent.update(values)

    def change(self, **changes: Any) -> Settings:
        """Change some fields and write the file.

        Raises:
            OSError: the file cannot be written; the change still holds for this session.
        """
        before = self.now
        self._stored = msgspec.structs.replace(self._stored, **changes)
        for field in changes:
            self._lent.pop(field, None)
            self._foreign.pop(field, None)
        after = self.now
        if after != before:
            for watcher in self._watchers:
                watcher(before, after)
        self._write()
        return self.now

    def _write(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        kept = msgspec.to_builtins(self._stored) | self._foreign
        data = msgspec.json.format(msgspec.json.encode(kept), indent=2)
        write_atomically(self.path, data)


class _Chosen(msgspec.Struct, frozen=True):
    """The part of the file that `last_game` needs."""

    game: str = ""


def last_game(folder: Path) -> str:
    """The game that was chosen last, whatever else the file holds; without a valid file, the first game."""
    try:
        chosen = decoded(read_small(folder / FILE_NAME), _Chosen)
    except (OSError, msgspec.DecodeError):
        chosen = _Chosen()
    return Settings(game=chosen.game).last_game


def _read(path: Path) -> tuple[dict[str, Any], Notice | None]:
    """What a file holds, by field; a file that is not a JSON object is put aside under a free name."""
    try:
        data = read_small(path)
        try:
            return decoded(data, dict[str, Any]), None
        except msgspec.DecodeError as error:
            reason = str(error)
        kept = _put_aside(path)
    except FileNotFoundError:
        return {}, None
    except OSError as error:
        return {}, Notice(
            "error-settings-unreadable", {"file": str(path), "reason": error.strerror or str(error)}
        )
    return {}, Notice("error-settings-broken", {"file": path.name, "kept": kept.name, "reason": reason})


def _understood(content: dict[str, Any]) -> tuple[Settings, dict[str, Any]]:
    """The settings in a file's content, and the rest: fields and values of another version."""
    types = get_type_hints(Settings, include_extras=True)
    good: dict[str, Any] = {}
    foreign: dict[str, Any] = {}
    for field, value in content.items():
        try:
            good[field] = msgspec.convert(value, types[field])
        except (KeyError, msgspec.ValidationError):
            foreign[field] = value
    return _possible(Settings(**good)), foreign


def _possible(settings: Settings) -> Settings:
    """The same, with the default size or place of the window if no screen could show it there."""
    (wide, high), place = settings.window, settings.place
    if not (SMALL_SCREEN_MIN[0] <= wide <= MAX_SIZE[0] and SMALL_SCREEN_MIN[1] <= high <= MAX_SIZE[1]):
        settings = msgspec.structs.replace(settings, window=Settings().window)
    if place is not None and max(map(abs, place)) > MAX_OFFSET:
        settings = msgspec.structs.replace(settings, place=None)
    return settings


def _put_aside(path: Path) -> Path:
    """Rename to settings.json.bak, or .bak2, .bak3 ... when older ones are kept already."""
    number = 1
    while True:
        kept = path.with_name(f"{path.name}.bak{number if number > 1 else ''}")
        if not kept.exists():
            return path.rename(kept)
        number += 1
