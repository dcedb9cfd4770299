"""What the strongest captain thinks of a view: choices with win chances, beliefs with their grounds."""

from __future__ import annotations

from collections.abc import Sequence

from ai.games.tortuga1667.advice.grounds import grounds
from ai.games.tortuga1667.belief.assignments import DUTCH
from ai.games.tortuga1667.belief.believe import Tau
from ai.games.tortuga1667.belief.weights import marginals
from ai.games.tortuga1667.belief.witness import Witness
from ai.games.tortuga1667.chance import chance_of, decisions
from ai.games.tortuga1667.engine.judged import Judged
from ai.games.tortuga1667.engine.mind import Mind
from ai.games.tortuga1667.levels import ADMIRAL, evidence
from ai.games.tortuga1667.outlook import Outlook
from ai.games.tortuga1667.player import Engine
from tortuga.games.tortuga1667.commands import Command, Force, LookAt
from tortuga.games.tortuga1667.pieces import LOYALTIES
from tortuga.games.tortuga1667.state import View
from tortuga.kernel.players import Advice, Belief, Choice, Why


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
    """All choices, best first, of the same deed with other cards the best; () if nothing is to be decided."""
    if view.seat < 0 or not decisions(view):
        return ()
    engine = Engine(seat_seed, tau=tau)
    judged = engine.judge(view, chance_of(view, seat_seed))
    deeds = {_deed(each.command): each for each in reversed(judged)}
    found = [each for each in judged if deeds[_deed(each.command)] is each]
    mind = engine.outlook.mind(view)
    known = LOYALTIES.index(view.loyalty) if view.loyalty is not None else DUTCH
    return tuple(
        _choice(mind, each, _why(each, following, known))
        for each, following in zip(found, (*found[1:], None), strict=True)
    )


def _deed(command: Command) -> object:
    """What tells choices apart: not which two cards of the row are viewed, or somebody has to pick from."""
    match command:
        case Force(target=target):
            return Force, target
        case LookAt():
            return LookAt
        case _:
            return command


def _own(each: Judged) -> float:
    """The deciding player's chance to win."""
    return min(1.0, max(0.0, each.value))


def _why(each: Judged, following: Judged | None, side: int) -> Why | None:
    """Why a choice beats the next one: the chance that its side wins, and the rest; None for the last."""
    if following is None:
        return None
    whole, won = _own(each) - _own(following), each.chances[side] - following.chances[side]
    return Why(whole, (("advice-part-side", won), ("advice-part-rest", whole - won)))


def _choice(mind: Mind, each: Judged, why: Why | None) -> Choice[Command]:
    own = _own(each)
    everybody = list(mind.by_seat(each.chances))
    everybody[mind.scene.me] = own
    expected = tuple(
        (f"advice-wins-{LOYALTIES[side]}", chance)
        for side, chance in enumerate(each.chances)
        if side != DUTCH or mind.scene.seats % 2
    )
    return Choice(each.command, own, tuple(everybody), expected, each.reason, why)


def beliefs(view: View, tau: Tau = ADMIRAL.tau) -> tuple[Belief, ...]:
    """For every other seat the chance of each side, with the two acts that weigh most for it."""
    seats = view.table.seats
    found = marginals(Outlook(tau).weights(view), seats).tolist()
    because = grounds(Witness(seats, max(-1, view.seat)).read(view), tau)
    return tuple(
        Belief(seat, LOYALTIES[side], chance, because.get((seat, side), ()))
        for seat in range(seats)
        if seat != view.seat
        for side, chance in enumerate(found[seat])
        if side != DUTCH or seats % 2
    )
