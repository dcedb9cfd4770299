"""Whole games at the table through the real window's events: keys, mouse, hot-seat; secrets and refusals."""

from __future__ import annotations

import random
from concurrent.futures import Future
from contextlib import nullcontext

import msgspec
import pygame
import pytest

from ai.outside import OutsideError
from tests.app.games.tortuga2014.games import Later
from tests.hands.harbour import Harbour, clicks, over, settle, until
from tortuga.app.captains import ask as seating
from tortuga.app.captains.thinking import silent
from tortuga.app.draw.art import Art
from tortuga.app.draw.canvas import Canvas
from tortuga.app.games.tortuga2014 import sample_game as still
from tortuga.app.games.tortuga2014.palette import COLOUR
from tortuga.app.games.tortuga2014.screenshots import table_scene
from tortuga.app.games.tortuga2014.table.layout import TRAY
from tortuga.app.games.tortuga2014.tableui import TABLE
from tortuga.app.input.focus import Focus, find
from tortuga.app.scene.base import INPUT_DELAY
from tortuga.app.scene.protocol import Click, Drag, Drop
from tortuga.app.stills import sample
from tortuga.app.stills.house import still_context
from tortuga.app.stills.sample import InlineExecutor
from tortuga.app.table.marks import Spot
from tortuga.app.table.pending import PendingDecision
from tortuga.app.table.scene import TableScene
from tortuga.app.table.sheets.covers import AllLookScene, HandoverScene
from tortuga.app.table.speech import seconds
from tortuga.app.widgets.dialog import Dialog
from tortuga.games.tortuga2014.commands import Keep
from tortuga.games.tortuga2014.pieces import NO_FACE, NUMBERS, SKULL
from tortuga.games.tortuga2014.rules import RULES
from tortuga.kernel.game import NOBODY
from tortuga.kernel.library.database import LibraryError
from tortuga.kernel.observer import Observer

pytestmark = pytest.mark.slow


# ---------------------------------------------------------------- pictures
def test_the_pictures_of_the_table_are_read_once_it_stands(harbour, monkeypatch):
    asked = []
    monkeypatch.setattr(Art, "ahead", lambda _, names: asked.append(list(names)))
    hands, scene = harbour.begin("human", "random", "random")
    assert not asked, "not while it is put up"
    settle(hands, 60)
    own = next(spec.colour for spec in scene.session.seats if spec.player == "human")
    (names,) = asked
    assert names[0] == f"tortuga2014/dice/{own}.png"
    absent = set(COLOUR) - {spec.colour for spec in scene.session.seats}
    assert not any(colour in name for name in names for colour in absent)


# ---------------------------------------------------------------- pace and forced choices
def test_fast_until_the_next_choice(harbour):
    harbour.settings.lend(speed="normal")
    hands, scene = harbour.begin("human", "greedy", "greedy", seed="hurry")
    while scene.decision is None:
        hands.step()
    usual = frames_of_a_round_of_others(hands, scene, rush=False)
    assert not scene.fast_forward.rushing
    hurried = frames_of_a_round_of_others(hands, scene, rush=True)
    assert not scene.fast_forward.rushing, "over with the next choice"
    assert hurried < usual / 2


def frames_of_a_round_of_others(hands, scene, rush) -> int:
    """Frames from one's own keep to one's next decision."""
    hands.press(pygame.K_h)
    hands.press(pygame.K_RETURN)
    if rush:
        hands.press(pygame.K_f)
    frames = 0
    while scene.decision is None and frames < 3000:
        hands.step()
        frames += 1
    return frames


@pytest.mark.parametrize("automatic", [True, False])
def test_the_only_choice_is_shown_and_made(harbour, automatic):
    harbour.settings.lend(automatic=automatic)
    hands, scene = harbour.begin("human", "greedy", seed="only")
    for _ in range(300):
        settle(hands, 2)
        if over(hands):
            break
        if scene.decision is not None and scene.decision.only:
            decision = scene.decision
            assert not automatic or decision.chooser.command() is not None
            assert decision.banner().message.endswith(scene.context.say("table-only")) is automatic
            if automatic:
                decision.clear()  # what was picked for the person is made even if it is put back
            hands.step(60, dt=0.1)
            assert (scene.decision is decision) is not automatic
            return
        hands.press(pygame.K_h)
        settle(hands, 1)
        hands.press(pygame.K_RETURN)
    raise AssertionError("no forced choice in this game")


def only_choices(hands, scene):
    """The decisions of a game that are made by themselves, one after the other."""
    for _ in range(2000):
        with hands.unpainted():
            hands.step(dt=0.1)
        if over(hands):
            return
        if scene.decision is None or scene.presenter.busy:
            continue
        if scene.by_itself(scene.decision):
            yield scene.decision
            continue
        with hands.unpainted():
            hands.press(pygame.K_h)
            settle(hands, 1)
            hands.press(pygame.K_RETURN)


def seconds_until_made(hands, scene, decision) -> float:
    for tenths in range(200):
        if scene.decision is not decision:
            return tenths / 10
        with hands.unpainted():
            hands.step(dt=0.1)
    raise AssertionError("never made")


