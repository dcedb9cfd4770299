"""Views as arrays of a fixed size and commands as tokens, derived from types and a game's `Spaces`.

There can be thousands of ways to move chests alone; spelled out chest by chest, five colours and an end are
enough. So a command is a sequence of tokens from a fixed alphabet: an agent chooses one after the other, and
only where there is a choice.

Numbers are written as they are, words one-hot, optional values after a 1 that says they are known, lists
after their length. Whatever a view does not have is 0.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec
import numpy as np
from msgspec.inspect import (
    BoolType,
    Field,
    FloatType,
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
from numpy.typing import NDArray

from tortuga.kernel.game import Game, Spaces

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
        for node in _types(type_info(game.rules.command_type)):
            match node:
                case StructType(tag=str(tag)):
                    tags[tag] = None
                case LiteralType(values=words):
                    values |= dict.fromkeys(words)
                case StrType():
                    values |= dict.fromkeys(game.spaces.said)
                case IntType():
                    values |= dict.fromkeys(game.spaces.numbers)
                case StructType() | TupleType() | VarTupleType() | UnionType() | NoneType():
                    pass
                case _:
                    raise TypeError(f"a command of {game.name} cannot be spelled: {node}")
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
        """The decision after all tokens that an equal one has said, those without an alternative included.

        Raises:
            ValueError: no legal command continues like this.
        """
        decision: Decision = self
        for at, token in enumerate(tokens):
            if at >= len(decision.said):
                decision = decision.say(token)
        return decision

    def _go_on(self) -> None:
        """Append tokens that have no alternative."""
        first = self._left[0][0]
        if len(self._left) == 1:
            self.said = first
            return
        at = len(self.said)
        while all(spelled[at] == first[at] for spelled, _ in self._left):
            at += 1
        self.said = first[:at]


Array = NDArray[np.float32]

PARTIAL_TOKENS: Final = 12
"""How many of an unfinished command's latest tokens an observation shows."""
MAX_NUMBER: Final = 1000.0
"""Numbers in an array lie between this and its negative."""


@dataclass(frozen=True)
class Part:
    """A stretch of an array: its size, and how a value is written at an index."""

    size: int
    write: Callable[[Array, int, Any], None]


def encoder(view_type: type[msgspec.Struct], spaces: Spaces) -> Part:
    """The part that writes views of a type.

    Raises:
        LookupError: `spaces` lacks a length or words; the message names the field.
        TypeError: a field of a kind that cannot be written.
    """
    return _part(type_info(view_type), view_type.__name__, spaces)


class Observation:
    """A seat's observation: its view, and the tokens of its unfinished command.

    Raises:
        LookupError, TypeError: see `encoder`.
    """

    def __init__(self, game: Game) -> None:
        self._view = encoder(game.rules.view_type, game.spaces)
        self.size: Final = self._view.size + PARTIAL_TOKENS

    def write(self, array: Array, view: Any, said: Sequence[int]) -> None:
        """Fill an array of `size` numbers; tokens count from 1, 0 = none."""
        array.fill(0)
        self._view.write(array, 0, view)
        last = said[-PARTIAL_TOKENS:]
        array[self._view.size : self._view.size + len(last)] = np.array(last, np.float32) + 1


def _part(kind: Type, name: str, spaces: Spaces) -> Part:
    match kind:
        case BoolType() | IntType() | FloatType():
            return Part(1, _write_number)
        case LiteralType(values=values):
            return _one_of(values)
        case StrType():
            return _one_of(_required(spaces.words, name, "words"))
        case VarTupleType(item_type=item):
            return _row(_required(spaces.lengths, name, "a length"), name, item, spaces)
        case TupleType(item_types=items):
            return _fixed([_part(item, f"{name}[]", spaces) for item in items])
        case StructType():
            return _fields(kind, spaces)
        case UnionType(types=types):
            members = [member for member in types if not isinstance(member, NoneType)]
            part = _part(members[0], name, spaces) if len(members) == 1 else _kinds(members, name, spaces)
            return part if len(members) == len(types) else _known(part)
    raise TypeError(f"{name} cannot be written into an array: {kind}")


def _required(answers: Mapping[str, Any], name: str, what: str) -> Any:
    if name not in answers:
        raise LookupError(f"`Spaces` lacks {what} of {name}")
    return answers[name]


def _write_number(array: Array, at: int, value: float) -> None:
    array[at] = min(max(value, -MAX_NUMBER), MAX_NUMBER)


def _one_of(values: Sequence[Any]) -> Part:
    """One place for each value: one-hot."""
    places = {value: place for place, value in enumerate(values)}

    def write(array: Array, at: int, value: Any) -> None:
        array[at + places[value]] = 1

    return Part(len(places), write)


def _known(part: Part) -> Part:
    def write(array: Array, at: int, value: Any) -> None:
        if value is not None:
            array[at] = 1
            part.write(array, at + 1, value)

    return Part(1 + part.size, write)


def _row(most: int, name: str, item: Type, spaces: Spaces) -> Part:
    """The length and the last `most` items; if none are written, their type need not be known."""
    part = _part(item, f"{name}[]", spaces) if most else Part(0, _write_number)

    def write(array: Array, at: int, value: Sequence[Any]) -> None:
        array[at] = len(value)
        for place, item_value in enumerate(value[-most:] if most else ()):
            part.write(array, at + 1 + place * part.size, item_value)

    return Part(1 + most * part.size, write)


def _fixed(parts: Sequence[Part]) -> Part:
    def write(array: Array, at: int, value: Sequence[Any]) -> None:
        for part, item in zip(parts, value, strict=True):
            part.write(array, at, item)
            at += part.size

    return Part(sum(part.size for part in parts), write)


def _fields(kind: StructType, spaces: Spaces) -> Part:
    parts = [
        (field.name, _part(field.type, field.name, spaces))
        for field in kind.fields
        if not spaces.skipped & {kind.tag, field.name, f"{kind.cls.__name__}.{field.name}"}
    ]

    def write(array: Array, at: int, value: Any) -> None:
        for name, part in parts:
            part.write(array, at, getattr(value, name))
            at += part.size

    return Part(sum(part.size for _, part in parts), write)


def _kinds(kinds: Sequence[Type], name: str, spaces: Spaces) -> Part:
    """The kind of a value, one place for each kind, and its fields, whose places all kinds share."""
    parts: dict[type, tuple[int, Part]] = {}
    for place, kind in enumerate(kinds):
        if not isinstance(kind, StructType):
            raise TypeError(f"{name} cannot be written into an array: {kind}")
        parts[kind.cls] = place, _fields(kind, spaces)

    def write(array: Array, at: int, value: Any) -> None:
        place, part = parts[type(value)]
        array[at + place] = 1
        part.write(array, at + len(parts), value)

    return Part(len(parts) + max(part.size for _, part in parts.values()), write)
