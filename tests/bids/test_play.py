"""Whole games of Bids at the table, by keys alone: curtain, peek and claim out of turn, undo, the end."""

from __future__ import annotations

import random
from concurrent.futures import Executor
from pathlib import Path
from typing import Any

import pygame
import pytest

from tests.bids.game import GAME
from tests.bids.narrative import BidsNarrative
from tests.bids.pieces import Claimed, Options, Peeked
from tests.bids.play import played, specs
from tests.bids.rules import RULES
from tests.bids.table import BidsChooser, name_of
from tests.hands.bids import MOST, Never, SetStage, press, ready
from tortuga.app.captains import ask
from tortuga.app.captains.thinking import Thinking
from tortuga.app.registry import UIS
from tortuga.app.routes.play import Routes
from tortuga.app.scenes.results import ResultsScene
from tortuga.app.stills.sample import InlineExecutor
from tortuga.app.table.scene import TableScene
from tortuga.app.table.sheets.covers import HandoverScene
from tortuga.kernel.game import EVERYTHING, NOBODY
from tortuga.kernel.log.format import dump
from tortuga.kernel.session import Session
from tortuga.kernel.verify import verify

pytestmark = pytest.mark.slow


def test_two_persons_play_a_whole_game_by_keys(sit: Any, house: Routes) -> None:
    hands, rng, curtains, interrupted = sit(specs(2), 2), random.Random(4), 0, set()
    for _ in range(MOST):
        hands.step()
        top = hands.top
        if isinstance(top, ResultsScene):
            break
        if isinstance(top, HandoverScene):
            curtains += 1
            assert not any("die" in words for words in top.spoken())
            hands.press(pygame.K_RETURN)
        elif isinstance(top, TableScene) and top.decision is not None and not top.presenter.busy:
            chooser = top.decision.chooser
            assert isinstance(chooser, BidsChooser)
            new = [command for command in chooser.commands if type(command) not in interrupted]
            command = rng.choice(new or chooser.commands)
            interrupted.add(type(command))
            press(hands, name_of(command))
            hands.press(pygame.K_RETURN)
    else:
        pytest.fail("no end")
    assert curtains >= 4
    assert len(interrupted) == 4
    (entry,) = house.records.entries()
    assert entry.state == "finished"
    report = verify(house.records.library.lines(entry.id), {GAME.name: GAME})
    assert report.status == "finished"
    log = house.records.load(entry.id).log
    assert any(isinstance(event, Peeked) for event in log.events)
    assert any(isinstance(event, Claimed) for event in log.events)


def test_the_log_at_the_table_and_what_is_spoken_are_what_these_eyes_saw(sit: Any) -> None:
    hands, rng = sit(specs(3), 2), random.Random(1)
    while not isinstance(hands.top, ResultsScene):
        table = ready(hands)
        words = BidsNarrative(table.context.text, table.session.seats)
        seen = [
            words.plain(line)
            for moment in table.session.observer(NOBODY).past()
            for line in words.lines(moment)
        ]
        told = [table.presenter.narrative.plain(line) for line in table.presenter.lines]
        assert told[1:] == seen
        spoken = [sentence.words for sentence in table.spoken() if sentence.words in told]
        assert spoken
        assert spoken == told[-len(spoken) :]
        assert table.decision is not None
        press(hands, name_of(rng.choice(table.decision.chooser.commands)))
        hands.press(pygame.K_RETURN)
        for _ in range(20):
            hands.step()


def test_a_public_choice_of_another_person_needs_no_curtain_and_shows_nobodys_secrets(sit: Any) -> None:
    hands, rng, public = sit(specs(3), 2), random.Random(6), 0
    for _ in range(MOST):
        hands.step()
        top = hands.top
        if isinstance(top, ResultsScene):
            break
        if isinstance(top, HandoverScene):
            table = hands.stage.scenes[0]
            assert isinstance(table, TableScene)
            assert table.session.whole_state.stage == "bid", "covered: only what is decided unseen"
            hands.press(pygame.K_RETURN)
        elif isinstance(top, TableScene) and top.decision is not None and not top.presenter.busy:
            seat = top.decision.desk.seat
            if top.session.whole_state.stage != "bid":
                public += 1
                assert top.presenter.eyes.seat == NOBODY
                assert top.presenter.me == seat
                hands.press(pygame.K_h)
                assert top.decision is not None
                assert not top.queries.advising(seat), "what a captain advises is read by all"
                assert top.decision.banner().message == top.context.say("advice-covered")
            press(hands, name_of(rng.choice(top.decision.chooser.commands)))
            hands.press(pygame.K_RETURN)
    assert public > 1


