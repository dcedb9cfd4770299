"""Fixed pictures of the library's screens, from games played out by a reproducible hand."""

from __future__ import annotations

import hashlib
import tempfile
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor, Future
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from tortuga.app.captains.levels import panel
from tortuga.app.gameui.boards import ResultsBoard
from tortuga.app.gameui.game import Shot
from tortuga.app.records import GameRecord
from tortuga.app.registry import UIS
from tortuga.app.routes import Routes
from tortuga.app.scene.context import Context, GameSession, NoWayError
from tortuga.app.scene.protocol import Scene, Transition
from tortuga.app.scenes.lesson.guide import lesson_session
from tortuga.app.scenes.library.branch import BranchDialog
from tortuga.app.scenes.library.compare import CompareScene
from tortuga.app.scenes.library.scene import LibraryScene
from tortuga.app.scenes.library.statistics import StatisticsScene
from tortuga.app.scenes.newgame.choices import same_seats
from tortuga.app.scenes.pathdialog import PathDialog
from tortuga.app.scenes.proof import ProofScene
from tortuga.app.scenes.replay.scene import ReplayScene
from tortuga.app.scenes.results import ResultsScene
from tortuga.games import GAMES
from tortuga.kernel.branch import branch
from tortuga.kernel.eyes import EVERYTHING, NOBODY
from tortuga.kernel.library.library import Library
from tortuga.kernel.log.format import dump
from tortuga.kernel.log.reader import parse
from tortuga.kernel.players import HUMAN, SeatSpec
from tortuga.kernel.replay import Replay
from tortuga.kernel.session import Session

_NAMES = ("Captain Rosa", "Turtle Jack", "Bellamy", "Mad Anne", "Kate", "Tom", "Grace", "Henry", "Zheng")