@pytest.mark.parametrize(("speed", "pace"), [("normal", 1), ("fast", 2)])
def test_an_only_choice_is_shown_long_enough_to_be_read_when_it_is_new(harbour, speed, pace):
    """Seventeen words stood there for 2.4 seconds, and just as long when known and at a fast speed."""
    harbour.settings.lend(speed=speed)
    hands, scene = harbour.begin("human", "greedy", seed="only")
    told = {}
    for decision in only_choices(hands, scene):
        message = decision.banner().message
        kind = "".join(letter for letter in message if not letter.isdecimal())
        told.setdefault(kind, []).append((seconds(message), seconds_until_made(hands, scene, decision)))
        if any(len(shown) > 1 for shown in told.values()):
            break
    (first, again), *_ = (shown for shown in told.values() if len(shown) > 1)
    assert first[0] > 3
    assert first[1] == pytest.approx(first[0] / pace, abs=0.3)
    assert again[1] == pytest.approx(2.4 / pace, abs=0.3)


@pytest.mark.parametrize("key", [pygame.K_SPACE, pygame.K_RETURN])
def test_space_and_enter_make_an_only_choice_at_once(harbour, key):
    """The button named Enter, and was grey as if nothing could be pressed."""
    hands, scene = harbour.begin("human", "greedy", seed="only")
    decision = next(only_choices(hands, scene))
    hands.step(10, dt=0.1)
    assert scene.decision is decision
    button = scene.controls.buttons(Focus())[0]
    assert button.enabled
    assert button.key == scene.context.key_label("confirm")
    hands.press(key)
    hands.step()
    assert scene.decision is not decision


# ---------------------------------------------------------------- leaving
@pytest.mark.parametrize("way", ["cross", "title"])
def test_the_workers_end_with_the_table(harbour, way):
    harbour.pool = Workers()
    hands, scene = harbour.begin("human", "greedy", seed="cross")
    settle(hands)
    assert scene.thinking._pool is harbour.pool
    if way == "cross":
        pygame.event.post(pygame.event.Event(pygame.QUIT))
        hands.step()
        assert not hands.stage.running
    else:
        hands.stage._apply(scene.to_title())
    assert harbour.pool.ended
    assert scene.thinking._pool is None


class Workers(InlineExecutor):
    """Captains who answer at once; writes down whether they were sent home."""

    ended = False

    def shutdown(self, wait=True, *, cancel_futures=False):
        self.ended = cancel_futures and not wait


# ---------------------------------------------------------------- whole games
def test_a_whole_game_with_two_keys(harbour):
    hands, scene = harbour.begin("human", "greedy", "random", "greedy")
    for turn in range(600):
        if over(hands):
            break
        with hands.thinned(turn):
            hands.press(pygame.K_h)
            settle(hands, 1)
            if not over(hands):
                hands.press(pygame.K_RETURN)
    assert over(hands)
    assert scene.session.finished
    assert scene.presenter.lines[-1].loud


def test_a_whole_game_by_mouse(harbour):
    harbour.settings.lend(automatic=False)
    hands, scene = harbour.begin("human", "greedy", "greedy", "additive", seed="mouse")
    kinds = set()
    for turn in range(600):
        if over(hands):
            break
        with hands.thinned(turn):
            if scene.decision is None:
                settle(hands, 1)
                continue
            kinds.add(scene.decision.chooser.kind)
            for name in clicks(scene):
                if name.startswith("place-") and scene.decision.chooser.chosen is not None:
                    continue  # the only choice is chosen already
                hands.click(name)
            hands.click("primary")
    assert over(hands)
    assert {"keep", "move", "act"} <= kinds


def test_a_whole_game_by_keys_without_hints(harbour):
    """Numbers, letters, Tab and Enter: every decision can be made by keyboard alone."""
    harbour.settings.lend(automatic=False)
    hands, scene = harbour.begin("human", "greedy", "greedy", seed="keys")
    for _ in range(900):
        if over(hands):
            break
        if scene.decision is None:
            settle(hands, 1)
            continue
        chooser = scene.decision.chooser
        match chooser.kind:
            case "keep" if not chooser.stuck:
                place = next(i for i, die in enumerate(chooser.rolled) if chooser.state(die) == "legal")
                hands.press(pygame.K_1 + place)
            case "bonus" | "skulls" if chooser.chosen is None:
                hands.press((pygame.K_q, pygame.K_w, pygame.K_e, pygame.K_r, pygame.K_t)[chooser.places[0]])
            case "tile":
                hands.press(pygame.K_2)
            case "steal" | "claim":
                for name in clicks(scene):
                    hands.tab_to(name)
                    hands.press(pygame.K_RETURN)
                hands.tab_to("primary")
        hands.press(pygame.K_RETURN)
    assert over(hands), (
        scene.decision.chooser.kind,
        scene.decision.chooser.pending(),
        scene.focus,
        scene.decision.banner(),
    )


def tray_of(canvas) -> bytes:
    return pygame.image.tobytes(canvas.surface.subsurface(canvas.rect(*TRAY)), "RGB")


def test_hot_seat_to_the_end(harbour):
    hands, scene = harbour.begin("human", "human", "greedy", seed="hot")
    curtains, waited = set(), 0
    for _ in range(1500):
        if over(hands):
            break
        if isinstance(hands.top, AllLookScene):  # no curtain falls over what nobody has seen yet
            assert not scene.presenter.busy
            assert scene.presenter.eyes.seat == NOBODY
            if not waited:  # not the previous picture, with the secrets of the seat that chose last
                fresh = hands.stage.canvas.copy()
                scene.draw(fresh)
                assert tray_of(hands.stage.canvas) == tray_of(fresh)
            waited += 1
            hands.step(8, 0.1)
            hands.press(pygame.K_RETURN)
            continue
        if isinstance(hands.top, HandoverScene):
            curtains.add(hands.top.name)
            assert scene.decision is None
            hands.lift()
            continue
        with hands.unpainted() if waited > 1 else nullcontext():
            hands.press(pygame.K_h)
            settle(hands, 1)
            if isinstance(hands.top, TableScene):
                hands.press(pygame.K_RETURN)
    assert over(hands)
    assert curtains == {"Rosa", "Jack"}
    assert waited > scene.session.whole_state.round  # every reveal, and the chests that moved


