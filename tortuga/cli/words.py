"""Texts of the command line, and errors in one line."""

from __future__ import annotations

import copy
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from tortuga.app.languages import FALLBACK
from tortuga.app.text import Text
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
        return self.text.describe_error(error.id, error.arguments) if self.text.has(error.id) else str(error)

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


def given_known(argv: Sequence[str], option: str, known: Collection[str]) -> str | None:
    """The first value given for an option that is a known one; None if there is none.

    Errors in the arguments and `--help` use the language already, and a game brings flags of its own.
    """
    return next((value for value in given(argv, option) if value in known), None)
