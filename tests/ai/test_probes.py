"""Probes of a game's levels: one game told, and what several told together."""

from __future__ import annotations

import math

import msgspec
import pytest

from ai import probes
from ai.captains import Decided
from ai.games.tortuga2014.probing import surprises
from ai.probes import Task, clustered, probed, row, table
from tests.ai.games.tortuga2014.moments import moments
from tortuga.games.tortuga2014.commands import Keep
from tortuga.games.tortuga2014.state import Options

pytestmark = pytest.mark.slow

TASK = Task("tortuga1667", "mate", 3, "probe", 8)


def test_a_game_is_probed_and_its_row_reads_well(monkeypatch):
    one = probed(TASK)
    assert one.asked > 5
    assert one.changed == 0
    assert one.mattered > 5
    assert one.lost >= sum(one.mistakes.values()) > 0
    assert set(one.surprises) == {"loyalty", "vote", "target"}
    assert one.surprises["loyalty"][1] % 2 == 0, "two others each"
    worse = msgspec.structs.replace(one, lost=one.lost * 2)
    (_, _, line) = table([row(TASK, [one, worse])])
    assert line.startswith("| 3 | mate | ")
    assert f"0 of {2 * one.asked}" in line
    monkeypatch.setattr(probes, "seat_seed", lambda seed, seat: f"another {seed}/{seat}")
    assert probed(TASK).changed > 0, "a choice that changes is not seen"


def test_keeps_and_attacks_surprise():
    made = [
        Decided(moment.table, moment.seat, moment.decision.command)
        for moment in moments(("greedy",) * 3, Options(3), "surprise")
    ]
    keep = next(each for each in made if isinstance(each.command, Keep))
    found = surprises(made, made[-1].state)
    assert len(found["keep"]) > 10
    assert len(found["target"]) == len(found["guessed"]) > 3
    assert found["guessed"] == [math.log(2)] * len(found["target"])
    assert len(set(found["target"])) > 2
    assert min(found["target"]) < math.log(2) < max(found["target"])
    of_one = surprises([keep], made[-1].state)
    assert len(of_one["keep"]) <= 1
    assert 0 < len(of_one["target"]) < len(found["target"])


def test_games_are_counted_not_decisions():
    alike = clustered([(2.0, 10)] * 5)
    assert alike is not None
    assert (alike.mean, alike.half, alike.decisions) == (0.2, 0.0, 50)
    apart = clustered([(0.0, 10), (4.0, 10), (0.0, 0)])
    assert apart is not None
    assert (apart.mean, apart.decisions) == (0.2, 20)
    assert apart.half == pytest.approx(12.706 * 0.2, abs=0.001)
    assert clustered([(0.0, 0)]) is None
