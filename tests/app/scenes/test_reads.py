"""Bets on what rivals choose in secret: points, what is told when, what is kept, and that no secret shows."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pygame
import pytest

from tests.hands.devices import Keyboard, Mouse, Thumbs
from tortuga.app import bets
from tortuga.app.bets import COINS, MIN_BETS, Betting, averages, calibration, own_points, points, verdict
from tortuga.app.captains import ask
from tortuga.app.captains.thinking import Silent
from tortuga.app.records import SAMPLES, GameAnalysis, GameRecord
from tortuga.app.registry import UIS
from tortuga.app.scenes.log.scene import LogScene
from tortuga.app.stills.sample import InlineExecutor
from tortuga.kernel.analysis import Analysis
from tortuga.kernel.library.database import LibraryError
from tortuga.kernel.library.entries import Bet
from tortuga.kernel.log.format import last_seal
from tortuga.kernel.replay import Replay

DICE = "tortuga2014"
GAME = 3
FORECAST = (0.1, 0.2, 0.3, 0.2, 0.2)


def looked_through(record):
    """An analysis that found nothing: bets need none."""
    engine = ask.captains_of(DICE).analyst(record.log.options)
    return Analysis(last_seal(record.log), DICE, engine, SAMPLES, (), (), (), (), ())


def page(library, record, executor):
    """The captain's log at the page of bets."""
    library.records.library.keep_analysis(looked_through(record))
    kept = GameAnalysis(library.records.library, record.log, Silent())
    scene = LogScene(library.context.of(DICE), library, record, kept, executor)
    scene.page = "reads"
    return scene


@pytest.fixture
def record(library):
    return library.records.load(GAME)


@pytest.fixture
def hands(library, record, set_stage, monkeypatch):
    """The page of bets on the stage."""
    monkeypatch.setattr(ask, "forecast", lambda _game, _view, _seat: FORECAST)
    return set_stage(page(library, record, InlineExecutor()))


def said(top):
    return " ".join(sentence.words for sentence in top.spoken())


def labels(top):
    return {item.id: item.label for item in top.focusables()}


def lay(hand, *coins):
    for option, count in enumerate(coins):
        for _ in range(count):
            hand.press(f"coin:{option}")


def bet(*coins, happened=0, log="a", line=1):
    return Bet(log, line, 1, DICE, coins, FORECAST, happened)


# ---------------------------------------------------------------- points
def test_points_are_one_minus_half_the_squared_distance():
    assert points([0.2] * 5, 3) == pytest.approx(6.0)
    assert points([0, 0, 1, 0, 0], 2) == 10
    assert points([0, 0, 1, 0, 0], 1) == 0
    assert own_points(bet(3, 5, 0, 1, 1, happened=1)) == pytest.approx(8.2)
    assert averages([bet(10, 0, 0, 0, 0), msgspec.structs.replace(bet(0, 0, 0, 0, 10), forecast=())]) == (
        10,
        points(FORECAST, 0),
    )
    assert averages([]) is None


def test_nobody_gains_by_betting_other_than_expected():
    truth = (0.4, 0.3, 0.1, 0.1, 0.1)

    def worth(coins):
        return sum(chance * points([coin / COINS for coin in coins], at) for at, chance in enumerate(truth))

    honest = worth((4, 3, 1, 1, 1))
    assert all(worth(other) < honest for other in ((5, 3, 0, 1, 1), (10, 0, 0, 0, 0), (2, 2, 2, 2, 2)))


