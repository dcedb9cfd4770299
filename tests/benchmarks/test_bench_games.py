"""Many games in a row through one window: memory after every tenth game.

Run: `pytest tests/benchmarks/test_bench_games.py --benchmark-enable -s`; `TORTUGA_GAMES=200` for more games.
"""

from __future__ import annotations

import gc
import os
import resource
import sys
from pathlib import Path

import pytest

from tests.app.tables.games import Now, specs

GAMES = int(os.environ.get("TORTUGA_GAMES", "40"))
MOST_FRAMES = 20_000
SIZE = (1280, 720)
SEATS = ("additive", "greedy", "additive")


def resident() -> float:
    """Megabytes of this process now; its highest so far where the system does not tell."""
    status = Path("/proc/self/statm")
    if status.is_file():
        return int(status.read_text("ascii").split()[1]) * resource.getpagesize() / 2**20
    highest = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return highest / (2**20 if sys.platform == "darwin" else 2**10)


def memory_by_game(folder: Path, games: int) -> list[float]:
    """Megabytes after each game; captains choose in this process, every game ends at its results."""
    import pygame

    from tortuga.app import seating
    from tortuga.app.art import Art
    from tortuga.app.canvas import Canvas
    from tortuga.app.input import Bindings
    from tortuga.app.scene import Reset
    from tortuga.app.scenes.results import ResultsScene
    from tortuga.app.scenes.table import TableScene
    from tortuga.app.settings import SettingsStore
    from tortuga.app.stage import Stage
    from tortuga.app.text import Text
    from tortuga.app.thinking import Thinking
    from tortuga.app.voyage import Voyage
    from tortuga.app.window import Window
    from tortuga.games.tortuga2014.options import Options
    from tortuga.games.tortuga2014.rules import RULES
    from tortuga.kernel.library import Library
    from tortuga.kernel.session import Session

    pygame.display.init()
    pygame.font.init()
    art, found = Art(), []
    settings = SettingsStore(folder)
    settings.lend(speed="off")
    with Library(folder) as library:
        voyage = Voyage(library, Text("en"), settings, Bindings())
        stage = Stage(Window("games", SIZE), lambda surface: Canvas(surface, art), Bindings(), voyage.title())
        for game in range(games):
            options = Options(seats=len(SEATS), target=6)
            session = Session.new(RULES, options, specs(*SEATS), f"many{game}", library.new_game())
            stage._apply(Reset(TableScene(voyage.context, session, Thinking(seating.decide, Now))))
            for _ in range(MOST_FRAMES):
                stage.step(1 / 60)
                if isinstance(stage.top, ResultsScene):
                    break
            else:
                raise AssertionError("the game did not end")
            del session
            gc.collect()
            found.append(resident())
        stage._apply(Reset(voyage.title()))
    return found


@pytest.mark.filterwarnings("ignore")
def test_bench_memory_over_many_games(benchmark, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if benchmark.disabled:
        pytest.skip("plays many games, only with --benchmark-enable")
    for name in ("SDL_VIDEODRIVER", "SDL_AUDIODRIVER"):
        monkeypatch.setenv(name, "dummy")
    memory = memory_by_game(tmp_path, GAMES)
    for game in range(9, len(memory), 10):
        print(f"\nafter game {game + 1}: {memory[game]:.1f} MB", end="")
    print()
    benchmark.pedantic(lambda: None)
    if len(memory) >= 20:
        assert memory[-1] < memory[9] * 1.05 + 4
