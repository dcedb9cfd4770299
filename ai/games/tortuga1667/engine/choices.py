"""Every decision that is not an action of one's own turn: ballots, treasure, event cards, maps, set-up."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ai.games.tortuga1667.belief.deals import BRITISH, DUTCH
from ai.games.tortuga1667.belief.tells import trailing
from ai.games.tortuga1667.engine.acts import SECOND_CARD, Acts
from ai.games.tortuga1667.engine.board import TORTUGA, Board
from ai.games.tortuga1667.engine.evaluator import Judged, Prospect, judged, percent
from ai.games.tortuga1667.engine.events import closed, fever_gain
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
        self.acts, self.mind, self.table = acts, acts.mind, table
        self.scene, self.me = acts.mind.scene, acts.mind.scene.me

    def judge(self, commands: Iterable[cmd.Command]) -> list[Judged]:
        """What each of these is worth."""
        found = []
        for command in commands:
            prospect, reason = self._of(command)
            found.append(judged(command, prospect, self.scene.side, reason))
        return found

    def _of(self, command: cmd.Command) -> tuple[Prospect, Reason]:
        mind, board, me = self.mind, self.scene.board, self.me
        match command:
            case cmd.Ballot(cards=cards) if self.table.call is not None:
                return self._ballot(self.table.call, tuple(shown(card) for card in cards))
            case cmd.PlaceTreasure(hold=hold):
                after = board.copy()
                after.holds[2 * board.ship_of(me) + hold] += 1
                return mind.prospect(after), Reason("reason-token", {"side": LOYALTIES[hold]})
            case cmd.TakeTreasure(source=source, hold=hold):
                ship = board.ship_of(me)
                after = board.copy()
                after.take(ship, -1 if source < 0 else 2 * other_ship(ship) + source, hold)
                return mind.prospect(after), Reason("reason-token", {"side": LOYALTIES[hold]})
            case cmd.UseMap() | cmd.KeepMap():
                return self._map(isinstance(command, cmd.UseMap))
            case cmd.Shoot(target=target):
                after = self.acts.events.marooned(target, True)
                if target == me:  # the value knows no ranks, and no side misses the Dutch
                    return mind.prospect(after, -self.acts.friend), Reason("reason-shoot-self")
                fee = -self.acts.friend * mind.same(me, target)
                return mind.prospect(after, fee), Reason("reason-shoot", {"seat": target})
            case cmd.Rescue(target=target, place=place):
                after = board.copy()
                after.board(target, place)
                if target not in after.lines[place]:
                    return mind.prospect(after), Reason("reason-strikes")
                return mind.prospect(after), Reason(
                    "reason-rescue", {"seat": target, "place": PLACE_NAMES[place]}
                )
            case cmd.SwapVote() | cmd.KeepLetter():
                return Prospect(mind.now, SWAP), Reason("reason-swap")
            case cmd.PutBack(card=card):
                return Prospect(mind.now, SECTION * self._on_top(shown(card))), Reason("reason-put-back")
            case cmd.Give(target=target):
                same = mind.same(me, target)
                if mind.scene.side == DUTCH:
                    reason = Reason("reason-none")
                else:
                    reason = Reason("reason-give", {"seat": target, "chance": percent(same)})
                return Prospect(mind.now, FRIENDLY_MAP * same), reason
            case cmd.BlowUp(place=place):
                return mind.prospect(closed(board, place - 3)), Reason(
                    "reason-blow-up", {"place": PLACE_NAMES[place]}
                )
            case cmd.Infect(target=target):
                found = Prospect(mind.now, fever_gain(mind, target))
                return found, Reason("reason-infect", {"seat": target})
            case cmd.Climb(target=target):
                return Prospect(mind.now, SECTION * (target == me)), Reason("reason-climb", {"seat": target})
            case cmd.Compose(cards=cards):
                worth = self._hand([shown(card) for card in cards])
                return Prospect(mind.now, SECTION * worth), Reason("reason-compose")
            case cmd.LoseVote(card=card):
                fee = WORST_LOST * (shown(card).top == WATER)
                return Prospect(mind.now, fee), Reason("reason-lose")
            case cmd.Pick(card=slot):
                known = self.scene.row[slot].card
                fee = self.acts.events.fee(slot, me) + (0.0 if known else UNKNOWN)
                found = Prospect(self.acts.events.slot(slot, me), fee)
                return found, Reason("reason-pick-known" if known else "reason-pick")
            case cmd.TakePlace(place=place, position=position):
                fee = -SECTION * (position + 2 * (place == TORTUGA))
                return Prospect(mind.now, fee), Reason("reason-place")
            case _:
                return Prospect(mind.now), Reason("reason-none")

    def _ballot(self, call: Call, cards: tuple[Shown, ...]) -> tuple[Prospect, Reason]:
        ballots = self.acts.ballots
        match call.kind:
            case "attack":
                success, found = ballots.attack(call.place, call.voters, cards)
            case "mutiny":
                success, found = ballots.mutiny(call.place, call.seat, call.voters, cards)
            case "brawl":
                success, found = ballots.brawl(call.voters, cards)
        against = "" if call.kind == "brawl" or ballots.welcome(call.kind, call.place) else "-against"
        reason = Reason(f"reason-ballot-{call.kind}{against}", {"chance": percent(success)})
        return Prospect(found, -SECOND_CARD * (len(cards) - 1)), reason

    def _map(self, used: bool) -> tuple[Prospect, Reason]:
        mind, board, me, table = self.mind, self.scene.board, self.me, self.table
        if table.stage == "fountain":
            after = board.copy()
            if not used:
                after.maroon(me)
            return mind.prospect(after), Reason("reason-fountain" if used else "reason-keep-map")
        after, fee = board.copy(), 0.0
        if used:
            after.board(me, other_ship(board.ship_of(me)))
            fee = 0.0 if table.stage == "dodge" else -JUMP
        elif table.stage == "dodge":
            after.maroon(me)
        return mind.prospect(after, fee), Reason("reason-atlantis" if used else "reason-keep-map")

    def _on_top(self, card: Shown) -> float:
        """How much I like a card as the deck card of the next vote where I stand."""
        board, side = self.scene.board, self.scene.side
        place = board.place_of(self.me)[0]
        if place >= TORTUGA:
            return float(card.british == (self.flag() == BRITISH)) if place == TORTUGA else 0.0
        captain = board.lines[place][0]
        wish = (
            1.0 if captain == self.me else 0.0 if side == DUTCH else 2 * self.mind.same(self.me, captain) - 1
        )
        return wish * ({TORCH: 1.0, CANNON: 0.6, WATER: -1.0}[card.top] - 0.4 * card.skull)

    def _hand(self, cards: list[Shown]) -> float:
        """How much I like a whole hand: one cannon, torches beside it, my flag, skulls."""
        tops = [card.top for card in cards]
        best = 4 * min(1, tops.count(CANNON)) + 4 * min(len(cards) - 1, tops.count(TORCH))
        british = self.flag() == BRITISH
        return best + sum(2 * (card.british == british) + card.skull for card in cards)

    def flag(self) -> int:
        """The side whose flag I show: my own; for the Dutch, the one that trails."""
        board: Board = self.scene.board
        return trailing(board.lead) if self.scene.side == DUTCH else self.scene.side
