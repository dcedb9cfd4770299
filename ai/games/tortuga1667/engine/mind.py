"""A moment with what is believed of it: boards become chances, and choices of others are foreseen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from ai.games.tortuga1667.belief.assignments import BRITISH, DUTCH, FRENCH, SIDES, Floats
from ai.games.tortuga1667.engine.board import Board
from ai.games.tortuga1667.engine.scene import Scene
from ai.games.tortuga1667.engine.value import Chances, chances, ended, phase_of, predicted_lead
from ai.games.tortuga1667.learned import PHASES, Phase


@dataclass(frozen=True, slots=True)
class Prospect:
    """What a choice is expected to lead to."""

    chances: Chances
    """Of the British, the French, the Dutch."""
    fee: float = 0.0
    """What it is worth to me on top of them."""

    def worth(self, side: int) -> float:
        """On the scale on which choices are compared."""
        return self.chances[side] + self.fee


class Mind:
    """The scene, the belief, and the phase with its weights."""

    def __init__(self, scene: Scene, beliefs: Floats, pairs: Callable[[], Floats]) -> None:
        self.scene = scene
        self.beliefs: list[list[float]] = beliefs.tolist()
        self._pairs = pairs
        self._together: Floats | None = None
        self.phase: Phase = phase_of(scene.cards_left, scene.overtime, scene.armada_known)
        self.following = scene.following
        self.now = self.of(scene.board)

    def mean(self, board: Board) -> float:
        """The expected lead of the British over the French at the end."""
        return predicted_lead(board, self.beliefs, self.phase, self.following)

    def of(self, board: Board) -> Chances:
        """Everybody's chances on a board."""
        if self.scene.overtime and (lead := board.lead):
            return ended(lead, board.seats)
        return chances(self.mean(board), self.phase.spread, board.seats)

    def prospect(self, board: Board, fee: float = 0.0) -> Prospect:
        """A board as what a choice leads to."""
        return Prospect(self.of(board), fee)

    def terminal(self, board: Board) -> Chances:
        """The chances when the Armada comes now; an even table with a tie plays overtime."""
        if board.lead == 0 and board.seats % 2 == 0:
            phase = PHASES["o"]
            lead = predicted_lead(board, self.beliefs, phase, self.following)
            return chances(lead, phase.spread, board.seats)
        return ended(board.lead, board.seats)

    def best(self, boards: Sequence[Board]) -> Chances:
        """What I make of a choice among boards."""
        side = self.scene.side
        return max((self.of(board) for board in boards), key=lambda found: found[side])

    def chosen_by(self, seat: int, boards: Sequence[Board], dutch: Chances | None = None) -> Chances:
        """What a seat makes of a choice among boards, by the sides it may be on."""
        if not boards:
            return self.now
        if seat == self.scene.me:
            return self.best(boards)
        if len(boards) == 1:
            return self.of(boards[0])
        means = [self.mean(board) for board in boards]
        british, french, tie = self.beliefs[seat]
        for_british = self.of(boards[means.index(max(means))])
        for_french = self.of(boards[means.index(min(means))])
        return mix(
            (
                (british, for_british),
                (french, for_french),
                (tie, dutch or self.now),
            )
        )

    def same(self, a: int, b: int) -> float:
        """Chance that two seats are on the same one of the two big sides."""
        if b == self.scene.me:
            a, b = b, a
        if a == self.scene.me:
            return 0.0 if self.scene.side == DUTCH else self.beliefs[b][self.scene.side]
        pair = self.pair(a, b)
        return float(pair[BRITISH, BRITISH] + pair[FRENCH, FRENCH])

    def opposite(self, a: int, b: int) -> float:
        """Chance that one of two seats is British and the other French."""
        if b == self.scene.me:
            a, b = b, a
        if a == self.scene.me:
            return 0.0 if self.scene.side == DUTCH else self.beliefs[b][1 - self.scene.side]
        pair = self.pair(a, b)
        return float(pair[BRITISH, FRENCH] + pair[FRENCH, BRITISH])

    def pair(self, a: int, b: int) -> Floats:
        """(3, 3): chances of the sides of two seats together."""
        if self._together is None:
            self._together = self._pairs()
        return np.asarray(self._together[a, :, b, :])

    def by_seat(self, found: Chances) -> tuple[float, ...]:
        """Everybody's win chance by seat."""
        return tuple(sum(believed[side] * found[side] for side in range(SIDES)) for believed in self.beliefs)


def mix(parts: Iterable[tuple[float, Chances]]) -> Chances:
    """The mean of several chances, by weights that add up to 1."""
    british = french = tie = 0.0
    for weight, (b, f, d) in parts:
        british += weight * b
        french += weight * f
        tie += weight * d
    return british, french, tie
