"""Events of attacks, mutinies and brawls (T45-T51)."""

from __future__ import annotations

from typing import TypeAlias

from tortuga.games.tortuga1667.events.base import Deed, Secrets
from tortuga.games.tortuga1667.pieces import Hold, Place, VoteKind


class VoteCalled(Deed, frozen=True, tag="vote-called"):
    """An attack, a mutiny or a brawl was called (T45)."""

    seat: int
    kind: VoteKind
    place: Place
    captain: int
    """Of the ship at this moment, -1 in a brawl."""


class VoteVoided(Deed, frozen=True, tag="vote-voided"):
    """The caller is not aboard any more, or the captain is another: no vote (A2)."""

    seat: int
    kind: VoteKind
    place: Place


class VoteOpened(Deed, frozen=True, tag="vote-opened"):
    """Everybody who takes part was asked for a card (T45)."""

    seat: int
    kind: VoteKind
    place: Place
    voters: tuple[int, ...]
    """Clockwise from the caller."""
    missing: tuple[int, ...]
    """Who misses it by the Pirate Code (T66)."""


class BallotCast(Deed, frozen=True, tag="ballot-cast"):
    """A voter gave his card, with El Dorado perhaps two (T47, T60)."""

    seat: int
    cards: tuple[str, ...] | None


class VoteShown(Deed, frozen=True, tag="vote-shown"):
    """Chance: the cards were shuffled and shown, then put under the deck in another order (T45, T46)."""

    seat: int
    """Who called the vote."""
    kind: VoteKind
    place: Place
    captain: int
    voters: tuple[int, ...]
    missing: tuple[int, ...]
    played: tuple[int, ...]
    """By voter, how many cards he played (T60)."""
    cards: tuple[str, ...]
    """In the order in which they are turned over, the card of the deck among them."""
    result: str
    """`success` or `failure`; of a brawl `british`, `french` or `tie`."""
    under: Secrets
    """The cards in the order in which they lie under the deck, the upper first."""


class VotesDrawn(Deed, frozen=True, tag="votes-drawn"):
    """Players drew vote cards: after a vote (T46), or with El Dorado (T60)."""

    seats: tuple[int, ...]
    cards: Secrets


class TreasureTaken(Deed, frozen=True, tag="treasure-taken"):
    """A captain took a treasure after his attack (T48)."""

    seat: int
    place: Place
    """His ship."""
    source: int
    """Hold of the other ship, -1 = the Galleon."""
    hold: Hold


class TreasureLeft(Deed, frozen=True, tag="treasure-left"):
    """A captain took nothing after his attack (A15)."""

    seat: int


class BrawlSettled(Deed, frozen=True, tag="brawl-settled"):
    """Both treasures of Tortuga went where the brawl wants them (T51)."""

    holds: tuple[int, int]


VoteEvent: TypeAlias = (
    VoteCalled
    | VoteVoided
    | VoteOpened
    | BallotCast
    | VoteShown
    | VotesDrawn
    | TreasureTaken
    | TreasureLeft
    | BrawlSettled
)
"""What a vote brings."""
