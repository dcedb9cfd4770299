"""The direction of 1667: every event is shown, nothing hidden shows, long waits hurry what may be hurried."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.app.games.tortuga1667.stories import (
    EVENT_TYPES,
    GAMES,
    NAMES,
    Step,
    games,
    played,
    seen_by,
    specs,
)
from tests.hands.cards import dealt_anew, other_event
from tests.hands.gauge import measure
from tortuga.app.draw.canvas import Canvas
from tortuga.app.games.tortuga1667.acts import pace
from tortuga.app.games.tortuga1667.acts.director import TableDirector67, moving
from tortuga.app.games.tortuga1667.acts.flying import fly, moment
from tortuga.app.games.tortuga1667.acts.motions import Befalling, Flip, Lift, Result, Sail, TurnEvent, Walk
from tortuga.app.games.tortuga1667.acts.sounds import named
from tortuga.app.games.tortuga1667.narrative import Narrative1667
from tortuga.app.games.tortuga1667.palette import event_named
from tortuga.app.games.tortuga1667.seen.shown import TableShown, poll_shown
from tortuga.app.games.tortuga1667.table.blows import blow_words
from tortuga.app.games.tortuga1667.table.events import OpenCard
from tortuga.app.games.tortuga1667.table.moments import deciding
from tortuga.app.games.tortuga1667.table.parts import PARTS
from tortuga.app.games.tortuga1667.table.roster import Roster
from tortuga.app.games.tortuga1667.table.votes import held
from tortuga.app.games.tortuga1667.voices import VOICES
from tortuga.app.languages import LANGUAGES
from tortuga.app.table.acts.motion import PACE
from tortuga.app.table.acts.motions import Act, Pause, PlateDrop, Travel
from tortuga.app.table.marks import Marks, Shown, Spot
from tortuga.app.text import Text
from tortuga.games.tortuga1667 import events as ev
from tortuga.kernel.game import NOBODY

pytestmark = pytest.mark.slow

SILENT = {ev.CardChosen, ev.VoteOpened}
"""Events of which nothing is seen."""


@pytest.fixture(scope="module")
def words() -> Text:
    return Text("en").of("tortuga1667")


def acts(words: Text, steps: Sequence[Step], eyes: int, me: int, seats: int) -> list[Act]:
    """The acts of a whole game as some eyes see them."""
    narrative = Narrative1667(words, specs(seats))
    director = TableDirector67(words.say)
    found = []
    for step in steps:
        seen = seen_by(step, eyes)
        told = [line.text for line in narrative.lines(seen)]
        found.append(director.act(seen, me, told))
    return found


def shape(act: Act) -> object:
    """All of an act that a person perceives beside the standing picture."""
    seen = (act.motions, act.sounds, act.banner, act.marks, act.traces, act.asides)
    return seen, act.news, act.wipes, act.length


def test_every_event_is_shown(words):
    shown: set[type] = set()
    heard: set[str] = set()
    for options, steps in games():
        for step, act in zip(steps, acts(words, steps, NOBODY, 0, options.seats), strict=True):
            if act.motions or act.asides:
                shown.add(type(step[1]))
            heard |= {cue.name for cue in act.sounds}
            for motion in act.motions:
                if isinstance(motion, Travel):
                    assert PARTS.box(motion.start, act.before, 0)
                    assert PARTS.box(motion.end, act.after, 0)
                assert motion.delay >= 0
                assert motion.duration >= 0
            assert [cue.at for cue in act.sounds] == sorted(cue.at for cue in act.sounds)
            assert all(0 <= cue.at <= act.length + 1e-6 for cue in act.sounds), step[1]
    assert EVENT_TYPES - shown == SILENT
    assert heard <= {named(voice) for voice in VOICES}


@pytest.mark.parametrize("options", GAMES[:4], ids=lambda options: f"{options.seats} seats")
def test_t27_t37_acts_are_the_same_whoever_looks(words, options):
    """Only one's own row of the roster and the plate of who is hit follow the seat at the bottom."""
    steps = played(options, "b")
    public = acts(words, steps, NOBODY, 0, options.seats)
    for eyes in range(options.seats):
        for first, second in zip(public, acts(words, steps, eyes, 0, options.seats), strict=True):
            assert shape(first) == shape(second)


def test_t27_view_2_looks_the_same_from_every_place(words):
    for me in range(5):
        for step, act in zip(
            played(GAMES[1], "a"), acts(words, played(GAMES[1], "a"), me, me, 5), strict=True
        ):
            if isinstance(step[1], ev.Looked):
                (lift,) = act.motions
                assert isinstance(lift, Lift)
                assert replace(lift, duration=0.6) == Lift(step[1].cards), (
                    "no more than quicker in a long wait"
                )


