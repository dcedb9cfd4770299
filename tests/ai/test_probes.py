"""Probes of a game's levels: one game told, and what several told together."""

from __future__ import annotations

import msgspec
import pytest

from ai import probes
from ai.probes import Task, clustered, probed, row, table

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


def test_games_are_counted_not_decisions():
    alike = clustered([(2.0, 10)] * 5)
    assert alike is not None
    assert (alike.mean, alike.half, alike.decisions) == (0.2, 0.0, 50)
    apart = clustered([(0.0, 10), (4.0, 10), (0.0, 0)])
    assert apart is not None
    assert (apart.mean, apart.decisions) == (0.2, 20)
    assert apart.half == pytest.approx(12.706 * 0.2, abs=0.001)
    assert clustered([(0.0, 0)]) is None
