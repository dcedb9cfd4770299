"""Make the pictures and films of the READMEs in build/pictures.

    pip install pillow                tool of this recipe only; the game does not need it
    python build/readme.py            all of them (some minutes)
    python build/readme.py attack     only this one

Pictures are those of `tortuga screenshots`, reduced to 256 colours. For a film captains play from a fixed
seed at the table, as the app shows it: at once up to some steps before what is to be seen, then at slow
speed, and every frame is painted. A film of a whole game is a row of moments: how each act ends, and a vote
as its cards turn over. A film is a WebP that repeats itself.
"""

from __future__ import annotations

import argparse
import math
import os
import sys
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import cycle, islice
from pathlib import Path
from typing import Any

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
from tortuga.app.scene.context import ClosedRouteError, Context  # noqa: E402
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
"""Size of the window that is filmed."""
RATE = 14
"""Frames a second."""
MOST = 1_400_000
"""Bytes that a film may have."""


@dataclass(frozen=True)
class Film:
    """One film: a scene of a game, or all of it."""

    game: str
    players: tuple[str, ...]
    """Who plays, in turn from seat to seat."""
    seats: int
    seed: str
    first: int = 0
    """Steps that have been shown before it."""
    wait: float = 0.0
    """Seconds from there until it begins."""
    seconds: float = math.inf
    """How long it plays at most; it ends with the game."""
    part: tuple[int, int, int, int] = (0, 0, *SIZE)
    """The part of the window that is seen, in pixels: left, top, width, height."""
    options: Mapping[str, Any] = field(default_factory=dict)
    """What is chosen beside the defaults."""
    step: float = 1 / RATE
    """Seconds that the table plays from one picture to the next."""
    rate: float = RATE
    """Pictures that the film shows in a second."""
    shrink: int = 1
    """How many pixels of the window, each way, become one of the film."""


CHARACTERS = ("", "-loyal", "-schemer", "-hothead", "-silent")


def whole(level: str, seats: int, seed: str) -> Film:
    """The moments of a whole game of captains as New game offers them, who have characters and talk."""
    players = tuple(level + character for character in CHARACTERS)
    return Film("tortuga1667", players, seats, seed, options={"talk": "on"}, step=2.0, rate=2.5, shrink=2)


FILMS = {
    "attack": Film("tortuga2014", ("additive",), 4, "cutlass", 231, 0.2, 5.9, (366, 48, 868, 540)),
    "vote": Film("tortuga1667", ("honest",), 7, "galleon", 138, 1.6, 10.2, (350, 284, 910, 606)),
    "mates-5": whole("mate", 5, "brig"),
    "mates-9": whole("mate", 9, "doubloon"),
    "admirals-5": whole("admiral", 5, "cutlass"),
}


def table(context: Context, film: Film) -> TableScene:
    """The table, at the moment with which the film begins."""
    game, ui = GAMES[film.game], UIS[film.game]
    players = islice(cycle(film.players), film.seats)
    seats = [
        SeatSpec(player, context.say(f"newgame-name-{at + 1}"), ui.colours[at].name)
        for at, player in enumerate(players)
    ]
    session = Session.new(game.rules, game.make(film.seats, film.options), seats, film.seed)
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
        player, played = scene.presenter.player, 0.0
        while played < film.seconds:
            try:
                scene.update(film.step)
            except ClosedRouteError:  # the game is over; its results are no part of the film
                return
            played += film.step
            if player.act is not None and player.act.length - player.time < film.step:
                player.skip()  # it would be over before the next picture: this one shows how it ends
            scene.draw(canvas)
            while not scene.complete:  # a table with many changes is repainted in several frames
                scene.draw(canvas)
            seen = canvas.surface.subsurface(film.part)
            image = Image.frombytes("RGB", seen.get_size(), pygame.image.tobytes(seen, "RGB"))
            yield image.reduce(film.shrink)


def film(name: str) -> Path:
    """Write a film, as good as its size allows."""
    file = MADE / f"{name}.webp"
    first, *others = frames(FILMS[name])
    for quality in (80, 65, 50, 35):
        first.save(
            file,
            save_all=True,
            append_images=others,
            duration=round(1000 / FILMS[name].rate),
            loop=0,
            quality=quality,
            method=4,
            minimize_size=True,
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
