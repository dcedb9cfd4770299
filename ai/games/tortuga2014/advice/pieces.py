"""Decisions once the dice are placed: the difference of two ends of a round split over the pieces (R37-R72).

Both ends are played out with the same draws. Row by row, all pieces of one kind (all boats, all pirates, all
coins ...) are swapped for those of the other end, in all combinations, and the result is valued.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any, Final

import msgspec
import numpy as np

from ai.games.tortuga2014.advice.explain import CHESTS_PART, PARTS, TILES_PART, ValuedChoice, ValuedChoices
from ai.games.tortuga2014.dice_solver import Floats
from ai.games.tortuga2014.engine.batch import Ints
from ai.games.tortuga2014.engine.decisions import act_out, move_out, value_acts, value_moves
from ai.games.tortuga2014.engine.evaluation import ActionValue, Evaluation, ranking, standard_error
from ai.games.tortuga2014.engine.rollout import EndOfRound
from ai.games.tortuga2014.reasons import reason
from ai.games.tortuga2014.shapley import shapley_split
from tortuga.games.tortuga2014.commands import Claim, Command, Steal
from tortuga.games.tortuga2014.pieces import BOARD, EXPAND_FLEET, RAID, RECRUIT_CREW, TREASURE_HUNT
from tortuga.games.tortuga2014.scoring import once_home

KINDS: Final[Mapping[str, int]] = MappingProxyType(
    {
        "boat": EXPAND_FLEET,
        "pirate": RECRUIT_CREW,
        "coins": TREASURE_HUNT,
        "tortuga": BOARD,  # where the chests of the fleets lie after phase 3
        "fleet": RAID,  # and those of the crews
        "bonus": TILES_PART,
        "crew": CHESTS_PART,  # and those of the islands
    }
)
"""Kinds of pieces at the end of a round, and the part each belongs to."""
COARSE_CHANCE: Final = 0.05
"""Difference of win chances within which a choice of chests trusts points rather than the learned value.

