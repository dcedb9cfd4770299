"""The log of a game: a header and the events, the exchange format that carries them, and its errors.

The format is JSON Lines in UTF-8. Line 1 is the header, every further line one event with its `type`; each
line ends with its seal. `reader.py` reads it; `Upcast` in `kernel.game` is a change of the format.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec

from tortuga import __version__
from tortuga.kernel.dealer import commitment
from tortuga.kernel.errors import Argument, UserError
from tortuga.kernel.game import Event, Options, Rules
from tortuga.kernel.log.files import write_atomically
from tortuga.kernel.players import SeatSpec
from tortuga.unicode import harmless

SEAL_DIGITS = 16
FIRST = ""
"""What the header's seal follows."""

_encoder = msgspec.json.Encoder(order="sorted")


def seal(previous: str, content: Any) -> str:
    """Seal of a line: BLAKE2b over the seal before it and its content in canonical form.

    The chain finds a change at the line where it was made. It is no signature: it finds accidents and
    careless edits. Only `verify` shows that nobody invented a game: it derives every die again from the seed.

    The canonical form is compact JSON with sorted keys, so spacing and the order of keys do not matter.

    Args:
        previous: seal of the line before; `FIRST` for the header.
        content: the line without its seal, as a Struct or as decoded JSON; both give the same seal.

    Returns:
        16 hexadecimal digits.
    """
    digest = hashlib.blake2b(previous.encode(), digest_size=SEAL_DIGITS // 2)
    digest.update(_encoder.encode(content))
    return digest.hexdigest()


def sealed_line(previous: str, content: Any) -> tuple[str, str]:
    """A line of a log and its seal: the JSON object of the content, the seal its last field, no line end."""
    mark = seal(previous, content)
    return f'{msgspec.json.encode(content).decode()[:-1]},"seal":"{mark}"}}', mark


FORMAT = "tortuga-log"
VERSION = 1


_TOLD = 400
"""Letters of a file that are told at most."""
_MOST_TOLD = 10**20
"""The largest number that is told; a larger one is called that."""


class LogError(UserError):
    """A log that cannot be read, written or believed: what was expected, and the line where it failed."""

    def __init__(self, id: str, /, *, line: int, **args: Argument) -> None:
        super().__init__(id, line=line, **{name: _sayable(value) for name, value in args.items()})
        self.line = line
        """From 1; 0 when the trouble is with the file itself."""


def _sayable(value: Argument) -> Argument:
    """What stood in a file, short enough to be told and without letters that steer.

    A number may have too many digits to be written down at all; then the largest told is named instead.
    """
    if isinstance(value, str):
        told = harmless(value[:_TOLD])
        return told if len(value) <= _TOLD else f"{told}…"
    return min(max(value, -_MOST_TOLD), _MOST_TOLD)


class Undone(msgspec.Struct, frozen=True, tag="undone"):
    """A seat took its last choice back: the last `events` events that still count, count no more.

    In a practice game they may be more than that choice, back to any moment at which seats were to act.
    """

    seat: int
    events: int


class SeedRevealed(msgspec.Struct, frozen=True, tag="seed-revealed"):
    """The last line of a finished game: with the seed anyone can derive every die again."""

    seed: str


KernelEvent = Undone | SeedRevealed
"""Events of the log itself; no game knows them."""


Commitment = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
"""SHA-256 of a seed, 64 hexadecimal digits. The length is there because `$` lets a line end pass."""


class Inherited(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Where a game leaves another one: up to here its events are the other's, and so was their chance."""

    events: int
    """How many events of this log come from there, counted from the first."""
    commitment: Commitment
    """What the other game promised: SHA-256 of the seed that these events were dealt under."""
    seed: str | None = None
    """That seed, when it was known already; the other game may still run, then it stays secret."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What was agreed before the game: line 1 of a log."""

    format: str
    version: int
    game: str
    app: str
    """Version of the program that played it."""
    options: dict[str, Any]
    seats: tuple[SeatSpec, ...]
    commitment: Commitment
    """Of the seed that the game is dealt under, after what it inherited."""
    branched: tuple[Inherited, ...] = ()
    """Of a game that continues another one: the games it left, the first one first."""
    practice: bool = False
    """Whether more than the last choice may be taken back; such a game proves nothing about its players."""
    unadvised: bool = False
    """Whether no captain advises the persons of this game."""
    eyes: int | None = None
    """Of a log that holds no more than somebody saw of a running game: whose eyes, -1 for nobody's. Such a
    log is told and looked at, never gone on with, proved or branched. None of a whole log."""

    @property
    def inherited(self) -> int:
        """How many events come from another game; they cannot be taken back."""
        return self.branched[-1].events if self.branched else 0


class Log(msgspec.Struct, frozen=True):
    """A whole log: what was agreed, and everything that happened, in order."""

    header: Header
    options: Options
    """The options of the header in the game's own type."""
    events: tuple[Event | KernelEvent, ...]

    @property
    def seed(self) -> str | None:
        """The seed of a finished game, else None."""
        last = self.events[-1] if self.events else None
        return last.seed if isinstance(last, SeedRevealed) else None

    @property
    def underived(self) -> int:
        """Up to which event, from 1, chance came from another game whose seed is not told."""
        header = self.header
        secret = (p.events for p in header.branched if p.seed is None and p.commitment != header.commitment)
        return max(secret, default=0)


def new_header(
    rules: Rules,
    options: Options,
    seats: Sequence[SeatSpec],
    seed: str,
    branched: tuple[Inherited, ...] = (),
    practice: bool = False,
    unadvised: bool = False,
) -> Header:
    """The header of a game that begins now."""
    return Header(
        format=FORMAT,
        version=VERSION,
        game=rules.name,
        app=__version__,
        options=msgspec.to_builtins(options),
        seats=tuple(seats),
        commitment=commitment(seed),
        branched=branched,
        practice=practice,
        unadvised=unadvised,
    )


class Writer:
    """Seals lines one after the other; a copy continues from the same line.

    Args:
        last: seal of the last line already written; `FIRST` before the header.
    """

    __slots__ = ("last",)

    def __init__(self, last: str = FIRST) -> None:
        self.last = last

    def lines(self, contents: Iterable[Any]) -> Iterator[str]:
        """The contents (Structs) as sealed lines without line ends."""
        for content in contents:
            line, self.last = sealed_line(self.last, content)
            yield line

    def copy(self) -> Writer:
        """A writer that goes on from the same line and leaves this one as it is."""
        return Writer(self.last)


def dump(log: Log) -> bytes:
    """A log in the exchange format."""
    return as_bytes(Writer().lines((log.header, *log.events)))


def as_bytes(lines: Iterable[str]) -> bytes:
    """Sealed lines as the content of a file."""
    return "".join(f"{line}\n" for line in lines).encode()


def save(path: Path, content: bytes) -> None:
    """Write the content of a log file, atomically.

    Raises:
        LogError: the file cannot be written; an old file of that name is as it was.
    """
    try:
        write_atomically(path, content)
    except OSError as error:
        raise LogError(
            "error-log-unwritable", line=0, file=str(path), reason=error.strerror or str(error)
        ) from error
