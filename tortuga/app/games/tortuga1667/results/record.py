"""What the results tell of a finished game: who played which card, who said what, who did what to whom."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final, Literal, TypeAlias

from tortuga.app.games.tortuga1667.words.notes import Note
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.pieces import (
    BRITISH,
    CANNON,
    DUTCH,
    FRENCH,
    HELPFUL,
    HURTFUL,
    LOYALTIES,
    MAPS,
    SKULL,
    TORCH,
    WATER,
    Loyalty,
)
from tortuga.games.tortuga1667.state import Table, View
from tortuga.games.tortuga1667.votes import result
from tortuga.kernel.observer import ObservedStep
from tortuga.kernel.players import SeatSpec

Totals: TypeAlias = tuple[int, int]
"""Treasure in British and in French holds."""
Story: TypeAlias = Sequence[ObservedStep[View, ev.Event]]
Lead: TypeAlias = Literal["british", "french", "level"]
DECK: Final = -1
"""In place of a seat, the owner of a vote card drawn from the deck."""
_OTHERS: Final = (f"{CANNON}B{SKULL}", f"{TORCH}Fb", f"{WATER}Fb")
"""Cards that have among them everything a vote counts."""
_LINES: Final = 3
"""Number of last words of each kind."""


@dataclass(frozen=True)
class OpenVote:
    """A vote with all cards open and their owners."""

    turn: int
    shown: ev.VoteShown
    owners: tuple[int, ...]
    """By card; `DECK` if nobody played it."""

    @property
    def deciding(self) -> tuple[int, ...]:
        """The voters, and `DECK`, without whose cards the result would have been different (T48-T51)."""
        cards, kind = self.shown.cards, self.shown.kind
        return tuple(
            seat
            for seat in (*self.shown.voters, DECK)
            if (rest := [card for card, owner in zip(cards, self.owners, strict=True) if owner != seat])
            and len(rest) < len(cards)
            and result(kind, rest) != self.shown.result
        )

    @property
    def narrow(self) -> bool:
        """Whether one other card in the place of any of them would have changed the result."""
        cards, kind = self.shown.cards, self.shown.kind
        return any(
            result(kind, (*cards[:at], other, *cards[at + 1 :])) != self.shown.result
            for at in range(len(cards))
            for other in _OTHERS
        )


@dataclass(frozen=True)
class Claim:
    """Something a player said that was either true or untrue."""

    turn: int
    said: ev.Said
    true: bool

    @property
    def weight(self) -> tuple[bool, bool]:
        """Claims about loyalties come before others, untrue ones before true ones."""
        return self.said.line.startswith(("with", "accuse", "saw")), not self.true


@dataclass(frozen=True)
class Record:
    """What a game is remembered by."""

    vote: OpenVote | None = None
    """The vote that decided the game, otherwise the most important one; None if there was none."""
    decided: bool = False
    """Whether that vote brought the lead that won."""
    leads: tuple[tuple[int, Lead], ...] = ()
    """Who led, with the turn in which each lead began."""
    marooned: Counter[tuple[int, int]] = field(default_factory=Counter)
    """How often, by who did it (-1 = a card) and to whom."""
    rowed: Counter[int] = field(default_factory=Counter)
    """By seat, how often it crossed by rowboat."""
    claims: tuple[Claim, ...] = ()
    notebooks: Mapping[int, tuple[Note, ...]] = field(default_factory=dict)
    """The notes by seat of each person who guessed a loyalty."""
    last_word: tuple[int, str] | None = None
    """The computer player that speaks once the letters are open, and the id of its line."""

    @property
    def lead_changes(self) -> int:
        """How often one nation took the lead from the other, at once or after both were level."""
        led = [lead for _, lead in self.leads if lead != "level"]
        return sum(lead != before for before, lead in pairwise(led))


def lead_of(totals: Totals) -> Lead:
    """Which nation leads."""
    british, french = totals
    return "level" if british == french else "british" if british > french else "french"


def leads_of(treasure: Sequence[tuple[int, Totals]]) -> tuple[tuple[int, Lead], ...]:
    """The leads with the turns in which they began, that of the set-up first."""
    leads: list[tuple[int, Lead]] = []
    for turn, totals in treasure:
        if not leads or leads[-1][1] != lead_of(totals):
            leads.append((turn, lead_of(totals)))
    return tuple(leads)


def votes_of(story: Story) -> tuple[OpenVote, ...]:
    """All votes; of several identical cards, the one played first lies first."""
    votes: list[OpenVote] = []
    played: list[tuple[str, int]] = []
    for seen in story:
        match seen.event:
            case ev.VoteOpened():
                played = []
            case ev.BallotCast(seat=seat, cards=cards):
                played += [(card, seat) for card in cards or ()]
            case ev.VoteShown(cards=cards) as shown:
                rest, owners = list(played), []
                for card in cards:
                    owners.append(next((seat for own, seat in rest if own == card), DECK))
                    if owners[-1] != DECK:
                        rest.remove((card, owners[-1]))
                votes.append(OpenVote(seen.before.table.turn, shown, tuple(owners)))
    return tuple(votes)


def weightiest(votes: Sequence[OpenVote], turns: Sequence[int], won_in: int) -> tuple[OpenVote | None, bool]:
    """The vote that brought the lead that won, and True; otherwise the last that mattered, and False.

    Votes that hung on a single card come before clear ones.

    Args:
        turns: those in which treasure moved.
        won_in: the turn in which the lead that won began.
    """
    treasure = [vote for vote in votes if vote.shown.kind != "mutiny" and vote.turn in turns]
    for vote in treasure:
        if vote.turn == won_in and vote.shown.result != "failure":
            return vote, True
    won = [vote for vote in treasure if vote.shown.result != "failure"]
    mutinies = [vote for vote in votes if vote.shown.result == "success"]
    close = [vote for vote in won if vote.deciding]
    return next((found[-1] for found in (close, won, mutinies, votes) if found), None), False


def truth(said: ev.Said, table: Table) -> bool | None:
    """Whether a claim was true when it was made; None if nothing was claimed or it cannot be checked."""
    kind, _, what = said.line.partition("-")
    hand = [card for card in table.hands[said.seat] if card] if table.hands else []
    match kind:
        case "with" | "accuse" | "saw" if what in LOYALTIES:
            side = table.loyalties[said.seat if kind == "with" else said.target]
            return None if side is None else side == what
        case "have" if hand:
            if what == "water":
                return all(card[0] == WATER for card in hand)
            return any(what[0] in (card[0].lower(), card[2]) for card in hand)
        case "card" if said.card >= 0 and (card := table.row[said.card]):
            if what == "is":
                return card == said.event
            harmful = card in (*HURTFUL, "armada")
            if what in ("good", "bad") and (harmful or card in (*HELPFUL, *MAPS)):
                return harmful == (what == "bad")
    return None


def claims_of(story: Story) -> tuple[Claim, ...]:
    """Everything that was claimed; what somebody repeated counts only the last time."""
    claims: dict[tuple[int, str, int, int], Claim] = {}
    for seen in story:
        if isinstance(said := seen.event, ev.Said):
            true, key = truth(said, seen.before.table), (said.seat, said.line, said.card, said.target)
            claims.pop(key, None)
            if true is not None:
                claims[key] = Claim(seen.before.table.turn, said, true)
    return tuple(claims.values())


def maroonings(story: Story) -> Counter[tuple[int, int]]:
    """How often anybody (-1 = a card, or the victim) marooned each player."""
    counts, doer = Counter[tuple[int, int]](), -1
    for seen in story:
        match seen.event:
            case ev.MaroonOrdered(seat=seat) | ev.Shot(seat=seat):
                doer = seat
            case ev.Marooned(seat=seat, cause=cause):
                call = seen.before.table.call
                by = doer if cause in ("captain", "pistol") else -1
                by = call.seat if cause == "mutiny" and call is not None else by
                counts[by if by != seat else -1, seat] += 1
            case ev.AlbatrossStruck(seats=seats):
                counts.update((-1, seat) for seat in seats)
    return counts


def last_word(
    seats: Sequence[SeatSpec], loyalties: Sequence[Loyalty], winner: Loyalty | None, beginning: str
) -> tuple[int, str] | None:
    """A computer player on the winning side speaks, otherwise a beaten one; nobody after a draw.

    Args:
        beginning: identifies the game, so that it always ends with the same line.
    """
    people = [seat for seat, spec in enumerate(seats) if spec.is_human]
    first = people[0] if people else 0
    nearest = [(first + step) % len(seats) for step in range(1, len(seats))]
    computers = sorted(
        (
            seat
            for seat in nearest
            if not seats[seat].is_human and loyalties[seat] in (winner, BRITISH, FRENCH)
        ),
        key=lambda seat: loyalties[seat] != winner,
    )
    if winner is None or not computers:
        return None
    seat = computers[0]
    kind = "lost" if loyalties[seat] != winner else "dutch" if winner == DUTCH else "won"
    number = hashlib.blake2b(beginning.encode(), digest_size=1).digest()[0] % _LINES + 1
    return seat, f"line-end-{kind}-{number}"
