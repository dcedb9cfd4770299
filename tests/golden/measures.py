"""What nobody may notice: digests of logs, pictures, spoken words and of what the command line prints.

    python -m tests.golden.measures FILE [PART...]             writes them down
    python -m tests.golden.measures --against FILE [PART...]   names what became different since; exit code 1

Parts: `logs` (captains' games by seed, random games with undo), `pictures` (every screenshot: its pixels, its
controls, what it says to a screen reader), `english` (a sixth of these: English, small window) and `words`
(help, JSON, transcripts). By default all but `english`. Run it before and after a change that is to move
things without changing them.
"""

from __future__ import annotations

import hashlib
import itertools
import json
import os
import random
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path

ROOT = Path(__file__).parents[2]
GOLDEN = Path(__file__).parent
LANGUAGES = ("en", "de", "es", "cs")
SMALL, LARGE = (1280, 720), (1920, 1080)
LOOKS = ((SMALL, 100, LANGUAGES), (SMALL, 150, ("en",)), (LARGE, 100, ("en",)))
"""Sizes of the window and of the text, each with the languages it is looked at in."""
COMMANDS = (
    "",
    *["play", "simulate", "arena", "verify", "replay", "games", "export", "import", "screenshots"],
)
CAPTAINS = ("additive", "greedy", "mate", "random")

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
    """100 games for each number of seats and target, and random games in which people change their minds."""
    for seats, target in itertools.product((2, 3, 4), (6, 8)):
        with tempfile.TemporaryDirectory() as folder:
            players = ",".join(CAPTAINS[:seats])
            tortuga(
                "simulate", "--seats", players, "--games", "100", "--jobs", "2",
                "--seed", "house", "--target", str(target), "--save", folder,
            )  # fmt: skip
            games = sorted(Path(folder).rglob("*.jsonl"))
            assert len(games) == 100, f"{len(games)} games of {players}"
            yield f"simulate {players} to {target}", digest(b"".join(path.read_bytes() for path in games))
    from tests.hands import play
    from tortuga.kernel.log.format import dump

    for game, seats in (("tortuga2014", 2), ("tortuga2014", 3), ("tortuga2014", 4)):
        session = play.begin(game, seats, f"house {seats}")
        play.play(session, random.Random(seats), undo=0.3)
        yield f"random {game} at {seats} with undo", digest(dump(session.log))


def english() -> Iterator[tuple[str, str]]:
    """The screenshots in English in a small window."""
    return pictures(LOOKS[:1], ("en",))


def _as_named_before(controls: str) -> str:
    """Controls with names as first measured, which nobody sees or hears."""
    return controls.replace("sound='tortuga2014/", "sound='").replace("id='chance:", "id='dice:")


def pictures(
    looks: tuple[tuple[tuple[int, int], int, tuple[str, ...]], ...] = LOOKS,
    spoken: tuple[str, ...] = LANGUAGES,
) -> Iterator[tuple[str, str]]:
    """Every screenshot: pixels, controls, words for the ear."""
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    import pygame

    from tortuga.app import screenshots

    for size, text_size, languages in looks:
        for language in set(languages) & set(spoken):
            for name, scene, canvas in screenshots.still_pictures(size, language, text_size):
                look = f"{name} {language} {size[0]}x{size[1]} {text_size}%"
                yield f"pixels {look}", digest(pygame.image.tobytes(canvas.surface, "RGB"))
                yield f"spoken {look}", digest(repr([said.words for said in scene.spoken()]).encode())
                yield f"controls {look}", digest(_as_named_before(repr(list(scene.focusables()))).encode())


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


PARTS = {"logs": logs, "pictures": pictures, "words": words, "english": english}


def taken(parts: list[str]) -> Mapping[str, Measures]:
    return {part: dict(PARTS[part]()) for part in parts}


def main(arguments: list[str]) -> int:
    if not arguments or {"-h", "--help"} & {*arguments}:
        print(__doc__)
        return 0
    against = arguments[:1] == ["--against"]
    file, *parts = arguments[1:] if against else arguments
    now = taken(parts or ["logs", "pictures", "words"])
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