def test_who_is_called_to_the_screen_sees_what_was_done_for_him(harbour, monkeypatch):
    """Whoever was stuck lifted the curtain, and the next one's fell before he had read why."""
    hands, scene = harbour.begin("human", "human", seed="hot")
    settle(hands, 4)
    assert isinstance(hands.top, HandoverScene)
    hands.lift()
    settle(hands, 4)
    monkeypatch.setattr(PendingDecision, "only", True)
    decision = scene.decision
    decision.take_only()
    hands.step(60, dt=0.1)
    assert scene.decision is decision
    hands.press(pygame.K_RETURN)
    hands.step(60, dt=0.1)
    assert scene.decision is not decision


def test_captains_alone_play_to_the_end(harbour):
    hands, scene = harbour.begin("greedy", "additive", "random")
    for _ in range(200):
        if over(hands):
            return
        settle(hands, 4)
    raise AssertionError(scene.session.whole_state.stage)


def test_the_button_says_game_over_once_that_is_shown(tmp_path):
    """Captains run ahead of the picture; the button told the end before it came."""
    steps, session = 0, sample.begin("tortuga2014", 2, "SLOOP-1-SIREN", ())
    while not session.finished:
        before, steps = session.position, steps + 1
        sample.play(session, "a", 1)
    session = sample.play(sample.begin("tortuga2014", 2, "SLOOP-1-SIREN", ()), "a", steps - 1)
    assert session.position == before
    scene = TableScene(still_context(tmp_path, "en").of("tortuga2014"), session, TABLE, silent())
    primary = lambda: scene.controls._primary(Focus()).label  # noqa: E731
    assert primary() == "Waiting"
    sample.play(session, "a")
    scene.presenter.follow(before)
    assert session.finished
    assert primary() == "Waiting"
    scene.presenter.drain()
    assert primary() == "Game over"


# ---------------------------------------------------------------- secrets
class Told:
    """A session of which only one state is asked; as if the game stood there."""

    def __init__(self, session, state):
        self._session = session
        self.state = self.whole_state = state
        self.position = 0

    def __getattr__(self, name):
        return getattr(self._session, name)

    steps = whole_steps = ()

    def decisions(self):
        return [0]

    def to_act(self):
        return RULES.to_act(self.state)

    def observer(self, seat):
        return Observer(self, seat)


def pixels(hands) -> bytes:
    return pygame.image.tobytes(hands.stage.canvas.surface, "RGB")


def test_at_rest_only_what_always_moves_is_painted_and_all_is_as_if_painted_anew(harbour, monkeypatch):
    hands, scene = harbour.begin("human", "greedy")
    hands.step(60, dt=0.1)
    assert scene.decision is not None
    whole, real = [], scene.draw
    monkeypatch.setattr(scene, "draw", lambda canvas: (whole.append(canvas), real(canvas)))
    seen = []
    for _ in range(10):
        hands.step(dt=0.4)
        seen.append(pixels(hands))
    assert len(whole) <= 2
    assert len(set(seen)) > 5
    fresh = pygame.Surface(hands.stage.window.size, 0, 32)
    real(Canvas(fresh, hands.stage.canvas.art))
    assert pygame.image.tobytes(fresh, "RGB") == seen[-1]
    whole.clear()
    hands.press(pygame.K_h)
    hands.step()
    assert whole


def test_neither_curtain_nor_closed_table_depends_on_secrets(harbour):
    """Other dice, other tile values: the same pixels, until the curtain is lifted."""
    _, scene = harbour.begin("human", "human", "greedy", seed="secret")
    state = scene.session.whole_state
    boards = tuple(msgspec.structs.replace(board, tiles=(1, 3)) for board in state.boards)
    others = tuple(msgspec.structs.replace(board, tiles=(2, 2)) for board in state.boards)
    one = msgspec.structs.replace(state, boards=boards, rolls=((0, 1, 2, 3, 4),) * 3)
    two = msgspec.structs.replace(state, boards=others, rolls=((SKULL,) * 5,) * 3)
    curtain, closed, lifted = [], [], []
    for told in (one, two):
        hands, scene = harbour.table(Told(scene.session, told))
        scene.update(0)  # the curtain is pushed by the stage on the first step
        assert isinstance(hands.top, HandoverScene)
        curtain.append(pixels(hands))
        scene.draw(hands.stage.canvas)
        closed.append(pixels(hands))
        hands.lift()
        settle(hands)
        lifted.append(pixels(hands))
    assert curtain[0] == curtain[1]
    assert closed[0] == closed[1]
    assert curtain[0] != closed[0]
    assert lifted[0] != lifted[1]


def test_with_one_person_there_is_no_curtain(harbour):
    hands, scene = harbour.begin("human", "greedy")
    settle(hands)
    assert isinstance(hands.top, TableScene)
    assert scene.presenter.view.table.rolls[0]
    assert scene.presenter.view.table.rolls[1] is None


def test_captains_are_given_their_own_view(harbour):
    harbour.pool = Later()
    hands, _ = harbour.begin("human", "greedy", "greedy")
    settle(hands)
    views = [msgspec.msgpack.decode(args[1]) for _, fn, args in harbour.pool.calls if args]
    assert {view["seat"] for view in views} == {1, 2}
    for view in views:
        rolls = view["table"]["rolls"]
        assert [bool(roll) for roll in rolls] == [seat == view["seat"] for seat in range(3)]


