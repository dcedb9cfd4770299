"""What captains say at the table: of public things alone, seldom, never a person, and within their bubble."""

from __future__ import annotations

import itertools
import re
from collections import Counter
from itertools import pairwise

import pygame
import pytest

from tests.app.games.tortuga2014.games import played, seen_of, specs
from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga2014.acts.director import DiceDirector
from tortuga.app.games.tortuga2014.acts.flying import BUBBLE_BELOW, BUBBLE_BY_FACE, Flight
from tortuga.app.games.tortuga2014.acts.motions import Bubble, Handover
from tortuga.app.games.tortuga2014.remarks import DiceRemarks
from tortuga.app.games.tortuga2014.shown import dice_marks
from tortuga.app.games.tortuga2014.spotlight import contested, veiled
from tortuga.app.games.tortuga2014.table.layout import arrangement, shape_of
from tortuga.app.games.tortuga2014.table.parts import parts_for
from tortuga.app.games.tortuga2014.table.spotlight.part import CARD
from tortuga.app.games.tortuga2014.tableui import TABLE
from tortuga.app.languages import LANGUAGES
from tortuga.app.scenes.replay.draw import ReplayShow
from tortuga.app.stills.sample import log_of, record_of
from tortuga.app.table.marks import Spot
from tortuga.app.table.presenter import Presenter
from tortuga.app.table.speech import seconds
from tortuga.app.text import Text
from tortuga.games.tortuga2014 import events as ev
from tortuga.games.tortuga2014.observer import observe, redact
from tortuga.games.tortuga2014.pieces import ACTIONS, TREASURE_HUNT
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Options
from tortuga.kernel.game import NOBODY
from tortuga.kernel.log.format import new_header
from tortuga.kernel.session import Session
from tortuga.paths import assets_dir

CHARACTERS = ("raider", "shipwright", "recruiter", "treasure-hunter", "gambler", "sprinter")
GAMES = [(4, "a"), (3, "b"), (2, "c"), (4, "d"), (4, "talk"), (3, "talk")]
FEWEST, MOST = 20, 28
SEATS = specs("human", "greedy", "greedy", "greedy")


def header(seats, seed="TALK", people=1):
    players = (*["human"] * people, *[f"captain-{name}" for name in CHARACTERS])
    return new_header(RULES, Options(seats=seats), specs(*players[:seats]), seed)


def said(seats, seed, eyes=NOBODY, people=1):
    remarks = DiceRemarks(header(seats, people=people), Text("en").of("tortuga2014"))
    for before, event, after in played(seats, seed):
        step = seen_of(redact(event, eyes), observe(before, eyes), observe(after, eyes))
        yield before, remarks.hear(step)


def situation(message):
    return next(
        (message.removeprefix("line-").removesuffix(f"-{end}") for end in ("1", "2", "3", *CHARACTERS)
         if message.endswith(f"-{end}")),
        message,
    )  # fmt: skip


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_what_is_said_does_not_depend_on_who_listens(seats, seed):
    """Eyes that know different secrets hear the same words."""
    heard = [[remark for _, remark in said(seats, seed, eyes)] for eyes in (NOBODY, *range(seats))]
    assert any(heard[0])
    assert all(other == heard[0] for other in heard[1:])


@pytest.mark.parametrize(("seats", "seed"), GAMES)
@pytest.mark.parametrize("people", [1, 2])
def test_nobody_speaks_often_and_no_person_at_all(seats, seed, people):
    spoken, actions, last = [], 0, None
    for before, remark in said(seats, seed, people=people):
        action = (before.round, before.phase, before.action if before.phase == 2 else -1)
        actions, last = actions + (action != last), action
        if remark is not None:
            spoken.append((actions, remark))
            assert remark.seat >= people
    ends = {"line-wins", "line-you-win", "line-loses-narrowly"}
    talk = [(action, remark) for action, remark in spoken if not any(map(remark.message.startswith, ends))]
    assert all(later - earlier >= 3 for (earlier, _), (later, _) in pairwise(talk))
    if seats - people > 1:
        assert all(one.seat != other.seat for (_, one), (_, other) in pairwise(talk))
    else:
        assert all(
            situation(one.message) != situation(other.message) for (_, one), (_, other) in pairwise(talk)
        )


