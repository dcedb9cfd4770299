"""Set-up and turns: how the table changes until the first turn, and by actions without a vote (T10-T38)."""

from __future__ import annotations

from msgspec.structs import replace

from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.board import Board, moved, stored
from tortuga.games.tortuga1667.consequences import arrive, can_jump, finish, start_marooning, with_item
from tortuga.games.tortuga1667.pieces import ATLANTIS, CREW, DUTCHMAN, JOLLY, ROW, TORTUGA
from tortuga.games.tortuga1667.state import Stage, Table, Turned


# ------------------------------------------------------------------------------------------ set-up
def loyalties_dealt(table: Table, event: ev.LoyaltiesDealt) -> Table:
    """Every player has a loyalty (T10)."""
    return replace(table, stage="votes", loyalties=event.loyalties)


def votes_dealt(table: Table, event: ev.VotesDealt) -> Table:
    """Every player has vote cards (T11)."""
    return replace(table, stage="events", hands=event.hands, deck=event.deck)


def events_laid(table: Table, event: ev.EventsLaid) -> Table:
    """Row and event deck are laid out (T13, T14)."""
    stage: Stage = "pawns" if table.options.setup == "usual" else "pawn"
    return replace(table, stage=stage, row=event.cards[:ROW], events=event.cards[ROW:])


def pawns_drawn(table: Table, event: ev.PawnsDrawn) -> Table:
    """Pawns stand on the Dutchman and the Jolly Roger in turn, from the top place down (T17)."""
    board = replace(table.board, lines=(event.seats[0::2], event.seats[1::2], ()))
    return replace(table, stage="hold", board=board)


def pawn_drawn(table: Table, event: ev.PawnDrawn) -> Table:
    """A player chooses where to stand (T78)."""
    return replace(table, stage="place", current=event.seat)


def place_taken(table: Table, event: ev.PlaceTaken) -> Table:
    """The pawn has its place; after the last one the gaps close (T78).

    Until then a line is as long as it can be, -1 = nobody stands there.
    """
    line = table.board.lines[event.place] or (-1,) * (table.seats if event.place == TORTUGA else CREW)
    lines = list(table.board.lines)
    lines[event.place] = with_item(line, event.position, event.seat)
    board = replace(table.board, lines=(lines[0], lines[1], lines[2]))
    standing = sum(seat >= 0 for line in lines for seat in line)
    return replace(table, stage="gaps" if standing == table.seats else "pawn", board=board, current=-1)


def close_gaps(_table: Table) -> ev.GapsClosed:
    """All pawns have places."""
    return ev.GapsClosed()


def gaps_closed(table: Table, _event: ev.GapsClosed) -> Table:
    """Pawns have moved up; the captains' treasure lies as T78 says."""
    first, second, third = (tuple(seat for seat in line if seat >= 0) for line in table.board.lines)
    board = replace(table.board, lines=(first, second, third))
    board = stored(stored(board, DUTCHMAN, 1, 0), JOLLY, 0, 1)
    return replace(table, stage="next", board=board, current=_before_first(table, board))


def treasure_placed(table: Table, event: ev.TreasurePlaced) -> Table:
    """After both captains the first turn begins (T18, T19)."""
    board = stored(table.board, event.place, int(event.hold == 0), int(event.hold == 1))
    if event.place == JOLLY:
        return replace(table, board=board)
    return replace(table, stage="next", board=board, current=_before_first(table, board))


def _before_first(table: Table, board: Board) -> int:
    """The seat before the first player: captain of the Jolly Roger or the Dutchman, else Governor (T79)."""
    first = next(
        line[0] for line in (board.lines[JOLLY], board.lines[DUTCHMAN], board.lines[TORTUGA]) if line
    )
    return (first - 1) % table.seats


# ------------------------------------------------------------------------------------------- turns
def go_on(table: Table) -> ev.Event:
    """Refill (T32), then the next action or turn (T19, T26, T67)."""
    if table.events and "" in table.row:
        return ev.Refilled(table.row.index(""))
    if 0 < table.action < table.options.actions:
        return ev.ActionGranted(table.current)
    seat = (table.current + 1) % table.seats
    return ev.TurnMissed(seat) if table.scurvy[seat] else ev.TurnBegan(seat)