# ---------------------------------------------------------------- single inputs
def test_an_illegal_die_tells_why(harbour):
    hands, scene = harbour.begin("human", "greedy", seed="illegal")
    for _ in range(60):
        chooser = until(hands, scene, "keep")
        faces = {die: chooser.faces[die] for die in chooser.rolled if chooser.faces[die] != SKULL}
        if len(set(faces.values())) > 1:
            break
        hands.press(pygame.K_h)
        settle(hands, 1)
        hands.press(pygame.K_RETURN)
    first = next(die for die in faces if chooser.state(die) == "legal")
    other = next(die for die in faces if faces[die] != faces[first])
    hands.click(f"die-{first}")
    hands.click(f"die-{other}")
    assert chooser.chosen == {first}
    text = scene.context.text
    assert scene.decision.banner().title == text.say("refusal-title")
    assert scene.decision.banner().message in (
        text.say("refusal-keep-mixed"),
        *(text.say("refusal-keep-no-room", action=name, room=0) for name in ("Board", "Raid")),
    )


def test_enter_without_a_choice_asks_for_one(harbour):
    hands, scene = harbour.begin("human", "greedy")
    until(hands, scene, "keep")
    length = scene.session.length
    hands.press(pygame.K_RETURN, times=3)
    assert scene.session.length == length
    keys = scene.context.key_variables()
    offer = f" {scene.context.say('table-hint-offer', **keys)}"
    said = scene.context.say("missing-keep", count=5, offer=offer, **{"key-most": "5"}, **keys)
    assert scene.decision.banner().message == said


def test_what_is_missing_names_the_keys_as_they_are_bound(harbour):
    hands, scene = harbour.begin("human", "greedy")
    until(hands, scene, "keep")
    scene.context.keys.change({"die-1": ["ctrl+k"], "hint": []})
    hands.press(pygame.K_RETURN)
    told = scene.decision.banner().message
    assert "press Ctrl+K to 5" in told
    assert told.endswith("\u2013 proposes a choice.")
    harbour.settings.lend(hints=False)
    hands.press(pygame.K_RETURN)
    assert scene.decision.banner().message.endswith("press Ctrl+K to 5.")


def test_undo_and_clear_take_back_picks(harbour):
    hands, scene = harbour.begin("human", "greedy")
    chooser = until(hands, scene, "keep")
    die = next(die for die in chooser.rolled if chooser.state(die) == "legal")
    hands.click(f"die-{die}")
    assert chooser.chosen == {die}
    hands.press(pygame.K_z)
    assert not chooser.chosen
    hands.click(f"die-{die}")
    hands.press(pygame.K_c)
    assert not chooser.chosen
    hands.press(pygame.K_z)
    assert chooser.chosen == {die}


def test_a_hint_is_shown_with_its_reason_and_waits_for_enter(harbour):
    harbour.pool = Later()
    hands, scene = harbour.begin("human", "greedy")
    settle(hands)
    hands.press(pygame.K_h)
    say = scene.context.say
    assert scene.decision.banner().message == say("advice-wait")
    length = scene.session.length
    harbour.pool.work()
    settle(hands, 2)
    assert scene.decision.banner().title == say("advice-title")
    assert len(scene.decision.banner().message) > 10
    assert isinstance(scene.decision.chooser.command(), Keep)
    assert scene.session.length <= length + 1  # the captain's own choice at most
    tip = next(item.tooltip for item in scene.focusables() if item.id == "hint")
    assert not tip, "nothing lies over the advice that was asked for, nor promises that Enter confirms here"
    decision = scene.decision
    hands.press(pygame.K_RETURN)
    assert scene.decision is not decision


def test_one_question_is_one_hint_in_the_statistics(harbour):
    harbour.pool = Later()
    hands, scene = harbour.begin("human", "greedy")
    settle(hands)
    noted = []
    scene.session.note_assist = lambda *told: noted.append(told)
    hands.press(pygame.K_h, times=3)
    chooser = scene.decision.chooser
    hands.click(next(f"die-{die}" for die in chooser.rolled if chooser.state(die) == "legal"))
    hands.press(pygame.K_h)
    questions = [args for _, _, args in harbour.pool.calls if args and args[2] == seating.ADVISER]
    assert len(questions) == 1
    assert questions[0][4] == ("human", "greedy"), "the adviser is told who plays"
    assert noted == [("hint", 0)]
    assert scene.decision.awaiting, "wanted in spite of the pick meanwhile"
    harbour.pool.work()
    settle(hands)
    assert scene.decision.advice is not None
    hands.press(pygame.K_h)
    assert noted == [("hint", 0)], "the next page"


def test_a_late_hint_is_dropped(harbour):
    harbour.pool = Later()
    hands, scene = harbour.begin("human", "human")
    settle(hands)
    hands.lift()  # the first curtain
    settle(hands)
    hands.press(pygame.K_h)
    chooser = scene.decision.chooser
    die = next(die for die in chooser.rolled if chooser.state(die) == "legal")
    hands.press(pygame.K_1 + chooser.rolled.index(die))
    hands.press(pygame.K_RETURN)
    settle(hands, 2)
    harbour.pool.work()
    hands.lift()  # the second curtain
    settle(hands, 2)
    assert scene.decision is not None
    assert scene.decision.chooser.command() is None


def test_advice_does_not_push_aside_what_was_picked_meanwhile(harbour):
    harbour.pool = Later()
    hands, scene = harbour.begin("human", "greedy")
    settle(hands)
    hands.press(pygame.K_h)
    chooser = scene.decision.chooser
    die = next(die for die in chooser.rolled if chooser.state(die) == "legal")
    hands.click(f"die-{die}")
    harbour.pool.work()
    settle(hands)
    assert chooser.chosen == {die}


