"""The papers of an archive: a README of ten lines, licence, credits, and the licences of what is inside."""

from __future__ import annotations

import re
import shutil
import tomllib
from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

from release.facts import ROOT, version

HERE = Path(__file__).parent


LICENCES = HERE / "licences"
"""Licences of libraries that Python packages include without a notice, and those that packages only name."""
NAMED = {"LGPL": "LGPL-2.1", "APL 2": "Apache-2.0", "Apache": "Apache-2.0"}
"""Name of the licence, as given by a package that does not include its text -> the text."""
SHARED = {
    "FLAC": "FLAC", "SDL2": "SDL", "asound": "alsa", "brotlicommon": "brotli", "brotlidec": "brotli",
    "expat": "expat", "ffi": "libffi", "fluidsynth": "fluidsynth", "freetype": "FreeType", "gcc_s": "GCC",
    "gfortran": "GCC", "harfbuzz": "HarfBuzz", "jpeg": "libjpeg-turbo", "mpg123": "mpg123",
    "msvcp": "Microsoft", "ogg": "libogg", "opus": "opus", "opusfile": "opusfile", "png": "libpng",
    "portmidi": "portmidi",
    "python": "Python", "quadmath": "quadmath", "scipy_openblas": "numpy", "sharpyuv": "libwebp",
    "sndfile": "sndfile", "sqlite": "SQLite", "stdc++": "GCC", "tiff": "libtiff", "ucrtbase": "Microsoft",
    "uuid": "libuuid", "vcruntime": "Microsoft", "vorbis": "libvorbis", "vorbisenc": "libvorbis",
    "vorbisfile": "libvorbis", "wavpack": "wavpack", "webp": "libwebp", "webpdemux": "libwebp", "xmp": "xmp",
    "z": "zlib", "zlib": "zlib", "api-ms-win": "Microsoft",
}  # fmt: skip
"""Name of a shared library, without `lib` and numbers -> the text of its licence."""


def write_papers(folder: Path, system: str) -> None:
    """Write the papers beside the game in the folder.

    Raises:
        LookupError: something is shipped whose licence is not known; the message names it.
    """
    told = (HERE / f"README-{system}.txt").read_text("utf-8").replace("VERSION", version())
    (folder / "README.txt").write_text(told.replace("GLIBC", lowest_glibc(folder)), "utf-8")
    shutil.copyfile(ROOT / "LICENSE", folder / "LICENSE.txt")
    shutil.copyfile(ROOT / "assets" / "CREDITS.md", folder / "CREDITS.txt")
    licences = folder / "licences"
    shutil.copytree(ROOT / "assets" / "fonts" / "licences", licences / "fonts")
    for name, words in (library_licences() | shared_licences(folder)).items():
        (licences / f"{name}.txt").write_text(words, "utf-8")


def lowest_glibc(folder: Path) -> str:
    """The version of glibc that the files in a folder need, such as 2.36; "" if none is for Linux."""
    elf = [data for path in _files(folder) if (data := path.read_bytes()).startswith(b"\x7fELF")]
    needed = [
        tuple(map(int, numbers)) for data in elf for numbers in re.findall(rb"GLIBC_(\d+)\.(\d+)", data)
    ]
    return ".".join(map(str, max(needed, default=())))


def shared_licences(folder: Path) -> dict[str, str]:
    """Licence texts of the interpreter and of the C libraries in a folder.

    Raises:
        LookupError: a shared library is missing from `SHARED`.
    """
    needed = {"Python", "FreeSans"}  # the interpreter is in the executable; pygame brings the font along
    for path in _files(folder):
        library = re.match(
            r"(?:lib)?(.+?)(?:-[0-9a-f]{8,})?(?:\.dll|(?:[.\d]*)\.dylib|\.so[.\d]*)$", path.name
        )
        if library is None or ".cpython-" in path.name or ".abi3." in path.name:
            continue  # not a library, or a module of a package that `library_licences` covers
        known = [
            text
            for name, text in SHARED.items()
            if re.match(rf"{re.escape(name)}(?![a-z])", library[1], re.IGNORECASE)
        ]
        if not known:
            raise LookupError(f"build/release/papers.py knows no licence of {path.name}")
        needed.update(known)
    return {name: _whole(LICENCES / f"{name}.txt") for name in sorted(needed - {"numpy"})}


def _whole(path: Path) -> str:
    """A text, followed by those that it refers to by file name."""
    words = path.read_text("utf-8")
    return "\n\n".join(
        [words, *(_whole(LICENCES / name) for name in re.findall(r"L?GPL-[\d.]+\.txt", words))]
    )


def _files(folder: Path) -> Iterator[Path]:
    return (path for path in sorted(folder.rglob("*")) if path.is_file() and not path.is_symlink())


def library_licences() -> dict[str, str]:
    """Licence texts of the program's dependencies and theirs, as installed, and of the tool that freezes it.

    Raises:
        LookupError: a package has neither a text nor a licence whose text we have.
    """
    found: dict[str, str] = {}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    for wanted in project["dependencies"]:
        _gather(wanted, found)
    _gather("pyinstaller", found, deep=False)
    return found


def _gather(requirement: str, found: dict[str, str], deep: bool = True) -> None:
    name = re.split(r"[^\w.-]", requirement)[0]
    name = re.sub(r"[-_.]+", "-", name).lower()
    if name in found:
        return
    try:
        library = distribution(name)
    except PackageNotFoundError:  # needed only on another system
        return
    found[name] = _terms(library)
    for wanted in library.requires or () if deep else ():
        if "extra ==" not in wanted:
            _gather(wanted, found)


def _terms(library: Distribution) -> str:
    texts = [
        file.read_text("utf-8").strip()
        for file in library.files or ()
        if re.search(
            r"(dist-info/(licenses/)?|/licenses/[\w-]*)(LICEN[CS]E|COPYING|NOTICE)[^/]*$", file.as_posix()
        )
    ]
    told = library.metadata
    classifiers = (line for line in told.get_all("Classifier") or () if line.startswith("License"))
    named = [*(told.get_all("License-Expression") or ()), *(told.get_all("License") or ())]
    terms = next(filter(None, named), ", ".join(classifiers)).strip().splitlines() or ["see below"]
    if not texts:
        standard = next((text for begins, text in NAMED.items() if terms[0].startswith(begins)), None)
        if standard is None:
            raise LookupError(f"{told['Name']} comes without the text of its licence: {terms[0]}")
        texts = [(LICENCES / f"{standard}.txt").read_text("utf-8").strip()]
    return "\n\n".join([f"{told['Name']} {told['Version']}: {terms[0]}", *texts]) + "\n"
