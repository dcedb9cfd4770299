"""Two windows under the same random hands, at tables that differ only in what is hidden."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future
from typing import TYPE_CHECKING, Any

import pygame

from tests.hands.devices import A, B, X, Y, button_down, button_up
from tortuga.app.captains import ask
from tortuga.app.captains.thinking import Thinking
from tortuga.app.input.bindings import Bindings
from tortuga.app.registry import UIS, game_keys
from tortuga.app.routes.play import NoRouter
from tortuga.app.scene.base import BaseScene
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Reset, Scene, Transition
from tortuga.app.scenes.rules.scene import RulesScene
from tortuga.app.scenes.settings.scene import SettingsScene
from tortuga.app.settings import SettingsStore
from tortuga.app.stage.reader import Reader, Tree
from tortuga.app.table.scene import TableScene
from tortuga.app.table.sheets.covers import SecretScene
from tortuga.app.text import Text
from tortuga.app.widgets.entry import TypingScene
from tortuga.kernel.errors import Notice
from tortuga.kernel.game import NOBODY

if TYPE_CHECKING:
    from pathlib import Path

    from tests.app.conftest import Hands

PAIRS = int(os.environ.get("MONKEYS", "1"))
"""How many pairs of tables of each kind are tried."""
DEEDS = 25 if PAIRS > 1 else 14
"""How many things the hands do at each pair."""
SIZE = (1280, 720)
_KEYS = (
    *(pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_TAB, pygame.K_SPACE, pygame.K_0, pygame.K_1, pygame.K_2),
    *(pygame.K_3, pygame.K_4, pygame.K_5, pygame.K_h, pygame.K_a, pygame.K_n, pygame.K_l, pygame.K_v),
    *(pygame.K_d, pygame.K_g, pygame.K_p, pygame.K_t, pygame.K_u, pygame.K_k, pygame.K_c, pygame.K_f),
    *(pygame.K_i, pygame.K_F1, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_z),
)
_WHILE_HELD = (pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_h, pygame.K_a, pygame.K_g, pygame.K_p)
_LONG = 0.15
"""Seconds from frame to frame while the hands rest."""
_DEEDS = ("key", "key", "key", "hold", "hold", "click", "press", "right", "rest", "pad", "lost")


class Over(BaseScene):
    """The scene to which leaving a table leads."""

    def draw(self, canvas: Any) -> None:
        pass


class Port(NoRouter):
    """A router that knows the rules and the settings of a game; everything else leads away from the table."""

    def __init__(self, game: str, folder: Path) -> None:
        super().__init__()
        store, keys = SettingsStore(folder), Bindings(games=game_keys())
        store.lend(speed=random.Random(game + folder.name[:-1]).choice(("off", "fast")))
        keys.play(game)
        self.game = game
        self.context = Context(Text("en"), store, keys, folder, self).of(game)

    def rules(self, page: str = "", game: str = "", options: Any = None) -> Scene:
        return RulesScene(self.context, UIS[self.game].rule_pages, page)

    def settings(self, section: str = "game") -> Scene:
        return SettingsScene(self.context, section)

    def title(self, notice: Notice | None = None) -> Scene:
        return Over(self.context)

    def show_results(self, session: Any) -> Transition:
        return Reset(Over(self.context))

    def restart(self, session: Any) -> Transition:
        return self.show_results(session)

    def same_deal(self, session: Any) -> Transition:
        return self.show_results(session)


class Listener:
    """A screen reader that listens to everything."""

    active = True

    def __init__(self) -> None:
        self.tree = Tree()

    def show(self, tree: Tree) -> None:
        self.tree = tree

    def focused(self, on: bool) -> None:
        pass

    def close(self) -> None:
        pass


class Minds(Executor):
    """Captains that never answer, since their choice may depend on their secrets.

    Args:
        advising: whether the adviser answers, at once; what he proposes depends on the hand.
    """

    def __init__(self, advising: bool) -> None:
        self._advising = advising

    def again(self) -> Minds:
        """These minds again, as a table asks for its executor."""
        return self

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future = Future[Any]()
        if self._advising and ask.ADVISER in args:
            future.set_result(fn(*args, **kwargs))
        return future


class Pair:
    """Two windows under the same hands.

    Args:
        eyes: the seat that looks.
    """

    def __init__(self, set_stage: Callable[..., Hands], tables: list[TableScene], eyes: int) -> None:
        self.tables = tables
        self.hands = [set_stage(table, SIZE) for table in tables]
        self.heard = [Listener(), Listener()]
        for hands, listener in zip(self.hands, self.heard, strict=True):
            hands.stage.reader = Reader(listener)
        self._eyes = eyes

    def post(self, *events: pygame.event.Event, dt: float = 0.05) -> None:
        """Run a frame with these events; only `paint` paints."""
        for hands in self.hands:
            pygame.event.clear()
            for event in events:
                pygame.event.post(event)
            with hands.unpainted():
                hands.step(1, dt)

    def paint(self) -> None:
        """Paint what is to be seen now."""
        for hands in self.hands:
            pygame.event.clear()
            hands.step(1, 0.0)

    def alike(self) -> bool:
        """Whether what these eyes may know of both games is still the same."""
        one, other = (
            table.session.rules.observe(table.session.whole_state, self._eyes) for table in self.tables
        )
        return one == other and all(hands.stage.scenes[0] in self.tables for hands in self.hands)


def closed(hands: Hands, table: TableScene) -> bool:
    """Whether nobody's secrets may be seen now: no curtain is lifted, and no secret scene open."""
    top = hands.top
    if isinstance(top, SecretScene):
        return not top.open
    if isinstance(top, TypingScene):  # a notebook
        return False
    return table.hotseat.closed or table.hotseat.seated is None


