"""What captains say of a total while dice still roll is true of what everybody sees."""

import pytest
from msgspec.structs import replace

from ai.games.tortuga2014.reasons import by_total, perform_reason, within_reach
from tests.ai.games.tortuga2014.engine.positions import tables
from tortuga.games.tortuga2014.course import total
from tortuga.games.tortuga2014.observer import observe
from tortuga.games.tortuga2014.pieces import (
    ACTIONS,
    BOARD,
    EXPAND_FLEET,
    RAID,
    RECRUIT_CREW,
    TREASURE_HUNT,
    UNASSIGNED,
)
from tortuga.games.tortuga2014.state import Board, Options, Table, View

FREE = UNASSIGNED
EVEN = {"action": "raid", "total": 1, "chance": 56}


def told(mine, theirs, *, dice=(), action=RAID, chance=0.56, kept=(), start=0):
    """The arguments of the reason why the dice of seat 0 of two go to an action."""
    table = Table(
        options=Options(seats=2),
        boards=(mine, theirs),
        stage="skulls",
        start=start,
        kept=((), kept),
        declaring=(0, 1) if kept else (0,),
    )
    return by_total(View(0, table), "advice-keep", dice, action, lambda _: chance).args


def board(*dice, **pieces):
    return Board(dice=dice, **pieces)


EMPTY = {"boat": 1, "pirate": 1}


def test_skulls_that_a_rival_still_declares_beat_a_total_r34():
    """Die E is 1 on Raid and D is 5: nothing usually comes 1st that a rival in plain sight beats."""
    mine, theirs = board(0, 1, 2, 2, FREE, **EMPTY), board(0, 1, 2, FREE, FREE, boat=3, pirate=3)
    assert told(mine, theirs, dice=(4,)) == EVEN
    assert told(mine, theirs, dice=(4,), kept=(3,)) == {**EVEN, "seat": 1}
    assert "seat" not in told(mine, theirs, dice=(4,), kept=(3,), action=EXPAND_FLEET), "2 do not beat 3"
    full = replace(theirs, dice=(4, 4, 2, FREE, FREE))
    assert "seat" in told(mine, theirs, dice=(4,), kept=(3, 4))
    assert "seat" not in told(mine, full, dice=(4,), kept=(3,)), "no room there"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_total_is_ever_out_of_reach_that_is_reached_r29_r36(seats):
    reach, met = {}, 0
    for table in tables(Options(seats=seats), 6):
        if table.phase == 1:
            view = observe(table, 0)
            now = {
                (seat, action): within_reach(view, seat, action)
                for seat in range(seats)
                for action in ACTIONS
            }
            fresh = table.cycle <= 1
            reach = now if fresh else {key: min(reach[key], most) for key, most in now.items()}
        elif table.stage == "open":
            for seat, each in enumerate(table.boards):
                reached = total(each, table.action, table.options.numbers)
                assert reached <= reach[seat, table.action]
                met += reached == reach[seat, table.action] > 0
    assert met


def test_a_total_is_sure_where_nobody_can_reach_it():
    mine, free = board(FREE, FREE, FREE, 0, 0, **EMPTY), board(4, 4, 1, 1, FREE, boat=3, pirate=3)
    # the space is full with A 2 and B 3; finished in the next cycle, a tile could follow: 6
    assert "sure" in told(mine, free, dice=(2, 0)), "the start player wins the tie"
    assert "sure" not in told(mine, free, dice=(2, 0), start=1)
    assert "sure" not in told(mine, replace(free, dice=(4, 1, 1, FREE, 1)), dice=(2, 0)), "room for D 5"
    last = replace(mine, dice=(4, 0, FREE, 0, 0))
    assert "sure" in told(last, replace(free, dice=(4, 4, 1, 1, 1)), dice=(2,), start=1), "no tile any more"


@pytest.mark.parametrize(("start", "more"), [(0, True), (1, False)])
def test_dice_to_come_are_named_where_they_can_make_it_the_best_r43(start, more):
    """Recruit Crew: B is 2 there, C 3, E 5, against a total of 5."""
    mine, theirs = board(0, FREE, FREE, 0, 0), board(0, 0, 0, 0, 1)
    assert ("more" in told(mine, theirs, dice=(1,), action=RECRUIT_CREW, start=start)) == more
    weaker = board(0, 1, 0, 0, 0)
    assert "more" in told(mine, weaker, dice=(1,), action=RECRUIT_CREW, start=start)
    last = replace(mine, dice=(0, FREE, 0, 0, 0))
    assert "more" not in told(last, weaker, dice=(1,), action=RECRUIT_CREW, start=start), "none is free"


def test_what_is_won_already_is_told_as_such():
    mine, theirs = board(4, FREE, FREE, FREE, FREE), board(FREE, FREE, FREE, FREE, FREE)
    assert "safe" in told(mine, theirs, dice=(1,), chance=0.9)
    assert "safe" not in told(mine, theirs, dice=(1,), chance=0.8)
    assert "safe" not in told(replace(mine, dice=(FREE,) * 5), theirs, dice=(1,), chance=0.9)


@pytest.mark.parametrize(("start", "won"), [(0, True), (1, False)])
def test_a_tie_is_named_to_who_wins_it_r43(start, won):
    mine, theirs = board(FREE, 4, 4, 4, 4), board(1, 1, FREE, FREE, FREE)  # A and B: 1 + 2
    there = told(mine, theirs, dice=(0,), action=RECRUIT_CREW, start=start)
    assert there["total"] == 1
    assert "tie" not in there
    mine = board(2, 2, FREE, 2, 2)  # C: 3
    assert ("tie" in told(mine, theirs, dice=(2,), action=RECRUIT_CREW, start=start)) == won


def test_the_first_die_there_defends_what_can_be_lost_r52_r55():
    theirs = board(FREE, FREE, FREE, FREE, FREE)
    mine = board(FREE, FREE, 0, 0, 0, boat=1, pirate=1)
    assert "defends" not in told(mine, theirs, dice=(0,)), "an attack would have no effect (R54)"
    assert "defends" in told(replace(mine, pirate=2), theirs, dice=(0,))
    assert "defends" not in told(replace(mine, pirate=2), theirs, dice=(0,), action=BOARD)
    assert "defends" in told(replace(mine, fleet=("red",)), theirs, dice=(0,), action=BOARD)
    assert "defends" not in told(replace(mine, pirate=3, dice=(FREE, 4, 0, 0, 0)), theirs, dice=(0,))
    assert "defends" not in told(replace(mine, pirate=2), theirs, dice=(0,), action=TREASURE_HUNT)


def test_a_hunt_brings_the_1st_a_chest_too_while_there_is_one_r49_r73():
    hunt = Table(options=Options(seats=3), boards=(Board(),) * 3, stage="act", action=TREASURE_HUNT)
    tile = {"action": "treasure-hunt"}
    assert perform_reason(View(0, hunt)).args == {**tile, "bag": 1}
    assert perform_reason(View(0, replace(hunt, place=1))).args == tile
    assert perform_reason(View(0, replace(hunt, bag=(0,) * 5))).args == tile
    assert perform_reason(View(0, replace(hunt, action=EXPAND_FLEET))).args == {"action": "expand-fleet"}
