"""Extract the symbols of the game from the vector set of game-icons.net into assets/data/icons.json.

    python build/icons.py PATH/TO/@iconify-json/game-icons/icons.json

The set is the npm package @iconify-json/game-icons (CC BY 3.0). build/data/icon_authors.json lists the
symbols to take and who drew each; the authors come from the folders of the upstream repository
game-icons/icons, because the package does not name them. Run build/credits.py afterwards.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
AUTHORS = ROOT / "build" / "data" / "icon_authors.json"
ICONS = ROOT / "assets" / "data" / "icons.json"


def main() -> None:
    """Write the SVG bodies of the chosen symbols, sorted by name."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("package", type=Path, help="icons.json of the package")
    source = json.loads(parser.parse_args().package.read_text("utf-8"))["icons"]
    names = sorted(json.loads(AUTHORS.read_text("utf-8")))
    missing = [name for name in names if name not in source]
    if missing:
        parser.exit(1, f"not in the package: {', '.join(missing)}\n")
    bodies = {name: source[name]["body"] for name in names}
    ICONS.write_text(json.dumps(bodies, indent=0, ensure_ascii=False) + "\n", "utf-8")
    print(f"{len(bodies)} symbols, {ICONS.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main()