def test_forfeit_by_key(harbour):
    hands, scene = harbour.begin("human", "greedy", seed="forfeit")
    chooser = until(hands, scene, "act")
    hands.press(pygame.key.key_code(scene.context.keys.key("forfeit")))
    assert chooser.forfeiting
    lines = len(scene.presenter.lines)
    hands.press(pygame.K_RETURN)
    settle(hands)
    told = [line.text for line in scene.presenter.lines[lines:]]
    assert any("forfeits" in text for text in told)


def test_panel_speed_menu_and_help(harbour):
    hands, scene = harbour.begin("human", "greedy", "greedy", "greedy")
    until(hands, scene, "keep")
    assert scene.panel.tab == "dice"
    (log, _, *others) = scene.controls.tabs
    for name in (*others, log):
        hands.press(pygame.K_d)
        assert scene.panel.tab == name
    hands.click("tab-dice")
    assert scene.panel.tab == "dice"
    hands.press(pygame.K_s)
    speed = scene.context.settings.now.speed
    assert speed != "off"
    assert scene.decision.banner().title == scene.context.say(f"speed-{speed}")
    hands.press(pygame.K_F1)
    assert type(hands.top).__name__ == "RulesScene"
    hands.press(pygame.K_ESCAPE)
    hands.press(pygame.K_ESCAPE)
    assert isinstance(hands.top, Dialog)
    hands.press(pygame.K_ESCAPE)
    assert hands.top is scene
    hands.click("menu")
    assert {"rules", "help", "settings", "sound", "afresh", "title"} <= {i.id for i in hands.top.focusables()}
    menu = hands.top
    for answer, opened in (("rules", "RulesScene"), ("help", "KeysDialog"), ("sound", "SettingsScene")):
        hands.click(answer)
        assert type(hands.top).__name__ == opened
        hands.press(pygame.K_ESCAPE)
        assert hands.top is menu, "one step back"
    hands.click("settings")
    scene.context.text.change_language("de")
    hands.press(pygame.K_ESCAPE)
    assert menu.title == scene.context.say("pause-title"), "in the language of now"
    hands.click("title")
    assert type(hands.top).__name__ == "TitleScene"


def test_a_click_on_the_name_of_a_rival_picks_him(harbour):
    """The attacked row is small: a player asked whom to attack clicks on a face or a name."""
    hands, scene = harbour.begin("human", "greedy", "greedy", seed="names")
    chooser = until(hands, scene, "claim")
    for seat in sorted(chooser.legal_targets):
        chooser.clear()
        chooser.target = None
        x, y, w, _ = scene.presenter.picture.parts.box(
            Spot("board", seat), scene.presenter.view, scene.presenter.me
        )
        pos = tuple(map(round, hands.stage.canvas.at(x + w / 2, y + 12)))
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, pos=pos, button=1))
        hands.step()
        assert chooser.target == seat


def test_the_big_button_needs_no_tooltip(harbour):
    """The ring stands on it after every pick: words there would lie over the log."""
    hands, scene = harbour.begin("human", "greedy", seed="slip")
    settle(hands, 2)
    assert scene.decision is not None
    primary = find(scene.focusables(), "primary")
    assert primary.enabled
    assert not primary.tooltip


def test_a_game_that_was_begun_is_not_left_by_a_slip_of_the_hand(harbour):
    """The menu asks before it begins another game; where nobody has chosen anything it need not."""
    hands, scene = harbour.begin("human", "greedy", seed="slip")
    settle(hands, 2)
    hands.press(pygame.K_h)
    settle(hands, 2)
    hands.press(pygame.K_RETURN)
    settle(hands, 2)
    hands.click("menu")
    hands.click("afresh")
    assert isinstance(hands.top, Dialog)
    assert hands.top.message == scene.context.say("pause-afresh-note")
    hands.press(pygame.K_ESCAPE)
    assert hands.top is scene
    hands.click("menu")
    hands.click("afresh")
    hands.click("afresh")
    assert hands.top is not scene
    begun = hands.top
    assert type(begun) is type(scene)
    settle(hands, 2)
    hands.click("menu")
    hands.click("afresh")
    assert type(hands.top) is type(scene)
    assert hands.top is not begun


def click_at(hands, pos):
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1))
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1))
    hands.step()


@pytest.mark.parametrize("press", ["click", "space", "enter", "skip"])
def test_a_press_finishes_one_act(tmp_path, set_stage, press):
    harbour = Harbour(tmp_path, set_stage, speed="normal")
    hands, scene = harbour.begin("human", "greedy", "greedy", "greedy")
    hands.step()
    assert scene.presenter.busy
    assert scene.animating()
    before = scene.presenter.player.length
    assert before > 1
    match press:
        case "click":
            click_at(hands, (320, 160))
        case "space":
            hands.press(pygame.K_SPACE)
        case "enter":
            hands.press(pygame.K_RETURN)
        case "skip":
            hands.click("skip")
    hands.step()
    assert scene.presenter.player.length == before - 1
    harbour.library.close()


def chosen(tmp_path, set_stage):
    """A table at which a person has just kept dice: the reveal plays."""
    harbour = Harbour(tmp_path, set_stage, speed="normal")
    hands, scene = harbour.begin("human", "greedy", "greedy", "greedy")
    while scene.decision is None:
        hands.press(pygame.K_SPACE)
        hands.step()
    hands.press(pygame.K_h)
    settle(hands, 2)
    return harbour, hands, scene


