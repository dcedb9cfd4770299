"""Voyages of the card game: what is dealt anew, when they are over, and what ships with the program."""

from __future__ import annotations

import random

import pytest

from tests.hands.play import begin, play
from tests.hands.voyages import check_shipped, looks_the_same
from tortuga.games import GAMES
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.rules import RULES
from tortuga.games.tortuga1667.voyages import CHART
from tortuga.kernel.dealer import Dealer
from tortuga.kernel.game import NOBODY
from tortuga.kernel.sailing import Archive
from tortuga.kernel.voyage import Course, Story

GAME = "tortuga1667"


@pytest.fixture(scope="module")
def session():
    made = begin(GAME, 5, seed="voyages-2")
    play(made, random.Random(5))
    return made


def turns(session, seat):
    """Positions just after turns of a seat have begun."""
    steps = enumerate(session.whole_steps, 1)
    return [at for at, step in steps if isinstance(step.event, ev.TurnBegan) and step.event.seat == seat]


def test_what_is_dealt_anew_looks_the_same_to_the_seat(session):
    for seat in (0, 3):
        for cut in turns(session, seat)[::4]:
            looks_the_same(session, CHART, cut, seat, changes=True)


def test_loyalties_votes_and_event_cards_are_dealt_anew(session):
    cut = turns(session, 0)[1]
    events = [step.event for step in session.whole_steps[:cut]]
    tries = [CHART.dealt_anew(session.options, events, 0, Dealer(f"{number}")) for number in range(30)]
    for kind in (ev.LoyaltiesDealt, ev.VotesDealt, ev.EventsLaid):
        assert len({next(event for event in anew if isinstance(event, kind)) for anew in tries}) > 3, kind


def test_who_filled_a_hold_is_likelier_to_be_on_that_side(session):
    cut = turns(session, 0)[1]
    events = [step.event for step in session.whole_steps[:cut]]
    other = next(
        event for event in events if isinstance(event, ev.TreasurePlaced | ev.TreasureTaken) and event.seat
    )
    sides = []
    for number in range(200):
        anew = CHART.dealt_anew(session.options, events, 0, Dealer(f"{number}"))
        dealt = next(event for event in anew if isinstance(event, ev.LoyaltiesDealt))
        sides.append(dealt.loyalties[other.seat])
    mine, theirs = ("british", "french")[other.hold], ("french", "british")[other.hold]
    assert sides.count(mine) > 1.5 * sides.count(theirs) > 0


def test_a_voyage_of_three_turns_ends_before_the_next_turn_of_anybody(session):
    for seat in (0, 2):
        course = Course(CHART, CHART.voyage("looking-glass-cay"), seat)
        for step in session.observer(NOBODY).past(turns(session, seat)[0]):
            course.follow(step)
        steps = course.story.steps
        own = [step for step in steps if isinstance(step.event, ev.TurnBegan) and step.event.seat == seat]
        missed = [step for step in steps if isinstance(step.event, ev.TurnMissed) and step.event.seat == seat]
        assert isinstance(steps[-1].event, ev.TurnBegan | ev.TurnMissed | ev.GameEnded)
        if not isinstance(steps[-1].event, ev.GameEnded):
            assert len(own) + len(missed) == 2, "the first began before it"


def test_stars_at_the_end_follow_the_treasure(session):
    course = Course(CHART, CHART.voyage("armada-watch"), 0)
    for step in session.observer(NOBODY).past():
        course.follow(step)
    end = course.story.steps[-1].event
    assert isinstance(end, ev.GameEnded)
    lead = end.french - end.british
    expected = 0 if lead < 0 else 1 if not lead else 2 if lead == 1 else 3
    assert CHART.voyage("armada-watch").stars(Story(0, course.story.steps)) == expected


def test_what_ships():
    check_shipped(GAME)


def test_nothing_hidden_of_what_ships_can_be_learned_by_heart():
    archive = Archive(GAMES, GAME)
    for shipped in archive.shipped:
        log = archive.log(shipped)
        assert cannot_be_learned(log.options, list(log.events), shipped.seat), shipped.voyage


def test_voyages_begin_only_where_nothing_hidden_can_be_learned_by_heart():
    voyages = [voyage for voyage in CHART.voyages if voyage.seats == 5]
    moments = 0
    for number in range(12):
        session = begin(GAME, 5, seed=f"voyages-{number}")
        play(session, random.Random(number))
        for seat in range(5):
            for cut in turns(session, seat):
                steps = session.whole_steps[:cut]
                view = RULES.observe(steps[-1].after, seat)
                if any(voyage.begins(view) for voyage in voyages):
                    assert cannot_be_learned(session.options, [step.event for step in steps], seat)
                    moments += 1
    assert moments > 20


def cannot_be_learned(options, events, seat):
    """From try to try, loyalties differ, the order of the vote deck, and which starred cards there are."""
    tries = [CHART.dealt_anew(options, events, seat, Dealer(f"{number}")) for number in range(12)]
    hidden = (loyalties, vote_deck, starred)
    return all(len({kind(options, anew) for anew in tries}) > 1 for kind in hidden)


def loyalties(options, events):
    return ended(options, events).loyalties


def vote_deck(options, events):
    return ended(options, events).deck


def starred(options, events):
    laid = next(event for event in events if isinstance(event, ev.EventsLaid))
    return frozenset(laid.cards) & frozenset(options.pool)


def ended(options, events):
    state = RULES.start(options)
    for event in events:
        state = RULES.evolve(state, event)
    return state
