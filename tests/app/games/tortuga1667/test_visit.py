"""Behind the curtain at a shared screen: a hand lies open only while it is held."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from tests.app.conftest import Hands
from tests.app.games.tortuga1667.table import Harbour, sit
from tests.hands.cards import TEXTS, game_text
from tests.hands.cards_table import begun, curtain, until
from tests.hands.listener import Listener
from tests.hands.monkeys import tables_of
from tortuga.app.games.tortuga1667.decisions import hand
from tortuga.app.games.tortuga1667.table import peeks, votes
from tortuga.app.scene.protocol import Push
from tortuga.app.stage.pointer import HOLD
from tortuga.app.stage.reader import Reader
from tortuga.app.table.hotseat import MAX_LOOK_S
from tortuga.app.table.marks import Spot
from tortuga.app.table.scene import TableScene
from tortuga.app.table.sheets.covers import LOOK_AWAY_S, HandoverScene
from tortuga.app.widgets.dialog import Dialog
from tortuga.games.tortuga1667 import commands as cmd
from tortuga.games.tortuga1667.rules import RULES
from tortuga.kernel.game import NOBODY
from tortuga.kernel.session import Session

pytestmark = pytest.mark.slow


def key(kind: int, code: int = pygame.K_SPACE) -> None:
    pygame.event.post(pygame.event.Event(kind, key=code, mod=0, unicode=" "))


def hold(hands: Hands) -> None:
    """Space goes down, and stays there for long enough."""
    key(pygame.KEYDOWN)
    hands.step(round(HOLD / 0.05) + 3, 0.05)


def let_go(hands: Hands) -> None:
    key(pygame.KEYUP)
    hands.step()


def visit(hands: Hands) -> TableScene:
    """The next one comes to the screen."""
    curtain(hands)
    hands.press(pygame.K_RETURN)
    table = hands.top
    assert isinstance(table, TableScene)
    assert table.decision is not None, "in the same frame"
    return table


def told(table: TableScene) -> str:
    """Everything in words: what can be pressed, banner and what the choice means, speech."""
    assert table.decision is not None
    chooser: Any = table.decision.chooser
    labels = [f"{item.label} {item.tooltip}" for item in table.focusables()]
    said = [sentence.words for sentence in table.spoken()]
    return " ".join([*labels, *said, str(table.decision.banner()), str(chooser.inner.meaning())])


def named(table: TableScene) -> tuple[str, ...]:
    """The words of the cards in one's own hand."""
    assert table.decision is not None
    chooser: Any = table.decision.chooser
    return tuple(chooser.desk.names.vote(card) for card in table.decision.desk.view.hand)


@pytest.mark.parametrize("stage", ["ballot", "swap", "lose"])
def test_t37_a_hand_lies_open_only_while_it_is_held(
    harbour: Harbour, set_stage: Callable[..., Hands], stage: str
) -> None:
    session = until(lambda table: table.stage == stage and (stage != "ballot" or begun(table)))
    hands = set_stage(sit(harbour, session))
    table = visit(hands)
    cards = named(table)
    assert table.presenter.eyes.seat == NOBODY
    assert not any(card in told(table) for card in cards)
    hold(hands)
    assert table.decision is not None
    seat = table.decision.desk.seat
    assert table.presenter.eyes.seat == seat
    assert all(card in told(table) for card in cards)
    hands.press(pygame.K_1)
    let_go(hands)
    assert table.presenter.eyes.seat == NOBODY
    assert table.decision.chooser.command() is not None, "what was lifted stays so"
    assert not any(card in told(table) for card in cards)
    position = session.position
    hands.press(pygame.K_RETURN)
    assert session.position > position


def test_t63_the_pool_lies_open_for_both_hands(harbour: Harbour, set_stage: Callable[..., Hands]) -> None:
    """With a mouse alone nothing could be picked that has to be held."""
    session = until(lambda table: table.stage == "search", starred=("nest", "bells", "code"))
    hands = set_stage(sit(harbour, session))
    table = visit(hands)
    assert table.presenter.eyes.seat != NOBODY
    assert any(item.id.startswith("kind-") for item in table.focusables())


def test_t44_a_curtain_tells_how_many_have_cast(harbour: Harbour, set_stage: Callable[..., Hands]) -> None:
    session = until(begun)
    count = len(session.whole_state.call.voters)
    hands = set_stage(sit(harbour, session))
    for cast in range(count):
        scene = curtain(hands)
        assert str(cast) in scene.progress
        assert str(count) in scene.progress
        assert "Space" in scene.hint
        assert scene.progress in [sentence.words for sentence in scene.spoken()]
        hands.press(pygame.K_RETURN)
        hold(hands)
        hands.press(pygame.K_1)
        let_go(hands)
        hands.press(pygame.K_RETURN)


