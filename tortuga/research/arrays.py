"""Views as arrays of a fixed size, derived from the types of a view and what `Spaces` says about them.

Numbers are written as they are, words one-hot, optional values after a 1 that says they are known, lists
after their length. Whatever a view does not have is 0.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec
import numpy as np
from msgspec.inspect import (
    BoolType,
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

from tortuga.kernel.game import Game
from tortuga.kernel.spaces import Spaces

Array = NDArray[np.float32]

SAID: Final = 12
"""How many tokens of an unfinished command an observation shows, the latest ones."""
MOST: Final = 1000.0
"""No number in an array is larger, nor smaller than its negative."""


@dataclass(frozen=True)
class Part:
    """A stretch of an array: its size, and how a value is written into it from an index on."""

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
    """What a seat observes: its view, and the tokens of its unfinished command.

    Raises:
        LookupError, TypeError: see `encoder`.
    """

    def __init__(self, game: Game) -> None:
        self._view = encoder(game.rules.view_type, game.spaces)
        self.size: Final = self._view.size + SAID

    def write(self, array: Array, view: Any, said: Sequence[int]) -> None:
        """Fill an array of `size` numbers; tokens count from 1, 0 = none."""
        array.fill(0)
        self._view.write(array, 0, view)
        last = said[-SAID:]
        array[self._view.size : self._view.size + len(last)] = np.array(last, np.float32) + 1


def _part(kind: Type, name: str, spaces: Spaces) -> Part:
    match kind:
        case BoolType() | IntType() | FloatType():
            return Part(1, _write_number)
        case LiteralType(values=values):
            return _one_of(values)
        case StrType():
            return _one_of(_told(spaces.words, name, "words"))
        case VarTupleType(item_type=item):
            return _row(_told(spaces.lengths, name, "a length"), name, item, spaces)
        case TupleType(item_types=items):
            return _fixed([_part(item, f"{name}[]", spaces) for item in items])
        case StructType():
            return _fields(kind, spaces)
        case UnionType(types=types):
            known = [each for each in types if not isinstance(each, NoneType)]
            part = _part(known[0], name, spaces) if len(known) == 1 else _kinds(known, name, spaces)
            return part if len(known) == len(types) else _known(part)
    raise TypeError(f"{name} cannot be written into an array: {kind}")


def _told(told: Mapping[str, Any], name: str, what: str) -> Any:
    if name not in told:
        raise LookupError(f"`Spaces` lacks {what} of {name}")
    return told[name]


def _write_number(array: Array, at: int, value: float) -> None:
    array[at] = min(max(value, -MOST), MOST)


def _one_of(values: Sequence[Any]) -> Part:
    """One place each."""
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
        for place, each in enumerate(value[-most:] if most else ()):
            part.write(array, at + 1 + place * part.size, each)

    return Part(1 + most * part.size, write)


def _fixed(parts: Sequence[Part]) -> Part:
    def write(array: Array, at: int, value: Sequence[Any]) -> None:
        for part, each in zip(parts, value, strict=True):
            part.write(array, at, each)
            at += part.size

    return Part(sum(part.size for part in parts), write)


def _fields(kind: StructType, spaces: Spaces) -> Part:
    parts = [
        (each.name, _part(each.type, each.name, spaces))
        for each in kind.fields
        if not spaces.skipped & {kind.tag, each.name, f"{kind.cls.__name__}.{each.name}"}
    ]

    def write(array: Array, at: int, value: Any) -> None:
        for name, part in parts:
            part.write(array, at, getattr(value, name))
            at += part.size

    return Part(sum(part.size for _, part in parts), write)


def _kinds(kinds: Sequence[Type], name: str, spaces: Spaces) -> Part:
    """Which of several kinds a value is, and its fields; all kinds share the same places."""
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
