"""The game asked for: checks, conversion, last choices."""

from __future__ import annotations

import msgspec
import pytest

from ai.games.tortuga2014.characters import stored
from ai.registry import PLAYERS, entry
from tortuga.app.captains.characters import CHARACTERS
from tortuga.app.draw.theme import PLAYERS as DRAWN_COLOURS
from tortuga.app.scenes.newgame.choices import (
    COLOURS,
    LEVELS,
    MOST_SEATS,
    PANEL,
    USUAL_LEVEL,
    NewGame,
    SeatChoice,
    from_settings,
    readable_seed,
    same_seats,
    start_choices,
    to_settings,
)
from tortuga.app.text import Text
from tortuga.games.tortuga2014.options import check
from tortuga.games.tortuga2014.pieces import NUMBERS
from tortuga.kernel.dealer import Dealer

ROSA = SeatChoice("person", "Rosa", "orange")
JACK = SeatChoice("captain", "Jack", "green", "greedy")
GAME = NewGame((ROSA, JACK), target=8, start_player="seat", start_seat=1, surplus_timing="afterEachAttack")


def test_levels_and_colours_exist():
    assert set(LEVELS) <= set(PLAYERS)
    assert set(PANEL) == {name for name, entry in PLAYERS.items() if entry.panel}
    assert USUAL_LEVEL in LEVELS
    assert set(CHARACTERS) == {"", *stored()}
    assert set(COLOURS) == set(DRAWN_COLOURS)


def test_header():
    options = GAME.options
    check(options)
    assert (options.seats, options.target, options.start_seat) == (2, 8, 1)
    assert [(spec.player, spec.name, spec.colour) for spec in GAME.specs] == [
        ("human", "Rosa", "orange"),
        ("greedy", "Jack", "green"),
    ]


def test_own_dice_reach_the_options():
    turned = (NUMBERS[1], NUMBERS[0], *NUMBERS[2:])
    options = msgspec.structs.replace(GAME, custom_dice=turned).options
    check(options)
    assert options.numbers == turned


def test_a_start_seat_means_nothing_when_chance_decides():
    game = msgspec.structs.replace(GAME, start_player="random")
    assert game.options.start_seat == 0


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
        ({"start_seat": 2}, "newgame-fault-start"),
        ({"seed": "ž" * 33}, "newgame-fault-seed"),
        ({"custom_dice": ((1, 1, 1, 1, 1),) * 5}, "newgame-fault-dice"),
    ],
)
def test_faults_are_named_and_worded(changes, fault):
    found = msgspec.structs.replace(GAME, **changes).faults()
    assert fault in [notice.id for notice in found]
    for language in ("en", "de", "es", "cs"):
        for notice in found:
            assert Text(language).say(notice.id, **notice.args)


def test_no_faults():
    assert GAME.faults() == ()


def test_seeds():
    assert NewGame((ROSA, JACK), seed=" KRAKEN ").seed_or_new() == "KRAKEN"
    assert len({NewGame((ROSA, JACK)).seed_or_new() for _ in range(5)}) == 5
    Dealer(readable_seed())
    assert len({readable_seed() for _ in range(5)}) == 5


def test_last_choices_round_trip_without_the_seed():
    game = msgspec.structs.replace(GAME, seed="KRAKEN", custom_dice=NUMBERS)
    data = msgspec.json.decode(msgspec.json.encode(to_settings(game)))
    assert from_settings(data) == msgspec.structs.replace(game, seed="")


@pytest.mark.parametrize("data", [None, {}, {"seats": 5}, {"seats": []}, {"seats": [], "target": 7}])
def test_last_choices_that_no_longer_hold_are_dropped(data):
    assert from_settings(data) is None


def test_any_level_has_any_character():
    for level in LEVELS:
        for character in CHARACTERS:
            seat = msgspec.structs.replace(JACK, level=level, character=character)
            game = NewGame((ROSA, seat))
            assert game.faults() == ()
            assert entry(seat.player).name == seat.player
            assert same_seats(game.options, game.specs).seats[1] == seat
    for level, character, fault in (("greedy", "raider", "level"), ("mate", "saint", "character")):
        seat = msgspec.structs.replace(JACK, level=level, character=character)
        assert [found.id for found in NewGame((ROSA, seat)).faults()] == [f"newgame-fault-{fault}"]


def test_the_same_seats_again():
    assert same_seats(GAME.options, GAME.specs) == msgspec.structs.replace(
        GAME, seats=(msgspec.structs.replace(ROSA, level=USUAL_LEVEL), JACK)
    )


@pytest.mark.parametrize("people", [None, 1, 2, 4])
@pytest.mark.parametrize("last", [None, GAME, NewGame((JACK, msgspec.structs.replace(ROSA, name="Bellamy")))])
def test_there_is_always_a_game_and_a_full_bench(people, last):
    game, bench = start_choices(Text("en"), last, people)
    assert game.faults() == ()
    assert NewGame(bench).faults() == ()
    assert len(bench) == MOST_SEATS
    assert bench[: len(game.seats)] == game.seats
    assert sum(seat.kind == "person" for seat in game.seats) >= (people or 1)
    if last is not None:
        assert game.target == last.target


def test_usual_names_follow_the_language_and_own_ones_stay():
    game, _ = start_choices(Text("en"), None, None)
    own = msgspec.structs.replace(game.seats[1], name="Kate", usual=0)
    kept = from_settings(to_settings(msgspec.structs.replace(game, seats=(game.seats[0], own))))
    german, bench = start_choices(Text("de"), kept, None)
    assert [seat.name for seat in german.seats] == ["Kapit\u00e4nin Rosa", "Kate"]
    assert NewGame(bench).faults() == ()


def test_a_usual_name_that_another_seat_took_is_not_given_twice():
    game, _ = start_choices(Text("en"), None, None)
    taken = msgspec.structs.replace(game.seats[1], name="Kapit\u00e4nin Rosa", usual=0)
    kept = msgspec.structs.replace(game, seats=(game.seats[0], taken))
    german, _ = start_choices(Text("de"), kept, None)
    assert german.faults() == ()
