"""Make every sound, common and by game, in assets/sounds: all synthesized, nothing borrowed.

    pip install numpy soundfile                      tools of this recipe only; the game needs neither
    python build/sounds.py                           everything (about a minute)
    python build/sounds.py tune tortuga2014/coins    only these

Making them twice gives the same files. The table below defines what is made, for a game its
build/recipes_sound/<game>/sounds.py; the modules beside them define how. Files are <name>_<variant>.ogg; the
app plays any of the variants of a name.
"""

from __future__ import annotations

import argparse
import importlib
import sys
import time
import zlib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "build")]

import numpy as np  # noqa: E402
from recipes_sound import interface, sea, tune  # noqa: E402
from recipes_sound.kit import Signal  # noqa: E402
from recipes_sound.master import finish, write  # noqa: E402
from recipes_sound.recipe import Recipe  # noqa: E402

SOUNDS = ROOT / "assets" / "sounds"

HOUSE: dict[str, Recipe] = {
    "click": Recipe(interface.click, 3, -28),
    "hover": Recipe(interface.hover, 3, -33),
    "refuse": Recipe(interface.refuse, 2, -27),
    "page": Recipe(interface.page, 2, -25.5),
    "fanfare": Recipe(tune.fanfare, 1, -19.5),
    "drum": Recipe(tune.beat, 2, -23),
    "waves": Recipe(sea.waves, 1, -24, 0.2, loop=True),
    "tune": Recipe(tune.tune, 1, -22.5, 0.4, loop=True),
    "finale": Recipe(tune.finale, 1, -21.5, 0.4, loop=True),
}


def recipes() -> dict[str, Recipe]:
    """All recipes: the common ones by name, a game's as `<game>/<name>`."""
    found = dict(HOUSE)
    for path in sorted((ROOT / "build" / "recipes_sound").glob("*/sounds.py")):
        game = path.parent.name
        listed: dict[str, Recipe] = importlib.import_module(f"recipes_sound.{game}.sounds").RECIPES
        found |= {f"{game}/{name}": recipe for name, recipe in listed.items()}
    return found


def make(recipe: Recipe, name: str, variant: int) -> Signal:
    """One variant of a sound as its recipe leaves it; depends only on its name and number.

    Args:
        name: as its game calls it, without the folder.
        variant: from 1.
    """
    return recipe.make(np.random.default_rng([zlib.crc32(name.encode()), variant]))


def main() -> None:
    """Make the sounds named on the command line, or all, and print their measurements."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    every = recipes()
    parser.add_argument("names", nargs="*", choices=[*every, []], help="sounds to make (all)")
    for name in parser.parse_args().names or every:
        recipe = every[name]
        for old in SOUNDS.glob(f"{name}_*.ogg"):
            old.unlink()
        for variant in range(1, recipe.variants + 1):
            started = time.perf_counter()
            signal, report = finish(make(recipe, Path(name).name, variant), recipe.loudness, recipe.loop)
            path = SOUNDS / f"{name}_{variant}.ogg"
            path.parent.mkdir(parents=True, exist_ok=True)
            write(path, signal, recipe.quality)
            print(
                f"{path.name:18} {report.seconds:6.2f} s  peak {report.peak:6.1f} dBFS"
                f"  loud {report.loudness:6.1f} dB  pressed {report.pressed:4.1f} dB"
                f"  {path.stat().st_size / 1e3:7.1f} kB  made in {time.perf_counter() - started:.1f} s"
            )
    print(f"assets/sounds: {sum(file.stat().st_size for file in SOUNDS.rglob('*.ogg')) / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
