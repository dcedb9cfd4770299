"""What one picture of the table is drawn from: view, seat at the bottom, marks, language, open votes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Final

from tortuga.app.draw.brush import Mood
from tortuga.app.games.tortuga1667.palette import ICON, NATIONS, SHIPS, Nation
from tortuga.app.games.tortuga1667.seen import spots
from tortuga.app.games.tortuga1667.words.naming import Naming, joined_ranks, rank_ids
from tortuga.app.table.marks import Marks, Shown, Spot, played_from
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.board import Board
from tortuga.games.tortuga1667.pieces import CANNON, PLACE_NAMES, SKULL, TORCH, WATER, VoteKind
from tortuga.games.tortuga1667.state import Call, Table, View
from tortuga.games.tortuga1667.votes import result as outcome
from tortuga.kernel.game import EVERYTHING

_STAGES = frozenset({"jump", "open", "ballot", "show", "draw"})
"""Stages of a vote, from its call until everybody has drawn."""


@dataclass(frozen=True, slots=True)
class Poll:
    """A vote that is going on."""

    kind: VoteKind
    seat: int
    """Who called it."""
    place: int
    captain: int
    voters: tuple[int, ...]
    cast: frozenset[int]
    """The voters whose card is in."""
    count: int
    """Number of its cards, including the one of the deck."""
    cards: tuple[str, ...] = ()
    """The cards turned over so far."""
    closed: bool = True
    """Whether they are still to be turned over one by one."""
    deck: bool = True
    """Whether one of its cards is the deck's."""

    @property
    def rest(self) -> int:
        """Cards that still lie face down."""
        return self.count - len(self.cards)

    def counted(self, tops: str, at: int = 0) -> int:
        """How many of the open cards have this letter in a section, 0 = above."""
        return sum(card[at] == tops for card in self.cards)

    @property
    def lead(self) -> int:
        """How many more torches than waters, British flags than French ones, or skulls than other cards."""
        if self.kind == "attack":
            return self.counted(TORCH) - self.counted(WATER)
        if self.kind == "brawl":
            return self.counted("B", 1) - self.counted("F", 1)
        skulls = self.counted(SKULL, 2)
        return 2 * skulls - len(self.cards)

    @property
    def stands(self) -> str:
        """The result if no further card counted, as in `VoteShown`; "" if none is open."""
        if self.cards and self.kind == "mutiny":  # skulls are needed on more than half of all cards
            return "success" if 2 * self.counted(SKULL, 2) > self.count else "failure"
        return outcome(self.kind, self.cards) if self.cards else ""

    @property
    def decided(self) -> bool:
        """Whether no further card can change the result."""
        return bool(self.cards) and self.needs > self.rest

    @property
    def needs(self) -> int:
        """The smallest number of cards that would change the result."""
        if self.kind == "attack":
            cannon = int(not self.counted(CANNON))
            return self.lead if self.stands == "success" else cannon + max(0, 1 - self.lead)
        if self.kind == "brawl":
            return abs(self.lead) if self.lead else 1
        # in a mutiny skulls must be on more than half of all cards
        skulls, most = self.counted(SKULL, 2), self.count // 2 + 1
        blanks = len(self.cards) - skulls
        return most - skulls if self.stands != "success" else max(1, self.count - most + 1 - blanks)


def taking_part(table: Table, call: Call) -> tuple[int, ...]:
    """The voters, clockwise from the caller; before the vote is opened, those who would vote now."""
    if call.voters or call.missing or table.stage not in ("jump", "open"):
        return call.voters
    line = table.board.lines[call.place]
    voters = [seat for seat in line if call.kind != "mutiny" or seat != call.captain]
    voters = [seat for seat in voters if table.hands[seat] and not table.codes[seat]]
    return tuple(sorted(voters, key=lambda seat: (seat - call.seat) % table.seats))


