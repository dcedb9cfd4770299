"""What the strongest captain thinks of a view, and in hindsight of each turn of a finished game."""

from __future__ import annotations

import itertools
import math
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple, assert_never

import numpy as np

from ai.games.tortuga1667.belief.deals import DUTCH, SIDES, Floats, assignments, marginals
from ai.games.tortuga1667.belief.evidence import BeliefCache, EvidenceReader, Fever, Step, Tau, start, steps
from ai.games.tortuga1667.belief.tells import (
    CabinTurn,
    Claim,
    GovernorTurn,
    MateTurn,
    Target,
    Tell,
    Token,
    Vote,
    opponent_of,
)
from ai.games.tortuga1667.calibrated import calibrated
from ai.games.tortuga1667.engine.evaluator import Chances, Evaluator, Judged
from ai.games.tortuga1667.engine.situation import chance_of, decisions
from ai.games.tortuga1667.levels import ADMIRAL, evidence
from ai.games.tortuga1667.player import Engine
from tortuga.games.tortuga1667.commands import Command, Force, LookAt
from tortuga.games.tortuga1667.pieces import LOYALTIES
from tortuga.games.tortuga1667.state import Table, View
from tortuga.kernel.game import NOBODY
from tortuga.kernel.players import Advice, Belief, Choice, Reason, Retrospect, Why

MAX_REASONS: Final = 2
"""At most this many acts are given as reasons."""
MIN_LOG_ODDS: Final = 0.1
"""Log odds below which an act is not worth mentioning."""
_EDGE: Final = 1e-9


def grounds(taken: Iterable[Step], seats: int) -> Mapping[tuple[int, int], tuple[Reason, ...]]:
    """For each seat and side, the acts among these steps that speak for it, weightiest first."""
    grounds: defaultdict[tuple[int, int], list[tuple[float, Reason]]] = defaultdict(list)
    before: list[list[float]] | None = None
    for step in taken:
        seen = step.seen
        if before is None:
            before = marginals(step.before, seats).tolist()
        after: list[list[float]] = marginals(step.after, seats).tolist()
        told = (seen.a, seen.b) if isinstance(seen, Fever) else involved(seen.tell)
        for key in itertools.product(told, range(SIDES)):
            seat, side = key
            gain = _odds(after[seat][side]) - _odds(before[seat][side])
            if isinstance(seen, Fever):
                if not seen.kept:
                    grounds.pop(key, None)  # it may be the other's letter now, or is for certain
                act = _fever(seen, seat, gain)
            else:
                act = reason(seen.tell, seat, side, seen.turn) if gain > MIN_LOG_ODDS else None
            if act is not None:
                grounds[key].append((gain, act))
        before = after
    return {
        key: tuple(act for _, act in sorted(acts, key=lambda each: -each[0])[:MAX_REASONS])
        for key, acts in grounds.items()
    }


def _fever(fever: Fever, seat: int, gain: float) -> Reason | None:
    """What a Cabin Fever says of one of the two for a side that it made likelier by `gain` (T62).

    To those who do not see the result it says only, for every side, that all else is less certain.
    """
    if fever.kept is None:
        mate = fever.b if seat == fever.a else fever.a
        return Reason("tell-fever", {"seat": mate, "turn": fever.turn})
    if gain <= MIN_LOG_ODDS:
        return None
    return Reason("tell-fever-kept" if fever.kept else "tell-fever-given", {"turn": fever.turn})


def _odds(chance: float) -> float:
    kept = min(1 - _EDGE, max(_EDGE, chance))
    return math.log(kept / (1 - kept))


def involved(tell: Tell) -> tuple[int, ...]:
    """The seats about which an act says something directly."""
    match tell:
        case Vote():
            return tell.voters
        case Target():
            return tell.actor, tell.target
        case MateTurn():
            return tell.actor, tell.captain
        case Claim():
            return (tell.about,)
        case Token() | CabinTurn() | GovernorTurn():
            return (tell.actor,)
    assert_never(tell)


