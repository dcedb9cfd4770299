"""The library: every game of the player in one SQLite file in the data folder.

A session writes to a `StoredGame` of it, command by command. The seed of a running game lives only here.
"""

from __future__ import annotations

import contextlib
import errno
import os
from collections.abc import Callable, Collection, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Literal, Self

import msgspec

from tortuga.kernel.analysis import Analysis
from tortuga.kernel.errors import Refusal
from tortuga.kernel.game import Games
from tortuga.kernel.library.copies import copies, restore_copy
from tortuga.kernel.library.database import Database, LibraryError, folder_error
from tortuga.kernel.library.entries import Bet, DayDeal, Drill, Entry, LevelsDeal, VoyageResult, entries
from tortuga.kernel.library.store import StoredGame
from tortuga.kernel.log.files import opened
from tortuga.kernel.log.format import FORMAT, Log, LogError, as_bytes, dump, save
from tortuga.kernel.log.reader import parse, read
from tortuga.kernel.observer import shareable
from tortuga.kernel.timeline import folded
from tortuga.kernel.verify import NONSENSE, check
from tortuga.locks import locked
from tortuga.unicode import cleaned

FILE_NAME = "library.sqlite3"
LOCK_NAME = "playing.lock"


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


@contextlib.contextmanager
def playing(folder: Path) -> Iterator[None]:
    """Lock a data folder for playing; it is created if missing.

    Raises:
        LibraryError: another instance plays with it, or it cannot be used.
    """
    with contextlib.ExitStack() as held:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            held.enter_context(locked(folder / LOCK_NAME))
        except BlockingIOError as error:
            raise LibraryError("error-library-locked", folder=str(folder)) from error
        except OSError as error:
            raise folder_error(folder, error) from error
        yield


