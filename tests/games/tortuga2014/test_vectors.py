"""The test vectors of the digest (end of part 13) and the examples of the booklet, one by one."""

from __future__ import annotations

import pytest

from tests.games.tortuga2014.tables import FACES, act, dice, faces, onward, select, table
from tortuga.games.tortuga2014 import events as ev
from tortuga.games.tortuga2014.commands import (
    Claim,
    DeclareSkulls,
    Forfeit,
    Keep,
    KeepTile,
    MoveChests,
    Perform,
    Steal,
    TakeBonus,
)
from tortuga.games.tortuga2014.pieces import BOARD, EXPAND_FLEET, RAID, TREASURE_HUNT
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.scoring import score
from tortuga.games.tortuga2014.state import Board, Options, Table
from tortuga.kernel.errors import Refusal

DONE = Board(dice=dice(fleet="ABCDE"))
"""A board whose five dice lie out of the way."""


def keeps(board: Board, roll: ev.Faces) -> set[tuple[int, ...]]:
    """Legal keeps of a seat that sits with somebody who rolls everything."""
    state = select(board, Board(), rolls=(roll, faces(A="hunt", B="hunt", C="hunt", D="hunt", E="hunt")))
    return {command.dice for command in RULES.legal(state, 0) if isinstance(command, Keep)}


TWO_ON_BOARD = Board(boat=2, dice=dice(board="AB", fleet="C"))


class TestTheTenVectors:
    def test_1_two_cannons_on_a_full_board_are_stuck_and_rerolled_in_the_open(self) -> None:
        roll = faces(D="board", E="board")
        assert keeps(TWO_ON_BOARD, roll) == {()}
        state = select(TWO_ON_BOARD, DONE, rolls=(roll, ()), cycle=2)
        state = act(state, (0, Keep(())), (1, TakeBonus(0)))
        assert (state.stage, state.stuck) == ("reroll", (0,))
        assert state.rolls[0] == roll, "a stuck seat shows its dice"
        state = RULES.evolve(state, ev.Rerolled(0, 1, faces(D="board", E="board")))
        assert (state.stage, state.attempt) == ("reroll", 1), "again and again"
        state = RULES.evolve(state, ev.Rerolled(0, 2, faces(D="fleet", E="board")))
        assert RULES.legal(state, 0) == (Keep((3,)),)
        state = act(state, (0, Keep((3,))))
        assert state.boards[0].dice == dice(board="AB", fleet="CD")
        assert state.stage == "roll", "the last die is rolled in the next cycle"

    def test_2_with_a_skull_only_the_skull_alone_and_not_to_board(self) -> None:
        roll = faces(D="board", E="skull")
        assert keeps(TWO_ON_BOARD, roll) == {(4,)}
        state = act(select(TWO_ON_BOARD, DONE, rolls=(roll, ())), (0, Keep((4,))), (1, TakeBonus(0)))
        assert RULES.legal(state, 0) == tuple(DeclareSkulls(action) for action in (0, 1, 2, RAID))
        with pytest.raises(Refusal, match="refusal-skulls-no-room"):
            RULES.decide(state, 0, DeclareSkulls(BOARD))

    def test_3_only_the_die_that_fits(self) -> None:
        assert keeps(TWO_ON_BOARD, faces(D="board", E="fleet")) == {(4,)}

    def test_4_one_tile_for_a_roll_however_many_still_roll(self) -> None:
        rolling = Board(dice=dice(crew="ABCD"))
        die = faces(E="crew")
        state = select(DONE, rolling, rolling, rolls=((), die, die), cycle=2)
        state = act(state, (0, TakeBonus(EXPAND_FLEET)), (1, Keep((4,))), (2, Keep((4,))))
        assert state.boards[0].bonus == (1, 0, 0, 0, 0)
        assert state.bonus_supply == 19

    def test_5_a_tie_goes_to_the_seat_nearer_to_the_start_player(self) -> None:
        green, yellow = Board(dice=dice(hunt="BC")), Board(dice=dice(hunt="BC"))
        for start, best in ((0, 1), (1, 1), (2, 2)):
            state = table(Board(), green, yellow, stage="open", action=TREASURE_HUNT, start=start)
            opened = RULES.automatic(state)
            assert isinstance(opened, ev.ActionOpened)
            assert opened.totals == (0, 9, 9)
            assert opened.ranking[0] == best

    def test_6_first_takes_a_chest_before_the_limit_falls_second_lets_it_fall(self) -> None:
        target = Board(boat=2, fleet=("red", "blue"))
        first, second = Board(dice=dice(board="A")), Board(dice=dice(board="B"))
        state = onward(table(first, second, target, stage="open", action=BOARD))
        stolen = act(state, (0, Steal(2, 0)), (1, Forfeit()))
        assert (stolen.boards[2].boat, stolen.boards[2].fleet, stolen.center) == (1, ("blue",), ())
        state = act(state, (0, Forfeit()), (1, Claim(2, None)))
        assert (state.boards[2].boat, state.boards[2].fleet, state.center) == (1, ("red",), ("blue",))

    def test_7_a_target_on_box_1_stays_there_and_the_claim_is_made(self) -> None:
        target = Board(boat=1, fleet=("red",))
        boards = (Board(dice=dice(board="A")), Board(dice=dice(board="B")), target)
        state = onward(table(*boards, stage="open", action=BOARD, center=("white",)))
        state = act(state, (0, Forfeit()), (1, Claim(2, "white")))
        assert (state.boards[2].boat, state.boards[2].fleet) == (1, ("red",))
        assert (state.boards[1].island, state.center) == (("white",), ())

    def test_8_one_chest_of_a_colour_on_the_center_island(self) -> None:
        moved = ev.ChestsMoved((MoveChests((), ("red",)), MoveChests((), ()), MoveChests((), ())))
        crowded = Board(pirate=1, island=("red", "white"))
        state = table(crowded, Board(), Board(), stage="move", center=("white",))
        assert RULES.evolve(state, moved).center == ("white",)
        assert RULES.evolve(state, moved).bag[3] == state.bag[3] + 1
        state = table(Board(pirate=1, island=("red", "blue", "blue")), Board(), Board(), stage="move")
        after = RULES.evolve(state, moved)
        assert (after.center, after.bag[1]) == (("blue",), state.bag[1] + 1)

    def test_9_a_white_chest_is_wild_only_in_tortuga(self) -> None:
        assert not score(Board(crew=("red", "blue", "white"))).sets
        assert len(score(Board(tortuga=("white",), crew=("red", "blue"))).sets) == 1

    def test_10_the_fleet_track_ends_at_8(self) -> None:
        state = onward(table(Board(boat=7, dice=dice(fleet="A")), Board(), Board(), stage="open"))
        assert act(state, (0, Perform())).boards[0].boat == 8


