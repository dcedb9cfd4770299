"""What nobody may notice: digests of logs, pictures, spoken words and of what the command line prints.

    python -m tests.golden.measures FILE [PART...]             writes them down
    python -m tests.golden.measures --against FILE [PART...]   names what became different since; exit code 1

Parts: `logs` (games of captains by seed at every number of seats, random games with undo), `pictures` (every
screenshot of both games: its pixels, its controls, what it says to a screen reader), `english` (a sixth of
these: English, small window), `hits` (what lies under a grid of points of every table, with its tooltip,
page and key), `frames` (whole acts of both games, frame by frame) and `words` (help, JSON, transcripts). By
default all but `english`. Run it before and after a change that is to move things without changing them.
"""

from __future__ import annotations

import hashlib
import itertools
import json
import math
import os
import random
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
GOLDEN = Path(__file__).parent
LANGUAGES = ("en", "de", "es", "cs")
EDITIONS = ("2017web", "v2")
SMALL, LARGE = (1280, 720), (1920, 1080)
LOOKS = ((SMALL, 100, LANGUAGES), (SMALL, 150, ("en",)), (LARGE, 100, ("en",)))
"""Sizes of the window and of the text, each with the languages it is looked at in."""
COMMANDS = (
    "",
    *["play", "simulate", "arena", "verify", "replay", "games", "export", "import", "screenshots"],
)
CAPTAINS = {
    "tortuga2014": ("additive", "greedy", "mate", "random"),
    "tortuga1667": ("mate", "greedy", "honest", "random", "randomk", "mate", "random", "greedy", "honest"),
}
GRID = 48
"""Units between two points of a hit test."""
BEATS, BEAT = 60, 0.15
"""How many acts of a game are looked at, and seconds between two of their frames."""

Measures = dict[str, str]


def digest(data: bytes) -> str:
    return hashlib.blake2b(data, digest_size=12).hexdigest()


