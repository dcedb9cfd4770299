"""A moment as one seat knows it, in the words of the engine, made from a view alone.

A board is copied and edited hundreds of times a decision: plain lists, no rules beyond moving pawns. Lines
are 0 Flying Dutchman, 1 Jolly Roger, 2 Tortuga; boat 0 joins Tortuga with ship 0, boat 1 with ship 1.
"""

from __future__ import annotations

import hashlib
import random
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Concatenate, Final

from ai.games.tortuga1667.belief.deals import BRITISH
from ai.games.tortuga1667.votes import ALL, Shown, shown
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.commands import Command, RunOut, Say
from tortuga.games.tortuga1667.options import Options
from tortuga.games.tortuga1667.pieces import (
    DUTCHMAN,
    FOUNTAIN,
    JOLLY,
    LOYALTIES,
    MAPS,
    ROW,
    SHIPS,
    TORTUGA,
    VOTE_KINDS,
)
from tortuga.games.tortuga1667.rules import RULES
from tortuga.games.tortuga1667.state import Table, View
from tortuga.kernel.game import NOBODY


def chance_of(view: View, seat_seed: str) -> random.Random:
    """The random source for a seat's next decision; apart from the seed it depends on public facts alone.

    A line of talk changes nothing: a captain that has said one acts as it meant to.
    """
    table = view.table
    happened = len(table.history) - sum(table.said)
    moment = f"{view.seat}/{table.turn}/{table.action}/{table.stage}/{happened}"
    drawn = hashlib.blake2b(moment.encode(), key=seat_seed.encode()[:64], digest_size=8).digest()
    return random.Random(int.from_bytes(drawn, "little"))


def decisions(view: View) -> list[Command]:
    """The commands that a seat can choose from, apart from lines of talk."""
    legal = RULES.legal(view.table, view.seat)
    options = view.table.options
    if options.talk == "off" and not options.timer:
        return list(legal)
    return [command for command in legal if not isinstance(command, Say | RunOut)]


