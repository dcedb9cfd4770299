"""The course of a game in the order of play: how each event changes the table, and what follows by rule.

Functions named after an event (`rolled`) take it and return the table after it; those named by a verb
(`reveal`) return the event that follows without choice or chance; the others are arithmetic for both.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

from msgspec.structs import replace

from tortuga.games.tortuga2014 import events as ev
from tortuga.games.tortuga2014.chance import Bag, with_chest
from tortuga.games.tortuga2014.commands import Keep, MoveChests, TakeBonus
from tortuga.games.tortuga2014.legal import attacked_area, is_stuck
from tortuga.games.tortuga2014.pieces import (
    BOARD,
    CHEST_INDEX,
    NO_DICE,
    NO_FACE,
    RAID,
    SKULL,
    Action,
    Chest,
    Numbers,
)
from tortuga.games.tortuga2014.scoring import score
from tortuga.games.tortuga2014.state import Attack, Board, Table

Value = TypeVar("Value")

FULL_BONUS = (2, 2, 2, 2, 2)
"""All five bonus spaces show 2: the seat gets no more tiles (R37)."""


def _with_item(values: tuple[Value, ...], index: int, value: Value) -> tuple[Value, ...]:
    """The values with one of them replaced."""
    return (*values[:index], value, *values[index + 1 :])


# Setup (R19-R25)


def start_drawn(table: Table, event: ev.StartDrawn) -> Table:
    """A seat holds the start player token (R24)."""
    return replace(table, stage="setup", start=event.seat)


def chests_dealt(table: Table, event: ev.ChestsDealt) -> Table:
    """Every board has a chest on its island area and one on its crew area; round 1 begins (R23)."""
    bag, boards = table.bag, []
    for board, island, crew in zip(table.boards, event.island, event.crew, strict=True):
        bag = with_chest(with_chest(bag, island, -1), crew, -1)
        boards.append(replace(board, island=(island,), crew=(crew,)))
    return replace(table, stage="roll", boards=tuple(boards), bag=bag, round=1, cycle=0)


# Phase 1: roll the dice (R27-R39)


def rolled(table: Table, event: ev.Rolled) -> Table:
    """Dice lie behind the screens; rolling seats owe a keep, finished seats a bonus tile (R36)."""
    chosen = tuple([board.finished and board.bonus == FULL_BONUS for board in table.boards])
    return replace(table, stage="select", cycle=event.cycle, rolls=event.faces, chosen=chosen)


def committed(table: Table, event: ev.Committed) -> Table:
    """A secret choice is in; after the last one the rules go on."""
    chosen = _with_item(table.chosen, event.seat, True)
    commits = _with_item(table.commits, event.seat, event.command)
    if all(chosen):
        return replace(
            table, stage="moved" if table.stage == "move" else "reveal", chosen=chosen, commits=commits
        )
    return replace(table, chosen=chosen, commits=commits)


def reveal(table: Table) -> ev.Revealed:
    """What becomes public when the screens go up (R32)."""
    kept: list[tuple[int, ...]] = []
    faces: list[ev.Faces] = []
    bonus: list[int] = []
    for board, command, roll in zip(table.boards, table.commits, table.rolls, strict=True):
        if board.finished:
            kept.append(())
            faces.append(())
            bonus.append(command.action if isinstance(command, TakeBonus) else -1)
            continue
        assert isinstance(command, Keep), "every seat that rolls has chosen"
        assert roll is not None, "the full state knows every roll"
        dice = command.dice
        kept.append(dice)
        shown = tuple([face if die in dice else NO_FACE for die, face in enumerate(roll)])
        faces.append(shown if dice else roll)
        bonus.append(-1)
    return ev.Revealed(tuple(kept), tuple(faces), tuple(bonus))


def revealed(table: Table, event: ev.Revealed) -> Table:
    """Natural keeps and bonus tiles are placed; skull-only keeps and stuck seats wait (R33-R38)."""
    boards = list(table.boards)
    declaring, stuck = [], []
    kept: list[tuple[int, ...]] = [()] * len(boards)
    rolls: list[ev.Faces] = [()] * len(boards)
    for seat, (board, dice, faces) in enumerate(zip(table.boards, event.kept, event.faces, strict=True)):
        bonus = event.bonus[seat]
        if bonus >= 0:
            boards[seat] = replace(board, bonus=_with_item(board.bonus, bonus, board.bonus[bonus] + 1))
        elif dice:
            action = next((faces[die] for die in dice if faces[die] != SKULL), None)
            if action is None:
                declaring.append(seat)
                kept[seat] = dice
            else:
                boards[seat] = with_dice(board, dice, action)
        elif not board.finished:
            stuck.append(seat)
            rolls[seat] = faces
    return _onward(
        table,
        boards=tuple(boards),
        rolls=tuple(rolls),
        commits=(None,) * len(boards),
        kept=tuple(kept),
        declaring=table.clockwise(tuple(declaring)),
        stuck=table.clockwise(tuple(stuck)),
    )


def with_dice(board: Board, dice: tuple[int, ...], action: Action) -> Board:
    """The board with dice put on an action space."""
    return replace(board, dice=tuple([action if die in dice else at for die, at in enumerate(board.dice)]))


def _onward(table: Table, **changes: Any) -> Table:
    """Change the table and go on to declarations, forced rerolls, the next cycle, or the actions."""
    boards: tuple[Board, ...] = changes.get("boards", table.boards)
    if changes.get("declaring", table.declaring):
        return replace(table, stage="skulls", **changes)
    if changes.get("stuck", table.stuck):
        return replace(table, stage="reroll", **changes)
    if all([board.finished for board in boards]):
        return replace(table, stage="open", action=0, **changes)
    return replace(table, stage="roll", **changes)


def skulls_declared(table: Table, event: ev.SkullsDeclared) -> Table:
    """The kept skulls of a seat lie on the action it named (R34)."""
    seat = event.seat
    board = with_dice(table.boards[seat], table.kept[seat], event.action)
    return _onward(
        table,
        boards=_with_item(table.boards, seat, board),
        kept=_with_item(table.kept, seat, ()),
        declaring=table.declaring[1:],
    )


def rerolled(table: Table, event: ev.Rerolled) -> Table:
    """A stuck seat's dice lie open; it keeps some if it can, or rerolls again (R35)."""
    seat = event.seat
    rolls = _with_item(table.rolls, seat, event.faces)
    again = is_stuck(event.faces, table.boards[seat])
    return replace(table, stage="reroll" if again else "reroll-keep", rolls=rolls, attempt=event.attempt)


