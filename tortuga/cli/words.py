"""What the command line says: Fluent texts, and errors as one line that names the thing."""

from __future__ import annotations

import copy
import sys
from collections.abc import Sequence

from tortuga.app.text import FALLBACK, LANGUAGES, Text
from tortuga.games import GAMES
from tortuga.kernel.errors import Told
from tortuga.kernel.log.format import LogError


class UsageError(Told):
    """The command line asks for something there is not: exit code 2."""


class Words:
    """The voice of the command line in one language."""

    def __init__(self, language: str = FALLBACK) -> None:
        # an error must reach the player even when its wording has a fault
        self.text: Text = Text(language, strict=False)

    def of(self, game: str) -> Words:
        """The same voice with the words of a game before those of the house."""
        words = copy.copy(self)
        words.text = self.text.of(game)
        return words

    def say(self, id: str, /, **args: str | int | float) -> str:
        """A text."""
        return self.text.say(id, **args)

    def told(self, error: Told) -> str:
        """An error in words."""
        return self.text.told(error.id, error.args_told) if self.text.has(error.id) else str(error)

    def in_file(self, file: str, error: LogError) -> str:
        """`file:line: reason`, or `file: reason` for a file that could not be opened."""
        place = f"{file}:{error.line}" if error.line else file
        return f"{place}: {self.told(error)}"


def wished_language(argv: Sequence[str]) -> str:
    """The language of `--lang`, which the words of wrong arguments and of `--help` are already to have."""
    for before, word in zip(("", *argv), argv, strict=False):
        wish = word.removeprefix("--lang=") if word.startswith("--lang=") else word
        if (before == "--lang" or wish != word) and wish in LANGUAGES:
            return wish
    return FALLBACK


def wished_game(argv: Sequence[str]) -> str:
    """The game of `--game`, whose flags the other arguments are; the first of the house if none is known."""
    for before, word in zip(("", *argv), argv, strict=False):
        wish = word.removeprefix("--game=") if word.startswith("--game=") else word
        if (before == "--game" or wish != word) and wish in GAMES:
            return wish
    return next(iter(GAMES))


def complain(line: str) -> None:
    """One line on standard error."""
    print(f"tortuga: {' '.join(line.split())}", file=sys.stderr)
