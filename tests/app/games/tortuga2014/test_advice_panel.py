"""Advice at the table: asked with a key, turned page by page, gone with the decision; every word fits.

Pictures with advice are among the shots, which `test_screens_fit` measures at two sizes.
"""

from __future__ import annotations

import msgspec
import pygame
import pytest

from ai.games.tortuga2014.adviser import advise
from tests.app.games.tortuga2014.games import Later
from tests.hands.gauge import measure
from tests.hands.harbour import settle
from tortuga.app.captains.ask import ADVISER, decide, decode_advice, encode
from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga2014 import sample_game as still
from tortuga.app.games.tortuga2014.advicewords import as_good, lone_choice_text
from tortuga.app.games.tortuga2014.decisions.desk import DiceDesk
from tortuga.app.games.tortuga2014.narrative import worded
from tortuga.app.games.tortuga2014.screenshots import still_advice, table_scene
from tortuga.app.games.tortuga2014.shown import DiceShown
from tortuga.app.games.tortuga2014.table import advice as advicepanel
from tortuga.app.games.tortuga2014.table.advice import SHOWN, choice_chips
from tortuga.app.games.tortuga2014.table.pieces import draw_die
from tortuga.app.games.tortuga2014.tableui import TABLE
from tortuga.app.languages import LANGUAGES
from tortuga.app.stills.house import still_context
from tortuga.app.table.pending import PendingDecision
from tortuga.app.text import Text
from tortuga.games.tortuga2014.commands import Forfeit, Keep, KeepTile, MoveChests, Perform, Steal
from tortuga.games.tortuga2014.rules import RULES
from tortuga.kernel.players import Reason

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def _advice_is_quick():
    """Not here, where it is real advice that has to fit."""


POSITIONS = (
    still.first_roll,
    still.skulls,
    still.boarding,
    still.hunting,
    still.moving,
    lambda: still.boarding_of(2),
    lambda: still.boarding_of(3),
)


