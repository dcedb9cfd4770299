"""What a seat has seen, act by act, as tells; their meaning depends on where everybody stood at the time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

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
    """Of a vote: how many of the cards that count were my own."""
    cards: int = 0
    """Of a vote: how many cards I put in."""


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
            case ev.Said():
                if event.seat != self.me:
                    yield from self.speakers.heard(event)
            case _:
                pass  # says nothing about anybody's side

    def _turn(self, past: Past, actor: int, sneaked: int | None = None, called: str = "") -> Iterator[Tell]:
        """What the acting seat's rank lets it tell, by what it does and leaves undone."""
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