@pytest.mark.parametrize("eyes", [NOBODY, 0, 3])
@pytest.mark.parametrize("seed", ["a", "c"])
def test_a_twin_is_shown_heard_and_told_alike(words, eyes, seed):
    """Same public history, everything hidden dealt anew: equal acts, sounds, words, lengths."""
    options, hand = GAMES[0], random.Random(seed)
    me = max(0, eyes)
    steps = [step for step in played(options, seed) if not isinstance(step[1], ev.GameEnded)]
    twins = [
        (
            dealt_anew(before, eyes, hand),
            other_event(event, eyes, hand),
            dealt_anew(after, eyes, hand),
        )
        for before, event, after in steps
    ]
    narrative = Narrative1667(words, specs(9))
    assert any(twin != step for twin, step in zip(twins, steps, strict=True))
    for step, twin, first, second in zip(
        steps,
        twins,
        acts(words, steps, eyes, me, 9),
        acts(words, twins, eyes, me, 9),
        strict=True,
    ):
        assert shape(first) == shape(second), step[1]
        assert narrative.lines(seen_by(step, eyes)) == narrative.lines(seen_by(twin, eyes))


def test_t45_the_cards_of_a_vote_turn_in_the_order_of_the_event(words):
    for step, act in zip(played(GAMES[0], "a"), acts(words, played(GAMES[0], "a"), 2, 2, 9), strict=True):
        if isinstance(step[1], ev.VoteShown):
            flips = [motion for motion in act.motions if isinstance(motion, Flip)]
            assert [flip.index for flip in flips] == list(range(len(step[1].cards)))
            assert act.revealed == flips[-1].delay + flips[-1].duration, "told when the last has turned"


def test_no_single_ballot_is_seen(words):
    """Nothing is seen, heard or lit when one of several has cast; all appear together with the last."""
    for step, act in zip(
        played(GAMES[0], "b"), acts(words, played(GAMES[0], "b"), NOBODY, 0, 9), strict=True
    ):
        if isinstance(step[1], ev.BallotCast) and step[2].stage == "ballot":
            assert act.motions == ()
            assert act.sounds == ()
            assert act.banner is None
            assert not act.marks.chosen


HURRIED = (
    ev.TurnBegan,
    ev.ActionGranted,
    ev.Looked,
    ev.Rowed,
    ev.Forced,
    ev.Picked,
    ev.Refilled,
    ev.VoteCalled,
    ev.BallotCast,
    ev.VotesDrawn,
    ev.MapKept,
)
"""What may be shown in passing where the wait is long."""
DECIDES = (
    ev.VoteShown,
    ev.CardTurned,
    ev.CardKept,
    ev.MapGiven,
    ev.MapUsed,
    ev.Marooned,
    ev.AlbatrossStruck,
    ev.TreasureTaken,
    ev.TreasureLeft,
    ev.Sneaked,
    ev.BrawlSettled,
    ev.SeasRose,
)


def outcome_stands(act: Act) -> float:
    """Seconds at normal speed for which nothing moves any more."""
    moves = (Walk, Travel, Flip, Result, TurnEvent)
    ends = [motion.delay + motion.duration for motion in act.motions if isinstance(motion, moves)]
    return act.length - max(ends, default=0.0)


@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_a_long_wait_hurries_looks_and_rowing_never_what_decides(words, seed):
    """Votes, revealed cards, treasure, maroonings, maps: each can be read at every speed."""
    for options in GAMES[:5]:
        steps = played(options, seed)
        for me in (0, options.seats - 1):
            shown = acts(words, steps, me, me, options.seats)
            for (before, event, after), act in zip(steps, shown, strict=True):
                if not isinstance(event, DECIDES):
                    continue
                assert outcome_stands(act) >= 0.6 - 1e-6, event
                assert outcome_stands(act) / (PACE["fast"] * act.brisk) >= 0.3 - 1e-6, event
                whole = list(moving(event, before, after, me, ""))
                assert [motion for motion in act.motions if motion in whole] == whole
            turns = [act.after.table.turn for act in shown]
            for first in range(1, max(turns) - 6):
                acts_ = [
                    (act.length, not isinstance(event, DECIDES))
                    for (_, event, _), act, turn in zip(steps, shown, turns, strict=True)
                    if first <= turn < first + 8 and isinstance(event, (*HURRIED, *DECIDES))
                ]
                long = [at for at, (lasts, may) in enumerate(acts_) if may and lasts > pace.MARK + 1e-6]
                marks = pace.MARK * sum(may for _, may in acts_)
                assert sum(lasts for lasts, _ in acts_[: max(long, default=-1) + 1]) <= 25 + marks


