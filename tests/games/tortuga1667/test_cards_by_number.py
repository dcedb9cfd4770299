"""Event cards, the end, few players and the advanced set-up by the numbers of the digest (T52-T79)."""

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
from tortuga.games.tortuga1667.options import Options
from tortuga.games.tortuga1667.rules import RULES
from tortuga.games.tortuga1667.state import Table

HAND = ("CBs", "TFb", "WBb")


def test_t52_the_pistol_maroons_anybody_oneself_too() -> None:
    state = turned(table("012", "34"), 1, "pistol")
    assert len(RULES.legal(state, 1)) == 5
    assert lines(act(state, (1, cmd.Shoot(1)))) == ("02", "34", "1")
    assert state.discards == ("pistol",)


def test_t53_a_letter_rescues_or_swaps_a_vote_card() -> None:
    state = turned(table("01", "2", "3", boats=(4, -1), hands={0: HAND}, top="TBs"), 0, "letter")
    choices = set(RULES.legal(state, 0))
    assert choices == {cmd.SwapVote()} | {cmd.Rescue(seat, ship) for seat in (3, 4) for ship in (0, 1)}
    assert lines(act(state, (0, cmd.Rescue(4, pieces.JOLLY)))) == ("01", "24", "3")
    swapped = act(state, (0, cmd.SwapVote()))
    assert RULES.secret(swapped, 0)
    assert swapped.hands[0] == (*HAND, "TBs")
    done = act(swapped, (0, cmd.PutBack("WBb")))
    assert (done.hands[0], done.deck[0]) == (("CBs", "TFb", "TBs"), "WBb")
    assert RULES.observe(done, 0).table.deck[0] == "WBb"
    assert RULES.observe(done, 1).table.deck[0] is None
    assert RULES.legal(turned(table("01", "23"), 0, "letter"), 0) == (cmd.SwapVote(),)


def test_t54_the_black_spot_maroons_its_revealer() -> None:
    assert lines(turned(table("012", "34"), 1, "spot")) == ("02", "34", "1")


def test_t55_two_albatrosses_on_a_ship_maroon_everybody() -> None:
    apart = turned(table("012", "34", birds={3: 1}), 0, "albatross")
    assert lines(apart) == ("012", "34", "")
    assert apart.albatrosses == (1, 0, 0, 1, 0)
    together = turned(table("012", "34", birds={2: 1}, maps={"fountain": 0}), 0, "albatross")
    assert lines(together) == ("", "34", "210")
    assert together.albatrosses == (1, 0, 1, 0, 0)
    on_tortuga = turned(table("0", "1", "23", birds={2: 1}), 3, "albatross")
    assert lines(on_tortuga) == ("0", "1", "23")


def test_t56_a_map_is_given_to_somebody_else() -> None:
    state = turned(table("01", "23"), 1, "fountain")
    assert RULES.legal(state, 1) == (cmd.Give(0), cmd.Give(2), cmd.Give(3))
    assert refused(state, 1, cmd.Give(1)) == "refusal-not-yourself"
    assert act(state, (1, cmd.Give(3))).maps == (3, -1, -1)


@pytest.mark.parametrize("cause", ["spot", "pistol", "captain"])
def test_t57_the_fountain_cancels_one_marooning(cause: str) -> None:
    state = table("012", "34", maps={"fountain": 1})
    if cause == "spot":
        asked = turned(state, 1, "spot")
    elif cause == "pistol":
        asked = act(turned(state, 3, "pistol"), (3, cmd.Shoot(1)))
    else:
        asked = act(state, (0, cmd.Maroon(1)))
    assert RULES.to_act(asked) == (1,)
    saved = act(asked, (1, cmd.UseMap()))
    assert (lines(saved), saved.maps, saved.discards[-1]) == (("012", "34", ""), (-1, -1, -1), "fountain")
    assert saved.current != asked.current
    kept = act(asked, (1, cmd.KeepMap()))
    assert (lines(kept), kept.maps[0]) == (("02", "34", "1"), 1)


def test_t57_the_fountain_does_not_help_against_mutiny_albatross_and_black_powder() -> None:
    hands = {1: ("TBs",), 2: ("TBs",)}
    mutiny = table("012", "34", current=1, hands=hands, top="CBs", maps={"fountain": 0})
    down = vote(act(mutiny, (1, cmd.Mutiny())), (1, "TBs"), (2, "TBs"))
    assert lines(down) == ("12", "34", "0")
    boat = turned(table("01", "2", boats=(3, -1), maps={"fountain": 3}), 0, "powder")
    assert lines(act(boat, (0, cmd.BlowUp(pieces.DUTCHMAN_BOAT)))) == ("01", "2", "3")


