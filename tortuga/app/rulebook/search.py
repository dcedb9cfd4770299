"""Finding words in the rules, whatever their accents and capitals."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable

from tortuga.app.rulebook.pages import PAGES, Page, texts


def folded(text: str) -> str:
    """The text in small letters without accents: "Fiala's LOĎ" and "fiala's lod" are one."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


def matches(text: str, query: str) -> bool:
    """Whether every word of the query occurs in the text; an empty query occurs nowhere."""
    words = folded(query).split()
    plain = folded(text)
    return bool(words) and all(word in plain for word in words)


def found(query: str, say: Callable[[str], str]) -> tuple[Page, ...]:
    """The pages on which all words of the query occur, titles first; all pages for an empty query."""
    if not query.strip():
        return PAGES
    hits = [page for page in PAGES if matches(" ".join(texts(page, say)), query)]
    return tuple(sorted(hits, key=lambda page: not matches(say(f"rules-{page.id}"), query)))
