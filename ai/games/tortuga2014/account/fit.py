"""Fits the numbers of the account to games of the engine, and writes weights/account.json.

python -m ai account tortuga2014 --games 60 --jobs 2

Their attacks teach how much better a choice must be to be taken, and what attackers gain beyond what the
rollout foresaw. With that known, their reveals teach the scale of the own dice: what a reveal brings must not
undo what one's own roll and keep had promised.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

import msgspec
import numpy as np

from ai.arena.executors import workers
from ai.experiment import collected, experiment, weights_folder, write_report
from ai.games.tortuga2014.account.fitted import FILE, Fitted, FittedFile
from ai.games.tortuga2014.account.joint import (
    ATTACKS,
    Beliefs,
    JointEvaluator,
    OpenEvaluation,
    Samples,
    bites,
)
from ai.games.tortuga2014.account.ledger import OWN_CHOICES, OWN_LUCK, RIVALS_LUCK, Ledger
from ai.games.tortuga2014.captains import weights_hash
from ai.games.tortuga2014.engine.batch import Floats
from ai.games.tortuga2014.engine.decisions import places_now
from ai.games.tortuga2014.engine.value import load
from ai.games.tortuga2014.training.selfplay import Sparring
from tortuga.games.tortuga2014.pieces import BOARD
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Options
from tortuga.kernel.dealer import Dealer, derived_seed, seat_seed
from tortuga.kernel.timeline import Step, playing

THETAS: Final = (0.002, 0.003, 0.004, 0.005, 0.0075, 0.01, 0.0125, 0.015, 0.02, 0.03)
SLIP: Final = 0.02
"""Share of choices that no number explains."""
SAMPLES: Final = Samples(tables=40, joint=300, draws=60)


class Task(NamedTuple):
    """One game to play and learn from."""

    numbers: Fitted
    """Known so far, and with which table it is."""
    seed: str
    steps: Sequence[Step] = ()
    """The game, once it was played."""

    @property
    def joint(self) -> JointEvaluator:
        """The evaluator of its moments."""
        return JointEvaluator(self.numbers.seats, self.numbers.target, self.numbers, SAMPLES, self.seed)


class AttackChoice(NamedTuple):
    """One attack with something to gain, and what its attacker could choose."""

    place: int
    """Among `ATTACKS`."""
    before: float
    """The attacker's chance just before, as the rollout has it."""
    values: tuple[float, ...]
    """Its chance after each command."""
    chosen: int


def play(task: Task) -> Task:
    """Play the game, the engine in all seats."""
    seats, target = task.numbers.seats, task.numbers.target
    players = [Sparring(seat_seed(task.seed, seat), load(seats, target), 0.0) for seat in range(seats)]
    start = RULES.start(msgspec.convert({"seats": seats, "target": target}, Options))
    steps = playing(RULES, start, Dealer(task.seed), lambda seat, view: players[seat].command(view))
    return task._replace(steps=tuple(steps))


def attacks_of(task: Task) -> list[AttackChoice]:
    """All attacks of a game in which something was to gain."""
    joint = task.joint
    attacks = []
    for step in task.steps:
        table = step.before
        if table.stage != "act" or table.action < BOARD:
            continue
        actor, decided = table.ranking[table.place], RULES.command_of(table, step.event)
        assert decided is not None
        draws = joint.draws(table, f"actions {table.round}", SAMPLES.draws)
        coins = [sum(coins or 0 for coins in board.tiles) for board in table.boards]
        beliefs = Beliefs(table, np.array(coins, float))
        places = places_now(OpenEvaluation(joint, table, beliefs, draws))
        if not bites(table, np.array([actor]), places, table.action, table.place)[0]:
            continue
        commands, chances = joint.commands(table, beliefs, draws)
        own = tuple(map(float, chances[:, actor, actor]))
        before = float(joint.open(table, beliefs, draws)[actor, actor])
        place = ATTACKS.index((table.action, table.place))
        attacks.append(AttackChoice(place, before, own, commands.index(decided[1])))
    return attacks


def likely(values: Sequence[float], theta: float) -> Floats:
    """(choices,): how likely each choice is."""
    raised = np.exp((np.array(values) - max(values)) / theta)
    share: Floats = raised / raised.sum()
    return share


