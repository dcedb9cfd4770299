"""What a seat has seen, act by act, as tells, and what it believes by them.

The meaning of a tell depends on where everybody stood at the time.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import TypeAlias

from ai.games.tortuga1667.belief.deals import Floats, given_side, prior, shuffled, updated
from ai.games.tortuga1667.belief.tells import (
    Aim,
    CabinTurn,
    GovernorTurn,
    MateTurn,
    Speakers,
    Target,
    Tell,
    Token,
    Vote,
    likelihood_of,
)
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.pieces import LOYALTIES, SHIPS, SKULL, TORTUGA, WATER
from tortuga.games.tortuga1667.state import Memory, Past, View

HURTFUL = frozenset(("spot", "albatross", "scurvy", "code"))
"""Cards that hurt the player who is forced to turn them over."""
COUNTED = {"attack": (0, WATER), "mutiny": (2, SKULL), "brawl": (1, "B")}
"""The section and symbol of a vote card that say something about who played it."""


@dataclass(frozen=True, slots=True)
class Seen:
    """One tell, and its time."""

    tell: Tell
    turn: int
    own: int = 0
    """In a vote: how many of the cards that count were my own."""
    cards: int = 0
    """In a vote: how many cards I put in."""


@dataclass(frozen=True, slots=True)
class Fever:
    """Two seats shuffled their loyalties (T62)."""

    a: int
    b: int
    turn: int
    mine: int | None
    """My loyalty afterwards, if I was one of them."""
    was: int | None = None
    """My loyalty before, if I was one of them."""

    @property
    def kept(self) -> bool | None:
        """Whether both have the side they had; None for those who do not see it."""
        return None if self.mine is None or self.was is None else self.mine == self.was


class EvidenceReader:
    """Reads the history that a view shows, and reads on when more has happened."""

    def __init__(self, seats: int, me: int) -> None:
        self.seats, self.me = seats, me
        self.side: int | None = None
        """My loyalty when the cards were dealt; None where I know none."""
        self.now: int | None = None
        """My loyalty now."""
        self.found: list[Seen | Fever] = []
        self.speakers = Speakers()
        self.read_so_far = 0
        self._ballot: tuple[str, ...] = ()
        self._remembered = 0

    def read(self, view: View) -> EvidenceReader:
        """Read everything up to now; returns itself."""
        table = view.table
        memory = table.memory[self.me] if 0 <= self.me < len(table.memory) else ()
        if memory and isinstance(memory[0].event, ev.LoyaltiesDealt):
            dealt = memory[0].event.loyalties[self.me]
            self.side = None if dealt is None else LOYALTIES.index(dealt)
        if self.me >= 0 and table.loyalties and (loyalty := view.loyalty) is not None:
            self.now = LOYALTIES.index(loyalty)
        for at, past in enumerate(islice(table.history, self.read_so_far, None), self.read_so_far):
            while self._remembered < len(memory) and memory[self._remembered].at <= at:
                recalled = memory[self._remembered].event
                if isinstance(recalled, ev.BallotCast) and recalled.cards is not None:
                    self._ballot = recalled.cards
                self._remembered += 1
            for tell in self._tells(past, at, memory):
                if not isinstance(tell, Seen | Fever):
                    if not isinstance(tell, Vote) and tell.actor == self.me:
                        continue  # one's own acts are no evidence to oneself
                    tell = Seen(tell, past.turn)
                self.found.append(tell)
        self.read_so_far = len(table.history)
        return self

    def _tells(self, past: Past, at: int, memory: tuple[Memory, ...]) -> Iterator[Tell | Seen | Fever]:
        """The tells in one public event, beginning with the turn of the seat that acts."""
        event, board = past.event, past.board
        lead = board.lead
        match event:
            case ev.Looked() | ev.Forced() | ev.Rowed():
                yield from self._turn(past, event.seat)
            case ev.Sneaked():
                yield from self._turn(past, event.seat, sneaked=1 - event.hold)
            case ev.MaroonOrdered():
                yield from self._turn(past, event.seat)
                crew = tuple(seat for seat in board.mates(event.seat) if seat != event.seat)
                yield Target(event.seat, event.target, crew, "maroon", lead)
            case ev.VoteCalled():
                yield from self._turn(past, event.seat, called=event.kind)
                self._ballot = ()
            case ev.VoteShown():
                yield from self._vote(event, past)
            case ev.TreasurePlaced():
                yield Token(event.seat, event.hold, lead)
            case ev.TreasureTaken():
                yield Token(event.seat, event.hold, lead)
                if event.source >= 0:
                    yield Token(event.seat, 1 - event.source, lead)
            case ev.CardTurned():
                self.speakers.turned(event.card, event.event)
                if event.forcer < 0:
                    yield from self._turn(past, event.seat)
                else:
                    aim: Aim = "hurt" if event.event in HURTFUL else "force"
                    yield Target(event.forcer, event.seat, self._all_but(event.forcer), aim, lead)
            case ev.Shot():
                if event.target != event.seat:
                    yield Target(event.seat, event.target, self._all_but(event.seat), "pistol", lead)
            case ev.MapGiven():
                yield Target(event.seat, event.target, self._all_but(event.seat), "map", lead)
            case ev.Rescued():
                waiting = (*board.lines[TORTUGA], *board.boats)
                others = tuple(seat for seat in waiting if seat not in (-1, event.seat))
                if event.target != event.seat:
                    yield Target(event.seat, event.target, others, "rescue", lead)
            case ev.Infected():
                a, b = event.seat, event.target
                mine, was = None, None
                if self.me in (a, b):
                    mine, was = _new_side(memory, at, self.me), self._held()
                yield Fever(a, b, past.turn, mine, was)
            case ev.OvertimeBegan():
                self.speakers.of_cards.clear()  # other cards lie in the row
            case ev.Said():
                if event.seat != self.me:
                    yield from self.speakers.heard(event)
            case _:
                pass  # says nothing about anybody's side

    def _turn(self, past: Past, actor: int, sneaked: int | None = None, called: str = "") -> Iterator[Tell]:
        """What the acting seat reveals by what it does or leaves undone in its rank."""
        board = past.board
        place = board.place(actor)
        if place == TORTUGA and board.governor == actor:
            yield GovernorTurn(actor, called == "brawl", board.holds[TORTUGA])
        elif place in SHIPS and board.boy(place) == actor:
            if any(board.holds[place]):
                yield CabinTurn(actor, sneaked, board.holds[place], board.lead)
        elif place in SHIPS and board.mate(place) == actor:
            yield MateTurn(actor, board.captain(place), called == "mutiny")

    def _vote(self, event: ev.VoteShown, past: Past) -> Iterator[Seen]:
        section, symbol = COUNTED[event.kind]
        voters = tuple(seat for seat, cards in zip(event.voters, event.played, strict=True) if cards)
        shown = sum(card[section] == symbol for card in event.cards)
        own = sum(card[section] == symbol for card in self._ballot)
        nobodys = len(event.cards) - len(voters)
        if voters:
            vote = Vote(event.kind, event.seat, event.captain, voters, shown, nobodys, past.board.lead)
            yield Seen(vote, past.turn, own, len(self._ballot))

    def _held(self) -> int | None:
        """My loyalty after what has been found so far."""
        fevers = (fever for fever in reversed(self.found) if isinstance(fever, Fever))
        return next((fever.mine for fever in fevers if self.me in (fever.a, fever.b)), self.side)

    def _all_but(self, seat: int) -> tuple[int, ...]:
        return tuple(other for other in range(self.seats) if other != seat)


def _new_side(memory: tuple[Memory, ...], at: int, me: int) -> int | None:
    """My loyalty after the Cabin Fever at this place of the history; None while it is being shuffled."""
    for fact in memory:
        if fact.at > at and isinstance(fact.event, ev.LoyaltiesShuffled):
            mine = fact.event.loyalties[fact.event.seats.index(me)]
            return None if mine is None else LOYALTIES.index(mine)
    return None


@dataclass(frozen=True, slots=True)
class Step:
    """What one thing seen did to the weights."""

    seen: Seen | Fever
    before: Floats
    after: Floats


Tau: TypeAlias = float | tuple[float, ...]
"""How much of an act is taken as evidence, 0 nothing .. 1 all of it: one number for everybody or by seat."""


def steps(evidence: EvidenceReader, tau: Tau) -> Iterator[Step]:
    """Everything that was seen, tempered by `tau`; at 0 no act counts as evidence."""
    weights = start(evidence)
    for seen in evidence.found:
        after = _after(weights, seen, evidence, tau)
        if after is not weights:
            yield Step(seen, weights, after)
        weights = after


def start(evidence: EvidenceReader) -> Floats:
    """The weights when only the seat's own card was known."""
    me = evidence.me if evidence.me >= 0 else None
    return prior(evidence.seats, me, evidence.side)


