"""Learns the value of positions from scratch by self-play: passes of games, fit and match for each table.

    python -m ai train tortuga2014 [--seats 2,4] [--target 6] [--scale 0.1] [--jobs 2] [--seed TEXT]

The whole course takes less than an hour on two cores. It can be stopped at any time: started again with the
same seed, it resumes where it stopped. New weights are written only after they hold their own in a match
against the old ones; the log records every step.
"""

from __future__ import annotations

import argparse
import math
import os
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, fields, replace
from pathlib import Path
from types import MappingProxyType
from typing import Final

import msgspec
import numpy as np
import numpy.typing as npt

from ai.arena.play import play
from ai.experiment import experiment, show
from ai.games.tortuga2014.captains import WEIGHTS, Captain
from ai.games.tortuga2014.engine.batch import Floats, softmax
from ai.games.tortuga2014.engine.value import (
    DIGEST,
    BadWeights,
    Value,
    WeightsFile,
    by_group,
    decode,
    file_name,
    hand_weights,
    vector,
)
from ai.games.tortuga2014.panel.players import Additive
from ai.games.tortuga2014.player import Engine
from ai.games.tortuga2014.training.group_weights import emphasis
from ai.games.tortuga2014.training.selfplay import HASTE, Job, Positions, Seats, TargetChests, parts, play_job
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Options
from tortuga.kernel.dealer import derived_seed
from tortuga.workers import process_pool

STEPS: Final = 12
"""Maximum number of Newton steps; about six are needed."""
SWEEPS: Final = 8
"""Sweeps of TD(lambda): the targets move little after five."""
HELD_OUT: Final = 10
"""Every tenth game is held out."""


@dataclass(frozen=True)
class Fit:
    """Weights and how good they are."""

    weights: Floats
    loss: float
    """Cross-entropy of the positions fitted."""
    held_out: float
    """Cross-entropy of the positions held out."""
    brier: float
    """Squared error of the positions held out, summed over the seats."""
    uniform: float
    """Brier score of equal shares, for comparison."""


def fit(
    positions: Positions, prior: Floats, decay: float, weight: Floats | None = None, trace: float = 1.0
) -> Fit:
    """The weights (FEATURES,) under which the win shares are likeliest, by softmax cross-entropy.

    A final win share says little about a position early in a game: most of it is the luck of the rounds
    between. So part of a position's target is what the weights say of the next one, as in TD(lambda) (Sutton
    1988). This takes a few sweeps of fitting, a convex problem that Newton's method solves, and predicting
    again.

    The seats of the engine win more than those of weaker players in any position; a separate weight absorbs
    that, and is thrown away. Without it, everything that the engine's boards have in common would look good.

    Args:
        prior: weights where nothing is learned; the penalty is on the distance from them.
        decay: strength of the penalty, for features scaled to unit spread, in positions.
        weight: (positions,) how much each counts; by default all alike.
        trace: the lambda of TD(lambda): 1 teaches by the final win shares alone.
    """
    held = positions.game % HELD_OUT == 0
    skill = positions.engine.astype(np.float32)[..., None]
    every = np.concatenate([positions.features, skill], axis=2).astype(np.float64)
    x, final = every[~held], positions.shares[~held].astype(np.float64)
    count = np.ones(len(x)) if weight is None else weight[~held]
    x -= x.mean(axis=1, keepdims=True)
    start = np.append(prior, 0.0)
    penalty = decay * (np.sqrt((x**2).mean(axis=(0, 1))) + 1e-3) ** 2
    weights, y = start, final
    for _ in range(1 if trace == 1.0 else SWEEPS):
        weights = _newton(x, y, count, weights, start, penalty)
        y = traced(softmax(x @ weights), final, positions.game[~held], trace)
    share = softmax(x @ weights)
    loss = float(-(count[:, None] * final * np.log(share + 1e-12)).sum() / count.sum())
    out_y = positions.shares[held]
    predicted = softmax(every[held] @ weights)
    entropy = float(-(out_y * np.log(predicted + 1e-12)).sum(axis=1).mean())
    brier = float(((predicted - out_y) ** 2).sum(axis=1).mean())
    uniform = float(((1 / out_y.shape[1] - out_y) ** 2).sum(axis=1).mean())
    return Fit(weights[:-1], loss, entropy, brier, uniform)


def traced(share: Floats, final: Floats, game: npt.NDArray[np.int32], trace: float) -> Floats:
    """Targets of TD(lambda), (positions, seats), from predicted and final shares, game by game in order."""
    targets = final.copy()
    for at in range(len(game) - 2, -1, -1):
        if game[at] == game[at + 1]:
            targets[at] = (1 - trace) * share[at + 1] + trace * targets[at + 1]
    return targets


