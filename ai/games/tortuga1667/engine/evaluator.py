"""The value of a board, and of choices by the boards they lead to.

A board is worth every loyalty's chance to win, from one linear model of the final lead: British treasure
less French treasure. Ten weights per phase predict it; the chances of all three loyalties follow from the
prediction and its spread. The same weights serve every number of seats (`README.md`).
"""

from __future__ import annotations

import functools
import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from ai.games.tortuga1667.belief.deals import (
    BRITISH,
    DUTCH,
    FRENCH,
    SIDES,
    Floats,
    joint_marginals,
    marginals,
)
from ai.games.tortuga1667.engine.situation import Board, situation_of
from ai.games.tortuga1667.learned import PHASES, Phase
from tortuga.games.tortuga1667.commands import Command, LookAt
from tortuga.games.tortuga1667.state import View
from tortuga.kernel.players import Reason

Chances = tuple[float, float, float]
"""Chance that the British, the French, the Dutch win."""


def phase_of(cards_left: int, overtime: bool, armada_known: bool) -> Phase:
    """The phase for this many event cards left in row and deck."""
    if overtime:
        return PHASES["o"]
    if armada_known:
        return PHASES["k"]
    return PHASES["a" if cards_left >= 14 else "b" if cards_left >= 9 else "c" if cards_left >= 5 else "d"]


def predicted_lead(board: Board, beliefs: Sequence[Sequence[float]], phase: Phase, following: int) -> float:
    """The expected lead of the British over the French at the end.

    Args:
        beliefs: the chances to be British, French, Dutch, by seat.
        phase: its weights.
        following: the seat that acts next.
    """
    seats, holds = board.seats, board.holds
    mean = phase.ships * (holds[0] - holds[1] + holds[2] - holds[3]) + phase.island * (holds[4] - holds[5])
    for ship in (0, 1):
        line = board.lines[ship]
        if not line:
            continue
        for_british = min(3, holds[2 * ship + 1])
        for_french = min(3, holds[2 * ship])
        captain = line[0]
        british, french = beliefs[captain][0], beliefs[captain][1]
        mean += phase.captain * _soon(board, captain, following, seats) * (british - french)
        for pawn in line:
            believed = beliefs[pawn]
            mean += phase.aboard * (believed[0] * for_british - believed[1] * for_french)
        boy = line[-1]
        worth = phase.cabin + phase.cabin_soon * _soon(board, boy, following, seats)
        mean += worth * (beliefs[boy][0] * for_british - beliefs[boy][1] * for_french)
    if board.lines[2]:
        governor = board.lines[2][0]
        british, french = beliefs[governor][0], beliefs[governor][1]
        need = phase.need + phase.need_soon * _soon(board, governor, following, seats)
        mean += british * (phase.governor + need * (2 - holds[4]))
        mean -= french * (phase.governor + need * (2 - holds[5]))
    for seat, cards in enumerate(board.cards):
        if cards != 3:
            mean += phase.cards * (cards - 3) * (beliefs[seat][0] - beliefs[seat][1])
    return mean


def _soon(board: Board, seat: int, following: int, seats: int) -> float:
    distance = (seat - following) % seats
    if board.marks >> seat & 1:
        distance += seats
    return 1 - distance / seats


def chances(mean: float, spread: float, seats: int, tie: float = 0.5) -> Chances:
    """Every loyalty's chance, from the predicted lead; the Dutch win with a lead of less than `tie`."""
    if seats % 2 == 0:
        british = normal(mean / spread)
        return british, 1 - british, 0.0
    british, french = normal((mean - tie) / spread), normal((-mean - tie) / spread)
    return british, french, 1 - british - french


def ended(lead: int, seats: int) -> Chances:
    """Who has won with this final lead; with an even number of seats a tie plays on (T73)."""
    if lead:
        return (1.0, 0.0, 0.0) if lead > 0 else (0.0, 1.0, 0.0)
    return (0.0, 0.0, 1.0) if seats % 2 else (0.5, 0.5, 0.0)


def normal(x: float) -> float:
    """The cumulative distribution function of the standard normal distribution."""
    return 0.5 * (1 + math.erf(x / math.sqrt(2)))


