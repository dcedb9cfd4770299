"""The value of a board: every loyalty's chance to win, from one linear model of the final lead.

The lead is British treasure less French treasure. Ten weights per phase predict it; the chances of all three
loyalties follow from the prediction and its spread. The same weights serve every number of seats
(`README.md`).
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from ai.games.tortuga1667.engine.board import Board
from ai.games.tortuga1667.learned import PHASES, Phase

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
        board: the board to value.
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
