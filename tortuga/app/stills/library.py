"""Fixed pictures of the library's screens, with sample games in it."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from tortuga.app.gameui.boards import Pondering, ResultsBoard
from tortuga.app.gameui.game import Shot
from tortuga.app.records import GameRecord
from tortuga.app.registry import UIS
from tortuga.app.routes.play import Routes
from tortuga.app.routes.recorded import RecordRoutes
from tortuga.app.scene.context import Context, NoWayError
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
from tortuga.app.stills.sample import AtOnce, log_of, record_of, sample_games, seats, third
from tortuga.kernel.game import EVERYTHING, NOBODY
from tortuga.kernel.library.library import Library


def finished(game: str) -> Shot:
    """The results of a game that was played at home."""

    def shot(context: Context) -> tuple[Scene, ...]:
        record = record_of(log_of(game, 4, "KRAKEN-4711-PARROT", "c"))
        return (ResultsScene(context, _board(record), seed=record.seed or "").finish(),)

    return shot


def _board(record: GameRecord) -> ResultsBoard:
    replay = record.replay
    replay.seek(replay.length)
    board = UIS[replay.rules.name].results(replay.observer(EVERYTHING))
    if isinstance(board, Pondering):
        board.ponder(AtOnce())
    return board


@dataclass(frozen=True)
class LibraryStills:
    """The screens of the library with games of one kind in it.

    Args:
        game: name in the registry.
    """

    game: str

    def games(self, context: Context) -> RecordRoutes:
        """A library of sample games."""
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
        """A replay, this many steps after the beginning of its third round."""

        def shot(context: Context) -> tuple[Scene, ...]:
            record = record_of(log_of(self.game, count, "KRAKEN-4711-PARROT", "c"))
            scene = ReplayScene(context, self.games(context), record)
            scene.show.look(eyes)
            scene.show.seek(third(record.replay) + steps)
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
        record = record_of(log_of(self.game, 4, "MUTINY-3113-WHALE", "f", 40, (1,)))
        return (ProofScene(context, record, AtOnce()),)

    def statistics(self, context: Context) -> tuple[Scene, ...]:
        """Of somebody who played some games."""
        return (StatisticsScene(context, self.games(context).records.library.database, self.game),)

    def statistics_details(self, context: Context) -> tuple[Scene, ...]:
        """The same with samples and intervals."""
        scene = StatisticsScene(context, self.games(context).records.library.database, self.game)
        scene.detailed = True
        return (scene,)

    def statistics_imported(self, context: Context) -> tuple[Scene, ...]:
        """The same with some games that were played elsewhere."""
        database = self.games(context).records.library.database
        with database.transaction() as connection:
            connection.execute("UPDATE games SET imported = 1 WHERE id > 4")
        scene = StatisticsScene(context, database, self.game)
        scene.detailed = True
        return (scene,)

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
        return (ResultsScene(context, _board(record), again, look, seed=record.log.seed or "").finish(),)

    def schooled(self, context: Context) -> tuple[Scene, ...]:
        """The end of a lesson."""
        (scene,) = self.results(context)
        assert isinstance(scene, ResultsScene)
        look = self.games(context).look_back("")
        return (ResultsScene(context, scene.result, None, look, guided=True, seed=scene.seed).finish(),)


_FILE = Path("/home/rosa/Documents/tortuga-3.jsonl")


def _nothing(context: Context) -> Library:
    return Library(Path(tempfile.mkdtemp(dir=context.data_dir)))


def _empty(context: Context) -> tuple[Scene, ...]:
    way = Routes(_nothing(context), context.text, context.settings, context.keys).recorded
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
        "statistics-details": stills.statistics_details,
        "statistics-imported": stills.statistics_imported,
        "statistics-empty": stills.statistics_empty,
    }
