"""The papers of an archive: a README of ten lines, licence, credits, and the licences of its libraries."""

from __future__ import annotations

import re
import shutil
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

from release.facts import ROOT, version

HERE = Path(__file__).parent


def write_papers(folder: Path, system: str) -> None:
    """Write the papers beside the game."""
    told = (HERE / f"README-{system}.txt").read_text("utf-8")
    (folder / "README.txt").write_text(told.replace("VERSION", version()), "utf-8")
    shutil.copyfile(ROOT / "LICENSE", folder / "LICENSE.txt")
    shutil.copyfile(ROOT / "assets" / "CREDITS.md", folder / "CREDITS.txt")
    shutil.copytree(ROOT / "assets" / "fonts" / "licences", folder / "licences" / "fonts")
    for name, words in library_licences().items():
        (folder / "licences" / f"{name}.txt").write_text(words, "utf-8")


def library_licences() -> dict[str, str]:
    """Licence texts of the program's dependencies and of theirs, as installed."""
    found: dict[str, str] = {}
    _gather("tortuga", found)
    found.pop("tortuga", None)
    return found


def _gather(name: str, found: dict[str, str]) -> None:
    name = re.sub(r"[-_.]+", "-", name).lower()
    if name in found:
        return
    try:
        library = distribution(name)
    except PackageNotFoundError:  # needed only on another system
        return
    found[name] = _terms(library)
    for wanted in library.requires or ():
        needed = re.match(r"[\w.-]+", wanted)
        if needed and "extra ==" not in wanted:
            _gather(needed[0], found)


def _terms(library: Distribution) -> str:
    texts = [
        file.read_text("utf-8").strip()
        for file in library.files or ()
        if re.search(r"dist-info/(licenses/)?(LICEN[CS]E|COPYING|NOTICE)[^/]*$", file.as_posix())
    ]
    told = library.metadata
    classifiers = (line for line in told.get_all("Classifier") or () if line.startswith("License"))
    named = [*(told.get_all("License-Expression") or ()), *(told.get_all("License") or ())]
    terms = next(filter(None, named), ", ".join(classifiers))
    head = f"{told['Name']} {told['Version']}: {(terms or 'see below').strip().splitlines()[0]}"
    return "\n\n".join([head, *texts]) + "\n"
