"""Events of marooning, and of the maps that answer it (T39-T44, T56-T59)."""

from __future__ import annotations

from typing import TypeAlias

from tortuga.games.tortuga1667.events.base import Deed
from tortuga.games.tortuga1667.pieces import Cause, Place


class MapUsed(Deed, frozen=True, tag="map-used"):
    """The Fountain saved its owner, or he jumped to the other ship by Atlantis (T57-T59)."""

    seat: int
    event: str
    place: Place
    """Where he stands now."""


class MapKept(Deed, frozen=True, tag="map-kept"):
    """The owner of a map was asked and kept it."""

    seat: int
    event: str


class Marooned(Deed, frozen=True, tag="marooned"):
    """A pawn went to the back of the line on Tortuga (T39-T41)."""

    seat: int
    cause: Cause
    origin: Place


class VoteLost(Deed, frozen=True, tag="vote-lost"):
    """Marooned on Tortuga: a vote card of his choice went under the deck for good (T40)."""

    seat: int
    card: str | None


class LastVoteLost(Deed, frozen=True, tag="last-vote-lost"):
    """The same, of the only card that he had."""

    seat: int
    card: str | None


class AlbatrossStruck(Deed, frozen=True, tag="albatross-struck"):
    """Two Albatrosses on one ship: everybody aboard was marooned, the last first (T43, T55)."""

    place: Place
    seats: tuple[int, ...]
    """In the order in which they reached Tortuga."""


MarooningEvent: TypeAlias = MapUsed | MapKept | Marooned | VoteLost | LastVoteLost | AlbatrossStruck
"""What marooning and its answers bring."""
