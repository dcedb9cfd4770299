"""A window without a screen, and hands that press through the real event queue."""

from __future__ import annotations

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import Any

import msgspec
import pygame
import pytest

from ai.games.tortuga2014 import adviser
from ai.games.tortuga2014.account import advice_chances
from ai.games.tortuga2014.account.joint import Samples
from ai.games.tortuga2014.levels import EngineSettings
from tests.hands.harbour import Harbour
from tortuga.app.draw.art import Art
from tortuga.app.draw.canvas import Canvas
from tortuga.app.games.tortuga2014.palette import PICTURES
from tortuga.app.games.tortuga2014.rulebook import BOOK
from tortuga.app.input.bindings import Bindings
from tortuga.app.input.focus import find
from tortuga.app.registry import game_keys
from tortuga.app.routes.play import NoRouter
from tortuga.app.scene.base import INPUT_DELAY, BaseScene
from tortuga.app.scene.context import Context, ResumableGame
from tortuga.app.scene.protocol import Quit, Scene, Transition
from tortuga.app.scenes.credits import Credit, CreditsScene, Section
from tortuga.app.scenes.newgame.choices import from_settings, start_choices
from tortuga.app.scenes.newgame.scene import NewGameScene
from tortuga.app.scenes.rules.scene import RulesScene
from tortuga.app.scenes.title import TitleScene
from tortuga.app.settings import SettingsStore
from tortuga.app.stage.stage import Stage
from tortuga.app.stage.window import Window
from tortuga.app.table.sheets.covers import AllLookScene
from tortuga.app.text import Text
from tortuga.kernel.errors import Notice
from tortuga.kernel.game import Setup

FRAME = 1 / 60


@pytest.fixture(autouse=True)
def _advice_is_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """These tests check how advice is shown; `tests/ai` checks what is advised."""
    settings = EngineSettings(samples=8, draws=8)
    monkeypatch.setattr(
        adviser, "THOROUGH_LEVEL", msgspec.structs.replace(adviser.THOROUGH_LEVEL, settings=settings)
    )
    monkeypatch.setattr(advice_chances, "SAMPLES", dict.fromkeys(advice_chances.SAMPLES, Samples(4, 40)))


@pytest.fixture(scope="session")
def display() -> Iterator[None]:
    """Pygame's display and fonts without a screen, of a usual size; SDL's dummy would say 1024 x 768."""
    pygame.display.init()
    pygame.font.init()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1920, 1080)])
        yield


@pytest.fixture(scope="session")
def art(display: None) -> Art:
    """The pictures; shared, since they are slow to scale."""
    hidden = pygame.Window("art", (64, 64), hidden=True)
    made = Art(games=[PICTURES])
    made._keeper = hidden  # type: ignore[attr-defined]  # surfaces are converted for a window that lives on
    return made


