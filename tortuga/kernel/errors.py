"""What goes wrong or is told, in a form the app can word: an id of a text and its arguments."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Argument = str | int


class UserError(Exception):
    """An error that a person is shown: a text id with its arguments, worded by the app in their language."""

    def __init__(self, id: str, /, **args: Argument) -> None:
        super().__init__(id, args)
        self.id = id
        self.arguments: dict[str, Argument] = args

    def __reduce__(self) -> tuple[object, ...]:
        # captains think in processes of their own, and what they refuse must arrive here with its arguments
        return _rebuilt, (type(self), self.id, self.arguments)

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value}" for name, value in self.arguments.items())
        return f"{self.id} ({details})" if details else self.id


def _rebuilt(kind: type[UserError], id: str, args: dict[str, Argument]) -> UserError:
    return kind(id, **args)


class Refusal(UserError):
    """A command that the rules do not allow; the state is as it was."""


@dataclass(frozen=True)
class Notice:
    """Something the player must be told; worded by `Text.say(id, **args)`."""

    id: str
    args: Mapping[str, str | int] = field(default_factory=dict)