def _newton(x: Floats, y: Floats, count: Floats, weights: Floats, prior: Floats, penalty: Floats) -> Floats:
    """The minimum of the objective, from `weights` on."""
    current = _objective(x, y, count, weights, prior, penalty)
    for _ in range(STEPS):
        share = softmax(x @ weights)
        gradient = np.einsum("i,is,isf->f", count, share - y, x, optimize=True) + penalty * (weights - prior)
        centred = x - np.einsum("is,isf->if", share, x)[:, None, :]
        rooted = (centred * np.sqrt(share * count[:, None])[..., None]).reshape(-1, x.shape[2])
        step = np.linalg.solve(rooted.T @ rooted + np.diag(penalty + 1e-9), gradient)
        size = 1.0
        while size > 1e-3:
            tried = _objective(x, y, count, weights - size * step, prior, penalty)
            if tried <= current:
                break
            size /= 2
        weights = weights - size * step
        if current - tried < 1e-7 * len(x):
            break
        current = tried
    return weights


def _objective(x: Floats, y: Floats, count: Floats, weights: Floats, prior: Floats, penalty: Floats) -> float:
    share = softmax(x @ weights)
    loss = -(count[:, None] * y * np.log(share + 1e-12)).sum()
    return float(loss + 0.5 * (penalty * (weights - prior) ** 2).sum())


@dataclass(frozen=True)
class WeightsMatch:
    """Some games of a match between two sets of weights."""

    seats: Seats
    target: TargetChests
    games: range
    seed: str
    new: Floats
    old: Floats


@dataclass(frozen=True)
class MatchVerdict:
    """What the new weights won on the scale of two players; 0.5 = as good as the old ones."""

    share: float
    """At one table with the old ones and among strangers, both together."""
    margin: float
    """Half of the 95 % interval."""
    together: float
    """At tables where new and old weights take alternate seats."""
    strangers: float
    """Alone among `additive`, with the seats and the dice the old ones had there."""
    games: int