def _after(weights: Floats, seen: Seen | Fever, evidence: EvidenceReader, tau: Tau) -> Floats:
    seats = evidence.seats
    if isinstance(seen, Fever):
        weights = shuffled(weights, seats, seen.a, seen.b)
        return weights if seen.mine is None else given_side(weights, seats, evidence.me, seen.mine)
    part = _of(tau, seen)
    if part <= 0:
        return weights
    return updated(weights, likelihood_of(seen.tell, seats, evidence.me, seen.own, seen.cards), part)


def _of(tau: Tau, seen: Seen) -> float:
    """How much of one act is evidence; for a vote, the mean of its voters."""
    if not isinstance(tau, tuple):
        return tau
    actors = seen.tell.voters if isinstance(seen.tell, Vote) else (seen.tell.actor,)
    return sum(tau[actor] for actor in actors) / max(1, len(actors))


class BeliefCache:
    """Belief by view, tempered by `tau`.

    A captain has no memory of its own: everything follows from the view. What was read from one view is kept
    only so that a next view with the same past can continue from there.
    """

    def __init__(self, tau: Tau) -> None:
        self.tau = tau
        self._of = (0, -1)
        self._history: tuple[Past, ...] = ()
        self._memory: tuple[Memory, ...] = ()
        self._witness: EvidenceReader | None = None
        self._weights: Floats | None = None

    @property
    def speakers(self) -> Speakers:
        """What the others have said, according to the view last passed to `weights`."""
        return Speakers() if self._witness is None else self._witness.speakers

    def weights(self, view: View) -> Floats:
        """The weights over all deals."""
        table = view.table
        seats, me = table.seats, max(-1, view.seat)
        memory = table.memory[me] if 0 <= me < len(table.memory) else ()
        evidence, weights = self._witness, self._weights
        if evidence is None or weights is None or not self._goes_on((seats, me), table.history, memory):
            evidence, weights = EvidenceReader(seats, me), None
        so_far = len(evidence.found)
        evidence.read(view)
        weights = start(evidence) if weights is None else weights
        for seen in evidence.found[so_far:]:
            weights = _after(weights, seen, evidence, self.tau)
        self._of, self._history, self._memory = (seats, me), table.history, memory
        self._witness, self._weights = evidence, weights
        return weights if evidence.now is None else given_side(weights, seats, me, evidence.now)

    def _goes_on(self, of: tuple[int, int], history: tuple[Past, ...], memory: tuple[Memory, ...]) -> bool:
        return (
            self._of == of
            and history[: len(self._history)] == self._history
            and memory[: len(self._memory)] == self._memory
        )