@pytest.mark.parametrize("options", [{"fountain_vs_mutiny": "yes"}, {"edition": "v2"}])
def test_c6_as_an_option_the_fountain_stops_a_mutiny(options: dict[str, str]) -> None:
    hands = {1: ("TBs",), 2: ("TBs",)}
    state = table("012", "34", current=1, hands=hands, top="CBs", maps={"fountain": 0}, options=options)
    asked = vote(act(state, (1, cmd.Mutiny())), (1, "TBs"), (2, "TBs"))
    assert RULES.to_act(asked) == (0,)
    assert lines(act(asked, (0, cmd.UseMap()))) == ("012", "34", "")


def test_t58_atlantis_moves_its_owner_to_the_back_of_the_other_ship() -> None:
    state = act(table("012", "34", maps={"atlantis": 0}), (0, cmd.LookAt((0, 1))))
    assert (state.stage, RULES.to_act(state)) == ("gap", (0,))
    state = act(state, (0, cmd.UseMap()))
    assert (lines(state), state.maps[1], state.discards) == (("12", "340", ""), -1, ("atlantis",))
    for lying in (table("12", "34", "0", maps={"atlantis": 0}), table("01234", "567", maps={"atlantis": 5})):
        assert act(replace(lying, current=1), (1, cmd.LookAt((0, 1)))).stage == "act"


def test_t59_windows_before_a_turn_after_a_call_and_when_marooned() -> None:
    state = table("012", "34", maps={"atlantis": 3})
    called = act(state, (0, cmd.Attack()))
    assert (called.stage, RULES.to_act(called)) == ("jump", (3,))
    assert RULES.to_act(act(called, (3, cmd.UseMap()))) == (0, 1, 2, 3)
    assert RULES.to_act(act(called, (3, cmd.KeepMap()))) == (0, 1, 2)
    own = act(table("012", "34", maps={"atlantis": 0}), (0, cmd.Attack()))
    assert own.stage == "ballot"
    brawl = act(table("0", "12", "3", current=3, maps={"atlantis": 0}), (3, cmd.Brawl()))
    assert brawl.stage == "ballot"


def test_t59_atlantis_is_asked_before_the_fountain() -> None:
    state = table("012", "34", maps={"atlantis": 1, "fountain": 1})
    asked = act(state, (0, cmd.Maroon(1)))
    assert asked.stage == "dodge"
    assert act(asked, (1, cmd.KeepMap())).stage == "fountain"
    full = table("012", "34567", maps={"atlantis": 1, "fountain": 1})
    assert act(full, (0, cmd.Maroon(1))).stage == "fountain"


def test_t60_el_dorado_is_a_fourth_card_and_once_two_votes() -> None:
    state = turned(table("012", "34"), 0, "eldorado")
    drawn = state.deck[0]
    state = act(state, (0, cmd.Give(1)))
    assert state.hands[1][-1] == drawn
    assert len(state.hands[1]) == 4
    voting = act(replace(state, stage="act", current=0), (0, cmd.Attack()))
    pairs = [command for command in RULES.legal(voting, 1) if len(command.cards) == 2]
    assert refused(voting, 0, cmd.Ballot(("TBs", "TBs"))) == "refusal-one-vote-only"
    after = act(vote(voting, (0, str(voting.hands[0][0])), (2, str(voting.hands[2][0]))), (1, pairs[0]))
    assert facts(after, ev.VoteShown)[0].played == (1, 2, 1)
    assert len(after.hands[1]) == 3
    assert (after.maps[2], after.discards) == (-1, ("eldorado",))


def test_t61_black_powder_closes_a_rowboat_for_good() -> None:
    state = turned(table("01", "2", "3", boats=(-1, 4)), 0, "powder")
    state = act(state, (0, cmd.BlowUp(pieces.JOLLY_BOAT)))
    assert lines(state) == ("01", "2", "34")
    assert state.board.boats == (-1, -1)
    assert refused(replace(state, stage="act", current=2), 2, cmd.Row(pieces.JOLLY_BOAT)) == (
        "refusal-boat-closed"
    )