def fight(bout: WeightsMatch) -> list[tuple[float, float]]:
    """Game by game, win shares new minus old: mean of a seat at one table, and alone among `additive`."""
    values = Value(bout.old, bout.target), Value(bout.new, bout.target)
    options = Options(seats=bout.seats, target=bout.target)
    pairs = []
    for game in bout.games:
        seed = derived_seed(bout.seed, game // 2)
        fresh = [(seat + game) % 2 == 0 for seat in range(bout.seats)]
        players: list[Captain] = [
            Engine(derived_seed(seed, seat), HASTE, value=values[is_new]) for seat, is_new in enumerate(fresh)
        ]
        outcome = play(players, RULES, options, seed).outcome
        won = sum(outcome.share(seat, bout.seats) for seat in range(bout.seats) if fresh[seat])
        seats = sum(fresh)
        together = won / seats - (1 - won) / (bout.seats - seats)
        old, new = (_alone(value, options, derived_seed(bout.seed, "alone", game), game) for value in values)
        pairs.append((together, new - old))
    return pairs


def _alone(value: Value, options: Options, seed: str, game: int) -> float:
    """Win share of one seat among `additive`."""
    mine = game % options.seats
    players: list[Captain] = [Additive(seed) for _ in range(options.seats)]
    players[mine] = Engine(derived_seed(seed, mine), HASTE, value=value)
    return play(players, RULES, options, seed).outcome.share(mine, options.seats)


def verdict(executor: Executor, bout: WeightsMatch) -> MatchVerdict:
    """Play a whole match."""
    bouts = [replace(bout, games=part) for part in parts(bout.games, 10)]
    return judged([pair for part in executor.map(fight, bouts) for pair in part], bout.seats)


def judged(pairs: Sequence[tuple[float, float]], seats: int) -> MatchVerdict:
    """The verdict on the differences of all games."""
    # a difference d between shares near 1/n is 0.5 + d * n / 4 on the scale of two players
    scaled = np.array(pairs) * (seats / 4)
    together, strangers = (0.5 + float(mean) for mean in scaled.mean(axis=0))
    both = scaled.mean(axis=1)
    margin = 1.96 * float(both.std()) / math.sqrt(len(both))
    return MatchVerdict(0.5 + float(both.mean()), margin, together, strangers, len(both))


CHUNK: Final = 20
"""Games a process plays before they are kept on disk."""
DECAY: Final = MappingProxyType({2: 30.0, 3: 300.0, 4: 300.0})
"""Pull towards the value a lesson starts from, by seats: with three or four a position predicts less."""
TRACE: Final = 0.5
"""The lambda of TD(lambda): of 0, 0.2, 0.5, 0.8 and 1 the one that predicts held-out games best."""
OLD_GAMES: Final = MappingProxyType({2: 0.5, 3: 1.0, 4: 0.5})
"""By seats, the factor on the weight of a position for every pass since its own."""


@dataclass(frozen=True)
class Pass:
    """Games of one pass, and how many seats in turn are the engine's; `additive` has the others."""

    games: int
    engines: tuple[int, ...]


@dataclass(frozen=True)
class TrainingLesson:
    """The training of one table: its passes, and the games of each match."""

    seats: Seats
    target: TargetChests
    passes: tuple[Pass, ...]
    match: int


LESSONS: Final = (
    TrainingLesson(4, 6, (Pass(600, (4, 1, 2)), Pass(900, (4, 1, 2))), 120),
    TrainingLesson(3, 6, (Pass(600, (3, 1, 2)), Pass(6000, (1,))), 240),
    TrainingLesson(2, 6, (Pass(600, (2, 1)), Pass(900, (2, 1)), Pass(3000, (2, 1))), 160),
    TrainingLesson(2, 8, (Pass(300, (2, 1)),), 100),
    TrainingLesson(4, 8, (Pass(300, (4, 1, 2)),), 80),
    TrainingLesson(3, 8, (Pass(300, (3, 1, 2)),), 80),
)
"""The whole course: less than an hour on two cores."""


@dataclass
class TrainingCourse:
    """Where a course of training works and how it reports."""

    out: Path
    """Folder of the weights."""
    work: Path
    """Folder of the positions: an interrupted course continues from there."""
    seed: str
    executor: Executor
    tell: Callable[[str], None]
    progress: Callable[[str, int, int], None]
    """Called with what is being played, the number of games done, and their total."""


def train(lesson: TrainingLesson, course: TrainingCourse) -> Floats:
    """Teach one table; returns the weights accepted last, which are also written to the folder of weights."""
    name = f"{lesson.seats} seats, target {lesson.target}"
    start, kind = first_weights(lesson, course)
    accepted = prior = hand_weights(lesson.seats) if start is None else start
    course.tell(f"{name}: starts from {kind}")
    passes: list[Positions] = []
    for number, round in enumerate(lesson.passes):
        began = time.monotonic()
        passes.append(self_play(lesson, course, number, accepted))
        seconds, positions = time.monotonic() - began, len(passes[-1].game)
        mix = f"{round.games} games with {' or '.join(map(str, round.engines))} of the seats the engine's"
        learned = learn(passes, prior, DECAY[lesson.seats], OLD_GAMES[lesson.seats])
        if start is None:  # learned weights to start from already have their emphasis
            learned = replace(learned, weights=learned.weights * emphasis(lesson.seats))
        course.tell(
            f"{name}: pass {number + 1}: {mix}, {positions} positions in {seconds:.0f} s; "
            f"cross-entropy {learned.loss:.4f}, held out {learned.held_out:.4f}, "
            f"Brier {learned.brier:.4f} (equal shares {learned.uniform:.4f})"
        )
        seed = f"{course.seed}/match/{lesson.seats}/{lesson.target}/{number}"
        bout = WeightsMatch(lesson.seats, lesson.target, range(lesson.match), seed, learned.weights, accepted)
        result = verdict(course.executor, bout)
        good = result.share >= 0.5
        course.tell(
            f"{name}: pass {number + 1}: match {result.share:.3f} +- {result.margin:.3f} against the weights "
            f"before ({result.games} games at one table {result.together:.3f}, as many each among additive "
            f"{result.strangers:.3f}): {'accepted' if good else 'refused'}"
        )
        if good:
            accepted = learned.weights
            save(lesson, course, number, learned, result)
    return accepted


def first_weights(lesson: TrainingLesson, course: TrainingCourse) -> tuple[Floats | None, str]:
    """Where a lesson starts: the longer game from the weights of the shorter one, all else from scratch."""
    if lesson.target == 8:
        path = course.out / file_name(lesson.seats, 6)
        if path.is_file():
            try:
                return vector(decode(path.read_bytes(), path.name)), path.name
            except BadWeights:
                return None, "the hand-tuned value (stored weights are of another kind)"
    return None, "the hand-tuned value"


def self_play(lesson: TrainingLesson, course: TrainingCourse, number: int, weights: Floats) -> Positions:
    """The positions of one pass; pieces already on disk are not played again."""
    games, engines = lesson.passes[number].games, lesson.passes[number].engines
    mix = "".join(map(str, engines))
    folder = course.work / f"{course.seed}-{DIGEST}-{lesson.seats}-{lesson.target}-{number}-{mix}"
    folder.mkdir(parents=True, exist_ok=True)
    seed = f"{course.seed}/play/{lesson.seats}/{lesson.target}/{number}"
    batches: list[Positions] = []
    waiting = []
    for part in parts(range(games), CHUNK):
        path = folder / f"{part.start:05d}-{part.stop:05d}.npz"
        if path.is_file():
            batches.append(_read(path))
        else:
            job = Job(lesson.seats, lesson.target, part, engines, seed, weights)
            waiting.append((path, course.executor.submit(play_job, job)))
    name = f"{lesson.seats} seats, target {lesson.target}, pass {number + 1}"
    done = games - CHUNK * len(waiting)
    for path, future in waiting:
        positions = future.result()
        _write(path, positions)
        batches.append(positions)
        done += CHUNK
        course.progress(name, min(max(done, 0), games), games)
    whole = joined(batches)
    return replace(whole, game=whole.game + np.int32(1_000_000 * number))


def learn(passes: Sequence[Positions], prior: Floats, decay: float, old: float) -> Fit:
    """The fit to all passes, each older one counting `old` times as much as the one after it."""
    weight = np.concatenate(
        [np.full(len(positions.game), old ** (len(passes) - 1 - age)) for age, positions in enumerate(passes)]
    )
    return fit(joined(passes), prior, decay, weight, TRACE)


NAMES: Final = [field.name for field in fields(Positions)]


def joined(parts: Sequence[Positions]) -> Positions:
    """All positions, in this order."""
    return Positions(*[np.concatenate([vars(part)[name] for part in parts]) for name in NAMES])


def save(
    lesson: TrainingLesson, course: TrainingCourse, number: int, learned: Fit, result: MatchVerdict
) -> None:
    """Write accepted weights and where they come from."""
    weights_file = WeightsFile(
        format=WEIGHTS,
        seats=lesson.seats,
        target=lesson.target,
        features=DIGEST,
        about="Win share = softmax over the seats of the weighted features; see engine/value.py",
        training={
            "recipe": "python -m ai train tortuga2014",
            "seed": course.seed,
            "passes": number + 1,
            "games": sum(part.games for part in lesson.passes[: number + 1]),
            "held_out_cross_entropy": round(learned.held_out, 4),
            "held_out_brier": round(learned.brier, 4),
            "match_share": round(result.share, 4),
            "match_margin": round(result.margin, 4),
            "match_games": result.games,
        },
        weights=by_group(learned.weights),
    )
    text = msgspec.json.format(msgspec.json.encode(weights_file), indent=2)
    course.out.mkdir(parents=True, exist_ok=True)
    (course.out / file_name(lesson.seats, lesson.target)).write_bytes(text + b"\n")


def _write(path: Path, positions: Positions) -> None:
    half = path.with_suffix(".part")
    with half.open("wb") as file:
        np.savez(file, **vars(positions))
    half.replace(path)


def _read(path: Path) -> Positions:
    with np.load(path) as stored:
        return Positions(*[stored[name] for name in NAMES])


def lessons(seats: list[int], targets: list[int], scale: float) -> list[TrainingLesson]:
    """The lessons asked for, longer or shorter."""
    return [
        replace(
            lesson,
            passes=tuple(replace(part, games=max(2, round(part.games * scale))) for part in lesson.passes),
            match=max(2, round(lesson.match * scale)),
        )
        for lesson in LESSONS
        if lesson.seats in seats and lesson.target in targets
    ]


@experiment(
    "ai train tortuga2014", seats=[2, 3, 4], target=[6, 8], scale=1.0, jobs=2, seed="tortuga-1",
    out=Path(__file__).parents[1] / "weights", work=Path("build", "cache", "training"),
)  # fmt: skip
def main(args: argparse.Namespace) -> None:
    """Train the weights that the arguments ask for."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before the processes start: one core each
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    began = time.monotonic()
    args.out.mkdir(parents=True, exist_ok=True)
    log = (args.out / "training-log.txt").open("a", encoding="utf-8")
    with log, process_pool(args.jobs) as executor:

        def tell(line: str) -> None:
            text = f"{(time.monotonic() - began) / 60:6.1f} min  {line}"
            print(text, file=log, flush=True)
            print("\r" + text, flush=True)

        tell(f"python -m ai train tortuga2014, seed {args.seed}, {args.jobs} jobs, scale {args.scale:g}")
        course = TrainingCourse(args.out, args.work, args.seed, executor, tell, show)
        for lesson in lessons(args.seats, args.target, args.scale):
            train(lesson, course)
        tell("done")