def shown_last(table: Table) -> ev.VoteShown | None:
    """The vote that was shown last."""
    for past in reversed(table.history):
        if isinstance(past.event, ev.VoteShown):
            return past.event
    return None


def poll_of(table: Table) -> Poll | None:
    """The vote that is going on, None for none."""
    call = table.call
    if call is None or table.stage not in _STAGES:
        return None
    if call.result and (shown := shown_last(table)) is not None:
        return poll_shown(shown)
    voters = taking_part(table, call)
    cast = frozenset(seat for seat, done in enumerate(table.cast) if done) if table.cast else frozenset()
    count = len(voters) + bool(table.deck)
    return Poll(call.kind, call.seat, call.place, call.captain, voters, cast, count, deck=bool(table.deck))


def poll_shown(event: ev.VoteShown) -> Poll:
    """A vote with all its cards open."""
    by, voters, cards = event.seat, event.voters, event.cards
    cast, deck = frozenset(voters), len(cards) > sum(event.played)
    captain, count = event.captain, len(cards)
    return Poll(event.kind, by, event.place, captain, voters, cast, count, cards, closed=False, deck=deck)


def turned(poll: Poll, cards: int, *, closed: bool = False) -> Poll:
    """The same vote with only this many of its cards turned over; `closed` if the last is still turning."""
    return replace(poll, cards=poll.cards[:cards], closed=closed or cards < poll.count)


PLACE_ICON: Final = (ICON[SHIPS[0]], ICON[SHIPS[1]], ICON["island"], ICON["rowboat"], ICON["rowboat"])
"""By place."""


def ranks_of(
    say: Callable[..., str], board: Board, seat: int, short: bool = False
) -> tuple[tuple[str, str], ...]:
    """Symbol and word of each rank of a seat, short if there are two; else of the place."""
    held = rank_ids(board, seat)
    if not Naming.has_rank(board, seat):
        return ((PLACE_ICON[board.place(seat)], say(f"rank-{held[0]}")),)
    kind = "rank-short" if short or len(held) > 1 else "rank"
    return tuple((ICON[rank], say(f"{kind}-{rank}")) for rank in held)


@dataclass(frozen=True, slots=True)
class OpenEvent:
    """The event card that lies open."""

    event: str
    seat: int
    """Its revealer."""
    card: int
    """Its place in the row."""
    forcer: int = -1


@dataclass(frozen=True, slots=True)
class Pirate:
    """A player on the chart, ready to be drawn."""

    who: str
    name: str
    ranks: tuple[tuple[str, str], ...] = ()
    """Symbol and word of each rank; if there is none, of the place."""
    mood: Mood = "calm"
    acts: bool = False
    legal: bool = False
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Blow:
    """Somebody is marooned, at a moment of the act."""

    seats: tuple[int, ...]
    by: int
    """Who did it, -1 = nobody."""
    cause: str
    """As in `Marooned`, or `albatross`."""
    before: Board
    map: str = ""
    """The map that answers it: nobody goes to Tortuga."""
    came: float = 1.0
    """How far persons have come on, 0..1."""
    walked: Mapping[int, float] = field(default_factory=dict)
    """How far each pawn has walked."""

    @property
    def landed(self) -> bool:
        """Whether all have arrived."""
        return all(part >= 1 for part in self.walked.values())


@dataclass(frozen=True, slots=True)
class Loot:
    """A treasure is taken after an attack, at a moment of the act."""

    seat: int
    """The captain who takes it."""
    robbed: int
    """The captain of the other ship if it is taken from there; -1 = none."""
    place: int
    """The captain's ship."""
    source: int
    """The hold of the other ship, -1 = the Galleon."""
    hold: int
    before: Board
    lifted: float = 1.0
    """How far the chest has been lifted, has flown, and the totals have counted; 0..1."""
    flown: float = 1.0
    counted: float = 1.0