def closes(hands: Hands, by: Callable[[], object]) -> TableScene:
    """A visit in which what is held closes by something else than the key."""
    table = visit(hands)
    hold(hands)
    assert table.presenter.eyes.seat != NOBODY
    by()
    assert table.presenter.eyes.seat == NOBODY
    assert table.decision is not None
    assert table.decision.chooser.closed
    return table


def test_a_lost_window_closes_the_hand(harbour: Harbour, set_stage: Callable[..., Hands]) -> None:
    hands = set_stage(sit(harbour, until(begun)))

    def lost() -> None:
        pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
        hands.step()

    closes(hands, lost)


def test_a_menu_over_the_table_closes_the_hand(harbour: Harbour, set_stage: Callable[..., Hands]) -> None:
    hands = set_stage(sit(harbour, until(begun)))
    closes(hands, lambda: hands.press(pygame.K_ESCAPE))
    assert isinstance(hands.top, Dialog)


def test_a_key_that_never_comes_up_closes_the_hand(harbour: Harbour, set_stage: Callable[..., Hands]) -> None:
    hands = set_stage(sit(harbour, until(begun)))
    closes(hands, lambda: hands.step(round(MAX_LOOK_S / 0.1) + 2, 0.1))


def test_advice_speaks_only_while_the_hand_is_held(
    harbour: Harbour, set_stage: Callable[..., Hands], monkeypatch: pytest.MonkeyPatch
) -> None:
    replies: list[str] = []
    monkeypatch.setattr(votes, "_reply", lambda _canvas, reply: replies.append(reply.message))
    hands = set_stage(sit(harbour, until(begun)))
    table = visit(hands)
    assert not replies
    hands.press(pygame.K_h)
    hands.step(3)
    assert table.decision is not None
    assert table.decision.advice is None
    assert "hold Space, and ask" in replies[-1], "where the banner has no place the vote tells how"
    hold(hands)
    hands.press(pygame.K_h)
    hands.step(3)
    assert table.decision.advice is not None
    assert any(card in told(table) for card in named(table))
    let_go(hands)
    assert table.decision.advice is None
    assert table.decision.reply is None, "nor does the vote go on telling it"
    assert not any(card in told(table) for card in named(table))
    hold(hands)
    assert table.decision.advice is not None, "it is asked for once"
    let_go(hands)


def test_t37_a_guess_is_told_only_while_the_hand_is_held(
    harbour: Harbour, set_stage: Callable[..., Hands]
) -> None:
    hands = set_stage(sit(harbour, until(begun)))
    table = visit(hands)
    hold(hands)
    assert table.decision is not None
    other = next(seat for seat in range(9) if seat != table.presenter.me)
    table.note_keys.note("guess", Spot("board", other), 0, table.decision)
    name = table.session.seats[other].name
    assert name in table.decision.banner().message
    let_go(hands)
    assert name not in table.decision.banner().message


def test_a_held_key_opens_nothing_for_the_next_one(harbour: Harbour, set_stage: Callable[..., Hands]) -> None:
    """Space stays down from one visit to the other: the second hand is closed."""
    hands = set_stage(sit(harbour, until(begun)))
    first = visit(hands)
    assert first.decision is not None
    seat = first.decision.desk.seat
    hold(hands)
    hands.press(pygame.K_1)
    hands.press(pygame.K_RETURN)
    table = visit(hands)
    assert table.decision is not None
    assert table.decision.desk.seat != seat
    hands.step(10, 0.1)
    assert table.presenter.eyes.seat == NOBODY


def test_a_window_that_is_killed_in_a_ballot_goes_on_there(
    harbour: Harbour, set_stage: Callable[..., Hands]
) -> None:
    session = until(begun)
    seat = session.to_act()[0]
    ballots = [each for each in session.observer(seat).legal() if isinstance(each, cmd.Ballot)]
    session.submit(seat, ballots[0])
    left = [session.seats[each].name for each in session.to_act()]
    again = Session.resume(RULES, session.log, session.seed)
    hands = set_stage(sit(harbour, again))
    scene = curtain(hands)
    assert isinstance(scene, HandoverScene)
    assert scene.name in left
    assert "1" in scene.progress
    hands.press(pygame.K_RETURN)
    table = hands.top
    assert isinstance(table, TableScene)
    assert table.presenter.eyes.seat == NOBODY
    assert again.whole_state == session.whole_state


