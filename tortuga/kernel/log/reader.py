"""Reading a log in the exchange format: errors name the wrong line and what was expected."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, Union

import msgspec

from tortuga import __version__
from tortuga.kernel.errors import Refusal
from tortuga.kernel.game import NOBODY, Game, Games, Raw, Rules, Upcast, Upcasts
from tortuga.kernel.log.files import opened
from tortuga.kernel.log.format import (
    FORMAT,
    NO_SEAL,
    VERSION,
    Header,
    Log,
    LogError,
    SeedRevealed,
    Undone,
    seal,
)
from tortuga.unicode import harmless

UPCASTS: Upcasts = {}
"""The steps to the present version; version 1 is the first."""
MAX_LINE = 1 << 18
"""Maximum number of bytes of a line; the longest, of headers and large tables, have a few thousand.
Anybody may have written a file, so it is read within bounds."""
MAX_LINES = 100_000
"""Maximum number of lines of a log; usual games have a few hundred, endless ones about ten thousand."""
DEEPEST = 32
"""How deep objects and lists may be nested."""
_BOM = b"\xef\xbb\xbf"


class CutLine(bytes):
    """The last line of a file that does not end with a line end."""


def lines_of_file(path: Path) -> Iterator[bytes]:
    """The lines of a file without their line ends, read one at a time.

    Raises:
        LogError: it cannot be opened or read, or has a longer line, or more lines, than any log.
    """
    try:
        with opened(path) as file:
            yield from _lines(file)
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise LogError("error-log-unreadable", line=0, file=str(path), reason=reason) from error


def lines_of(data: bytes) -> Iterator[bytes]:
    """The lines in the bytes of a file, without their line ends."""
    return _lines(io.BytesIO(data))


def _lines(file: BinaryIO) -> Iterator[bytes]:
    number = 0
    while line := file.readline(MAX_LINE + 2):
        number += 1
        if number > MAX_LINES:
            raise LogError("error-log-long", line=number, most=MAX_LINES)
        whole = line.endswith(b"\n")
        line = line.removesuffix(b"\n")
        if len(line) > MAX_LINE:
            raise LogError("error-log-wide", line=number, most=MAX_LINE)
        if number == 1:
            line = line.removeprefix(_BOM)  # the byte order mark of some editors
        yield line if whole else CutLine(line)


def object_of(number: int, line: bytes) -> Raw:
    """The JSON object of a line.

    Raises:
        LogError: it is not one, or one that readers might understand differently.
    """
    try:
        raw = msgspec.json.decode(line)
    except RecursionError as error:
        raise LogError("error-log-deep", line=number, most=DEEPEST) from error
    except (UnicodeDecodeError, msgspec.DecodeError) as error:  # which of them depends on msgspec
        if isinstance(error, UnicodeDecodeError) or "UTF-8" in str(error):
            raise LogError("error-log-not-text", line=number, byte=_foul_byte(line)) from error
        if not line.strip():
            raise LogError("error-log-blank", line=number) from error
        if isinstance(line, CutLine):
            raise LogError("error-log-cut", line=number) from error
        raise LogError("error-log-not-json", line=number, what=str(error)) from error
    if line.count(b"[") + line.count(b"{") > DEEPEST and _depth(raw) > DEEPEST:
        raise LogError("error-log-deep", line=number, most=DEEPEST)
    if not isinstance(raw, dict):
        raise LogError("error-log-not-object", line=number)
    # a duplicate key makes the line longer than its decoded content
    if len(line) > len(msgspec.json.encode(raw)) and (twice := _said_twice(line)):
        raise LogError("error-log-twice", line=number, field=twice)
    return raw


def _foul_byte(line: bytes) -> int:
    """The number of the first byte, from 1, that is not UTF-8; 1 if all are."""
    try:
        line.decode()
    except UnicodeDecodeError as error:
        return error.start + 1
    return 1


def _depth(value: Any) -> int:
    """How deep objects and lists are nested, counted up to one level too deep."""
    depth, level = 0, [value]
    while level and depth <= DEEPEST:
        inner = [part for part in level if isinstance(part, dict | list)]
        level = [item for part in inner for item in (part.values() if isinstance(part, dict) else part)]
        depth += bool(inner)
    return depth


def _said_twice(line: bytes) -> str:
    """The first key that occurs twice in an object of the line; "" if none does."""
    twice: list[str] = []

    def look(pairs: list[tuple[str, Any]]) -> None:
        names = [name for name, _ in pairs]
        twice.extend(name for name in names if names.count(name) > 1)

    json.loads(line, object_pairs_hook=look)
    return twice[0] if twice else ""


LONGEST_NAME = 200
"""Maximum length of a name at the table; the field for it takes far fewer."""
LONGEST_PLAYER = 100
"""Maximum length of a captain's name, its character included."""
MAX_BRANCHES = 500
"""How many games a game may have branched off, one after another."""
_VERSION = re.compile(r"[0-9]{1,4}(\.[0-9]{1,4}){1,3}([-.a-z0-9]{0,20})", re.ASCII)


