"""The log in words, and what the director shows: for every kind of event, in every language."""

from __future__ import annotations

import math
import re
from collections import Counter

import pygame
import pytest

from tests.app.games.tortuga2014.games import EVENT_TYPES, all_steps, played, seen_of, specs
from tests.hands.gauge import measure
from tortuga.app.draw.canvas import Canvas
from tortuga.app.games.tortuga2014.acts.director import DiceDirector
from tortuga.app.games.tortuga2014.acts.motions import ChestPiece, Tumble
from tortuga.app.games.tortuga2014.acts.moves import HIT_HOLD, HOLD
from tortuga.app.games.tortuga2014.narrative import DiceNarrative
from tortuga.app.games.tortuga2014.picture import DicePicture
from tortuga.app.games.tortuga2014.shown import DiceMarks, DiceShown, loose_dice
from tortuga.app.games.tortuga2014.table import tray as kit
from tortuga.app.games.tortuga2014.table.opponents import OpponentBoard, OpponentPainter
from tortuga.app.games.tortuga2014.table.parts import PARTS
from tortuga.app.games.tortuga2014.tableui import TABLE
from tortuga.app.languages import LANGUAGES
from tortuga.app.table.acts.motion import ActPlayer
from tortuga.app.table.acts.motions import PlateDrop, Travel
from tortuga.app.table.layers import announcement
from tortuga.app.table.marks import Shown, Spot
from tortuga.app.table.presenter import Presenter
from tortuga.app.text import Text
from tortuga.games.tortuga2014 import events as ev
from tortuga.games.tortuga2014.observer import observe, redact
from tortuga.games.tortuga2014.pieces import NO_FACE
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Options, View
from tortuga.kernel.game import NOBODY
from tortuga.kernel.session import Session

SEATS = specs("human", "random", "random", "random")
SILENT = (ev.Committed, ev.HuntStarted)
"""Events that only prepare what is told later."""


def seen_by(eyes: int):
    """Every step as one pair of eyes sees it."""
    for before, event, after in all_steps():
        yield observe(before, eyes).table, redact(event, eyes), observe(after, eyes).table


def test_the_games_show_every_kind_of_event():
    assert {type(event) for _, event, _ in all_steps()} == EVENT_TYPES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("eyes", [0, NOBODY])
def test_every_event_is_told(language, eyes):
    narrative = DiceNarrative(Text(language).of("tortuga2014"), SEATS)
    told = Counter()
    for before, event, after in seen_by(eyes):
        lines = narrative.sentences(event, before, after)
        told[type(event)] += len(lines)
        for line in lines:
            assert line.text
            assert "log-" not in line.text
            assert line.seat is None or SEATS[line.seat].name in line.text
            assert line.text in narrative.plain(line)
    assert {kind for kind in EVENT_TYPES if not told[kind]} == set(SILENT)


def test_of_chests_of_one_colour_without_room_the_first_that_is_told_of_stays_on_the_island():
    """R63: whoever counts along finds no chest in the bag while its colour is missing on the island."""
    narrative, several = DiceNarrative(Text("en").of("tortuga2014"), SEATS), 0
    for before, event, after in (*played(4, "left1"), *played(4, "left16")):
        if not isinstance(event, ev.ChestsMoved):
            continue
        there = {f"tortuga2014/chest_{chest}" for chest in before.center}
        left = [line for line in narrative.sentences(event, before, after) if "no room" in line.text]
        for line in left:
            assert line.text.endswith("into the bag:" if line.sign in there else "to the centre island:")
            several += line.sign in there
            there.add(line.sign)
    assert several


