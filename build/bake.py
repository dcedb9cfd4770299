"""Paint every picture, common and by game, into assets/images, and the icons into assets/icons.

    python build/bake.py                       everything (two to three minutes)
    python build/bake.py plates badge          only these common groups
    python build/bake.py tortuga2014/dice      only this group of a game

Groups: plates, textures, seachart, sprites, persons, backdrops, badge; of a game, what its
build/recipes/<game>/bake.py lists. Baking twice gives the same files. Tables in the app (the theme, the
palettes of the games) define what is baked, the modules in build/recipes how. After changing a colour, bake
again and commit assets/images; tests/recipes fails if that was forgotten.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import sys
import time
from collections.abc import Iterable
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "build")]

import pygame  # noqa: E402
from recipes import backdrops, badge, islands, plates, sea, seachart, sprites, textures  # noqa: E402
from recipes.field import surface  # noqa: E402
from recipes.origin import digest, file_digest  # noqa: E402
from recipes.out import Group, Out  # noqa: E402
from recipes.persons import bust, medal  # noqa: E402
from recipes.persons.cast import CAST  # noqa: E402
from recipes.png import png  # noqa: E402
from recipes.vectors import shrink  # noqa: E402

from tortuga.app.draw.theme import PLATES  # noqa: E402

IMAGES = ROOT / "assets" / "images"
ORIGINS = IMAGES / "origins.json"
"""By group: a digest of what its pictures were baked from, and one of each of them."""


def bake_plates(out: Out, _house: Out) -> None:
    out.save_plates(plates.masters(PLATES) | plates.softs())


def bake_textures(out: Out, _house: Out) -> None:
    made = {
        "wood": textures.board("wood", "wood_l", 1),
        "wood_own": textures.board("wood_own", "wood_own_l", 11),
        "parchment": textures.parchment(*textures.PAPER),
        "leather": textures.leather(*textures.PAPER),
        "bar": textures.bar(),
    }
    for name, field in made.items():
        out.save(surface(field), f"textures/{name}.jpg")


def bake_seachart(out: Out, _house: Out) -> None:
    out.save(seachart.voyages(), "textures/seachart.jpg")


def bake_sprites(out: Out, _house: Out) -> None:
    out.save_sprites(sprites.sprites() | medal.sprites() | sea.afloat() | islands.sprites(), {})


def bake_persons(out: Out, _house: Out) -> None:
    for person in CAST:
        out.save(bust.sheet(person), f"persons/{person}.png")
    out.index["sheets"]["persons"] = [bust.SIZE, 1.0]


def bake_backdrops(out: Out, _house: Out) -> None:
    out.save_backdrop(backdrops.open_sea(), "sea")
    out.save(backdrops.vignette(), "backdrops/vignette.png")


def bake_badge(out: Out, _house: Out) -> None:
    folder = ROOT / "assets" / "icons"
    folder.mkdir(parents=True, exist_ok=True)
    picture = badge.badge()
    for size in badge.PNG_SIZES:
        out.write(folder / f"icon_{size}.png", png(shrink(picture, size)))
    out.write(folder / "icon.svg", badge.svg().encode())
    out.write(folder / "tortuga.ico", badge.ico(picture))
    out.write(folder / "tortuga.icns", badge.icns(picture))


HOUSE: dict[str, Group] = {
    "plates": bake_plates,
    "textures": bake_textures,
    "seachart": bake_seachart,
    "sprites": bake_sprites,
    "persons": bake_persons,
    "backdrops": bake_backdrops,
    "badge": bake_badge,
}


def groups() -> dict[str, Group]:
    """All groups: the common ones by name, a game's as `<game>/<name>`."""
    found = dict(HOUSE)
    for path in sorted((ROOT / "build" / "recipes").glob("*/bake.py")):
        game = path.parent.name
        listed: dict[str, Group] = importlib.import_module(f"recipes.{game}.bake").GROUPS
        found |= {f"{game}/{name}": group for name, group in listed.items()}
    return found


def note(group: str, baked: Group, written: Iterable[Path]) -> None:
    """Record what a group of pictures was baked from, and the digests of the pictures."""
    kept = json.loads(ORIGINS.read_text("utf-8")) if ORIGINS.exists() else {}
    files = {path.relative_to(ROOT / "assets").as_posix(): file_digest(path) for path in sorted(written)}
    kept[group] = {"from": digest(baked), "files": files}
    kept = {name: kept[name] for name in groups() if name in kept}
    ORIGINS.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")


def main() -> None:
    """Bake the groups named on the command line, or all."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    every = groups()
    parser.add_argument("groups", nargs="*", choices=[*every, []], help="what to bake (everything)")
    chosen = parser.parse_args().groups or list(every)
    pygame.display.init()
    pygame.font.init()
    outs = {"": Out(IMAGES)}
    for group in chosen:
        started = time.perf_counter()
        game = group.rpartition("/")[0]
        out = outs.setdefault(game, Out(IMAGES / game))
        every[group](out, outs[""])
        note(group, every[group], [path for each in outs.values() for path in each.take_written()])
        print(f"{group}: {time.perf_counter() - started:.1f} s")
    for out in outs.values():
        out.close()
    size = sum(file.stat().st_size for file in IMAGES.rglob("*") if file.is_file())
    print(f"assets/images: {size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
