"""The log of a game: a header and the events, the exchange format that carries them, and its errors.

The format is JSON Lines in UTF-8. Line 1 is the header, every further line one event with its `type`; each
line ends with its seal. `reader.py` reads it; `Upcast` in `kernel.game` is a change of the format.
"""

from __future__ import annotations

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
NO_SEAL = ""
"""In place of a seal before the header's."""

_encoder = msgspec.json.Encoder(order="sorted")


def seal(previous: str, content: Any) -> str:
    """Seal of a line: BLAKE2b over the seal before it and its content in canonical form.

    The chain finds a change at the line where it was made. It is not a signature: it finds accidents and
    careless edits. Only `verify` shows that nobody invented a game: it derives every die again from the seed.

    The canonical form is compact JSON with sorted keys, so spacing and the order of keys do not matter.

    Args:
        previous: seal of the line before; `NO_SEAL` for the header.
        content: the line without its seal, as a Struct or as decoded JSON; both give the same seal.

    Returns:
        16 hexadecimal digits.
    """
    from hashlib import blake2b

    digest = blake2b(previous.encode(), digest_size=SEAL_DIGITS // 2)
    digest.update(_encoder.encode(content))
    return digest.hexdigest()


def sealed_line(previous: str, content: Any) -> tuple[str, str]:
    """A line of a log and its seal: the content as a JSON object with the seal as last field, no line end."""
    mark = seal(previous, content)
    return f'{msgspec.json.encode(content).decode()[:-1]},"seal":"{mark}"}}', mark


FORMAT = "tortuga-log"
VERSION = 1


_MAX_QUOTED = 400
"""Maximum number of characters of a file that a message quotes."""
_LARGEST_QUOTED = 10**20
"""The largest number that a message quotes."""


class LogError(UserError):
    """A log that cannot be read, written or believed: what was expected, and the line where it failed."""

    def __init__(self, id: str, /, *, line: int, **args: Argument) -> None:
        super().__init__(id, line=line, **{name: _quoted(value) for name, value in args.items()})
        self.line = line
        """From 1; 0 when the trouble is with the file itself."""


def _quoted(value: Argument) -> Argument:
    """A quotation from a file, short and without control characters.

    A number may have too many digits to be written at all: the largest one replaces it.
    """
    if isinstance(value, str):
        quoted = harmless(value[:_MAX_QUOTED])
        return quoted if len(value) <= _MAX_QUOTED else f"{quoted}…"
    return min(max(value, -_LARGEST_QUOTED), _LARGEST_QUOTED)


class Undone(msgspec.Struct, frozen=True, tag="undone"):
    """A seat took its last choice back: the last `events` events that still counted no longer do.

    In a practice game they may be more than that choice, back to any moment at which seats were to act.
    """

    seat: int
    events: int


class SeedRevealed(msgspec.Struct, frozen=True, tag="seed-revealed"):
    """The last line of a finished game: from the seed anyone can derive every die again."""

    seed: str


KernelEvent = Undone | SeedRevealed
"""Events of the log itself; no game knows them."""


Commitment = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
"""SHA-256 of a seed, 64 hexadecimal digits. The length is there because `$` lets a line end pass."""


class Inherited(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Where a game branches off another: up to here its events, and their chance, come from the other."""

    events: int
    """How many events of this log come from the other game, counted from the first."""
    commitment: Commitment
    """The other game's commitment: SHA-256 of the seed from which these events were dealt."""
    seed: str | None = None
    """That seed, if it was known; while the other game is running it stays secret."""


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
    """The commitment to the seed from which the game is dealt, after inherited events."""
    branched: tuple[Inherited, ...] = ()
    """For a game that continues another: the games it branched off, oldest first."""
    practice: bool = False
    """Whether more than the last choice may be taken back; such a game says nothing about its players."""
    unadvised: bool = False
    """Whether people get no advice from captains in this game."""
    eyes: int | None = None
    """The observer whose view of a running game is all that the log holds, -1 = `NOBODY`; None: a whole log.
    Such a log can only be viewed, never continued, verified or branched."""

    @property
    def inherited(self) -> int:
        """How many events come from another game and cannot be taken back."""
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
        """The last event, from 1, whose chance came from another game with an unknown seed."""
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
    """Seals lines one after another; a copy continues from the same line.

    Args:
        last: seal of the last line already written; `NO_SEAL` before the header.
    """

    __slots__ = ("last",)

    def __init__(self, last: str = NO_SEAL) -> None:
        self.last = last

    def lines(self, contents: Iterable[Any]) -> Iterator[str]:
        """The contents (Structs) as sealed lines without line ends."""
        for content in contents:
            line, self.last = sealed_line(self.last, content)
            yield line

    def copy(self) -> Writer:
        """An independent writer that continues from the same line."""
        return Writer(self.last)


def dump(log: Log) -> bytes:
    """A log in the exchange format."""
    return as_bytes(Writer().lines((log.header, *log.events)))


def last_seal(log: Log) -> str:
    """The seal of the last line, which stands for the whole log."""
    writer = Writer()
    for _ in writer.lines((log.header, *log.events)):
        pass
    return writer.last


def as_bytes(lines: Iterable[str]) -> bytes:
    """Sealed lines as the content of a file."""
    return "".join(f"{line}\n" for line in lines).encode()


def save(path: Path, content: bytes) -> None:
    """Write the content of a log file, atomically.

    Raises:
        LogError: the file cannot be written; an old file of that name is unchanged.
    """
    try:
        write_atomically(path, content)
    except OSError as error:
        raise LogError(
            "error-log-unwritable", line=0, file=str(path), reason=error.strerror or str(error)
        ) from error
