"""Reference players that never change, since others are measured against them: `random`, `randomk`, `greedy`.

`random` and `randomk` take all choices as equally likely; in a turn all acts, or first all kinds of act.
`greedy` takes the act that moves most treasure to its side now; it draws no conclusions about loyalties.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import TypeVar

from typing_extensions import override

from ai.games.tortuga1667.belief.deals import BRITISH, DUTCH
from ai.games.tortuga1667.belief.tells import trailing
from ai.games.tortuga1667.engine.evaluator import CERTAIN, prizes
from ai.games.tortuga1667.engine.situation import (
    Board,
    Situation,
    chance_of,
    decisions,
    other_ship,
    situation_of,
)
from ai.games.tortuga1667.votes import Shown, attack, brawl, remaining
from tortuga.games.tortuga1667 import commands as cmd
from tortuga.games.tortuga1667.legal import in_order
from tortuga.games.tortuga1667.pieces import ELDORADO, HOLDS, TORTUGA, Hold
from tortuga.games.tortuga1667.state import View
from tortuga.kernel.players import Decision, Ranked, Reason

Item = TypeVar("Item")

CHANCE = Reason("reason-chance")


class SimplePlayer:
    """Chooses at random under its seat seed; in its turn all fully specified acts are equally likely.

    Subclasses override `pick`.
    """

    def __init__(self, seat_seed: str) -> None:
        self.seat_seed = seat_seed

    def choose(self, view: View) -> Decision[cmd.Command]:
        """Decide for the seat of the view."""
        command = self.pick(view, chance_of(view, self.seat_seed))
        return Decision(command, (Ranked(command, 0.0, CHANCE),))

    def pick(self, view: View, rng: random.Random) -> cmd.Command:
        """One of all choices."""
        return any_choice(view, rng)


class ByKind(SimplePlayer):
    """In its turn all possible kinds of act are equally likely, and so are the acts within a kind."""

    @override
    def pick(self, view: View, rng: random.Random) -> cmd.Command:
        return (
            random_act_by_kind(decisions(view), rng) if view.table.stage == "act" else any_choice(view, rng)
        )


class Greedy(SimplePlayer):
    """Chooses by gain."""

    @override
    def pick(self, view: View, rng: random.Random) -> cmd.Command:
        return greedy_choice(view, rng)


def random_act_by_kind(acts: Sequence[cmd.Command], rng: random.Random) -> cmd.Command:
    """Any act: first its kind is drawn, then the act."""
    kinds: dict[type, list[cmd.Command]] = {}
    for act in acts:
        kinds.setdefault(type(act), []).append(act)
    return rng.choice(rng.choice(list(kinds.values())))


def any_choice(view: View, rng: random.Random) -> cmd.Command:
    """Any choice; every single vote card is equally likely, and an attack's spoils are never left."""
    table = view.table
    hand = [card for card in view.hand if card is not None] if table.hands else []
    match table.stage:
        case "ballot":
            two = len(hand) > 1 and table.maps[ELDORADO] == view.seat and rng.random() < 0.5
            return cmd.Ballot(in_order(tuple(rng.sample(hand, 2 if two else 1))))
        case "lose":
            return cmd.LoseVote(rng.choice(hand))
        case "swap":
            return cmd.PutBack(rng.choice(hand))
        case "search":
            pool = [card for card in table.pool if card is not None]
            return cmd.Compose(in_order(tuple(rng.sample(pool, nest_size(view)))))
        case "take":
            choices = decisions(view)
            return rng.choice([choice for choice in choices if not isinstance(choice, cmd.LeaveTreasure)])
    return rng.choice(decisions(view))


def nest_size(view: View) -> int:
    """How many cards the new hand of a Crow's Nest has."""
    first = next(command for command in decisions(view) if isinstance(command, cmd.Compose))
    return len(first.cards)


