"""The window: times of frames by scene, and from start to first frame.

Run: `pytest tests/benchmarks/test_bench_window.py --benchmark-enable -s`; surfaces of the dummy driver.
`TORTUGA_SIZE=3840x2160` for another window.
"""

from __future__ import annotations

import argparse
import gc
import os
import resource
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.benchmarks.frames import Frames, percentile, rest, state_of, wander

HEADLESS = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
SIZE = tuple(map(int, os.environ.get("TORTUGA_SIZE", "1920x1080").split("x")))
CAPTAINS = ("admiral",) * 3
MOST_FRAMES = 60_000
WANDERED = 240
"""Frames in which a hand goes over a scene."""
READING = 0.5
"""Seconds between two scenes."""
HOUSE = (
    *("title", "newgame", "house-rules", "rules-goal", "library", "replay", "replay-open", "compare-four"),
    *("results", "settings-game", "settings-keys", "proof", "statistics", "credits"),
)
SCENES = {
    "tortuga2014": (*HOUSE, "rules-dice", "rules-search", "lesson-keep-skull"),
    "tortuga1667": (*HOUSE, "newgame-nine", "lesson-sneak", "table-notebook"),
}
"""Of both games, in the order in which somebody might come to them."""
FIRST_FRAME = """
import pygame
class First(BaseException): pass
class Window(pygame.Window):
    def flip(self):
        super().flip()
        raise First
pygame.Window = Window
from tortuga.__main__ import start
try:
    start()
except First:
    pass
"""
BARE_APP = """
import pygame
pygame.init()
pygame.display.set_mode((1280, 720)).fill("navy")
pygame.display.flip()
"""


@pytest.fixture
def alone(benchmark, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in HEADLESS.items():
        monkeypatch.setenv(name, value)


def told(frames: Frames) -> None:
    print(f"\nat {SIZE[0]}x{SIZE[1]}")
    for line in frames.table():
        print(line)


DICE = {"seats": ("human", *CAPTAINS), "target": 6, "seed": "frames"}
CARDS = {"game": "tortuga1667", "seats": ("human", *("captain",) * 8), "seed": "frames"}
BESIDE = 3000
"""Frames of a game that are measured beside those of the other."""


def whole_game(
    folder: Path, monkeypatch: pytest.MonkeyPatch, game: dict[str, object], most: int = 0
) -> Frames:
    """Frames of a game with thinking captains. H and Enter play at normal speed, and let all motion end.

    Args:
        game: as `tortuga play` is asked for it.
        most: frames after which it need not go on; 0 = it is played to the end.
    """
    import pygame

    from tortuga.app import main
    from tortuga.app.scenes.results import ResultsScene
    from tortuga.app.stage.stage import Stage

    frames = Frames()

    def play(stage: Stage) -> int:
        for frame in range(most or MOST_FRAMES):
            if isinstance(stage.top, ResultsScene):
                break
            if frame % 15 == 0 and not stage.top.animating():
                key = pygame.K_h if frame % 30 == 0 else pygame.K_RETURN
                pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))
                pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, mod=0))
            if frame:
                frames.step(stage, state_of(stage.top))
            else:
                frames.begin(stage, state_of(stage.top))
            # a real loop waits for the next frame; captains think in that time
            time.sleep(0.002)
        else:
            assert most, "the game did not end"
        frames.blit(stage)
        return 0

    monkeypatch.setattr(Stage, "run", play)
    asked = {"command": "play", "data_dir": folder, "speed": "normal", "size": SIZE, "lang": "en"}
    main.run(argparse.Namespace(**asked, **game))
    return frames


