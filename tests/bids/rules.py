"""The rules of Bids.

Two to nine seats, each with a hidden loyalty: red, black, at odd numbers one grey. Every round each seat gets
a secret die and bids 0 to 3 in secret, all at once; the bids are revealed; the best (die plus bid, the lowest
seat of equals) openly takes one or two coins; two draw a penalty by chance. Out of turn, while bids are made
or coins taken, a seat may once a game look at somebody's die, and once a round say which side it is on. In
the end the richer side wins together; at a tie grey wins alone, and without a grey it is a draw.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import msgspec

from tests.bids.pieces import (
    BIDS,
    BLACK,
    DIE,
    GREY,
    RED,
    SIDES,
    Bid,
    BidMade,
    Claim,
    Claimed,
    Command,
    Event,
    LoyaltiesDealt,
    Options,
    Peek,
    Peeked,
    Penalty,
    Revealed,
    Rolled,
    RoundEnded,
    State,
    Take,
    Taken,
    Unmasked,
    View,
    dealt,
)
from tortuga.kernel.errors import Refusal
from tortuga.kernel.game import EVERYTHING, Chance, Outcome, Outcomes

replace = msgspec.structs.replace


class Rules:
    """The rules as pure functions; see `tortuga.kernel.game.Rules`."""

    name = "bids"
    options_type = Options
    event_type: Any = Event
    command_type: Any = Command
    view_type: Any = View
    secrets_outlive_round = True

    def start(self, options: Options) -> State:
        if not 2 <= options.seats <= 9:
            raise Refusal("refusal-bids-seats", seats=options.seats)
        if not options.penalties or not set(options.penalties) <= {0, 1, 2} or options.rounds < 1:
            raise Refusal("refusal-bids-options")
        return State(options, "loyalties", (0,) * options.seats)

    # ------------------------------------------------------------------------------ decisions
    def to_act(self, state: State) -> tuple[int, ...]:
        match state.stage:
            case "bid":
                return tuple(seat for seat, chosen in enumerate(state.chosen) if not chosen)
            case "take":
                return (state.winner,)
        return ()

    def may_act(self, state: State) -> tuple[int, ...]:
        return tuple(seat for seat in range(state.options.seats) if self.legal(state, seat))

    def legal(self, state: State, seat: int) -> Sequence[Command]:
        if state.stage not in ("bid", "take") or seat not in range(state.options.seats):
            return ()
        ordered: list[Command] = []
        if seat in self.to_act(state):
            ordered += [Bid(amount) for amount in BIDS] if state.stage == "bid" else [Take(1), Take(2)]
        if not any(peeker == seat for _, peeker, _ in state.peeks):
            ordered += [Peek(other) for other in range(state.options.seats) if other != seat]
        if not any((state.round, seat) == claim[:2] for claim in state.claims):
            ordered += [Claim(side) for side in SIDES if side != GREY or state.options.seats % 2]
        return tuple(ordered)

    def decide(self, state: State, seat: int, command: Command) -> Event:
        if command not in self.legal(state, seat):
            raise Refusal("refusal-bids-illegal")
        match command:
            case Bid(amount):
                return BidMade(seat, amount)
            case Take(coins):
                return Taken(seat, coins)
            case Peek(target):
                return Peeked(seat, target, state.dice[target])
            case Claim(side):
                return Claimed(seat, side)

    def command_of(self, state: State, event: Event) -> tuple[int, Command] | None:
        match event:
            case BidMade(seat, int(amount)):
                return seat, Bid(amount)
            case Taken(seat, coins):
                return seat, Take(coins)
            case Peeked(seat, target):
                return seat, Peek(target)
            case Claimed(seat, side):
                return seat, Claim(side)
        return None

    def is_secret_commit(self, event: Event) -> bool:
        return isinstance(event, BidMade)

    def secret(self, state: State, seat: int) -> bool:
        return state.stage == "bid" and seat in self.to_act(state)

    def reveals(self, state: State, event: Event) -> bool:
        return isinstance(event, Revealed | Peeked | Unmasked)

    # --------------------------------------------------------------------------------- chance
    def awaits_chance(self, state: State) -> bool:
        return state.stage in ("loyalties", "roll", "penalty")

    def deal(self, state: State, chance: Chance) -> Event:
        address = f"{state.stage}/{state.round}"
        words = [*chance.words(f"{address}/0"), *chance.words(f"{address}/1")]
        match state.stage:
            case "loyalties":
                left = list(dealt(state.options.seats))
                return LoyaltiesDealt(tuple(left.pop(word % len(left)) for word in words[: len(left)]))
            case "roll":
                return Rolled(tuple(word % len(DIE) for word in words[: state.options.seats]))
        return Penalty(state.options.penalties[words[0] % len(state.options.penalties)])

    def chances(self, state: State) -> Outcomes | None:
        if state.stage != "penalty":
            return None
        each = Fraction(1, len(state.options.penalties))
        return tuple((Penalty(coins), each) for coins in state.options.penalties)

    def plausible(self, state: State, event: Event) -> bool:
        seats = state.options.seats
        match state.stage, event:
            case "loyalties", LoyaltiesDealt(sides):
                return sorted(map(str, sides)) == sorted(dealt(seats))
            case "roll", Rolled(dice):
                return len(dice) == seats and all(die is not None and die in DIE for die in dice)
            case "penalty", Penalty(coins):
                return coins in state.options.penalties
        return False

    def automatic(self, state: State) -> Event | None:
        match state.stage:
            case "reveal":
                bids = tuple(bid or 0 for bid in state.bids)
                sums = [(die or 0) + bid for die, bid in zip(state.dice, bids, strict=True)]
                return Revealed(sums.index(max(sums)), bids)
            case "end":
                return RoundEnded()
            case "unmask":
                return Unmasked(tuple(map(str, state.sides)))
        return None

    # ------------------------------------------------------------------------------ the table
    def evolve(self, state: State, event: Event) -> State:
        seats = state.options.seats
        match event:
            case LoyaltiesDealt(sides):
                return replace(state, stage="roll", sides=sides)
            case Rolled(dice):
                return replace(
                    state,
                    stage="bid",
                    dice=dice,
                    bids=(None,) * seats,
                    chosen=(False,) * seats,
                    winner=-1,
                    round=state.round + 1,
                )
            case BidMade(seat, amount):
                chosen = _put(state.chosen, seat, True)
                stage = "reveal" if all(chosen) else "bid"
                return replace(state, stage=stage, chosen=chosen, bids=_put(state.bids, seat, amount))
            case Peeked(seat, target, die):
                dice = state.dice if die is None else _put(state.dice, target, die)
                return replace(state, dice=dice, peeks=(*state.peeks, (state.round, seat, target)))
            case Claimed(seat, side):
                return replace(state, claims=(*state.claims, (state.round, seat, side)))
            case Revealed(winner, bids):
                return replace(state, stage="take", winner=winner, bids=bids)
            case Taken(seat, coins):
                stage = "penalty" if coins == 2 else "end"
                return replace(state, stage=stage, coins=_put(state.coins, seat, state.coins[seat] + coins))
            case Penalty(coins):
                left = state.coins[state.winner] - coins
                return replace(state, stage="end", coins=_put(state.coins, state.winner, left))
            case RoundEnded():
                return replace(state, stage="unmask" if state.round == state.options.rounds else "roll")
            case Unmasked(sides):
                return replace(state, stage="finished", sides=sides)

    def redact(self, event: Event, seat: int) -> Event:
        if seat == EVERYTHING:
            return event
        match event:
            case LoyaltiesDealt(sides):
                return LoyaltiesDealt(_only(sides, {seat}))
            case Rolled(dice):
                return Rolled(_only(dice, {seat}))
            case BidMade(at) if at != seat:
                return BidMade(at, None)
            case Peeked(at, target) if at != seat:
                return Peeked(at, target, None)
        return event

    def observe(self, state: State, seat: int) -> View:
        if seat == EVERYTHING:
            return View(seat, state)
        known = {seat} | {
            target for when, peeker, target in state.peeks if (when, peeker) == (state.round, seat)
        }
        table = replace(state, dice=_only(state.dice, known))
        if state.stage in ("bid", "reveal"):
            table = replace(table, bids=_only(state.bids, {seat}))
        if state.stage != "finished":
            table = replace(table, sides=_only(state.sides, {seat}))
        return View(seat, table)

    def finished(self, state: State) -> bool:
        return state.stage == "finished"

    def round(self, state: State) -> int:
        return state.round

    def outcome(self, state: State) -> Outcome:
        riches = {
            side: sum(coins for coins, of in zip(state.coins, state.sides, strict=True) if of == side)
            for side in (RED, BLACK)
        }
        won = GREY if riches[RED] == riches[BLACK] else max(riches, key=riches.__getitem__)
        winners = tuple(seat for seat, side in enumerate(state.sides) if side == won)
        return Outcome(winners, state.coins, tuple(map(str, state.sides)))


def _put(values: tuple[Any, ...], index: int, value: object) -> tuple[Any, ...]:
    return (*values[:index], value, *values[index + 1 :])


def _only(values: tuple[Any, ...], seats: set[int]) -> tuple[Any, ...]:
    """Values by seat, None where they are another's."""
    return tuple(value if seat in seats else None for seat, value in enumerate(values))


RULES = Rules()
