"""What keys of their own lay over the table: votes so far, discards."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from tests.app.conftest import Hands
from tests.app.games.tortuga1667.table import Harbour, sit
from tests.hands.cards import any_kind, begin
from tests.hands.cards_table import ready
from tortuga.app.games.tortuga1667.opensheets import DiscardsSheet, OpenSheet
from tortuga.app.games.tortuga1667.screenshots import SHOTS
from tortuga.app.scene.protocol import Click, Push
from tortuga.app.stills.house import still_context
from tortuga.app.table.marks import Spot

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(("key", "action"), [(pygame.K_v, "votes"), (pygame.K_e, "discards")])
def test_a_key_lays_a_sheet_and_takes_it_away(
    key: int, action: str, harbour: Harbour, set_stage: Callable[..., Hands]
) -> None:
    hands = set_stage(sit(harbour, begin(5, "sheets", people=1)))
    table, rng = ready(hands), random.Random(1)
    for _ in range(3):
        assert table is not None
        assert table.decision is not None
        table.decision.chooser.propose(any_kind(rng, table.decision.chooser.inner.choices))
        hands.press(pygame.K_RETURN)
        table = ready(hands)
    hands.press(key)
    sheet = hands.top
    assert isinstance(sheet, OpenSheet)
    assert sheet.action == action
    hands.step()
    hands.press(key)
    assert hands.top is table


def test_every_discarded_card_can_be_read_by_keyboard(
    tmp_path: Path, set_stage: Callable[..., Hands]
) -> None:
    _table, sheet = SHOTS["table-discards"](still_context(tmp_path, "en").of("tortuga1667"))
    assert isinstance(sheet, DiscardsSheet)
    hands, say = set_stage(sheet), sheet.sight.say
    names = sheet.sight.table.discards[::-1]
    assert names
    read = []
    for _ in names:
        hands.press(pygame.K_TAB)
        hands.step()
        item = next(item for item in sheet.focusables() if item.id == sheet.focus.focused)
        read.append((item.label, item.tooltip))
    assert read == [(say(f"event-{name}"), say(f"event-{name}-whole")) for name in names]
    hands.press(pygame.K_RETURN)
    assert hands.top is sheet, "a card is no button"


def test_a_click_on_the_discards_lays_them_open(tmp_path: Path, set_stage: Callable[..., Hands]) -> None:
    """The tooltip says that anybody may look through them, and names the key."""
    table, _sheet = SHOTS["table-discards"](still_context(tmp_path, "en").of("tortuga1667"))
    hands = set_stage(table)
    hands.step()
    x, y, w, h = table.presenter.picture.parts.box(Spot("discards"), table.presenter.view, 0)
    middle = (x + w / 2, y + h / 2)
    tip = table.asked().tip_at(middle)
    assert tip is not None
    assert table.context.key_label(tip[1]) == "E"
    opened = table.handle(Click(middle))
    assert isinstance(opened, Push)
    assert isinstance(opened.scene, DiscardsSheet)
