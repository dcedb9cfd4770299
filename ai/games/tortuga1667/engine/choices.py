"""Every decision, each choice valued by the board that it is expected to lead to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import combinations
from types import MappingProxyType
from typing import Final

from ai.games.tortuga1667.belief.deals import BRITISH, DUTCH
from ai.games.tortuga1667.belief.tells import Speakers, praises, trailing
from ai.games.tortuga1667.engine.evaluator import (
    BRAWLED,
    Ballots,
    Chances,
    Evaluator,
    Events,
    Judged,
    fever_gain,
    mix,
    percent,
)
from ai.games.tortuga1667.engine.situation import ARMADA, Board, other_ship
from ai.games.tortuga1667.votes import CANNON, TORCH, WATER, Shown, shown
from tortuga.games.tortuga1667 import commands as cmd
from tortuga.games.tortuga1667.pieces import ATLANTIS, CREW, ELDORADO, LOYALTIES, PLACE_NAMES, TORTUGA
from tortuga.games.tortuga1667.state import Call, Table
from tortuga.kernel.players import Reason

NEW_CARD: Final = 0.004
"""What it is worth to look at a card for the first time."""
NO_NEW_CARD: Final = -0.02
KNOWN_CARD: Final = 0.0001
"""Cost of viewing a card, per earlier viewer: the crew knows more if each looks at different cards."""
FORCE: Final = 0.003
ATTACK: Final = 0.004
"""Of acts that are worth about the same, the one in which something happens to somebody is taken."""
DUTCH_FEES: Final = MappingProxyType({cmd.Attack: 0.02, cmd.Maroon: 0.02, cmd.Row: -0.006})
"""What these acts are worth to the Dutch beyond the boards that they lead to (measured in matches)."""
SECOND_CARD: Final = 0.015
"""What it costs to play two cards with El Dorado."""
JUMP: Final = 0.04
"""A jump by Atlantis has to improve one's own chance by this much."""
SWAP: Final = 0.003
"""What a vote card swapped by a Letter of Marque is worth."""
UNSEEN_CARD_FEE: Final = -0.005
"""Fee on turning over a card that one has not seen, when forced."""
FRIENDLY_MAP: Final = 0.02
"""What a map is worth in a friend's hand."""
SECTION: Final = 0.01
"""What a point of a vote card is worth when it goes on top of the deck or is taken by the Crow's Nest."""
MIN_TRUST: Final = 0.15
"""What somebody says of a card counts only if it is believed at least this far, 0..1."""
WORST_LOST: Final = 0.001
"""What it is worth to lose a water card rather than another one."""

Weighed = tuple[Chances, float, Reason]
"""The expected result of a choice, what it is worth to me beyond that, and why."""