def judged(raw: Raw, games: Games) -> tuple[Header, Game]:
    """The header in a line, and its game.

    Raises:
        LogError: a part of the header that is missing, invalid, or contradicts another.
    """
    try:
        header = msgspec.convert(raw, Header)
    except msgspec.ValidationError as error:
        raise LogError("error-log-header", line=1, what=str(error)) from error
    game = games.get(header.game)
    if game is None:
        names = ", ".join(games)
        raise LogError("error-log-unknown-game", line=1, game=header.game, known=names)
    _check_length("app", header.app, LONGEST_PLAYER)
    _check_harmless("app", header.app)
    _check_table(header, game)
    if header.eyes is not None and not NOBODY <= header.eyes < len(header.seats):
        raise LogError("error-log-header", line=1, what="eyes")
    _check_branches(header)
    return header, game


def is_newer(app: str) -> bool:
    """Whether a log was written by a newer version of the program."""
    version = _VERSION.fullmatch(app)
    return version is not None and _numbers(app) > _numbers(__version__)


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(map(int, re.findall(r"\d+", version)))


def _check_length(place: str, words: str, most: int) -> None:
    if len(words) > most:
        raise LogError("error-log-words-long", line=1, place=place, letters=len(words), most=most)


def _check_harmless(place: str, words: str) -> None:
    """Accept text without characters that control a terminal."""
    if harmless(words) != words:
        raise LogError("error-log-words", line=1, place=place, words=harmless(words))


def _check_table(header: Header, game: Game) -> None:
    for number, seat in enumerate(header.seats, start=1):
        # a person may have entered anything into a name: it is made harmless where it is shown
        _check_length(f"seats[{number}].name", seat.name, LONGEST_NAME)
        _check_length(f"seats[{number}].player", seat.player, LONGEST_PLAYER)
        _check_harmless(f"seats[{number}].player", seat.player)
        if seat.colour not in game.colours:
            known = ", ".join(game.colours)
            raise LogError("error-log-colour", line=1, seat=number, colour=seat.colour, known=known)
    colours = [seat.colour for seat in header.seats]
    for number, colour in enumerate(colours):
        if colour in colours[:number]:
            raise LogError("error-log-colour-twice", line=1, seat=number + 1, colour=colour)


def _check_branches(header: Header) -> None:
    """Accept branches in order, none earlier than the one before."""
    if len(header.branched) > MAX_BRANCHES:
        raise LogError("error-log-branches", line=1, branches=len(header.branched), most=MAX_BRANCHES)
    last = 0
    for part in header.branched:
        if part.events < last:
            raise LogError("error-log-branch", line=1)
        last = part.events


def options_of(game: Game, header: Header) -> Any:
    """The options of a header, accepted by the game and fitting its seats.

    Raises:
        LogError: they are not.
    """
    rules = game.rules
    try:
        options = msgspec.convert(header.options, rules.options_type)
    except msgspec.ValidationError as error:
        raise LogError("error-log-options", line=1, what=str(error)) from error
    # before `start`, which would make a table for a million seats
    least, most = game.seats[0], game.seats[-1]
    for seats in (getattr(options, "seats", least), len(header.seats)):
        if seats not in game.seats:
            raise LogError("error-log-seat-count", line=1, seats=seats, least=least, most=most)
    try:
        rules.start(options)
    except Refusal as error:
        args = error.arguments | {"what": error.id, "rules": rules.name}
        raise LogError("error-log-options", line=1, **args) from error
    check_seats(options, len(header.seats), line=1)
    return options


def check_seats(options: Any, seats: int, *, line: int) -> None:
    """Accept a number of seats that agrees with the options, if the game has an option `seats`.

    Raises:
        LogError: it does not.
    """
    expected = getattr(options, "seats", seats)
    if expected != seats:
        raise LogError("error-log-seats", line=line, seats=seats, expected=expected)


def read(path: Path, games: Games, *, upcasts: Upcasts = UPCASTS) -> Log:
    """The log in a file.

    Raises:
        LogError: it cannot be opened, or is not a whole, unaltered log of a known game.
    """
    return _taken(lines_of_file(path), games, upcasts)


def parse(data: bytes, games: Games, *, upcasts: Upcasts = UPCASTS) -> Log:
    """The log in the bytes of a file. A log may end early, but not within a line.

    Raises:
        LogError: not a whole, unaltered log of a known game.
    """
    return _taken(lines_of(data), games, upcasts)


