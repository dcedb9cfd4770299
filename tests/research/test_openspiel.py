"""The games of the house stand OpenSpiel's own tests."""

from __future__ import annotations

import copy
import os
import pickle
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="no OpenSpiel for this machine", exc_type=ImportError)

from open_spiel.python.algorithms.generate_playthrough import playthrough  # noqa: E402

from tortuga.games import GAMES  # noqa: E402
from tortuga.research.openspiel import register  # noqa: E402

ROOT = Path(__file__).parents[2]
pytestmark = [pytest.mark.filterwarnings("ignore"), pytest.mark.slow]  # of the framework's own parts


@pytest.fixture(scope="module", autouse=True)
def registered() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TORTUGA_GAMES", "bids=tests.bids")
        register()
        register()  # a second time changes nothing
        yield


@pytest.mark.parametrize("told", ["bids(players=3)", "tortuga2014(players=3)", "tortuga1667(players=4)"])
def test_its_own_random_simulation(told: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"python_{told}"), 1, told.startswith("bids"), False)


def test_a_playthrough_is_the_same_again() -> None:
    first = playthrough("python_bids", [], seed=2)
    chosen = [int(line.split(":")[1]) for line in first.splitlines() if line.startswith("action:")]
    assert playthrough("python_bids", chosen, seed=5) == first


def test_a_state_goes_its_own_way_when_it_is_copied() -> None:
    state = pyspiel.load_game("python_tortuga2014(target=8)").new_initial_state()
    while not state.is_chance_node() or state.history() == []:
        state.apply_action(0 if state.is_chance_node() else state.legal_actions()[0])
    before = str(state)
    copies = [state.clone()]
    if os.name == "posix":  # OpenSpiel 2.0.2 for Windows loses what is done to a deep copy (under Wine)
        copies.append(copy.deepcopy(state))
    for other in copies:
        while other.is_chance_node():
            other.apply_action(other.chance_outcomes()[-1][0])
        assert str(state) == before != str(other)


@pytest.mark.parametrize(
    "told", ["bids(players=3)", "tortuga2014(players=3,target=8)", "tortuga1667(players=5)"]
)
def test_games_and_states_are_pickled_and_copied(told: str) -> None:
    game = pyspiel.load_game(f"python_{told}")
    for other in (copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert str(other) == str(game)
        assert other.new_initial_state().num_players() == game.num_players()
    state, rng = game.new_initial_state(), random.Random(2)
    for _ in range(40):
        if state.is_terminal():
            break
        chance = state.is_chance_node()
        action = rng.choice([at for at, _ in state.chance_outcomes()] if chance else state.legal_actions())
        twins = [pickle.loads(pickle.dumps(state)), copy.deepcopy(state)]
        state.apply_action(action)
        for twin in twins:
            twin.apply_action(action)
            assert (str(twin), twin.history()) == (str(state), state.history())


def test_another_process_reads_a_pickled_state_first_thing() -> None:
    state = pyspiel.load_game("python_tortuga2014(players=3)").new_initial_state()
    state.apply_action(state.chance_outcomes()[0][0])
    code = "import pickle, sys; print(pickle.load(sys.stdin.buffer).history())"
    ran = subprocess.run(
        [sys.executable, "-c", code], input=pickle.dumps(state), capture_output=True, cwd=ROOT
    )
    assert ran.stdout.decode().strip() == str(state.history()), ran.stderr.decode()


def test_nobody_is_told_of_another_ones_cards() -> None:
    state = pyspiel.load_game("python_tortuga1667(players=4)").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[-1][0])
    rules, table = GAMES["tortuga1667"].rules, state.moment.table
    for seat in range(4):
        own, hand = table.loyalties[seat], table.hands[seat]
        story = state.information_state_string(seat)
        assert f'"{own}"' in story
        assert all(f'"{card}"' in story for card in hand)
        others = {card for at in range(4) if at != seat for card in table.hands[at]} - set(hand)
        assert not [card for card in others if f'"{card}"' in story]
        assert rules.observe(table, seat).hand == hand


def test_where_chance_is_asked_nobody_is_told_of_the_last_ones_cards() -> None:
    """-1 is chance to OpenSpiel, and the last of a list to Python; -2 all eyes to the rules."""
    state = pyspiel.load_game("python_tortuga1667(players=4)").new_initial_state()
    assert state.is_chance_node()
    for told in (state.information_state_string, state.observation_string):
        for player in (None, -1, -2):
            with pytest.raises((ValueError, pyspiel.SpielError)):
                told(player)