def kept_openly(table: Table, event: ev.KeptOpenly) -> Table:
    """The keep of a forced reroll is placed, or its skulls are declared at once (R35)."""
    seat = event.seat
    faces = table.rolls[seat]
    assert faces is not None, "forced rerolls are open"
    changes: dict[str, Any] = {
        "rolls": _with_item(table.rolls, seat, ()),
        "stuck": table.stuck[1:],
        "attempt": 0,
    }
    action = next((faces[die] for die in event.dice if faces[die] != SKULL), None)
    if action is None:
        kept = _with_item(table.kept, seat, event.dice)
        return _onward(table, kept=kept, declaring=(seat,), **changes)
    board = with_dice(table.boards[seat], event.dice, action)
    return _onward(table, boards=_with_item(table.boards, seat, board), **changes)


# Phase 2: actions (R40-R66)


def open_action(table: Table) -> ev.ActionOpened:
    """The totals of the current action and who is best (R41-R43)."""
    numbers, action, start, count = table.options.numbers, table.action, table.start, table.seats
    totals = tuple([total(board, action, numbers) for board in table.boards])
    taking_part = [seat for seat in range(count) if totals[seat]]
    taking_part.sort(key=lambda seat: (-totals[seat], (seat - start) % count))
    return ev.ActionOpened(action, totals, tuple(taking_part))


def total(board: Board, action: Action, numbers: Numbers) -> int:
    """Sum of the dice on an action space and its bonus tile; 0 without a die (R41)."""
    points = sum([numbers[die][action] for die, at in enumerate(board.dice) if at == action])
    return points + board.bonus[action] if points else 0


