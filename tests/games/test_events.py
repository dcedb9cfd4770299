"""Every event of every game changes the table: a forgotten one is named here, before somebody plays it."""

from __future__ import annotations

from typing import get_args

import pytest

from tortuga.games.tortuga1667 import events as card_events
from tortuga.games.tortuga1667 import rules as card_rules
from tortuga.games.tortuga2014 import events as dice_events
from tortuga.games.tortuga2014 import rules as dice_rules


@pytest.mark.parametrize(("events", "rules"), [(dice_events, dice_rules), (card_events, card_rules)])
def test_every_event_has_its_effect(events, rules):
    assert set(get_args(events.Event)) == rules._EVOLVE.keys()
