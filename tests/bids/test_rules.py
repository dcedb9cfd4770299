"""The laws of Rules, held by a game with teams, draws, nine seats and acts out of turn."""

from __future__ import annotations

import random
from fractions import Fraction

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.bids.game import GAME
from tests.bids.pieces import (
    SIDES,
    Bid,
    BidMade,
    Claim,
    Options,
    Peek,
    Peeked,
    Revealed,
    State,
    Take,
    View,
    dealt,
)
from tests.bids.play import begun, played, specs, step
from tests.bids.rules import RULES
from tests.hands.play import fold
from tortuga.kernel.errors import Refusal
from tortuga.kernel.game import Outcome
from tortuga.kernel.log.format import dump
from tortuga.kernel.log.reader import parse
from tortuga.kernel.session import Session
from tortuga.kernel.verify import verify

NOBODY = -1
GAMES = {GAME.name: GAME}
tables = st.tuples(st.integers(2, 9), st.integers(1, 3), st.text("abc", min_size=1, max_size=8))


def eyes(seats: int) -> range:
    """Every pair of eyes: nobody's and each seat's."""
    return range(NOBODY, seats)


@given(tables)
@settings(max_examples=25)
def test_what_a_seat_is_told_adds_up_to_what_it_sees(table: tuple[int, int, str]) -> None:
    session = played(*table)
    for seat in eyes(table[0]):
        seen = RULES.start(session.options)
        for moment in session.whole_steps:
            seen = RULES.evolve(seen, RULES.redact(moment.event, seat))
            assert RULES.observe(moment.after, seat) == View(seat, seen)


@given(tables)
@settings(max_examples=25)
def test_what_is_legal_on_a_view_is_legal_on_the_state(table: tuple[int, int, str]) -> None:
    for moment in played(*table).whole_steps:
        for seat in eyes(table[0]):
            view = RULES.observe(moment.after, seat).table
            assert RULES.legal(view, seat) == RULES.legal(moment.after, seat)
            for command in (Bid(0), Bid(9), Take(2), Peek(0), Claim("grey"), Claim("pink")):
                assert refused(view, seat, command) == refused(moment.after, seat, command)


def refused(state: State, seat: int, command: object) -> str | None:
    """The reason why a command is not taken, if it is not."""
    try:
        RULES.decide(state, seat, command)  # type: ignore[arg-type]
    except Refusal as refusal:
        return refusal.id
    return None


@given(tables)
@settings(max_examples=25)
def test_a_state_is_in_one_condition(table: tuple[int, int, str]) -> None:
    session = played(*table)
    for moment in session.whole_steps:
        state = moment.before
        conditions = [RULES.to_act(state), RULES.awaits_chance(state), RULES.automatic(state)]
        assert sum(map(bool, conditions)) == 1
        assert set(RULES.to_act(state)) <= set(RULES.may_act(state))
        if RULES.awaits_chance(state):
            assert RULES.plausible(state, moment.event)
        if (chances := RULES.chances(state)) is not None:
            assert sum(chance for _, chance in chances) == 1
            assert moment.event in [event for event, _ in chances]
        if moment.cause == "decision":
            seat, command = RULES.command_of(state, moment.event) or (-2, None)
            assert (seat, RULES.decide(state, seat, command)) == (moment.seat, moment.event)  # type: ignore[arg-type]
    assert RULES.finished(session.whole_state)


@given(tables)
@settings(max_examples=10)
def test_a_log_is_read_again_and_verified(table: tuple[int, int, str]) -> None:
    session = played(*table)
    log = parse(dump(session.log), GAMES)
    assert dump(log) == dump(session.log)
    assert verify(dump(session.log), GAMES).status == "finished"
    assert (
        fold(RULES, RULES.start(log.options), [moment.event for moment in session.whole_steps])
        == session.whole_state
    )


def test_penalties_are_an_option_of_several_values() -> None:
    state = State(GAME.make(3, {"penalties": (0, 2)}), "penalty", (0, 0, 0), winner=1)
    assert [chance for _, chance in RULES.chances(state) or ()] == [Fraction(1, 2)] * 2
    for chosen in ({"penalties": ()}, {"penalties": (3,)}, {"rounds": 0}, {"target": 6}):
        with pytest.raises(Refusal):
            GAME.make(3, chosen)


@pytest.mark.parametrize("seats", GAME.seats)
def test_loyalties_are_as_many_red_as_black_and_a_grey_at_odd_numbers(seats: int) -> None:
    sides = begun(seats).whole_state.sides
    assert [sides.count(side) for side in SIDES] == [seats // 2, seats // 2, seats % 2]
    assert {begun(4, seed=str(number)).whole_state.sides for number in range(60)} > {dealt(4)}


@pytest.mark.parametrize(
    ("coins", "winners"),
    [((3, 1, 2, 0, 0), (0, 1)), ((0, 0, 0, 2, 1), (2, 3)), ((1, 0, 1, 0, 5), (4,)), ((1, 1, 2), ())],
)
def test_the_richer_side_wins_together_and_a_tie_is_greys_or_a_draw(
    coins: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    sides = dealt(len(coins)) if len(coins) % 2 and len(coins) > 3 else ("red", "red", "black")
    outcome = RULES.outcome(State(Options(len(coins)), "finished", coins, sides))
    assert outcome == Outcome(winners, coins, sides)
    assert sum(outcome.share(seat, len(coins)) for seat in range(len(coins))) == pytest.approx(1)


# ------------------------------------------------------------------------------------- session
def test_acts_out_of_turn_are_taken() -> None:
    session = begun(3)
    session.submit(0, Bid(2))
    assert session.to_act() == (1, 2)
    (peeked,) = session.submit(0, Peek(2))
    assert peeked == Peeked(0, 2, session.whole_state.dice[2])
    assert session.observer(0).view.table.dice[2] is not None
    assert session.observer(1).view.table.dice[2] is None
    session.submit(0, Claim("grey"))
    with pytest.raises(Refusal):
        session.submit(0, Peek(1))
    with pytest.raises(Refusal):
        session.submit(0, Bid(1))
    with pytest.raises(Refusal):
        session.submit(7, Claim("red"))


def test_undo_stops_at_peek_and_reveal() -> None:
    session = begun(2, seed="undo")
    session.submit(0, Bid(2))
    session.submit(0, Claim("red"))
    assert session.can_undo(0)
    session.undo(0)
    session.undo(0)
    session.submit(0, Bid(1))
    session.submit(0, Peek(1))
    assert not session.can_undo(0)
    session.submit(1, Bid(0))
    assert isinstance(session.whole_steps[-1].event, Revealed)
    assert not session.can_undo(1)


def test_a_bid_alone_is_a_commit() -> None:
    for moment in played(5, 3).whole_steps:
        assert RULES.is_secret_commit(moment.event) == isinstance(moment.event, BidMade)
        if RULES.is_secret_commit(moment.event):
            assert RULES.secret(moment.before, moment.seat)
            assert RULES.redact(moment.event, NOBODY) == BidMade(moment.seat, None)


def test_a_view_travels_as_bytes() -> None:
    view = begun(9).observer(4).view
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(view), type=RULES.view_type) == view


def test_a_game_is_closed_in_the_middle_and_resumed() -> None:
    session, rng = begun(5, 3, "resumed"), random.Random(1)
    for _ in range(9):
        step(session, rng)
    again = Session.resume(RULES, parse(dump(session.log), GAMES), "resumed")
    assert again.whole_state == session.whole_state
    assert again.to_act() == session.to_act()


def test_specs_fit_the_table() -> None:
    assert len({spec.colour for spec in specs(9)}) == 9
