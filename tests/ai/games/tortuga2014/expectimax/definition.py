"""Rules R27-R35 of one dice turn in plain Python: what the solver is measured against."""

import functools
import itertools
from collections.abc import Iterator, Mapping, Sequence

SKULL = 5
UNASSIGNED = 5
BOARD, RAID = 3, 4
State = tuple[int, ...]


def room(state: State, action: int, board: int, raid: int) -> int:
    """R29: how many more dice an action takes."""
    limit = {BOARD: board, RAID: raid}.get(action, len(state))
    return limit - state.count(action)


def keeps(
    state: State, roll: Mapping[int, int], board: int, raid: int
) -> Iterator[tuple[tuple[int, ...], list[int]]]:
    """R28, R29: each legal keep as its dice and the actions they may be put on."""
    for size in range(1, len(roll) + 1):
        for dice in itertools.combinations(sorted(roll), size):
            symbols = {roll[die] for die in dice} - {SKULL}
            if len(symbols) > 1:
                continue
            wanted = symbols or set(range(5))
            actions = [action for action in sorted(wanted) if room(state, action, board, raid) >= size]
            if actions:
                yield dice, actions


def put(state: State, dice: Sequence[int], action: int) -> State:
    return tuple(action if die in dice else old for die, old in enumerate(state))


def values(terminal: Mapping[State, float], dice: int, board: int, raid: int) -> dict[State, float]:
    """Value of every possible state before its next roll; a roll without a keep is repeated (R31, R35)."""

    @functools.cache
    def value(state: State) -> float:
        free = [die for die in range(dice) if state[die] == UNASSIGNED]
        if not free:
            return terminal[state]
        total = 0.0
        rolls = 0
        for faces in itertools.product(range(6), repeat=len(free)):
            roll = dict(zip(free, faces, strict=True))
            options = [
                value(put(state, kept, action))
                for kept, actions in keeps(state, roll, board, raid)
                for action in actions
            ]
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
        free = [die for die in range(dice) if state[die] == UNASSIGNED]
        if not free:
            return terminal[state] + finish[cycle]
        total = 0.0
        rolls = 0
        for faces in itertools.product(range(6), repeat=len(free)):
            roll = dict(zip(free, faces, strict=True))
            options = [
                value(cycle + 1, put(state, kept, action))
                for kept, actions in keeps(state, roll, board, raid)
                for action in actions
            ]
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
