"""The deal of the day: the same for everybody, the first finished game counts, and levels play it after."""

from __future__ import annotations

from datetime import date, timedelta

import msgspec
import pygame
import pytest

from tests.hands.devices import Keyboard, Mouse, Thumbs
from tests.hands.records import Way
from tortuga.app.captains import ask
from tortuga.app.captains.ask import captains_of
from tortuga.app.captains.thinking import Silent
from tortuga.app.daily import POINTS_GAMES, SEATS, Daily, is_deal, seed_of
from tortuga.app.records import Records
from tortuga.app.routes.play import Routes
from tortuga.app.scenes import daily as scenes
from tortuga.app.scenes.daily import DailyScene
from tortuga.app.scenes.log.scene import LogScene
from tortuga.app.stills import sample
from tortuga.app.stills.sample import InlineExecutor, play
from tortuga.games import GAMES
from tortuga.kernel.dealer import seat_seed
from tortuga.kernel.game import Outcome
from tortuga.kernel.library.database import LibraryError
from tortuga.kernel.library.entries import DayDeal, LevelsDeal
from tortuga.kernel.library.library import Library
from tortuga.kernel.replay import Replay
from tortuga.kernel.session import Session

CARDS = "tortuga1667"
DAY = date(2026, 11, 28)
LEVELS = captains_of(CARDS).levels


@pytest.fixture
def library(tmp_path):
    clock = (f"2026-11-28T{hour:02}:{minute:02}:00+00:00" for hour in range(24) for minute in range(60))
    with Library(tmp_path / "deals", now=lambda: next(clock, "2026-11-29T00:00:00+00:00")) as made:
        yield made


@pytest.fixture
def asked(monkeypatch):
    """What was asked of the captains; each level has ten points more than the one below it."""
    known = []

    def play_deal(game, players, seed, again):
        known.append((game, players, seed, again))
        points = 10 * LEVELS.index(players[0]) + again
        return Outcome((0,) if points > 20 else (1,), (points, 0, 0, 0))

    monkeypatch.setattr(ask, "play_deal", play_deal)
    return known


def daily_of(library, today=DAY, executor=InlineExecutor):
    return Daily(Records(library), CARDS, today, POINTS_GAMES, executor)


def seats(course):
    scene = DailyScene(course.context.of(CARDS), Way(Library(course.folder / "none"), course.context), DAY)
    return tuple(seat.spec for seat in scene._seats)


def sail(library, course, today=DAY, steps=None, **changes):
    """Play the deal of a day, or some decisions of it."""
    setup = daily_of(library, today, Silent).setup(seats(course))
    setup = msgspec.structs.replace(setup, **changes)
    rules, store = GAMES[CARDS].rules, library.new_game()
    session = Session.new(rules, setup.options, setup.seats, setup.seed, store, practice=setup.practice)
    return play(session, f"{len(library.games())}", steps)


def said(top):
    return " ".join(sentence.words for sentence in top.spoken())


def labels(top):
    return {item.id: item.label for item in top.focusables()}


# ---------------------------------------------------------------- the deal
def test_the_deal_follows_from_the_date_alone():
    assert seed_of(CARDS, DAY) == "13ff7c54b18b681711231fd6418923f8", "it is a promise"
    days = [(game, DAY + timedelta(back)) for game in (CARDS, "tortuga2014") for back in range(9)]
    assert len({seed_of(*day) for day in days}) == len(days)
    assert is_deal(CARDS, seed_of(CARDS, DAY), DAY + timedelta(1))
    assert not is_deal(CARDS, seed_of(CARDS, DAY), DAY + timedelta(2))


def test_all_rivals_are_of_one_level(library, course):
    setup = daily_of(library).setup(seats(course))
    assert [seat.player for seat in setup.seats] == ["human", *["quartermaster"] * (SEATS - 1)]
    assert setup.seed == seed_of(CARDS, DAY)


