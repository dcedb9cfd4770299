"""Every decision of whole games: legal, ranked, the same again, and blind to what is hidden."""

import random

import numpy as np
import pytest
from msgspec.structs import replace

from ai.arena.play import play
from ai.games.tortuga2014.engine.evaluation import ActionValue, ranking
from ai.games.tortuga2014.levels import LEVELS, EngineSettings, Level
from ai.games.tortuga2014.panel.players import Uniform
from ai.games.tortuga2014.player import Engine, misjudged
from ai.games.tortuga2014.probing import dealt_anew
from tests.ai.games.tortuga2014.engine.positions import some
from tortuga.games.tortuga2014.commands import Forfeit, KeepTile, Perform, Steal
from tortuga.games.tortuga2014.legal import legal, to_act
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Options

pytestmark = pytest.mark.slow

QUICK = Level("quick", EngineSettings(samples=2, draws=2))
STAGES = ("select", "skulls", "reroll-keep", "act", "tile", "move")
OPTIONS = (
    Options(seats=2),
    Options(seats=3, move_choice="clockwise", attack_empty="forbidden"),
    Options(seats=4, target=8, surplus_timing="afterEachAttack"),
)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_whole_games_are_legal(options):
    level = replace(LEVELS[0], settings=QUICK.settings)
    captains = [Engine("a", QUICK), Engine("b", level), Uniform("c"), Engine("d", QUICK)]
    played = play(captains[: options.seats], RULES, options, "whole")
    assert played.outcome.scores


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("stage", STAGES)
def test_every_choice_has_its_chances(options, stage):
    for table in some(options, (stage,), 8, games=6):
        for seat in to_act(table):
            view = RULES.observe(table, seat)
            action_values = Engine("seed").action_values(view)
            commands = [each.command for each in action_values]
            assert len(set(commands)) == len(commands)
            allowed = set(legal(table, seat))
            assert set(commands) == allowed if stage != "move" else set(commands) <= allowed
            values = [each.value for each in action_values]
            assert values == sorted(values, reverse=True)
            for each in action_values:
                assert 0.0 <= each.value <= 1.0
                assert len(each.chances) == table.seats
                assert sum(each.chances) == pytest.approx(1.0, abs=1e-6)
                assert each.chances[seat] == pytest.approx(each.value, abs=1e-6)


def test_nothing_hidden_changes_a_choice():
    draw = random.Random(7)
    changes, kinds, altered = 0, set(), 0
    for options in (*OPTIONS, Options(seats=4), Options(seats=3)):
        for stage in STAGES:
            for table in some(options, (stage,), 8, games=5, seed=changes):
                for seat in to_act(table)[:2]:
                    engine = Engine(f"{seat}", QUICK)
                    choice = engine.choose(RULES.observe(table, seat))
                    other = dealt_anew(table, seat, draw)
                    altered += other != table
                    assert Engine(f"{seat}", QUICK).choose(RULES.observe(other, seat)) == choice
                    changes += 1
                    kinds.add((stage, type(choice.command), table.seats))
    assert changes >= 200
    assert altered >= 160
    assert len(kinds) >= 18


def test_another_seed_may_choose_otherwise_but_the_same_never():
    tables = some(Options(seats=3), ("select",), 30)
    weak = LEVELS[0]
    first = [Engine("one", weak).choose(RULES.observe(table, to_act(table)[0])).command for table in tables]
    again = [Engine("one", weak).choose(RULES.observe(table, to_act(table)[0])).command for table in tables]
    other = [Engine("two", weak).choose(RULES.observe(table, to_act(table)[0])).command for table in tables]
    assert first == again
    assert first != other


def test_a_seat_that_may_not_act_is_refused():
    table = some(Options(seats=3), ("act",), 1)[0]
    idle = next(seat for seat in range(3) if seat not in to_act(table))
    with pytest.raises(ValueError, match="nothing to decide"):
        Engine("seed").choose(RULES.observe(table, idle))


def action_value(command, value):
    return ActionValue(command, value, (value, 1 - value))


def test_errors_never_let_an_action_go():
    rng = np.random.default_rng(1)
    for _ in range(200):
        attacks = [
            action_value(Steal(1, 0), 0.50),
            action_value(Steal(1, 1), 0.49),
            action_value(Forfeit(), 0.45),
        ]
        judged = misjudged(attacks, 0.3, rng)
        assert judged[2].value <= min(1.0, max(each.value for each in judged[:2]))
        plain = [action_value(Perform(), 0.5), action_value(Forfeit(), 0.49)]
        assert misjudged(plain, 0.3, rng) == plain
        tiles = [action_value(KeepTile(0), 0.5), action_value(KeepTile(1), 0.51)]
        assert misjudged(tiles, 0.3, rng) == tiles


def test_what_is_free_is_never_let_go():
    free = ActionValue(Perform(), 0.2, (0.2, 0.8)), ActionValue(Forfeit(), 0.3, (0.3, 0.7))
    assert ranking(free) == [0, 1]
    attacks = ActionValue(Steal(1, None), 0.2, (0.2, 0.8)), ActionValue(Forfeit(), 0.3, (0.3, 0.7))
    assert ranking(attacks) == [1, 0]
