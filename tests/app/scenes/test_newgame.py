"""The game asked for: checks, conversion, last choices."""

from __future__ import annotations

import unicodedata

import msgspec
import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ai.captains import Names, players
from ai.games.tortuga2014.captains import CHARACTERS
from ai.registry import CAPTAINS
from tests.app.conftest import Course
from tortuga.app.captains.ask import captains_of
from tortuga.app.captains.characters import offered
from tortuga.app.draw.canvas import Canvas
from tortuga.app.games.tortuga2014.palette import COLOUR as DRAWN_COLOURS
from tortuga.app.input.focus import beside
from tortuga.app.languages import LANGUAGES
from tortuga.app.scenes.newgame import scene as scene_module
from tortuga.app.scenes.newgame.choices import (
    NewGame,
    SeatChoice,
    from_settings,
    readable_seed,
    same_seats,
    start_choices,
    to_settings,
)
from tortuga.app.scenes.newgame.options import rows_of
from tortuga.app.scenes.stills import new_game
from tortuga.app.settings import Settings
from tortuga.app.text import Text
from tortuga.app.widgets import layout
from tortuga.games import GAMES
from tortuga.games.tortuga2014.pieces import NUMBERS
from tortuga.games.tortuga2014.state import check
from tortuga.kernel.dealer import Dealer
from tortuga.kernel.log.format import dump
from tortuga.kernel.log.reader import parse
from tortuga.kernel.session import Session
from tortuga.unicode import cleaned

pytestmark = pytest.mark.slow

ROSA = SeatChoice("person", "Rosa", "orange")
JACK = SeatChoice("captain", "Jack", "green", "greedy")
DICE = "tortuga2014"
CHOSEN = {"target": 8, "start_player": "seat", "start_seat": 1, "surplus_timing": "afterEachAttack"}
GAME = NewGame(DICE, (ROSA, JACK), CHOSEN)
MOST_SEATS = 4


def new(*seats, **changes):
    return msgspec.structs.replace(NewGame(DICE, seats), **changes)


def test_levels_and_colours_exist():
    assert {*captains_of(DICE).panel, *captains_of(DICE).levels} == set(players(CAPTAINS[DICE]))
    assert captains_of(DICE).default_level in captains_of(DICE).levels
    assert set(offered(DICE)) == {"", *CHARACTERS.stored()}
    assert set(GAMES[DICE].colours) == set(DRAWN_COLOURS)


def test_header():
    options = GAME.setup.options
    check(options)
    assert (options.seats, options.target, options.start_seat) == (2, 8, 1)
    assert [(spec.player, spec.name, spec.colour) for spec in GAME.setup.seats] == [
        ("human", "Rosa", "orange"),
        ("greedy", "Jack", "green"),
    ]


def test_own_dice_reach_the_options():
    turned = (NUMBERS[1], NUMBERS[0], *NUMBERS[2:])
    options = GAME.choose(custom_dice=turned).setup.options
    check(options)
    assert options.numbers == turned


def test_a_start_seat_means_nothing_when_chance_decides():
    assert GAME.choose(start_player="random").setup.options.start_seat == 0


def seats(*changes):
    return tuple(
        msgspec.structs.replace(seat, **change) for seat, change in zip((ROSA, JACK), changes, strict=True)
    )


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"seats": (ROSA,)}, "newgame-fault-seats"),
        ({"seats": (ROSA, JACK) * 3}, "newgame-fault-seats"),
        ({"seats": seats({"name": "  "}, {})}, "newgame-fault-name-empty"),
        ({"seats": seats({"name": "x" * 25}, {})}, "newgame-fault-name-long"),
        ({"seats": seats({}, {"name": " rosa "})}, "newgame-fault-name-twice"),
        ({"seats": seats({}, {"colour": "orange"})}, "newgame-fault-colour"),
        ({"seats": seats({}, {"colour": "pink"})}, "newgame-fault-colour"),
        ({"seats": seats({}, {"level": "genius"})}, "newgame-fault-level"),
        ({"options": {**CHOSEN, "start_seat": 2}}, "refusal-option-start-seat"),
        ({"seed": "ž" * 33}, "newgame-fault-seed"),
        ({"options": {"custom_dice": ((1, 1, 1, 1, 1),) * 5}}, "refusal-option-dice-faces"),
    ],
)
def test_faults_are_named_and_worded(changes, fault):
    found = msgspec.structs.replace(GAME, **changes).faults()
    assert fault in [notice.id for notice in found]
    for language in ("en", "de", "es", "cs"):
        for notice in found:
            assert Text(language).of("tortuga2014").say(notice.id, **notice.args)