@dataclass(frozen=True, slots=True)
class Fate:
    """Something befalls the seat at the bottom, at a moment of the act: a forced reveal, or Cabin Fever."""

    seat: int
    by: int
    cards: tuple[int, ...]
    """The two of the row of which one must be revealed; () = loyalties are shuffled."""
    before: str | None = None
    """One's own loyalty until then, None where it may not be seen."""
    came: float = 1.0
    """How far persons have come on, 0..1."""
    opened: float = 1.0
    """How far the new letter has been opened."""


@dataclass(frozen=True, slots=True)
class TableMarks(Marks):
    """The marks on this table."""

    poll: Poll | None = None
    """The vote as it stands at this moment of an act; else it follows the view."""
    event: OpenEvent | None = None
    """The large event card; else it follows the view."""
    turning: bool = False
    """Whether that card still shows its back: nothing may name it then."""
    stands: Board | None = None
    """The board before the act, until all walking pawns have arrived; None: as in the view."""
    was: Mapping[Spot, int] = field(default_factory=dict)
    """Numbers as they were before the act: of holds, of the Galleon."""
    coming: Mapping[Spot, int] = field(default_factory=dict)
    """Treasures on their way to a hold, the Galleon, the beach or a score."""
    moods: Mapping[int, Mood] = field(default_factory=dict)
    """Faces that tell something now; all others as the view has them."""
    lights: bool = False
    """Whether what is chosen is only highlighted: nobody is choosing."""
    shuffled: bool = False
    """Whether the cards of the vote cross each other now."""
    blow: Blow | None = None
    """Who is being marooned now, shown where votes lie."""
    loot: Loot | None = None
    """The treasure that is being taken now, shown where votes lie."""
    fate: Fate | None = None
    """What befalls the seat at the bottom now, shown where votes lie."""
    result: float = 1.0
    """How much of the motion of a vote's result has passed, 0..1."""
    level: bool = False
    """Whether cards that were thrown lie straight: motion is reduced."""
    lifted: Mapping[int, float] = field(default_factory=dict)
    """Cards of the row that are raised, and how far; units."""
    hand: tuple[str, ...] = ()
    """One's own vote cards in the order in which they lie now; () in that of the view."""
    numbered: frozenset[Spot] = frozenset()
    """The spots that digit keys pick now; the digits are drawn there."""


def table_marks(marks: Marks) -> TableMarks:
    """Marks of any table as those of this one; unchanged if they are that already."""
    if isinstance(marks, TableMarks):
        return marks
    return TableMarks(**{field.name: getattr(marks, field.name) for field in fields(marks)})


