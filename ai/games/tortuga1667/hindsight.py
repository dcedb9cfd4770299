"""Looking back at a finished game: what an onlooker believed at each turn, and what the turn was worth."""

from __future__ import annotations

import itertools
from collections import defaultdict
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

import numpy as np

from ai.games.tortuga1667.adviser import grounds, with_grounds
from ai.games.tortuga1667.belief.believe import start, steps
from ai.games.tortuga1667.belief.deals import DUTCH, assignments
from ai.games.tortuga1667.belief.evidence import EvidenceReader
from ai.games.tortuga1667.engine.evaluator import Chances, Evaluator, chances
from ai.games.tortuga1667.levels import ADMIRAL
from tortuga.games.tortuga1667.pieces import LOYALTIES
from tortuga.games.tortuga1667.state import Table, View
from tortuga.kernel.game import NOBODY
from tortuga.kernel.players import Belief, Retrospect

TIE: Final[Mapping[int, float]] = MappingProxyType({3: 0.9})
"""By number of seats, how close to a tie a forecast must be to count as a Dutch win; else `_TIE`."""
_TIE: Final = 0.5
LASTING: Final = 0.85
"""The share of a swing that comes true on average when treasure has changed holds."""
FLEETING: Final = 0.5
"""The same when only people have changed places, which is more easily undone."""


def swings(views: Sequence[View]) -> tuple[Mapping[str, float], ...]:
    """By turn, 0 = the set-up, how much each side's chance rose or fell.

    The value of a board promises more than comes true, as gains are often lost again; so each swing is
    scaled by the share that lasts in games (`python -m ai swings tortuga1667`). The last turn counts fully.

    Args:
        views: as in `Captains.hindsight`.
    """
    if not views:
        return ()
    sides = LOYALTIES if views[0].table.seats % 2 else LOYALTIES[:2]
    odds = [chances_of(view) for view in views]
    by_turn: list[Mapping[str, float]] = [{}]
    for (before, after), (was, now) in zip(itertools.pairwise(views), itertools.pairwise(odds), strict=True):
        share = realised_share(before.table, after.table)
        by_turn.append({side: share * (now[index] - was[index]) for index, side in enumerate(sides)})
    return tuple(by_turn)


def realised_share(before: Table, after: Table) -> float:
    """How much of a swing between two tables comes true on average."""
    if after.stage == "finished":
        return 1.0
    return LASTING if before.board.totals != after.board.totals else FLEETING


def chances_of(view: View) -> Chances:
    """Each side's chance, as seen by an onlooker who knows every loyalty."""
    table = view.table
    if table.stage == "finished":
        if table.winner is None:
            return 0.5, 0.5, 0.0
        british, french, dutch = (float(side == table.winner) for side in LOYALTIES)
        return british, french, dutch
    deals = assignments(table.seats)
    dealt = [LOYALTIES.index(side) if side is not None else DUTCH for side in table.loyalties]
    weights = (deals.sides == np.array(dealt)).all(axis=1).astype(np.float64)
    evaluator = Evaluator(view, weights)
    tie = TIE.get(table.seats, _TIE)
    return chances(evaluator.mean(evaluator.situation.board), evaluator.phase.spread, table.seats, tie)


def hindsight(views: Sequence[View]) -> tuple[Retrospect, ...]:
    """What every side believed and gained, turn by turn (`Captains.hindsight`)."""
    if not views:
        return ()
    turns = zip(beliefs_by_turn(views[-1]), swings(views), strict=True)
    return tuple(Retrospect(beliefs, swing) for beliefs, swing in turns)


def beliefs_by_turn(view: View) -> tuple[tuple[Belief, ...], ...]:
    """By turn, 0 = set-up: each seat's chance of each side, and the acts of that turn that raised it.

    Only the public history is read, so the loyalties revealed at the end change nothing.
    """
    table = view.table
    evidence = EvidenceReader(table.seats, NOBODY).read(view)
    weights = start(evidence)
    by_turn = defaultdict(list)
    for step in steps(evidence, ADMIRAL.tau):
        by_turn[step.seen.turn].append(step)
    beliefs = []
    for turn in range(table.turn + 1):
        acts = by_turn[turn]
        weights = acts[-1].after if acts else weights
        beliefs.append(with_grounds(weights, table.seats, grounds(acts, table.seats)))
    return tuple(beliefs)
