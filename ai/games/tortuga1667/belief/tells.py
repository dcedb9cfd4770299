"""Tells: what everybody saw somebody do, leave undone or say, and how likely that is under every deal.

The chances (`learned.py`) were fitted to games of computer captains, and clamped where a person may bluff.
What is said is weighed by the credibility each speaker has earned.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias, assert_never

import msgspec
import numpy as np

from ai.games.tortuga1667.belief.deals import BRITISH, DUTCH, FRENCH, SIDES, Floats, assignments
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
    Dutch,
    Relation,
)
from ai.games.tortuga1667.votes import counts
from tortuga.games.tortuga1667.events import Said
from tortuga.games.tortuga1667.pieces import HELPFUL, LOYALTIES, MAPS

MIN_ACT_CHANCE = 1e-4
MIN_COUNT_CHANCE = 1e-6


def by_side(seats: int, actor: int, chances: Sequence[float]) -> Floats:
    """An act that depends on the actor's own side alone."""
    onehot = assignments(seats).onehot[:, SIDES * actor : SIDES * actor + SIDES]
    return np.asarray(np.maximum(onehot @ np.asarray(chances), MIN_ACT_CHANCE))


@functools.lru_cache(512)
def relation_weights(relation: Relation, dutch: Dutch, lead: int) -> Floats:
    """(3, 3): weight of a target's side for an actor's side, `lead` the sign of British minus French."""
    same, opposite, victim = relation
    leads, trails = dutch
    ahead = (leads, trails) if lead > 0 else (trails, leads)
    dutch_actor = (*ahead, 1.0) if lead else (1.0, 1.0, 1.0)
    return np.array(((same, opposite, victim), (opposite, same, victim), dutch_actor))


def by_target(seats: int, actor: int, target: int, candidates: Sequence[int], weights: Floats) -> Floats:
    """A choice of a target among candidates, by the weights (3, 3) for the sides of actor and target."""
    sides = assignments(seats).sides
    among = weights[sides[:, actor, None], sides[:, list(candidates)]]
    chosen = weights[sides[:, actor], sides[:, target]]
    return np.asarray(np.maximum(chosen / among.sum(axis=1), MIN_ACT_CHANCE))


def by_pair(seats: int, a: int, b: int, chances: Relation) -> Floats:
    """An act that depends on how two seats are related: same side, opposite sides, one of them Dutch."""
    sides = assignments(seats).sides
    same, opposite, dutch = chances
    table = np.array(((same, opposite, dutch), (opposite, same, dutch), (dutch, dutch, dutch)))
    return np.asarray(np.maximum(table[sides[:, a], sides[:, b]], MIN_ACT_CHANCE))


def by_flags(
    seats: int, voters: Sequence[int], british: int, flag: Sequence[float], others: Sequence[float]
) -> Floats:
    """A number of British flags among the cards of some voters and some cards without an owner.

    Args:
        seats: at the table.
        voters: whose cards are judged by their side.
        british: British flags among their cards and the others.
        flag: chance of a British flag from a British, French and Dutch voter.
        others: the same for each card that says nothing about a side, such as the deck card.
    """
    sides = assignments(seats).sides[:, list(voters)]
    ours = (sides == BRITISH).sum(axis=1)
    dutch = (sides == DUTCH).sum(axis=1)
    table = _table(len(voters), british, tuple(flag), tuple(others))
    return np.asarray(table[ours, dutch])


def by_relation(
    seats: int,
    captain: int,
    voters: Sequence[int],
    shown: int,
    chances: Relation,
    others: Sequence[float],
) -> Floats:
    """A number of one symbol among the cards of some voters, by what each is to the captain."""
    sides = assignments(seats).sides
    of_captain, of_voters = sides[:, captain, None], sides[:, list(voters)]
    dutch = ((of_captain == DUTCH) | (of_voters == DUTCH)).sum(axis=1)
    same = ((of_captain == of_voters) & (of_captain != DUTCH)).sum(axis=1)
    return np.asarray(_table(len(voters), shown, tuple(chances), tuple(others))[same, dutch])


