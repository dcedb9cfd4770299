"""Make the pictures and films of the READMEs in build/pictures.

    pip install pillow                tool of this recipe only; the game does not need it
    python build/readme.py            all of them (about a minute)
    python build/readme.py attack     only this one

Pictures are those of `tortuga screenshots`, reduced to 256 colours. For a film captains play from a fixed
seed at the table, as the app shows it: at once up to some steps before what is to be seen, then at slow
speed, and every frame is painted. A film is a WebP that repeats itself.
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

from tortuga.app.captains import ask  # noqa: E402
from tortuga.app.captains.thinking import Thinking  # noqa: E402
from tortuga.app.draw.art import Art  # noqa: E402
from tortuga.app.draw.canvas import Canvas  # noqa: E402
from tortuga.app.registry import UIS, game_pictures  # noqa: E402
from tortuga.app.scene.context import Context  # noqa: E402
from tortuga.app.screenshots import take  # noqa: E402
from tortuga.app.stills.house import still_context  # noqa: E402
from tortuga.app.stills.sample import InlineExecutor  # noqa: E402
from tortuga.app.table.scene import TableScene  # noqa: E402
from tortuga.games import GAMES  # noqa: E402
from tortuga.kernel.players import SeatSpec  # noqa: E402
from tortuga.kernel.session import Session  # noqa: E402

MADE = ROOT / "build" / "pictures"
PICTURES = {
    "tortuga2014": {
        "title": "title",
        "table-keep": "table-keep",
        "table-attack": "table-attack",
        "newgame": "newgame",
        "results": "results",
        "log": "log",
        "drill-wrong": "drill",
    },
    "tortuga1667": {"table": "table-1667", "table-marooned": "marooned-1667", "results": "results-1667"},
}
"""By game and the name of the screenshot, the name of the picture."""
PICTURE_SIZE = (1280, 720)
SIZE = (1600, 900)
"""Of the window that is filmed."""
RATE = 14
"""Frames a second."""
MOST = 2_000_000
"""Bytes that a film may have."""
NAMES = ("Rosa", "Jack", "Bellamy", "Anne", "Kate", "Tom", "Grace")


@dataclass(frozen=True)
class Film:
    """One film."""

    game: str
    player: str
    """Who plays in all seats: one that does not change with the captains."""
    seats: int
    seed: str
    first: int
    """Steps that have been shown before it."""
    wait: float
    """Seconds from there until it begins."""
    seconds: float
    part: tuple[int, int, int, int]
    """What of the window is seen, in pixels: left, top, width, height."""


FILMS = {
    "attack": Film("tortuga2014", "additive", 4, "cutlass", 231, 0.2, 6.3, (366, 48, 868, 540)),
    "vote": Film("tortuga1667", "honest", 7, "galleon", 138, 1.6, 11.2, (350, 284, 910, 606)),
}


def table(context: Context, film: Film) -> TableScene:
    """The table, at the moment with which the film begins."""
    game, ui = GAMES[film.game], UIS[film.game]
    seats = [SeatSpec(film.player, NAMES[at], ui.colours[at].name) for at in range(film.seats)]
    session = Session.new(game.rules, game.make(film.seats, {}), seats, film.seed)
    scene = TableScene(context, session, ui.table, Thinking(ask.decide, InlineExecutor))
    context.settings.lend(speed="off")
    while len(scene.presenter.past) < film.first:
        scene.update(1 / RATE)
    context.settings.lend(speed="slow")
    for _ in range(round(film.wait * RATE)):
        scene.update(1 / RATE)
    return scene


def frames(film: Film) -> Iterator[Image.Image]:
    """The pictures of the film."""
    pygame.init()
    pygame.display.set_mode((1, 1))
    with tempfile.TemporaryDirectory() as folder:
        scene = table(still_context(Path(folder), "en").of(film.game), film)
        canvas = Canvas(pygame.Surface(SIZE), Art(games=game_pictures()))
        scene.fit(canvas)
        for _ in range(round(film.seconds * RATE)):
            scene.update(1 / RATE)
            scene.draw(canvas)
            seen = canvas.surface.subsurface(film.part)
            yield Image.frombytes("RGB", seen.get_size(), pygame.image.tobytes(seen, "RGB"))


def film(name: str) -> Path:
    """Write a film, as good as its size allows."""
    file = MADE / f"{name}.webp"
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


def picture(name: str) -> Path:
    """Write a picture."""
    file = MADE / f"{name}.png"
    game, shot = next(
        (game, shot) for game, shots in PICTURES.items() for shot, file in shots.items() if file == name
    )
    with tempfile.TemporaryDirectory() as folder:
        (whole,) = take(Path(folder), PICTURE_SIZE, game=game, only=(shot,))
        seen = Image.open(whole).convert("RGB")
    palette = seen.quantize(256, method=Image.Quantize.MEDIANCUT, kmeans=2)
    seen.quantize(palette=palette, dither=Image.Dither.NONE).save(file, optimize=True)
    return file


def main() -> None:
    """Make what is named."""
    pictures = [name for shots in PICTURES.values() for name in shots.values()]
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"{' '.join((*pictures, *FILMS))} (all)")
    for name in parser.parse_args().names or (*pictures, *FILMS):
        file = film(name) if name in FILMS else picture(name)
        print(f"{file.relative_to(ROOT)}: {file.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
