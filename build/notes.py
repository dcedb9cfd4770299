"""Print what the changelog says of the version that a tag names.

    python build/notes.py v1.1.0

Fails if the program has a different version, or the changelog has no section for it.
"""

from __future__ import annotations

import argparse
import re

from release.facts import ROOT, version


def notes(name: str) -> str:
    """The section of a version in CHANGELOG.md, without its heading and with each paragraph in one line.

    A page of releases breaks lines wherever its text does.

    Raises:
        LookupError: there is none.
    """
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    found = re.search(rf"^## \[{re.escape(name)}\].*\n((?:(?!## ).*\n?)*)", changelog, re.MULTILINE)
    if found is None:
        raise LookupError(f"CHANGELOG.md has no section of {name}")
    return re.sub(r"(?<!\n)\n *(?![-#|\n ])", " ", found[1].strip()) + "\n"


def main() -> None:
    """Print the notes of the release that a tag makes."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("tag", help="like v1.1.0")
    tag = parser.parse_args().tag
    if tag != f"v{version()}":
        parser.exit(1, f"{tag} is to release version {version()}\n")
    print(notes(version()), end="")


if __name__ == "__main__":
    main()
