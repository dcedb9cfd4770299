"""Hands at a table of the card game: waiting, looking, deciding."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pygame
import pytest

from tests.app.conftest import Hands
from tests.app.games.tortuga1667.table import Over
from tests.hands.cards import any_kind, begin, path
from tests.hands.devices import Device
from tortuga.app.games.tortuga1667.decisions.act import BeforeTurnChooser
from tortuga.app.games.tortuga1667.letter import LetterScene
from tortuga.app.scene.base import INPUT_DELAY
from tortuga.app.scenes.results import ResultsScene
from tortuga.app.table.scene import TableScene
from tortuga.app.table.sheets.covers import LOOK_AWAY_S, HandoverScene, SecretScene
from tortuga.app.widgets.dialog import Dialog
from tortuga.games.tortuga1667 import commands as cmd
from tortuga.games.tortuga1667.state import Table

MOST = 20000


def hold(down: bool) -> None:
    """Press Space, or let it go."""
    kind = pygame.KEYDOWN if down else pygame.KEYUP
    pygame.event.post(pygame.event.Event(kind, key=pygame.K_SPACE, mod=0, unicode=" "))


def look(hands: Hands, cover: SecretScene) -> tuple[str, ...]:
    """Hold Space until the secrets appear, let go, and be done; returns what was said of them."""
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
    """Waits until somebody has to decide, painting only then; lifts covers. None once the game is over."""
    with hands.unpainted():
        table = _awaited(hands, covers)
    hands.stage.draw()
    return table


def _awaited(hands: Hands, covers: list[str] | None) -> TableScene | None:
    for _ in range(MOST):
        hands.step()
        match hands.top:
            case HandoverScene() as cover:
                hands.press(pygame.K_RETURN)
                if covers is not None and hands.top is not cover:
                    covers.append("pass")
            case LetterScene():
                hands.press(pygame.K_RETURN)
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
    """Decides until the game is over; returns the number of decisions."""
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
        # before a seat's own turn `path` leads to the map alone
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


def confirm(table: TableScene, hands: Hands, rng: random.Random) -> None:
    """Proposes anything and confirms it."""
    assert table.decision is not None
    chooser: Any = table.decision.chooser
    chooser.propose(any_kind(rng, chooser.inner.choices))
    hands.press(pygame.K_RETURN)


def own_turn(hands: Hands, rng: random.Random, turns: int = 2) -> TableScene:
    """Plays on to a person's own turn after turn `5 * turns`, so that others have acted before it."""
    while (table := ready(hands)) is not None:
        now = table.session.whole_state
        if now.stage == "act" and now.turn > 5 * turns:
            return table
        confirm(table, hands, rng)
    return pytest.fail("the game is over")


def until(found: Callable[[Table], bool], people: int = 9, **options: Any) -> Any:
    """A game of nine at the first decision that fits."""
    for attempt in range(200):
        session, rng = begin(9, f"hotseat/{attempt}", people, **options), random.Random(attempt)
        while not session.finished:
            if found(session.whole_state):
                return session
            seat = session.to_act()[0]
            legal = [
                each for each in session.observer(seat).legal() if not isinstance(each, cmd.Say | cmd.RunOut)
            ]
            session.submit(seat, any_kind(rng, legal))
    return pytest.fail("no such decision")


def curtain(hands: Hands) -> HandoverScene:
    """The next curtain that falls, once it reacts to keys."""
    for _ in range(400):
        hands.step()
        if isinstance(hands.top, HandoverScene):
            hands.step(round(INPUT_DELAY / 0.1) + 1, 0.1)
            return hands.top
    return pytest.fail("no curtain")


def begun(table: Table) -> bool:
    return table.stage == "ballot" and table.call is not None and len(table.call.voters) > 2