class Choices:
    """The choices of one moment.

    Args:
        friend: what it costs to maroon, shoot or overthrow one of my own side, times the chance of that.
        hope: the share of a vote's chance to fail that is overlooked when calling it.
        speakers: what the others have said.
    """

    def __init__(
        self, evaluator: Evaluator, table: Table, friend: float, hope: float, speakers: Speakers
    ) -> None:
        self.evaluator, self.table, self.friend, self.hope = evaluator, table, friend, hope
        self.situation, self.me = evaluator.situation, evaluator.situation.me
        self.events, self.ballots = Events(evaluator.turned, self._praise(speakers)), Ballots(evaluator)

    def _praise(self, speakers: Speakers) -> dict[int, float]:
        """By place in the row, how far I believe that its card is good, negative for bad, by what was said.

        Only the word of players who have looked at the card, and are no likely enemies or known liars,
        counts. Whether the Armada is good depends on who leads, so no advice on it suits everybody.
        """
        praise: dict[int, float] = {}
        for slot, lines in speakers.of_cards.items():
            for said in lines:
                trust = speakers.of(said.seat) * (1 - self.evaluator.opposite(self.me, said.seat))
                seen = self.table.seen[said.seat] >> slot & 1
                if trust >= MIN_TRUST and seen and said.event != ARMADA:
                    praise[slot] = praise.get(slot, 0.0) + (trust if praises(said) else -trust)
        return praise

    def judge(self, commands: Iterable[cmd.Command]) -> list[Judged]:
        """What each of these is worth."""
        judged = []
        for command in commands:
            weighed = self._act(command) if isinstance(command, cmd.Act) else self._other(command)
            chances, fee, reason = weighed
            won = chances[self.situation.side]
            if self.situation.side == DUTCH:
                fee += DUTCH_FEES.get(type(command), 0.0)
            if fee > 0:
                # whoever has won already needs nothing more: the Armada is turned over, not looked for
                fee *= max(0.0, 1 - won)
            judged.append(Judged(command, won + fee, chances, reason))
        return judged

    def _act(self, command: cmd.Act) -> Weighed:
        """One of the nine actions of my turn."""
        evaluator, situation, me = self.evaluator, self.situation, self.me
        board = situation.board
        match command:
            case cmd.LookAt():
                new = sum(situation.row[slot].card is None for slot in command.cards)
                fee = NEW_CARD * new if new else NO_NEW_CARD
                seen_before = sum(seen >> slot & 1 for seen in self.table.seen for slot in command.cards)
                return evaluator.now, fee - KNOWN_CARD * seen_before, Reason("reason-look", {"cards": new})
            case cmd.Reveal():
                slot = command.card
                return self.events.slot(slot, me), self.events.fee(slot, me), self._turning(slot)
            case cmd.Force():
                halves = [(0.5, self.events.slot(slot, command.target)) for slot in command.cards]
                return mix(halves), FORCE, Reason("reason-force", {"seat": command.target})
            case cmd.Row():
                if command.place > TORTUGA:
                    after = board.after(Board.enter_boat, me, command.place - 3)
                else:
                    after = board.after(Board.join_line, me, command.place)
                    if me not in after.lines[command.place]:
                        return evaluator.of(after), 0.0, Reason("reason-strikes")
                return evaluator.of(after), 0.0, Reason("reason-row", {"place": PLACE_NAMES[command.place]})
            case cmd.Sneak():
                after = board.after(Board.sneak, board.ship_of(me), 1 - command.hold)
                return evaluator.of(after), 0.0, Reason("reason-sneak", {"side": LOYALTIES[1 - command.hold]})
            case cmd.Maroon():
                after = self._marooned(command.target)
                same = evaluator.same(me, command.target)
                fee = -self.friend * same
                if situation.side == DUTCH:  # alone on that side: the chance is the same for every target
                    reason = Reason("reason-shoot", {"seat": command.target})
                else:
                    reason = Reason("reason-maroon", {"seat": command.target, "chance": percent(1 - same)})
                return evaluator.of(after), fee, reason
            case cmd.Attack():
                ship = board.ship_of(me)
                voters = situation.crew(ship)
                success, chances, fee = self._best(voters, partial(self.ballots.attack, ship, voters))
                reason = Reason("reason-attack", {"chance": percent(success)})
                return self._hoped(chances, self.ballots.prize(ship)), fee + ATTACK, reason
            case cmd.Mutiny():
                ship = board.ship_of(me)
                captain = board.lines[ship][0]
                voters = [seat for seat in situation.crew(ship) if seat != captain]
                success, chances, fee = self._best(voters, partial(self.ballots.mutiny, ship, me, voters))
                reason = Reason("reason-mutiny", {"seat": captain, "chance": percent(success)})
                chances = self._hoped(chances, self.ballots.ousted(ship))
                return chances, fee - self.friend * evaluator.same(me, captain), reason
            case cmd.Brawl():
                voters = [seat for seat in board.lines[TORTUGA] if situation.votes(seat)]
                success, chances, fee = self._best(voters, partial(self.ballots.brawl, voters))
                won = evaluator.of(board.after(Board.brawl, BRAWLED[situation.side]))
                return self._hoped(chances, won), fee, Reason("reason-brawl", {"chance": percent(success)})

    def _hoped(self, chances: Chances, won: Chances) -> Chances:
        """The chances of a vote, mixed with those of its success."""
        return mix(((self.hope, won), (1 - self.hope, chances))) if self.hope else chances

    def _best(
        self, voters: Sequence[int], vote: Callable[[tuple[Shown, ...]], tuple[float, Chances]]
    ) -> tuple[float, Chances, float]:
        """Chance of success, everybody's chances and the fee with the best of my cards."""
        plays, side = [], self.situation.side
        for cards in self._plays(voters):
            fee = -SECOND_CARD * (len(cards) - 1) if cards else 0.0
            plays.append((*vote(cards), fee))
        return max(plays, key=lambda play: play[1][side] + play[2])

    def _plays(self, voters: Sequence[int]) -> list[tuple[Shown, ...]]:
        """What I can put into a vote: one card, two with El Dorado, none if I take no part."""
        hand = self.situation.hand
        if self.me not in voters:
            return [()]
        plays: list[tuple[Shown, ...]] = [(card,) for card in dict.fromkeys(hand)]
        if self.situation.owns(ELDORADO, self.me):
            plays += dict.fromkeys(combinations(hand, 2))
        return plays

    def _marooned(self, target: int) -> Board:
        """The board after one of my crew is marooned; an owner of Atlantis jumps ship instead."""
        situation, board = self.situation, self.situation.board
        other = other_ship(board.ship_of(target))
        if situation.owns(ATLANTIS, target) and len(board.lines[other]) < CREW:
            return board.after(Board.join_line, target, other)
        return self.events.marooned(target)

    def _turning(self, slot: int) -> Reason:
        lying = self.situation.row[slot]
        if lying.armada >= 1:
            return Reason("reason-reveal-armada")
        if lying.card is not None:
            return Reason("reason-reveal-known")
        if lying.armada > 0:
            return Reason("reason-reveal-risk", {"chance": percent(lying.armada)})
        return Reason("reason-reveal-unknown")

    def _other(self, command: cmd.Command) -> Weighed:
        """A ballot, treasure, an event card, a map, or a choice of the set-up."""
        evaluator, board, me = self.evaluator, self.situation.board, self.me
        match command:
            case cmd.Ballot(cards=cards) if self.table.call is not None:
                return self._ballot(self.table.call, tuple(shown(card) for card in cards))
            case cmd.PlaceTreasure(hold=hold):
                after = board.copy()
                after.holds[2 * board.ship_of(me) + hold] += 1
                return evaluator.of(after), 0.0, Reason("reason-token", {"side": LOYALTIES[hold]})
            case cmd.TakeTreasure(source=source, hold=hold):
                ship = board.ship_of(me)
                source = -1 if source < 0 else 2 * other_ship(ship) + source
                after = board.after(Board.take, ship, source, hold)
                return evaluator.of(after), 0.0, Reason("reason-token", {"side": LOYALTIES[hold]})
            case cmd.UseMap() | cmd.KeepMap():
                return self._map(isinstance(command, cmd.UseMap))
            case cmd.Shoot(target=target):
                after = self.events.marooned(target)
                if target == me:  # the value knows no ranks, and no side misses the Dutch
                    return evaluator.of(after), -self.friend, Reason("reason-shoot-self")
                fee = -self.friend * evaluator.same(me, target)
                return evaluator.of(after), fee, Reason("reason-shoot", {"seat": target})
            case cmd.Rescue(target=target, place=place):
                after = board.after(Board.join_line, target, place)
                if target not in after.lines[place]:
                    return evaluator.of(after), 0.0, Reason("reason-strikes")
                reason = Reason("reason-rescue", {"seat": target, "place": PLACE_NAMES[place]})
                return evaluator.of(after), 0.0, reason
            case cmd.SwapVote() | cmd.KeepLetter():
                return evaluator.now, SWAP, Reason("reason-swap")
            case cmd.PutBack(card=card):
                return evaluator.now, SECTION * self._on_top(shown(card)), Reason("reason-put-back")
            case cmd.Give(target=target):
                same = evaluator.same(me, target)
                if self.situation.side == DUTCH:
                    reason = Reason("reason-none")
                else:
                    reason = Reason("reason-give", {"seat": target, "chance": percent(same)})
                return evaluator.now, FRIENDLY_MAP * same, reason
            case cmd.BlowUp(place=place):
                after = board.after(Board.close, place - 3)
                return evaluator.of(after), 0.0, Reason("reason-blow-up", {"place": PLACE_NAMES[place]})
            case cmd.Infect(target=target):
                fee = fever_gain(evaluator, target)
                return evaluator.now, fee, Reason("reason-infect", {"seat": target})
            case cmd.Climb(target=target):
                fee = SECTION * (target == me)
                return evaluator.now, fee, Reason("reason-climb", {"seat": target})
            case cmd.Compose(cards=cards):
                worth = self._hand([shown(card) for card in cards])
                return evaluator.now, SECTION * worth, Reason("reason-compose")
            case cmd.LoseVote(card=card):
                fee = WORST_LOST * (shown(card).top == WATER)
                return evaluator.now, fee, Reason("reason-lose")
            case cmd.Pick(card=slot):
                event_card = self.situation.row[slot].card
                fee = self.events.fee(slot, me) + (0.0 if event_card else UNSEEN_CARD_FEE)
                reason = Reason("reason-pick-known" if event_card else "reason-pick")
                return self.events.slot(slot, me), fee, reason
            case cmd.TakePlace(place=place, position=position):
                fee = -SECTION * (position + 2 * (place == TORTUGA))
                return evaluator.now, fee, Reason("reason-place")
            case _:
                return evaluator.now, 0.0, Reason("reason-none")

    def _ballot(self, call: Call, cards: tuple[Shown, ...]) -> Weighed:
        ballots = self.ballots
        match call.kind:
            case "attack":
                success, chances = ballots.attack(call.place, call.voters, cards)
            case "mutiny":
                success, chances = ballots.mutiny(call.place, call.seat, call.voters, cards)
            case "brawl":
                success, chances = ballots.brawl(call.voters, cards)
        against = "" if call.kind == "brawl" or ballots.welcome(call.kind, call.place) else "-against"
        reason = Reason(f"reason-ballot-{call.kind}{against}", {"chance": percent(success)})
        return chances, -SECOND_CARD * (len(cards) - 1), reason

    def _map(self, used: bool) -> Weighed:
        evaluator, board, me, table = self.evaluator, self.situation.board, self.me, self.table
        if table.stage == "fountain":
            after = board if used else board.after(Board.maroon, me)
            return evaluator.of(after), 0.0, Reason("reason-fountain" if used else "reason-keep-map")
        after, fee = board, 0.0
        if used:
            after = board.after(Board.join_line, me, other_ship(board.ship_of(me)))
            fee = 0.0 if table.stage == "dodge" else -JUMP
        elif table.stage == "dodge":
            after = board.after(Board.maroon, me)
        return evaluator.of(after), fee, Reason("reason-atlantis" if used else "reason-keep-map")

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
        side = self.situation.side
        return trailing(self.situation.board.lead) if side == DUTCH else side
