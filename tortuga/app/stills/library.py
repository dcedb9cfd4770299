"""Fixed pictures of the library's screens, with sample games in it."""

from __future__ import annotations

import random
import tempfile
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from datetime import date, timedelta
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

import msgspec
from typing_extensions import override

from tortuga.app.captains import ask
from tortuga.app.captains.ask import captains_of
from tortuga.app.captains.strength import is_rated
from tortuga.app.captains.thinking import Silent
from tortuga.app.drill import A_DAY, Deck
from tortuga.app.gameui.boards import Pondering, ResultsBoard
from tortuga.app.gameui.game import Shot, shot
from tortuga.app.input.focus import id_parts
from tortuga.app.records import SAMPLES, GameAnalysis, GameRecord
from tortuga.app.registry import UIS
from tortuga.app.routes.play import Routes
from tortuga.app.scene.context import ClosedRouteError, Context
from tortuga.app.scene.protocol import Push, Scene, Transition
from tortuga.app.scenes.daily import DailyScene
from tortuga.app.scenes.lesson.guide import lesson_session
from tortuga.app.scenes.library.branch import BranchDialog
from tortuga.app.scenes.library.compare import CompareScene
from tortuga.app.scenes.library.scene import LibraryScene
from tortuga.app.scenes.library.statistics import StatisticsScene
from tortuga.app.scenes.log.drill import DrillScene
from tortuga.app.scenes.log.scene import LogScene
from tortuga.app.scenes.newgame.choices import same_seats
from tortuga.app.scenes.pathdialog import PathDialog
from tortuga.app.scenes.proof import ProofScene
from tortuga.app.scenes.replay.scene import ReplayScene
from tortuga.app.scenes.results import ResultsScene
from tortuga.app.scenes.stills import new_game
from tortuga.app.scenes.voyages.chart import ChartScene, charted
from tortuga.app.stills.sample import InlineExecutor, log_of, record_of, sample_games, seats, third_round
from tortuga.app.voyages import Ended, Passage
from tortuga.kernel.analysis import Analysis
from tortuga.kernel.game import EVERYTHING, NOBODY
from tortuga.kernel.library.entries import DayDeal, LevelsDeal
from tortuga.kernel.library.library import Library
from tortuga.kernel.log.format import dump, last_seal
from tortuga.kernel.voyage import Course

_FILE: Final = Path("/home/rosa/Documents/tortuga-3.jsonl")
_OVER: Final = (4, "KRAKEN-4711-PARROT", "c")
_RUNNING: Final = (4, "MUTINY-3113-WHALE", "f", 40, (1,))
"""Games for four seats, finished or still running: arguments of `log_of`."""
_GAME: Final = "game:3"
_BUSY_STEP: Final = 27
"""Steps into a round by which much has happened on the table."""
_DAMAGE: Final[dict[str, int | str]] = {"line": 41, "found": "8c1f", "expected": "02ab"}


@shot
def finished(context: Context, game: str) -> tuple[Scene, ...]:
    """The results of a game that was played on this computer."""
    record = record_of(log_of(game, *_OVER))
    return (ResultsScene(context, _board(record), seed=record.seed or "").finish(),)


def _board(record: GameRecord) -> ResultsBoard:
    replay = record.replay
    replay.seek(replay.length)
    board = UIS[replay.rules.name].results(replay.observer(EVERYTHING))
    if isinstance(board, Pondering):
        board.ponder(_Recalling())
    return board


@shot
def _library(context: Context, *presses: str) -> tuple[Scene, ...]:
    """The library after some controls were pressed."""
    scene = LibraryScene(context, sample_games(context, context.game))
    scene.enter()
    for press in presses:
        scene.activate(press)
    return (scene,)


def _nothing(context: Context) -> Library:
    return Library(Path(tempfile.mkdtemp(dir=context.data_dir)))


def _empty(context: Context) -> tuple[Scene, ...]:
    way = Routes(_nothing(context), context.text, context.settings, context.keys).recorded
    return (LibraryScene(context, way),)


