"""Positions for tests, built piece by piece, and ways to play on from them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from tortuga.games.tortuga2014 import events as ev
from tortuga.games.tortuga2014.commands import Command
from tortuga.games.tortuga2014.pieces import CHEST_INDEX, CHEST_SUPPLY, DIE_LETTERS, NO_FACE, SKULL
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Board, Options, Stage, Table
from tortuga.kernel.dealer import Dealer

FACES = {"fleet": 0, "crew": 1, "hunt": 2, "board": 3, "raid": 4, "skull": SKULL}


def dice(**placed: str) -> tuple[int, ...]:
    """`dice(board="AC", raid="D")` -> action by die, 5 for the unassigned."""
    where = dict.fromkeys(DIE_LETTERS, 5)
    for action, letters in placed.items():
        for letter in letters:
            where[letter] = FACES[action]
    return tuple(where.values())


def faces(**shown: str) -> ev.Faces:
    """`faces(A="board", C="skull")` -> five faces, -1 for dice not rolled."""
    return tuple(FACES[shown[letter]] if letter in shown else NO_FACE for letter in DIE_LETTERS)


def table(*boards: Board, stage: Stage = "roll", center: tuple[Any, ...] = (), **fields: Any) -> Table:
    """A table with these boards; the bag holds what is nowhere else."""
    seats = len(boards)
    options = fields.pop("options", None) or Options(seats)  # type: ignore[arg-type]
    bag = list(CHEST_SUPPLY)
    for chest in (*center, *(chest for board in boards for chest in board.chests())):
        bag[CHEST_INDEX[chest]] -= 1
    base = RULES.start(replace(options, start_player="seat"))
    changes: dict[str, Any] = {"round": 1, "cycle": 1} | fields
    return replace(base, boards=boards, stage=stage, center=center, bag=tuple(bag), **changes)


def select(*boards: Board, rolls: tuple[ev.Faces, ...], **fields: Any) -> Table:
    """A table just after the common roll."""
    before = table(*boards, stage="roll", **fields)
    return RULES.evolve(before, ev.Rolled(fields.get("cycle", 1), rolls))


def act(state: Table, *moves: tuple[int, Command]) -> Table:
    """The state after these decisions and everything that follows without choice or chance."""
    for seat, command in moves:
        state = onward(RULES.evolve(state, RULES.decide(state, seat, command)))
    return state


def onward(state: Table) -> Table:
    """The state after all automatic events."""
    while (event := RULES.automatic(state)) is not None:
        state = RULES.evolve(state, event)
    return state


Chooser = Callable[[Table, int], Command]


def at_random(seed: int) -> Chooser:
    """A chooser of any legal command."""
    rng = random.Random(seed)
    return lambda state, seat: rng.choice(RULES.legal(state, seat))


def play(seed: str, options: Options, choose: Chooser) -> Iterator[tuple[Table, ev.Event, Table]]:
    """A whole game as (state before, event, state after); simultaneous seats go in varying order."""
    state, dealer = RULES.start(options), Dealer(seed)
    turn = 0
    while not RULES.finished(state):
        if seats := RULES.to_act(state):
            turn += 1
            seat = seats[turn % len(seats)]
            event = RULES.decide(state, seat, choose(state, seat))
        elif RULES.awaits_chance(state):
            event = RULES.deal(state, dealer)
        else:
            automatic = RULES.automatic(state)
            assert automatic is not None, state.stage
            event = automatic
        after = RULES.evolve(state, event)
        yield state, event, after
        state = after
