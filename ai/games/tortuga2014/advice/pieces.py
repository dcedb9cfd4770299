"""Decisions with the dice lying: the difference of two ends of the round split over the pieces (R37-R72).

Both ends are played out with the same draws. Row by row, everything of one kind (all boats, all pirates, all
coins ...) is exchanged for that of the other end, in all combinations, and valued.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

import numpy as np

from ai.games.tortuga2014.advice.answer import CHESTS, PARTS, TILES
from ai.games.tortuga2014.advice.explain import Draft, Drafts
from ai.games.tortuga2014.advice.shapley import split
from ai.games.tortuga2014.engine.acts import act_out, weigh_acted
from ai.games.tortuga2014.engine.batch import Batch, Ints
from ai.games.tortuga2014.engine.evaluation import Study, Weighed, ranking
from ai.games.tortuga2014.engine.moves import move_out, weigh_moved
from ai.games.tortuga2014.engine.rollout import Outcome
from ai.games.tortuga2014.expectimax import Floats
from tortuga.games.tortuga2014.pieces import BOARD, EXPAND_FLEET, RAID, RECRUIT_CREW, TREASURE_HUNT

KINDS: Final[Mapping[str, int]] = MappingProxyType(
    {
        "boat": EXPAND_FLEET,
        "pirate": RECRUIT_CREW,
        "coins": TREASURE_HUNT,
        "tortuga": BOARD,  # where the chests of the fleets lie after phase 3
        "fleet": RAID,  # and those of the crews
        "bonus": TILES,
        "crew": CHESTS,  # and those of the islands
    }
)
"""Kinds of pieces at the end of a round, and the part each belongs to."""
MOST_HELD: Final[Ints] = np.array([11, 11, 11, 6, 11])
"""The tables of sets end here; mixed boards never get there, but nothing may be read beyond."""


def lead(score: Floats, seat: int) -> Floats:
    """(rows,): points ahead of the best rival."""
    found: Floats = score[:, seat] - np.delete(score, seat, axis=1).max(axis=1)
    return found


def kind(outcome: Outcome, name: str) -> Ints | Floats:
    """All pieces of a kind."""
    found: Ints | Floats = getattr(outcome if name in ("fleet", "crew") else outcome.batch, name)
    return found


def mixed(first: Outcome, second: Outcome, rows: Ints, other: Ints, names: Sequence[str]) -> Outcome:
    """All combinations, one after the other: `rows` of the one with `names` by the bits from it, the others
    from the rows `other` of the second."""
    count = 1 << len(names)
    base = second.batch.take(np.tile(other, count))
    parts: dict[str, Ints | Floats] = {}
    for name in KINDS:
        theirs = kind(second, name)[other]
        if name not in names:
            parts[name] = np.concatenate([theirs] * count)
            continue
        ours, bit = kind(first, name)[rows], names.index(name)
        parts[name] = np.concatenate([ours if coalition >> bit & 1 else theirs for coalition in range(count)])
    tortuga, fleet, crew = (parts[name].astype(np.intp) for name in ("tortuga", "fleet", "crew"))
    batch = Batch(
        boat=parts["boat"].astype(np.intp),
        pirate=parts["pirate"].astype(np.intp),
        fleet=base.fleet,
        crew=base.crew,
        tortuga=tortuga,
        island=base.island,
        held=np.minimum(tortuga + fleet + crew, MOST_HELD),
        coins=parts["coins"].astype(np.float64),
        bonus=parts["bonus"].astype(np.intp),
        center=base.center,
        bag=base.bag,
    )
    return Outcome(batch, fleet, crew)


def split_ends(study: Study, outcome: Outcome, shares: Floats, rows: Ints, other: Ints) -> Floats:
    """(7,) parts of the mean own share over `rows` less that over the rows `other`."""
    names = [
        name for name in KINDS if not np.array_equal(kind(outcome, name)[rows], kind(outcome, name)[other])
    ]
    found = np.zeros(len(PARTS))
    if not names:
        return found
    combined = mixed(outcome, outcome, rows, other, names)
    own = study.shares(combined)[0][:, study.seat].reshape(-1, len(rows)).mean(axis=1)
    own[0], own[-1] = shares[other, study.seat].mean(), shares[rows, study.seat].mean()
    for name, part in zip(names, split(own), strict=True):
        found[KINDS[name]] += part
    return found


def draft_acts(study: Study) -> Drafts:
    """Perform, attack, claim, forfeit, and the tile of a hunt."""
    acted = act_out(study)
    weighed = weigh_acted(study, acted)
    rows = np.arange(len(acted.shares)).reshape(-1, acted.draws)
    return _drafts(study, weighed, acted.outcome, acted.shares, acted.score, rows)


def draft_moves(study: Study) -> Drafts:
    """What moves on in phase 3: chests are chosen, so every chest counts as such."""
    tried = move_out(study)
    weighed = weigh_moved(study, tried)
    rows = np.arange(len(weighed))[:, None]
    drafts = _drafts(study, weighed, tried.outcome, tried.shares, tried.score, rows)
    by_kind: Callable[[int, int], Floats] = drafts.split

    def as_chests(first: int, second: int) -> Floats:
        found = by_kind(first, second)
        found[CHESTS] += found[BOARD] + found[RAID]
        found[[BOARD, RAID]] = 0.0
        return found

    drafts.split = as_chests
    return drafts


def _drafts(
    study: Study, weighed: list[Weighed], outcome: Outcome, shares: Floats, score: Floats, rows: Ints
) -> Drafts:
    """`rows` (choices, draws): where each choice was played out."""
    order = ranking(weighed)
    rows = rows[order]
    ahead = lead(score, study.seat)
    choices = [
        Draft(
            weighed[index],
            weighed[index].value,
            float(score[rows[place], study.seat].mean()),
            float(ahead[rows[place]].mean()),
        )
        for place, index in enumerate(order)
    ]
    return Drafts(
        choices,
        "pieces",
        lambda first, second: split_ends(study, outcome, shares, rows[first], rows[second]),
    )
