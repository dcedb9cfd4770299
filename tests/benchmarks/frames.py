"""Times of frames by what is on the screen, and a hand that keeps a scene busy."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Iterator
from itertools import count

import pygame

from tortuga.app.games.tortuga2014.picture import tumbling
from tortuga.app.scene.protocol import Scene
from tortuga.app.stage.stage import Stage
from tortuga.app.table.scene import TableScene

DT = 1 / 60
SHARES = (0.5, 0.99, 0.999)
PICTURES = 8
"""Laid down in turn to find out what one costs."""
_KEYS = (pygame.K_DOWN, pygame.K_PAGEDOWN, pygame.K_RIGHT, pygame.K_TAB, pygame.K_END, pygame.K_HOME)


def percentile(times: list[float], share: float) -> float:
    """The time in ms that a share of the frames does not pass."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1e3


def state_of(scene: Scene) -> str:
    """What a frame is counted under: the scene; of the table what goes on there."""
    if not isinstance(scene, TableScene):
        return type(scene).__name__.removesuffix("Scene").lower()
    act = scene.presenter.player.act
    if act is not None and tumbling(act):
        return "table, dice roll"
    if scene.presenter.busy:
        return "table, something moves"
    return "table, captains think" if scene.queries.waiting else "table, quiet"


class Frames:
    """Seconds of frames by name, by the clock and of this process alone (others may use the machine)."""

    def __init__(self) -> None:
        self.clock: defaultdict[str, list[float]] = defaultdict(list)
        self.process: defaultdict[str, list[float]] = defaultdict(list)
        self.first: dict[str, float] = {}
        """Of the frame in which a scene stands for the first time, milliseconds of this process."""
        self.blits: list[float] = []
        """Of one picture laid over the whole window, in between: what a frame is measured by."""

    def step(self, stage: Stage, name: str) -> None:
        """One frame of the stage."""
        started, worked = time.perf_counter(), time.process_time()
        stage.step(DT)
        self.clock[name].append(time.perf_counter() - started)
        self.process[name].append(time.process_time() - worked)

    def blit(self, stage: Stage) -> None:
        """One picture over the whole window, on a surface of its own.

        Several in turn, and painted: in a frame, too, a picture comes from memory. One that was never written
        costs half as much, one that was just laid down two thirds.
        """
        surface, *pictures = (pygame.Surface(stage.window.size, 0, 32) for _ in range(1 + PICTURES))
        for number, picture in enumerate((surface, *pictures)):
            picture.fill((number, number, number))
        worked = time.process_time()
        for picture in pictures:
            surface.blit(picture, (0, 0))
        self.blits.append((time.process_time() - worked) / PICTURES)

    def ratios(self) -> Iterator[str]:
        """A line for each scene: how many whole pictures its frames cost, of this process's time."""
        blit = percentile(self.blits, 0.5)
        yield f"one picture over the whole window: {blit:.3f} ms of this process"
        yield f"{'in such pictures':24}{'at rest':>9}{'in motion p50':>15}{'p99':>7}{'first frame':>13}"
        for name, first in self.first.items():
            rest, moved = self.process[f"{name}, rest"], self.process[name]
            yield (
                f"{name:24}{percentile(rest, 0.5) / blit:9.2f}{percentile(moved, 0.5) / blit:15.2f}"
                f"{percentile(moved, 0.99) / blit:7.1f}{first / blit:13.0f}"
            )

    def begin(self, stage: Stage, name: str) -> None:
        """The first frame of a scene, told apart."""
        worked = time.process_time()
        stage.step(DT)
        self.first[name] = (time.process_time() - worked) * 1e3

    def table(self) -> Iterator[str]:
        """A line for each name: clock, then this process."""
        shares = " / ".join(f"p{share * 100:g}" for share in SHARES)
        yield f"{'':26}{'frames':>7}  clock, ms {shares} / most; process; first"
        for name, clock in self.clock.items():
            parts = [
                " / ".join(f"{percentile(times, share):5.1f}" for share in SHARES)
                + f" / {max(times) * 1e3:5.1f}"
                for times in (clock, self.process[name])
            ]
            first = f"{self.first[name]:6.1f}" if name in self.first else ""
            yield f"{name:26}{len(clock):7}  {'   '.join(parts)}   {first}"


def rest(stage: Stage, frames: Frames, name: str, many: int) -> None:
    """Nobody does anything."""
    for _ in range(many):
        frames.step(stage, f"{name}, rest")


def wander(stage: Stage, frames: Frames, name: str, many: int) -> None:
    """In every frame the pointer goes to another thing, the wheel turns, or a key moves the focus."""
    post, event, numbers = pygame.event.post, pygame.event.Event, count()
    for number in range(many):
        items = stage.top.focusables()
        if number % 16 not in (2, 6) and items:
            x, y, w, h = items[next(numbers) % len(items)].box
            left, top = stage.canvas.at(x + w / 2, y + h / 2)
            post(event(pygame.MOUSEMOTION, pos=(round(left), round(top)), rel=(1, 1), buttons=(0, 0, 0)))
        elif number % 16 == 2:
            key = _KEYS[number // 16 % len(_KEYS)]
            post(event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))
            post(event(pygame.KEYUP, key=key, mod=0))
        elif number % 16 == 6:
            post(event(pygame.MOUSEWHEEL, precise_y=-1.0, y=-1))
        frames.step(stage, name)
