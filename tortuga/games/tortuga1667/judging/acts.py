"""The nine actions judged (T26-T35), and in v2 a letter that was saved."""

from __future__ import annotations

from tortuga.games.tortuga1667 import commands as cmd
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.board import destinations
from tortuga.games.tortuga1667.judging.cards import rescue
from tortuga.games.tortuga1667.judging.checks import check_hold, check_other
from tortuga.games.tortuga1667.pieces import BOATS, HOLDS, SHIPS, TORTUGA, VoteKind
from tortuga.games.tortuga1667.state import Table
from tortuga.kernel.errors import Refusal


def look(table: Table, seat: int, command: cmd.LookAt) -> ev.Looked:
    """View 2 (T27)."""
    first, second = command.cards
    _check_pair(table, first, second)
    return ev.Looked(seat, command.cards, (table.row[first], table.row[second]))


def reveal(table: Table, seat: int, command: cmd.Reveal) -> ev.CardChosen:
    """Reveal 1 (T28)."""
    if command.card not in table.cards:
        raise Refusal("refusal-no-such-card")
    return ev.CardChosen(seat, command.card)


def force(table: Table, seat: int, command: cmd.Force) -> ev.Forced:
    """Force another player (T29)."""
    _check_pair(table, *command.cards)
    check_other(table, seat, command.target)
    return ev.Forced(seat, command.target, command.cards)


def row(table: Table, seat: int, command: cmd.Row) -> ev.Rowed:
    """Row to a place that adjoins and has room (T30)."""
    _check_way(table, seat, command.place)
    return ev.Rowed(seat, table.board.place(seat), command.place)


def attack(table: Table, seat: int, _: cmd.Attack) -> ev.VoteCalled:
    """Call an attack (T48, T49)."""
    ship = _rank(table, seat, "attack")
    if not table.board.takeable(ship):
        raise Refusal("refusal-nothing-to-take")
    return ev.VoteCalled(seat, "attack", ship, seat)


def maroon(table: Table, seat: int, command: cmd.Maroon) -> ev.MaroonOrdered:
    """Maroon somebody of one's own ship (T34)."""
    ship = _rank(table, seat, "attack")
    check_other(table, seat, command.target)
    if command.target not in table.board.lines[ship]:
        raise Refusal("refusal-not-aboard", seat=command.target + 1)
    return ev.MaroonOrdered(seat, command.target)


def mutiny(table: Table, seat: int, _: cmd.Mutiny) -> ev.VoteCalled:
    """Call a mutiny (T50)."""
    ship = _rank(table, seat, "mutiny")
    return ev.VoteCalled(seat, "mutiny", ship, table.board.captain(ship))


def brawl(table: Table, seat: int, _: cmd.Brawl) -> ev.VoteCalled:
    """Call a brawl (T51)."""
    if table.board.governor != seat:
        raise Refusal("refusal-governor-only")
    return ev.VoteCalled(seat, "brawl", TORTUGA, -1)


def sneak(table: Table, seat: int, command: cmd.Sneak) -> ev.Sneaked:
    """A treasure from one hold of one's own ship to the other (T35)."""
    board, place = table.board, table.board.place(seat)
    check_hold(command.hold)
    if place not in SHIPS or board.boy(place) != seat:
        raise Refusal("refusal-boy-only")
    if board.holds[place] == (0, 0):
        raise Refusal("refusal-no-treasure-aboard")
    if not board.holds[place][command.hold]:
        raise Refusal("refusal-hold-empty")
    return ev.Sneaked(seat, place, HOLDS[command.hold])


def saved_letter(table: Table, seat: int, command: cmd.Rescue) -> ev.Rescued:
    """v2: a Letter of Marque that was saved (part 13)."""
    if not table.letters[seat]:
        raise Refusal("refusal-not-now")
    return rescue(table, seat, command)


def _check_pair(table: Table, first: int, second: int) -> None:
    """Accept two cards of the row, the left one first (T27, T29, T33)."""
    cards = table.cards
    if len(cards) < 2:
        raise Refusal("refusal-one-card-left")
    if not (first in cards and second in cards and first < second):
        raise Refusal("refusal-two-cards")


def _check_way(table: Table, seat: int, place: int) -> None:
    """Accept a place that adjoins and has room (T23, T30, T61)."""
    board, here = table.board, table.board.place(seat)
    if place in destinations(board, seat):
        return
    if place in BOATS and here in (TORTUGA, place - BOATS[0]):
        if place == board.closed:
            raise Refusal("refusal-boat-closed")
        raise Refusal("refusal-boat-taken", seat=board.boats[place - BOATS[0]] + 1)
    if here in BOATS and place == here - BOATS[0]:
        raise Refusal("refusal-ship-full")
    raise Refusal("refusal-not-adjoining")


def _rank(table: Table, seat: int, kind: VoteKind) -> int:
    """The ship of which the seat is captain, for a mutiny First Mate (T48, T50)."""
    board, place = table.board, table.board.place(seat)
    if place in BOATS:
        raise Refusal("refusal-no-rank-in-boat")
    if kind == "attack" and (place not in SHIPS or board.captain(place) != seat):
        raise Refusal("refusal-captain-only")
    if kind == "mutiny" and (place not in SHIPS or board.mate(place) != seat):
        raise Refusal("refusal-mate-only")
    return place