def test_you_is_said_to_the_only_person_alone():
    for seats, seed in GAMES:
        words = [remark.message for _, remark in said(seats, seed, people=2) if remark is not None]
        assert not [word for word in words if "-you" in word]


def test_no_line_comes_again_before_the_others():
    heard = Counter()
    for seats, seed in GAMES:
        lines = [remark.message for _, remark in said(seats, seed) if remark is not None]
        for id, count in Counter(map(situation, lines)).items():
            neutral = [line for line in lines if situation(line) == id and line[-1] in "123"]
            assert len(set(neutral[:3])) == len(neutral[:3])
            heard[id] += count
    assert len(heard) > FEWEST


def test_every_line_is_there_in_every_language_and_fits_its_bubble(canvas):
    for language in LANGUAGES:
        text = Text(language).of("tortuga2014")
        found = set()
        lines = (assets_dir() / "text" / language / "tortuga2014" / "lines.ftl").read_text(encoding="utf-8")
        for id in re.findall(r"^(line-[\w-]+) =", lines, re.MULTILINE):
            found.add(situation(id))
            words = text.say(id, name="Treasure Jane")
            assert len(canvas.lines(words, "ital", 20, BUBBLE_BY_FACE - 32)) <= 3, words
            assert len(canvas.lines(words, "ital", 20, BUBBLE_BELOW - 32)) <= 2, words
        assert len(found) == MOST


SAID = ("Ha!", "Gleich viel, sagen die W\u00fcrfel. Ich, sagt der Schoner.")


@pytest.fixture(scope="module")
def acts():
    """By seats, the act of each kind of step, as seat 0 sees it."""
    text, found = Text("en").of("tortuga2014"), {}
    for seats in (2, 3, 4):
        by_kind, director = {}, DiceDirector(text.say, SEATS[:seats])
        for before, event, after in played(seats, "talk"):
            seen = seen_of(redact(event, 0), observe(before, 0), observe(after, 0))
            rivals = isinstance(event, ev.Attacked) and 0 not in (event.seat, event.target)
            by_kind[type(event), rivals] = director.act(seen, 0)
        found[seats] = by_kind.values()
    return found


