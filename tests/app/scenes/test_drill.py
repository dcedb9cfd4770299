"""The drill: what was wrong comes again, progress is kept, and nothing shows but what the seat saw."""

from __future__ import annotations

import random
import re
import zipfile
from collections import Counter
from concurrent.futures import Future
from datetime import date, timedelta
from itertools import pairwise

import msgspec
import pygame
import pytest

from ai.games.tortuga2014.account.choices import judged
from ai.games.tortuga2014.account.fitted import fitted
from tests.hands.cards import dealt_anew
from tests.hands.devices import Keyboard, Mouse, Thumbs
from tests.hands.records import Way, rough
from tortuga.app import drill as drills
from tortuga.app.captains import ask
from tortuga.app.captains.thinking import Silent
from tortuga.app.draw.art import Art
from tortuga.app.drill import A_DAY, MIN_TRIES, POSITIONS, Deck, Shipped
from tortuga.app.games.tortuga1667.side.advice import PirateAdvice
from tortuga.app.records import GameAnalysis, GameRecord, Records
from tortuga.app.registry import game_pictures
from tortuga.app.scene.context import Context
from tortuga.app.scenes.library.scene import LibraryScene
from tortuga.app.scenes.log import drill as scenes
from tortuga.app.scenes.log.answer import Question
from tortuga.app.scenes.log.drill import DrillScene
from tortuga.app.scenes.log.scene import LogScene
from tortuga.app.scenes.replay.scene import ReplayScene
from tortuga.app.stills.sample import InlineExecutor, log_of, record_of, sample_games
from tortuga.games.tortuga2014.rules import RULES
from tortuga.kernel.analysis import AS_GOOD, lines_of_steps
from tortuga.kernel.library.entries import Drill
from tortuga.kernel.log.format import dump
from tortuga.kernel.replay import Replay

pytestmark = pytest.mark.slow

DICE, CARDS = "tortuga2014", "tortuga1667"
GAMES = (1, 3)
DAY = date(2026, 11, 28)
SHIPPED = drills.shipped_file


@pytest.fixture(scope="module")
def art(display):
    """The pictures of every game."""
    hidden = pygame.Window("art", (64, 64), hidden=True)
    yield Art(games=game_pictures())
    hidden.destroy()


@pytest.fixture(autouse=True)
def _nothing_shipped(monkeypatch, tmp_path):
    monkeypatch.setattr(drills, "shipped_file", lambda game: tmp_path / f"{game}.zip")


@pytest.fixture
def examined(library):
    """The way among games of which two have been looked through."""
    for game in GAMES:
        record = library.records.load(game)
        library.records.library.keep_analysis(rough(dump(record.log)))
    return library


def deck_of(way, day=DAY, game=DICE):
    return Deck(way.records, game, day)


@pytest.fixture
def hands(examined, set_stage):
    """The drill on the stage."""
    return set_stage(DrillScene(examined.context.of(DICE), examined, deck_of(examined), InlineExecutor()))


def choice(position, right):
    """The place of the best answer, or of the worst."""
    losses = [one.loss for one in position.candidates]
    return losses.index(min(losses) if right else max(losses))


def answer(deck, right):
    return deck.answer(deck.left[0].candidates[choice(deck.left[0], right)])


def said(top):
    return " ".join(sentence.words for sentence in top.spoken())


# ---------------------------------------------------------------- the deck
def test_positions_are_mistakes_of_people_in_their_own_games(examined):
    deck = deck_of(examined)
    assert deck.positions
    for position in deck.positions.values():
        entry = examined.records.library.entry(position.game)
        assert entry.seats[position.moment.seat].is_human
        assert position.moment.kind == "choice"
        assert {position.moment.chosen["type"]} <= {one.command["type"] for one in position.candidates}
    with examined.records.library.database.transaction() as connection:
        connection.execute("UPDATE games SET imported = 1 WHERE id = 3")
    assert {position.game for position in deck_of(examined).positions.values()} == {1}
    examined.records.library.delete(1)
    assert not deck_of(examined).positions