class Hands:
    """A player's hands on a stage: every press goes through pygame's queue."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage

    @property
    def top(self) -> Scene:
        return self.stage.top

    def step(self, frames: int = 1, dt: float = FRAME) -> None:
        """Run frames; every sixth is painted, and the last one."""
        for left in reversed(range(frames)):
            with self.thinned(left, 6):
                self.stage.step(dt)

    def thinned(self, number: int, every: int = 4) -> AbstractContextManager[None]:
        """A context in which frames run, and are painted only if `number` is a multiple of `every`."""
        return self.unpainted() if number % every else nullcontext()

    @contextmanager
    def unpainted(self) -> Iterator[None]:
        """A context in which frames run, but nothing is painted."""
        paint = self.stage.draw
        self.stage.draw = lambda: None  # type: ignore[method-assign]
        try:
            yield
        finally:
            self.stage.draw = paint  # type: ignore[method-assign]

    def pixel(self, name: str) -> tuple[int, int]:
        item = find(self.top.focusables(), name)
        assert item is not None, f"no {name} among {[i.id for i in self.top.focusables()]}"
        x, y, w, h = item.box
        px, py = self.stage.canvas.at(x + w / 2, y + h / 2)
        return round(px), round(py)

    def hover(self, name: str) -> None:
        pygame.event.post(
            pygame.event.Event(pygame.MOUSEMOTION, pos=self.pixel(name), rel=(1, 1), buttons=(0, 0, 0))
        )
        self.step()

    def click(self, name: str) -> None:
        pos = self.pixel(name)
        with self.unpainted():
            self.hover(name)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, pos=pos, button=1))
        self.step()

    def press(self, key: int, mod: int = 0, times: int = 1) -> None:
        for _ in range(times):
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))
            pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, mod=mod))
            self.step()

    def lift(self) -> None:
        """Confirm a curtain, once it accepts keys; before it, confirm what everybody has to see."""
        if isinstance(self.top, AllLookScene):
            self.step(round(INPUT_DELAY / 0.1) + 1, 0.1)
            self.press(pygame.K_RETURN)
            self.step()
        self.step(round(INPUT_DELAY / 0.1) + 1, 0.1)
        self.press(pygame.K_RETURN)

    def type(self, text: str) -> None:
        for letter in text:
            code = ord(letter.lower())
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=letter))
            pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
            pygame.event.post(pygame.event.Event(pygame.KEYUP, key=code, mod=0))
            self.step()

    def tab_to(self, name: str, most: int = 90) -> None:
        """Reach a control by keyboard alone."""
        for _ in range(most):
            if self.top.focus.focused == name and self.top.focus.visible:
                return
            with self.unpainted():
                self.press(pygame.K_TAB)
        raise AssertionError(f"{name} is not reached by Tab")


class Course(NoRouter):
    """A router that makes the real scenes and notes what was asked for."""

    def __init__(self, folder: Path, language: str, running: ResumableGame | None = None) -> None:
        super().__init__(running)
        self.settings = SettingsStore(folder)
        self.folder = folder
        self.text = Text(language)
        self.sailed: list[Setup] = []
        self.resumed: list[int] = []
        self.lessons = 0

    @property
    def context(self) -> Context:
        return Context(self.text, self.settings, Bindings(games=game_keys()), self.folder, self)

    def title(self, notice: Notice | None = None) -> Scene:
        return TitleScene(self.context, notice)

    def change_language(self, language: str) -> Scene:
        self.text = Text(language)
        self.settings.change(language=language)
        return self.title()

    def new_game(self, people: int | None = None) -> Scene:
        now = self.settings.now
        last = from_settings(now.last_game, now.choices_of(now.last_game, people is not None))
        game, spare_seats = start_choices(self.text, now.last_game, last, people)
        return NewGameScene(self.context, game, spare_seats, people is not None)

    def rules(self, page: str = "", game: str = "", options: Any = None) -> Scene:
        return RulesScene(self.context.of("tortuga2014"), BOOK, page)

    def credits(self) -> Scene:
        entries = tuple(
            Credit(f"Work {i}", "Somebody", "CC BY 3.0", "example.org", "readable") for i in range(40)
        )
        return CreditsScene(self.context, (Section("icons", entries),))

    def start_game(self, setup: Setup) -> Transition:
        self.sailed.append(setup)
        return Quit()

    def start_lesson(self) -> Transition:
        self.lessons += 1
        return Quit()

    def resume(self, game: int) -> Transition:
        self.resumed.append(game)
        return Quit()


@pytest.fixture
def course(tmp_path: Path) -> Course:
    """A router, with settings in a folder of this test."""
    return Course(tmp_path, "en")


@pytest.fixture
def set_stage(art: Art) -> Iterator[Callable[..., Hands]]:
    """Makes a stage with a first scene: `set_stage(scene, size=(1280, 720))`."""
    windows: list[Window] = []

    def make(scene: Scene, size: tuple[int, int] = (1280, 720)) -> Hands:
        window = Window("test", size)
        windows.append(window)
        pygame.event.clear()
        keys = scene.context.keys if isinstance(scene, BaseScene) else Bindings(games=game_keys())
        hands = Hands(Stage(window, lambda surface: Canvas(surface, art), keys, scene))
        hands.step()
        return hands

    yield make
    for window in windows:
        window.close()
    pygame.event.clear()


@pytest.fixture
def canvas_of(art: Art) -> Callable[[tuple[int, int]], Canvas]:
    """Makes an offscreen canvas of a size."""
    return lambda size: Canvas(pygame.Surface(size), art)


@pytest.fixture
def harbour(tmp_path, set_stage):
    made = Harbour(tmp_path, set_stage)
    yield made
    made.library.close()
