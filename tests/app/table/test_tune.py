"""The tune at the table: quiet and now and then; without a rest in what may be the last round."""

import pytest

from tests.hands.harbour import over, settle
from tortuga.app.games.tortuga2014.spotlight import may_be_last
from tortuga.app.sound.sound import Silence
from tortuga.app.sound.voices import FINALE, TUNE, TUNE_REST
from tortuga.app.table.scene import TableScene

pytestmark = pytest.mark.slow


def test_what_may_be_the_last_round_has_a_tune_of_its_own(harbour, monkeypatch):
    asked = []
    monkeypatch.setattr(Silence, "music", lambda _, on, rest=0.0, tune=TUNE: asked.append((on, rest, tune)))
    hands, scene = harbour.begin("greedy", "greedy", "greedy", seed="finale")
    heard = {False: (True, TUNE_REST, TUNE), True: (True, 0.0, FINALE)}
    seen = set()
    for _ in range(3000):
        settle(hands, 1)
        if over(hands) or not isinstance(hands.top, TableScene):
            break
        late = may_be_last(scene.presenter.view.table)
        seen.add(late)
        assert asked[-1] == heard[late]
    assert seen == {False, True}
    assert len(asked) < 20, "it is asked for when something changes, not in every frame"
