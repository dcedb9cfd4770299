"""The window: time of a frame over a whole game with three thinking captains, and from start to first frame.

Run: `pytest tests/benchmarks/test_bench_window.py --benchmark-enable -s`; surfaces of the dummy driver.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import time
from collections import defaultdict
from pathlib import Path

import pytest

HEADLESS = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
MOST_FRAMES = 60_000
FIRST_FRAME = """
import sys, time
from tortuga.app.stage import Stage
class First(BaseException): pass
def shown(stage, draw=Stage.draw):
    draw(stage)
    raise First
Stage.draw = shown
from tortuga.cli import main
try:
    main(["--data-dir", sys.argv[1]])
except First:
    pass
"""


def percentile(times: list[float], share: float) -> float:
    """The time in ms that a share of the frames does not pass."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1e3


def whole_game(folder: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, list[tuple[float, float]]]:
    """Seconds of every frame by scene, by the clock and of this process alone (others may use the machine).

    H and Enter play at normal speed, and let all motion end.
    """
    import pygame

    from tortuga.app import main
    from tortuga.app.stage import Stage

    times: dict[str, list[tuple[float, float]]] = defaultdict(list)

    def play(stage: Stage) -> int:
        for frame in range(MOST_FRAMES):
            scene = type(stage.top).__name__
            if scene == "ResultsScene":
                break
            if frame % 15 == 0 and not stage.top.animating():
                key = pygame.K_h if frame % 30 == 0 else pygame.K_RETURN
                pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))
            started, worked = time.perf_counter(), time.process_time()
            stage.step(1 / 60)
            times[scene].append((time.perf_counter() - started, time.process_time() - worked))
            # a real loop waits for the next frame; captains think in that time
            time.sleep(0.002)
        else:
            raise AssertionError("the game did not end")
        return 0

    monkeypatch.setattr(Stage, "run", play)
    seats = ("human", "additive", "additive", "additive")
    asked = {"command": "play", "seats": seats, "target": 6, "seed": "frames", "lang": "en"}
    main.run(argparse.Namespace(data_dir=folder, speed="normal", size=(1920, 1080), **asked))
    return times


@pytest.mark.filterwarnings("ignore")
def test_bench_frames_of_a_whole_game(benchmark, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if benchmark.disabled:
        pytest.skip("plays a whole game at normal speed, only with --benchmark-enable")
    for name, value in HEADLESS.items():
        monkeypatch.setenv(name, value)
    times = whole_game(tmp_path, monkeypatch)
    for scene, both in times.items():
        print(f"\n{scene}: {len(both)} frames at 1920x1080")
        for name, frames in zip(("clock", "process"), map(list, zip(*both, strict=True)), strict=True):
            shown = ", ".join(
                f"p{share * 100:g} {percentile(frames, share):.2f}" for share in (0.5, 0.9, 0.99, 0.999)
            )
            print(f"  {name}, ms: {shown}, most {max(frames) * 1e3:.1f}")
    benchmark.pedantic(lambda: None)
    assert sum(map(len, times.values())) > 1000


@pytest.mark.filterwarnings("ignore")
def test_bench_start_to_first_frame(benchmark, tmp_path: Path) -> None:
    if benchmark.disabled:
        pytest.skip("starts the game several times, only with --benchmark-enable")
    seconds, bare = [], []
    for _ in range(7):
        for code, taken in ((FIRST_FRAME, seconds), ("import pygame", bare)):
            started = time.perf_counter()
            subprocess.run([sys.executable, "-c", code, str(tmp_path)], check=True, env=os.environ | HEADLESS)
            taken.append(time.perf_counter() - started)
    start, floor = statistics.median(seconds), statistics.median(bare)
    print(f"\nstart to first frame: median {start:.2f} s, {start / floor:.1f} times a bare `import pygame`")
    benchmark.pedantic(lambda: None)
    assert start > floor
