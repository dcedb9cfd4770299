"""The app's `Router` and `RecordRouter`: common scenes, games in play, and recorded games."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from datetime import date
from functools import partial, wraps
from pathlib import Path
from typing import Any, Concatenate, ParamSpec

import msgspec
from typing_extensions import override

from tortuga.app.captains.ask import captains_of
from tortuga.app.input.bindings import Bindings
from tortuga.app.records import (
    GameAnalysis,
    GameRecord,
    RecordRouter,
    Records,
    Retry,
    name_aliases,
    record_of,
)
from tortuga.app.registry import UIS
from tortuga.app.scene.context import Context, ResumableGame, Router
from tortuga.app.scene.protocol import Push, Reset, Scene, Transition
from tortuga.app.settings import SettingsStore
from tortuga.app.sound.sound import Silence
from tortuga.app.stage.report import facts
from tortuga.app.text import Text
from tortuga.app.widgets.dialog import error_dialog, notice_dialog, save_settings
from tortuga.games import GAMES
from tortuga.kernel.dealer import new_seed
from tortuga.kernel.errors import Notice, UserError
from tortuga.kernel.game import EVERYTHING, NOBODY, Setup
from tortuga.kernel.library.copies import day_of
from tortuga.kernel.library.library import Library
from tortuga.kernel.library.statistics import Statistics
from tortuga.kernel.players import GUIDE, is_guided
from tortuga.kernel.replay import Replay, branch, seed_at
from tortuga.kernel.session import Session
from tortuga.paths import assets_dir

_log = logging.getLogger(__name__)


Given = ParamSpec("Given")


def errors_shown(
    route: Callable[Concatenate[Any, Given], Transition],
) -> Callable[Concatenate[Any, Given], Transition]:
    """Let a route open a dialog when the rules, the library or a file refuse."""

    @wraps(route)
    def shown(routes: Any, /, *args: Given.args, **named: Given.kwargs) -> Transition:
        try:
            return route(routes, *args, **named)
        except UserError as error:
            return error_dialog(routes.context, error)

    return shown


class RecordRoutes(RecordRouter):
    """Implements `RecordRouter` beside the routes of games in play."""

    def __init__(self, routes: Routes) -> None:
        self._routes = routes

    @property
    @override
    def records(self) -> Records:
        return self._routes.records

    @property
    def context(self) -> Context:
        """The context for new scenes."""
        return self._routes.context

    def _of(self, record: GameRecord) -> Context:
        header = record.log.header
        return self.context.of(header.game, header.options)

    @override
    def resume(self, game: int) -> Transition:
        return self._routes.resume(game)

    @errors_shown
    def look(self, commitment: str, name: str) -> Transition:
        """From the results to the game that has just ended: the last one played of this deal.

        Args:
            name: leads to its replay (`watch`), how it was played (`log`), the same deal (`same`), or the
                proof of its chance (`proof`).
        """
        entry = self.records.of_deal(commitment)
        if name == "watch":
            return self.watch(entry.id)
        if name in ("same", "log"):  # the last one may still be running, its deal known from an earlier one
            entry = self.records.known_deal(commitment) or entry
        record = self.records.load(entry.id)
        if name == "log":
            return self.captains_log(record)
        return self.prove(record) if name == "proof" else self.same_deal(record)

    @override
    @errors_shown
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
        """A function that loads the game that has just ended, with its analysis."""

        def examine() -> tuple[GameRecord, GameAnalysis]:
            record = self.records.load(self.records.of_deal(commitment).id)
            return record, GameAnalysis(self.records.library, record.log)

        return examine

    @override
    @errors_shown
    def captains_log(self, record: GameRecord, *, since: int | None = None) -> Transition:
        from tortuga.app.scenes.log.scene import LogScene

        analysis = GameAnalysis(self.records.library, record.log, since=since)
        return Push(LogScene(self._of(record), self, record, analysis))

    @override
    def prove(self, record: GameRecord) -> Transition:
        from tortuga.app.scenes.proof import ProofScene

        if record.seen:
            return error_dialog(self.context, UserError("error-log-seen"))
        return Push(ProofScene(self._of(record), record))

    @override
    @errors_shown
    def compare(self, game: int) -> Transition:
        from tortuga.app.scenes.library.compare import CompareScene

        first = self.records.load(game)
        assert first.entry is not None
        others = [self.records.load(other.id) for other in self.records.alike(first.entry)]
        return Push(CompareScene(self._of(first), first, others, self))

    @override
    @errors_shown
    def drill(self, game: str = "") -> Transition:
        from tortuga.app.drill import Deck
        from tortuga.app.scenes.log.drill import DrillScene

        games = [name for name in UIS if captains_of(name).analyses]
        game = game or self.context.settings.now.last_game
        game = game if game in games else games[0]
        deck = Deck(self.records, game, date.today())
        return Push(DrillScene(self.context.of(game), self, deck))

    @override
    @errors_shown
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
    @errors_shown
    def branch(
        self, record: GameRecord, position: int, me: int | None, *, fresh: bool, retry: Retry | None = None
    ) -> Transition:
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
        return Reset(self._routes.table(session, retry))


def replay_alone(context: Context, path: Path, router: RecordRouter | None = None) -> Scene:
    """The replay of a log file; UserError if the log is not valid. Leaving the replay ends the program.

    Args:
        router: leads on from it; None without a library.
    """
    from tortuga.app.scenes.replay.scene import ReplayScene

    record = record_of(path)
    header = record.log.header
    return ReplayScene(context.of(header.game, header.options), router, record, alone=True)


def dead_end(context: Context, notice: Notice) -> Scene:
    """Why the game cannot start; leaving it ends the program."""
    from tortuga.app.scenes.crashed import DeadEndScene

    return DeadEndScene(context, notice)


def wreck(context: Context, error: Exception, log: Path) -> Scene:
    """The screen in place of a scene that has failed; `log` has the details."""
    from tortuga.app.scenes.crashed import WreckScene

    return WreckScene(context, error, log)


class NoRouter(Router):
    """Every route is closed: for pictures, tests, and windows that only show why the game cannot start."""

    def __init__(self, running: ResumableGame | None = None) -> None:
        self._running = running

    @override
    def report_facts(self) -> Mapping[str, str]:
        """The facts without a game."""
        return facts()

    @override
    def resumable_game(self) -> ResumableGame | None:
        return self._running


class Routes(Router):
    """Implements `Router`; `recorded` has the routes to past games.

    Args:
        library: open and locked for playing.
        text: the language to begin with.
        sound: plays the sounds of scenes.
    """

    def __init__(
        self,
        library: Library,
        text: Text,
        settings: SettingsStore,
        keys: Bindings,
        sound: Silence | None = None,
    ) -> None:
        self.records = Records(library)
        self.recorded = RecordRoutes(self)
        self._library = library
        self._text = text
        self._settings = settings
        self._keys = keys
        self._sound = sound or Silence()
        self._session: Session | None = None
        """The game in play or played last, for reports."""

    @property
    def context(self) -> Context:
        """The context for new scenes."""
        return Context(self._text, self._settings, self._keys, self._library.folder, self, self._sound)

    # ---------------------------------------------------------------- scenes
    @override
    def title(self, notice: Notice | None = None) -> Scene:
        from tortuga.app.scenes.title import TitleScene

        return TitleScene(self.context, notice)

    @override
    def results_of(self, game: str, name: str) -> Statistics:
        aliases = name_aliases(self._text.language, game)
        return Statistics(self._library.database, game, name, GUIDE, aliases=aliases)

    @override
    def change_language(self, language: str) -> Scene:
        self._text.change_language(language)
        return self.title(save_settings(self._settings, language=language))

    @override
    def new_game(self, people: int | None = None) -> Scene:
        from tortuga.app.scenes.newgame.choices import from_settings, start_choices
        from tortuga.app.scenes.newgame.scene import NewGameScene

        now = self._settings.now
        name = now.last_game
        game, spare_seats = start_choices(
            self._text, name, from_settings(name, now.choices_of(name, people is not None)), people
        )
        return NewGameScene(self.context, game, spare_seats, people is not None)

    @override
    def rules(self, page: str = "", game: str = "", options: Mapping[str, Any] | None = None) -> Scene:
        from tortuga.app.scenes.rules.scene import RulesScene

        game = game or self._settings.now.last_game
        return RulesScene(self.context.of(game, options), UIS[game].rule_pages, page)

    @override
    def credits(self) -> Scene:
        from tortuga.app.scenes.credits import CreditsScene, read_credits

        return CreditsScene(self.context, read_credits(assets_dir()))

    @override
    def settings(self, section: str = "game") -> Scene:
        from tortuga.app.scenes.settings.scene import SettingsScene

        return SettingsScene(self.context, section)

    @override
    def library(self) -> Scene:
        from tortuga.app.scenes.library.scene import LibraryScene

        return LibraryScene(self.context, self.recorded)

    @override
    def daily(self, game: str = "") -> Scene:
        from tortuga.app.scenes.daily import DailyScene

        context = self.context.of(game or self._settings.now.last_game)
        return DailyScene(context, self.recorded, date.today())

    @override
    def voyages(self, game: str = "") -> Scene:
        from tortuga.app.scenes.voyages.chart import ChartScene, charted

        games, last = charted(), game or self._settings.now.last_game
        return ChartScene(self.context.of(last if last in games else games[0]), self.recorded)

    @override
    def report_facts(self) -> Mapping[str, str]:
        session = self._session
        return facts() if session is None else facts(str(session.header.commitment), session.length)

    @override
    @errors_shown
    def restore_copy(self, copy: Path) -> Transition:
        """A game in play ends here; it stays in the library file that is set aside."""
        kept = self._library.restore_copy(copy)
        self._session = None
        notice = Notice("restore-done", {"day": day_of(copy), "file": kept.name if kept else "-"})
        return Reset(self.title(notice))

    # ---------------------------------------------------------------- games in play
    def begin(self, setup: Setup) -> Scene:
        """The table of a new game; UserError when the rules or the library refuse."""
        session: Session = Session.new(
            GAMES[setup.game].rules,
            setup.options,
            setup.seats,
            setup.seed or new_seed(),
            self._library.new_game(),
            practice=setup.practice,
            unadvised=setup.unadvised,
        )
        return self.table(session)

    @override
    @errors_shown
    def start_game(self, setup: Setup) -> Transition:
        return Reset(self.begin(setup))

    @override
    def start_lesson(self) -> Transition:
        return self._lesson(self._settings.now.last_game)

    def _lesson(self, game: str) -> Transition:
        """The lesson of a game, or of the first game that has one; asks first if it was begun before."""
        from tortuga.app.scenes.lesson.guide import lesson_dialog

        taught = next(name for name in (game, *UIS) if UIS[name].lesson is not None)
        begin = partial(self._begin_lesson, taught)
        left = (entry for entry in self._library.running() if is_guided(entry.seats))
        begun = next((entry.id for entry in left if entry.game == taught), None)
        if begun is None:
            return begin()
        return Push(lesson_dialog(self.context, lambda: self.resume(begun), begin))

    @errors_shown
    def _begin_lesson(self, game: str) -> Transition:
        from tortuga.app.scenes.lesson.guide import lesson_session

        lesson = UIS[game].lesson
        assert lesson is not None, "it was chosen for its lesson"
        return Reset(self.table(lesson_session(lesson, self._text, self._library.new_game())))

    @override
    def resumable_game(self) -> ResumableGame | None:
        entry = next((entry for entry in self._library.running() if entry.game in GAMES), None)
        if entry is None:
            return None
        people = tuple(seat.name for seat in entry.seats if seat.is_human)
        captains, guided = len(entry.seats) - len(people), is_guided(entry.seats)
        round = self._round(entry.id) if entry.round is None else entry.round
        return ResumableGame(entry.id, round, people, captains, guided, entry.game)

    def _round(self, game: int) -> int:
        """The round of a game; 0 if its log is damaged, which is reported when it is continued."""
        try:
            return self._load(game, keep=False).observer(NOBODY).round
        except UserError as error:
            _log.warning("game %d cannot be read: %s", game, error)
            return 0

    def _load(self, game: int, *, keep: bool = True) -> Session:
        log = self._library.load(game, GAMES)
        store = self._library.stored(game) if keep else None
        return Session.resume(GAMES[log.header.game].rules, log, self._library.seed(game), store)

    @override
    @errors_shown
    def resume(self, game: int) -> Transition:
        from tortuga.app.scenes.log.scene import retried

        session = self._load(game)
        context = self.context.of(session.rules.name, session.header.options)
        return Reset(self.table(session, retried(self.recorded, context, session)))

    @override
    def show_results(self, session: Session) -> Transition:
        from tortuga.app.daily import is_deal
        from tortuga.app.scenes.results import ResultsScene

        result = UIS[session.rules.name].results(session.observer(EVERYTHING))
        again = _same_again(session)
        guided = is_guided(session.seats)
        look = partial(self.recorded.look, session.header.commitment)
        context = self.context.of(session.rules.name, session.header.options)
        analyses = captains_of(session.rules.name).analyses and not guided
        examine = self.recorded.examination(session.header.commitment) if analyses else None
        daily = is_deal(session.rules.name, session.seed, date.today())
        scene = ResultsScene(context, result, again, look, guided, session.seed, examine=examine, daily=daily)
        return Reset(scene)

    @override
    def restart(self, session: Session) -> Transition:
        if is_guided(session.seats):
            return self._lesson(session.rules.name)
        again = _same_again(session)
        return Push(self.new_game()) if again is None else self.start_game(again)

    @override
    def same_deal(self, session: Session) -> Transition:
        """Refused in a game that counts, as it shows what lies ahead, unless the deal was played before."""
        public = session.finished or self.recorded.records.known_deal(session.header.commitment) is not None
        if not (session.header.practice or public):
            return Push(notice_dialog(self.context.of(session.rules.name), Notice("pause-same-later")))
        return self.recorded.look(session.header.commitment, "same")

    def table(self, session: Session, retry: Retry | None = None) -> Scene:
        """The table of a game in play.

        Args:
            retry: the moment of a captain's log that is tried again in it.
        """
        self._session = session
        self._keys.play(session.rules.name)
        context = self.context.of(session.rules.name, session.header.options)
        ui = UIS[session.rules.name]
        lesson = ui.lesson if is_guided(session.seats) else None
        if lesson is not None:
            from tortuga.app.scenes.lesson.scene import GuidedTable

            return GuidedTable(context, session, ui.table, lesson)
        from tortuga.app.table.scene import TableScene

        table = TableScene(context, session, ui.table)
        table.retry = retry
        return table


def _same_again(session: Session) -> Setup | None:
    """The same seats and rules for a new game; None if they are not valid for one."""
    from tortuga.app.scenes.newgame.choices import same_seats

    same = same_seats(session.rules.name, session.options, session.seats)
    again = msgspec.structs.replace(
        same, practice=session.header.practice, unadvised=session.header.unadvised
    )
    return None if again.faults() else again.setup
