"""Text from outside: cleaned where a person enters it, made harmless where it is shown."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import lru_cache

_CONTROL = frozenset(("Cc", "Cs", "Zl", "Zp"))
"""Categories of characters that control a terminal, break a line, or are half of a surrogate pair."""
_DIRECTION = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Characters that change the writing direction; chat programs put them around names."""
_NEVER_SEEN = frozenset(("Cc", "Cf", "Cs", "Co", "Cn"))
"""Categories that no font draws: control, format, surrogate, private and unassigned characters."""
_SELECTORS = (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))
_UNSEEN = frozenset(map(chr, (0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x3164, 0xFFA0, 0xFFFC, *_SELECTORS)))
"""Characters of other categories that leave no mark either (Unicode: default ignorable)."""
_BLANK = "\u2800"
"""A Braille cell without dots: a letter that looks like a blank."""
_MARKS = frozenset(("Mn", "Mc", "Me"))
_SKINS = frozenset(map(chr, range(0x1F3FB, 0x1F400)))
_FLAGS = frozenset(map(chr, range(0x1F1E6, 0x1F200)))
"""Two of them are one flag."""
_TO_LEFT = frozenset(("R", "AL"))
"""Bidirectional classes of letters written from right to left."""
MAX_MARKS = 4
"""Maximum number of characters of one letter; more would overlap the lines around it."""


@lru_cache(1024)
def cleaned(words: str) -> str:
    """Entered text in the form it is stored in: normalized (NFC), no invisible characters, single blanks.

    Cleaning twice changes nothing. A visible letter has at most `MAX_MARKS` characters. Results are kept:
    a screen compares the same few names with each other whenever its controls are made.
    """
    normal = unicodedata.normalize("NFC", typeable(words))
    short = "".join(letter[:MAX_MARKS] for letter in letters(normal))
    return " ".join(unicodedata.normalize("NFC", short).split())


def typeable(words: str) -> str:
    """The visible characters of a text, as a field holds them while a person types; blanks are kept."""
    if words.isascii() and words.isprintable():
        return words
    kept: list[str] = []
    for letter in words:
        if letter.isspace() or letter == _BLANK:
            kept.append(" ")
        elif _is_seen(letter) and not (_is_mark(letter) and (not kept or kept[-1] == " ")):
            kept.append(letter)
    return "".join(kept)


def letters(words: str) -> list[str]:
    """The visible letters of a text, each with its marks, its skin tone or the second half of its flag."""
    letters: list[str] = []
    for sign in words:
        if letters and (letters[-1] in _FLAGS if sign in _FLAGS else _is_mark(sign)):
            letters[-1] += sign
        else:
            letters.append(sign)
    return letters


def is_to_left(words: str) -> bool:
    """Whether any letter is written from right to left."""
    return max(words, default="") >= "\u0590" and any(
        unicodedata.bidirectional(letter) in _TO_LEFT for letter in words
    )


def drawing_order(words: Sequence[str]) -> list[int]:
    """Indices of words as drawn from left to right; runs written from right to left are reversed."""
    out: list[int] = []
    turned: list[int] = []
    for index, word in enumerate(words):
        if is_to_left(word):
            turned.insert(0, index)
        else:
            out += [*turned, index]
            turned = []
    return out + turned


def harmless(words: str) -> str:
    """Text from outside, safe to show anywhere: no change of direction, control characters escaped."""
    if words.isascii() and words.isprintable():
        return words
    return "".join(
        letter.encode("unicode_escape").decode() if unicodedata.category(letter) in _CONTROL else letter
        for letter in words
        if letter not in _DIRECTION
    )


def _is_seen(character: str) -> bool:
    return character not in _UNSEEN and unicodedata.category(character) not in _NEVER_SEEN


def _is_mark(character: str) -> bool:
    """Whether it only changes the letter before it."""
    return character in _SKINS or unicodedata.category(character) in _MARKS
