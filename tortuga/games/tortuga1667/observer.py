"""What a seat may see, and what history and memories keep of an event (T10, T37)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from msgspec.structs import replace

from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.state import Memory, Past, Table, View
from tortuga.kernel.game import EVERYTHING, NOBODY

Value = TypeVar("Value")


def hidden(cards: Sequence[object]) -> tuple[None, ...]:
    """As many cards, face down."""
    return (None,) * len(cards)


def _own(values: Sequence[Value], seats: Sequence[int], seat: int) -> tuple[Value | None, ...]:
    """Values of seats, None for all but the observer's own."""
    return tuple([value if at == seat else None for at, value in zip(seats, values, strict=True)])


def _loyalties(event: ev.LoyaltiesDealt, seat: int) -> ev.Event:
    return ev.LoyaltiesDealt(_own(event.loyalties, range(len(event.loyalties)), seat))


def _hands(event: ev.VotesDealt, seat: int) -> ev.Event:
    kept = tuple([hand if at == seat else hidden(hand) for at, hand in enumerate(event.hands)])
    return ev.VotesDealt(kept, hidden(event.deck))


def _deck(event: ev.EventsLaid | ev.DeckShuffled | ev.OvertimeBegan, _seat: int) -> ev.Event:
    return type(event)(hidden(event.cards))


def _looked(event: ev.Looked, seat: int) -> ev.Event:
    return event if event.seat == seat else ev.Looked(event.seat, event.cards, (None, None))


def _ballot(event: ev.BallotCast, seat: int) -> ev.Event:
    return event if event.seat == seat else ev.BallotCast(event.seat, None)


def _shown(event: ev.VoteShown, _seat: int) -> ev.Event:
    return replace(event, under=hidden(event.under))


def _drawn(event: ev.VotesDrawn, seat: int) -> ev.Event:
    return ev.VotesDrawn(event.seats, _own(event.cards, event.seats, seat))


def _card(event: ev.VoteLost | ev.LastVoteLost | ev.VoteSwapped | ev.VotePutBack, seat: int) -> ev.Event:
    return event if event.seat == seat else replace(event, card=None)


def _fever(event: ev.LoyaltiesShuffled, seat: int) -> ev.Event:
    first, second = _own(event.loyalties, event.seats, seat)
    return ev.LoyaltiesShuffled(event.seats, (first, second))


def _climbed(event: ev.Climbed, seat: int) -> ev.Event:
    return event if event.seat == seat else ev.Climbed(event.seat, event.target, hidden(event.pool))


def _composed(event: ev.HandComposed, seat: int) -> ev.Event:
    if seat in (event.seat, event.target):
        return event
    return ev.HandComposed(event.seat, event.target, hidden(event.cards))


_HIDES: Final[dict[type, Callable[[Any, int], ev.Event]]] = {
    ev.LoyaltiesDealt: _loyalties,
    ev.VotesDealt: _hands,
    ev.EventsLaid: _deck,
    ev.Looked: _looked,
    ev.BallotCast: _ballot,
    ev.VoteShown: _shown,
    ev.VotesDrawn: _drawn,
    ev.VoteLost: _card,
    ev.LastVoteLost: _card,
    ev.VoteSwapped: _card,
    ev.VotePutBack: _card,
    ev.LoyaltiesShuffled: _fever,
    ev.Climbed: _climbed,
    ev.HandComposed: _composed,
    ev.DeckShuffled: _deck,
    ev.OvertimeBegan: _deck,
}
"""How events that hide something are redacted. A table, since random play looks it up at every step."""


def redact(event: ev.Event, seat: int) -> ev.Event:
    """The event as the seat sees it, or `NOBODY`, or `EVERYTHING`."""
    hide = _HIDES.get(type(event))
    return event if hide is None or seat == EVERYTHING else hide(event, seat)


def _every(event: ev.LoyaltiesDealt) -> tuple[int, ...]:
    """All seats: a loyalty stays in memory after Cabin Fever has taken the card."""
    return tuple(range(len(event.loyalties)))


def _one(event: Any) -> tuple[int, ...]:
    return (event.seat,)


