"""How a finished game is told: plain data for the results screen, worked out from the final boards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tortuga.games.tortuga2014.pieces import Chest
from tortuga.games.tortuga2014.scoring import Score, score
from tortuga.games.tortuga2014.state import Board
from tortuga.kernel.seats import SeatSpec


@dataclass(frozen=True)
class SeatResult:
    """One seat at the end."""

    name: str
    colour: str
    is_human: bool
    score: Score
    tortuga: tuple[Chest, ...]
    fleet: tuple[Chest, ...]
    crew: tuple[Chest, ...]
    coins: tuple[int, ...]
    """Values of the treasure tiles."""
    winner: bool
    place: int
    """1 = best; the same for equal points."""


@dataclass(frozen=True)
class Result:
    """The end of a game."""

    seats: tuple[SeatResult, ...]
    """In seat order."""
    rounds: int
    seed: str

    @property
    def winners(self) -> tuple[SeatResult, ...]:
        """Who shares the victory (R83)."""
        return tuple(seat for seat in self.seats if seat.winner)

    @property
    def ranked(self) -> tuple[SeatResult, ...]:
        """Best first; seat order among equals."""
        return tuple(sorted(self.seats, key=lambda seat: seat.place))


def result_of(boards: Sequence[Board], seats: Sequence[SeatSpec], rounds: int, seed: str = "") -> Result:
    """The result of a finished game.

    Args:
        boards: as they are at the end, with all tile values known.
        rounds: played.
        seed: revealed at the end.
    """
    scores = [score(board) for board in boards]
    totals = [points.total for points in scores]
    best = max(totals)
    return Result(
        tuple(
            SeatResult(
                name=spec.name,
                colour=spec.colour,
                is_human=spec.is_human,
                score=points,
                tortuga=board.tortuga,
                fleet=board.fleet,
                crew=board.crew,
                coins=tuple(coin for coin in board.tiles if coin is not None),
                winner=points.total == best,
                place=1 + sum(total > points.total for total in totals),
            )
            for spec, board, points in zip(seats, boards, scores, strict=True)
        ),
        rounds,
        seed,
    )
