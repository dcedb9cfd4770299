"""What happened: the events of a log, each with its stable tag. `redact` hides what a seat may not see.

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
    """Chance: every player was dealt a loyalty card (T10)."""

    loyalties: tuple[Loyalty | None, ...]


class VotesDealt(_Event, frozen=True, tag="votes-dealt"):
    """Chance: every player was dealt three vote cards, and the deck was shuffled (T11)."""

    hands: tuple[Secrets, ...]
    deck: Secrets
    """The top first."""


class EventsLaid(_Event, frozen=True, tag="events-laid"):
    """Chance: the event deck was built and its top five cards laid out as the row (T12-T14)."""

    cards: Secrets
    """The top first."""


class PawnsDrawn(_Event, frozen=True, tag="pawns-drawn"):
    """Chance: the pawns were drawn, alternately onto the Dutchman and the Jolly Roger (T17)."""

    seats: tuple[int, ...]


class PawnDrawn(_Event, frozen=True, tag="pawn-drawn"):
    """Chance, advanced set-up: a pawn was drawn (T78)."""

    seat: int


class PlaceTaken(_Event, frozen=True, tag="place-taken"):
    """Advanced set-up: a player chose a place (T78)."""

    seat: int
    place: Place
    position: int


class GapsClosed(_Event, frozen=True, tag="gaps-closed"):
    """Advanced set-up: pawns moved up into the gaps (T78, T79)."""


class TreasurePlaced(_Event, frozen=True, tag="treasure-placed"):
    """A captain put a treasure into a hold (T18)."""

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
"""Events of the set-up."""


class TurnBegan(_Event, frozen=True, tag="turn-began"):
    """A turn with an action began (T26)."""

    seat: int


class TurnMissed(_Event, frozen=True, tag="turn-missed"):
    """A seat missed its turn because of Scurvy (T67)."""

    seat: int


class ActionGranted(_Event, frozen=True, tag="action-granted"):
    """v2, two players: the second action of the turn."""

    seat: int


class TimeRanOut(_Event, frozen=True, tag="time-ran-out"):
    """A player's time ran out (T38)."""

    seat: int


class Looked(_Event, frozen=True, tag="looked"):
    """A player looked at two cards of the row (T27)."""

    seat: int
    cards: tuple[int, int]
    events: tuple[str | None, str | None]


class CardChosen(_Event, frozen=True, tag="card-chosen"):
    """A player chose a card of the row to turn over (T28)."""

    seat: int
    card: int


class Forced(_Event, frozen=True, tag="forced"):
    """A player forced another to turn over one of two cards (T29)."""

    seat: int
    target: int
    cards: tuple[int, int]


class Picked(_Event, frozen=True, tag="picked"):
    """The forced player picked one of the two cards, or the forcer did when time ran out (T29, T38)."""

    seat: int
    card: int


class CardTurned(_Event, frozen=True, tag="card-turned"):
    """A card of the row was turned over (T28, T29; U8)."""

    seat: int
    """The revealer."""
    card: int
    event: str
    forcer: int
    """Who forced the revealer, -1 = nobody."""


class Refilled(_Event, frozen=True, tag="refilled"):
    """The top event card filled the gap in the row (T32)."""

    card: int


class Rowed(_Event, frozen=True, tag="rowed"):
    """A player rowed to another place (T30)."""

    seat: int
    origin: Place
    place: Place


class Sneaked(_Event, frozen=True, tag="sneaked"):
    """A Cabin Boy moved a treasure from this hold to the other (T35)."""

    seat: int
    place: Place
    hold: Hold


class MaroonOrdered(_Event, frozen=True, tag="maroon-ordered"):
    """A captain marooned a crewmate, whose maps may still answer (T34)."""

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
"""Events of a turn and its action, votes aside."""


class VoteCalled(_Event, frozen=True, tag="vote-called"):
    """An attack, a mutiny or a brawl was called (T45)."""

    seat: int
    kind: VoteKind
    place: Place
    captain: int
    """The Captain of the ship at this moment, -1 in a brawl."""


class VoteVoided(_Event, frozen=True, tag="vote-voided"):
    """The caller has left the ship, or its captain has changed: no vote (A2)."""

    seat: int
    kind: VoteKind
    place: Place


class VoteOpened(_Event, frozen=True, tag="vote-opened"):
    """All participants were asked for a card (T45)."""

    seat: int
    kind: VoteKind
    place: Place
    voters: tuple[int, ...]
    """Clockwise from the caller."""
    missing: tuple[int, ...]
    """Seats that miss it because of the Pirate Code (T66)."""


class BallotCast(_Event, frozen=True, tag="ballot-cast"):
    """A voter played a card, or two with El Dorado (T47, T60)."""

    seat: int
    cards: tuple[str, ...] | None


class VoteShown(_Event, frozen=True, tag="vote-shown"):
    """Chance: the cards were shuffled and shown, then put under the deck in another order (T45, T46)."""

    seat: int
    """The caller."""
    kind: VoteKind
    place: Place
    captain: int
    voters: tuple[int, ...]
    missing: tuple[int, ...]
    played: tuple[int, ...]
    """By voter, the number of cards played (T60)."""
    cards: tuple[str, ...]
    """In the order in which they are shown, the deck's card among them."""
    result: str
    """`success` or `failure`; of a brawl `british`, `french` or `tie`."""
    under: Secrets
    """The cards in their order under the deck, the topmost first."""


