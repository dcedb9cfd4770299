"""Phase 2: how the table changes while the five actions are resolved (R40-R66)."""

from __future__ import annotations

from msgspec.structs import replace

from tortuga.games.tortuga2014 import events as ev
from tortuga.games.tortuga2014.chance import with_chest
from tortuga.games.tortuga2014.legal import attacked_area
from tortuga.games.tortuga2014.moving import dropped, surplus_at
from tortuga.games.tortuga2014.pieces import BOARD, RAID, Action, Numbers
from tortuga.games.tortuga2014.state import Board, Table


def total(board: Board, action: Action, numbers: Numbers) -> int:
    """Sum of the dice on an action space and its bonus tile; 0 without a die (R41)."""
    points = sum([numbers[die][action] for die, at in enumerate(board.dice) if at == action])
    return points + board.bonus[action] if points else 0


def opening(table: Table) -> ev.ActionOpened:
    """The totals of the current action and who is best (R41-R43)."""
    numbers, action, start, count = table.options.numbers, table.action, table.start, table.seats
    totals = tuple([total(board, action, numbers) for board in table.boards])
    taking_part = [seat for seat in range(count) if totals[seat]]
    taking_part.sort(key=lambda seat: (-totals[seat], (seat - start) % count))
    return ev.ActionOpened(action, totals, tuple(taking_part))


def opened(table: Table, event: ev.ActionOpened) -> Table:
    """The best seats act in turn; an action without a die is skipped (R42)."""
    if not event.ranking:
        return _next_action(table)
    return replace(table, stage="act", place=0, attacked=-1, ranking=event.ranking, totals=event.totals)


def _next_action(table: Table) -> Table:
    """The action after the current one, or phase 3."""
    if table.action == RAID:
        return replace(table, stage="draw", ranking=(), totals=(), place=0, attacked=-1)
    return replace(table, stage="open", action=table.action + 1, ranking=(), totals=(), place=0, attacked=-1)


def _next_place(table: Table) -> Table:
    """The 2nd position, or the end of the action."""
    if table.place + 1 < len(table.actors):
        return replace(table, stage="act", place=table.place + 1)
    return _next_action(table)


def _acted(table: Table) -> Table:
    """One position is done: surplus where it is due (R60), then whoever comes next."""
    if table.action in (BOARD, RAID):
        last = table.place + 1 == len(table.actors)
        due = last or table.options.surplus_timing == "afterEachAttack"
        if due and any(surplus_at(board, table.action) for board in table.boards):
            return replace(table, stage="surplus")
    return _next_place(table)


def _with_board(table: Table, seat: int, board: Board) -> tuple[Board, ...]:
    return (*table.boards[:seat], board, *table.boards[seat + 1 :])


def forfeited(table: Table, _event: ev.Forfeited) -> Table:
    """The action is forfeited; positions do not move up (R45)."""
    return _acted(table)


def fleet_expanded(table: Table, event: ev.FleetExpanded) -> Table:
    """The boat token stands on its new box (R47)."""
    board = replace(table.boards[event.seat], boat=event.box)
    return _acted(replace(table, boards=_with_board(table, event.seat, board)))


def crew_recruited(table: Table, event: ev.CrewRecruited) -> Table:
    """The pirate token stands on its new box (R48)."""
    board = replace(table.boards[event.seat], pirate=event.box)
    return _acted(replace(table, boards=_with_board(table, event.seat, board)))


def hunt_started(table: Table, _event: ev.HuntStarted) -> Table:
    """Chance answers what the hunt brings."""
    return replace(table, stage="hunt")


def hunt_drawn(table: Table, event: ev.HuntDrawn) -> Table:
    """A chest on the island area; of two tiles one will be kept, one alone is kept at once (R49, R74)."""
    board, bag = table.boards[event.seat], table.bag
    if event.chest is not None:
        board, bag = replace(board, island=(*board.island, event.chest)), with_chest(bag, event.chest, -1)
    if len(event.tiles) == 2:
        boards = _with_board(table, event.seat, board)
        return replace(table, stage="tile", boards=boards, bag=bag, drawn=event.tiles)
    board = replace(board, tiles=board.tiles + event.tiles)
    return _acted(replace(table, boards=_with_board(table, event.seat, board), bag=bag))


def tile_kept(table: Table, event: ev.TileKept) -> Table:
    """One tile lies face down beside the board, the other is back in the pool (R49)."""
    board = table.boards[event.seat]
    board = replace(board, tiles=(*board.tiles, table.drawn[event.index]))
    return _acted(replace(table, boards=_with_board(table, event.seat, board), drawn=()))


def attacked(table: Table, event: ev.Attacked) -> Table:
    """A chest changed hands or was claimed, and tokens moved left (R52, R53)."""
    boards, center, boarding = list(table.boards), table.center, event.action == BOARD
    victim, attacker = boards[event.target], boards[event.seat]
    if event.position is not None:
        area = attacked_area(victim, event.action)
        rest = area[: event.position] + area[event.position + 1 :]
        victim = replace(victim, fleet=rest) if boarding else replace(victim, crew=rest)
    elif event.chest is not None:
        center = tuple([chest for chest in center if chest != event.chest])
    if event.chest is not None:
        attacker = replace(attacker, island=(*attacker.island, event.chest))
    if boarding:
        victim, attacker = replace(victim, boat=event.target_box), replace(attacker, boat=event.box)
    else:
        victim, attacker = replace(victim, pirate=event.target_box), replace(attacker, pirate=event.box)
    boards[event.target], boards[event.seat] = victim, attacker
    target = event.target if event.place == 0 else table.attacked
    return _acted(replace(table, boards=tuple(boards), center=center, attacked=target))


def surplus(table: Table) -> ev.SurplusDropped:
    """The chests that must leave now (R60-R62)."""
    return ev.SurplusDropped(table.action, tuple([surplus_at(board, table.action) for board in table.boards]))


def surplus_dropped(table: Table, event: ev.SurplusDropped) -> Table:
    """Chests beyond the limit lie on the center island or in the bag (R63, R90)."""
    bag, center, boards = table.bag, table.center, list(table.boards)
    for seat, chests in enumerate(event.dropped):
        if not chests:
            continue
        bag, center = dropped(bag, center, chests, table.seats)
        board = boards[seat]
        left = attacked_area(board, event.action)[: -len(chests)]
        boards[seat] = replace(board, fleet=left) if event.action == BOARD else replace(board, crew=left)
    return _next_place(replace(table, boards=tuple(boards), bag=bag, center=center))
