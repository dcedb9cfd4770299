"""The settings scene: everything holds at once and is kept; keys by pressing; the report."""

from __future__ import annotations

import os
from functools import partial
from typing import Annotated, Literal

import msgspec
import pygame
import pytest

from tests.hands.play import begin
from tortuga.app.input.bindings import NEEDED, Bindings, rebound
from tortuga.app.input.focus import find
from tortuga.app.main import apply
from tortuga.app.registry import game_keys
from tortuga.app.routes.play import Routes
from tortuga.app.scenes.settings.scene import ROWS, SECTIONS, SettingRow, SettingsScene, fits_desktop, rows_of
from tortuga.app.scenes.title import TitleScene
from tortuga.app.settings import Settings, SettingsStore, Shown, Volume
from tortuga.app.stage import report
from tortuga.app.text import Text
from tortuga.app.widgets.dialog import Dialog
from tortuga.kernel.library.copies import keep_copy
from tortuga.kernel.library.library import FILE_NAME, Library


class Rigging(msgspec.Struct):
    """Settings with fields of every kind, one of which is nobody's row."""

    lanterns: Annotated[bool, Shown("display")] = True
    rope: int = 3
    flag: Annotated[Literal["black", "red"], Shown("game")] = "black"
    swell: Annotated[Volume, Shown("display")] = 10


@pytest.fixture
def at(course, set_stage):
    """The stage with a section open, as main wires it."""

    def open_(section):
        context = course.context
        hands = set_stage(SettingsScene(context, section))
        hands.stage._keys = context.keys
        hands.stage._controls._keys = context.keys
        hands.context = context
        course.settings.watch(partial(apply, hands.stage))
        return hands

    return open_


def kept(course):
    return SettingsStore(course.folder).now


# ---------------------------------------------------------------- rows
def test_a_field_that_is_shown_has_its_row():
    rows = rows_of(Rigging)
    assert rows == {
        "display": (SettingRow("lanterns", "switch"), SettingRow("swell", "gauge")),
        "game": (SettingRow("flag", "choice", ("black", "red"), "setting-flag"),),
    }


def test_down_leads_to_the_next_row(at):
    """A switch stands further right than a choice of four above it, and is not leapt over."""
    for section in ("game", "display"):
        hands = at(section)
        rows = [row.field for row in ROWS[section]]
        first = next(i for i in hands.top.focusables() if i.id.partition(":")[0] == rows[0])
        hands.top.focus.focused, hands.top.focus.visible = first.id, True
        for field in rows[1:]:
            hands.press(pygame.K_DOWN)
            assert hands.top.focus.focused.partition(":")[0] == field
        for field in reversed(rows[:-1]):
            hands.press(pygame.K_UP)
            assert hands.top.focus.focused.partition(":")[0] == field


@pytest.mark.parametrize("section", SECTIONS)
def test_left_out_of_a_page_leads_to_its_section(at, section):
    """Not to what lies beside a low row: another section, or the way back."""
    hands = at(section)
    for start in [item for item in hands.top.focusables() if item.listed]:
        hands.top.focus.focused, hands.top.focus.visible = start.id, True
        while find(hands.top.focusables(), hands.top.focus.focused).listed:
            hands.press(pygame.K_LEFT)
        assert hands.top.focus.focused == f"section:{section}", start.id


def test_every_row_is_a_setting_and_can_be_changed(at, course):
    for section, rows in ROWS.items():
        hands = at(section)
        for row in rows:
            assert hasattr(Settings(), row.field)
            if row.kind == "switch" and row.field not in ("screen_reader", "fullscreen"):
                before = getattr(course.settings.now, row.field)
                hands.click(row.field)
                assert getattr(kept(course), row.field) is not before
                hands.click(row.field)
            elif row.kind == "gauge":
                hands.click(f"{row.field}:previous")
                assert getattr(kept(course), row.field) == getattr(Settings(), row.field) - 10
    assert kept(course).muted is False


