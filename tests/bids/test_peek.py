"""A peek at one's own secrets: held by key, mouse or gamepad, under a cover, closed by whatever ends it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pygame
import pytest

from tests.app.conftest import Hands
from tests.bids.pieces import Bid
from tests.bids.play import specs
from tests.bids.rules import RULES, Options
from tests.hands.bids import Never, SetStage, at_bids, press, ready
from tests.hands.devices import INSTANCE
from tortuga.app.captains import ask
from tortuga.app.captains.thinking import Thinking
from tortuga.app.input.bindings import Bindings, rebound
from tortuga.app.input.pad import Buttons
from tortuga.app.input.pad import rebound as rebutton
from tortuga.app.registry import UIS, game_keys
from tortuga.app.routes.play import Routes
from tortuga.app.scene.protocol import Held, Input, Key, Transition
from tortuga.app.scenes.settings.scene import SettingsScene
from tortuga.app.stage.pointer import HOLD
from tortuga.app.table.hotseat import MAX_LOOK_S
from tortuga.app.table.scene import TableScene
from tortuga.app.table.sheets.covers import LOOK_AWAY_S, HandoverScene, SecretScene
from tortuga.kernel.session import Session

pytestmark = pytest.mark.slow

STEP = 0.05


def closed_table(house: Routes, seed: str = "peek") -> TableScene:
    """Two persons have bid, the captain thinks for ever: the table shows nobody's secrets."""
    people, captain = specs(2), specs(3, "mild")[2:]
    session = Session.new(RULES, Options(3, 2), (*people, *captain), seed)
    thinking = Thinking(ask.decide, pool=Never)
    table = TableScene(house.context.of("bids"), session, UIS["bids"].table, thinking)
    for seat in (0, 1):
        session.submit(seat, Bid(seat))
    table.presenter.follow(table.presenter.eyes.position)
    return table


@pytest.fixture
def laid(house: Routes, set_stage: SetStage) -> Hands:
    """The closed table under hands."""
    hands = at_bids(set_stage(closed_table(house)))
    hands.step(40)
    assert isinstance(hands.top, TableScene)
    return hands


def key(kind: int, code: int = pygame.K_SPACE) -> None:
    pygame.event.post(pygame.event.Event(kind, key=code, mod=0, unicode=" "))


def pull(share: float) -> None:
    pygame.event.post(
        pygame.event.Event(
            pygame.CONTROLLERAXISMOTION,
            axis=pygame.CONTROLLER_AXIS_TRIGGERLEFT,
            value=round(32767 * share),
            instance_id=INSTANCE,
        )
    )


def wait(hands: Hands, seconds: float) -> None:
    hands.step(round(seconds / STEP), STEP)


def mouse(hands: Hands, kind: int, chip: str) -> None:
    pygame.event.post(pygame.event.Event(kind, pos=hands.pixel(chip), button=1))


def pressed(table: TableScene) -> list[str]:
    """The names of all bound actions that the table gets from now on."""
    heard: list[str] = []
    after = table.handle

    def handle(action: Input) -> Transition | None:
        if isinstance(action, Key):
            heard.append(action.action)
        return after(action)

    table.handle = handle  # type: ignore[method-assign]
    return heard


def pixels(hands: Hands) -> bytes:
    hands.stage.draw()
    return pygame.image.tobytes(hands.stage.canvas.surface, "RGB")


def open_cover(hands: Hands) -> SecretScene:
    """Space is held until the secrets are there."""
    key(pygame.KEYDOWN)
    wait(hands, HOLD + LOOK_AWAY_S + 0.2)
    cover = hands.top
    assert isinstance(cover, SecretScene)
    assert cover.open
    return cover


def test_space_held_shows_and_let_go_hides(laid: Hands) -> None:
    before = pixels(laid)
    cover = open_cover(laid)
    table = laid.stage.scenes[0]
    assert isinstance(table, TableScene)
    me = table.presenter.me
    own = table.session.observer(me).view.table
    told = [sentence.words for sentence in cover.spoken()]
    assert told == [
        table.session.seats[me].name,
        f"your die: {own.dice[me] + 1}",
        f"your side: {own.sides[me]}",
    ]
    assert table.presenter.eyes.seat < 0, "beneath the cover the table stays closed"
    key(pygame.KEYUP)
    laid.step()
    assert isinstance(laid.top, TableScene)
    assert pixels(laid) == before


def test_a_tap_of_space_ends_the_motion_as_ever(laid: Hands) -> None:
    table = laid.top
    assert isinstance(table, TableScene)
    skipped = []
    table.presenter.skip = lambda: skipped.append(True)  # type: ignore[method-assign]
    key(pygame.KEYDOWN)
    laid.step(3)
    assert not skipped
    key(pygame.KEYUP)
    laid.step()
    assert (skipped, laid.top) == ([True], table)
    wait(laid, 1)
    assert laid.top is table