@given(st.lists(st.lists(st.floats(0, 9), min_size=1, max_size=4), min_size=1, max_size=40))
def test_the_bound_holds_whatever_happens(turns):
    keeper = pace.Pace()
    lengths = [
        sum(pace.length(keeper.fit((Pause(0.0, length),), turn)) for length in acts_)
        for turn, acts_ in enumerate(turns, 1)
    ]
    for at in range(len(lengths)):
        marks = pace.MARK * sum(map(len, turns[at : at + pace.TURNS]))
        assert sum(lengths[at : at + pace.TURNS]) <= pace.MAX_TURNS_S + marks + 1e-6


def test_a_turn_has_always_its_least():
    keeper = pace.Pace()
    for turn in range(1, 40):
        played_ = pace.length(keeper.fit((Pause(0.0, 30.0),), turn))
        assert played_ >= pace.RESERVED_S - 1e-6


def test_the_cards_of_a_vote_turn_one_by_one_even_if_no_time_is_left():
    keeper = pace.Pace()
    flips = tuple(Flip(at, 10, 0.2 * at, 0.2) for at in range(10))
    keeper.fit((Pause(0.0, 30.0),), 1)
    fitted = keeper.fit(flips, 1, kept=True)
    assert fitted[:10] == flips
    assert pace.length(fitted) == 2.0 + pace.AT_REST


def test_whoever_is_hit_reads_it_and_nobody_is_called_you(words):
    hit = 0
    for step, act in zip(played(GAMES[0], "a"), acts(words, played(GAMES[0], "a"), 4, 4, 9), strict=True):
        plates = [motion for motion in act.motions if isinstance(motion, PlateDrop)]
        struck = isinstance(step[1], ev.Marooned) and step[1].seat == 4
        assert len(plates) <= 1
        told = [plate.text for plate in plates]
        if struck:
            shown = sights(act, 9, words, act.length)
            assert shown.marks.blow is not None
            told.append(blow_words(shown, shown.marks.blow).title)
            assert len(told) == 1, "the large moment alone"
            assert NAMES[4] in told[0]
            hit += 1
        assert not any(" you" in text.lower() for text in told)
    assert hit


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_befalls_oneself_stands_whole_on_the_stage(language, art, monkeypatch):
    """However long the words are, and with large ones."""
    gauge = measure(monkeypatch)
    art.restyle(1.5, False)
    canvas, found = Canvas(pygame.Surface((1366, 768)), art), 0
    say = Text(language).of("tortuga1667")
    for act in acts(say, played(GAMES[0], "a"), 4, 4, 9):
        for motion in act.motions:
            if isinstance(motion, PlateDrop):
                fly(canvas, act, motion, motion.delay + motion.duration / 2, specs(9), False)
                found += 1
    art.restyle(1.0, False)
    assert found
    assert not gauge.faults


def test_t62_whoever_is_dealt_a_loyalty_anew_is_told_to_look_at_it(words):
    """Alike whatever comes of it; the card keeps an outline until the next choice."""
    found = 0
    for options in GAMES:
        for seed in "abc":
            steps = played(options, seed)
            if not any(isinstance(event, ev.LoyaltiesShuffled) for _, event, _ in steps):
                continue
            for me in range(options.seats):
                for step, act in zip(steps, acts(words, steps, me, me, options.seats), strict=True):
                    if not isinstance(step[1], ev.LoyaltiesShuffled):
                        continue
                    assert not any(isinstance(motion, PlateDrop) for motion in act.motions)
                    told = [motion for motion in act.motions if isinstance(motion, Befalling)]
                    dealt = me in step[1].seats
                    assert [motion.seat for motion in told] == ([me] if dealt else [])
                    assert all(motion.by in step[1].seats and motion.by != me for motion in told)
                    assert (Spot("loyalty") in act.traces) == dealt
                    found += dealt
    assert found


def test_a_vote_pauses_before_the_card_that_can_still_turn_it(words):
    """After it nothing can change the result; who takes part sees it for four to six seconds."""
    places = set()
    for _, steps in games():
        for _, event, _ in steps:
            if not isinstance(event, ev.VoteShown) or len(event.cards) < 3:
                continue
            for me in (event.voters[0], -1):
                flips = list(moving(event, steps[0][0], steps[0][0], me, ""))
                flips = [move for move in flips if isinstance(move, Flip)]
                gaps = [second.delay - first.delay - first.duration for first, second in pairwise(flips)]
                key = deciding(poll_shown(event))
                assert [at for at, gap in enumerate(gaps, 1) if gap > 0.01] == ([key] if key else [])
                places.add(key == len(flips) - 1)
            if len(event.cards) > 3:
                whole = pace.length(list(moving(event, steps[0][0], steps[0][0], event.voters[0], "")))
                assert 3.9 <= whole <= 6.8
    assert places == {True, False}


