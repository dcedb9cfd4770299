"""Outside captains: written by others, each in a process of its own; `OUTSIDE.md` tells how to write one.

A name says where a captain comes from. `parrot:Captain` is a class of a module that is installed, or lies in
the current directory or in the folder `captains` of the player's data; `admiral@../yesterday` is a player of
another checkout of this project. Their processes are sent the view of a seat as bytes, and nothing else.
"""

from __future__ import annotations

import ast
import functools
import inspect
import re
import sys
import threading
import traceback
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Literal, cast

import msgspec

from tortuga.games import GAMES
from tortuga.kernel.errors import UserError
from tortuga.kernel.log.files import read_small
from tortuga.kernel.observer import refusal
from tortuga.kernel.players import Decision
from tortuga.kernel.registry import load_object
from tortuga.paths import data_dir
from tortuga.processes import workers

FOLDER: Final = "captains"
SUFFIX: Final = ".py"
OFFERED: Final = "Captain"
"""The class of a file that New game offers."""
SECONDS: Final = 10.0
"""How long a decision may take; the first one includes the start of the process."""
_CLASS: Final = re.compile(r"(?P<module>[A-Za-z_][\w.]*):(?P<type>[A-Za-z_]\w*)")
_ABROAD: Final = re.compile(r"(?P<player>[\w-]+)@(?P<folder>.+)")
SEATS_KEPT: Final = 16
"""Captains that stay in the cache of their process."""
_path_lock = threading.Lock()
_encoder = msgspec.msgpack.Encoder()


class OutsideError(UserError):
    """An outside captain that cannot be played, or fails: which one, where it is, and why."""


def is_class(name: str) -> bool:
    """Whether a player's name is that of a class: `module:Class`."""
    return _CLASS.fullmatch(name) is not None


def is_outside(name: str) -> bool:
    """Whether a player is a class, or comes from another checkout."""
    return is_class(name) or _ABROAD.fullmatch(name) is not None


def offered(game: str) -> tuple[str, ...]:
    """The players in the files of a game's folder, alphabetically; whether they can play is not checked."""
    stems = (path.stem for path in _own_folder(game).glob(f"*{SUFFIX}"))
    return tuple(name for stem in sorted(stems) if is_class(name := f"{stem}:{OFFERED}"))


def about(game: str, name: str) -> str:
    """The first line of the docstring of a file in a game's folder, read without running the file.

    Raises:
        OutsideError: there is no such class in it.
        OSError: it cannot be read; FileNotFoundError if there is none.
    """
    module, _, kind = name.partition(":")
    path = _own_folder(game) / f"{module}{SUFFIX}"
    try:
        line, classes = _described(read_small(path))
    except (SyntaxError, ValueError, RecursionError) as error:
        raise OutsideError("error-outside-failed", name=name, file=path.name, reason=str(error)) from error
    if kind not in classes:
        raise OutsideError("error-outside-missing", name=name, file=path.name)
    return line


@functools.lru_cache(maxsize=SEATS_KEPT)
def _described(code: bytes) -> tuple[str, frozenset[str]]:
    """The first line of a module's docstring, and the names of its classes."""
    tree = ast.parse(code)
    classes = frozenset(part.name for part in tree.body if isinstance(part, ast.ClassDef))
    return (ast.get_docstring(tree) or "").partition("\n")[0], classes


class Outside:
    """An outside captain, as a `Player` like all others.

    Args:
        name: see `is_outside`.
        seed: the same seed and view should give the same choice. A class is given one that was not derived
            from the game's, so that it cannot find the dice by trying out seeds.
    """

    def __init__(self, game: str, name: str, seed: str) -> None:
        self._game, self._seed = game, seed
        self._host = _host(game, name)

    def load(self) -> None:
        """Find out whether it can be played.

        Raises:
            OutsideError: it cannot.
        """
        self._host.ask(self._seed, b"")

    def choose(self, view: Any) -> Decision[Any]:
        """Decide for the seat of the view.

        Raises:
            OutsideError: it failed, took too long, or chose what is no command or breaks the rules.
        """
        host, rules = self._host, GAMES[self._game].rules
        answer = host.ask(self._seed, _encoder.encode(view))
        try:
            decision: Decision[Any] = _decoder(self._game, "decision").decode(answer)
        except msgspec.DecodeError as error:
            raise host.error("error-outside-answer", reason=str(error)) from error
        if refusal(rules, view.table, view.seat, decision.command) is not None:
            raise host.error("error-outside-refused", choice=msgspec.json.encode(decision.command).decode())
        return decision


