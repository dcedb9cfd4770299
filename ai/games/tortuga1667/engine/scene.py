"""A moment as one seat knows it, in the words of the engine; made from a view alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ai.games.tortuga1667.engine.board import FLYING_DUTCHMAN, JOLLY_ROGER, NOBODY, Board
from ai.games.tortuga1667.votes.cards import ALL, Shown

ONLOOKER = -1


@dataclass(frozen=True, slots=True)
class Slot:
    """One card of the row."""

    card: str | None
    """The event card where the seat has seen it."""
    armada: float
    """Chance that it is the Armada."""


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything that a decision is made of, except what is believed of the others."""

    me: int
    """The seat, or `ONLOOKER`."""
    side: int
    """Its loyalty; for an onlooker the British, as good a choice as any."""
    board: Board
    following: int
    """The seat whose turn comes next."""
    row: tuple[Slot, ...]
    cards_left: int
    """Event cards in row and deck, the Armada included."""
    unseen: Mapping[str, float]
    """Event cards that the seat has not seen, each with its number or its chance of being in the game."""
    overtime: bool
    hand: tuple[Shown, ...]
    owners: Mapping[str, int] = field(default_factory=dict)
    """Who owns a map."""
    code: tuple[int, ...] = ()
    """By seat, votes still to be missed because of the Pirate Code."""
    top: Shown | None = None
    """The deck card of the next vote, where the seat has put it there."""
    against_mutiny: bool = False
    """Whether the Fountain helps against a mutiny (C6)."""
    vote_set: tuple[tuple[Shown, int], ...] = tuple(ALL.items())
    """The vote cards in use, each with its number."""

    @property
    def seats(self) -> int:
        """How many play."""
        return self.board.seats

    @property
    def armada_known(self) -> bool:
        """Whether the seat knows that the Armada lies in the row."""
        return any(slot.armada >= 1 for slot in self.row)

    def owns(self, card: str, seat: int) -> bool:
        """Whether a map lies before a seat."""
        return self.owners.get(card, NOBODY) == seat

    def votes(self, seat: int) -> bool:
        """Whether a seat would put a card into a vote that it is part of."""
        return self.board.cards[seat] > 0 and not (self.code and self.code[seat])

    def crew(self, ship: int) -> list[int]:
        """Who would vote in an attack of a ship."""
        return [seat for seat in self.board.lines[ship] if self.votes(seat)]


def other_ship(ship: int) -> int:
    """The ship that one is not on."""
    return JOLLY_ROGER if ship == FLYING_DUTCHMAN else FLYING_DUTCHMAN
