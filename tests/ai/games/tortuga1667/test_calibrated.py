"""The chances that are shown are the engine's, corrected by what came true; the order of choices stays."""

from __future__ import annotations

import pytest

from ai.games.tortuga1667.adviser import choices, opened_chances, shown_chance
from ai.games.tortuga1667.calibrated import calibrated, features, kind_of
from ai.games.tortuga1667.captains import CAPTAINS
from ai.games.tortuga1667.measure import calibrate
from ai.games.tortuga1667.measure.calibrate import Stated, fitted
from ai.games.tortuga1667.measure.table import Moment, played
from tortuga.games.tortuga1667.observer import opened
from tortuga.games.tortuga1667.pieces import LOYALTIES

EVEN = (0.4, 0.4, 0.2)


@pytest.mark.parametrize("seats", [3, 5, 7, 9])
def test_both_big_sides_are_treated_alike_and_a_late_tie_is_the_dutchs(seats: int) -> None:
    for left, lead in ((19, 0), (12, 1), (4, 2), (2, -3)):
        british, french, dutch = calibrated((0.5, 0.3, 0.2), seats, left, lead)
        assert british + french + dutch == pytest.approx(1)
        assert calibrated((0.3, 0.5, 0.2), seats, left, -lead) == pytest.approx((french, british, dutch))
    early, late = (calibrated(EVEN, seats, left, 0)[2] for left in (19, 2))
    assert late > early
    assert late > EVEN[2]


def test_what_is_certain_stays_and_so_do_even_tables() -> None:
    assert calibrated((0.0, 0.0, 1.0), 5, 3, 0) == (0.0, 0.0, 1.0)
    assert calibrated((0.7, 0.3, 0.0), 4, 3, 1) == (0.7, 0.3, 0.0)


def test_a_fit_makes_true_what_was_not() -> None:
    """The engine promises the Dutch a fifth of all ties; late ones they win in half of these games."""
    made = [
        Stated(
            game, "log", left, 0, EVEN, (0, 1, 2), 2 if game % (2 if left == 1 else 5) == 0 else game % 4 // 2
        )
        for game in range(600)
        for left in (1, 19)
    ]
    weights = fitted({3: made})[3][kind_of(0)]
    for left, dutch in ((1, 0.5), (19, 0.2)):
        logs = [sum(a * b for a, b in zip(row, weights, strict=True)) for row in features(EVEN, left, 0)]
        whole = sum(2.718281828**each for each in logs)
        assert 2.718281828 ** logs[2] / whole == pytest.approx(dutch, abs=0.02)


def test_advice_shows_corrected_chances_in_the_engines_order() -> None:
    """At every choice of a game of nine; the results show what such boards came to."""
    corrected = 0

    def watch(moment: Moment) -> None:
        nonlocal corrected
        view, table = moment.view, moment.table
        if view.loyalty is None or table.stage != "act" or table.turn % 3:
            return
        shown, best = choices(view, "seed"), CAPTAINS.make("admiral", "seed").choose(view).ranked[0]
        assert shown[0].command == best.command
        assert [each.chance for each in shown] == sorted((each.chance for each in shown), reverse=True)
        assert shown_chance(view, best.value) == pytest.approx(shown[0].chance)
        sides = dict(shown[0].expected)
        assert sum(sides.values()) == pytest.approx(1)
        corrected += abs(sides[f"advice-wins-{view.loyalty}"] - best.value) > 0.02
        engine = opened_chances(opened(table))
        assert calibrated(engine, 9, table.left, table.board.lead) != engine

    end = played(9, "shown", ["admiral"] * 9, watch=watch)
    assert corrected
    assert end.winner in LOYALTIES


def test_what_is_shown_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert calibrate.main(["--seats", "3", "--games", "2"]) == 0
    printed = capsys.readouterr().out
    assert "3 seats, 2 games" in printed
    assert all(f"{where}, shown: log-loss " in printed for where in ("results", "log", "advice"))
