"""Probes a game's levels: what their choices lose, whether they peek, whether their stated chances are true.

python -m ai.probes --game tortuga2014 --games 8 --seats 2,3 --jobs 2        writes weights/probes.json

A level plays all seats of a game. Its choices are judged as players' choices are (`tortuga analyse`). At
every third decision everything hidden from the seat is dealt anew, and it must choose the same. The chance
that it gave to its choice is compared with the outcome. The surprise is -ln of the chance that was given to
what happened: in the dice game to the action for which dice are kept and the target of an attack (beside it
what guessing gives), in the card game to the loyalties of the others, the cards of a vote, and the target of
an act. Intervals are 95 %, with whole games as the unit.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any, Final, Literal, NamedTuple

import msgspec
import numpy as np

from ai.arena.executors import workers
from ai.arena.intervals import student95
from ai.arena.play import seated
from ai.calibration import SLACK, Forecasts, Recorder, seats_report
from ai.captains import Decided
from ai.experiment import collected, experiment, weights_folder, write_report
from ai.registry import CAPTAINS
from tortuga.games import GAMES
from tortuga.kernel.dealer import Dealer, derived_seed, seat_seed
from tortuga.kernel.log.format import Log, SeedRevealed, new_header
from tortuga.kernel.players import SeatSpec
from tortuga.kernel.registry import load_object
from tortuga.kernel.replay import Replay
from tortuga.kernel.timeline import playing

FILE: Final = "probes.json"
PROBE_EVERY: Final = 3
"""One decision in this many is asked twice."""


class Task(NamedTuple):
    """One game of a level against itself."""

    game: str
    level: str
    seats: int
    seed: str
    samples: int


class Probed(msgspec.Struct, frozen=True):
    """What one game showed."""

    lost: float
    """Win chance, by all seats."""
    mattered: int
    """Choices in which there was something to lose."""
    mistakes: dict[str, float]
    """Win chance lost by clear mistakes, by the type of the command that was chosen."""
    asked: int
    """Decisions that were asked twice."""
    changed: int
    """Those that were decided differently."""
    forecasts: Forecasts
    surprises: dict[str, tuple[float, int]]
    """By what was foretold, the sum of -ln of the chances and how many there were."""


def probed(task: Task) -> Probed:
    """Play a game and probe it; runs in any process the executor chooses."""
    game, captains, rng = GAMES[task.game], CAPTAINS[task.game], random.Random(task.seed)
    rules, options = game.rules, game.make(task.seats, {})
    recorders = [Recorder(player) for player in seated(captains, [task.level] * task.seats, task.seed)]
    state, events, asked, changed = rules.start(options), [], 0, 0
    decisions: list[Decided] = []

    def choose(seat: int, view: Any) -> Any:
        nonlocal asked, changed
        command = recorders[seat].choose(view).command
        decisions.append(Decided(state, seat, command))
        if len(decisions) % PROBE_EVERY == 0:
            other = rules.observe(captains.dealt_anew(state, seat, rng), seat)
            again = captains.make(task.level, seat_seed(task.seed, seat)).choose(other).command
            asked, changed = asked + 1, changed + (again != command)
        return command

    for step in playing(rules, state, Dealer(task.seed), choose):
        events.append(step.event)
        state = step.after
    specs = [SeatSpec(task.level, str(seat), "") for seat in range(task.seats)]
    header = new_header(rules, options, specs, task.seed)
    replay = Replay(rules, Log(header, options, (*events, SeedRevealed(task.seed))))
    analysis = captains.analyse(replay, task.samples, lambda _: None)
    mistakes: dict[str, float] = defaultdict(float)
    for moment in analysis.moments:
        if moment.kind == "choice":
            mistakes[moment.chosen["type"]] += moment.points
    outcome = rules.outcome(state)
    won = [
        float(seat in outcome.winners) if outcome.sides else outcome.share(seat, task.seats)
        for seat in range(task.seats)
    ]
    stated = [
        (min(1.0, max(0.0, taken.value)), won[seat])
        for seat, recorder in enumerate(recorders)
        for taken in recorder.taken
        if -SLACK <= taken.value <= 1 + SLACK
    ]
    forecasts = Forecasts(tuple(chance for chance, _ in stated), tuple(share for _, share in stated))
    judged = analysis.seats
    lost, mattered = sum(seat.loss_total for seat in judged), sum(seat.decisions for seat in judged)
    measured = captains.surprises(decisions, state)
    surprises = {kind: (sum(each), len(each)) for kind, each in measured.items()}
    return Probed(lost, mattered, dict(mistakes), asked, changed, forecasts, surprises)


class Mean(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mean over decisions, with half the width of its interval."""

    mean: float
    half: float
    decisions: int

    def __str__(self) -> str:
        return f"{self.mean:.3f} +-{self.half:.3f}"


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A level at one number of seats."""

    seats: int
    level: str
    games: int
    loss: Mean | None
    """Win chance lost in a choice that mattered."""
    mistakes: dict[str, float]
    """Win chance lost by clear mistakes per seat and game, by type of command; the costliest first."""
    asked: int
    changed: int
    """Of the decisions that were asked twice, those that were decided differently."""
    error: float
    """Mean distance of stated chances and wins, over tenths of the chance."""
    bias: Mean | None
    """Stated chance minus win share."""
    surprises: dict[str, Mean]
    """By what was foretold."""


class Report(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What `weights/probes.json` holds."""

    command: str
    rows: tuple[Row, ...]
    format: Literal["tortuga-probes"] = "tortuga-probes"
    version: Literal[1] = 1


