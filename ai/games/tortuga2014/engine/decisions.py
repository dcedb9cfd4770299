"""The decisions of the three phases, each choice valued by a rollout of the rest of the round.

Phase 1: which dice to keep, where skulls go, where a bonus tile goes (R28-R38). Phase 2: perform, attack,
claim, forfeit, and which tile of a hunt to keep (R45-R56). Phase 3: which chests move on, and in which
order they lie (R68-R72).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
import numpy as np

from ai.games.tortuga2014.dice_solver import declarations, ranked_keeps, solve_cycles
from ai.games.tortuga2014.engine.batch import COUNTS, Batch, Floats, Ints, colour_counts
from ai.games.tortuga2014.engine.evaluation import (
    ActionValue,
    Assignments,
    Evaluation,
    action_value,
    spread_over,
)
from ai.games.tortuga2014.engine.opponents import Finals, keeps_now
from ai.games.tortuga2014.engine.places import Field, Places, chance_first, own_totals
from ai.games.tortuga2014.engine.rollout import (
    NO_CHEST,
    CommonDraws,
    EndOfRound,
    Rollout,
    carry_out,
    drop_surplus,
    move,
)
from ai.games.tortuga2014.heuristic import selections
from ai.games.tortuga2014.reasons import (
    FORFEIT,
    STUCK,
    WAIVED,
    attack_reason,
    bonus_reason,
    by_total,
    move_reason,
    perform_reason,
    reason,
)
from tortuga.games.tortuga2014 import commands as cmd
from tortuga.games.tortuga2014.legal import attacked_area, legal, targets
from tortuga.games.tortuga2014.pieces import BOARD, CHEST_INDEX, RAID, UNASSIGNED, Chest
from tortuga.games.tortuga2014.scoring import once_home
from tortuga.kernel.players import Reason


@dataclass(slots=True)
class Solved:
    """One's own dice turn with its values."""

    assignments: Assignments
    values: Floats
    """(cycles,) + (6,) * free dice, as from `solve_cycles`: own win share after a keep of each cycle.

    The first cycle is the running one; before a roll it is the one just over, with the win share before it.
    """
    finish: list[float]
    """By cycle, one's own win share that finishing in it earns."""


def solved(evaluation: Evaluation) -> Solved:
    """The best play of the rest of one's own dice turn."""
    board, assignments = evaluation.view.board, evaluation.assignments()
    cycle = evaluation.table.cycle
    cycles = assignments.terminal.ndim + (not keeps_now(evaluation.table, evaluation.seat))
    finish = [float(assignments.early[min(cycle + step, 5)]) for step in range(cycles)]
    values = solve_cycles(assignments.terminal, board.room(BOARD), board.room(RAID), finish)
    return Solved(assignments, values, finish)


def value_keeps(evaluation: Evaluation, turn: Solved | None = None) -> list[ActionValue]:
    """Every legal keep of one's own roll by exact expectimax over the remaining rolls."""
    turn = turn or solved(evaluation)
    free = [die for die, at in enumerate(evaluation.view.board.dice) if at == UNASSIGNED]
    roll = evaluation.table.rolls[evaluation.seat]
    assert roll, "a seat sees its own roll"
    keeps = ranked_keeps(turn.values[0], (UNASSIGNED,) * len(free), [roll[die] for die in free])
    if not keeps:
        return [action_value(cmd.Keep(()), turn.assignments.mean, evaluation.seat, STUCK)]
    action_values = []
    for kept in keeps:
        dice = tuple(free[index] for index in kept.dice)
        id = "advice-keep-skulls" if kept.skulls_only else "advice-keep"
        action_values.append(_placed(evaluation, turn, cmd.Keep(dice), kept.value, id, dice, kept.action))
    return action_values


