"""What a board is worth in projected points, and what each action would bring a seat now.

The unit is a point of the final scoring. A chest counts as the points it is likely to bring (R78, R79):
more the nearer it is to Tortuga, nothing when the limits leave no room for it on the way (R69, R70).
"""

from __future__ import annotations

import functools
import itertools
import statistics
from collections.abc import Sequence
from typing import Final

import msgspec

from tortuga.games.tortuga2014.commands import Claim, MoveChests, Steal
from tortuga.games.tortuga2014.legal import attacked_area
from tortuga.games.tortuga2014.pieces import (
    ACTIONS,
    BOARD,
    CHEST_INDEX,
    CHESTS,
    EXPAND_FLEET,
    FIRST_BOX,
    LAST_BOX,
    RECRUIT_CREW,
    SET_CHESTS,
    TREASURE_HUNT,
    Action,
    Chest,
)
from tortuga.games.tortuga2014.state import Board, Table, strength

TORTUGA: Final = 3.0
FLEET: Final = 2.7
CREW: Final = 2.1
ISLAND: Final = 1.5
"""Points of a plain chest by area: its final 3, 2 or 1 points, and the chance to get further."""
PURPLE: Final = 2.0
"""A purple chest counts double everywhere (R78)."""
WHITE: Final = 1.15
"""A white chest may complete a set once it is in Tortuga (R79)."""
SET: Final = 2.7
"""A complete set on one's own board: 3 points, but not always kept to the end."""
STARTED: Final = 0.7
"""Each further colour of a set begun."""
LIMIT_STEP: Final = 1.2
"""Room for one more die and one more chest (R15)."""
MEAN_TILE: Final = 47 / 30
"""Coins of a treasure tile on average (R4, R81)."""
MEAN_BETTER_TILE: Final = 1.94
"""Coins of the better of two tiles on average (R49)."""

_FACTOR: Final = {"purple": PURPLE, "white": WHITE}


def chest_value(chest: Chest) -> float:
    """How a chest compares with a plain one, leaving sets aside."""
    return _FACTOR.get(chest, 1.0)


def sets_value(chests: Sequence[Chest]) -> float:
    """Points of the sets that these chests make or begin; whites stand in where they help most (R79)."""
    counts = [0] * len(CHEST_INDEX)
    for chest in chests:
        counts[CHEST_INDEX[chest]] += 1
    colours = [counts[CHEST_INDEX[chest]] for chest in SET_CHESTS]
    whites = counts[CHEST_INDEX["white"]]
    full = 0
    while sum(max(0, full + 1 - colour) for colour in colours) <= whites:
        full += 1
    begun = sum(1 for colour in colours if colour > full)
    return SET * full + STARTED * begun


@functools.lru_cache(maxsize=1 << 16)
def _chests(
    tortuga: tuple[Chest, ...],
    fleet: tuple[Chest, ...],
    crew: tuple[Chest, ...],
    island: tuple[Chest, ...],
    boat_limit: int,
    pirate_limit: int,
) -> float:
    """Worth of all chests of a board: those for which the limits leave no room are lost on the way."""
    fleet = fleet[:boat_limit]
    safe = tortuga + fleet
    fixed = TORTUGA * plain(tortuga) + FLEET * plain(fleet)
    return fixed + max(
        CREW * plain(moving) + ISLAND * plain(following) + sets_value(safe + moving + following)
        for moving in selections(crew[:pirate_limit], boat_limit)
        for following in selections(island, pirate_limit)
    )


def plain(chests: Sequence[Chest]) -> float:
    """How many plain chests these are worth, leaving sets aside."""
    return sum(map(chest_value, chests))


@functools.lru_cache(maxsize=1 << 12)
def selections(chests: tuple[Chest, ...], places: int) -> tuple[tuple[Chest, ...], ...]:
    """Each different selection of as many chests as there are places (R69), the most valuable first."""
    ordered = sorted(chests, key=lambda chest: (-chest_value(chest), CHEST_INDEX[chest]))
    return tuple(dict.fromkeys(itertools.combinations(ordered, min(places, len(ordered)))))


