"""Two tables that differ in what is hidden alone, under the same hands: whatever these press, nothing shows.

At a shared screen everything hidden is dealt anew, and what lies closed is looked at: a person's own cards
may differ while he holds them, and leave no trace. A lone person's table is looked at always: only others'
secrets are dealt anew. `MONKEYS=50` for as many pairs of a kind as one likes.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from tests.app.conftest import Hands
from tests.app.games.tortuga1667.table import Harbour, Over
from tests.app.games.tortuga1667.test_choosers import any_kind, persons
from tests.app.games.tortuga1667.test_twins import dealt_anew
from tests.hands.devices import A, B, X, Y, button_down, button_up
from tortuga.app.captains import ask, task
from tortuga.app.captains.thinking import Thinking
from tortuga.app.draw.art import Art
from tortuga.app.games.tortuga1667.decisions import hand as hand_module
from tortuga.app.games.tortuga1667.notebook.scene import NotebookScene67
from tortuga.app.games.tortuga1667.rules.book import BOOK
from tortuga.app.games.tortuga1667.table import peeks
from tortuga.app.games.tortuga1667.tableui import TABLE
from tortuga.app.scene.protocol import Reset, Scene, Transition
from tortuga.app.scenes.rules.scene import RulesScene
from tortuga.app.scenes.settings.scene import SettingsScene
from tortuga.app.table.scene import TableScene
from tortuga.app.table.sheets.peek import PeekScene
from tortuga.games.tortuga1667 import commands as cmd
from tortuga.games.tortuga1667.options import Options
from tortuga.games.tortuga1667.pieces import STARRED
from tortuga.games.tortuga1667.rules import RULES
from tortuga.games.tortuga1667.state import Table
from tortuga.kernel.errors import Notice
from tortuga.kernel.eyes import NOBODY
from tortuga.kernel.session import Session

PAIRS = int(os.environ.get("MONKEYS", "1"))
DEEDS = 25
SIZE = (1280, 720)
STAGES = ("ballot", "swap", "lose", "act", "search", "letter", "pick", "fever", "hold", "gap", "pistol")
_KEYS = (
    *(pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_TAB, pygame.K_SPACE, pygame.K_0, pygame.K_1, pygame.K_2),
    *(pygame.K_3, pygame.K_4, pygame.K_5, pygame.K_h, pygame.K_a, pygame.K_n, pygame.K_l, pygame.K_v),
    *(pygame.K_d, pygame.K_g, pygame.K_p, pygame.K_t, pygame.K_u, pygame.K_k, pygame.K_c, pygame.K_f),
    *(pygame.K_i, pygame.K_F1, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_z),
)
NOTED = ("F first" + "\nB" * 7, "B first" + "\nF" * 7)
"""What everybody has noted down at either table."""
_WHILE_HELD = (pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_h, pygame.K_a, pygame.K_g, pygame.K_p)
_DEEDS = ("key", "key", "key", "hold", "hold", "click", "press", "right", "rest", "pad", "lost")


class Port(Harbour):
    """A router that knows the rules and the settings, too."""

    def rules(self, page: str = "", game: str = "") -> Scene:
        return RulesScene(self.context, BOOK, page)

    def settings(self, section: str = "game") -> Scene:
        return SettingsScene(self.context, section)

    def title(self, notice: Notice | None = None) -> Scene:
        return Over(self.context)

    def afresh(self, session: Any) -> Transition:
        return Reset(Over(self.context))

    def same_deal(self, session: Any) -> Transition:
        return Reset(Over(self.context))


class Minds(Executor):
    """Captains never answer, for what they choose may depend on what they hold.

    Args:
        advising: whether the adviser answers, at once: what he lifts depends on the hand.
    """

    def __init__(self, advising: bool) -> None:
        self._advising = advising

    def again(self) -> Minds:
        """The same, as the executor of a table."""
        return self

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future = Future[Any]()
        if self._advising and ask.ADVISER in args:
            future.set_result(fn(*args, **kwargs))
        return future


def reached(stage: str, people: int, seed: str) -> Session[Any, Any, Any, Any, Any] | None:
    """A game at some decision of a kind that a person makes."""
    rng = random.Random(seed)
    seats = rng.choice((4, 5, 9) if people > 1 else (4, 5, 6))
    starred = ("nest", "bells", "fever") if stage == "search" else STARRED[:4]
    options = Options(seats, starred=starred, starred_count=len(starred), talk=rng.choice(("on", "off")))
    session = Session.new(RULES, options, persons(seats, people), seed)
    wait = rng.randrange(25)
    while not session.finished:
        seat = session.to_act()[0]
        if session.whole_state.stage == stage and seat < people and session.position > wait:
            return session
        legal = [each for each in session.eyes(seat).legal() if not isinstance(each, cmd.Say | cmd.RunOut)]
        session.submit(seat, any_kind(rng, legal))
    return None


def twin_of(session: Session[Any, Any, Any, Any, Any], eyes: int) -> Session[Any, Any, Any, Any, Any]:
    """The same game at the same moment with all dealt anew that these eyes do not see."""
    other = Session.resume(RULES, session.log, session.seed)
    last = other._timeline._steps[-1]
    anew: Table = dealt_anew(last.after, eyes, random.Random("anew"))
    cast = zip(anew.ballots, last.after.ballots, anew.hands, strict=True)
    ballots = tuple(given if given == was else held[: len(given or ())] for given, was, held in cast)
    other._timeline._steps[-1] = replace(last, after=replace(anew, ballots=ballots))
    return other


class Pair:
    """Two windows under the same hands.

    Args:
        eyes: who looks.
    """

    def __init__(self, set_stage: Callable[..., Hands], tables: list[TableScene], eyes: int) -> None:
        self.tables = tables
        self.hands = [set_stage(table, SIZE) for table in tables]
        self._eyes = eyes

    def post(self, *events: pygame.event.Event, dt: float = 0.05) -> None:
        for hands in self.hands:
            pygame.event.clear()
            for event in events:
                pygame.event.post(event)
            hands.step(1, dt)

    def alike(self) -> bool:
        """Whether what these eyes may know of both games is still the same."""
        one, other = (RULES.observe(table.session.whole_state, self._eyes) for table in self.tables)
        return one == other and all(hands.stage.scenes[0] in self.tables for hands in self.hands)


def closed(hands: Hands, table: TableScene) -> bool:
    """Whether nobody's secrets may be seen now."""
    top = hands.top
    if isinstance(top, PeekScene):
        return not top.open
    if isinstance(top, NotebookScene67):
        return False
    return table.presenter.eyes.seat == NOBODY


