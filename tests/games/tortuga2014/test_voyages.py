"""Voyages of the dice game: what is dealt anew, when they are over, and what ships with the program."""

from __future__ import annotations

import random

import pytest

from tests.hands.play import begin, play
from tests.hands.voyages import check_shipped, looks_the_same
from tortuga.games.tortuga2014 import events as ev
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.voyages import CHART
from tortuga.kernel.dealer import Dealer
from tortuga.kernel.game import NOBODY
from tortuga.kernel.voyage import Course, Story

GAME = "tortuga2014"


@pytest.fixture(scope="module")
def session():
    made = begin(GAME, 3, seed="voyages")
    play(made, random.Random(5))
    return made


def test_what_is_dealt_anew_looks_the_same_to_the_seat(session):
    """Its coins stay, too, and nothing of it is impossible."""
    rolled = [at for at, step in enumerate(session.whole_steps, 1) if isinstance(step.event, ev.Rolled)]
    for seat in range(3):
        for cut in (rolled[len(rolled) // 2], rolled[-1]):
            looks_the_same(session, CHART, cut, seat, changes=True)


def test_a_tile_of_a_rival_is_one_of_those_that_are_left(session):
    events = [step.event for step in session.whole_steps[:-1]]
    for number in range(20):
        anew = CHART.dealt_anew(session.options, events, 0, Dealer(f"{number}"))
        state = RULES.start(session.options)
        for event in anew:
            state = RULES.evolve(state, event)
        coins = [tile for board in state.boards for tile in board.tiles]
        assert coins.count(3) <= 4
        assert len(coins) == len(
            [tile for board in session.whole_steps[-2].after.boards for tile in board.tiles]
        )


def test_a_voyage_of_two_rounds_ends_with_the_second(session):
    course = Course(CHART, CHART.voyage("calm-harbour"), 0)
    for step in session.observer(NOBODY).past():
        course.follow(step)
    assert [type(step.event) for step in course.story.steps].count(ev.RoundEnded) == 2
    assert isinstance(course.story.steps[-1].event, ev.RoundEnded)


def test_the_last_voyages_end_with_the_game(session):
    course = Course(CHART, CHART.voyage("narrow-strait"), 0)
    for step in session.observer(NOBODY).past():
        course.follow(step)
    assert isinstance(course.story.steps[-1].event, ev.GameEnded)
    scores = course.story.steps[-1].event.scores
    stars = CHART.voyage("fog-bank").stars
    for seat in range(3):
        best = max(points for other, points in enumerate(scores) if other != seat)
        place = 1 + sum(points > scores[seat] for points in scores)
        expected = 0 if place > 2 else 1 if place == 2 else 3 if scores[seat] - best >= 3 else 2
        assert stars(Story(seat, course.story.steps)) == expected


def test_what_ships():
    check_shipped(GAME)
