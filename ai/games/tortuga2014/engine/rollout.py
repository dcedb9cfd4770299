"""The rest of a round on a batch: the five actions, surplus, draws and moves (R40-R73, R86-R91).

Opponents choose the targets of BOARD and RAID by the hand-tuned points of `heuristic`: how dangerous each
other seat is, what a chest is worth to the attacker, and a random mood (`engine.foresight`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from ai.games.tortuga2014 import heuristic
from ai.games.tortuga2014.engine.batch import (
    ABSENT,
    AREA_VALUE,
    CHEST_VALUE,
    COLOURS,
    COUNTS,
    FIRST_SPACE,
    LIMITS,
    NEVER,
    ONES,
    POWERS,
    SET_VALUE,
    SPACES,
    STRIDES,
    TOKEN_LOSS,
    TOKEN_VALUE,
    WITHOUT,
    Batch,
    Floats,
    Ints,
    softmax,
    weighted,
)
from ai.games.tortuga2014.engine.places import Places
from tortuga.games.tortuga2014.pieces import ACTIONS, BOARD, EXPAND_FLEET, LAST_BOX, TREASURE_HUNT
from tortuga.games.tortuga2014.state import Options, strength


@dataclass(frozen=True, slots=True)
class RoundTerms:
    """Constants of a batch: options, start player, and expected coins."""

    options: Options
    start: int
    better_tile: float
    """Expected coins of the better of two tiles (R49)."""
    plain_tile: float
    """Expected coins of one tile."""


@dataclass(slots=True)
class CommonDraws:
    """Common random numbers by row: in 0..1, for the chest of a hunt and for each seat's draw (R67)."""

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
    """Plays out the rest of a round on a batch, in place."""

    batch: Batch
    places: Places
    terms: RoundTerms
    draws: CommonDraws

    def act(self, action: int = 0, place: int = 0, before: int = len(ACTIONS)) -> None:
        """Carry out the actions from this action and position on, up to but not including `before`."""
        for here in ACTIONS[action:before]:
            for position, actors in enumerate((self.places.first, self.places.second)):
                if (here == action and position < place) or (position and self.batch.seats == 2):
                    continue
                rows = np.flatnonzero(actors[:, here] >= 0)
                if len(rows):
                    self._dispatch(here, position, rows, actors[rows, here])
                if position == 0 and here >= BOARD and self.terms.options.drops_surplus(last=False):
                    drop_surplus(self.batch, here)
            if here >= BOARD and self.terms.options.drops_surplus(last=True):
                drop_surplus(self.batch, here)

    def _dispatch(self, action: int, place: int, rows: Ints, actors: Ints) -> None:
        if action < BOARD:
            self.perform(action, place, rows, actors)
            return
        spares_empty = self.terms.options.spares_empty
        attacks = choose_attack(
            self.batch, self.places, action, place, rows, actors, self.draws.mood, spares_empty
        )
        wanted = attacks[2] > 0
        rows, actors, target, colour = (each[wanted] for each in (rows, actors, *attacks[:2]))
        if len(rows):
            carry_out(self.batch, self.places, action, place, rows, actors, target, colour)

    def perform(self, action: int, place: int, rows: Ints, actors: Ints) -> None:
        """EXPAND FLEET, RECRUIT CREW, or TREASURE HUNT with expected coins (R47-R49, R73, R87, R88)."""
        batch = self.batch
        steps = strength(place, batch.seats)
        if action == TREASURE_HUNT:
            if place == 0:
                draw(batch, rows, actors, self.draws.hunt[rows])
            batch.coins[rows, actors] += self.terms.better_tile if steps == 2 else self.terms.plain_tile
        else:
            boxes = batch.boat if action == EXPAND_FLEET else batch.pirate
            boxes[rows, actors] = np.minimum(boxes[rows, actors] + steps, LAST_BOX)

    def finish(self) -> EndOfRound:
        """Phase 3: draws clockwise from the start player, then moves by hand-tuned priorities (R67-R72)."""
        batch = self.batch
        every = np.arange(batch.rows)
        for step in range(batch.seats):
            seat = (self.terms.start + step) % batch.seats
            draw(batch, every, np.full(batch.rows, seat), self.draws.draw[:, seat])
        return move(batch)


