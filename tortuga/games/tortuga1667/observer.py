"""What a seat may see of a table, and what of an event stays in history and memories (T10, T37)."""

from __future__ import annotations

from msgspec.structs import force_setattr, replace

from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.redaction import WITNESSES, hidden, redact
from tortuga.games.tortuga1667.state import Memory, Past, Table, View
from tortuga.kernel.game import EVERYTHING, NOBODY

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
"""Events that leave something in the history or in a memory."""


def opened(table: Table) -> View:
    """Nobody's view, but whom everybody is for lies open: how a game that is over is looked back at."""
    view = observe(table, NOBODY)
    return replace(view, table=replace(view.table, loyalties=table.loyalties))


def remembered(before: Table, event: ev.Event, after: Table) -> Table:
    """The table after an event with what it leaves in history and memories.

    Args:
        after: made for this event a moment ago, so that nobody has it yet: it is completed, not copied, since
            a second copy is the largest part of the time that an event takes.
    """
    kind = type(event)
    if (witnesses := WITNESSES.get(kind)) is not None:
        memory, at = list(after.memory), len(before.history)
        for seat in witnesses(event):
            memory[seat] = (*memory[seat], Memory(before.turn, at, redact(event, seat)))
        force_setattr(after, "memory", tuple(memory))
    if kind in _HISTORY:
        past = Past(before.turn, redact(event, NOBODY), before.board)
        force_setattr(after, "history", (*after.history, past))
    return after if after.eyes == EVERYTHING else masked(after, after.eyes)


def masked(table: Table, seat: int) -> Table:
    """The table as the seat sees it; once more changes nothing."""
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