def turn_began(table: Table, event: ev.TurnBegan) -> Table:
    """Atlantis may be used first (T59 a); a lone Armada may be turned over by itself (U8)."""
    lone = table.cards if not table.events and not table.overtime else ()
    stalled = table.stalled + 1 if len(lone) == 1 else 0
    owner = table.maps[ATLANTIS]
    table = replace(
        table,
        stage="gap" if owner >= 0 and can_jump(table, owner) else "act",
        turn=table.turn + 1,
        action=1,
        current=event.seat,
        late=False,
        stalled=stalled,
        said=(0,) * table.seats,
    )
    limit = table.options.stall * table.seats
    if limit and stalled > limit:
        return replace(table, stage="turn", turned=Turned(event.seat, lone[0]))
    return table


def turn_missed(table: Table, event: ev.TurnMissed) -> Table:
    """Scurvy is over for this seat (T67)."""
    return replace(table, current=event.seat, scurvy=with_item(table.scurvy, event.seat, False))


def action_granted(table: Table, _event: ev.ActionGranted) -> Table:
    """Another action of the same turn (v2)."""
    return replace(table, stage="act", action=table.action + 1, late=False)


def time_ran_out(table: Table, _event: ev.TimeRanOut) -> Table:
    """Only View 2 is left, or the forcer picks (T38)."""
    if table.stage == "pick" and table.turned is not None:
        return replace(table, turned=replace(table.turned, picker=table.turned.forcer))
    return replace(table, late=True)


def refilled(table: Table, event: ev.Refilled) -> Table:
    """A new card lies in the row, unknown to everybody (T32)."""
    return replace(table, row=with_item(table.row, event.card, table.events[0]), events=table.events[1:])


def looked(table: Table, event: ev.Looked) -> Table:
    """The player knows these two cards (T27)."""
    row, mask = table.row, table.seen[event.seat]
    for card, known in zip(event.cards, event.events, strict=True):
        mask |= 1 << card
        row = row if known in (None, row[card]) else with_item(row, card, known)
    return finish(table, row=row, seen=with_item(table.seen, event.seat, mask))


def card_chosen(table: Table, event: ev.CardChosen) -> Table:
    """The card is turned over next (T28)."""
    return replace(table, stage="turn", turned=Turned(event.seat, event.card))


def forced(table: Table, event: ev.Forced) -> Table:
    """The target picks one of the two cards (T29)."""
    turned = Turned(event.target, forcer=event.seat, cards=event.cards, picker=event.target)
    return replace(table, stage="pick", turned=turned)


def picked(table: Table, event: ev.Picked) -> Table:
    """The forced player turns it over next (T29)."""
    assert table.turned is not None, "picked after being forced"
    return replace(table, stage="turn", turned=replace(table.turned, card=event.card))


def rowed(table: Table, event: ev.Rowed) -> Table:
    """The pawn is at the back of the line, or in the rowboat (T30)."""
    return arrive(table, moved(table.board, event.seat, event.place), "next")


def sneaked(table: Table, event: ev.Sneaked) -> Table:
    """A treasure is in the other hold (T35)."""
    step = -1 if event.hold == 0 else 1
    return finish(table, board=stored(table.board, event.place, step, -step))


def maroon_ordered(table: Table, event: ev.MaroonOrdered) -> Table:
    """The victim's maps may answer (T34, T57, T59 c)."""
    return start_marooning(table, event.target, "captain")


# --------------------------------------------------------------------------------------------- end
def overtime_began(table: Table, event: ev.OvertimeBegan) -> Table:
    """A new row and deck, of which nobody knows a card (T73, A13)."""
    row = event.cards[:ROW] + ("",) * (ROW - len(event.cards))
    return replace(
        table,
        stage="next",
        row=row,
        events=event.cards[ROW:],
        discards=(),
        seen=(0,) * table.seats,
        overtime=table.overtime + 1,
        action=0,
        turned=None,
        call=None,
        stalled=0,
    )


def end_game(table: Table) -> ev.GameEnded:
    """The team with more treasure wins; a tie is the Dutch player's, without one it is a draw (T71-T74)."""
    british, french = table.board.totals
    loyalties = tuple([loyalty for loyalty in table.loyalties if loyalty is not None])
    if british == french:
        return ev.GameEnded(loyalties, british, french, "dutch" if table.seats % 2 else None)
    return ev.GameEnded(loyalties, british, french, "british" if british > french else "french")


def game_ended(table: Table, event: ev.GameEnded) -> Table:
    """All loyalties are open."""
    return replace(table, stage="finished", loyalties=event.loyalties, winner=event.winner, turned=None)


def said(table: Table, event: ev.Said) -> Table:
    """Everybody has heard it."""
    return replace(table, said=with_item(table.said, event.seat, table.said[event.seat] + 1))