def test_acts_survive_a_new_place_in_the_game(words):
    """A replay that jumps about starts its reckoning anew."""
    keeper = pace.Pace()
    for turn in range(1, 9):
        keeper.fit((Pause(0.0, 3.0),), turn)
    assert pace.length(keeper.fit((Pause(0.0, 9.0),), 3)) == 9.0


def test_no_hurry_passes_ones_own_vote_or_what_hits_oneself(words):
    steps = played(GAMES[0], "a")
    seen = set()
    for (_, event, _), act in zip(steps, acts(words, steps, 2, 2, 9), strict=True):
        match event:
            case ev.VoteShown(voters=voters, captain=captain):
                assert act.hits == (2 in (*voters, captain))
            case ev.Marooned(seat=seat) | ev.Forced(target=seat):
                assert act.hits == (seat == 2)
            case _:
                continue
        seen.add((type(event), act.hits))
    assert {(ev.VoteShown, True), (ev.VoteShown, False)} <= seen


def sights(act: Act, seats: int, words: Text, time: float) -> TableShown:
    """What the roster and the large card are drawn from at a moment of an act."""
    marks = moment(act, time, False)
    return TableShown.of(Shown(act.after, 0, marks, specs(seats), words))


def test_nothing_is_told_before_it_is_seen(words):
    """An event's words wait for the card to turn, places in the roster for the pawns to land."""
    cards = walks = 0
    for options, steps in games():
        for act in acts(words, steps, NOBODY, 0, options.seats):
            for motion in act.motions:
                if isinstance(motion, TurnEvent):
                    name = words.say(f"event-{event_named(motion.event)}")
                    early, late = (
                        OpenCard.words(sights(act, options.seats, words, motion.shown + off), motion.event)
                        for off in (-0.01, 0.01)
                    )
                    assert not any(early)
                    assert name in late
                    cards += 1
            if act.length and any(isinstance(motion, Walk) for motion in act.motions):
                before = TableShown.of(Shown(act.before, 0, Marks(), specs(options.seats), words))
                early = sights(act, options.seats, words, 0.0)
                assert places(early) == places(before)
                late = sights(act, options.seats, words, act.length)
                assert places(late) == places(replaced_marks(late))
                walks += 1
    assert cards
    assert walks


def places(sight: TableShown) -> list[str]:
    """What the roster tells of where everybody stands."""
    return [row.icon for row in Roster.rows(sight)]


def replaced_marks(sight: TableShown) -> TableShown:
    """The same when nothing is played."""
    return TableShown.of(Shown(sight.view, sight.me, Marks(), sight.seats, sight.text))


def test_votes_so_far_lie_open_during_a_ballot(words):
    """Only the one whose cards are being turned over is left out."""
    found = 0
    for options, steps in games():
        for act in acts(words, steps, NOBODY, 0, options.seats):
            table = act.after.table
            past = sum(isinstance(step.event, ev.VoteShown) for step in table.history)
            if table.stage == "ballot":
                assert (
                    len(held(TableShown.of(Shown(act.after, 0, Marks(), specs(options.seats), words))))
                    == past
                )
                found += past
            if act.length and any(isinstance(motion, Flip) for motion in act.motions):
                assert len(held(sights(act, options.seats, words, 0.0))) == past - 1
    assert found


def test_the_armada_sails_whatever_went_before_it():
    """The end has some time, however long its turn and those before it have lasted."""
    for first in (0.1, 30.0):
        keeper = pace.Pace()
        for turn in range(1, 20):
            lasted = keeper.fit((Pause(0.0, first if turn < 12 else 30.0),), turn)
            assert pace.length(lasted) > 0
        keeper.fit((Pause(0.0, 30.0),), 19)
        assert keeper.fit((Sail(),), 19, kept=True)[0] == Sail()


def test_a_vote_that_one_takes_part_in_is_turned_slowly(words):
    """A card in .35 s, time enough to read; what others vote about is turned faster."""
    long = set()
    for step in played(GAMES[0], "a"):
        if isinstance(step[1], ev.VoteShown):
            own = 2 in (*step[1].voters, step[1].captain)
            motions = TableDirector67(words.say).act(seen_by(step, 2), 2, []).motions
            flips = {round(each.duration, 2) for each in motions if isinstance(each, Flip)}
            assert flips == {0.35 if own else 0.2}
            long.add(own)
    assert long == {True, False}