@pytest.mark.filterwarnings("ignore")
@pytest.mark.usefixtures("alone")
def test_bench_frames_of_a_whole_game(benchmark, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    frames = whole_game(tmp_path, monkeypatch, DICE)
    told(frames)
    benchmark.pedantic(lambda: None)
    assert {"table, quiet", "table, dice roll", "table, captains think"} <= set(frames.clock)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.usefixtures("alone")
def test_bench_frames_of_the_card_game_at_nine_seats_beside_the_dice_game(
    benchmark, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In turns, by the time of this process: others may use the machine."""
    found: dict[str, list[Frames]] = {"dice": [], "cards": []}
    for turn in range(3):
        for name, game in (("dice", DICE), ("cards", CARDS)):
            folder = tmp_path / f"{name}{turn}"
            folder.mkdir()
            with monkeypatch.context() as rigged:
                found[name].append(whole_game(folder, rigged, game, BESIDE))
    firsts, times = {}, {}
    for name, runs in found.items():
        told(runs[-1])
        firsts[name] = statistics.median(first for frames in runs for first in frames.first.values())
        times[name] = [each for frames in runs for state in frames.process.values() for each in state]
    print(f"\nfirst frame: {firsts['cards'] / firsts['dice']:.2f} times that of the dice game", end="")
    for share in (0.5, 0.95, 0.99):
        cards, dice = (percentile(times[name], share) for name in ("cards", "dice"))
        print(f"; p{share * 100:g} {cards:.1f} ms, {cards / dice:.2f} times", end="")
    print()
    benchmark.pedantic(lambda: None)
    assert times["cards"]


@pytest.mark.filterwarnings("ignore")
@pytest.mark.usefixtures("alone")
def test_bench_frames_of_every_scene(benchmark, tmp_path: Path) -> None:
    import pygame

    from tortuga.app.draw.art import Art
    from tortuga.app.draw.canvas import Canvas
    from tortuga.app.input.bindings import Bindings
    from tortuga.app.registry import game_keys, game_pictures
    from tortuga.app.routes.play import NoRouter
    from tortuga.app.scene.context import Context
    from tortuga.app.scene.protocol import Scene
    from tortuga.app.scenes.title import BACKDROP
    from tortuga.app.screenshots import all_shots
    from tortuga.app.stage.stage import Stage
    from tortuga.app.stage.window import Window
    from tortuga.app.stills.house import still_context

    class Ways(NoRouter):
        """The way from the title to what may be next, as a player's router has it."""

        def __init__(self, context: Context) -> None:
            super().__init__(context.router.resumable_game())
            self._context = context

        def _still(self, name: str) -> Scene:
            return shots[self._context.game][name](self._context)[-1]

        def new_game(self, people: int | None = None) -> Scene:
            return self._still("newgame")

        def library(self) -> Scene:
            return self._still("library")

        def settings(self, section: str = "game") -> Scene:
            return self._still(f"settings-{section}")

        def rules(self, page: str = "", game: str = "", options: Any = None) -> Scene:
            return self._still("rules-goal")

        def credits(self) -> Scene:
            return self._still("credits")

    pygame.display.init()
    pygame.font.init()
    shots = {game: all_shots(game) for game in SCENES}
    art, window, frames = Art(games=game_pictures()), Window("frames", SIZE), Frames()
    # as when the program starts: the first backdrop is read while the system opens the window
    art.fit(window.size)
    art.backdrop_ahead(BACKDROP)
    time.sleep(READING)
    for game, shot in ((game, shot) for game, names in SCENES.items() for shot in names):
        name = f"{shot} {game.removeprefix('tortuga')}"
        folder = tmp_path / name
        folder.mkdir()
        context = still_context(folder, "en").of(game)
        (scene,) = shots[game][shot](msgspec.structs.replace(context, router=Ways(context)))[-1:]
        stage = Stage(window, lambda surface: Canvas(surface, art), Bindings(games=game_keys()), scene)
        frames.begin(stage, name)
        while stage.prewarm():
            pass
        gc.collect()
        gc.freeze()
        rest(stage, frames, name, WANDERED // 4)
        wander(stage, frames, name, WANDERED)
        frames.blit(stage)
        gc.unfreeze()
        # four seconds of frames went by in a blink: what is read ahead meanwhile gets its time
        time.sleep(READING)
    window.close()
    told(frames)
    print(*frames.ratios(), sep="\n")
    benchmark.pedantic(lambda: None)
    assert len(frames.first) == sum(map(len, SCENES.values()))


END_SEATS = range(2, 10)
WATCHED = 60
"""Frames of a table before its results are asked for."""


def first_of_results(seats: int, folder: Path) -> tuple[float, float]:
    """Milliseconds of the first frame of the card game's results, after its table, and of a whole picture."""
    import pygame

    from tortuga.app.draw.art import Art
    from tortuga.app.draw.canvas import Canvas
    from tortuga.app.input.bindings import Bindings
    from tortuga.app.registry import UIS, game_keys, game_pictures
    from tortuga.app.scenes.results import ResultsScene
    from tortuga.app.stage.stage import Stage
    from tortuga.app.stage.window import Window
    from tortuga.app.stills.house import still_context
    from tortuga.app.stills.sample import play
    from tortuga.app.table.scene import TableScene
    from tortuga.games import GAMES
    from tortuga.kernel.game import EVERYTHING
    from tortuga.kernel.players import SeatSpec
    from tortuga.kernel.session import Session

    pygame.display.init()
    pygame.font.init()
    name, frames = "tortuga1667", Frames()
    game, ui, context = GAMES[name], UIS[name], still_context(folder, "en").of(name)
    specs = tuple(SeatSpec("human", f"P{seat}", game.colours[seat]) for seat in range(seats))
    art, window = Art(games=game_pictures()), Window("frames", SIZE)
    for session in (
        play(Session.new(game.rules, game.make(seats, {}), specs, "end"), "p", most) for most in (8, None)
    ):
        if session.finished:
            scene = ResultsScene(context, ui.results(session.observer(EVERYTHING)), seed=session.seed)
        else:
            scene = TableScene(context, session, ui.table)
        stage = Stage(window, lambda surface: Canvas(surface, art), Bindings(games=game_keys()), scene)
        frames.begin(stage, type(scene).__name__)
        if not session.finished:
            rest(stage, frames, "table", WATCHED)
        scene.close()
    frames.blit(stage)
    window.close()
    return frames.first["ResultsScene"], percentile(frames.blits, 0.5)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.usefixtures("alone")
def test_bench_first_frame_of_the_card_games_results(benchmark, tmp_path: Path) -> None:
    print(f"\nat {SIZE[0]}x{SIZE[1]}, in pictures laid over the whole window:", end="")
    for seats in END_SEATS:
        found = []
        for turn in range(3):
            folder = tmp_path / f"{seats}-{turn}"
            folder.mkdir()
            first, blit = first_of_results(seats, folder)
            found.append(first / blit)
        print(f" {seats} seats {statistics.median(found):.0f}", end="")
        assert len(found) == 3
    print()
    benchmark.pedantic(lambda: None)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.usefixtures("alone")
def test_bench_start_to_first_frame(benchmark, tmp_path: Path) -> None:
    # processor time, on which other load has less effect; modules are compiled once
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    environment["TORTUGA_DATA_DIR"] = str(tmp_path)
    seconds, bare = [], []
    for _ in range(21):
        for code, taken in ((FIRST_FRAME, seconds), (BARE_APP, bare)):
            before = resource.getrusage(resource.RUSAGE_CHILDREN)  # `os.times` counts hundredths
            subprocess.run([sys.executable, "-c", code], check=True, env=environment | HEADLESS)
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            taken.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    start, floor = statistics.median(seconds[1:]), statistics.median(bare[1:])
    print(
        f"\nstart to first frame: {start:.3f} s of processor, {start / floor:.2f} times a bare pygame-ce app"
    )
    benchmark.pedantic(lambda: None)
    assert start > floor
