"""Controls one by one."""

from __future__ import annotations

import pygame
import pytest

from tortuga.app.draw.brush import Brush
from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box
from tortuga.app.input.focus import Focus
from tortuga.app.scene.base import ControlScene
from tortuga.app.scene.protocol import Pop, Push, Quit
from tortuga.app.scenes.lesson.panel import Board, Said, draw_panel
from tortuga.app.widgets.button import Button, in_a_row
from tortuga.app.widgets.checkbox import CheckBox
from tortuga.app.widgets.choice import Option, Segmented
from tortuga.app.widgets.dialog import Answer, Dialog, quit_dialog
from tortuga.app.widgets.graph import apart
from tortuga.app.widgets.hints import draw_focus, tooltip
from tortuga.app.widgets.stepper import Stepper
from tortuga.app.widgets.toast import Toasts


class Bench(ControlScene):
    """Some controls and what was pressed."""

    def __init__(self, context):
        super().__init__(context)
        self.pressed = []

    def controls(self):
        yield Button(
            "go", Box(100, 100, 300, 80), "Go", "check-mark", "primary", key="confirm", key_label="Enter"
        )
        yield Button("no", Box(100, 200, 300, 80), "No", enabled=False, tooltip="not now")
        yield Segmented(
            "one", Box(100, 300, 400, 50), (Option("a", "A"), Option("b", "B", enabled=False)), "a"
        )
        yield Stepper("step", Box(100, 400, 300, 50), "Raider", previous_label="before", next_label="after")
        yield CheckBox("box", Box(100, 500, 300, 50), "Hints", "box" in self.pressed)

    def activate(self, name):
        self.pressed.append(name)

    def draw(self, canvas):
        canvas.surface.fill((20, 20, 20))
        self.draw_controls(canvas)


def test_a_main_button_shows_the_key_that_presses_it_now():
    button, keys = Button("go", Box(100, 100, 320, 82), "Go", key="confirm", main=True), {"confirm": "Enter"}
    for focused, known, shown in (
        (None, "Ctrl+Enter", "Enter"),
        ("go", "Ctrl+Enter", "Enter"),
        ("no", "Ctrl+Enter", "Ctrl+Enter"),
        ("no", "", ""),
    ):
        keyed = button.keyed({**keys, "main": known}.__getitem__, focused)
        assert ("" if keyed.idle else keyed.key_label) == shown


def test_every_part_is_pressed_by_mouse_and_keyboard(course, set_stage):
    bench = Bench(course.context)
    hands = set_stage(bench)
    names = ["go", "one:a", "step:previous", "step:next", "box"]
    for name in names:
        hands.click(name)
    assert bench.pressed == names
    for name in ("no", "one:b"):
        hands.click(name)
        hands.tab_to(name)
        hands.press(pygame.K_RETURN)
    assert bench.pressed == names
    bench.pressed.clear()
    for name in names:
        hands.tab_to(name)
        hands.press(pygame.K_RETURN)
    assert bench.pressed == names


def test_states_look_different(canvas_of):
    button = Button("go", Box(100, 100, 300, 80), "Go")
    looks = set()
    for enabled, focus in (
        (True, Focus()),
        (True, Focus(hovered="go")),
        (True, Focus(hovered="go", pressed="go")),
        (False, Focus(hovered="go")),
    ):
        canvas = canvas_of((1280, 720))
        Button(button.id, button.box, button.label, enabled=enabled).draw(canvas, focus)
        looks.add(pygame.image.tobytes(canvas.surface, "RGB"))
    assert len(looks) == 4


def test_enter_is_named_only_on_what_it_presses(course, set_stage, monkeypatch):
    """A word keeps its place while its key is not told."""
    drawn = {}
    put_line = Brush.put_line

    def told(canvas, word, *rest):
        drawn[word] = box = put_line(canvas, word, *rest)
        return box

    bench = Bench(course.context)
    hands = set_stage(bench)
    monkeypatch.setattr(Brush, "put_line", told)

    def looks():
        drawn.clear()
        bench.draw(hands.stage.canvas)
        return "Enter" in drawn, drawn.get("Go")

    shown, place = looks()
    assert shown
    for name in ("box", "no"):  # what is disabled knocks, which is no press of another
        hands.tab_to(name)
        assert looks() == (False, place), name
        bench.pressed.clear()
        hands.press(pygame.K_RETURN)
        assert "go" not in bench.pressed
    hands.tab_to("go")
    assert looks() == (True, place)
    bench.focus.focused = "gone"  # Enter presses what is bound to it
    assert looks() == (True, place)
    hands.press(pygame.K_RETURN)
    assert bench.pressed[-1] == "go"


