"""Voyages: what opens, when one is over, and what a try is dealt. Those of a game are tested with it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from tests.hands.play import GAMES, seats
from tests.kernel import toy
from tortuga.kernel.game import NOBODY, Chance
from tortuga.kernel.log.format import Log, new_header
from tortuga.kernel.sailing import Archive, Shipped, set_out
from tortuga.kernel.session import Session
from tortuga.kernel.voyage import Chart, Course, Seen, Voyage, opened


@pytest.mark.parametrize(
    ("stars", "open_"),
    [
        ((0, 0, 0, 0), "1..."),
        ((1, 0, 0, 0), "11.."),
        ((2, 0, 0, 0), "111."),
        ((3, 0, 1, 0), "1111"),
        ((0, 0, 2, 0), "1.11"),
    ],
)
def test_one_star_opens_the_next_island_and_two_the_one_after_it(stars, open_) -> None:
    assert [".1"[each] for each in opened(stars)] == list(open_)


def _other_dice(_options: Any, events: Sequence[Any], seat: int, chance: Chance) -> list[Any]:
    """Of the last roll, other dice for everybody but the seat."""
    made = list(events)
    words = chance.words("dice")
    dice = tuple(die if at == seat else words[at] % 6 for at, die in enumerate(made[-1].dice))
    return [*made[:-1], toy.Rolled(dice)]


def _passes(step: Seen, _seat: int) -> bool:
    return isinstance(step.event, toy.RoundEnded)


LAZY = Voyage("lazy", "", ("random",), 1, lambda _: True, (lambda _: True, lambda story: len(story.steps) < 2,
                                                           lambda _: True))  # fmt: skip
CHART = Chart((LAZY,), "rounds", _passes, int, _other_dice)


@pytest.fixture
def cut() -> Log:
    """A game that stands just after its first roll."""
    rules, chosen = GAMES["toy"].rules, toy.Options(2)
    session = Session.new(rules, chosen, seats(2), "a")
    header = new_header(rules, chosen, seats(2), "a")
    return Log(header, chosen, tuple(session.log.events))


def sail(log: Log, seed: str) -> tuple[Session, Course]:
    rules = GAMES["toy"].rules
    session = set_out(rules, CHART, log, 0, seats(2), seed)
    course, seen, hand = Course(CHART, LAZY, 0), session.header.inherited, random.Random(1)
    while not session.finished:
        seat = session.to_act()[0]
        session.submit(seat, hand.choice(rules.legal(session.whole_state, seat)))
        for step in session.observer(NOBODY).past(seen):
            course.follow(step)
        seen = session.length
    return session, course


def test_a_voyage_ends_with_its_round_and_what_comes_after_does_not_count(cut: Log) -> None:
    session, course = sail(cut, "b")
    assert course.over
    assert isinstance(course.story.steps[-1].event, toy.RoundEnded)
    assert len(course.story.steps) < len(session.whole_steps) - session.header.inherited
    assert course.story.start.state.stage == course.story.steps[0].before.state.stage
    assert LAZY.stars(course.story) == 1, "the third star does not count without the second"


def test_every_try_is_dealt_anew_but_for_what_the_seat_knows(cut: Log) -> None:
    tries = [set_out(GAMES["toy"].rules, CHART, cut, 0, seats(2), f"{number}") for number in range(9)]
    dealt = [session.log.events[0].dice for session in tries]
    assert {dice[0] for dice in dealt} == {cut.events[0].dice[0]}
    assert len({dice[1] for dice in dealt}) > 1
    again = set_out(GAMES["toy"].rules, CHART, cut, 0, seats(2), "3")
    assert again.log.events[0].dice == dealt[3], "the seed decides it"
    assert tries[0].header.unadvised
    assert [part.seed for part in tries[0].header.branched] == [None]


def test_a_game_without_voyages_ships_none() -> None:
    assert Archive(GAMES, "toy").shipped == ()


def test_shares_of_stars_and_their_errors() -> None:
    shipped = Shipped("reef", "reef", 0, (20, 30, 40, 10))
    assert [round(shipped.share(won), 3) for won in (1, 2, 3)] == [0.8, 0.5, 0.1]
    assert shipped.error(2) == 0.05
