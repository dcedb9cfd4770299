"""Predicted against observed chances: made-up captains whose chances are known to be right or wrong."""

from __future__ import annotations

import msgspec
import numpy as np
import pytest

from ai.calibration import (
    ABOUT,
    CalibrationReport,
    Forecasts,
    NoChances,
    Observed,
    main,
    play_game,
    seats_report,
    table,
)
from ai.games.tortuga2014.panel.players import Greedy
from tortuga.kernel.players import Decision, Ranked

GAME = "tortuga2014"


def honest(games, bend=lambda chance: chance):
    """Games at two seats in which a chance is drawn, told (bent) five times, and comes true."""
    rng = np.random.default_rng(4)
    made = []
    for chance in rng.random(games):
        won = float(rng.random() < chance)
        told = float(np.clip(bend(chance), 0, 1))
        made.append(Forecasts((told,) * 5, (won,) * 5))
    return made


def test_right_chances_agree():
    report = seats_report(2, honest(3000), "abc")
    assert (report.games, report.decisions, report.outside) == (3000, 15000, 0)
    assert len(report.tenths) == 10
    assert sum(tenth.decisions for tenth in report.tenths) == 15000
    assert sum(tenth.agrees for tenth in report.tenths) >= 8
    assert report.error < 0.03
    assert report.brier == pytest.approx(1 / 6, abs=0.01)
    assert report.brier_even == pytest.approx(0.25, abs=0.001)
    assert report.log_loss == pytest.approx(
        0.5, abs=0.02
    )  # of a chance drawn evenly: the integral of its entropy
    for tenth in report.tenths:
        assert tenth.least <= tenth.predicted <= tenth.most
        assert tenth.games * 5 == tenth.decisions
        # five decisions of a game are one piece of news
        assert tenth.interval[1] - tenth.interval[0] > 0.8 * 3.92 * (
            tenth.observed * (1 - tenth.observed)
        ) ** 0.5 / (tenth.games**0.5)


def test_boasting_is_found():
    report = seats_report(2, honest(3000, lambda chance: 0.5 + 1.6 * (chance - 0.5)), "abc")
    assert sum(not tenth.agrees for tenth in report.tenths) >= 6
    assert report.error > 0.08


def test_edges_have_their_tenths():
    report = seats_report(3, [Forecasts((0.0, 1.0, 0.1), (0.0, 1.0, 0.5), 1)], "")
    assert [(tenth.least, tenth.decisions) for tenth in report.tenths] == [(0.0, 1), (0.1, 1), (0.9, 1)]
    assert report.outside == 1


def observed(seats, raw=True):
    return Observed(GAME, "sure", seats, {}, "seed", 0, raw)


class Sure:
    """Plays like greedy and gives every choice the same chance."""

    def __init__(self, chance):
        self.chance = chance
        self.captain = Greedy("sure")

    def choose(self, view):
        command = self.captain.choose(view).command
        return Decision(command, (Ranked(command, self.chance), Ranked(command, 0.0)))


def test_what_a_captain_says_is_written_down():
    found = play_game(observed(3), lambda name, seed: Sure(0.25))
    assert len(found.predicted) == len(found.observed) > 20
    assert set(found.predicted) == {0.25}
    assert 0 < max(found.observed) <= 1
    assert play_game(observed(2), lambda name, seed: Sure(1.1)).outside > 0
    with pytest.raises(NoChances):
        play_game(observed(2), lambda name, seed: Sure(7.0))


def test_told_chances_are_those_of_advice(monkeypatch):
    monkeypatch.setattr(
        "ai.games.tortuga2014.account.advice_chances.shown_chance", lambda view, value, players: value / 2
    )
    found = play_game(observed(2, raw=False), lambda name, seed: Sure(0.9))
    assert found.predicted == pytest.approx([0.45] * len(found.predicted))


def test_one_captain_among_others(monkeypatch):
    told_of = set()
    monkeypatch.setattr(
        "ai.games.tortuga2014.account.advice_chances.shown_chance",
        lambda view, value, players: told_of.add((view.seat, tuple(players))) or value,
    )
    game = Observed(GAME, "sure", 3, {}, "seed", 1, raw=False, opponents="greedy")
    found = play_game(game, lambda name, seed: Sure(0.25 if name == "sure" else 0.5))
    assert set(found.predicted) == {0.25}
    assert told_of == {(1, ("greedy", "sure", "greedy"))}


def test_the_table_names_what_is_off():
    pages = (seats_report(2, honest(200, lambda chance: 1 - chance), "abc"),)
    lines = table(
        CalibrationReport(ABOUT, "sure", "by the engine", "command", "seed", GAME, {"target": 6}, pages)
    )
    assert any(line.endswith("off") for line in lines)
    assert "2 seats: 200 games" in lines[0]


def test_the_program_refuses_who_gives_no_chances(tmp_path, capsys):
    out = str(tmp_path / "calibration.json")
    assert main(["--captain", "greedy", "--games", "1", "--out", out]) == 1
    assert main(["--captain", "nobody", "--out", out]) == 1
    assert main(["--captain", "greedy", "--games", "0", "--out", out]) == 1
    told = capsys.readouterr().err
    assert "error-calibration-captain" in told
    assert "nobody" in told
    assert not (tmp_path / "calibration.json").exists()


def test_the_report_reads_back():
    report = CalibrationReport(
        ABOUT,
        "sure",
        "by the engine",
        "command",
        "seed",
        GAME,
        {"target": 6},
        (seats_report(2, honest(20), "abc"),),
    )
    assert msgspec.json.decode(msgspec.json.encode(report), type=CalibrationReport) == report
