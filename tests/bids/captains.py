"""The captains of Bids: one that guesses, one that bids what its die is worth, and who advises."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Sequence

import msgspec

from ai.captains import Captains
from tests.bids.pieces import RED, SIDES, Bid, Claim, Command, Peek, State, Take, View, dealt
from tests.bids.rules import RULES
from tortuga.kernel.players import Advice, Belief, Choice, Decision, Player, Ranked, Reason

MILD, BOLD, RANDOM = "mild", "bold", "random"


class Guesser:
    """Any command that is legal, out of turn too."""

    def __init__(self, seat_seed: str) -> None:
        self._seed = seat_seed

    def choose(self, view: View) -> Decision[Command]:
        """One of all, each as likely; the same view gives the same."""
        told = msgspec.json.encode(view)
        drawn = hashlib.blake2b(told, key=self._seed.encode()[:64], digest_size=8).digest()
        return Decision(random.Random(drawn).choice(RULES.legal(view.table, view.seat)))


class Bidder:
    """Bids high with a high die; when it is bold it looks at a die first and says that it is red."""

    def __init__(self, bold: bool) -> None:
        self._bold = bold

    def choose(self, view: View) -> Decision[Command]:
        """The choice that is worth most."""
        ranked = rank(view)
        free = RULES.legal(view.table, view.seat)
        for command in (Peek((view.seat + 1) % view.table.options.seats), Claim(RED)):
            if self._bold and command in free:
                return Decision(command, ranked)
        return Decision(ranked[0].command, ranked)


def rank(view: View) -> tuple[Ranked[Command], ...]:
    """The choices of the seat's turn, best first; out of turn none."""
    turn = [
        command for command in RULES.legal(view.table, view.seat) if not isinstance(command, Peek | Claim)
    ]
    ranked: list[Ranked[Command]] = [
        Ranked(command, worth(view.table, view.seat, command)) for command in turn
    ]
    return tuple(sorted(ranked, key=lambda choice: -choice.value))


def worth(table: State, seat: int, command: Command) -> float:
    """Coins that are expected of a choice, roughly."""
    match command:
        case Bid(amount):
            die = table.dice[seat]
            return -abs(amount - (die if die is not None else 0) / 2)
        case Take(coins):
            mean = sum(table.options.penalties) / len(table.options.penalties)
            return coins - (mean if coins == 2 else 0.0)
    return 0.0


def beliefs(view: View) -> tuple[Belief, ...]:
    """Whom the others may be for: what is left of the loyalties, a claim counted as a reason and no more."""
    table, seats = view.table, view.table.options.seats
    left = list(dealt(seats))
    for side in table.sides:
        if side is not None:
            left.remove(side)
    hidden = [seat for seat in range(seats) if not table.sides or table.sides[seat] is None]
    return tuple(
        Belief(seat, side, left.count(side) / len(left), _claims(table, seat))
        for seat in hidden
        for side in SIDES
        if side in left
    )


def _claims(table: State, seat: int) -> tuple[Reason, ...]:
    return tuple(Reason("advice-claimed", {"side": side}) for _, who, side in table.claims if who == seat)


class BidsCaptains(Captains[View, Command]):
    """A panel of one, two levels and nothing else."""

    game = "bids"
    levels = (MILD, BOLD)
    default_level = BOLD
    panel = (RANDOM,)

    def make(self, name: str, seat_seed: str) -> Player[View, Command]:
        match name:
            case "random":
                return Guesser(seat_seed)
            case "mild" | "bold":
                return Bidder(name == BOLD)
        return super().make(name, seat_seed)

    def advise(self, view: View, seat_seed: str, players: Sequence[str] = ()) -> Advice[Command]:
        return Advice(view.seat, _choices(view), beliefs(view))

    def fingerprint(self, name: str, seats: int) -> str:
        return f"{name}-1"


def _choices(view: View) -> tuple[Choice[Command], ...]:
    ranked: Sequence[Ranked[Command]] = rank(view)
    share = 1 / view.table.options.seats
    even = (share,) * view.table.options.seats
    return tuple(Choice(choice.command, share, even, (("advice-coins", choice.value),)) for choice in ranked)


CAPTAINS: Captains[View, Command] = BidsCaptains()
