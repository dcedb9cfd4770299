"""Make the films of the README in build/pictures: an attack of the dice game.

    pip install pillow                tool of this recipe only; the game does not need it
    python build/film.py              all of them (less than a minute)
    python build/film.py attack       only this one

A game between captains is dealt from a fixed seed; its replay plays from some steps before the wanted event,
as the app shows it, and every frame is painted. The film is a WebP that repeats itself.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT)]
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame  # noqa: E402
from PIL import Image  # noqa: E402

from ai.arena.play import play, seated  # noqa: E402
from ai.registry import CAPTAINS  # noqa: E402
from tortuga.app.draw.art import Art  # noqa: E402
from tortuga.app.draw.canvas import Canvas  # noqa: E402
from tortuga.app.records import GameRecord  # noqa: E402
from tortuga.app.registry import UIS, game_pictures  # noqa: E402
from tortuga.app.scenes.replay.scene import ReplayScene  # noqa: E402
from tortuga.app.stills.house import still_context  # noqa: E402
from tortuga.games import GAMES  # noqa: E402
from tortuga.kernel.game import EVERYTHING  # noqa: E402
from tortuga.kernel.log.format import Log, SeedRevealed, new_header  # noqa: E402
from tortuga.kernel.players import SeatSpec  # noqa: E402
from tortuga.kernel.replay import Replay  # noqa: E402

SIZE = (1600, 900)
RATE = 14
"""Frames a second."""
MOST = 2_000_000
"""Bytes that a film may have."""
NAMES = ("Rosa", "Jack", "Bellamy", "Anne", "Kate")


@dataclass(frozen=True)
class Film:
    """One film."""

    game: str
    captains: tuple[str, ...]
    seed: str
    event: str
    """Tag of the event that is wanted."""
    number: int
    """Which of these events, from 0."""
    before: int
    """Steps before it with which the film begins."""
    seconds: float
    part: tuple[int, int, int, int]
    """What of the window is seen, in pixels: left, top, width, height."""


FILMS = {
    "attack": Film("tortuga2014", ("captain",) * 4, "film", "attacked", 3, 2, 5.4, (366, 48, 868, 540)),
}


def played(film: Film) -> GameRecord:
    """The game between captains."""
    game = GAMES[film.game]
    options = game.make(len(film.captains), {})
    whole = play(seated(CAPTAINS[film.game], film.captains, film.seed), game.rules, options, film.seed)
    colours = UIS[film.game].colours
    seats = [SeatSpec(name, NAMES[at], colours[at].name) for at, name in enumerate(film.captains)]
    header = new_header(game.rules, options, seats, film.seed)
    log = Log(header, options, (*whole.events, SeedRevealed(film.seed)))
    return GameRecord(Replay(game.rules, log), seed=film.seed)


def frames(film: Film) -> Iterator[Image.Image]:
    """The pictures of the film."""
    pygame.init()
    pygame.display.set_mode((1, 1))
    record = played(film)
    with tempfile.TemporaryDirectory() as folder:
        context = still_context(Path(folder), "en").of(film.game)
        scene = ReplayScene(context, None, record)
        story = record.replay.observer(EVERYTHING).story()
        wanted = [step for step in story if step.event.__struct_config__.tag == film.event]
        scene.show.look(EVERYTHING)
        scene.show.seek(wanted[film.number].position - 1 - film.before)
        canvas = Canvas(pygame.Surface(SIZE), Art(games=game_pictures()))
        scene.fit(canvas)
        scene.playback.play(True)
        for _ in range(round(film.seconds * RATE)):
            scene.update(1 / RATE)
            scene.draw(canvas)
            seen = canvas.surface.subsurface(film.part)
            yield Image.frombytes("RGB", seen.get_size(), pygame.image.tobytes(seen, "RGB"))


def make(name: str) -> Path:
    """Write a film, as good as its size allows."""
    file = ROOT / "build" / "pictures" / f"{name}.webp"
    first, *others = frames(FILMS[name])
    for quality in (80, 65, 50, 35):
        first.save(
            file,
            save_all=True,
            append_images=others,
            duration=round(1000 / RATE),
            loop=0,
            quality=quality,
            method=4,
        )
        if file.stat().st_size <= MOST:
            break
    return file


def main() -> None:
    """Make the films that are named."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"{' '.join(FILMS)} (all)")
    for name in parser.parse_args().names or FILMS:
        file = make(name)
        print(f"{file.relative_to(ROOT)}: {file.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
