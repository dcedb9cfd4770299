"""Games to look at: those in the library, filtered and sorted, and files that are not in it."""

from __future__ import annotations

import os
import shutil
import tempfile
import weakref
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from functools import cache
from pathlib import Path
from typing import Any, Literal, NamedTuple, Protocol, get_args

import msgspec

from tortuga.app.captains import ask
from tortuga.app.captains.ask import captains_of
from tortuga.app.captains.thinking import BackgroundTask
from tortuga.app.languages import LANGUAGES
from tortuga.app.scene.protocol import Transition
from tortuga.app.text import Text
from tortuga.games import GAMES
from tortuga.kernel.analysis import AS_GOOD, Analysis, Moment, as_in_a_log
from tortuga.kernel.library.database import LibraryError
from tortuga.kernel.library.entries import Entry
from tortuga.kernel.library.library import Library, guard_own
from tortuga.kernel.library.statistics import NO_ALIASES
from tortuga.kernel.log.format import Log, dump, last_seal, save
from tortuga.kernel.log.reader import read
from tortuga.kernel.players import SeatSpec
from tortuga.kernel.replay import Replay
from tortuga.unicode import cleaned

SUFFIX = ".jsonl"


class GameRecord(msgspec.Struct, frozen=True):
    """A game to look at: from the library, or from a file that is not in it."""

    replay: Replay
    entry: Entry | None = None
    seed: str | None = None
    """None while it is secret: in a game imported unfinished, or one that can only be viewed."""

    @property
    def log(self) -> Log:
        """The whole log."""
        return self.replay.log

    @property
    def game(self) -> str:
        """The name of its rules."""
        return self.log.header.game

    @property
    def seed_revealed(self) -> bool:
        """Whether the log reaches the end of the game, so that it has no secrets any more."""
        return self.log.seed is not None

    @property
    def seen(self) -> bool:
        """Whether the log holds only one observer's view, so that it cannot be continued or proved."""
        return self.log.header.eyes is not None

    @property
    def seats(self) -> tuple[SeatSpec, ...]:
        """Who sat at the table."""
        return self.log.header.seats


class Records:
    """The library as the screens read it.

    Args:
        library: open.
    """

    def __init__(self, library: Library) -> None:
        self.library = library
        self.order: Order = "date"
        """The order of the list. It is kept for the session; filters are not, as they hide games."""
        self.sailor: str | None = None
        """Who sails voyages, also kept for the session; None = whoever was named last in a new game."""
        self._caught_up = False
        """Whether the rounds of games from older versions have been determined."""

    def entries(self) -> list[Entry]:
        """All games that can be shown: those whose rules are known here, and damaged ones."""
        return [entry for entry in self.library.games() if entry.game in GAMES or entry.state == "damaged"]

    def rounds(self) -> dict[int, int]:
        """By game, the round it is in, or the number of rounds it had."""
        entries = self.entries()
        if not self._caught_up and any(entry.round is None for entry in entries):
            self.library.fill_in_rounds(GAMES)
            self._caught_up = True
            entries = self.entries()
        return {entry.id: max(1, entry.round or 1) for entry in entries}

    def load(self, game: int) -> GameRecord:
        """A game of the library, checked.

        Raises:
            UserError: it is not there, or its log is not valid.
        """
        entry = self.library.entry(game)
        log = self.library.load(game, GAMES)
        seed = None if entry.state == "unfinished" else self.library.seed(game)
        return GameRecord(Replay(GAMES[entry.game].rules, log, self.library.stored(game)), entry, seed)

    def of_deal(self, commitment: str) -> Entry:
        """The last game played of a deal.

        Raises:
            LibraryError: there is none, as another program has deleted it.
        """
        for entry in self._alike(commitment):
            return entry
        raise LibraryError("error-library-no-game", id=0)

    def known_deal(self, commitment: str) -> Entry | None:
        """A finished game of a deal, which is then no longer secret; None if there is none."""
        return next(self.plays(commitment), None)

    def plays(self, commitment: str) -> Iterator[Entry]:
        """The finished games of a deal, the latest first."""
        return (entry for entry in self._alike(commitment) if entry.state == "finished")

    def _alike(self, commitment: str) -> Iterator[Entry]:
        for entry in self.entries():
            if entry.commitment == commitment and entry.state != "damaged":
                yield entry

    def alike(self, entry: Entry) -> list[Entry]:
        """Other games with the same deal, the latest first."""
        return alike(self.entries(), entry)

    def import_log(self, path: Path) -> int:
        """Import a log file.

        Raises:
            UserError: it is not a valid log, or could not be stored.
        """
        return self.library.import_log(path, GAMES)


SAMPLES = 160
"""Samples behind each judged choice of an analysis; the default of `tortuga analyse`, too."""


