"""The tutor: rung by rung, unasked only after a costly choice, and never in the way."""

import pygame
import pytest

from tests.app.games.tortuga2014.games import Later
from tests.hands.gauge import measure
from tests.hands.harbour import settle
from tortuga.app.captains import ask as seating
from tortuga.app.captains.thinking import ThinkingError
from tortuga.app.draw.canvas import Canvas
from tortuga.app.games.tortuga2014 import sample_game as still
from tortuga.app.games.tortuga2014.screenshots import still_advice, table_scene
from tortuga.app.input.focus import find
from tortuga.app.languages import LANGUAGES
from tortuga.app.scene.protocol import Push
from tortuga.app.stills.house import still_context
from tortuga.app.table.tutor import CANDIDATES, NUMERALS, RANKING, RUNG_NAMES, THINK, WHY, Tutor
from tortuga.app.widgets.dialog import Dialog
from tortuga.games.tortuga2014.commands import Keep
from tortuga.kernel.library.database import LibraryError
from tortuga.kernel.players import Advice, Choice

pytestmark = pytest.mark.slow

CHANCES = (0.4, 0.39, 0.37, 0.1)
"""Best, about as good, a little worse, a blunder."""


def a_table(harbour, tutor, *players, seed="KRAKEN"):
    """A table whose adviser is asked but answers only when it is told to."""
    harbour.settings.lend(tutor=tutor)
    harbour.pool = Later()
    hands, scene = harbour.begin(*(players or ("human", "greedy")), seed=seed)
    noted = []
    scene.session.note_assist = lambda *told: noted.append(told)
    settle(hands)
    return hands, scene, noted


def questions(harbour):
    return [args for _, _, args in harbour.pool.calls if args and args[2] == seating.ADVISER]


def keeps(scene):
    """Every keep of at least one die, those of a single die first."""
    return sorted(
        (each for each in scene.decision.chooser.commands if each.dice), key=lambda each: len(each.dice)
    )


def known(scene, *places):
    """Advice that values the keeps at these places in `CHANCES`, in this order."""
    commands = keeps(scene)
    figures = ("points", 30.0), ("lead", 1.0)
    choices = tuple(
        Choice(commands[at], CHANCES[place], (CHANCES[place], 1 - CHANCES[place]), figures)
        for at, place in enumerate(places)
    )
    scene.decision.tutor.advice = Advice(scene.decision.desk.seat, choices)
    return [choice.command for choice in choices]


def lay(hands, scene, command):
    scene.decision.clear()
    for die in command.dice:
        hands.click(f"die-{die}")
    settle(hands, 1)


def wait(hands, seconds=0.6):
    settle(hands, round(seconds * 60))


def said(scene):
    return " ".join(sentence.words for sentence in scene.spoken())


def test_rung_by_rung_each_noted_once_with_its_moment_and_nothing_is_picked(harbour):
    hands, scene, noted = a_table(harbour, "asked")
    assert not questions(harbour), "nothing is asked before the person asks"
    button = find(scene.focusables(), "hint")
    assert button.label == scene.context.say("pic-tab-advice"), "it opens the tab of that name"
    assert button.tooltip == scene.context.say("table-tutor-tip")
    hands.press(pygame.K_h)
    assert len(questions(harbour)) == 1
    assert scene.decision.banner().icon == "hourglass"
    assert not noted, "no rung is open yet"
    harbour.pool.work()
    settle(hands, 2)
    decision, say, position = scene.decision, scene.context.say, scene.session.observer(0).position
    opened = [(decision.tutor.rung, scene.advising.opened(scene.decision) is not None)]
    for _ in range(3):
        hands.press(pygame.K_h)
        opened.append((decision.tutor.rung, scene.advising.opened(scene.decision) is not None))
        assert ("%" in said(scene)) == (decision.tutor.rung >= RANKING)
    assert opened == [(THINK, False), (CANDIDATES, True), (RANKING, True), (WHY, True)]
    assert decision.chooser.command() is None, "the tutor shows, and picks nothing"
    told = [("hint", 0), *((f"tutor-{rung}@{position}", 0) for rung in (THINK, CANDIDATES, RANKING, WHY))]
    assert noted == told
    hands.press(pygame.K_h, times=2)
    assert noted == told, "the last rung turns its pages"
    assert decision.banner().title == say("tutor-why")
    assert scene.decision is decision


