"""Fits the numbers of the account to games of the strongest captain, and writes weights/account.json.

python -m ai account tortuga2014 --jobs 2

The attacks show how much better a choice must be to be taken, and what attackers gain beyond what the rollout
foresaw; both are fitted again, twice, once the temperatures are known. The results show how sure one may be
of the leader (the temperatures). The reveals give the scales of a seat's own dice: what a reveal brings must
not undo what the seat's roll and keep had promised.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from itertools import chain, product
from typing import Final, NamedTuple, TypeVar

import msgspec
import numpy as np
from typing_extensions import override

from ai.arena.executors import workers
from ai.experiment import collected, experiment, weights_folder, write_report
from ai.games.tortuga2014.account.fitted import (
    ATTACKS,
    FILE,
    LAST_TEMPERATURE,
    Fitted,
    FittedFile,
    attacks_to_come,
    game_left,
    on_the_way,
)
from ai.games.tortuga2014.account.joint import (
    Beliefs,
    JointEvaluator,
    OpenEvaluation,
    Samples,
    Turn,
    attackers_of,
    tempered,
)
from ai.games.tortuga2014.account.ledger import OWN_CHOICES, OWN_LUCK, RIVALS_LUCK, Ledger, count_tiles
from ai.games.tortuga2014.captains import CAPTAINS, weights_hash
from ai.games.tortuga2014.engine.batch import Floats
from ai.games.tortuga2014.engine.decisions import places_now
from tortuga.games.tortuga2014.pieces import BOARD
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Options, Table
from tortuga.kernel.dealer import Dealer, derived_seed, seat_seed
from tortuga.kernel.timeline import Step, playing

Found = TypeVar("Found")

THETAS: Final = (0.002, 0.003, 0.004, 0.005, 0.0075, 0.01, 0.0125, 0.015, 0.02, 0.03)
TEMPERATURES: Final = tuple(number / 100 for number in range(60, 261))
"""Temperatures to choose from. The highest is chosen for the first attacks at 3 and 4 seats."""
CYCLES: Final = 5
"""How many cycles of a round are distinguished; the last stands for all later ones."""
PRIOR_GAMES: Final = 80
"""Games that say as much about a temperature as is known beforehand: that it differs from 1 by about 0.5."""
TINY: Final = 1e-6
"""Smallest chance of which a logarithm is taken."""
SLIP: Final = 0.02
"""Share of choices that no theta explains."""
SAMPLES: Final = Samples(tables=40, joint=300, draws=60)


class Task(NamedTuple):
    """One game to play and learn from."""

    numbers: Fitted
    """The numbers known so far; they also say which table is played."""
    seed: str
    steps: Sequence[Step] = ()
    """The game, once it has been played."""

    @property
    def joint(self) -> JointEvaluator:
        """The evaluator of the game's moments."""
        return JointEvaluator(self.numbers.seats, self.numbers.target, self.numbers, SAMPLES, self.seed)


class AttackChoice(NamedTuple):
    """One attack with something to gain, and what its attacker could choose."""

    place: int
    """Index into `ATTACKS`."""
    before: float
    """The attacker's chance just before."""
    values: tuple[float, ...]
    """Its chance after each command."""
    chosen: int
    left: float
    """The part of the game that was left (`game_left`)."""
    scale: float
    """Factor on differences of chances at this moment (`Fitted.scale`)."""


def play(task: Task) -> Task:
    """Play the game with the strongest captain in every seat."""
    seats, target = task.numbers.seats, task.numbers.target
    players = [CAPTAINS.make(CAPTAINS.levels[-1], seat_seed(task.seed, seat)) for seat in range(seats)]
    start = RULES.start(msgspec.convert({"seats": seats, "target": target}, Options))
    steps = playing(RULES, start, Dealer(task.seed), lambda seat, view: players[seat].choose(view).command)
    return task._replace(steps=tuple(steps))


def attacks_of(task: Task) -> list[AttackChoice]:
    """All attacks of a game in which there was something to gain."""
    joint, hidden = task.joint, np.zeros(task.numbers.seats)
    attacks = []
    for step in task.steps:
        table = step.before
        count_tiles(hidden, table, step.event)
        if table.stage != "act" or table.action < BOARD:
            continue
        actor, decided = table.acting, RULES.command_of(table, step.event)
        assert decided is not None
        draws = joint.draws(table, f"actions {table.round}", SAMPLES.draws)
        beliefs = Beliefs(table, hidden)
        evaluation = OpenEvaluation(joint, table, beliefs, draws)
        place = ATTACKS.index((table.action, table.place))
        if attackers_of(evaluation.base, places_now(evaluation))[place, 0] < 0:
            continue
        commands, chances = joint.commands(table, beliefs, draws)
        own = tuple(map(float, chances[:, actor, actor]))
        before = float(joint.open(table, beliefs, draws)[actor, actor])
        chosen, scale = commands.index(decided[1]), task.numbers.scale(table)
        attacks.append(AttackChoice(place, before, own, chosen, game_left(table), scale))
    return attacks


