"""What happened: the events of a log, each with its stable tag. `redact` tells what a seat sees of them.

None stands for what is hidden from the observer; places, holds and cards are numbered as in `pieces` and
`commands`; lines of pawns go from front to back.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from tortuga.games.tortuga1667.pieces import Cause, Hold, Loyalty, Place, VoteKind

Secrets = tuple[str | None, ...]
"""Cards, None where hidden."""


class _Event(msgspec.Struct, frozen=True, gc=False):
    """An event of the game."""


class LoyaltiesDealt(_Event, frozen=True, tag="loyalties-dealt"):
    """Chance: everybody got a loyalty card (T10)."""

    loyalties: tuple[Loyalty | None, ...]


class VotesDealt(_Event, frozen=True, tag="votes-dealt"):
    """Chance: everybody got three vote cards; the order of the deck was made too (T11)."""

    hands: tuple[Secrets, ...]
    deck: Secrets
    """The top first."""


class EventsLaid(_Event, frozen=True, tag="events-laid"):
    """Chance: the event deck was built, its top five cards are the row (T12-T14)."""

    cards: Secrets
    """The top first."""


class PawnsDrawn(_Event, frozen=True, tag="pawns-drawn"):
    """Chance: the pawns left the pouch, onto the Dutchman, the Jolly Roger, and so on (T17)."""

    seats: tuple[int, ...]


class PawnDrawn(_Event, frozen=True, tag="pawn-drawn"):
    """Chance, advanced set-up: a pawn left the pouch (T78)."""

    seat: int


class PlaceTaken(_Event, frozen=True, tag="place-taken"):
    """Advanced set-up: a player chose his place (T78)."""

    seat: int
    place: Place
    position: int


class GapsClosed(_Event, frozen=True, tag="gaps-closed"):
    """Advanced set-up: everybody moved up (T78, T79)."""


class TreasurePlaced(_Event, frozen=True, tag="treasure-placed"):
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


class TurnBegan(_Event, frozen=True, tag="turn-began"):
    """A turn with an action began (T26)."""

    seat: int


class TurnMissed(_Event, frozen=True, tag="turn-missed"):
    """A seat missed its turn by Scurvy (T67)."""

    seat: int


class ActionGranted(_Event, frozen=True, tag="action-granted"):
    """v2, two players: the second action of the turn."""

    seat: int


class TimeRanOut(_Event, frozen=True, tag="time-ran-out"):
    """Somebody's time was over (T38)."""

    seat: int


class Looked(_Event, frozen=True, tag="looked"):
    """A player looked at two cards of the row (T27)."""

    seat: int
    cards: tuple[int, int]
    events: tuple[str | None, str | None]


class CardChosen(_Event, frozen=True, tag="card-chosen"):
    """A player chose to turn a card of the row over (T28)."""

    seat: int
    card: int


class Forced(_Event, frozen=True, tag="forced"):
    """A player pointed at two cards and at another player (T29)."""

    seat: int
    target: int
    cards: tuple[int, int]


class Picked(_Event, frozen=True, tag="picked"):
    """One of the two cards was picked: by the forced player, or by the forcer after the time (T29, T38)."""

    seat: int
    card: int


class CardTurned(_Event, frozen=True, tag="card-turned"):
    """A card of the row was turned over (T28, T29; U8)."""

    seat: int
    """The revealer."""
    card: int
    event: str
    forcer: int
    """Who forced him, -1 = nobody."""


class Refilled(_Event, frozen=True, tag="refilled"):
    """The top event card took the free place in the row (T32)."""

    card: int


class Rowed(_Event, frozen=True, tag="rowed"):
    """A pawn was rowed (T30)."""

    seat: int
    origin: Place
    place: Place


class Sneaked(_Event, frozen=True, tag="sneaked"):
    """A Cabin Boy moved a treasure from this hold into the other (T35)."""

    seat: int
    place: Place
    hold: Hold


class MaroonOrdered(_Event, frozen=True, tag="maroon-ordered"):
    """A captain marooned somebody, who may still have an answer to it (T34)."""

    seat: int
    target: int


ActionEvent: TypeAlias = (
    TurnBegan
    | TurnMissed
    | ActionGranted
    | TimeRanOut
    | Looked
    | CardChosen
    | Forced
    | Picked
    | CardTurned
    | Refilled
    | Rowed
    | Sneaked
    | MaroonOrdered
)
"""What a turn and its action bring, votes aside."""


class VoteCalled(_Event, frozen=True, tag="vote-called"):
    """An attack, a mutiny or a brawl was called (T45)."""

    seat: int
    kind: VoteKind
    place: Place
    captain: int
    """Of the ship at this moment, -1 in a brawl."""


class VoteVoided(_Event, frozen=True, tag="vote-voided"):
    """The caller is not aboard any more, or the captain is another: no vote (A2)."""

    seat: int
    kind: VoteKind
    place: Place


class VoteOpened(_Event, frozen=True, tag="vote-opened"):
    """Everybody who takes part was asked for a card (T45)."""

    seat: int
    kind: VoteKind
    place: Place
    voters: tuple[int, ...]
    """Clockwise from the caller."""
    missing: tuple[int, ...]
    """Who misses it by the Pirate Code (T66)."""


class BallotCast(_Event, frozen=True, tag="ballot-cast"):
    """A voter gave his card, with El Dorado perhaps two (T47, T60)."""

    seat: int
    cards: tuple[str, ...] | None


class VoteShown(_Event, frozen=True, tag="vote-shown"):
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


class VotesDrawn(_Event, frozen=True, tag="votes-drawn"):
    """Players drew vote cards: after a vote (T46), or with El Dorado (T60)."""

    seats: tuple[int, ...]
    cards: Secrets


