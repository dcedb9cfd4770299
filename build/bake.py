"""Paint every picture of the game into assets/images, and its icon into assets/icons.

    python build/bake.py                 everything (one to two minutes)
    python build/bake.py plates dice     only these groups

Groups: plates, textures, sprites, dice, tumble, screens, backdrops, badge. Baking twice gives the same files.
What is baked is told by the tables of tortuga/app (theme.py, plates.py, palette.py); how, by the modules in
build/recipes. After a change of a colour there, bake again and commit assets/images;
tests/app/test_recipes.py notices when that was forgotten.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "build")]

import pygame  # noqa: E402
from recipes import backdrops, badge, dice, plates, screens, sprites, textures, tumble  # noqa: E402
from recipes.field import surface  # noqa: E402

from tortuga.app.draw.theme import PLAYERS  # noqa: E402

IMAGES = ROOT / "assets" / "images"


def save(picture: pygame.Surface, name: str) -> None:
    """Write one picture; .jpg for opaque ones."""
    path = IMAGES / name
    path.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(picture.convert(24) if name.endswith(".jpg") else picture, path)


def bake_plates(index: dict[str, Any]) -> None:
    index["nine"] = {}
    for name, master in plates.masters().items():
        save(master.picture, f"plates/{name}.png")
        if master.mask:
            save(master.mask, f"plates/{name}.mask.png")
            index["nine"][f"{name}.mask"] = {
                "inset": master.inset,
                "repeat": master.repeat,
                "fill": None,
                "pad": 0,
            }
        index["nine"][name] = {
            "inset": master.inset,
            "repeat": master.repeat,
            "fill": master.fill,
            "pad": master.pad,
        }


def bake_textures(_index: dict[str, Any]) -> None:
    made = {
        "wood": textures.board("wood", "wood_l", 1),
        "wood_own": textures.board("wood_own", "wood_own_l", 11),
        "parchment": textures.parchment(*textures.PAPER),
        "leather": textures.leather(*textures.PAPER),
        "bar": textures.bar(),
    }
    for name, field in made.items():
        save(surface(field), f"textures/{name}.jpg")


def bake_sprites(index: dict[str, Any]) -> None:
    made = sprites.sprites()
    for name, (picture, _core) in made.items():
        save(picture, f"sprites/{name}.png")
    index["sprites"] = {name: round(core, 5) for name, (_picture, core) in made.items()}
    index["shadows"] = sprites.SHADOWS


def bake_dice(index: dict[str, Any]) -> None:
    for player in PLAYERS:
        save(dice.sheet(player), f"dice/{player}.png")
        save(dice.pip_sheet(player), f"pips/{player}.png")
    index.setdefault("sheets", {}).update({"dice": [dice.CELL, 1.0], "pips": [dice.PIP, 1.0]})


def bake_tumble(index: dict[str, Any]) -> None:
    for player in PLAYERS:
        for face in range(6):
            save(tumble.strip(player, face), f"tumble/{player}_{face}.png")
    index.setdefault("sheets", {})["tumble"] = [tumble.CELL, tumble.CORE]


def bake_screens(_index: dict[str, Any]) -> None:
    for player in PLAYERS:
        save(screens.folds(player), f"screens/{player}.png")


def bake_backdrops(_index: dict[str, Any]) -> None:
    for name, picture in backdrops.backdrops():
        save(picture, f"backdrops/{name}.jpg")
        small = pygame.transform.smoothscale(picture, (picture.get_width() // 2, picture.get_height() // 2))
        save(small, f"backdrops/{name}_hd.jpg")
    save(backdrops.vignette(), "backdrops/vignette.png")


def bake_badge(_index: dict[str, Any]) -> None:
    folder = ROOT / "assets" / "icons"
    folder.mkdir(parents=True, exist_ok=True)
    picture = badge.badge()
    pygame.image.save(picture, folder / "icon_256.png")
    (folder / "tortuga.ico").write_bytes(badge.ico(picture))


GROUPS: dict[str, Callable[[dict[str, Any]], None]] = {
    "plates": bake_plates,
    "textures": bake_textures,
    "sprites": bake_sprites,
    "dice": bake_dice,
    "tumble": bake_tumble,
    "screens": bake_screens,
    "backdrops": bake_backdrops,
    "badge": bake_badge,
}


def main() -> None:
    """Bake the groups named on the command line, or all."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "groups", nargs="*", choices=[*GROUPS, []], help="what to bake; all when nothing is named"
    )
    chosen = parser.parse_args().groups or list(GROUPS)
    pygame.display.init()
    pygame.font.init()
    path = IMAGES / "index.json"
    index: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.exists() else {}
    for group in chosen:
        started = time.perf_counter()
        GROUPS[group](index)
        print(f"{group}: {time.perf_counter() - started:.1f} s")
    IMAGES.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(index, indent=1, sort_keys=True) + "\n", "utf-8")
    size = sum(file.stat().st_size for file in IMAGES.rglob("*") if file.is_file())
    print(f"assets/images: {size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
