"""Commands as sequences of tokens: every game has a fixed alphabet, however many commands it has.

There can be thousands of ways to move chests alone; spelled out, chest by chest, five colours and an end
are enough. An agent chooses one token after the other, and only where there is a choice.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

import msgspec
from msgspec.inspect import (
    Field,
    IntType,
    LiteralType,
    NoneType,
    StrType,
    StructType,
    TupleType,
    Type,
    UnionType,
    VarTupleType,
    type_info,
)

from tortuga.kernel.game import Game

NONE: Final = "none"
END: Final = "end"
"""Ends a list of values."""

Spelled = tuple[int, ...]


class Alphabet:
    """The tokens of one game: tags of its commands, words and numbers in them, `none`, and the end of a list.

    Raises:
        TypeError: a command of the game has a field that cannot be spelled.
    """

    def __init__(self, game: Game) -> None:
        tags: dict[str, None] = {}
        values: dict[Any, None] = {}
        for found in _types(type_info(game.rules.command_type)):
            match found:
                case StructType(tag=str(tag)):
                    tags[tag] = None
                case LiteralType(values=told):
                    values |= dict.fromkeys(told)
                case StrType():
                    values |= dict.fromkeys(game.spaces.said)
                case IntType():
                    values |= dict.fromkeys(game.spaces.numbers)
                case StructType() | TupleType() | VarTupleType() | UnionType() | NoneType():
                    pass
                case _:
                    raise TypeError(f"a command of {game.name} cannot be spelled: {found}")
        self.names: Final = (*tags, *(str(value) or '""' for value in values), NONE, END)
        """The names of the tokens."""
        self._tags = {tag: token for token, tag in enumerate(tags)}
        self._values = {value: token for token, value in enumerate(values, start=len(tags))}
        self._values[None] = len(self.names) - 2
        self._end = len(self.names) - 1
        self._spelled: dict[Any, Spelled] = {}

    def __len__(self) -> int:
        return len(self.names)

    def spell(self, command: msgspec.Struct) -> Spelled:
        """The tokens of a command; no two commands have the same, and none is the beginning of another's."""
        if command not in self._spelled:
            self._spelled[command] = tuple(self._spell(command))
        return self._spelled[command]

    def _spell(self, value: Any) -> Iterator[int]:
        match value:
            case msgspec.Struct():
                yield self._tags[str(type(value).__struct_config__.tag)]
                for name in value.__struct_fields__:
                    yield from self._spell(getattr(value, name))
            case tuple():
                for item in value:
                    yield from self._spell(item)
                yield self._end
            case _:
                yield self._values[value]


def _types(kind: Type | Field) -> Iterator[Type]:
    """A type and all types that it is made of."""
    match kind:
        case Field():
            yield from _types(kind.type)
            return
        case UnionType():
            parts: Iterable[Type | Field] = kind.types
        case StructType():
            parts = kind.fields
        case VarTupleType():
            parts = (kind.item_type,)
        case TupleType():
            parts = kind.item_types
        case _:
            parts = ()
    yield kind
    for part in parts:
        yield from _types(part)


class Decision:
    """An unfinished command: the tokens said so far, and what may follow.

    Args:
        commands: every one that is legal, at least one.
    """

    __slots__ = ("_left", "said")

    def __init__(self, alphabet: Alphabet, commands: Iterable[Any]) -> None:
        self._left = [(alphabet.spell(command), command) for command in commands]
        self.said: Spelled = ()
        """The tokens so far, both chosen ones and those without an alternative."""
        self._go_on()

    @property
    def command(self) -> Any | None:
        """The command, once no other is possible."""
        return self._left[0][1] if len(self._left) == 1 else None

    def tokens(self) -> Sequence[int]:
        """The tokens that may come next, in ascending order; () once the command is complete."""
        at = len(self.said)
        return () if len(self._left) == 1 else sorted({spelled[at] for spelled, _ in self._left})

    def say(self, token: int) -> Decision:
        """The decision after one more token.

        Raises:
            ValueError: no legal command continues like this.
        """
        at, said = len(self.said), Decision.__new__(Decision)
        said._left = [each for each in self._left if each[0][at : at + 1] == (token,)]
        if len(self._left) == 1 or not said._left:
            raise ValueError(f"no legal command goes on with token {token}")
        said.said = (*self.said, token)
        said._go_on()
        return said

    def saying(self, tokens: Iterable[int]) -> Decision:
        """The decision after tokens that were said of one like it, those without an alternative included.

        Raises:
            ValueError: no legal command continues like this.
        """
        decision: Decision = self
        for at, token in enumerate(tokens):
            if at >= len(decision.said):
                decision = decision.say(token)
        return decision

    def _go_on(self) -> None:
        """Say what has no alternative."""
        first = self._left[0][0]
        if len(self._left) == 1:
            self.said = first
            return
        at = len(self.said)
        while all(spelled[at] == first[at] for spelled, _ in self._left):
            at += 1
        self.said = first[:at]