def test_no_faults():
    assert GAME.faults() == ()


def test_seeds():
    assert new(ROSA, JACK, seed=" KRAKEN ").setup.seed == "KRAKEN"
    Dealer(readable_seed())
    assert len({readable_seed() for _ in range(5)}) == 5


def test_last_choices_round_trip_without_the_seed():
    game = msgspec.structs.replace(GAME.choose(custom_dice=NUMBERS), seed="KRAKEN")
    data = msgspec.json.decode(msgspec.json.encode(to_settings(game)))
    assert from_settings(DICE, data) == msgspec.structs.replace(game, seed="")


def test_last_choices_of_a_program_that_knew_one_game():
    seats = [
        {"kind": "person", "name": "Rosa", "colour": "orange"},
        {"kind": "captain", "name": "Jack", "colour": "green", "level": "greedy", "usual": 2},
    ]
    rules = {"surplus_timing": "afterEachAttack", "attack_empty": "allowed", "move_choice": "simultaneous"}
    dice = {"custom_dice": [list(row) for row in NUMBERS]}
    start = {"target": 8, "start_player": "seat", "start_seat": 1}
    data = {"seats": seats, "seed": "", "practice": True, **start, **rules, **dice}
    game = from_settings(DICE, data)
    assert game.setup.options == msgspec.structs.replace(GAME.choose(custom_dice=NUMBERS)).setup.options
    assert [seat.player for seat in game.seats] == ["human", "greedy"]
    assert game.practice
    none = from_settings(DICE, {**data, "custom_dice": None})
    assert none.setup.options == GAME.setup.options


def test_the_settings_of_before_are_those_of_the_first_game():
    old = Settings(new_game={"seats": []})
    assert old.choices_of(DICE) == {"seats": []}
    assert old.last_game == DICE
    assert Settings(new_game={"seats": []}, games={DICE: {"seats": [1]}}).choices_of(DICE) == {"seats": [1]}


@pytest.mark.parametrize("data", [None, {}, {"seats": 5}, {"seats": []}, {"seats": [], "target": 7}])
def test_last_choices_that_no_longer_hold_are_dropped(data):
    assert from_settings(DICE, data) is None


def test_any_level_has_any_character():
    for level in captains_of(DICE).levels:
        for character in offered(DICE):
            seat = msgspec.structs.replace(JACK, level=level, character=character)
            game = new(ROSA, seat)
            assert game.faults() == ()
            assert seat.player in Names(CAPTAINS[DICE])
            assert same_seats(DICE, game.setup.options, game.setup.seats).seats[1] == seat
    for level, character, fault in (("greedy", "raider", "level"), ("mate", "saint", "character")):
        seat = msgspec.structs.replace(JACK, level=level, character=character)
        assert [found.id for found in new(ROSA, seat).faults()] == [f"newgame-fault-{fault}"]


def test_the_same_seats_again():
    again = same_seats(DICE, GAME.setup.options, GAME.setup.seats)
    assert again.seats == (msgspec.structs.replace(ROSA, level=captains_of(DICE).default_level), JACK)
    assert again.setup == GAME.setup