def test_t62_cabin_fever_shuffles_two_loyalties_and_both_look() -> None:
    found = set()
    for seed in range(20):
        state = act(turned(table("01", "23", turn=seed), 0, "fever"), (0, cmd.Infect(1)), seed=str(seed))
        found.add(state.loyalties)
        assert RULES.observe(state, 0).loyalty == state.loyalties[0]
        assert RULES.observe(state, 2).table.loyalties[:2] == (None, None)
    assert found == {("british", "french", "british", "french"), ("french", "british", "british", "french")}


def test_t63_crows_nest_exchanges_a_whole_hand() -> None:
    state = act(turned(table("01", "23"), 0, "nest"), (0, cmd.Climb(2)))
    assert (state.stage, RULES.secret(state, 0)) == ("search", True)
    assert len(state.pool) == 30 - 3 * 3
    assert set(RULES.observe(state, 2).table.pool) == {None}
    new = RULES.legal(state, 0)[0]
    assert refused(state, 0, cmd.Compose(())) == "refusal-hand-size"
    state = act(state, (0, new))
    assert state.hands[2] == new.cards
    assert len(state.deck) == 18
    own = turned(table("01", "23"), 0, "nest")
    assert cmd.Climb(0) in RULES.legal(own, 0)
    empty = act(turned(table("01", "23", hands={2: ()}), 0, "nest"), (0, cmd.Climb(2)))
    assert RULES.legal(empty, 0) == (cmd.Compose(()),)


def test_t64_facade_swaps_with_the_player_on_the_right() -> None:
    assert lines(turned(table("012", "345"), 3, "facade")) == ("013", "245", "")
    boat = turned(table("01", "2", boats=(3, -1)), 0, "facade")
    assert (lines(boat)[0], boat.board.boats) == ("31", (0, -1))


def test_t65_eight_bells_redraw_the_order_of_one_place() -> None:
    orders = set()
    for turn in range(60):
        before = table("02", "135", "4", turn=turn)
        state = turned(before, 3, "bells")
        assert (lines(state)[0], lines(state)[2]) == ("02", "4")
        orders.add(lines(state)[1])
    assert len(orders) == 6
    for alone in (table("0", "123"), table("12", "3", boats=(0, -1))):
        assert lines(turned(alone, 0, "bells")) == lines(alone)


def test_t66_the_pirate_code_costs_the_next_two_votes() -> None:
    state = turned(table("012", "34"), 1, "code")
    assert state.codes[1] == 2
    called = act(replace(state, stage="act", current=0), (0, cmd.Attack()))
    assert RULES.to_act(called) == (0, 2)
    after = vote(called, (0, str(called.hands[0][0])), (2, str(called.hands[2][0])))
    assert after.codes[1] == 1
    captain = table("012", "34", current=1, codes={0: 1})
    assert act(captain, (1, cmd.Mutiny())).codes[0] == 1
    again = act(replace(captain, current=0), (0, cmd.Attack()))
    assert (again.codes[0], again.discards) == (0, ("code",))


def test_t67_scurvy_costs_everybody_there_the_next_turn() -> None:
    state = turned(table("024", "135"), 5, "scurvy")
    assert state.scurvy == (False, True, False, True, False, True)
    assert (state.current, RULES.to_act(state)) == (0, (0,))
    boat = turned(table("01", "2", boats=(3, -1)), 3, "scurvy")
    assert boat.scurvy == (False, False, False, True)


def test_t68_stormy_seas_send_treasure_back() -> None:
    ship = table("02", "13", holds=((2, 1), (1, 0), (0, 0)), galleon=2)
    assert turned(ship, 2, "storm").board.galleon == 5
    island = table("02", "3", "1", holds=((1, 0), (1, 0), (1, 1)), beach=0)
    assert turned(island, 1, "storm").board.beach == 2
    boat = table("0", "1", "2", boats=(3, -1))
    assert turned(boat, 3, "storm").board == boat.board


def test_t69_the_armada_ends_the_game() -> None:
    state = turned(table("012", "34"), 0, "armada")
    assert RULES.finished(state)
    assert RULES.outcome(state).winners == (0, 2)


@pytest.mark.parametrize("card", ["pistol", "letter", "spot", "powder", "fever", "nest", "scurvy", "storm"])
def test_t70_used_cards_are_discarded(card: str) -> None:
    assert turned(table("012", "34"), 0, card).discards == (card,)


@pytest.mark.parametrize("card", ["albatross", "code", "fountain", "atlantis", "eldorado"])
def test_t70_kept_cards_are_not(card: str) -> None:
    assert turned(table("012", "34"), 0, card).discards == ()