def draw(batch: Batch, rows: Ints, actors: Ints, uniform: Floats) -> None:
    """Move a chest from the bag to the island area; an empty bag gives none (R67, R73)."""
    below = batch.bag[rows].cumsum(axis=1)
    total = below[:, -1]
    colour = (below > (uniform * total).astype(np.intp)[:, None]).argmax(axis=1)
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
        put_away(batch, (batch.held - kept).sum(axis=1))
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
        loss += worth * CHEST_VALUE
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


BEST_OPPONENT: Final = 0.6
"""Share of a seat's attention that goes to dangerous opponents; the rest is spread evenly."""
DANGER_SCALE: Final = 3.0
"""Projected points that make an opponent e times as dangerous as another."""


def common_draws(rng: np.random.Generator, mood: Floats) -> CommonDraws:
    """Common random numbers, stratified for each seat, beside these moods (rows, seats, seats)."""
    count, seats, _ = mood.shape
    steps = np.argsort(rng.random((count, seats + 1)), axis=0)
    uniforms = (steps + rng.random((count, seats + 1))) / count
    return CommonDraws(uniforms[:, seats], uniforms[:, :seats], mood)


def threat_weights(batch: Batch, rows: Ints, actors: Ints) -> Floats:
    """(actors, seats): what a point lost by a seat is worth to an actor, by the boards as they are now.

    A fleet that grows in this round draws attacks in this round.

    Args:
        rows, actors: rows of the batch in which a seat acts, and that seat.
    """
    if batch.seats == 2:
        return np.ones((len(rows), 2))
    points = projected(batch)[rows]  # nearly all rows: one copy, not one of every array
    points[np.arange(len(rows)), actors] = -np.inf
    return (1 - BEST_OPPONENT) / (batch.seats - 1) + BEST_OPPONENT * softmax(points / DANGER_SCALE)


def projected(batch: Batch) -> Floats:
    """(rows, seats): projected points in mid-round."""
    points = weighted(heuristic.TORTUGA * batch.tortuga + heuristic.ISLAND * batch.island, CHEST_VALUE)
    points += AREA_VALUE.take(batch.fleet) * heuristic.FLEET
    points += AREA_VALUE.take(batch.crew) * heuristic.CREW
    points += SET_VALUE.take(batch.set_index())
    points += TOKEN_VALUE.take(batch.boat) + TOKEN_VALUE.take(batch.pirate)
    return points + batch.coins


NO_CHEST: Final = COLOURS
"""Colour index of "no chest"."""
ROOM_VALUE: Final[Floats] = np.array([0.35, 0.7, 1.0, 1.0, 1.0])
"""By free places in the crew area after phase 3: how much of a chest's worth is left (R69, R70)."""


def tokens_of(batch: Batch, action: int) -> Ints:
    """The tokens an attack moves: boats for BOARD, pirates for RAID."""
    return batch.boat if action == BOARD else batch.pirate


def area_codes(batch: Batch, action: int) -> Ints:
    """The codes of the areas that can be attacked."""
    return batch.fleet if action == BOARD else batch.crew


def island_value(batch: Batch, rows: Ints, seats: Ints) -> Floats:
    """(rows, 5): points of one more chest of each colour on the island area of a seat."""
    index = batch.held[rows, seats] @ STRIDES
    gain = SET_VALUE.take(index[:, None] + STRIDES) - SET_VALUE.take(index)[:, None]
    gain += heuristic.ISLAND * CHEST_VALUE
    room = LIMITS[batch.pirate[rows, seats]] - batch.island[rows, seats] @ ONES
    gain *= ROOM_VALUE.take(room, mode="clip")[:, None]
    return gain


def harm(batch: Batch, rows: Ints, action: int) -> Floats:
    """(rows, seats, 5): points a seat loses with a chest of a colour from its attacked area."""
    index = batch.set_index()[rows]
    loss = SET_VALUE.take(index)[..., None] - SET_VALUE.take(index[..., None] - STRIDES, mode="clip")
    loss += (heuristic.FLEET if action == BOARD else heuristic.CREW) * CHEST_VALUE
    return loss


