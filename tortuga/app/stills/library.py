"""Fixed pictures of the library's screens, from games played out by a reproducible hand."""

from __future__ import annotations

import hashlib
import tempfile
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor, Future
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeAlias

from tortuga.app.games.tortuga2014.lesson import LESSON
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
from tortuga.games.tortuga2014.options import Options
from tortuga.games.tortuga2014.rules import RULES
from tortuga.kernel.branch import branch
from tortuga.kernel.eyes import EVERYTHING, NOBODY
from tortuga.kernel.library.library import Library
from tortuga.kernel.log.format import dump
from tortuga.kernel.players import HUMAN, SeatSpec
from tortuga.kernel.replay import Replay
from tortuga.kernel.session import Session

Shot: TypeAlias = Callable[[Context], tuple[Scene, ...]]

_NAMES = ("Captain Rosa", "Turtle Jack", "Bellamy", "Mad Anne")
_COLOURS = ("orange", "green", "blue", "yellow")
_LEVELS = ("additive", "greedy", "random")


class AtOnce(Executor):
    """Does everything before `submit` returns: for pictures and tests."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """See `Executor`."""
        done: Future[Any] = Future()
        done.set_result(fn(*args, **kwargs))
        return done


def seats(count: int, people: Sequence[int] = (0,)) -> tuple[SeatSpec, ...]:
    """Who sits in the pictures."""
    return tuple(
        SeatSpec(HUMAN if seat in people else _LEVELS[seat % 3], _NAMES[seat], _COLOURS[seat])
        for seat in range(count)
    )


def play(session: GameSession, hand: str, steps: int | None = None) -> GameSession:
    """Choices that depend on `hand` alone, to the end or a number of them."""
    done = 0
    while not session.finished and done != steps:
        seat = session.to_act()[0]
        commands = session.rules.legal(session.state, seat)
        digest = hashlib.blake2b(f"{hand}/{session.length}/{seat}".encode(), digest_size=8).digest()
        session.submit(seat, commands[int.from_bytes(digest, "big") % len(commands)])
        done += 1
    return session


@cache
def game(count: int, seed: str, hand: str, steps: int | None = None, people: tuple[int, ...] = (0,)) -> bytes:
    """A log; the same arguments always give the same one."""
    options = Options(count)  # type: ignore[arg-type]  # 2..4
    session: GameSession = Session.new(RULES, options, seats(count, people), seed)
    return dump(play(session, hand, steps).log)


def sample_games(context: Context, folder: Path | None = None) -> Routes:
    """A library with some games: finished, running, branched, dealt alike."""
    where = folder or Path(tempfile.mkdtemp(dir=context.data_dir))
    clock = iter(
        f"2026-11-{day:02}T{hour:02}:15:00+00:00" for day in range(1, 29) for hour in (18, 19, 20, 21)
    )
    library = Library(where, now=lambda: next(clock))
    file = where / "log.jsonl"
    logs = [
        game(2, "BARREL-2201-SIREN", "a"),
        game(3, "PEARL-7070-STORM", "b"),
        game(4, "KRAKEN-4711-PARROT", "c"),
        game(3, "PEARL-7070-STORM", "d"),
        game(2, "LANTERN-1200-SLOOP", "e", None, (0, 1)),
        game(4, "MUTINY-3113-WHALE", "f", 60, (1,)),
        game(4, "SHARK-8080-ANCHOR", "g"),
        game(2, "TURTLE-5005-PIRATE", "h"),
        game(3, "RUDDER-9009-SABRE", "i"),
    ]
    for log in logs:
        file.write_bytes(log)
        library.import_log(file, GAMES)
    for id, name in ((3, "First night at sea"), (4, "Revenge"), (7, "Žofka’s birthday")):
        library.rename(id, name)
    way = Routes(library, context.text, context.settings, context.keys)
    replay = way.records.load(3).replay
    replay.seek(replay.changes(lambda table: table.round)[2] + 4)
    branch(replay, seats(4, (2,)), "a fresh seed", library.new_game("Another way out"))
    begun: GameSession = Session.new(RULES, Options(3), seats(3), "DOUBLOON-1", library.new_game())
    play(begun, "j", 14)
    begun.note_assist("hint")
    return way


def _library(context: Context) -> tuple[Scene, ...]:
    scene = LibraryScene(context, sample_games(context))
    scene.enter()
    scene.activate("game:3")
    return (scene,)


def _lesson(context: Context) -> tuple[Scene, ...]:
    way = sample_games(context)
    lesson_session(LESSON, context.text, way.records.library.new_game())
    return (LibraryScene(context, way),)


def _deleted(context: Context) -> tuple[Scene, ...]:
    scene = LibraryScene(context, sample_games(context))
    scene.enter()
    scene.activate("game:4")
    scene.activate("delete")
    return (scene,)


def _empty(context: Context) -> tuple[Scene, ...]:
    library = Library(Path(tempfile.mkdtemp(dir=context.data_dir)))
    return (LibraryScene(context, Routes(library, context.text, context.settings, context.keys)),)


def _import(context: Context) -> tuple[Scene, ...]:
    dialog = PathDialog(context, "import", Path("/home/rosa/Documents/tortuga-3.jsonl"), lambda _path: None)
    dialog.fault = context.say(
        "file-line",
        line=41,
        reason=context.say("error-log-wrong-seal", line=41, found="8c1f", expected="02ab"),
    )
    return (*_library(context), dialog)


def _export(context: Context) -> tuple[Scene, ...]:
    dialog = PathDialog(context, "export", Path("/home/rosa/Documents/tortuga-3.jsonl"), lambda _path: None)
    return (*_library(context), dialog)


def chronicle(log: bytes) -> GameRecord:
    """A game that is looked at, from the bytes of its log."""
    from tortuga.kernel.log.reader import parse

    read = parse(log, GAMES)
    return GameRecord(Replay(RULES, read), seed=read.seed)


def _replay(eyes: int, count: int, phase: int, round: int = 3) -> Shot:
    def shot(context: Context) -> tuple[Scene, ...]:
        way = sample_games(context)
        scene = ReplayScene(context, way, chronicle(game(count, "KRAKEN-4711-PARROT", "c")))
        stages = {1: "select", 2: "act", 3: "move"}
        at = next(
            place
            for place, step in enumerate(scene.show.replay.steps)
            if step.before.round == round and step.before.stage == stages[phase]
        )
        scene.show.look(eyes)
        scene.show.seek(at)
        return (scene,)

    return shot


def _branch(context: Context) -> tuple[Scene, ...]:
    (below,) = _replay(0, 4, 2)(context)

    def go(_seat: int | None, _fresh: bool) -> Transition:
        raise NoWayError

    return below, BranchDialog(context, "tortuga2014", seats(4, (0, 2)), (0, 1, 2, 3), True, go)


def _compare(context: Context) -> tuple[Scene, ...]:
    way = sample_games(context)
    entry = way.records.library.entry(4)
    others = [way.records.load(other.id) for other in way.records.alike(entry)]
    return (CompareScene(context, way.records.load(4), others, way),)


def _compare_four(context: Context) -> tuple[Scene, ...]:
    way = sample_games(context)
    others = [way.records.load(other.id) for other in way.records.entries() if len(other.seats) == 4]
    return (CompareScene(context, way.records.load(3), others, way),)


def _proof(context: Context) -> tuple[Scene, ...]:
    scene = ProofScene(context, chronicle(game(4, "KRAKEN-4711-PARROT", "c")), AtOnce())
    return (scene,)


def _proof_running(context: Context) -> tuple[Scene, ...]:
    return (ProofScene(context, chronicle(game(4, "MUTINY-3113-WHALE", "f", 60, (1,))), AtOnce()),)


def _statistics(context: Context) -> tuple[Scene, ...]:
    return (StatisticsScene(context, sample_games(context).records.library.database, RULES.name),)


def _statistics_empty(context: Context) -> tuple[Scene, ...]:
    library = Library(Path(tempfile.mkdtemp(dir=context.data_dir)))
    return (StatisticsScene(context, library.database, RULES.name),)


def _results(context: Context) -> tuple[Scene, ...]:
    """The end of a game with the ways back to it."""
    way = sample_games(context)
    replay = way.records.load(3).replay
    replay.seek(replay.length)
    log, result = replay.log, UIS[replay.rules.name].results(replay.eyes(EVERYTHING))
    again = same_seats(log.header.game, log.options, log.header.seats).setup
    return (ResultsScene(context, result, again, way.look_back(log.header.commitment), seed=log.seed or ""),)


def _schooled(context: Context) -> tuple[Scene, ...]:
    """The end of a lesson."""
    (scene,) = _results(context)
    assert isinstance(scene, ResultsScene)
    look = sample_games(context).look_back("")
    return (ResultsScene(context, scene.result, None, look, guided=True, seed=scene.seed),)


LIBRARY_SHOTS: Mapping[str, Shot] = MappingProxyType(
    {
        "library": _library,
        "library-lesson": _lesson,
        "results-look": _results,
        "results-lesson": _schooled,
        "library-deleted": _deleted,
        "library-empty": _empty,
        "library-import": _import,
        "library-export": _export,
        "replay": _replay(0, 4, 2),
        "replay-open": _replay(EVERYTHING, 4, 1),
        "replay-closed": _replay(NOBODY, 3, 1),
        "replay-two": _replay(1, 2, 3),
        "replay-branch": _branch,
        "compare": _compare,
        "compare-four": _compare_four,
        "proof": _proof,
        "proof-running": _proof_running,
        "statistics": _statistics,
        "statistics-empty": _statistics_empty,
    }
)
