"""The analysis of one game: the account, its mistakes judged again, and how well each seat played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import numpy as np

from ai.games.tortuga2014.account.choices import SAMPLES, Judged, judged, thorough
from ai.games.tortuga2014.account.fitted import fingerprint, fitted
from ai.games.tortuga2014.account.joint import JointEvaluator, Samples
from ai.games.tortuga2014.account.ledger import (
    OWN_CHOICES,
    OWN_LUCK,
    RIVALS_CHOICES,
    RIVALS_LUCK,
    Ledger,
)
from ai.games.tortuga2014.engine.evaluation import standard_error
from ai.losses import MIN_SPREAD, like_level
from tortuga.games.tortuga2014.rules import RULES
from tortuga.kernel.analysis import (
    Account,
    Analysis,
    Change,
    GraphPoint,
    Moment,
    Part,
    SeatPlay,
    as_in_a_log,
    candidates,
    lines_of_steps,
)
from tortuga.kernel.log.format import Log, last_seal
from tortuga.kernel.replay import Replay
from tortuga.kernel.timeline import Step

MIN_LUCK: Final = 0.03
"""Smallest change, in win chance, that counts as a stroke of luck."""
DECISIONS: Final = ("attack", "forfeit")
"""Decisions that book luck because they are hard to predict, though nothing was rolled or drawn."""


def analyse(replay: Replay, samples: int, progress: Callable[[float], None], since: int = 0) -> Analysis:
    """Analyse a finished game; the same log always has the same analysis.

    Args:
        samples: for each choice that is judged.
        progress: called now and then with the part that is done, 0..1.
        since: the step from which choices count for how well seats played.
    """
    log, steps, options = replay.log, replay.whole_steps, replay.log.options
    seal = last_seal(log)
    ledger = booked(replay, samples, seal, progress)
    lines = lines_of_steps(log)
    progress(1.0)
    return Analysis(
        seal,
        log.header.game,
        fingerprint(options),
        samples,
        tuple(_seat_play(log, ledger, seat, since) for seat in range(options.seats)),
        tuple(
            GraphPoint(lines[step], tuple(map(float, chances)), steps[step].before.round)
            for step, chances in ledger.graph
        ),
        tuple(Account(row.round, row.seat, row.before, *row.parts, row.after) for row in ledger.rows),
        _changes(steps, lines, ledger),
        tuple(sorted(_moments(steps, lines, ledger), key=lambda moment: moment.line)),
    )


def booked(
    replay: Replay, samples: int, key: str, progress: Callable[[float], None] = lambda _: None
) -> Ledger:
    """The account of a whole game; another key gives other random draws."""
    steps, options = replay.whole_steps, replay.log.options
    numbers = fitted(options.seats, options.target)
    joint = JointEvaluator(options.seats, options.target, numbers, _sampled(samples, options.seats), key)
    ledger = Ledger(joint, partial(_judged, samples=samples, key=key))
    for number, step in enumerate(steps):
        ledger.take(step)
        progress(number / len(steps))
    return ledger


def _sampled(samples: int, seats: int) -> Samples:
    """Samples of the account, from those of a judged choice; four seats get half the tables, for speed."""
    tables = samples // 4 if seats == 4 else samples // 2
    return Samples(max(4, tables), max(20, samples * 25 // 4), max(10, samples * 3 // 4))


def _judged(step: Step, samples: int, key: str) -> Judged | None:
    choice = RULES.command_of(step.before, step.event)
    assert choice is not None, "only decisions are judged"
    seat, command = choice
    view = RULES.observe(step.before, seat)
    return thorough(view, command, key) if samples == SAMPLES else judged(view, command, samples, key)


def _seat_play(log: Log, ledger: Ledger, seat: int, since: int) -> SeatPlay:
    taken = [one for one in ledger.taken if one.seat == seat and one.step >= since]
    mattered = [one for one in taken if one.spread > MIN_SPREAD]
    losses = np.array([one.loss for one in mattered] or [0.0])
    rows = [row for row in ledger.rows if row.seat == seat]
    spec = log.header.seats[seat]
    return SeatPlay(
        seat,
        spec.name,
        spec.player,
        decisions=len(mattered),
        loss_mean=float(losses.mean()),
        loss_mean_se=standard_error(losses),
        loss_total=float(losses.sum()),
        luck_own=sum(row.parts[OWN_LUCK] for row in rows),
        luck_rivals=sum(row.parts[RIVALS_LUCK] for row in rows),
        like_level=like_level(log.header.game, log.options.seats, float(losses.mean()), len(mattered)),
    )


PARTS: Final[dict[int, Part]] = {
    OWN_CHOICES: "own_choices",
    OWN_LUCK: "own_luck",
    RIVALS_LUCK: "rivals_luck",
    RIVALS_CHOICES: "rivals_choices",
}
MIN_CHANGE: Final = 0.002
"""Smaller changes are reported only in their sums."""


def _changes(steps: Sequence[Step], lines: Sequence[int], ledger: Ledger) -> tuple[Change, ...]:
    return tuple(
        Change(
            lines[entry.step],
            steps[entry.step].before.round or steps[entry.step].after.round,
            entry.seat,
            PARTS[entry.part],
            float(entry.change),
            entry.owner,
            entry.kind.reason,
        )
        for entry in ledger.entries
        if abs(entry.change) >= MIN_CHANGE
    )


def _moments(steps: Sequence[Step], lines: Sequence[int], ledger: Ledger) -> list[Moment]:
    moments = []
    for step, choice in ledger.judged.items():
        if choice.mistake:
            seat = steps[step].seat
            before = steps[step].before
            moments.append(
                Moment(
                    lines[step],
                    before.round,
                    seat,
                    "choice",
                    choice.loss,
                    choice.error,
                    choice.kind.reason,
                    as_in_a_log(choice.chosen),
                    as_in_a_log(choice.best),
                    candidates(
                        choice.losses, choice.chosen, choice.best, partial(RULES.decide, before, seat)
                    ),
                )
            )
    for entry in ledger.entries:
        if entry.part == OWN_LUCK and abs(entry.change) >= MIN_LUCK and entry.kind.what not in DECISIONS:
            round_ = steps[entry.step].after.round
            moments.append(
                Moment(
                    lines[entry.step],
                    round_,
                    entry.seat,
                    "luck",
                    float(entry.change),
                    None,
                    entry.kind.reason,
                )
            )
    return moments
