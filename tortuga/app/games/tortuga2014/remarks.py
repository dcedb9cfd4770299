"""What captains remark on at the table of the dice game: situations that everybody has seen arise."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from itertools import pairwise

from typing_extensions import override

from tortuga.app.games.tortuga2014.spotlight import Area, box_of, may_be_last
from tortuga.app.table.speech import ONCE, Situation, Speech
from tortuga.app.text import Text
from tortuga.games.tortuga2014 import events as ev
from tortuga.games.tortuga2014.legal import attacked_area
from tortuga.games.tortuga2014.pieces import BOARD, UNASSIGNED
from tortuga.games.tortuga2014.state import Table, View
from tortuga.kernel.log.format import Header
from tortuga.kernel.observer import ObservedStep

NARROWLY = 3
"""Points behind the winner at most, to have lost narrowly."""
_ORDER = (
    "purple-lost", "robbed-again", "robbed-by-you", "robs-again", "robs-you", "purple-taken", "finds-nothing",
    "robbed-by-other", "defended", "second-gain", "driven-back", "tie-won", "tie-lost", "first-by-one",
)  # fmt: skip
"""Situations of one priority in the order in which they are taken; all others come after these."""


class DiceRemarks(Speech):
    """What the captains of one game say."""

    order = _ORDER

    def __init__(self, header: Header, text: Text) -> None:
        super().__init__(header, text)
        self._thefts: Counter[tuple[int, int]] = Counter()
        """By robber and victim."""
        self._near: set[int] = set()
        """Seats that are one chest short, as was said or could have been."""
        self._late = False
        """Whether somebody remarked that the round may be the last."""

    @override
    def moment(self, seen: ObservedStep[View, ev.Event]) -> tuple[int, Hashable]:
        """Each action of phase 2, the dice, and the moving of chests count as one action."""
        table = seen.before.table
        return seen.after.table.round, (table.round, table.phase, table.action if table.phase == 2 else -1)

    @override
    def situations(self, seen: ObservedStep[View, ev.Event]) -> Iterator[Situation]:
        event, before, after = seen.event, seen.before.table, seen.after.table
        match event:
            case ev.Attacked():
                yield from self._attacked(event, before)
                if event.chest is not None and event.place == 0:
                    self._thefts[event.seat, event.target] += 1
            case ev.ActionOpened():
                yield from _opened(event, before)
            case ev.SkullsDeclared(seat=seat):
                yield Situation("skull-used", seat, 3, 2)
            case ev.Revealed() | ev.KeptOpenly():
                yield from _placed(event, before, after)
            case ev.TileKept(seat=seat) | ev.HuntDrawn(seat=seat, tiles=(_,)):
                yield Situation("hunts", seat, 3, 2)
            case ev.SurplusDropped(dropped=dropped):
                yield from _lost([len(chests) for chests in dropped], before)
            case ev.ChestsMoved():
                yield from self._moved(event, before, after)
            case ev.RoundEnded():
                yield from self._round(after)
            case ev.ChestsDealt():
                yield Situation("first-move", self.captain(after.clockwise(_all(after))), 2, ONCE)
            case ev.GameEnded():
                yield from self._ended(event)
            case _:
                pass

    def _attacked(self, event: ev.Attacked, before: Table) -> Iterator[Situation]:
        """The grudge is a count of public thefts."""
        seat, target, you = event.seat, event.target, self.you
        pair = frozenset((seat, target))
        area = attacked_area(before.boards[target], event.action)
        if event.chest is not None and event.place == 0:
            again = self._thefts[seat, target] > 0
            if again:
                yield Situation("robbed-again", target, 1, 1, seat, pair)
                yield Situation("robs-again", seat, 1, 2, target, pair)
            elif seat == you:
                yield Situation("robbed-by-you", target, 1, 1, None, pair)
            else:
                yield Situation("robbed-by-other", target, 2, 1, seat, pair)
            if not again and target == you:
                yield Situation("robs-you", seat, 1, 1, None, pair)
            if event.chest == "purple":
                yield Situation("purple-lost", target, 1, 1, None, pair)
            yield from self._spared(event, before)
        elif event.place == 0 and not area:
            yield Situation("finds-nothing", seat, 1, 2, None, pair)
        elif event.chest is not None:
            yield Situation("second-gain", seat, 2, 1, None, pair)
        if event.chest == "purple":
            yield Situation("purple-taken", seat, 1, 2, None, pair)
        token: Area = "fleet" if event.action == BOARD else "crew"
        standing = box_of(before.boards[seat], token)
        if event.box < standing and before.boards[target].dice.count(event.action) == 1:
            yield Situation("defended", target, 2, 2, None, pair)
        if event.target_box < box_of(before.boards[target], token) and (event.place or event.chest is None):
            yield Situation("driven-back", target, 2, 1, None, pair)

    def _spared(self, event: ev.Attacked, before: Table) -> Iterator[Situation]:
        others = [seat for seat in before.clockwise(_all(before)) if seat not in (event.seat, event.target)]
        most = max(
            others, key=lambda seat: len(attacked_area(before.boards[seat], event.action)), default=None
        )
        if most is not None and attacked_area(before.boards[most], event.action):
            yield Situation("spared", most, 3, 2)

    def _moved(self, event: ev.ChestsMoved, before: Table, after: Table) -> Iterator[Situation]:
        yield from _lost(_left_behind(event, before), before)
        for seat in after.clockwise(_all(after)):
            if len(after.boards[seat].tortuga) == after.options.target - 1 and seat not in self._near:
                self._near.add(seat)
                yield Situation("one-short", seat, 2, ONCE)
                others = [other for other in after.clockwise(_all(after)) if other != seat]
                yield Situation("rival-one-short", self.captain(others), 2, ONCE, seat, frozenset((seat,)))

    def _round(self, after: Table) -> Iterator[Situation]:
        if self._late or not may_be_last(after):
            return
        self._late = True
        captains = [seat for seat in after.clockwise(_all(after)) if seat not in self.people]
        if captains:
            most = max(captains, key=lambda seat: len(after.boards[seat].tortuga))
            yield Situation("last-round", most, 1, 2)

    def _ended(self, event: ev.GameEnded) -> Iterator[Situation]:
        best = max(event.scores)
        losers = [seat for seat in range(len(event.scores)) if seat not in event.winners]
        losers.sort(key=lambda seat: -event.scores[seat])
        captains = [seat for seat in losers if seat not in self.people]
        if event.winners == (self.you,) and captains:
            yield Situation("you-win", captains[0], 1, ONCE, final=True)
        elif len(event.winners) == 1 and event.winners[0] not in self.people:
            yield Situation("wins", event.winners[0], 1, ONCE, final=True)
        elif captains and best - event.scores[captains[0]] <= NARROWLY:
            yield Situation("loses-narrowly", captains[0], 2, ONCE, final=True)


def _all(table: Table) -> tuple[int, ...]:
    return tuple(range(table.seats))


def _opened(event: ev.ActionOpened, before: Table) -> Iterator[Situation]:
    ranking, totals = event.ranking, event.totals
    if not ranking:
        yield from (Situation("nobody", seat, 3, 2) for seat in before.clockwise(_all(before)))
        return
    acting = 1 if before.seats == 2 else 2
    for place, (seat, other) in enumerate(pairwise(ranking)):
        if totals[seat] == totals[other] and place < acting:
            pair = frozenset((seat, other))
            yield Situation("tie-won", seat, 2, 2, None, pair)
            yield Situation("tie-lost", other, 2, 2, None, pair)
    if len(ranking) > 1 and totals[ranking[0]] == totals[ranking[1]] + 1:
        yield Situation("first-by-one", ranking[0], 2, 2, None, frozenset(ranking[:2]))


def _placed(event: ev.Revealed | ev.KeptOpenly, before: Table, after: Table) -> Iterator[Situation]:
    """All five dice on one action, and bonus tiles."""
    for seat in before.clockwise(_all(before)):
        dice = after.boards[seat].dice
        if len(set(dice)) == 1 and UNASSIGNED not in dice and before.boards[seat].dice != dice:
            yield Situation("all-in", seat, 1, 1)
    if isinstance(event, ev.Revealed):
        takers = [seat for seat in before.clockwise(_all(before)) if event.bonus[seat] >= 0]
        if takers:
            most = max(takers, key=lambda seat: sum(map(bool, after.boards[seat].bonus)))
            yield Situation("bonus-taken", most, 3, 2)


def _lost(counts: Sequence[int], before: Table) -> Iterator[Situation]:
    """Chests that leave a board: who loses most speaks."""
    losers = [seat for seat in before.clockwise(_all(before)) if counts[seat]]
    if losers:
        most = max(losers, key=lambda seat: counts[seat])
        yield Situation("surplus-lost", most, 2, 2)


def _left_behind(event: ev.ChestsMoved, before: Table) -> list[int]:
    """By seat, how many chests leave the board in phase 3."""
    counts = []
    for board, move in zip(before.boards, event.moves, strict=True):
        moved = 0 if move is None else len(move.to_fleet) + len(move.to_crew)
        counts.append(0 if move is None else len(board.crew) + len(board.island) - moved)
    return counts
