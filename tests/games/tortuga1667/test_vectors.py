"""The exact vectors of the strength document: event cards e1-e19, deck, assignments and votes (2.1-2.4)."""

from __future__ import annotations

import itertools
from collections import Counter
from fractions import Fraction

import pytest
from msgspec.structs import replace

from tests.games.tortuga1667.tables import act, begun, facts, lines, panel, play, table, turned, vote
from tortuga.games.tortuga1667 import commands as cmd
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667 import pieces
from tortuga.games.tortuga1667.chance import assignments
from tortuga.games.tortuga1667.options import Options
from tortuga.games.tortuga1667.pieces import loyalties
from tortuga.games.tortuga1667.rules import RULES
from tortuga.games.tortuga1667.votes import result

pytestmark = pytest.mark.slow


# ------------------------------------------------------------------------------------- event cards
def test_e1_an_albatross_beside_another() -> None:
    state = turned(table("0123", "456", birds={1: 1}), 3, "albatross")
    assert lines(state) == ("", "456", "3210")


def test_e2_a_rescue_brings_a_second_albatross() -> None:
    state = turned(table("0123", "45", "6", birds={2: 1, 6: 1}), 4, "letter")
    assert lines(act(state, (4, cmd.Rescue(6, pieces.DUTCHMAN)))) == ("", "45", "63210")


def test_e3_two_albatrosses_are_rowed_aboard() -> None:
    state = table("012", "3", boats=(-1, 4), birds={4: 2}, current=4)
    state = act(state, (4, cmd.Row(pieces.JOLLY)))
    assert lines(state) == ("012", "", "43")


def test_e4_facade() -> None:
    assert lines(turned(table("012", "345"), 3, "facade")) == ("013", "245", "")


def test_e5_facade_of_the_first_seat() -> None:
    assert lines(turned(table("012", "345"), 0, "facade")) == ("512", "340", "")


def test_e6_facade_brings_two_albatrosses_together() -> None:
    assert lines(turned(table("012", "345", birds={1: 1, 3: 1}), 3, "facade")) == ("", "245", "310")


def test_e7_eight_bells_give_six_orders_alike() -> None:
    state = table("024", "135")
    chosen = replace(state, stage="bells", turned=turned(state, 3, "pistol").turned)
    listed = RULES.chances(chosen)
    assert listed is not None
    assert {event.seats for event, _ in listed} == set(itertools.permutations((1, 3, 5)))
    assert {odds for _, odds in listed} == {Fraction(1, 6)}


def test_e8_atlantis_when_marooned_gives_the_captain_another_action() -> None:
    state = act(table("024", "135", maps={"atlantis": 2}), (0, cmd.Maroon(2)), (2, cmd.UseMap()))
    assert RULES.to_act(state) == (0,)
    assert state.turn == 1
    state = act(state, (0, cmd.Maroon(4)))
    assert lines(state) == ("0", "1352", "4")
    assert (state.discards, state.turn) == (("atlantis",), 2)


def test_e9_a_captain_jumps_from_a_mutiny() -> None:
    state = act(table("024", "135", current=3, maps={"atlantis": 1}), (3, cmd.Mutiny()), (1, cmd.UseMap()))
    assert lines(state) == ("0241", "35", "")
    assert not facts(state, ev.VoteShown)
    assert state.current == 4


def test_e10_fountain_against_the_captain() -> None:
    state = act(table("024", "13", maps={"fountain": 2}), (0, cmd.Maroon(2)), (2, cmd.UseMap()))
    assert (lines(state), state.discards, state.current) == (("024", "13", ""), ("fountain",), 1)


@pytest.mark.parametrize("use", [False, True])
def test_e11_fountain_on_tortuga(use: bool) -> None:
    state = table("02", "34", "15", maps={"fountain": 1} if use else {})
    state = act(turned(state, 0, "pistol"), (0, cmd.Shoot(1)))
    if use:
        state = act(state, (1, cmd.UseMap()))
        assert (lines(state)[2], len(state.hands[1])) == ("15", 3)
    else:
        state = act(state, (1, RULES.legal(state, 1)[0]))
        assert (lines(state)[2], len(state.hands[1])) == ("51", 2)


def test_e12_the_pirate_code_leaves_a_voter_out() -> None:
    hands = {0: ("CBs",), 4: ("TBs",)}
    state = table("024", "13", codes={2: 2}, hands=hands, top="TFb")
    before = state.hands[2]
    state = vote(act(state, (0, cmd.Attack())), (0, "CBs"), (4, "TBs"))
    assert sorted(facts(state, ev.VoteShown)[0].cards) == ["CBs", "TBs", "TFb"]
    state = act(state, (0, cmd.TakeTreasure(-1, 0)))
    assert (state.board.galleon, state.codes[2], state.hands[2]) == (3, 1, before)