@pytest.mark.parametrize(
    "target", [Box(0, 0, 40, 40), Box(1880, 1040, 40, 40), Box(900, 500, 100, 100), Box(0, 900, 1920, 180)]
)
def test_tooltips_stay_on_the_stage_and_beside_their_control(canvas_of, target):
    x, y, w, h = tooltip(canvas_of((1280, 720)), target, "a long explanation of what this does " * 4)
    assert x >= 0
    assert y >= 0
    assert x + w <= 1920
    assert y + h <= 1080
    assert y >= target[1] + target[3] or y + h <= target[1]


@pytest.mark.parametrize("arrow", ["previous", "next"])
def test_the_tip_of_an_arrow_leaves_the_value_between_the_arrows_readable(
    course, canvas_of, monkeypatch, arrow
):
    bench = Bench(course.context)
    words = "Next kind of game"
    step = Stepper("step", Box(1420, 40, 440, 52), "Any game", previous_label=words, next_label=words)
    below = Segmented("one", Box(1360, 104, 500, 50), (Option("a", "A"), Option("b", "B")), "a")
    monkeypatch.setattr(bench, "controls", lambda: iter([step, below]))
    bench.focus.focused, bench.focus.visible, bench.focus.hover_time = f"step:{arrow}", True, 1.0
    plates = []
    monkeypatch.setattr(Brush, "plate", lambda _canvas, name, box, *_: plates.append((name, box)))
    draw_focus(canvas_of((1280, 720)), bench)
    (tip,) = (box for name, box in plates if name == "tooltip")
    assert not tip.touches(step.box)


def test_a_wide_tip_stands_at_the_edge_of_its_field_where_its_middle_is_taken(canvas_of):
    """Not far above it, as for the seed of a new game."""
    field, above, back = (
        Box(1164, 860, 250, 52),
        Box(60, 150, 1800, 690),
        Box(1430, 928, 208, 46),
    )
    start = Box(500, 860, 600, 52)
    told = "Type a seed to play its dice again. " * 3
    x, y, w, _ = tooltip(canvas_of((1280, 720)), field, told, neighbours=(above, back, start))
    assert (x + w, y) == (field[0] + field[2], field[1] + field[3] + 12)


@pytest.mark.parametrize("clear", [None, Box(1500, 600, 400, 300)])
def test_a_tooltip_of_a_high_thing_stands_beside_it_and_on_the_stage(clear, canvas_of):
    """That of a revealed card ran out of the window at the top."""
    card = Box(1520, 70, 380, 960)
    x, y, w, h = tooltip(canvas_of((1280, 720)), card, "word " * 60, clear)
    assert x + w <= card[0]
    assert y >= 0
    assert y + h <= 1080


def test_toasts_come_and_go(canvas_of):
    toasts = Toasts()
    toasts.show("first")
    toasts.show("second", "warn", "cancel")
    assert toasts.text == "second"
    canvas = canvas_of((1280, 720))
    before = pygame.image.tobytes(canvas.surface, "RGB")
    toasts.draw(canvas)
    assert pygame.image.tobytes(canvas.surface, "RGB") != before
    toasts.update(10)
    assert toasts.text == ""


def test_a_dialog_grows_with_its_message(course, canvas_of):
    heights = []
    for message in ("short", "word " * 200):
        dialog = Dialog(course.context, "T", message, (Answer("ok", "OK"),))
        dialog.fit(canvas_of((1280, 720)))
        heights.append(dialog.box[3])
        assert dialog.box[1] >= 0
    assert heights[1] > heights[0]


def test_a_dialog_answers_after_it_is_gone(course):
    dialog = quit_dialog(course.context, "sure?")
    assert dialog.activate("stay") == Pop(None)
    assert dialog.activate("quit") == Pop(Quit())


def test_push_is_plain_data(course):
    scene = Bench(course.context)
    assert Push(scene) == Push(scene)


@pytest.mark.parametrize("growth", [1.0, 1.5])
def test_words_of_buttons_stand_on_one_line_and_clear_of_their_keys(growth, art, canvas_of, monkeypatch):
    art.restyle(growth, False)
    canvas, told = canvas_of((1280, 720)), {}
    put_line = canvas.put_line
    monkeypatch.setattr(canvas, "put_line", lambda word, *rest: told.update({word: put_line(word, *rest)}))
    for word in ("Go", "Continue", "To the title", "To the title screen"):
        told.clear()
        Button("go", Box(100, 100, 290, 84), word, "exit-door", key="back", key_label="Ctrl+C").draw(
            canvas, Focus()
        )
        (left, top, wide, high), (start, *_) = told[word], told["Ctrl+C"]
        assert top + high / 2 == pytest.approx(140, abs=2), word
        assert 100 < left < left + wide <= start, word
    art.restyle(1.0, False)


