"""A vote as everybody sees it: voters, open cards, the result so far and what could change it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.pieces import CANNON, SKULL, TORCH, WATER, VoteKind
from tortuga.games.tortuga1667.state import Call, Table
from tortuga.games.tortuga1667.votes import result as outcome

_STAGES = frozenset({"jump", "open", "ballot", "show", "draw"})
"""Stages of a vote, from its call until everybody has drawn."""


@dataclass(frozen=True, slots=True)
class Poll:
    """A vote that is going on."""

    kind: VoteKind
    seat: int
    """Who called it."""
    place: int
    captain: int
    voters: tuple[int, ...]
    cast: frozenset[int]
    """The voters whose card is in."""
    count: int
    """Number of its cards, including the one of the deck."""
    cards: tuple[str, ...] = ()
    """The cards turned over so far."""
    closed: bool = True
    """Whether they are still to be turned over one by one."""
    deck: bool = True
    """Whether one of its cards is the deck's."""

    @property
    def rest(self) -> int:
        """Cards that still lie face down."""
        return self.count - len(self.cards)

    def counted(self, tops: str, at: int = 0) -> int:
        """How many of the open cards have this letter in a section, 0 = above."""
        return sum(card[at] == tops for card in self.cards)

    @property
    def lead(self) -> int:
        """How many more torches than waters, British flags than French ones, or skulls than other cards."""
        if self.kind == "attack":
            return self.counted(TORCH) - self.counted(WATER)
        if self.kind == "brawl":
            return self.counted("B", 1) - self.counted("F", 1)
        skulls = self.counted(SKULL, 2)
        return 2 * skulls - len(self.cards)

    @property
    def stands(self) -> str:
        """The result by the open cards, as in `VoteShown`; "" if none is open."""
        return outcome(self.kind, self.cards) if self.cards else ""

    @property
    def decided(self) -> bool:
        """Whether no further card can change the result."""
        return bool(self.cards) and self.needs > self.rest

    @property
    def needs(self) -> int:
        """The smallest number of cards that would change the result."""
        if self.kind == "attack":
            cannon = int(not self.counted(CANNON))
            return self.lead if self.stands == "success" else cannon + max(0, 1 - self.lead)
        if self.kind == "brawl":
            return abs(self.lead) if self.lead else 1
        # in a mutiny skulls must be on more than half of all cards
        skulls, most = self.counted(SKULL, 2), self.count // 2 + 1
        blanks = len(self.cards) - skulls
        return most - skulls if self.stands != "success" else max(1, self.count - most + 1 - blanks)


def taking_part(table: Table, call: Call) -> tuple[int, ...]:
    """The voters, clockwise from the caller; before the vote is opened, those who would vote now."""
    if call.voters or call.missing or table.stage not in ("jump", "open"):
        return call.voters
    line = table.board.lines[call.place]
    voters = [seat for seat in line if call.kind != "mutiny" or seat != call.captain]
    voters = [seat for seat in voters if table.hands[seat] and not table.codes[seat]]
    return tuple(sorted(voters, key=lambda seat: (seat - call.seat) % table.seats))


def shown_last(table: Table) -> ev.VoteShown | None:
    """The vote that was shown last."""
    for past in reversed(table.history):
        if isinstance(past.event, ev.VoteShown):
            return past.event
    return None


def poll_of(table: Table) -> Poll | None:
    """The vote that is going on, None for none."""
    call = table.call
    if call is None or table.stage not in _STAGES:
        return None
    if call.result and (shown := shown_last(table)) is not None:
        return poll_shown(shown)
    voters = taking_part(table, call)
    cast = frozenset(seat for seat, done in enumerate(table.cast) if done) if table.cast else frozenset()
    count = len(voters) + bool(table.deck)
    return Poll(call.kind, call.seat, call.place, call.captain, voters, cast, count, deck=bool(table.deck))


def poll_shown(event: ev.VoteShown) -> Poll:
    """A vote with all its cards open."""
    by, voters, cards = event.seat, event.voters, event.cards
    cast, deck = frozenset(voters), len(cards) > sum(event.played)
    captain, count = event.captain, len(cards)
    return Poll(event.kind, by, event.place, captain, voters, cast, count, cards, closed=False, deck=deck)


def turned(poll: Poll, cards: int, *, closed: bool = False) -> Poll:
    """The same vote with only this many of its cards turned over; `closed` if the last is still turning."""
    return replace(poll, cards=poll.cards[:cards], closed=closed or cards < poll.count)