@dataclass(frozen=True, slots=True)
class TableShown(Shown[View]):
    """Everything that a drawing function of the table gets."""

    marks: TableMarks

    @classmethod
    def of(cls, shown: Shown[View]) -> TableShown:
        """The neutral `Shown` as this game draws it."""
        marks = table_marks(shown.marks)
        return cls(shown.view, shown.me, marks, shown.seats, shown.text, shown.past)

    # ------------------------------------------------------------------ what is there
    @property
    def hand(self) -> tuple[str | None, ...]:
        """One's own vote cards as they lie; reshuffled while they are chosen at a shared screen."""
        hands, laid = self.table.hands, self.marks.hand
        held = tuple(hands[self.me]) if hands else ()
        return tuple(laid) if self.open and len(laid) == len(held) else held

    @property
    def table(self) -> Table:
        """The table as the view knows it."""
        return self.view.table

    @property
    def poll(self) -> Poll | None:
        """The vote that is going on."""
        return self.marks.poll or poll_of(self.table)

    @property
    def event(self) -> OpenEvent | None:
        """The event card that lies open."""
        return self.marks.event or event_of(self.table)

    @property
    def open(self) -> bool:
        """Whether one's own secrets may be seen."""
        return self.view.seat in (self.me, EVERYTHING)

    def you(self, seat: int) -> bool:
        """Whether a seat is the only person's, who is called "you"; never if everything is seen."""
        people = [spec.is_human for spec in self.seats]
        return sum(people) == 1 and people[seat] and self.view.seat != EVERYTHING

    def hits(self, seats: Collection[int]) -> bool:
        """Whether what happens to these seats happens to the person who plays at the bottom."""
        return self.me in seats and played_from(self.view.seat, self.me, self.seats)

    def name(self, seat: int) -> str:
        """The name of a seat."""
        return self.seats[seat].name

    def legal(self, *any_of: Spot) -> bool:
        """Whether one of them can be picked."""
        return not self.marks.legal.isdisjoint(any_of)

    def chosen(self, *any_of: Spot) -> bool:
        """Whether one of them is picked, or stands in the light."""
        return not self.marks.chosen.isdisjoint(any_of)

    def ticked(self, spot: Spot) -> bool:
        """Whether it is picked in a decision that is being made."""
        return spot in self.marks.chosen and not self.marks.lights

    def rests(self, spot: Spot) -> bool:
        """Whether it lies on the table, not in flight."""
        return spot not in self.marks.hidden

    def pirate(self, seat: int) -> Pirate | None:
        """A player as the chart shows them; None while their pawn is moving."""
        spot = spots.pawn(seat)
        if seat < 0 or not self.rests(spot):
            return None
        return Pirate(
            self.colour(seat),
            self.name(seat),
            self.ranks(seat),
            self.mood(seat),
            self.table.current == seat and self.table.stage != "finished",
            self.legal(spot),
            self.chosen(spot),
        )

    # ------------------------------------------------------------------ words
    def letter(self, nation: Nation) -> str:
        """The letter of a nation."""
        return self.say(f"side-letter-{nation}")

    @property
    def letters(self) -> dict[Nation, str]:
        """By nation."""
        return {nation: self.letter(nation) for nation in NATIONS}

    def place_name(self, place: int) -> str:
        """The name of a place."""
        return self.say(f"place-{PLACE_NAMES[place]}")

    def ranks(self, seat: int, short: bool = False) -> tuple[tuple[str, str], ...]:
        """Symbol and word of each rank of a seat, short if there are two; else of the place."""
        return ranks_of(self.say, self.board(seat), seat, short)

    def board(self, seat: int) -> Board:
        """Where a seat stands: until all walking pawns have arrived, as it was before."""
        stood = self.marks.stands
        return self.table.board if stood is None or stood.place(seat) < 0 else stood

    def rank_line(self, seat: int, short: bool = False) -> str:
        """The same in one line."""
        return joined_ranks(self.say, [word for _, word in self.ranks(seat, short)])

    def mood(self, seat: int) -> Mood:
        """The face of a seat, by public events only."""
        return self.marks.moods.get(seat) or mood_of(self.table, seat)

    def total(self, side: int) -> int:
        """Treasure of a nation, without what is still on its way."""
        return self.table.board.totals[side] - self.marks.coming.get(Spot("score", index=side), 0)

    def lying(self, spot: Spot, count: int) -> int:
        """How much of it lies there already."""
        return count - self.marks.coming.get(spot, 0)


def event_of(table: Table) -> OpenEvent | None:
    """The event card that lies open, None for none."""
    turned = table.turned
    if turned is None or not turned.event:
        return None
    return OpenEvent(turned.event, turned.seat, turned.card, turned.forcer)


def mood_of(table: Table, seat: int) -> Mood:
    """Pleased: acts, or has taken treasure in this turn; angry: was marooned or forced."""
    for past in reversed(table.history):
        if past.turn < table.turn:
            break
        match past.event:
            case ev.Marooned(struck) | ev.Forced(_, struck) if struck == seat:
                return "angry"
            case ev.AlbatrossStruck(_, struck) if seat in struck:
                return "angry"
            case ev.TreasureTaken(taker) if taker == seat:
                return "pleased"
            case _:
                pass
    return "pleased" if table.current == seat and table.stage != "finished" else "calm"
