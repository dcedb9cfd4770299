"""Characters: small tilts of what a captain likes, read from files that a player may copy and change.

Without numpy, so that the app may ask.
"""

from __future__ import annotations

import functools
from importlib import resources
from pathlib import Path
from typing import Final, Literal

import msgspec

from ai import character_files
from ai.captains import BadCharacter
from tortuga.games.tortuga2014.pieces import ACTION_NAMES
from tortuga.games.tortuga2014.rules import RULES

NAMES: Final = ("raider", "shipwright", "recruiter", "treasure-hunter", "gambler", "sprinter")
"""Those that come with the game, in the order in which they are offered."""

FLAT: Final = True
"""Its characters once lay beside the folders of the games, and are still found there."""
MOST_LIKING: Final = 0.1
MOST_TILES: Final = 3.0
MOST_DARING: Final = 0.5


class Character(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a captain likes beyond winning. The defaults are a captain without whims."""

    format: Literal["tortuga-captain"]
    version: Literal[1]
    name: str
    about: str = ""
    """For whoever reads the file."""
    likes: dict[str, float] = {}
    """By action: win share at two seats that acting there first is worth beside what it brings."""
    tiles: float = 1.0
    """How bonus tiles count: above 1 ends its dice early, below 1 takes its time."""
    daring: float = 0.0
    """Liking for outcomes that vary with the opponents' dice; below 0 is cautious."""


PLAIN: Final = Character("tortuga-captain", 1, "plain")


def decode(text: bytes, name: str) -> Character:
    """The character in a file.

    Raises:
        BadCharacter: saying what is wrong.
    """
    try:
        found = msgspec.json.decode(text, type=Character)
    except msgspec.DecodeError as error:
        raise BadCharacter("error-character-broken", file=name, reason=str(error)) from error
    for action, liking in found.likes.items():
        if action not in ACTION_NAMES:
            names = ", ".join(ACTION_NAMES)
            raise BadCharacter("error-character-action", file=name, action=action, names=names)
        _within(name, f"likes.{action}", liking, -MOST_LIKING, MOST_LIKING)
    _within(name, "tiles", found.tiles, 0.0, MOST_TILES)
    _within(name, "daring", found.daring, -MOST_DARING, MOST_DARING)
    return found


def _within(file: str, field: str, value: float, least: float, most: float) -> None:
    if not least <= value <= most:
        raise BadCharacter(
            "error-character-range",
            file=file,
            field=field,
            value=f"{value:g}",
            least=f"{least:g}",
            most=f"{most:g}",
        )


def read(path: Path) -> Character:
    """The character in a file.

    Raises:
        BadCharacter: see `decode`.
        OSError: the file cannot be read.
    """
    return decode(path.read_bytes(), path.name)


@functools.cache
def stored() -> dict[str, Character]:
    """The characters that come with the game, by name.

    Raises:
        BadCharacter: one of them is broken.
    """
    folder = resources.files("ai.games.tortuga2014").joinpath("captains")
    files = [folder.joinpath(name + character_files.SUFFIX) for name in NAMES]
    found = [decode(file.read_bytes(), file.name) for file in files]
    return {character.name: character for character in found}


def names() -> tuple[str, ...]:
    """The game's own, then the player's by alphabet, right or wrong."""
    return (*NAMES, *(name for name in character_files.names(RULES.name, FLAT) if name not in NAMES))


def about(name: str) -> str | None:
    """What a player's own file says of its character; None for one that comes with the game.

    Raises:
        BadCharacter: the file holds none.
        OSError: it cannot be read; FileNotFoundError where there is none.
    """
    if name in NAMES:
        return None
    path = character_files.file_of(RULES.name, name, FLAT)
    if path is None:
        raise FileNotFoundError(name)
    return read(path).about


def find(name: str) -> Character | None:
    """The character of this name: one of the game's, or of a file in the player's folder.

    Raises:
        BadCharacter: the file of this name is broken.
    """
    if name in stored():
        return stored()[name]
    path = character_files.file_of(RULES.name, name, FLAT)
    return None if path is None else msgspec.structs.replace(read(path), name=name)
