"""Events of turns and of actions without a vote (T26-T38)."""

from __future__ import annotations

from typing import TypeAlias

from tortuga.games.tortuga1667.events.base import Deed
from tortuga.games.tortuga1667.pieces import Hold, Place


class TurnBegan(Deed, frozen=True, tag="turn-began"):
    """A turn with an action began (T26)."""

    seat: int


class TurnMissed(Deed, frozen=True, tag="turn-missed"):
    """A seat missed its turn by Scurvy (T67)."""

    seat: int


class ActionGranted(Deed, frozen=True, tag="action-granted"):
    """v2, two players: the second action of the turn (part 13)."""

    seat: int


class TimeRanOut(Deed, frozen=True, tag="time-ran-out"):
    """Somebody's time was over (T38)."""

    seat: int


class Looked(Deed, frozen=True, tag="looked"):
    """A player looked at two cards of the row (T27)."""

    seat: int
    cards: tuple[int, int]
    events: tuple[str | None, str | None]


class CardChosen(Deed, frozen=True, tag="card-chosen"):
    """A player chose to turn a card of the row over (T28)."""

    seat: int
    card: int


class Forced(Deed, frozen=True, tag="forced"):
    """A player pointed at two cards and at another player (T29)."""

    seat: int
    target: int
    cards: tuple[int, int]


class Picked(Deed, frozen=True, tag="picked"):
    """One of the two cards was picked: by the forced player, or by the forcer after the time (T29, T38)."""

    seat: int
    card: int


class CardTurned(Deed, frozen=True, tag="card-turned"):
    """A card of the row was turned over (T28, T29; U8)."""

    seat: int
    """The revealer."""
    card: int
    event: str
    forcer: int
    """Who forced him, -1 = nobody."""


class Refilled(Deed, frozen=True, tag="refilled"):
    """The top event card took the free place in the row (T32)."""

    card: int


class Rowed(Deed, frozen=True, tag="rowed"):
    """A pawn was rowed (T30)."""

    seat: int
    origin: Place
    place: Place


class Sneaked(Deed, frozen=True, tag="sneaked"):
    """A Cabin Boy moved a treasure from this hold into the other (T35)."""

    seat: int
    place: Place
    hold: Hold


class MaroonOrdered(Deed, frozen=True, tag="maroon-ordered"):
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
