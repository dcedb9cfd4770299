"""Where the focus goes."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tortuga.app.input.focus import Focus, Focusable, after, beside, bound, under

GRID = tuple(
    Focusable(f"{row}{column}", (column * 100, row * 100, 80, 80)) for row in range(3) for column in range(3)
)


@pytest.mark.parametrize(
    ("start", "direction", "end"),
    [
        ("11", "left", "10"),
        ("11", "right", "12"),
        ("11", "up", "01"),
        ("11", "down", "21"),
        ("00", "up", None),
        ("22", "right", None),
    ],
)
def test_arrows_on_a_grid(start, direction, end):
    assert beside(GRID, start, direction) == end


def test_straight_ahead_wins_over_nearer_beside():
    items = (
        Focusable("from", (0, 100, 50, 50)),
        Focusable("ahead", (300, 100, 50, 50)),
        Focusable("off", (120, 0, 50, 50)),
    )
    assert beside(items, "from", "right") == "ahead"


def test_left_of_a_row_with_one_switch_lies_what_the_list_is_left_for_not_the_row_below():
    rows = (
        Focusable("switch", (1100, 100, 150, 40), listed=True, leaves_to="section"),
        Focusable("size:0", (700, 200, 150, 40), listed=True, leaves_to="section"),
        Focusable("size:1", (900, 200, 150, 40), listed=True, leaves_to="section"),
        Focusable("section", (50, 300, 200, 50)),
    )
    assert beside(rows, "switch", "left") == "section"
    assert beside(rows, "size:1", "left") == "size:0"


def test_what_lies_high_above_is_not_to_the_right():
    items = (
        Focusable("rules", (1400, 950, 240, 60)),
        Focusable("nine", (1600, 40, 50, 50)),
    )
    assert beside(items, "rules", "right") is None
    assert beside(items, "rules", "up") == "nine"


def test_straight_ahead_in_the_same_part_wins_over_aside_in_another():
    """From a chest at the right to the one at the left, not up to the menu."""
    chests = (
        Focusable("left", (280, 200, 36, 32), zone="targets"),
        Focusable("from", (1740, 200, 36, 32), zone="targets"),
    )
    menu = Focusable("help", (1710, 8, 40, 40), zone="menu")
    assert beside((*chests, menu), "from", "left") == "left"
    assert beside((chests[1], menu), "from", "left") == "help"


def test_rows_of_different_tiles_are_walked_along_not_across():
    """The action bar of the card game: four tiles above five."""
    upper = [Focusable(f"act-{i}", (744 + 193 * i, 806, 185, 121), zone="targets") for i in range(4)]
    lower = [Focusable(f"act-{i + 4}", (744 + 154.5 * i, 935, 146, 121), zone="targets") for i in range(5)]
    bar = (*upper, *lower)
    for row in (upper, lower):
        for left, right in pairwise(row):
            assert beside(bar, left.id, "right") == right.id
            assert beside(bar, right.id, "left") == left.id
    assert beside(bar, "act-0", "down") == "act-4"
    assert beside(bar, "act-8", "up") == "act-3"


def test_the_arrows_of_a_stepper_lead_to_each_other():
    """Past the levels above them, which are nearer."""
    levels = [Focusable(f"seat2.level:{i}", (740 + 60 * i, 346, 54, 30)) for i in range(5)]
    arrows = [Focusable(f"seat2.character:{i}", (740 + 266 * i, 378, 30, 30)) for i in range(2)]
    items = (*levels, *arrows)
    assert beside(items, "seat2.character:0", "right") == "seat2.character:1"
    assert beside(items, "seat2.character:1", "left") == "seat2.character:0"
    assert beside(items, "seat2.character:0", "up") == "seat2.level:0"


def test_a_wide_button_is_reached_from_the_row_below_its_middle():
    items = (
        Focusable("wide", (0, 0, 900, 50)),
        Focusable("a", (0, 80, 100, 50)),
        Focusable("b", (800, 80, 100, 50)),
    )
    assert beside(items, "a", "up") == beside(items, "b", "up") == "wide"


def test_tab_visits_disabled_ones_and_goes_round():
    items = (Focusable("a", (0, 0, 1, 1)), Focusable("b", (0, 0, 1, 1), enabled=False))
    assert after(items, None, 1) == "a"
    assert after(items, "a", 1) == "b"
    assert after(items, "b", 1) == "a"
    assert after(items, "gone", -1) == "b"
    assert after((), "a", 1) is None


def test_later_ones_lie_on_top():
    items = (Focusable("low", (0, 0, 100, 100)), Focusable("high", (50, 50, 100, 100)))
    assert under(items, (60, 60)).id == "high"
    assert under(items, (10, 10)).id == "low"
    assert under(items, (500, 10)) is None


def test_a_bound_key_skips_disabled_controls():
    items = (
        Focusable("a", (0, 0, 1, 1), enabled=False, key="confirm"),
        Focusable("b", (0, 0, 1, 1), key="confirm"),
    )
    assert bound(items, "confirm").id == "b"


def test_the_ring_shows_only_while_visible():
    focus = Focus(focused="a")
    assert not focus.shows("a")
    focus.visible = True
    assert focus.shows("a")
    assert focus.hot("a")


def test_what_lies_behind_another_is_reached_by_way_of_it():
    items = (
        Focusable("last", (100, 100, 100, 50)),
        Focusable("below", (100, 400, 100, 50), behind="main"),
        Focusable("beside", (220, 400, 100, 50), behind="main"),
        Focusable("main", (400, 200, 100, 50)),
        Focusable("foot", (100, 600, 100, 50)),
    )
    assert beside(items, "last", "down") == "main"
    assert beside(items, "main", "down") == "beside"
    assert beside(items, "below", "right") == "beside"
    assert beside(items, "below", "down") == "foot"
    assert beside(items, "foot", "up") == "below"