def test_space_acts_at_once_where_nothing_is_to_be_peeked_at(sit: Any) -> None:
    hands = at_bids(sit(specs(2)))
    table = ready(hands)
    assert not any(item.held for item in table.focusables()), "the curtain is lifted: all lies open"
    skipped = []
    table.presenter.skip = lambda: skipped.append(True)  # type: ignore[method-assign]
    key(pygame.KEYDOWN)
    hands.step()
    assert skipped == [True]
    wait(hands, 1)
    assert hands.top is table


@pytest.mark.parametrize("gone", [pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED])
def test_a_window_that_loses_focus_closes_the_cover_at_once(laid: Hands, gone: int) -> None:
    open_cover(laid)
    pygame.event.post(pygame.event.Event(gone))
    laid.step()
    assert isinstance(laid.top, TableScene)
    key(pygame.KEYUP)
    wait(laid, 1)
    assert isinstance(laid.top, TableScene)


def test_a_key_that_never_comes_up_closes_the_cover_after_a_while_and_opens_no_other(laid: Hands) -> None:
    open_cover(laid)
    wait(laid, MAX_LOOK_S + 0.2)
    assert isinstance(laid.top, TableScene)
    key(pygame.KEYDOWN)
    wait(laid, 2)
    assert isinstance(laid.top, TableScene), "the same press goes on"
    key(pygame.KEYUP)
    laid.step()
    open_cover(laid)


def test_the_cover_is_deaf(laid: Hands) -> None:
    table = laid.top
    key(pygame.KEYDOWN, pygame.K_RETURN)
    laid.step()
    cover = open_cover(laid)
    for code in (pygame.K_RETURN, pygame.K_n, pygame.K_F1, pygame.K_TAB, pygame.K_z):
        laid.press(code)
        assert laid.top is cover
    key(pygame.KEYUP)
    laid.step()
    assert laid.top is table


def test_settings_over_the_cover_close_it(laid: Hands, house: Routes) -> None:
    laid.stage.settings = lambda: SettingsScene(house.context)
    cover = open_cover(laid)
    laid.press(pygame.K_F10)
    assert isinstance(laid.top, SettingsScene)
    assert not cover.open
    laid.press(pygame.K_ESCAPE)
    laid.step(2)
    assert isinstance(laid.top, TableScene)


def test_the_mouse_on_a_chip_looks_at_that_seat(laid: Hands) -> None:
    table = laid.top
    assert isinstance(table, TableScene)
    other = 1 - table.presenter.me
    chip = f"peek:{other}"
    assert {item.id for item in table.focusables() if item.held} == {"peek:0", "peek:1"}, "no captain's"
    mouse(laid, pygame.MOUSEBUTTONDOWN, chip)
    place = laid.pixel(chip)
    wait(laid, HOLD + LOOK_AWAY_S + 0.2)
    assert laid.top.spoken()[0].words == table.session.seats[other].name
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(9, 9), buttons=(1, 0, 0)))
    laid.step()
    assert isinstance(laid.top, SecretScene)
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=place, button=1))
    laid.step()
    assert laid.top is table


def test_the_trigger_held_peeks_and_tapped_goes_fast(laid: Hands) -> None:
    table = laid.top
    assert isinstance(table, TableScene)
    heard = pressed(table)
    pull(1.0)
    laid.step(2)
    assert not heard
    pull(0.0)
    laid.step()
    assert heard == ["rush"]
    pull(1.0)
    wait(laid, HOLD + LOOK_AWAY_S + 0.2)
    assert isinstance(laid.top, SecretScene)
    assert "LT" in laid.top.key_label("peek") or not laid.top.context.keys.pad
    pull(0.1)
    laid.step()
    assert laid.top is table


def test_a_gamepad_that_is_unplugged_closes_the_cover(laid: Hands) -> None:
    table = laid.top
    assert isinstance(table, TableScene)
    heard = pressed(table)
    pull(1.0)
    wait(laid, HOLD + LOOK_AWAY_S + 0.2)
    assert isinstance(laid.top, SecretScene)
    pygame.event.post(pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=INSTANCE))
    laid.step()
    assert laid.top is table
    pull(1.0)
    laid.step()
    pygame.event.post(pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=INSTANCE))
    laid.step()
    assert not heard, "a pad that is gone has not tapped"


def covers(house: Routes, set_stage: SetStage, seed: str) -> tuple[Any, bytes, bytes]:
    """Table's view of the one before it, the frame of the closed cover, and of the open one."""
    table = closed_table(house, seed)
    hands = at_bids(set_stage(table))
    hands.step(40)
    me = table.presenter.me
    key(pygame.KEYDOWN)
    wait(hands, HOLD + 0.5)
    assert isinstance(hands.top, SecretScene)
    assert not hands.top.open
    hidden = pixels(hands)
    wait(hands, LOOK_AWAY_S)
    shown = pixels(hands)
    own = table.session.observer(me).view.table
    key(pygame.KEYUP)
    hands.step()
    return (own.dice[me], own.sides[me]), hidden, shown