def test_a_day_has_eight_and_games_in_turn(examined):
    deck = deck_of(examined)
    assert len(deck.left) == min(A_DAY, len(deck.positions))
    deck.deal(A_DAY)
    logs = [position.log for position in deck.left]
    assert len(set(logs)) > 1
    fewest = min(logs.count(log) for log in set(logs))
    assert sum(one != other for one, other in pairwise(logs)) >= 2 * fewest - 1


def test_what_was_wrong_comes_again_tomorrow_and_what_was_right_later_each_time(examined):
    deck = deck_of(examined)
    wrong, right = deck.left[0].key, deck.left[1].key
    assert not answer(deck, False).answers[-1]
    assert answer(deck, True).answers[-1]
    day, waits = DAY, []
    for _ in range(4):
        known = {drill.position: drill for drill in examined.records.library.drills(DICE)}
        waits.append((date.fromisoformat(known[right].due) - day).days)
        day = date.fromisoformat(known[right].due)
        deck = deck_of(examined, day)
        while deck.left[0].key != right:
            answer(deck, True)
        assert answer(deck, True).position == right
    assert waits[0] > 1
    assert waits == sorted(set(waits))
    tomorrow = deck_of(examined, DAY + timedelta(1))
    assert wrong not in {position.key for position in tomorrow.left}  # it has been answered meanwhile


def test_a_wrong_answer_starts_anew(examined):
    deck = deck_of(examined)
    key = deck.left[0].key
    far = date.fromisoformat(answer(deck, True).due)
    deck = deck_of(examined, far)
    assert deck.left[0].key == key
    assert deck.days(answer(deck, False)) == 1
    again = deck_of(examined, far + timedelta(1))
    assert again.left[0].key == key
    assert deck_of(examined, far).left[0].key != key


def test_even_what_was_known_for_long_comes_again_tomorrow_once_it_is_wrong(examined):
    key, day = deck_of(examined).left[0].key, DAY
    for right in (True, True, True, False):
        deck = deck_of(examined, day)
        deck.left = [deck.positions[key]]
        drill = answer(deck, right)
        assert (deck.days(drill) == 1) != right
        day = date.fromisoformat(drill.due)


def test_a_damaged_state_of_the_scheduler_begins_anew(examined):
    deck = deck_of(examined)
    key = deck.left[0].key
    examined.records.library.keep_drill(Drill(key, DICE, "", f"{DAY}", "2026-11-01", (True,), {"due": 7}))
    deck = deck_of(examined)
    assert deck.left[0].key == key
    assert answer(deck, True).answers == (True, True)


def test_progress_is_kept_and_the_day_goes_on_where_it_was(examined):
    deck = deck_of(examined)
    asked = [position.key for position in deck.left]
    answer(deck, True)
    answer(deck, False)
    again = deck_of(examined)
    assert sorted(again.marks) == [False, True]
    assert len(again.marks) + len(again.left) == len(asked)
    assert not {position.key for position in again.left} & set(asked[:2])
    assert again.spans[0] == 1
    assert sum(again.spans) == 2
    assert again.next_due == 1


def test_more_can_be_dealt_as_long_as_there_are_some(examined):
    deck = deck_of(examined)
    while deck.left:
        answer(deck, True)
    waiting = deck.waiting
    assert waiting == len(deck.positions) - len(deck.marks)
    deck.deal(A_DAY)
    assert len(deck.left) == min(A_DAY, waiting)
    assert deck.waiting == waiting - len(deck.left)


