"""Texts of the command line, and errors in one line."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tortuga.app.languages import FALLBACK, LANGUAGES
from tortuga.app.text import Text
from tortuga.games import GAMES
from tortuga.kernel.errors import UserError
from tortuga.kernel.log.format import LogError


class UsageError(UserError):
    """Wrong usage of the command line: exit code 2."""


class Words:
    """The texts of the command line in one language."""

    def __init__(self, language: str = FALLBACK) -> None:
        # an error must reach the player even if its message is faulty
        self.text: Text = Text(language, strict=False)

    def of(self, game: str, options: Mapping[str, Any] | None = None) -> Words:
        """A copy in which the texts of a game, under its options, come before the general ones."""
        words = copy.copy(self)
        words.text = self.text.of(game, options)
        return words

    def say(self, id: str, /, **args: str | int | float) -> str:
        """A text."""
        return self.text.say(id, **args)

    def message(self, error: UserError) -> str:
        """An error in words."""
        return self.text.in_words(error.id, error.arguments) if self.text.has(error.id) else str(error)

    def in_file(self, file: str, error: LogError) -> str:
        """`file:line: reason`, or `file: reason` for a file that could not be opened."""
        place = f"{file}:{error.line}" if error.line else file
        return f"{place}: {self.message(error)}"


def given(argv: Sequence[str], option: str) -> Iterator[str]:
    """Values given for an option (`--lang`) in arguments that are not parsed yet."""
    for before, word in zip(("", *argv), argv, strict=False):
        if before == option:
            yield word
        elif word.startswith(f"{option}="):
            yield word.removeprefix(f"{option}=")


def given_language(argv: Sequence[str]) -> str:
    """The language of `--lang`; errors in the arguments and `--help` use it already."""
    return next((value for value in given(argv, "--lang") if value in LANGUAGES), FALLBACK)


def given_game(argv: Sequence[str]) -> str | None:
    """The game of `--game`, which brings flags of its own; None if it is not given, or not known."""
    return next((value for value in given(argv, "--game") if value in GAMES), None)