class Library:
    """The games in a data folder. A context manager; everything is on disk before it closes.

    Args:
        folder: created with all parents when missing.
        now: the clock, as UTC in ISO 8601.

    Raises:
        LibraryError: the folder cannot be used, or the file is damaged, foreign or newer; it is not changed.
    """

    def __init__(self, folder: Path, *, now: Callable[[], str] = _now) -> None:
        self.folder = folder
        self._now = now
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise folder_error(folder, error) from error
        self._refuse_missing_file(folder / FILE_NAME)
        self.database = Database(folder / FILE_NAME)

    def _refuse_missing_file(self, file: Path) -> None:
        """Refuse to create a library where daily copies show that there was one."""
        if copies(self.folder) and (not file.exists() or not file.stat().st_size):
            reason = "0 B" if file.exists() else os.strerror(errno.ENOENT)
            raise LibraryError("error-library-damaged", file=str(file), reason=reason)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the file."""
        self.database.close()

    def restore_copy(self, copy: Path) -> Path | None:
        """Replace all games with a daily copy; returns the file that keeps the old ones.

        Stored games and statistics from before can no longer be used.

        Raises:
            LibraryError: the files cannot be written, or the copy cannot be opened.
        """
        self.close()
        try:
            return restore_copy(self.folder / FILE_NAME, copy, self._now()[:10])
        except OSError as error:
            raise folder_error(self.folder, error) from error
        finally:
            self.database = Database(self.folder / FILE_NAME)

    def new_game(self, name: str = "") -> StoredGame:
        """A new stored game; it gets its id when the session stores its first lines."""
        return StoredGame(self.database, self._now, None, name)

    def stored(self, id: int) -> StoredGame:
        """A game that is already in the library.

        Raises:
            LibraryError: no such game.
        """
        self.entry(id)
        return StoredGame(self.database, self._now, id)

    def games(self) -> list[Entry]:
        """All games that are not deleted, most recently played first."""
        return entries(self.database, "deleted IS NULL ORDER BY played DESC, id DESC")

    def running(self) -> list[Entry]:
        """The games that can be continued, most recently played first."""
        order = "ORDER BY played DESC, id DESC"
        running = entries(self.database, f"deleted IS NULL AND state = 'running' {order}")
        return [entry for entry in running if entry.state == "running"]  # not those with a damaged row

    def entry(self, id: int) -> Entry:
        """One game of the list.

        Raises:
            LibraryError: no such game.
        """
        matches = entries(self.database, "deleted IS NULL AND id = ?", id)
        if not matches:
            raise LibraryError("error-library-no-game", id=id)
        return matches[0]

    def lines(self, id: int) -> list[str]:
        """The log of a game as sealed lines, header first.

        Raises:
            LibraryError: no such game.
        """
        self.entry(id)
        return self._lines(id)

    def _lines(self, id: int) -> list[str]:
        header = self.database.all("SELECT header FROM games WHERE id = ?", id)
        events = self.database.all("SELECT line FROM events WHERE game_id = ? ORDER BY n", id)
        return [line for (line,) in header + events]

    def load(self, id: int, games: Games) -> Log:
        """The log of a game, its seals checked.

        Raises:
            LibraryError: no such game.
            LogError: a line of it is damaged.
        """
        return parse(as_bytes(self.lines(id)), games)

    def seed(self, id: int) -> str:
        """The seed of a game, for `Session.resume`.

        Raises:
            LibraryError: no such game, or one that was imported without its seed.
        """
        self.entry(id)
        ((seed,),) = self.database.all("SELECT seed FROM games WHERE id = ?", id)
        if seed is None:
            raise LibraryError("error-library-no-seed", id=id)
        return str(seed)

    def rename(self, id: int, name: str) -> None:
        """Give a game another name.

        Raises:
            LibraryError: no such game.
        """
        self.entry(id)
        self._set("name", cleaned(name), id)

    def delete(self, id: int) -> None:
        """Take a game off the list; its lines stay in the file, and `undelete` brings it back.

        Raises:
            LibraryError: no such game.
        """
        self.entry(id)
        self._set("deleted", self._now(), id)

    def undelete(self, id: int) -> None:
        """Bring a deleted game back.

        Raises:
            LibraryError: no such game, or it is not deleted.
        """
        if entries(self.database, "deleted IS NULL AND id = ?", id):
            raise LibraryError("error-library-not-deleted", id=id)
        self._set("deleted", None, id)
        self.entry(id)  # refuses an id that no game has

    def fill_in_rounds(self, games: Games) -> None:
        """Fill in the round of games stored by an older version, except unreadable ones.

        Raises:
            LibraryError: it could not be stored.
        """
        for entry in entries(self.database, "round IS NULL AND deleted IS NULL"):
            if entry.game not in games:
                continue
            rules = games[entry.game].rules
            try:
                timeline = folded(rules, self.load(entry.id, games))
            except (LogError, Refusal, *NONSENSE):
                continue
            self._set("round", rules.round(timeline.state), entry.id)

    def export_log(self, id: int, path: Path, games: Games, *, replacing: bool = False) -> None:
        """Write a game to a log file: whole once it is over, else what its only person or an onlooker saw.

        Args:
            replacing: whether a file that is not a log may be replaced; the player's own never are.

        Raises:
            LibraryError: no such game.
            LogError: a line of it is damaged, or the file cannot be written, or must not be.
        """
        log = self.load(id, games)
        guard(self.folder, path, replacing=replacing)
        save(path, dump(shareable(games[log.header.game].rules, log)))

    def import_log(self, path: Path, games: Games) -> int:
        """Import a log file after checking all of it.

        Returns:
            The id of the game; its old one when the very same log is already in the library. A deleted game
            is brought back.

        Raises:
            LogError: the file is not a good log; nothing of it is kept.
            LibraryError: it could not be stored.
        """
        log = read(path, games)
        rules = games[log.header.game].rules
        timeline = check(log, rules)
        lines = dump(log).decode().splitlines()
        outcome = rules.outcome(timeline.state) if log.seed is not None else None
        # one transaction for both, so that only the first of simultaneous imports adds the game
        with self.database.transaction():
            for (id,) in self.database.all(
                "SELECT id FROM games WHERE header = ? ORDER BY deleted IS NOT NULL, id", lines[0]
            ):
                if self._lines(id) == lines:
                    self._set("deleted", None, id)
                    return int(id)
            game = self.new_game()
            game.adopt(log.header, log.seed, lines, rules.round(timeline.state), outcome)
        assert game.id is not None
        return game.id

    def analysis(self, log: str, engine: str, samples: int) -> Analysis | None:
        """The kept analysis of a log, identified by its last seal; None if this engine has not made it yet.

        Raises:
            LibraryError: the database refuses.
        """
        query = "SELECT content FROM analyses WHERE log = ? AND engine = ? AND samples = ?"
        for (content,) in self.database.all(query, log, engine, samples):
            with contextlib.suppress(msgspec.DecodeError):  # damaged: it is made again
                return msgspec.json.decode(content, type=Analysis)
        return None

    def keep_analysis(self, analysis: Analysis) -> None:
        """Keep an analysis in place of the same log's older ones.

        Raises:
            LibraryError: it could not be stored.
        """
        row = (analysis.log, analysis.engine, analysis.samples, msgspec.json.encode(analysis).decode())
        with self.database.transaction() as connection:
            connection.execute("DELETE FROM analyses WHERE log = ?", row[:1])
            connection.execute(
                "INSERT INTO analyses (log, engine, samples, content) VALUES (?, ?, ?, ?)", row
            )

    def analyses(self, game: str, ids: Collection[int] | None = None) -> list[tuple[int, Analysis]]:
        """The kept analyses of the games of one kind, with their ids; without those of deleted games.

        Args:
            ids: the only games to return analyses of.

        Raises:
            LibraryError: the database refuses.
        """
        last = "(SELECT line FROM events WHERE game_id = games.id ORDER BY n DESC LIMIT 1)"
        within = "" if ids is None else f" AND id IN ({', '.join(map(str, map(int, ids)))})"
        rows = self.database.all(
            f"SELECT id, content, {last} AS line FROM games JOIN analyses ON json_valid(line)"
            " AND json_extract(line, '$.seal') = log"
            f" WHERE game = ? AND state = 'finished' AND deleted IS NULL{within} ORDER BY id",
            game,
        )
        analyses = []
        for id, content, _ in rows:
            with contextlib.suppress(msgspec.DecodeError):
                analyses.append((int(id), msgspec.json.decode(content, type=Analysis)))
        return analyses

    def drills(self, game: str) -> list[Drill]:
        """Every answered position of a game.

        Raises:
            LibraryError: the database refuses.
        """
        columns = ", ".join(Drill.__struct_fields__)
        drills = []
        for *texts, answers, state in self.database.all(f"SELECT {columns} FROM drills WHERE game = ?", game):
            with contextlib.suppress(msgspec.DecodeError):  # damaged: it is new again
                row = (*texts, msgspec.json.decode(answers), msgspec.json.decode(state))
                drills.append(msgspec.convert(dict(zip(Drill.__struct_fields__, row, strict=True)), Drill))
        return drills

    def keep_drill(self, drill: Drill) -> None:
        """Keep how a position was answered, in place of its earlier answers.

        Raises:
            LibraryError: it could not be stored.
        """
        self._insert("OR REPLACE INTO drills", drill)

    def bets(self, game: str) -> list[Bet]:
        """Every bet on the choices of rivals in one kind of game.

        Raises:
            LibraryError: the database refuses.
        """
        columns = ", ".join(Bet.__struct_fields__)
        bets = []
        for *key_and_game, coins, forecast, happened in self.database.all(
            f"SELECT {columns} FROM bets WHERE game = ? ORDER BY log, line, seat", game
        ):
            with contextlib.suppress(msgspec.DecodeError):  # damaged: it is open again
                row = (*key_and_game, msgspec.json.decode(coins), msgspec.json.decode(forecast), happened)
                bets.append(msgspec.convert(dict(zip(Bet.__struct_fields__, row, strict=True)), Bet))
        return bets

    def keep_bet(self, bet: Bet) -> None:
        """Keep a bet; one that is already kept never changes.

        Raises:
            LibraryError: it could not be stored.
        """
        self._insert("OR IGNORE INTO bets", bet)

    def deals(self, game: str) -> list[DayDeal]:
        """Every daily deal that was played to its end and compared, the oldest first.

        Raises:
            LibraryError: the database refuses.
        """
        deals = []
        query = "SELECT day, points, won, levels FROM deals WHERE game = ? ORDER BY day"
        for day, points, won, levels in self.database.all(query, game):
            with contextlib.suppress(msgspec.DecodeError):  # damaged: it is compared again
                by_level = msgspec.json.decode(levels, type=tuple[LevelsDeal, ...])
                deals.append(DayDeal(day, game, points, bool(won), by_level))
        return deals

    def keep_deal(self, deal: DayDeal) -> None:
        """Keep the result of a day in place of a damaged one.

        Raises:
            LibraryError: it could not be stored.
        """
        self._insert("OR REPLACE INTO deals", deal)

    def voyages(self, game: str, player: str) -> list[VoyageResult]:
        """What a player has won in the voyages of a game.

        Raises:
            LibraryError: the database refuses.
        """
        columns = ", ".join(VoyageResult.__struct_fields__)
        query = f"SELECT {columns} FROM voyages WHERE game = ? AND player = ? ORDER BY voyage"
        return [VoyageResult(*row) for row in self.database.all(query, game, player)]

    def voyagers(self) -> list[str]:
        """Everybody who has sailed a voyage to its end, "" for those without a name; sorted by name.

        Raises:
            LibraryError: the database refuses.
        """
        return [
            player for (player,) in self.database.all("SELECT DISTINCT player FROM voyages ORDER BY player")
        ]

    def keep_voyage(self, game: str, voyage: str, player: str, stars: int) -> None:
        """Keep a try: it is counted, and a player's best result stays.

        Raises:
            LibraryError: it could not be stored.
        """
        with self.database.transaction() as connection:
            connection.execute(
                "INSERT INTO voyages (game, voyage, player, stars, tries) VALUES (?, ?, ?, ?, 1)"
                " ON CONFLICT DO UPDATE SET stars = max(stars, excluded.stars), tries = tries + 1",
                (game, voyage, player, stars),
            )

    def _insert(self, into: str, entry: msgspec.Struct) -> None:
        """Store an entry, a column for each field: text and whole numbers as they are, all else as JSON."""
        row = {
            name: value if isinstance(value, str | int) else msgspec.json.encode(value).decode()
            for name, value in msgspec.structs.asdict(entry).items()
        }
        with self.database.transaction() as connection:
            places = ", ".join("?" * len(row))
            connection.execute(f"INSERT {into} ({', '.join(row)}) VALUES ({places})", tuple(row.values()))

    def _set(self, column: Literal["name", "deleted", "round"], value: str | int | None, id: int) -> None:
        with self.database.transaction() as connection:
            connection.execute(f"UPDATE games SET {column} = ? WHERE id = ?", (value, id))


_HEAD_BYTES = 512
"""A log is recognized by these first bytes."""
_DATABASE = b"SQLite format 3\0"
_LOG = ".jsonl"


def guard(folder: Path, path: Path, *, replacing: bool) -> None:
    """Refuse a path that an export must not be written to.

    Args:
        folder: the player's data; only logs in it may be overwritten.
        replacing: whether a file that is not a log may be replaced.

    Raises:
        LogError: it must not.
    """
    guard_own(folder, path)
    head = head_of(path)
    if head and FORMAT.encode() not in head and not replacing:
        raise LogError("error-export-foreign", line=0, file=str(path))


def guard_own(folder: Path, path: Path) -> None:
    """Refuse a path among the player's own files.

    Raises:
        LogError: it is.
    """
    home, target = Path(os.path.realpath(folder)), Path(os.path.realpath(path))
    if not target.name.casefold().endswith(_LOG) and (
        target.parent == home or (home in target.parents and target.is_file())
    ):
        raise LogError("error-export-own", line=0, file=str(path))
    if head_of(path).startswith(_DATABASE) or any(_same(target, own) for own in _files(folder)):
        raise LogError("error-export-own", line=0, file=str(path))


def head_of(path: Path) -> bytes:
    """The first bytes of a file; b"" for one that is missing, or a folder, a device or a pipe."""
    if not path.is_file():
        return b""
    try:
        with opened(path) as file:
            return file.read(_HEAD_BYTES)
    except OSError:
        return b"?"  # unreadable, so it may be anything but an empty file


def _files(folder: Path) -> list[Path]:
    """Files of the data folder that a link might point to."""
    return (
        [own for own in folder.iterdir() if own.is_file() and own.suffix != _LOG] if folder.is_dir() else []
    )


def _same(path: Path, other: Path) -> bool:
    try:
        return path.samefile(other)
    except OSError:
        return False