def test_e13_alone_with_the_pirate_code_only_the_deck_card_is_shown() -> None:
    state = act(table("0", "12", codes={0: 1}, top="TBs"), (0, cmd.Attack()))
    (shown,) = facts(state, ev.VoteShown)
    assert (shown.cards, shown.result) == (("TBs",), "failure")
    assert (state.codes[0], state.discards, state.current) == (0, ("code",), 1)


def test_e14_scurvy() -> None:
    state = turned(table("024", "135"), 5, "scurvy")
    turns = []
    for _ in range(3):
        turns.append(state.current)
        state = act(state, (state.current, cmd.LookAt((1, 2))))
    assert turns == [0, 2, 4]
    assert state.current == 0
    assert not any(state.scurvy)


def test_e15_stormy_seas_on_a_ship() -> None:
    state = turned(table("02", "13", holds=((2, 1), (1, 0), (0, 0)), galleon=2), 2, "storm")
    assert (state.board.holds[:2], state.board.galleon) == (((0, 0), (1, 0)), 5)


def test_e16_stormy_seas_on_tortuga_and_in_a_rowboat() -> None:
    state = table("0", "2", "1", boats=(3, -1), holds=((1, 0), (1, 0), (1, 1)), beach=0)
    after = turned(state, 1, "storm").board
    assert (after.holds[2], after.beach) == ((0, 0), 2)
    assert turned(state, 3, "storm").board == state.board


def test_e17_black_powder_with_somebody_inside() -> None:
    state = turned(table("023", "4", "1", boats=(5, -1)), 4, "powder")
    state = act(state, (4, cmd.BlowUp(pieces.DUTCHMAN_BOAT)))
    assert (lines(state)[2], state.board.boats, state.board.closed) == ("15", (-1, -1), 3)
    assert cmd.Row(pieces.DUTCHMAN_BOAT) not in RULES.legal(replace(state, current=0), 0)


def test_e18_crows_nest() -> None:
    state = act(turned(table("024", "135"), 0, "nest"), (0, cmd.Climb(3)))
    assert len(state.pool) == 15
    hand = RULES.legal(state, 0)[-1]
    state = act(state, (0, hand))
    assert (state.hands[3], len(state.deck)) == (hand.cards, 12)
    assert RULES.observe(state, 3).hand == hand.cards
    for seat in (0, 1, 2, 4, 5):
        assert set(RULES.observe(state, seat).table.hands[3]) == {None}


def test_e19_letter_of_marque_swaps_with_the_top_of_the_deck() -> None:
    state = turned(table("01", "23", hands={0: ("CBs", "TFb", "WBb")}, top="TBs"), 0, "letter")
    state = act(state, (0, cmd.SwapVote()))
    done = act(state, (0, cmd.PutBack("WBb")))
    assert (done.hands[0], done.deck[0]) == (("CBs", "TFb", "TBs"), "WBb")
    assert act(state, (0, cmd.PutBack("TBs"))).deck[0] == "TBs"


# --------------------------------------------------------------------------------------------- deck
EARLIEST = {0: "1/25", 1: "9/125", 2: "61/625", 3: "369/3125"}


@pytest.mark.parametrize("cards", [16, 19, 24])
def test_2_1_when_the_armada_comes(cards: int) -> None:
    """The k-th revealed card when every card of the row is as likely: enumerated along the deck."""
    odds = Counter[int]()
    for ordinal in range(cards - 4, cards + 1):
        left, entered = Fraction(1, 5), max(0, ordinal - 5)
        for reveal in range(entered + 1, cards + 1):
            odds[reveal] += left / min(5, cards - reveal + 1)  # type: ignore[assignment]
            left -= left / min(5, cards - reveal + 1)
    least = cards - 8
    expected = {least + at: Fraction(EARLIEST.get(at, "2101/15625")) for at in range(9)}
    assert odds == expected
    assert sum(at * each for at, each in odds.items()) == cards - Fraction(10452, 3125)


def test_2_1_the_armada_stands_anywhere_among_the_last_five() -> None:
    places = Counter(
        (*state.row, *state.events).index("armada") - 14
        for state in (begun(5, f"armada {seed}") for seed in range(1500))
    )
    assert set(places) == set(range(5))
    assert all(abs(count - 300) < 4 * (1500 * 0.16) ** 0.5 for count in places.values())


@pytest.mark.parametrize(
    ("seats", "all_of_them", "own"),
    [(2, 2, 1), (3, 6, 2), (4, 6, 3), (5, 30, 12), (6, 20, 10), (7, 140, 60), (8, 70, 35), (9, 630, 280)],
)
def test_2_2_loyaltyassignments(seats: int, all_of_them: int, own: int) -> None:
    dealt = assignments(loyalties(seats))
    assert len(set(dealt)) == len(dealt) == all_of_them
    assert sum(each[0] == "british" for each in dealt) == own
    listed = RULES.chances(RULES.start(Options(seats)))  # type: ignore[arg-type]
    assert listed is None or len(listed) == all_of_them
    assert (listed is None) == (all_of_them > 128)