@functools.lru_cache(4096)
def _table(voters: int, shown: int, chances: tuple[float, ...], others: tuple[float, ...]) -> Floats:
    """(v + 1, v + 1): chance of this many symbols, by the numbers of voters of the first and third kind."""
    table = np.full((voters + 1, voters + 1), MIN_COUNT_CHANCE)
    first, second, third = chances
    for a in range(voters + 1):
        for c in range(voters + 1 - a):
            likely = counts([first] * a + [second] * (voters - a - c) + [third] * c + list(others))
            if 0 <= shown < len(likely):
                table[a, c] = max(MIN_COUNT_CHANCE, likely[shown])
    return table


def favouring(chance: float, dutch: float, side: int) -> tuple[float, float, float]:
    """Chances of an act that favours one side, done by the British, the French, the Dutch."""
    return (chance, 1 - chance, dutch) if side == BRITISH else (1 - chance, chance, dutch)


def levelling(chance: float, lead: int, side: int) -> float:
    """Chance that the Dutch favour a side, where they favour the one that trails with `chance`."""
    return 0.5 if lead == 0 else chance if trailing(lead) == side else 1 - chance


def opponent_of(side: int) -> int:
    """The opponent of one of the two big sides."""
    return FRENCH if side == BRITISH else BRITISH


CLAIM_WEIGHT: Final = 0.3
"""Log-likelihood ratio of a claim at full credibility; kept small until measured on people."""
START_CREDIT: Final = 0.5
"""Credibility of a speaker not yet proved right or wrong."""
CREDIT_STEP: Final = 0.25
"""What a true statement about a card adds; a lie halves the credibility."""
GOOD_CARDS: Final = frozenset((*HELPFUL, *MAPS))


class Claim(msgspec.Struct, frozen=True):
    """Somebody said which side somebody is on."""

    actor: int
    about: int
    side: int
    weight: float
    """Credibility of the speaker, 0..1."""

    def chances(self) -> tuple[float, float, float]:
        """How likely the claim is for each side of the seat it is about, up to a factor."""
        claimed = math.exp(CLAIM_WEIGHT * self.weight)
        total = claimed + 2
        british, french, dutch = (claimed / total if side == self.side else 1 / total for side in range(3))
        return british, french, dutch


def praises(said: Said) -> bool:
    """Whether a line about a card calls it, or what it is said to be, a good one."""
    return said.event in GOOD_CARDS if said.line == "card-is" else said.line == "card-good"


def fits(said: Said, card: str) -> bool:
    """Whether what was said of a card is true of this one."""
    return card == said.event if said.line == "card-is" else praises(said) == (card in GOOD_CARDS)


@dataclass(slots=True)
class Speakers:
    """Who has said what, and how it turned out."""

    credit: dict[int, float] = field(default_factory=dict)
    of_cards: dict[int, dict[Said, None]] = field(default_factory=dict)
    """By place in the row, what was said of the card that lies there, in order, each line once."""
    _claimed: set[tuple[int, int, int]] = field(default_factory=set)

    def of(self, seat: int) -> float:
        """The credibility of a seat, 0..1."""
        return self.credit.get(seat, START_CREDIT)

    def heard(self, said: Said) -> list[Claim]:
        """The claims in a line; each counts once, however often it is said."""
        if said.line in ("card-is", "card-good", "card-bad"):
            self.of_cards.setdefault(said.card, {})[said] = None
        kind, _, name = said.line.partition("-")
        if kind not in ("with", "accuse") or name not in LOYALTIES:
            return []
        about = said.seat if kind == "with" else said.target
        claim = (said.seat, about, LOYALTIES.index(name))
        if claim in self._claimed:
            return []
        self._claimed.add(claim)
        weight = self.of(said.seat) * (1.0 if kind == "with" else 0.5)
        return [Claim(said.seat, about, claim[2], weight)]

    def turned(self, slot: int, event: str) -> None:
        """A card of the row was turned over: note who had told the truth about it."""
        for said in self.of_cards.pop(slot, ()):
            credit = self.of(said.seat)
            self.credit[said.seat] = min(1.0, credit + CREDIT_STEP) if fits(said, event) else credit / 2


