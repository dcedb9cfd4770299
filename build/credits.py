"""Bring the icon authors in assets/data/credits.json, and assets/CREDITS.md made from it, up to date.

    python build/credits.py

assets/data/credits.json is the one source; its other entries are written by hand, and their wording comes
from the texts of the game (assets/text). The section on symbols is regenerated from
build/data/icon_authors.json, one entry per author.
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tortuga.app.scenes.credits import Credit  # noqa: E402
from tortuga.app.text import Text  # noqa: E402

CREDITS = ROOT / "assets" / "data" / "credits.json"
PAGE = ROOT / "assets" / "CREDITS.md"
AUTHORS = ROOT / "build" / "data" / "icon_authors.json"
SITE = "https://game-icons.net"


def icon_entries(authors: dict[str, str]) -> list[dict[str, str]]:
    """One entry for each author of icons, most prolific first."""
    drawn: dict[str, list[str]] = defaultdict(list)
    for icon, author in sorted(authors.items()):
        drawn[author].append(icon)
    return [
        {
            "name": author.replace("-", " ").title(),
            "licence": "CC BY 3.0",
            "link": SITE,
            "note": "icons",
            "what": ", ".join(icons),
        }
        for author, icons in sorted(drawn.items(), key=lambda item: (-len(item[1]), item[0]))
    ]


def page(credits: dict[str, Any]) -> str:
    """The credits as a Markdown page, in English."""
    text = Text("en")
    lines = ["# Credits", "", "Made by `python build/credits.py` from `assets/data/credits.json`.", ""]
    for section in credits["sections"]:
        lines += [f"## {text.say('credits-' + section['id'])}", ""]
        for entry in section["entries"]:
            credit = msgspec.convert(entry, Credit)
            parts = [f"**{credit.title(text)}**", credit.authors, credit.licence, credit.link]
            remark = credit.remark(text)
            lines.append(f"- {', '.join(filter(None, parts))}" + (f". {remark}" if remark else ""))
        lines.append("")
    lines += ["The licence texts of the fonts are in `assets/fonts/licences`.", ""]
    return "\n".join(lines)


def main() -> None:
    """Write both files."""
    credits = json.loads(CREDITS.read_text("utf-8"))
    for section in credits["sections"]:
        if section["id"] == "icons":
            section["entries"] = icon_entries(json.loads(AUTHORS.read_text("utf-8")))
    CREDITS.write_text(json.dumps(credits, indent=2, ensure_ascii=False) + "\n", "utf-8")
    PAGE.write_text(page(credits), "utf-8")


if __name__ == "__main__":
    main()
