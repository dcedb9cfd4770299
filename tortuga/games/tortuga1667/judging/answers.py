"""Answers judged that are neither an action nor an event card's: ballots, maps, set-up, treasure, losses."""

from __future__ import annotations

from tortuga.games.tortuga1667 import commands as cmd
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.judging.checks import check_hand, check_hold
from tortuga.games.tortuga1667.legal import in_order, may_run_out
from tortuga.games.tortuga1667.pieces import CREW, ELDORADO, HOLDS, SHIPS, TORTUGA
from tortuga.games.tortuga1667.state import Table
from tortuga.games.tortuga1667.votes import called
from tortuga.kernel.errors import Refusal


def ballot(table: Table, seat: int, command: cmd.Ballot) -> ev.BallotCast:
    """One card of one's own hand, with El Dorado perhaps two (T47, T60)."""
    cards = command.cards
    if len(cards) != 1 and not (len(cards) == 2 and table.maps[ELDORADO] == seat):
        raise Refusal("refusal-one-vote-only")
    check_hand(table, seat, cards)
    if len(cards) > 1 and cards != in_order(cards):
        raise Refusal("refusal-cards-order")
    return ev.BallotCast(seat, cards)


def pick(table: Table, seat: int, command: cmd.Pick) -> ev.Picked:
    """One of the two cards (T29)."""
    if table.turned is None or command.card not in table.turned.cards:
        raise Refusal("refusal-not-pointed-at")
    return ev.Picked(seat, command.card)


def take(table: Table, seat: int, command: cmd.TakeTreasure) -> ev.TreasureTaken:
    """From the Galleon while it has any, else from a hold of the other ship (T48)."""
    board, ship, source = table.board, called(table).place, command.source
    check_hold(command.hold)
    if board.galleon and source != -1:
        raise Refusal("refusal-galleon-first")
    if not board.galleon:
        if source not in HOLDS:
            raise Refusal("refusal-galleon-empty")
        if not board.holds[1 - ship][source]:
            raise Refusal("refusal-hold-empty")
    return ev.TreasureTaken(seat, ship, source, HOLDS[command.hold])


def leave(_table: Table, seat: int, _: cmd.LeaveTreasure) -> ev.TreasureLeft:
    """Nothing (A15)."""
    return ev.TreasureLeft(seat)


def place_treasure(table: Table, seat: int, command: cmd.PlaceTreasure) -> ev.TreasurePlaced:
    """Either hold of one's own ship (T18)."""
    check_hold(command.hold)
    return ev.TreasurePlaced(seat, table.board.place(seat), command.hold)


def take_place(table: Table, seat: int, command: cmd.TakePlace) -> ev.PlaceTaken:
    """A free place of a ship or of Tortuga (T78)."""
    if command.place not in (*SHIPS, TORTUGA):
        raise Refusal("refusal-no-such-place")
    line = table.board.lines[command.place]
    if command.place in SHIPS and line and -1 not in line:
        raise Refusal("refusal-ship-full")
    room = len(line) or (table.seats if command.place == TORTUGA else CREW)
    if not 0 <= command.position < room:
        raise Refusal("refusal-no-such-place")
    if line and line[command.position] >= 0:
        raise Refusal("refusal-place-taken", seat=line[command.position] + 1)
    return ev.PlaceTaken(seat, command.place, command.position)


def lose(table: Table, seat: int, command: cmd.LoseVote) -> ev.VoteLost:
    """A card of one's own hand (T40)."""
    check_hand(table, seat, (command.card,))
    return ev.VoteLost(seat, command.card)


def use_map(table: Table, seat: int, _: cmd.UseMap) -> ev.MapUsed:
    """The map that is asked for (T57-T59)."""
    place = table.board.place(seat)
    if table.stage == "fountain":
        return ev.MapUsed(seat, "fountain", place)
    return ev.MapUsed(seat, "atlantis", 1 - place)


def keep_map(table: Table, seat: int, _: cmd.KeepMap) -> ev.MapKept:
    """The same, kept."""
    return ev.MapKept(seat, "fountain" if table.stage == "fountain" else "atlantis")


def run_out(table: Table, seat: int, _: cmd.RunOut) -> ev.TimeRanOut:
    """The time of a turn or of a pick (T38)."""
    if not may_run_out(table, seat):
        raise Refusal("refusal-time-left")
    return ev.TimeRanOut(seat)