Aim = Literal["maroon", "pistol", "rescue", "map", "hurt", "force"]
"""What a target was chosen for; `hurt`: the forced card was a bad one, `force`: any other."""


class Token(msgspec.Struct, frozen=True):
    """A treasure went to a side: at the start, after an attack, or robbed from the other one."""

    actor: int
    side: int
    lead: int
    """British minus French before it."""


class CabinTurn(msgspec.Struct, frozen=True):
    """A cabin boy's turn: what was sneaked, if anything."""

    actor: int
    to: int | None
    aboard: tuple[int, int]
    """British and French tokens on the cabin boy's ship."""
    lead: int


class GovernorTurn(msgspec.Struct, frozen=True):
    """A governor's turn: whether a brawl was called."""

    actor: int
    called: bool
    holds: tuple[int, int]
    """British and French tokens on Tortuga."""


class MateTurn(msgspec.Struct, frozen=True):
    """A first mate's turn: whether a mutiny was called."""

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
    """Every voter who played a card."""
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
            dutch = levelling(TOKEN_DUTCH, tell.lead, tell.side)
            return by_side(seats, tell.actor, favouring(TOKEN, dutch, tell.side))
        case CabinTurn():
            return by_side(seats, tell.actor, [_cabin(tell, side) for side in range(SIDES)])
        case GovernorTurn():
            chances = [BRAWL if tokens < 2 else BRAWL_IDLE for tokens in tell.holds] + [BRAWL_DUTCH]
            if not tell.called:
                chances = [1 - chance for chance in chances]
            return by_side(seats, tell.actor, chances)
        case MateTurn():
            same, opposite, dutch = CALL_MUTINY
            calls = CALL_MUTINY if tell.called else (1 - same, 1 - opposite, 1 - dutch)
            return by_pair(seats, tell.actor, tell.captain, calls)
        case Target():
            weights = relation_weights(*AIMS[tell.aim], sign(tell.lead))
            return by_target(seats, tell.actor, tell.target, tell.candidates, weights)
        case Claim():
            return by_side(seats, tell.about, tell.chances())
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
            chances = {wanted: SNEAK_TO_TIE, opponent_of(wanted): SNEAK_AWAY}
        else:
            weight = SNEAK_DUTCH / max(1, sum(possible.values()))
            chances = {BRITISH: weight, FRENCH: weight}
    else:
        chances = {side: SNEAK, opponent_of(side): SNEAK_AWAY}
    if tell.to is not None:
        return chances[tell.to]
    return 1 - sum(chance for to, chance in chances.items() if possible[to])


def _vote(tell: Vote, seats: int, observer: int, own: int, cards: int) -> Floats:
    own_known = observer in tell.voters and cards > 0
    shown = tell.shown - (own if own_known else 0)
    voters = [voter for voter in tell.voters if not (own_known and voter == observer)]
    second_cards = cards - 1 if own_known else 0  # the observer's, by El Dorado
    nobodys = max(0, tell.nobodys - second_cards)
    match tell.kind:
        case "brawl":
            flags = favouring(FLAG, levelling(FLAG_DUTCH, tell.lead, BRITISH), BRITISH)
            return by_flags(seats, voters, shown, flags, [0.5] * nobodys)
        case "mutiny":
            others = [SKULL_CALLER] * (tell.caller in voters) + [0.5] * nobodys
            crew = [voter for voter in voters if voter != tell.caller]
            return by_relation(seats, tell.captain, crew, shown, SKULL, others)
        case "attack":
            others = [WATER_CAPTAIN] * (tell.captain in voters) + [DECK_WATER] * nobodys
            crew = [voter for voter in voters if voter != tell.captain]
            return by_relation(seats, tell.captain, crew, shown, WATER, others)
    assert_never(tell.kind)


def trailing(lead: int) -> int:
    """The side that trails; the British in a tie, for which nobody asks."""
    return FRENCH if lead > 0 else BRITISH


def sign(number: int) -> int:
    """-1, 0 or 1."""
    return (number > 0) - (number < 0)