def greedy_choice(view: View, rng: random.Random) -> cmd.Command:
    """The choice of `greedy`."""
    situation, table = situation_of(view), view.table
    match table.stage:
        case "act":
            return _act(situation, decisions(view), rng)
        case "hold":
            return cmd.PlaceTreasure(own_hold(situation, rng))
        case "take":
            return best_treasure(situation, decisions(view), rng)
        case "ballot" if table.call is not None:
            kind, captain, me = table.call.kind, table.call.captain, situation.me
            if kind == "attack" and captain == me:
                others = len(table.call.voters) - 1
                valued = [(attack_chance(situation, card, others), card) for card in situation.hand]
                return cmd.Ballot((card_code(best(rng, valued)),))
            if kind == "brawl" and situation.side != DUTCH:
                flags = [card for card in situation.hand if card.british == (situation.side == BRITISH)]
                return cmd.Ballot((card_code(rng.choice(flags or list(situation.hand))),))
    return any_choice(view, rng)


def card_code(card: Shown) -> str:
    """A card as commands name it, such as `TBs`."""
    return "TCW"[card.top] + "FB"[card.british] + "bs"[card.skull]


def own_hold(situation: Situation, rng: random.Random) -> Hold:
    """The hold of one's own side; for the Dutch, of the one that trails."""
    if situation.side != DUTCH:
        return HOLDS[situation.side]
    return HOLDS[trailing(situation.board.lead)] if situation.board.lead else rng.choice(HOLDS)


def best(rng: random.Random, valued: Sequence[tuple[float, Item]]) -> Item:
    """The item with the greatest number; ties are broken at random."""
    most = max(value for value, _ in valued)
    return rng.choice([item for value, item in valued if value >= most - 1e-12])


def best_treasure(situation: Situation, commands: list[cmd.Command], rng: random.Random) -> cmd.Command:
    """The token whose taking gains most."""
    ship = situation.board.ship_of(situation.me)
    valued: list[tuple[float, cmd.Command]] = []
    for command in commands:
        if isinstance(command, cmd.TakeTreasure):
            # the board counts both holds of each ship; the Galleon is -1 in either count
            source = -1 if command.source < 0 else 2 * other_ship(ship) + command.source
            after = situation.board.after(Board.take, ship, source, command.hold)
            valued.append((gain(situation, after.lead), command))
    return best(rng, valued)


def gain(situation: Situation, lead: int) -> float:
    """What another lead (British minus French treasure) would be worth."""
    now = situation.board.lead
    if situation.side == DUTCH:
        return abs(now) - abs(lead)
    return lead - now if situation.side == BRITISH else now - lead


def attack_chance(situation: Situation, card: Shown, others: int) -> float:
    """Chance of an attack if the other cards and one of the deck are drawn from those not in my hand."""
    unseen = remaining(situation.hand, situation.vote_set)
    torch, cannon, water = (number / unseen.size for number in unseen.tops)
    return attack([CERTAIN[card.top], *[(torch, cannon, water)] * (others + 1)])


def _act(situation: Situation, commands: list[cmd.Command], rng: random.Random) -> cmd.Command:
    valued: list[tuple[float, cmd.Command]] = []
    ship = situation.board.ship_of(situation.me)
    for command in commands:
        match command:
            case cmd.Sneak():
                after = situation.board.after(Board.sneak, ship, 1 - command.hold)
                valued.append((gain(situation, after.lead), command))
            case cmd.Attack():
                crew = situation.crew(ship)
                cards = list(situation.hand) if situation.me in crew else []
                others = len(crew) - bool(cards)
                success = max((attack_chance(situation, card, others) for card in cards), default=0.0)
                most = max(gain(situation, after.lead) for _, _, after in prizes(situation.board, ship))
                valued.append((success * most, command))
            case cmd.Brawl():
                voters = [seat for seat in situation.board.lines[TORTUGA] if situation.votes(seat)]
                mine = {card.british for card in situation.hand} if situation.me in voters else set()
                others = len(voters) - bool(mine)
                # in the order of `brawl`: a British majority, a French one, a tie
                ends = [situation.board.after(Board.brawl, british) for british in (2, 0, 1)]
                gains = [gain(situation, after.lead) for after in ends]
                most = -math.inf
                for own in [[float(flag)] for flag in sorted(mine)] or [[]]:
                    chances = brawl([*own, *[0.5] * (others + 1)])  # the deck adds a card
                    most = max(most, sum(chance * each for chance, each in zip(chances, gains, strict=True)))
                valued.append((most, command))
    if max((value for value, _ in valued), default=0.0) > 0:
        return best(rng, valued)
    rest = [command for command in commands if isinstance(command, cmd.LookAt | cmd.Reveal | cmd.Row)]
    return random_act_by_kind(rest, rng)