def shown(hands: Hands) -> Iterator[tuple[str, object]]:
    """All that is perceived."""
    top = hands.top
    yield "scene", type(top).__name__
    yield "said", [sentence.words for sentence in top.spoken()]
    yield "items", [(i.id, i.label, i.tooltip, i.box, i.enabled, i.checked) for i in top.focusables()]
    yield "focus", (top.focus.focused, top.focus.hovered, top.focus.visible)
    yield "frame", hands.stage.canvas.surface.get_buffer().raw


def stroke(kind: int, code: int) -> pygame.event.Event:
    return pygame.event.Event(kind, key=code, mod=0, unicode=" " if code == pygame.K_SPACE else "")


def tapped(code: int) -> tuple[pygame.event.Event, pygame.event.Event]:
    return stroke(pygame.KEYDOWN, code), stroke(pygame.KEYUP, code)


def held(rng: random.Random, pair: Pair) -> None:
    """Space goes down for a while, over a face perhaps; something is pressed, and it may never come up."""
    if rng.random() < 0.5:
        face = (rng.randrange(20, 230), rng.randrange(50, 480))
        pair.post(pygame.event.Event(pygame.MOUSEMOTION, pos=face, rel=(1, 1), buttons=(0, 0, 0)))
    pair.post(stroke(pygame.KEYDOWN, pygame.K_SPACE))
    for _ in range(rng.choice((3, 8, 26))):
        pair.post()
    if rng.random() < 0.5:
        pair.post(*tapped(rng.choice(_WHILE_HELD)))
    if rng.random() < 0.8:
        pair.post(stroke(pygame.KEYUP, pygame.K_SPACE))


