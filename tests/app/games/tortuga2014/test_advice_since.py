"""What changed since the last advice: facts of the table, at the table and in its place."""

from functools import cache
from itertools import pairwise

import pytest

from tests.ai.games.tortuga2014.engine.positions import tables
from tortuga.app.games.tortuga2014.advicewords import what_changed
from tortuga.app.games.tortuga2014.sample_game import SEATS
from tortuga.app.games.tortuga2014.table.advice import DiceAdvice
from tortuga.app.languages import LANGUAGES
from tortuga.app.table.ui.panels import GivenAdvice
from tortuga.app.text import Text
from tortuga.games.tortuga2014.course import total
from tortuga.games.tortuga2014.pieces import ACTION_NAMES
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.scoring import score
from tortuga.games.tortuga2014.state import Options
from tortuga.kernel.players import Advice, Choice

ME = 0


def given(table, chance, before=None):
    """Advice for the first seat that says nothing but its chance."""
    choice = Choice(None, chance, (chance,))
    return GivenAdvice(RULES.observe(table, ME), Advice(ME, (choice,), before=before))


def lying_open(board):
    """The points of a board that everybody sees."""
    counted = score(board)
    return counted.total - counted.tiles


@cache
def pairs():
    """Tables of one game at which the first seat may ask, one after the other."""
    asked = [table for table in tables(Options(seats=3), 1) if ME in RULES.to_act(table)]
    return [(old, new) for old, new in pairwise(asked) if new.round]


def test_what_is_told_is_a_fact_of_the_table():
    met = set()
    for old, new in pairs():
        for moved in (-0.1, 0.1):
            id, args = what_changed(given(old, 0.4), given(new, 0.4 + moved))
            met.add(id)
            numbers = new.options.numbers
            if id == "advice-since-revealed":
                action = ACTION_NAMES.index(args["action"])
                assert total(new.boards[args["seat"]], action, numbers) == args["total"]
                assert total(old.boards[args["seat"]], action, numbers) < args["total"]
                assert moved < 0
            elif id == "advice-since-unbeaten":
                action = ACTION_NAMES.index(args["action"])
                totals = [total(board, action, numbers) for board in new.boards]
                assert totals[ME] == args["total"] == max(totals)
                assert totals.count(max(totals)) == 1
            elif id == "advice-since-stolen":
                assert args["chest"] in new.boards[args["seat"]].island
            elif id == "advice-since-points":
                gains = [
                    lying_open(now) - lying_open(then)
                    for then, now in zip(old.boards, new.boards, strict=True)
                ]
                assert gains[args["seat"]] == max(gains[1:])
                assert [abs(gains[seat]) for seat in (args["seat"], ME)] == [
                    int(args[key][1:]) for key in ("points", "own")
                ]
    assert met >= {
        "advice-since-revealed",
        "advice-since-unbeaten",
        "advice-since-points",
        "advice-since-actions",
    }


def test_ones_own_roll_is_named_where_it_brought_most():
    old, new = next((old, new) for old, new in pairs() if old.round == new.round and new.stage == "select")
    assert what_changed(given(old, 0.4), given(new, 0.5, 0.42)) == ("advice-since-roll", {"good": 1})
    assert what_changed(given(old, 0.4), given(new, 0.3, 0.38)) == ("advice-since-roll", {"good": 0})
    assert what_changed(given(old, 0.4), given(new, 0.3, 0.32))[0] != "advice-since-roll"
    assert what_changed(given(old, 0.4), given(new, 0.3, 0.2))[0] != "advice-since-roll", "it helped"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentence_tells_both_chances(language):
    old, new = pairs()[3]
    text = Text(language).of("tortuga2014")
    said = DiceAdvice().since(text, SEATS, given(old, 0.41), given(new, 0.3))
    assert "41" in said
    assert "30" in said


def test_only_a_change_of_more_than_five_points_is_told(harbour):
    _, scene = harbour.begin("human", "mate")
    (old, new), seat = pairs()[3], 0
    assert scene.advising._since(seat, given(old, 0.41).advice) == ""
    earlier = scene.advising._last_advice[seat]
    for position, chance, told in ((-1, 0.45, False), (-1, 0.47, True), (0, 0.47, False)):
        scene.advising._last_advice[seat] = (earlier[0] + position, replace_chance(earlier[1], 0.41))
        assert bool(scene.advising._since(seat, given(new, chance).advice)) == told


def replace_chance(asked, chance):
    """The same view with another chance."""
    return asked._replace(advice=given(pairs()[0][0], chance).advice)
