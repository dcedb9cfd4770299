"""Make every sound of the game in assets/sounds: synthesized, nothing recorded, nothing borrowed.

    pip install numpy soundfile          tools of this recipe only; the game needs neither
    python build/sounds.py               everything (about a minute)
    python build/sounds.py coins tune    only these

Making them twice gives the same files. What is made is told by the table below; how, by the modules in
build/recipes_sound. Files are <name>_<variant>.ogg; the game plays any of the variants of a name.
"""

from __future__ import annotations

import argparse
import sys
import time
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "build")]

import numpy as np  # noqa: E402
from recipes_sound import dice, interface, sea, ship, tune  # noqa: E402
from recipes_sound.kit import Chance, Signal  # noqa: E402
from recipes_sound.master import finish, write  # noqa: E402

SOUNDS = ROOT / "assets" / "sounds"


@dataclass(frozen=True)
class Recipe:
    """How a sound is made: by what, how many variants, how loud (dB, master.py), and what it may cost."""

    make: Callable[[Chance], Signal]
    variants: int
    loudness: float
    quality: float = 0.4
    loop: bool = False


RECIPES: dict[str, Recipe] = {
    "dice-shake": Recipe(dice.shake, 3, -24),
    "dice-roll": Recipe(dice.roll, 4, -21),
    "die-land": Recipe(dice.land, 4, -27),
    "die-up": Recipe(dice.lift, 3, -29),
    "die-down": Recipe(dice.put, 4, -28),
    "skull": Recipe(dice.skull, 2, -22),
    "step": Recipe(dice.step, 4, -25),
    "bonus": Recipe(dice.bonus, 2, -23),
    "tile": Recipe(dice.tile, 3, -25),
    "coins": Recipe(dice.coins, 3, -21),
    "screen-up": Recipe(ship.screen_up, 2, -24),
    "screen-down": Recipe(ship.screen_down, 2, -23),
    "reveal": Recipe(ship.reveal, 1, -21),
    "chest-up": Recipe(ship.chest_up, 3, -25.5),
    "chest-down": Recipe(ship.chest_down, 4, -26),
    "bell": Recipe(ship.bell, 1, -22),
    "cannon": Recipe(ship.cannon, 2, -20),
    "sabres": Recipe(ship.sabres, 3, -20),
    "click": Recipe(interface.click, 3, -28),
    "hover": Recipe(interface.hover, 3, -33),
    "refuse": Recipe(interface.refuse, 2, -27),
    "page": Recipe(interface.page, 2, -25.5),
    "fanfare": Recipe(tune.fanfare, 1, -19.5),
    "waves": Recipe(sea.waves, 1, -24, 0.2, loop=True),
    "tune": Recipe(tune.tune, 1, -22.5, 0.4, loop=True),
}


def make(name: str, variant: int) -> Signal:
    """One variant of a sound as its recipe leaves it; depends on nothing but its name and number."""
    return RECIPES[name].make(np.random.default_rng([zlib.crc32(name.encode()), variant]))


def main() -> None:
    """Make the sounds named on the command line, or all, and tell what they measure."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", choices=[*RECIPES, []], help="all when nothing is named")
    for name in parser.parse_args().names or RECIPES:
        recipe = RECIPES[name]
        for old in SOUNDS.glob(f"{name}_*.ogg"):
            old.unlink()
        for variant in range(1, recipe.variants + 1):
            started = time.perf_counter()
            signal, report = finish(make(name, variant), recipe.loudness, recipe.loop)
            path = SOUNDS / f"{name}_{variant}.ogg"
            write(path, signal, recipe.quality)
            print(
                f"{path.name:18} {report.seconds:6.2f} s  peak {report.peak:6.1f} dBFS"
                f"  loud {report.loudness:6.1f} dB  pressed {report.pressed:4.1f} dB"
                f"  {path.stat().st_size / 1e3:7.1f} kB  made in {time.perf_counter() - started:.1f} s"
            )
    print(f"assets/sounds: {sum(file.stat().st_size for file in SOUNDS.glob('*.ogg')) / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