Where the value alone would give up a set or a purple chest, it rarely sees a gain of more than half of this.
"""
CLEAR_POINTS: Final = 0.5
"""Points, on average over all draws, from which one chest obviously brings more than another."""
MAX_HELD: Final[Ints] = np.array([11, 11, 11, 6, 11])
"""The tables of sets end here; mixed boards should never get there, but must not read beyond."""


def lead(score: Floats, seat: int) -> Floats:
    """(rows,): points ahead of the best opponent."""
    lead: Floats = score[:, seat] - np.delete(score, seat, axis=1).max(axis=1)
    return lead


def valued_choice(action_value: ActionValue, score: Floats, behind: Floats, seat: int) -> ValuedChoice:
    """A choice after which there are these points (rows, seats).

    Args:
        behind: (rows,) how much more own win share the best choice has with the same draws.
    """
    points, ahead = float(score[:, seat].mean()), float(lead(score, seat).mean())
    return ValuedChoice(action_value, action_value.value, points, ahead, standard_error(behind))


def kind(outcome: EndOfRound, name: str) -> Ints | Floats:
    """All pieces of a kind."""
    values: Ints | Floats = getattr(outcome if name in ("fleet", "crew") else outcome.batch, name)
    return values


def mixed(first: EndOfRound, second: EndOfRound, rows: Ints, other: Ints, names: Sequence[str]) -> EndOfRound:
    """All combinations, one after the other: of `names`, the kinds whose bit is set come from `rows` of the
    first end; everything else comes from the rows `other` of the second."""
    count = 1 << len(names)
    base = second.batch.take(np.tile(other, count))
    parts: dict[str, Any] = {}
    for name in KINDS:
        theirs = kind(second, name)[other]
        if name not in names:
            parts[name] = np.concatenate([theirs] * count)
            continue
        ours, bit = kind(first, name)[rows], names.index(name)
        parts[name] = np.concatenate([ours if coalition >> bit & 1 else theirs for coalition in range(count)])
    fleet, crew = parts.pop("fleet"), parts.pop("crew")
    held = np.minimum(parts["tortuga"] + fleet + crew, MAX_HELD)
    return EndOfRound(replace(base, held=held, **parts), fleet, crew)


def split_ends(
    evaluation: Evaluation, outcome: EndOfRound, equity: Floats, rows: Ints, other: Ints
) -> Floats:
    """(7,): parts of the mean own win share over `rows` minus that over the rows `other`."""
    names = [
        name for name in KINDS if not np.array_equal(kind(outcome, name)[rows], kind(outcome, name)[other])
    ]
    parts = np.zeros(len(PARTS))
    if not names:
        return parts
    combined = mixed(outcome, outcome, rows, other, names)
    own = evaluation.equity(combined)[0][:, evaluation.seat].reshape(-1, len(rows)).mean(axis=1)
    own[0], own[-1] = equity[other, evaluation.seat].mean(), equity[rows, evaluation.seat].mean()
    for name, part in zip(names, shapley_split(own), strict=True):
        parts[KINDS[name]] += part
    return parts


def valued_acts(evaluation: Evaluation) -> ValuedChoices:
    """Perform, attack, claim, forfeit, and the tile of a hunt.

    Of the chests that may be taken from one target, or from the island at its cost, one that brings clearly
    more points is worth no less, for the reason that `valued_moves` gives.
    """
    acted, seat = act_out(evaluation), evaluation.seat
    acts = value_acts(evaluation, acted)
    rows = np.arange(len(acted.equity)).reshape(-1, acted.tries)
    points, ahead = (row[rows].mean(axis=1) for row in (acted.score[:, seat], lead(acted.score, seat)))
    order = np.argsort(-points, kind="stable")

    def worth(index: np.intp) -> float:
        """The value of a choice, or of one with a chest of the same target that brings clearly less."""
        own = acts[index]
        less = (
            acts[other].value
            for other in order
            if _same_attack(own.command, acts[other].command)
            and points[other] <= points[index] - CLEAR_POINTS
            and ahead[other] <= ahead[index]
        )
        return float(max([own.value, *[value for value in less if value <= own.value + COARSE_CHANCE]]))

    action_values = [msgspec.structs.replace(acts[index], value=worth(index)) for index in order]
    valued = _valued(evaluation, action_values, acted.outcome, acted.equity, acted.score, rows[order])
    by_kind = valued.split

    def rest_as_chests(first: int, second: int) -> Floats:
        parts = by_kind(first, second)
        parts[CHESTS_PART] += valued.choices[first].raw - valued.choices[second].raw - parts.sum()
        return parts

    valued.split = rest_as_chests
    return valued


def _same_attack(one: Command, other: Command) -> bool:
    """Whether two commands attack the same player, so that only the chest they take differs."""
    if not isinstance(one, Steal | Claim) or not isinstance(other, Steal | Claim):
        return False
    return one.target == other.target


def valued_moves(evaluation: Evaluation) -> ValuedChoices:
    """What moves on in phase 3: the choice is of chests, so all of a difference counts under "chests".

    More points, both now and once everything has come to Tortuga, are worth no less: for small differences
    the learned value is too coarse, and now and then gets them the wrong way round, where anybody can count.
    """
    tried, seat, board = move_out(evaluation), evaluation.seat, evaluation.view.board
    moves = value_moves(evaluation, tried, by_points=True)
    values = tried.equity[: len(moves), seat]
    now = np.rint(tried.score[: len(moves), seat])
    later = np.array([once_home(board, *areas) for areas in tried.areas[: len(moves)]])
    order = np.lexsort((-now, -later))
    action_values = []
    for index in order:
        no_more = (now <= now[index]) & (later <= later[index]) & (values <= values[index] + COARSE_CHANCE)
        action_values.append(msgspec.structs.replace(moves[index], value=float(values[no_more].max())))
    best = ranking(action_values)[0]
    for index, behind in enumerate(later[order[best]] - later[order]):
        if behind > 0:
            why = reason("advice-move-fewer", points=int(behind))
            action_values[index] = msgspec.structs.replace(action_values[index], reason=why)
    for id, points in (("advice-move-later", later), ("advice-move-cost", now)):
        if cost := int(points.max() - points[order[best]]):
            why = reason(id, points=cost)
            action_values[best] = msgspec.structs.replace(action_values[best], reason=why)
            break
    valued = _valued(evaluation, action_values, tried.outcome, tried.equity, tried.score, order[:, None])

    def as_chests(first: int, second: int) -> Floats:
        parts = np.zeros(len(PARTS))
        parts[CHESTS_PART] = valued.choices[first].raw - valued.choices[second].raw
        return parts

    valued.split = as_chests
    return valued


def _valued(
    evaluation: Evaluation,
    action_values: list[ActionValue],
    outcome: EndOfRound,
    equity: Floats,
    score: Floats,
    rows: Ints,
) -> ValuedChoices:
    """`rows` (choices, draws): where each choice was played out."""
    order = ranking(action_values)
    rows = rows[order]
    own = equity[:, evaluation.seat]
    choices = [
        valued_choice(action_values[index], score[some], own[rows[0]] - own[some], evaluation.seat)
        for index, some in zip(order, rows, strict=True)
    ]
    return ValuedChoices(
        choices,
        "pieces",
        lambda first, second: split_ends(evaluation, outcome, equity, rows[first], rows[second]),
    )