@pytest.mark.parametrize("growth", [1.0, 1.5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_banner_of_an_attack_tells_who_defends_and_what_it_costs(language, growth, art, monkeypatch):
    text = Text(language).of("tortuga2014")
    narrative, director = DiceNarrative(text, SEATS), DiceDirector(text.say)
    gauge, defended = measure(monkeypatch), 0
    monkeypatch.setattr(art.letters, "growth", growth)
    canvas = Canvas(pygame.Surface((1280, 720), 0, 32), art)
    for before, event, after in all_steps():
        if not isinstance(event, ev.Attacked):
            continue
        seen = seen_of(event, observe(before, 0), observe(after, 0))
        told = [narrative.plain(line) for line in narrative.lines(seen)]
        banner = director.act(seen, 0, told).banner
        assert all(sentence in banner.message for sentence in told)
        defended += event.defended
        gauge.clear()
        announcement(canvas, banner)
        assert not gauge.faults
        assert not gauge.overlaps()
    assert defended > 10


def test_what_others_did_is_news_and_what_a_round_begins_with_is_not():
    director = DiceDirector(Text("en").of("tortuga2014").say)
    for before, event, after in all_steps():
        news = director.act(seen_of(event, observe(before, 1), observe(after, 1)), 1).news
        begins = isinstance(event, ev.ChestsDealt | ev.Rolled)
        own = "seat" in event.__struct_fields__ and event.seat == 1
        assert news is not (begins or own)


def test_points_and_log_wait_for_chests_in_flight():
    """They told of six chests at home while two of them still flew."""
    director, picture, kinds = DiceDirector(Text("en").of("tortuga2014").say, SEATS), DicePicture(), set()
    for before, event, after in (*played(4, "a"), *played(2, "c")):
        act = director.act(seen_of(redact(event, 0), observe(before, 0), observe(after, 0)), 0)
        lands = [
            each.delay + each.duration
            for each in act.motions
            if isinstance(each, Travel) and isinstance(each.piece, ChestPiece)
        ]
        if not lands:
            continue
        kinds.add(type(event))
        assert act.revealed >= max(lands) - 0.2, "what closes up may still move"
        assert act.announces or act.early
        assert picture.playing(act, act.revealed - 0.1, still=False).counted == act.before.table
        assert picture.playing(act, act.revealed, still=False).counted is None
    assert kinds >= {ev.ChestsMoved, ev.ChestsDrawn, ev.SurplusDropped, ev.Attacked, ev.HuntDrawn}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_leaves_it_to_the_results_who_has_won(language, art, monkeypatch):
    text = Text(language).of("tortuga2014")
    session = Session.new(RULES, Options(seats=4), SEATS, "END")
    presenter, acts = Presenter(session.observer(0), TABLE, text, 0), []
    presenter.player.add = acts.append
    for before, event, after in played(4, "a"):
        presenter.take([seen_of(redact(event, 0), observe(before, 0), observe(after, 0))])
    act, boards = acts[-1], before.boards
    assert isinstance(act.step.event, ev.GameEnded)
    told = " ".join((act.banner.title, act.banner.message, act.spoken, *(line.text for line in act.lines)))
    assert act.banner.message
    assert len(act.lines) == 1
    assert not any(spec.name in told for spec in SEATS)
    assert not re.search(r"\d", told)
    assert not act.marks.moods
    assert not any(isinstance(motion, PlateDrop) for motion in act.motions)
    rivals = range(1, 4)
    assert any(boards[seat].tiles for seat in rivals)
    assert not any(any(act.after.table.boards[seat].tiles) for seat in rivals)
    tray = DicePicture().tray(Shown(act.after, 0, act.marks, SEATS, text, ()), None, None, None)
    monkeypatch.setattr(kit, "ranking_rows", lambda *_: pytest.fail("places"))
    tray.paint(Canvas(pygame.Surface((1280, 720), 0, 32), art))


def test_the_log_tells_no_secret():
    """Neither the coins of tiles nor secret choices are told to nobody."""
    narrative = DiceNarrative(Text("en").of("tortuga2014"), SEATS)
    coins = Text("en").of("tortuga2014").say("tile-label", coins=3).split()[1]
    for before, event, after in all_steps():
        hidden = (observe(before, NOBODY).table, redact(event, NOBODY), observe(after, NOBODY).table)
        words = " ".join(line.text for line in narrative.sentences(hidden[1], hidden[0], hidden[2]))
        if isinstance(event, ev.HuntDrawn | ev.TileKept):
            assert coins not in words
        if isinstance(event, ev.Committed):
            assert not words


@pytest.mark.parametrize("eyes", [0, NOBODY])
def test_every_event_is_shown(eyes):
    """Each kind of event moves something, in 1.6 s (attacks, rounds 3.2, hits more), at places that exist."""
    director = DiceDirector(Text("en").of("tortuga2014").say)
    shown = Counter()
    for before, event, after in seen_by(eyes):
        act = director.act(seen_of(event, View(0, before), View(0, after)), 0)
        shown[type(event)] += len(act.motions)
        reads = HIT_HOLD[4] - HOLD if act.hits else 0.0
        assert act.length - reads <= (3.2 if isinstance(event, ev.Attacked | ev.RoundEnded) else 1.6)
        for motion in act.motions:
            assert motion.duration > 0
            assert motion.delay >= 0
            if isinstance(motion, Travel):
                assert PARTS.box(motion.start, act.before, 0)[2] > 0
                assert PARTS.box(motion.end, act.after, 0)[2] > 0
            place = motion.rests(motion.delay)
            if place is not None:
                assert PARTS.box(place, act.after, 0)[2] > 0
    unseen = {kind for kind in EVENT_TYPES if not shown[kind]}
    assert unseen == {ev.Committed, ev.HuntStarted}


def test_dice_of_others_do_not_tumble_before_the_reveal():
    director = DiceDirector(Text("en").of("tortuga2014").say)
    for before, event, after in seen_by(1):
        if isinstance(event, ev.Rolled):
            act = director.act(seen_of(event, View(1, before), View(1, after)), 1)
            assert {motion.seat for motion in act.motions if isinstance(motion, Tumble)} <= {1}


def test_a_tumble_for_each_die_of_the_own_roll():
    director = DiceDirector(Text("en").of("tortuga2014").say)
    before, event, after = next(step for step in seen_by(0) if isinstance(step[1], ev.Rolled))
    act = director.act(seen_of(event, View(0, before), View(0, after)), 0)
    rolled = {die for die, face in enumerate(event.faces[0]) if face != NO_FACE}
    assert {motion.die for motion in act.motions if isinstance(motion, Tumble)} == rolled


@pytest.fixture
def acts():
    director = DiceDirector(Text("en").of("tortuga2014").say)
    return [
        director.act(seen_of(event, View(0, before), View(0, after)), 0)
        for before, event, after in (
            (observe(b, 0).table, redact(e, 0), observe(a, 0).table) for b, e, a in played(4, "a")[:60]
        )
    ]


def test_the_player_plays_in_order_and_comes_to_rest(acts):
    player = ActPlayer(SEATS, DicePicture())
    for act in acts:
        player.add(act)
    begun = []
    for _ in range(100000):
        begun += player.update(1 / 30, "normal")
        if not player.busy:
            break
    assert begun == acts
    assert not player.hidden()
    assert player.act is None, "and no screen moves"


def test_fast_takes_half_or_less_and_off_takes_nothing(acts):
    times = {}
    for speed in ("normal", "fast", "off"):
        player = ActPlayer(SEATS, DicePicture())
        for act in acts:
            player.add(act)
        frames = 0
        while player.busy:
            player.update(0.01, speed)
            frames += 1
        times[speed] = frames
    assert times["off"] == 1
    assert math.isclose(times["normal"], 100 * sum(act.length / act.pace for act in acts), rel_tol=0.05)
    fast = 100 * sum(act.length / (2 * act.pace * act.brisk) for act in acts)
    assert math.isclose(times["fast"], fast, rel_tol=0.05)


def test_skip_ends_one_act_drain_ends_all(acts):
    player = ActPlayer(SEATS, DicePicture())
    for act in acts:
        player.add(act)
    long = next(act for act in acts if act.length > 0.5)
    while player.act is not long:
        player.update(0.01, "normal")
    player.skip()
    player.update(0.0, "normal")
    assert player.act is not long
    waiting = player.length - (player.act is not None)
    assert len(player.drain()) == waiting
    assert not player.busy


def test_all_motions_can_be_drawn(art, acts):
    """Every kind of motion at its start, in the middle and at its end, on a small canvas."""
    canvas = Canvas(pygame.Surface((640, 360)), art)
    empty = pygame.image.tobytes(canvas.surface, "RGB")
    player = ActPlayer(SEATS, DicePicture())
    kinds = set()
    director = DiceDirector(Text("en").of("tortuga2014").say)
    for before, event, after in seen_by(0):
        if type(event) in kinds or not isinstance(event, tuple(EVENT_TYPES)):
            continue
        act = director.act(seen_of(event, View(0, before), View(0, after)), 0)
        if not act.motions:
            continue
        kinds.add(type(event))
        player.add(act)
        marked = False
        while player.busy:
            player.update(act.length / 5, "normal")
            canvas.surface.fill("black")
            player.draw(canvas)
            marked |= pygame.image.tobytes(canvas.surface, "RGB") != empty
        assert marked or isinstance(event, ev.ActionOpened | ev.GameEnded), type(event)
    assert len(kinds) == len(EVENT_TYPES) - 2


def test_totals_count_up_die_by_die():
    director = DiceDirector(Text("en").of("tortuga2014").say)
    act = max(
        (
            director.act(seen_of(redact(e, 0), observe(b, 0), observe(a, 0)), 0)
            for b, e, a in played(4, "a")
            if isinstance(e, ev.Revealed)
        ),
        key=lambda act: len(act.motions),
    )
    player = ActPlayer(SEATS, DicePicture())
    player.add(act)
    player.update(0.0, "normal")
    in_flight = []
    while player.busy:
        in_flight.append(sum(spot.kind == "die" for spot in player.hidden()))
        player.update(0.02, "normal")
    assert in_flight[0] > 3
    assert in_flight == sorted(in_flight, reverse=True)
    assert len(set(in_flight)) > 2, "they land one after the other"
    assert 0 in in_flight[:-1], "and lie there before the act is over"


def test_whoever_is_robbed_does_not_smile():
    robbed = 0
    director = DiceDirector(lambda message, **_: message)
    for before, event, after in played(4, "a"):
        if isinstance(event, ev.Attacked) and event.chest is not None and event.place == 0:
            moods = director.act(seen_of(event, View(0, before), View(0, after)), 0).marks.moods
            assert moods == {event.seat: "pleased", event.target: "angry"}
            robbed += 1
    assert robbed


def test_the_bar_stays_at_the_dice_while_screens_go_up():
    director, last = DiceDirector(Text("en").of("tortuga2014").say), 0
    for before, event, after in seen_by(0):
        if isinstance(event, ev.Revealed) and after.phase == 2:
            act = director.act(seen_of(event, View(0, before), View(0, after)), 0)
            assert act.after.table.phase == 1
            assert act.then.table.phase == 2
            last += 1
    assert last


def words_of(gauge, table, seat, **marks):
    """The words on the island row of an opponent."""
    gauge.clear()
    shown = DiceShown(View(0, table), 0, DiceMarks(**marks), SEATS, Text("en").of("tortuga2014"))
    canvas = Canvas(pygame.Surface((1280, 720), 0, 32), gauge.art)
    OpponentPainter(OpponentBoard(seat), canvas, shown, seat).island_row()
    return [word for word, _, _ in gauge.words]


def test_an_arriving_chest_lies_on_no_words_and_no_tag_covers_flying_dice(art, monkeypatch):
    gauge, say = measure(monkeypatch), Text("en").of("tortuga2014").say
    gauge.art = art
    chests = dice = 0
    tags = []
    monkeypatch.setattr(Canvas, "tag", lambda _canvas, _spot, told, *_args, **_more: tags.append(told))
    for before, _event, after in seen_by(0):
        gained = [seat for seat in range(1, after.seats) if after.boards[seat].island and after.phase == 2]
        for seat in gained:
            if len(after.boards[seat].island) == 1 and not before.boards[seat].island:
                flying = frozenset([Spot("island", seat, 0)])
                assert say("pic-island-empty") not in words_of(gauge, after, seat, hidden=flying)
                chests += 1
        if after.stage == "roll" and after.cycle:
            loose = loose_dice(after.boards[1])
            told = say("pic-hidden-dice", count=len(loose))
            tags.clear()
            words_of(gauge, after, 1)
            assert (told in tags) == bool(loose)
            tags.clear()
            words_of(gauge, after, 1, hidden=frozenset([Spot("die", 1, 0)]))
            assert told not in tags
            dice += bool(loose)
    assert chests
    assert dice


def test_no_plate_drops_on_dice_that_lie_open():
    """Skulls kept alone, and the dice of who is stuck, lie in an opponent's row as the screens go up."""
    director, plates = DiceDirector(Text("en").of("tortuga2014").say), 0
    for before, event, after in seen_by(0):
        if isinstance(event, ev.Revealed):
            act = director.act(seen_of(event, View(0, before), View(0, after)), 0)
            for motion in act.motions:
                if isinstance(motion, PlateDrop) and motion.spot.seat != 0:
                    assert motion.spot.kind == "ribbon"
                    plates += 1
    assert plates