def test_undo_at_the_table_stops_at_a_peek(sit: Any) -> None:
    hands = sit(specs(2))
    table = ready(hands)
    press(hands, "claim-red")
    hands.press(pygame.K_RETURN)
    table = ready(hands)
    me = table.presenter.me
    assert table.session.can_undo(me)
    press(hands, f"peek-{1 - me}")
    hands.press(pygame.K_RETURN)
    table = ready(hands)
    assert not table.session.can_undo(me)
    position = table.presenter.eyes.position
    hands.press(pygame.K_z)
    assert table.presenter.eyes.position == position


def test_a_game_is_left_in_the_middle_and_gone_on_with(sit: Any, house: Routes, set_stage: SetStage) -> None:
    hands = sit(specs(2), 2)
    ready(hands)
    press(hands, "bid-2")
    hands.press(pygame.K_RETURN)
    table = ready(hands)
    seen = table.session.observer(1).view
    table.to_title()
    (entry,) = house.records.entries()
    again = ready(set_stage(house.resume(entry.id).scene))  # type: ignore[union-attr]
    assert again.session.observer(1).view == seen
    assert again.presenter.me == 1


@pytest.mark.parametrize("seats", [2, 5, 9])
def test_a_finished_game_is_replayed_from_every_pair_of_eyes(
    seats: int, house: Routes, set_stage: SetStage, tmp_path: Path
) -> None:
    (tmp_path / "game.jsonl").write_bytes(dump(played(seats, 1).log))
    id = house.records.import_log(tmp_path / "game.jsonl")
    hands = set_stage(house.recorded.watch(id).scene)  # type: ignore[union-attr]
    scene: Any = hands.top
    assert set(scene.allowed) == {*range(seats), NOBODY, EVERYTHING}
    hands.press(pygame.K_END)
    for eyes in scene.allowed:
        scene.activate(f"eyes:{eyes}")
        hands.step(3)
        assert scene.show.eyes == eyes


def test_the_eyes_of_nine_seats_of_nobody_and_for_everything_have_a_key_each(
    house: Routes, set_stage: SetStage, tmp_path: Path
) -> None:
    (tmp_path / "game.jsonl").write_bytes(dump(played(9, 1).log))
    hands = set_stage(house.recorded.watch(house.records.import_log(tmp_path / "game.jsonl")).scene)  # type: ignore[union-attr]
    scene: Any = hands.top
    looks = [
        *((pygame.K_1 + seat, seat) for seat in range(9)),
        (pygame.K_0, NOBODY),
        (pygame.K_d, EVERYTHING),
    ]
    for key, eyes in reversed(looks):
        hands.press(key)
        assert scene.show.eyes == eyes
    tips = {item.id: item for item in scene.focusables()}
    assert {scene.key_label(tips[f"eyes:{eyes}"].key) for _, eyes in looks} == set("1234567890D")


def alone(house: Routes, executor: Executor, seats: int = 3) -> TableScene:
    """The table of a lone person among captains."""
    session = Session.new(RULES, Options(seats, 2), (*specs(1), *specs(seats, "mild")[1:]), "alone")
    thinking = Thinking(ask.decide, pool=lambda: executor)
    return TableScene(house.context.of("bids"), session, UIS["bids"].table, thinking)


def test_a_person_interrupts_while_captains_think(house: Routes, set_stage: SetStage) -> None:
    hands = set_stage(alone(house, Never()))
    table = ready(hands)
    press(hands, "bid-3")
    hands.press(pygame.K_RETURN)
    table = ready(hands)
    assert 0 not in table.session.to_act()
    press(hands, "peek-2")
    hands.press(pygame.K_RETURN)
    assert table.session.observer(0).view.table.dice[2] is not None
    ready(hands)
    press(hands, "claim-grey")
    hands.press(pygame.K_RETURN)
    hands.step(30)
    assert table.decision is None
    assert len(table.session.to_act()) == 2


def test_a_person_plays_with_captains_to_the_end(house: Routes, set_stage: SetStage) -> None:
    scene = alone(house, InlineExecutor(), 5)
    hands, rng = set_stage(scene), random.Random(3)
    for _ in range(MOST):
        hands.step()
        if not isinstance(hands.top, TableScene):
            break
        if scene.decision is not None and not scene.presenter.busy:
            scene.decision.chooser.propose(rng.choice(scene.decision.chooser.commands))
            hands.press(pygame.K_RETURN)
    assert scene.session.finished
    assert isinstance(hands.top, ResultsScene)


def test_a_hint_lies_beside_the_table_and_is_spoken(house: Routes, set_stage: SetStage) -> None:
    hands = set_stage(alone(house, InlineExecutor(), 5))
    table = ready(hands)
    hands.press(pygame.K_h)
    hands.step(5)
    assert table.decision is not None
    assert table.decision.advice is not None
    assert table.decision.command() is not None
    assert any("%" in sentence.words for sentence in table.spoken())
