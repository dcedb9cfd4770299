from msgspec.structs import replace

from ai.games.tortuga2014.heuristic import Gains, board_value, ranked_moves, sets_value
from ai.games.tortuga2014.panel.players import Additive
from tests.games.tortuga2014.tables import dice, table
from tortuga.games.tortuga2014.commands import Claim, Forfeit, MoveChests, Perform, Steal
from tortuga.games.tortuga2014.pieces import BOARD, EXPAND_FLEET, RAID, RECRUIT_CREW, TREASURE_HUNT
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Board

PLAIN = Board()


def gains(*boards, **fields):
    return Gains(table(*boards, **fields), 0)


def test_a_token_at_the_end_of_its_track_gains_nothing():
    last = gains(replace(PLAIN, boat=8), PLAIN, PLAIN)
    assert last.action(EXPAND_FLEET, 0) == last.action(EXPAND_FLEET, 1) == 0
    near = gains(replace(PLAIN, boat=7), PLAIN, PLAIN)
    assert near.action(EXPAND_FLEET, 0) == near.action(EXPAND_FLEET, 1) > 0


def test_two_seats_move_one_box_and_the_second_position_gets_nothing():
    two, three = gains(PLAIN, PLAIN), gains(PLAIN, PLAIN, PLAIN)
    assert two.action(RECRUIT_CREW, 0) == three.action(RECRUIT_CREW, 1) < three.action(RECRUIT_CREW, 0) + 1
    assert [two.action(action, 1) for action in range(5)] == [0] * 5


def test_a_hunt_is_worth_what_is_left_to_find():
    full = gains(PLAIN, PLAIN, PLAIN)
    assert full.action(TREASURE_HUNT, 0) > full.action(TREASURE_HUNT, 1) > 0
    no_tiles = gains(replace(PLAIN, tiles=(1,) * 15), replace(PLAIN, tiles=(1,) * 15), PLAIN)
    assert no_tiles.action(TREASURE_HUNT, 1) == 0
    empty_bag = Gains(replace(full.table, bag=(0,) * 5), 0)
    assert empty_bag.action(TREASURE_HUNT, 0) < full.action(TREASURE_HUNT, 0)


def test_an_attack_takes_the_dearest_chest_and_fears_defence():
    opponent = replace(PLAIN, fleet=("red", "purple"))
    known = gains(PLAIN, opponent, action=BOARD)
    plain, purple = known.attack(BOARD, Steal(1, 0)), known.attack(BOARD, Steal(1, 1))
    assert purple > plain > 0
    defended = Gains(table(PLAIN, replace(opponent, dice=dice(board="A"))), 0)
    assert defended.attack(BOARD, Steal(1, 1)) < purple
    assert plain < known.action(BOARD, 0) < purple


def test_the_leader_is_the_better_target():
    leader = replace(PLAIN, tortuga=("red", "blue", "white", "red"), fleet=("blue",))
    known = gains(PLAIN, leader, replace(PLAIN, fleet=("blue",)))
    assert known.attack(BOARD, Steal(1, 0)) > known.attack(BOARD, Steal(2, 0))


def test_forbidden_targets_are_not_counted_on():
    options = replace(table(PLAIN, PLAIN).options, attack_empty="forbidden")
    assert gains(PLAIN, PLAIN, options=options).action(BOARD, 0) == 0


def act(*boards, action, ranking, place=0, **fields):
    """Additive's decision when seat 0 acts."""
    state = table(
        *boards, stage="act", action=action, ranking=ranking, totals=(1,) * len(boards), place=place, **fields
    )
    return Additive("").choose(RULES.observe(state, 0))


def test_additive_forfeits_only_what_hurts():
    on_raid = dice(raid="AB", hunt="CDE")
    weak = replace(PLAIN, pirate=1, dice=on_raid)  # no chest to take, no box to lose, but it defends
    mine = replace(PLAIN, pirate=4, dice=on_raid)
    assert act(mine, weak, action=RAID, ranking=(0, 1)).command == Forfeit()
    undefended = replace(weak, dice=dice(hunt="ABCDE"), pirate=2)
    assert act(mine, undefended, action=RAID, ranking=(0,)).command == Steal(1, None)
    full = replace(PLAIN, boat=8)
    assert act(full, PLAIN, action=EXPAND_FLEET, ranking=(0,)).command == Perform()


def test_additive_claims_what_it_lacks():
    mine = replace(PLAIN, crew=("red", "blue"), dice=dice(board="A"))
    decision = act(
        mine, PLAIN, PLAIN, action=BOARD, ranking=(1, 0), place=1, attacked=-1, center=("red", "yellow")
    )
    assert isinstance(decision.command, Claim)
    assert decision.command.chest == "yellow"


def test_chests_beyond_a_limit_are_worth_nothing():
    full = replace(PLAIN, crew=("red", "red"), island=("red", "blue"))
    more = replace(full, island=("red", "blue", "red"))
    assert board_value(more) == board_value(full)
    assert board_value(replace(more, island=("red", "blue", "purple"))) > board_value(full)


def test_sets_count_with_whites():
    assert sets_value(("red", "blue", "yellow")) == sets_value(("red", "blue", "white"))
    assert (
        sets_value(("red", "blue", "yellow")) > sets_value(("red", "blue", "purple")) > sets_value(("red",))
    )


def test_moves_keep_the_dear_and_put_them_safe():
    board = replace(PLAIN, boat=1, crew=("red", "purple"), island=("yellow", "white", "purple"))
    ranked = ranked_moves(board)
    assert ranked[0][1].to_fleet == ("purple",)
    assert ranked[0][1].to_crew[0] == "purple"
    assert len(ranked[0][1].to_crew) == 2
    assert [worth for worth, _ in ranked] == sorted((worth for worth, _ in ranked), reverse=True)


def test_moves_without_a_choice_are_one():
    board = replace(PLAIN, boat=8, pirate=8, crew=("red", "red", "white"))
    assert [sorted(move.to_fleet) for _, move in ranked_moves(board)] == [["red", "red", "white"]]
    assert [move for _, move in ranked_moves(PLAIN)] == [MoveChests((), ())]
