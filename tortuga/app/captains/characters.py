"""Characters for captains: the game's own, and files in the player's folder, whole captains among them."""

from __future__ import annotations

from tortuga.app.captains.ask import captains_of, is_outside
from tortuga.app.scene.context import Context
from tortuga.kernel.errors import Notice, UserError
from tortuga.kernel.players import character_of, level_of

NONE = ""
"""The name that means no character."""


def offered(game: str) -> tuple[str, ...]:
    """All names: none, the game's own characters, then the player's files alphabetically, valid or not.

    Outside captains are included, though they take the place of a level, too.
    """
    return (NONE, *captains_of(game).characters())


def fault_of(game: str, name: str) -> Notice | None:
    """Why a character cannot be used; None if it can."""
    about = _about(game, name)
    return about if isinstance(about, Notice) else None


def title(context: Context, game: str, name: str) -> str:
    """The name shown; for a file, the file's name."""
    if _about(game, name) is None:
        return context.say(f"character-{name or 'none'}")
    return outside_name(name) or name


def outside_name(player: str) -> str:
    """The name shown for an outside captain, that of its module; "" for all others."""
    return player.partition(":")[0] if is_outside(player) else ""


def note(context: Context, game: str, name: str) -> str:
    """A sentence about the character; for a file, the one written in it."""
    about = _about(game, name)
    if about is None:
        return context.say(f"character-{name}-note")
    own = "character-outside-note" if is_outside(name) else "character-own-note"
    return (about if isinstance(about, str) else "") or context.say(own, name=outside_name(name) or name)


def split_player(player: str) -> tuple[str, str]:
    """Level and character of a captain's name, such as `admiral-raider`.

    An outside captain has no level, and takes the place of a character.
    """
    if is_outside(player):
        return "", player
    return level_of(player), character_of(player)


def level_name(context: Context, player: str) -> str:
    """A captain's level in words; an unknown level keeps its name."""
    level, character = split_player(player)
    if not level:
        return outside_name(player)
    if not context.text.has(f"level-{level}"):
        return player
    name = context.say(f"level-{level}")
    if not character:
        return name
    known = context.text.has(f"character-{character}")
    return context.say(
        "character-of", level=name, name=context.say(f"character-{character}") if known else character
    )


def _about(game: str, name: str) -> str | Notice | None:
    """What a file says of its character (str) or why it is unusable (`Notice`); None for the game's own."""
    try:
        return None if name == NONE else captains_of(game).about(name)
    except UserError as error:
        return Notice(error.id, error.arguments)
    except FileNotFoundError:
        return Notice("newgame-fault-character", {"name": name})
    except OSError as error:
        return Notice("error-file", {"file": name, "reason": error.strerror or str(error)})
