"""Reading a log in the exchange format: every fault has a name, a line, and what was expected instead."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Union

import msgspec

from tortuga import __version__
from tortuga.kernel.game import AnyRules, Games
from tortuga.kernel.log.format import FORMAT, VERSION, Header, Log, LogError, SeedRevealed, Undone
from tortuga.kernel.log.header import is_newer, judged, options_of
from tortuga.kernel.log.lines import lines_of, lines_of_file, object_of
from tortuga.kernel.log.seals import FIRST, seal
from tortuga.kernel.upcast import UPCASTS, Raw, Upcast, Upcasts

AnyLog = Log[Any, Any]


def read(path: Path, games: Games, *, upcasts: Upcasts = UPCASTS) -> AnyLog:
    """The log of a file; the file is only read.

    Raises:
        LogError: it cannot be opened, or is not a whole, unaltered log of a known game.
    """
    return _taken(lines_of_file(path), games, upcasts)


def parse(data: bytes, games: Games, *, upcasts: Upcasts = UPCASTS) -> AnyLog:
    """The log in the bytes of a file. A log that ends early, but after a whole line, is good.

    Raises:
        LogError: not a whole, unaltered log of a known game.
    """
    return _taken(lines_of(data), games, upcasts)


def _taken(lines: Iterator[bytes], games: Games, upcasts: Upcasts) -> AnyLog:
    """The log of these lines; the first one that is wrong is the last one that is read."""
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
    """The state of reading: one line after the other, each checked before the next."""

    def __init__(self, games: Games, upcasts: Upcasts) -> None:
        self._games = games
        self._upcasts = upcasts
        self._seal = FIRST
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
        """What is not understood in a sealed line that a newer program wrote is not wrong, but newer."""
        try:
            yield
        except LogError as error:
            if not is_newer(self._app):
                raise
            raise LogError("error-log-newer-app", line=number, app=self._app, known=__version__) from error

    def log(self) -> AnyLog:
        """What was read."""
        assert self._header is not None
        return Log(self._header, self._options, tuple(self._events))

    def _check_seal(self, number: int, raw: Raw) -> None:
        found = raw.pop("seal", None)
        if not isinstance(found, str):
            raise LogError("error-log-no-seal", line=number)
        try:
            expected = seal(self._seal, raw)
        except (OverflowError, RecursionError, ValueError) as error:  # no program writes such numbers
            raise LogError("error-log-not-json", line=number, what=str(error)) from error
        if found != expected:
            raise LogError("error-log-wrong-seal", line=number, found=found, expected=expected)
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
        """The steps from the version of the log to the present one: each the kernel's, then the game's."""
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


def _decoder(rules: AnyRules) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(Union[rules.event_type, Undone, SeedRevealed])  # noqa: UP007 - a value, not a hint