# -------------------------------------------------------------------------------------------- votes
ATTACKS = {
    "C": ("2/5", "12/29"),
    "T": ("3/10", "9/29"),
    "W": ("0", "0"),
    "CT": ("7/10", "19/28"),
    "CC": ("2/5", "3/7"),
    "TT": ("3/10", "9/28"),
    "CW": ("0", "0"),
    "CCT": ("7/10", "2/3"),
    "CTT": ("1", "1"),
    "CTW": ("2/5", "11/27"),
    "CTTW": ("7/10", "9/13"),
    "TTT": ("3/10", "1/3"),
    "CCTW": ("2/5", "11/26"),
    "CCTTW": ("7/10", "17/25"),
    "CCCCC": ("2/5", "12/25"),
    "TTTWW": ("3/10", "9/25"),
}


@pytest.mark.parametrize("cards", ATTACKS)
def test_2_3_attacks_with_the_card_of_the_deck(cards: str) -> None:
    tops = {"T": 12, "C": 9, "W": 9}
    for played, expected in zip(("", cards), ATTACKS[cards], strict=True):
        left = {top: count - played.count(top) for top, count in tops.items()}
        won = sum(
            count
            for top, count in left.items()
            if result("attack", [f"{each}Bs" for each in cards + top]) == "success"
        )
        share = Fraction(won, sum(left.values()))
        assert share == Fraction(expected), (cards, played)


@pytest.mark.parametrize("played", range(1, 5))
def test_2_4_a_mutiny_needs_more_skulls_than_half_of_all_shown(played: int) -> None:
    for skulls in range(played + 1):
        shown = ["TBs"] * skulls + ["TBb"] * (played - skulls)
        won = sum(result("mutiny", [*shown, deck]) == "success" for deck in ("TBs", "TBb"))
        expected = sum(2 * (skulls + more) > played + 1 for more in (0, 1))
        assert won == expected


# --------------------------------------------------------------------------------------- random play
FLAT = {3: (12.660, 19.38, 5.10, 3.819, 1.16), 5: (15.654, 20.25, 4.08, 5.913, 2.06)}
KIND = {5: (36.64, 8.36, 6.593, 1.94, 2.281, 1.364)}
GAMES = 500


@pytest.mark.parametrize("seats", FLAT)
def test_3_flat_random_play_turns_over_as_many_cards_as_it_should(seats: int) -> None:
    revealed, turns, maroonings = [], [], []
    for game in range(GAMES):
        steps = list(play(f"flat {game}", Options(seats), panel(game, by_kind=False)))  # type: ignore[arg-type]
        events = [event for _, event, _ in steps]
        revealed.append(sum(isinstance(event, ev.CardTurned) for event in events))
        turns.append(steps[-1][2].turn)
        maroonings.append(marooned(events))
    cards, mean, spread, pawns, wide = FLAT[seats]
    assert abs(sum(revealed) / GAMES - cards) < 4 * 2.2 / GAMES**0.5
    assert abs(sum(turns) / GAMES - mean) < 4 * spread / GAMES**0.5
    assert abs(sum(maroonings) / GAMES - pawns) < 4 * wide / GAMES**0.5


def marooned(events: list[ev.Event]) -> int:
    """Pawns marooned, by any cause."""
    struck = sum(len(event.seats) for event in events if isinstance(event, ev.AlbatrossStruck))
    return struck + sum(isinstance(event, ev.Marooned) for event in events)


@pytest.mark.parametrize("seats", KIND)
def test_3_random_play_by_kind(seats: int) -> None:
    turns, pawns, calls = [], [], Counter[str]()
    for game in range(GAMES):
        steps = list(play(f"kind {game}", Options(seats), panel(game, by_kind=True)))  # type: ignore[arg-type]
        events = [event for _, event, _ in steps]
        turns.append(steps[-1][2].turn)
        pawns.append(marooned(events))
        calls.update(event.kind for event in events if isinstance(event, ev.VoteCalled))
    mean, spread, struck, wide, attacks, brawls = KIND[seats]
    assert abs(sum(turns) / GAMES - mean) < 4 * spread / GAMES**0.5
    assert abs(sum(pawns) / GAMES - struck) < 4 * wide / GAMES**0.5
    assert abs(calls["attack"] / GAMES - attacks) < 4 * 1.7 / GAMES**0.5
    assert abs(calls["brawl"] / GAMES - brawls) < 4 * 1.5 / GAMES**0.5