@pytest.mark.parametrize(
    ("section", "press", "field", "value"),
    [
        ("game", "speed:slow", "speed", "slow"),
        ("display", "text_size:150", "text_size", 150),
        ("display", "window:1280x720", "window", (1280, 720)),
        ("display", "language:cs", "language", "cs"),
    ],
)
def test_choices(at, course, section, press, field, value):
    hands = at(section)
    hands.click(press)
    assert getattr(kept(course), field) == value
    hands.stage.canvas.art.restyle(1.0, False)


def test_the_language_changes_under_the_hands(at, course):
    hands = at("display")
    hands.click("language:de")
    labels = [item.label for item in hands.top.focusables()]
    assert "Anzeige" in labels
    hands.click("section:game")
    assert "Spiel" in [item.label for item in hands.top.focusables()]


@pytest.mark.parametrize("language", ["en", "de", "es", "cs"])
def test_a_note_ends_above_the_line_below_its_row(at, course, monkeypatch, language):
    """The tutor's note had two lines, of which the second stood on the line."""
    course.text.change_language(language)
    hands, ends = at("game"), []
    page, canvas = hands.top._page, hands.stage.canvas
    write = canvas.paragraph
    monkeypatch.setattr(canvas, "paragraph", lambda *a, **k: ends.append(write(*a, **k).bottom))
    page.draw(canvas)
    assert len(ends) == len(page.rows)
    assert all(end < page._row_box(index).bottom for index, end in enumerate(ends))


def test_larger_letters_hold_at_once(at, course):
    hands = at("display")
    usual = hands.stage.canvas.width("Treasure", "text", 20)
    hands.click("text_size:150")
    assert hands.stage.canvas.width("Treasure", "text", 20) > usual * 1.3
    hands.click("text_size:100")
    hands.click("readable_font")
    assert hands.stage.canvas.width("Treasure", "text", 20) != usual
    hands.click("readable_font")
    assert hands.stage.canvas.width("Treasure", "text", 20) == usual


def test_full_screen_and_window_size_hold_at_once(at, course):
    hands = at("display")
    hands.click("fullscreen")
    assert hands.stage.window.fullscreen
    hands.step(20)
    hands.click("fullscreen")
    assert not hands.stage.window.fullscreen
    hands.step(20)
    course.settings.change(window=(1400, 800))
    hands.step(20)
    assert hands.stage.window.size == (1400, 800)
    assert hands.stage.canvas.surface.get_size() == (1400, 800)


def test_a_click_on_the_bar_sets_the_volume_and_unmutes(at, course):
    course.settings.change(muted=True)
    hands = at("sound")
    page = hands.top._page
    row = next(at for at, row in enumerate(page.rows) if row.field == "music")
    gauge = page._gauge(page.rows[row], page._control_box(row))
    x, y, w, h = gauge.bar
    spot = hands.stage.canvas.at(x + w * 0.9, y + h / 2)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=spot, button=1))
    hands.step()
    assert kept(course).music == 90
    assert not kept(course).muted


def test_sections_by_page_keys_and_back(at, course):
    hands = at("game")
    for section in (*SECTIONS[1:], SECTIONS[0]):
        hands.press(pygame.K_PAGEDOWN)
        assert hands.top.section == section
    hands.press(pygame.K_PAGEUP)
    assert hands.top.section == SECTIONS[-1]
    hands.press(pygame.K_ESCAPE)
    assert not hands.stage.running


def test_what_cannot_be_kept_is_told_once(at, course, monkeypatch):
    def full(*_args):
        raise OSError(28, "No space left on device")

    hands = at("game")
    monkeypatch.setattr("tortuga.kernel.log.files.os.replace", full)
    hands.click("hints")
    assert isinstance(hands.top, Dialog)
    assert "the disk is full" in hands.top.message
    hands.press(pygame.K_RETURN)
    assert not course.settings.now.hints, "holds for the session"
    hands.click("automatic")
    assert not isinstance(hands.top, Dialog)


def test_no_window_larger_than_the_screen(display, monkeypatch):
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1024, 768), (1920, 1080)])
    assert fits_desktop("1280x720")
    assert fits_desktop("1920x1080")
    assert not fits_desktop("2560x1440")


