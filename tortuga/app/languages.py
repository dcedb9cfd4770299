"""The languages the game speaks: each folder of `assets/text` is one, with its own name and place."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from tortuga.paths import assets_dir

FALLBACK = "en"
"""The default language, which also provides messages that another language lacks."""
OWN_FILE = "language.ftl"
"""What a language says about itself: `language-name` in that language, `language-place` in the list."""
_SAID = re.compile(r"^([\w-]+) *= *(.*\S)", re.MULTILINE)
"""A one-line message: its id and its words."""


class _Language(NamedTuple):
    place: int
    code: str
    name: str


def spoken_in(folder: Path) -> dict[str, str]:
    """The languages in a folder of texts: by code (the name of its folder), what each calls itself.

    They come in the order of their places, as in title, settings and command line.
    """
    languages = sorted(_read(file) for file in folder.glob(f"*/{OWN_FILE}"))
    return {language.code: language.name for language in languages}


def _read(file: Path) -> _Language:
    """What a file says, read without Fluent, which would load the language's date and number formats."""
    said = dict(_SAID.findall(file.read_text(encoding="utf-8")))
    for message in ("language-name", "language-place"):
        assert said.get(message), f"{file}: {message} is empty"
    return _Language(int(said["language-place"]), file.parent.name, said["language-name"])


LANGUAGE_NAMES = spoken_in(assets_dir() / "text")
"""By code, the name of each language in that language."""
LANGUAGES = tuple(LANGUAGE_NAMES)
"""Their codes."""


def start_language(*wishes: str | None) -> str:
    """The first of the wishes that is a language of the game, else English.

    Args:
        wishes: language codes or locales ("de_AT"), preferred first; None is skipped.
    """
    for wish in wishes:
        code = (wish or "").lower().replace("_", "-").split("-")[0]
        if code in LANGUAGES:
            return code
    return FALLBACK