def board_value(board: Board) -> float:
    """Projected points of a board. Treasure tiles count as their public mean, even one's own."""
    return (
        _chests(board.tortuga, board.fleet, board.crew, board.island, board.boat_limit, board.pirate_limit)
        + board.boat
        + board.pirate
        + LIMIT_STEP * (board.boat_limit + board.pirate_limit)
        + MEAN_TILE * len(board.tiles)
    )


def ranked_moves(board: Board) -> list[tuple[float, MoveChests]]:
    """Every choice of chests that move on, best first, each in its best order, with the worth after the move.

    As many chests as possible move (R69); the rightmost is the first to be lost (R71), so the one that
    would be missed least stands there.
    """
    ranked = []
    for fleet in selections(board.crew, board.boat_limit):
        for crew in selections(board.island, board.pirate_limit):
            after = msgspec.structs.replace(
                board, tortuga=board.tortuga + board.fleet, fleet=fleet, crew=crew, island=()
            )
            ordered = MoveChests(_by_loss(after, fleet, "fleet"), _by_loss(after, crew, "crew"))
            ranked.append((board_value(after), ordered))
    return sorted(ranked, key=lambda pair: -pair[0])


def _by_loss(board: Board, area: tuple[Chest, ...], field: str) -> tuple[Chest, ...]:
    """The chests of an area, those whose loss would cost most on the left."""

    def left_without(chest: Chest) -> float:
        rest = list(area)
        rest.remove(chest)
        return board_value(msgspec.structs.replace(board, **{field: tuple(rest)}))

    return tuple(sorted(area, key=lambda chest: (left_without(chest), CHEST_INDEX[chest])))


OPPONENT_MEAN: Final = 0.5
"""Weight of the opponents' mean in what is taken off one's own projection; the best one has the rest."""
DEFENCE_CHANCE: Final = 0.5
"""Assumed chance that a target has a die on the same action, while dice are still rolled."""
DENIAL: Final = 0.8
"""Weight of what an opponent would gain in a 1st position that is taken from it."""


def stakes(table: Table) -> list[list[tuple[float, float]]]:
    """By seat and action, what the 1st and the 2nd position are worth now, in points; at least 0.

    An action that would do harm is forfeited. To hold a position is also worth something because otherwise an
    opponent would act there, perhaps against this seat.
    """
    every = [Gains(table, seat) for seat in range(table.seats)]
    gained = [
        [(max(0.0, gains.action(action, 0)), max(0.0, gains.action(action, 1))) for action in ACTIONS]
        for gains in every
    ]
    denial = DENIAL / (table.seats - 1) ** 2
    return [
        [
            (first + denial * sum(gained[opponent][action][0] for opponent in gains.opponents), second)
            for action, (first, second) in zip(ACTIONS, own, strict=True)
        ]
        for gains, own in zip(every, gained, strict=True)
    ]


