"""Sample games, played by reproducible random choices, and a library of them."""

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

_PERSON = "newgame-name-1"
"""The text with the default name of a person in the game."""
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
_BRANCH_STEPS: Final = 4
"""Steps into its third round at which one game is branched."""
_DATES: Final = [
    f"2026-11-{day:02}T{hour:02}:15:00+00:00" for day in range(1, 29) for hour in (18, 19, 20, 21)
]
"""When they were played."""


class InlineExecutor(Executor):
    """Runs each task before `submit` returns: for pictures and tests."""

    @override
    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        done: Future[Any] = Future()
        try:
            done.set_result(fn(*args, **kwargs))
        except Exception as error:  # what a worker would send back
            done.set_exception(error)
        return done


def seats(game: str, count: int, people: Sequence[int] = (0,)) -> tuple[SeatSpec, ...]:
    """The seats of a sample game."""
    captains, colours = captains_of(game).panel[::-1], UIS[game].colours
    names = (Text(FALLBACK).of(game).say(_PERSON), *_NAMES)
    return tuple(
        SeatSpec(HUMAN if seat in people else captains[seat % len(captains)], names[seat], colours[seat].name)
        for seat in range(count)
    )


def play(session: Session, choice_seed: str, steps: int | None = None) -> Session:
    """Play to the end, or a number of steps, with choices that depend on `choice_seed` alone."""
    done = 0
    while not session.finished and done != steps:
        seat = session.to_act()[0]
        commands = session.observer(seat).legal()
        digest = hashlib.blake2b(f"{choice_seed}/{session.length}/{seat}".encode(), digest_size=8).digest()
        session.submit(seat, commands[int.from_bytes(digest, "big") % len(commands)])
        done += 1
    return session


@cache
def log_of(
    game: str,
    count: int,
    seed: str,
    choice_seed: str,
    steps: int | None = None,
    people: tuple[int, ...] = (0,),
) -> bytes:
    """The log of a sample game, always the same for the same arguments.

    `count` seats, or the nearest number that the game allows.
    """
    fit = min(max(count, GAMES[game].seats[0]), GAMES[game].seats[-1])
    return dump(play(begin(game, fit, seed, people), choice_seed, steps).log)


def begin(
    game: str, count: int, seed: str, people: Sequence[int] = (0,), store: Store | None = None
) -> Session:
    """A new game with this many seats and the default options."""
    definition = GAMES[game]
    return Session.new(definition.rules, definition.make(count, {}), seats(game, count, people), seed, store)


def sample_games(context: Context, game: str, folder: Path | None = None) -> RecordRoutes:
    """A library with sample games: finished, running, branched, and with the same deal."""
    where = folder or Path(tempfile.mkdtemp(dir=context.data_dir))
    where.mkdir(exist_ok=True)
    (where / FILE_NAME).write_bytes(_sample(game))
    library = Library(where, now=lambda: "2026-11-07T19:15:00+00:00")
    return Routes(library, context.text, context.settings, context.keys).recorded


@cache
def _sample(game: str) -> bytes:
    """The file of such a library; cached, since each picture needs a copy and filling one takes long."""
    clock = iter(_DATES)
    with tempfile.TemporaryDirectory() as folder:
        where = Path(folder)
        with Library(where, now=lambda: next(clock)) as library:
            _fill(library, game, where / "log.jsonl")
        return (where / FILE_NAME).read_bytes()


def _fill(library: Library, game: str, file: Path) -> None:
    """Put the sample games into a library; their logs are written to `file` to be imported."""
    for played in _PLAYED:
        file.write_bytes(log_of(game, *played))
        library.import_log(file, GAMES)
    with library.database.transaction() as connection:  # they pose as games that were played here
        connection.execute("UPDATE games SET imported = 0")
    for id, name in _TITLES.items():
        library.rename(id, name)
    replay = Records(library).load(min(_TITLES)).replay
    replay.seek(third_round(replay) + _BRANCH_STEPS)
    others = seats(game, len(replay.header.seats), (2,))
    branch(replay, others, "a fresh seed", library.new_game("Another way out"))
    begun = begin(game, 3, "DOUBLOON-1", store=library.new_game())
    play(begun, "j", 14)
    begun.note_assist("hint", 0)


def third_round(replay: Replay) -> int:
    """Position at which the third round begins, or the last round of a shorter game."""
    rounds = replay.rounds()[:3]
    return rounds[-1] if rounds else 0


def record_of(log: bytes) -> GameRecord:
    """A game to look at, from the bytes of its log."""
    read = parse(log, GAMES)
    return GameRecord(Replay(GAMES[read.header.game].rules, read), seed=read.seed)