def likely(values: Sequence[float], theta: float) -> Floats:
    """(choices,): how likely each choice is."""
    raised = np.exp((np.array(values) - max(values)) / theta)
    share: Floats = raised / raised.sum()
    return share


def theta_of(attacks: Sequence[AttackChoice]) -> float:
    """The theta under which the choices taken are likeliest."""

    def likelihood(theta: float) -> float:
        chances = (
            likely(attack.values, theta)[attack.chosen] * (1 - SLIP) + SLIP / len(attack.values)
            for attack in attacks
        )
        return float(sum(np.log(chance) for chance in chances))

    return max(THETAS, key=likelihood)


def with_attacks(numbers: Fitted, attacks: Sequence[AttackChoice]) -> Fitted:
    """The numbers corrected by what attackers chose, and by what they gained beyond what was foreseen.

    The gains lie on the straight line that leaves nothing unforeseen on average, early in the game or late.
    It is one Newton step: as a function of log odds, a chance p has the slope p (1 - p).
    """
    theta = theta_of(attacks)
    ends = np.array([numbers.gains, numbers.last_gains])
    for place in range(len(ATTACKS)):
        found = [attack for attack in attacks if attack.place == place]
        if found:
            line = np.array([(attack.left, 1 - attack.left) for attack in found])
            slope = np.array([attack.before * (1 - attack.before) * attack.scale for attack in found])
            after = np.array([likely(attack.values, theta) @ np.array(attack.values) for attack in found])
            gained = after - np.array([attack.before for attack in found])
            ends[:, place] += np.linalg.lstsq(line.T * slope @ line, line.T @ gained, rcond=None)[0]
    first, last = (tuple(map(float, gains)) for gains in ends.round(4))
    return msgspec.structs.replace(numbers, theta=theta, gains=first, last_gains=last)


class Told(NamedTuple):
    """An onlooker's chances at one moment of a round."""

    round: int
    rolls: int | None
    """Rolls revealed, at most `CYCLES - 1`, while another is to come; None once all dice lie open."""
    attacks: int
    """Attacks still to come, once all dice lie open."""
    left: float
    """The part of the game that was left (`game_left`)."""
    chances: Floats

    def at(self, temperature: float) -> Floats:
        """The chances under a temperature, which is given for the beginning of a game."""
        return tempered(self.chances, on_the_way(temperature, LAST_TEMPERATURE, self.left))


class Noting(JointEvaluator):
    """An evaluator that notes the chances it gave an onlooker before each roll."""

    def __init__(self, task: Task) -> None:
        super().__init__(task.numbers.seats, task.numbers.target, task.numbers, SAMPLES, task.seed)
        self.told: list[Told] = []

    @override
    def before_roll(
        self, table: Table, beliefs: Beliefs, moment: str, own: Turn | None = None
    ) -> tuple[Floats, dict[int, Turn]]:
        chances, turns = super().before_roll(table, beliefs, moment, own)
        rolls = min(table.cycle, CYCLES - 1)
        self.told.append(Told(table.round, rolls, 0, game_left(table), chances[-1]))
        return chances, turns


def told_of(task: Task) -> tuple[list[Told], Floats]:
    """The chances that an onlooker was shown throughout a game, and the result (seats,)."""
    noting = Noting(task)
    ledger = Ledger(noting)
    ledger.take_all(task.steps)
    for step, chances in ledger.graph:
        table = task.steps[step].after
        if table.phase > 1 and table.stage != "finished":
            noting.told.append(Told(table.round, None, attacks_to_come(table), game_left(table), chances))
    return noting.told, ledger.chances


def temperatures_of(
    games: Sequence[tuple[Sequence[Told], Floats]],
) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """The temperatures under which chances predict best: by rolls revealed, and by attacks to come.

    After the attacks they predict the result; the fewer the games, the more that temperature is drawn towards
    1. Before each attack they predict the chances after the last one, and before each roll the chances once
    all dice lie open, so that no reveal moves the leader's chance on average.
    """
    after = [(one, result) for game, result in games for one in game if _settled(one)]
    settled = round(1 + (_temperature(after) - 1) * len(games) / (len(games) + PRIOR_GAMES), 2)
    becomes: defaultdict[int, list[tuple[Told, Floats]]] = defaultdict(list)
    for game, result in games:
        end = {one.round: one.at(settled) for one in game if _settled(one)}
        end[max(end)] = result
        for one in game:
            if one.attacks:
                becomes[one.attacks].append((one, end[one.round]))
    attacking = (settled, *(_temperature(becomes[attacks]) for attacks in range(1, len(ATTACKS) + 1)))
    rolled: defaultdict[int, list[tuple[Told, Floats]]] = defaultdict(list)
    for game, _ in games:
        opened = {one.round: one for one in reversed(game) if one.rolls is None}  # the first of each round
        for one in game:
            if one.rolls is not None:
                first = opened[one.round]
                rolled[one.rolls].append((one, first.at(attacking[first.attacks])))
    return tuple(_temperature(rolled[rolls]) for rolls in range(CYCLES)), attacking


def _settled(one: Told) -> bool:
    """Whether all dice lie open and no attack is to come."""
    return one.rolls is None and not one.attacks