def test_the_calibration_counts_every_option_and_judges_only_what_is_sure():
    few = [bet(10, 0, 0, 0, 0, happened=at % 2, line=at) for at in range(MIN_BETS - 1)]
    assert verdict(few) == "reads-few"
    assert verdict([*few, bet(10, 0, 0, 0, 0)]) == "reads-bold"
    honest = [bet(2, 2, 2, 2, 2, happened=at % 5, line=at) for at in range(MIN_BETS)]
    assert verdict(honest) == "reads-trusted"
    (one,) = calibration(honest)
    assert (one.laid, one.share, one.cases) == (0.2, 0.2, 5 * MIN_BETS)
    assert one.low < 0.2 < one.high
    assert calibration([bet(5, 3, 1, 1, 0)])[0] == (0, 0, 0, pytest.approx(0.793, abs=1e-3), 1)
    mostly = [
        bet(6, 4, 0, 0, 0, happened=2 if at % 9 == 0 else at % 5 in (0, 2), line=at)
        for at in range(2 * MIN_BETS)
    ]
    assert verdict(mostly) == "reads-mostly"  # what has nothing happens now and then
    bold = [bet(7, 3, 0, 0, 0, happened=1 + at % 4, line=at) for at in range(2 * MIN_BETS)]
    assert sum(one.off for one in calibration(bold)) == 2
    assert verdict([*bold, *(bet(5, 5, 0, 0, 0, happened=4) for _ in range(9))]) == "reads-bold"
    timid = [bet(4, 3, 2, 1, 0, happened=0, line=at) for at in range(2 * MIN_BETS)]
    assert verdict(timid) == "reads-timid"


def test_every_rival_is_met_and_what_happened_is_what_was_placed(library, record):
    betting = Betting(library.records, record, 0)
    assert {read.seat for read in betting.reads} == {1, 2, 3}
    assert all(one.position < other.position for one, other in pairwise(betting.reads))
    steps = record.replay.whole_steps
    for read in betting.reads:
        dice = [step.after.boards[read.seat].dice for step in steps[read.position - 1 :]]
        placed = next(after for after in dice if after != dice[0])
        assert read.chosen == tuple(die for die in range(5) if placed[die] != dice[0][die])
        assert {placed[die] for die in read.chosen} == {read.happened}
        assert not steps[read.position - 1].after.boards[read.seat].finished


# ---------------------------------------------------------------- the page
@pytest.mark.parametrize("device", [Mouse, Keyboard, Thumbs])
def test_a_bet_by_mouse_keys_and_pad(hands, device, library, record):
    hand, top = device(hands), hands.top
    lay(hand, 2, 5, 0, 2, 2)
    assert sum(top._bets.coins) == COINS
    hand.press("take:1")
    hand.press("coin:2")
    hand.press("open")
    read = top._bets.read
    assert library.records.library.bets(DICE) == [
        Bet(
            last_seal(record.log),
            Betting(library.records, record, 0)._lines[read.position - 1],
            read.seat,
            DICE,
            (2, 4, 1, 2, 1),
            FORECAST,
            read.happened,
        )
    ]
    hand.press("next")
    assert top._bets.at == 1
    hand.press("all")
    assert not any(item.id.startswith("coin:") for item in top.focusables())
    hand.press("bet:0")
    assert top._bets.bet.coins == (2, 4, 1, 2, 1)


def test_digits_lay_coins_and_a_right_click_or_shift_takes_one(hands):
    hands.press(pygame.K_2)
    hands.press(pygame.K_2)
    assert hands.top._bets.coins == [0, 2, 0, 0, 0]
    hands.hover("coin:1")
    x, y = hands.pixel("coin:1")
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=(x, y), button=3, touch=False))
    hands.step()
    assert hands.top._bets.coins == [0, 1, 0, 0, 0]
    hands.press(pygame.K_2, pygame.KMOD_LSHIFT)
    assert hands.top._bets.coins == [0, 0, 0, 0, 0]


def test_only_a_whole_bet_opens_and_only_then_is_anything_told(hands):
    top, say = hands.top, hands.top.context.say
    lay(Mouse(hands), 0, 0, 9)
    hands.press(pygame.K_RETURN)
    assert top._bets.bet is None
    assert say("reads-left", count=1) in labels(top).values()
    assert say("reads-captain") not in labels(top)["coin:2"]
    hands.press(pygame.K_PAGEDOWN)  # nobody skips to what comes after it
    assert top._bets.at == 0
    lay(Mouse(hands), 1)
    assert say("statistics-percent", percent=30) not in said(top) + " ".join(labels(top).values())
    hands.press(pygame.K_RETURN)
    assert say("statistics-percent", percent=30) in labels(top)["coin:2"]
    assert say("reads-captains") in said(top)
    assert say("reads-few") in said(top)