def test_a_kind_that_is_often_wrong_is_told(examined, set_stage):
    deck = deck_of(examined)
    kinds = [position.moment.about.id for position in deck.positions.values()]
    often = max(set(kinds), key=kinds.count)
    assert kinds.count(often) >= MIN_TRIES
    for key, position in deck.positions.items():
        if position.moment.about.id == often:
            told = Drill(key, DICE, often, "2027-01-01", "2026-11-01", (False, True), {})
            examined.records.library.keep_drill(told)
    deck = deck_of(examined)
    assert [(kind.about, kind.right, kind.leak) for kind in deck.kinds] == [(often, 0, True)]
    hands = set_stage(DrillScene(examined.context.of(DICE), examined, deck, InlineExecutor()))
    assert examined.context.of(DICE).say(often) in said(hands.top)


def archive(game, file, count=3):
    """Positions of a game of captains, their log cut short, as they come with the program."""
    log = log_of(game, 3, "DRILL-1", "s", None, ())
    moments = [moment for moment in rough(log).moments if len(moment.candidates) > 1][:count]
    with zipfile.ZipFile(file, "w") as packed:
        shipped = [Shipped("DRILL-1", moment) for moment in moments]
        packed.writestr(POSITIONS, msgspec.json.encode(shipped))
        lines = log.splitlines()[: max(moment.line for moment in moments)]
        packed.writestr("DRILL-1.jsonl", b"\n".join(lines) + b"\n")
    return moments


@pytest.mark.parametrize("game", [DICE, CARDS])
def test_positions_that_come_with_the_game_are_asked_where_there_are_no_own(game, library, set_stage):
    assert not deck_of(library, game=game).positions
    moments = archive(game, drills.shipped_file(game))
    deck = deck_of(library, game=game)
    assert len(deck.left) == len(moments)
    hands = set_stage(DrillScene(library.context.of(game), library, deck, InlineExecutor()))
    for _ in moments:
        question = hands.top.question
        assert len(set(question.words)) == len(question.words)
        hands.click(f"answer:{choice(question.position, True)}")
        assert hands.top.right
        assert "look" not in {item.id for item in hands.top.focusables()}
        hands.click("next")
    assert hands.top.question is None


# ---------------------------------------------------------------- the page
@pytest.mark.parametrize("device", [Mouse, Keyboard, Thumbs])
def test_answers_by_mouse_keys_and_pad(hands, device):
    hand, top = device(hands), hands.top
    for right in (False, True):
        question = top.question
        hand.press(f"answer:{choice(question.position, right)}")
        assert top.right == right
        assert top.question is question
        hand.press("next")
        assert top.question is not question
        assert top.given is None
    assert top.deck.marks == [False, True]


def test_digits_are_answers(hands):
    hands.press(pygame.K_2)
    assert hands.top.given == 1
    hands.press(pygame.K_1)
    assert hands.top.given == 1
    hands.press(pygame.K_RETURN)
    assert hands.top.given is None


def test_what_it_costs_is_told_only_afterwards(hands):
    top = hands.top
    cards = [item for item in top.focusables() if item.id.startswith("answer:")]
    assert [item.label for item in cards] == list(top.question.words)
    assert top.context.say("drill-ask") in said(top)
    hands.click(f"answer:{choice(top.question.position, False)}")
    lost = max(one.loss for one in top.question.position.candidates)
    points = top.context.say("statistics-decimal", value=round(100 * lost, 1))
    assert top.context.say("drill-cost", points=points) in said(top)
    assert top.context.say("drill-wrong") in said(top)
    labels = [item.label for item in top.focusables() if item.id.startswith("answer:")]
    assert any(top.context.say("drill-best") in label for label in labels)
    assert points in " ".join(labels)