@pytest.mark.parametrize("second", ["click", "enter", "space"])
def test_the_second_press_of_a_double_click_swallows_nothing(tmp_path, set_stage, second):
    """Where the choice stood no button to skip stands, and within .6 seconds no press is heard."""
    harbour, hands, scene = chosen(tmp_path, set_stage)
    red = hands.pixel("primary")
    click_at(hands, red)
    acts = scene.presenter.player.length
    assert acts > 1
    assert scene.decision is None
    hands.step(12)  # 200 ms
    match second:
        case "click":
            click_at(hands, red)
        case "enter":
            hands.press(pygame.K_RETURN)
        case "space":
            hands.press(pygame.K_SPACE)
    hands.step(2)
    assert scene.presenter.player.length == acts
    assert find(scene.focusables(), "skip") is not None
    assert hands.pixel("skip") != red
    hands.step(40)
    hands.press(pygame.K_SPACE)
    hands.step(2)
    assert scene.presenter.player.length < acts
    harbour.library.close()


def test_a_choice_that_comes_at_once_is_not_made_by_the_second_press(tmp_path, set_stage):
    harbour, _, scene = chosen(tmp_path, set_stage)
    decision = scene.decision
    scene.input_delay = INPUT_DELAY
    assert scene.activate("primary") is None
    assert scene.decision is decision
    scene.update(INPUT_DELAY)
    scene.activate("primary")
    assert scene.decision is not decision
    harbour.library.close()


def test_the_whole_show_comes_to_its_end_by_itself(tmp_path, set_stage):
    """At normal speed, with no key at all, captains alone: every motion of a game is played and drawn."""
    harbour = Harbour(tmp_path, set_stage, speed="fast")
    hands, scene = harbour.begin("greedy", "greedy", seed="short")
    for _ in range(6000):
        if over(hands):
            break
        scene.update(0.1)
        if random.Random(1).random() < 0.05:
            scene.draw(hands.stage.canvas)
        if scene.session.finished and not scene.presenter.busy:
            hands.step()
    assert over(hands)
    harbour.library.close()


def test_chests_are_ordered_by_dragging(harbour):
    hands, scene = harbour.begin("human", "greedy", "greedy", seed="drag")
    for _ in range(40):
        chooser = until(hands, scene, "move")
        cards = [target for target in chooser.targets() if target.id.startswith("card-1")]
        if len(set(chooser.orders[1])) > 1:
            break
        hands.press(pygame.K_RETURN)
    before = chooser.orders[1]
    start, end = hands.pixel(cards[0].id), hands.pixel(cards[-1].id)
    post, event = pygame.event.post, pygame.event.Event
    post(event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
    for share in (0.3, 0.7, 1.0):
        pos = tuple(round(a + (b - a) * share) for a, b in zip(start, end, strict=True))
        post(event(pygame.MOUSEMOTION, pos=pos, rel=(1, 0), buttons=(1, 0, 0)))
        hands.step()
    assert scene.drag_state.carried is not None
    post(event(pygame.MOUSEBUTTONUP, pos=end, button=1))
    hands.step()
    assert scene.drag_state.carried is None
    assert chooser.orders[1] == (*before[1:], before[0])
    hands.press(pygame.K_z)
    assert chooser.orders[1] == before


class Held:
    """A mouse that lifts a card and does not let go."""

    def __init__(self, hands, card):
        self.hands, self.start = hands, hands.pixel(card)
        self.at = self.start
        self.post(pygame.MOUSEBUTTONDOWN, button=1)

    def post(self, kind, **more):
        pygame.event.post(pygame.event.Event(kind, pos=self.at, **more))
        self.hands.step()

    def move(self, step):
        self.at = (self.at[0] + step, self.at[1] - 4)
        self.post(pygame.MOUSEMOTION, rel=(step, -4), buttons=(1, 0, 0))

    def release(self):
        self.post(pygame.MOUSEBUTTONUP, button=1)


def lifted(harbour):
    """A table with a card in the air."""
    hands, scene = harbour.begin("human", "greedy", "greedy", seed="drag")
    chooser = until(hands, scene, "move")
    hands.press(pygame.K_h)
    settle(hands)
    card = next(target.id for target in chooser.targets() if target.id.startswith("card-"))
    held = Held(hands, card)
    held.move(30)
    assert scene.drag_state.carried is not None
    return hands, scene, held


def test_a_dragged_card_lies_down_after_an_undo(harbour):
    hands, scene, held = lifted(harbour)
    chooser = scene.decision.chooser
    hands.press(pygame.K_z)
    assert scene.drag_state.carried is None
    before = chooser.pending()
    held.move(30)
    assert scene.drag_state.carried is None, "the hand is empty until it takes hold again"
    held.release()
    assert chooser.pending() == before
    card = next(target.id for target in chooser.targets() if target.id.startswith("card-"))
    Held(hands, card).move(30)
    assert scene.drag_state.carried is not None


def test_a_dragged_card_lies_down_when_a_dialog_opens(harbour, monkeypatch):
    hands, scene, held = lifted(harbour)
    before, got = scene.decision.chooser.pending(), []
    hands.press(pygame.K_ESCAPE)
    assert isinstance(hands.top, Dialog)
    assert scene.drag_state.carried is None
    monkeypatch.setattr(type(hands.top), "handle", lambda _, action: got.append(action))
    held.move(30)
    held.release()
    assert not [action for action in got if isinstance(action, Drag | Drop | Click)]
    monkeypatch.undo()
    hands.press(pygame.K_ESCAPE)
    assert hands.top is scene
    held.move(30)
    assert scene.drag_state.carried is None
    assert scene.decision.chooser.pending() == before


def test_what_cannot_be_stored_is_told_and_can_be_tried_again(harbour, monkeypatch):
    hands, scene = harbour.begin("human", "greedy", seed="disk")
    until(hands, scene, "keep")
    hands.press(pygame.K_h)
    settle(hands, 2)
    state = scene.session.whole_state

    def full(*_):
        raise LibraryError("error-library-full", file="library.sqlite")

    monkeypatch.setattr(type(scene.session._ledger._store), "append", full)
    hands.press(pygame.K_RETURN)
    assert isinstance(hands.top, Dialog)
    assert scene.session.whole_state == state
    monkeypatch.undo()
    hands.press(pygame.K_RETURN)
    settle(hands, 1)
    assert hands.top is scene
    hands.press(pygame.K_RETURN)
    assert scene.session.whole_state != state


class Mute(InlineExecutor):
    """The next answers are errors."""

    def __init__(self):
        self.errors = 1

    def submit(self, fn, /, *args, **kwargs):
        future = super().submit(fn, *args, **kwargs)
        if self.errors:
            self.errors -= 1
            future = Future()
            future.set_exception(self.fault)
        return future


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        (MemoryError("no hold is large enough"), "greedy failed as seat 1"),
        (
            OutsideError("error-outside-late", name="my:Own", file="my.py", seconds=10),
            "my:Own (my.py) thinks",
        ),
    ],
)
def test_a_captain_that_fails_is_told_and_asked_again(harbour, fault, told):
    harbour.pool = Mute()
    harbour.pool.fault = fault
    hands, scene = harbour.begin("human", "greedy")
    settle(hands, 2)
    assert isinstance(hands.top, Dialog)
    assert told in hands.top.message
    hands.press(pygame.K_RETURN)
    settle(hands, 4)
    assert hands.top is scene
    assert scene.session.whole_state.chosen[1]