@pytest.mark.parametrize("people", [None, 1, 2, 4])
@pytest.mark.parametrize("last", [None, GAME, new(JACK, msgspec.structs.replace(ROSA, name="Bellamy"))])
def test_there_is_always_a_game_and_a_full_bench(people, last):
    game, spare_seats = start_choices(Text("en"), DICE, last, people)
    assert game.faults() == ()
    assert new(*spare_seats).faults() == ()
    assert len(spare_seats) == MOST_SEATS
    assert spare_seats[: len(game.seats)] == game.seats
    assert sum(seat.kind == "person" for seat in game.seats) >= (people or 1)
    if last is not None:
        assert game.chosen["target"] == last.chosen["target"]


def test_usual_names_follow_the_language_and_own_ones_stay():
    game, _ = start_choices(Text("en"), DICE, None, None)
    own = msgspec.structs.replace(game.seats[1], name="Kate", usual=0)
    kept = from_settings(DICE, to_settings(msgspec.structs.replace(game, seats=(game.seats[0], own))))
    german, spare_seats = start_choices(Text("de"), DICE, kept, None)
    assert [seat.name for seat in german.seats] == ["Kapit\u00e4nin Rosa", "Kate"]
    assert new(*spare_seats).faults() == ()


def test_a_usual_name_that_another_seat_took_is_not_given_twice():
    game, _ = start_choices(Text("en"), DICE, None, None)
    taken = msgspec.structs.replace(game.seats[1], name="Kapit\u00e4nin Rosa", usual=0)
    kept = msgspec.structs.replace(game, seats=(game.seats[0], taken))
    german, _ = start_choices(Text("de"), DICE, kept, None)
    assert german.faults() == ()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_note_of_the_board_stays_above_its_frame(
    game: str, language: str, tmp_path, canvas_of, monkeypatch
) -> None:
    canvas, context = canvas_of((1600, 900)), Course(tmp_path, language).context.of(game)
    game_choice = start_choices(context.text, game, None, None)[0]
    told: dict[str, float] = {}
    monkeypatch.setattr(scene_module, "_remark", lambda _canvas, note, box: told.update({note: box.w}))
    for option in GAMES[game].options:
        for value in option.values if option.place == "board" else ():
            with monkeypatch.context() as patch:
                patch.setattr(Canvas, "plate", lambda *_args, **_named: None)
                rows = rows_of(context, game_choice.choose(**{option.field: value}), "board", print)
                scene_module.board_ground(canvas, context, rows)
    assert len(told) > 3
    high = {note: len(canvas.lines(note, "ital", 19, wrap)) for note, wrap in told.items()}
    assert {note: lines for note, lines in high.items() if lines > 3} == {}


@pytest.mark.parametrize("seats", [4, 9])
def test_what_a_seat_card_offers_stays_within_its_frame(seats: int, course: Course) -> None:
    scene = new_game(course.context, "tortuga1667")
    scene.activate(f"seats:{seats}")
    scene.activate("seat1.kind:captain")
    for index in range(seats):
        x, y, w, h = layout.seat_card(index, seats)
        for item in scene.focusables():
            if item.id.startswith(f"seat{index}."):
                left, top, wide, high = item.box
                assert left >= x + 16, item.id
                assert left + wide <= x + w - 16, item.id
                assert y <= top, item.id
                assert top + high <= y + h - 16, item.id


def test_letters_take_the_place_of_a_name_until_an_arrow_keeps_it(course, set_stage):
    hands = set_stage(course.title())
    hands.click("menu:new-game")
    hands.click("seat0.name")
    hands.type("Kate")
    hands.press(pygame.K_RETURN)
    assert hands.top.game.seats[0].name == "Kate"
    hands.click("seat0.name")
    hands.press(pygame.K_RIGHT)
    hands.type("!")
    hands.press(pygame.K_RETURN)
    assert hands.top.game.seats[0].name == "Kate!"


def test_a_letter_begins_the_field_in_focus(course, set_stage):
    hands = set_stage(course.title())
    hands.click("menu:new-game")
    hands.tab_to("seat0.name")
    hands.type("Mirek")
    assert hands.top.game.seats[0].name == "Mirek"
    hands.press(pygame.K_RETURN)
    hands.tab_to("set-sail")
    hands.type("x")
    assert hands.top.game.seats[0].name == "Mirek"


