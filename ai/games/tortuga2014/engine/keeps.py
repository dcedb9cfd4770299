"""Decisions of phase 1: which dice to keep, where skulls go, where a bonus tile goes (R28-R38)."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ai.games.tortuga2014.engine.batch import Ints
from ai.games.tortuga2014.engine.evaluation import Study, Tables, Weighed, spread_over
from ai.games.tortuga2014.engine.opponents import Finals
from ai.games.tortuga2014.engine.outcome_classes import Field, chance_first, own_totals
from ai.games.tortuga2014.engine.rollout import Chances
from ai.games.tortuga2014.expectimax import Floats, declarations, ranked_keeps, solve_cycles
from ai.games.tortuga2014.panel.stages import STUCK, name, own_roll, reason, total_after, total_with
from tortuga.games.tortuga2014.commands import DeclareSkulls, Keep, TakeBonus
from tortuga.games.tortuga2014.legal import legal
from tortuga.games.tortuga2014.pieces import BOARD, RAID, UNASSIGNED
from tortuga.kernel.players import Reason


@dataclass(slots=True)
class Solved:
    """The own dice turn with its values."""

    values: Floats
    """(cycles left,) + (6,) * free dice, as from `solve_cycles`: own win share after a keep of each cycle."""
    finish: list[float]
    """By cycle from the running one, the own win share that finishing in it earns."""


def solved(study: Study, tables: Tables) -> Solved:
    """The best play of the rest of the own dice turn."""
    board = study.view.board
    free = tables.terminal.ndim
    cycle = study.table.cycle
    finish = [0.0] * free
    if study.settings.timing:
        finish = [tables.tile * float(tables.waiting[min(cycle + step, 5)]) for step in range(free)]
    return Solved(solve_cycles(tables.terminal, board.room(BOARD), board.room(RAID), finish), finish)


def weigh_keeps(study: Study) -> list[Weighed]:
    """Every legal keep of the own roll by exact expectimax over the remaining rolls."""
    tables = study.tables()
    return weigh_solved_keeps(study, tables, solved(study, tables))


def weigh_solved_keeps(study: Study, tables: Tables, turn: Solved) -> list[Weighed]:
    """Every legal keep of the own roll, the turn being solved."""
    board = study.view.board
    free = [die for die, at in enumerate(board.dice) if at == UNASSIGNED]
    roll = own_roll(study.view)
    keeps = ranked_keeps(turn.values[0], (UNASSIGNED,) * len(free), [roll[die] for die in free])
    if not keeps:
        value = float(tables.shares[study.seat])
        return [Weighed(Keep(()), value, tuple(map(float, tables.shares)), STUCK)]
    weighed = []
    for kept in keeps:
        dice = tuple(free[index] for index in kept.dice)
        id = "advice-keep-skulls" if kept.skulls_only else "advice-keep"
        why = _by_total(study, tables.field, id, dice, kept.action)
        weighed.append(_weighed(study, tables, Keep(dice), kept.value, why))
    return weighed


def weigh_declarations(study: Study) -> list[Weighed]:
    """Every action for the kept skulls, all keeps of the cycle being known (R34)."""
    tables = study.tables()
    return weigh_solved_declarations(study, tables, solved(study, tables))


def weigh_solved_declarations(study: Study, tables: Tables, turn: Solved) -> list[Weighed]:
    """Every action for the kept skulls, the turn being solved."""
    board = study.view.board
    free = [die for die, at in enumerate(board.dice) if at == UNASSIGNED]
    dice = study.table.kept[study.seat]
    found = declarations(turn.values[0], (UNASSIGNED,) * len(free), [free.index(die) for die in dice])
    weighed = []
    for value, action in found:
        why = _by_total(study, tables.field, "advice-declare-chance", dice, action)
        weighed.append(_weighed(study, tables, DeclareSkulls(action), value, why))
    return weighed


@dataclass(slots=True)
class Laid:
    """Every bonus space tried against the same sampled rivals."""

    commands: list[TakeBonus]
    field: Field
    finals: Finals
    classes: Ints
    """(samples, commands)."""
    chances: Chances
    """By sample."""
    shares: Floats
    """(samples, commands, seats): win shares."""
    score: Floats
    """(samples, commands, seats): points after the round."""


def lay_bonus(study: Study) -> Laid:
    """Play the round out with a tile on each bonus space."""
    table, board, seat = study.table, study.view.board, study.seat
    finals = study.finals(study.settings.samples)
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
    batch = study.rows(len(sample))
    batch.bonus = finals.bonus[sample]
    batch.bonus[np.arange(len(sample)), seat, np.array([c.action for c in commands])[option]] += 1
    places = field.places(sample, classes.reshape(-1))
    chances = study.chances(samples)
    shares, score = study.worth(batch, places, chances.take(sample))
    shape = (samples, len(commands), table.seats)
    return Laid(commands, field, finals, classes, chances, shares.reshape(shape), score.reshape(shape))


def weigh_bonus(study: Study) -> list[Weighed]:
    """Every bonus space, the own dice lying and the rivals' sampled."""
    return weigh_laid(study, lay_bonus(study))


def weigh_laid(study: Study, laid: Laid) -> list[Weighed]:
    """Every bonus space, the round being played out."""
    board, seat = study.view.board, study.seat
    commands, means = laid.commands, laid.shares.mean(axis=0)
    weighed = []
    for command, mean in zip(commands, means, strict=True):
        total = total_after(board, study.view, command.action)
        action = name(command.action)
        why = reason("advice-bonus-total", action=action, total=total + 1) if total else None
        why = why or reason("advice-bonus", action=action)
        weighed.append(Weighed(command, float(mean[seat]), tuple(map(float, mean)), why))
    return weighed


def _by_total(study: Study, field: Field, id: str, dice: tuple[int, ...], action: int) -> Reason:
    total = total_with(study.view, dice, action)
    chance = round(100 * chance_first(field, action, total))
    return reason(id, action=name(action), total=total, chance=chance)


def _weighed(
    study: Study, tables: Tables, command: Keep | DeclareSkulls, value: float, why: Reason
) -> Weighed:
    shares = tuple(map(float, tables.shares))
    return Weighed(command, min(1.0, max(0.0, value)), spread_over(value, shares, study.seat), why)