class TestBookletExamples:
    def test_two_of_three_matching_dice_may_be_kept(self) -> None:
        roll = faces(A="fleet", B="fleet", C="fleet", D="hunt", E="raid")
        assert {(0,), (0, 1), (0, 2), (1, 2), (0, 1, 2)} <= keeps(Board(), roll)

    def test_skulls_c_and_d_are_turned_to_board_after_the_screens_went_up(self) -> None:
        roll = faces(A="hunt", B="crew", C="skull", D="skull", E="crew")
        other = faces(A="hunt", B="hunt", C="hunt", D="hunt", E="hunt")
        state = act(select(Board(), Board(), rolls=(roll, other)), (0, Keep((2, 3))), (1, Keep((0,))))
        assert state.stage == "skulls"
        state = act(state, (0, DeclareSkulls(BOARD)))
        assert state.boards[0].dice == dice(board="CD")

    def test_sabre_and_skull_a_go_to_raid_together(self) -> None:
        roll = faces(A="skull", B="crew", C="hunt", D="raid", E="crew")
        other = faces(A="hunt", B="hunt", C="hunt", D="hunt", E="hunt")
        state = act(select(Board(), Board(), rolls=(roll, other)), (0, Keep((0, 3))), (1, Keep((0,))))
        assert state.boards[0].dice == dice(raid="AD")
        assert state.options.numbers[3][RAID] == 5

    def test_lothar_beats_frank_at_9_and_keeps_the_better_tile(self) -> None:
        lothar, frank = Board(dice=dice(hunt="BC")), Board(dice=dice(hunt="BC"))
        state = onward(table(Board(), lothar, Board(), frank, stage="open", action=TREASURE_HUNT))
        assert state.ranking == (1, 3)
        state = act(state, (1, Perform()))
        state = RULES.evolve(state, ev.HuntDrawn(1, "red", (1, 2)))
        assert RULES.observe(state, 1).table.drawn == (1, 2)
        assert RULES.observe(state, 3).table.drawn == (None, None)
        state = act(state, (1, KeepTile(1)))
        assert (state.boards[1].tiles, state.boards[1].island, state.pool) == ((2,), ("red",), 29)
        state = act(state, (3, Perform()))
        state = RULES.evolve(state, ev.HuntDrawn(3, None, (1,)))
        assert (state.boards[3].tiles, state.boards[3].island) == ((1,), ())

    def test_lothar_boards_ani_who_defends_and_loses_her_purple_chest(self) -> None:
        lothar = Board(boat=4, dice=dice(board="A"))
        ani = Board(boat=4, fleet=("red", "purple"), dice=dice(board="B"))
        state = onward(table(lothar, ani, Board(), stage="open", action=BOARD))
        state = act(state, (0, Steal(1, 1)))
        assert state.boards[0] == Board(boat=3, island=("purple",), dice=dice(board="A"))
        assert state.boards[1] == Board(boat=3, fleet=("red",), dice=dice(board="B"))

    def test_alex_raids_frank_takes_the_blue_chest_and_frank_drops_the_white_one(self) -> None:
        first, alex = Board(dice=dice(raid="D")), Board(dice=dice(raid="B"))
        frank = Board(pirate=2, crew=("red", "white"))
        state = onward(table(first, alex, frank, stage="open", action=RAID, center=("blue",)))
        state = act(state, (0, Steal(1, None)), (1, Claim(2, "blue")))
        assert (state.boards[2].pirate, state.boards[2].crew) == (1, ("red",))
        assert (state.boards[1].island, state.center) == (("blue",), ("white",))

    def test_lothar_moves_his_chests(self) -> None:
        lothar = Board(fleet=("yellow", "blue"), crew=("yellow",), island=("purple", "red"))
        state = table(lothar, Board(), Board(), stage="move")
        move = MoveChests(("yellow",), ("purple", "red"))
        state = act(state, (0, move), (1, MoveChests((), ())), (2, MoveChests((), ())))
        board = state.boards[0]
        assert (board.tortuga, board.fleet, board.crew) == (
            ("yellow", "blue"),
            ("yellow",),
            ("purple", "red"),
        )

    def test_ani_counts_42_points(self) -> None:
        board = Board(
            boat=4,
            pirate=4,
            tortuga=("red", "yellow", "blue", "blue", "white", "blue"),
            fleet=("purple",),
            crew=("red", "white"),
            tiles=(1, 3),
        )
        points = score(board)
        assert (points.tortuga, points.fleet, points.crew) == (18, 4, 2)
        assert (points.set_points, points.tracks, points.tiles, points.total) == (6, 8, 4, 42)