@dataclass(slots=True, eq=False)
class Board:
    """Where pawns and treasure are, and what changes how they move. Edit a copy, as `after` does."""

    seats: int
    lines: list[list[int]]
    """Pawns of FD, JR and Tortuga, front to back."""
    boats: list[int]
    """Who sits in each boat, or `NOBODY`."""
    holds: list[int]
    """FD British, FD French, JR British, JR French, Tortuga British, Tortuga French."""
    galleon: int
    outside: int
    albatross: list[int]
    cards: list[int]
    """Vote cards in hand by seat."""
    marks: int = 0
    """Bit s is set when seat s misses its next turn (Scurvy)."""
    closed: int = NOBODY
    """The boat with the explosion token, or `NOBODY`."""

    def copy(self) -> Board:
        """An independent copy."""
        return Board(
            self.seats,
            [line[:] for line in self.lines],
            self.boats[:],
            self.holds[:],
            self.galleon,
            self.outside,
            self.albatross,
            self.cards[:],
            self.marks,
            self.closed,
        )

    def after(self, edit: Callable[Concatenate[Board, ...], None], *numbers: int) -> Board:
        """A copy after an edit, as `board.after(Board.maroon, seat)`."""
        board = self.copy()
        edit(board, *numbers)
        return board

    @property
    def lead(self) -> int:
        """British minus French treasure (T71)."""
        holds = self.holds
        return holds[0] + holds[2] + holds[4] - holds[1] - holds[3] - holds[5]

    def place_of(self, seat: int) -> tuple[int, int]:
        """(0 FD, 1 JR, 2 Tortuga, 3 FD boat, 4 JR boat; rank from 0 in the line)."""
        for place, line in enumerate(self.lines):
            if seat in line:
                return place, line.index(seat)
        return 3 + self.boats.index(seat), 0

    def ship_of(self, seat: int) -> int:
        """The ship a seat is on, or `NOBODY`."""
        return next((ship for ship in SHIPS if seat in self.lines[ship]), NOBODY)

    def leave(self, seat: int) -> None:
        """Take a pawn off its place; those behind move up (T21)."""
        for line in self.lines:
            if seat in line:
                line.remove(seat)
                return
        self.boats[self.boats.index(seat)] = NOBODY

    def maroon(self, seat: int) -> None:
        """To the back of Tortuga; a seat that stands there already loses a vote card (T39, T40)."""
        if seat in self.lines[TORTUGA]:
            self.cards[seat] = max(0, self.cards[seat] - 1)
        self.leave(seat)
        self.lines[TORTUGA].append(seat)

    def join_line(self, seat: int, place: int) -> None:
        """To the back of a ship or of Tortuga, with what two Albatrosses do (T55)."""
        self.leave(seat)
        self.lines[place].append(seat)
        self.sink(place)

    def enter_boat(self, seat: int, boat: int) -> None:
        """Into a free boat."""
        self.leave(seat)
        self.boats[boat] = seat

    def sink(self, ship: int) -> None:
        """Maroon everybody on a ship with two Albatrosses, cabin boy first (T43)."""
        if ship == TORTUGA or sum(self.albatross[seat] for seat in self.lines[ship]) < 2:
            return
        self.lines[TORTUGA].extend(reversed(self.lines[ship]))
        self.lines[ship] = []

    def gain_albatross(self, seat: int) -> None:
        """One more Albatross lies before a seat."""
        self.albatross = [number + (owner == seat) for owner, number in enumerate(self.albatross)]
        if (ship := self.ship_of(seat)) != NOBODY:
            self.sink(ship)

    def swap(self, a: int, b: int) -> None:
        """Two pawns change places (T64); `a` is the revealer, whose ship is looked at first."""
        if a == b:
            return
        for line in self.lines:
            line[:] = [b if seat == a else a if seat == b else seat for seat in line]
        self.boats = [b if seat == a else a if seat == b else seat for seat in self.boats]
        for ship in (self.ship_of(a), self.ship_of(b)):
            if ship != NOBODY:
                self.sink(ship)

    def close(self, boat: int) -> None:
        """The explosion token on a boat; a player in it is marooned (T61)."""
        self.closed = boat
        if self.boats[boat] != NOBODY:
            self.maroon(self.boats[boat])

    def storm(self, seat: int) -> None:
        """All treasure of the place goes back to the Galleon, or out of the holds (T68)."""
        place = self.place_of(seat)[0]
        if place in SHIPS:
            self.galleon += self.holds[2 * place] + self.holds[2 * place + 1]
            self.holds[2 * place] = self.holds[2 * place + 1] = 0
        elif place == TORTUGA:
            self.outside += self.holds[4] + self.holds[5]
            self.holds[4] = self.holds[5] = 0

    def scurvy(self, seat: int) -> None:
        """Everybody of the place misses a turn (T67); in a boat, the revealer."""
        place = self.place_of(seat)[0]
        for struck in self.lines[place] if place <= TORTUGA else [seat]:
            self.marks |= 1 << struck

    def take(self, ship: int, source: int, hold: int) -> None:
        """A token from the Galleon (`source` -1) or a hold, into a hold of a ship (T48)."""
        if source < 0:
            self.galleon -= 1
        else:
            self.holds[source] -= 1
        self.holds[2 * ship + hold] += 1

    def sneak(self, ship: int, to: int) -> None:
        """A token of a ship to the other hold (T35)."""
        self.holds[2 * ship + to] += 1
        self.holds[2 * ship + 1 - to] -= 1

    def brawl(self, british: int) -> None:
        """Both treasures of Tortuga: 2, 1 or 0 of them into the British hold (T51)."""
        self.holds[4], self.holds[5], self.outside = british, 2 - british, 0


ARMADA: Final = "armada"


@dataclass(frozen=True, slots=True)
class Slot:
    """One card of the row."""

    card: str | None
    """The event card if the seat has seen it."""
    armada: float
    """Chance that it is the Armada."""


@dataclass(frozen=True, slots=True)
class Situation:
    """Everything that a decision depends on, except beliefs about the others."""

    me: int
    """The seat, or `NOBODY` for an onlooker."""
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
    owners: tuple[int, ...]
    """Who owns each map, or `NOBODY`."""
    code: tuple[int, ...] = ()
    """By seat, votes still to be missed because of the Pirate Code."""
    top: Shown | None = None
    """The deck card of the next vote, if the seat has put it there."""
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

    def owns(self, card: int, seat: int) -> bool:
        """Whether a map lies before a seat."""
        return self.owners[card] == seat

    def votes(self, seat: int) -> bool:
        """Whether a seat would put a card into a vote that it is part of."""
        return self.board.cards[seat] > 0 and not (self.code and self.code[seat])

    def crew(self, ship: int) -> list[int]:
        """Who would vote in an attack of a ship."""
        return [seat for seat in self.board.lines[ship] if self.votes(seat)]


def other_ship(ship: int) -> int:
    """The other of the two ships."""
    return JOLLY if ship == DUTCHMAN else DUTCHMAN


ARMADA_CARDS: Final = 5
"""The Armada is shuffled among this many cards, which go under the rest."""


def armada_chances(
    row: Sequence[int], deck: Iterable[int], seen: Iterable[int], cards: int
) -> list[Fraction]:
    """Chance that each row card is the Armada, to a seat that has not seen it.

    Args:
        row: places in the first deck, from 1, of the cards in the row.
        deck: the same for those in the deck.
        seen: places of the row cards that the seat knows.
        cards: in the whole deck at the start.
    """
    known = set(seen)
    late = {place for place in (*row, *deck) if place > cards - ARMADA_CARDS and place not in known}
    return [Fraction(1, len(late)) if place in late else Fraction(0) for place in row]


