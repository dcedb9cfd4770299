"""Decisions of phase 2: perform, attack, claim, forfeit, and which tile of a hunt to keep (R45-R56)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
import numpy as np

from ai.games.tortuga2014.engine import attack
from ai.games.tortuga2014.engine.batch import Batch, Floats, Ints
from ai.games.tortuga2014.engine.evaluation import ActionValue, Evaluation
from ai.games.tortuga2014.engine.outcome_classes import Field, Places, own_totals
from ai.games.tortuga2014.engine.rollout import CommonDraws, EndOfRound, advance, hunt
from ai.games.tortuga2014.panel.stages import FORFEIT, WAIVED, attack_reason, perform_reason, reason
from tortuga.games.tortuga2014.commands import Claim, Command, Forfeit, KeepTile, Perform, Steal
from tortuga.games.tortuga2014.legal import attacked_area, legal, targets
from tortuga.games.tortuga2014.pieces import BOARD, CHEST_INDEX, RECRUIT_CREW
from tortuga.kernel.players import Reason


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

    commands: tuple[Command, ...]
    draws: int
    outcome: EndOfRound
    equity: Floats
    """(rows, seats): win shares."""
    score: Floats
    """(rows, seats): points after the round."""


def act_out(evaluation: Evaluation) -> Acted:
    """Play the rest of the round out after each command."""
    table = evaluation.table
    commands = legal(table, evaluation.seat)
    draws = evaluation.settings.draws
    count = len(commands)
    batch = evaluation.rows(count * draws)
    places = places_now(evaluation).take(np.zeros(count * draws, np.intp))
    chances = evaluation.chances(draws).take(np.tile(np.arange(draws), count))
    for index, command in enumerate(commands):
        rows = np.arange(index * draws, (index + 1) * draws)
        _apply(evaluation, batch, places, chances, rows, command)
    if table.action >= BOARD and table.place == 0 and table.options.surplus_timing == "afterEachAttack":
        attack.drop_surplus(batch, table.action)
    outcome = evaluation.rolled_out(batch, places, chances, table.action, table.place + 1)
    return Acted(commands, draws, outcome, *evaluation.equity(outcome))


def value_acts(evaluation: Evaluation) -> list[ActionValue]:
    """Every command of an acting seat, the rest of the round played out with the same draws for each."""
    return value_acted(evaluation, act_out(evaluation))


def value_acted(evaluation: Evaluation, acted: Acted) -> list[ActionValue]:
    """Every command of an acting seat, valued from the rounds played out."""
    means = acted.equity.reshape(len(acted.commands), acted.draws, -1).mean(axis=1)
    order = sorted(range(len(means)), key=lambda index: -means[index, evaluation.seat])
    ranked = [acted.commands[index] for index in order]
    return [
        ActionValue(
            command, float(mean[evaluation.seat]), tuple(map(float, mean)), _why(evaluation, command, ranked)
        )
        for command, mean in zip(acted.commands, means, strict=True)
    ]


def _apply(
    evaluation: Evaluation, batch: Batch, places: Places, chances: CommonDraws, rows: Ints, command: Command
) -> None:
    """Carry out one command on some rows, in place."""
    table, seat = evaluation.table, evaluation.seat
    action, place = table.action, table.place
    actors = np.full(len(rows), seat)
    match command:
        case KeepTile(index):
            coins = table.drawn[index]
            batch.coins[rows, seat] += 0.0 if coins is None else coins
        case Perform() if action <= RECRUIT_CREW:
            advance(batch, action, place, rows, actors)
        case Perform():
            hunt(batch, place, rows, actors, evaluation.terms, chances)
        case Steal(target) | Claim(target):
            space = None
            if isinstance(command, Claim):
                colour = attack.NOTHING if command.chest is None else CHEST_INDEX[command.chest]
            elif command.position is None:
                colour = attack.NOTHING
            else:
                colour = CHEST_INDEX[attacked_area(table.boards[target], action)[command.position]]
                space = np.full(len(rows), command.position)
            victims, colours = np.full(len(rows), target), np.full(len(rows), colour)
            defends = places.dice[:, :, action]
            attack.carry_out(batch, action, place, rows, actors, victims, colours, defends, space)
            if place == 0:
                places.attacked[rows, action - BOARD] = target
        case _:
            pass


def _why(evaluation: Evaluation, command: Command, ranked: Sequence[Command]) -> Reason:
    """What a command does; of forfeiting, what the best other one of the `ranked`, if any, would do."""
    match command:
        case KeepTile(index):
            return reason("advice-tile", coins=evaluation.table.drawn[index] or 0)
        case Perform():
            return perform_reason(evaluation.view)
        case Steal() | Claim():
            return attack_reason(evaluation.view, command)
        case _:
            act = next((other for other in ranked if other != Forfeit()), None)
            # to perform costs nothing and always comes before forfeiting (`ranking`)
            costly = ranked[0] == command and not isinstance(act, Perform | None)
            return _exposed(evaluation, act) or (FORFEIT if costly else WAIVED)


def _exposed(evaluation: Evaluation, act: Command | None) -> Reason | None:
    """That an attack leaves the 2nd nobody but the attacker, where there would be somebody else (R54)."""
    table = evaluation.table
    if not isinstance(act, Steal) or len(table.ranking) < 2:
        return None
    second = table.ranking[1]
    freely = msgspec.structs.replace(table, place=1, attacked=-1)
    after = msgspec.structs.replace(freely, attacked=act.target)
    if targets(after, second) != (evaluation.seat,) or len(targets(freely, second)) == 1:
        return None
    return reason("advice-forfeit-exposed", target=act.target, seat=second)