def opened(table: Table, event: ev.ActionOpened) -> Table:
    """The best seats act in turn; an action without dice is skipped (R42)."""
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
    """One position has acted: surplus is dropped where due (R60), then play goes on."""
    if table.action in (BOARD, RAID):
        last = table.place + 1 == len(table.actors)
        due = table.options.drops_surplus(last=last)
        if due and any(surplus_at(board, table.action) for board in table.boards):
            return replace(table, stage="surplus")
    return _next_place(table)


def forfeited(table: Table, _event: ev.Forfeited) -> Table:
    """The action is forfeited; positions do not move up (R45)."""
    return _acted(table)


def fleet_expanded(table: Table, event: ev.FleetExpanded) -> Table:
    """The boat token stands on its new box (R47)."""
    board = replace(table.boards[event.seat], boat=event.box)
    return _acted(replace(table, boards=_with_item(table.boards, event.seat, board)))


def crew_recruited(table: Table, event: ev.CrewRecruited) -> Table:
    """The pirate token stands on its new box (R48)."""
    board = replace(table.boards[event.seat], pirate=event.box)
    return _acted(replace(table, boards=_with_item(table.boards, event.seat, board)))


def hunt_started(table: Table, _event: ev.HuntStarted) -> Table:
    """Chance decides what the hunt brings."""
    return replace(table, stage="hunt")


def hunt_drawn(table: Table, event: ev.HuntDrawn) -> Table:
    """A chest on the island area; the seat chooses between two tiles, or keeps a single one (R49, R74)."""
    board, bag = table.boards[event.seat], table.bag
    if event.chest is not None:
        board, bag = replace(board, island=(*board.island, event.chest)), with_chest(bag, event.chest, -1)
    if len(event.tiles) == 2:
        boards = _with_item(table.boards, event.seat, board)
        return replace(table, stage="tile", boards=boards, bag=bag, drawn=event.tiles)
    board = replace(board, tiles=board.tiles + event.tiles)
    return _acted(replace(table, boards=_with_item(table.boards, event.seat, board), bag=bag))


def tile_kept(table: Table, event: ev.TileKept) -> Table:
    """One tile lies face down beside the board, the other is back in the pool (R49)."""
    board = table.boards[event.seat]
    board = replace(board, tiles=(*board.tiles, table.drawn[event.index]))
    return _acted(replace(table, boards=_with_item(table.boards, event.seat, board), drawn=()))


def attacked(table: Table, event: ev.Attacked) -> Table:
    """A chest changed hands or was claimed, and tokens moved left (R52, R53)."""
    public = tuple([board.face_down() for board in table.boards])
    attack = Attack(event.action, event.place, event.seat, event.target, table.attacked, public)
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
    attacks = (*table.attacks, attack)
    return _acted(replace(table, boards=tuple(boards), center=center, attacked=target, attacks=attacks))


def drop_surplus(table: Table) -> ev.SurplusDropped:
    """All seats drop the chests beyond their limits (R60-R62)."""
    return ev.SurplusDropped(table.action, tuple([surplus_at(board, table.action) for board in table.boards]))


def surplus_at(board: Board, action: Action) -> tuple[Chest, ...]:
    """Chests beyond the limit of the area that the action attacks, the rightmost first (R61, R62)."""
    area, limit = attacked_area(board, action), board.limit(action)
    return area[: limit - len(area) - 1 : -1] if len(area) > limit else ()


def surplus_dropped(table: Table, event: ev.SurplusDropped) -> Table:
    """Chests beyond the limit lie on the center island or in the bag (R63, R90)."""
    bag, center, boards = table.bag, table.center, list(table.boards)
    for seat, chests in enumerate(event.dropped):
        if not chests:
            continue
        bag, center = after_dropping(bag, center, chests, table.seats)
        board = boards[seat]
        left = attacked_area(board, event.action)[: -len(chests)]
        boards[seat] = replace(board, fleet=left) if event.action == BOARD else replace(board, crew=left)
    return _next_place(replace(table, boards=tuple(boards), bag=bag, center=center))