def _lesson(context: Context) -> tuple[Scene, ...]:
    """The library after a lesson was begun."""
    way, lesson = sample_games(context, context.game), UIS[context.game].lesson
    if lesson is not None:
        lesson_session(lesson, context.text, way.records.library.new_game())
    return (LibraryScene(context, way),)


def _path(kind: str, context: Context) -> tuple[Scene, ...]:
    """The dialog that asks for a file; for an import, the file was not a valid log."""
    dialog = PathDialog(context, kind, _FILE, lambda _path: None)
    if kind == "import":
        reason = context.say("error-log-wrong-seal", **_DAMAGE)
        dialog.fault = context.say("file-line", line=_DAMAGE["line"], reason=reason)
    return (*_library(_GAME)(context), dialog)


@shot
def _replay(context: Context, eyes: int, count: int, steps: int) -> tuple[Scene, ...]:
    """A replay, this many steps after the beginning of its third round."""
    record = record_of(log_of(context.game, count, *_OVER[1:]))
    scene = ReplayScene(context, sample_games(context, context.game), record)
    scene.show.look(eyes)
    scene.show.seek(third_round(record.replay) + steps)
    return (scene,)


def _branch(context: Context) -> tuple[Scene, ...]:
    """The dialog that asks how to play on."""

    def go(_seat: int | None, _fresh: bool) -> Transition:
        raise ClosedRouteError

    seated = seats(context.game, _OVER[0], (0, 2))
    dialog = BranchDialog(context, context.game, seated, tuple(range(len(seated))), True, go)
    return *_replay(0, _OVER[0], _BUSY_STEP)(context), dialog


def _compare(id: int, seats: int, context: Context) -> tuple[Scene, ...]:
    """The comparison of games of one deal, or of the same number of seats."""
    records = (way := sample_games(context, context.game)).records
    others = records.alike(records.library.entry(id))
    if seats:
        others = [other for other in records.entries() if len(other.seats) == seats]
    return (CompareScene(context, records.load(id), [records.load(other.id) for other in others], way),)


def _proof(game: tuple[Any, ...], context: Context) -> tuple[Scene, ...]:
    return (ProofScene(context, record_of(log_of(context.game, *game)), InlineExecutor()),)


def _statistics(change: str, detailed: bool, context: Context) -> tuple[Scene, ...]:
    """The statistics of somebody who played some games, after these were changed in SQL."""
    database = sample_games(context, context.game).records.library.database
    with database.transaction() as connection:
        connection.execute(change)
    scene = StatisticsScene(context, database, context.game)
    scene.detailed = detailed
    return (scene,)


KNOWN_RIVALS: Final = "UPDATE games SET seats = replace(seats, 'greedy', 'mate')"
"""In SQL: the rivals of the sample games become captains of a level, against whom results count."""


def _equals(context: Context) -> tuple[Scene, ...]:
    """The New game screen offering equal opponents, in a game that rates its players."""
    way = sample_games(context, context.game)
    with way.records.library.database.transaction() as connection:
        connection.execute(KNOWN_RIVALS)
    scene = new_game(way.context.of(context.game), context.game)
    first, *others = scene.game.seats
    scene.change(seats=(msgspec.structs.replace(first, name="Captain Rosa"), *others))
    if not is_rated(context.game):
        return (scene,)
    offer = scene.activate("equals")
    assert isinstance(offer, Push)
    return (scene, offer.scene)


def _unplayed(context: Context) -> tuple[Scene, ...]:
    """The statistics of nobody."""
    return (StatisticsScene(context, _nothing(context).database, context.game),)


def _results(guided: bool, context: Context) -> tuple[Scene, ...]:
    """The end of a game or of a lesson, with the ways back to it."""
    way = sample_games(context, context.game)
    record = way.records.load(int(id_parts(_GAME)[1]))
    header = record.log.header
    again = None if guided else same_seats(header.game, record.log.options, header.seats).setup
    look = partial(way.look, "" if guided else header.commitment)
    scene = ResultsScene(context, _board(record), again, look, guided, seed=record.log.seed or "")
    return (scene.finish(),)


