"""The game as the kernel knows it: options as data, and chance as outcomes where they are few."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from tests.hands.play import begin, step
from tortuga.games.tortuga2014.game import GAME
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Options
from tortuga.kernel.dealer import Dealer
from tortuga.kernel.errors import Refusal


@pytest.mark.parametrize("seats", GAME.seats)
def test_nothing_chosen_is_the_usual_game(seats: int) -> None:
    assert GAME.make(seats, {}) == Options(seats=seats)  # type: ignore[arg-type]


def test_every_value_of_every_option_can_be_chosen() -> None:
    for option in GAME.options:
        assert option.default in option.values or not option.values
        for value in option.values:
            assert getattr(GAME.make(4, {option.field: value}), option.field) == value


def test_every_field_of_the_options_is_asked_for() -> None:
    fields = set(Options.__struct_fields__) - {"seats", "dice_set"}
    assert {option.field for option in GAME.options} == fields


def test_own_dice_choose_their_set() -> None:
    rows = ((1, 2, 3, 4, 5),) * 5
    made = GAME.make(3, {"custom_dice": rows})
    assert (made.dice_set, made.custom_dice) == ("custom", rows)


def test_a_start_seat_means_nothing_when_chance_decides() -> None:
    assert GAME.make(3, {"start_seat": 2}).start_seat == 0
    assert GAME.make(3, {"start_player": "seat", "start_seat": 2}).start_seat == 2


@pytest.mark.parametrize(
    ("seats", "chosen", "named"),
    [
        (3, {"target": 7}, "target"),
        (3, {"colour": "red"}, "colour"),
        (3, {"start_player": "seat", "start_seat": "one"}, "start_seat"),
        (5, {}, "seats"),
    ],
)
def test_what_does_not_fit_is_named(seats: int, chosen: dict[str, Any], named: str) -> None:
    with pytest.raises(Refusal) as refused:
        GAME.make(seats, chosen)
    assert (refused.value.id, refused.value.arguments) == ("refusal-option", {"option": named})


def test_options_that_contradict_each_other_are_refused_as_ever() -> None:
    with pytest.raises(Refusal) as refused:
        GAME.make(3, {"custom_dice": ((1, 1, 1, 1, 1),) * 5})
    assert refused.value.id == "refusal-option-dice-faces"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_few_outcomes_are_listed_whole(seats: int) -> None:
    """At every moment of chance: probabilities add up to 1, nothing twice, all possible, the dealt one in."""
    listed: Counter[str] = Counter()
    for game in range(3):
        session = begin("tortuga2014", seats, f"chances {game}")
        hand = random.Random(game)
        while not session.finished:
            step(session, hand)
        for moment in session.whole_steps:
            outcomes = RULES.chances(moment.before)
            if moment.cause != "chance":
                assert outcomes is None
            elif outcomes is not None:
                listed[moment.before.stage] += 1
                odds = dict(outcomes)
                assert len(odds) == len(outcomes)
                assert sum(odds.values()) == 1
                assert odds[moment.event] > 0
                assert all(RULES.plausible(moment.before, event) for event in odds)
    assert set(listed) >= {"start", "roll", "hunt"} | ({"draw"} if seats < 4 else set())


def test_outcomes_are_as_likely_as_they_say() -> None:
    """One hunt dealt 20,000 times: every outcome within five standard deviations."""
    session = begin("tortuga2014", 3, "likely")
    hand = random.Random(1)
    while not session.finished:
        step(session, hand)
    before = next(s.before for s in session.whole_steps if s.before.stage == "hunt" and s.before.place == 0)
    outcomes, times = RULES.chances(before), 20_000
    assert outcomes is not None
    dealt = Counter(RULES.deal(before, Dealer(f"deal {n}")) for n in range(times))
    assert set(dealt) <= {event for event, _ in outcomes}
    for event, odds in outcomes:
        mean = times * float(odds)
        assert abs(dealt[event] - mean) < 5 * (mean * (1 - float(odds))) ** 0.5 + 1
