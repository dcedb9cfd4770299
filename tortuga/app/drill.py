"""The drill: positions of the player's own mistakes, or shipped with the game; when each comes again."""

from __future__ import annotations

import contextlib
import zipfile
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from itertools import pairwise
from pathlib import Path
from typing import Final, cast

import msgspec
from fsrs import Card, Rating, Scheduler
from fsrs.card import CardDict

from tortuga.app.records import GameRecord, Records
from tortuga.games import GAMES
from tortuga.kernel.analysis import AS_GOOD, Candidate, Moment
from tortuga.kernel.library.entries import Drill
from tortuga.kernel.log.reader import parse
from tortuga.kernel.replay import Replay
from tortuga.paths import assets_dir

A_DAY: Final = 8
"""Positions that come up per day."""
SPANS: Final = (1, 7, 30)
"""Days within which positions come again, for counting them; the rest come later."""
MIN_TRIES: Final = 5
"""Number of positions of a kind that must be answered before it is judged."""
LEAK: Final = 0.6
"""Share of right first answers below which a kind is a leak."""
POSITIONS: Final = "positions.json"
"""The list of positions in the archive that comes with a game; beside it lie their logs, cut short."""
_TOMORROW: Final = (timedelta(days=1),)
_SCHEDULER: Final = Scheduler(learning_steps=_TOMORROW, relearning_steps=_TOMORROW, enable_fuzzing=False)
"""It counts in days: what was wrong comes again tomorrow."""


class Shipped(msgspec.Struct, frozen=True):
    """A position that comes with the game."""

    log: str
    """Name of its log in the archive."""
    moment: Moment


def shipped_file(game: str) -> Path:
    """The archive of the positions that come with a game, if there are any."""
    return assets_dir() / "drill" / f"{game}.zip"


@dataclass(frozen=True)
class Position:
    """A decision to be made again."""

    log: str
    """The game it is from: the last seal of its log, or the name of a shipped log."""
    moment: Moment
    game: int | None = None
    """Id of that game in the library; None for one that comes with the program."""

    @property
    def key(self) -> str:
        """Identifies it in the library."""
        return f"{self.log}:{self.moment.line}"

    @property
    def candidates(self) -> tuple[Candidate, ...]:
        """The possible answers."""
        return self.moment.candidates


@dataclass(frozen=True)
class Kind:
    """How often a kind of decision was right at the first try."""

    about: str
    """Text that names it."""
    right: int
    of: int

    @property
    def leak(self) -> bool:
        """Whether it is often wrong."""
        return self.of >= MIN_TRIES and self.right < LEAK * self.of