def two_seats(action: int, first: Board, other: Board) -> Table:
    """Two seats, the action opened."""
    return onward(table(first, other, stage="open", action=action))


class TestTwoSeats:
    """R86-R91: the complete list of changes."""

    def test_only_the_best_acts(self) -> None:
        state = two_seats(EXPAND_FLEET, Board(dice=dice(fleet="A")), Board(dice=dice(fleet="B")))
        assert state.actors == (1,)
        after = act(state, (1, Perform()))
        assert [board.boat for board in after.boards] == [3, 4]
        assert after.phase == 3, "nobody else has anything to do"

    @pytest.mark.parametrize(("action", "token"), [(0, "boat"), (1, "pirate")])
    def test_tokens_move_one_box(self, action: int, token: str) -> None:
        name = ("fleet", "crew")[action]
        state = act(two_seats(action, Board(dice=dice(**{name: "A"})), Board()), (0, Perform()))
        assert getattr(state.boards[0], token) == 4

    def test_a_hunt_brings_a_chest_and_one_tile(self) -> None:
        state = act(two_seats(TREASURE_HUNT, Board(dice=dice(hunt="A")), Board()), (0, Perform()))

        class Ones:
            def words(self, address: str) -> tuple[int, ...]:
                return (0,) * 8

        event = RULES.deal(state, Ones())
        assert event == ev.HuntDrawn(0, "red", (1,))
        assert RULES.evolve(state, event).stage != "tile"

    def test_surplus_goes_to_the_bag(self) -> None:
        victim = Board(boat=2, fleet=("red", "blue"), dice=dice(raid="A"))
        state = two_seats(BOARD, Board(dice=dice(board="A")), victim)
        state = act(state, (0, Steal(1, 0)))
        assert state.center == ()
        move = ev.ChestsMoved((MoveChests((), ("red",)), None))
        state = table(Board(pirate=1, island=("red", "white")), Board(), stage="move")
        after = RULES.evolve(state, move)
        assert (after.center, after.bag[3]) == ((), state.bag[3] + 1)


def test_options_that_contradict_each_other_are_refused() -> None:
    for options, reason in (
        (Options(2, start_seat=2), "refusal-option-start-seat"),
        (Options(2, dice_set="custom"), "refusal-option-dice-set"),
        (Options(2, dice_set="custom", custom_dice=((1, 2, 3, 4, 4),) * 5), "refusal-option-dice-faces"),
        (Options(2, dice_set="custom", custom_dice=((1, 2, 3, 4, 5),)), "refusal-option-dice-count"),
    ):
        with pytest.raises(Refusal, match=reason):
            RULES.start(options)


def test_the_names_of_faces_cover_all_six() -> None:
    assert sorted(FACES.values()) == list(range(6))
