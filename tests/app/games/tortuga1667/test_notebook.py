"""The notebook of 1667: guesses and words are kept, the adviser answers on its own page."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from tests.app.conftest import Hands
from tests.app.games.tortuga1667.table import Harbour, sit
from tests.hands.cards import begin
from tests.hands.cards_table import ready
from tortuga.app.draw.canvas import Box, Canvas
from tortuga.app.games.tortuga1667.notebook import adviserpage
from tortuga.app.games.tortuga1667.notebook.scene import NotebookScene67
from tortuga.app.games.tortuga1667.words import notes
from tortuga.app.scene.protocol import Hover, Key
from tortuga.app.stills.sample import InlineExecutor, play
from tortuga.app.table.marks import Spot
from tortuga.games import GAMES
from tortuga.games.tortuga1667.rules import RULES
from tortuga.kernel.library.library import Library
from tortuga.kernel.observer import MemoryNotebook, shareable
from tortuga.kernel.players import Belief, Reason
from tortuga.kernel.replay import Replay
from tortuga.kernel.session import Session


@pytest.fixture
def laid(harbour: Harbour, set_stage: Callable[..., Hands]) -> tuple[Session, Hands]:
    session = begin(5, "notebook", people=1)
    return session, set_stage(
        NotebookScene67(harbour.context, session.observer(0), executor=InlineExecutor())
    )


def ids(hands: Hands) -> set[str]:
    return {item.id for item in hands.top.focusables()}


def test_what_is_noted_is_kept(laid: tuple[Session, Hands]) -> None:
    session, hands = laid
    hands.click("guess:2:french")
    hands.click("words-3")
    hands.type("lied")
    hands.click("close")
    kept = notes.parse(session.observer(0).notes(), 5)
    assert kept[2] == notes.Note("french")
    assert kept[3] == notes.Note(None, "lied")


def test_escape_closes_a_line_and_keeps_what_was_typed(
    laid: tuple[Session, Hands],
) -> None:
    """Escape stands on the button that closes the notebook, and took back the line without a word."""
    session, hands = laid
    hands.click("words-3")
    hands.type("lied")
    hands.press(pygame.K_ESCAPE)
    hands.press(pygame.K_ESCAPE)
    assert notes.parse(session.observer(0).notes(), 5)[3] == notes.Note(None, "lied")


def test_letters_go_into_the_line_in_focus_whatever_else_they_mean(
    laid: tuple[Session, Hands],
) -> None:
    """N closes the notebook, H asks for advice at the table, but not while a line to write on is framed."""
    session, hands = laid
    notebook = hands.top
    hands.tab_to("words-3")
    hands.type("knight hid a map")
    assert hands.top is notebook
    hands.press(pygame.K_RETURN)
    assert notes.parse(session.observer(0).notes(), 5)[3] == notes.Note(None, "knight hid a map")


def test_what_the_adviser_believes_adds_up() -> None:
    found: dict[Any, float] = {"british": 0.777, "dutch": 0.128, "french": 0.095}
    assert sum(round(100 * share) for share in found.values()) == 101
    assert adviserpage.percents(found) == {"british": 78, "dutch": 13, "french": 9}


def test_more_guesses_than_letters_are_shown_as_too_many(
    laid: tuple[Session, Hands], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Five players have two British letters at most; nothing keeps one from guessing four."""
    _, hands = laid
    told: list[str] = []
    plain = Canvas.put_line

    def put_line(self: Canvas, string: str, *args: Any) -> Any:
        told.append(string)
        return plain(self, string, *args)

    monkeypatch.setattr(Canvas, "put_line", put_line)
    for seat in range(1, 5):
        hands.click(f"guess:{seat}:french")
    assert {"\u22122", "\u22123"} & set(told)
    assert not any("-" in each for each in told if each.startswith("\u00d7"))


def test_new_game_can_bar_the_adviser(harbour: Harbour) -> None:
    known = begin(5, "notebook", people=1)
    game = Session.new(known.rules, known.options, known.seats, "notebook", unadvised=True)
    scene = NotebookScene67(harbour.context, game.observer(0), executor=InlineExecutor())
    assert "adviser" not in {item.id for item in scene.focusables()}
    table = sit(harbour, game)
    table.presenter.drain()
    hint = next(item for item in table.focusables() if item.id == "hint")
    assert not hint.enabled