def situation_of(view: View) -> Situation:
    """The situation of a view."""
    table = view.table
    me = view.seat if view.seat >= 0 else NOBODY
    loyalty = view.loyalty if me >= 0 and table.loyalties else None
    return Situation(
        me=me,
        side=BRITISH if loyalty is None else LOYALTIES.index(loyalty),
        board=board_of(table),
        following=following(table),
        row=_row(table),
        cards_left=table.left,
        unseen=unseen(table),
        overtime=table.overtime > 0,
        hand=tuple(
            shown(card) for card in (view.hand if me >= 0 and table.hands else ()) if card is not None
        ),
        owners=table.maps,
        code=table.codes,
        top=shown(table.deck[0]) if table.deck and table.deck[0] is not None and table.topped == me else None,
        against_mutiny=table.options.spared_by_fountain and table.maps[FOUNTAIN] >= 0,
        vote_set=vote_set(table.options),
    )


def following(table: Table) -> int:
    """The seat whose turn comes next; at the start, or when a turn has only begun, the one that has it."""
    if table.current < 0:
        return max(0, table.board.captain(JOLLY if table.board.lines[JOLLY] else DUTCHMAN))
    return table.current if table.stage == "gap" else (table.current + 1) % table.seats


@lru_cache(8)
def vote_set(options: Options) -> tuple[tuple[Shown, int], ...]:
    """The vote cards in use, each with its number."""
    return tuple((shown(kind), number) for kind, number in zip(VOTE_KINDS, options.votes, strict=True))


def board_of(table: Table) -> Board:
    """The engine's own board, to be edited."""
    board, seats = table.board, table.seats
    return Board(
        seats,
        [[seat for seat in line if seat >= 0] for line in board.lines],  # gaps: places still to be taken
        list(board.boats),
        [tokens for holds in board.holds for tokens in holds],
        board.galleon,
        board.beach,
        list(table.albatrosses) or [0] * seats,
        [len(hand) for hand in table.hands] or [3] * seats,
        sum(1 << seat for seat, missing in enumerate(table.scurvy) if missing),
        board.closed - 3 if board.closed >= 0 else -1,
    )


def _row(table: Table) -> tuple[Slot, ...]:
    """The row, empty places included, so that places keep the numbers that commands use."""
    cards = [None if card == "" else card for card in table.row]
    chances = [0.0] * len(cards)
    if not table.overtime and ARMADA not in cards and table.row:
        places = ordinals(table)
        total = table.options.events
        deck = range(total - len(table.events) + 1, total + 1)
        lying = table.cards
        seen = [places[slot] for slot in lying if cards[slot] is not None]
        known = armada_chances([places[slot] for slot in lying], deck, seen, total)
        for slot, chance in zip(lying, known, strict=True):
            chances[slot] = float(chance)
    return tuple(
        Slot(card, 1.0 if card == ARMADA else chance) for card, chance in zip(cards, chances, strict=True)
    )


def ordinals(table: Table) -> list[int]:
    """By place in the row, the place in the first deck, from 1, of the card that lies there."""
    places = list(range(1, ROW + 1))
    following = ROW + 1
    for past in table.history:
        if isinstance(past.event, ev.CardTurned):  # the next card of the deck comes into its place (T32)
            places[past.event.card] = following
            following += 1
    return places


def unseen(table: Table) -> dict[str, float]:
    """Event cards that this view has not seen: how many of each, or how likely it is in the game."""
    options = table.options
    pool = Counter(options.basic)
    kept = Counter({"albatross": sum(table.albatrosses), "letter": sum(table.letters)})
    kept.update(name for name, owner in zip(MAPS, table.maps, strict=True) if owner >= 0)
    turned = table.turned.event if table.turned is not None and table.stage == "give" else ""
    out = kept + Counter(card for card in (*table.row, *table.discards, turned) if card)
    expected = {card: float(number - out[card]) for card, number in pool.items() if number > out[card]}
    turned_before = {past.event.event for past in table.history if isinstance(past.event, ev.CardTurned)}
    starred = set(options.starred) or set(options.pool)
    certain = {card for card in starred if card in turned_before or out[card]}
    rest = starred - certain
    free = options.starred_count - len(certain)
    for name in options.pool:  # in the order of the box, so that sums are the same in every process
        kept_now = bool(out[name]) or (name == "code" and any(table.codes))
        if name in rest and free > 0:
            expected[name] = free / len(rest)
        elif table.overtime and name in certain and not kept_now:
            expected[name] = 1.0
    return expected