def value_declarations(evaluation: Evaluation, turn: Solved | None = None) -> list[ActionValue]:
    """Every action for the kept skulls, now that all keeps of the cycle are known (R34)."""
    turn = turn or solved(evaluation)
    free = [die for die, at in enumerate(evaluation.view.board.dice) if at == UNASSIGNED]
    dice = evaluation.table.kept[evaluation.seat]
    valued = declarations(turn.values[0], (UNASSIGNED,) * len(free), [free.index(die) for die in dice])
    id = "advice-declare-chance"
    return [
        _placed(evaluation, turn, cmd.DeclareSkulls(action), value, id, dice, action)
        for value, action in valued
    ]


def _placed(
    evaluation: Evaluation,
    turn: Solved,
    command: cmd.Keep | cmd.DeclareSkulls,
    value: float,
    id: str,
    dice: tuple[int, ...],
    action: int,
) -> ActionValue:
    """A command that puts dice on an action, with its solved value."""
    field, mean = turn.assignments.field, turn.assignments.mean
    why = by_total(evaluation.view, id, dice, action, lambda total: chance_first(field, action, total))
    chances = spread_over(value, mean, evaluation.seat)
    return ActionValue(command, chances[evaluation.seat], chances, why)


@dataclass(slots=True)
class Laid:
    """Every bonus space tried against the same sampled opponents."""

    commands: list[cmd.TakeBonus]
    field: Field
    finals: Finals
    classes: Ints
    """(samples, commands)."""
    draws: CommonDraws
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
    commands = [command for command in legal(table, seat) if isinstance(command, cmd.TakeBonus)]
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
    draws = evaluation.draws(samples)
    equity, score = evaluation.rollout_equity(batch, places, draws.take(sample))
    shape = (samples, len(commands), table.seats)
    return Laid(commands, field, finals, classes, draws, equity.reshape(shape), score.reshape(shape))


def value_bonus(evaluation: Evaluation, laid: Laid | None = None) -> list[ActionValue]:
    """Every bonus space: one's own dice are placed, the opponents' are sampled."""
    laid = laid or lay_bonus(evaluation)
    return [
        action_value(command, mean, evaluation.seat, bonus_reason(evaluation.view, command.action))
        for command, mean in zip(laid.commands, laid.equity.mean(axis=0), strict=True)
    ]


def places_now(evaluation: Evaluation) -> Places:
    """Who acts where now that all dice lie open, as one row."""
    table = evaluation.table
    numbers = table.options.numbers
    totals = np.stack([own_totals(numbers, board.dice, board.bonus)[:, 0] for board in table.boards])
    field = Field(totals[None], evaluation.seat, table.start)
    places = field.places(np.zeros(1, np.intp), field.classes(totals[evaluation.seat][:, None])[:, 0])
    if table.attacked >= 0:
        places.attacked[:, table.action - BOARD] = table.attacked
    return places


@dataclass(slots=True)
class Acted:
    """Every command of an acting seat, tried with the same draws; rows go command by command."""

    commands: tuple[cmd.Command, ...]
    tries: int
    outcome: EndOfRound
    equity: Floats
    """(rows, seats): win shares."""
    score: Floats
    """(rows, seats): points after the round."""


def act_out(evaluation: Evaluation) -> Acted:
    """Play the rest of the round out after each command."""
    commands, outcome = ends_of_acts(evaluation)
    return Acted(commands, evaluation.settings.draws, outcome, *evaluation.equity(outcome))


def ends_of_acts(evaluation: Evaluation) -> tuple[tuple[cmd.Command, ...], EndOfRound]:
    """The commands of the acting seat, and the ends of the round with the same draws for each."""
    table = evaluation.table
    commands = legal(table, evaluation.seat)
    tries = evaluation.settings.draws
    count = len(commands)
    batch = evaluation.rows(count * tries)
    places = places_now(evaluation).take(np.zeros(count * tries, np.intp))
    draws = evaluation.draws(tries).take(np.tile(np.arange(tries), count))
    for index, command in enumerate(commands):
        rows = np.arange(index * tries, (index + 1) * tries)
        _apply(evaluation, batch, places, draws, rows, command)
    if table.action >= BOARD and table.place == 0 and table.options.drops_surplus(last=False):
        drop_surplus(batch, table.action)
    return commands, evaluation.rolled_out(batch, places, draws, table.action, table.place + 1)


