"""The drift of a captain's chances: made-up captains whose chances are known to drift or to stay."""

from __future__ import annotations

import msgspec
import pytest

from ai.arena.play import play
from ai.calibration import Recorder
from ai.games.tortuga2014.panel.players import Greedy
from ai.games.tortuga2014.training.drift import drifts, gathered, main, mean, watch
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Options

pytestmark = pytest.mark.slow


class Growing:
    """Plays like greedy, and with each of its choices finds its chances better by `step`."""

    def __init__(self, step):
        self.player, self.step, self.value = Greedy("growing"), step, 0.0

    def choose(self, view):
        decision = self.player.choose(view)
        if len(decision.ranked) > 1:
            self.value += self.step
        ranked = tuple(msgspec.structs.replace(each, value=self.value) for each in decision.ranked)
        return msgspec.structs.replace(decision, ranked=ranked)


@pytest.mark.parametrize("step", [0.0, 0.25])
def test_the_drift_is_what_a_decision_adds(step):
    recorder = Recorder(Growing(step))
    play([recorder, Greedy("1"), Greedy("2")], RULES, Options(seats=3), "drift")
    found = drifts(recorder.taken)
    rounds = {each.view.table.round for each in recorder.taken}
    assert {"keep", "skulls", "bonus tile"} <= set(found)
    assert {"expand-fleet, position 1", "recruit-crew, position 2"} & set(found)
    for changes in found.values():
        assert changes == pytest.approx([step] * len(changes))
    # the last decision of a round has no next one
    assert sum(map(len, found.values())) == len(recorder.taken) - len(rounds)


def test_all_games_count_together():
    together = gathered([{"keep": [0.1, 0.3]}, {"keep": [0.2], "skulls": [0.0]}])
    assert together == {"keep": [0.1, 0.3, 0.2], "skulls": [0.0]}
    drift, margin = mean(together["keep"])
    assert drift == pytest.approx(0.2)
    assert margin == pytest.approx(1.96 * 0.0816497 / 3**0.5)


def test_a_game_is_the_same_wherever_it_is_played():
    game = "mate", "greedy", 3, "seed", 1
    assert watch(*game) == watch(*game)


def test_the_command_tells_every_moment(capsys):
    asked = ["--captain", "mate", "--opponents", "greedy", "--seats", "3", "--games", "2", "--jobs", "1"]
    assert main(asked) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "3 seats, mate alone among greedy, 2 games"
    assert any(line.endswith("  keep") for line in lines)
    assert all(" +- " in line for line in lines[1:])


def test_a_captain_nobody_knows_is_refused(capsys):
    assert main(["--captain", "nobody", "--games", "1"]) == 1
    assert "nobody" in capsys.readouterr().err
