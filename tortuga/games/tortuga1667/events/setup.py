"""Events of the set-up (T10-T18, T78)."""

from __future__ import annotations

from typing import TypeAlias

from tortuga.games.tortuga1667.events.base import Deed, Secrets
from tortuga.games.tortuga1667.pieces import Hold, Loyalty, Place


class LoyaltiesDealt(Deed, frozen=True, tag="loyalties-dealt"):
    """Chance: everybody got a loyalty card (T10)."""

    loyalties: tuple[Loyalty | None, ...]


class VotesDealt(Deed, frozen=True, tag="votes-dealt"):
    """Chance: everybody got three vote cards; the order of the deck was made too (T11)."""

    hands: tuple[Secrets, ...]
    deck: Secrets
    """The top first."""


class EventsLaid(Deed, frozen=True, tag="events-laid"):
    """Chance: the event deck was built, its top five cards are the row (T12-T14)."""

    cards: Secrets
    """The top first."""


class PawnsDrawn(Deed, frozen=True, tag="pawns-drawn"):
    """Chance: the pawns left the pouch, onto the Dutchman, the Jolly Roger, and so on (T17)."""

    seats: tuple[int, ...]


class PawnDrawn(Deed, frozen=True, tag="pawn-drawn"):
    """Chance, advanced set-up: a pawn left the pouch (T78)."""

    seat: int


class PlaceTaken(Deed, frozen=True, tag="place-taken"):
    """Advanced set-up: a player chose his place (T78)."""

    seat: int
    place: Place
    position: int


class GapsClosed(Deed, frozen=True, tag="gaps-closed"):
    """Advanced set-up: everybody moved up (T78, T79)."""


class TreasurePlaced(Deed, frozen=True, tag="treasure-placed"):
    """A captain put his treasure into a hold (T18)."""

    seat: int
    place: Place
    hold: Hold


SetUpEvent: TypeAlias = (
    LoyaltiesDealt
    | VotesDealt
    | EventsLaid
    | PawnsDrawn
    | PawnDrawn
    | PlaceTaken
    | GapsClosed
    | TreasurePlaced
)
"""What the set-up brings."""
