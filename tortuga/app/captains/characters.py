"""The characters that a captain may be given: the game's own, and files in the player's folder."""

from __future__ import annotations

import functools
from pathlib import Path

from ai import character_files as captain_files
from tortuga.app.scene.context import Context
from tortuga.kernel.errors import Notice, Told

CHARACTERS = ("", "raider", "shipwright", "recruiter", "treasure-hunter", "gambler", "sprinter")
"""What a captain may like beyond winning, "" = nothing. Each has the texts character-<name> and -note."""


def offered() -> tuple[str, ...]:
    """All names: the game's own characters first, then the player's by alphabet, right or wrong."""
    return (*CHARACTERS, *(name for name in captain_files.names() if name not in CHARACTERS))


def fault_of(name: str) -> Notice | None:
    """Why no captain can have this character; None when one can."""
    if name in CHARACTERS:
        return None
    found = _about(name)
    return found if isinstance(found, Notice) else None


def title(context: Context, name: str) -> str:
    """The name shown; a file's own is that of the file."""
    if name in CHARACTERS:
        return context.say(f"character-{name or 'none'}")
    return name


def note(context: Context, name: str) -> str:
    """A sentence about the character: a file's own is what its player wrote."""
    if name in CHARACTERS:
        return context.say(f"character-{name}-note")
    found = _about(name)
    return (found if isinstance(found, str) else "") or context.say("character-own-note", name=name)


def captain_of(player: str) -> tuple[str, str]:
    """Level and character of a captain's name as it stands in a log: `admiral-raider`."""
    level, _, character = player.partition("-")
    return level, character


def level_name(context: Context, player: str) -> str:
    """A captain's level in words; one that is unknown here keeps its own name."""
    level, character = captain_of(player)
    if not context.text.has(f"level-{level}"):
        return player
    name = context.say(f"level-{level}")
    if not character:
        return name
    known = context.text.has(f"character-{character}")
    return context.say(
        "character-of", level=name, name=context.say(f"character-{character}") if known else character
    )


def _about(name: str) -> str | Notice:
    """What the player's file of this name says of its character, or why there is none."""
    path = captain_files.file_of(name)
    if path is None:
        return Notice("newgame-fault-character", {"name": name})
    return _read(path, path.stat().st_mtime_ns)


@functools.lru_cache(maxsize=32)
def _read(path: Path, changed: int) -> str | Notice:
    """What the file says about its character, or what is wrong with it; read again once it was `changed`."""
    del changed
    from ai.games.tortuga2014 import characters

    try:
        return characters.read(path).about
    except Told as error:
        return Notice(error.id, error.args_told)
    except OSError as error:
        return Notice("error-file", {"file": path.name, "reason": error.strerror or str(error)})
