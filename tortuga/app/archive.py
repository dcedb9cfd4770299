"""The archive: what the screens of the library do with the player's games, and the way between them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import platformdirs

from tortuga.app.records import Chronicle, crew, deal_of, entry_title
from tortuga.app.scene.protocol import Push, Reset, Scene, Transition
from tortuga.app.scenes.newgame.choices import start_choices
from tortuga.app.shelves import alike
from tortuga.app.widgets.dialog import notice_dialog, told_notice
from tortuga.games import GAMES
from tortuga.games.tortuga2014.rules import RULES
from tortuga.kernel.branch import branch, seed_at
from tortuga.kernel.dealer import new_seed
from tortuga.kernel.errors import Told
from tortuga.kernel.library.library import Entry, Library, LibraryError
from tortuga.kernel.log.reader import read
from tortuga.kernel.replay import Replay

if TYPE_CHECKING:
    from tortuga.app.scene.context import Context, GameSession

ROUND_ENDED = "round-ended"
SUFFIX = ".jsonl"


class Port(Protocol):
    """What the archive needs of the way through the game (`Voyage` is one)."""

    @property
    def context(self) -> Context:
        """What scenes are given."""
        ...

    def table(self, session: GameSession) -> Scene:
        """The table of a game in play."""
        ...

    def resume(self, game: int) -> Transition:
        """Continue a game of the library."""
        ...


class Archive:
    """The library as the screens use it.

    Args:
        library: open.
        port: the way to other scenes.
    """

    def __init__(self, library: Library, port: Port) -> None:
        self.library = library
        self._port = port

    @property
    def context(self) -> Context:
        """What scenes that are made now are given."""
        return self._port.context

    # ---------------------------------------------------------------- games
    def entries(self) -> list[Entry]:
        """All games that these screens can show."""
        return [entry for entry in self.library.games() if entry.game == RULES.name]

    def rounds(self) -> dict[int, int]:
        """By game, the round it is in, or the number of rounds it had."""
        ended = self.library.tally(ROUND_ENDED)
        return {entry.id: ended.get(entry.id, 0) + 1 for entry in self.entries()}

    def load(self, game: int) -> Chronicle:
        """A game of the library, checked.

        Raises:
            Told: it is not there, or its log is not good.
        """
        entry = self.library.entry(game)
        log = self.library.load(game, GAMES)
        seed = None if entry.state == "unfinished" else self.library.seed(game)
        return Chronicle(Replay(RULES, log), entry, seed)

    @staticmethod
    def open(path: Path) -> Chronicle:
        """The game of a log file.

        Raises:
            Told: not a good log of a known game.
        """
        log = read(path, GAMES)
        return Chronicle(Replay(GAMES[log.header.game].rules, log), seed=log.seed)

    def of_deal(self, commitment: str) -> Entry:
        """The game of a deal that was played last.

        Raises:
            LibraryError: there is none; it was deleted by another program.
        """
        for entry in self.entries():
            if entry.commitment == commitment:
                return entry
        raise LibraryError("error-library-no-game", id=0)

    def alike(self, entry: Entry) -> list[Entry]:
        """Other games that were dealt under the same seed with as many seats, the one played last first."""
        return alike(self.entries(), entry)

    def file_for(self, entry: Entry) -> Path:
        """Where a game is exported to unless the player says otherwise."""
        name = "".join(letter if letter.isalnum() or letter in " -_" else "-" for letter in entry.name)
        return documents() / f"{name.strip() or f'tortuga-{entry.id}'}{SUFFIX}"

    def import_log(self, path: Path) -> int:
        """Take a log file in.

        Raises:
            Told: it is not a good log, or could not be stored.
        """
        return self.library.import_log(path, GAMES)

    # ---------------------------------------------------------------- the way
    def told(self, error: Told) -> Transition:
        """A dialog that tells what went wrong."""
        return Push(notice_dialog(self.context, told_notice(error)))

    def resume(self, game: int) -> Transition:
        """Play on."""
        return self._port.resume(game)

    def watch(self, game: int) -> Transition:
        """To the replay of a game."""
        from tortuga.app.scenes.replay.scene import ReplayScene

        try:
            chronicle = self.load(game)
        except Told as error:
            return self.told(error)
        return Push(ReplayScene(self.context, self, chronicle))

    def prove(self, chronicle: Chronicle) -> Transition:
        """To the proof of a game's dice."""
        from tortuga.app.scenes.proof import ProofScene

        return Push(ProofScene(self.context, chronicle))

    def compare(self, game: int) -> Transition:
        """To a game beside another one of the same deal."""
        from tortuga.app.scenes.library.compare import CompareScene

        try:
            first = self.load(game)
            assert first.entry is not None
            others = [self.load(other.id) for other in self.alike(first.entry)]
        except Told as error:
            return self.told(error)
        return Push(CompareScene(self.context, first, others, self))

    def statistics(self) -> Transition:
        """To the statistics."""
        from tortuga.app.scenes.library.statistics import StatisticsScene

        try:
            return Push(StatisticsScene(self.context, self.library.database))
        except Told as error:
            return self.told(error)

    def same_deal(self, chronicle: Chronicle) -> Transition:
        """To the new-game screen, with the seats and the seed of a game that is over."""
        from tortuga.app.scenes.newgame.scene import NewGameScene

        game = deal_of(chronicle)
        _, bench = start_choices(self.context.text, game, None)
        return Push(NewGameScene(self.context, game, bench))

    def branch(self, chronicle: Chronicle, position: int, me: int | None, *, fresh: bool) -> Transition:
        """To the table of a new game that goes on from a moment of this one.

        Args:
            me: the seat of the person; None = everybody as they sat.
            fresh: with dice of its own; only so while the seed is secret.
        """
        seed = new_seed() if fresh else seed_at(chronicle.log, position, chronicle.seed)
        assert seed is not None, "the same dice are offered only where their seed is known"
        replay = Replay(chronicle.replay.rules, chronicle.log)
        replay.seek(position)
        name = self.context.say("branch-name", name=self.title(chronicle), round=max(1, replay.state.round))
        try:
            session: GameSession = branch(
                replay, crew(chronicle.seats, me), seed, self.library.new_game(name)
            )
        except Told as error:
            return self.told(error)
        return Reset(self._port.table(session))

    def title(self, chronicle: Chronicle) -> str:
        """What a game is called."""
        entry = chronicle.entry
        return entry_title(self.context, entry) if entry is not None else self.context.say("library-unnamed")


@dataclass(frozen=True)
class Lookback:
    """The way back from the results to the game that has just ended, the one under its seed played last."""

    archive: Archive
    commitment: str

    def __call__(self, name: str) -> Transition:
        """To its replay (`watch`), the same deal (`same`), or the proof of its dice (`proof`)."""
        archive = self.archive
        try:
            entry = archive.of_deal(self.commitment)
            if name == "watch":
                return archive.watch(entry.id)
            chronicle = archive.load(entry.id)
        except Told as error:
            return archive.told(error)
        return archive.prove(chronicle) if name == "proof" else archive.same_deal(chronicle)


def documents() -> Path:
    """The player's own folder for files they keep; their home where the system has none."""
    folder = platformdirs.user_documents_path()
    return folder if folder.is_dir() else Path.home()