# ---------------------------------------------------------------- keys
def test_a_key_by_pressing_it(at, course):
    hands = at("keys")
    hands.click("group:tortuga2014")
    hands.click("key:hint")
    hands.press(pygame.K_i)
    assert course.settings.now.keys == {"hint": ["i"]}
    assert hands.context.keys.action(pygame.K_i, 0) == "hint"
    assert hands.context.keys.action(pygame.K_h, 0) is None
    assert hands.context.key_label("hint") == "I"
    assert hands.top.toasts.text


def test_a_taken_key_is_told_and_moves(at, course):
    hands = at("keys")
    hands.click("group:tortuga2014")
    hands.click("key:hint")
    hands.press(pygame.K_c)
    assert hands.context.keys.action(pygame.K_c, 0) == "hint"
    assert hands.context.keys.key("clear") is None
    told = hands.top.toasts.text
    assert hands.context.say("action-clear") in told
    assert kept(course).keys == {"hint": ["c"], "clear": []}


def test_waiting_for_a_key(at, course):
    hands = at("keys")
    hands.click("key:mute")
    assert hands.top._page.waiting == "mute"
    hands.press(pygame.K_LSHIFT)
    assert hands.top._page.waiting == "mute", "a modifier alone is no key"
    hands.press(pygame.K_ESCAPE)
    assert hands.top._page.waiting is None
    assert course.settings.now.keys == {}
    hands.click("key:mute")
    hands.press(pygame.K_DELETE)
    assert course.settings.now.keys == {"mute": []}
    hands.click("keys-usual")
    assert course.settings.now.keys == {}
    assert hands.context.keys.key("mute") == "m"


def test_two_keys_one_after_the_other_by_keyboard_alone(at, course, monkeypatch):
    """The page takes every key while it waits, even that Enter is let go: the next Enter is a press again."""
    hands = at("keys")
    down = set()

    class Pressed:
        def __getitem__(self, key):
            return key in down

    monkeypatch.setattr(pygame.key, "get_pressed", Pressed)

    def press(key):
        down.add(key)
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
        hands.step()
        down.discard(key)
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, mod=0))
        hands.step()

    for action, key, name in (("mute", pygame.K_j, "j"), ("settings", pygame.K_k, "k")):
        hands.tab_to(f"key:{action}")
        press(pygame.K_RETURN)
        press(key)
        assert hands.context.keys.keys(action)[0] == name


@pytest.mark.parametrize("action", sorted(NEEDED))
def test_needed_actions_keep_a_key(at, course, action):
    hands = at("keys")
    hands.click(f"key:{action}")
    hands.press(pygame.K_DELETE)
    assert hands.context.keys.key(action) is not None
    hands.click("key:mute")
    if action not in ("confirm", "back"):  # these have two keys, or cancel
        hands.press(pygame.key.key_code(hands.context.keys.defaults[action][0]))
        assert hands.context.keys.key(action) is not None
        assert course.settings.now.keys == {}


def test_enter_pressed_twice_on_a_key_does_not_leave_confirm_with_the_keypad_alone(at, course):
    hands = at("keys")
    hands.click("key:last")
    hands.press(pygame.K_RETURN)
    assert hands.context.keys.action(pygame.K_RETURN, 0) == "confirm"
    assert course.settings.now.keys == {}
    hands.click("key:last")
    hands.press(pygame.K_KP_ENTER)
    assert course.settings.now.keys == {"confirm": ["enter"], "last": ["keypad-enter"]}


def test_further_keys_of_an_action_stay():
    changes, losers = rebound(Bindings(games=game_keys()), "undo", "i")
    assert changes == {"undo": ["i", "ctrl+z"]}
    assert not losers
    keys = Bindings(changes, games=game_keys())
    assert keys.keys("undo") == ("i", "ctrl+z")
    assert keys.changes == changes


@pytest.mark.parametrize("action", sorted(NEEDED))
def test_whoever_gives_a_needed_action_another_key_is_not_locked_out(action):
    """H as Confirm left the Enter of the number pad alone, which the row called Enter."""
    keys = Bindings(games=game_keys())
    for name in ("h", "j"):
        keys.change(rebound(keys, action, name)[0])
        assert keys.keys(action) == (name, *keys.defaults[action])
    assert Text("en").say("key-keypad-enter") != Text("en").say("key-enter")