_TODAY: Final = date(2026, 11, 28)
_ROUGH: Final = 8
"""Number of samples of an analysis that is only shown."""


@cache
def _analysed(content: bytes) -> Analysis:
    return ask.analyse(content, _ROUGH)


@cache
def _thought(fn: Callable[..., Any], *args: Any) -> Any:
    return fn(*args)


class _Recalling(InlineExecutor):
    """Thinks about each position once: the same picture in another language asks the same."""

    @override
    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        return super().submit(_thought, fn, *args, **kwargs)


def _log(page: str, presses: tuple[str, ...], context: Context) -> tuple[Scene, ...]:
    """The captain's log of a game at one of its pages, after some controls were pressed."""
    way = sample_games(context, context.game)
    record = way.records.load(int(id_parts(_GAME)[1]))
    library = way.records.library
    rough = _analysed(dump(record.log))
    library.keep_analysis(msgspec.structs.replace(rough, samples=SAMPLES))
    for before in (1, 2):  # as if these had gone like it
        seal = last_seal(way.records.load(before).log)
        library.keep_analysis(msgspec.structs.replace(rough, samples=SAMPLES, log=seal))
    analysis = GameAnalysis(library, record.log, Silent())
    scene = LogScene(context, way, record, analysis, _Recalling())
    scene.page = page
    for press in presses:
        scene.activate(press)
    return (scene,)


def _log_export(context: Context) -> tuple[Scene, ...]:
    """The dialog that asks for a file, over the captain's log."""
    dialog = PathDialog(context, "analysis", _FILE.with_suffix(".json"), lambda _path: None, replaces=True)
    return (*_log("overview", (), context), dialog)


def _log_waiting(context: Context) -> tuple[Scene, ...]:
    """The captain's log while the game is being analysed."""
    way = sample_games(context, context.game)
    record = way.records.load(int(id_parts(_GAME)[1]))
    return (LogScene(context, way, record, GameAnalysis(way.records.library, record.log, Silent())),)


def _drill(answer: str, context: Context) -> tuple[Scene, ...]:
    """The drill, before an answer or after one: `right`, `wrong`, or `over` after all of today's."""
    way = sample_games(context, context.game)
    record = way.records.load(int(id_parts(_GAME)[1]))
    way.records.library.keep_analysis(_analysed(dump(record.log)))
    scene = DrillScene(context, way, Deck(way.records, context.game, _TODAY), _Recalling())
    for number in range(A_DAY if answer == "over" else 3 if answer else 2):
        assert scene.question is not None, "there are enough mistakes in a game played at random"
        losses = [one.loss for one in scene.question.position.candidates]
        best = losses.index(min(losses))
        last = answer in ("right", "wrong") and number == 2
        wrong = answer == "wrong" if last else number % 2 == 0
        scene.activate(f"answer:{losses.index(max(losses)) if wrong else best}")
        if not last:
            scene.activate("next")
    return (scene,)


_TRIES: Final = 12
_LAID: Final = (*(f"coin:{option}" for option in (1, 1, 1, 1, 1, 0, 0, 3, 3, 4)), "open", "next")
"""The presses that lay ten coins and make the bet."""


def _daily(done: bool, context: Context) -> tuple[Scene, ...]:
    """The deal of the day before it is played, or afterwards, with some days before it."""
    way = sample_games(context, context.game)
    levels = captains_of(context.game).levels
    for back in range(0 if done else 1, 20):
        if back % 6 == 4:
            continue  # a day that was missed
        made = tuple(
            LevelsDeal(level, (31 + 5 * at, 29 + 5 * at, 35 + 5 * at), (at > 3, at > 2, at > 1))
            for at, level in enumerate(levels)
        )
        points = (49, 57, 44, 39, 52)[back % 5]
        deal = DayDeal(f"{_TODAY - timedelta(back)}", context.game, points, points > 45, made)
        way.records.library.keep_deal(deal)
    return (DailyScene(context, way, _TODAY, Silent),)


