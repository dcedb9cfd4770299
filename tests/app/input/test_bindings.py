"""The table of keys."""

from __future__ import annotations

import re
from pathlib import Path
from string import ascii_lowercase

import pygame
import pytest

from tortuga.app.input.bindings import Bindings, UnknownKeyError, rebound
from tortuga.app.input.keynames import NAMED
from tortuga.app.registry import game_keys


def test_no_key_means_two_things():
    for game in game_keys():
        keys = Bindings(games=game_keys())
        pressed = [action for action in keys.actions_at(game) if action != "peek"]  # that is held
        names = [name for action in pressed for name in keys.defaults[action]]
        assert len(names) == len(set(names))
        assert len(names) > 40


def test_the_readme_knows_the_letters_that_are_free():
    keys = Bindings(games=game_keys())
    taken = {key for game in game_keys() for action in keys.actions_at(game) for key in keys.defaults[action]}
    readme = " ".join(Path("README.md").read_text("utf-8").split())
    told = re.search(r"Letters that no game and no screen takes: (.*?) \(", readme)
    assert re.findall("`(.)`", told[1]) == sorted(set(ascii_lowercase) - taken)


def test_the_keys_of_a_game_are_those_of_the_game_that_is_played():
    keys = Bindings(games={"one": {"bid-1": ("1",)}, "other": {"card-1": ("1",), "spy": ("p",)}})
    assert [keys.action(key, 0) for key in (pygame.K_1, pygame.K_p, pygame.K_z)] == ["bid-1", None, "undo"]
    keys.play("other")
    assert [keys.action(key, 0) for key in (pygame.K_1, pygame.K_p, pygame.K_z)] == ["card-1", "spy", "undo"]
    assert rebound(keys, "bid-1", "p") == ({"bid-1": ["p"]}, ()), "the key is free where it is meant"
    assert rebound(keys, "card-1", "p")[1] == ("spy",)
    assert rebound(keys, "bid-1", "z")[1] == ("undo",)


def test_the_menu_key_is_the_one_that_keyboards_have(display):
    assert NAMED["menu"] == pygame.key.key_code("application")
    assert Bindings(games=game_keys()).action(NAMED["menu"], 0) == "menu"


def test_a_key_for_what_is_known_at_every_table_is_taken_from_the_actions_of_all_games():
    keys = Bindings(games={"one": {"bid-1": ("1",)}, "other": {"card-1": ("1",), "spy": ("p",)}})
    changes, losers = rebound(keys, "mute", "p")
    assert (changes, losers) == ({"mute": ["p"], "spy": []}, ("spy",)), "whichever game is played"
    assert rebound(keys, "hint", "1")[1] == ("bid-1", "card-1")


@pytest.mark.parametrize(
    ("key", "mod", "action"),
    [
        (pygame.K_RETURN, 0, "confirm"),
        (pygame.K_RETURN, pygame.KMOD_LALT, "fullscreen"),
        (pygame.K_RETURN, pygame.KMOD_NUM | pygame.KMOD_CAPS, "confirm"),
        (pygame.K_z, 0, "undo"),
        (pygame.K_z, pygame.KMOD_RCTRL, "undo"),
        (pygame.K_z, pygame.KMOD_LALT, None),
        (pygame.K_TAB, pygame.KMOD_RSHIFT, "previous"),
        (pygame.K_KP_3, pygame.KMOD_NUM, "die-3"),
    ],
)
def test_keys_with_modifiers(key, mod, action):
    assert Bindings(games=game_keys()).action(key, mod) == action


def test_changed_keys_replace_the_usual_ones():
    keys = Bindings({"undo": ["u"]}, games=game_keys())
    assert keys.action(pygame.K_u, 0) == "undo"
    assert keys.action(pygame.K_z, 0) is None
    assert keys.key("undo") == "u"


@pytest.mark.parametrize("changes", [{"undo": ["hyper+u"]}, {"undo": ["nokey"]}, {"nothing": ["u"]}])
def test_unknown_names_are_refused(changes):
    with pytest.raises(UnknownKeyError):
        Bindings(changes, games=game_keys())


@pytest.mark.parametrize("language", ["en", "de", "es", "cs"])
def test_every_bound_key_has_a_label(course, language):
    from msgspec.structs import replace

    from tortuga.app.text import Text

    context = replace(course.context, text=Text(language))
    for action in context.keys.defaults:
        assert context.key_label(action)
    assert context.key_label("fullscreen") == "F11"
    assert context.key_label("undo") == "Z"


@pytest.mark.parametrize("language", ["en", "de", "es", "cs"])
def test_every_key_that_can_be_bound_is_printed(course, language):
    from msgspec.structs import replace

    from tortuga.app.input.keynames import name_of, stroke
    from tortuga.app.text import Text

    context = replace(course.context, text=Text(language))
    for name, code in NAMED.items():
        assert context.key_name(name)
        assert name_of(code, 0) == name
        assert stroke(f"shift+{name}") == (code, frozenset(("shift",)))
    assert name_of(ord("ř"), pygame.KMOD_LCTRL) == "ctrl+ř"
    assert context.key_name("ctrl+ř").endswith("+Ř")


@pytest.mark.parametrize("key", [pygame.K_LSHIFT, pygame.K_PLUS, 0, 0x40000150])
def test_keys_that_cannot_be_bound(key):
    from tortuga.app.input.keynames import name_of

    assert name_of(key, 0) is None


@pytest.mark.parametrize(
    ("letter", "scancode", "action"),
    [
        ("\u0430", pygame.KSCAN_F, "rush"),  # Cyrillic a
        ("\u03b6", pygame.KSCAN_Z, "undo"),  # Greek zeta
        ("\u05d9", pygame.KSCAN_H, "hint"),  # Hebrew yod
        ("\u0456", pygame.KSCAN_S, "speed"),  # Ukrainian i
        ("\u00f6", pygame.KSCAN_SEMICOLON, None),  # a Latin keyboard has its own letters elsewhere
        ("q", pygame.KSCAN_A, None),
    ],
)
def test_where_a_letter_is_none_of_ours_the_place_of_the_key_counts(letter, scancode, action):
    assert Bindings().action(ord(letter), 0, scancode) == action


def test_a_letter_that_is_bound_is_its_own_wherever_it_stands():
    keys = Bindings({"hint": ["\u0430"]})
    assert keys.action(ord("\u0430"), 0, pygame.KSCAN_F) == "hint"
