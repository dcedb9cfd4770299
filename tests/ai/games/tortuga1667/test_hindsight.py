"""What is told of a game that is over: chances of the sides, and what each turn was worth."""

from __future__ import annotations

from functools import cache

import pytest
from msgspec.structs import replace

from ai.experiment import in_tenths
from ai.games.tortuga1667.adviser import FLEETING, LASTING, beliefs_by_turn, chances_of, hindsight, swings
from ai.games.tortuga1667.measure import swings as measure
from ai.games.tortuga1667.measure.table import played
from tortuga.games.tortuga1667.observer import opened
from tortuga.games.tortuga1667.pieces import LOYALTIES
from tortuga.games.tortuga1667.state import View


@cache
def course(seats: int) -> tuple[View, ...]:
    """A game of admirals before its first turn, after each turn, and at its end."""
    watch = measure.Watch()
    end = played(seats, f"hindsight-{seats}", ["admiral"] * seats, watch=watch)
    assert end.winner is not None
    return (*watch.views, opened(end))


@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_what_the_turns_were_worth_comes_to_a_victory(seats: int) -> None:
    """The last turn brings what was missing; before, less is told than the board promised."""
    views = course(seats)
    found, told, winner = [chances_of(view) for view in views], swings(views), views[-1].table.winner
    assert winner is not None
    assert all(sum(chances) == pytest.approx(1) for chances in found)
    assert len(told) == len(views)
    at = LOYALTIES.index(winner)
    assert found[-1][at] == 1.0
    assert told[-1][winner] == pytest.approx(1.0 - found[-2][at])
    for turn in range(1, len(views) - 1):
        moved = views[turn].table.board.totals != views[turn - 1].table.board.totals
        share = LASTING if moved else FLEETING
        assert told[turn][winner] == pytest.approx(share * (found[turn][at] - found[turn - 1][at]))


def test_chances_know_whom_everybody_is_for_and_nothing_else() -> None:
    """Row and hands are an onlooker's, who has not looked at them; another deal is another chance."""
    views = course(5)
    view = views[len(views) // 2]
    assert all(card is None or card == "" for card in view.table.row)
    assert all(card is None for hand in view.table.hands for card in hand)
    british, french, _ = chances_of(view)
    other = {"british": "french", "french": "british", "dutch": "dutch"}
    turned = tuple([other[str(side)] for side in view.table.loyalties])
    swapped = chances_of(replace(view, table=replace(view.table, loyalties=turned)))
    assert (british, french) != pytest.approx(swapped[:2])


def test_beliefs_read_no_open_loyalty() -> None:
    views = course(5)
    last = views[-1]
    closed = replace(last, table=replace(last.table, loyalties=(None,) * 5, winner=None))
    assert (
        beliefs_by_turn(closed) == beliefs_by_turn(last) == tuple(told.beliefs for told in hindsight(views))
    )
    assert hindsight(()) == ()


def test_swings_are_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert measure.main(["--seats", "3,4", "--games", "1"]) == 0
    told = capsys.readouterr().out
    assert "3 seats" in told
    assert "of a swing came true" in told


def test_the_share_that_came_true_is_that_of_large_swings_alone() -> None:
    made = [(True, 0.5, 0.4, 1.0), (True, 0.5, -0.4, 0.5), (True, 0.5, 0.01, 0.0), (False, 0.2, 0.3, 0.2)]
    assert measure.slope(made, True) == pytest.approx((0.4 * 0.5) / (2 * 0.16))
    assert measure.slope(made, False) == 0.0
    assert in_tenths([(0.2, 0.0), (0.2, 0.4), (0.5, 0.5)]) == [(0.2, 0.2, 2), (0.5, 0.5, 1)]