@pytest.fixture(scope="module")
def advised():
    """By number of the position, the advice there; the same in every language."""
    return {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_real_advice_fits_on_every_page(language, advised, art, tmp_path, monkeypatch):
    gauge = measure(monkeypatch)
    faults = {}
    for number, position in enumerate(POSITIONS):
        scene = table_scene(still_context(tmp_path, language).of("tortuga2014"), position())
        if number not in advised:
            advised[number] = advise(scene.decision.desk.view, "seed")
        scene.decision.show_advice(advised[number])
        text, revealed = scene.context.text, {"seat": 1, "total": 14, "action": "treasure-hunt"}
        what = worded(text.say, scene.session.seats, "advice-since-revealed", revealed)
        scene.decision.since = text.say("advice-since", before="40 %", now="31 %", what=what)
        scene.panel.advice = True
        for page in range(TABLE.advice.pages(scene.decision.advice)):
            assert scene.decision.page == page
            gauge.clear()
            scene.draw(Canvas(pygame.Surface((1280, 720)), art))
            if found := [*gauge.faults, *gauge.overlaps()]:
                faults[number, page] = found
            scene.activate("hint")
        assert scene.decision.page == 0
    assert faults == {}


def test_whoever_reads_on_about_other_choices_keeps_the_one_that_is_laid():
    text = Text("en").of("tortuga2014")
    desk = DiceDesk(RULES.observe(still.first_roll(), 0), still.SEATS, text.say)
    decision = PendingDecision(desk, TABLE.chooser(desk), TABLE.narrative(text, still.SEATS), TABLE.advice)
    advice = advise(decision.desk.view, "seed")
    best, *others = advice.choices[:SHOWN]
    decision.show_advice(advice)
    decision.turn_page()  # the list with the numbers
    decision.turn_page()
    assert decision.banner().title == "A captain's advice"
    for number, choice in enumerate(others, start=1):
        decision.turn_page()
        assert decision.open_choice == number
        assert decision.chooser.command() == best.command != choice.command
        assert decision.picked_choice == 0, "a tick tells which one is picked"
        assert decision.banner().message.startswith("For comparison: "), (
            "at every size of text, unlike a title"
        )
    picked = decision.chooser.command()
    decision.clear()
    decision.page -= 1
    decision.turn_page()
    assert decision.chooser.command() is None, "nor is anything laid that was taken away"
    assert decision.picked_choice is None
    decision.turn_page()
    assert decision.page == 0
    assert decision.chooser.command() == picked
    assert decision.can_undo


def test_where_advice_proposes_again_enter_confirms_it_again(art, tmp_path):
    scene = table_scene(still_context(tmp_path, "en").of("tortuga2014"), still.first_roll())
    scene.decision.show_advice(advise(scene.decision.desk.view, "seed"))
    scene.advising.came()
    pages = TABLE.advice.pages(scene.decision.advice)
    proposed = scene.decision.chooser.command()
    for start in ("die-0", "undo", "hint"):
        scene.decision.clear()
        scene.focus.focused = start
        for page in range(1, pages):
            scene.activate("hint")
            assert (scene.decision.page, scene.focus.focused) == (page, start)
        scene.activate("hint")
        assert scene.decision.chooser.command() == proposed
        # on its own button Enter goes on turning the pages
        assert scene.focus.focused == (start if start == "hint" else "primary")


def test_the_only_choice_is_compared_with_nothing(art, tmp_path, monkeypatch):
    gauge = measure(monkeypatch)
    scene = table_scene(still_context(tmp_path, "en").of("tortuga2014"), still.moving())
    advice = advise(scene.decision.desk.view, "seed")
    only = msgspec.structs.replace(advice, choices=advice.choices[:1])
    assert len(advice.choices) > 1
    told = []
    for each in (advice, only):
        scene.decision.show_advice(each)
        scene.panel.advice = True
        gauge.clear()
        scene.draw(Canvas(pygame.Surface((1280, 720)), art))
        told.append(scene.spoken()[-1].words == scene.context.say("advice-order"))
    assert told == [False, True]
    assert TABLE.advice.pages(only) == 1
    assert [*gauge.faults, *gauge.overlaps()] == []
    scene.activate("hint")
    assert scene.decision.page == 0


def test_no_other_choice_is_said_only_where_not_even_the_order_is_open():
    advice = advise(RULES.observe(still.moving(), 0), "seed")
    ordered = advice.choices[0]
    assert len(set(ordered.command.to_fleet)) > 1
    alike = msgspec.structs.replace(ordered, command=MoveChests(("red", "red"), ("blue",)))
    assert lone_choice_text(ordered) == "advice-order"
    assert lone_choice_text(alike) == "advice-only"
    assert lone_choice_text(msgspec.structs.replace(ordered, command=Forfeit())) == "advice-only"


def test_nothing_that_gives_a_point_away_is_named_as_about_equally_good():
    hunting = advise(RULES.observe(still.hunting(), 0), "seed")
    tile, other = hunting.choices
    assert {type(tile.command), type(other.command)} == {KeepTile}
    certain = [
        msgspec.structs.replace(each, chance=0.98) for each in hunting.choices
    ]  # far ahead, as it may be
    assert as_good(certain) == []
    fewer = [certain[0], msgspec.structs.replace(certain[1], expected=certain[0].expected)]
    assert fewer[0].reason != fewer[1].reason
    assert as_good(fewer) == [], "a coin is a point, whatever the samples make of it"
    level = [fewer[0], msgspec.structs.replace(fewer[1], reason=fewer[0].reason)]
    assert as_good(level) == level[1:]
    behind = [level[0], msgspec.structs.replace(level[1], chance=0.9)]
    assert as_good(behind) == []


def test_the_same_chest_on_another_space_is_no_other_choice():
    best = advise(RULES.observe(still.hunting(), 0), "seed").choices[0]
    blue, red = (Reason("advice-steal", {"chest": chest, "seat": 1}) for chest in ("blue", "red"))
    first, again, other = (
        msgspec.structs.replace(best, command=Steal(1, position), reason=why)
        for position, why in enumerate((blue, blue, red))
    )
    assert as_good([first, again, other]) == [other]


def test_forfeiting_is_never_as_good_as_what_can_only_help():
    best = advise(RULES.observe(still.hunting(), 0), "seed").choices[0]
    forfeited = msgspec.structs.replace(best, command=Forfeit())
    assert as_good([best, forfeited]) == [forfeited]  # an attack may well cost as much as it brings
    assert as_good([msgspec.structs.replace(best, command=Perform()), forfeited]) == []


def test_first_comes_one_plain_reason_and_numbers_only_on_demand(art, tmp_path, monkeypatch):
    gauge = measure(monkeypatch)
    scene = table_scene(still_context(tmp_path, "en").of("tortuga2014"), still.first_roll())
    scene.decision.show_advice(still_advice(scene.decision.desk.view))
    scene.panel.advice = True
    shares = []
    for _page in range(2):
        gauge.clear()
        scene.draw(Canvas(pygame.Surface((1280, 720)), art))
        shares.append(sum("%" in word for word, _, _ in gauge.words))
        assert any("Turtle Jack can still beat 14" in word for word, _, _ in gauge.words)
        assert not any(word.startswith(advicepanel.MINUS) for word, _, _ in gauge.words), (
            "what two rounded chances differ by would look like wrong arithmetic beside them"
        )
        scene.activate("hint")
    assert shares == [0, SHOWN + 1]
    assert "%" not in scene.decision.panel.spoken(
        scene.context.text, scene.session.seats, scene.decision.advice, 0
    )


def test_everybodys_shares_add_up_and_ones_own_is_that_of_the_list(art, tmp_path, monkeypatch):
    gauge = measure(monkeypatch)
    scene = table_scene(still_context(tmp_path, "en").of("tortuga2014"), still.first_roll())
    advice = still_advice(scene.decision.desk.view)
    others = (0.2651, 0.1148, 0.2150)
    first, second, *rest = advice.choices
    seat = scene.decision.desk.seat
    chances = (*others[:seat], 0.4051, *others[seat:])
    second = msgspec.structs.replace(second, chance=0.4051, chances=chances)
    scene.decision.show_advice(msgspec.structs.replace(advice, choices=(first, second, *rest)))
    scene.panel.advice = True
    told = []
    for _page in range(4):
        gauge.clear()
        scene.draw(Canvas(pygame.Surface((1280, 720)), art))
        told.append([int(word[:-1]) for word, _, _ in gauge.words if word.endswith("%")])
        scene.activate("hint")
    assert told[1][1] == told[3][0] == 41, "rounded once"
    assert sum(told[3]) == 100


def test_chests_to_move_do_not_reach_the_captains(art, tmp_path, monkeypatch):
    drawn = []
    monkeypatch.setattr(advicepanel, "choice_chips", lambda *args: drawn.append(args[-1]))
    monkeypatch.setattr(advicepanel, "_everybody", lambda *args: drawn.append(args[-1]))
    scene = table_scene(still_context(tmp_path, "en").of("tortuga2014"), still.moving())
    scene.decision.show_advice(advise(scene.decision.desk.view, "seed"))
    scene.panel.advice = True
    scene.activate("hint")
    scene.activate("hint")
    scene.draw(Canvas(pygame.Surface((1280, 720)), art))
    (_, top, wide, high), (_, below, _, _) = drawn
    assert below >= top + high
    assert wide > 300  # ten pictures of the usual size


def test_the_adviser_answers_in_the_workers_language():
    view = RULES.observe(still.boarding(), 0)
    assert decode_advice(RULES.name, decide(RULES.name, encode(view), ADVISER, "seed")) == advise(
        view, "seed"
    )


def test_asked_once_counted_once_and_gone_with_the_decision(harbour):
    harbour.pool = Later()
    hands, scene = harbour.begin("human", "human")
    settle(hands)
    hands.lift()  # the first curtain
    settle(hands)
    counted = []
    scene.session.note_assist = lambda *told: counted.append(told)
    hands.press(pygame.K_h)
    assert scene.advising.opened(scene.decision) is None  # it is thought about elsewhere; the table goes on
    harbour.pool.work()
    settle(hands, 2)
    opened = scene.advising.opened(scene.decision)
    assert opened.advice == scene.decision.advice
    assert opened.view == scene.session.observer(scene.decision.desk.seat).view
    hands.press(pygame.K_h, times=3)
    assert scene.decision.page == 3
    best, second, *_ = opened.advice.choices
    told = best if second in as_good(opened.advice.choices) else second  # what is as good is told as such
    percent = scene.context.say("advice-percent", percent=round(100 * told.chance))
    assert percent in scene.spoken()[-1].words
    assert counted == [("hint", 0)]
    hands.press(pygame.K_d)  # the log again
    assert not scene.panel.advice
    hands.press(pygame.K_h)  # and back, at the same page
    assert scene.panel.advice
    assert scene.decision.page == 3
    hands.press(pygame.K_RETURN)
    settle(hands, 2)
    assert scene.advising.opened(scene.decision) is None  # nothing is left to see for the next person
    hands.lift()
    settle(hands)
    assert scene.advising.opened(scene.decision) is None


def test_small_dice_have_large_numbers(art, tmp_path):
    scene = table_scene(still_context(tmp_path, "en").of("tortuga2014"), still.first_roll())
    shown = DiceShown.of(scene.shown())
    face = (shown.table.rolls[shown.me] or ())[1]
    inks = []
    for large in (False, True):
        canvas = Canvas(pygame.Surface((1920, 1080)), art)
        if large:
            choice_chips(canvas, shown, Keep((1,)), Box(100, 100, 100, 34))
        else:
            letter = shown.die_letter(1, face)
            draw_die(canvas, shown.colour(shown.me), letter, face, (115, 117), 28, lift=2)
        number = pygame.surfarray.array3d(canvas.surface.subsurface((100, 100, 30, 34))).astype(int)
        inks.append((abs(number - (247, 239, 219)).max(axis=2) < 40).sum())
    assert inks[1] > 1.5 * inks[0] > 0
