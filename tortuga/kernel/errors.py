"""Errors and notices for the player: a text id with its arguments, worded by the app."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

Argument = str | int


class UserError(Exception):
    """An error shown to the player: a text id with its arguments, worded in the player's language."""

    def __init__(self, id: str, /, **args: Argument) -> None:
        super().__init__(id, args)
        self.id = id
        self.arguments: dict[str, Argument] = args

    def __reduce__(self) -> tuple[object, ...]:
        # captains run in their own processes: their errors must arrive here with the arguments
        return _rebuilt, (type(self), self.id, self.arguments)

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value}" for name, value in self.arguments.items())
        return f"{self.id} ({details})" if details else self.id


def _rebuilt(kind: type[UserError], id: str, args: dict[str, Argument]) -> UserError:
    return kind(id, **args)


class Refusal(UserError):
    """A command that the rules do not allow; nothing has changed."""


class Notice(msgspec.Struct, frozen=True):
    """A message for the player; worded by `Text.say(id, **args)`."""

    id: str
    args: Mapping[str, str | int] = msgspec.field(default_factory=dict)