class Gains:
    """The gains of one seat at one table; 0 means no change, and below 0 it is better to forfeit."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.values = [board_value(board) for board in table.boards]
        self.opponents = [other for other in range(table.seats) if other != seat]
        self.burden = self._burden(self.values)

    def _burden(self, values: Sequence[float]) -> float:
        """What the opponents' boards take off one's own standing."""
        against = [values[other] for other in self.opponents]
        return OPPONENT_MEAN * statistics.fmean(against) + (1 - OPPONENT_MEAN) * max(against)

    def own(self, board: Board) -> float:
        """Gain when one's own board becomes this."""
        return board_value(board) - self.values[self.seat]

    def against(self, target: int, board: Board) -> float:
        """Gain when an opponent's board becomes this."""
        values = list(self.values)
        values[target] = board_value(board)
        return self.burden - self._burden(values)

    def action(self, action: Action, place: int) -> float:
        """Gain of an action in 1st (0) or 2nd (1) position, performed as well as it can be."""
        if place and self.table.seats == 2:
            return 0.0
        if action == TREASURE_HUNT:
            return self.hunt(place)
        if action in (EXPAND_FLEET, RECRUIT_CREW):
            return self.advance(action, place)
        commands = self.steals(action) if place == 0 else self.claims(action)
        return max((self.attack(action, command, DEFENCE_CHANCE) for command in commands), default=0.0)

    def advance(self, action: Action, place: int) -> float:
        """Gain of EXPAND FLEET or RECRUIT CREW: nothing beyond box 8 (R18, R47, R48, R87)."""
        steps = strength(place, self.table.seats)
        return self.own(with_token_moved(self.table.boards[self.seat], action == EXPAND_FLEET, steps))

    def hunt(self, place: int) -> float:
        """Gain of TREASURE HUNT: a mean chest and a tile, as far as there are any (R49, R73, R74, R88)."""
        pool = self.table.pool
        tile = MEAN_BETTER_TILE if min(pool, strength(place, self.table.seats)) > 1 else MEAN_TILE
        return (tile if pool else 0.0) + (self.drawn_chest() if place == 0 else 0.0)

    def drawn_chest(self) -> float:
        """Gain of a chest from the bag on one's own island area."""
        bag, board = self.table.bag, self.table.boards[self.seat]
        if not any(bag):
            return 0.0
        pairs = zip(CHESTS, bag, strict=True)
        return sum(count * self.own(with_island(board, chest)) for chest, count in pairs) / sum(bag)

    def steals(self, action: Action) -> list[Steal]:
        """Every attack in 1st position worth a look: one space for each colour of each opponent."""
        steals = []
        for target in self._targets(action):
            area = attacked_area(self.table.boards[target], action)
            spaces = [area.index(chest) for chest in dict.fromkeys(area)]
            steals += [Steal(target, space) for space in spaces] or [Steal(target, None)]
        return steals

    def claims(self, action: Action) -> list[Claim]:
        """Every attack in 2nd position."""
        chests = self.table.center or (None,)
        return [Claim(target, chest) for target in self._targets(action) for chest in chests]

    def _targets(self, action: Action) -> list[int]:
        """Opponents that may be attacked at all (R54)."""
        if self.table.options.spares_empty:
            return [other for other in self.opponents if attacked_area(self.table.boards[other], action)]
        return self.opponents

    def attack(self, action: Action, command: Steal | Claim, defence: float | None = None) -> float:
        """Gain of an attack; `defence` = chance that the target defends, None = by its dice (R52-R55)."""
        fleet = action == BOARD
        mine, target = self.table.boards[self.seat], self.table.boards[command.target]
        if defence is None:
            defence = float(action in target.dice)
        chest = command.chest if isinstance(command, Claim) else None
        if isinstance(command, Steal) and command.position is not None:
            chest = attacked_area(target, action)[command.position]
            target = without(target, action, command.position)
        if chest is not None:
            mine = with_island(mine, chest)
        gain = self.own(mine) + self.against(command.target, with_token_moved(target, fleet, -1))
        if defence:
            gain += defence * (board_value(with_token_moved(mine, fleet, -1)) - board_value(mine))
        return gain


def with_token_moved(board: Board, fleet: bool, steps: int) -> Board:
    """The board after its boat (`fleet`) or pirate token moved; never beyond the track (R18)."""
    box = min(LAST_BOX, max(FIRST_BOX, (board.boat if fleet else board.pirate) + steps))
    return msgspec.structs.replace(board, **{"boat" if fleet else "pirate": box})


def with_island(board: Board, chest: Chest) -> Board:
    """The board with one more chest on its island area."""
    return msgspec.structs.replace(board, island=(*board.island, chest))


def without(board: Board, action: Action, position: int) -> Board:
    """The board after the chest on this space of its attacked area was stolen; the others close up (R61)."""
    area = attacked_area(board, action)
    left = area[:position] + area[position + 1 :]
    return msgspec.structs.replace(board, **{"fleet" if action == BOARD else "crew": left})
