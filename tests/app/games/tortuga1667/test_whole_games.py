"""Whole games of 1667 at the table: by keys, by mouse, by gamepad; nine persons at one screen."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pygame
import pytest

from tests.app.conftest import Hands
from tests.app.games.tortuga1667.table import Harbour, Over, sit
from tests.app.games.tortuga1667.test_choosers import any_kind, begin, path
from tests.hands.devices import Device, Keyboard, Mouse, Thumbs
from tortuga.app.captains.thinking import Thinking
from tortuga.app.games.tortuga1667.decisions.before import BeforeTurnChooser
from tortuga.app.scenes.results import ResultsScene
from tortuga.app.table.scene import TableScene
from tortuga.app.table.sheets.covers import LOOK_AWAY_S, HandoverScene, SecretScene
from tortuga.app.widgets.dialog import Dialog
from tortuga.games.tortuga1667 import commands as cmd
from tortuga.kernel.game import NOBODY

pytestmark = pytest.mark.slow

MOST = 20000


@pytest.fixture
def harbour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Harbour:
    monkeypatch.setattr(Thinking, "warm_up", lambda _self: None)
    return Harbour(tmp_path)


def hold(down: bool) -> None:
    """Space goes down, or up again."""
    kind = pygame.KEYDOWN if down else pygame.KEYUP
    pygame.event.post(pygame.event.Event(kind, key=pygame.K_SPACE, mod=0, unicode=" "))


def look(hands: Hands, cover: SecretScene) -> tuple[str, ...]:
    """Hold Space until the secrets are there, let go, and be done; what was said of them."""
    closed = cover.spoken()
    assert len(set(closed)) == len(closed), "each thing is said once"
    hands.press(pygame.K_RETURN)
    assert hands.top is cover, "nobody is done who has not looked"
    hold(True)
    hands.step(round((LOOK_AWAY_S + 1) / 0.05), 0.05)
    assert cover.open
    told = tuple(sentence.words for sentence in cover.spoken() if sentence not in closed)
    hold(False)
    hands.step()
    assert not cover.open
    hands.press(pygame.K_RETURN)
    assert hands.top is not cover
    return told


def ready(hands: Hands, covers: list[str] | None = None) -> TableScene | None:
    """Waits until somebody decides; lifts covers on the way. None when the game is over."""
    for _ in range(MOST):
        hands.step()
        match hands.top:
            case HandoverScene() as cover:
                hands.press(pygame.K_RETURN)
                if covers is not None and hands.top is not cover:
                    covers.append("pass")
            case Dialog():  # all votes are cast, and all look again
                hands.press(pygame.K_RETURN)
                if covers is not None:
                    covers.append("gathered")
            case SecretScene(required=True) as cover:
                look(hands, cover)
                if covers is not None:
                    covers.append("look")
            case TableScene() as table if table.decision is not None and not table.presenter.busy:
                return table
            case Over() | ResultsScene():
                return None
    return pytest.fail("nobody is asked")


def play(hands: Hands, choose: Callable[[TableScene, Hands], None], covers: list[str] | None = None) -> int:
    """Decides until the game is over; how many decisions that were."""
    count = 0
    while (table := ready(hands, covers)) is not None:
        decision, position = table.decision, table.session.position
        choose(table, hands)
        assert table.session.position > position, decision
        count += 1
    return count


def by_device(device: Device, rng: random.Random) -> Callable[[TableScene, Hands], None]:
    """Chooses anything, target by target."""

    def choose(table: TableScene, hands: Hands) -> None:
        assert table.decision is not None
        chooser: Any = table.decision.chooser
        # before an own turn `path` leads to the map alone
        before = isinstance(chooser.inner, BeforeTurnChooser)
        command = cmd.UseMap() if before else any_kind(rng, chooser.inner.choices)
        if chooser.command() != command:
            for id in path(chooser, command):
                ids = {target.id for target in chooser.targets()}
                device.press(id if id in ids else f"at-{id}")
        assert chooser.command() == command
        device.press("primary")

    return choose


def by_proposal(rng: random.Random) -> Callable[[TableScene, Hands], None]:
    """Chooses anything, as advice would put it there, and confirms."""

    def choose(table: TableScene, hands: Hands) -> None:
        assert table.decision is not None
        chooser: Any = table.decision.chooser
        chooser.propose(any_kind(rng, chooser.inner.choices))
        hands.press(pygame.K_RETURN)

    return choose


def with_advice(table: TableScene, hands: Hands) -> None:
    """Asks for advice and confirms it."""
    hands.press(pygame.K_h)
    for _ in range(MOST):
        if table.decision is None or not table.decision.awaiting:
            break
        hands.step()
    hands.press(pygame.K_RETURN)


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