def reason(tell: Tell, seat: int, side: int, turn: int) -> Reason:
    """An act in words, as evidence that a seat is on a side."""
    match tell:
        case Token():
            return Reason(
                "tell-token" if turn else "tell-token-first", {"side": LOYALTIES[tell.side], "turn": turn}
            )
        case CabinTurn():
            if tell.to is not None:
                return Reason("tell-sneak", {"side": LOYALTIES[tell.to], "turn": turn})
            left = [to for to in (0, 1) if tell.aboard[1 - to]]  # to which holds a treasure could have gone
            against = opponent_of(side) if side < 2 and opponent_of(side) in left else left[0]
            return Reason("tell-no-sneak", {"side": LOYALTIES[against], "turn": turn})
        case GovernorTurn():
            return Reason("tell-brawl" if tell.called else "tell-no-brawl", {"turn": turn})
        case MateTurn():
            if seat == tell.captain:
                id = "tell-by-mutiny" if tell.called else "tell-by-no-mutiny"
                return Reason(id, {"seat": tell.actor, "turn": turn})
            id = "tell-mutiny" if tell.called else "tell-no-mutiny"
            return Reason(id, {"seat": tell.captain, "turn": turn})
        case Vote():
            return Reason(f"tell-vote-{tell.kind}", {"count": tell.shown, "turn": turn})
        case Target():
            aim = "force" if tell.aim == "hurt" else tell.aim
            if seat == tell.target:
                return Reason(f"tell-by-{aim}", {"seat": tell.actor, "turn": turn})
            return Reason(f"tell-{aim}", {"seat": tell.target, "turn": turn})
        case Claim():
            if tell.actor == tell.about:
                return Reason("tell-claim", {"turn": turn})
            return Reason("tell-accused", {"seat": tell.actor, "turn": turn})
    assert_never(tell)


def advise(view: View, seat_seed: str, players: Sequence[str] = ()) -> Advice[Command]:
    """All choices of the decision, best first, and beliefs about the seats; for onlookers too.

    Args:
        players: who plays each seat; what weak levels and people do says less about their side.
    """
    table = view.table
    if not table.loyalties or table.stage == "finished":
        return Advice(view.seat, ())
    tau = evidence(players, table.seats)
    return Advice(view.seat, choices(view, seat_seed, tau), beliefs(view, tau))


def choices(view: View, seat_seed: str, tau: Tau = ADMIRAL.tau) -> tuple[Choice[Command], ...]:
    """All choices, best first; of those that differ only in their cards, the best. () if there are none."""
    if view.seat < 0 or not decisions(view):
        return ()
    engine = Engine(seat_seed, tau=tau)
    judged = engine.judge(view, chance_of(view, seat_seed))
    deeds = {_deed(choice.command): choice for choice in reversed(judged)}
    best = [choice for choice in judged if deeds[_deed(choice.command)] is choice]
    evaluator = Evaluator(view, engine.beliefs.weights(view))
    side, shown, most = _side(view), [], 1.0
    for choice in best:
        each = _shown(view, choice)
        most = min(most, each.own)  # the order stays the engine's
        shown.append(each._replace(own=most))
    return tuple(
        _choice(evaluator, each, _why(each, following, side))
        for each, following in zip(shown, (*shown[1:], None), strict=True)
    )


def shown_chance(view: View, value: float, _players: Sequence[str] = ()) -> float:
    """The win chance that advice shows for a choice to which the engine gave this value, whoever plays."""
    judged = Engine("").judge(view, chance_of(view, ""))
    return _shown(view, min(judged, key=lambda choice: abs(choice.value - value))).own


class _Shown(NamedTuple):
    """A choice with the chances that are shown."""

    judged: Judged
    chances: Chances
    own: float
    """The deciding player's chance to win; equal where the order is by lot."""


def _side(view: View) -> int:
    return LOYALTIES.index(view.loyalty) if view.loyalty is not None else DUTCH


def _shown(view: View, choice: Judged) -> _Shown:
    """A choice by itself, whatever is better."""
    table, side = view.table, _side(view)
    chances = calibrated(choice.chances, table.seats, table.left, table.board.lead)
    own = chances[side] + choice.value - choice.chances[side]
    return _Shown(choice, chances, min(1.0, max(0.0, round(own, 12))))


def _deed(command: Command) -> object:
    """What distinguishes choices; which two cards of the row are viewed, or offered to somebody, does not."""
    match command:
        case Force(target=target):
            return Force, target
        case LookAt():
            return LookAt
        case _:
            return command


def _why(choice: _Shown, following: _Shown | None, side: int) -> Why | None:
    """Why a choice beats the next one: the chance that its side wins, and the rest; None for the last."""
    if following is None:
        return None
    whole, won = choice.own - following.own, choice.chances[side] - following.chances[side]
    return Why(whole, (("advice-part-side", won), ("advice-part-rest", whole - won)))