def tortuga(*arguments: str) -> str:
    """What the program prints; it finds nothing of the player's."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "TORTUGA_DATA_DIR": folder, "COLUMNS": "110", "LC_ALL": "C.UTF-8"}
        command = [sys.executable, "-m", "tortuga", *arguments]
        ran = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
        return f"{ran.returncode}\n{ran.stdout}\n{ran.stderr}".replace(folder, "DATA").replace(
            str(ROOT), "HERE"
        )


def logs() -> Iterator[tuple[str, str]]:
    """100 games for each number of seats, target and edition; games in which people change their minds."""
    tables = [
        *(("tortuga2014", seats, ("--target", target)) for seats in (2, 3, 4) for target in ("6", "8")),
        *(("tortuga1667", seats, ("--edition", edition)) for seats in range(2, 10) for edition in EDITIONS),
    ]
    for game, seats, option in tables:
        with tempfile.TemporaryDirectory() as folder:
            players = ",".join(CAPTAINS[game][:seats])
            tortuga(
                "simulate", "--game", game, "--seats", players, "--games", "100", "--jobs", "2",
                "--seed", "house", *option, "--save", folder,
            )  # fmt: skip
            games = sorted(Path(folder).rglob("*.jsonl"))
            assert len(games) == 100, f"{len(games)} games of {players}"
            name = f"simulate {game} {players} {' '.join(option)}"
            yield name, digest(b"".join(path.read_bytes() for path in games))
    from tests.hands import play
    from tortuga.kernel.log.format import dump

    for game, seats in (("tortuga2014", 2), ("tortuga2014", 3), ("tortuga2014", 4), ("tortuga1667", 5)):
        session = play.begin(game, seats, f"house {seats}")
        play.play(session, random.Random(seats), undo=0.3)
        yield f"random {game} at {seats} with undo", digest(dump(session.log))


def english() -> Iterator[tuple[str, str]]:
    """The screenshots in English in a small window."""
    return pictures(LOOKS[:1], ("en",))


def numbers(box: Iterable[float]) -> list[float]:
    """A box by its numbers, whatever type it is of: 75 and 75.0 are one."""
    return [round(float(side), 3) for side in box]


def controls(scene: Any) -> str:
    """What can be pressed in a scene, and where; a box by its numbers, whatever type it is of."""

    def told(item: Any) -> Iterator[Any]:
        for field in fields(item):
            if not field.compare:  # what it does has no lasting form
                continue
            value = (0, 0, 0, 0) if field.name == "box" else getattr(item, field.name)
            yield tuple(value) if isinstance(value, tuple) else value

    return repr([(*told(item), numbers(item.box)) for item in scene.focusables()])


def pictures(
    looks: tuple[tuple[tuple[int, int], int, tuple[str, ...]], ...] = LOOKS,
    spoken: tuple[str, ...] = LANGUAGES,
) -> Iterator[tuple[str, str]]:
    """Every screenshot: pixels, controls, words for the ear."""
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    import pygame

    from tortuga.app import screenshots

    for game, (size, text_size, languages) in itertools.product(CAPTAINS, looks):
        for language in sorted(set(languages) & set(spoken)):
            for name, scene, canvas in screenshots.still_pictures(size, language, text_size, game):
                look = f"{game} {name} {language} {size[0]}x{size[1]} {text_size}%"
                yield f"pixels {look}", digest(pygame.image.tobytes(canvas.surface, "RGB"))
                yield f"spoken {look}", digest(repr([said.words for said in scene.spoken()]).encode())
                yield f"controls {look}", digest(controls(scene).encode())


def hits() -> Iterator[tuple[str, str]]:
    """What lies under a grid of points of every table, with tooltip, page of the rules and key."""
    from tortuga.app import screenshots

    for game in CAPTAINS:
        names = [name for name in screenshots.names(game) if name.startswith("table")]
        for screen, scene, _ in screenshots.still_pictures(SMALL, game=game, only=names):
            if not hasattr(scene, "asked"):
                continue  # a sheet lies over the table
            asked, found = scene.asked(), []
            parts = asked.picture.parts
            for pos in itertools.product(range(GRID // 2, 1920, GRID), range(GRID // 2, 1080, GRID)):
                panel, hit = asked.panel_at(pos), asked.thing_at(pos)
                if panel is not None:
                    told = asked.shown.say(asked.tips[panel[0]]) if panel[0] in asked.tips else ""
                    key = "panel" if told else ""
                    page = asked.pages.get(f"tab-{panel[0]}", "")
                    found.append((pos, f"panel-{panel[0]}", -1, 0, numbers(panel[1]), told, page, key))
                elif hit is not None:
                    spot, told = hit.spot, parts.tip(asked.shown, hit.spot)
                    name = (spot.kind, spot.seat, spot.index)
                    page, key = parts.page(spot), parts.key(spot, asked.shown.me)
                    found.append((pos, *name, numbers(hit.box), told, page, key))
            yield f"hits {game} {screen}", digest(repr(found).encode())


def frames() -> Iterator[tuple[str, str]]:
    """Acts of a game with one person, frame by frame."""
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    import pygame

    from tortuga.app.captains.thinking import Thinking
    from tortuga.app.draw.art import Art
    from tortuga.app.draw.canvas import Canvas
    from tortuga.app.registry import UIS, game_pictures
    from tortuga.app.stills import sample
    from tortuga.app.stills.house import still_context
    from tortuga.app.table import drawing
    from tortuga.app.table.scene import TableScene
    from tortuga.games import GAMES
    from tortuga.kernel.session import Session

    drawing.FRAME_SECONDS = drawing.FRAME_PIECES = math.inf  # whole pictures, however fast the machine is
    pygame.display.init()
    pygame.font.init()
    window = pygame.Window("Tortuga", SMALL)
    canvas = Canvas(pygame.Surface(SMALL), Art(games=game_pictures()))
    for game, seats in (("tortuga2014", 4), ("tortuga1667", 6)):
        session: Session = Session.new(
            GAMES[game].rules, GAMES[game].make(seats, {}), sample.seats(game, seats), "frames"
        )
        with tempfile.TemporaryDirectory() as folder:
            context = still_context(Path(folder), "en").of(game)
            thinking = Thinking(lambda *_: None, sample.InlineExecutor)  # nobody is asked
            scene = TableScene(context, session, UIS[game].table, thinking)
            scene.fit(canvas)
            for beat in range(BEATS):
                before = session.length
                sample.play(session, "frames", 1)
                scene.presenter.follow(before)
                seen = hashlib.blake2b(digest_size=12)
                while scene.presenter.busy:
                    scene.presenter.update(BEAT, "normal")
                    scene.draw(canvas)
                    seen.update(pygame.image.tobytes(canvas.surface, "RGB"))
                yield f"frames {game} {beat}", seen.hexdigest()
    window.destroy()


def words() -> Iterator[tuple[str, str]]:
    """What the command line prints."""
    for command in (
        "",
        "play",
        "simulate",
        "arena",
        "verify",
        "replay",
        "games",
        "export",
        "import",
        "screenshots",
    ):
        for language in LANGUAGES:
            told = tortuga("--lang", language, *([command] if command else []), "--help")
            yield f"help {command} {language}", digest(told.encode())
    timing = re.compile(r'("(?:\w*seconds|ms_per\w*|\w*_per_second)": )[\d.e-]+')
    simulated = tortuga("simulate", "--seats", "greedy,random", "--games", "6", "--seed", "w", "--json")
    yield "json simulate", digest(timing.sub(r"\1_", simulated).encode())
    played = tortuga("arena", "--players", "greedy,random,uniform,mate", "--tables", "2", "--games", "8",
                     "--seed", "w", "--json")  # fmt: skip
    yield "json arena", digest(timing.sub(r"\1_", played).encode())
    yield "json games", digest(tortuga("games", "--json").encode())
    for path in sorted(GOLDEN.glob("*.jsonl")):
        yield f"verify {path.name}", digest(tortuga("verify", str(path)).encode())
        for language in LANGUAGES:
            told = tortuga("--lang", language, "replay", "--text", str(path))
            yield f"replay {path.name} {language}", digest(told.encode())


PARTS = {
    "logs": logs, "pictures": pictures, "hits": hits, "frames": frames, "words": words, "english": english
}  # fmt: skip


def taken(parts: list[str]) -> Mapping[str, Measures]:
    return {part: dict(PARTS[part]()) for part in parts}


def main(arguments: list[str]) -> int:
    if not arguments or {"-h", "--help"} & {*arguments}:
        print(__doc__)
        return 0
    against = arguments[:1] == ["--against"]
    file, *parts = arguments[1:] if against else arguments
    now = taken(parts or [part for part in PARTS if part != "english"])
    if not against:
        Path(file).write_text(json.dumps(now, indent=1) + "\n")
        return 0
    before: Mapping[str, Measures] = json.loads(Path(file).read_text())
    different = []
    for part, measures in now.items():
        old = before.get(part) or before["pictures"]  # english is a part of them
        names = set(measures) if part == "english" else set(old) | set(measures)
        different += [f"{part}: {name}" for name in sorted(names) if old.get(name) != measures.get(name)]
    print("\n".join(different) or f"nothing is different in {', '.join(now)}")
    return 1 if different else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