@pytest.mark.parametrize("unadvised", [False, True])
def test_a_replay_of_a_running_game_is_no_way_around_the_count_or_the_bar(
    harbour: Harbour, set_stage: Callable[..., Hands], tmp_path: Path, unadvised: bool
) -> None:
    known = begin(5, "notebook", people=1)
    with Library(tmp_path) as library:
        Session.new(
            RULES, known.options, known.seats, "notebook", library.new_game("evening"), unadvised=unadvised
        )
        (entry,) = library.games()
        replay = Replay(RULES, library.load(entry.id, GAMES), library.stored(entry.id))
        replay.seek(replay.length // 2)
        hands = set_stage(
            NotebookScene67(harbour.context, replay.observer(0), looking=True, executor=InlineExecutor())
        )
        assert ("adviser" in ids(hands)) is not unadvised
        if not unadvised:
            hands.click("adviser")
        counted = library.database.all("SELECT kind, seat, count FROM assists")
        assert counted == ([] if unadvised else [("hint", 0, 1)])


def test_a_copy_of_a_running_game_is_advised_by_nobody(harbour: Harbour) -> None:
    """Help over an exported log would be counted nowhere."""
    log = shareable(RULES, begin(5, "notebook", people=1).log)
    assert log.header.eyes == 0
    scene = NotebookScene67(
        harbour.context, Replay(RULES, log).observer(0), looking=True, executor=InlineExecutor()
    )
    assert "adviser" not in {item.id for item in scene.focusables()}


def test_of_a_game_that_is_over_the_adviser_tells_freely(
    harbour: Harbour, set_stage: Callable[..., Hands], monkeypatch: pytest.MonkeyPatch
) -> None:
    counted: list[str] = []
    monkeypatch.setattr(MemoryNotebook, "note_assist", lambda _self, kind, _seat: counted.append(kind))
    known = begin(5, "notebook", people=1)
    session = Session.new(RULES, known.options, known.seats, "notebook", unadvised=True)
    replay = Replay(RULES, play(session, "p").log)
    replay.seek(replay.length // 2)
    hands = set_stage(
        NotebookScene67(harbour.context, replay.observer(0), looking=True, executor=InlineExecutor())
    )
    hands.click("adviser")
    assert "who:1" in ids(hands)
    assert not counted


def test_the_adviser_answers_and_a_player_is_looked_at(
    laid: tuple[Session, Hands], monkeypatch: pytest.MonkeyPatch
) -> None:
    counted: list[tuple[str, int]] = []
    monkeypatch.setattr(MemoryNotebook, "note_assist", lambda _self, kind, seat: counted.append((kind, seat)))
    _, hands = laid
    assert "adviser" in ids(hands)
    hands.click("adviser")
    assert counted == [("hint", 0)], "beliefs shown are help"
    assert "adviser" not in ids(hands)
    assert {f"who:{seat}" for seat in range(1, 5)} <= ids(hands)
    hands.hover("close")
    before = hands.stage.canvas.surface.copy()
    hands.click("who:3")
    hands.hover("close")
    assert before.get_buffer().raw != hands.stage.canvas.surface.get_buffer().raw


def test_g_guesses_and_p_pins_from_the_table(harbour: Harbour, set_stage: Callable[..., Hands]) -> None:
    session = begin(5, "notebook", people=1)
    hands = set_stage(sit(harbour, session))
    table = ready(hands)
    assert table is not None
    me = table.presenter.me
    x, y, w, h = table.presenter.picture.parts.box(Spot("board", 2), table.presenter.view, me)
    table.handle(Hover((x + w / 2, y + h / 2)))
    for guess in ("british", "french"):
        hands.press(pygame.K_g)
        assert notes.parse(session.observer(me).notes(), 5)[2].guess == guess
    assert notes.parse(table.note_keys.words, 5)[2].guess == "french", "a stamp in the roster"
    told = [at for at, line in enumerate(table.presenter.lines) if line.seat not in (None, me)]
    last = table.presenter.lines[told[-1]]
    del table.presenter.lines[told[-1] + 1 :]
    hands.press(pygame.K_p)
    assert last.seat is not None
    assert notes.parse(session.observer(me).notes(), 5)[last.seat].words


def test_g_tells_nothing_on_an_open_table(harbour: Harbour) -> None:
    session = begin(5, "notebook", people=2)
    table = sit(harbour, session)
    table.presenter.drain()
    table.handle(Key("guess"))
    table.handle(Key("pin"))
    assert not any(session.observer(seat).notes() for seat in range(5))
    assert not table.note_keys.words


@pytest.mark.parametrize(
    ("grounds", "note"),
    [
        ((), "notebook-no-grounds"),
        (("british",), "notebook-by-others"),
        (("french",), None),
        (("british", "french"), None),
    ],
)
def test_what_nobody_did_themselves_is_said_to_follow_from_the_others(
    grounds: tuple[str, ...],
    note: str | None,
    harbour: Harbour,
    canvas_of: Callable[[tuple[int, int]], Canvas],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[str] = []
    context = harbour.context.of("tortuga1667")
    for way in ("write", "paragraph"):
        monkeypatch.setattr(
            Canvas, way, lambda _canvas, words, *_args, **_more: told.append(words) or Box(0, 0, 9, 9)
        )
    beliefs = [
        Belief(1, side, chance, (Reason("tell-sneak", {"side": side, "turn": 3}),) if side in grounds else ())
        for side, chance in (("french", 0.99), ("british", 0.01))
    ]
    seats = begin(5, "notebook", people=1).seats
    adviserpage.draw_grounds(canvas_of((640, 480)), context, seats, beliefs, 1, Box(0, 0, 600, 400))
    notes_told = {context.say("notebook-no-grounds"), context.say("notebook-by-others")} & set(told)
    assert notes_told == ({context.say(note)} if note else set())


def test_an_act_that_speaks_against_the_estimate_is_told_too() -> None:
    """A treasure in the British hold was left out where others spoke for the two likelier sides."""

    def acts(*turns: int) -> tuple[Reason, ...]:
        return tuple(Reason("tell-sneak", {"side": "british", "turn": turn}) for turn in turns)

    beliefs = [
        Belief(1, side, chance, because)
        for side, chance, because in (
            ("french", 0.89, acts(1, 2)),
            ("dutch", 0.08, acts(3, 1)),
            ("british", 0.03, acts(5, 6)),
        )
    ]
    told = [(belief.side, reason.args["turn"]) for belief, reason in adviserpage.weighed(beliefs)]
    assert told == [("french", 1), ("french", 2), ("dutch", 3), ("british", 5)]