def test_the_game_that_is_chosen_already_keeps_what_was_entered(course, set_stage):
    hands = set_stage(course.title())
    hands.click("menu:new-game")
    hands.click("seats:3")
    hands.click("seat0.name")
    hands.type("Kate")
    hands.press(pygame.K_RETURN)
    asked = hands.top.game
    hands.click(f"game:{asked.game}")
    assert hands.top.game == asked
    assert asked.seats[0].name == "Kate"


def test_what_differs_between_two_is_told_where_two_are_chosen_r86(art, course, set_stage, monkeypatch):
    """The lesson is played by three: in a first game of two its rules would seem broken."""
    told = course.context.of(DICE).say("newgame-between-two")
    scene = new_game(course.context, DICE, 3)
    hands = set_stage(scene)
    drawn = []
    monkeypatch.setattr(Canvas, "tag", lambda _self, _center, string, *_, **__: drawn.append(string))
    for count in (3, 2, 4):
        hands.click(f"seats:{count}")
        drawn.clear()
        scene.draw(Canvas(pygame.Surface((1280, 720)), art))
        assert (told in drawn) == (told in [sentence.words for sentence in scene.spoken()]) == (count == 2)


def paste(hands, monkeypatch, copied):
    def get_text():
        return copied.decode() if isinstance(copied, bytes) else copied

    monkeypatch.setattr(pygame.scrap, "get_text", get_text)
    hands.press(pygame.K_v, pygame.KMOD_CTRL)


@pytest.mark.parametrize(
    ("copied", "name"),
    [
        ("\u200b", "Kate"),
        ("\u0301", "Kate\u0301"),
        (b"\xff\xfe\x80", "Kate"),
        ("\u2068 Lee\u2069", "Kate Lee"),
        ("\nLee", "Kate Lee"),
        ("", "Kate"),
        (" " + "x" * 50, "Kate " + "x" * 19),
    ],
)
def test_whatever_is_pasted_what_is_seen_of_it_stands_in_the_field(
    course, set_stage, monkeypatch, copied, name
):
    hands = set_stage(course.title())
    hands.click("menu:new-game")
    hands.click("seat0.name")
    hands.type("Kate")
    paste(hands, monkeypatch, copied)
    hands.step()
    assert hands.top.game.seats[0].name == name
    hands.press(pygame.K_RETURN)
    hands.click("set-sail")
    assert course.sailed[0].seats[0].name == unicodedata.normalize("NFC", name)


def test_pasting_takes_the_place_of_what_is_marked_and_leaves_the_caret_behind_it(
    course, set_stage, monkeypatch
):
    hands = set_stage(course.title())
    hands.click("menu:new-game")
    hands.click("seat0.name")
    paste(hands, monkeypatch, "Zoe\u0301")
    hands.press(pygame.K_HOME)
    paste(hands, monkeypatch, "\u202eMad")
    hands.type(" ")
    assert hands.top.game.seats[0].name == "Mad Zoe\u0301"
    hands.press(pygame.K_END)
    hands.press(pygame.K_LEFT)
    hands.press(pygame.K_BACKSPACE)
    hands.step()
    assert hands.top.game.seats[0].name == "Mad Zo\u0301"


@pytest.mark.parametrize("other", ["Ann  Lee", "Ann\nLee", "\u2068Ann Lee\u2069", "ANN LEE\u200b"])
def test_names_that_look_alike_are_one_name(other):
    (fault,) = _named("Ann Lee", other)
    assert fault.id == "newgame-fault-name-twice"


def _named(*names):
    return new(*seats(*({"name": name} for name in names))).faults()


def test_the_name_is_counted_in_letters_as_they_are_seen():
    assert not _named("e\u0323\u0302" * 24, "Jack")
    assert [fault.id for fault in _named("e" * 25, "Jack")] == ["newgame-fault-name-long"]
    assert [fault.id for fault in _named("\u200b\u3164", "Jack")] == ["newgame-fault-name-empty"]


