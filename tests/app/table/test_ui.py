"""What a game may ask of the app beyond what the dice game does: a clock, sheets, acts out of turn."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import pytest

from tests.app.games.tortuga2014.games import Later, specs
from tests.hands.harbour import Harbour, settle
from tortuga.app.captains import ask as seating
from tortuga.app.captains.thinking import Thinking
from tortuga.app.draw.canvas import Canvas
from tortuga.app.games.tortuga2014.tableui import DiceTable
from tortuga.app.scene.base import BaseScene
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Input, Key, Pop, Push, Transition
from tortuga.app.table.chooser import Desk
from tortuga.app.table.scene import TableScene
from tortuga.app.table.ui.sheets import Sheet
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Options
from tortuga.kernel.game import NOBODY
from tortuga.kernel.observer import Observer
from tortuga.kernel.session import Session


def lay(harbour: Harbour, ui: DiceTable, *players: str) -> Any:
    """A table of the dice game with another table of the game."""
    session = Session.new(RULES, Options(seats=len(players)), specs(*players), "KRAKEN")
    scene = TableScene(harbour.voyage.context.of("tortuga2014"), session, ui, Thinking(seating.decide, Later))
    return harbour.set_stage(scene, size=(640, 360)), scene


class Hurried(DiceTable):
    """Gives half a second."""

    def clock(self, desk: Desk[Any, Any]) -> tuple[float, tuple[Any, ...]]:
        return 0.5, (desk.legal()[-1],)


def test_when_the_time_is_over_the_command_of_the_clock_is_given(harbour):
    hands, scene = lay(harbour, Hurried(), "human", "random")
    settle(hands)
    assert scene.decision is not None
    last = scene.decision.chooser.commands[-1]
    assert not scene.session.decisions()
    hands.step(40)
    (index,) = scene.session.decisions()
    step = scene.session.observer(0).past()[index]
    assert RULES.command_of(step.before.table, step.event) == (0, last)


class Page(BaseScene):
    """A sheet that tells when it is drawn, and goes by the key that it came by."""

    overlay = True

    def __init__(self, context: Context, eyes: Observer[Any, Any]) -> None:
        super().__init__(context)
        self.eyes, self.drawn = eyes, 0

    def handle(self, action: Input) -> Transition | None:
        return Pop() if action in (Key("notes"), Key("back")) else None

    def draw(self, canvas: Canvas) -> None:
        self.drawn += 1


class Noted(DiceTable):
    """With a page for each seat under a key."""

    @property
    def sheets(self) -> Mapping[str, Sheet]:  # type: ignore[override]
        return MappingProxyType({"notes": self.page})

    @staticmethod
    def page(context: Context, eyes: Observer[Any, Any], looking: bool = False) -> Page | None:
        assert not looking, "the game is in play"
        return Page(context, eyes) if eyes.seat >= 0 else None


@pytest.mark.parametrize("gone_by", ["notes", "back"])
def test_a_sheet_comes_and_goes_by_its_key_and_goes_by_escape(harbour, gone_by):
    hands, scene = lay(harbour, Noted(), "human", "random")
    settle(hands)
    for _ in range(2):
        hands.stage._apply(scene.handle(Key("notes")))
        page = hands.top
        assert isinstance(page, Page)
        assert page.eyes is scene.session.observer(0)
        hands.step()
        drawn = page.drawn
        assert drawn
        hands.stage._apply(page.handle(Key(gone_by)))
        hands.step()
        assert hands.top is scene
        assert page.drawn == drawn


class HurriedReader(Hurried, Noted):
    """Both."""


def test_the_clock_runs_on_under_a_sheet_and_stands_still_under_the_menu(harbour):
    hands, scene = lay(harbour, HurriedReader(), "human", "random")
    settle(hands)
    begun = scene.decision.age
    hands.stage._apply(Push(scene.menu()))
    hands.step(40)
    assert scene.decision.age == begun
    hands.stage._apply(Pop())
    hands.stage._apply(scene.handle(Key("notes")))
    hands.step(40)
    assert scene.decision.age > begun + 0.5
    assert not scene.session.decisions()
    hands.stage._apply(Pop())
    hands.step(2)
    assert scene.session.decisions()


def test_no_sheet_is_laid_for_nobodys_eyes(harbour):
    _, scene = lay(harbour, Noted(), "human", "human")
    assert scene.presenter.eyes.seat == NOBODY
    assert scene.handle(Key("notes")) is None


class Talkative(DiceTable):
    """Offers the first decision also while others act."""

    def chooser(self, desk: Desk[Any, Any]) -> Any:
        made = super().chooser(desk)
        made.commands = tuple(desk.legal())
        return made


def test_a_lone_person_may_act_while_a_captain_is_waited_for(harbour, monkeypatch):
    hands, scene = lay(harbour, Talkative(), "human", "random")
    settle(hands)
    offered = scene.decision.chooser.commands
    monkeypatch.setattr(type(scene.session), "to_act", lambda _self: (1,))
    scene.decision = None
    hands.step()
    assert scene.decision is not None, "the rules still take his commands"
    monkeypatch.setattr(Observer, "legal", lambda _self: ())
    scene.decision = None
    hands.step()
    assert scene.decision is None
    assert offered


def test_a_decision_is_offered_anew_when_others_have_changed_it(harbour, monkeypatch):
    hands, scene = lay(harbour, Talkative(), "human", "random")
    settle(hands)
    first = scene.decision
    command = scene.session.observer(1).legal()[0]
    scene._submit(1, command)
    assert scene.decision is first, "a secret choice of another changes nothing"
    assert not first.outdated
    legal = Observer.legal
    monkeypatch.setattr(Observer, "legal", lambda self: tuple(legal(self))[1:])
    assert first.outdated
