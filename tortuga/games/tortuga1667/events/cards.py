"""Events of the event cards, of the end, and of talk (T52-T74)."""

from __future__ import annotations

from typing import TypeAlias

from tortuga.games.tortuga1667.events.base import Deed, Secrets
from tortuga.games.tortuga1667.pieces import Loyalty, Place


class Shot(Deed, frozen=True, tag="shot"):
    """Pistol (T52)."""

    seat: int
    target: int


class Rescued(Deed, frozen=True, tag="rescued"):
    """Letter of Marque: a pawn went to the back of a ship (T53)."""

    seat: int
    target: int
    origin: Place
    place: Place


class VoteSwapped(Deed, frozen=True, tag="vote-swapped"):
    """Letter of Marque: the revealer drew a vote card (T53)."""

    seat: int
    card: str | None


class VotePutBack(Deed, frozen=True, tag="vote-put-back"):
    """Letter of Marque: he put a vote card on top of the deck (T53)."""

    seat: int
    card: str | None


class LetterKept(Deed, frozen=True, tag="letter-kept"):
    """v2: the Letter of Marque is saved for later (part 13)."""

    seat: int


class MapGiven(Deed, frozen=True, tag="map-given"):
    """A treasure map got its owner (T56)."""

    seat: int
    target: int
    event: str


class BoatBlown(Deed, frozen=True, tag="boat-blown"):
    """Black Powder: a rowboat was closed (T61)."""

    seat: int
    place: Place


class Infected(Deed, frozen=True, tag="infected"):
    """Cabin Fever: whose loyalties are shuffled (T62)."""

    seat: int
    target: int


class LoyaltiesShuffled(Deed, frozen=True, tag="loyalties-shuffled"):
    """Chance: both got one of their two loyalty cards (T62)."""

    seats: tuple[int, int]
    loyalties: tuple[Loyalty | None, Loyalty | None]


class Climbed(Deed, frozen=True, tag="climbed"):
    """Crow's Nest: whose hand went into the vote deck, which the revealer searches (T63)."""

    seat: int
    target: int
    pool: Secrets
    """Deck and hand in the order of `VOTE_KINDS`."""


class HandComposed(Deed, frozen=True, tag="hand-composed"):
    """Crow's Nest: the new hand (T63)."""

    seat: int
    target: int
    cards: Secrets


class DeckShuffled(Deed, frozen=True, tag="deck-shuffled"):
    """Chance: the vote deck was shuffled (T63)."""

    cards: Secrets


class PawnsSwapped(Deed, frozen=True, tag="pawns-swapped"):
    """Facade (T64)."""

    seat: int
    target: int


class BellsRung(Deed, frozen=True, tag="bells-rung"):
    """Chance: Eight Bells made a new order (T65)."""

    place: Place
    seats: tuple[int, ...]


class CardKept(Deed, frozen=True, tag="card-kept"):
    """An Albatross or the Pirate Code stays with its revealer (T55, T66)."""

    seat: int
    event: str


class ScurvySpread(Deed, frozen=True, tag="scurvy-spread"):
    """Scurvy: who misses the next turn (T67)."""

    seats: tuple[int, ...]


class SeasRose(Deed, frozen=True, tag="seas-rose"):
    """Stormy Seas: treasure of a ship or of Tortuga went back (T68)."""

    place: Place
    treasure: int


class CardFizzled(Deed, frozen=True, tag="card-fizzled"):
    """Eight Bells or Stormy Seas had no effect here (T65, T68)."""

    seat: int
    event: str


class OvertimeBegan(Deed, frozen=True, tag="overtime-began"):
    """Chance: a tie at an even number; discards and what was not turned over are a new deck (T73, T74)."""

    cards: Secrets


class GameEnded(Deed, frozen=True, tag="game-ended"):
    """The game is over and all loyalties are open (T71-T74)."""

    loyalties: tuple[Loyalty, ...]
    british: int
    french: int
    winner: Loyalty | None
    """None = a draw."""


class Said(Deed, frozen=True, tag="said"):
    """Somebody said a line to everybody (T37)."""

    seat: int
    line: str
    card: int
    target: int
    event: str


CardEvent: TypeAlias = (
    Shot
    | Rescued
    | VoteSwapped
    | VotePutBack
    | LetterKept
    | MapGiven
    | BoatBlown
    | Infected
    | LoyaltiesShuffled
    | Climbed
    | HandComposed
    | DeckShuffled
    | PawnsSwapped
    | BellsRung
    | CardKept
    | ScurvySpread
    | SeasRose
    | CardFizzled
    | OvertimeBegan
)
"""What an event card does."""
