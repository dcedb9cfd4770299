"""The way through the program, the app's `Router`: makes scenes and carries out what needs the library."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from pathlib import Path

import msgspec

from tortuga.app.input.bindings import Bindings
from tortuga.app.records import GameRecord, Records, record_of
from tortuga.app.registry import UIS
from tortuga.app.scene.context import Context, GameSession, Router, Running
from tortuga.app.scene.protocol import Push, Reset, Scene, Transition
from tortuga.app.settings import SettingsStore
from tortuga.app.sound.sound import Silence
from tortuga.app.stage.report import Position, facts
from tortuga.app.text import Text
from tortuga.app.widgets.dialog import notice_dialog, told_notice
from tortuga.games import GAMES
from tortuga.kernel.branch import branch, seed_at
from tortuga.kernel.dealer import new_seed
from tortuga.kernel.errors import Notice, Told
from tortuga.kernel.eyes import EVERYTHING, NOBODY
from tortuga.kernel.game import Setup
from tortuga.kernel.library.library import Library
from tortuga.kernel.players import is_guided
from tortuga.kernel.replay import Replay
from tortuga.kernel.session import Session
from tortuga.paths import assets_dir

_log = logging.getLogger(__name__)


class NoRouter(Router):
    """Every way is closed: for pictures, tests, and windows that only tell why there is no game."""

    def __init__(self, running: Running | None = None) -> None:
        self._running = running

    def facts(self) -> Mapping[str, str]:
        """See `Router`. There is no game."""
        return facts()

    def running(self) -> Running | None:
        """See `Router`."""
        return self._running


class Routes(Router):
    """Implements `Router`, and `RecordRouter` for the screens of the library.

    Args:
        library: open and locked for playing.
        text: the language to begin with.
        sound: what scenes are heard with.
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
        self._library = library
        self._text = text
        self._settings = settings
        self._keys = keys
        self._sound = sound or Silence()
        self._session: GameSession | None = None
        """The game that is played, or was played last: what a report is about."""

    @property
    def context(self) -> Context:
        """What scenes that are made now are given."""
        return Context(self._text, self._settings, self._keys, self._library.folder, self, self._sound)

    def _context_of(self, record: GameRecord) -> Context:
        return self.context.of(record.log.header.game)

    def told(self, error: Told) -> Transition:
        """A dialog that tells what went wrong."""
        return Push(notice_dialog(self.context, told_notice(error)))

    # ---------------------------------------------------------------- scenes
    def title(self, notice: Notice | None = None) -> Scene:
        """See `Router`."""
        from tortuga.app.scenes.title import TitleScene

        return TitleScene(self.context, notice)

    def speak(self, language: str) -> Scene:
        """See `Router`."""
        self._text.speak(language)
        notice = None
        try:
            self._settings.change(language=language)
        except OSError as error:
            if not self._settings.unwritable:
                self._settings.unwritable = True
                notice = Notice("error-settings-unwritable", {"reason": error.strerror or str(error)})
        return self.title(notice)

    def new_game(self, people: int | None = None) -> Scene:
        """See `Router`."""
        from tortuga.app.scenes.newgame.bench import start_choices
        from tortuga.app.scenes.newgame.choices import from_settings
        from tortuga.app.scenes.newgame.scene import NewGameScene

        now = self._settings.now
        name = now.last_game
        game, bench = start_choices(self._text, name, from_settings(name, now.choices_of(name)), people)
        return NewGameScene(self.context, game, bench, people is not None)

    def rules(self, page: str = "", game: str = "") -> Scene:
        """See `Router`."""
        from tortuga.app.scenes.rules.scene import RulesScene

        game = game or self._settings.now.last_game
        return RulesScene(self.context.of(game), UIS[game].rule_pages(), page)

    def credits(self) -> Scene:
        """See `Router`."""
        from tortuga.app.scenes.credits import CreditsScene, read_credits

        return CreditsScene(self.context, read_credits(assets_dir()))

    def settings(self, section: str = "game") -> Scene:
        """See `Router`."""
        from tortuga.app.scenes.settings.scene import SettingsScene

        return SettingsScene(self.context, section)

    def library(self) -> Scene:
        """See `Router`."""
        from tortuga.app.scenes.library.scene import LibraryScene

        return LibraryScene(self.context, self)

    def replay(self, path: Path) -> Scene:
        """The replay of a log file; leaving it leaves the program.

        Raises:
            Told: not a good log.
        """
        from tortuga.app.scenes.replay.scene import ReplayScene

        record = record_of(path)
        return ReplayScene(self._context_of(record), self, record, alone=True)

    def facts(self) -> Mapping[str, str]:
        """See `Router`."""
        session = self._session
        if session is None:
            return facts()
        return facts(Position(str(session.header.commitment), session.length))

    # ---------------------------------------------------------------- games in play
    def begin(self, setup: Setup) -> Scene:
        """The table of a new game.

        Raises:
            Told: the rules or the library refuse.
        """
        session: GameSession = Session.new(
            GAMES[setup.game].rules,
            setup.options,
            setup.seats,
            setup.seed or new_seed(),
            self._library.new_game(),
            practice=setup.practice,
        )
        return self.table(session)

    def set_sail(self, setup: Setup) -> Transition:
        """See `Router`."""
        try:
            return Reset(self.begin(setup))
        except Told as error:
            return self.told(error)

    def learn(self) -> Transition:
        """See `Router`."""
        from tortuga.app.scenes.lesson.guide import lesson_dialog, lesson_session

        games = (self._settings.now.last_game, *UIS)
        lesson = next(lesson for name in games if (lesson := UIS[name].lesson()) is not None)

        def begin() -> Transition:
            try:
                return Reset(self.table(lesson_session(lesson, self._text, self._library.new_game())))
            except Told as error:
                return self.told(error)

        begun = next((entry.id for entry in self._library.running() if is_guided(entry.seats)), None)
        if begun is None:
            return begin()
        return Push(lesson_dialog(self.context, lambda: self.resume(begun), begin))

    def running(self) -> Running | None:
        """See `Router`."""
        entry = next((entry for entry in self._library.running() if entry.game in GAMES), None)
        if entry is None:
            return None
        people = tuple(seat.name for seat in entry.seats if seat.is_human)
        captains, guided = len(entry.seats) - len(people), is_guided(entry.seats)
        round = self._round(entry.id) if entry.round is None else entry.round
        return Running(entry.id, round, people, captains, guided)

    def _round(self, game: int) -> int:
        """How far a game is; 0 when its log is damaged, which is told when it is continued."""
        try:
            return self._load(game, keep=False).eyes(NOBODY).round
        except Told as error:
            _log.warning("game %d cannot be read: %s", game, error)
            return 0

    def _load(self, game: int, *, keep: bool = True) -> GameSession:
        log = self._library.load(game, GAMES)
        store = self._library.shelf(game) if keep else None
        return Session.resume(GAMES[log.header.game].rules, log, self._library.seed(game), store)

    def resume(self, game: int) -> Transition:
        """See `Router`."""
        try:
            return Reset(self.table(self._load(game)))
        except Told as error:
            return self.told(error)

    def over(self, session: GameSession) -> Transition:
        """See `Router`."""
        from tortuga.app.scenes.newgame.choices import same_seats
        from tortuga.app.scenes.results import ResultsScene

        result = UIS[session.rules.name].results(session.eyes(EVERYTHING))
        again = msgspec.structs.replace(
            same_seats(session.rules.name, session.options, session.seats), practice=session.header.practice
        )
        guided = is_guided(session.seats)
        look = self.look_back(session.header.commitment)
        again_or_none = None if again.faults() else again.setup
        context = self.context.of(session.rules.name)
        return Reset(ResultsScene(context, result, again_or_none, look, guided, session.seed))

    def table(self, session: GameSession) -> Scene:
        """The table of a game in play."""
        self._session = session
        self._keys.play(session.rules.name)
        context, ui = self.context.of(session.rules.name), UIS[session.rules.name]
        lesson = ui.lesson() if is_guided(session.seats) else None
        if lesson is not None:
            from tortuga.app.scenes.lesson.scene import GuidedTable

            return GuidedTable(context, session, ui.table(), lesson)
        from tortuga.app.table.scene import TableScene

        return TableScene(context, session, ui.table())

    # ---------------------------------------------------------------- games that are looked at
    def look_back(self, commitment: str) -> Callable[[str], Transition]:
        """The way from the results to the game that has just ended, the one of its deal played last.

        Returns:
            Leads to its replay (`watch`), the same deal (`same`), or the proof of its chance (`proof`).
        """

        def look(name: str) -> Transition:
            try:
                entry = self.records.of_deal(commitment)
                if name == "watch":
                    return self.watch(entry.id)
                record = self.records.load(entry.id)
            except Told as error:
                return self.told(error)
            return self.prove(record) if name == "proof" else self.same_deal(record)

        return look

    def watch(self, game: int) -> Transition:
        """See `RecordRouter`."""
        from tortuga.app.scenes.replay.scene import ReplayScene

        try:
            record = self.records.load(game)
        except Told as error:
            return self.told(error)
        return Push(ReplayScene(self._context_of(record), self, record))

    def watch_at(self, record: GameRecord, position: int) -> Transition:
        """See `RecordRouter`."""
        from tortuga.app.scenes.replay.scene import ReplayScene

        scene = ReplayScene(self._context_of(record), self, record)
        scene.show.seek(position)
        return Push(scene)

    def prove(self, record: GameRecord) -> Transition:
        """See `RecordRouter`."""
        from tortuga.app.scenes.proof import ProofScene

        if record.seen:
            return self.told(Told("error-log-seen"))
        return Push(ProofScene(self._context_of(record), record))

    def compare(self, game: int) -> Transition:
        """See `RecordRouter`."""
        from tortuga.app.scenes.library.compare import CompareScene

        try:
            first = self.records.load(game)
            assert first.entry is not None
            others = [self.records.load(other.id) for other in self.records.alike(first.entry)]
        except Told as error:
            return self.told(error)
        return Push(CompareScene(self._context_of(first), first, others, self))

    def statistics(self, game: str = "") -> Transition:
        """See `RecordRouter`."""
        from tortuga.app.scenes.library.statistics import StatisticsScene

        game = game or self._settings.now.last_game
        try:
            return Push(StatisticsScene(self.context.of(game), self._library.database, game))
        except Told as error:
            return self.told(error)

    def same_deal(self, record: GameRecord) -> Transition:
        """See `RecordRouter`."""
        from tortuga.app.scenes.newgame.bench import start_choices
        from tortuga.app.scenes.newgame.choices import deal_of
        from tortuga.app.scenes.newgame.scene import NewGameScene

        header = record.log.header
        game = deal_of(header.game, record.log.options, header.seats, record.seed or "")
        _, bench = start_choices(self._text, header.game, game, None)
        return Push(NewGameScene(self.context, game, bench))

    def branch(self, record: GameRecord, position: int, me: int | None, *, fresh: bool) -> Transition:
        """See `RecordRouter`."""
        from tortuga.app.scenes.library.words import entry_title
        from tortuga.app.scenes.newgame.choices import crew

        seed = new_seed() if fresh else seed_at(record.log, position, record.seed)
        assert seed is not None, "the same chance is offered only where the seed is known"
        replay = Replay(record.replay.rules, record.log)
        replay.seek(position)
        say, entry = self._text.say, record.entry
        title = entry_title(self.context, entry) if entry is not None else say("library-unnamed")
        seats = crew(record.log.header.game, record.seats, me)
        name = say("branch-name", name=title, round=max(1, replay.eyes(NOBODY).round))
        try:
            session: GameSession = branch(replay, seats, seed, self._library.new_game(name))
        except Told as error:
            return self.told(error)
        return Reset(self.table(session))
