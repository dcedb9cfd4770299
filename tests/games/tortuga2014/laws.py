"""The laws that hold at every step of every game, and a command that checks them in many games.

`python -m tests.games.tortuga2014.laws --games 10000` plays random games over all seat counts and
options (a few minutes on two cores) and fails at the first step that breaks a law.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from tests.games.tortuga2014.tables import at_random, play
from tests.hands.play import fold
from tortuga.games.tortuga2014 import events as ev
from tortuga.games.tortuga2014.game import OPTIONS
from tortuga.games.tortuga2014.pieces import BOARD, CHEST_SUPPLY, CHESTS, LIMIT, RAID
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.scoring import score
from tortuga.games.tortuga2014.state import Options, Table
from tortuga.kernel.game import NOBODY

CUSTOM = ((1, 2, 3, 4, 5), (2, 3, 4, 5, 1), (3, 4, 5, 1, 2), (4, 5, 1, 2, 3), (5, 1, 2, 3, 4))


def check_invariants(before: Table, event: ev.Event, after: Table) -> None:
    """The list at the end of part 13."""
    chests = Counter(dict(zip(CHESTS, after.bag, strict=True)))
    chests.update(after.center)
    for board in after.boards:
        chests.update(board.chests())
        assert 1 <= board.boat <= 8
        assert 1 <= board.pirate <= 8
        assert all(0 <= tile <= 2 for tile in board.bonus)
    assert tuple(chests[chest] for chest in CHESTS) == CHEST_SUPPLY
    assert min(after.bag) >= 0
    assert len(set(after.center)) == len(after.center) <= (0 if after.seats == 2 else 5)
    assert 0 <= after.pool <= 30
    held = [tile for board in after.boards for tile in board.tiles] + list(after.drawn)
    assert len(held) + after.pool == 30
    assert all(held.count(coins) <= count for coins, count in {1: 17, 2: 9, 3: 4}.items())
    assert 0 <= after.bonus_supply <= 20
    assert after.cycle <= 5
    conditions = [bool(RULES.to_act(after)), RULES.awaits_chance(after), RULES.automatic(after) is not None]
    assert sum(conditions) == (0 if RULES.finished(after) else 1)
    match event:
        case ev.Revealed() | ev.SkullsDeclared() | ev.KeptOpenly():
            for board in after.boards:
                assert board.dice.count(BOARD) <= LIMIT[board.boat]
                assert board.dice.count(RAID) <= LIMIT[board.pirate]
        case ev.ChestsMoved() if after.stage == "end":
            for board in after.boards:
                assert not board.island
                assert len(board.fleet) <= LIMIT[board.boat]
                assert len(board.crew) <= LIMIT[board.pirate]
        case _:
            pass
    if (
        before.phase == 2
        and before.action >= BOARD
        and (after.action, after.stage) != (before.action, before.stage)
    ):
        over = after.action > BOARD or after.phase == 3
        for board in after.boards if over else ():
            assert len(board.fleet) <= LIMIT[board.boat]
        for board in after.boards if after.phase == 3 else ():
            assert len(board.crew) <= LIMIT[board.pirate]


def check_game(options: Options, seed: int) -> int:
    """Play one random game and check every law at every step, for the full state and for every seat.

    Returns:
        Number of events.
    """
    steps = list(play(f"law-{seed}", options, at_random(seed)))
    for before, event, after in steps:
        check_invariants(before, event, after)
    final = steps[-1][2]
    assert fold(RULES, RULES.start(options), [event for _, event, _ in steps]) == final
    for seat in (*range(options.seats), NOBODY):
        seen = RULES.observe(RULES.start(options), seat).table
        for _, event, after in steps:
            seen = RULES.evolve(seen, RULES.redact(event, seat))
            assert seen == RULES.observe(after, seat).table
    assert RULES.outcome(final).scores == tuple(score(board).total for board in final.boards)
    return len(steps)


def any_options(seed: int) -> Options:
    """Options drawn evenly from all there are."""
    rng = random.Random(seed)
    seats = 2 + seed % 3
    values = {option.field: rng.choice(option.values) for option in OPTIONS if option.values}
    custom = rng.random() < 0.25
    return Options(
        seats,  # type: ignore[arg-type]
        start_seat=rng.randrange(seats),
        dice_set="custom" if custom else "reconstructed",
        custom_dice=CUSTOM if custom else None,
        **values,
    )


def _check_seed(seed: int) -> int:
    return check_game(any_options(seed), seed)


def main() -> None:
    """Check many games and print how many events they had."""
    parser = argparse.ArgumentParser(description="check the laws in many random games")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    with ProcessPoolExecutor(asked.jobs) as pool:
        events = sum(pool.map(_check_seed, range(asked.games), chunksize=50))
    print(f"{asked.games} games, {events} events: every law holds at every step, for every view")


if __name__ == "__main__":
    main()
