"""What lies on the table of Bids, what seats may do, and what happens: options, state, commands, events."""

from __future__ import annotations

import msgspec

RED, BLACK, GREY = "red", "black", "grey"
SIDES = (RED, BLACK, GREY)
BIDS = range(4)
DIE = range(6)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What players agree on."""

    seats: int = 2
    rounds: int = 2
    penalties: tuple[int, ...] = (0, 1, 2)
    """What a seat that takes two coins may lose again, each as likely as the others."""


class Bid(msgspec.Struct, frozen=True, tag="bid", forbid_unknown_fields=True):
    amount: int


class Take(msgspec.Struct, frozen=True, tag="take", forbid_unknown_fields=True):
    coins: int


class Peek(msgspec.Struct, frozen=True, tag="peek", forbid_unknown_fields=True):
    target: int


class Claim(msgspec.Struct, frozen=True, tag="claim", forbid_unknown_fields=True):
    side: str


Command = Bid | Take | Peek | Claim


class LoyaltiesDealt(msgspec.Struct, frozen=True, tag="loyalties-dealt"):
    sides: tuple[str | None, ...]


class Rolled(msgspec.Struct, frozen=True, tag="rolled"):
    dice: tuple[int | None, ...]


class BidMade(msgspec.Struct, frozen=True, tag="bid-made"):
    seat: int
    amount: int | None


class Peeked(msgspec.Struct, frozen=True, tag="peeked"):
    """Once in a game a seat looks at somebody's die; the others learn only that it did."""

    seat: int
    target: int
    die: int | None


class Claimed(msgspec.Struct, frozen=True, tag="claimed"):
    """Whom a seat says that it is, once a round; nobody checks."""

    seat: int
    side: str


class Revealed(msgspec.Struct, frozen=True, tag="revealed"):
    winner: int
    bids: tuple[int, ...]


class Taken(msgspec.Struct, frozen=True, tag="taken"):
    seat: int
    coins: int


class Penalty(msgspec.Struct, frozen=True, tag="penalty"):
    coins: int


class RoundEnded(msgspec.Struct, frozen=True, tag="round-ended"):
    pass


class Unmasked(msgspec.Struct, frozen=True, tag="unmasked"):
    """The game is over: everybody shows whom it was for."""

    sides: tuple[str, ...]


Event = (
    LoyaltiesDealt | Rolled | BidMade | Peeked | Claimed | Revealed | Taken | Penalty | RoundEnded | Unmasked
)


class State(msgspec.Struct, frozen=True):
    """The table; None where the one who looks does not know."""

    options: Options
    stage: str
    """loyalties, roll, bid, reveal, take, penalty, end, unmask, finished."""
    coins: tuple[int, ...]
    sides: tuple[str | None, ...] = ()
    dice: tuple[int | None, ...] = ()
    bids: tuple[int | None, ...] = ()
    chosen: tuple[bool, ...] = ()
    """Who has bid."""
    winner: int = -1
    round: int = 0
    peeks: tuple[tuple[int, int, int], ...] = ()
    """Round, who looked, and at whose die."""
    claims: tuple[tuple[int, int, str], ...] = ()
    """Round, who spoke, and what he said he was."""


class View(msgspec.Struct, frozen=True):
    """What a pair of eyes sees; a seat below 0 is nobody's."""

    seat: int
    table: State


def dealt(seats: int) -> tuple[str, ...]:
    """The loyalties of so many seats, in order: as many red as black, one grey when the number is odd."""
    return (RED,) * (seats // 2) + (BLACK,) * (seats // 2) + (GREY,) * (seats % 2)