def _temperature(pairs: Sequence[tuple[Told, Floats]]) -> float:
    """The temperature under which the chances shown best predict the later ones; 1 without any pairs."""
    if not pairs:
        return 1.0
    told = np.array([one.chances for one, _ in pairs])
    became = np.array([then for _, then in pairs])

    def surprise(temperature: float) -> float:
        at = [on_the_way(temperature, LAST_TEMPERATURE, one.left) for one, _ in pairs]
        chances = tempered(told, np.array(at))
        return -float((became * np.log(np.maximum(chances, TINY))).sum())

    return float(min(TEMPERATURES, key=surprise))


class Reveal(NamedTuple):
    """What a reveal brought a seat that had rolled."""

    cycle: int
    left: float
    """The part of the game that was left (`game_left`)."""
    promised: float
    """What its roll and keep had promised, unscaled."""
    brought: float


def reveals_of(task: Task) -> list[Reveal]:
    """All reveals of a game."""
    ledger = Ledger(task.joint)
    ledger.take_all(task.steps)
    promised: dict[int, float] = {}
    reveals, cycle = [], 0
    for entry in ledger.entries:
        kind = entry.kind
        own = entry.part in (OWN_LUCK, OWN_CHOICES) and entry.owner == entry.seat
        if kind.what == "roll":
            cycle = min(kind.number, CYCLES)
        if own and kind.what in ("roll", "reroll", "first-keep", "later-keep", "skulls"):
            promised[entry.seat] = promised.get(entry.seat, 0.0) + entry.change
        elif entry.part == RIVALS_LUCK and kind.what in ("reveal", "last-reveal") and entry.seat in promised:
            left = game_left(task.steps[entry.step].before)
            reveals.append(Reveal(cycle, left, promised.pop(entry.seat), entry.change))
    return reveals


def scales_of(reveals: Sequence[Reveal]) -> tuple[tuple[float, ...], float, Floats]:
    """The scales under which a reveal undoes nothing: by cycle, `last_scale`, and all standard errors."""
    cycle, left, promised, brought = np.array(reveals).T
    shares = np.column_stack([(cycle == number) * left for number in range(1, CYCLES + 1)] + [1 - left])
    terms = shares * promised[:, None]
    squares = np.linalg.inv(terms.T @ terms)
    scales = squares @ terms.T @ (promised + brought)
    errors = (promised + brought - terms @ scales).std() * np.sqrt(np.diag(squares))
    *by_cycle, last = map(float, scales.round(2))
    return tuple(by_cycle), last, errors


def fitted_to(tasks: Sequence[Task], executor: Executor | None) -> Fitted:
    """The numbers of one table, fitted to games that are played first; prints the findings."""
    numbers = tasks[0].numbers
    what = f"{numbers.seats} seats, target {numbers.target}"
    games = collected(executor, play, tasks, what)

    def over_games(function: Callable[[Task], Found]) -> list[Found]:
        return collected(executor, function, [game._replace(numbers=numbers) for game in games], what)

    numbers = with_attacks(numbers, list(chain(*over_games(attacks_of))))
    rolling, attacking = temperatures_of(over_games(told_of))
    numbers = msgspec.structs.replace(numbers, rolling=rolling, attacking=attacking)
    # chances are tempered now, and more before an attack than after it; a second correction nearly settles
    for _ in range(2):
        attacks = list(chain(*over_games(attacks_of)))
        numbers = with_attacks(numbers, attacks)
    reveals = list(chain(*over_games(reveals_of)))
    scales, last, errors = scales_of(reveals)
    gains = " ".join(f"{gain:.4f}" for gain in (*numbers.gains, *numbers.last_gains))
    by_error = zip((*scales, last), errors, strict=True)
    print(
        f"{what}: {len(attacks)} attacks, theta {numbers.theta}, gains {gains}; "
        f"temperatures {rolling}, {attacking}; {len(reveals)} reveals, "
        f"scales {', '.join(f'{scale} +- {error:.2f}' for scale, error in by_error)}",
        flush=True,
    )
    return msgspec.structs.replace(
        numbers, scales=scales, last_scale=last, weights=weights_hash(numbers.seats), games=len(games)
    )


@experiment("ai account tortuga2014", games=360, seats=[2, 3, 4], target=[6], seed="account", jobs=2)
def main(args: argparse.Namespace) -> None:
    """Fit every table asked for, and write it."""
    command = f"python -m ai account tortuga2014 --seed {args.seed}"
    file = weights_folder("tortuga2014") / FILE
    stored = msgspec.json.decode(file.read_bytes(), type=FittedFile).tables if file.is_file() else ()
    tables = {(table.target, table.seats): table for table in stored}
    with workers(args.jobs) as executor:
        for target, seats in product(args.target, args.seats):
            seeds = (derived_seed(args.seed, seats, target, game) for game in range(args.games))
            tasks = [Task(Fitted(seats, target), seed) for seed in seeds]
            tables[target, seats] = fitted_to(tasks, executor)
            write_report(FittedFile(command, tuple(tables[key] for key in sorted(tables))), file)
