"""The app's `RecordRouter`: routes among recorded games."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial, wraps
from pathlib import Path
from typing import Any, Concatenate, ParamSpec

from typing_extensions import override

from tortuga.app.captains.ask import captains_of
from tortuga.app.records import GameAnalysis, GameRecord, RecordRouter, Records, record_of
from tortuga.app.registry import UIS
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Push, Reset, Scene, Transition
from tortuga.app.widgets.dialog import error_dialog
from tortuga.kernel.dealer import new_seed
from tortuga.kernel.errors import UserError
from tortuga.kernel.game import EVERYTHING, NOBODY
from tortuga.kernel.replay import Replay, branch, seed_at
from tortuga.kernel.session import Session

Given = ParamSpec("Given")


def telling(
    route: Callable[Concatenate[Any, Given], Transition],
) -> Callable[Concatenate[Any, Given], Transition]:
    """Let a route open a dialog when the rules, the library or a file refuse."""

    @wraps(route)
    def told(routes: Any, /, *args: Given.args, **named: Given.kwargs) -> Transition:
        try:
            return route(routes, *args, **named)
        except UserError as error:
            return error_dialog(routes.context, error)

    return told


class RecordRoutes(RecordRouter):
    """Implements `RecordRouter`.

    Args:
        records: the games.
        context: what scenes that are made now are given.
        table: the table of a game in play.
    """

    def __init__(
        self, records: Records, context: Callable[[], Context], table: Callable[[Session], Scene]
    ) -> None:
        self._records = records
        self._now = context
        self._table = table

    @property
    @override
    def records(self) -> Records:
        return self._records

    @property
    def context(self) -> Context:
        """The context for new scenes."""
        return self._now()

    def _of(self, record: GameRecord) -> Context:
        header = record.log.header
        return self.context.of(header.game, header.options)

    @override
    def resume(self, game: int) -> Transition:
        return self.context.router.resume(game)

    def replay(self, path: Path) -> Scene:
        """The replay of a log file, if it is a good one (UserError); leaving it ends the program."""
        from tortuga.app.scenes.replay.scene import ReplayScene

        record = record_of(path)
        return ReplayScene(self._of(record), self, record, alone=True)

    @telling
    def look(self, commitment: str, name: str) -> Transition:
        """From the results to the game that has just ended, the one of its deal played last.

        Args:
            name: leads to its replay (`watch`), how it was played (`log`), the same deal (`same`), or the
                proof of its chance (`proof`).
        """
        entry = self.records.of_deal(commitment)
        if name == "watch":
            return self.watch(entry.id)
        if name == "same":  # the last one may still be running, its deal known from one before
            entry = self.records.known_deal(commitment) or entry
        record = self.records.load(entry.id)
        if name == "log":
            return self.captains_log(record)
        return self.prove(record) if name == "proof" else self.same_deal(record)

    @override
    @telling
    def watch(self, game: int) -> Transition:
        return self.watch_at(self.records.load(game))

    @override
    def watch_at(self, record: GameRecord, position: int | None = None) -> Transition:
        from tortuga.app.scenes.replay.scene import ReplayScene

        scene = ReplayScene(self._of(record), self, record)
        if position is not None:
            scene.show.seek(position)
        return Push(scene)

    @override
    def results(self, record: GameRecord) -> Transition:
        from tortuga.app.scenes.results import ResultsScene

        replay, header = record.replay, record.log.header
        replay.seek(replay.length)
        result = UIS[header.game].results(replay.observer(EVERYTHING))
        look = partial(self.look, header.commitment)
        seed = record.seed or ""
        context = self._of(record)
        analyses = captains_of(header.game).analyses
        examine = (lambda: (record, GameAnalysis(self.records.library, record.log))) if analyses else None
        scene = ResultsScene(context, result, look=look, seed=seed, reopened=True, examine=examine)
        return Push(scene)

    def examination(self, commitment: str) -> Callable[[], tuple[GameRecord, GameAnalysis]]:
        """Loads the game that has just ended and has it analysed."""

        def examine() -> tuple[GameRecord, GameAnalysis]:
            record = self.records.load(self.records.of_deal(commitment).id)
            return record, GameAnalysis(self.records.library, record.log)

        return examine

    @override
    @telling
    def captains_log(self, record: GameRecord) -> Transition:
        from tortuga.app.scenes.log.scene import LogScene

        analysis = GameAnalysis(self.records.library, record.log)
        return Push(LogScene(self._of(record), self, record, analysis))

    @override
    def prove(self, record: GameRecord) -> Transition:
        from tortuga.app.scenes.proof import ProofScene

        if record.seen:
            return error_dialog(self.context, UserError("error-log-seen"))
        return Push(ProofScene(self._of(record), record))

    @override
    @telling
    def compare(self, game: int) -> Transition:
        from tortuga.app.scenes.library.compare import CompareScene

        first = self.records.load(game)
        assert first.entry is not None
        others = [self.records.load(other.id) for other in self.records.alike(first.entry)]
        return Push(CompareScene(self._of(first), first, others, self))

    @override
    @telling
    def statistics(self, game: str = "") -> Transition:
        from tortuga.app.scenes.library.statistics import StatisticsScene

        game = game or self.context.settings.now.last_game
        return Push(StatisticsScene(self.context.of(game), self.records.library.database, game))

    @override
    def same_deal(self, record: GameRecord) -> Transition:
        from tortuga.app.scenes.library.words import entry_title
        from tortuga.app.scenes.newgame.choices import deal_of, start_choices
        from tortuga.app.scenes.newgame.scene import NewGameScene

        header = record.log.header
        game = deal_of(header.game, record.log.options, header.seats, record.seed or "")
        _, spare_seats = start_choices(self.context.text, header.game, game, None)
        title = entry_title(self.context, record.entry) if record.entry is not None else ""
        return Push(NewGameScene(self.context, game, spare_seats, deal=title))

    @override
    @telling
    def branch(self, record: GameRecord, position: int, me: int | None, *, fresh: bool) -> Transition:
        from tortuga.app.scenes.library.words import branch_title
        from tortuga.app.scenes.newgame.choices import crew

        seed = new_seed() if fresh else seed_at(record.log, position, record.seed)
        assert seed is not None, "the same chance is offered only where the seed is known"
        replay = Replay(record.replay.rules, record.log)
        replay.seek(position)
        game, entry = record.log.header.game, record.entry
        say = self.context.text.of(game).say
        title = branch_title(self.context, entry) if entry is not None else say("library-unnamed")
        seats = crew(game, record.seats, me)
        name = say("branch-name", name=title, round=max(1, replay.observer(NOBODY).round))
        session: Session = branch(replay, seats, seed, self.records.library.new_game(name))
        return Reset(self._table(session))
