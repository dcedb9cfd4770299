"""The way through the game, the app's `Router`: makes scenes and carries out what needs the library."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from pathlib import Path

import msgspec

from tortuga.app.archive import Archive, Lookback
from tortuga.app.games.tortuga2014.lesson import is_guided
from tortuga.app.games.tortuga2014.results import result_of
from tortuga.app.input.bindings import Bindings
from tortuga.app.scene.context import Context, GameSession, Running
from tortuga.app.scene.protocol import Push, Reset, Scene, Transition
from tortuga.app.scenes.newgame.choices import NewGame, from_settings, same_seats, start_choices
from tortuga.app.scenes.title import TitleScene
from tortuga.app.settings import SettingsStore
from tortuga.app.sound.sound import Silence
from tortuga.app.stage.report import Position, facts
from tortuga.app.text import Text
from tortuga.app.widgets.dialog import notice_dialog, told_notice
from tortuga.games import GAMES
from tortuga.games.tortuga2014.rules import RULES
from tortuga.kernel.errors import Notice, Told
from tortuga.kernel.library.library import Library
from tortuga.kernel.session import Session
from tortuga.paths import assets_dir

_log = logging.getLogger(__name__)


class Voyage:
    """Implements `Router` with a library.

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

    # ---------------------------------------------------------------- scenes
    def title(self, notice: Notice | None = None) -> Scene:
        """See `Router`."""
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
                notice = Notice("error-settings-unwritable", {"reason": str(error)})
        return self.title(notice)

    def new_game(self, people: int | None = None) -> Scene:
        """See `Router`."""
        from tortuga.app.scenes.newgame.scene import NewGameScene

        game, bench = start_choices(self._text, from_settings(self._settings.now.new_game), people)
        return NewGameScene(self.context, game, bench, people is not None)

    def credits(self) -> Scene:
        """See `Router`."""
        from tortuga.app.scenes.credits import CreditsScene, read_credits

        return CreditsScene(self.context, read_credits(assets_dir()))

    def settings(self, section: str = "game") -> Scene:
        """See `Router`."""
        from tortuga.app.scenes.settings.scene import SettingsScene

        return SettingsScene(self.context, section)

    @property
    def archive(self) -> Archive:
        """What the screens of the library work with."""
        return Archive(self._library, self)

    def library(self) -> Scene:
        """See `Router`."""
        from tortuga.app.scenes.library.scene import LibraryScene

        return LibraryScene(self.archive)

    def replay(self, path: Path) -> Scene:
        """The replay of a log file; leaving it leaves the program.

        Raises:
            Told: not a good log.
        """
        from tortuga.app.scenes.replay.scene import ReplayScene

        return ReplayScene(self.context, self.archive, Archive.open(path), alone=True)

    def facts(self) -> Mapping[str, str]:
        """See `Router`."""
        session = self._session
        if session is None:
            return facts()
        return facts(Position(str(session.header.commitment), session.length))

    # ---------------------------------------------------------------- games
    def begin(self, game: NewGame) -> Scene:
        """The table of a new game.

        Raises:
            Told: the rules or the library refuse.
        """
        seed = game.seed_or_new()
        session: GameSession = Session.new(
            RULES, game.options, game.specs, seed, self._library.new_game(), practice=game.practice
        )
        return self.table(session)

    def set_sail(self, game: NewGame) -> Transition:
        """See `Router`."""
        try:
            return Reset(self.begin(game))
        except Told as error:
            return Push(notice_dialog(self.context, told_notice(error)))

    def learn(self) -> Transition:
        """See `Router`."""
        from tortuga.app.scenes.lesson import guide as start

        def begin() -> Transition:
            try:
                return Reset(self.table(start.lesson_session(self._text, self._library.new_game())))
            except Told as error:
                return Push(notice_dialog(self.context, told_notice(error)))

        begun = next((entry.id for entry in self._library.running() if is_guided(entry.seats)), None)
        if begun is None:
            return begin()
        return Push(start.lesson_dialog(self.context, lambda: self.resume(begun), begin))

    def running(self) -> Running | None:
        """See `Router`."""
        entry = next((entry for entry in self._library.running() if entry.game == RULES.name), None)
        if entry is None:
            return None
        people = tuple(seat.name for seat in entry.seats if seat.is_human)
        captains, guided = len(entry.seats) - len(people), is_guided(entry.seats)
        return Running(entry.id, self._round(entry.id), people, captains, guided)

    def _round(self, game: int) -> int:
        """How far a game is; 0 when its log is damaged, which is told when it is continued."""
        try:
            return self._load(game, keep=False).state.round
        except Told as error:
            _log.warning("game %d cannot be read: %s", game, error)
            return 0

    def _load(self, game: int, *, keep: bool = True) -> GameSession:
        log = self._library.load(game, GAMES)
        store = self._library.shelf(game) if keep else None
        return Session.resume(RULES, log, self._library.seed(game), store)

    def resume(self, game: int) -> Transition:
        """See `Router`."""
        try:
            return Reset(self.table(self._load(game)))
        except Told as error:
            return Push(notice_dialog(self.context, told_notice(error)))

    def over(self, session: GameSession) -> Transition:
        """See `Router`."""
        from tortuga.app.scenes.results import ResultsScene

        table = session.state
        result = result_of(table.boards, session.seats, table.round, session.seed)
        again = msgspec.structs.replace(
            same_seats(session.options, session.seats), practice=session.header.practice
        )
        look = Lookback(self.archive, session.header.commitment)
        guided = is_guided(session.seats)
        return Reset(ResultsScene(self.context, result, None if again.faults() else again, look, guided))

    def table(self, session: GameSession) -> Scene:
        """The table of a game in play."""
        self._session = session
        if is_guided(session.seats):
            from tortuga.app.scenes.lesson.scene import GuidedTable

            return GuidedTable(self.context, session)
        from tortuga.app.table.scene import TableScene

        return TableScene(self.context, session)
