"""With larger letters what a choice means is a tab beside the log, with all its room."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from tests.app.conftest import Hands
from tests.app.games.tortuga1667.table import Harbour, sit
from tests.hands.cards import begin
from tests.hands.cards_table import own_turn, until
from tests.hands.devices import DEVICES, Thumbs, Y
from tortuga.app.draw.art import Art
from tortuga.app.games.tortuga1667 import layout as at
from tortuga.app.games.tortuga1667.lesson import LESSON
from tortuga.app.games.tortuga1667.notebook.scene import NotebookScene67
from tortuga.app.games.tortuga1667.screenshots import SHOTS
from tortuga.app.games.tortuga1667.seen.shown import TableShown
from tortuga.app.games.tortuga1667.table.events import OPEN_CARD, OpenCard
from tortuga.app.stills.house import still_context
from tortuga.app.table.marks import Shown
from tortuga.app.table.scene import TableScene
from tortuga.app.table.side.panels import Side
from tortuga.app.table.side.tabs import LOG
from tortuga.kernel.players import Advice, Choice

pytestmark = pytest.mark.slow


@pytest.fixture
def large(art: Art) -> Iterator[None]:
    """Letters of 150 %."""
    art.restyle(1.5, False)
    yield
    art.restyle(1.0, False)


@pytest.fixture
def laid(large: None, harbour: Harbour, set_stage: Callable[..., Hands]) -> tuple[TableScene, Hands]:
    """An own turn of the third round."""
    hands = set_stage(sit(harbour, begin(5, "sheets", people=1)))
    return own_turn(hands, random.Random(1)), hands


def side(table: TableScene) -> Side:
    """What the parchment shows."""
    return table.drawing._beside(None)


def tabs(table: TableScene) -> list[str]:
    return [item.id for item in table.focusables() if item.id.startswith("tab-")]


@pytest.mark.parametrize("device", DEVICES)
def test_a_pick_opens_what_it_means_and_the_log_is_a_tab(laid: tuple[TableScene, Hands], device: str) -> None:
    """By mouse, keys and gamepad: the recap first, then the choice, the log, and back."""
    table, hands = laid
    hand = DEVICES[device](hands)
    assert tabs(table) == ["tab-log", "tab-choice", "tab-recap"]
    assert side(table).named == "recap"
    hand.press("act-1")
    shown = side(table)
    assert shown.named == "choice"
    assert shown.meaning is not None
    assert table.decision is not None
    assert shown.meaning == table.decision.chooser.means
    hand.press("tab-log")
    assert side(table).named == ""
    assert table.panel.tab == LOG
    hand.press("tab-choice")
    assert side(table).meaning == shown.meaning
    hand.press("tab-log")
    hand.press("act-0")
    assert side(table).named == "choice", "another pick says what it means, whatever was read before"


def test_the_key_of_the_log_goes_there_and_back(laid: tuple[TableScene, Hands]) -> None:
    table, hands = laid
    thumbs = Thumbs(hands)
    for press in (lambda: hands.press(pygame.K_l), lambda: thumbs.push(Y)):
        table.panel.picked()
        press()
        assert side(table).named == ""
        press()
        assert side(table).named == "choice"


def test_the_key_of_the_tabs_goes_through_all_of_them(laid: tuple[TableScene, Hands]) -> None:
    table, hands = laid
    thumbs = Thumbs(hands)
    table.panel.picked()
    seen = []
    for _ in range(4):
        thumbs.push(pygame.CONTROLLER_BUTTON_LEFTSTICK)
        seen.append(side(table).named or table.panel.tab)
    assert seen == ["log", "choice", "log", "choice"]


def test_advice_and_what_the_choice_means_are_tabs_beside_each_other(laid: tuple[TableScene, Hands]) -> None:
    table, hands = laid
    hands.press(pygame.K_h)
    hands.step(4)
    assert side(table).named == "advice"
    hands.click("tab-choice")
    assert side(table).named == "choice"
    hands.click("tab-advice")
    assert side(table).named == "advice"


def test_advice_that_is_asked_for_again_proposes_again_where_nothing_is_picked(
    laid: tuple[TableScene, Hands],
) -> None:
    table, hands = laid
    hands.press(pygame.K_h)
    hands.step(4)
    assert table.decision is not None
    proposed = table.decision.chooser.command()
    assert proposed is not None
    table.decision.clear()
    table.panel.picked()
    assert side(table).named == "choice"
    hands.press(pygame.K_h)
    assert side(table).named == "advice"
    assert table.decision.chooser.command() == proposed


def test_nobody_decides_and_there_is_only_the_log(laid: tuple[TableScene, Hands]) -> None:
    table, _ = laid
    table.decision = None
    assert "choice" not in table.panel.over(table.decision)
    assert side(table).named != "choice"


def test_the_tray_tells_it_at_the_usual_size(harbour: Harbour, set_stage: Callable[..., Hands]) -> None:
    hands = set_stage(sit(harbour, begin(5, "sheets", people=1)))
    table = own_turn(hands, random.Random(1))
    hands.click("act-1")
    assert tabs(table) == []
    assert side(table).meaning is None
    assert table.panels.boxes(5)[LOG] == at.LOG


def test_a_change_of_the_text_size_changes_it_at_once(
    art: Art, harbour: Harbour, set_stage: Callable[..., Hands]
) -> None:
    hands = set_stage(sit(harbour, begin(5, "sheets", people=1)))
    table = own_turn(hands, random.Random(1))
    try:
        art.restyle(1.25, False)
        hands.stage.refit()
        hands.click("act-1")
        assert side(table).named == "choice"
        assert table.panels.boxes(5)[LOG] == at.LOG_TALL
    finally:
        art.restyle(1.0, False)
    hands.stage.refit()
    assert side(table).meaning is None


def test_the_tall_parchment_covers_the_place_in_the_tray_and_leaves_the_buttons() -> None:
    x, y, w, h = at.LOG_TALL
    assert x <= at.MEANING[0]
    assert x + w >= at.MEANING[0] + at.MEANING[2]
    assert at.MEANING[1] + at.MEANING[3] <= y + h <= at.PRIMARY[1]


def test_the_buttons_are_clear_advice_and_notes(harbour: Harbour, set_stage: Callable[..., Hands]) -> None:
    """Nothing that was done is taken back here, so that there is no room for it."""
    hands = set_stage(sit(harbour, begin(5, "sheets", people=1)))
    table = own_turn(hands, random.Random(1))
    boxes = {item.id: item.box for item in table.focusables()}
    assert [boxes[name] for name in ("clear", "hint", "notes")] == [at.small_button(k) for k in range(3)]
    assert "undo" not in boxes
    assert LESSON.pointing.parts["hint"] == boxes["hint"]
    hands.click("notes")
    assert isinstance(hands.top, NotebookScene67)


def test_a_pick_before_the_window_has_a_size_counts_too(laid: tuple[TableScene, Hands]) -> None:
    table, hands = laid
    hands.click("tab-log")
    table.panel.choice_tab = False
    table.panel.picked()
    table.panel.choice_tab = True
    assert side(table).named == "choice"


@pytest.mark.parametrize("growth", [1.0, 1.5])
def test_what_lies_below_an_event_card_is_not_pressed_nor_asked_about(
    growth: float, art: Art, harbour: Harbour, set_stage: Callable[..., Hands]
) -> None:
    art.restyle(growth, False)
    try:
        session = until(lambda table: table.stage == "letter", talk="on")
        table = sit(harbour, session)
        hands = set_stage(table)
        hands.step(3)
        assert table.presenter.view.table.turned is not None
        assert tabs(table) == []
        assert not [item for item in table.focusables() if item.id.startswith("side-")]
        x, y = OPEN_CARD.center
        for below in (0, 200, 320):
            hit = table.asked().thing_at((x, y + below))
            assert hit is None or hit.spot.kind == "event", below
    finally:
        art.restyle(1.0, False)


def test_what_lies_below_an_event_card_can_be_read_while_it_is_decided(
    set_stage: Callable[..., Hands], tmp_path: Path
) -> None:
    """The card lies over the log and the advice: the keys of both put it aside, and back."""
    (table,) = SHOTS["table-letter"](still_context(tmp_path, "en").of("tortuga1667"))
    assert isinstance(table, TableScene)
    assert table.decision is not None
    hands = set_stage(table)

    def covered() -> bool:
        hands.step()
        marks, presenter = table.drawing.marks(), table.presenter
        shown = Shown(presenter.view, presenter.me, marks, table.session.seats, table.context.text)
        lies = OpenCard.lies(TableShown.of(shown))
        assert lies == table.covered(at.LOG), "what is covered cannot be pressed"
        return lies

    assert covered()
    for key in (pygame.K_l, pygame.K_d):
        hands.press(key)
        assert not covered()
        hands.press(key)
        assert covered()
    choices = tuple(Choice(command, 0.2, ()) for command in table.decision.desk.legal()[:2])
    table.decision.show_advice(Advice(0, choices))
    table.advising.came()
    assert covered(), "the reason is on the banner"
    for _ in choices:
        hands.press(pygame.K_h)
        assert not covered()
    hands.press(pygame.K_h)
    assert covered()
