"""Set-up, ranks, turns, marooning and votes by the numbers of the digest (T1-T51)."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from tests.games.tortuga1667.tables import (
    act,
    at_random,
    begun,
    facts,
    lines,
    onward,
    play,
    refused,
    table,
    turned,
    vote,
)
from tortuga.games.tortuga1667 import commands as cmd
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667 import pieces
from tortuga.games.tortuga1667.board import destinations
from tortuga.games.tortuga1667.game import GAME
from tortuga.games.tortuga1667.options import Options
from tortuga.games.tortuga1667.rules import RULES
from tortuga.games.tortuga1667.state import Table
from tortuga.games.tortuga1667.votes import result
from tortuga.kernel.errors import Refusal

FULL_HOLDS = ((1, 1), (1, 0), (0, 0))


# ------------------------------------------------------------------------------------- components
def test_t1_eight_treasures() -> None:
    state = begun(5)
    for _ in range(2):
        state = act(state, (RULES.to_act(state)[0], cmd.PlaceTreasure(0)))
    board = state.board
    assert board.galleon + board.beach + sum(map(sum, board.holds)) == pieces.TREASURE == 8


def test_t2_as_many_pawns_as_players() -> None:
    for seats in range(2, 10):
        assert sorted("".join(lines(begun(seats)))) == [str(seat) for seat in range(seats)]
    assert list(GAME.seats) == list(range(2, 10))
    assert len(set(GAME.colours)) == 9


def test_t3_nine_loyalty_cards() -> None:
    assert Counter(pieces.loyalties(9)) == {"british": 4, "french": 4, "dutch": 1}


def test_t4_thirty_vote_cards() -> None:
    tops = Counter[str]()
    for kind, count in zip(pieces.VOTE_KINDS, pieces.VOTE_SUPPLY, strict=True):
        tops[kind[0]] += count
    assert tops == {"C": 9, "W": 9, "T": 12}


def test_t5_twenty_four_event_cards() -> None:
    assert len(Options(4).basic) + len(pieces.STARRED) + 1 == 24


def test_t6_two_ships_of_five_an_island_and_two_rowboats() -> None:
    state = table("01234", "5", "678")
    assert state.board.full(pieces.DUTCHMAN)
    assert not state.board.full(pieces.JOLLY)
    assert destinations(state.board, 6) == pieces.BOATS


def test_t7_one_explosion_token() -> None:
    state = turned(table("0", "1", "23", closed=pieces.JOLLY_BOAT), 0, "powder")
    assert act(state, (0, cmd.BlowUp(pieces.DUTCHMAN_BOAT))).board.closed == pieces.DUTCHMAN_BOAT


def test_t8_so_many_cards_of_each_kind() -> None:
    cards = Counter(Options(5).basic)
    assert cards == {"pistol": 2, "letter": 4, "spot": 3, "albatross": 3} | dict.fromkeys(pieces.MAPS, 1)
    assert set(pieces.EVENT_CARDS) == {*cards, *pieces.STARRED, "armada"}


def test_t9_sections_of_the_vote_cards_are_even() -> None:
    counts = Counter[str]()
    for kind, count in zip(pieces.VOTE_KINDS, pieces.VOTE_SUPPLY, strict=True):
        for symbol in kind[1:]:
            counts[symbol] += count
    assert counts == {"B": 15, "F": 15, "s": 15, "b": 15}


def test_t9_other_vote_cards_may_be_agreed_on() -> None:
    votes = (12, 0, 0, 0, 9, 0, 0, 0, 9, 0, 0, 0)
    state = begun(4, vote_set="custom", custom_votes=votes)
    assert {card for hand in state.hands for card in hand} <= {"TBs", "CBs", "WBs"}
    with pytest.raises(Refusal):
        GAME.make(4, {"custom_votes": (30,)})
    with pytest.raises(Refusal):
        GAME.make(4, {"custom_votes": (31, *(0,) * 11)})


# ------------------------------------------------------------------------------------------ set-up
@pytest.mark.parametrize("seats", range(2, 10))
def test_t10_as_many_british_as_french_and_a_dutch_at_odd_numbers(seats: int) -> None:
    state = begun(seats)
    dealt = Counter(state.loyalties)
    assert dealt["british"] == dealt["french"] == seats // 2
    assert dealt["dutch"] == seats % 2
    assert RULES.observe(state, 1).loyalty == state.loyalties[1]
    assert RULES.observe(state, 0).table.loyalties[1] is None


@pytest.mark.parametrize("seats", range(2, 10))
def test_t11_three_votes_each_and_the_rest_is_the_deck(seats: int) -> None:
    state = begun(seats)
    assert [len(hand) for hand in state.hands] == [3] * seats
    assert len(state.deck) == 30 - 3 * seats


def test_t12_three_starred_cards_at_random_or_chosen_or_more() -> None:
    drawn = {frozenset(starred(begun(5, str(seed)))) for seed in range(20)}
    assert all(len(cards) == 3 for cards in drawn)
    assert len(drawn) > 5
    chosen = GAME.make(5, {"starred": ("nest", "code", "storm", "bells")})
    assert starred(onward(RULES.start(chosen))) == ["bells", "code", "nest", "storm"]
    assert len(starred(begun(5, starred_count=8))) == 8
    for wrong in ({"starred": ("nest", "code")}, {"starred": ("nest",) * 3}, {"starred_count": 9}):
        with pytest.raises(Refusal):
            GAME.make(5, wrong)


def starred(state: Table) -> list[str]:
    return sorted(str(card) for card in (*state.row, *state.events) if card in pieces.STARRED)


@pytest.mark.parametrize("seed", range(30))
def test_t13_the_armada_is_among_the_last_five(seed: int) -> None:
    state = begun(2 + seed % 8, str(seed))
    assert "armada" in (*state.row, *state.events)[-5:]


def test_t14_five_cards_in_the_row() -> None:
    state = begun(5)
    assert len(state.row) == 5
    assert state.cards == (0, 1, 2, 3, 4)


@pytest.mark.parametrize("seats", [2, 3])
def test_t15_few_players_have_no_albatross_no_fever_no_facade(seats: int) -> None:
    for seed in range(20):
        state = begun(seats, str(seed), starred_count=6)
        assert not {"albatross", "fever", "facade"} & {*state.row, *state.events}
    with pytest.raises(Refusal):
        GAME.make(seats, {"starred": ("fever", "code", "storm")})
    locked = next(option for option in GAME.options if option.field == "starred").locked
    assert locked is not None
    assert locked("fever", seats)
    assert not locked("fever", 4)


def test_t16_size_of_the_event_deck() -> None:
    sizes = {seats: len(begun(seats).events) + 5 for seats in range(2, 10)}
    assert sizes == {2: 16, 3: 16} | dict.fromkeys(range(4, 10), 19)
    assert Options(5, starred_count=8).events == 24


def test_t17_pawns_are_drawn_onto_dutchman_and_jolly_roger_in_turn() -> None:
    for seats in range(2, 10):
        first, second, third = lines(begun(seats))
        assert (len(first), len(second), third) == ((seats + 1) // 2, seats // 2, "")


def test_t18_the_captain_of_the_jolly_roger_places_his_treasure_first() -> None:
    state = begun(5)
    (_, jolly, _), board = lines(state), state.board
    assert (board.galleon, board.beach) == (4, 2)
    assert RULES.to_act(state) == (int(jolly[0]),)
    state = act(state, (int(jolly[0]), cmd.PlaceTreasure(1)))
    dutchman = state.board.captain(pieces.DUTCHMAN)
    assert RULES.to_act(state) == (dutchman,)
    assert act(state, (dutchman, cmd.PlaceTreasure(0))).board.holds == ((1, 0), (0, 1), (0, 0))


def test_t19_the_captain_of_the_jolly_roger_begins_then_clockwise_by_seat() -> None:
    state = begun(5)
    first = state.board.captain(pieces.JOLLY)
    for _ in range(2):
        state = act(state, (RULES.to_act(state)[0], cmd.PlaceTreasure(0)))
    assert (state.current, state.turn) == (first, 1)
    assert act(state, (first, cmd.LookAt((0, 1)))).current == (first + 1) % 5


# ---------------------------------------------------------------------------------- places, ranks
def test_t20_rowboats_join_tortuga_with_one_ship_each() -> None:
    board = table("01", "23", "4").board
    assert destinations(board, 0) == (pieces.DUTCHMAN_BOAT,)
    assert destinations(board, 3) == (pieces.JOLLY_BOAT,)
    assert destinations(board, 4) == pieces.BOATS


def test_t21_arrivals_go_to_the_back_and_those_behind_move_up() -> None:
    state = act(table("012", "34"), (0, cmd.Maroon(1)))
    assert lines(state) == ("02", "34", "1")
    assert lines(act(replace(state, stage="act", current=0), (0, cmd.Maroon(2)))) == ("0", "34", "12")


def test_t22_ranks_are_read_off_the_line() -> None:
    board = table("012", "3", "45").board
    assert (board.captain(0), board.mate(0), board.boy(0)) == (0, 1, 2)
    assert (board.captain(1), board.mate(1), board.boy(1)) == (3, -1, 3)
    assert board.governor == 4
    two = table("01", "234").board
    assert (two.captain(0), two.mate(0), two.boy(0)) == (0, 1, 1)


def test_t23_nobody_enters_a_full_ship() -> None:
    state = table("01234", "5", "6", boats=(7, -1), current=7)
    assert refused(state, 7, cmd.Row(pieces.DUTCHMAN)) == "refusal-ship-full"
    asked = turned(state, 5, "letter")
    assert refused(asked, 5, cmd.Rescue(6, pieces.DUTCHMAN)) == "refusal-ship-full"
    owner = table("01234", "567", maps={"atlantis": 5}, current=4)
    assert act(owner, (4, cmd.LookAt((0, 1)))).stage == "act"


def test_t24_an_empty_ship_keeps_its_treasure_and_its_first_pawn_commands() -> None:
    state = table("", "0", "1", boats=(2, -1), holds=((2, 1), (0, 0), (0, 0)), galleon=3, current=2)
    assert state.board.totals == (2, 1)
    state = act(state, (2, cmd.Row(pieces.DUTCHMAN)))
    assert state.board.captain(pieces.DUTCHMAN) == 2
    assert state.board.holds[0] == (2, 1)


def test_t25_holds_have_no_limit() -> None:
    state = table("0", "1", holds=((6, 0), (0, 0), (0, 0)), galleon=0)
    for _ in range(6):
        state = act(replace(state, stage="act", current=0), (0, cmd.Sneak(0)))
    assert state.board.holds[0] == (0, 6)


# ------------------------------------------------------------------------------------------- turns
def test_t26_a_turn_is_one_action_and_none_is_taken_back() -> None:
    state = act(table("01", "23"), (0, cmd.LookAt((0, 1))))
    assert RULES.to_act(state) == (1,)
    for before, event, _ in play("undo", Options(4), at_random(3)):
        assert RULES.reveals(before, event)


def test_t27_view_two_cards_that_nobody_else_sees() -> None:
    state = act(table("01", "23"), (0, cmd.LookAt((1, 3))))
    assert RULES.observe(state, 0).table.row == (None, "letter", None, "letter", None)
    assert RULES.observe(state, 1).table.row == (None,) * 5
    assert state.seen == (0b1010, 0, 0, 0)
    assert refused(table("01", "23", row=("", "", "spot", "", "")), 0, cmd.LookAt((2, 3))) == (
        "refusal-one-card-left"
    )
    assert refused(table("01", "23"), 0, cmd.LookAt((2, 2))) == "refusal-two-cards"


def test_t28_reveal_one_resolves_and_refills() -> None:
    state = act(table("01", "23"), (0, cmd.Reveal(0)))
    assert facts(state, ev.CardTurned) == [ev.CardTurned(0, 0, "scurvy", -1)]
    assert state.row[0] == "spot"
    assert state.discards == ("scurvy",)


def test_t29_the_forced_player_picks_unseen_and_is_the_revealer() -> None:
    state = act(
        table("01", "23", row=("spot", "storm", "letter", "letter", "letter")), (0, cmd.Force(2, (0, 1)))
    )
    assert RULES.to_act(state) == (2,)
    assert refused(state, 2, cmd.Pick(4)) == "refusal-not-pointed-at"
    state = act(state, (2, cmd.Pick(0)))
    assert lines(state) == ("01", "3", "2")
    assert facts(state, ev.CardTurned) == [ev.CardTurned(2, 0, "spot", 0)]
    assert state.seen == (0, 0, 0, 0)
    assert state.row[1] == "storm"
    assert state.current == 1
    assert refused(table("01", "23"), 0, cmd.Force(0, (0, 1))) == "refusal-not-yourself"


def test_t30_row_into_a_free_open_boat_or_out_of_it() -> None:
    state = table("01", "23", "4", boats=(-1, 5), current=2)
    assert refused(state, 2, cmd.Row(pieces.JOLLY_BOAT)) == "refusal-boat-taken"
    assert refused(state, 2, cmd.Row(pieces.TORTUGA)) == "refusal-not-adjoining"
    blown = table("01", "23", closed=pieces.DUTCHMAN_BOAT)
    assert refused(blown, 0, cmd.Row(pieces.DUTCHMAN_BOAT)) == "refusal-boat-closed"
    assert act(table("01", "23"), (0, cmd.Row(pieces.DUTCHMAN_BOAT))).board.boats == (0, -1)
    assert lines(act(replace(state, current=5), (5, cmd.Row(pieces.TORTUGA)))) == ("01", "23", "45")
    assert lines(act(replace(state, current=5), (5, cmd.Row(pieces.JOLLY)))) == ("01", "235", "4")


def test_t31_actions_of_a_rank_need_the_rank() -> None:
    state = table("012", "3", "45", current=1)
    reasons = [refused(state, 1, command) for command in (cmd.Attack(), cmd.Sneak(0), cmd.Brawl())]
    assert reasons == ["refusal-captain-only", "refusal-boy-only", "refusal-governor-only"]
    assert refused(replace(state, current=0), 0, cmd.Mutiny()) == "refusal-mate-only"
    assert refused(replace(state, current=5), 5, cmd.Brawl()) == "refusal-governor-only"


def test_t32_the_row_is_refilled_while_the_deck_lasts() -> None:
    state = act(table("01", "23", events=()), (0, cmd.Reveal(0)))
    assert state.row == ("", "letter", "letter", "letter", "letter")
    assert refused(state, state.current, cmd.Reveal(0)) == "refusal-no-such-card"


def test_t33_with_the_armada_alone_only_reveal_is_left() -> None:
    state = table("01", "23", row=("", "", "armada", "", ""), events=())
    kinds = {type(command) for command in RULES.legal(state, 0)}
    assert kinds == {cmd.Reveal, cmd.Row, cmd.Attack, cmd.Maroon}
    assert refused(state, 0, cmd.Force(1, (2, 3))) == "refusal-one-card-left"


def test_t34_a_captain_maroons_anybody_else_aboard() -> None:
    state = table("012", "34")
    assert lines(act(state, (0, cmd.Maroon(2)))) == ("01", "34", "2")
    assert refused(state, 0, cmd.Maroon(3)) == "refusal-not-aboard"
    assert refused(state, 0, cmd.Maroon(0)) == "refusal-not-yourself"


def test_t35_the_cabin_boy_sneaks_one_treasure_across() -> None:
    state = table("01", "23", holds=FULL_HOLDS, galleon=3, current=1)
    assert act(state, (1, cmd.Sneak(0))).board.holds[0] == (0, 2)
    assert act(state, (1, cmd.Sneak(1))).board.holds[0] == (2, 0)
    assert refused(table("01", "23", current=3), 3, cmd.Sneak(1)) == "refusal-hold-empty"


def test_t36_in_a_rowboat_there_is_neither_rank_nor_vote() -> None:
    state = table("0", "12", boats=(3, -1), current=3)
    assert refused(state, 3, cmd.Attack()) == "refusal-no-rank-in-boat"
    assert {type(command) for command in RULES.legal(state, 3)} == {
        cmd.LookAt,
        cmd.Reveal,
        cmd.Force,
        cmd.Row,
    }
    assert RULES.to_act(act(replace(state, current=0), (0, cmd.Attack()))) == (0,)


def test_t37_talk_is_open_to_everybody_and_bounded() -> None:
    state = table("01", "23", options={"talk": "on"})
    assert RULES.may_act(state) == (0, 1, 2, 3)
    state = act(state, (2, cmd.Say("with-british")), (2, cmd.Say("accuse-lies", seat=0)))
    assert refused(state, 2, cmd.Say("yes")) == "refusal-said-enough"
    assert RULES.may_act(state) == (0, 1, 3)
    assert [said.line for said in facts(state, ev.Said)] == ["with-british", "accuse-lies"]
    assert RULES.observe(state, 3).table.history == state.history
    assert refused(state, 3, cmd.Say("with-dutch")) == "refusal-no-such-line"
    assert refused(state, 3, cmd.Say("trust", seat=3)) == "refusal-not-yourself"
    assert act(state, (0, cmd.LookAt((0, 1)))).said == (0, 0, 0, 0)
    assert refused(table("01", "23"), 0, cmd.Say("yes")) == "refusal-no-talk"


def test_t38_when_time_is_over_one_must_view_and_a_pick_is_the_forcers() -> None:
    state = act(table("01", "23", options={"timer": 30}), (0, cmd.RunOut()))
    assert {type(command) for command in RULES.legal(state, 0)} == {cmd.LookAt}
    assert refused(state, 0, cmd.Attack()) == "refusal-time-over"
    state = act(state, (0, cmd.LookAt((0, 1))), (1, cmd.Force(2, (0, 1))), (2, cmd.RunOut()))
    assert RULES.to_act(state) == (1,)
    state = act(state, (1, cmd.Pick(0)))
    assert facts(state, ev.CardTurned) == [ev.CardTurned(2, 0, "scurvy", 1)]
    assert refused(table("01", "23"), 0, cmd.RunOut()) == "refusal-time-left"


# --------------------------------------------------------------------------------------- marooning
def test_t39_from_a_ship_or_a_boat_to_the_back_of_tortuga_without_loss() -> None:
    state = act(turned(table("01", "23", "4", boats=(5, -1)), 0, "pistol"), (0, cmd.Shoot(5)))
    assert lines(state) == ("01", "23", "45")
    assert len(state.hands[5]) == 3


def test_t40_on_tortuga_one_goes_to_the_back_and_loses_a_vote_for_good() -> None:
    state = act(turned(table("01", "2", "345"), 0, "pistol"), (0, cmd.Shoot(3)))
    assert RULES.to_act(state) == (3,)
    assert RULES.secret(state, 3)
    card = state.hands[3][0]
    state = act(state, (3, cmd.LoseVote(str(card))))
    assert lines(state) == ("01", "2", "453")
    assert len(state.hands[3]) == 2
    assert state.deck[-1] == card


def test_t41_alone_on_tortuga_the_governor_still_loses_a_card() -> None:
    state = act(turned(table("01", "2", "3"), 0, "pistol"), (0, cmd.Shoot(3)))
    assert state.stage == "lose"
    assert lines(state)[2] == "3"


def test_t42_without_votes_nothing_is_lost_and_nobody_is_asked() -> None:
    last = turned(table("01", "2", "34", hands={3: ("TBs",)}), 0, "pistol")
    state = act(last, (0, cmd.Shoot(3)))
    assert (state.hands[3], state.deck[-1]) == ((), "TBs")
    again = act(turned(replace(state, stage="act"), 0, "pistol"), (0, cmd.Shoot(3)))
    assert again.hands[3] == ()
    brawl = act(replace(again, stage="act", current=4), (4, cmd.Brawl()))
    assert RULES.to_act(brawl) == (4,)
    assert vote(brawl, (4, str(brawl.hands[4][0]))).hands[3] == ()


def test_t43_several_at_once_arrive_in_reverse_rank() -> None:
    state = turned(table("012", "34", "5", birds={1: 1}), 2, "albatross")
    assert lines(state) == ("", "34", "5210")


def test_t44_a_marooned_captain_is_followed_by_his_first_mate() -> None:
    assert turned(table("012", "34"), 0, "spot").board.captain(pieces.DUTCHMAN) == 1


# ------------------------------------------------------------------------------------------- votes
def test_t45_every_voter_and_the_deck_give_one_card_and_all_are_shown() -> None:
    state = act(table("012", "34", top="WFb"), (0, cmd.Attack()))
    assert RULES.to_act(state) == (0, 1, 2)
    cards = [str(state.hands[seat][0]) for seat in range(3)]
    state = vote(state, *enumerate(cards))
    (shown,) = facts(state, ev.VoteShown)
    assert sorted(shown.cards) == sorted([*cards, "WFb"])
    assert RULES.redact(ev.BallotCast(1, ("TBs",)), 0) == ev.BallotCast(1, None)


def test_t46_cards_go_under_the_deck_and_each_voter_draws_one() -> None:
    state = act(table("012", "34", top="WFb"), (0, cmd.Attack()))
    before = state.deck
    cards = [str(state.hands[seat][0]) for seat in range(3)]
    after = vote(state, *enumerate(cards))
    assert [len(hand) for hand in after.hands] == [3] * 5
    assert [hand[-1] for hand in after.hands[:3]] == list(before[1:4])
    assert sorted(map(str, after.deck[-4:])) == sorted([*cards, "WFb"])


def test_t47_nobody_passes_and_one_may_vote_alone() -> None:
    state = act(table("0", "12"), (0, cmd.Attack()))
    assert all(isinstance(command, cmd.Ballot) for command in RULES.legal(state, 0))
    assert refused(state, 0, cmd.Ballot(())) == "refusal-one-vote-only"
    assert len(facts(vote(state, (0, str(state.hands[0][0]))), ev.VoteShown)[0].cards) == 2


def test_t48_an_attack_needs_a_cannon_and_more_torches_than_waters() -> None:
    tops = {"CCTW": False, "CTTW": True, "CCTT": True, "TT": False, "CC": False}
    assert {cards: result("attack", [f"{top}Bs" for top in cards]) == "success" for cards in tops} == tops
    state = act(
        table("0", "12", hands={0: ("CBs",)}, top="TBs"), (0, cmd.Attack()), (0, cmd.Ballot(("CBs",)))
    )
    assert refused(state, 0, cmd.TakeTreasure(0, 0)) == "refusal-galleon-first"
    assert act(state, (0, cmd.TakeTreasure(-1, 1))).board.holds[0] == (1, 1)
    assert act(state, (0, cmd.LeaveTreasure())).board == state.board
    bare = table("0", "12", hands={0: ("CBs",)}, top="TBs", galleon=0, holds=((3, 0), (0, 3), (0, 0)))
    bare = act(bare, (0, cmd.Attack()), (0, cmd.Ballot(("CBs",))))
    assert refused(bare, 0, cmd.TakeTreasure(-1, 0)) == "refusal-galleon-empty"
    assert refused(bare, 0, cmd.TakeTreasure(0, 0)) == "refusal-hold-empty"
    assert act(bare, (0, cmd.TakeTreasure(1, 0))).board.holds == ((4, 0), (0, 2), (0, 0))


def test_t49_an_attack_needs_something_to_take() -> None:
    state = table("0", "12", galleon=0, holds=((6, 0), (0, 0), (0, 0)))
    assert refused(state, 0, cmd.Attack()) == "refusal-nothing-to-take"
    unmanned = table("01", "", "2", galleon=0, holds=((0, 0), (6, 0), (0, 0)))
    assert cmd.Attack() in RULES.legal(unmanned, 0)


def test_t50_a_mutiny_needs_more_than_half_skulls_and_the_captain_has_no_vote() -> None:
    hands = {1: ("TBs",), 2: ("TBb",)}
    won = act(table("012", "34", current=1, hands=hands, top="CBs"), (1, cmd.Mutiny()))
    assert RULES.to_act(won) == (1, 2)
    assert lines(vote(won, (1, "TBs"), (2, "TBb"))) == ("12", "34", "0")
    lost = act(table("012", "34", current=1, hands=hands, top="CBb"), (1, cmd.Mutiny()))
    assert lines(vote(lost, (1, "TBs"), (2, "TBb"))) == ("012", "34", "")
    assert [result("mutiny", cards) for cards in (["TBs", "TBb"], ["TBs", "TBs"])] == ["failure", "success"]


@pytest.mark.parametrize(
    ("flag", "top", "holds"), [("B", "B", (2, 0)), ("F", "F", (0, 2)), ("B", "F", (1, 1))]
)
def test_t51_a_brawl_moves_both_treasures_of_tortuga(flag: str, top: str, holds: tuple[int, int]) -> None:
    state = table("0", "1", "2", current=2, hands={2: (f"T{flag}s",)}, top=f"C{top}s")
    for beach, lying in ((2, (0, 0)), (0, (2, 0)), (0, (1, 1))):
        board = replace(state.board, beach=beach, holds=((1, 0), (1, 0), lying))
        fought = act(replace(state, board=board), (2, cmd.Brawl()), (2, cmd.Ballot((f"T{flag}s",))))
        assert (fought.board.holds[2], fought.board.beach) == (holds, 0)
