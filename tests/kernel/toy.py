"""Bids: a tiny game that proves the kernel knows no game.

Each round every seat gets a secret die, then bids 0..3 in secret; the bids are revealed; the best bidder
(die plus bid, lowest seat on a tie) openly takes one or two coins; taking two draws a penalty by chance.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

import msgspec

from tortuga.kernel.errors import Refusal
from tortuga.kernel.game import EVERYTHING, Chance, Game, Option, Outcome, Spaces, Upcasts


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seats: int = 2
    rounds: int = 2


class Bid(msgspec.Struct, frozen=True, tag="bid", forbid_unknown_fields=True):
    amount: int


class Take(msgspec.Struct, frozen=True, tag="take", forbid_unknown_fields=True):
    coins: int


Command = Bid | Take


class Rolled(msgspec.Struct, frozen=True, tag="rolled"):
    dice: tuple[int | None, ...]


class BidMade(msgspec.Struct, frozen=True, tag="bid-made"):
    seat: int
    amount: int | None


class Revealed(msgspec.Struct, frozen=True, tag="revealed"):
    winner: int
    bids: tuple[int, ...]


class Taken(msgspec.Struct, frozen=True, tag="taken"):
    seat: int
    coins: int


class Penalty(msgspec.Struct, frozen=True, tag="penalty"):
    coins: int


class RoundEnded(msgspec.Struct, frozen=True, tag="round-ended"):
    pass


Event = Rolled | BidMade | Revealed | Taken | Penalty | RoundEnded


class State(msgspec.Struct, frozen=True):
    options: Options
    stage: str
    coins: tuple[int, ...]
    dice: tuple[int | None, ...] = ()
    bids: tuple[int | None, ...] = ()
    chosen: tuple[bool, ...] = ()
    winner: int = -1
    round: int = 0


class View(msgspec.Struct, frozen=True):
    seat: int
    state: State


replace = msgspec.structs.replace


def put(values: tuple, index: int, value: object) -> tuple:  # type: ignore[type-arg]
    return (*values[:index], value, *values[index + 1 :])


class Toy:
    name = "toy"
    options_type = Options
    event_type = Event
    command_type = Command
    view_type = View
    secrets_outlive_round = False

    def start(self, options: Options) -> State:
        if not 1 <= options.seats <= 4:
            raise Refusal("refusal-toy-seats", seats=options.seats)
        return State(options, "roll", (0,) * options.seats)

    def to_act(self, state: State) -> tuple[int, ...]:
        match state.stage:
            case "bid":
                return tuple(seat for seat, chosen in enumerate(state.chosen) if not chosen)
            case "take":
                return (state.winner,)
        return ()

    def may_act(self, state: State) -> tuple[int, ...]:
        return self.to_act(state)

    def legal(self, state: State, seat: int) -> Sequence[Command]:
        if seat not in self.to_act(state):
            return ()
        if state.stage == "bid":
            return tuple(Bid(amount) for amount in range(4))
        return (Take(1), Take(2))

    def decide(self, state: State, seat: int, command: Command) -> Event:
        if command not in self.legal(state, seat):
            raise Refusal("refusal-toy-illegal")
        match command:
            case Bid(amount):
                return BidMade(seat, amount)
            case Take(coins):
                return Taken(seat, coins)

    def awaits_chance(self, state: State) -> bool:
        return state.stage in ("roll", "penalty")

    def deal(self, state: State, chance: Chance) -> Event:
        words = chance.words(f"{state.stage}/{state.round}")
        if state.stage == "roll":
            return Rolled(tuple(word % 6 for word in words[: state.options.seats]))
        return Penalty(words[0] % 3)

    def automatic(self, state: State) -> Event | None:
        match state.stage:
            case "reveal":
                bids = tuple(bid or 0 for bid in state.bids)
                sums = [(die or 0) + bid for die, bid in zip(state.dice, bids, strict=True)]
                return Revealed(sums.index(max(sums)), bids)
            case "end":
                return RoundEnded()
        return None

    def is_secret_commit(self, event: Event) -> bool:
        return isinstance(event, BidMade)

    def secret(self, state: State, seat: int) -> bool:
        return state.stage == "bid" and seat in self.to_act(state)

    def chances(self, state: State) -> tuple[tuple[Event, Fraction], ...] | None:
        if state.stage == "penalty":
            return tuple((Penalty(coins), Fraction(1, 3)) for coins in range(3))
        return None

    def reveals(self, state: State, event: Event) -> bool:
        return isinstance(event, Revealed)

    def plausible(self, state: State, event: Event) -> bool:
        match state.stage, event:
            case "roll", Rolled(dice):
                return len(dice) == state.options.seats and all(
                    die is not None and 0 <= die < 6 for die in dice
                )
            case "penalty", Penalty(coins):
                return 0 <= coins < 3
        return False

    def evolve(self, state: State, event: Event) -> State:
        seats = state.options.seats
        match event:
            case Rolled(dice):
                return replace(
                    state, stage="bid", dice=dice, bids=(None,) * seats, chosen=(False,) * seats, winner=-1
                )
            case BidMade(seat, amount):
                chosen = put(state.chosen, seat, True)
                stage = "reveal" if all(chosen) else "bid"
                return replace(state, stage=stage, chosen=chosen, bids=put(state.bids, seat, amount))
            case Revealed(winner, bids):
                return replace(state, stage="take", winner=winner, bids=bids)
            case Taken(seat, coins):
                stage = "penalty" if coins == 2 else "end"
                return replace(state, stage=stage, coins=put(state.coins, seat, state.coins[seat] + coins))
            case Penalty(coins):
                left = state.coins[state.winner] - coins
                return replace(state, stage="end", coins=put(state.coins, state.winner, left))
            case RoundEnded():
                over = state.round + 1 == state.options.rounds
                return replace(state, stage="finished" if over else "roll", round=state.round + 1)

    def command_of(self, state: State, event: Event) -> tuple[int, Command] | None:
        match event:
            case BidMade(seat, amount) if amount is not None:
                return seat, Bid(amount)
            case Taken(seat, coins):
                return seat, Take(coins)
        return None

    def redact(self, event: Event, seat: int) -> Event:
        if seat == EVERYTHING:
            return event
        match event:
            case Rolled(dice):
                return Rolled(tuple(die if at == seat else None for at, die in enumerate(dice)))
            case BidMade(at) if at != seat:
                return BidMade(at, None)
        return event

    def observe(self, state: State, seat: int) -> View:
        if seat == EVERYTHING:
            return View(seat, state)
        dice = tuple(die if at == seat else None for at, die in enumerate(state.dice))
        bids = state.bids
        if state.stage in ("bid", "reveal"):
            bids = tuple(bid if at == seat else None for at, bid in enumerate(bids))
        return View(seat, replace(state, dice=dice, bids=bids))

    def finished(self, state: State) -> bool:
        return state.stage == "finished"

    def round(self, state: State) -> int:
        return state.round if self.finished(state) else state.round + 1

    def outcome(self, state: State) -> Outcome:
        most = max(state.coins)
        return Outcome(tuple(seat for seat, coins in enumerate(state.coins) if coins == most), state.coins)


RULES = Toy()


class ToyGame:
    name = RULES.name
    rules = RULES
    seats = range(1, 5)
    options = (Option("rounds", (1, 2, 3), 2, flag="--rounds"),)
    colours = ("blue", "orange", "yellow", "green")
    sides = ""
    upcasts: Upcasts = {}
    spaces = Spaces(lengths={}, longest=100, numbers=range(4))
    voyages = ""

    def figures(self, state: State) -> Mapping[str, float]:
        return {"rounds": state.round}

    def make(self, seats: int, chosen: Mapping[str, Any]) -> Options:
        return Options(seats, **chosen)


GAME = ToyGame()
GAMES: dict[str, Game] = {GAME.name: GAME}
