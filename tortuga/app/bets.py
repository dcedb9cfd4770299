"""Bets on what rivals choose in secret: which ones a game offers, what they score, whether they come true."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from tortuga.app.gameui.boards import Read
from tortuga.app.records import GameRecord, Records
from tortuga.app.registry import UIS
from tortuga.kernel.analysis import lines_of_steps
from tortuga.kernel.library.entries import Bet
from tortuga.kernel.log.format import last_seal

COINS: Final = 10
MIN_BETS: Final = 60
"""Fewest bets about which anything is said."""
MIN_MISSED_BINS: Final = 3
"""How many bins must miss what happened to count as more than bad luck; all, where there are fewer."""
_UP_TO: Final = (0, 1, 2, 3, 4, 6, 8, COINS)
"""Most coins of each bin."""
_Z: Final = 1.96
"""Standard errors to either side that hold 95 %."""


def points(parts: Sequence[float], happened: int) -> float:
    """The score of a bet in shares of 1: ten times one minus half the squared distance from the truth."""
    off = sum((part - (option == happened)) ** 2 for option, part in enumerate(parts))
    return 10 * (1 - off / 2)


def own_points(bet: Bet) -> float:
    """What the player's coins score."""
    return points([coins / COINS for coins in bet.coins], bet.happened)


def even_points(options: int) -> float:
    """What an even bet on all options scores, whatever happens; a higher score shows some insight."""
    return points([1 / options] * options, 0)


class Bin(NamedTuple):
    """Options on which about the same number of coins were laid, and how often they happened."""

    laid: float
    """Share of the coins, on average."""
    share: float
    low: float
    high: float
    """Ends of the interval that holds the true share in 95 of 100 cases."""
    cases: int

    @property
    def off(self) -> bool:
        """Whether the interval misses what was laid."""
        return not self.low <= self.laid <= self.high


def calibration(bets: Iterable[Bet]) -> list[Bin]:
    """Every option of every bet, by the coins laid on it."""
    laid = [(coins, option == bet.happened) for bet in bets for option, coins in enumerate(bet.coins)]
    bins, first = [], 0
    for most in _UP_TO:
        here = [(coins, came) for coins, came in laid if first <= coins <= most]
        first = most + 1
        if here:
            count, came = len(here), sum(came for _, came in here)
            mean = sum(coins for coins, _ in here) / count / COINS
            bins.append(Bin(mean, came / count, *_interval(came, count), count))
    return bins


def _interval(came: int, count: int) -> tuple[float, float]:
    """Wilson's interval of a share."""
    share, extra = came / count, _Z * _Z / count
    middle = (share + extra / 2) / (1 + extra)
    half = _Z * math.sqrt(share * (1 - share) / count + extra / (4 * count)) / (1 + extra)
    return max(0.0, middle - half), min(1.0, middle + half)


def verdict(bets: Sequence[Bet]) -> str:
    """Id of the text that says how far the player's bets can be trusted."""
    if len(bets) < MIN_BETS:
        return "reads-few"
    bins = calibration(bets)
    off = sum(one.off for one in bins)
    if off < min(MIN_MISSED_BINS, len(bins)):
        return "reads-mostly" if off else "reads-trusted"
    tilt = sum(one.cases * (one.laid - 1 / len(bets[0].coins)) * (one.share - one.laid) for one in bins)
    return "reads-bold" if tilt < 0 else "reads-timid"


class Betting:
    """The bets that one observer can make in a finished game, one for each moment, and all made before.

    Args:
        record: of a game that has `Reads`.
    """

    def __init__(self, records: Records, record: GameRecord, eyes: int) -> None:
        reads = UIS[record.game].reads
        assert reads is not None, "only a game with something to bet on"
        self._records, self._log, self._game = records, last_seal(record.log), record.game
        self._lines = lines_of_steps(record.log)
        moments = groupby(reads.of(record.replay), key=lambda read: read.position)
        rivals = [[read for read in moment if read.seat != eyes] for _, moment in moments]
        self.reads: Sequence[Read] = [
            here[number % len(here)] for number, here in enumerate(filter(None, rivals))
        ]
        """One per moment, rivals in turn so that all are met; which one depends on public facts only."""
        self.bets = records.library.bets(self._game)
        """All bets of the player."""

    def made(self, read: Read) -> Bet | None:
        """The bet on a choice; None if it is still open."""
        key = (self._log, self._line(read), read.seat)
        return next((bet for bet in self.bets if (bet.log, bet.line, bet.seat) == key), None)

    @property
    def open(self) -> int:
        """The number of the first choice without a bet, or of the last one."""
        made = (number for number, read in enumerate(self.reads) if self.made(read) is None)
        return next(made, len(self.reads) - 1)

    def lay(self, read: Read, coins: Sequence[int], forecast: Sequence[float]) -> None:
        """Store a bet.

        Raises:
            LibraryError: it could not be stored.
        """
        where = (self._log, self._line(read), read.seat, self._game)
        self._records.library.keep_bet(Bet(*where, tuple(coins), tuple(forecast), read.happened))
        self.bets = self._records.library.bets(self._game)

    def _line(self, read: Read) -> int:
        return self._lines[read.position - 1]


def averages(bets: Sequence[Bet]) -> tuple[float, float] | None:
    """Average points of the player and of the captains; None without a bet made by both."""
    both = [bet for bet in bets if bet.forecast]
    if not both:
        return None
    own = sum(map(own_points, both)) / len(both)
    return own, sum(points(bet.forecast, bet.happened) for bet in both) / len(both)