class AtOnce(Executor):
    """Does everything before `submit` returns: for pictures and tests."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """See `Executor`."""
        done: Future[Any] = Future()
        done.set_result(fn(*args, **kwargs))
        return done


def seats(game: str, count: int, people: Sequence[int] = (0,)) -> tuple[SeatSpec, ...]:
    """Who sits in the pictures."""
    captains, colours = panel(game)[::-1], UIS[game].colours
    return tuple(
        SeatSpec(
            HUMAN if seat in people else captains[seat % len(captains)], _NAMES[seat], colours[seat].name
        )
        for seat in range(count)
    )


def play(session: GameSession, hand: str, steps: int | None = None) -> GameSession:
    """Choices that depend on `hand` alone, to the end or a number of them."""
    done = 0
    while not session.finished and done != steps:
        seat = session.to_act()[0]
        commands = session.eyes(seat).legal()
        digest = hashlib.blake2b(f"{hand}/{session.length}/{seat}".encode(), digest_size=8).digest()
        session.submit(seat, commands[int.from_bytes(digest, "big") % len(commands)])
        done += 1
    return session


@cache
def log_of(
    game: str, count: int, seed: str, hand: str, steps: int | None = None, people: tuple[int, ...] = (0,)
) -> bytes:
    """A log; the same arguments always give the same one. So many seats, as far as the game takes them."""
    known = GAMES[game]
    fit = min(max(count, known.seats[0]), known.seats[-1])
    session: GameSession = Session.new(known.rules, known.make(fit, {}), seats(game, fit, people), seed)
    return dump(play(session, hand, steps).log)


def sample_games(context: Context, game: str, folder: Path | None = None) -> Routes:
    """A library with some games: finished, running, branched, dealt alike."""
    where = folder or Path(tempfile.mkdtemp(dir=context.data_dir))
    clock = iter(
        f"2026-11-{day:02}T{hour:02}:15:00+00:00" for day in range(1, 29) for hour in (18, 19, 20, 21)
    )
    library = Library(where, now=lambda: next(clock))
    file = where / "log.jsonl"
    logs = [
        log_of(game, 2, "BARREL-2201-SIREN", "a"),
        log_of(game, 3, "PEARL-7070-STORM", "b"),
        log_of(game, 4, "KRAKEN-4711-PARROT", "c"),
        log_of(game, 3, "PEARL-7070-STORM", "d"),
        log_of(game, 2, "LANTERN-1200-SLOOP", "e", None, (0, 1)),
        log_of(game, 4, "MUTINY-3113-WHALE", "f", 60, (1,)),
        log_of(game, 4, "SHARK-8080-ANCHOR", "g"),
        log_of(game, 2, "TURTLE-5005-PIRATE", "h"),
        log_of(game, 3, "RUDDER-9009-SABRE", "i"),
    ]
    for log in logs:
        file.write_bytes(log)
        library.import_log(file, GAMES)
    for id, name in ((3, "First night at sea"), (4, "Revenge"), (7, "Žofka’s birthday")):
        library.rename(id, name)
    way = Routes(library, context.text, context.settings, context.keys)
    replay = way.records.load(3).replay
    replay.seek(_third(replay) + 4)
    branch(
        replay,
        seats(game, len(replay.header.seats), (2,)),
        "a fresh seed",
        library.new_game("Another way out"),
    )
    begun: GameSession = Session.new(
        GAMES[game].rules, GAMES[game].make(3, {}), seats(game, 3), "DOUBLOON-1", library.new_game()
    )
    play(begun, "j", 14)
    begun.note_assist("hint", 0)
    return way


def _third(replay: Replay) -> int:
    """Where its third round begins, or the last one before."""
    rounds = replay.rounds()[:3]
    return rounds[-1] if rounds else 0


def record_of(log: bytes) -> GameRecord:
    """A game that is looked at, from the bytes of its log."""
    read = parse(log, GAMES)
    return GameRecord(Replay(GAMES[read.header.game].rules, read), seed=read.seed)


def finished(game: str) -> Shot:
    """The results of a game that was played at home."""

    def shot(context: Context) -> tuple[Scene, ...]:
        record = record_of(log_of(game, 4, "KRAKEN-4711-PARROT", "c"))
        return (ResultsScene(context, _board(record), seed=record.seed or ""),)

    return shot


def _board(record: GameRecord) -> ResultsBoard:
    replay = record.replay
    replay.seek(replay.length)
    return UIS[replay.rules.name].results(replay.eyes(EVERYTHING))


@dataclass(frozen=True)
class LibraryStills:
    """The screens of the library with games of one kind in it.

    Args:
        game: name in the registry.
    """

    game: str

    def games(self, context: Context) -> Routes:
        """See `sample_games`."""
        return sample_games(context, self.game)

    def library(self, context: Context) -> tuple[Scene, ...]:
        """A game is chosen."""
        scene = LibraryScene(context, self.games(context))
        scene.enter()
        scene.activate("game:3")
        return (scene,)

    def lesson(self, context: Context) -> tuple[Scene, ...]:
        """A lesson was begun."""
        way, lesson = self.games(context), UIS[self.game].lesson()
        if lesson is not None:
            lesson_session(lesson, context.text, way.records.library.new_game())
        return (LibraryScene(context, way),)

    def deleted(self, context: Context) -> tuple[Scene, ...]:
        """A game was deleted and may be taken back."""
        scene = LibraryScene(context, self.games(context))
        scene.enter()
        scene.activate("game:4")
        scene.activate("delete")
        return (scene,)

    def taken_in(self, context: Context) -> tuple[Scene, ...]:
        """A file that is no good log."""
        dialog = PathDialog(context, "import", _FILE, lambda _path: None)
        dialog.fault = context.say(
            "file-line",
            line=41,
            reason=context.say("error-log-wrong-seal", line=41, found="8c1f", expected="02ab"),
        )
        return (*self.library(context), dialog)

    def written(self, context: Context) -> tuple[Scene, ...]:
        """A game is exported."""
        return (*self.library(context), PathDialog(context, "export", _FILE, lambda _path: None))

    def replay(self, eyes: int, count: int, steps: int) -> Shot:
        """A replay, so many steps after its third round began."""

        def shot(context: Context) -> tuple[Scene, ...]:
            record = record_of(log_of(self.game, count, "KRAKEN-4711-PARROT", "c"))
            scene = ReplayScene(context, self.games(context), record)
            scene.show.look(eyes)
            scene.show.seek(_third(record.replay) + steps)
            return (scene,)

        return shot

    def branch(self, context: Context) -> tuple[Scene, ...]:
        """How to play on is asked."""
        (below,) = self.replay(0, 4, 27)(context)

        def go(_seat: int | None, _fresh: bool) -> Transition:
            raise NoWayError

        return below, BranchDialog(context, self.game, seats(self.game, 4, (0, 2)), (0, 1, 2, 3), True, go)

    def compare(self, context: Context) -> tuple[Scene, ...]:
        """Two games of one deal."""
        records = (way := self.games(context)).records
        others = [records.load(other.id) for other in records.alike(records.library.entry(4))]
        return (CompareScene(context, records.load(4), others, way),)

    def compare_four(self, context: Context) -> tuple[Scene, ...]:
        """Two games of four."""
        records = (way := self.games(context)).records
        others = [records.load(other.id) for other in records.entries() if len(other.seats) == 4]
        return (CompareScene(context, records.load(3), others, way),)

    def proof(self, context: Context) -> tuple[Scene, ...]:
        """Of a game that is over."""
        record = record_of(log_of(self.game, 4, "KRAKEN-4711-PARROT", "c"))
        return (ProofScene(context, record, AtOnce()),)

    def proof_running(self, context: Context) -> tuple[Scene, ...]:
        """Of a game that goes on."""
        record = record_of(log_of(self.game, 4, "MUTINY-3113-WHALE", "f", 60, (1,)))
        return (ProofScene(context, record, AtOnce()),)

    def statistics(self, context: Context) -> tuple[Scene, ...]:
        """Of somebody who played some games."""
        return (StatisticsScene(context, self.games(context).records.library.database, self.game),)

    def statistics_empty(self, context: Context) -> tuple[Scene, ...]:
        """Of nobody."""
        return (StatisticsScene(context, _nothing(context).database, self.game),)

    def results(self, context: Context) -> tuple[Scene, ...]:
        """The end of a game with the ways back to it."""
        way = self.games(context)
        record = way.records.load(3)
        header = record.log.header
        again = same_seats(header.game, record.log.options, header.seats).setup
        look = way.look_back(header.commitment)
        return (ResultsScene(context, _board(record), again, look, seed=record.log.seed or ""),)

    def schooled(self, context: Context) -> tuple[Scene, ...]:
        """The end of a lesson."""
        (scene,) = self.results(context)
        assert isinstance(scene, ResultsScene)
        look = self.games(context).look_back("")
        return (ResultsScene(context, scene.result, None, look, guided=True, seed=scene.seed),)


_FILE = Path("/home/rosa/Documents/tortuga-3.jsonl")


def _nothing(context: Context) -> Library:
    return Library(Path(tempfile.mkdtemp(dir=context.data_dir)))


def _empty(context: Context) -> tuple[Scene, ...]:
    way = Routes(_nothing(context), context.text, context.settings, context.keys)
    return (LibraryScene(context, way),)


def library_shots(game: str) -> Mapping[str, Shot]:
    """Name -> maker of the pictures of the library, with games of one kind."""
    stills = LibraryStills(game)
    return {
        "library": stills.library,
        "library-lesson": stills.lesson,
        "results-look": stills.results,
        "results-lesson": stills.schooled,
        "library-deleted": stills.deleted,
        "library-empty": _empty,
        "library-import": stills.taken_in,
        "library-export": stills.written,
        "replay": stills.replay(0, 4, 27),
        "replay-open": stills.replay(EVERYTHING, 4, 1),
        "replay-closed": stills.replay(NOBODY, 3, 1),
        "replay-two": stills.replay(1, 2, 22),
        "replay-branch": stills.branch,
        "compare": stills.compare,
        "compare-four": stills.compare_four,
        "proof": stills.proof,
        "proof-running": stills.proof_running,
        "statistics": stills.statistics,
        "statistics-empty": stills.statistics_empty,
    }