class Evaluator:
    """The situation, the belief, and the phase with its weights."""

    def __init__(self, view: View, weights: Floats) -> None:
        """Of a view, with these weights over the deals."""
        self.situation = situation = situation_of(view)
        self._weights = weights
        self.beliefs: list[list[float]] = marginals(weights, view.table.seats).tolist()
        self.phase: Phase = phase_of(situation.cards_left, situation.overtime, situation.armada_known)
        self.following = situation.following
        self.now = self.of(situation.board)

    def mean(self, board: Board) -> float:
        """The expected lead of the British over the French at the end."""
        return predicted_lead(board, self.beliefs, self.phase, self.following)

    def of(self, board: Board) -> Chances:
        """Everybody's chances on a board."""
        if self.situation.overtime and (lead := board.lead):
            return ended(lead, board.seats)
        return chances(self.mean(board), self.phase.spread, board.seats)

    def terminal(self, board: Board) -> Chances:
        """The chances when the Armada comes now; an even table with a tie plays overtime."""
        if board.lead == 0 and board.seats % 2 == 0:
            phase = PHASES["o"]
            lead = predicted_lead(board, self.beliefs, phase, self.following)
            return chances(lead, phase.spread, board.seats)
        return ended(board.lead, board.seats)

    def chosen_by(self, seat: int, boards: Sequence[Board], dutch: Chances | None = None) -> Chances:
        """What a seat makes of a choice among boards, by the sides it may be on."""
        if not boards:
            return self.now
        if seat == self.situation.me:
            side = self.situation.side
            return max(map(self.of, boards), key=lambda chances: chances[side])
        if len(boards) == 1:
            return self.of(boards[0])
        means = [self.mean(board) for board in boards]
        british, french, tie = self.beliefs[seat]
        for_british = self.of(boards[means.index(max(means))])
        for_french = self.of(boards[means.index(min(means))])
        return mix(((british, for_british), (french, for_french), (tie, dutch or self.now)))

    def same(self, a: int, b: int) -> float:
        """Chance that two seats are on the same one of the two big sides."""
        return self._related(a, b, 0)

    def opposite(self, a: int, b: int) -> float:
        """Chance that one of two seats is British and the other French."""
        return self._related(a, b, 1)

    def _related(self, a: int, b: int, apart: int) -> float:
        me, side = self.situation.me, self.situation.side
        if me in (a, b):
            return 0.0 if side == DUTCH else self.beliefs[b if a == me else a][side ^ apart]
        pairs = self._together
        return float(pairs[a, BRITISH, b, apart] + pairs[a, FRENCH, b, 1 - apart])

    @functools.cached_property
    def _together(self) -> Floats:
        """(n, 3, n, 3): joint chances of the sides of every two seats."""
        return joint_marginals(self._weights, self.situation.seats)

    def by_seat(self, chances: Chances) -> tuple[float, ...]:
        """Everybody's win chance by seat."""
        return tuple(sum(belief[side] * chances[side] for side in range(SIDES)) for belief in self.beliefs)


def mix(parts: Iterable[tuple[float, Chances]]) -> Chances:
    """The mean of several chances, by weights that add up to 1."""
    british = french = tie = 0.0
    for weight, (b, f, d) in parts:
        british += weight * b
        french += weight * f
        tie += weight * d
    return british, french, tie


_CERTAIN: Final = 1e-3
"""What a belief leaves open of what is known."""


@dataclass(frozen=True, slots=True)
class Judged:
    """One choice; only differences of `value` within a decision mean something."""

    command: Command
    value: float
    """My chance to win, with all fees, likings and errors."""
    chances: Chances
    """Of the British, the French, the Dutch."""
    reason: Reason

    @property
    def kind(self) -> str:
        """For likings, and for the errors of weak levels, which choices of one kind may share."""
        return "look" if isinstance(self.command, LookAt) else type(self.command).__name__.lower()


def percent(chance: float) -> int:
    """A chance as texts show it, in percent: 0 and 100 only for what is certain."""
    rounded = round(100 * chance)
    return rounded if min(chance, 1 - chance) < _CERTAIN else min(99, max(1, rounded))
