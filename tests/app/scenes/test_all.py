"""From the title to the sea, with the mouse alone and with the keyboard alone."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tortuga.app.games.tortuga2014.screenshots import sample_result
from tortuga.app.input.focus import bound
from tortuga.app.scene.base import ControlScene
from tortuga.app.scene.context import ResumableGame
from tortuga.app.scene.protocol import Pop, Quit
from tortuga.app.scenes.credits import CreditsScene
from tortuga.app.scenes.newgame.choices import start_choices, to_settings
from tortuga.app.scenes.newgame.options import HouseRulesScene
from tortuga.app.scenes.newgame.scene import NewGameScene
from tortuga.app.scenes.results import ResultsScene
from tortuga.app.scenes.title import TitleScene
from tortuga.app.settings import SettingsStore
from tortuga.app.stills.house import house_shots, still_context
from tortuga.app.table.sheets.covers import HandoverScene
from tortuga.app.widgets import layout
from tortuga.app.widgets.button import Button
from tortuga.app.widgets.dialog import Dialog
from tortuga.games.tortuga2014.pieces import NUMBERS
from tortuga.kernel.errors import Notice

pytestmark = pytest.mark.slow


def test_by_mouse_to_the_sea(course, set_stage):
    hands = set_stage(course.title())
    hands.click("menu:new-game")
    assert isinstance(hands.top, NewGameScene)
    hands.click("seats:3")
    hands.click("seat1.kind:person")
    hands.click("seat2.level:captain")
    hands.click("seat0.colour:green")
    hands.click("seat1.name")
    for _ in range(20):
        hands.press(pygame.K_BACKSPACE)
    hands.type("Kate")
    hands.click("target:8")
    hands.click("start:youngest")
    hands.click("start-seat:1")
    hands.click("seed-new")
    hands.click("set-sail")
    (game,) = course.sailed
    assert [(seat.is_human, seat.name) for seat in game.seats] == [
        (True, "Captain Rosa"),
        (True, "Kate"),
        (False, "Bellamy"),
    ]
    assert [seat.colour for seat in game.seats] == ["green", "orange", "blue"], "colours are exchanged"
    assert game.seats[2].player == "captain"
    options = game.options
    assert (options.target, options.start_player, options.start_seat) == (8, "youngest", 1)
    assert game.seed
    assert not hands.stage.running


def test_by_keyboard_to_the_sea(course, set_stage):
    hands = set_stage(course.title())
    hands.tab_to("menu:new-game")
    hands.press(pygame.K_RETURN)
    assert isinstance(hands.top, NewGameScene)
    hands.tab_to("seats:2")
    hands.press(pygame.K_SPACE)
    hands.tab_to("seed")
    hands.press(pygame.K_RETURN)
    hands.type("kraken")
    hands.press(pygame.K_RETURN)
    assert hands.top.game.seed == "kraken"
    hands.tab_to("set-sail")
    hands.press(pygame.K_RETURN)
    (game,) = course.sailed
    assert game.seed == "kraken"
    assert len(game.seats) == 2


def test_whoever_never_played_is_offered_to_learn_first(course, set_stage):
    hands = set_stage(course.title())
    assert bound(hands.top.focusables(), "confirm").id == "menu:learn"
    course.settings.change(games={"tortuga2014": to_settings(course.new_game().game)})
    assert bound(hands.top.focusables(), "confirm").id == "menu:new-game"


def test_every_entry_of_the_title_has_its_place(course, set_stage):
    hands = set_stage(course.title())

    def places():
        return {item.id: item.box for item in hands.top.focusables() if item.id.startswith("menu:")}

    before = places()
    course.settings.change(games={"tortuga2014": to_settings(course.new_game().game)})
    assert places() == before
    course._running = ResumableGame(7, 3, ("Anne",), 2)
    hands.top.enter()
    assert before.items() < places().items()


def test_what_is_told_of_the_running_game_makes_no_other_note_small(course, set_stage):
    course._running = ResumableGame(7, 3, ("Captain Rosa",), 2)
    scene = set_stage(course.title()).top
    buttons = [item for item in scene.controls() if isinstance(item, Button) and item.note]
    assert [button.id for button in buttons][:2] == ["menu:continue", "menu:new-game"]
    assert all("menu:continue" not in {other.id for other in button.row} for button in buttons)
    labels = [item.label for item in scene.focusables()]
    assert any("Captain Rosa" in label for label in labels), "and it is heard"


def test_a_running_game_is_named_where_another_game_is_chosen(course, set_stage):
    course._running = ResumableGame(7, 3, ("Captain Rosa",), 2, rules="tortuga2014")
    for game, told in (("tortuga1667", "Tortuga · round 3"), ("tortuga2014", "Captain Rosa")):
        course.settings.change(game=game)
        scene = set_stage(course.title()).top
        buttons = {item.id: item for item in scene.controls() if isinstance(item, Button)}
        assert buttons["menu:continue"].note.startswith(told)


def test_several_persons_stay_several_in_another_game(course):
    scene = course.new_game(people=2)
    for game in ("tortuga1667", "tortuga2014"):
        scene.activate(f"game:{game}")
        assert scene.game.game == game
        assert sum(seat.kind == "person" for seat in scene.game.seats) == 2


def test_letters_grow_with_the_text_size_while_they_are_typed(course, set_stage, art):
    sizes = []
    for growth in (1.0, 1.5):
        art.restyle(growth, False)
        hands = set_stage(course.new_game())
        hands.click("seat0.name")
        sizes.append(hands.top.typing._entry._line.font.get_point_size())
    art.restyle(1.0, False)
    assert sizes[1] > 1.2 * sizes[0]


def test_the_title_shows_the_keys_and_that_a_lesson_waits(course, set_stage):
    course._running = ResumableGame(7, 3, ("Anne",), 2, guided=True)
    scene = set_stage(course.title()).top
    buttons = {item.id: item for item in scene.controls() if isinstance(item, Button)}
    keys = {id: button.key_label for id, button in buttons.items() if button.key_label}
    assert keys == {
        "menu:continue": "Enter",
        "menu:rules": "F1",
        "menu:settings": "F10",
        "menu:quit": "Esc",
    }
    assert "lesson" in buttons["menu:continue"].note


def test_enter_alone_begins_with_what_stands_there(course, set_stage):
    course.settings.change(games={"tortuga2014": to_settings(course.new_game().game)})
    hands = set_stage(course.title())
    hands.press(pygame.K_RETURN)
    hands.press(pygame.K_RETURN)
    assert len(course.sailed) == 1


def test_typing_is_not_taken_for_keys_of_the_game(course, set_stage):
    hands = set_stage(course.new_game())
    hands.click("seat0.name")
    hands.press(pygame.K_BACKSPACE, times=20)
    hands.type("mzd")
    hands.press(pygame.K_TAB)
    assert hands.top.game.seats[0].name == "mzd"
    assert hands.top.focus.shows("seat0.colour:blue")
    hands.click("seat0.name")
    hands.type("xyz")
    hands.press(pygame.K_ESCAPE)
    assert hands.top.game.seats[0].name == "mzd", "Escape takes the typing back"
    assert isinstance(hands.top, NewGameScene)


def test_a_resize_while_typing_keeps_what_was_typed(course, set_stage):
    hands = set_stage(course.new_game())
    hands.click("seed")
    hands.type("abc")
    hands.stage.window.resize((1600, 900))
    hands.step(20)
    assert hands.top.game.seed == "abc"


def test_faults_are_told_and_nothing_begins(course, set_stage):
    hands = set_stage(course.new_game())
    hands.click("seat0.name")
    hands.press(pygame.K_BACKSPACE, times=20)
    hands.press(pygame.K_RETURN)
    button = next(item for item in hands.top.focusables() if item.id == "set-sail")
    assert not button.enabled
    assert "1" in button.tooltip
    hands.click("set-sail")
    hands.press(pygame.K_RETURN)
    assert course.sailed == []


def test_last_choices_are_remembered(course, set_stage):
    hands = set_stage(course.new_game())
    hands.click("seats:3")
    hands.click("target:8")
    hands.click("set-sail")
    course.settings = SettingsStore(course.folder)
    game = course.new_game().game
    assert len(game.seats) == 3
    assert game.chosen["target"] == 8
    assert game.seed == ""


def test_seats_that_leave_come_back_as_they_were(course, set_stage):
    hands = set_stage(course.new_game())
    hands.click("seat3.level:deckhand")
    hands.click("seats:2")
    hands.click("seat0.colour:yellow")
    hands.click("seats:4")
    seats = hands.top.game.seats
    assert seats[3].level == "deckhand"
    assert len({seat.colour for seat in seats}) == 4
    assert hands.top.game.faults() == ()


def test_hot_seat_has_two_people(course, set_stage):
    hands = set_stage(course.title())
    hands.click("menu:hot-seat")
    assert [seat.kind for seat in hands.top.game.seats] == ["person", "person", "captain", "captain"]
    hands.click("back")
    assert course.settings.now.games == {}, "who only looked does not find two persons in the next game"
    hands.click("menu:hot-seat")
    hands.click("seats:3")
    hands.click("set-sail")
    assert [seat.kind for seat in course.new_game().game.seats].count("person") == 1, "nor who played"
    again = course.new_game(2).game.seats
    assert [seat.kind for seat in again] == ["person", "person", "captain"]


def test_house_rules(course, set_stage):
    hands = set_stage(course.new_game())
    hands.click("house-rules")
    assert isinstance(hands.top, HouseRulesScene)
    hands.click("attack_empty:forbidden")
    hands.click("dice:custom")
    hands.click("die:0.0")
    hands.click("done")
    game = hands.top.game
    assert game.chosen["attack_empty"] == "forbidden"
    assert game.chosen["custom_dice"][0] == (5, 1, 3, 4, 2), "4 becomes 5, the other 5 becomes 4"
    assert game.chosen["custom_dice"][1:] == NUMBERS[1:]
    assert game.house_rules == 2
    hands.click("house-rules")
    hands.click("usual")
    hands.press(pygame.K_ESCAPE)
    assert hands.top.game.house_rules == 2, "cancelled"
    hands.click("house-rules")
    hands.click("usual")
    hands.press(pygame.K_RETURN)
    assert hands.top.game.house_rules == 0


def test_continue_only_with_something_to_continue(course, set_stage):
    hands = set_stage(course.title())
    assert "menu:continue" not in [item.id for item in hands.top.focusables()]
    course._running = ResumableGame(12, 5, ("Rosa",), 3)
    hands = set_stage(course.title())
    hands.click("menu:continue")
    assert course.resumed == [12]


def test_language_and_speed_are_kept(course, set_stage):
    hands = set_stage(course.title())
    hands.click("language:cs")
    assert isinstance(hands.top, TitleScene)
    assert hands.top.context.text.language == "cs"
    hands.click("speed:off")
    kept = SettingsStore(course.folder).now
    assert (kept.language, kept.speed) == ("cs", "off")


def test_unwritable_settings_are_told_once(course, set_stage, monkeypatch):
    def fail(*_args, **_more):
        raise OSError("read-only")

    monkeypatch.setattr("tortuga.kernel.log.files.tempfile.mkstemp", fail)
    hands = set_stage(course.title())
    hands.click("speed:off")
    assert isinstance(hands.top, Dialog)
    assert "read-only" in hands.top.message
    hands.press(pygame.K_ESCAPE)
    hands.click("speed:fast")
    assert isinstance(hands.top, TitleScene)
    assert course.settings.now.speed == "fast"


def test_a_notice_waits_on_the_title(course, set_stage):
    notice = Notice("error-settings-broken", {"file": "a", "kept": "b", "reason": "c"})
    hands = set_stage(course.title(notice))
    assert isinstance(hands.top, Dialog)
    hands.press(pygame.K_RETURN)
    assert isinstance(hands.top, TitleScene)
    hands.step(3)
    assert isinstance(hands.top, TitleScene)


def test_escape_asks_before_it_leaves(course, set_stage):
    hands = set_stage(course.title())
    hands.press(pygame.K_ESCAPE)
    assert isinstance(hands.top, Dialog)
    hands.press(pygame.K_ESCAPE)
    assert isinstance(hands.top, TitleScene)
    hands.click("menu:quit")
    hands.click("quit")
    assert not hands.stage.running


def test_the_curtain_hides_and_is_lifted_once(course, set_stage, canvas_of):
    lifted = []
    course_scene = course.title()
    hands = set_stage(course_scene)
    curtain = HandoverScene(course.context.of("tortuga2014"), "Kate", "blue", lambda: lifted.append(1))
    assert not curtain.overlay
    from tortuga.app.scene.protocol import Push

    hands.stage._apply(Push(curtain))
    hands.press(pygame.K_ESCAPE)
    assert hands.top is curtain, "Escape does not lift it"
    hands.press(pygame.K_RETURN)
    assert hands.top is curtain, "a key that was meant for something else lifts nothing"
    hands.lift()
    assert hands.top is course_scene
    assert lifted == [1]


def test_the_curtain_covers_every_pixel(course, canvas_of):
    canvas = canvas_of((1600, 1000))
    canvas.surface.fill((255, 0, 255))
    curtain = HandoverScene(course.context.of("tortuga2014"), "Kate", "green")
    curtain.fit(canvas)
    curtain.draw(canvas)
    mask = pygame.mask.from_threshold(canvas.surface, (255, 0, 255), (1, 1, 1, 255))
    assert mask.count() == 0


def test_the_second_press_of_a_double_click_leaves_no_results(course, set_stage):
    """The last choice of a game was made where the results have a button."""
    hands = set_stage(ResultsScene(course.context.of("tortuga2014"), sample_result()))
    hands.click("title")
    hands.press(pygame.K_ESCAPE)
    assert isinstance(hands.top, ResultsScene)
    hands.step(7, 0.1)
    hands.click("title")
    assert isinstance(hands.top, ResultsScene), "a press while the end unfolds shows the whole of it"
    hands.click("title")
    assert isinstance(hands.top, TitleScene)


def test_results_lead_on(course, set_stage):
    game = start_choices(course.text, "tortuga2014", None, None)[0].setup
    hands = set_stage(ResultsScene(course.context.of("tortuga2014"), sample_result(), game).finish())
    for key in (pygame.K_RETURN, pygame.K_h, pygame.K_SPACE):
        hands.press(key)
    assert isinstance(hands.top, ResultsScene), "who plays by Enter sees the results"
    hands.press(pygame.K_RETURN, pygame.KMOD_LCTRL)
    assert course.sailed == [game]
    hands = set_stage(ResultsScene(course.context.of("tortuga2014"), sample_result(), game).finish())
    hands.click("again")
    assert course.sailed == [game, game]
    hands = set_stage(ResultsScene(course.context.of("tortuga2014"), sample_result(), None).finish())
    assert [item.id for item in hands.top.focusables()] == ["new-game", "title"]
    hands.press(pygame.K_ESCAPE)
    assert isinstance(hands.top, TitleScene)


def test_a_lesson_is_followed_by_a_real_game_or_by_the_lesson_again(course, set_stage):
    scene = ResultsScene(course.context.of("tortuga2014"), sample_result(), None, guided=True).finish()
    assert [item.id for item in scene.focusables()] == ["new-game", "lesson", "title"]
    hands = set_stage(scene)
    hands.click("new-game")
    assert isinstance(hands.top, NewGameScene)
    hands = set_stage(
        ResultsScene(course.context.of("tortuga2014"), sample_result(), None, guided=True).finish()
    )
    hands.click("lesson")
    assert course.lessons == 1


@pytest.mark.parametrize("guided", [False, True])
def test_who_thinks_better_of_a_new_game_is_back_at_the_results(course, set_stage, guided):
    context = course.context.of("tortuga2014")
    hands = set_stage(ResultsScene(context, sample_result(), None, guided=guided).finish())
    hands.click("new-game")
    assert isinstance(hands.top, NewGameScene)
    hands.press(pygame.K_ESCAPE)
    assert hands.stage.running, "nobody asked to leave the program"
    assert isinstance(hands.top, ResultsScene)


def test_results_count_as_the_rules_do():
    result = sample_result()
    assert result.seats[1].score.total == 42, "R84"
    assert [seat.place for seat in result.seats] == [1, 2, 3, 4]
    assert [seat.name for seat in result.winners] == ["Captain Rosa"]


def test_credits_scroll_and_stop_at_their_ends(course, set_stage):
    hands = set_stage(course.title())
    hands.click("menu:credits")
    scene = hands.top
    assert isinstance(scene, CreditsScene)
    hands.press(pygame.K_HOME)
    assert scene.scrolling.target == 0
    hands.press(pygame.K_PAGEDOWN)
    assert scene.scrolling.target > 0
    assert scene.animating()
    hands.step(120)
    assert not scene.animating()
    hands.press(pygame.K_END)
    end = scene.scrolling.target
    hands.press(pygame.K_PAGEDOWN)
    assert scene.scrolling.target == end
    hands.press(pygame.K_ESCAPE)
    assert isinstance(hands.top, TitleScene)


def test_a_line_of_the_credits_looks_alike_wherever_the_page_is_turned_to(course, canvas_of):
    """The page is written on sheets that are laid down; a line on the second one stands as if written."""
    scene, canvas = course.credits(), canvas_of((1280, 720))
    scene.fit(canvas)
    scene.draw(canvas)
    paper = scene._paper.copy()
    row = next(row for row in scene._rows if row.line.y > 660 and row.style.role == "text")
    scene.scrolling.offset = 600.0  # 400 pixels
    scene.draw(canvas)
    left, top = layout.CREDITS_PAGE[0] + 56, layout.CREDITS_PAGE[1] + 56 - 600
    box = paper.write(row.text, row.style, row.line.moved(left, top))
    shown, written = (one.surface.subsurface(canvas.rect(*box)) for one in (canvas, paper))
    assert written.get_bounding_rect().size == shown.get_bounding_rect().size
    pairs = zip(*(pygame.image.tobytes(one, "RGB") for one in (shown, written)), strict=True)
    assert max(abs(a - b) for a, b in pairs) <= 1
    assert pygame.transform.average_color(written) != pygame.transform.average_color(
        scene._paper.surface.subsurface(canvas.rect(*box))
    )


@pytest.mark.parametrize("kind", [Pop, Quit])
def test_transitions_are_plain_data(kind):
    assert kind() == kind()


def test_while_nothing_changes_no_screen_makes_its_controls_anew(tmp_path: Path, set_stage) -> None:
    """New game looked in every frame, among controls made for it, for a text field in focus."""
    looked = set()
    for name, make in house_shots("tortuga2014").items():
        folder = tmp_path / name
        folder.mkdir()
        scene = make(still_context(folder, "en").of("tortuga2014"))[-1]
        if not (isinstance(scene, ControlScene) and scene.kept) or scene.animating():
            continue
        hands = set_stage(scene)
        scene.focus.focused, scene.focus.visible = scene.focusables()[0].id, True
        hands.step(2)
        made, controls = [], scene.controls
        scene.controls = lambda controls=controls, made=made: (made.append(1), controls())[1]
        hands.step(5)
        assert not made, name
        looked.add(type(scene).__name__)
    assert {"NewGameScene", "HouseRulesScene", "SettingsScene"} <= looked
