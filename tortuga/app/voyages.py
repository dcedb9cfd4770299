"""The voyages of a game as one player has sailed them: what is open, and a try at one of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import msgspec

from tortuga.app.records import GameRecord, Records
from tortuga.games import GAMES
from tortuga.kernel.analysis import Analysis, Part, lines_of_steps
from tortuga.kernel.game import View
from tortuga.kernel.log.format import Log, SeedRevealed
from tortuga.kernel.observer import shareable
from tortuga.kernel.players import HUMAN, SeatSpec
from tortuga.kernel.replay import Replay
from tortuga.kernel.sailing import Archive, Shipped, chart_of, set_out
from tortuga.kernel.session import Session
from tortuga.kernel.voyage import STARS, Chart, Voyage, opened


@dataclass(frozen=True)
class Island:
    """A voyage on the chart."""

    number: int
    """From 1."""
    voyage: Voyage
    shipped: Shipped
    stars: int
    """Of the best try."""
    tries: int
    open: bool

    @property
    def name(self) -> str:
        """The name of the voyage."""
        return self.voyage.name


class Voyages:
    """The voyages of one game.

    Args:
        player: whose stars are counted; "" for a player who has given no name.
        crew: names and colours: the person's, then those of the others in turn order.
    """

    def __init__(self, records: Records, game: str, player: str, crew: Sequence[SeatSpec]) -> None:
        self._records, self.game, self.player, self._crew = records, game, player, crew
        self._archive = Archive(GAMES, game)
        self.islands = self._islands()

    def _islands(self) -> tuple[Island, ...]:
        results = {each.voyage: each for each in self._records.library.voyages(self.game, self.player)}
        shipped = self._archive.shipped
        known = [results.get(each.voyage) for each in shipped]
        open_ = opened([result.stars if result else 0 for result in known])
        return tuple(
            Island(
                at + 1,
                self.chart.voyage(each.voyage),
                each,
                result.stars if result else 0,
                result.tries if result else 0,
                open_[at],
            )
            for at, (each, result) in enumerate(zip(shipped, known, strict=True))
        )

    @property
    def chart(self) -> Chart:
        """The game's own voyages."""
        chart = chart_of(GAMES, self.game)
        assert chart is not None, "the game has voyages"
        return chart

    @property
    def stars(self) -> int:
        """All stars won."""
        return sum(island.stars for island in self.islands)

    @property
    def current(self) -> int:
        """Where the ship lies: the first open island not sailed yet, else the first with stars to win."""
        open_ = [at for at, island in enumerate(self.islands) if island.open]
        new = [at for at in open_ if not self.islands[at].tries]
        left = [at for at in open_ if self.islands[at].stars < STARS]
        return next(iter((*new, *left, 0)))

    def won(self, name: str, stars: int) -> tuple[int, ...]:
        """Store a try; returns the islands that it opened.

        Raises:
            LibraryError: it could not be stored.
        """
        before = [island.open for island in self.islands]
        self._records.library.keep_voyage(self.game, name, self.player, stars)
        self.islands = self._islands()
        return tuple(at for at, island in enumerate(self.islands) if island.open and not before[at])

    def passage(self, island: Island) -> Passage:
        """The passage to an island.

        Raises:
            LogError: the log that it continues is not valid.
        """
        log = self._archive.log(island.shipped)
        me, count = island.shipped.seat, island.voyage.seats
        seats = list(log.header.seats)
        for step, player in enumerate((HUMAN, *island.voyage.rivals)):
            seats[(me + step) % count] = msgspec.structs.replace(self._crew[step], player=player)
        return Passage(self.game, self.chart, island, log, tuple(seats))


@dataclass(frozen=True)
class Passage:
    """The way to an island: the position, and who sails."""

    game: str
    chart: Chart
    island: Island
    log: Log
    """The game that it continues."""
    seats: tuple[SeatSpec, ...]

    @property
    def me(self) -> int:
        """The person's seat."""
        return self.island.shipped.seat

    def set_out(self, seed: str) -> Session:
        """A try, dealt anew with this seed."""
        return set_out(GAMES[self.game].rules, self.chart, self.log, self.me, self.seats, seed)

    @cached_property
    def record(self) -> GameRecord:
        """The game up to the position, for viewing."""
        header = msgspec.structs.replace(self.log.header, seats=self.seats)
        rules = GAMES[self.game].rules
        replay = Replay(rules, shareable(rules, Log(header, self.log.options, self.log.events)))
        replay.seek(replay.length)
        return GameRecord(replay)

    def view(self, seat: int | None = None) -> View:
        """The position as seen by a seat, by default the person's."""
        return self.record.replay.observer(self.me if seat is None else seat).view

    @property
    def facts(self) -> dict[str, Any]:
        """What the texts of the voyage say about the position: numbers, and the names of the rivals."""
        count = len(self.seats)
        names = {f"rival{step}": self.seats[(self.me + step) % count].name for step in range(1, count)}
        return {**self.island.voyage.facts(self.view()), **names}


@dataclass(frozen=True)
class Ended:
    """A voyage that was sailed to its end."""

    passage: Passage
    stars: int
    before: View
    """What everybody saw when it began, and (`after`) when it ended."""
    after: View
    log: Log
    """Of the whole game, as far as it went."""
    end: int = 0
    """How many steps had counted when it was over; 0 = all."""

    @property
    def _seedless(self) -> tuple[Any, ...]:
        """Its events without the revealed seed, from which the part before the voyage does not follow."""
        return tuple(event for event in self.log.events if not isinstance(event, SeedRevealed))

    @cached_property
    def record(self) -> GameRecord:
        """The game as the person saw it."""
        rules, log = GAMES[self.passage.game].rules, self.log
        return GameRecord(Replay(rules, shareable(rules, Log(log.header, log.options, self._seedless))))

    @cached_property
    def whole(self) -> GameRecord:
        """The game with all that was hidden in it, which may be known now, as no other try shares it."""
        rules, log = GAMES[self.passage.game].rules, self.log
        if log.seed is None or rules.secrets_outlive_round:
            # a game that is over would have to reveal its seed, so its last event is left out
            events = self._seedless if log.seed is None else self._seedless[:-1]
            log = Log(msgspec.structs.replace(log.header, branched=()), log.options, events)
        return GameRecord(Replay(rules, log))

    @property
    def began(self) -> int:
        """How many steps of the game had happened when the voyage set out."""
        return self.log.header.inherited

    def own(self, analysis: Analysis) -> tuple[float, float, float]:
        """What own choices, own luck and the others' choices changed in this try, in points of win chance.

        Where all luck is in the cards, that takes the place of own luck.

        Args:
            analysis: of the game since the try began.
        """
        lines, me = lines_of_steps(self.whole.log), self.passage.me
        last = lines[min(self.end or len(lines), len(lines)) - 1]
        rows = [row for row in analysis.accounts if row.seat == me]
        closed = {row.round for row in rows}
        open_ = [
            change
            for change in analysis.changes
            if change.seat == me and change.round not in closed and change.line <= last
        ]

        def changed(part: Part) -> float:
            return 100 * sum(
                (*(getattr(row, part) for row in rows), *(one.points for one in open_ if one.part == part))
            )

        luck: Part = "rivals_luck" if analysis.sides else "own_luck"
        return changed("own_choices"), changed(luck), changed("rivals_choices")