def test_the_adviser_says_why_without_keeping_anybody_waiting(examined, set_stage):
    class Later(Silent):
        def submit(self, fn, /, *args, **kwargs):
            self.asked = (fn, args)
            self.answer = Future()
            return self.answer

    later = Later()
    hands = set_stage(DrillScene(examined.context.of(DICE), examined, deck_of(examined), later))
    top = hands.top
    hands.click(f"answer:{choice(top.question.position, True)}")
    assert top.question.waiting
    before = said(top)
    function, told = later.asked
    assert told[2:] == (ask.ADVISER, "drill")  # nothing of who plays: the analysis did not know it either
    later.answer.set_result(function(*told))
    hands.step()
    assert not top.question.waiting
    because = top.question.because(top.given)
    assert because not in before
    assert because in said(top)
    worse = [at for at, one in enumerate(top.question.position.candidates) if one.loss > AS_GOOD]
    why = [top.question.compared(at) for at in worse]
    assert all(why)
    assert len(set(why)) == len(why)  # each tells what sets it apart, and the parts are what it costs
    for at, words in zip(worse, why, strict=True):
        parts = re.findall(r"([+\u2212])(\d+\.\d)", words)
        total = sum(float(number) * (1 if sign == "+" else -1) for sign, number in parts)
        loss = top.question.position.candidates[at].loss
        assert total == pytest.approx(-round(100 * loss, 1), abs=1e-9)


def test_that_a_whole_loss_comes_at_once_is_not_said(course, monkeypatch):
    """Of cards it said "Against the best choice: at once \u221224.6" beside a loss of 24.6."""
    context, log = course.context.of(CARDS), log_of(CARDS, 4, "KRAKEN-4711-PARROT", "c")
    record, numbers = record_of(log), []
    moments = [moment for moment in rough(log).moments if moment.candidates][:6]
    for moment in moments:
        question = Question(context, record, drills.Position("", moment), InlineExecutor())
        assert not question.waiting
        answers = range(len(moment.candidates))
        said = [question.compared(at) for at in answers]
        with monkeypatch.context() as changed:
            changed.setattr(PirateAdvice, "names_lone_part", lambda *_: True)
            before = [question.compared(at) for at in answers]
        for words, whole in zip(said, before, strict=True):
            parts = len(re.findall(r"[+\u2212]\d+\.\d", whole))
            numbers.append(parts)
            assert words == ("" if parts == 1 else whole)
    assert {1, 2} <= set(numbers)


@pytest.mark.filterwarnings("error")
def test_a_failure_of_the_adviser_takes_nothing_else(examined, set_stage, caplog):
    class Broken(Silent):
        def submit(self, fn, /, *args, **kwargs):
            failed = Future()
            failed.set_exception(RuntimeError("overboard"))
            return failed

    hands = set_stage(DrillScene(examined.context.of(DICE), examined, deck_of(examined), Broken()))
    hands.press(pygame.K_1)
    hands.step()
    assert hands.top.given == 0
    assert "overboard" in caplog.text


def test_the_end_of_the_day_tells_when_there_is_more(hands):
    top, say = hands.top, hands.top.context.say
    count = len(top.deck.left)
    for number in range(count):
        hands.click(f"answer:{choice(top.question.position, number > 0)}")
        hands.click("next")
    assert top.question is None
    assert say("drill-over") in said(top)
    assert say("drill-score", right=count - 1, count=count) in said(top)
    back = [
        say("drill-back", count=number, when=say(f"drill-within-{days}"))
        for number, days in ((1, 1), (count - 1, 7))
    ]
    assert say("drill-all-back", when=", ".join(back)) in said(top)
    if top.deck.waiting:
        hands.click("more")
        assert top.question is not None


def test_enough_for_today_ends_with_the_sum_of_the_day(hands):
    top, say = hands.top, hands.top.context.say
    waiting = top.deck.waiting + len(top.deck.left)
    hands.click(f"answer:{choice(top.question.position, True)}")
    hands.click("enough")
    assert top.question is None
    assert say("drill-score", right=1, count=1) in said(top)
    assert say("drill-back", count=1, when=say("drill-within-7")) in said(top)
    assert top.deck.waiting == waiting - 1
    hands.click("more")
    assert top.question is not None


def test_without_positions_it_tells_where_they_come_from(library, set_stage):
    hands = set_stage(DrillScene(library.context.of(DICE), library, deck_of(library), InlineExecutor()))
    assert library.context.say("drill-none-told") in said(hands.top)


