"""Games played out by a reproducible hand, and a library of them."""

from __future__ import annotations

import hashlib
import tempfile
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future
from functools import cache
from pathlib import Path
from typing import Any, Final

from typing_extensions import override

from tortuga.app.captains.ask import captains_of
from tortuga.app.languages import FALLBACK
from tortuga.app.records import GameRecord, Records
from tortuga.app.registry import UIS
from tortuga.app.routes.play import RecordRoutes, Routes
from tortuga.app.scene.context import Context
from tortuga.app.text import Text
from tortuga.games import GAMES
from tortuga.kernel.library.library import FILE_NAME, Library
from tortuga.kernel.log.format import dump
from tortuga.kernel.log.reader import parse
from tortuga.kernel.players import HUMAN, SeatSpec
from tortuga.kernel.replay import Replay, branch
from tortuga.kernel.session import Session, Store

_USUAL = "newgame-name-1"
"""The text with the name of the person: the usual one of the game."""
_NAMES = ("Turtle Jack", "Bellamy", "Mad Anne", "Kate", "Tom", "Grace", "Henry", "Zheng")
_PLAYED: Final = (
    (2, "BARREL-2201-SIREN", "a"),
    (3, "PEARL-7070-STORM", "b"),
    (4, "KRAKEN-4711-PARROT", "c"),
    (3, "PEARL-7070-STORM", "d"),
    (2, "LANTERN-1200-SLOOP", "e", None, (0, 1)),
    (4, "MUTINY-3113-WHALE", "f", 60, (1,)),
    (4, "SHARK-8080-ANCHOR", "g"),
    (2, "TURTLE-5005-PIRATE", "h"),
    (3, "RUDDER-9009-SABRE", "i"),
)
"""The games of the library: arguments of `log_of`."""
_TITLES: Final = {3: "First night at sea", 4: "Revenge", 7: "Žofka’s birthday"}
_LATER: Final = 4
"""Steps into its third round at which a game is played on otherwise."""
_EVENINGS: Final = [
    f"2026-11-{day:02}T{hour:02}:15:00+00:00" for day in range(1, 29) for hour in (18, 19, 20, 21)
]
"""When they were played."""


class AtOnce(Executor):
    """Does everything before `submit` returns: for pictures and tests."""

    @override
    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        done: Future[Any] = Future()
        try:
            done.set_result(fn(*args, **kwargs))
        except Exception as error:  # what a worker would send back
            done.set_exception(error)
        return done


def seats(game: str, count: int, people: Sequence[int] = (0,)) -> tuple[SeatSpec, ...]:
    """Who sits in the pictures."""
    captains, colours = captains_of(game).panel[::-1], UIS[game].colours
    names = (Text(FALLBACK).of(game).say(_USUAL), *_NAMES)
    return tuple(
        SeatSpec(HUMAN if seat in people else captains[seat % len(captains)], names[seat], colours[seat].name)
        for seat in range(count)
    )


def play(session: Session, hand: str, steps: int | None = None) -> Session:
    """Choices that depend on `hand` alone, to the end or a number of them."""
    done = 0
    while not session.finished and done != steps:
        seat = session.to_act()[0]
        commands = session.observer(seat).legal()
        digest = hashlib.blake2b(f"{hand}/{session.length}/{seat}".encode(), digest_size=8).digest()
        session.submit(seat, commands[int.from_bytes(digest, "big") % len(commands)])
        done += 1
    return session


@cache
def log_of(
    game: str, count: int, seed: str, hand: str, steps: int | None = None, people: tuple[int, ...] = (0,)
) -> bytes:
    """A log; the same arguments always give the same one. This many seats, if the game allows them."""
    fit = min(max(count, GAMES[game].seats[0]), GAMES[game].seats[-1])
    return dump(play(begin(game, fit, seed, people), hand, steps).log)


def begin(
    game: str, count: int, seed: str, people: Sequence[int] = (0,), store: Store | None = None
) -> Session:
    """A new game of so many seats, with the usual options."""
    known = GAMES[game]
    return Session.new(known.rules, known.make(count, {}), seats(game, count, people), seed, store)


def sample_games(context: Context, game: str, folder: Path | None = None) -> RecordRoutes:
    """A library with some games: finished, running, branched, and with the same deal."""
    where = folder or Path(tempfile.mkdtemp(dir=context.data_dir))
    where.mkdir(exist_ok=True)
    (where / FILE_NAME).write_bytes(_sample(game))
    library = Library(where, now=lambda: "2026-11-07T19:15:00+00:00")
    return Routes(library, context.text, context.settings, context.keys).recorded


@cache
def _sample(game: str) -> bytes:
    """The file of such a library: each picture needs its own, and filling one takes long."""
    clock = iter(_EVENINGS)
    with tempfile.TemporaryDirectory() as folder:
        where = Path(folder)
        with Library(where, now=lambda: next(clock)) as library:
            _fill(library, game, where / "log.jsonl")
        return (where / FILE_NAME).read_bytes()


def _fill(library: Library, game: str, file: Path) -> None:
    """Put games into a library, all by `file`, which is written for it."""
    for played in _PLAYED:
        file.write_bytes(log_of(game, *played))
        library.import_log(file, GAMES)
    with library.database.transaction() as connection:  # they stand for games that were played here
        connection.execute("UPDATE games SET imported = 0")
    for id, name in _TITLES.items():
        library.rename(id, name)
    replay = Records(library).load(min(_TITLES)).replay
    replay.seek(third(replay) + _LATER)
    others = seats(game, len(replay.header.seats), (2,))
    branch(replay, others, "a fresh seed", library.new_game("Another way out"))
    begun = begin(game, 3, "DOUBLOON-1", store=library.new_game())
    play(begun, "j", 14)
    begun.note_assist("hint", 0)


def third(replay: Replay) -> int:
    """Where its third round begins, or the last one before."""
    rounds = replay.rounds()[:3]
    return rounds[-1] if rounds else 0


def record_of(log: bytes) -> GameRecord:
    """A game that is looked at, from the bytes of its log."""
    read = parse(log, GAMES)
    return GameRecord(Replay(GAMES[read.header.game].rules, read), seed=read.seed)