class TreasureTaken(_Event, frozen=True, tag="treasure-taken"):
    """A captain took a treasure after his attack (T48)."""

    seat: int
    place: Place
    """His ship."""
    source: int
    """Hold of the other ship, -1 = the Galleon."""
    hold: Hold


class TreasureLeft(_Event, frozen=True, tag="treasure-left"):
    """A captain took nothing after his attack (A15)."""

    seat: int


class BrawlSettled(_Event, frozen=True, tag="brawl-settled"):
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


class MapUsed(_Event, frozen=True, tag="map-used"):
    """The Fountain saved its owner, or he jumped to the other ship by Atlantis (T57-T59)."""

    seat: int
    event: str
    place: Place
    """Where he stands now."""


class MapKept(_Event, frozen=True, tag="map-kept"):
    """The owner of a map was asked and kept it."""

    seat: int
    event: str


class Marooned(_Event, frozen=True, tag="marooned"):
    """A pawn went to the back of the line on Tortuga (T39-T41)."""

    seat: int
    cause: Cause
    origin: Place


class VoteLost(_Event, frozen=True, tag="vote-lost"):
    """Marooned on Tortuga: a vote card of his choice went under the deck for good (T40)."""

    seat: int
    card: str | None


class LastVoteLost(_Event, frozen=True, tag="last-vote-lost"):
    """The same, of the only card that he had."""

    seat: int
    card: str | None


class AlbatrossStruck(_Event, frozen=True, tag="albatross-struck"):
    """Two Albatrosses on one ship: everybody aboard was marooned, the last first (T43, T55)."""

    place: Place
    seats: tuple[int, ...]
    """In the order in which they reached Tortuga."""


MarooningEvent: TypeAlias = MapUsed | MapKept | Marooned | VoteLost | LastVoteLost | AlbatrossStruck
"""What marooning and its answers bring."""


class Shot(_Event, frozen=True, tag="shot"):
    """Pistol (T52)."""

    seat: int
    target: int


class Rescued(_Event, frozen=True, tag="rescued"):
    """Letter of Marque: a pawn went to the back of a ship (T53)."""

    seat: int
    target: int
    origin: Place
    place: Place


class VoteSwapped(_Event, frozen=True, tag="vote-swapped"):
    """Letter of Marque: the revealer drew a vote card (T53)."""

    seat: int
    card: str | None


class VotePutBack(_Event, frozen=True, tag="vote-put-back"):
    """Letter of Marque: he put a vote card on top of the deck (T53)."""

    seat: int
    card: str | None


class LetterKept(_Event, frozen=True, tag="letter-kept"):
    """v2: the Letter of Marque is saved for later."""

    seat: int


class MapGiven(_Event, frozen=True, tag="map-given"):
    """A treasure map got its owner (T56)."""

    seat: int
    target: int
    event: str


class BoatBlown(_Event, frozen=True, tag="boat-blown"):
    """Black Powder: a rowboat was closed (T61)."""

    seat: int
    place: Place


class Infected(_Event, frozen=True, tag="infected"):
    """Cabin Fever: whose loyalties are shuffled (T62)."""

    seat: int
    target: int


class LoyaltiesShuffled(_Event, frozen=True, tag="loyalties-shuffled"):
    """Chance: both got one of their two loyalty cards (T62)."""

    seats: tuple[int, int]
    loyalties: tuple[Loyalty | None, Loyalty | None]


class Climbed(_Event, frozen=True, tag="climbed"):
    """Crow's Nest: whose hand went into the vote deck, which the revealer searches (T63)."""

    seat: int
    target: int
    pool: Secrets
    """Deck and hand in the order of `VOTE_KINDS`."""


class HandComposed(_Event, frozen=True, tag="hand-composed"):
    """Crow's Nest: the new hand (T63)."""

    seat: int
    target: int
    cards: Secrets


class DeckShuffled(_Event, frozen=True, tag="deck-shuffled"):
    """Chance: the vote deck was shuffled (T63)."""

    cards: Secrets


class PawnsSwapped(_Event, frozen=True, tag="pawns-swapped"):
    """Facade (T64)."""

    seat: int
    target: int


class BellsRung(_Event, frozen=True, tag="bells-rung"):
    """Chance: Eight Bells made a new order (T65)."""

    place: Place
    seats: tuple[int, ...]


class CardKept(_Event, frozen=True, tag="card-kept"):
    """An Albatross or the Pirate Code stays with its revealer (T55, T66)."""

    seat: int
    event: str


class ScurvySpread(_Event, frozen=True, tag="scurvy-spread"):
    """Scurvy: who misses the next turn (T67)."""

    seats: tuple[int, ...]


class SeasRose(_Event, frozen=True, tag="seas-rose"):
    """Stormy Seas: treasure of a ship or of Tortuga went back (T68)."""

    place: Place
    treasure: int


class CardFizzled(_Event, frozen=True, tag="card-fizzled"):
    """Eight Bells or Stormy Seas had no effect here (T65, T68)."""

    seat: int
    event: str


class OvertimeBegan(_Event, frozen=True, tag="overtime-began"):
    """Chance: a tie at an even number; discards and what was not turned over are a new deck (T73, T74)."""

    cards: Secrets


class GameEnded(_Event, frozen=True, tag="game-ended"):
    """The game is over and all loyalties are open (T71-T74)."""

    loyalties: tuple[Loyalty, ...]
    british: int
    french: int
    winner: Loyalty | None
    """None = a draw."""


class Said(_Event, frozen=True, tag="said"):
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

Event: TypeAlias = SetUpEvent | ActionEvent | VoteEvent | MarooningEvent | CardEvent | GameEnded | Said