def test_a_game_that_cannot_be_read_is_left_out(examined, set_stage):
    deck = deck_of(examined)
    with examined.records.library.database.transaction() as connection:
        connection.execute("UPDATE events SET line = '{}' WHERE game_id = 3 AND n = 5")
    hands = set_stage(DrillScene(examined.context.of(DICE), examined, deck, InlineExecutor()))
    assert {position.game for position in deck.left} <= {1, 3}
    while hands.top.question is not None:
        assert hands.top.question.position.game == 1
        hands.press(pygame.K_1)
        hands.click("next")


def test_the_table_is_seen_large_and_small_again(hands):
    hands.click("table")
    assert [item.id for item in hands.top.focusables()] == ["table"]
    hands.click("table")
    assert not hands.top.large


def test_afterwards_one_may_look_at_it_on_the_table(hands):
    question = hands.top.question
    hands.press(pygame.K_1)
    hands.click("look")
    hands.step()
    assert isinstance(hands.top, ReplayScene)
    assert hands.top.position == question.step


def test_the_other_game_is_a_tab_away(hands):
    hands.click(f"game:{CARDS}")
    assert hands.top.deck.game == CARDS
    assert hands.top.deck.today == DAY
    hands.click(f"game:{DICE}")
    assert hands.top.question is not None


def test_it_is_reached_from_the_log_and_from_the_games(examined, set_stage, monkeypatch):
    monkeypatch.setattr(scenes, "ProcessOrThreadExecutor", lambda _jobs: Silent())
    record = examined.records.load(GAMES[0])
    kept = GameAnalysis(examined.records.library, record.log, Silent())
    hands = set_stage(LogScene(examined.context.of(DICE), examined, record, kept, InlineExecutor()))
    hands.click("page:drill")
    hands.step()
    assert isinstance(hands.top, DrillScene)
    hands = set_stage(LibraryScene(examined.context, examined))
    hands.click("drill")
    hands.step()
    assert isinstance(hands.top, DrillScene)
    hands.press(pygame.K_ESCAPE)
    hands.step()
    assert isinstance(hands.top, LibraryScene)


# ---------------------------------------------------------------- twins
class Retold(Replay):
    """A game in which at one moment everything that a seat does not see is something else."""

    at = 0
    twin: object = None

    @property
    def whole_steps(self):
        steps = list(super().whole_steps)
        if self.twin is not None:
            steps[self.at - 1] = msgspec.structs.replace(steps[self.at - 1], after=self.twin)
            steps[self.at] = msgspec.structs.replace(steps[self.at], before=self.twin)
        return steps


def other_dice(table, eyes, _hand):
    """The dice that others have rolled in secret are others."""
    return msgspec.structs.replace(
        table,
        rolls=tuple(
            roll if seat == eyes or roll is None else tuple((face + 1) % 6 for face in roll)
            for seat, roll in enumerate(table.rolls)
        ),
    )


@pytest.mark.parametrize(("game", "dealt"), [(DICE, other_dice), (CARDS, dealt_anew)])
def test_twins_have_the_same_page(game, dealt, course, canvas_of, tmp_path):
    made = sample_games(course.context.of(game), game, tmp_path / "sample")
    way = Way(made.records.library, course.context)
    log = log_of(game, 3, "DRILL-1", "s", None, ())
    record = record_of(log)
    steps, lines = record.replay.whole_steps, lines_of_steps(record.log)
    compared = 0
    for moment in rough(log).moments:
        at = lines.index(moment.line) if moment.candidates else 0
        table = steps[at].before
        if not at or (game == DICE and table.stage != "select") or compared == 3:
            continue
        twin = dealt(table, moment.seat, random.Random("twins"))
        assert twin != table
        pages = [
            page(way, course.context.of(game), moment, at, changed, record, canvas_of)
            for changed in (None, twin)
        ]
        assert pages[0] == pages[1]
        compared += 1
    assert compared == 3