def shown(hands: Hands, listener: Listener) -> Iterator[tuple[str, object]]:
    """Everything that can be seen or heard."""
    top, tree = hands.top, listener.tree
    yield "scene", type(top).__name__
    yield "said", [sentence.words for sentence in top.spoken()]
    yield "items", [(i.id, i.label, i.tooltip, i.box, i.enabled, i.checked) for i in top.focusables()]
    yield "focus", (top.focus.focused, top.focus.hovered, top.focus.visible)
    yield "read", (tree.announcement.words, [(node.label, node.description) for node in tree.nodes])
    yield "frame", hands.stage.canvas.surface.get_buffer().raw


def stroke(kind: int, code: int) -> pygame.event.Event:
    return pygame.event.Event(kind, key=code, mod=0, unicode=" " if code == pygame.K_SPACE else "")


def tapped(code: int) -> tuple[pygame.event.Event, pygame.event.Event]:
    return stroke(pygame.KEYDOWN, code), stroke(pygame.KEYUP, code)


def held(rng: random.Random, pair: Pair) -> None:
    """Hold Space for a while, perhaps over a face; another key may be pressed, and Space never released."""
    if rng.random() < 0.5:
        face = (rng.randrange(20, 230), rng.randrange(50, 480))
        pair.post(pygame.event.Event(pygame.MOUSEMOTION, pos=face, rel=(1, 1), buttons=(0, 0, 0)))
    pair.post(stroke(pygame.KEYDOWN, pygame.K_SPACE))
    for _ in range(rng.choice((1, 3, 9))):
        pair.post(dt=_LONG)
    if rng.random() < 0.5:
        pair.post(*tapped(rng.choice(_WHILE_HELD)))
    if rng.random() < 0.8:
        pair.post(stroke(pygame.KEYUP, pygame.K_SPACE))


def pointed(rng: random.Random, pair: Pair, kind: str) -> None:
    """Move the mouse somewhere, mostly onto a control, and press, briefly or for long, or only rest there."""
    spot = (rng.randrange(SIZE[0]), rng.randrange(SIZE[1]))
    items = pair.hands[0].top.focusables()
    if items and rng.random() < 0.6:
        spot = pair.hands[0].pixel(rng.choice(items).id)
    button = 3 if kind == "right" else 1
    pair.post(pygame.event.Event(pygame.MOUSEMOTION, pos=spot, rel=(1, 1), buttons=(0, 0, 0)))
    if kind != "rest":
        pair.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=spot, button=button))
    for _ in range(10 if kind in ("press", "rest") else 0):
        pair.post(dt=_LONG)
    if kind != "rest":
        pair.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=spot, button=button))


def deed(rng: random.Random, pair: Pair) -> str:
    """Do something, the same at both tables; returns what it was."""
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
    """Compare both windows until the games differ to these eyes; returns the number of frames compared."""
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
            pair.paint()
            for (what, here), (_, there) in zip(*map(shown, pair.hands, pair.heard), strict=True):
                assert here == there, (what, story)
    return compared


def tables_of(games: Sequence[Any], folder: Path, eyes: int) -> list[TableScene]:
    """A table for each of two games, each with its own settings.

    Args:
        eyes: the seat of a lone person, who may be advised; otherwise `NOBODY`.
    """
    name, found = games[0].rules.name, []
    for at, game in enumerate(games):
        folder.with_name(f"{folder.name}{at}").mkdir()
        port, minds = Port(name, folder.with_name(f"{folder.name}{at}")), Minds(eyes != NOBODY)
        found.append(TableScene(port.context, game, UIS[name].table, Thinking(ask.decide, minds.again)))
        found[-1].opens = False
    return found