def test_the_name_of_a_key_grows_with_the_text_where_there_is_room(art, canvas_of, monkeypatch):
    canvas, sizes = canvas_of((1280, 720)), []
    put_line = canvas.put_line

    def noted(word, style, *rest):
        if word == "Esc":
            sizes.append(style.size)
        return put_line(word, style, *rest)

    monkeypatch.setattr(canvas, "put_line", noted)
    for growth in (1.0, 1.5):
        art.restyle(growth, False)
        for h, kind in ((84, {"centred": False, "note": "a note"}), (84, {}), (46, {})):
            Button("go", Box(100, 100, 290, h), "Go", key="back", key_label="Esc", **kind).draw(
                canvas, Focus()
            )
    art.restyle(1.0, False)
    assert all(large > 1.2 * usual for usual, large in zip(sizes[:3], sizes[3:], strict=True))


def test_words_in_a_row_are_of_one_size_beside_the_key_of_one(art, canvas_of, monkeypatch):
    art.restyle(1.5, False)
    canvas, told = canvas_of((1280, 720)), {}
    monkeypatch.setattr(canvas, "put_line", lambda word, style, *_rest: told.update({word: style.size}))
    back = Button("back", Box(100, 100, 138, 46), "Back", size=19, key="back", key_label="Esc")
    for button in in_a_row((back, Button("rules", Box(246, 100, 176, 46), "House rules", size=19))):
        button.draw(canvas, Focus())
    art.restyle(1.0, False)
    assert told["Back"] == told["House rules"]


@pytest.mark.parametrize(("kind", "key", "given"), [("primary", "back", ["stay"]), ("primary", None, [])])
def test_enter_gives_a_red_answer_that_only_leads_back(course, set_stage, kind, key, given):
    """The menu of a table has the red button "Continue"; what deletes something is left to a hand."""
    told = []
    stay = Answer("stay", "Stay", None, kind, key, action=lambda: told.append("stay"))
    answers = (Answer("else", "Else", action=lambda: told.append("else")), stay)
    hands = set_stage(course.title())
    hands.stage._apply(Push(Dialog(course.context, "T", "M", answers)))
    hands.press(pygame.K_RETURN)
    assert told == given


def test_signs_at_the_ends_of_lines_are_moved_apart():
    assert apart([10.0, 12.0, 90.0], 30.0, 100.0) == [10.0, 40.0, 90.0]
    assert apart([98.0, 98.0, 5.0, 97.0], 30.0, 100.0) == [70.0, 100.0, 5.0, 40.0]


@pytest.mark.parametrize("note", ["the lesson \u00b7 round 1", "2 players and 2 captains, round 12", "keys"])
def test_with_larger_text_a_note_and_its_key_do_not_overlap(note, canvas_of, monkeypatch):
    canvas, written = canvas_of((1280, 720)), {}
    real = Canvas.put_line

    def put_line(self, text, style, at, room, anchor):
        box = real(self, text, style, at, room, anchor)
        written[text] = (box.x, at[1] - style.size / 2, box.right, at[1] + style.size / 2)
        return box

    monkeypatch.setattr(Canvas, "put_line", put_line)
    monkeypatch.setattr(canvas.art.letters, "growth", 1.5)
    Button(
        "on", Box(96, 372, 560, 60), "Continue", size=31, key_label="Enter", note=note, centred=False
    ).draw(canvas, Focus())
    (_, _, right, bottom), (left, top, _, _) = written[note], written["Enter"]
    assert right <= left or bottom <= top


def test_with_larger_text_the_words_of_a_guide_end_above_its_buttons(canvas_of, monkeypatch):
    canvas, ends = canvas_of((1280, 720)), []
    real = Canvas.put_line

    def put_line(self, text, style, at, room, anchor):
        ends.append(at[1] + style.size / 2)
        return real(self, text, style, at, room, anchor)

    monkeypatch.setattr(Canvas, "put_line", put_line)
    monkeypatch.setattr(canvas.art.letters, "growth", 1.5)
    board = Board(Box(1442, 384, 462, 316))
    for words in range(20, 60):
        draw_panel(canvas, Said("Screens up!", "skulls " * words, "6/34", "", "Next", "", "", board))
    assert max(ends) <= board.part(board.form.text).bottom