def test_the_first_finished_game_counts_and_nothing_but_the_deal(library, course, asked):
    sail(library, course, practice=True)
    other = (*seats(course)[:3], msgspec.structs.replace(seats(course)[3], player="mate"))
    rules, options = GAMES[CARDS].rules, GAMES[CARDS].make(SEATS, {})
    specs = tuple(
        msgspec.structs.replace(spec, player="human") if not at else spec for at, spec in enumerate(other)
    )
    play(Session.new(rules, options, specs, seed_of(CARDS, DAY), library.new_game()), "x")
    daily = daily_of(library)
    assert (daily.own, daily.running) == (None, None)
    sail(library, course, steps=3)
    daily = daily_of(library)
    assert daily.own is None
    assert daily.running.state == "running"
    assert not asked, "before it is played nobody else plays it"
    first, _ = (sail(library, course) for _ in range(2))
    entry = daily_of(library).entry(DAY)
    assert library.load(entry.id, GAMES).events == first.log.events
    assert daily_of(library).running is None


def test_every_level_plays_it_afterwards_and_only_once(library, course, asked):
    sail(library, course)
    daily = daily_of(library)
    won = 0 in daily.entry(DAY).winners
    daily.update()
    assert not daily.comparing
    rivals = ("quartermaster",) * 3
    assert asked == [
        (CARDS, (level, *rivals), seed_of(CARDS, DAY), again)
        for again in range(POINTS_GAMES)
        for level in LEVELS
    ]
    levels = tuple(
        LevelsDeal(level, tuple(10 * at + n for n in range(POINTS_GAMES)), (at > 2, at >= 2, at >= 2))
        for at, level in enumerate(LEVELS)
    )
    assert library.deals(CARDS) == [DayDeal(f"{DAY}", CARDS, 100 * won, won, levels)]
    assert daily.deal.beaten == len(LEVELS) * won
    daily_of(library)
    assert len(asked) == POINTS_GAMES * len(LEVELS)
    library.delete(daily.entry(DAY).id)
    assert daily_of(library).own == (100 * won, won), "what was reached stays"


def test_a_deal_finished_after_midnight_is_compared_the_next_day(library, course, asked):
    sail(library, course)
    later = daily_of(library, DAY + timedelta(1))
    assert later.own is None
    later.update()
    assert not later.comparing
    assert later.deal_of(DAY) is not None
    assert later.levels == ()


def test_a_failure_is_told_and_nothing_is_kept(library, course, monkeypatch, caplog):
    def broken(*_):
        raise RuntimeError("overboard")

    monkeypatch.setattr(ask, "play_deal", broken)
    sail(library, course)
    daily = daily_of(library)
    daily.update()
    assert not daily.comparing
    assert daily.failed
    assert library.deals(CARDS) == []
    assert "overboard" in caplog.text


def test_days_in_a_row(library):
    def won(back):
        deal = DayDeal(f"{DAY - timedelta(back)}", CARDS, 5, True, ())
        library.keep_deal(deal)

    assert daily_of(library).streak == 0
    for back in (1, 2, 4):
        won(back)
    assert daily_of(library).streak == 2
    won(0)
    assert daily_of(library).streak == 3
    won(3)
    assert daily_of(library).streak == 5
    assert daily_of(library, DAY + timedelta(2)).streak == 0


@pytest.mark.slow
def test_levels_play_with_the_seeds_of_a_table():
    players, seed = ("mate", *["quartermaster"] * 3), seed_of(CARDS, DAY)
    outcome = ask.play_deal(CARDS, players, seed, 0)
    rules, captains = GAMES[CARDS].rules, captains_of(CARDS)
    specs = tuple(
        msgspec.structs.replace(spec, player=player)
        for spec, player in zip(sample.seats(CARDS, SEATS), players, strict=True)
    )
    session = Session.new(rules, GAMES[CARDS].make(SEATS, {}), specs, seed)
    made = [captains.make(player, seat_seed(seed, seat)) for seat, player in enumerate(players)]
    while not session.finished:
        seat = session.to_act()[0]
        session.submit(seat, made[seat].choose(session.observer(seat).view).command)
    assert rules.outcome(Replay(rules, session.log).whole_steps[-1].after) == outcome
    assert ask.play_deal(CARDS, players, seed, 0) == outcome
    assert len({ask.play_deal(CARDS, players, seed, again) for again in range(6)}) > 1