def page(way: Way, context: Context, moment, at, twin, record, canvas_of):
    """Everything that is to be seen, heard and asked of the adviser, before and after an answer."""
    replay = Retold(record.replay.rules, record.log)
    replay.at, replay.twin = at, twin

    class Asked(Silent):
        def submit(self, fn, /, *args, **kwargs):
            asked.append(args)
            return Future()

    asked: list[object] = []
    deck = Deck(Records(way.records.library), context.game, DAY)
    deck.left = [drills.Position("twins", moment)]
    deck.record = lambda _position: GameRecord(replay)  # type: ignore[method-assign]
    scene = DrillScene(context, way, deck, Asked())
    told: list[object] = [asked]
    for given in (False, True):
        if given:
            scene.activate("answer:0")
        canvas = canvas_of((640, 360))
        scene.draw(canvas)
        told += [pygame.image.tobytes(canvas.surface, "RGB"), said(scene)]
        told += [(item.id, item.label) for item in scene.focusables()]
    with way.records.library.database.transaction() as connection:
        connection.execute("DELETE FROM drills")
    return told


def test_right_is_what_loses_next_to_nothing(examined):
    deck = deck_of(examined)
    position = deck.left[0]
    close = msgspec.structs.replace(position.candidates[0], loss=AS_GOOD)
    assert deck.answer(close).answers == (True,)
    worse = msgspec.structs.replace(position.candidates[0], loss=AS_GOOD * 1.01)
    assert deck.answer(worse).answers == (False,)


def test_sixty_positions_come_with_the_dice_game(library, monkeypatch):
    monkeypatch.setattr(drills, "shipped_file", SHIPPED)
    assert SHIPPED(DICE).stat().st_size < 200_000
    deck = deck_of(library)
    kinds = Counter(position.moment.about.id for position in deck.positions.values())
    assert len(deck.positions) == 60
    assert list(kinds.values()) == 6 * [10]
    for position in deck.positions.values():
        question = Question(library.context, deck.record(position), position, Silent())
        losses = [one.loss for one in position.candidates]
        assert len(set(question.words)) == len(losses)
        assert losses[question.best] == 0
        assert sum(loss <= AS_GOOD for loss in losses) == 1
        assert question.record.replay.observer(question.seat).awaited
    asked = Counter(position.moment.about.id for position in deck.left)
    assert max(asked.values()) - min(asked.values()) <= 1


def test_positions_that_come_with_the_dice_game_cost_what_they_cost_today(library, monkeypatch):
    """Else make them anew by `build/drill.py`: costs were once those of an account with other scales."""
    monkeypatch.setattr(drills, "shipped_file", SHIPPED)
    deck = deck_of(library)
    by_error = sorted(deck.positions.values(), key=lambda position: -position.moment.se)
    surest = {position.moment.about.id: position for position in by_error}
    assert len(surest) == 6
    for position in surest.values():
        question = Question(library.context, deck.record(position), position, Silent())
        view = question.record.replay.observer(question.seat).view
        command = msgspec.convert(position.moment.chosen, RULES.command_type)
        scale = fitted(view.table.seats, view.table.options.target).scale(view.table)
        assert judged(view, command).scaled(scale).loss == pytest.approx(position.moment.points, rel=0.1)


def test_where_chests_move_the_drill_says_how_much_less_a_choice_is_worth(library, monkeypatch):
    """It said "Against the best choice: chests \u22124.6" beside a loss of 4.6."""
    monkeypatch.setattr(drills, "shipped_file", SHIPPED)
    deck, say = deck_of(library), library.context.of(DICE).say
    moves = [each for each in deck.positions.values() if each.moment.about.id == "account-moves"]
    for position in moves[:4]:
        question = Question(library.context, deck.record(position), position, InlineExecutor())
        assert not question.waiting
        chosen = [one.command for one in position.candidates].index(position.moment.chosen)
        assert question.because(question.best)
        assert question.compared(chosen) == ""
        assert question.because(chosen) == say("advice-move-fewer", points=3)