def value_acts(evaluation: Evaluation, acted: Acted | None = None) -> list[ActionValue]:
    """Every command of an acting seat, the rest of the round played out with the same draws for each."""
    acted = acted or act_out(evaluation)
    means = acted.equity.reshape(len(acted.commands), acted.tries, -1).mean(axis=1)
    order = sorted(range(len(means)), key=lambda index: -means[index, evaluation.seat])
    ranked = [acted.commands[index] for index in order]
    return [
        action_value(command, mean, evaluation.seat, _why(evaluation, command, ranked))
        for command, mean in zip(acted.commands, means, strict=True)
    ]


def _apply(
    evaluation: Evaluation, batch: Batch, places: Places, draws: CommonDraws, rows: Ints, command: cmd.Command
) -> None:
    """Carry out one command on some rows, in place."""
    table, seat = evaluation.table, evaluation.seat
    action, place = table.action, table.place
    actors = np.full(len(rows), seat)
    match command:
        case cmd.KeepTile(index):
            coins = table.drawn[index]
            batch.coins[rows, seat] += 0.0 if coins is None else coins
        case cmd.Perform():
            Rollout(batch, places, evaluation.terms, draws).perform(action, place, rows, actors)
        case cmd.Steal(target) | cmd.Claim(target):
            space = None
            if isinstance(command, cmd.Claim):
                colour = NO_CHEST if command.chest is None else CHEST_INDEX[command.chest]
            elif command.position is None:
                colour = NO_CHEST
            else:
                colour = CHEST_INDEX[attacked_area(table.boards[target], action)[command.position]]
                space = np.full(len(rows), command.position)
            victims, colours = np.full(len(rows), target), np.full(len(rows), colour)
            carry_out(batch, places, action, place, rows, actors, victims, colours, space)


def _why(evaluation: Evaluation, command: cmd.Command, ranked: Sequence[cmd.Command]) -> Reason:
    """What a command does; for forfeiting, what the best other one of the `ranked`, if any, would do."""
    match command:
        case cmd.KeepTile(index):
            return reason("advice-tile", coins=evaluation.table.drawn[index] or 0)
        case cmd.Perform():
            return perform_reason(evaluation.view)
        case cmd.Steal() | cmd.Claim():
            return attack_reason(evaluation.view, command)
        case _:
            act = next((other for other in ranked if other != cmd.Forfeit()), None)
            # to perform costs nothing and always comes before forfeiting (`ranking`)
            costly = ranked[0] == command and not isinstance(act, cmd.Perform | None)
            return _exposed(evaluation, act) or (FORFEIT if costly else WAIVED)


def _exposed(evaluation: Evaluation, act: cmd.Command | None) -> Reason | None:
    """The reason to forfeit: after the attack the 2nd could attack nobody but the attacker (R54)."""
    table = evaluation.table
    if not isinstance(act, cmd.Steal) or len(table.ranking) < 2:
        return None
    second = table.ranking[1]
    freely = msgspec.structs.replace(table, place=1, attacked=-1)
    after = msgspec.structs.replace(freely, attacked=act.target)
    if targets(after, second) != (evaluation.seat,) or len(targets(freely, second)) == 1:
        return None
    return reason("advice-forfeit-exposed", target=act.target, seat=second)


Area = tuple[Chest, ...]


@dataclass(slots=True)
class Moved:
    """Every selection of chests tried; the first rows are the selections, the others only order them."""

    areas: list[tuple[Area, Area]]
    """By row, the chests that move to the fleet area and to the crew area."""
    losses: list[dict[tuple[str, Chest], int]]
    """By selection, the row in which it lacks one of its chests."""
    outcome: EndOfRound
    equity: Floats
    """(rows, seats): win shares."""
    score: Floats
    """(rows, seats): points after the round."""