def after_dropping(
    bag: Bag, center: tuple[Chest, ...], chests: Iterable[Chest], seats: int
) -> tuple[Bag, tuple[Chest, ...]]:
    """Bag and center island after chests were dropped (R63, R90)."""
    chests = tuple(chests)
    for chest, stays in zip(chests, staying(center, chests, seats), strict=True):
        if stays:
            center = tuple(sorted((*center, chest), key=CHEST_INDEX.__getitem__))
        else:
            bag = with_chest(bag, chest, +1)
    return bag, center


def staying(center: tuple[Chest, ...], chests: Iterable[Chest], seats: int) -> tuple[bool, ...]:
    """By dropped chest, whether it stays on the center island: one of each colour, none with two seats.

    The others go into the bag (R63, R90).
    """
    there, stays = set(center), []
    for chest in chests:
        stays.append(seats > 2 and chest not in there)
        there.add(chest)
    return tuple(stays)


# Phase 3: move chests, and the end (R67-R77)


def chests_drawn(table: Table, event: ev.ChestsDrawn) -> Table:
    """The dice are back behind the screens and each island area got a chest (R46, R67)."""
    bag, boards = table.bag, []
    for board, chest in zip(table.boards, event.chests, strict=True):
        island = board.island
        if chest is not None:
            bag, island = with_chest(bag, chest, -1), (*island, chest)
        boards.append(replace(board, dice=NO_DICE, island=island))
    return replace(table, stage="move", boards=tuple(boards), bag=bag, chosen=(False,) * len(boards))


def move_chests(table: Table) -> ev.ChestsMoved:
    """All secret orders, carried out together (R72)."""
    moves = tuple([command if isinstance(command, MoveChests) else None for command in table.commits])
    return ev.ChestsMoved(moves)


def chests_moved(table: Table, event: ev.ChestsMoved) -> Table:
    """Fleet to Tortuga, crew to fleet, island to crew; the rest to the center island or the bag (R68-R72)."""
    bag, center, boards, chosen = table.bag, table.center, list(table.boards), list(table.chosen)
    for seat, move in enumerate(event.moves):
        if move is None:
            continue
        board = boards[seat]
        bag, center = after_dropping(bag, center, surplus_of(board, move), table.seats)
        tortuga = board.tortuga + board.fleet
        boards[seat] = replace(board, tortuga=tortuga, fleet=move.to_fleet, crew=move.to_crew, island=())
        chosen[seat] = True
    return replace(
        table,
        stage="end" if all(chosen) else "move",
        boards=tuple(boards),
        bag=bag,
        center=center,
        chosen=tuple(chosen),
        commits=(None,) * len(boards),
    )


def surplus_of(board: Board, move: MoveChests) -> tuple[Chest, ...]:
    """Chests that a move leaves behind, in the order in which they lay (R70)."""
    crew, island = list(board.crew), list(board.island)
    for chest in move.to_fleet:
        crew.remove(chest)
    for chest in move.to_crew:
        island.remove(chest)
    return tuple(crew + island)


def end_round(table: Table) -> ev.RoundEnded | ev.GameEnded:
    """The next round, or the end once a seat has enough chests in Tortuga (R76, R77, R85)."""
    if all(len(board.tortuga) < table.options.target for board in table.boards):
        return ev.RoundEnded((table.start + 1) % table.seats)
    scores = tuple(score(board).total for board in table.boards)
    best = max(scores)
    return ev.GameEnded(
        tuple(tuple(tile for tile in board.tiles if tile is not None) for board in table.boards),
        scores,
        tuple(seat for seat, points in enumerate(scores) if points == best),
    )


def round_ended(table: Table, event: ev.RoundEnded) -> Table:
    """A new round begins with the next start player (R26)."""
    return replace(table, stage="roll", start=event.start, round=table.round + 1, cycle=0)


def game_ended(table: Table, event: ev.GameEnded) -> Table:
    """All treasure tiles lie open."""
    boards = tuple(
        replace(board, tiles=tiles) for board, tiles in zip(table.boards, event.tiles, strict=True)
    )
    return replace(table, stage="finished", boards=boards)