def _choice(evaluator: Evaluator, choice: _Shown, why: Why | None) -> Choice[Command]:
    everybody = list(evaluator.by_seat(choice.chances))
    everybody[evaluator.situation.me] = choice.own
    expected = tuple(
        (f"advice-wins-{LOYALTIES[side]}", chance)
        for side, chance in enumerate(choice.chances)
        if side != DUTCH or evaluator.situation.seats % 2
    )
    judged = choice.judged
    return Choice(judged.command, choice.own, tuple(everybody), expected, judged.reason, why)


def beliefs(view: View, tau: Tau = ADMIRAL.tau) -> tuple[Belief, ...]:
    """For every other seat the chance of each side, with the two acts that weigh most for it."""
    seats = view.table.seats
    because = grounds(steps(EvidenceReader(seats, max(-1, view.seat)).read(view), tau), seats)
    every = with_grounds(BeliefCache(tau).weights(view), seats, because)
    return tuple(belief for belief in every if belief.seat != view.seat)


def with_grounds(
    weights: Floats, seats: int, because: Mapping[tuple[int, int], tuple[Reason, ...]]
) -> tuple[Belief, ...]:
    """For every seat the chance of each side in the game, and what speaks for it."""
    return tuple(
        Belief(seat, LOYALTIES[side], chance, because.get((seat, side), ()))
        for seat, believed in enumerate(marginals(weights, seats).tolist())
        for side, chance in enumerate(believed)
        if side != DUTCH or seats % 2
    )


LASTING: Final = 0.85
"""The share of a swing that comes true on average when treasure has changed holds."""
FLEETING: Final = 0.5
"""The same when only people have changed places, which is more easily undone."""


def swings(views: Sequence[View]) -> tuple[Mapping[str, float], ...]:
    """By turn, 0 = the set-up, how much each side's chance rose or fell.

    The value of a board promises more than comes true, as gains are often lost again; so each swing is
    scaled by the share that lasts in games (`python -m ai swings tortuga1667`). The last turn counts fully.

    Args:
        views: as in `Captains.hindsight`.
    """
    if not views:
        return ()
    sides = LOYALTIES if views[0].table.seats % 2 else LOYALTIES[:2]
    odds = [chances_of(view) for view in views]
    by_turn: list[Mapping[str, float]] = [{}]
    for (before, after), (was, now) in zip(itertools.pairwise(views), itertools.pairwise(odds), strict=True):
        share = realised_share(before.table, after.table)
        by_turn.append({side: share * (now[index] - was[index]) for index, side in enumerate(sides)})
    return tuple(by_turn)


def realised_share(before: Table, after: Table) -> float:
    """How much of a swing between two tables comes true on average."""
    if after.stage == "finished":
        return 1.0
    return LASTING if before.board.totals != after.board.totals else FLEETING


def chances_of(view: View) -> Chances:
    """Each side's chance, as seen by an onlooker who knows every loyalty."""
    table = view.table
    if table.stage == "finished":
        if table.winner is None:
            return 0.5, 0.5, 0.0
        british, french, dutch = (float(side == table.winner) for side in LOYALTIES)
        return british, french, dutch
    return calibrated(opened_chances(view), table.seats, table.left, table.board.lead)


def opened_chances(view: View) -> Chances:
    """The same by the engine's own reckoning, while the game goes on."""
    table = view.table
    deals = assignments(table.seats)
    dealt = [LOYALTIES.index(side) if side is not None else DUTCH for side in table.loyalties]
    weights = (deals.sides == np.array(dealt)).all(axis=1).astype(np.float64)
    return Evaluator(view, weights).now


def hindsight(views: Sequence[View]) -> tuple[Retrospect, ...]:
    """What every side believed and gained, turn by turn (`Captains.hindsight`)."""
    if not views:
        return ()
    turns = zip(beliefs_by_turn(views[-1]), swings(views), strict=True)
    return tuple(Retrospect(beliefs, swing) for beliefs, swing in turns)


def beliefs_by_turn(view: View) -> tuple[tuple[Belief, ...], ...]:
    """By turn, 0 = set-up: each seat's chance of each side, and the acts of that turn that raised it.

    Only the public history is read, so the loyalties revealed at the end change nothing.
    """
    table = view.table
    evidence = EvidenceReader(table.seats, NOBODY).read(view)
    weights = start(evidence)
    by_turn = defaultdict(list)
    for step in steps(evidence, ADMIRAL.tau):
        by_turn[step.seen.turn].append(step)
    beliefs = []
    for turn in range(table.turn + 1):
        acts = by_turn[turn]
        weights = acts[-1].after if acts else weights
        beliefs.append(with_grounds(weights, table.seats, grounds(acts, table.seats)))
    return tuple(beliefs)