def pointed(rng: random.Random, pair: Pair, kind: str) -> None:
    """The mouse goes somewhere, mostly onto something, and presses, for a moment or for long."""
    spot = (rng.randrange(SIZE[0]), rng.randrange(SIZE[1]))
    items = pair.hands[0].top.focusables()
    if items and rng.random() < 0.6:
        spot = pair.hands[0].pixel(rng.choice(items).id)
    button = 3 if kind == "right" else 1
    pair.post(pygame.event.Event(pygame.MOUSEMOTION, pos=spot, rel=(1, 1), buttons=(0, 0, 0)))
    if kind != "rest":
        pair.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=spot, button=button))
    for _ in range(30 if kind in ("press", "rest") else 0):
        pair.post()
    if kind != "rest":
        pair.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=spot, button=button))


def deed(rng: random.Random, pair: Pair) -> str:
    """Something that hands do, the same at both tables; what it was."""
    match kind := rng.choice(_DEEDS):
        case "key":
            code = rng.choice(_KEYS)
            pair.post(*tapped(code))
            return f"{kind} {pygame.key.name(code)}"
        case "hold":
            held(rng, pair)
        case "pad":
            button = rng.choice((A, B, X, Y, *range(4, 15)))
            pair.post(button_down(button))
            pair.post(button_up(button))
        case "lost":
            pair.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
        case _:
            pointed(rng, pair, kind)
    return kind


def watched(set_stage: Callable[..., Hands], tables: list[TableScene], eyes: int, seed: str) -> int:
    """How many frames were compared until the games part for these eyes."""
    rng, pair, compared, story = random.Random(seed), Pair(set_stage, tables, eyes), 0, list[str]()
    for _ in range(DEEDS):
        if not pair.alike():
            break
        story.append(deed(rng, pair))
        if not pair.alike():
            break
        one, other = (closed(hands, table) for hands, table in zip(pair.hands, tables, strict=True))
        assert one == other, story
        if eyes != NOBODY or one:
            compared += 1
            for (what, here), (_, there) in zip(*map(shown, pair.hands), strict=True):
                assert here == there, (what, story)
    return compared


@pytest.fixture
def in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hands lie as they were dealt, and what is worked out elsewhere is there at once."""
    monkeypatch.setattr(task, "process_pool", lambda _workers: Minds(True))
    for module in (peeks, hand_module):
        monkeypatch.setattr(module, "shuffle", lambda _cards: None)


@pytest.fixture
def letters(stage: str, people: int, art: Art) -> Iterator[None]:
    """With large ones what a choice means is a tab: in every other kind of decision."""
    art.restyle((1.0, 1.5)[(STAGES.index(stage) + people // 9) % 2], False)
    yield
    art.restyle(1.0, False)


@pytest.mark.usefixtures("in_order", "letters")
@pytest.mark.parametrize("people", [9, 1])
@pytest.mark.parametrize("stage", STAGES)
def test_t37_whatever_hands_do_nothing_hidden_shows(
    stage: str, people: int, tmp_path: Path, set_stage: Callable[..., Hands]
) -> None:
    """FLOW 8: no residue of a look, no tip, focus, speech or frame that secrets change."""
    compared = 0
    for attempt in range(PAIRS):
        seed = f"{stage}/{attempt}"
        tries = (reached(stage, people, f"{seed}/{n}") for n in range(60))
        session = next(found for found in tries if found is not None)
        eyes = NOBODY if people > 1 else 0
        tables = []
        for at, game in enumerate((session, twin_of(session, eyes))):
            for seat in range(people if eyes == NOBODY else 0):
                game.eyes(seat).note(NOTED[at])
            port = Port(tmp_path / f"{attempt}{at}")
            port.store.lend(speed=random.Random(seed).choice(("off", "fast")))
            minds = Minds(people == 1)
            tables.append(TableScene(port.context, game, TABLE, Thinking(ask.decide, minds.again)))
        compared += watched(set_stage, tables, eyes, seed)
    assert compared