class VotesDrawn(_Event, frozen=True, tag="votes-drawn"):
    """Players drew vote cards: after a vote (T46), or with El Dorado (T60)."""

    seats: tuple[int, ...]
    cards: Secrets


class TreasureTaken(_Event, frozen=True, tag="treasure-taken"):
    """A captain took a treasure after a successful attack (T48)."""

    seat: int
    place: Place
    """The captain's ship."""
    source: int
    """Hold of the other ship, -1 = the Galleon."""
    hold: Hold


class TreasureLeft(_Event, frozen=True, tag="treasure-left"):
    """A captain took no treasure after a successful attack (A15)."""

    seat: int


class BrawlSettled(_Event, frozen=True, tag="brawl-settled"):
    """Both treasures of Tortuga went to the holds that the brawl decided (T51)."""

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
"""Events of a vote."""


class MapUsed(_Event, frozen=True, tag="map-used"):
    """The Fountain saved its owner, or Atlantis took its owner to the other ship (T57-T59)."""

    seat: int
    event: str
    place: Place
    """Where the owner stands now."""


class MapKept(_Event, frozen=True, tag="map-kept"):
    """The owner of a map was asked whether to use it, and kept it."""

    seat: int
    event: str


class Marooned(_Event, frozen=True, tag="marooned"):
    """A pawn went to the back of the line on Tortuga (T39-T41)."""

    seat: int
    cause: Cause
    origin: Place


class VoteLost(_Event, frozen=True, tag="vote-lost"):
    """A player marooned on Tortuga chose a vote card and put it under the deck for good (T40)."""

    seat: int
    card: str | None


class LastVoteLost(_Event, frozen=True, tag="last-vote-lost"):
    """The same with the player's only card."""

    seat: int
    card: str | None


class AlbatrossStruck(_Event, frozen=True, tag="albatross-struck"):
    """Two Albatrosses on one ship: everybody aboard was marooned, the last first (T43, T55)."""

    place: Place
    seats: tuple[int, ...]
    """In the order in which they reached Tortuga."""


MarooningEvent: TypeAlias = MapUsed | MapKept | Marooned | VoteLost | LastVoteLost | AlbatrossStruck
"""Events of marooning and of the maps that answer it."""


class Shot(_Event, frozen=True, tag="shot"):
    """Pistol: the revealer chose whom to maroon (T52)."""

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
    """Letter of Marque: the revealer put a vote card on top of the deck (T53)."""

    seat: int
    card: str | None


class LetterKept(_Event, frozen=True, tag="letter-kept"):
    """v2: the Letter of Marque is saved for later."""

    seat: int


class MapGiven(_Event, frozen=True, tag="map-given"):
    """A treasure map was given to its owner (T56)."""

    seat: int
    target: int
    event: str


class BoatBlown(_Event, frozen=True, tag="boat-blown"):
    """Black Powder: a rowboat was closed (T61)."""

    seat: int
    place: Place


class Infected(_Event, frozen=True, tag="infected"):
    """Cabin Fever: the revealer chose with whom to shuffle loyalties (T62)."""

    seat: int
    target: int


class LoyaltiesShuffled(_Event, frozen=True, tag="loyalties-shuffled"):
    """Chance: each of the two got one of their loyalty cards (T62)."""

    seats: tuple[int, int]
    loyalties: tuple[Loyalty | None, Loyalty | None]


class Climbed(_Event, frozen=True, tag="climbed"):
    """Crow's Nest: a hand went into the vote deck, which the revealer searches (T63)."""

    seat: int
    target: int
    pool: Secrets
    """Deck and hand in the order of `VOTE_KINDS`."""


class HandComposed(_Event, frozen=True, tag="hand-composed"):
    """Crow's Nest: the revealer chose the new hand (T63)."""

    seat: int
    target: int
    cards: Secrets


class DeckShuffled(_Event, frozen=True, tag="deck-shuffled"):
    """Chance: the vote deck was shuffled (T63)."""

    cards: Secrets


class PawnsSwapped(_Event, frozen=True, tag="pawns-swapped"):
    """Facade: two pawns swapped places (T64)."""

    seat: int
    target: int


class BellsRung(_Event, frozen=True, tag="bells-rung"):
    """Chance: Eight Bells drew a new order (T65)."""

    place: Place
    seats: tuple[int, ...]


class CardKept(_Event, frozen=True, tag="card-kept"):
    """An Albatross or the Pirate Code stays with its revealer (T55, T66)."""

    seat: int
    event: str


class ScurvySpread(_Event, frozen=True, tag="scurvy-spread"):
    """Scurvy: these seats miss their next turn (T67)."""

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
    """Chance: a tie between the teams; discards and unrevealed cards make a new event deck (T73, T74)."""

    cards: Secrets


class GameEnded(_Event, frozen=True, tag="game-ended"):
    """The game is over and all loyalties are open (T71-T74)."""

    loyalties: tuple[Loyalty, ...]
    british: int
    french: int
    winner: Loyalty | None
    """None = a draw."""


class Said(_Event, frozen=True, tag="said"):
    """A player said a line to everybody (T37)."""

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
"""Effects of event cards."""

Event: TypeAlias = SetUpEvent | ActionEvent | VoteEvent | MarooningEvent | CardEvent | GameEnded | Said