class Deck:
    """The positions of one game, and those that are to be answered today.

    Args:
        records: the library.
        game: name in the registry.
        today: the day.
    """

    def __init__(self, records: Records, game: str, today: date) -> None:
        self._records = records
        self.game = game
        self.today = today
        self.positions = {position.key: position for position in (*self._own(), *self._shipped())}
        self._drills = {
            drill.position: drill
            for drill in records.library.drills(game)
            if drill.position in self.positions
        }
        self.marks = [drill.answers[-1] for drill in self._drills.values() if drill.answered == f"{today}"]
        """Whether today's answers were right."""
        self.left: list[Position] = []
        """The positions still to be answered today."""
        self.deal(A_DAY - len(self.marks))

    def deal(self, count: int) -> None:
        """Add up to `count` positions to today's list: those that are due, then new ones."""
        today = f"{self.today}"
        by_due = sorted(self._drills.values(), key=lambda drill: drill.due)
        due = [drill.position for drill in by_due if drill.due <= today and drill.answered != today]
        new = [key for key in self.positions if key not in self._drills]
        listed = {position.key for position in self.left}
        open_ = [self.positions[key] for key in (*due, *new) if key not in listed]
        self.left = _apart([*self.left, *open_[: max(0, count)]])

    @property
    def waiting(self) -> int:
        """How many more could be dealt today."""
        today = f"{self.today}"
        again = sum(drill.due <= today and drill.answered != today for drill in self._drills.values())
        return len(self.positions) - len(self._drills) + again - len(self.left)

    def answer(self, choice: Candidate) -> Drill:
        """Take an answer to the first position of today's list, and store when it comes again.

        Raises:
            LibraryError: it could not be stored.
        """
        position = self.left[0]
        old = self._drills.get(position.key)
        noon = datetime.combine(self.today, time(12), UTC)
        card = Card(card_id=1, due=noon)
        if old is not None:
            with contextlib.suppress(KeyError, TypeError, ValueError):  # damaged: it is new again
                card = Card.from_dict(cast(CardDict, old.state))
        right = choice.loss <= AS_GOOD
        card, _ = _SCHEDULER.review_card(card, Rating.Good if right else Rating.Again, noon)
        drill = Drill(
            position.key,
            self.game,
            position.moment.about.id,
            f"{card.due.date()}",
            f"{self.today}",
            (*(old.answers if old else ()), right),
            dict(card.to_dict()),
        )
        self._records.library.keep_drill(drill)
        self._drills[position.key] = drill
        self.marks.append(right)
        del self.left[0]
        return drill

    def days(self, drill: Drill) -> int:
        """In how many days a position comes again."""
        return (date.fromisoformat(drill.due) - self.today).days

    @property
    def spans(self) -> Sequence[int]:
        """How many positions come again within each of `SPANS`, and how many later."""
        days = [self.days(drill) for drill in self._drills.values() if drill.due > f"{self.today}"]
        ends = (0, *SPANS, max((*days, *SPANS)) + 1)
        return [sum(first < day <= last for day in days) for first, last in pairwise(ends)]

    @property
    def next_due(self) -> int | None:
        """In how many days the next one is due; None if nothing was answered yet."""
        return min((max(1, self.days(drill)) for drill in self._drills.values()), default=None)

    @property
    def kinds(self) -> list[Kind]:
        """How the first answers were, by kind of decision, the worst first."""
        firsts: dict[str, list[bool]] = {}
        for drill in self._drills.values():
            firsts.setdefault(drill.kind, []).append(drill.answers[0])
        kinds = [Kind(about, sum(right), len(right)) for about, right in firsts.items()]
        return sorted((kind for kind in kinds if kind.of >= MIN_TRIES), key=lambda kind: kind.right / kind.of)

    def record(self, position: Position) -> GameRecord:
        """The game of a position.

        Raises:
            UserError: it is not there any more, or its log is not valid.
        """
        if position.game is not None:
            return self._records.load(position.game)
        with zipfile.ZipFile(shipped_file(self.game)) as archive:
            log = parse(archive.read(f"{position.log}.jsonl"), GAMES)
        return GameRecord(Replay(GAMES[self.game].rules, log))

    # ---------------------------------------------------------------- where positions come from
    def _own(self) -> Iterator[Position]:
        """People's mistakes in their own games, the costliest first."""
        people = {
            entry.id: {seat for seat, spec in enumerate(entry.seats) if spec.is_human}
            for entry in self._records.entries()
            if not entry.imported
        }
        mistakes = [
            Position(analysis.log, moment, id)
            for id, analysis in self._records.library.analyses(self.game)
            for moment in analysis.moments
            if len(moment.candidates) > 1 and moment.seat in people.get(id, ())
        ]
        yield from sorted(mistakes, key=lambda position: -position.moment.points)

    def _shipped(self) -> Iterator[Position]:
        """The positions of the archive, kinds in turn."""
        if not shipped_file(self.game).exists():
            return
        with zipfile.ZipFile(shipped_file(self.game)) as archive:
            listed = msgspec.json.decode(archive.read(POSITIONS), type=list[Shipped])
        kinds: dict[str, int] = {}
        turns = []
        for one in listed:
            kinds[one.moment.about.id] = turn = kinds.get(one.moment.about.id, -1) + 1
            turns.append((turn, one.moment.about.id, Position(one.log, one.moment)))
        yield from (position for *_, position in sorted(turns, key=lambda turn: turn[:2]))


def _apart(positions: Iterable[Position]) -> list[Position]:
    """The same positions, if possible no two of one game in a row."""
    left, ordered = list(positions), list[Position]()
    while left:
        last = ordered[-1].log if ordered else ""
        following = next((position for position in left if position.log != last), left[0])
        left.remove(following)
        ordered.append(following)
    return ordered
