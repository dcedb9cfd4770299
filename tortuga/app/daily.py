"""The deal of the day: dice and bag follow from the date alone, the same for everybody, and nothing is sent.

The first game of it to be finished counts. Then captains of every level play the same deal from the same
seat, several times each, since they have random numbers of their own.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from datetime import date, timedelta
from functools import cached_property
from typing import Final

import msgspec

from tortuga.app.captains import ask
from tortuga.app.captains.ask import captains_of
from tortuga.app.captains.thinking import BackgroundTask
from tortuga.app.records import Records
from tortuga.games import GAMES
from tortuga.kernel.dealer import commitment
from tortuga.kernel.game import Outcome, Setup
from tortuga.kernel.library.entries import DayDeal, Entry, LevelsDeal
from tortuga.kernel.players import HUMAN, SeatSpec

SEATS: Final = 4
POINTS_GAMES: Final = 3
"""Games that each level plays where points are counted."""
WINS_GAMES: Final = 20
"""The same where only the winner counts; such games are short."""
WEEKS: Final = 4
DAY: Final = timedelta(days=1)


def seed_of(game: str, day: date) -> str:
    """The seed of a day; typing the date as a seed does not give it."""
    return hashlib.sha256(f"deal-of-the-day/{game}/{day}".encode()).hexdigest()[:32]


def is_deal(game: str, seed: str, today: date) -> bool:
    """Whether a seed is that of today's deal, or of yesterday's, which may still be played after midnight."""
    return seed in (seed_of(game, today), seed_of(game, today - DAY))


def rivals_of(game: str) -> str:
    """The level of all rivals: the middle one."""
    levels = captains_of(game).levels
    return levels[len(levels) // 2]


class Daily:
    """The deals of one game.

    Args:
        today: the computer's date.
        times: games that each level plays.
        executor: makes the executor in which the captains play.
    """

    def __init__(
        self, records: Records, game: str, today: date, times: int, executor: Callable[[], Executor]
    ) -> None:
        self._records, self.game, self.today, self.times = records, game, today, times
        self._make = executor
        self._executor: Executor | None = None
        self._day: date | None = None
        """The day whose deal the levels play."""
        self._tasks: list[tuple[str, BackgroundTask[Outcome]]] = []
        self.failed = False
        """Whether the captains could not play it."""
        self._deals = {deal.day: deal for deal in records.library.deals(game)}
        self._compare()

    def setup(self, seats: tuple[SeatSpec, ...]) -> Setup:
        """Today's game.

        Args:
            seats: names and colours; the players are fixed.
        """
        players = (HUMAN, *[rivals_of(self.game)] * (SEATS - 1))
        specs = zip(seats[:SEATS], players, strict=True)
        made = tuple(msgspec.structs.replace(spec, player=player) for spec, player in specs)
        return Setup(self.game, GAMES[self.game].make(SEATS, {}), made, seed_of(self.game, self.today))

    # ---------------------------------------------------------------- what was played
    @cached_property
    def _played(self) -> Mapping[date, tuple[Entry, ...]]:
        """By day of the last weeks, the games of its deal, the first to finish in front."""
        days = {commitment(seed_of(self.game, day)): day for day in self.days}
        by_day: dict[date, list[Entry]] = {}
        for entry in self._records.entries():
            day = days.get(entry.commitment)
            if day is not None and _counts(entry, self.game):
                by_day.setdefault(day, []).append(entry)
        return {day: tuple(sorted(entries, key=_by_end)) for day, entries in by_day.items()}

    @property
    def days(self) -> tuple[date, ...]:
        """The days of the last weeks, up to today."""
        return tuple(self.today - DAY * back for back in reversed(range(7 * WEEKS)))

    def entry(self, day: date) -> Entry | None:
        """The finished game that counts on a day; None if there is none, or it was deleted."""
        first = next(iter(self._played.get(day, ())), None)
        return first if first is not None and first.state == "finished" else None

    @property
    def running(self) -> Entry | None:
        """Today's game in progress; None once one is finished."""
        first = next(iter(self._played.get(self.today, ())), None)
        return first if first is not None and first.state == "running" and self.deal is None else None

    def deal_of(self, day: date) -> DayDeal | None:
        """The outcome of a day's deal, once the levels have played it."""
        return self._deals.get(f"{day}")

    @property
    def deal(self) -> DayDeal | None:
        """The same for today."""
        return self.deal_of(self.today)

    @property
    def own(self) -> tuple[int, bool] | None:
        """Today's points, and whether the player won; None until a game is finished."""
        return self._own(self.today)

    def _own(self, day: date) -> tuple[int, bool] | None:
        deal, entry = self.deal_of(day), self.entry(day)
        if deal is not None:
            return deal.points, deal.won
        return None if entry is None else _result(entry.scores, entry.winners or ())

    def _done(self, day: date) -> bool:
        return self.deal_of(day) is not None or self.entry(day) is not None

    @property
    def streak(self) -> int:
        """Days in a row with a finished deal, up to today, or to yesterday while today's is not finished."""
        day, count = self.today if self._done(self.today) else self.today - DAY, 0
        while self._done(day):
            day, count = day - DAY, count + 1
        return count

    # ---------------------------------------------------------------- what the levels make of it
    def _compare(self) -> None:
        """Let every level play the latest deal that the player has finished and the levels have not."""
        open_ = (day for day in reversed(self.days) if self._own(day) is not None and not self.deal_of(day))
        self._day = next(open_, None)
        if self._day is None:
            return
        self._executor = self._make()
        rivals = (rivals_of(self.game),) * (SEATS - 1)
        seed = seed_of(self.game, self._day)
        self._tasks = [
            (level, BackgroundTask(self._executor, ask.play_deal, self.game, (level, *rivals), seed, again))
            for again in range(self.times)
            for level in captains_of(self.game).levels
        ]

    @property
    def comparing(self) -> bool:
        """Whether the levels are still playing."""
        return bool(self._tasks)

    def update(self) -> None:
        """Store the levels' results in the deal as soon as all have played.

        Raises:
            LibraryError: they could not be stored.
        """
        if self._day is None or not self._tasks or not all(task.done for _, task in self._tasks):
            return
        own, levels = self._own(self._day), tuple(self._so_far())
        self.failed = any(task.result() is None for _, task in self._tasks)
        self.close()
        if not self.failed and own is not None:
            deal = DayDeal(f"{self._day}", self.game, *own, levels)
            self._records.library.keep_deal(deal)
            self._deals[deal.day] = deal

    @property
    def levels(self) -> tuple[LevelsDeal, ...]:
        """The levels' results in today's deal so far."""
        if self.deal is not None:
            return self.deal.levels
        return tuple(self._so_far()) if self._day == self.today else ()

    def _so_far(self) -> Iterator[LevelsDeal]:
        for level in captains_of(self.game).levels:
            ended = [task.result() for name, task in self._tasks if name == level and task.done]
            results = [_result(outcome.scores, outcome.winners) for outcome in ended if outcome is not None]
            if results:
                yield LevelsDeal(level, *map(tuple, zip(*results, strict=True)))

    @property
    def done(self) -> float:
        """The share of the levels' games that have been played, 0..1."""
        return sum(task.done for _, task in self._tasks) / max(1, len(self._tasks))

    def close(self) -> None:
        """Stop playing."""
        self._tasks = []
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
            self._executor = None


def _result(scores: Sequence[int] | None, winners: Sequence[int]) -> tuple[int, bool]:
    """Points of the player's seat, or where none are counted 100 for a win, else 0; whether it won."""
    won = 0 in winners
    return (100 * won if scores is None else scores[0]), won


def _by_end(entry: Entry) -> tuple[bool, str, int]:
    """The sort key of games of one deal: the first to finish comes first."""
    return entry.state != "finished", entry.changed, entry.id


def _counts(entry: Entry, game: str) -> bool:
    """Whether a game is the deal played as it is offered: the same captains, and nothing taken back."""
    if entry.game != game or entry.imported or entry.branched or entry.practice or entry.seen:
        return False
    return tuple(spec.player for spec in entry.seats) == (HUMAN, *[rivals_of(game)] * (SEATS - 1))