def _taken(lines: Iterator[bytes], games: Games, upcasts: Upcasts) -> Log:
    """The log of these lines; reading stops at the first wrong one."""
    reader = _Reader(games, upcasts)
    number = 0
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            if any(map(bytes.strip, lines)):
                raise LogError("error-log-blank", line=number)
            if number == 1:
                raise LogError("error-log-empty", line=1)
            break  # editors leave blank lines at the end
        reader.take(number, line)
    if not number:
        raise LogError("error-log-empty", line=1)
    return reader.log()


class _Reader:
    """The state of reading, line by line, each checked before the next."""

    def __init__(self, games: Games, upcasts: Upcasts) -> None:
        self._games = games
        self._upcasts = upcasts
        self._seal = NO_SEAL
        self._header: Header | None = None
        self._version = VERSION
        self._app = ""
        self._steps: tuple[Upcast, ...] = ()
        self._options: Any = None
        self._events: list[Any] = []
        self._decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder()

    def take(self, number: int, line: bytes) -> None:
        """Read the next line."""
        raw = object_of(number, line)
        if self._header is None:
            self._check_kind(raw)
            self._check_seal(number, raw)
            self._app = str(raw.get("app"))
            with self._understanding(number):
                self._take_header(raw)
            return
        if self._events and isinstance(self._events[-1], SeedRevealed):
            raise LogError("error-log-after-end", line=number)
        self._check_seal(number, raw)
        with self._understanding(number):
            self._events.append(self._event(number, raw))

    @contextmanager
    def _understanding(self, number: int) -> Iterator[None]:
        """Report unknown content of a newer program's sealed line as newer, not as wrong."""
        try:
            yield
        except LogError as error:
            if not is_newer(self._app):
                raise
            raise LogError("error-log-newer-app", line=number, app=self._app, known=__version__) from error

    def log(self) -> Log:
        """The log read so far."""
        assert self._header is not None
        return Log(self._header, self._options, tuple(self._events))

    def _check_seal(self, number: int, raw: Raw) -> None:
        claimed = raw.pop("seal", None)
        if not isinstance(claimed, str):
            raise LogError("error-log-no-seal", line=number)
        try:
            expected = seal(self._seal, raw)
        except (OverflowError, RecursionError, ValueError) as error:  # no program writes such numbers
            raise LogError("error-log-not-json", line=number, what=str(error)) from error
        if claimed != expected:
            raise LogError("error-log-wrong-seal", line=number, found=claimed, expected=expected)
        self._seal = expected

    def _check_kind(self, raw: Raw) -> None:
        if raw.get("format") != FORMAT:
            raise LogError("error-log-foreign", line=1, expected=FORMAT)
        version = raw.get("version")
        if type(version) is not int:
            raise LogError("error-log-header", line=1, what="version")
        if version > VERSION:
            raise LogError("error-log-newer", line=1, version=version, known=VERSION)
        if version < min(self._upcasts, default=VERSION):
            raise LogError("error-log-older", line=1, version=version, known=VERSION)
        self._version = version

    def _take_header(self, raw: Raw) -> None:
        self._steps = tuple(self._upcasts_of(raw))
        for step in self._steps:
            raw = step.header(raw)
        header, game = judged(raw, self._games)
        self._options = options_of(game, header)
        self._decoder = _decoder(game.rules)
        self._header = header

    def _upcasts_of(self, raw: Raw) -> Iterator[Upcast]:
        """The steps from the log's version to the present one, each first the kernel's, then the game's."""
        game = self._games.get(str(raw.get("game")))
        for version in range(self._version, VERSION):
            yield self._upcasts[version]
            if game is not None and version in game.upcasts:
                yield game.upcasts[version]

    def _event(self, number: int, raw: Raw) -> Any:
        assert self._header is not None
        for step in self._steps:
            raw = step.event(self._header.game, raw)
        kind = str(raw.get("type", ""))
        try:
            event = self._decoder.decode(msgspec.json.encode(raw))
        except msgspec.ValidationError as error:
            if "$.type" in str(error) or "type" not in raw:
                raise LogError("error-log-unknown-event", line=number, type=kind) from error
            raise LogError("error-log-event", line=number, type=kind, what=str(error)) from error
        strange = raw.keys() - {"type", *type(event).__struct_encode_fields__}
        if strange:
            raise LogError("error-log-field", line=number, type=kind, field=min(strange))
        return event


def _decoder(rules: Rules) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(Union[rules.event_type, Undone, SeedRevealed])  # noqa: UP007 - a value, not a hint
