"""The rest of a round on a batch: the five actions, surplus, draws and moves (R40-R73, R86-R91)."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ai.games.tortuga2014 import heuristic
from ai.games.tortuga2014.engine import attack
from ai.games.tortuga2014.engine.batch import (
    COUNTS,
    KIND,
    LIMITS,
    ONES,
    SET_VALUE,
    STRIDES,
    Batch,
    Floats,
    Ints,
)
from ai.games.tortuga2014.engine.outcome_classes import Places
from tortuga.games.tortuga2014.pieces import (
    ACTIONS,
    BOARD,
    EXPAND_FLEET,
    LAST_BOX,
    TREASURE_HUNT,
)
from tortuga.games.tortuga2014.state import Options


@dataclass(frozen=True, slots=True)
class RoundTerms:
    """What is the same in all rows: options, start player, and expected coins."""

    options: Options
    start: int
    better_tile: float
    """Expected coins of the better of two tiles (R49)."""
    plain_tile: float
    """Expected coins of one tile."""


@dataclass(slots=True)
class CommonDraws:
    """Common random numbers, row by row: in 0..1 for the chest of a hunt and for each seat's draw (R67)."""

    hunt: Floats
    draw: Floats
    mood: Floats
    """(rows, seats, seats): points that an attacker adds to a target beyond what the boards justify."""

    def take(self, rows: Ints) -> CommonDraws:
        """These rows, in this order."""
        return CommonDraws(self.hunt[rows], self.draw[rows], self.mood[rows])


@dataclass(slots=True)
class EndOfRound:
    """Tables after phase 3: all chests lie in Tortuga, fleet and crew areas."""

    batch: Batch
    fleet: Ints
    """(rows, seats, 5): chests of the fleet area by colour."""
    crew: Ints


@dataclass(slots=True)
class Rollout:
    """A round that is played out on a batch, in place."""

    batch: Batch
    places: Places
    terms: RoundTerms
    chances: CommonDraws

    def act(self, action: int = 0, place: int = 0) -> None:
        """Carry out the actions from this action and position on."""
        for here in ACTIONS[action:]:
            for position, actors in enumerate((self.places.first, self.places.second)):
                if (here == action and position < place) or (position and self.batch.seats == 2):
                    continue
                rows = np.flatnonzero(actors[:, here] >= 0)
                if len(rows):
                    self._perform(here, position, rows, actors[rows, here])
                if position == 0 and self.terms.options.surplus_timing == "afterEachAttack" and here >= BOARD:
                    attack.drop_surplus(self.batch, here)
            if here >= BOARD:
                attack.drop_surplus(self.batch, here)

    def _perform(self, action: int, place: int, rows: Ints, actors: Ints) -> None:
        if action < BOARD:
            self.perform(action, place, rows, actors)
            return
        empty = self.terms.options.attack_empty == "forbidden"
        attacks = attack.choose(
            self.batch, self.places, action, place, rows, actors, self.chances.mood, empty
        )
        wanted = attacks[2] > 0
        rows, actors, target, colour = (each[wanted] for each in (rows, actors, *attacks[:2]))
        if len(rows):
            attack.carry_out(self.batch, self.places, action, place, rows, actors, target, colour)

    def perform(self, action: int, place: int, rows: Ints, actors: Ints) -> None:
        """EXPAND FLEET, RECRUIT CREW, or TREASURE HUNT with expected coins (R47-R49, R73, R87, R88)."""
        batch = self.batch
        strong = place == 0 and batch.seats > 2
        if action == TREASURE_HUNT:
            if place == 0:
                draw(batch, rows, actors, self.chances.hunt[rows])
            batch.coins[rows, actors] += self.terms.better_tile if strong else self.terms.plain_tile
        else:
            boxes = batch.boat if action == EXPAND_FLEET else batch.pirate
            boxes[rows, actors] = np.minimum(boxes[rows, actors] + 1 + strong, LAST_BOX)

    def finish(self) -> EndOfRound:
        """Phase 3: draws clockwise from the start player, then moves by a hand-made priority (R67-R72)."""
        batch = self.batch
        every = np.arange(batch.rows)
        for step in range(batch.seats):
            seat = (self.terms.start + step) % batch.seats
            draw(batch, every, np.full(batch.rows, seat), self.chances.draw[:, seat])
        return move(batch)


def draw(batch: Batch, rows: Ints, actors: Ints, word: Floats) -> None:
    """Move a chest from the bag to the island area; an empty bag gives none (R67, R73)."""
    below = batch.bag[rows].cumsum(axis=1)
    total = below[:, -1]
    colour = (below > (word * total).astype(np.intp)[:, None]).argmax(axis=1)
    some = total > 0
    if not some.all():
        rows, actors, colour = rows[some], actors[some], colour[some]
    batch.bag[rows, colour] -= 1
    batch.island[rows, actors, colour] += 1
    batch.held[rows, actors, colour] += 1


def move(batch: Batch) -> EndOfRound:
    """The moves of phase 3 on all boards, the least useful chests left over (R68-R70)."""
    batch.tortuga += COUNTS.take(batch.fleet, axis=0)
    fleet = COUNTS.take(batch.crew, axis=0)
    crew = batch.island.copy()
    lost = leave_behind(batch, fleet, LIMITS.take(batch.boat), heuristic.CREW)
    lost |= leave_behind(batch, crew, LIMITS.take(batch.pirate), heuristic.ISLAND)
    if lost:
        kept = batch.tortuga + fleet + crew
        attack.put_away(batch, (batch.held - kept).sum(axis=1))
        batch.held = kept
    return EndOfRound(batch, fleet, crew)


def leave_behind(batch: Batch, chests: Ints, limits: Ints, worth: float) -> bool:
    """Take the least useful chests out of `chests` (rows, seats, 5) until the limits hold; True if any."""
    over = chests @ ONES - limits
    rows, seats = np.nonzero(over > 0)
    if not len(rows):
        return False
    left, excess = chests[rows, seats], over[rows, seats]
    index = batch.held[rows, seats] @ STRIDES
    while len(excess):
        loss = SET_VALUE.take(index)[:, None] - SET_VALUE.take(index[:, None] - STRIDES, mode="clip")
        loss += worth * KIND
        loss[left == 0] = np.inf
        worst = loss.argmin(axis=1)
        left[np.arange(len(worst)), worst] -= 1
        index = index - STRIDES[worst]
        excess = excess - 1
        done = excess == 0
        if done.any():
            chests[rows[done], seats[done]] = left[done]
            going = ~done
            rows, seats, left = rows[going], seats[going], left[going]
            index, excess = index[going], excess[going]
    return True