def test_what_is_shown_once_more_shows_the_hand_only_while_it_is_held(
    harbour: Harbour, set_stage: Callable[..., Hands]
) -> None:
    """The recap was opened while the hand was; it goes on as the closed table sees it."""
    harbour.store.lend(speed="slow")
    hands = set_stage(sit(harbour, until(lambda table: begun(table) and table.turn > 3)))
    table = visit(hands)
    hold(hands)
    hands.press(pygame.K_a)
    assert table.panel.recap.open
    let_go(hands)
    line = next(item.id for item in table.focusables() if item.id.startswith("recap-"))
    table.activate(line)
    hands.step()
    act = table.presenter.player.act
    assert act is not None
    assert {act.before.seat, act.after.seat, table.presenter.view.seat} == {NOBODY}


def test_flow_3_a_peek_shows_ones_own_guesses(harbour: Harbour, set_stage: Callable[..., Hands]) -> None:
    session = until(lambda table: table.stage == "act" and bool(table.hands))
    session.observer(1).note("F\n\nB")
    session.observer(2).note("B")
    table = sit(harbour, session)
    set_stage(table)
    said: dict[int, set[str]] = {}
    for seat in (1, 2):
        laid = table.covers.peek(f"peek:{seat}")
        assert isinstance(laid, Push)
        laid.scene.update(LOOK_AWAY_S)
        names = tuple(f"{spec.name}:" for spec in session.seats)
        said[seat] = {line.words for line in laid.scene.spoken() if line.words.startswith(names)}
    first, third = session.seats[0].name, session.seats[2].name
    assert said == {1: {f"{first}: French", f"{third}: British"}, 2: {f"{first}: British"}}


@pytest.mark.parametrize("stage", ["ballot", "swap", "lose", "act"])
def test_a_tap_on_what_has_to_be_held_says_so_and_opens_nothing(
    harbour: Harbour, set_stage: Callable[..., Hands], stage: str
) -> None:
    """By mouse, or by Enter where the focus is."""
    session = until(lambda table: table.stage == stage and (stage != "ballot" or begun(table)))
    hands = set_stage(sit(harbour, session))
    if stage == "act":
        hands.step(20)
    else:
        visit(hands)
    table = hands.top
    assert isinstance(table, TableScene)
    assert table.decision is not None
    chip = next(item.id for item in table.focusables() if item.held)
    before, asked = table.decision.chooser.pending(), table.decision.banner()
    hands.click(chip)
    assert table.decision.banner() != asked
    assert "Space" in table.decision.banner().title
    hands.tab_to(chip)
    hands.press(pygame.K_RETURN)
    assert hands.top is table
    assert table.decision.chooser.pending() == before
    assert table.presenter.eyes.seat == NOBODY


def test_no_screen_reader_finds_a_secret_after_it_was_let_go(
    harbour: Harbour, set_stage: Callable[..., Hands]
) -> None:
    session = until(lambda table: table.stage == "act" and bool(table.hands))
    hands = set_stage(sit(harbour, session))
    listener = Listener()
    hands.stage.reader = Reader(listener)
    hands.step(20)
    seat = hands.top.presenter.me
    side = game_text(TEXTS["en"]).say(f"you-are-{session.whole_state.loyalties[seat]}")
    hold(hands)
    hands.step(round(LOOK_AWAY_S / 0.05) + 3, 0.05)
    assert side in listener.trees[-1].announcement.words
    let_go(hands)
    hands.step(3)
    tree = listener.trees[-1]
    assert side not in f"{tree.announcement.words} {[(node.label, node.description) for node in tree.nodes]}"


@pytest.mark.parametrize("ways", [("1", "3"), ("12", "13")])
def test_flow_8_what_the_one_before_has_lifted_leaves_no_trace(
    ways: tuple[str, str], tmp_path: Path, set_stage: Callable[..., Hands], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two like games in which the first voter lifts another card: the next one's visit looks the same."""
    for module in (hand, peeks):
        monkeypatch.setattr(module, "shuffle", lambda _cards: None)
    session = until(lambda table: begun(table) and not any(table.cast))
    games = (session, Session.resume(RULES, session.log, session.seed))
    seen = []
    for way, table in zip(ways, tables_of(games, tmp_path / "lifted", NOBODY), strict=True):
        hands = set_stage(table)
        visit(hands)
        hold(hands)
        for digit in way:
            hands.press(getattr(pygame, f"K_{digit}"))
        let_go(hands)
        hands.press(pygame.K_RETURN)
        frames = [hands.stage.canvas.surface.get_buffer().raw]
        visit(hands)
        seen.append([*frames, hands.stage.canvas.surface.get_buffer().raw])
    assert seen[0] == seen[1]
