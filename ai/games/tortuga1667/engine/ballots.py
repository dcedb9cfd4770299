"""What votes are worth: the others play cards by their attitude to the captain, I play what I choose."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from ai.games.tortuga1667.belief.deals import BRITISH, FRENCH
from ai.games.tortuga1667.belief.tells import levelling
from ai.games.tortuga1667.engine.board import Board
from ai.games.tortuga1667.engine.evaluator import Chances, Evaluator, mix
from ai.games.tortuga1667.engine.events import FOUNTAIN
from ai.games.tortuga1667.engine.situation import other_ship
from ai.games.tortuga1667.learned import FLAG, FLAG_DUTCH, SKULL, SKULL_CALLER, TOPS, TOPS_CAPTAIN
from ai.games.tortuga1667.votes import Shown, attack, brawl, left, mixed, mutiny

CERTAIN = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))


class Ballots:
    """The votes of one moment. `played` are my own cards: none while I am not among the voters."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator
        situation = evaluator.situation
        rest = left(situation.hand, situation.vote_set)
        size = max(1, rest.size)
        if situation.top is not None:
            self.top = CERTAIN[situation.top.top]
            self.flag, self.skull = float(situation.top.british), float(situation.top.skull)
        else:
            torches, cannons, waters = rest.tops
            self.top = (torches / size, cannons / size, waters / size)
            self.flag, self.skull = rest.british / size, rest.skulls / size
        self._wins: dict[int, Chances] = {}

    def attack(self, ship: int, voters: Sequence[int], played: Sequence[Shown]) -> tuple[float, Chances]:
        """Chance that an attack by this ship succeeds, and everybody's chances."""
        captain = self.evaluator.situation.board.lines[ship][0]
        shown = [CERTAIN[card.top] for card in played]
        shown += [self._top(seat, captain) for seat in voters if seat != self.evaluator.situation.me]
        success = attack([self.top, *shown])
        return success, mix(((success, self.prize(ship)), (1 - success, self.evaluator.now)))

    def mutiny(
        self, ship: int, caller: int, voters: Sequence[int], played: Sequence[Shown]
    ) -> tuple[float, Chances]:
        """Chance that a mutiny on this ship succeeds, and everybody's chances."""
        situation = self.evaluator.situation
        captain = situation.board.lines[ship][0]
        skulls = [float(card.skull) for card in played]
        skulls += [self._skull(seat, captain, caller) for seat in voters if seat != situation.me]
        success = mutiny([self.skull, *skulls])
        return success, mix(((success, self._ousted(ship)), (1 - success, self.evaluator.now)))

    def brawl(self, voters: Sequence[int], played: Sequence[Shown]) -> tuple[float, Chances]:
        """Chance that my side has the majority of flags (a tie, for the Dutch), and everybody's chances."""
        flags = [float(card.british) for card in played]
        flags += [self._flag(seat) for seat in voters if seat != self.evaluator.situation.me]
        results = brawl([self.flag, *flags])
        board = self.evaluator.situation.board
        ends = [self.evaluator.of(board.after(Board.brawl, british)) for british in (2, 0, 1)]
        return results[self.evaluator.situation.side], mix(zip(results, ends, strict=True))

    def welcome(self, kind: Literal["attack", "mutiny"], ship: int) -> bool:
        """Whether my side has nothing against the success of an attack by this ship, or of a mutiny on it."""
        side = self.evaluator.situation.side
        then = self.prize(ship) if kind == "attack" else self._ousted(ship)
        return then[side] >= self.evaluator.now[side]

    def _ousted(self, ship: int) -> Chances:
        """The chances when a mutiny on this ship succeeds."""
        situation = self.evaluator.situation
        board, captain = situation.board, situation.board.lines[ship][0]
        saved = situation.against_mutiny and situation.owns(FOUNTAIN, captain)
        return self.evaluator.of(board if saved else board.after(Board.maroon, captain))

    def prize(self, ship: int) -> Chances:
        """The chances when an attack by this ship succeeds: its captain takes what gains most."""
        if ship not in self._wins:
            board = self.evaluator.situation.board
            captain = board.lines[ship][0] if board.lines[ship] else self.evaluator.situation.me
            boards = [after for _, _, after in prizes(board, ship)]
            level = min(boards, key=lambda after: abs(after.lead), default=board)
            self._wins[ship] = self.evaluator.chosen_by(captain, boards, self.evaluator.of(level))
        return self._wins[ship]

    def _top(self, seat: int, captain: int) -> tuple[float, float, float]:
        if seat == captain:
            return TOPS_CAPTAIN
        same, opposite = self.evaluator.same(seat, captain), self.evaluator.opposite(seat, captain)
        torch, cannon, water = mixed(((same, TOPS[0]), (opposite, TOPS[1]), (1 - same - opposite, TOPS[2])))
        return torch, cannon, water

    def _skull(self, seat: int, captain: int, caller: int) -> float:
        if seat == caller:
            return SKULL_CALLER
        same, opposite = self.evaluator.same(seat, captain), self.evaluator.opposite(seat, captain)
        return same * SKULL[0] + opposite * SKULL[1] + (1 - same - opposite) * SKULL[2]

    def _flag(self, seat: int) -> float:
        british, french, tie = self.evaluator.beliefs[seat]
        dutch = levelling(FLAG_DUTCH, self.evaluator.situation.board.lead, BRITISH)
        return british * FLAG + french * (1 - FLAG) + tie * dutch


def prizes(board: Board, ship: int) -> list[tuple[int, int, Board]]:
    """What a successful attack may take, and where to: (source, or -1 the Galleon; hold; the board after)."""
    target = other_ship(ship)
    sources = [-1] if board.galleon else [hold for hold in (2 * target, 2 * target + 1) if board.holds[hold]]
    return [
        (source, hold, board.after(Board.take, ship, source, hold))
        for source in sources
        for hold in (BRITISH, FRENCH)
    ]