@pytest.mark.parametrize("size", [(1280, 720), (1600, 900), (2560, 1080)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_bubble_covers_nothing_that_matters(seats, size, art, acts, monkeypatch):
    """It lay over the fleet while that was extended, and over dice that had just been compared."""
    canvas, bubbles = Canvas(pygame.Surface(size), art), []
    monkeypatch.setattr(canvas, "plate", lambda _name, box, **_more: bubbles.append(box))
    monkeypatch.setattr(art.letters, "growth", 1.5 if size[1] == 720 else 1.0)
    shape, by_faces = shape_of(canvas), 0
    parts, at = parts_for(shape), arrangement(seats, shape)
    areas = ("ribbon", "area_tortuga", "area_fleet", "area_crew", "area_island", "tiles")
    on_board = [Spot(area, seat) for seat in range(seats) for area in areas]
    on_board += [Spot("action", seat, action) for seat in range(seats) for action in ACTIONS]
    for act in acts[seats]:
        spotlight, boxes = dice_marks(act.marks).spotlight, [at.banner, *at.side]
        if veiled(act.after.table):
            stage = at.spotlight
            boxes += [
                stage.plates,
                stage.cards,
                Box.around(stage.title, stage.room_between, stage.title_size),
                stage.tiles if act.after.table.action == TREASURE_HUNT else None,
            ]
            boxes += [stage.lanes, stage.lane_shelf] if contested(act.after.table) else [stage.shelf]
            boxes += [Box.around(center, stage.face - 8) for center in (stage.actor, stage.target)]
        else:
            boxes += [CARD.moved(at.aside)] if dice_marks(act.marks).round_card else []
            boxes += [parts.box(Spot("center", -1, chest), act.after, 0) for chest in range(5)]
        boxes += [parts.box(spot, act.after, 0) for spot in on_board]
        for seat, words, playing in itertools.product(range(1, seats), SAID, ((act, 0.6), None)):
            Flight(canvas, act, 1.0, SEATS[:seats], shape).speak(Bubble(seat, words, 0.0, 5.0), playing)
            bubble = bubbles.pop()
            assert not [box for box in boxes if box is not None and box.touches(bubble)], (act.banner, words)
            by_faces += bubble.bottom < at.banner.y and spotlight is not None
        assert not bubbles
    assert by_faces if seats > 2 else not by_faces, "two totals and the title leave no room between two faces"


def test_words_stand_by_no_face_but_their_speakers(art, acts, monkeypatch):
    """One captain seemed to say what another had said before, or nobody, over an empty stage."""
    canvas, tips = Canvas(pygame.Surface((1280, 720)), art), []
    monkeypatch.setattr(Flight, "_parchment", lambda _self, _words, tip, *_more: tips.append(tip))
    face, stage, found = arrangement(4).remark, arrangement(4).spotlight, set()
    middle = (face.x + face.h, face.center[1])
    for spoken, shown, seat in itertools.product(acts[4], acts[4], range(1, 4)):
        spotlight = dice_marks(shown.marks).spotlight
        if not veiled(spoken.after.table) or spotlight is None:
            continue
        for time in (0.1, 0.6):
            Flight(canvas, spoken, 1.0, SEATS).speak(Bubble(seat, "Ha!", 0.0, 5.0), (shown, time))
            tip = tips.pop()
            if tip == middle:
                continue
            sides = {spotlight.actor: stage.actor, spotlight.target: stage.target}
            assert abs(tip[0] - sides[seat][0]) < stage.face / 2
            assert Spot("spotlight_left" if sides[seat] == stage.actor else "spotlight_right") not in {
                motion.rests(time) for motion in shown.motions
            }
            found.add(sides[seat])
    assert len(found) == 2


@pytest.mark.parametrize(("talk", "heard"), [("all", True), ("mine", False), ("never", False)])
def test_the_setting_decides_what_is_shown(talk, heard, tmp_path):
    steps = played(4, "talk")
    text = Text("en").of("tortuga2014")
    session = Session.new(RULES, Options(seats=4), header(4).seats, "TALK")
    presenter = Presenter(session.observer(0), TABLE, text, 0)
    presenter.talk = talk
    shown = []

    def add(act):
        shown.extend(act.remarks.values())
        if isinstance(act.step.event, ev.ActionOpened):
            assert all(bubble.delay == act.revealed for bubble in act.remarks.values()), "totals still count"
        flown = [each.delay + each.duration for each in act.motions if isinstance(each, Handover)]
        assert all(bubble.delay >= max(flown, default=0) for bubble in act.remarks.values()), (
            "before the theft"
        )

    presenter.player.add = add
    for before, event, after in steps:
        presenter.take([seen_of(redact(event, 0), observe(before, 0), observe(after, 0))])
    assert all(isinstance(bubble, Bubble) for bubble in shown)
    assert (len(shown) > 3) == heard
    if talk == "never":
        assert not shown


def test_a_replay_says_what_was_said_at_the_table():
    """To whoever looks; nothing is said in passing, and nothing stays when one goes elsewhere."""
    record, text = record_of(log_of(RULES.name, 4, "KRAKEN-4711-PARROT", "c")), Text("en").of(RULES.name)
    show = ReplayShow(record.replay, TABLE, text, 1)
    eyes = record.replay.observer(1)
    presenter, at_table = Presenter(eyes, TABLE, text, 1), []
    presenter.player.add = lambda act: at_table.append(act.spoken)
    presenter.take(eyes.story())
    first = next(position for position, words in enumerate(at_table) if words)
    show.seek(first)
    assert show.play_on()
    assert not show.player.asides, "nobody has been asked to speak"
    show.talk = "all"
    show.seek(first)
    assert show.play_on()
    (bubble,) = show.player.asides
    assert bubble.words in at_table[first]
    show.player.drain()
    assert show.said()[-1].words == at_table[first]
    show.seek(first)
    assert not show.player.asides
    show.look(NOBODY)
    show.talk = "mine"
    assert show.play_on()
    assert not show.player.asides


def test_longer_words_stay_longer():
    assert 1.0 < seconds("Ha!") < seconds("Ha! " * 12)
