"""The list of the library's games; a row that cannot be read never hides the others."""

from __future__ import annotations

from datetime import MAXYEAR, MINYEAR, datetime
from functools import lru_cache
from typing import Any, Literal, get_args

import msgspec

from tortuga.kernel.library.database import Database
from tortuga.kernel.log.reader import LONGEST_NAME
from tortuga.kernel.players import SeatSpec
from tortuga.unicode import harmless

GameState = Literal["running", "unfinished", "finished", "damaged"]
"""In this order: can be continued; imported without its seed, so view only; over; its row cannot be read."""
_STATES = frozenset(get_args(GameState))
_SEAT_LIMIT = 100
"""More seats than any game has."""
_NEVER = "1970-01-01T00:00:00+00:00"


class Entry(msgspec.Struct, frozen=True):
    """One game as the library lists it."""

    id: int
    game: str
    name: str
    """Given by the player; empty at first."""
    state: GameState
    created: str
    """UTC, ISO 8601."""
    changed: str
    """When the last command was stored."""
    events: int
    seats: tuple[SeatSpec, ...]
    """() for a damaged one."""
    scores: tuple[int, ...] | None
    """By seat, once finished."""
    winners: tuple[int, ...] | None
    commitment: str = ""
    """SHA-256 of the seed: games with the same one have the same dice."""
    branched: bool = False
    """Whether it continues another game."""
    practice: bool = False
    """Whether whole rounds of it may be taken back."""
    round: int | None = None
    """The round being played, or the last; None for a game of an older version (see `catch_up`)."""
    sides: tuple[str, ...] = ()
    """By seat, once finished; () where everybody played for themselves."""
    seen: bool = False
    """Whether its log holds only what one observer saw, so that it is view only."""
    imported: bool = False
    """Whether it was played elsewhere."""


class Drill(msgspec.Struct, frozen=True):
    """How a position of the drill was answered, and when it comes up again."""

    position: str
    """Its key."""
    game: str
    kind: str
    """What is decided there."""
    due: str
    """The day on which it comes up again, as 2026-11-28."""
    answered: str
    """The day on which it was answered last."""
    answers: tuple[bool, ...]
    """Whether each answer was right, oldest first."""
    state: dict[str, Any]
    """What the scheduler keeps about it."""


class Bet(msgspec.Struct, frozen=True):
    """Coins bet on what a rival would choose in secret, and what it did choose."""

    log: str
    """Last seal of the game's log."""
    line: int
    """The line of the log after which the rival chose."""
    seat: int
    """The rival's."""
    game: str
    coins: tuple[int, ...]
    """By option."""
    forecast: tuple[float, ...]
    """What the captains expected, as parts of 1; () if they could not tell."""
    happened: int
    """The option that was chosen."""


class LevelsDeal(msgspec.Struct, frozen=True):
    """What captains of one level made of a deal."""

    level: str
    points: tuple[int, ...]
    """Of each of their games."""
    won: tuple[bool, ...]

    @property
    def mean(self) -> float:
        """Points on average."""
        return sum(self.points) / len(self.points)


class DayDeal(msgspec.Struct, frozen=True):
    """The deal of a day: what the player made of it, and what each level did."""

    day: str
    """As 2026-11-28."""
    game: str
    points: int
    won: bool
    levels: tuple[LevelsDeal, ...]
    """Weakest first."""

    @property
    def beaten(self) -> int:
        """How many levels scored less on average."""
        return sum(self.points > level.mean for level in self.levels)


class VoyageResult(msgspec.Struct, frozen=True):
    """What a player has won in a voyage."""

    game: str
    voyage: str
    player: str
    stars: int
    """Of the best try."""
    tries: int
    """How often the voyage was sailed to its end."""


_SEATS = msgspec.json.Decoder(tuple[SeatSpec, ...])
_SCORES = msgspec.json.Decoder(tuple[int, ...] | None)
_SIDES = msgspec.json.Decoder(tuple[str, ...])
_HEADER = msgspec.json.Decoder(tuple[str, Any, Any, Any])
_COLUMNS = (
    "id, game, name, state, created, changed,"
    # events are numbered from 1; counting them would read every line of every game
    " coalesce((SELECT max(n) FROM events WHERE game_id = games.id), 0),"
    " CASE WHEN json_valid(header)"
    " THEN json_extract(header, '$.commitment', '$.branched', '$.practice', '$.eyes') END,"
    " round, seats, coalesce(scores, 'null'), coalesce(winners, 'null'), coalesce(sides, '[]'), imported"
)


def entries(database: Database, where: str, *args: int) -> list[Entry]:
    """The games that meet a condition.

    Raises:
        LibraryError: the database refuses.
    """
    return [_entry(row) for row in database.all(f"SELECT {_COLUMNS} FROM games WHERE {where}", *args)]


def _entry(row: tuple[Any, ...]) -> Entry:
    try:
        return _good(row)
    except (ValueError, TypeError):  # msgspec's errors are ValueErrors
        id, game, name = (_harmless(part) if isinstance(part, str) else part for part in row[:3])
        return Entry(int(id), str(game), str(name), "damaged", _NEVER, _NEVER, 0, (), None, None)


def _harmless(words: str) -> str:
    """Text of a row, safe to show."""
    return harmless(words[:LONGEST_NAME])


@lru_cache(maxsize=1 << 12)
def _table(seats: str) -> tuple[SeatSpec, ...]:
    """The seats of a table; cached, since the same people sit at many.

    Raises:
        ValueError: text that cannot be shown, or no seats at all.
    """
    table = _SEATS.decode(seats)
    if not 0 < len(table) < _SEAT_LIMIT or any(_harmless(seat.player) != seat.player for seat in table):
        raise ValueError
    if any(len(seat.name) > LONGEST_NAME for seat in table):
        raise ValueError
    return table


def _check_moment(moment: str) -> None:
    """Refuse a time that cannot be shown in every time zone.

    Raises:
        ValueError: it is no time, or in a year at the edge of the calendar.
    """
    if not MINYEAR < datetime.fromisoformat(moment).year < MAXYEAR:
        raise ValueError


def _good(row: tuple[Any, ...]) -> Entry:
    """The entry of a row that is as the library writes it.

    Raises:
        ValueError, TypeError: it is not.
    """
    id, game, name, state, created, changed, events = row[:7]
    header, round, seats, scores, winners, sides, imported = row[7:]
    commitment, *marks = _HEADER.decode(header)
    branched, practice, seen = (part is not None for part in marks)
    if state not in _STATES:
        raise ValueError
    for moment in (created, changed):
        _check_moment(moment)
    entry = Entry(
        id, game, _harmless(name), state, created, changed, events,
        _table(seats), _SCORES.decode(scores), _SCORES.decode(winners),
        commitment, branched, practice, round, _SIDES.decode(sides), seen, bool(imported),
    )  # fmt: skip
    count = len(entry.seats)
    places = {len(part) for part in (entry.scores, entry.sides) if part}
    if not places <= {count} or any(not 0 <= seat < count for seat in entry.winners or ()):
        raise ValueError
    return entry
