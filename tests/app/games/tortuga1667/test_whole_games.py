"""Whole games of 1667 at the table: by keys, by mouse, by gamepad; nine persons at one screen."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import nullcontext
from typing import Any

import pygame
import pytest

from tests.app.conftest import Hands
from tests.app.games.tortuga1667.table import Harbour, Over, sit
from tests.hands.cards import begin
from tests.hands.cards_table import by_device, by_proposal, play, ready
from tests.hands.devices import Keyboard, Mouse, Thumbs
from tortuga.app.table import drawing
from tortuga.app.table.marks import Spot
from tortuga.app.table.scene import TableScene
from tortuga.kernel.game import NOBODY

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("device", [Keyboard, Mouse, Thumbs])
def test_persons_play_for_two_of_five_seats_by_one_device(
    device: Any, harbour: Harbour, set_stage: Callable[..., Hands]
) -> None:
    """The mouse's game is painted, too; keys and gamepad move the focus, which is painted elsewhere."""
    hands = set_stage(sit(harbour, begin(5, device.__name__, people=2)))
    with nullcontext() if device is Mouse else hands.unpainted():
        assert play(hands, by_device(device(hands), random.Random(5))) > 10


def test_nine_persons_share_a_screen_and_nothing_secret_lies_open(
    harbour: Harbour, set_stage: Callable[..., Hands]
) -> None:
    """Covers fall for what is secret alone: first looks, views, ballots, votes that are lost."""
    hands, decide = set_stage(sit(harbour, begin(9, "an evening"))), by_proposal(random.Random(9))
    covers: list[str] = []
    passes = 0

    def choose(table: TableScene, hands: Hands) -> None:
        nonlocal passes
        assert table.decision is not None
        seat, stage = table.decision.desk.seat, table.session.whole_state.stage
        secret = stage in ("ballot", "swap", "search", "lose")
        passes += secret
        assert table.presenter.eyes.seat == (seat if stage == "search" else NOBODY), "a hand is held"
        assert table.presenter.me == seat
        decide(table, hands)

    play(hands, choose, covers)
    assert isinstance(hands.stage.scenes[0], Over)
    assert covers[:9] == ["look"] * 9, "letters and votes, before anything is decided"
    assert covers.count("pass") == passes
    assert 0 < covers.count("gathered") <= covers.count("pass")


def test_the_key_of_undo_takes_a_pick_back_and_else_says_why_not(
    harbour: Harbour, set_stage: Callable[..., Hands]
) -> None:
    """There is no button for it beside the others: the icon of the top bar has its key."""
    table = ready(set_stage(sit(harbour, begin(5, "undo", people=1))))
    assert table is not None
    hands = set_stage(table)
    while table.session.whole_state.stage != "act":
        assert table.decision is not None
        table.decision.chooser.propose(table.decision.chooser.commands[0])
        hands.press(pygame.K_RETURN)
        table = ready(hands)
        assert table is not None
    assert table.decision is not None
    before = table.decision.chooser.pending()
    hands.press(pygame.K_1)
    assert table.decision.chooser.pending() != before
    hands.press(pygame.K_z)
    assert table.decision.chooser.pending() == before
    hands.press(pygame.K_z)
    assert table.decision.banner().message == table.context.say("table-undo-never")


def test_what_takes_off_or_lands_is_once_on_the_table_in_the_same_frame(
    harbour: Harbour, set_stage: Callable[..., Hands], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A frame may leave changes to the next ones, but then a pawn would be nowhere, or there twice."""
    monkeypatch.setattr(drawing, "FRAME_SECONDS", 0.0)
    hands = set_stage(sit(harbour, begin(5, "landing", people=0)))
    harbour.store.lend(speed="normal")
    table, landed, taken_off, flying = hands.top, 0, 0, frozenset[Spot]()
    assert isinstance(table, TableScene)
    for _ in range(1200):
        hands.stage.step(1 / 30)
        if hands.top is not table or (landed > 9 and taken_off > 9):
            break
        player = table.presenter.player
        now = player.hidden()
        landed += bool(flying - now)
        taken_off += bool(now - flying)
        assert table.drawing.whole or now == flying, now ^ flying
        flying = now
    assert landed > 9
    assert taken_off > 9