def choose_attack(
    batch: Batch,
    places: Places,
    action: int,
    place: int,
    rows: Ints,
    actors: Ints,
    mood: Floats,
    spares_empty: bool,
) -> tuple[Ints, Ints, Floats]:
    """The attack each actor would make, by the points of `attack_points` and its mood.

    Args:
        mood: (batch rows, seats, seats): what an actor adds to the points of attacking a seat.

    Returns:
        By row the target, the colour stolen or claimed (`NO_CHEST` for none), and the gain in points; below 0
        it is better to forfeit.
    """
    points = attack_points(batch, places, action, place, rows, actors, spares_empty)
    points += mood[rows, actors][..., None]
    flat = points.reshape(len(rows), -1)
    cell = flat.argmax(axis=1)
    return cell // (COLOURS + 1), cell % (COLOURS + 1), flat[np.arange(len(rows)), cell]


def attack_points(
    batch: Batch, places: Places, action: int, place: int, rows: Ints, actors: Ints, spares_empty: bool
) -> Floats:
    """(rows, seats, 6): what each target and colour would bring an actor, by the points of `heuristic`.

    Args:
        place: 0 = 1st position (steals), 1 = 2nd position (claims).
        rows, actors: rows of the batch in which a seat acts, and that seat.
        spares_empty: whether empty areas cannot be attacked (R54).

    Returns:
        Points by target and colour, the last of which is `NO_CHEST`; `NEVER` for what is not allowed.
    """
    defends, barred = places.dice[rows, :, action], places.attacked[rows, action - BOARD]  # R55, R53
    seats = np.arange(batch.seats)
    boxes = tokens_of(batch, action)[rows]
    own_loss = TOKEN_LOSS.take(boxes[np.arange(len(rows)), actors])
    weights = threat_weights(batch, rows, actors)
    gain = TOKEN_LOSS.take(boxes) * weights - own_loss[:, None] * defends
    gain[(seats == actors[:, None]) | (seats == barred[:, None])] = NEVER
    codes = area_codes(batch, action)[rows]
    if spares_empty:
        gain[codes == 0] = NEVER
    own = island_value(batch, rows, actors)
    if place:
        there = batch.center[rows] > 0
        claim = np.where(there, own, NEVER)
        nothing = np.where(there.any(axis=1), NEVER, 0.0)
        score: Floats = gain[..., None] + np.column_stack((claim, nothing))[:, None, :]
        return score
    score = ABSENT.take(codes, axis=0)
    score += gain[..., None]
    hurt = harm(batch, rows, action)
    hurt *= weights[..., None]
    hurt += own[:, None, :]
    score[..., :COLOURS] += hurt
    return score


def carry_out(
    batch: Batch,
    places: Places,
    action: int,
    place: int,
    rows: Ints,
    actors: Ints,
    target: Ints,
    colour: Ints,
    space: Ints | None = None,
) -> None:
    """Carry out attacks (R52, R53), in place; `space` gives the spaces of stolen chests if they matter."""
    some = colour != NO_CHEST
    chest = np.where(some, colour, COLOURS - 1)
    count = some.astype(np.intp)
    batch.island[rows, actors, chest] += count
    batch.held[rows, actors, chest] += count
    if place:
        batch.center[rows, chest] -= count
    else:
        codes = area_codes(batch, action)
        code = codes[rows, target]
        taken = FIRST_SPACE[code, colour] if space is None else space
        codes[rows, target] = WITHOUT[code, np.where(some, taken, SPACES)]
        batch.held[rows, target, chest] -= count
        places.attacked[rows, action - BOARD] = target
    boxes = tokens_of(batch, action)
    boxes[rows, target] = np.maximum(boxes[rows, target] - 1, 1)
    back = places.dice[rows, target, action].astype(np.intp)
    boxes[rows, actors] = np.maximum(boxes[rows, actors] - back, 1)


def drop_surplus(batch: Batch, action: int) -> None:
    """Remove chests beyond the limit of the attacked area, the rightmost first (R60-R63)."""
    codes = area_codes(batch, action)
    left = codes % POWERS.take(LIMITS.take(tokens_of(batch, action)))
    if np.array_equal(left, codes):
        return
    lost: Ints = COUNTS.take(codes, axis=0) - COUNTS.take(left, axis=0)
    batch.held = batch.held - lost
    codes[...] = left
    put_away(batch, lost.sum(axis=1))


def put_away(batch: Batch, chests: Ints) -> None:
    """Put chests (rows, 5) on the center island, one of each colour, and the rest into the bag (R63, R90)."""
    if batch.seats == 2:
        batch.bag += chests
        return
    staying = batch.center | (chests > 0)
    batch.bag += chests - (staying - batch.center)
    batch.center = staying
