"""How voyages are sailed: the archive they ship in, and the game that goes on from a moment, dealt anew.

The moments come from played games (`python -m ai.voyages`). Every try has its own seed for chance,
and what is hidden from the person's seat is dealt anew by a function of the game.
"""

from __future__ import annotations

import zipfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from tortuga.kernel.dealer import Dealer, derived_seed
from tortuga.kernel.game import Games, Rules
from tortuga.kernel.log.format import Inherited, Log
from tortuga.kernel.log.reader import parse
from tortuga.kernel.players import SeatSpec
from tortuga.kernel.registry import load_object
from tortuga.kernel.session import Session
from tortuga.kernel.voyage import Chart
from tortuga.paths import assets_dir

LIST: Final = "voyages.json"
"""The list in the archive of a game's voyages; beside it lie the logs, cut short."""


def chart_of(games: Games, game: str) -> Chart | None:
    """The voyages of a game; None if it has none."""
    place = games[game].voyages
    return load_object(place) if place else None


# ---------------------------------------------------------------- what ships with the program
class Shipped(msgspec.Struct, frozen=True):
    """A voyage as it was found and measured."""

    voyage: str
    """Its name."""
    log: str
    """Name of the log in the archive; the log is cut short at the moment from which the voyage goes on."""
    seat: int
    """The person's."""
    stars: tuple[int, int, int, int]
    """How many of the strongest captain's voyages won no star, one, two and three."""

    @property
    def sailed(self) -> int:
        """How many voyages were measured."""
        return sum(self.stars)

    def share(self, stars: int) -> float:
        """How often the strongest captain wins at least this many stars, 0..1."""
        return sum(self.stars[stars:]) / self.sailed

    @property
    def percents(self) -> tuple[int, ...]:
        """How many of 100 won no star, one, two, three, so that they fit the rounded shares."""
        shares = [round(100 * self.share(stars)) for stars in range(len(self.stars))]
        return tuple(share - better for share, better in zip(shares, (*shares[1:], 0), strict=True))

    def error(self, stars: int) -> float:
        """The standard error of `share`."""
        share = self.share(stars)
        return float((share * (1 - share) / self.sailed) ** 0.5)


class Archive:
    """The voyages that ship with a game.

    Args:
        games: known games.
        file: None = the one that is installed.
    """

    def __init__(self, games: Games, game: str, file: Path | None = None) -> None:
        self._games, self._file = games, file or shipped_file(game)
        chart = chart_of(games, game)
        self.shipped: tuple[Shipped, ...] = ()
        if chart is None or not self._file.exists():
            return
        self.chart = chart
        with zipfile.ZipFile(self._file) as archive:
            listed = msgspec.json.decode(archive.read(LIST), type=tuple[Shipped, ...])
        order = [voyage.name for voyage in chart.voyages]
        voyages = (shipped for shipped in listed if shipped.voyage in order)
        self.shipped = tuple(sorted(voyages, key=lambda shipped: order.index(shipped.voyage)))

    def log(self, shipped: Shipped) -> Log:
        """The log that a voyage goes on from.

        Raises:
            LogError: it is not good.
        """
        with zipfile.ZipFile(self._file) as archive:
            return parse(archive.read(f"{shipped.log}.jsonl"), self._games)


def shipped_file(game: str) -> Path:
    """The archive of the voyages of a game, if there is one."""
    return assets_dir() / "voyages" / f"{game}.zip"


def set_out(rules: Rules, chart: Chart, log: Log, seat: int, seats: Sequence[SeatSpec], seed: str) -> Session:
    """A try: the game goes on where the log ends, with its own chance and hidden things.

    It is not stored. Its first events are found possible, not derived: hidden things in them were changed.
    """
    anew = Dealer(derived_seed(seed, "hidden"))
    events = chart.dealt_anew(log.options, [*log.events], seat, anew)
    branched = (Inherited(len(events), log.header.commitment),)
    return Session.new(rules, log.options, seats, seed, None, events, branched, unadvised=True)