class GameAnalysis:
    """The analysis of a game, as far as it went: stored earlier, or made in the background and then stored.

    Args:
        library: where it is stored.
        executor: where it is made; a process of its own by default.
        since: the step at which a voyage began (its game need not be over); None = a whole game is analysed.
    """

    def __init__(
        self, library: Library, log: Log, executor: Executor | None = None, *, since: int | None = None
    ) -> None:
        self._library = library
        self.since = since
        self._task: BackgroundTask[Analysis] | None = None
        self._progress: Path | None = None
        engine = captains_of(log.header.game).analyst(log.options)
        self._found = library.analysis(last_seal(log), engine, SAMPLES)
        if self._found is None:
            folder = tempfile.mkdtemp(prefix="tortuga-")
            weakref.finalize(self, shutil.rmtree, folder, ignore_errors=True)
            self._progress = Path(folder) / "progress"
            self._task = BackgroundTask(executor, ask.analyse, dump(log), SAMPLES, str(self._progress), since)

    @property
    def found(self) -> Analysis | None:
        """The finished analysis; None while it is being made, or when that failed.

        Raises:
            LibraryError: it could not be stored.
        """
        if self._task is not None and self._task.done:
            self._found = self._task.result()
            self.close()
            if self._found is not None:
                self._library.keep_analysis(self._found)
        return self._found

    @property
    def waiting(self) -> bool:
        """Whether it is still being made."""
        return self._task is not None

    @property
    def done(self) -> float:
        """How much of it is made, 0..1."""
        try:
            return float(self._progress.read_text()) if self._progress is not None else 0.0
        except (OSError, ValueError):  # not begun, or just being written
            return 0.0

    def close(self) -> None:
        """Stop making it."""
        if self._task is not None:
            self._task.close()
            self._task = None
        if self._progress is not None:
            shutil.rmtree(self._progress.parent, ignore_errors=True)
            self._progress = None


Worth = Literal["best", "better", "same", "even", "worse", "unknown"]
"""What a choice was worth against the one in the captain's log, as in the texts `retry-...`."""


class Retry(NamedTuple):
    """A moment from the captain's log that is tried again in a game of its own."""

    moment: Moment
    start: int
    """How many steps counted before it."""
    to_log: Callable[[], Transition]
    """Opens the captain's log where it was left."""

    def worth_of(self, event: Any) -> tuple[Worth, float]:
        """What the choice that makes this event was worth, and the difference in win chance, never negative.

        If it is the same choice, the number is what that one lost.
        """
        moment, made = self.moment, as_in_a_log(event)
        found = next((one for one in moment.candidates if one.event == made), None)
        if found is None:
            return "unknown", 0.0
        if found.command == moment.chosen:
            return "same", moment.points
        won = moment.points - found.loss
        if won > AS_GOOD:
            return "best" if found.loss <= AS_GOOD else "better", won
        if won < -AS_GOOD:
            return "worse", -won
        return "even", 0.0


class RecordRouter(Protocol):
    """Routes between the screens about past games; each answer is a scene, or a dialog that says why not."""

    @property
    def records(self) -> Records:
        """The games."""

    def resume(self, game: int) -> Transition:
        """Play on."""

    def watch(self, game: int) -> Transition:
        """To the replay of a game."""

    def watch_at(self, record: GameRecord, position: int) -> Transition:
        """To the replay of a game, at a moment of it."""

    def results(self, record: GameRecord) -> Transition:
        """To the results of a finished game."""

    def captains_log(self, record: GameRecord, *, since: int | None = None) -> Transition:
        """To the captain's log: how well a game was played, or a voyage, which began at the step `since`."""

    def prove(self, record: GameRecord) -> Transition:
        """To the proof of what chance did."""

    def compare(self, game: int) -> Transition:
        """To the comparison of a game with another one of the same deal."""

    def drill(self, game: str = "") -> Transition:
        """To the drill of a game, "" = of the one chosen last."""

    def statistics(self, game: str = "") -> Transition:
        """To the statistics of a game, "" = of the one chosen last."""

    def same_deal(self, record: GameRecord) -> Transition:
        """To the new-game screen, with the seats and the seed of a finished game."""

    def branch(
        self, record: GameRecord, position: int, me: int | None, *, fresh: bool, retry: Retry | None = None
    ) -> Transition:
        """To the table of a new game that goes on from a moment of this one.

        Args:
            me: the seat of the person; None = several people continue in their own seats.
            fresh: with new random outcomes; the only way while the seed is secret.
            retry: the moment that is tried again in it.
        """


def record_of(path: Path) -> GameRecord:
    """The game of a log file.

    Raises:
        UserError: not a valid log of a known game.
    """
    log = read(path, GAMES)
    return GameRecord(Replay(GAMES[log.header.game].rules, log), seed=log.seed)


def file_for(entry: Entry | None, suffix: str = SUFFIX) -> Path:
    """The file to which something of a game is exported unless the player says otherwise."""
    name = "" if entry is None else entry.name
    name = "".join(letter if letter.isalnum() or letter in " -_." else "-" for letter in name).strip(" .")
    name = name or ("tortuga" if entry is None else f"tortuga-{entry.id}")
    return documents() / f"{name}{suffix}"


