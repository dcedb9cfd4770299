"""`random` and `randomk`: all choices equally likely; in a turn all acts, or first all kinds of act."""

from __future__ import annotations

import random
from collections.abc import Sequence

from ai.games.tortuga1667.chance import chance_of, decisions
from tortuga.games.tortuga1667 import commands as cmd
from tortuga.games.tortuga1667.legal import in_order
from tortuga.games.tortuga1667.pieces import ELDORADO
from tortuga.games.tortuga1667.state import View
from tortuga.kernel.players import Decision, Ranked, Reason

CHANCE = Reason("reason-chance")


class Flat:
    """Chooses at random under its seat seed; in its turn all fully specified acts are equally likely."""

    by_kind = False

    def __init__(self, seat_seed: str) -> None:
        self.seat_seed = seat_seed

    def choose(self, view: View) -> Decision[cmd.Command]:
        """Decide for the seat of the view."""
        rng = chance_of(view, self.seat_seed)
        return decided(self.pick(view, rng))

    def pick(self, view: View, rng: random.Random) -> cmd.Command:
        """One of all choices."""
        if view.table.stage == "act" and self.by_kind:
            return of_kinds(decisions(view), rng)
        return any_choice(view, rng)


class ByKind(Flat):
    """In its turn all possible kinds of act are equally likely, and so are the acts within a kind."""

    by_kind = True


def decided(command: cmd.Command) -> Decision[cmd.Command]:
    """A choice that was not weighed."""
    return Decision(command, (Ranked(command, 0.0, CHANCE),))


def of_kinds(acts: Sequence[cmd.Command], rng: random.Random) -> cmd.Command:
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
            return cmd.Compose(in_order(tuple(rng.sample(pool, composed(view)))))
        case "take":
            found = decisions(view)
            return rng.choice([each for each in found if not isinstance(each, cmd.LeaveTreasure)])
    return rng.choice(decisions(view))


def composed(view: View) -> int:
    """How many cards the new hand of a Crow's Nest has."""
    first = next(command for command in decisions(view) if isinstance(command, cmd.Compose))
    return len(first.cards)