def test_a_closed_cover_is_the_same_whatever_is_secret(house: Routes, set_stage: SetStage) -> None:
    """Twins: other dice and loyalties for everybody. An open cover tells one's own alone."""
    twins = [covers(house, set_stage, f"twin {at}") for at in range(6)]
    assert len({secret for secret, _, _ in twins}) > 2
    assert len({hidden for _, hidden, _ in twins}) == 1
    frames: dict[Any, set[bytes]] = {}
    for secret, _, shown in twins:
        frames.setdefault(secret, set()).add(shown)
    assert all(len(shown) == 1 for shown in frames.values())
    assert len({next(iter(shown)) for shown in frames.values()}) == len(frames)


def test_the_frame_of_a_cover_holds_nothing_of_the_table(laid: Hands) -> None:
    """Whatever the table would draw beneath: the frame is the same."""
    open_cover(laid)
    before = pixels(laid)
    table = laid.stage.scenes[0]
    drawn: list[Callable[..., None]] = []
    table.draw = lambda _canvas: drawn.append(table.draw)  # type: ignore[method-assign]
    assert pixels(laid) == before
    assert not drawn


def test_a_lone_person_is_offered_no_cover(house: Routes) -> None:
    session = Session.new(RULES, Options(3, 2), (*specs(1), *specs(3, "mild")[1:]), "alone")
    table = TableScene(house.context.of("bids"), session, UIS["bids"].table, Thinking(ask.decide, pool=Never))
    session.submit(0, Bid(1))
    assert not any(item.held for item in table.focusables())


def test_a_whole_evening_by_keys_with_curtain_and_a_look_at_the_cover(
    house: Routes, set_stage: SetStage
) -> None:
    """From the curtain on: bids by keys, then a peek by whoever wants one, and no curtain left open."""
    people, captain = specs(2), specs(3, "mild")[2:]
    session = Session.new(RULES, Options(3, 2), (*people, *captain), "evening")
    table = TableScene(house.context.of("bids"), session, UIS["bids"].table, Thinking(ask.decide, pool=Never))
    hands = at_bids(set_stage(table))
    for _ in range(2):
        ready(hands)
        press(hands, "bid-2")
        hands.press(pygame.K_RETURN)
        hands.step(3)
    assert not isinstance(hands.top, HandoverScene)
    hands.step(30)
    for seat in (0, 1):
        hands.tab_to(f"peek:{seat}", most=120)
        cover = open_cover(hands)
        assert cover.spoken()[0].words == session.seats[seat].name
        key(pygame.KEYUP)
        hands.step()
        assert hands.top is table


# ---------------------------------------------------------------- the binding
def test_the_held_key_shares_its_key_and_may_be_changed(plugged: None) -> None:
    keys = Bindings(games=game_keys())
    keys.play("bids")
    assert keys.action(pygame.K_SPACE, 0) == "skip"
    assert keys.held(pygame.K_SPACE, 0) == "peek"
    changes, losers = rebound(keys, "peek", "enter")
    assert not losers, "a short press keeps its meaning"
    keys.change(changes)
    assert keys.held(pygame.K_RETURN, 0) == "peek"
    assert keys.action(pygame.K_RETURN, 0) == "confirm"
    keys.play("tortuga2014")
    assert keys.held(pygame.K_RETURN, 0) is None


def test_the_held_button_shares_its_button_and_may_be_changed() -> None:
    buttons = Buttons()
    assert (buttons.action("lt"), buttons.held("lt")) == ("rush", "peek")
    assert (buttons.button("rush"), buttons.button("peek")) == ("lt", "lt")
    changes, loser = rebutton(buttons, "peek", "rb")
    assert (changes, loser) == ({"peek": "rb"}, None)
    buttons.change(changes)
    assert (buttons.held("rb"), buttons.held("lt"), buttons.action("rb")) == ("peek", None, "zone-next")


@pytest.mark.parametrize("section", ["keys", "gamepad"])
def test_the_settings_have_a_row_for_it_where_a_game_knows_it(
    house: Routes, set_stage: SetStage, section: str
) -> None:
    hands = set_stage(SettingsScene(house.context, section))
    if section == "keys":
        hands.top.activate("group:bids")
    assert any(item.id == "key:peek" for item in hands.top.focusables())
    keys = Bindings(games={"tortuga2014": game_keys()["tortuga2014"]})
    hands = set_stage(SettingsScene(msgspec.structs.replace(house.context, keys=keys), section))
    if section == "keys":
        hands.top.activate("group:at-table")
    assert not any(item.id == "key:peek" for item in hands.top.focusables())


def test_what_is_let_go_means_nothing_at_the_table(laid: Hands) -> None:
    assert laid.top.handle(Held("peek", "peek:0", False)) is None