def test_a_rung_that_cannot_be_noted_is_told(harbour):
    hands, scene, _ = a_table(harbour, "asked")

    def full(*_told):
        raise LibraryError("error-library-unwritable", file="x", reason="no room")

    scene.session.note_assist = full
    hands.press(pygame.K_h)
    harbour.pool.work()
    settle(hands, 2)
    assert isinstance(hands.top, Dialog)
    assert "no room" in hands.top.message


def test_rungs_are_controls_by_which_one_climbs_and_goes_back(harbour):
    hands, scene, noted = a_table(harbour, "asked")
    command = known(scene, 0, 1, 2, 3, 3, 3, 3)[6]
    assert find(scene.focusables(), "rung-1") is None, "no ladder stands there unasked"
    lay(hands, scene, command)
    hands.press(pygame.K_h)
    rungs = [item for item in scene.focusables() if item.id.startswith("rung-")]
    assert [item.label for item in rungs] == ["1: Think", "2: Candidates", "3: Ranking", "4: Why"]
    assert {item.zone for item in rungs} == {"buttons"}, "so the cross of a gamepad reaches them"
    hands.click("rung-3")
    assert scene.decision.tutor.rung == RANKING
    assert [kind.partition("@")[0] for kind, _ in noted] == ["hint", "tutor-1", "tutor-2", "tutor-3"]
    assert scene.decision.picked_choice == 6
    assert scene.advising.opened(scene.decision).listed(5) == (0, 1, 2, 3, 6), (
        "one's own choice is ranked too"
    )
    hands.click("rung-2")
    assert scene.decision.tutor.rung == CANDIDATES
    hands.click("rung-4")
    assert scene.decision.tutor.rung == WHY
    assert len(noted) == 5
    assert scene.decision.chooser.command() == command


def test_dice_bear_the_numbers_of_the_candidates_that_need_them(harbour):
    hands, scene, _ = a_table(harbour, "asked")
    known(scene, 0, 1, 2, 3)
    chooser = scene.decision.chooser
    hands.press(pygame.K_h)
    assert not chooser.numerals, "the first rung names nothing"
    hands.press(pygame.K_h)
    for number, candidate in zip(NUMERALS, scene.decision.candidates, strict=False):
        dice = {target for target, numbers in chooser.numerals.items() if number in numbers.split()}
        assert dice == {f"die-{die}" for die in candidate.command.dice}
    hands.press(pygame.K_h)
    assert not chooser.numerals
    hands.click("rung-2")
    assert chooser.numerals
    hands.press(pygame.K_c)
    assert not chooser.numerals, "gone with the next change of the choice"


def test_the_next_choice_closes_the_ladder_and_begins_it_again(harbour):
    hands, scene, noted = a_table(harbour, "asked")
    best, _, little, _ = known(scene, 0, 1, 2, 3)
    hands.press(pygame.K_h, times=2)
    assert (scene.decision.tutor.rung, len(noted)) == (CANDIDATES, 3)
    lay(hands, scene, little)
    assert scene.decision.tutor.rung == 0
    assert scene.advising.opened(scene.decision) is None
    hands.press(pygame.K_h)
    say = scene.context.say
    assert scene.decision.banner().message == say("tutor-little")
    assert len(noted) == 3, "the same rung is the same help"
    lay(hands, scene, best)
    hands.press(pygame.K_h)
    assert scene.decision.banner().title == say("tutor-good")


@pytest.mark.parametrize(
    ("tutor", "place", "speaks"),
    [("all", 3, True), ("all", 2, True), ("all", 1, False), ("blunders", 3, True), ("blunders", 2, False)],
)
def test_unasked_only_after_a_choice_that_costs_enough_and_only_once(harbour, tutor, place, speaks):
    hands, scene, noted = a_table(harbour, tutor)
    assert len(questions(harbour)) == 1, "it is asked while the person thinks"
    command = known(scene, 0, 1, 2, 3)[place]
    lay(hands, scene, command)
    settle(hands, 2)
    assert not noted, "not while picks may follow"
    wait(hands)
    assert (scene.decision.tutor.rung == THINK) == speaks
    assert bool(noted) == speaks
    if not speaks:
        return
    clearly = scene.context.say("tutor-clearly" if place == 3 else "tutor-little")
    assert scene.decision.banner().message == clearly
    assert clearly in said(scene)
    assert "%" not in said(scene)
    decision = scene.decision
    hands.press(pygame.K_ESCAPE)
    assert (scene.decision, hands.top) == (decision, scene), "quiet, and no menu"
    assert decision.tutor.rung == 0
    assert clearly not in said(scene)
    wait(hands)
    assert decision.tutor.rung == 0, "once is enough"
    assert scene.decision.chooser.command() == command
    hands.press(pygame.K_RETURN)
    assert scene.decision is not decision, "nothing is in the way of the choice"