def move_out(evaluation: Evaluation) -> Moved:
    """End the round with every selection of chests."""
    board = evaluation.view.board
    choices = [
        (fleet, crew)
        for fleet in selections(board.crew, board.boat_limit)
        for crew in selections(board.island, board.pirate_limit)
    ]
    rows = list(choices)
    losses: list[dict[tuple[str, Chest], int]] = []
    for fleet, crew in choices:
        rows_of = {}
        for chest in dict.fromkeys(fleet):
            rows_of["fleet", chest] = len(rows)
            rows.append((_less(fleet, chest), crew))
        for chest in dict.fromkeys(crew):
            rows_of["crew", chest] = len(rows)
            rows.append((fleet, _less(crew, chest)))
        losses.append(rows_of)
    outcome = _ends_of_moves(evaluation, rows)
    return Moved(rows, losses, outcome, *evaluation.equity(outcome))


def value_moves(
    evaluation: Evaluation, tried: Moved | None = None, by_points: bool = False
) -> list[ActionValue]:
    """Every selection of chests that move on, each in its best order.

    The rightmost chest is the first to be lost (R71), so the one whose loss costs the fewest win chances
    goes there. The opponents move by the priority of the rollout.

    Args:
        evaluation: of the view.
        tried: the ends of the round, where they are known already.
        by_points: whether a loss is measured as people do, by points (first those once all chests are home),
            and only then by win chances.
    """
    ends = tried or move_out(evaluation)
    board, seat = evaluation.view.board, evaluation.seat
    action_values = []

    def left(row: int) -> tuple[float, float, float]:
        """What is left when the round ends as in this row."""
        later = float(once_home(board, *ends.areas[row])) if by_points else 0.0
        now = float(ends.score[row, seat]) if by_points else 0.0
        return later, now, float(ends.equity[row, seat])

    for index, rows_of in enumerate(ends.losses):
        fleet, crew = ends.areas[index]
        order = cmd.MoveChests(
            tuple(sorted(fleet, key=lambda chest: (left(rows_of["fleet", chest]), CHEST_INDEX[chest]))),
            tuple(sorted(crew, key=lambda chest: (left(rows_of["crew", chest]), CHEST_INDEX[chest]))),
        )
        why = move_reason(evaluation.view, order)
        action_values.append(action_value(order, ends.equity[index], seat, why))
    return action_values


def _less(area: Area, chest: Chest) -> Area:
    index = area.index(chest)
    return area[:index] + area[index + 1 :]


def _ends_of_moves(evaluation: Evaluation, rows: Sequence[tuple[Area, Area]]) -> EndOfRound:
    """The end of the round when one's own seat ends it with these areas, row by row."""
    outcome = after_moves(evaluation, evaluation.rows(1))
    every = np.zeros(len(rows), np.intp)
    batch = outcome.batch.take(every)
    fleet, crew = outcome.fleet[every], outcome.crew[every]
    fleet[:, evaluation.seat] = np.array([colour_counts(area) for area, _ in rows])
    crew[:, evaluation.seat] = np.array([colour_counts(area) for _, area in rows])
    batch.held[:, evaluation.seat] = (
        batch.tortuga[:, evaluation.seat] + fleet[:, evaluation.seat] + crew[:, evaluation.seat]
    )
    return EndOfRound(batch, fleet, crew)


def after_moves(evaluation: Evaluation, batch: Batch) -> EndOfRound:
    """Phase 3 on all boards that have not moved yet."""
    table = evaluation.table
    done = [seat for seat in range(table.seats) if table.chosen[seat]]
    if not table.options.moves_in_turn or not done:
        return move(batch)
    before = batch.take(np.arange(batch.rows))
    outcome = move(batch)
    outcome.batch.tortuga[:, done] = before.tortuga[:, done]
    outcome.batch.held[:, done] = before.held[:, done]
    outcome.fleet[:, done] = COUNTS[before.fleet][:, done]
    outcome.crew[:, done] = COUNTS[before.crew][:, done]
    return outcome