def clustered(games: Iterable[tuple[float, int]]) -> Mean | None:
    """The mean of all decisions from each game's sum and number, with its interval over games; or None."""
    sums, counts = np.array([game for game in games if game[1]], dtype=float).reshape(-1, 2).T
    if not len(sums):
        return None
    mean = float(sums.sum() / counts.sum())
    spread = float((sums - mean * counts).std(ddof=1)) if len(sums) > 1 else float("inf")
    half = student95(len(sums) - 1) * spread / (float(counts.mean()) * len(sums) ** 0.5)
    return Mean(round(mean, 5), round(half, 5), int(counts.sum()))


def row(task: Task, games: Sequence[Probed]) -> Row:
    """What the games of a level showed together."""
    mistakes: dict[str, float] = defaultdict(float)
    for game in games:
        for kind, lost in game.mistakes.items():
            mistakes[kind] += lost / len(games) / task.seats
    forecasts = [game.forecasts for game in games if game.forecasts.predicted]
    biased = [(sum(each.predicted) - sum(each.observed), len(each.predicted)) for each in forecasts]
    shares = {kind: round(mistakes[kind], 5) for kind in sorted(mistakes, key=lambda kind: -mistakes[kind])}
    kinds = games[0].surprises
    surprises = {kind: clustered(game.surprises[kind] for game in games) for kind in kinds}
    return Row(
        task.seats,
        task.level,
        len(games),
        clustered((game.lost, game.mattered) for game in games),
        shares,
        sum(game.asked for game in games),
        sum(game.changed for game in games),
        seats_report(task.seats, forecasts, "").error if forecasts else 0.0,
        clustered(biased),
        {kind: told for kind, told in surprises.items() if told is not None},
    )


def table(rows: Sequence[Row]) -> list[str]:
    """The rows as a table for a README."""
    mistakes = "dearest mistakes, a seat and game"
    heads = (
        "seats",
        "level",
        "loss per choice",
        mistakes,
        "changed",
        "mean error",
        "stated less won",
        "surprise",
    )
    lines = [f"| {' | '.join(heads)} |", "|---" * len(heads) + "|"]
    for each in rows:
        dearest = ", ".join(f"{kind} {lost:.3f}" for kind, lost in list(each.mistakes.items())[:3])
        measured = (each.loss or "-", dearest, f"{each.changed} of {each.asked}", f"{each.error:.3f}")
        surprise = ", ".join(f"{kind} {told}" for kind, told in each.surprises.items())
        cells = (each.seats, each.level, *measured, each.bias or "-", surprise)
        lines.append(f"| {' | '.join(map(str, cells))} |")
    return lines


@experiment(
    "ai.probes", game=tuple(GAMES), games=8, seats="", levels="", samples=40, seed="probes", jobs=2, dask=str
)
def main(args: argparse.Namespace) -> int:
    """Play, probe, print and write; 1 if any choice changed."""
    command = f"python -m ai.probes --game {args.game} --games {args.games} --samples {args.samples}"
    command += "".join(f" --{name} {value}" for name in ("seats", "levels") if (value := getattr(args, name)))
    tables = [int(seats) for seats in args.seats.split(",") if seats] or list(GAMES[args.game].seats)
    levels = args.levels.split(",") if args.levels else CAPTAINS[args.game].levels
    rows = []
    with workers(args.jobs, args.dask) as executor:
        for seats in tables:
            for level in levels:
                tasks = [
                    Task(args.game, level, seats, derived_seed(args.seed, seats, game), args.samples)
                    for game in range(args.games)
                ]
                rows.append(row(tasks[0], collected(executor, probed, tasks, f"{seats} seats, {level}")))
    write_report(Report(f"{command} --seed {args.seed}", tuple(rows)), weights_folder(args.game) / FILE)
    print("\n".join(table(rows)))
    return int(any(each.changed for each in rows))


if __name__ == "__main__":
    # by its name, so that other processes find what is sent to them
    sys.exit(load_object("ai.probes:main")())