def ended(fd: tuple[int, int], jr: tuple[int, int], tortuga: tuple[int, int], seats: int = 5) -> Table:
    """The game after the Armada, with treasure so."""
    treasure = sum(fd) + sum(jr) + sum(tortuga)
    fields = {"holds": (fd, jr, tortuga), "galleon": 6 - treasure + sum(tortuga), "beach": 2 - sum(tortuga)}
    crews = ("012", "34") if seats == 5 else ("01", "23")
    return turned(table(*crews, **fields), 0, "armada")  # type: ignore[arg-type]


def test_t71_only_treasure_in_holds_counts_and_the_whole_team_wins() -> None:
    state = ended((2, 1), (0, 1), (0, 1))
    assert (state.board.totals, state.winner) == ((2, 3), "french")
    assert RULES.outcome(state).winners == (1, 3)
    assert RULES.outcome(state).sides[4] == "dutch"


def test_t72_at_a_tie_the_dutch_player_wins_alone() -> None:
    state = ended((2, 1), (0, 1), (1, 1))
    assert (state.winner, RULES.outcome(state).winners) == ("dutch", (4,))


def test_t73_at_a_tie_without_a_dutch_player_it_goes_on() -> None:
    state = table("01", "23", holds=((1, 0), (0, 1), (0, 0)), maps={"fountain": 1}, birds={2: 1})
    state = turned(replace(state, discards=("pistol", "scurvy")), 0, "armada")
    assert (state.overtime, state.current, state.discards) == (1, 1, ())
    cards = Counter((*state.row, *state.events))
    assert cards == Counter({"letter": 4, "spot": 1, "pistol": 1, "scurvy": 1, "armada": 1})
    assert state.maps[0] == 1
    assert state.albatrosses[2] == 1
    lead = act(state, (1, cmd.Sneak(0)))
    assert (lead.winner, RULES.finished(lead)) == ("french", True)


def test_t73_the_next_player_comes_after_the_one_whose_turn_it_was() -> None:
    state = table(
        "01", "23", holds=((1, 0), (0, 1), (0, 0)), row=("armada", "letter", "spot", "", ""), events=()
    )
    state = act(state, (0, cmd.Force(2, (0, 1))), (2, cmd.Pick(0)))
    assert (state.overtime, state.current) == (1, 1)
    assert state.cards == (0, 1)


def test_t74_cards_of_overtime_are_used_up() -> None:
    last = table(
        *("01", "23"),
        holds=((1, 0), (0, 1), (0, 0)),
        row=("scurvy", "", "", "", ""),
        events=(),
        overtime=1,
        discards=("pistol",),
    )
    again = act(last, (0, cmd.Reveal(0)))
    assert again.overtime == 2
    assert Counter(card for card in again.row if card) == {"pistol": 1, "scurvy": 1}
    drawn = act(replace(last, row=("code", "", "", "", ""), discards=()), (0, cmd.Reveal(0)))
    assert (RULES.finished(drawn), drawn.winner, RULES.outcome(drawn).winners) == (True, None, ())


def test_t75_two_begin_as_lone_captains_and_three_with_two_on_the_dutchman() -> None:
    assert [len(line) for line in lines(begun(2))] == [1, 1, 0]
    assert [len(line) for line in lines(begun(3))] == [2, 1, 0]
    tie = turned(table("0", "1", holds=((1, 0), (0, 1), (0, 0))), 0, "armada")
    assert tie.overtime == 1
    three = turned(table("02", "1", holds=((1, 0), (0, 1), (0, 0))), 0, "armada")
    assert RULES.outcome(three).winners == (2,)


def test_t76_with_two_players_a_map_goes_to_the_other() -> None:
    assert RULES.legal(turned(table("0", "1"), 0, "atlantis"), 0) == (cmd.Give(1),)


def test_t77_with_two_players_the_own_loyalty_tells_both() -> None:
    assert {begun(2, str(seed)).loyalties for seed in range(9)} == {
        ("british", "french"),
        ("french", "british"),
    }


