"""The nine actions of a turn, each valued by the board it is expected to lead to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Final

from ai.games.tortuga1667.belief.deals import DUTCH
from ai.games.tortuga1667.engine.ballots import Ballots
from ai.games.tortuga1667.engine.board import FULL, TORTUGA, Board
from ai.games.tortuga1667.engine.evaluator import Chances, Evaluator, Judged, Valued, judged, mix, percent
from ai.games.tortuga1667.engine.events import ATLANTIS, Events
from ai.games.tortuga1667.engine.situation import other_ship
from ai.games.tortuga1667.votes import Shown
from tortuga.games.tortuga1667.commands import (
    Act,
    Attack,
    Brawl,
    Force,
    LookAt,
    Maroon,
    Mutiny,
    Reveal,
    Row,
    Sneak,
)
from tortuga.games.tortuga1667.pieces import LOYALTIES, PLACE_NAMES
from tortuga.kernel.players import Reason

NEW_CARD: Final = 0.006
"""What it is worth to look at a card for the first time."""
NO_NEW_CARD: Final = -0.02
FRIEND: Final = 0.03
"""What it costs to maroon a player of one's own side, times the chance that it is one."""
SECOND_CARD: Final = 0.015
"""What it costs to play two cards with El Dorado."""


class Acts:
    """Values the acts of my turn."""

    def __init__(self, evaluator: Evaluator, friend: float = FRIEND) -> None:
        self.evaluator, self.friend = evaluator, friend
        self.events, self.ballots = Events(evaluator), Ballots(evaluator)

    def judge(self, commands: Iterable[Act]) -> list[Judged]:
        """What each of these acts is worth."""
        acts = []
        for command in commands:
            valued, reason = self._of(command)
            acts.append(judged(command, valued, self.evaluator.situation.side, reason))
        return acts

    def _of(self, command: Act) -> tuple[Valued, Reason]:
        evaluator, situation = self.evaluator, self.evaluator.situation
        me, board = situation.me, situation.board
        match command:
            case LookAt():
                new = sum(situation.row[slot].card is None for slot in command.cards)
                fee = NEW_CARD * new if new else NO_NEW_CARD
                return Valued(evaluator.now, fee), Reason("reason-look", {"cards": new})
            case Reveal():
                turned = Valued(self.events.slot(command.card, me), self.events.fee(command.card, me))
                return turned, self._turning(command.card)
            case Force():
                halves = [(0.5, self.events.slot(slot, command.target)) for slot in command.cards]
                return Valued(mix(halves)), Reason("reason-force", {"seat": command.target})
            case Row():
                if command.place > TORTUGA:
                    after = board.after(Board.row, me, command.place - 3)
                else:
                    after = board.after(Board.board, me, command.place)
                    if me not in after.lines[command.place]:
                        return evaluator.valued(after), Reason("reason-strikes")
                return evaluator.valued(after), Reason("reason-row", {"place": PLACE_NAMES[command.place]})
            case Sneak():
                after = board.after(Board.sneak, board.ship_of(me), 1 - command.hold)
                return evaluator.valued(after), Reason("reason-sneak", {"side": LOYALTIES[1 - command.hold]})
            case Maroon():
                after = self._marooned(command.target)
                same = evaluator.same(me, command.target)
                fee = -self.friend * same
                if situation.side == DUTCH:  # alone on that side: the chance is the same for every target
                    reason = Reason("reason-shoot", {"seat": command.target})
                else:
                    reason = Reason("reason-maroon", {"seat": command.target, "chance": percent(1 - same)})
                return evaluator.valued(after, fee), reason
            case Attack():
                ship = board.ship_of(me)
                success, best = self.best_attack(ship, situation.crew(ship))
                return best, Reason("reason-attack", {"chance": percent(success)})
            case Mutiny():
                ship = board.ship_of(me)
                captain = board.lines[ship][0]
                voters = [seat for seat in situation.crew(ship) if seat != captain]
                success, best = self.best_mutiny(ship, me, voters)
                fee = best.fee - self.friend * evaluator.same(me, captain)
                reason = Reason("reason-mutiny", {"seat": captain, "chance": percent(success)})
                return Valued(best.chances, fee), reason
            case Brawl():
                voters = [seat for seat in board.lines[TORTUGA] if situation.votes(seat)]
                success, best = self.best_brawl(voters)
                return best, Reason("reason-brawl", {"chance": percent(success)})

    def best_attack(self, ship: int, voters: Sequence[int]) -> tuple[float, Valued]:
        """Chance of success, and the value with the best of my cards."""
        return self._best(voters, [self.ballots.attack(ship, voters, cards) for cards in self.plays(voters)])

    def best_mutiny(self, ship: int, caller: int, voters: Sequence[int]) -> tuple[float, Valued]:
        """Chance of success, and the value with the best of my cards."""
        votes = [self.ballots.mutiny(ship, caller, voters, cards) for cards in self.plays(voters)]
        return self._best(voters, votes)

    def best_brawl(self, voters: Sequence[int]) -> tuple[float, Valued]:
        """Chance that my side wins, and the value with the best of my cards."""
        return self._best(voters, [self.ballots.brawl(voters, cards) for cards in self.plays(voters)])

    def plays(self, voters: Sequence[int]) -> list[tuple[Shown, ...]]:
        """What I can put into a vote: one card, two with El Dorado, none if I take no part."""
        situation = self.evaluator.situation
        if situation.me not in voters:
            return [()]
        plays: list[tuple[Shown, ...]] = [(card,) for card in dict.fromkeys(situation.hand)]
        if situation.owns("eldorado", situation.me):
            plays += dict.fromkeys(combinations(situation.hand, 2))
        return plays

    def _best(self, voters: Sequence[int], votes: Sequence[tuple[float, Chances]]) -> tuple[float, Valued]:
        side = self.evaluator.situation.side
        fees = [-SECOND_CARD * (len(cards) - 1) if cards else 0.0 for cards in self.plays(voters)]
        valued = [
            (success, Valued(chances, fee)) for (success, chances), fee in zip(votes, fees, strict=True)
        ]
        return max(valued, key=lambda choice: choice[1].worth(side))

    def _marooned(self, target: int) -> Board:
        """The board after one of my crew is marooned; an owner of Atlantis jumps ship instead."""
        situation, board = self.evaluator.situation, self.evaluator.situation.board
        other = other_ship(board.ship_of(target))
        if situation.owns(ATLANTIS, target) and len(board.lines[other]) < FULL:
            return board.after(Board.board, target, other)
        return self.events.marooned(target)

    def _turning(self, slot: int) -> Reason:
        lying = self.evaluator.situation.row[slot]
        if lying.armada >= 1:
            return Reason("reason-reveal-armada")
        if lying.card is not None:
            return Reason("reason-reveal-known")
        if lying.armada > 0:
            return Reason("reason-reveal-risk", {"chance": percent(lying.armada)})
        return Reason("reason-reveal-unknown")