@given(st.text(), st.text())
def test_any_name_and_seed_that_new_game_takes_make_a_log_that_is_read(name, seed):
    game = msgspec.structs.replace(new(*seats({"name": name}, {})), seed=seed)
    if game.faults():
        return
    made = game.setup
    session = Session.new(GAMES[DICE].rules, made.options, made.seats, made.seed or "s")
    assert parse(dump(session.log), GAMES).header.seats[0].name == cleaned(name)
    kept = from_settings(DICE, msgspec.json.decode(msgspec.json.encode(to_settings(game))))
    assert kept is not None
    assert kept.seats[0].name == cleaned(name)


def test_text_is_entered_only_while_a_field_has_the_focus(course, set_stage, monkeypatch):
    told = []
    monkeypatch.setattr(pygame.key, "start_text_input", lambda: told.append("on"))
    monkeypatch.setattr(pygame.key, "stop_text_input", lambda: told.append("off"))
    monkeypatch.setattr(pygame.key, "set_text_input_rect", lambda rect: told.append(tuple(rect)))
    hands = set_stage(course.title())
    hands.click("menu:new-game")
    assert "on" not in told
    hands.tab_to("seat0.name")
    hands.step()
    rect, on = told[-2:]
    assert on == "on", "its first letter is entered already"
    x, y = hands.pixel("seat0.name")
    assert pygame.Rect(rect).collidepoint(x, y)
    hands.type("Kate")
    for _ in range(3):  # typed, begun anew, ended with nothing typed
        hands.press(pygame.K_RETURN)
    hands.step()
    assert told[-1] == "on", "the field is in focus still"
    hands.tab_to("set-sail")
    hands.step()
    assert told[-1] == "off"


def test_a_composition_is_shown_until_it_is_a_letter(course, set_stage):
    hands = set_stage(course.title())
    hands.click("menu:new-game")
    hands.click("seat0.name")
    hands.step(3)
    before = pygame.image.tobytes(hands.stage.canvas.surface, "RGB")
    pygame.event.post(pygame.event.Event(pygame.TEXTEDITING, text="nihao", start=0, length=5))
    hands.step()
    assert pygame.image.tobytes(hands.stage.canvas.surface, "RGB") != before
    hands.press(pygame.K_RETURN)
    assert hands.top.typing.field is not None, "the key is the input method's"
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text="Nihao"))
    hands.step()
    assert hands.top.game.seats[0].name == "Nihao"
    hands.press(pygame.K_RETURN)
    assert hands.top.typing.field is None


def test_pasting_by_the_place_of_the_key(course, set_stage, monkeypatch):
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: "Mirek")
    hands = set_stage(course.title())
    hands.click("menu:new-game")
    hands.click("seat0.name")
    cyrillic = {"key": ord("\u043c"), "scancode": pygame.KSCAN_V, "mod": pygame.KMOD_CTRL, "unicode": ""}
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, cyrillic))
    hands.step()
    assert hands.top.game.seats[0].name == "Mirek"


def test_one_press_gives_every_seat_to_the_computer(course, set_stage):
    hands = set_stage(course.title())
    hands.click("menu:new-game")
    hands.click("computers")
    assert [seat.kind for seat in hands.top.game.seats] == ["captain"] * len(hands.top.game.seats)
    assert not hands.top.game.faults()
    hands.click("seat0.kind:person")
    assert hands.top.game.seats[0].kind == "person"


@pytest.mark.parametrize("game", GAMES)
def test_from_the_seed_arrow_keys_go_on_to_the_button_that_begins(game: str, course: Course) -> None:
    """Down from the seed led to Back, which lies below the button."""
    items = new_game(course.context, game).focusables()
    assert beside(items, "seed", "down") == "set-sail"
    assert [beside(items, "seed-new", way) for way in ("down", "right")] == ["set-sail"] * 2
    assert beside(items, "set-sail", "left") == "seed-new"