def test_t78_advanced_everybody_chooses_a_place_as_the_pawns_are_drawn() -> None:
    state = begun(6, setup="advanced")
    for at, (place, position) in enumerate([(0, 4), (0, 1), (2, 3), (2, 0), (1, 2), (0, 0)]):
        (seat,) = RULES.to_act(state)
        assert (state.stage, seat) == ("place", state.current)
        assert seat not in [other for line in state.board.lines for other in line]
        state = act(state, (seat, cmd.TakePlace(place, position)))
        if at == 0:
            following = RULES.to_act(state)[0]
            assert refused(state, following, cmd.TakePlace(0, 4)) == "refusal-place-taken"
    assert [len(line) for line in lines(state)] == [3, 1, 2]
    assert (state.board.galleon, state.board.beach) == (4, 2)
    assert state.board.holds == ((1, 0), (0, 1), (0, 0))
    assert [past.event.position for past in state.history[:3]] == [4, 1, 3]


@pytest.mark.parametrize(("place", "first"), [(1, 1), (0, 0), (2, 2)])
def test_t79_the_first_turn_is_that_of_the_captain_of_the_jolly_roger_else_of_the_dutchman_else_governor(
    place: int, first: int
) -> None:
    state = begun(4, setup="advanced")
    for at in range(4):
        state = act(state, (RULES.to_act(state)[0], cmd.TakePlace(place if at else first, 3 - at)))
    assert state.turn == 1
    assert state.current == state.board.lines[place][0]


# --------------------------------------------------------------------------------- options, part 12, 13
def test_u8_a_lone_armada_is_turned_over_by_itself_when_agreed() -> None:
    def stalled(rounds: int, turns: int) -> Table:
        state = table("0", "1", row=("", "armada", "", "", ""), events=(), options={"stall": rounds})
        for at in range(turns):
            if not RULES.finished(state):
                seat = at % 2
                way = pieces.BOATS[seat] if state.board.place(seat) == seat else pieces.TORTUGA
                place = state.board.place(seat)
                state = act(state, (seat, cmd.Row(seat if place == pieces.BOATS[seat] else way)))
        return state

    assert not RULES.finished(stalled(0, 12))
    assert not RULES.finished(stalled(2, 4))
    assert RULES.finished(stalled(2, 5))


def test_v2_letters_are_saved_for_an_action() -> None:
    state = turned(table("01", "23", options={"edition": "v2"}), 0, "letter")
    assert RULES.legal(state, 0) == (cmd.KeepLetter(),)
    state = act(state, (0, cmd.KeepLetter()))
    assert (state.letters, state.discards) == ((1, 0, 0, 0), ())
    marooned = act(state, (1, cmd.LookAt((0, 1))), (2, cmd.Maroon(3)))
    back = act(replace(marooned, stage="act", current=0), (0, cmd.Rescue(3, pieces.DUTCHMAN)))
    assert (lines(back)[0], back.letters[0], back.discards) == ("013", 0, ("letter",))


def test_v2_pistol_windows_actions_and_tortuga() -> None:
    assert refused(turned(table("01", "23", options={"edition": "v2"}), 0, "pistol"), 0, cmd.Shoot(0)) == (
        "refusal-not-yourself"
    )
    assert Counter(Options(4, "v2").basic)["pistol"] == 3
    state = table("012", "34", maps={"atlantis": 1}, options={"edition": "v2"})
    assert act(state, (0, cmd.Maroon(1))).stage != "dodge"
    assert lines(act(state, (0, cmd.Maroon(1))))[2] == "1"
    two = act(table("0", "1", options={"edition": "v2"}), (0, cmd.LookAt((0, 1))))
    assert (two.current, two.action) == (0, 2)
    assert act(two, (0, cmd.LookAt((0, 1)))).current == 1
    board = begun(4, edition="v2").board
    assert (board.holds[2], board.beach) == ((1, 1), 0)


def test_a2_a_vote_is_void_when_captain_or_caller_is_gone() -> None:
    state = table("012", "34", current=1, codes={1: 1}, maps={"atlantis": 0})
    state = act(state, (1, cmd.Mutiny()), (0, cmd.UseMap()))
    assert facts(state, ev.VoteVoided) == [ev.VoteVoided(1, "mutiny", 0)]
    assert state.codes[1] == 1
    assert state.current == 2


def test_memory_keeps_what_a_seat_alone_came_to_know() -> None:
    last = list(play("memory", Options(5), at_random(5)))[-1][2]
    assert sum(map(len, last.memory)) > 2
    for seat, memories in enumerate(last.memory):
        for memory in memories:
            assert RULES.redact(memory.event, seat) == memory.event
            assert 0 <= memory.at <= len(last.history)
    assert onward(last) == last