def test_the_row_of_digits_counts_by_its_place():
    keys = Bindings(games=game_keys())
    assert keys.action(ord("ě"), 0, pygame.KSCAN_2) == "die-2"
    assert keys.action(pygame.K_2, 0, pygame.KSCAN_2) == "die-2"
    assert Bindings({"hint": ["ě"]}, games=game_keys()).action(ord("ě"), 0, pygame.KSCAN_2) == "hint"


# ---------------------------------------------------------------- report
def test_the_report_is_copied_and_written(at, course, monkeypatch):
    copied = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    hands = at("trouble")
    hands.press(pygame.K_c, pygame.KMOD_CTRL)
    assert "tortuga: " in copied[0]
    assert "system: " in copied[0]
    assert (course.folder / report.FILE_NAME).read_text(encoding="utf-8") == copied[0]
    assert str(course.folder) in hands.top.toasts.text


def test_a_report_without_clipboard_or_folder(at, course, monkeypatch, tmp_path):
    def broken(_text):
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", broken)
    (tmp_path / "file").write_text("")
    handed = report.hand_over("text", tmp_path / "file" / "folder")
    assert handed == (False, None)
    hands = at("trouble")
    hands.click("report")
    assert "clipboard" in hands.top.toasts.text


def test_a_report_names_the_log_and_tells_no_secret():
    told = report.written(report.facts("ab" * 32, 17), "Traceback: no wind")
    assert f"log: {'ab' * 32}" in told
    assert "events: 17" in told
    assert "no wind" in told


def test_a_report_does_not_tell_whose_folder_it_is(monkeypatch, tmp_path):
    monkeypatch.setenv("HOME", str(tmp_path / "jana"))
    monkeypatch.setenv("USERPROFILE", str(tmp_path / "jana"))
    folder = tmp_path / "jana" / "games"
    told = report.written({"folder": str(folder)}, f'File "{folder / "tortuga.py"}", line 1')
    assert "jana" not in told
    assert f"~{os.sep}games" in told


def test_their_key_opens_them_over_any_scene(course, set_stage):
    hands = set_stage(course.new_game())
    hands.stage.settings = lambda: SettingsScene(course.context)
    hands.press(pygame.K_F10)
    assert isinstance(hands.top, SettingsScene)
    hands.press(pygame.K_F10)
    assert not isinstance(hands.top, SettingsScene)
    assert len(hands.stage.scenes) == 1


# ---------------------------------------------------------------- a copy of the library
def test_a_copy_of_the_library_takes_its_place(course, set_stage, tmp_path):
    """By the button: two games, of which the copy knows one; the library of before is kept as a file."""
    course.settings.lend(speed="off")
    with Library(tmp_path) as library:
        begin("tortuga2014", 2, "first", library.new_game())
        keep_copy(library.database, "2020-01-01")
        begin("tortuga2014", 2, "second", library.new_game())
        routes = Routes(library, course.text, course.settings, course.context.keys)
        hands = set_stage(routes.settings("trouble"))
        hands.click("restore")
        assert isinstance(hands.top, Dialog)
        hands.click("cancel")
        assert len(library.games()) == 2
        hands.click("restore")
        hands.click("2020-01-01")
        assert "2020-01-01" in hands.top.message
        hands.click("ok")
        assert isinstance(hands.top, TitleScene)
        assert len(library.games()) == 1
        begin("tortuga2014", 2, "third", library.new_game())
        assert len(library.games()) == 2
        (kept,) = tmp_path.glob("library-replaced-*.sqlite3")
    (tmp_path / "old").mkdir()
    kept.rename(tmp_path / "old" / FILE_NAME)
    with Library(tmp_path / "old") as library:
        assert len(library.games()) == 2


def test_without_a_copy_there_is_no_way_back(at):
    hands = at("trouble")
    button = find(hands.top.focusables(), "restore")
    assert not button.enabled
    assert button.tooltip == hands.context.say("restore-copy-none")