def theta_of(attacks: Sequence[AttackChoice]) -> float:
    """The number under which the choices taken were the likeliest."""

    def likelihood(theta: float) -> float:
        chances = (
            likely(attack.values, theta)[attack.chosen] * (1 - SLIP) + SLIP / len(attack.values)
            for attack in attacks
        )
        return float(sum(np.log(chance) for chance in chances))

    return max(THETAS, key=likelihood)


def gains_of(attacks: Iterable[AttackChoice], theta: float) -> tuple[float, float, float, float]:
    """By attack, the part of the missing chance that the attacker gains; 0 where it never comes up."""
    gained, missing = np.zeros(len(ATTACKS)), np.full(len(ATTACKS), 1e-9)
    for attack in attacks:
        after = float(likely(attack.values, theta) @ np.array(attack.values))
        gained[attack.place] += after - attack.before
        missing[attack.place] += 1 - attack.before
    first, second, third, fourth = (round(max(0.0, float(part)), 4) for part in gained / missing)
    return first, second, third, fourth


def reveals_of(task: Task) -> list[tuple[float, float]]:
    """What one's own roll and keep had promised in a cycle, unscaled, and what its reveal brought then."""
    ledger = Ledger(task.joint)
    ledger.take_all(task.steps)
    promised: dict[int, float] = {}
    pairs = []
    for entry in ledger.entries:
        own = entry.part in (OWN_LUCK, OWN_CHOICES) and entry.owner == entry.seat
        if own and entry.kind.what in ("roll", "reroll", "first-keep", "later-keep", "skulls"):
            promised[entry.seat] = promised.get(entry.seat, 0.0) + entry.change
        elif (
            entry.part == RIVALS_LUCK
            and entry.kind.what in ("reveal", "last-reveal")
            and entry.seat in promised
        ):
            pairs.append((promised.pop(entry.seat), entry.change))
    return pairs


def scale_of(pairs: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """The scale under which a reveal undoes nothing, and its standard error."""
    promised, brought = np.array(pairs).T
    slope = float(promised @ brought / (promised @ promised))
    error = float((brought - slope * promised).std() / np.sqrt(promised @ promised))
    return round(min(1.0, 1 + slope), 2), error


@experiment("ai account tortuga2014", games=60, seats=[2, 3, 4], target=[6, 8], seed="account", jobs=2)
def main(args: argparse.Namespace) -> None:
    """Play, fit, print and write."""
    command = f"python -m ai account tortuga2014 --games {args.games} --seed {args.seed}"
    file = weights_folder("tortuga2014") / FILE
    stored = msgspec.json.decode(file.read_bytes(), type=FittedFile).tables if file.is_file() else ()
    tables = {(table.target, table.seats): table for table in stored}
    with workers(args.jobs) as executor:
        for target in args.target:
            for seats in args.seats:
                numbers = Fitted(seats, target, (0.0, 0.0, 0.0, 0.0), 0.01, 1.0)
                what = f"{seats} seats, target {target}"

                asked_for = [
                    Task(numbers, derived_seed(args.seed, seats, target, game)) for game in range(args.games)
                ]
                games = collected(executor, play, asked_for, what)
                attacks = [one for found in collected(executor, attacks_of, games, what) for one in found]
                theta = theta_of(attacks)
                numbers = msgspec.structs.replace(numbers, theta=theta, gains=gains_of(attacks, theta))
                games = [game._replace(numbers=numbers) for game in games]
                pairs = [one for found in collected(executor, reveals_of, games, what) for one in found]
                scale, error = scale_of(pairs)
                numbers = msgspec.structs.replace(
                    numbers, scale=scale, weights=weights_hash(seats), games=args.games
                )
                tables[target, seats] = numbers
                write_report(FittedFile(command, tuple(tables[key] for key in sorted(tables))), file)
                gains = " ".join(f"{gain:.4f}" for gain in numbers.gains)
                print(
                    f"{what}: {len(attacks)} attacks, theta {theta}, gains {gains}; "
                    f"{len(pairs)} reveals, scale {scale} +- {error:.2f}",
                    flush=True,
                )