def _tried(passage: Passage, won: int) -> Ended:
    """A try in which everybody plays at random: the first that wins so many stars, or else the last one."""
    for number in range(_TRIES):
        session, hand = passage.set_out(f"{number}"), random.Random(number)
        course, seen = Course(passage.chart, passage.island.voyage, passage.me), session.header.inherited
        while not course.over:
            for step in session.observer(NOBODY).past(seen):
                course.follow(step)
            seen = session.length
            if not course.over:
                seat = session.to_act()[0]
                session.submit(seat, hand.choice(session.observer(seat).legal()))
        story = course.story
        if passage.island.voyage.stars(story) == won:
            break
    return Ended(passage, won, story.start, story.end, session.log, story.steps[-1].position)


def _voyages(sailed: int, won: int | None, context: Context) -> tuple[Scene, ...]:
    """The chart of the voyages after some of them were sailed, perhaps with what the last one won."""
    way = sample_games(context, context.game)
    scene = ChartScene(context, way)
    names = [island.name for island in scene.voyages.islands]
    for at, name in enumerate(names[:sailed]):
        way.records.library.keep_voyage(context.game, name, scene.voyages.player, (3, 2, 1, 2)[at % 4])
    scene = ChartScene(context, way)
    if won is not None:
        passage = scene.voyages.passage(scene.voyages.islands[min(sailed, len(names) - 1)])
        scene = ChartScene(context, way, passage, _tried(passage, won)).finish()
    return (scene,)


def log_shots(game: str) -> Mapping[str, Shot]:
    """Name -> maker of the pictures of captain's log and voyages, as far as the game has any."""
    shots: dict[str, Shot] = {}
    if game in charted():
        shots["voyages"] = partial(_voyages, 6, None)
        shots["voyages-new"] = partial(_voyages, 0, None)
        shots["voyages-won"] = partial(_voyages, 3, 2)
    if not captains_of(game).analyses:
        return shots
    shots |= {
        "log": partial(_log, "overview", ()),
        "log-rival": partial(_log, "overview", ("eyes:2",)),
        "log-moments": partial(_log, "moments", ("moment:0",)),
        "log-waiting": _log_waiting,
        "log-export": _log_export,
        "drill": partial(_drill, ""),
        "drill-right": partial(_drill, "right"),
        "drill-wrong": partial(_drill, "wrong"),
        "drill-over": partial(_drill, "over"),
    }
    if not UIS[game].side_colours:
        shots["log-rounds"] = partial(_log, "rounds", ("round:2",))
    if UIS[game].reads is not None:
        shots["log-reads"] = partial(_log, "reads", _LAID[:7])
        shots["log-reads-all"] = partial(_log, "reads", (*_LAID * 4, "all"))
        shots["log-reads-open"] = partial(_log, "reads", (*_LAID * 12, *_LAID[:-1]))
    return shots


LIBRARY_SHOTS: Final[Mapping[str, Shot]] = {
    "daily": partial(_daily, False),
    "daily-done": partial(_daily, True),
    "library": _library(_GAME),
    "library-lesson": _lesson,
    "results-look": partial(_results, False),
    "results-lesson": partial(_results, True),
    "library-deleted": _library("game:4", "delete"),
    "library-empty": _empty,
    "library-import": partial(_path, "import"),
    "library-export": partial(_path, "export"),
    "replay": _replay(0, 4, _BUSY_STEP),
    "replay-open": _replay(EVERYTHING, 4, 1),
    "replay-closed": _replay(NOBODY, 3, 1),
    "replay-two": _replay(1, 2, 22),
    "replay-branch": _branch,
    "compare": partial(_compare, 4, 0),
    "compare-four": partial(_compare, 3, 4),
    "proof": partial(_proof, _OVER),
    "proof-running": partial(_proof, _RUNNING),
    "statistics": partial(_statistics, "", False),
    "statistics-strength": partial(_statistics, KNOWN_RIVALS, False),
    "newgame-equals": _equals,
    "statistics-details": partial(_statistics, "", True),
    "statistics-imported": partial(_statistics, "UPDATE games SET imported = 1 WHERE id > 4", True),
    "statistics-empty": _unplayed,
}
"""Name -> maker of the pictures of the library, with games of one kind."""