def test_a_choice_is_taken_back_while_the_captain_thinks(harbour):
    harbour.pool = Later()
    hands, scene = harbour.begin("human", "greedy")
    settle(hands)
    chooser, state = scene.decision.chooser, scene.session.whole_state
    die = next(die for die in chooser.rolled if chooser.state(die) == "legal")
    hands.click(f"die-{die}")
    hands.press(pygame.K_RETURN)
    settle(hands)
    assert scene.decision is None
    assert scene.session.whole_state.chosen[0]
    assert scene.drawing.marks().chosen == {Spot("board", 1)}, "who is waited for has a frame"
    hands.press(pygame.K_z)
    settle(hands)
    assert scene.session.whole_state == state
    assert scene.decision is not None
    harbour.pool.calls.pop()  # the captain was asked anew; only the question of before the undo is answered
    harbour.pool.work()
    settle(hands)
    assert not scene.session.whole_state.chosen[1]


def test_what_was_taken_back_is_done_again(harbour):
    harbour.pool = Later()
    hands, scene = harbour.begin("human", "greedy")
    settle(hands)
    start = scene.session.whole_state
    chooser = scene.decision.chooser
    die = next(die for die in chooser.rolled if chooser.state(die) == "legal")
    hands.press(pygame.K_y)
    assert hands.top is scene, "nothing to be done again"
    hands.click(f"die-{die}")
    hands.press(pygame.K_z)
    assert not chooser.chosen
    hands.press(pygame.K_y)
    assert chooser.chosen == {die}
    hands.press(pygame.K_z)
    hands.press(pygame.K_y)
    hands.press(pygame.K_RETURN)
    settle(hands)
    chosen = scene.session.whole_state
    assert chosen != start
    hands.press(pygame.K_z)
    settle(hands)
    assert scene.session.whole_state == start
    hands.press(pygame.K_y, mod=pygame.KMOD_CTRL)
    settle(hands)
    assert scene.session.whole_state == chosen
    assert scene.decision is None
    hands.press(pygame.K_y)
    assert scene.session.whole_state == chosen, "no more than was taken back"
    hands.press(pygame.K_z)
    settle(hands)
    harbour.pool.work()
    settle(hands)
    hands.press(pygame.K_y)
    settle(hands)
    assert not scene.session.whole_state.chosen[0], "others have gone on meanwhile"


def test_a_pick_after_the_way_back_leaves_nothing_to_do_again(harbour):
    hands, scene = harbour.begin("human", "greedy")
    chooser = until(hands, scene, "keep")
    dice = [die for die in chooser.rolled if chooser.state(die) == "legal"]
    hands.click(f"die-{dice[0]}")
    hands.press(pygame.K_z)
    hands.click(f"die-{dice[-1]}")
    hands.press(pygame.K_y)
    assert chooser.chosen == {dice[-1]}


def test_reduced_motion_hides_nothing(tmp_path, set_stage):
    harbour = Harbour(tmp_path, set_stage, speed="normal")
    harbour.settings.lend(reduced_motion=True)
    _, scene = harbour.begin("human", "greedy", "greedy")
    assert scene.presenter.busy
    assert not scene.drawing.marks().hidden
    assert not scene.drawing.marks().folds
    harbour.library.close()


def test_choices_that_are_none_wait_when_the_player_wants_it(harbour):
    harbour.settings.lend(automatic=False, hints=False)
    hands, scene = harbour.begin("human", "greedy")
    settle(hands, 4)
    hands.press(pygame.K_h)
    assert scene.decision.banner().title != scene.context.say("advice-title")
    assert not find(scene.focusables(), "hint").enabled


