"""What `python -m ai attackers tortuga2014` measures."""

import numpy as np
import pytest

from ai.games.tortuga2014.engine.foresight import PURSUERS
from ai.games.tortuga2014.training.attackers import PURSUER, Pursuer, Task, fitted, main, measured
from tests.ai.games.tortuga2014.engine.positions import some
from tortuga.games.tortuga2014.commands import Claim, Steal
from tortuga.games.tortuga2014.legal import legal, targets
from tortuga.games.tortuga2014.pieces import BOARD
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Options


def test_a_pursuer_attacks_its_prey_wherever_it_may():
    hits = 0
    for table in some(Options(seats=4), ("act",), 100):
        if table.action < BOARD:
            continue
        seat = RULES.to_act(table)[0]
        for prey in targets(table, seat):
            command = Pursuer(prey).choose(RULES.observe(table, seat)).command
            assert isinstance(command, Steal | Claim)
            assert command.target == prey
            assert command in legal(table, seat)
            hits += 1
    assert hits > 20


def test_pursuers_surprise_less_than_a_guess_and_are_likely_pursuers():
    games = [measured(Task("greedy", PURSUER, 3, seat, f"pursued/{seat}")) for seat in range(3)]
    surprise, many = (sum(game.surprise[place] for game in games) for place in (0, 1))
    guess = sum(game.guess[0] for game in games)
    assert many == sum(game.guess[1] for game in games) > 10
    assert guess == pytest.approx(many * np.log(2))
    assert surprise < guess
    likelihoods = np.array([attacker for game in games for attacker in game.likelihoods])
    assert fitted(likelihoods, np.ones(len(likelihoods)))[PURSUERS] > 0.8


def test_the_fit_finds_the_shares_of_kinds_that_can_be_told_apart():
    likelihoods = np.array([[1.0, 0.0, 0.001, 0.0]] * 3 + [[0.0, 0.0, 0.001, 1.0]])
    assert fitted(likelihoods, np.ones(4)) == pytest.approx([0.75, 0.0, 0.0, 0.25], abs=0.01)
    assert fitted(likelihoods, np.array([1, 1, 1, 3.0])) == pytest.approx([0.5, 0.0, 0.0, 0.5], abs=0.01)


def test_the_program_prints_a_row_for_each_kind(capsys):
    given = "--player greedy --opponents greedy,pursuer --seats 3 --games 2 --jobs 1"
    assert main(given.split()) == 0
    _, _, *rows, prior = capsys.readouterr().out.splitlines()
    assert [row.split(" | ")[1] for row in rows] == ["greedy", "pursuer"]
    assert sum(float(share) for share in prior.split()[1:]) == pytest.approx(1, abs=0.03)
