"""What a choice cost: the captain's log says the same as advice about the same moment."""

import pytest

from ai.games.tortuga2014.account.advice_chances import shrinkage
from ai.games.tortuga2014.account.choices import judged
from ai.games.tortuga2014.adviser import advise
from tests.ai.games.tortuga2014.engine.positions import some
from tortuga.games.tortuga2014.commands import Forfeit, Perform
from tortuga.games.tortuga2014.pieces import BOARD
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Options

pytestmark = pytest.mark.slow


def views(stage):
    """What seats see that are to attack or to choose chests."""
    for seats in (2, 3, 4):
        for table in some(Options(seats=seats), (stage,), 80):
            if stage == "move" or table.action >= BOARD:
                yield RULES.observe(table, RULES.to_act(table)[0])


def bounds(one, other):
    """Within which two costs with these errors count as the same."""
    return 4 * (one**2 + other**2) ** 0.5 + 1e-9


@pytest.mark.parametrize("stage", ["move", "act"])
def test_the_account_and_advice_agree_on_what_is_best_and_what_the_others_cost(stage):
    """By the learned values alone, the log told a loss where advice saw none: points decide there."""
    evened = 0
    for view in views(stage):
        choices = advise(view, "seed").choices
        behind = {choice.command: choices[0].chance - choice.chance for choice in choices}
        errors = {choice.command: choice.error for choice in choices}
        for choice in choices:
            found = judged(view, choice.command)
            found = found and found.scaled(shrinkage(view))
            if found is None:
                assert len(choices) == 1, "at most chests in another order"
                continue
            assert behind[found.best] == pytest.approx(0.0, abs=bounds(found.error, errors[found.best]))
            if choice.chance and choices[0].chance < 1:  # shown as it is
                expected = pytest.approx(behind[choice.command], abs=bounds(found.error, choice.error))
                assert found.loss == expected
            evened += choice != choices[0] and choice.chance == choices[0].chance > 0
    assert evened


def test_a_forfeited_action_has_its_cost_and_a_performed_one_none():
    losses = []
    for table in some(Options(seats=3), ("act",), 80):
        view = RULES.observe(table, RULES.to_act(table)[0])
        if table.action < BOARD:
            found = judged(view, Forfeit(), 20)
            assert (found.kind.what, found.best) == ("forfeit", Perform())
            losses.append(found.loss)
            assert judged(view, Perform(), 20) is None
    assert min(losses) >= 0
    assert max(losses) > 0.02