# ---------------------------------------------------------------- the page
@pytest.fixture
def hands(library, course, set_stage, art):
    """The page before the deal is sailed; of the dice game, whose pictures are there."""
    course.settings.lend(speed="off")
    way = Way(library, course.context)
    return set_stage(DailyScene(course.context.of("tortuga2014"), way, DAY, Silent))


@pytest.mark.parametrize("device", [Mouse, Keyboard, Thumbs])
def test_it_is_sailed_by_mouse_keys_and_pad(hands, device, course):
    device(hands).press("sail")
    (setup,) = course.sailed
    assert setup.game == "tortuga2014"
    assert setup.seed == seed_of("tortuga2014", DAY)


def test_before_it_no_level_has_a_result(hands):
    top = hands.top
    assert [row.points for row in top._rows] == [None] * 6
    assert top._about in said(top)
    assert {"look", "copy"}.isdisjoint(labels(top))


def test_afterwards_the_rows_are_in_order_and_the_result_can_be_copied(
    library, course, set_stage, monkeypatch
):
    levels = tuple(LevelsDeal(level, (30 + at, 32 + at), (False, at > 2)) for at, level in enumerate(LEVELS))
    library.keep_deal(DayDeal(f"{DAY}", "tortuga2014", 33, True, levels))
    copied = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    way = Way(library, course.context)
    hands = set_stage(DailyScene(course.context.of("tortuga2014"), way, DAY, Silent))
    top, say = hands.top, hands.top.context.say
    points = [row.points for row in top._rows]
    assert points == sorted(points, reverse=True)
    assert [row.name for row in top._rows].index(say("daily-you")) == 2, "among equals the person is above"
    assert say("daily-beaten", beaten=2, levels=5) in said(top)
    hands.click("copy")
    assert "33" in copied[0]
    assert say("proof-copied") in labels(top).values()
    hands.click("again")
    assert course.sailed[0].seed == seed_of("tortuga2014", DAY)


def test_a_game_that_was_begun_goes_on_and_one_that_is_over_is_looked_at(library, course, set_stage, asked):
    course.settings.lend(speed="off")
    way = Way(library, course.context)
    session = sail(library, course, steps=3)
    hands = set_stage(DailyScene(course.context.of(CARDS), way, DAY, Silent), (640, 360))
    hands.press(pygame.K_RETURN)
    assert way.resumed == [1]
    play(session, "y")
    scene = DailyScene(course.context.of(CARDS), way, DAY, InlineExecutor)
    scene.update(0.1)
    pushed = scene.activate("look")
    assert isinstance(pushed.scene, LogScene)
    pushed.scene.close()


def test_a_library_that_cannot_keep_it_says_so(library, course, asked, monkeypatch):
    sail(library, course)
    scene = DailyScene(course.context.of(CARDS), Way(library, course.context), DAY, InlineExecutor)

    def full(_library, _deal):
        raise LibraryError("error-library-full", file="library", reason="full")

    monkeypatch.setattr(Library, "keep_deal", full)
    assert scene.update(0.1) is not None
    assert scene.update(0.1) is None, "it is said once"


def test_it_is_reached_from_a_new_game(course, set_stage, monkeypatch):
    asked = []
    monkeypatch.setattr(course, "daily", lambda game="": asked.append(game) or course.title(), raising=False)
    hands = set_stage(course.new_game())
    hands.click("daily")
    assert asked == [""]


@pytest.mark.slow
def test_the_results_of_a_deal_lead_to_it(library, course, monkeypatch):
    monkeypatch.setattr(scenes, "ProcessOrThreadExecutor", lambda _jobs: Silent())
    routes = Routes(library, course.text, course.settings, course.context.keys)
    for seed, leads in ((seed_of(CARDS, date.today()), True), ("x", False)):
        setup = msgspec.structs.replace(daily_of(library).setup(seats(course)), seed=seed)
        session = play(routes.begin(setup).session, "x")
        scene = routes.show_results(session).scene.finish()
        assert ("daily" in labels(scene)) == leads
        if leads:
            shown = scene.activate("daily").scene
            assert (shown.daily.game, shown.daily.own is not None) == (CARDS, True)
            shown.close()