def with_suffix(path: Path, suffix: str = SUFFIX) -> Path:
    """The path of a file to write: its suffix is added if it is missing ("Game v1.2" has none yet)."""
    if not path.name or path.suffix.lower() == suffix or os.path.lexists(path):
        return path
    return path.with_name(path.name + suffix)


def analysed_log(log: Log, analysis: Analysis) -> bytes:
    """A game with its analysis as JSON: the lines of its log as they are sealed, and the findings."""
    lines = [msgspec.Raw(line) for line in dump(log).splitlines()]
    return msgspec.json.encode({"log": lines, "analysis": analysis})


def write(records: Records, path: Path, content: Callable[[], bytes]) -> None:
    """Write an export to a file, but never to one in which the program keeps the player's data.

    Raises:
        LogError: it is such a file, or cannot be written.
    """
    guard_own(records.library.folder, path)
    save(path, content())


def documents() -> Path:
    """The player's documents folder; failing that their home, failing that the current folder."""
    import platformdirs

    try:
        folder = platformdirs.user_documents_path()
        return folder if folder.is_dir() else Path.home()
    except RuntimeError:
        return Path.cwd()


# ---------------------------------------------------------------- which games are listed, in which order
Which = Literal["all", "running", "finished", "elsewhere"]
Order = Literal["date", "name", "rounds", "points"]
WHICH: tuple[Which, ...] = get_args(Which)
ORDERS: tuple[Order, ...] = get_args(Order)
PERSON = "@"
"""Prefix of a person's key among opponents; the key of a captain is its level."""


class Wish(msgspec.Struct, frozen=True):
    """What the player wants to see."""

    which: Which = "all"
    """`running` includes games that were imported unfinished and can only be viewed."""
    seats: int = 0
    """0 = any number."""
    rival: str = ""
    """Somebody at the table, see `rival_key`; "" = anybody."""
    order: Order = "date"
    game: str = ""
    """Name of a game; "" = any."""


@cache
def name_aliases(language: str, game: str) -> dict[str, str]:
    """By a person's default name in each other language, that in this one: both mean the same person."""
    names = [cleaned(Text(each).of(game).say("newgame-name-1")) for each in (language, *LANGUAGES)]
    return {name: names[0] for name in names if name != names[0]}


def rival_key(seat: SeatSpec, aliases: Mapping[str, str] = NO_ALIASES) -> str:
    """The key of a seat among opponents; `aliases` are names of the same person."""
    name = cleaned(seat.name)
    return f"{PERSON}{aliases.get(name, name)}" if seat.is_human else seat.player


def rivals(entries: Iterable[Entry], aliases: Mapping[str, str] = NO_ALIASES) -> tuple[str, ...]:
    """Everybody in these games: captains first, then people, by name."""
    keys = {rival_key(seat, aliases) for entry in entries for seat in entry.seats}
    return tuple(sorted(keys, key=lambda key: (key.startswith(PERSON), key.casefold())))


def seat_counts(entries: Iterable[Entry], shown: Iterable[str]) -> tuple[int, ...]:
    """Numbers of seats that the games of these entries allow; without entries, all games that are shown."""
    games = {entry.game for entry in entries} or set(shown)
    return tuple(sorted({count for game in games for count in GAMES[game].seats}))


def listed(
    entries: Sequence[Entry],
    rounds: Mapping[int, int],
    wish: Wish,
    aliases: Mapping[str, str] = NO_ALIASES,
) -> list[Entry]:
    """The games wanted, in the order wanted; equal ones stay in the order given, the latest first."""
    listed = [entry for entry in entries if _fits(entry, wish, aliases)]
    match wish.order:
        case "name":
            listed.sort(key=lambda entry: (entry.name == "", entry.name.casefold()))
        case "rounds":
            listed.sort(key=lambda entry: -rounds.get(entry.id, 0))
        case "points":
            listed.sort(key=lambda entry: -max(entry.scores or (0,)))
        case _:
            pass
    return listed


def _fits(entry: Entry, wish: Wish, aliases: Mapping[str, str]) -> bool:
    if wish.which == "elsewhere" and not entry.imported:
        return False
    if wish.which in ("running", "finished") and (entry.state == "finished") != (wish.which == "finished"):
        return False
    if wish.seats and len(entry.seats) != wish.seats:
        return False
    if wish.game and entry.game != wish.game:
        return False
    return not wish.rival or wish.rival in (rival_key(seat, aliases) for seat in entry.seats)


def alike(entries: Iterable[Entry], entry: Entry) -> list[Entry]:
    """The other plays of the same game with the same seed and as many seats.

    One observer's view of a game is like none: it differs from a whole log wherever something was hidden.
    """
    if entry.seen:
        return []
    return [
        other
        for other in entries
        if other.id != entry.id
        and not other.seen
        and other.state != "damaged"
        and other.game == entry.game
        and other.commitment == entry.commitment
        and len(other.seats) == len(entry.seats)
    ]
