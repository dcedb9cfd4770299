"""Characters as files: a game's own, and the player's in `captains/<game>/` of the data folder.

Imports no numpy, so that the app can load it cheaply.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import resources
from pathlib import Path
from typing import Final, Generic, TypeVar

import msgspec

from ai.captains import BadCharacter
from tortuga.kernel.log.files import decoded, read_small
from tortuga.paths import data_dir

FOLDER: Final = "captains"
SUFFIX: Final = ".json"
_NAME: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,40}")


class AnyCharacter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a captain likes beyond winning; the defaults are those of a captain without whims."""

    format: str
    version: int
    """Version of the file format."""
    name: str
    """Name of the file; the name of a player (`level-name`) ends with it."""
    about: str = ""
    """For people who read the file."""


class _Version(msgspec.Struct):
    """The part of a character's file that every version has."""

    version: int = 1


Character = TypeVar("Character", bound=AnyCharacter)


@dataclass
class Characters(Generic[Character]):
    """The characters of one game: those that come with it, and those in the player's files."""

    game: str
    """Its name; its own characters lie in `ai/games/<game>/captains`."""
    named: tuple[str, ...]
    """The game's own, in the order in which they are offered."""
    plain: Character
    """The character without whims; a file holds a struct of the same type."""
    judge: Callable[[Character, str], None]
    """Raises `BadCharacter` for values out of bounds; its second argument is the file name."""
    flat: bool = False
    """Whether the player's `captains/<name>.json` counts too."""
    _stored: Mapping[str, Character] | None = field(default=None, init=False)

    def decode(self, text: bytes, file: str) -> Character:
        """The character in a file of this name.

        Raises:
            BadCharacter: it says what is wrong.
        """
        try:
            version, known = decoded(text, _Version).version, self.plain.version
            if version > known:
                raise BadCharacter("error-character-newer", file=file, version=version, known=known)
            character = decoded(text, type(self.plain))
        except msgspec.DecodeError as error:
            raise BadCharacter("error-character-broken", file=file, reason=str(error)) from error
        self.judge(character, file)
        return character

    def stored(self) -> Mapping[str, Character]:
        """The characters that come with the game, by name.

        Raises:
            BadCharacter: one of them is broken.
        """
        if self._stored is None:
            folder = resources.files(f"ai.games.{self.game}").joinpath("captains")
            files = [folder.joinpath(name + SUFFIX) for name in self.named]
            self._stored = {
                character.name: character
                for character in (self.decode(file.read_bytes(), file.name) for file in files)
            }
        return self._stored

    def names(self) -> tuple[str, ...]:
        """The game's own, then the player's in alphabetical order, valid or not."""
        stems = {path.stem for folder in self._folders() for path in folder.glob(f"*{SUFFIX}")}
        return (*self.named, *sorted(name for name in stems - {*self.named} if _NAME.fullmatch(name)))

    def about(self, name: str) -> str | None:
        """How a player's own file describes its character; None for one that comes with the game.

        Raises:
            BadCharacter: the file holds no character.
            OSError: the file cannot be read; FileNotFoundError if there is none.
        """
        if name in self.named:
            return None
        path = self._file_of(name)
        if path is None:
            raise FileNotFoundError(name)
        return self._read(path).about

    def find(self, name: str) -> Character | None:
        """The character of this name: one of the game's, or of a file in the player's folder.

        Raises:
            BadCharacter: the file of this name is broken.
            OSError: it cannot be read.
        """
        if name in self.named:
            return self.stored()[name]
        path = self._file_of(name)
        if path is None:
            return None
        read = self._read(path)
        return msgspec.structs.replace(read, name=name)

    def _read(self, path: Path) -> Character:
        return self.decode(read_small(path), path.name)

    def _file_of(self, name: str) -> Path | None:
        """The player's file of this name, if there is one; the game's own folder comes first."""
        if not _NAME.fullmatch(name):
            return None
        paths = (folder / f"{name}{SUFFIX}" for folder in self._folders())
        return next((path for path in paths if path.is_file()), None)

    def _folders(self) -> tuple[Path, ...]:
        top = data_dir() / FOLDER
        return (top / self.game, top) if self.flat else (top / self.game,)


def within(file: str, field: str, value: float, least: float, most: float) -> None:
    """Check that a number in a character's file lies within its bounds.

    Raises:
        BadCharacter: it does not.
    """
    if not least <= value <= most:
        raise BadCharacter(
            "error-character-range",
            file=file,
            field=field,
            value=f"{value:g}",
            least=f"{least:g}",
            most=f"{most:g}",
        )


def likes_within(file: str, likes: Mapping[str, float], known: tuple[str, ...], most: float) -> None:
    """Check that likes name acts that exist, and that none is beyond `most` either way.

    Raises:
        BadCharacter: one is not.
    """
    for act, liking in likes.items():
        if act not in known:
            raise BadCharacter("error-character-action", file=file, action=act, names=", ".join(known))
        within(file, f"likes.{act}", liking, -most, most)