class _Host:
    """The process of one captain, started when it is first asked and again after it was ended."""

    def __init__(self, game: str, name: str) -> None:
        self._game, self._name = game, name
        self._pool: Executor | None = None
        abroad = _ABROAD.fullmatch(name)
        self._checkout = Path(abroad["folder"]).resolve() if abroad else None
        self._player = abroad["player"] if abroad else name
        self._folders = (_own_folder(game), Path.cwd())

    @property
    def file(self) -> str:
        """Where the captain's file or checkout is, for messages."""
        if self._checkout is not None:
            return str(self._checkout)
        path = Path(*self._name.partition(":")[0].split(".")).with_suffix(SUFFIX)
        return str(next((file for folder in self._folders if (file := folder / path).exists()), path))

    def error(self, id: str, **args: str | int) -> OutsideError:
        """An error of this captain. Its process is ended, so that the next one picks up any fix."""
        self.end()
        return OutsideError(id, name=self._name, file=self.file, **args)

    def ask(self, seed: str, view: bytes) -> bytes:
        """The decision for a view; b"" only finds out whether the captain can be loaded.

        Raises:
            OutsideError: there is none.
        """
        try:
            return self._submit(seed, view).result(SECONDS)
        except TimeoutError as error:
            raise self.error("error-outside-late", seconds=int(SECONDS)) from error
        except OutsideError:
            self.end()
            raise
        except Exception as error:
            raise self.error("error-outside-failed", reason=f"{type(error).__name__}: {error}") from error

    def end(self) -> None:
        """End the process, whatever it is doing."""
        if self._pool is not None:
            workers().end_at_once(self._pool)
        self._pool = None

    def _submit(self, seed: str, view: bytes) -> Future[bytes]:
        there, decide = self._checkout, load_object("ai.worker:decide")
        if self._pool is None:
            self._pool = workers().process_pool(1, foreign=there is not None)
            # a worker waits for the processes it has started before it ends
            workers().end_with(self, self._pool)
            with _searching(there, self._folders):  # a new process looks for modules where its parent does
                future = self._pool.submit(inspect.getsourcefile, decide)
            if there is not None and there / "ai" != Path(future.result(SECONDS) or "").resolve().parent:
                raise self.error("error-outside-folder")
        if there is None:
            return self._pool.submit(_choose, self._game, self._name, self.file, seed, view)
        return (
            self._pool.submit(decide, self._game, view, self._player, seed)
            if view
            else self._pool.submit(bytes)
        )


@functools.cache
def _host(game: str, name: str) -> _Host:
    return _Host(game, name)


def _own_folder(game: str) -> Path:
    """Where the player puts captains of a game."""
    return data_dir() / FOLDER / game


@contextmanager
def _searching(checkout: Path | None, folders: Sequence[Path]) -> Iterator[None]:
    """Look for modules in a checkout first, or in these folders last, so that they hide no other modules."""
    added = [str(folder) for folder in folders]
    with _path_lock:
        before = sys.path
        sys.path = [*before, *added] if checkout is None else [str(checkout), *before]
        try:
            yield
        finally:
            sys.path = before


@functools.lru_cache(maxsize=SEATS_KEPT)
def _made(name: str, seed: str) -> Any:
    """The captain of a seat, in the process that runs it."""
    sys.stdout = sys.stderr  # what it prints is none of the program's own output
    kind = load_object(name)
    if not (isinstance(kind, type) and hasattr(kind, "choose")):
        raise AttributeError(name)
    return kind(seed)


def _choose(game: str, name: str, file: str, seed: str, view: bytes) -> bytes:
    """The decision of a captain in its own process.

    Raises:
        OutsideError: it failed. The captain's own error types could not be read by another process.
    """
    seen = _decoder(game, "view").decode(view) if view else None
    try:
        player = _made(name, seed)
        return b"" if seen is None else _encoder.encode(player.choose(seen))
    except Exception as error:
        traceback.print_exc()
        module, _, kind = name.partition(":")
        absent = isinstance(error, ModuleNotFoundError) and error.name == module
        if absent or (isinstance(error, AttributeError) and not hasattr(sys.modules.get(module), kind)):
            raise OutsideError("error-outside-missing", name=name, file=file) from None
        line = traceback.extract_tb(error.__traceback__)[-1]
        reason = f"{type(error).__name__}: {error} ({Path(line.filename).name}, {line.lineno})"
        raise OutsideError("error-outside-failed", name=name, file=file, reason=reason) from None


@functools.cache
def _decoder(game: str, what: Literal["view", "decision"]) -> Any:
    """The decoder of a game's views or decisions."""
    rules, decision = GAMES[game].rules, cast(Any, Decision)
    return msgspec.msgpack.Decoder(rules.view_type if what == "view" else decision[rules.command_type])
