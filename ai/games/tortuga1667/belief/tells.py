"""Tells: what everybody saw somebody do, or not do, and how likely that is for each side.

The chances (`learned.py`) were fitted to games of computer captains, and clamped where a person may bluff.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, assert_never

import msgspec

from ai.games.tortuga1667.belief import likelihood
from ai.games.tortuga1667.belief.assignments import BRITISH, DUTCH, FRENCH, SIDES, Floats
from ai.games.tortuga1667.belief.talk import Claim
from ai.games.tortuga1667.learned import (
    AIMS,
    BRAWL,
    BRAWL_DUTCH,
    BRAWL_IDLE,
    CALL_MUTINY,
    DECK_WATER,
    FLAG,
    FLAG_DUTCH,
    SKULL,
    SKULL_CALLER,
    SNEAK,
    SNEAK_AWAY,
    SNEAK_DUTCH,
    SNEAK_TO_TIE,
    TOKEN,
    TOKEN_DUTCH,
    WATER,
    WATER_CAPTAIN,
)

Aim = Literal["maroon", "pistol", "rescue", "map", "hurt", "force"]
"""What a target was chosen for; `hurt` and `force`: the forced card was a bad one, was another."""


class Token(msgspec.Struct, frozen=True):
    """A treasure went to a side: at the start, after an attack, or robbed from the other one."""

    actor: int
    side: int
    lead: int
    """British less French before it."""


class CabinTurn(msgspec.Struct, frozen=True):
    """A cabin boy's turn: what he sneaked, if anything."""

    actor: int
    to: int | None
    aboard: tuple[int, int]
    """British and French tokens on his ship."""
    lead: int


class GovernorTurn(msgspec.Struct, frozen=True):
    """A governor's turn: whether he called a brawl."""

    actor: int
    called: bool
    holds: tuple[int, int]
    """British and French tokens on Tortuga."""


class MateTurn(msgspec.Struct, frozen=True):
    """A first mate's turn: whether he called a mutiny."""

    actor: int
    captain: int
    called: bool


class Vote(msgspec.Struct, frozen=True):
    """What a vote showed of the one symbol that says something about the sides."""

    kind: Literal["attack", "mutiny", "brawl"]
    caller: int
    captain: int
    """-1 in a brawl."""
    voters: tuple[int, ...]
    """Everybody who put in a card."""
    shown: int
    """Waters, skulls or British flags on all cards."""
    nobodys: int
    """Cards that say nothing about their owner: the deck card, second cards by El Dorado."""
    lead: int


class Target(msgspec.Struct, frozen=True):
    """Somebody was chosen among others."""

    actor: int
    target: int
    candidates: tuple[int, ...]
    aim: Aim
    lead: int


Tell: TypeAlias = Token | CabinTurn | GovernorTurn | MateTurn | Vote | Target | Claim


def likelihood_of(tell: Tell, seats: int, observer: int = -1, own: int = 0, cards: int = 0) -> Floats:
    """How likely the act is under every deal.

    Args:
        tell: the act.
        seats: at the table.
        observer: the seat whose own cards in a vote are known.
        own: how many of the cards with the symbol were the observer's.
        cards: how many cards the observer put in; 0: not known, or none.
    """
    match tell:
        case Token():
            dutch = (
                0.5
                if tell.lead == 0
                else TOKEN_DUTCH
                if trailing(tell.lead) == tell.side
                else 1 - TOKEN_DUTCH
            )
            return likelihood.by_side(seats, tell.actor, likelihood.own(TOKEN, dutch, tell.side))
        case CabinTurn():
            return likelihood.by_side(seats, tell.actor, [_cabin(tell, side) for side in range(SIDES)])
        case GovernorTurn():
            chances = [BRAWL if tokens < 2 else BRAWL_IDLE for tokens in tell.holds] + [BRAWL_DUTCH]
            if not tell.called:
                chances = [1 - chance for chance in chances]
            return likelihood.by_side(seats, tell.actor, chances)
        case MateTurn():
            same, opposite, dutch = CALL_MUTINY
            calls = CALL_MUTINY if tell.called else (1 - same, 1 - opposite, 1 - dutch)
            return likelihood.by_pair(seats, tell.actor, tell.captain, calls)
        case Target():
            relation, of_dutch = AIMS[tell.aim]
            weights = likelihood.relation_weights(relation, of_dutch, sign(tell.lead))
            return likelihood.by_target(seats, tell.actor, tell.target, tell.candidates, weights)
        case Claim():
            return likelihood.by_side(seats, tell.about, tell.chances())
        case Vote():
            return _vote(tell, seats, observer, own, cards)
    assert_never(tell)


def _cabin(tell: CabinTurn, side: int) -> float:
    """Chance of what a cabin boy of this side did."""
    british, french = tell.aboard
    possible = {BRITISH: french > 0, FRENCH: british > 0}
    if side == DUTCH:
        wanted = trailing(tell.lead)
        if abs(tell.lead) >= 2 and possible[wanted]:
            chances = {wanted: SNEAK_TO_TIE, likelihood.other(wanted): SNEAK_AWAY}
        else:
            each = SNEAK_DUTCH / max(1, sum(possible.values()))
            chances = {BRITISH: each, FRENCH: each}
    else:
        chances = {side: SNEAK, likelihood.other(side): SNEAK_AWAY}
    if tell.to is not None:
        return chances[tell.to]
    return 1 - sum(chance for to, chance in chances.items() if possible[to])


def _vote(tell: Vote, seats: int, observer: int, own: int, cards: int) -> Floats:
    known = observer in tell.voters and cards > 0
    shown = tell.shown - (own if known else 0)
    seconds = max(0, cards - 1) if known else 0
    voters = [voter for voter in tell.voters if not (known and voter == observer)]
    nobodys = max(0, tell.nobodys - seconds)
    match tell.kind:
        case "brawl":
            dutch = 0.5 if tell.lead == 0 else FLAG_DUTCH if tell.lead < 0 else 1 - FLAG_DUTCH
            flags = (FLAG, 1 - FLAG, dutch)
            return likelihood.by_flags(seats, voters, shown, flags, [0.5] * nobodys)
        case "mutiny":
            others = [SKULL_CALLER] * (tell.caller in voters) + [0.5] * nobodys
            crew = [voter for voter in voters if voter != tell.caller]
            return likelihood.by_relation(seats, tell.captain, crew, shown, SKULL, others)
        case "attack":
            others = [WATER_CAPTAIN] * (tell.captain in voters) + [DECK_WATER] * nobodys
            crew = [voter for voter in voters if voter != tell.captain]
            return likelihood.by_relation(seats, tell.captain, crew, shown, WATER, others)
    assert_never(tell.kind)


def trailing(lead: int) -> int:
    """The side that trails; in a tie, where nobody asks, the British."""
    return FRENCH if lead > 0 else BRITISH


def sign(number: int) -> int:
    """-1, 0 or 1."""
    return (number > 0) - (number < 0)