def test_of_what_is_not_known_nothing_is_said(harbour):
    hands, scene, noted = a_table(harbour, "all")
    lay(hands, scene, keeps(scene)[0])
    wait(hands, 1.0)
    assert scene.decision.tutor.advice is None
    assert scene.decision.tutor.rung == 0
    assert not noted
    assert scene.context.say("advice-wait") not in said(scene)


def test_where_no_answer_comes_nobody_is_disturbed_who_did_not_ask(harbour):
    hands, scene, noted = a_table(harbour, "all")
    harbour.pool.work()
    settle(hands, 2)
    assert not scene.queries.awaited, "no captain has to decide"
    scene.decision.tutor.advice = None
    error = ThinkingError("it broke")
    error.__cause__ = ValueError("why")
    assert scene._unanswered(error) is None
    assert not scene.advising.speaks_unasked(scene.decision), "nor is it asked again for this choice"
    scene.decision.wait()
    scene.decision.tutor.unable = False
    assert isinstance(scene._unanswered(error), Push), "who asked is told"
    assert not noted


def test_switched_off_or_barred_there_is_no_tutor(harbour):
    hands, scene, _ = a_table(harbour, "off")
    assert not questions(harbour)
    assert not scene.advising.tutoring
    harbour.settings.lend(tutor="all", hints=False)
    settle(hands)
    assert not questions(harbour), "nor where captains may not be asked at all"


def test_candidates_are_few_unordered_and_hold_ones_own(harbour):
    _, scene, _ = a_table(harbour, "asked")
    panel, legal = scene.ui.advice, scene.decision.chooser.commands

    def tutor(*chances):
        listed = zip(reversed(legal), chances, strict=False)
        return Tutor(Advice(0, tuple(Choice(command, chance, (chance,)) for command, chance in listed)))

    level = tutor(*(0.5 - at / 50 for at in range(6)))
    for own in (None, legal[-1], legal[-6], legal[0]):
        found = level.candidates(panel, legal, own)
        places = [legal.index(each.command) for each in found]
        assert 2 <= len(found) <= 4
        assert places == sorted(places)
        assert [each.command for each in found if each.picked] == ([] if own is None else [own])
    clear = tutor(0.9, 0.1, 0.05)
    assert len(clear.candidates(panel, legal, None)) == 2, "one alone would be the answer"


def test_a_keep_that_is_not_listed_costs_at_least_what_the_last_one_does(harbour):
    _, scene, _ = a_table(harbour, "asked")
    known(scene, 0, 3)
    decision = scene.decision
    listed = {choice.command for choice in decision.tutor.advice.choices}
    other = next(command for command in decision.chooser.commands if command not in listed)
    assert isinstance(other, Keep)
    assert decision.tutor.loss(scene.ui.advice, other) == pytest.approx(0.3)


def drawn(scene, art, gauge):
    """What is wrong with the words of the whole picture, in another size first so that all is drawn."""
    for size in ((640, 360), (1280, 720)):
        gauge.clear()
        scene.draw(Canvas(pygame.Surface(size), art))
    return {*gauge.faults, *gauge.overlaps()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rung_fits_and_says_what_it_shows(language, art, tmp_path, monkeypatch):
    gauge = measure(monkeypatch)
    faults = {}
    for number, position in enumerate((still.first_roll, still.boarding, still.moving)):
        scene = table_scene(still_context(tmp_path, language).of("tortuga2014"), position())
        scene.context.settings.lend(tutor="asked")
        scene.decision.tutor.advice = still_advice(scene.decision.desk.view)
        scene.session.note_assist = lambda *_: None
        scene.decision.chooser.propose(scene.decision.tutor.advice.choices[2].command)
        before = drawn(scene, art, gauge)
        for rung in RUNG_NAMES:
            scene.activate("hint")
            assert scene.decision.tutor.rung == rung
            if found := drawn(scene, art, gauge) - before:
                faults[number, rung] = found
            if rung == CANDIDATES:
                words = said(scene)
                assert words.count(f"({scene.context.say('tutor-chosen')})") == 1
                assert all(f"{numeral}: " in words for numeral in NUMERALS[: len(scene.decision.candidates)])
    assert faults == {}


def test_a_person_behind_the_curtain_is_told_nothing(harbour):
    hands, scene, noted = a_table(harbour, "all", "human", "human")
    assert scene.decision is None or scene.decision.chooser.closed
    wait(hands)
    assert not noted
