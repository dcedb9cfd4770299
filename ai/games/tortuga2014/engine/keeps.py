"""Decisions of phase 1: which dice to keep, where skulls go, where a bonus tile goes (R28-R38)."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ai.games.tortuga2014.engine.batch import Ints
from ai.games.tortuga2014.engine.evaluation import ActionValue, Evaluation, Tables, spread_over
from ai.games.tortuga2014.engine.opponents import Finals
from ai.games.tortuga2014.engine.outcome_classes import Field, chance_first, own_totals
from ai.games.tortuga2014.engine.rollout import CommonDraws
from ai.games.tortuga2014.expectimax import Floats, declarations, ranked_keeps, solve_cycles
from ai.games.tortuga2014.panel.prospects import by_total
from ai.games.tortuga2014.panel.stages import STUCK, name, own_roll, reason, total_after
from tortuga.games.tortuga2014.commands import DeclareSkulls, Keep, TakeBonus
from tortuga.games.tortuga2014.legal import legal
from tortuga.games.tortuga2014.pieces import BOARD, RAID, UNASSIGNED
from tortuga.kernel.players import Reason


@dataclass(slots=True)
class Solved:
    """One's own dice turn with its values."""

    values: Floats
    """(cycles left,) + (6,) * free dice, as from `solve_cycles`: own win share after a keep of each cycle."""
    finish: list[float]
    """By cycle from the running one, one's own win share that finishing in it earns."""


def solved(evaluation: Evaluation, tables: Tables) -> Solved:
    """The best play of the rest of one's own dice turn."""
    board = evaluation.view.board
    free = tables.terminal.ndim
    cycle = evaluation.table.cycle
    finish = [0.0] * free
    if evaluation.settings.timing:
        finish = [tables.tile * float(tables.waiting[min(cycle + step, 5)]) for step in range(free)]
    return Solved(solve_cycles(tables.terminal, board.room(BOARD), board.room(RAID), finish), finish)


def value_keeps(evaluation: Evaluation) -> list[ActionValue]:
    """Every legal keep of one's own roll by exact expectimax over the remaining rolls."""
    tables = evaluation.tables()
    return value_solved_keeps(evaluation, tables, solved(evaluation, tables))


def value_solved_keeps(evaluation: Evaluation, tables: Tables, turn: Solved) -> list[ActionValue]:
    """Every legal keep of one's own roll, valued by the solved turn."""
    board = evaluation.view.board
    free = [die for die, at in enumerate(board.dice) if at == UNASSIGNED]
    roll = own_roll(evaluation.view)
    keeps = ranked_keeps(turn.values[0], (UNASSIGNED,) * len(free), [roll[die] for die in free])
    if not keeps:
        value = float(tables.equity[evaluation.seat])
        return [ActionValue(Keep(()), value, tuple(map(float, tables.equity)), STUCK)]
    action_values = []
    for kept in keeps:
        dice = tuple(free[index] for index in kept.dice)
        id = "advice-keep-skulls" if kept.skulls_only else "advice-keep"
        why = _by_total(evaluation, tables.field, id, dice, kept.action)
        action_values.append(_valued(evaluation, tables, Keep(dice), kept.value, why))
    return action_values


def value_declarations(evaluation: Evaluation) -> list[ActionValue]:
    """Every action for the kept skulls, now that all keeps of the cycle are known (R34)."""
    tables = evaluation.tables()
    return value_solved_declarations(evaluation, tables, solved(evaluation, tables))


def value_solved_declarations(evaluation: Evaluation, tables: Tables, turn: Solved) -> list[ActionValue]:
    """Every action for the kept skulls, valued by the solved turn."""
    board = evaluation.view.board
    free = [die for die, at in enumerate(board.dice) if at == UNASSIGNED]
    dice = evaluation.table.kept[evaluation.seat]
    found = declarations(turn.values[0], (UNASSIGNED,) * len(free), [free.index(die) for die in dice])
    action_values = []
    for value, action in found:
        why = _by_total(evaluation, tables.field, "advice-declare-chance", dice, action)
        action_values.append(_valued(evaluation, tables, DeclareSkulls(action), value, why))
    return action_values


@dataclass(slots=True)
class Laid:
    """Every bonus space tried against the same sampled opponents."""

    commands: list[TakeBonus]
    field: Field
    finals: Finals
    classes: Ints
    """(samples, commands)."""
    chances: CommonDraws
    """By sample."""
    equity: Floats
    """(samples, commands, seats): win shares."""
    score: Floats
    """(samples, commands, seats): points after the round."""


def lay_bonus(evaluation: Evaluation) -> Laid:
    """Play the round out with a tile on each bonus space."""
    table, board, seat = evaluation.table, evaluation.view.board, evaluation.seat
    finals = evaluation.finals(evaluation.settings.samples)
    samples = len(finals.last)
    commands = [command for command in legal(table, seat) if isinstance(command, TakeBonus)]
    field = Field(finals.totals, seat, table.start)
    before = own_totals(table.options.numbers, board.dice, board.bonus)[:, 0]
    totals = np.tile(before[:, None], (1, len(commands)))
    for index, command in enumerate(commands):
        totals[command.action, index] += totals[command.action, index] > 0
    classes = field.classes(totals)
    sample = np.repeat(np.arange(samples), len(commands))
    option = np.tile(np.arange(len(commands)), samples)
    batch = evaluation.rows(len(sample))
    batch.bonus = finals.bonus[sample]
    batch.bonus[np.arange(len(sample)), seat, np.array([c.action for c in commands])[option]] += 1
    places = field.places(sample, classes.reshape(-1))
    chances = evaluation.chances(samples)
    equity, score = evaluation.rollout_equity(batch, places, chances.take(sample))
    shape = (samples, len(commands), table.seats)
    return Laid(commands, field, finals, classes, chances, equity.reshape(shape), score.reshape(shape))


def value_bonus(evaluation: Evaluation) -> list[ActionValue]:
    """Every bonus space: one's own dice are placed, the opponents' are sampled."""
    return value_laid(evaluation, lay_bonus(evaluation))


def value_laid(evaluation: Evaluation, laid: Laid) -> list[ActionValue]:
    """Every bonus space, valued from the rounds played out."""
    board, seat = evaluation.view.board, evaluation.seat
    commands, means = laid.commands, laid.equity.mean(axis=0)
    action_values = []
    for command, mean in zip(commands, means, strict=True):
        total = total_after(board, evaluation.view, command.action)
        action = name(command.action)
        why = reason("advice-bonus-total", action=action, total=total + 1) if total else None
        why = why or reason("advice-bonus", action=action)
        action_values.append(ActionValue(command, float(mean[seat]), tuple(map(float, mean)), why))
    return action_values


def _by_total(evaluation: Evaluation, field: Field, id: str, dice: tuple[int, ...], action: int) -> Reason:
    return by_total(evaluation.view, id, dice, action, lambda total: chance_first(field, action, total))


def _valued(
    evaluation: Evaluation, tables: Tables, command: Keep | DeclareSkulls, value: float, why: Reason
) -> ActionValue:
    equity = tuple(map(float, tables.equity))
    return ActionValue(command, min(1.0, max(0.0, value)), spread_over(value, equity, evaluation.seat), why)