def test_a_bet_waits_for_the_captains_and_goes_on_without_them(library, record, set_stage):
    class Broken(Silent):
        def submit(self, fn, /, *args, **kwargs):
            self.answer = super().submit(fn)
            return self.answer

    broken = Broken()
    hands = set_stage(page(library, record, broken))
    lay(Mouse(hands), 10)
    assert hands.top.context.say("reads-thinking") in said(hands.top)
    hands.press(pygame.K_RETURN)
    assert hands.top._bets.bet is None
    broken.answer.set_exception(RuntimeError("overboard"))
    hands.step()
    hands.press(pygame.K_RETURN)
    assert hands.top._bets.bet.forecast == ()
    assert hands.top.context.say("reads-captains") not in said(hands.top)


def test_what_cannot_be_kept_is_said_and_the_coins_stay(hands, monkeypatch):
    def full(_library, _bet):
        raise LibraryError("error-library-full", file="tortuga.db", reason="full")

    scene = hands.top
    lay(Mouse(hands), 4, 6)
    monkeypatch.setattr("tortuga.kernel.library.library.Library.keep_bet", full)
    hands.press(pygame.K_RETURN)
    hands.step()
    assert hands.top is not scene
    hands.press(pygame.K_ESCAPE)
    hands.step()
    assert hands.top is scene
    assert scene._bets.coins == [4, 6, 0, 0, 0]
    assert scene._bets.bet is None


def test_bets_go_on_where_they_were_and_end_with_the_game(hands, library, record, monkeypatch):
    monkeypatch.setattr(bets, "UIS", {DICE: type("UI", (), {"reads": Short()})})
    hands.click("eyes:1")
    lay(Mouse(hands), 10)
    hands.click("open")
    assert Betting(library.records, record, 1).open == 1
    hands.click("next")
    lay(Mouse(hands), 10)
    hands.click("open")
    say = hands.top.context.say
    assert labels(hands.top)["next"] == say("reads-over")
    hands.press(pygame.K_RETURN)
    assert hands.top._bets.at == 1


class Short:
    """Only the first moments of a game."""

    def of(self, replay):
        reads = UIS[DICE].reads.of(replay)
        return [read for read in reads if read.position < 12]


def test_the_table_is_seen_large_as_nobody_in_particular_sees_it(hands):
    hands.click("table")
    assert [item.id for item in hands.top.focusables()] == ["table"]
    hands.press(pygame.K_ESCAPE)
    assert not hands.top._bets.large
    assert "coin:0" in labels(hands.top)


class Retold(Replay):
    """A game in which at one moment all dice behind the screens are others."""

    at = 0

    @property
    def whole_steps(self):
        steps = list(super().whole_steps)
        if self.at:
            table = steps[self.at - 1].after
            rolls = tuple(
                roll and tuple((face + 1) % 6 if face >= 0 else face for face in roll) for roll in table.rolls
            )
            twin = msgspec.structs.replace(table, rolls=rolls)
            steps[self.at - 1] = msgspec.structs.replace(steps[self.at - 1], after=twin)
            steps[self.at] = msgspec.structs.replace(steps[self.at], before=twin)
        return steps


def test_before_the_reveal_nothing_depends_on_what_is_hidden(hands, library, record, set_stage):
    def told(top):
        canvas = hands.stage.canvas
        top.draw(canvas)
        seen = pygame.image.tobytes(canvas.surface, "RGB")
        asked = ask.encode(top._bets._view)
        return seen, said(top), labels(top), asked

    plain = told(hands.top)
    retold = Retold(record.replay.rules, record.log)
    retold.at = Betting(library.records, record, 0).reads[0].position
    assert retold.whole_steps[retold.at - 1].after != record.replay.whole_steps[retold.at - 1].after
    twin = GameRecord(retold, record.entry, record.seed)
    hands = set_stage(page(library, twin, InlineExecutor()))
    assert told(hands.top) == plain
