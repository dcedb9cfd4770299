"""The languages the game speaks: each folder of `assets/text` is one, and says its own name and its place."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from tortuga.paths import assets_dir

FALLBACK = "en"
"""The default language, which also provides messages that another language lacks."""
OWN_FILE = "language.ftl"
"""What a language says of itself: `language-name` in its own words, `language-place` among the others."""
_SAID = re.compile(r"^([\w-]+) *= *(.*\S)", re.MULTILINE)
"""A message of one line: its id and its words."""


class _Language(NamedTuple):
    place: int
    code: str
    name: str


def spoken_in(folder: Path) -> dict[str, str]:
    """By code (the name of its folder) the languages in a folder of texts and what each calls itself.

    They stand in the order they ask for: that of title, settings and command line.
    """
    languages = sorted(_read(file) for file in folder.glob(f"*/{OWN_FILE}"))
    return {language.code: language.name for language in languages}


def _read(file: Path) -> _Language:
    """What a file says, without Fluent: that would load how its language writes dates and numbers."""
    said = dict(_SAID.findall(file.read_text(encoding="utf-8")))
    for message in ("language-name", "language-place"):
        assert said.get(message), f"{file}: {message} is empty"
    return _Language(int(said["language-place"]), file.parent.name, said["language-name"])


LANGUAGE_NAMES = spoken_in(assets_dir() / "text")
"""By code, the name of a language in that language."""
LANGUAGES = tuple(LANGUAGE_NAMES)
"""Their codes."""


def start_language(*wishes: str | None) -> str:
    """The first language the game speaks among the wishes, else English.

    Args:
        wishes: language codes or locales ("de_AT") in falling weight; None is skipped.
    """
    for wish in wishes:
        code = (wish or "").lower().replace("_", "-").split("-")[0]
        if code in LANGUAGES:
            return code
    return FALLBACK
