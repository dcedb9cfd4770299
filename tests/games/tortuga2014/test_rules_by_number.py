"""Rules that no vector of the digest covers, by their numbers."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.tortuga2014.tables import act, dice, faces, onward, select, table
from tortuga.games.tortuga2014 import events as ev
from tortuga.games.tortuga2014.commands import (
    Claim,
    DeclareSkulls,
    Forfeit,
    Keep,
    MoveChests,
    Perform,
    Steal,
    TakeBonus,
)
from tortuga.games.tortuga2014.pieces import (
    BOARD,
    CHEST_SUPPLY,
    EXPAND_FLEET,
    LIMIT,
    NUMBERS,
    RAID,
    RECONSTRUCTED,
    RECRUIT_CREW,
    TILE_SUPPLY,
    TREASURE_HUNT,
)
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.scoring import score
from tortuga.games.tortuga2014.state import Board, Options
from tortuga.kernel.dealer import Dealer
from tortuga.kernel.errors import Refusal

ALL_HUNT = faces(A="hunt", B="hunt", C="hunt", D="hunt", E="hunt")
FINISHED = Board(dice=dice(hunt="ABCDE"))


def test_r1_r4_supplies() -> None:
    assert sum(CHEST_SUPPLY) == 40
    assert sum(TILE_SUPPLY.values()) == 30
    assert sum(coins * count for coins, count in TILE_SUPPLY.items()) == 47


def test_r8_the_dice_are_a_latin_square_that_holds_the_documented_die() -> None:
    for row in (*NUMBERS, *zip(*NUMBERS, strict=True)):
        assert sorted(row) == [1, 2, 3, 4, 5]
    assert Counter(die.source for die in RECONSTRUCTED) == {"documented": 1, "reconstructed": 4}
    assert next(die for die in RECONSTRUCTED if die.source == "documented").numbers == (4, 1, 3, 5, 2)
    assert NUMBERS[0][RAID] != 5, "the booklet adds skull A to a sabre 5"


def test_r15_one_table_of_limits() -> None:
    assert LIMIT[1:] == (1, 2, 2, 3, 3, 4, 4, 4)
    assert [Board(boat=box).boat_limit for box in range(1, 9)] == list(LIMIT[1:])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r19_r23_setup(seats: int) -> None:
    state = RULES.start(Options(seats))  # type: ignore[arg-type]
    dealer = Dealer("setup")
    while state.phase == 0:
        state = RULES.evolve(state, RULES.deal(state, dealer))
    assert sum(state.bag) == 40 - 2 * seats
    assert all(len(board.island) == len(board.crew) == 1 for board in state.boards)
    assert all((board.boat, board.pirate) == (3, 3) for board in state.boards)
    assert (state.center, state.pool, state.bonus_supply) == ((), 30, 20)


def test_r24_a_chosen_start_player_needs_no_chance() -> None:
    state = RULES.start(Options(3, start_player="youngest", start_seat=2))
    assert (state.start, state.stage) == (2, "setup")


def test_r28_r29_what_may_be_kept() -> None:
    roll = faces(A="board", B="board", C="board", D="skull", E="hunt")
    state = select(Board(), Board(), rolls=(roll, ALL_HUNT))
    for dice_kept, reason in (
        ((), "refusal-keep-nothing"),
        ((0, 1, 2), "refusal-keep-no-room"),
        ((0, 1, 3), "refusal-keep-no-room"),
        ((0, 4), "refusal-keep-mixed"),
        ((1, 0), "refusal-keep-not-rolled"),
        ((0, 0), "refusal-keep-not-rolled"),
        ((5,), "refusal-keep-not-rolled"),
    ):
        with pytest.raises(Refusal, match=reason):
            RULES.decide(state, 0, Keep(dice_kept))
    for legal in ((0,), (0, 3), (1, 2), (3,), (3, 4)):
        RULES.decide(state, 0, Keep(legal))


def test_r32_faces_not_kept_stay_secret() -> None:
    roll = faces(A="board", B="fleet", C="fleet", D="skull", E="hunt")
    state = select(Board(), Board(), rolls=(roll, ALL_HUNT))
    for seat, keep in ((0, (1, 2)), (1, (0,))):
        state = RULES.evolve(state, RULES.decide(state, seat, Keep(keep)))
    shown = RULES.automatic(state)
    assert isinstance(shown, ev.Revealed)
    assert shown.faces[0] == faces(B="fleet", C="fleet")


def test_r33_skulls_added_to_a_natural_die_are_turned_without_choice() -> None:
    roll = faces(A="crew", B="skull", C="fleet", D="skull", E="hunt")
    state = act(select(Board(), Board(), rolls=(roll, ALL_HUNT)), (0, Keep((0, 1, 3))), (1, Keep((0,))))
    assert state.boards[0].dice == dice(crew="ABD")
    assert state.stage == "roll"


def test_r34_declarations_go_clockwise_from_the_start_player() -> None:
    roll = faces(A="skull", B="crew", C="crew", D="crew", E="crew")
    state = select(Board(), Board(), Board(), rolls=(roll, ALL_HUNT, roll), start=1)
    state = act(state, (0, Keep((0,))), (1, Keep((0,))), (2, Keep((0,))))
    assert (state.declaring, RULES.to_act(state)) == ((2, 0), (2,))
    state = act(state, (2, DeclareSkulls(BOARD)))
    assert state.boards[2].dice == dice(board="A"), "seen before the next seat declares"
    assert RULES.to_act(state) == (0,)


def test_r35_skull_only_keeps_of_a_forced_reroll_are_declared_at_once() -> None:
    stuck = Board(boat=2, dice=dice(board="AB", fleet="C"))
    state = select(stuck, FINISHED, rolls=(faces(D="board", E="board"), ()), cycle=2)
    state = act(state, (0, Keep(())), (1, TakeBonus(0)))
    state = RULES.evolve(state, ev.Rerolled(0, 1, faces(D="skull", E="board")))
    state = act(state, (0, Keep((3,))))
    assert (state.stage, RULES.to_act(state)) == ("skulls", (0,))
    state = act(state, (0, DeclareSkulls(RAID)))
    assert state.boards[0].dice == dice(board="AB", fleet="C", raid="D")


def test_r35_two_stuck_seats_reroll_in_turn_order() -> None:
    stuck = Board(boat=2, dice=dice(board="AB", fleet="CD"))
    roll = faces(E="board")
    state = select(stuck, FINISHED, stuck, rolls=(roll, (), roll), cycle=2, start=1)
    state = act(state, (0, Keep(())), (1, TakeBonus(0)), (2, Keep(())))
    assert state.stuck == (2, 0)
    state = RULES.evolve(state, ev.Rerolled(2, 1, faces(E="hunt")))
    assert RULES.to_act(state) == (2,)
    state = act(state, (2, Keep((4,))))
    assert state.stuck == (0,)


def test_r36_r37_bonus_tiles_new_or_turned_and_none_when_all_show_2() -> None:
    rolling = Board(dice=dice(crew="ABCD"))
    full = Board(dice=FINISHED.dice, bonus=(2, 2, 2, 2, 2))
    half = Board(dice=FINISHED.dice, bonus=(1, 2, 0, 1, 2))
    state = select(full, half, rolling, rolls=((), (), faces(E="crew")), cycle=3)
    assert RULES.to_act(state) == (1, 2)
    assert RULES.legal(state, 1) == tuple(TakeBonus(action) for action in (0, 2, 3))
    with pytest.raises(Refusal, match="refusal-bonus-full"):
        RULES.decide(state, 1, TakeBonus(1))
    state = act(state, (1, TakeBonus(0)), (2, Keep((4,))))
    assert state.boards[1].bonus == (2, 2, 0, 1, 2)


def test_r41_a_bonus_tile_counts_only_with_a_die() -> None:
    boards = (Board(bonus=(2, 0, 0, 0, 0)), Board(dice=dice(fleet="C"), bonus=(1, 0, 0, 0, 0)), Board())
    state = onward(table(*boards, stage="open"))
    assert (state.totals, state.ranking) == ((0, 2, 0), (1,))


def test_r42_an_action_that_nobody_chose_is_skipped() -> None:
    state = onward(table(Board(dice=dice(raid="A")), Board(), Board(), stage="open"))
    assert (state.action, state.actors) == (RAID, (0,))


def test_r44_r45_first_acts_before_second_and_a_forfeit_moves_nobody_up() -> None:
    boards = (Board(dice=dice(crew="E")), Board(dice=dice(crew="D")), Board(dice=dice(crew="A")))
    state = onward(table(*boards, stage="open", action=RECRUIT_CREW))
    assert RULES.to_act(state) == (0,)
    with pytest.raises(Refusal, match="refusal-not-your-turn"):
        RULES.decide(state, 1, Perform())
    state = act(state, (0, Forfeit()))
    assert RULES.to_act(state) == (1,)
    state = act(state, (1, Perform()))
    assert [board.pirate for board in state.boards] == [3, 4, 3], "still the 2nd position"


@pytest.mark.parametrize(("place", "boxes"), [(0, 2), (1, 1)])
def test_r47_r48_first_two_boxes_second_one(place: int, boxes: int) -> None:
    for action, name, token in ((EXPAND_FLEET, "fleet", "boat"), (RECRUIT_CREW, "crew", "pirate")):
        boards = (Board(dice=dice(**{name: "BE"})), Board(dice=dice(**{name: "A"})), Board())
        state = onward(table(*boards, stage="open", action=action))
        state = act(state, (0, Perform()), (1, Perform()))
        assert getattr(state.boards[place], token) == 3 + boxes


def test_r52_defence_costs_the_attacker_a_box_and_needs_a_die() -> None:
    attacker = Board(pirate=5, dice=dice(raid="AD"))
    for defence, box in ((dice(raid="A"), 4), (dice(fleet="A"), 5)):
        victim = Board(pirate=4, crew=("white",), dice=defence, bonus=(0, 0, 0, 0, 2))
        state = onward(table(attacker, victim, Board(), stage="open", action=RAID))
        state = act(state, (0, Steal(1, 0)))
        assert state.boards[0].pirate == box
        assert (state.boards[1].pirate, state.boards[1].crew) == (3, ())


def test_r53_second_may_not_attack_the_same_seat_but_the_first_attacker() -> None:
    boards = (Board(dice=dice(board="A")), Board(dice=dice(board="B")), Board())
    state = act(onward(table(*boards, stage="open", action=BOARD)), (0, Steal(2, None)))
    assert RULES.legal(state, 1) == (Claim(0, None), Forfeit())
    with pytest.raises(Refusal, match="refusal-target-already"):
        RULES.decide(state, 1, Claim(2, None))
    with pytest.raises(Refusal, match="refusal-target-self"):
        RULES.decide(state, 1, Claim(1, None))


def test_r53_the_claim_is_compulsory_while_the_island_holds_a_chest() -> None:
    boards = (Board(dice=dice(board="A")), Board(dice=dice(board="B")), Board())
    state = act(onward(table(*boards, stage="open", action=BOARD, center=("red",))), (0, Forfeit()))
    with pytest.raises(Refusal, match="refusal-no-such-chest"):
        RULES.decide(state, 1, Claim(0, None))


def test_r54_an_empty_area_may_be_attacked_unless_the_option_forbids_it() -> None:
    boards = (Board(dice=dice(board="A")), Board(), Board(fleet=("red",)))
    state = onward(table(*boards, stage="open", action=BOARD))
    assert Steal(1, None) in RULES.legal(state, 0)
    state = onward(table(*boards, stage="open", action=BOARD, options=Options(3, attack_empty="forbidden")))
    assert RULES.legal(state, 0) == (Steal(2, 0), Forfeit())
    with pytest.raises(Refusal, match="refusal-target-empty"):
        RULES.decide(state, 0, Steal(1, None))


def test_r60_r64_surplus_timing() -> None:
    victim = Board(boat=2, fleet=("red", "white"))
    boards = (Board(boat=1, fleet=("blue",), dice=dice(board="A")), Board(dice=dice(board="B")), victim)
    for timing, choices in (("afterAction", (None,)), ("afterEachAttack", (None,))):
        options = Options(3, surplus_timing=timing)  # type: ignore[arg-type]
        state = onward(table(*boards, stage="open", action=BOARD, options=options))
        state = act(state, (0, Forfeit()))
        legal = RULES.legal(state, 1)
        assert {command.chest for command in legal if isinstance(command, Claim)} == set(choices)
    # the victim defends: the attacker's own box falls, and his surplus drops when the option says
    raider = Board(pirate=2, crew=("red", "white"), dice=dice(raid="D"))
    guard = Board(pirate=4, crew=("blue",), dice=dice(raid="A"))
    second = Board(dice=dice(raid="C"))
    for timing, claimed in (("afterAction", None), ("afterEachAttack", "white")):
        options = Options(3, surplus_timing=timing)  # type: ignore[arg-type]
        state = onward(table(raider, guard, second, stage="open", action=RAID, options=options))
        assert state.actors == (0, 2)
        state = act(state, (0, Steal(1, 0)))
        assert Claim(0, claimed) in RULES.legal(state, 2)  # type: ignore[arg-type]


def test_r64_a_boarders_drop_can_be_claimed_by_the_raider_of_the_same_round() -> None:
    victim = Board(boat=2, fleet=("red", "white"))
    boards = (Board(dice=dice(board="A", raid="D")), Board(dice=dice(board="B", raid="C")), victim)
    state = act(onward(table(*boards, stage="open", action=BOARD)), (0, Forfeit()), (1, Claim(2, None)))
    assert state.center == ("white",)
    state = act(state, (0, Forfeit()))
    assert Claim(0, "white") in RULES.legal(state, 1)


def test_r67_r73_draws_go_clockwise_while_chests_last() -> None:
    state = table(Board(), Board(), Board(), stage="draw", start=1)
    state = type(state)(
        **{name: getattr(state, name) for name in state.__struct_fields__} | {"bag": (2, 0, 0, 0, 0)}
    )
    event = RULES.deal(state, Dealer("short"))
    assert event == ev.ChestsDrawn((None, "red", "red"))


def test_r69_r70_as_many_as_possible_must_move_and_the_rest_leaves() -> None:
    board = Board(boat=1, pirate=1, crew=("red", "blue"), island=("white", "purple"))
    state = table(board, Board(), Board(), stage="move")
    with pytest.raises(Refusal, match="refusal-move-count"):
        RULES.decide(state, 0, MoveChests((), ("white",)))
    with pytest.raises(Refusal, match="refusal-no-such-chest"):
        RULES.decide(state, 0, MoveChests(("white",), ("white",)))
    state = act(
        state,
        (0, MoveChests(("blue",), ("purple",))),
        (1, MoveChests((), ())),
        (2, MoveChests((), ())),
    )
    assert (state.boards[0].fleet, state.boards[0].crew, state.boards[0].island) == (
        ("blue",),
        ("purple",),
        (),
    )
    assert state.center == ("red", "white")


def test_r72_moves_are_secret_until_all_are_in_or_go_clockwise() -> None:
    boards = (Board(island=("red",)), Board(island=("blue",)), Board(island=("white",)))
    state = table(*boards, stage="move")
    event = RULES.decide(state, 1, MoveChests((), ("blue",)))
    assert RULES.redact(event, 0) == ev.Committed(1, None)
    clockwise = table(*boards, stage="move", start=2, options=Options(3, move_choice="clockwise"))
    assert RULES.to_act(clockwise) == (2,)
    after = act(clockwise, (2, MoveChests((), ("white",))))
    assert (after.boards[2].crew, RULES.to_act(after)) == (("white",), (0,))


@pytest.mark.parametrize(("target", "over"), [(6, True), (8, False)])
def test_r77_r85_the_end(target: int, over: bool) -> None:
    board = Board(tortuga=("red",) * 4, fleet=("blue", "white"))
    boards = (board, Board(), Board())
    state = table(*boards, stage="move", start=2, options=Options(3, target=target))  # type: ignore[arg-type]
    nothing = MoveChests((), ())
    state = act(state, (0, nothing), (1, nothing), (2, nothing))
    assert RULES.finished(state) == over
    assert over or (state.start, state.round, state.stage) == (0, 2, "roll")


def test_r78_r82_points() -> None:
    points = score(
        Board(boat=8, pirate=1, tortuga=("purple",), fleet=("purple",), crew=("purple",), tiles=(3,))
    )
    assert (points.tortuga, points.fleet, points.crew) == (6, 4, 2)
    assert not points.sets, "purple is never part of a set"
    assert points.total == 6 + 4 + 2 + 9 + 3
    assert score(Board(island=("red",), bonus=(2,) * 5)).total == 6, (
        "bonus tiles and island areas count nothing"
    )


def test_r79_a_set_may_hold_several_whites_and_each_chest_counts_once() -> None:
    assert len(score(Board(tortuga=("white",) * 3)).sets) == 1
    assert len(score(Board(tortuga=("white",) * 5, crew=("red",))).sets) == 2
    assert len(score(Board(crew=("red", "red"), fleet=("blue", "blue"), tortuga=("yellow",))).sets) == 1


def test_r83_a_tie_is_a_shared_victory() -> None:
    board = Board(tortuga=("red",) * 6)
    state = table(board, board, Board(), stage="end")
    event = RULES.automatic(state)
    assert isinstance(event, ev.GameEnded)
    assert event.winners == (0, 1)


def test_r92_what_others_see_of_a_roll_a_choice_and_a_hunt() -> None:
    state = select(Board(tiles=(3,)), Board(), rolls=(ALL_HUNT, ALL_HUNT))
    seen = RULES.observe(state, 1).table
    assert (seen.rolls, seen.boards[0].tiles) == ((None, ALL_HUNT), (None,))
    event = RULES.decide(state, 0, Keep((0, 1)))
    assert RULES.redact(event, 1) == ev.Committed(0, None)
    assert RULES.redact(event, 0) == event
    hunt = ev.HuntDrawn(0, "red", (3, 1))
    assert RULES.redact(hunt, 1) == ev.HuntDrawn(0, "red", (None, None))


def test_the_hunt_of_two_seats_short_of_tiles_brings_what_is_left() -> None:
    hoard = tuple([1] * 17 + [2] * 9 + [3] * 3)
    state = onward(
        table(Board(dice=dice(hunt="A")), Board(tiles=hoard), Board(), stage="open", action=TREASURE_HUNT)
    )
    state = act(state, (0, Perform()))
    event = RULES.deal(state, Dealer("last tile"))
    assert isinstance(event, ev.HuntDrawn)
    assert event.tiles == (3,), "with one tile left the 1st position just takes it (R74)"
    assert RULES.evolve(state, event).boards[0].tiles == (3,)
