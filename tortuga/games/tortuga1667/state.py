"""The state: the table between two events, whole or as a seat sees it, and the view made from it.

Captains keep no memory, so the table does: `history` holds what happened in the open, `memory` what one seat
alone has learned. A stage is one of the four conditions of `tortuga.kernel.game`.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from tortuga.games.tortuga1667.board import Board
from tortuga.games.tortuga1667.events import Event
from tortuga.games.tortuga1667.options import Options
from tortuga.games.tortuga1667.pieces import ROW, SHIPS, Cause, Loyalty, Place, VoteKind
from tortuga.kernel.game import EVERYTHING

Stage = Literal[
    "loyalties",  # chance: a loyalty each
    "votes",  # chance: hands and vote deck
    "events",  # chance: event deck and row
    "pawns",  # chance: all pawns
    "pawn",  # chance: the next pawn (advanced)
    "place",  # seat: where it stands (advanced)
    "gaps",  # rules: everybody moves up (advanced)
    "hold",  # seat: treasure of a captain
    "next",  # rules: lead in overtime, refill, the next turn
    "gap",  # seat: Atlantis before a turn (T59 a)
    "act",  # seat: the action
    "pick",  # seat: one of two cards
    "turn",  # rules: the card is turned over
    "jump",  # seat: Atlantis after a call (T59 b)
    "open",  # rules: the vote is opened, or void
    "ballot",  # seats: secret votes
    "show",  # chance: the votes are shuffled and shown
    "draw",  # rules: voters draw
    "take",  # seat: treasure of an attack
    "settle",  # rules: treasure of a brawl
    "dodge",  # seat: Atlantis when marooned by the captain (T59 c)
    "fountain",  # seat: Fountain of Youth
    "maroon",  # rules: a pawn goes to Tortuga
    "lose",  # seat: a vote card is lost
    "lose-last",  # rules: the only one is lost
    "strike",  # rules: two Albatrosses on a ship
    "pistol",  # seat, as the following: what its card asks for
    "letter",
    "swap",
    "give",
    "powder",
    "fever",
    "nest",
    "search",
    "gold",  # rules: El Dorado draws
    "effect",  # rules: a card without a choice
    "bells",  # chance: a new order
    "shuffle",  # chance: two loyalties
    "reshuffle",  # chance: the vote deck
    "overtime",  # chance: a new event deck
    "end",  # rules: loyalties are opened
    "finished",
]

CHANCE: Final = frozenset(
    {"loyalties", "votes", "events", "pawns", "pawn", "show", "bells", "shuffle", "reshuffle", "overtime"}
)
"""Stages in which chance answers."""
IDLE: Final = CHANCE | {
    *("gaps", "next", "turn", "open", "draw", "settle", "maroon", "lose-last", "strike"),
    *("gold", "effect", "end", "finished"),
}
"""Stages in which no seat decides."""
SECRET: Final = frozenset({"ballot", "swap", "search", "lose"})
"""Stages in which seats decide unseen: which card, and whether they have a choice at all (T37)."""


_WHOLE_ROW = tuple(range(ROW))


class Call(msgspec.Struct, frozen=True, gc=False):
    """A vote in progress (T45)."""

    kind: VoteKind
    seat: int
    """The caller."""
    place: Place
    captain: int
    """The Captain of the ship when it was called, -1 in a brawl."""
    voters: tuple[int, ...] = ()
    """Participants, clockwise from the caller; () until the vote is open."""
    missing: tuple[int, ...] = ()
    """Seats that miss it because of the Pirate Code (T66)."""
    result: str = ""
    """As in `VoteShown`; "" until then."""


class Turned(msgspec.Struct, frozen=True, gc=False):
    """A card of the row that is being chosen, picked or resolved."""

    seat: int
    """The revealer, even while the card is still being picked."""
    card: int = -1
    """Its place in the row; -1 until it is picked."""
    event: str = ""
    """"" until it is turned over."""
    forcer: int = -1
    """Who forced the revealer, -1 = nobody."""
    cards: tuple[int, ...] = ()
    """The two places that the forcer pointed at (T29)."""
    picker: int = -1
    """Who picks: the forced player, or the forcer once time is over (T38)."""
    target: int = -1
    """The player that the revealer named."""


class Past(msgspec.Struct, frozen=True, gc=False):
    """A public fact: who did what, and how the board stood just before."""

    turn: int
    event: Event
    """As seen by `NOBODY`."""
    board: Board


class Memory(msgspec.Struct, frozen=True, gc=False):
    """A fact that one seat alone knows in full: what it looked at, played, drew, composed, lost."""

    turn: int
    at: int
    """Length of `history` when it happened."""
    event: Event
    """As this seat saw it."""


class Table(msgspec.Struct, frozen=True, gc=False):
    """The whole table; in a seat's view secrets are None, `memory` of others is empty, all else is equal."""

    options: Options
    stage: Stage
    eyes: int = EVERYTHING
    """The seat that sees this table; `EVERYTHING` = nothing is hidden."""
    board: Board = Board()
    turn: int = 0
    """Turns with an action that have begun; 0 = set-up."""
    action: int = 0
    """Actions of this turn that have begun."""
    current: int = -1
    """Whose turn it is."""
    loyalties: tuple[Loyalty | None, ...] = ()
    hands: tuple[tuple[str | None, ...], ...] = ()
    """Vote cards by seat; how many is public (T37)."""
    deck: tuple[str | None, ...] = ()
    """Vote deck, the top first."""
    topped: int = -1
    """Seat that put the top card there with a Letter of Marque, and so knows it; -1 = none."""
    row: tuple[str | None, ...] = ()
    """Event cards I-V; "" = no card there, None = face down and unknown."""
    seen: tuple[int, ...] = ()
    """By seat, the cards it has viewed, as bits: bit 0 = I; public (T27)."""
    events: tuple[str | None, ...] = ()
    """Event deck, the top first."""
    discards: tuple[str, ...] = ()
    """Event cards, the oldest first; may be searched (T37)."""
    albatrosses: tuple[int, ...] = ()
    """By seat, Albatrosses owned (T55)."""
    codes: tuple[int, ...] = ()
    """By seat, votes that it still has to miss (T66)."""
    letters: tuple[int, ...] = ()
    """By seat, saved Letters of Marque (v2)."""
    scurvy: tuple[bool, ...] = ()
    """By seat, whether it misses its next turn (T67)."""
    maps: tuple[int, ...] = (-1, -1, -1)
    """Owners of the Fountain of Youth, Atlantis and El Dorado, -1 = nobody (T56)."""
    call: Call | None = None
    ballots: tuple[tuple[str, ...] | None, ...] = ()
    """By seat, cards given in this vote; None = none, or hidden."""
    cast: tuple[bool, ...] = ()
    """By seat, whether its card is in."""
    turned: Turned | None = None
    victim: int = -1
    """Who is being marooned."""
    cause: Cause = "captain"
    cursed: tuple[Place, ...] = ()
    """Ships on which Albatrosses have yet to strike (T55)."""
    after: Stage = "next"
    """The stage after they have struck."""
    pool: tuple[str | None, ...] = ()
    """Crow's Nest: the cards that the revealer searches, in the order of `VOTE_KINDS` (T63)."""
    late: bool = False
    """Whether time ran out in this turn (T38)."""
    stalled: int = 0
    """Turns begun since only one card was left in the row (U8)."""
    overtime: int = 0
    """How often a new event deck was made (T73, T74)."""
    said: tuple[int, ...] = ()
    """By seat, lines said in this turn."""
    history: tuple[Past, ...] = ()
    memory: tuple[tuple[Memory, ...], ...] = ()
    """By seat."""
    winner: Loyalty | None = None
    """The winner of a finished game; None = a draw."""

    @property
    def seats(self) -> int:
        """Number of seats."""
        return self.options.seats

    @property
    def cards(self) -> tuple[int, ...]:
        """Places of the row in which a card lies."""
        if "" not in self.row:
            return _WHOLE_ROW[: len(self.row)]
        return tuple([at for at, card in enumerate(self.row) if card != ""])

    @property
    def holder(self) -> int:
        """Stage `hold`: the captain who places a treasure, that of the Jolly Roger first (T18)."""
        return self.board.captain(SHIPS[1] if self.board.holds[SHIPS[1]] == (0, 0) else SHIPS[0])

    @property
    def actor(self) -> int:
        """Who decides about the revealed card."""
        return -1 if self.turned is None else self.turned.seat

    @property
    def left(self) -> int:
        """Event cards not yet turned over, in row and deck."""
        return len(self.events) + len(self.cards)


class View(msgspec.Struct, frozen=True, gc=False):
    """What one seat sees: all that a captain or a picture is given."""

    seat: int
    table: Table

    @property
    def hand(self) -> tuple[str | None, ...]:
        """The seat's own vote cards."""
        return self.table.hands[self.seat]

    @property
    def loyalty(self) -> Loyalty | None:
        """The seat's own loyalty."""
        return self.table.loyalties[self.seat]
