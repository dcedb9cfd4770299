"""Every decision that is not an action of one's own turn: ballots, treasure, event cards, maps, set-up."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ai.games.tortuga1667.belief.deals import BRITISH, DUTCH
from ai.games.tortuga1667.belief.tells import trailing
from ai.games.tortuga1667.engine.acts import SECOND_CARD, Acts
from ai.games.tortuga1667.engine.board import TORTUGA, Board
from ai.games.tortuga1667.engine.evaluator import Judged, Valued, judged, percent
from ai.games.tortuga1667.engine.events import fever_gain
from ai.games.tortuga1667.engine.situation import other_ship, shown
from ai.games.tortuga1667.votes import CANNON, TORCH, WATER, Shown
from tortuga.games.tortuga1667 import commands as cmd
from tortuga.games.tortuga1667.pieces import LOYALTIES, PLACE_NAMES
from tortuga.games.tortuga1667.state import Call, Table
from tortuga.kernel.players import Reason

JUMP: Final = 0.04
"""A jump by Atlantis has to improve one's own chance by this much."""
SWAP: Final = 0.003
"""What a vote card swapped by a Letter of Marque is worth."""
UNKNOWN: Final = -0.005
"""Fee on turning over a card that one has not seen, when forced."""
FRIENDLY_MAP: Final = 0.02
"""What a map is worth in a friend's hand."""
SECTION: Final = 0.01
"""What a point of a vote card is worth when it goes on top of the deck or is taken by the Crow's Nest."""
WORST_LOST: Final = 0.001
"""What it is worth to lose a water card rather than another one."""


