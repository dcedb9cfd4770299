"""Many games in a row through one window, each from the title to the title: what memory does.

Run: `pytest tests/benchmarks/test_bench_games.py --benchmark-enable -s`; `TORTUGA_MANY_GAMES=200` for more.
"""

from __future__ import annotations

import gc
import multiprocessing
import os
import sys
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.app.games.tortuga2014.wholegame import Player, rig_program, run_program
from tortuga.app.stage.stage import Stage

resource = pytest.importorskip("resource", reason="POSIX only")
GAMES = int(os.environ.get("TORTUGA_MANY_GAMES", "40"))
SETTLED = 10
"""Games after which memory is to stay where it is."""
SIZE = (1280, 720)
REST = 0.002
MOST_GROWTH = 0.05
"""Of the memory after the tenth game, beside what the bounded caches of pictures took in since."""
MOST_OBJECTS = 5
"""Of one kind of the game's own things beyond the tenth game; those that bounded caches hold do not count."""
OWN = ("tortuga.", "ai.")
CACHED = ("Panel",)


def resident() -> float:
    """Megabytes of this process now; its highest so far where the system does not tell."""
    status = Path("/proc/self/statm")
    if status.is_file():
        return int(status.read_text("ascii").split()[1]) * resource.getpagesize() / 2**20
    highest = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return highest / (2**20 if sys.platform == "darwin" else 2**10)


@dataclass(frozen=True)
class Weight:
    """What the window's process holds after a game."""

    megabytes: float
    pictures: float
    """Megabytes of it in the bounded caches of pictures and lines."""
    objects: Counter[str]
    """Of the game's own kinds, by name."""
    workers: int

    @classmethod
    def of(cls, stage: Stage) -> Weight:
        gc.collect()
        art = stage.canvas.art
        caches = (art._masters, art._still, art._turning, art._panels, art.letters._lines)
        pictures = sum(cache.bytes for cache in caches) / 2**20
        kinds = (type(thing) for thing in gc.get_objects())
        objects = Counter(
            kind.__qualname__ for kind in kinds if kind.__module__.startswith(("tortuga", "ai."))
        )
        return cls(resident(), pictures, objects, len(multiprocessing.active_children()))


def weights(folder: Path, games: int, monkeypatch: pytest.MonkeyPatch) -> list[Weight]:
    """The weight after each game: a person with a mouse, two captains who think in their own process."""
    found: list[Weight] = []

    def course(stage: Stage) -> None:
        for game in range(games):
            player = Player(stage, "mouse", f"many/{game}", rest=REST)
            player.begin("en")
            player.play()
            player.leave()
            found.append(Weight.of(stage))
        player.quit()

    rig_program(monkeypatch, course, (f"many{game}" for game in range(games)), at_once=False)
    assert run_program(folder, SIZE, "en") == 0
    return found


@pytest.mark.filterwarnings("ignore")
def test_bench_memory_over_many_games(benchmark, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("SDL_VIDEODRIVER", "SDL_AUDIODRIVER"):
        monkeypatch.setenv(name, "dummy")
    found = weights(tmp_path, GAMES, monkeypatch)
    for game in range(SETTLED, GAMES + 1, 10):
        now = found[game - 1]
        print(
            f"\nafter game {game}: {now.megabytes:.1f} MB, pictures and lines {now.pictures:.1f} MB, "
            f"{now.objects.total():,} objects, {now.workers} workers",
            end="",
        )
    print()
    benchmark.pedantic(lambda: None)
    if GAMES < 2 * SETTLED:
        return
    settled, last = found[SETTLED - 1], found[-1]
    more = last.objects - settled.objects
    print("more than after the tenth:", dict(more))
    assert last.workers <= settled.workers
    assert {kind for kind, count in more.items() if count > MOST_OBJECTS} <= set(CACHED)
    grown = (last.megabytes - last.pictures) - (settled.megabytes - settled.pictures)
    assert grown < settled.megabytes * MOST_GROWTH
