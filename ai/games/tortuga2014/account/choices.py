"""What a choice cost: the win chance of the best one minus that of the one taken, with its standard error.

It is judged from what its seat saw and has the value that advice gives it; for dice, the solver's plain one.
Standard errors need no further rollouts: they come from the differences, sample by sample, between two
choices played out against the same samples.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from typing import Any, Final, NamedTuple

import numpy as np

from ai.games.tortuga2014.account.advice_chances import shrinkage
from ai.games.tortuga2014.advice.dice import ends, state_after
from ai.games.tortuga2014.advice.valued import VALUED_BY_QUESTION
from ai.games.tortuga2014.engine.decisions import solved, value_declarations, value_keeps
from ai.games.tortuga2014.engine.evaluation import Evaluation, standard_error
from ai.games.tortuga2014.engine.value import load
from ai.games.tortuga2014.levels import EngineSettings
from ai.games.tortuga2014.player import question
from tortuga.games.tortuga2014.commands import (
    Command,
    DeclareSkulls,
    Forfeit,
    Keep,
    MoveChests,
    Perform,
    TakeBonus,
)
from tortuga.games.tortuga2014.legal import legal
from tortuga.games.tortuga2014.pieces import ACTION_NAMES, BOARD, DICE, UNASSIGNED
from tortuga.games.tortuga2014.state import View
from tortuga.kernel.errors import Argument
from tortuga.kernel.players import CLEAR_LOSS, Reason

SAMPLES: Final = 160
"""With fewer, two analyses agree too little on what a mistake is."""
MORE_SAMPLES: Final = 320
"""Samples for a choice that the first look neither clears nor calls a mistake."""
MIN_MISTAKE: Final = CLEAR_LOSS
"""Smallest loss, in win chance, of a mistake; it must exceed two standard errors too."""


class Kind(NamedTuple):
    """What was decided, drawn or revealed."""

    what: str
    action: int = -1
    """The action it belongs to, if any."""
    number: int = 0
    """The cycle or the position, from 1, if it has one."""

    @property
    def reason(self) -> Reason:
        """Its wording: the text `account-<what>`."""
        args: dict[str, Argument] = {}
        if self.action >= 0:
            args["action"] = ACTION_NAMES[self.action]
        if self.number:
            args["number"] = self.number
        return Reason(f"account-{self.what}", args)


def keep_kind(free: int) -> Kind:
    """The kind of a keep out of `free` free dice; the first keep of a round is a kind of its own."""
    return Kind("first-keep" if free == DICE else "later-keep")


class Judged(NamedTuple):
    """One choice among several."""

    kind: Kind
    chosen: Command
    best: Command
    loss: float
    """Win chance, 0..1."""
    error: float
    """Standard error of the loss."""
    spread: float
    """Win chance of the best choice minus that of the worst."""
    losses: tuple[tuple[Command, float], ...]
    """What each of the choices costs."""

    @property
    def mistake(self) -> bool:
        """Whether it clearly cost something; meant for a choice that is `scaled`."""
        return self.loss > max(MIN_MISTAKE, 2 * self.error)

    def scaled(self, scale: float) -> Judged:
        """The same choice with all differences times `scale`, as the account books them."""
        losses = tuple((command, loss * scale) for command, loss in self.losses)
        loss, error, spread = (scale * number for number in (self.loss, self.error, self.spread))
        return self._replace(loss=loss, error=error, spread=spread, losses=losses)


def judged(view: View, command: Command, samples: int = SAMPLES, key: str = "") -> Judged | None:
    """The cost of a command; None if there was no alternative, or thinking could gain nothing.

    Performing is always right, and no order of chests is a mistake.
    """
    table = view.table
    if isinstance(command, Perform):
        return None
    if len(legal(table, view.seat)) < 2:
        return None
    evaluation = _evaluation(view, samples, key)
    if isinstance(command, Keep | DeclareSkulls):
        return _dice(evaluation, command)
    valued = VALUED_BY_QUESTION[question(view)](evaluation).choices
    if len(valued) < 2:  # nothing but orders of chests
        return None
    best = valued[0]
    mine = next(choice for choice in valued if _plain(choice.action_value.command) == _plain(command))
    losses = tuple((choice.action_value.command, best.raw - choice.raw) for choice in valued)
    return Judged(
        _kind(view, command),
        mine.action_value.command,
        best.action_value.command,
        max(0.0, best.raw - mine.raw),  # performing comes first, whatever it is worth
        mine.error,
        max(loss for _, loss in losses),
        losses,
    )


def thorough(view: View, command: Command, key: str = "") -> Judged | None:
    """Like `judged`, with a second look if it is a close call whether the choice is a mistake."""
    first = judged(view, command, SAMPLES, key)
    if first is None or abs(first.loss - MIN_MISTAKE / shrinkage(view)) >= first.error:
        return first
    return judged(view, command, MORE_SAMPLES, f"{key}/again")


def _evaluation(view: View, samples: int, key: str) -> Evaluation:
    table = view.table
    moment = f"{key}/{table.round}/{table.cycle}/{table.stage}/{table.action}/{table.place}/{view.seat}"
    number = int.from_bytes(hashlib.blake2b(moment.encode(), digest_size=16).digest(), "little")
    value = load(table.seats, table.options.target)
    return Evaluation(
        view, value, EngineSettings(samples=samples, draws=samples), np.random.default_rng(number)
    )


def _kind(view: View, command: Command) -> Kind:
    table = view.table
    match command:
        case TakeBonus():
            return Kind("bonus")
        case MoveChests():
            return Kind("moves")
        case _ if table.stage == "tile":
            return Kind("tile")
        case Forfeit() if table.action < BOARD:
            return Kind("forfeit", table.action)
        case _:
            return Kind("attack", table.action, table.place + 1)


def _plain(command: Command) -> Any:
    """The part of a command that counts: for moves, the selection and not the order."""
    if isinstance(command, MoveChests):
        return frozenset(Counter(command.to_fleet).items()), frozenset(Counter(command.to_crew).items())
    return command


def _dice(evaluation: Evaluation, command: Keep | DeclareSkulls) -> Judged:
    """Keeps and skulls, from all assignments of the seat's own dice."""
    turn, keeps = solved(evaluation), isinstance(command, Keep)
    values, assignments = turn.values[0], turn.assignments
    choices = [choice.command for choice in (value_keeps if keeps else value_declarations)(evaluation, turn)]
    states = {choice: state_after(evaluation, values, choice) for choice in choices}
    ranked = sorted(choices, key=lambda choice: -values[states[choice]])
    best, error = ranked[0], 0.0
    if command != best:
        first, second = (ends(turn.values, states[choice]).assigned for choice in (best, command))
        rows = assignments.equity[:, evaluation.seat].take(assignments.where)  # (samples, assignments)
        error = standard_error(rows @ (first - second))
    most, mine, least = (float(values[states[choice]]) for choice in (best, command, ranked[-1]))
    losses = tuple((choice, most - float(values[states[choice]])) for choice in choices)
    free = evaluation.view.board.dice.count(UNASSIGNED)
    kind = keep_kind(free) if keeps else Kind("skulls")
    return Judged(kind, command, best, most - mine, error, most - least, losses)
