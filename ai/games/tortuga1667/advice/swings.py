"""How much a turn of a finished game was worth: how far it moved a side's chance to win."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

import numpy as np

from ai.games.tortuga1667.belief.assignments import DUTCH, assignments
from ai.games.tortuga1667.belief.weights import marginals, together
from ai.games.tortuga1667.engine.mind import Mind
from ai.games.tortuga1667.engine.reading import scene_of
from ai.games.tortuga1667.engine.value import Chances, chances
from tortuga.games.tortuga1667.pieces import LOYALTIES
from tortuga.games.tortuga1667.state import Table, View

TIE: Final[Mapping[int, float]] = MappingProxyType({3: 0.9})
"""By number of seats, how close to a tie the forecast counts as a win for the Dutch; else `_TIE`."""
_TIE: Final = 0.5
LASTING: Final = 0.85
"""The share of a swing that comes true on average when treasure has changed holds."""
FLEETING: Final = 0.5
"""And when only people have changed places, which is more easily undone."""


def swings(views: Sequence[View]) -> tuple[Mapping[str, float], ...]:
    """By turn, 0 = the set-up, how much each side's chance rose or fell.

    The value of a board promises more than comes true, since what is won is often taken back; so each swing
    is scaled to what came true in games (`python -m ai swings tortuga1667`). The last turn counts in full.

    Args:
        views: as in `Captains.hindsight`.
    """
    if not views:
        return ()
    sides = LOYALTIES if views[0].table.seats % 2 else LOYALTIES[:2]
    found = [chances_of(view) for view in views]
    told: list[Mapping[str, float]] = [{}]
    for (before, after), (was, now) in zip(itertools.pairwise(views), itertools.pairwise(found), strict=True):
        share = trust(before.table, after.table)
        told.append({side: share * (now[at] - was[at]) for at, side in enumerate(sides)})
    return tuple(told)


def trust(before: Table, after: Table) -> float:
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
    mind = Mind(scene_of(view), marginals(weights, table.seats), lambda: together(weights, table.seats))
    tie = TIE.get(table.seats, _TIE)
    return chances(mind.mean(mind.scene.board), mind.phase.spread, table.seats, tie)
