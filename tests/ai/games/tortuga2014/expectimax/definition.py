"""Rules R27-R35 of one dice turn in plain Python: what the solver is measured against."""

import functools
import itertools
from collections.abc import Mapping, Sequence

SKULL = 5
UNASSIGNED = 5
BOARD, RAID = 3, 4
State = tuple[int, ...]


Keep = tuple[tuple[int, ...], tuple[int, ...]]
"""Dice and the actions they may be put on."""


@functools.cache
def keeps(free: tuple[int, ...], faces: tuple[int, ...], board: int, raid: int) -> tuple[Keep, ...]:
    """R28, R29: each legal keep of a roll of the free dice, with so much room for two of the actions."""
    room = {BOARD: board, RAID: raid}
    roll = dict(zip(free, faces, strict=True))
    found: list[Keep] = []
    for size in range(1, len(roll) + 1):
        for dice in itertools.combinations(free, size):
            symbols = {roll[die] for die in dice} - {SKULL}
            if len(symbols) > 1:
                continue
            wanted = sorted(symbols or range(5))
            if actions := tuple(action for action in wanted if room.get(action, size) >= size):
                found.append((dice, actions))
    return tuple(found)


def put(state: State, dice: Sequence[int], action: int) -> State:
    return tuple(action if die in dice else old for die, old in enumerate(state))


def values(terminal: Mapping[State, float], dice: int, board: int, raid: int) -> dict[State, float]:
    """Value of every possible state before its next roll; a roll without a keep is repeated (R31, R35)."""

    @functools.cache
    def value(state: State) -> float:
        free = tuple(die for die in range(dice) if state[die] == UNASSIGNED)
        if not free:
            return terminal[state]

        @functools.cache
        def worth(kept: tuple[int, ...], actions: tuple[int, ...]) -> float:
            return max(value(put(state, kept, action)) for action in actions)

        total = 0.0
        rolls = 0
        room = board - state.count(BOARD), raid - state.count(RAID)
        for faces in itertools.product(range(6), repeat=len(free)):
            options = [worth(*keep) for keep in keeps(free, faces, *room)]
            if options:
                total += max(options)
                rolls += 1
        return total / rolls

    return {
        state: value(state)
        for state in itertools.product(range(6), repeat=dice)
        if state.count(BOARD) <= board and state.count(RAID) <= raid
    }


def values_by_cycle(
    terminal: Mapping[State, float], dice: int, board: int, raid: int, finish: Sequence[float]
) -> dict[tuple[int, State], float]:
    """Value of every possible state at the end of each cycle; being finished then is worth `finish` more."""

    @functools.cache
    def value(cycle: int, state: State) -> float:
        free = tuple(die for die in range(dice) if state[die] == UNASSIGNED)
        if not free:
            return terminal[state] + finish[cycle]

        @functools.cache
        def worth(kept: tuple[int, ...], actions: tuple[int, ...]) -> float:
            return max(value(cycle + 1, put(state, kept, action)) for action in actions)

        total = 0.0
        rolls = 0
        room = board - state.count(BOARD), raid - state.count(RAID)
        for faces in itertools.product(range(6), repeat=len(free)):
            options = [worth(*keep) for keep in keeps(free, faces, *room)]
            if options:
                total += max(options)
                rolls += 1
        return total / rolls

    return {
        (cycle, state): value(cycle, state)
        for cycle in range(len(finish))
        for state in itertools.product(range(6), repeat=dice)
        if state.count(BOARD) <= board and state.count(RAID) <= raid
        if cycle + state.count(UNASSIGNED) <= len(finish) - 1
    }