def _some(event: ev.VotesDrawn | ev.LoyaltiesShuffled) -> tuple[int, ...]:
    return event.seats


def _composers(event: ev.HandComposed) -> tuple[int, ...]:
    return (event.seat, event.target) if event.seat != event.target else (event.seat,)


WITNESSES: Final[dict[type, Callable[[Any], tuple[int, ...]]]] = {
    ev.LoyaltiesDealt: _every,
    ev.Looked: _one,
    ev.BallotCast: _one,
    ev.VotesDrawn: _some,
    ev.VoteLost: _one,
    ev.LastVoteLost: _one,
    ev.VoteSwapped: _one,
    ev.VotePutBack: _one,
    ev.LoyaltiesShuffled: _some,
    ev.Climbed: _one,
    ev.HandComposed: _composers,
}
"""Events that are not wholly public, and the seats that remember what only they have seen."""


_HISTORY = frozenset(
    {
        ev.TreasurePlaced,
        ev.PlaceTaken,
        ev.TurnMissed,
        ev.Looked,
        ev.Forced,
        ev.CardTurned,
        ev.Rowed,
        ev.Sneaked,
        ev.MaroonOrdered,
        ev.VoteCalled,
        ev.VoteVoided,
        ev.VoteShown,
        ev.TreasureTaken,
        ev.TreasureLeft,
        ev.MapUsed,
        ev.Marooned,
        ev.AlbatrossStruck,
        ev.Shot,
        ev.Rescued,
        ev.VoteSwapped,
        ev.MapGiven,
        ev.BoatBlown,
        ev.Infected,
        ev.Climbed,
        ev.PawnsSwapped,
        ev.OvertimeBegan,
        ev.Said,
    }
)
"""Events of which the table keeps the public side."""


RECORDED = frozenset(WITNESSES) | _HISTORY
"""Events that history or a memory keeps."""


def opened(table: Table) -> View:
    """Nobody's view with open loyalties: for looking back on a finished game."""
    view = observe(table, NOBODY)
    return replace(view, table=replace(view.table, loyalties=table.loyalties))


def remembered(before: Table, event: ev.Event, after: Table) -> Table:
    """The table after an event with what it leaves in history and memories."""
    kind = type(event)
    memory, history = after.memory, after.history
    if (witnesses := WITNESSES.get(kind)) is not None:
        facts, at = list(memory), len(before.history)
        for seat in witnesses(event):
            facts[seat] = (*facts[seat], Memory(before.turn, at, redact(event, seat)))
        memory = tuple(facts)
    if kind in _HISTORY:
        history = (*history, Past(before.turn, redact(event, NOBODY), before.board))
    after = replace(after, memory=memory, history=history)
    return after if after.eyes == EVERYTHING else masked(after, after.eyes)


def masked(table: Table, seat: int) -> Table:
    """The table as the seat sees it; doing it twice changes nothing more."""
    mask = table.seen[seat] if 0 <= seat < len(table.seen) else 0
    loyalties = table.loyalties
    if table.stage != "finished":
        loyalties = tuple([value if at == seat else None for at, value in enumerate(loyalties)])
    deck: tuple[str | None, ...] = hidden(table.deck)
    if table.topped >= 0 and table.topped == seat:
        deck = (table.deck[0], *deck[1:])
    pool = table.pool
    if pool and (table.turned is None or table.turned.seat != seat):
        pool = hidden(pool)
    row = table.row
    return replace(
        table,
        eyes=seat,
        loyalties=loyalties,
        hands=tuple([hand if at == seat else hidden(hand) for at, hand in enumerate(table.hands)]),
        deck=deck,
        topped=seat if table.topped >= 0 and table.topped == seat else -1,
        row=tuple([card if card == "" or mask >> at & 1 else None for at, card in enumerate(row)]),
        events=hidden(table.events),
        ballots=tuple([given if at == seat else None for at, given in enumerate(table.ballots)]),
        pool=pool,
        memory=tuple([facts if at == seat else () for at, facts in enumerate(table.memory)]),
    )


def observe(table: Table, seat: int) -> View:
    """The table as the seat sees it, or `NOBODY`, or `EVERYTHING`."""
    return View(seat, table if seat == EVERYTHING else masked(table, seat))
