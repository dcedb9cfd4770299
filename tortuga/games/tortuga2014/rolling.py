"""Phase 1: how the table changes while dice are rolled, kept, revealed and declared (R27-R39)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tortuga.games.tortuga2014 import events as ev
from tortuga.games.tortuga2014.commands import Keep, TakeBonus
from tortuga.games.tortuga2014.legal import is_stuck
from tortuga.games.tortuga2014.pieces import BOARD, RAID, SKULL, Action
from tortuga.games.tortuga2014.state import Board, Table

DEALT_OUT = (2, 2, 2, 2, 2)
"""Bonus spaces of a seat that can take no further tile (R37)."""


def rolled(table: Table, event: ev.Rolled) -> Table:
    """Dice lie behind the screens; rolling seats owe a keep, finished seats a bonus tile (R36)."""
    chosen = tuple([board.finished and board.bonus == DEALT_OUT for board in table.boards])
    return replace(table, stage="select", cycle=event.cycle, rolls=event.faces, chosen=chosen)


def committed(table: Table, event: ev.Committed) -> Table:
    """One more secret choice is in; with the last one the rules go on."""
    seat = event.seat
    chosen = (*table.chosen[:seat], True, *table.chosen[seat + 1 :])
    commits = (*table.commits[:seat], event.command, *table.commits[seat + 1 :])
    if all(chosen):
        return replace(
            table, stage="moved" if table.stage == "move" else "reveal", chosen=chosen, commits=commits
        )
    return replace(table, chosen=chosen, commits=commits)


def placed(board: Board, dice: tuple[int, ...], action: Action) -> Board:
    """The board with dice put on an action space."""
    return replace(board, dice=tuple([action if die in dice else at for die, at in enumerate(board.dice)]))


def revealed(table: Table, event: ev.Revealed) -> Table:
    """Natural keeps and bonus tiles are placed; skull-only keeps and stuck seats wait (R33-R38)."""
    boards = list(table.boards)
    declaring, stuck = [], []
    kept: list[tuple[int, ...]] = [()] * len(boards)
    rolls: list[ev.Faces] = [()] * len(boards)
    for seat, (board, dice, faces) in enumerate(zip(table.boards, event.kept, event.faces, strict=True)):
        bonus = event.bonus[seat]
        if bonus >= 0:
            tiles = board.bonus
            boards[seat] = replace(board, bonus=(*tiles[:bonus], tiles[bonus] + 1, *tiles[bonus + 1 :]))
        elif dice:
            action = next((faces[die] for die in dice if faces[die] != SKULL), None)
            if action is None:
                declaring.append(seat)
                kept[seat] = dice
            else:
                boards[seat] = placed(board, dice, action)
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


def _onward(table: Table, **changes: Any) -> Table:
    """What comes next in the phase: declarations, forced rerolls, the next cycle, or the actions."""
    boards: tuple[Board, ...] = changes.get("boards", table.boards)
    if changes.get("declaring", table.declaring):
        return replace(table, stage="skulls", **changes)
    if changes.get("stuck", table.stuck):
        return replace(table, stage="reroll", **changes)
    if all([board.finished for board in boards]):
        return replace(table, stage="open", action=0, **changes)
    return replace(table, stage="roll", **changes)


def skulls_declared(table: Table, event: ev.SkullsDeclared) -> Table:
    """All kept skulls of a seat lie on the named action (R34)."""
    seat = event.seat
    board = placed(table.boards[seat], table.kept[seat], event.action)
    return _onward(
        table,
        boards=(*table.boards[:seat], board, *table.boards[seat + 1 :]),
        kept=(*table.kept[:seat], (), *table.kept[seat + 1 :]),
        declaring=table.declaring[1:],
    )


def rerolled(table: Table, event: ev.Rerolled) -> Table:
    """A stuck seat's dice lie open; it keeps some if it can, else it rerolls again (R35)."""
    seat, board = event.seat, table.boards[event.seat]
    rolls = (*table.rolls[:seat], event.faces, *table.rolls[seat + 1 :])
    again = is_stuck(event.faces, board.room(BOARD), board.room(RAID))
    return replace(table, stage="reroll" if again else "reroll-keep", rolls=rolls, attempt=event.attempt)


def kept_openly(table: Table, event: ev.KeptOpenly) -> Table:
    """The keep of a forced reroll is placed, or its skulls are declared at once (R35)."""
    seat = event.seat
    faces = table.rolls[seat]
    assert faces is not None, "forced rerolls are open"
    changes: dict[str, Any] = {
        "rolls": (*table.rolls[:seat], (), *table.rolls[seat + 1 :]),
        "stuck": table.stuck[1:],
        "attempt": 0,
    }
    action = next((faces[die] for die in event.dice if faces[die] != SKULL), None)
    if action is None:
        kept = (*table.kept[:seat], event.dice, *table.kept[seat + 1 :])
        return _onward(table, kept=kept, declaring=(seat,), **changes)
    board = placed(table.boards[seat], event.dice, action)
    return _onward(table, boards=(*table.boards[:seat], board, *table.boards[seat + 1 :]), **changes)


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
        assert isinstance(command, Keep), "whoever rolls has kept something"
        assert roll is not None, "the full state knows every roll"
        dice = command.dice
        kept.append(dice)
        faces.append(tuple([face if die in dice else -1 for die, face in enumerate(roll)]) if dice else roll)
        bonus.append(-1)
    return ev.Revealed(tuple(kept), tuple(faces), tuple(bonus))
