"""What lies open, every level sees: a last skull declared with all other dice placed."""

from collections import Counter

import pytest
from msgspec.structs import replace

from ai.games.tortuga2014.account.open_dice import Loss, Task, losses_of, summary
from ai.games.tortuga2014.levels import LEVELS
from ai.games.tortuga2014.player import Engine, to_come
from tortuga.games.tortuga2014.pieces import (
    BOARD,
    EXPAND_FLEET,
    RAID,
    RECRUIT_CREW,
    TREASURE_HUNT,
    UNASSIGNED,
)
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Board, Options, Table

pytestmark = pytest.mark.slow

RIVAL = Board(
    boat=5,
    pirate=2,
    tortuga=("purple", "blue", "blue", "blue"),
    fleet=("yellow", "white"),
    crew=("yellow", "red"),
    bonus=(2, 2, 2, 1, 0),
    dice=(RECRUIT_CREW,) * 5,
    tiles=(1,),
)
OWN = Board(
    boat=4,
    pirate=2,
    tortuga=("white", "white", "yellow", "blue", "red"),
    fleet=("yellow",),
    crew=("blue",),
    dice=(RAID, RAID, RECRUIT_CREW, RECRUIT_CREW, UNASSIGNED),
)
LAST_SKULL = Table(
    options=Options(seats=2),
    boards=(RIVAL, OWN),
    stage="skulls",
    bag=(8, 5, 6, 2, 4),
    round=4,
    cycle=5,
    rolls=((), ()),
    chosen=(True, True),
    commits=(None, None),
    kept=((), (4,)),
    declaring=(1,),
    action=4,
)
"""By the strongest level's values boarding wins (.999), hunting still may (.63), all else loses."""


FIRST_ROUND = replace(
    LAST_SKULL,
    boards=(
        Board(
            boat=3,
            pirate=3,
            crew=("red",),
            island=("yellow",),
            bonus=(0, 0, 2, 0, 0),
            dice=(TREASURE_HUNT,) * 3 + (EXPAND_FLEET, TREASURE_HUNT),
        ),
        Board(
            boat=3,
            pirate=3,
            crew=("blue",),
            island=("white",),
            dice=(RAID, TREASURE_HUNT, RAID, RECRUIT_CREW, UNASSIGNED),
        ),
    ),
    bag=(9, 9, 9, 4, 5),
    start=1,
    round=1,
    cycle=4,
)
"""One more die decides who expands the fleet."""


def declared(table, level, seeds):
    """How often seat 1 declares its skull for each action, over seat seeds."""
    view = RULES.observe(table, 1)
    return Counter(Engine(f"{seed}", level).choose(view).command.action for seed in range(seeds))


def test_the_position_is_won_or_lost_by_the_last_skull():
    choices = Engine("a").action_values(RULES.observe(LAST_SKULL, 1))
    values = {choice.command.action: choice.value for choice in choices}
    assert values[BOARD] > 0.98
    assert 0.4 < values[TREASURE_HUNT] < 0.8
    assert max(values[EXPAND_FLEET], values[RECRUIT_CREW]) < 0.4


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_nobody_throws_a_won_game_away_with_all_dice_open(level):
    found, weakest = declared(LAST_SKULL, level, 100), level is LEVELS[0]
    assert found[BOARD] >= (90 if weakest else 99)
    assert found[EXPAND_FLEET] + found[RECRUIT_CREW] <= weakest


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_an_open_die_of_a_finished_opponent_changes_the_choice(level):
    rival, own = FIRST_ROUND.boards
    stronger = replace(rival, dice=(*rival.dice[:-1], EXPAND_FLEET))
    ((before, _),) = declared(FIRST_ROUND, level, 60).most_common(1)
    ((after, _),) = declared(replace(FIRST_ROUND, boards=(stronger, own)), level, 60).most_common(1)
    assert (before, after) == (EXPAND_FLEET, BOARD)


def test_whims_fade_as_the_dice_come_down():
    boards = [replace(board, dice=(UNASSIGNED,) * 5) for board in LAST_SKULL.boards]
    rolling = replace(LAST_SKULL, kept=((), ()), boards=tuple(boards))
    undecided = replace(rolling, boards=(boards[0], OWN))
    assert [to_come(table) for table in (rolling, undecided, LAST_SKULL)] == [1.0, 0.6, 0.0]


def test_losses_with_all_dice_open_are_summed_up():
    losses = losses_of(Task("mate", 2, "open"))
    assert len(losses) > 3
    assert all(0 <= each.loss <= 1 for each in losses)
    assert {each.what for each in losses} <= {"skulls", "bonus", "attack", "tile", "moves"}
    assert summary([Loss("skulls", 0.0), Loss("skulls", 0.3)]) == "0.1500 +-0.1500, 1 of 2 more than 0.2"