# ---------------------------------------------------------------- nothing is lost
def test_killed_and_continued(harbour):
    hands, scene = harbour.begin("human", "greedy", "greedy", seed="kill")
    for _ in range(12):
        until(hands, scene, scene.decision.chooser.kind if scene.decision else "keep")
        hands.press(pygame.K_h)
        settle(hands, 1)
        hands.press(pygame.K_RETURN)
    settle(hands)
    state, lines = scene.session.whole_state, [line.text for line in scene.presenter.lines]
    session = harbour.again()
    assert session.whole_state == state
    _, resumed = harbour.table(session)
    assert not resumed.presenter.busy
    assert [line.text for line in resumed.presenter.lines] == lines
    assert resumed.decision is None or resumed.decision.desk.view == session.observer(0).view


def test_the_big_button_names_enter_only_where_enter_presses_it(harbour):
    hands, scene = harbour.begin("human", "greedy", seed="named")
    settle(hands, 4)

    def named() -> str:
        (primary,) = (one for one in scene.controls.buttons(scene.focus) if one.id == "primary")
        return primary.key

    assert named() == "Enter"
    hands.tab_to("die-0")
    assert named() == ""
    hands.tab_to("primary")
    assert named() == "Enter"


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({}, None),
        ({"target": 8}, None),
        ({"attack_empty": "forbidden"}, "House rules: Attacks on empty areas: Forbidden."),
        (
            {"move_choice": "clockwise", "dice_set": "custom", "custom_dice": NUMBERS[::-1]},
            "House rules: Moving treasure chests: Clockwise; Numbers on the dice: Custom set.",
        ),
    ],
)
def test_house_rules_in_force_are_told_in_log_and_menu(options, told, tmp_path):
    """The rules speak of the default ones: a player who continues another day has to know the others."""
    table = still.first_roll()
    table = msgspec.structs.replace(table, options=msgspec.structs.replace(table.options, **options))
    scene = table_scene(still_context(tmp_path, "en").of("tortuga2014"), table)
    scene.presenter.catch_up()
    said = [line.text for line in scene.presenter.lines if line.text.startswith("House rules")]
    assert said == ([] if told is None else [told])
    assert scene.presenter.opened == 1 + len(said)
    assert ("House rules" in scene.menu().message) == (told is not None)


def test_at_a_choice_the_table_is_shown_as_it_is(harbour):
    """An action stays in the light while its event plays, and no longer: the 1st has acted when I am 2nd."""
    hands, scene = harbour.begin("human", "greedy", "greedy", seed="second")
    seconds = 0
    for _ in range(120):
        settle(hands, 3)
        if over(hands) or seconds:
            break
        if isinstance(hands.top, TableScene) and scene.decision is not None:
            table = scene.presenter.view.table
            assert table == scene.presenter.eyes.view.table
            seconds += table.stage == "act" and table.place == 1
            hands.press(pygame.K_h)
            settle(hands, 1)
        hands.press(pygame.K_RETURN)
    assert seconds


@pytest.mark.parametrize("seats", [3, 4])
def test_the_key_of_the_panels_tells_where_there_is_nothing_to_turn(harbour, seats):
    """Three seats leave room for a panel beside the log; four have tabs."""
    hands, scene = harbour.begin("human", *["greedy"] * (seats - 1))
    settle(hands, 4)
    told = not scene.controls.tabs
    hands.press(pygame.K_d)
    banner = scene.decision.banner()
    assert (banner.message == scene.context.say("table-panels-open")) == told


def test_a_click_on_an_action_space_keeps_the_dice_that_go_there(harbour):
    hands, scene = harbour.begin("human", "greedy")
    settle(hands, 4)
    chooser = scene.decision.chooser
    assert chooser.kind == "keep"
    action = next(face for face in chooser.faces if face not in (SKULL, NO_FACE))
    box = scene.presenter.picture.parts.box(Spot("action", 0, action), scene.presenter.view, 0)
    x, y, w, h = box
    rect = hands.stage.canvas.rect(x + w / 2, y + h - 6, 2, 2)
    click_at(hands, rect.center)
    settle(hands, 1)
    assert chooser.chosen
    assert chooser.action == action


def drag(hands, start, end):
    """Press, move in steps, and release, as a hand does."""
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
    hands.step()
    for part in (0.3, 0.7, 1.0):
        pos = tuple(round(a + (b - a) * part) for a, b in zip(start, end, strict=True))
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(1, 0, 0)))
        hands.step()
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=end, button=1))
    hands.step()


def test_dice_are_dragged_to_the_space_of_their_action_and_back(harbour):
    hands, scene = harbour.begin("human", "greedy")
    settle(hands, 4)
    chooser = scene.decision.chooser
    assert chooser.kind == "keep"
    die = next(die for die in chooser.rolled if chooser.faces[die] != SKULL)

    def at(action):
        x, y, w, h = scene.presenter.picture.parts.box(Spot("action", 0, action), scene.presenter.view, 0)
        return hands.stage.canvas.rect(x + w / 2, y + h / 2, 2, 2).center

    lying = hands.pixel(f"die-{die}")
    other = next(action for action in range(5) if action != chooser.faces[die])
    drag(hands, lying, at(other))
    assert not chooser.chosen
    assert scene.decision.banner().message == scene.context.say(
        "drop-elsewhere", action=chooser.desk.action(chooser.faces[die])
    )
    drag(hands, lying, at(chooser.faces[die]))
    assert chooser.chosen == {die}
    drag(hands, lying, (lying[0] + 12, lying[1] + 12))
    assert not chooser.chosen, "it lies in the tray again"