class Choices:
    """The choices of one moment outside one's own action."""

    def __init__(self, acts: Acts, table: Table) -> None:
        self.acts, self.evaluator, self.table = acts, acts.evaluator, table
        self.situation, self.me = acts.evaluator.situation, acts.evaluator.situation.me

    def judge(self, commands: Iterable[cmd.Command]) -> list[Judged]:
        """What each of these is worth."""
        choices = []
        for command in commands:
            valued, reason = self._of(command)
            choices.append(judged(command, valued, self.situation.side, reason))
        return choices

    def _of(self, command: cmd.Command) -> tuple[Valued, Reason]:
        evaluator, board, me = self.evaluator, self.situation.board, self.me
        match command:
            case cmd.Ballot(cards=cards) if self.table.call is not None:
                return self._ballot(self.table.call, tuple(shown(card) for card in cards))
            case cmd.PlaceTreasure(hold=hold):
                after = board.copy()
                after.holds[2 * board.ship_of(me) + hold] += 1
                return evaluator.valued(after), Reason("reason-token", {"side": LOYALTIES[hold]})
            case cmd.TakeTreasure(source=source, hold=hold):
                ship = board.ship_of(me)
                source = -1 if source < 0 else 2 * other_ship(ship) + source
                after = board.after(Board.take, ship, source, hold)
                return evaluator.valued(after), Reason("reason-token", {"side": LOYALTIES[hold]})
            case cmd.UseMap() | cmd.KeepMap():
                return self._map(isinstance(command, cmd.UseMap))
            case cmd.Shoot(target=target):
                after = self.acts.events.marooned(target)
                if target == me:  # the value knows no ranks, and no side misses the Dutch
                    return evaluator.valued(after, -self.acts.friend), Reason("reason-shoot-self")
                fee = -self.acts.friend * evaluator.same(me, target)
                return evaluator.valued(after, fee), Reason("reason-shoot", {"seat": target})
            case cmd.Rescue(target=target, place=place):
                after = board.after(Board.board, target, place)
                if target not in after.lines[place]:
                    return evaluator.valued(after), Reason("reason-strikes")
                return evaluator.valued(after), Reason(
                    "reason-rescue", {"seat": target, "place": PLACE_NAMES[place]}
                )
            case cmd.SwapVote() | cmd.KeepLetter():
                return Valued(evaluator.now, SWAP), Reason("reason-swap")
            case cmd.PutBack(card=card):
                return Valued(evaluator.now, SECTION * self._on_top(shown(card))), Reason("reason-put-back")
            case cmd.Give(target=target):
                same = evaluator.same(me, target)
                if evaluator.situation.side == DUTCH:
                    reason = Reason("reason-none")
                else:
                    reason = Reason("reason-give", {"seat": target, "chance": percent(same)})
                return Valued(evaluator.now, FRIENDLY_MAP * same), reason
            case cmd.BlowUp(place=place):
                return evaluator.valued(board.after(Board.close, place - 3)), Reason(
                    "reason-blow-up", {"place": PLACE_NAMES[place]}
                )
            case cmd.Infect(target=target):
                valued = Valued(evaluator.now, fever_gain(evaluator, target))
                return valued, Reason("reason-infect", {"seat": target})
            case cmd.Climb(target=target):
                fee = SECTION * (target == me)
                return Valued(evaluator.now, fee), Reason("reason-climb", {"seat": target})
            case cmd.Compose(cards=cards):
                worth = self._hand([shown(card) for card in cards])
                return Valued(evaluator.now, SECTION * worth), Reason("reason-compose")
            case cmd.LoseVote(card=card):
                fee = WORST_LOST * (shown(card).top == WATER)
                return Valued(evaluator.now, fee), Reason("reason-lose")
            case cmd.Pick(card=slot):
                known = self.situation.row[slot].card
                fee = self.acts.events.fee(slot, me) + (0.0 if known else UNKNOWN)
                valued = Valued(self.acts.events.slot(slot, me), fee)
                return valued, Reason("reason-pick-known" if known else "reason-pick")
            case cmd.TakePlace(place=place, position=position):
                fee = -SECTION * (position + 2 * (place == TORTUGA))
                return Valued(evaluator.now, fee), Reason("reason-place")
            case _:
                return Valued(evaluator.now), Reason("reason-none")

    def _ballot(self, call: Call, cards: tuple[Shown, ...]) -> tuple[Valued, Reason]:
        ballots = self.acts.ballots
        match call.kind:
            case "attack":
                success, chances = ballots.attack(call.place, call.voters, cards)
            case "mutiny":
                success, chances = ballots.mutiny(call.place, call.seat, call.voters, cards)
            case "brawl":
                success, chances = ballots.brawl(call.voters, cards)
        against = "" if call.kind == "brawl" or ballots.welcome(call.kind, call.place) else "-against"
        reason = Reason(f"reason-ballot-{call.kind}{against}", {"chance": percent(success)})
        return Valued(chances, -SECOND_CARD * (len(cards) - 1)), reason

    def _map(self, used: bool) -> tuple[Valued, Reason]:
        evaluator, board, me, table = self.evaluator, self.situation.board, self.me, self.table
        if table.stage == "fountain":
            after = board if used else board.after(Board.maroon, me)
            return evaluator.valued(after), Reason("reason-fountain" if used else "reason-keep-map")
        after, fee = board, 0.0
        if used:
            after = board.after(Board.board, me, other_ship(board.ship_of(me)))
            fee = 0.0 if table.stage == "dodge" else -JUMP
        elif table.stage == "dodge":
            after = board.after(Board.maroon, me)
        return evaluator.valued(after, fee), Reason("reason-atlantis" if used else "reason-keep-map")

    def _on_top(self, card: Shown) -> float:
        """How much I like a card as the deck card of the next vote where I stand."""
        board, side = self.situation.board, self.situation.side
        place = board.place_of(self.me)[0]
        if place >= TORTUGA:
            return float(card.british == (self.flag() == BRITISH)) if place == TORTUGA else 0.0
        captain = board.lines[place][0]
        if captain == self.me:
            wish = 1.0
        else:
            wish = 0.0 if side == DUTCH else 2 * self.evaluator.same(self.me, captain) - 1
        return wish * ({TORCH: 1.0, CANNON: 0.6, WATER: -1.0}[card.top] - 0.4 * card.skull)

    def _hand(self, cards: list[Shown]) -> float:
        """How much I like a whole hand: one cannon, torches beside it, my flag, skulls."""
        tops = [card.top for card in cards]
        best = 4 * min(1, tops.count(CANNON)) + 4 * min(len(cards) - 1, tops.count(TORCH))
        british = self.flag() == BRITISH
        return best + sum(2 * (card.british == british) + card.skull for card in cards)

    def flag(self) -> int:
        """The side whose flag I show: my own; for the Dutch, the one that trails."""
        board: Board = self.situation.board
        return trailing(board.lead) if self.situation.side == DUTCH else self.situation.side
